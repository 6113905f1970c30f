"""Winrate curves over komi: crossings, the best move by komi, ranges. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.search.loss import error_of_odds, has_enough_visits, log_odds_error
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate
from engine.search.value.fit import curve_at, log_odds

NOTICEABLE = 0.01
"""Least difference of two curves that counts [winrate]."""
FLAT_STEP = 1e-4
"""Largest difference between neighboring komi of a curve that doesn't change [winrate]."""
UNDECIDED = 0.02
"""Least winrate of both sides at which a position is not decided."""
SEARCHED = 0.1
"""Least share of the most visited move's visits at which a move is compared with others."""
BEYOND = 4.0
"""What `changing_range` has beyond the changes [points]."""


def komi_for(grid: NDArray[np.float32], curve: NDArray[np.float32], winrate: float) -> float | None:
    """Return the komi at which a falling curve has a winrate; None if not on the grid."""
    if len(grid) < 2 or not curve[0] >= winrate >= curve[-1]:
        return None
    below = int(np.argmax(curve <= winrate))
    if below == 0:
        return float(grid[0])
    high, low, target = log_odds(np.array([*curve[below - 1 : below + 1], winrate], np.float32))
    part = 0.0 if high <= low else float((high - target) / (high - low))
    return float(grid[below - 1] + part * (grid[below] - grid[below - 1]))


@dataclass(frozen=True)
class Crossing:
    """Komi at which the curves of two moves cross."""

    komi: float
    winrate: float
    """Black's winrate of both there [0, 1]."""
    below: str = ""
    """Name of the move that is better at a lower komi."""
    above: str = ""
    """Name of the move that is better at a higher komi."""


class Stretch(NamedTuple):
    """A range of komi."""

    low: float
    high: float
    best: int | None
    """Index of the best candidate; None if none is clearly best."""


def clear_leads(
    grid: NDArray[np.float32],
    curves: Sequence[NDArray[np.float32]],
    errors: Sequence[float],
    may_lead: Sequence[bool],
    to_play: int,
) -> list[Stretch]:
    """Divide the komi axis into ranges in which one candidate is clearly best, or none is.

    A candidate is clearly best where its winrate is above every other's by at least `NOTICEABLE`
    and by more than the standard error of the difference.

    Parameters
    ----------
    grid : float32[G]
        Ascending komi [points].
    curves : float32[G] each
        Black's winrate by candidate.
    errors
        Standard error of the log odds of each candidate's winrate.
    may_lead
        Whether each candidate has enough visits to be called best.
    to_play
        BLACK or WHITE.
    """
    if not curves:
        return []
    black = np.asarray(curves, np.float64)
    factor = np.maximum(np.exp(-np.asarray(errors)), np.finfo(np.float64).tiny)
    error = error_of_odds(black, factor[:, None])
    table, columns = to_play * black, np.arange(len(grid))
    leader = table.argmax(axis=0)
    ahead = table[leader, columns] - table
    is_behind = ahead > np.maximum(np.hypot(error[leader, columns], error), NOTICEABLE)
    is_behind[leader, columns] = True
    best = np.where(is_behind.all(axis=0) & np.asarray(may_lead)[leader], leader, -1)
    turns = (np.flatnonzero(np.diff(best)) + 1).tolist()
    middles = [0.5 * float(grid[i - 1] + grid[i]) for i in turns]
    edges = [float(grid[0]), *middles, float(grid[-1])]
    leaders = [None if best[i] < 0 else int(best[i]) for i in (0, *turns)]
    return [Stretch(*part) for part in zip(edges[:-1], edges[1:], leaders, strict=True)]


def crossing_between(
    grid: NDArray[np.float32],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    low: float,
    high: float,
) -> Crossing | None:
    """Return the first crossing of two curves between two komi; None if there is none."""
    inside = np.flatnonzero((grid >= low - 0.5) & (grid <= high + 0.5))
    gap = first[inside].astype(np.float64) - second[inside]
    turns = np.flatnonzero(gap[:-1] * gap[1:] < 0.0)
    if len(turns) == 0:
        return None
    turn = int(turns[0])
    left, right = grid[inside[turn]], grid[inside[turn + 1]]
    part = gap[turn] / (gap[turn] - gap[turn + 1])
    komi = float(left + part * (right - left))
    return Crossing(komi, curve_at(grid, first, komi))


def comparable(agent: AgentAnalysis) -> list[Candidate]:
    """Return the candidates that are compared with each other.

    They have enough visits for that, or for a loss, which is none: the choice is not clearly best.
    """
    most = max((c.visits for c in agent.candidates), default=0)

    def is_comparable(c: Candidate) -> bool:
        is_rival = c.points_lost <= 0.0 and has_enough_visits(c.figure_visits)
        return is_rival or c.figure_visits >= max(1, SEARCHED * most)

    return [c for c in agent.candidates if is_comparable(c)]


def clear_choices(
    report: AnalysisReport, move: int | None, moves: Sequence[Candidate]
) -> list[Stretch]:
    """Return which of some moves is clearly best at which komi near the report's.

    Near is everything between this komi and the fair one, and two standard deviations of the score
    beyond: the search hardly explored the rest. At the report's komi itself only `move`, the
    agent's choice, is ever called best.
    """
    first, grid = report.headline, report.komi_grid
    komi = komi_on_grid(report)
    around = max(2.0 * math.pi / (math.sqrt(3.0) * max(first.beta, 1e-3)), 1.0)
    low, high = min(report.komi, first.alpha) - around, max(report.komi, first.alpha) + around
    near = slice(int(np.searchsorted(grid[:-2], low)), int(np.searchsorted(grid[2:], high)) + 2)
    leads = clear_leads(
        grid[near],
        [c.curve[near] for c in moves],
        [log_odds_error(c.figure_visits, report.size, c.beta) for c in moves],
        [has_enough_visits(c.figure_visits) for c in moves],
        report.to_play,
    )

    def best_of(stretch: Stretch) -> int | None:
        here = stretch.low <= komi <= stretch.high
        known = stretch.best is not None and (not here or moves[stretch.best].move == move)
        return stretch.best if known else None

    parts = [(best, list(same)) for best, same in groupby(leads, best_of)]
    return [Stretch(same[0].low, same[-1].high, best) for best, same in parts]


def is_best_at_komi(report: AnalysisReport, agent: AgentAnalysis) -> bool:
    """Return whether the agent's choice is clearly best at the report's komi, as the curve says."""
    moves, komi = comparable(agent), komi_on_grid(report)
    if len(moves) == 1:
        return moves[0].move == agent.move
    stretches = clear_choices(report, agent.move, moves)
    return any(low <= komi <= high for low, high, best in stretches if best is not None)


def komi_on_grid(report: AnalysisReport) -> float:
    """Return the report's komi, or the end of the curves beyond which it lies."""
    return min(max(report.komi, float(report.komi_grid[0])), float(report.komi_grid[-1]))


def changing_range(grid: NDArray[np.floating], curve: NDArray[np.floating]) -> tuple[float, float]:
    """Return the range of komi in which a curve changes, a few points more at each end.

    A network with winrates for some komi alone says the same at all komi beyond them.
    """
    steps = np.flatnonzero(np.abs(np.diff(curve)) > FLAT_STEP)
    first, last = (steps[0], steps[-1] + 1) if len(steps) else (0, -1)
    return float(grid[first]) - BEYOND, float(grid[last]) + BEYOND


def possible_komi(grid: NDArray[np.floating]) -> tuple[float, float]:
    """Return the least and the largest possible score of a board, by the grid of its curves.

    At a komi beyond these, one player always wins; the grid (`engine.search.value.fit.komi_grid`)
    goes one point further, and a curve that was searched is not 0 or 1 there.
    """
    return float(grid[0]) + 1.0, float(grid[-1]) - 1.0


def known_komi(
    grid: NDArray[np.floating], curve: NDArray[np.floating], komi: float
) -> tuple[float, float] | None:
    """Return the komi between which a curve changes if one lies beyond, where it is not decided.

    Such a curve is of a network with winrates for these komi alone; None otherwise.
    """
    low, high = changing_range(grid, curve)
    low, high = low + BEYOND, high - BEYOND
    if low <= komi <= high or not UNDECIDED < np.interp(komi, grid, curve) < 1.0 - UNDECIDED:
        return None
    return low, high


def interesting_range(
    alpha: float, beta: float, komi: Sequence[float], limit: tuple[float, float]
) -> tuple[float, float]:
    """Return the range of the komi axis to show.

    It is the fair komi with two and a half widths to each side (the curve falls from 98 % to 2 %
    there), extended to contain every given komi with a margin, within `limit`.
    """
    width = 2.0 * math.log(3.0) / beta if beta > 0.0 else math.inf
    half = min(max(2.5 * width, 4.0), 0.5 * (limit[1] - limit[0]))
    alpha = min(max(alpha, limit[0]), limit[1])
    air = 0.15 * half
    low = min([alpha - half, *(k - air for k in komi)])
    high = max([alpha + half, *(k + air for k in komi)])
    return max(low, min(limit[0], *komi) - air), min(high, max(limit[1], *komi) + air)
