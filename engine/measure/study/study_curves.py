"""Study one position under many networks: winrate curves without a search, and their spread.

This is Figure 2 of the SAI paper (section IV-2).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.go.state import TO_PLAY, Position, as_batch, stack_positions
from engine.measure.study.study import StudyNetwork
from engine.network.runners.evaluator import NetworkEvaluator
from engine.network.runners.katago_curve import curve_of_grid
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.search.value.curve import scores, winrates_at
from engine.search.value.fit import logistic, sigmoid_curve
from engine.search.value.kinds import MULTI_LABEL, SIGMOID, knows_score

_REACH = 24.0  # range of komi around the fair one at which KataGo's networks are evaluated [points]
_STEP = 2.0  # distance between these komi [points]


@dataclass(frozen=True)
class NetworkCurve:
    """One network's winrate curve of the position: the mean over the eight symmetries."""

    network: str
    """Name of the network."""
    identity: str
    """Identity of its weights: eight hex digits."""
    kind: int
    """Kind of curve; FLAT is one winrate, for the komi of its training."""
    alpha: float
    """Fair komi [points for Black]; NaN for a flat network."""
    beta: float
    """Steepness [1/points]; NaN for a flat network."""
    winrate: float
    """Black's winrate at the study's komi [0, 1]; a flat network ignores the komi."""
    fit_error: float = 0.0
    """Largest distance of the curve from the winrates that it was fitted to, for KataGo's networks,
    which see one komi at a time; 0 for a curve of the network itself."""
    labels: tuple[float, ...] = ()
    """Numbers of a MULTI_LABEL curve, see `engine.search.value.kinds`; else empty."""

    def winrates(self, komi: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return Black's winrate at each komi [points to White]; not for a flat network."""
        if self.kind != MULTI_LABEL:
            return sigmoid_curve(komi, self.alpha, self.beta)
        odds = np.interp(komi, self.labels[0] + np.arange(len(self.labels) - 1), self.labels[1:])
        return logistic(odds)


@dataclass(frozen=True)
class Spread:
    """Mean and spread of some numbers."""

    count: int
    """Number of values."""
    mean: float
    """Mean; NaN without values."""
    deviation: float
    """Sample standard deviation; NaN for fewer than two values."""
    low: float
    """Smallest value; NaN without values."""
    high: float
    """Largest value; NaN without values."""


@dataclass(frozen=True)
class CurveStudy:
    """Curves of one position under many networks (Figure 2)."""

    komi: float
    """Komi of the winrates, handicap compensation included [points to White]."""
    to_play: int
    """BLACK or WHITE."""
    curves: tuple[NetworkCurve, ...]
    """Curves in the order of the networks."""

    @property
    def alpha(self) -> Spread:
        """Spread of alpha over networks with a score."""
        return spread_of(c.alpha for c in self.curves if knows_score(c.kind))

    @property
    def beta(self) -> Spread:
        """Spread of beta over networks with a score."""
        return spread_of(c.beta for c in self.curves if knows_score(c.kind))

    @property
    def winrate(self) -> Spread:
        """Spread of Black's winrate at the komi over networks with a score."""
        return spread_of(c.winrate for c in self.curves if knows_score(c.kind))

    @property
    def flat_winrate(self) -> Spread:
        """Spread of Black's winrate over networks without a score."""
        return spread_of(c.winrate for c in self.curves if not knows_score(c.kind))


def spread_of(values: Iterable[float]) -> Spread:
    """Return mean, sample standard deviation and range of some numbers."""
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
    """Return each network's winrate curve of a position, without a search.

    `komi` includes handicap compensation [points to White]. `progress` is called with the number of
    networks done; `stopped` is called before each network.
    """
    done: list[NetworkCurve] = []
    for entry in networks:
        if stopped():
            break
        evaluator = entry.evaluator("average")
        if isinstance(evaluator, KataGoEvaluator):
            done.append(_fitted_curve(position, komi, entry.name, evaluator))
        else:
            done.append(_own_curve(position, komi, entry.name, evaluator))
        if progress is not None:
            progress(len(done))
    black = int(position.counters[TO_PLAY]) == BLACK
    return CurveStudy(komi, BLACK if black else -BLACK, tuple(done))


def _own_curve(
    position: Position, komi: float, name: str, evaluator: NetworkEvaluator
) -> NetworkCurve:
    """Return the curve of a network of ours, Leela Zero's or SAI's."""
    answer = evaluator.raw(as_batch(position), "average", komi=komi)
    black = int(position.counters[TO_PLAY]) == BLACK
    winrate = float(answer.winrate[0])
    scored = knows_score(evaluator.curve_kind)
    alpha = float(answer.alpha[0]) if scored else math.nan
    return NetworkCurve(
        network=name,
        identity=evaluator.identity,
        kind=evaluator.curve_kind,
        alpha=alpha if black else -alpha,
        beta=float(answer.beta[0]) if scored else math.nan,
        winrate=winrate if black else 1.0 - winrate,
        labels=tuple(answer.curve[0].tolist()) if evaluator.curve_kind == MULTI_LABEL else (),
    )


def _fitted_curve(
    position: Position, komi: float, name: str, evaluator: KataGoEvaluator
) -> NetworkCurve:
    """Return the curve that best fits the winrates of a network at many komi."""

    def asked(komis: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
        count, moves = len(komis), len(position.stones)
        legal = np.ones((count, moves), np.bool_)
        answer = evaluator.evaluate(
            stack_positions([position] * count), legal, komis.astype(np.float32)
        )
        return winrates_at(answer, komis), float(scores(answer)[0, 0])

    at_komi, fair = asked(np.array([komi]))
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
        winrate=float(at_komi[0]),
        fit_error=error,
    )
