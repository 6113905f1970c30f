"""Settings of a run: self-play, distillation, training and the run itself."""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from engine.base.errors import SettingsError
from engine.base.settings import Settings, setting
from engine.go.board import MAX_SIZE, MIN_SIZE

__all__ = [
    "DistillationSettings",
    "RunSettings",
    "SelfPlaySettings",
    "TrainingSettings",
    "VisitsPhase",
]


_BOARDS: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?(?::(\d{1,6}(?:\.\d{1,6})?))?")
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
        "Policy to learn and to play: shares of visits, the same without what "
        "search.forced_playouts added (pruned_visits), or the prior improved by completed Q.",
        choices=("visits", "pruned_visits", "completed_q"),
        source="Gumbel AlphaZero (completed Q); KataGo (pruned)",
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
    noise: bool = setting(
        True,
        "Noise at the root of deep searches: Dirichlet's, or Gumbel draws with "
        "search.root_selection 'gumbel'.",
    )
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
        0.0, "0 plays to win, 1 for points.", low=0.0, high=1.0, source="SAI section III-D"
    )
    mu: float = setting(
        0.0, "Where the komi window begins, like lambda.", low=0.0, high=1.0, source="SAI 0.18"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        self.phases()
        if self.deep_share == 0.0 and self.cheap_weight == 0.0:
            raise SettingsError(
                "SelfPlaySettings: with deep_share 0 and cheap_weight 0 no move would be learned "
                "from; raise one of them"
            )

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


@dataclass(frozen=True, kw_only=True)
class DistillationSettings(Settings):
    """How positions are labelled by a teacher network, in place of self-play."""

    teacher: str = setting(
        "", "Network file whose answers are learned; empty = the run plays against itself."
    )
    labels: str = setting(
        "",
        "Folders of labels made before by `sai-engine label`, separated by semicolons; then the "
        "teacher is not asked again.",
    )
    pupil: str = setting(
        "",
        "Network file whose policy plays a part of the moves, so that its mistakes are labelled "
        "too; empty = the teacher plays all.",
    )
    tree_share: float = setting(
        0.0,
        "Share of the games that go from node to node of the pupil's search trees in place of "
        "playing, so that what it misjudges while it searches is labelled.",
        low=0.0,
        high=1.0,
    )
    pupil_visits: int = setting(60, "Visits of the pupil's searches for them.", low=2, high=100_000)
    visits: int = setting(
        1, "Visits of the teacher's searches for searched labels; 1 = none.", low=1, high=100_000
    )
    searched_share: float = setting(
        0.1, "Share of the labels that are searched.", low=0.0, high=1.0
    )
    games: str = setting(
        "",
        "Zip, folder or file of game records whose positions are labelled too; games that an index "
        "beside them keeps for validation are left out. Empty = games of teacher and pupil alone.",
    )
    boards: str = setting(
        "",
        "Board sizes, and how often positions are drawn from each, like 19:3 9:2 5-8:1; the sizes "
        "of a range share its part.",
    )
    recorded_share: float = setting(
        0.5,
        "Share of games from records, on board sizes that have any; the others are played by "
        "teacher and pupil.",
        low=0.0,
        high=1.0,
    )
    per_game: int = setting(8, "Positions drawn of a record.", low=1, high=1000)
    move_weight: float = setting(
        0.5,
        "Share of the move played in a record's policy target; the rest is the teacher's policy.",
        low=0.0,
        high=1.0,
    )
    result_weight: float = setting(
        0.3,
        "Share of a record's result in the winrate target at its own komi; the rest is the "
        "teacher's winrate.",
        low=0.0,
        high=1.0,
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.shares() and self.teacher and not self.labels:
            raise self.error("boards", ": name at least one board size, like 19 or 9:2 5-8:1")
        if self.tree_share > 0.0 and not self.pupil:
            raise self.error("tree_share", ": name the network that searches as pupil")

    def shares(self) -> dict[int, float]:
        """Return the chance of each board size, ascending; they sum to 1."""
        shares: dict[int, float] = {}
        for part in self.boards.split():
            match = _BOARDS.fullmatch(part)
            sizes = range(0)
            if match is not None:
                sizes = range(int(match[1]), int(match[2] or match[1]) + 1)
            if match is None or not sizes or sizes[0] < MIN_SIZE or sizes[-1] > MAX_SIZE:
                raise self.error(
                    "boards",
                    f": {part!r:.40} is not a board size from {MIN_SIZE} to {MAX_SIZE}, or a range "
                    "of them, with a weight, like 9:2 or 5-8:1",
                )
            for size in sizes:
                shares[size] = shares.get(size, 0.0) + float(match[3] or 1.0) / len(sizes)
        total = sum(shares.values())
        if shares and not 0.0 < total < math.inf:
            raise self.error(
                "boards", f": the weights of {self.boards!r:.40} don't sum to a number above 0"
            )
        return {size: shares[size] / total for size in sorted(shares)}


@dataclass(frozen=True, kw_only=True)
class TrainingSettings(Settings):
    """How a network learns from played games."""

    optimizer: str = setting(
        "adamw",
        "The optimizer; muon is for the matrices of hidden layers, with adamw for all others.",
        choices=("adamw", "sgd", "muon"),
        source="Jordan et al. 2024 (Muon)",
    )
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
    off_policy_cut: float = setting(
        0.0,
        "How far a result stops at moves that the search would not have played: positions before "
        "them learn the searched winrate instead; 0 = not at all, 1 = entirely.",
        low=0.0,
        high=1.0,
        source="Retrace, Munos et al. 2016",
    )
    searched_targets_from: float = setting(
        0.25,
        "Share of the run from which result_decay and off_policy_cut act in full; before, results "
        "count for more, since a young network's searches know nothing.",
        low=0.0,
        high=1.0,
    )
    policy_weight: float = setting(1.0, "Weight of the policy loss.", low=0.0, high=1000.0)
    soft_policy_weight: float = setting(
        8.0, "Weight of the loss of network.soft_policy.", low=0.0, high=1000.0, source="KataGo"
    )
    soft_policy_temperature: float = setting(
        4.0,
        "network.soft_policy learns the policy target to the power of 1 / this.",
        low=1.0,
        high=100.0,
        source="KataGo",
    )
    reply_weight: float = setting(
        0.15, "Weight of the loss of network.reply_policy.", low=0.0, high=1000.0, source="KataGo"
    )
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
    score_target: str = setting(
        "final",
        "What alpha is pulled towards: the final score of the game, or what was searched, or "
        "taught, at each position.",
        choices=("final", "searched"),
    )
    score_until: float = setting(
        0.2, "Share of the run up to which alpha is pulled towards the score.", low=0.0, high=1.0
    )

    def fading_at(self, share: float) -> tuple[float, float]:
        """Return `result_decay` and `off_policy_cut` at a share of the run, 0 to 1."""
        grown = 1.0
        if self.searched_targets_from > 0.0:
            grown = min(share / self.searched_targets_from, 1.0)
        return 1.0 - grown * (1.0 - self.result_decay), grown * self.off_policy_cut


@dataclass(frozen=True, kw_only=True)
class RunSettings(Settings):
    """Length, processes, device and start of a run."""

    seed: int = setting(1, "Seed of everything random.", low=0, high=2**31 - 1)
    generations: int = setting(
        100, "Networks to make; 0 = none, only games, as `sai-engine label` does.",
        low=0, high=10**6,
    )  # fmt: skip
    minutes: float = setting(
        0.0,
        "Longest time for the run, at whose end the learning rate is lowest; it ends with the "
        "generation at work. 0 = no limit.",
        low=0.0,
        high=1e6,
        unit="minutes",
    )
    games: int = setting(
        256,
        "Games per generation, at least (positions, in a distillation); what other processes play "
        "while the first one trains comes on top. Labels made before are all read at once; a "
        "generation then trains on so many.",
        low=1,
        high=10**9,
    )
    shard_games: int = setting(32, "Games per file.", low=1, high=10**6)
    workers: int = setting(1, "Processes that play; the first also trains.", low=1, high=256)
    checkpoint_steps: int = setting(500, "Steps between checkpoints.", low=1, high=10**9)
    start_network: str = setting("", "Weights file to begin with; empty = random weights.")
    start_trunk: str = setting(
        "",
        "Weights file whose trunk a network with random heads begins with, such as one of another "
        "board size; empty = random weights.",
    )
    device: str = setting(
        "auto",
        "Where networks play and learn: auto takes a CUDA graphics card when there is one.",
        choices=("auto", "cpu", "cuda"),
    )
    panel: str = setting("", "Panel file that scores the networks; empty = none.")
    panel_every: int = setting(
        0, "Generations from one panel score to the next; 0 = never.", low=0, high=10**6
    )
