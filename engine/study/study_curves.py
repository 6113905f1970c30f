"""What many networks alone say of one position: their winrate curves, and the spread of them.

Figure 2 of the SAI paper (S0 IV-2).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.go.position import TO_PLAY, Position
from engine.network.evaluator import NetworkEvaluator
from engine.network.katago.katago_curve import curve_of_grid
from engine.network.katago.katago_evaluator import KataGoEvaluator
from engine.study.study import StudyNetwork
from engine.value.curve import winrate_at
from engine.value.evaluation import SIGMOID

__all__ = ["CurveStudy", "NetworkCurve", "Spread", "curves", "spread_of"]

_REACH = 24.0
"""Komi about the fair one at which a network that sees one komi at a time is asked [points] ..."""
_STEP = 2.0
"""... in steps of this [points]."""


@dataclass(frozen=True)
class NetworkCurve:
    """What one network says of the position: the mean over the eight symmetries."""

    network: str
    """Its name."""
    identity: str
    """Eight hex digits that name the weights."""
    kind: int
    """FLAT (one winrate, for the komi it learned with) or SIGMOID."""
    alpha: float
    """Fair komi [points for Black]; NaN for a flat network."""
    beta: float
    """Steepness [1/points]; NaN for a flat network."""
    winrate: float
    """Black's at the study's komi, mean of the eight [0, 1]; a flat network has no komi."""
    fit_error: float = 0.0
    """Largest distance of the curve from the winrates it was fitted to: for networks that see one
    komi at a time and were asked at many; 0 where the curve is the network's own."""


@dataclass(frozen=True)
class Spread:
    """Mean and spread of some numbers."""

    count: int
    """How many."""
    mean: float
    """NaN without numbers."""
    deviation: float
    """Sample standard deviation; NaN with fewer than two numbers."""
    low: float
    """Smallest; NaN without numbers."""
    high: float
    """Largest; NaN without numbers."""


@dataclass(frozen=True)
class CurveStudy:
    """One position under many networks (Figure 2)."""

    komi: float
    """Komi of the winrates, handicap compensation included [points to White]."""
    to_play: int
    """BLACK or WHITE."""
    curves: tuple[NetworkCurve, ...]
    """In the order of the networks."""

    @property
    def alpha(self) -> Spread:
        """Of the networks that know a score."""
        return spread_of(c.alpha for c in self.curves if c.kind == SIGMOID)

    @property
    def beta(self) -> Spread:
        """Of the networks that know a score."""
        return spread_of(c.beta for c in self.curves if c.kind == SIGMOID)

    @property
    def winrate(self) -> Spread:
        """Black's at the komi, networks that know a score."""
        return spread_of(c.winrate for c in self.curves if c.kind == SIGMOID)

    @property
    def flat_winrate(self) -> Spread:
        """Black's, networks with one winrate."""
        return spread_of(c.winrate for c in self.curves if c.kind != SIGMOID)


def spread_of(values: Iterable[float]) -> Spread:
    """Mean and sample standard deviation of some numbers."""
    numbers = np.array(list(values), np.float64)
    count = len(numbers)
    if not count:
        return Spread(0, math.nan, math.nan, math.nan, math.nan)
    return Spread(
        count=count,
        mean=float(numbers.mean()),
        deviation=float(numbers.std(ddof=1)) if count > 1 else math.nan,
        low=float(numbers.min()),
        high=float(numbers.max()),
    )


def curves(
    position: Position,
    komi: float,
    networks: Iterable[StudyNetwork],
    *,
    progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> CurveStudy:
    """What each network alone says of a position.

    Parameters
    ----------
    komi
        Points to White, handicap compensation included.
    progress
        Told the networks done.
    stopped
        Asked before each network; true ends the study with those done.
    """
    found: list[NetworkCurve] = []
    for entry in networks:
        if stopped():
            break
        evaluator = entry.evaluator("average")
        if isinstance(evaluator, KataGoEvaluator):
            found.append(_fitted_curve(position, komi, entry.name, evaluator))
        else:
            found.append(_own_curve(position, komi, entry.name, evaluator))
        if progress is not None:
            progress(len(found))
    black = int(position.counters[TO_PLAY]) == BLACK
    return CurveStudy(komi, BLACK if black else -BLACK, tuple(found))


def _repeated(position: Position, count: int) -> Position:
    """A batch of the same position."""
    arrays = (np.repeat(array[None], count, axis=0) for array in position[3:])
    return Position._make([*position[:3], *arrays])


def _own_curve(
    position: Position, komi: float, name: str, evaluator: NetworkEvaluator
) -> NetworkCurve:
    """The curve that a network of ours, Leela Zero's or SAI's answers with."""
    answer = evaluator.raw(_repeated(position, 1), "average", komi=komi)
    black = int(position.counters[TO_PLAY]) == BLACK
    winrate = float(answer.winrate[0])
    scored = evaluator.curve_kind == SIGMOID
    alpha = float(answer.alpha[0]) if scored else math.nan
    return NetworkCurve(
        network=name,
        identity=evaluator.identity,
        kind=evaluator.curve_kind,
        alpha=alpha if black else -alpha,
        beta=float(answer.beta[0]) if scored else math.nan,
        winrate=winrate if black else 1.0 - winrate,
    )


def _fitted_curve(
    position: Position, komi: float, name: str, evaluator: KataGoEvaluator
) -> NetworkCurve:
    """The curve nearest to the winrates of a network that is asked at many komi."""

    def asked(komis: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
        count, moves = len(komis), len(position.stones)
        legal = np.ones((count, moves), np.bool_)
        answer = evaluator.evaluate(_repeated(position, count), legal, komis.astype(np.float32))
        pairs = zip(answer.curve.tolist(), komis.tolist(), strict=True)
        winrates = [winrate_at(SIGMOID, a, b, -k) for (a, b), k in pairs]
        return np.array(winrates), float(answer.curve[0, 0])

    here, fair = asked(np.array([komi]))
    points = len(position.stones) - 1
    grid = np.round(fair) + np.arange(-_REACH, _REACH + _STEP, _STEP) + 0.5
    grid = grid[np.abs(grid) <= points + _REACH]
    alpha, beta, error = curve_of_grid(grid, asked(grid)[0])
    return NetworkCurve(
        network=name,
        identity=evaluator.identity,
        kind=SIGMOID,
        alpha=alpha,
        beta=beta,
        winrate=float(here[0]),
        fit_error=error,
    )
