"""Settings of a run: self-play, training and the run itself; together a preset."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from engine.errors import SettingsError
from engine.files import data_folder
from engine.go.rules import Rules
from engine.network.settings import NetworkSettings
from engine.search.settings import SearchSettings
from engine.settings import Settings, setting

__all__ = [
    "Preset",
    "RunSettings",
    "SelfPlaySettings",
    "TrainingSettings",
    "VisitsPhase",
    "load_preset",
    "preset_names",
    "run_settings",
]


class VisitsPhase(NamedTuple):
    """Visits per move from some share of the run on."""

    start: float
    """Share of the run at which the phase begins, 0 to 1."""
    deep: int
    """Visits of a recorded search."""
    cheap: int
    """Visits of a search that only moves the game on."""


@dataclass(frozen=True, kw_only=True)
class SelfPlaySettings(Settings):
    """How games are played to learn from."""

    games: int = setting(64, "Games in lockstep in each process.", low=1, high=65536)
    visits: str = setting(
        "0:96/20",
        "Visits per move as `share:deep/cheap ...`: from that share of the run on.",
        source="KataGo playout cap randomization; MiniZero progressive simulation",
    )
    deep_share: float = setting(
        0.25, "Share of the moves that are searched deep and recorded.", low=0.0, high=1.0
    )
    cheap_weight: float = setting(
        0.0,
        "Sample weight of moves searched cheaply: they teach the result only.",
        low=0.0,
        high=1.0,
    )
    policy_target: str = setting(
        "completed_q",
        "Policy to learn and to play: shares of visits, or the prior improved by completed Q.",
        choices=("visits", "completed_q"),
        source="Gumbel AlphaZero (completed Q)",
    )
    q_scale: float = setting(
        1.0,
        "Weight of Q in the completed-Q target.",
        low=0.0,
        high=100.0,
        source="Gumbel AlphaZero",
    )
    q_visits: float = setting(
        50.0,
        "Visits added to the largest visit count when Q is weighted.",
        low=0.0,
        high=10000.0,
        source="Gumbel AlphaZero",
    )
    temperature: float = setting(
        1.0, "Move temperature at the first move of the board.", low=0.0, high=10.0
    )
    late_temperature: float = setting(0.2, "Move temperature late in the game.", low=0.0, high=10.0)
    temperature_halving: float = setting(
        7.0, "Moves after which half the way to the late temperature is gone.",
        low=0.1, high=10000.0, unit="plies",
    )  # fmt: skip
    noise: bool = setting(True, "Dirichlet noise at the root of deep searches.")
    surprise_share: float = setting(
        0.0,
        "Part of the sample weights that goes by how far the search moved the policy.",
        low=0.0,
        high=1.0,
        source="KataGo policy surprise weighting",
    )
    decided_winrate: float = setting(
        1.0,
        "A game is decided when its last two searches are surer than this; 1 = never.",
        low=0.5,
        high=1.0,
        source="KataGo",
    )
    decided_share: float = setting(
        0.25, "Share of the visits and sample weights that decided games keep.", low=0.0, high=1.0
    )
    pass_after: float = setting(
        0.5, "No pass before this share of the points is occupied, early in the run.",
        low=0.0, high=1.0,
    )  # fmt: skip
    pass_free_from: float = setting(
        0.1, "Share of the run from which passing is free.", low=0.0, high=1.0
    )
    precision: str = setting(
        "auto", "Arithmetic of the searches' network.", choices=("auto", "fp32", "bf16")
    )
    cache_rows: int = setting(
        0, "Evaluations remembered by each process; 0 = none.", low=0, high=10**9
    )
    ply_limit: float = setting(
        3.0, "Longest game, in moves per point of the board.", low=0.5, high=20.0
    )
    branch_probability: float = setting(
        0.025, "Chance of each position to start a game at its own fair komi.",
        low=0.0, high=1.0, source="SAI section III-B",
    )  # fmt: skip
    komi_spread: float = setting(
        0.0, "Least spread of the first komi, as the scale of a logistic curve.",
        low=0.0, high=100.0, unit="points",
    )  # fmt: skip
    lambda_: float = setting(
        0.0, "0 plays to win, 1 for points.", low=0.0, high=1.0, source="SAI section III-D"
    )
    mu: float = setting(
        0.0, "Where the komi window begins, like lambda.", low=0.0, high=1.0, source="SAI 0.18"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        self.phases()

    def phases(self) -> tuple[VisitsPhase, ...]:
        """The phases of `visits` in order.

        Raises
        ------
        SettingsError
            The text is not `share:deep/cheap ...` with rising shares from 0.
        """
        phases = []
        for word in self.visits.split():
            try:
                share, _, counts = word.partition(":")
                deep, _, cheap = counts.partition("/")
                phases.append(VisitsPhase(float(share), int(deep), int(cheap)))
            except ValueError:
                raise SettingsError(
                    f"SelfPlaySettings.visits: {word!r} is not share:deep/cheap, like 0.1:64/16"
                ) from None
        starts = [phase.start for phase in phases]
        if not phases or starts[0] != 0 or starts != sorted(set(starts)) or starts[-1] > 1:
            raise SettingsError(
                f"SelfPlaySettings.visits: shares must rise from 0 to 1 at most, not {self.visits}"
            )
        if any(min(phase.deep, phase.cheap) < 1 for phase in phases):
            raise SettingsError(
                f"SelfPlaySettings.visits: at least one visit is needed, not {self.visits!r}"
            )
        return tuple(phases)

    def visits_at(self, share: float) -> tuple[int, int]:
        """Deep and cheap visits at a share of the run, 0 to 1."""
        phases = self.phases()
        phase = phases[bisect_right([phase.start for phase in phases], share) - 1]
        return phase.deep, phase.cheap


@dataclass(frozen=True, kw_only=True)
class TrainingSettings(Settings):
    """How a network learns from played games."""

    optimizer: str = setting("adamw", "The optimizer.", choices=("adamw", "sgd"))
    learning_rate: float = setting(2e-3, "Largest learning rate.", low=0.0, high=10.0)
    warmup_steps: int = setting(100, "Steps over which the rate rises from 0.", low=0, high=10**7)
    cosine_share: float = setting(
        0.15, "Last share of the run in which the rate falls along a cosine.", low=0.0, high=1.0
    )
    final_rate: float = setting(
        0.05, "Rate at the end of the run, relative to the largest.", low=0.0, high=1.0
    )
    momentum: float = setting(0.9, "Momentum of SGD (Nesterov).", low=0.0, high=0.9999)
    weight_decay: float = setting(1e-3, "Weight decay of matrices.", low=0.0, high=10.0)
    gradient_clip: float = setting(1.0, "Longest gradient; 0 = no limit.", low=0.0, high=1e6)
    batch: int = setting(256, "Positions per step.", low=1, high=65536)
    average: float = setting(
        0.995, "Share of the old average that each step keeps; 0 = no averaging.",
        low=0.0, high=0.99999,
    )  # fmt: skip
    precision: str = setting(
        "auto", "Arithmetic of the trunk; auto times both.", choices=("auto", "fp32", "bf16")
    )
    reuse: float = setting(
        8.0, "How often a new row is trained on, on average.", low=0.01, high=1000.0
    )
    window_rows: int = setting(
        10_000, "Rows of the training window before it grows.", low=1, high=10**9
    )
    window_exponent: float = setting(
        0.65, "The window grows as this power of all rows.", low=0.0, high=1.0, source="KataGo"
    )
    window_scale: float = setting(
        0.4, "How fast the window grows at first, per new row.", low=0.0, high=1.0, source="KataGo"
    )
    result_decay: float = setting(
        1.0,
        "Share of the winrate target that each ply hands on to later searches and the result; "
        "1 = the result alone.",
        low=0.0,
        high=1.0,
        source="TD(lambda)",
    )
    policy_weight: float = setting(1.0, "Weight of the policy loss.", low=0.0, high=1000.0)
    winrate_weight: float = setting(1.0, "Weight of the winrate loss.", low=0.0, high=1000.0)
    winrate_loss: str = setting(
        "cross_entropy", "Cross-entropy, or the squared error of the SAI paper.",
        choices=("cross_entropy", "squared"), source="SAI section III-A",
    )  # fmt: skip
    ownership_weight: float = setting(
        0.15, "Weight of the ownership loss per point.", low=0.0, high=1000.0, source="KataGo"
    )
    score_weight: float = setting(
        0.0, "Weight of the pull of alpha towards the final score.", low=0.0, high=1000.0
    )
    score_until: float = setting(
        0.2, "Share of the run up to which alpha is pulled towards the score.", low=0.0, high=1.0
    )


@dataclass(frozen=True, kw_only=True)
class RunSettings(Settings):
    """The run as a whole."""

    seed: int = setting(1, "Seed of everything random.", low=0, high=2**31 - 1)
    generations: int = setting(100, "Networks to make.", low=1, high=10**6)
    games: int = setting(256, "Games per generation.", low=1, high=10**9)
    shard_games: int = setting(32, "Games per file.", low=1, high=10**6)
    workers: int = setting(1, "Processes that play; the first also trains.", low=1, high=256)
    checkpoint_steps: int = setting(500, "Steps between checkpoints.", low=1, high=10**9)
    start_network: str = setting("", "Weights file to begin with; empty = random weights.")


_SECTIONS: dict[str, type[Settings]] = {
    "rules": Rules,
    "network": NetworkSettings,
    "search": SearchSettings,
    "selfplay": SelfPlaySettings,
    "training": TrainingSettings,
    "run": RunSettings,
}


@dataclass(frozen=True, kw_only=True)
class Preset:
    """All settings of a run, as one JSON object with one section per part."""

    about: str
    """What the preset is for, in a sentence or two."""
    rules: Rules
    """Rules of the games; the komi is drawn anew for each game."""
    network: NetworkSettings
    search: SearchSettings
    selfplay: SelfPlaySettings
    training: TrainingSettings
    run: RunSettings

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """Settings from nested mappings; what is missing keeps its default.

        Raises
        ------
        SettingsError
            A section or name is unknown, or a value impossible.
        """
        unknown = set(values) - {"about", *_SECTIONS}
        if unknown:
            raise SettingsError(
                f"Preset: unknown section {min(unknown)!r}; known: about, {', '.join(_SECTIONS)}"
            )
        for name in _SECTIONS:
            if not isinstance(values.get(name, {}), dict):
                raise SettingsError(f"Preset.{name} must be a JSON object")
        sections = {name: kind.from_dict(values.get(name, {})) for name, kind in _SECTIONS.items()}
        parts: dict[str, Any] = {**sections, "about": str(values.get("about", ""))}
        preset = cls(**parts)
        if preset.network.size != preset.rules.size:
            raise SettingsError(
                f"Preset: the network is for size {preset.network.size}, "
                f"the rules for size {preset.rules.size}; make them equal"
            )
        return preset

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Settings from JSON text; see `from_dict`."""
        try:
            values = json.loads(text)
        except ValueError as error:
            raise SettingsError(f"Preset: not valid JSON: {error}") from error
        if not isinstance(values, dict):
            raise SettingsError(f"Preset: a JSON object is needed, not {values!r:.40}")
        return cls.from_dict(values)

    def to_dict(self) -> dict[str, Any]:
        """Every option of every section."""
        sections = {name: getattr(self, name).to_dict() for name in _SECTIONS}
        return {"about": self.about, **sections}

    def to_json(self) -> str:
        """All settings as JSON text."""
        return json.dumps(self.to_dict(), indent=2)


def preset_names() -> list[str]:
    """Names of the presets that come with the program."""
    return sorted(path.stem for path in (data_folder("resources") / "presets").glob("*.json"))


def load_preset(name_or_path: str | Path) -> Preset:
    """A preset by name, or from a JSON file.

    Raises
    ------
    SettingsError
        There is no such preset, or it has an impossible value.
    """
    path = Path(name_or_path)
    if path.suffix != ".json":
        path = data_folder("resources") / "presets" / f"{name_or_path}.json"
    try:
        text = path.read_text()
    except OSError as error:
        raise SettingsError(
            f"no preset {str(name_or_path)!r}; known: {', '.join(preset_names())}"
        ) from error
    return Preset.from_json(text)


def run_settings(name_or_path: str | Path, changes: Mapping[str, Any]) -> Preset:
    """A preset with some options changed.

    Parameters
    ----------
    changes
        New values by dotted name, like `training.batch`.

    Raises
    ------
    SettingsError
        There is no such preset or option, or a value is impossible.
    """
    values = load_preset(name_or_path).to_dict()
    for dotted, value in changes.items():
        section, dot, name = dotted.partition(".")
        if not dot or section not in _SECTIONS:
            raise SettingsError(
                f"Preset: {dotted!r} is not SECTION.NAME; sections: {', '.join(_SECTIONS)}"
            )
        values[section][name] = value
    return Preset.from_dict(values)
