"""Curves on a grid of komi: the grid, winrate at a komi, fair komi and steepness. No kernels.

The sigmoid formula of numpy code stands here, that of kernels in `engine.search.value.curve`.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

LEAST_BETA: Final = 0.01
"""Steepness of the flattest curve there is, about that of a beginner's 19x19 opening [1/points]."""

HALF_POINTS: Final = 80
"""Komi up to which a grid holds every half point [points]."""
WHOLE_POINTS: Final = 100
"""Komi up to which a grid holds every whole point [points]."""
NEAREST: Final = 1e-6
"""Distance of two komi below which they are one [points]."""
FLAT_STEP: Final = 1e-6
"""Largest change of the log odds between grid points where a curve counts as flat."""
CERTAIN: Final = 15.0
"""Log odds beyond which an end of a curve is flat because the game is decided there."""
FAR: Final = 1000.0
"""Reach of the straight lines that steepness is read from, in lengths of the curve."""
FAR_STEPS: Final = 20
"""Grid points on each side between `WHOLE_POINTS` and the whole board."""


BENT_ERROR: Final = 0.02
"""Largest error of a bent sigmoid that stands for a searched curve [winrate]."""
KNOTS_ERROR: Final = 0.004
"""Largest error of knots that stand for a searched curve [winrate]."""
MOST_KNOTS: Final = 24

SUREST: Final = 1e-7
"""Distance from 0 and 1 of the last winrates that differ on a curve."""

Numbers = NDArray[np.float64] | float

Knots = tuple[tuple[float, float], ...]
"""A curve as straight lines of its log odds: ascending komi [points] and the log odds of Black's
win there; flat beyond the outer ones. Empty if fair komi and steepness describe the curve."""


def logistic(odds: Numbers) -> NDArray[np.float64]:
    """Return the chances 1 / (1 + exp(-odds)) of log odds."""
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * odds)))


def sigmoid_curve(komi: Numbers, alpha: Numbers, beta: Numbers) -> NDArray[np.float64]:
    """Return Black's winrates 1 / (1 + exp(-beta (alpha - komi)))."""
    return logistic(beta * (alpha - komi))


def curve_through(
    komi: Numbers, alpha: Numbers, beta: Numbers, searched_komi: Numbers, winrate: Numbers
) -> NDArray[np.float64]:
    """Return the winrates of sigmoids that are bent to pass through searched winrates.

    A searched curve is a mean of sigmoids and no sigmoid itself: at the searched komi the sigmoid
    of its alpha and beta can be off by ten points of winrate. Arguments are broadcast: one curve at
    many komi, or many curves at one.

    Parameters
    ----------
    komi
        Where to read the curves [points].
    alpha, beta
        Fair komi [points] and steepness there [1/points], above 0; infinite for a fact.
    searched_komi, winrate
        A point of the curve [points; 0, 1].

    Notes
    -----
    Log odds are straight between fair komi and the searched one, and as steep as the sigmoid
    beyond. Where the winrate contradicts the fair komi, the sigmoid is moved to the winrate.
    """
    certain = np.isinf(beta)
    steep = np.where(certain, 1.0, beta)
    odds, gap = log_odds(np.asarray(winrate)), np.asarray(alpha - searched_komi)
    contradicts = (odds * gap <= 0.0) | (np.abs(gap) < NEAREST)
    side = np.copysign(1.0, gap)
    past_fair = side * (komi - alpha) > 0.0
    past_searched = side * (komi - searched_komi) < 0.0
    inner = odds * (alpha - komi) / np.where(contradicts, 1.0, gap)
    moved = steep * (searched_komi + odds / steep - komi)
    outer = np.where(past_fair, steep * (alpha - komi), odds + steep * (searched_komi - komi))
    bent = np.where(past_fair | past_searched, outer, inner)
    values = logistic(np.where(contradicts, moved, bent))
    return np.where(certain, 0.5 + 0.5 * np.sign(alpha - komi), values)


class StraightOdds(NamedTuple):
    """A winrate curve as straight lines of its log odds; two numbers describe a sigmoid."""

    knots: Knots
    """Where lines meet, at least one; of a fact that is its score alone, with log odds 0."""
    steepness: float
    """Fall of the log odds per point beyond the outer knots [1/points]; infinite for a fact."""


def straight_odds(
    alpha: float, beta: float, searched_komi: float, winrate: float, knots: Knots = ()
) -> StraightOdds:
    """Return a winrate curve, of `curve_through` or through knots, as straight lines of log odds.

    Parameters
    ----------
    alpha, beta, searched_komi, winrate
        See `curve_through`; `winrate` is between 0 and 1 unless beta is infinite.
    knots
        Knots of the searched curve, see `curve_knots`. They are moved to `alpha`, or to `winrate`
        where that contradicts it, and pass through both without rising anywhere: what later
        positions tell has changed these values, not the curve.
    """
    if math.isinf(beta):
        return StraightOdds(((alpha, 0.0),), beta)
    through = searched_komi, float(log_odds(np.array(winrate)))
    gap = alpha - searched_komi
    contradicts = through[1] * gap <= 0.0 or abs(gap) < NEAREST
    if knots:
        fair = None if contradicts else alpha
        return StraightOdds(_moved(knots, through, fair), 0.0)
    if contradicts:
        return StraightOdds((through,), beta)
    if abs(through[1] - beta * gap) < NEAREST:
        return StraightOdds(((alpha, 0.0),), beta)
    return StraightOdds(tuple(sorted([through, (alpha, 0.0)])), beta)


def _moved(knots: Knots, through: tuple[float, float], fair: float | None) -> Knots:
    """Return a falling curve that is moved along the komi to a point, and bent to another.

    With a fair komi the curve is moved there. From there to `through` its log odds are multiplied,
    and what is added there is added beyond, so that the curve falls as it did. Without one it is
    moved to `through`.
    """
    komi, odds = np.array(knots).T
    pins = [through] if fair is None else [(fair, 0.0), through]
    pinned, height = pins[0]
    if odds[-1] < height < odds[0]:
        komi = komi + pinned - np.interp(height, odds[::-1], komi[::-1])
    if fair is not None:
        at, level = through
        own = float(np.interp(at, komi, odds))
        if own * level > 0.0:
            past = komi > at if at > fair else komi < at
            between = ~past & ((komi > fair) if at > fair else (komi < fair))
            odds = np.where(past, odds + level - own, np.where(between, odds * level / own, odds))
    for at, level in pins:  # where the curve does not reach so far
        odds = np.where(komi < at, np.maximum(odds, level), np.minimum(odds, level))
    near = (np.abs(komi[:, None] - np.array(pins)[:, 0]) < NEAREST).any(axis=1)
    others = zip(komi[~near].tolist(), odds[~near].tolist(), strict=True)
    return tuple(sorted([*others, *pins]))


def curve_knots(
    grid: NDArray[np.float32], curve: NDArray[np.float32], alpha: float, beta: float, komi: float
) -> Knots:
    """Return a searched curve as a few knots, if a bent sigmoid would be far from it.

    Parameters
    ----------
    grid, curve : float32[G]
        Ascending komi [points] and Black's winrate there.
    alpha, beta
        Fair komi [points] and steepness there [1/points].
    komi
        The searched komi [points].

    Returns
    -------
    Knots
        Empty if `curve_through` errs by at most `BENT_ERROR` anywhere or beta is not positive, else
        `MOST_KNOTS` at most: the komi where the lines so far are farthest from the curve are added
        until they err by at most `KNOTS_ERROR`.
    """
    if not 0.0 < beta < math.inf:
        return ()
    at = grid.astype(np.float64)
    bent = curve_through(at, alpha, beta, komi, curve_at(grid, curve, komi))
    if np.abs(bent - curve).max() <= BENT_ERROR:
        return ()
    odds = log_odds(curve).round(3)
    chosen = [0, len(grid) - 1]
    while len(chosen) < MOST_KNOTS:
        error = np.abs(logistic(np.interp(at, at[chosen], odds[chosen])) - curve)
        worst = int(error.argmax())
        if error[worst] <= KNOTS_ERROR or worst in chosen:
            break
        chosen = sorted([*chosen, worst])
    return tuple(zip(at[chosen].tolist(), odds[chosen].tolist(), strict=True))


def winrates_of_knots(knots: Knots, komi: Numbers) -> NDArray[np.float64]:
    """Return Black's winrates at any komi from the knots of a curve, at least one."""
    at, odds = np.array(knots).T
    return logistic(np.interp(komi, at, odds))


def curve_at(grid: NDArray[np.float32], curve: NDArray[np.float32], komi: float) -> float:
    """Return Black's winrate at one komi: exact on the grid, else interpolated."""
    at = int(np.searchsorted(grid, komi))
    if at < len(grid) and grid[at] == komi:
        return float(curve[at])
    return float(curve_values(grid, curve, np.array([komi]))[0])


def curve_values(
    grid: NDArray[np.float32], curve: NDArray[np.float32], komi: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return Black's winrate at any komi, interpolated between grid points as log odds.

    A sigmoid is a straight line in log odds, so a coarse grid reads it without error. Beyond the
    grid the last value holds.

    Parameters
    ----------
    grid, curve : float32[G]
        Ascending komi [points] and Black's winrate there.
    komi : float64[K]
        Where to read the curve [points].
    """
    return logistic(np.interp(komi, grid, log_odds(curve)))


def result_shares(
    grid: NDArray[np.float32], curve: NDArray[np.float32], score: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the chance that the final score is within half a point of each score, float64[K].

    Black wins at komi k if the score is above k, so that -dP(Black wins | k) / dk is the density
    of the score; here it is the fall of the curve over one point.

    Parameters
    ----------
    grid, curve, score
        See `curve_values`; scores are Black's [points].
    """
    fall = curve_values(grid, curve, score - 0.5) - curve_values(grid, curve, score + 0.5)
    return np.maximum(fall, 0.0)


def log_odds(curve: NDArray[np.floating], surest: float = SUREST) -> NDArray[np.float64]:
    """Return log(p / (1 - p)), p limited to `surest` from 0 and 1; by default to about 16."""
    p = np.clip(curve.astype(np.float64), surest, 1.0 - surest)
    return np.asarray(np.log(p / (1.0 - p)))


def alpha_beta_of_curve(
    grid: NDArray[np.floating], curve: NDArray[np.floating]
) -> tuple[float, float]:
    """Fair komi and steepness of a falling curve on a grid of komi.

    Parameters
    ----------
    grid : float[G]
        Ascending komi, two or more [points].
    curve : float[G]
        Black's winrate, not rising.

    Returns
    -------
    alpha, beta
        The komi where the curve crosses one half, and the beta of the sigmoid through its quarter
        and three-quarter points: 2 ln 3 / (komi at 1/4 - komi at 3/4). Beyond the grid, at most by
        its own length, a curve is continued by the straight line of its log odds; and so is a curve
        of labels beyond the outer ones, from where on it is flat.
    """
    # between grid points a sigmoid is a straight line in log odds, so interpolate there
    rising = np.maximum.accumulate(log_odds(curve[::-1]))
    komi = grid[::-1].astype(np.float64)
    moving = np.flatnonzero(np.diff(rising) > FLAT_STEP)
    if len(moving):  # all of a curve that is flat everywhere is kept, and certain ends of others
        first = moving[0] if rising[0] > -CERTAIN else 0
        last = moving[-1] + 1 if rising[-1] < CERTAIN else len(rising) - 1
        rising, komi = rising[first : last + 1], komi[first : last + 1]
    reach = komi[0] - komi[-1]
    highest, lowest = komi[0] + reach, komi[-1] - reach
    inward = min(4, len(komi) - 1)
    ends = []
    for end, inner, side in ((0, inward, 1.0), (-1, -1 - inward, -1.0)):
        slope = min((rising[inner] - rising[end]) / (komi[inner] - komi[end]), -LEAST_BETA)
        # steepness is read beyond the reach of alpha, unless the game is decided at this end
        beyond = side * reach * (1.0 if abs(rising[end]) >= CERTAIN else FAR)
        ends.append((komi[end] + beyond, rising[end] + slope * beyond))
    komi = np.concatenate((ends[0][:1], komi, ends[1][:1]))
    rising = np.concatenate((ends[0][1:], rising, ends[1][1:]))
    # strictly rising abscissa for np.interp: ties would make the crossing ambiguous
    rising += np.arange(len(rising)) * 1e-12
    third = np.log(3.0)
    quarter, half, three = np.interp((-third, 0.0, third), rising, komi)
    alpha = min(max(half, lowest), highest)
    return float(alpha), float(2.0 * third / max(quarter - three, 1e-3))


def score_of_curve(grid: NDArray[np.floating], curve: NDArray[np.floating]) -> tuple[float, float]:
    """Return `alpha_beta_of_curve` on a `komi_grid`, alpha at most the points of the board."""
    alpha, beta = alpha_beta_of_curve(grid, curve)
    most = float(grid[-1]) - 1.0
    return min(max(alpha, -most), most), beta


def komi_grid(size: int) -> NDArray[np.float32]:
    """Return the komi at which searched curves are kept: denser where games are decided.

    Returns
    -------
    float32[G]
        Ascending, symmetric about 0, from -(N + 1) to N + 1: no game is worth more. All half
        points where N + 1 is at most 100. On larger boards half points up to 80, whole points up
        to 100, then steps of 3 to 20 points that hold the tails of handicap games. G is 401 at
        most: the search pays for each point at every visit.
    """
    limit = size * size + 1
    if limit <= WHOLE_POINTS:
        ascending = np.arange(0.0, limit + 0.25, 0.5)
    else:
        far = (np.arange(1, FAR_STEPS + 1) / FAR_STEPS) ** 1.5 * (limit - WHOLE_POINTS)
        ascending = np.concatenate(
            (
                np.arange(0.0, HALF_POINTS, 0.5),
                np.arange(HALF_POINTS, WHOLE_POINTS + 1.0),
                np.unique(WHOLE_POINTS + np.ceil(far)),
            )
        )
    return np.concatenate((-ascending[:0:-1], ascending)).astype(np.float32)
