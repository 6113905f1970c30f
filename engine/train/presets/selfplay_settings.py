"""Settings of self-play."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from engine.base.settings import Settings, setting
from engine.search.value.komi_window import MOST_LAMBDA

MOST_VISITS: Final = 100_000
"""Visits of a self-play search; the trees of all games take memory for them."""


class VisitsPhase(NamedTuple):
    """Visits per move in one phase of a run."""

    start: float
    """Share of the run at which the phase begins, 0 to 1."""
    deep: int
    """Visits of a recorded search."""
    cheap: int
    """Visits of a search that only moves the game on."""


@dataclass(frozen=True, kw_only=True)
class SelfPlaySettings(Settings):
    """How games are played to learn from."""

    removed = {"q_scale": 1.0, "q_visits": 50.0, "cheap_weight": 0.0}

    games: int = setting(
        64,
        "Games in lockstep in each process; fewer where a generation has fewer (run.games).",
        low=1,
        high=65536,
    )
    visits: str = setting(
        "0:96/20",
        "Visits per move as `share:deep/cheap ...`: from that share of the run on.",
        source="KataGo playout cap randomization; MiniZero progressive simulation",
    )
    deep_share: float = setting(
        0.25, "Share of the moves that are searched deep and recorded.", low=0.0, high=1.0
    )
    policy_target: str = setting(
        "completed_q",
        "Policy to learn and to play: shares of visits, or the prior improved by completed Q.",
        choices=("visits", "completed_q"),
        source="Gumbel AlphaZero (completed Q)",
    )
    temperature: float = setting(
        1.0, "Move temperature at the first move of the board.", low=0.0, high=10.0
    )
    late_temperature: float = setting(0.2, "Move temperature late in the game.", low=0.0, high=10.0)
    temperature_plies: int = setting(
        10_000,
        "First moves of the board that are drawn at random; later the best one is played.",
        low=0,
        high=10_000,
        unit="plies",
        source="SAI section III-D; Leela Zero",
    )
    temperature_form: str = setting(
        "power",
        "How temperature acts on the policy to play: policy^(1/T), or on visits in the paper's "
        "Gibbs form exp(visits/T); that is with policy_target visits.",
        choices=("power", "gibbs"),
        source="SAI section III-D; the reference program has powers",
    )
    temperature_halving: float = setting(
        7.0, "Moves after which half the way to the late temperature is gone.",
        low=0.1, high=10000.0, unit="plies",
    )  # fmt: skip
    noise: bool = setting(
        True,
        "Noise at the root of deep searches: Dirichlet's, or Gumbel draws with "
        "search.root_selection 'gumbel'.",
    )
    surprise_share: float = setting(
        0.0,
        "Share of the sample weights that depends on policy surprise: how far the "
        "search moved the policy.",
        low=0.0,
        high=1.0,
        source="KataGo policy surprise weighting",
    )
    decided_winrate: float = setting(
        1.0,
        "A game counts as decided when its last two searches give the same side a "
        "winrate above this; 1 = never.",
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
    keep_tree: bool = setting(
        False,
        "Keep the searched part of the tree from move to move; the visits of a move are added to "
        "it.",
        source="GoCSE392 4.3",
    )
    precision: str = setting(
        "auto",
        "Arithmetic of the searches' network; auto takes the fastest that gives the same answers.",
        choices=("auto", "fp32", "bf16"),
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
        0.0,
        "0 plays to win, 1 for points.",
        low=0.0,
        high=MOST_LAMBDA,
        source="SAI section III-D",
    )
    mu: float = setting(
        0.0, "Where the komi window begins, like lambda.", low=0.0, high=1.0, source="SAI 0.18"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        self.phases()
        if self.temperature_form == "gibbs" and self.policy_target != "visits":
            raise self.error("temperature_form", ": gibbs goes with policy_target visits alone")
        if self.deep_share == 0.0:
            raise self.error("deep_share", " 0 would record no move to learn from; raise it")

    def phases(self) -> tuple[VisitsPhase, ...]:
        """Return the phases of `visits` in order.

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
                raise self.error(
                    "visits", f": {word!r} is not share:deep/cheap, like 0.1:64/16"
                ) from None
        starts = [phase.start for phase in phases]
        rising = all(a < b <= 1 for a, b in pairwise(starts))  # false for what is no number
        if not phases or starts[0] != 0 or not rising:
            raise self.error("visits", f": shares must rise from 0 to 1 at most, not {self.visits}")
        if any(not 1 <= visits <= MOST_VISITS for phase in phases for visits in phase[1:]):
            raise self.error("visits", f": visits are from 1 to {MOST_VISITS}, not {self.visits!r}")
        return tuple(phases)

    def visits_at(self, share: float) -> tuple[int, int]:
        """Return deep and cheap visits at a share of the run, 0 to 1."""
        phases = self.phases()
        phase = phases[bisect_right([phase.start for phase in phases], share) - 1]
        return phase.deep, phase.cheap
