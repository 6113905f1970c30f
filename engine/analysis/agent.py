"""Agents: turn a finished search into a move, a pass or a resignation."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.human_ranks import NOBODY, profile_of
from engine.base.errors import SettingsError
from engine.base.settings import setting
from engine.go.board import BLACK
from engine.search.report import HOPELESS, TRUSTED_SHARE
from engine.search.value.dynamic_komi import DynamicKomiSettings
from engine.search.value.fit import curve_at
from engine.search.value.komi_window import MOST_LAMBDA

if TYPE_CHECKING:
    from engine.search.report import AnalysisReport
    from engine.search.root_stats import RootStats

RESIGN = -2  # move of `choose_move` that resigns
LEAST_GAIN_LOST: Final = 1.0
"""Points that a move must gain against a pass to be played in a lost game while the opponent plays
on; a neutral point is worth one under area scoring."""


@dataclass(frozen=True, kw_only=True)
class AgentSettings(DynamicKomiSettings):
    """Settings of an agent: its komi and komi window, and how it chooses a move after a search.

    With dynamic komi, winrates are those at the komi in which the search believes; so is the one
    that `resign_below` is compared with. With a margin it is that at the real komi: a player who
    can't win by the margin goes on.
    """

    lambda_: float = setting(
        0.5,
        "0 plays to win, 1 for points, above 1 for points at the risk of a won game",
        low=0,
        high=MOST_LAMBDA,
        source="SAI III-D",
    )
    mu: float = setting(
        0.0,
        "moves the near end of the komi window; 0 leaves it at the real komi",
        low=0,
        high=1,
        source="reference program",
    )
    choice: str = setting(
        "visits",
        "which move is best: the most visited (the paper), or the one with the best lower "
        "confidence bound",
        choices=("visits", "lcb"),
        source="SAI; reference program since 0.17",
    )
    temperature: float = setting(
        0.0,
        "0 plays the best move; above, moves are drawn with probability visits^(1/temperature)",
        low=0,
        high=10,
    )
    temperature_form: str = setting(
        "power",
        "how temperature acts: visits^(1/T), or the paper's Gibbs form exp(visits/T)",
        choices=("power", "gibbs"),
        source="SAI III",
    )
    opening_moves: int = setting(
        10_000, "moves of a game that use the temperature", low=0, high=10_000, unit="plies"
    )
    pass_rule: str = setting(
        "score",
        "search: pass when the search says so; score: never when that loses on the board, at "
        "once when the opponent passed and it wins by more than the margin",
        choices=("search", "score"),
        source="reference program",
    )
    resign_below: float = setting(
        0.0,
        "resign when the winrate falls below this; 0 never resigns; of a network without values "
        "the share of random games that are won counts",
        low=0,
        high=0.5,
    )
    human_rank: str = setting(
        NOBODY,
        'play as people of a rank (5k, 3d) or of a year (1985: professionals) do, by the "human" '
        "network; the search then says when to pass and to resign; none: play as it says",
        source="KataGo 1.15",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.plays_as_people:
            try:
                profile_of(self.human_rank)
            except SettingsError as error:
                raise self.error("human_rank", f": {error}") from None

    @property
    def plays_as_people(self) -> bool:
        """Whether it plays as people do, see `human_rank`."""
        return self.human_rank != NOBODY


@dataclass(frozen=True)
class MoveStats:
    """Candidates of one root from the mover's side, as input of `choose_move`."""

    visits: NDArray[np.int32]
    """int32[A]."""
    value: NDArray[np.float32]
    """float32[A], agent's value for the side to move; NaN without visits."""
    variance: NDArray[np.float32]
    """float32[A], sample variance of the value."""
    winrate: NDArray[np.float32]
    """float32[A], winrate for the side to move at the real komi; NaN without visits."""
    prior: NDArray[np.float32]
    """float32[A]."""


def lower_bounds(stats: MoveStats) -> NDArray[np.float32]:
    """Return the lower confidence bound of each move's value at one-sided level 1e-5, float32[A].

    Moves with fewer than two visits get their value minus one; the bound of unvisited moves is
    NaN. Student's t quantile comes from its expansion in 1 / degrees of freedom; the sum of squares
    is seeded with 1e-4 as in the reference program, so that equal values don't give a bound of zero
    width.
    """
    z = NormalDist().inv_cdf(1.0 - 1e-5)
    n = stats.visits.astype(np.float64)
    free = np.maximum(n - 1.0, 1.0)
    t = z + (z**3 + z) / (4.0 * free) + (5.0 * z**5 + 16.0 * z**3 + 3.0 * z) / (96.0 * free**2)
    spread = np.sqrt((stats.variance + 1e-4 / free) / np.maximum(n, 1.0))
    bound = np.where(n >= 2, stats.value - t * spread, stats.value - 1.0)
    return np.maximum(bound, -1.0).astype(np.float32)


def mover_stats(stats: RootStats, t: int, to_play: int) -> MoveStats:
    """Return tree t's candidates in the mover's frame: one of the two doors out of Black's."""
    black = to_play == BLACK
    return MoveStats(
        visits=stats.visits[t],
        value=stats.value[t] if black else 1.0 - stats.value[t],
        variance=stats.variance[t],
        winrate=stats.winrate[t] if black else 1.0 - stats.winrate[t],
        prior=stats.prior[t],
    )


def best_first(stats: MoveStats, choice: str) -> NDArray[np.intp]:
    """Return the visited moves, best first by the given choice, then by visits, value and prior.

    If no move has visits (a search of one visit is the network alone), these are all legal moves by
    their priors.
    """
    visited = np.flatnonzero(stats.visits > 0)
    if not len(visited):
        legal = np.flatnonzero(stats.prior > 0.0)
        return legal[np.argsort(-stats.prior[legal], kind="stable")]
    visits = stats.visits[visited]
    order = np.lexsort((-stats.prior[visited], -stats.value[visited], -visits))
    if choice == "lcb":
        bound = lower_bounds(stats)[visited]
        trusted = visits > TRUSTED_SHARE * visits.max()
        order = np.lexsort((-visits, -np.where(trusted, bound, -2.0), ~trusted))
    return visited[order]


def choose_move(
    stats: MoveStats,
    settings: AgentSettings,
    *,
    ply: int,
    margin_if_passed: float,
    after_pass: bool,
    random: np.random.Generator | None = None,
    order: NDArray[np.intp] | None = None,
) -> int:
    """Return the move that an agent plays after a search: a point, N for pass, or RESIGN.

    Parameters
    ----------
    ply
        Moves played so far.
    margin_if_passed
        Area score minus komi of the current board, for the side to move [points].
    after_pass
        Whether the opponent just passed, so that a pass ends the game.
    random
        Needed if the temperature is above 0.
    order
        The moves as `best_first` returns them, if they are known already.
    """
    points = len(stats.visits) - 1
    order = best_first(stats, settings.choice) if order is None else order
    if not len(order):
        return points
    if settings.pass_rule == "score" and after_pass and margin_if_passed > settings.margin:
        return points
    if settings.temperature > 0.0 and ply < settings.opening_moves and random is not None:
        searched = stats.visits[order[0]] > 0
        weights = (stats.visits if searched else stats.prior)[order].astype(np.float64)
        if settings.temperature_form == "power":
            logits = np.log(weights) / settings.temperature
        else:
            logits = weights / settings.temperature
        chances = np.exp(logits - logits.max())
        move = int(random.choice(order, p=chances / chances.sum()))
    else:
        move = int(order[0])
    ends_lost = after_pass and margin_if_passed < 0.0
    if settings.pass_rule == "score" and move == points and ends_lost and len(order) > 1:
        move = int(order[order != points][0])
    late = ply >= points / 4
    if settings.resign_below > 0.0 and late and stats.winrate[move] < settings.resign_below:
        return RESIGN
    return move


def gives_up(report: AnalysisReport) -> bool:
    """Return whether the first agent passes in a game instead of its best move.

    It does so in a lost game in which that move gains nothing against a pass, if it plays to win
    (lambda 0), has searched the pass, and its network knows the score.
    """
    agent = report.agents[0]
    choices = agent.move, report.size**2
    best, passing = (next((c for c in agent.candidates if c.move == m), None) for m in choices)
    if best is None or passing is None or agent.lambda_ != 0.0 or passing.beta <= 0.0:
        return False
    winrate = best.winrate if report.to_play == BLACK else 1.0 - best.winrate
    gain = report.to_play * (best.alpha - passing.alpha)
    return winrate < HOPELESS and gain < LEAST_GAIN_LOST


def resigns(report: AnalysisReport, below: float, ply: int) -> bool:
    """Return whether the first agent resigns: the winrate after its best move is below a limit.

    With dynamic komi the winrate at that komi decides, with a margin that at the real one. Nobody
    resigns before a quarter of the board's number of moves was played, or by a network without
    values.
    """
    if ply < report.size**2 / 4 or not report.has_winrates:
        return False
    agent = report.agents[0]
    chosen = next((c for c in agent.candidates if c.move == agent.move), agent)
    black = chosen.winrate
    if agent.dynamic_komi is not None and not agent.margin:
        black = curve_at(report.komi_grid, chosen.curve, agent.dynamic_komi)
    return (black if report.to_play == BLACK else 1.0 - black) < below
