"""Fair komi of handicap games, and the value of handicap stones, by searches of their starts.

A start with n handicap stones (2 to 9) has n black stones on their customary points, and White
plays first. Without handicap Black plays first on the empty board. That is also the start with one
stone, which is a first move wherever Black likes: the two differ only in the komi that is usual.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.analysis.request import AnalysisRequest, Searcher
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_record import GameRecord
from engine.record.handicap import handicap_points, usual_komi
from engine.review.requests import position_request
from engine.search.loss import score_error
from engine.search.settings import MANY_VISITS, SearchSettings
from engine.search.value.fit import curve_at, log_odds

if TYPE_CHECKING:
    from engine.search.report import AnalysisReport

HANDICAP_VISITS: Final = MANY_VISITS
"""Visits of each search: enough for an error below half a point on 19x19."""
MOST_STONES: Final = 9
MOST_SEARCHES: Final = 3
"""Searches of one start, each at the fair komi that the one before found."""
FIRST_LOOKS: Final = 2
"""Looks without a search, all starts in one batch, to find the komi of the first search."""
UNEVEN: Final = 0.05
"""Difference from an even winrate at which a komi that avoids draws is not worth it [winrate]."""
SURE: Final = 0.1
"""Winrate, or distance from 1, below which a winrate doesn't tell the fair komi [0, 1]."""
AGENT: Final = AgentSettings(lambda_=1.0)
"""The agent whose curve represents a position, see `AnalysisReport.headline`."""


def possible_handicaps(size: int) -> tuple[int, ...]:
    """Return the numbers of handicap stones for which a board has customary points, from 0 on."""
    more = (n for n in range(2, MOST_STONES + 1) if handicap_points(size, n))
    return 0, 1, *more


def half_point(komi: float) -> float:
    """Return the komi with half a point that is nearest, so that no game is a draw."""
    return math.floor(komi) + 0.5


def fair_side(alpha: float, size: int) -> int:
    """Return the color that is ahead at every possible komi; 0 if the fair komi is one of them."""
    return (alpha >= size * size) - (alpha <= -size * size)


def komi_words(komi: float, at_least: str = "") -> str:
    """Return who gets a komi: "White gets 6.5", "Black gets 3.5", "no komi".

    Parameters
    ----------
    at_least
        Sign that is written before the points of a bound.
    """
    points = f"{at_least}{abs(komi):.1f}"
    if points == "0.0":
        return tr("no komi")
    if komi > 0:
        return tr("White gets {points}", points=points)
    return tr("Black gets {points}", points=points)


def game_with_handicap(size: int, rules: str, stones: int, komi: float) -> GameRecord:
    """Return a game about to start.

    Parameters
    ----------
    size
        Board size [points per side].
    rules
        Name of the rules, as in `rules_from_sgf`.
    stones
        Handicap stones; 0 and 1 let Black play first on the empty board.
    komi
        Komi as it is entered, without the compensation of the rules [points].
    """
    placed = stones if stones >= 2 else 0
    return GameRecord.new(rules_from_sgf(rules, size, komi, placed))


@dataclass(frozen=True)
class HandicapQuestion:
    """Which starts to search, and how."""

    size: int
    """Board size [points per side]."""
    rules: str
    """Name of the rules, as in `rules_from_sgf`."""
    visits: int = HANDICAP_VISITS
    """Visits of each search."""
    network: Path | None = None
    """Network file; None uses the best one for the board."""
    evaluator: str = "auto"
    """How the network runs, one of `EVALUATORS`."""

    @property
    def stones(self) -> tuple[int, ...]:
        """Numbers of handicap stones, see `possible_handicaps`."""
        return possible_handicaps(self.size)

    def request(self, stones: int, komi: float) -> AnalysisRequest:
        """Return the request to search a start.

        `komi` is that of the search, compensation included [points].
        """
        record = game_with_handicap(self.size, self.rules, stones, 0.0)
        asked = position_request(record, record.root, (AGENT,), stones, self.visits)
        return replace(asked, komi=komi, network=self.network, evaluator=self.evaluator)


@dataclass(frozen=True)
class HandicapStart:
    """The start of a game with handicap stones, searched at its fair komi."""

    stones: int
    """Handicap stones; 0 and 1 are the same position."""
    rules: Rules
    """Rules of the game, with `komi_to_enter` as komi."""
    network: str
    """Name of the network."""
    visits: int
    """Visits of the last search."""
    searches: int
    """Searches made, each at the fair komi found before."""
    searched_komi: float
    """Komi of the last search, compensation included [points]."""
    alpha: float
    """Fair komi, compensation included: Black's expected score [points]."""
    beta: float
    """Steepness of the curve there [1/points]."""
    error: float
    """Standard error of `alpha`: of the search, see `score_error`, or how far the last search
    moved it, if that is more [points]."""
    grid: NDArray[np.float32]
    """float32[G], komi of the curve, compensation included [points]."""
    curve: NDArray[np.float32]
    """float32[G], Black's winrate at each komi."""

    @property
    def usual_komi(self) -> float:
        """The customary komi with these stones, without compensation [points to White]."""
        return usual_komi(self.rules.size, self.stones, self.rules.scoring == "territory")

    @property
    def compensation(self) -> float:
        """Points that White gets for the stones besides komi, by the rules."""
        return self.rules.compensation

    @property
    def fair_komi(self) -> float:
        """Fair komi as it is entered, without compensation [points to White]."""
        return self.alpha - self.compensation

    @property
    def is_bound(self) -> bool:
        """Whether one side wins more than half of the games at every possible komi."""
        return fair_side(self.alpha, self.rules.size) != 0

    @property
    def komi_to_enter(self) -> float:
        """The komi to enter for an even game, without compensation.

        That is the nearest one with half a point, which no draw can end on. Where a point decides
        most games, as on small boards, it is the nearest half or whole point.
        """
        return self.rules.komi

    def winrate(self, komi: float) -> float:
        """Return Black's winrate at a komi as it is entered [0, 1]; see `is_rough`."""
        return curve_at(self.grid, self.curve, komi + self.compensation)

    def is_rough(self, komi: float) -> bool:
        """Return whether a komi, as it is entered, is so far from the searched one that the curve
        is an extrapolation: the search looked for moves near its own komi, and networks that see
        one komi at a time were asked only there."""
        return abs(komi + self.compensation - self.searched_komi) > SearchSettings().komi_samples

    def game(self, komi: float | None = None) -> GameRecord:
        """Return a game with these stones and a komi as it is entered, or `komi_to_enter`."""
        return GameRecord.new(self.rules if komi is None else self.rules.replace(komi=komi))


def search_handicaps(
    analyzer: Searcher,
    question: HandicapQuestion,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda _share: None,
) -> Iterator[HandicapStart]:
    """Search the starts with all numbers of stones, and yield each as it is known.

    Each start is searched at the fair komi that the network sees in it, and again at the fair komi
    found, until that is within its error of the searched one, `MOST_SEARCHES` times at most: a
    curve is true near the komi of its search only.

    Parameters
    ----------
    progress
        Called with the share that is done [0, 1].

    Yields
    ------
    HandicapStart
        In the order of `HandicapQuestion.stones`; ends early if stopped.

    Raises
    ------
    EngineError
        There is no usable network, or it has no score.
    """
    placed = [n for n in question.stones if n != 1]
    guesses = [0.0] * len(placed)
    for _ in range(FIRST_LOOKS):
        looks = [question.request(n, k) for n, k in zip(placed, guesses, strict=True)]
        points = list(analyzer.sweep(looks, 1, stopped))
        if stopped():
            return
        if any(point.beta <= 0.0 for point in points):
            raise EngineError(
                tr(
                    "this network has no score and knows only the komi of its training; "
                    "choose a network that knows the score"
                )
            )
        guesses = [_searchable(point.alpha) for point in points]
    for place, (n, guess) in enumerate(zip(placed, guesses, strict=True)):

        def report_share(share: float, place: int = place) -> None:
            progress((place + share) / len(placed))

        start = _search_start(analyzer, question, n, guess, stopped, report_share)
        if start is None:
            return
        yield start
        if n == 0:
            yield replace(start, stones=1)


def _search_start(
    analyzer: Searcher,
    question: HandicapQuestion,
    stones: int,
    komi: float,
    stopped: Callable[[], bool],
    progress: Callable[[float], None],
) -> HandicapStart | None:
    """Search a start at a komi, then at the fair komi found; None if stopped."""
    for search in range(1, MOST_SEARCHES + 1):
        request = question.request(stones, komi)
        report: AnalysisReport | None = None
        for report in analyzer.analyze(request, stopped):
            progress(min(report.headline.visits / question.visits, 1.0))
        if stopped() or report is None:
            return None
        start = _start_of(request, report, stones, search)
        fair = _searchable(start.alpha)
        if fair == komi or abs(start.alpha - komi) <= start.error or search == MOST_SEARCHES:
            break
        komi = fair
    moved = abs(start.alpha - komi)
    return start if fair == komi else replace(start, error=max(start.error, moved))


def _start_of(
    request: AnalysisRequest, report: AnalysisReport, stones: int, searches: int
) -> HandicapStart:
    """Return the start that a finished report describes.

    Beyond 100 points komi grids are coarse, and a curve between their points can be off by more
    than a point. If the searched komi is no point of the grid, the curve is moved to the winrate
    that the search found there.
    """
    agent, rules, grid = report.headline, request.rules, report.komi_grid
    komi, alpha = report.searched_komi, agent.alpha
    if not (grid == komi).any() and SURE < agent.winrate < 1.0 - SURE and agent.beta > 0.0:
        alpha = komi + float(log_odds(np.array([agent.winrate]))[0]) / agent.beta
        grid = grid + np.float32(alpha - agent.alpha)
    fair = half_point(alpha - rules.compensation)
    if abs(curve_at(grid, agent.curve, fair + rules.compensation) - 0.5) > UNEVEN:
        fair = _searchable(alpha - rules.compensation)
    return HandicapStart(
        stones=stones,
        rules=rules.replace(komi=fair),
        network=report.network,
        visits=agent.visits,
        searches=searches,
        searched_komi=komi,
        alpha=alpha,
        beta=agent.beta,
        error=score_error(agent, report.size),
        grid=grid,
        curve=agent.curve,
    )


def _searchable(komi: float) -> float:
    """Return the nearest half or whole point: networks have seen no other komi."""
    return math.floor(2.0 * komi + 0.5) / 2.0


def fair_stones(starts: Sequence[HandicapStart], komi: float) -> HandicapStart | None:
    """Return the start whose chances at a komi are nearest to even; None without starts.

    Parameters
    ----------
    komi
        Komi as it is entered, without compensation [points].
    """

    def unevenness(start: HandicapStart) -> tuple[float, float]:
        return round(abs(start.winrate(komi) - 0.5), 3), abs(start.fair_komi - komi)

    return min(starts, key=unevenness, default=None)  # of 0 and 1, which are equal, the first
