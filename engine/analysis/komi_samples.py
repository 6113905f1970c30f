"""Answers at several komi, for the root of a search and its best moves.

A search asks a network at its own komi only. Networks that see one komi at a time are therefore
asked about a few positions at other komi too, a batch at a time; see `engine.value.samples`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.position import PASSES, Position, clone, play
from engine.search.search import RootStats, TreeSearch
from engine.value.evaluation import Evaluator
from engine.value.samples import (
    KomiSamples,
    corrected,
    correction,
    network_curve,
    sample_komi,
    samples_of,
)

__all__ = ["RootSamples", "curves_of", "root_samples", "sees_one_komi"]

MOVES: Final = 3
"""Moves asked about at most: those with most visits."""
LEAST_VISITS: Final = 8
"""Visits of a move before it is asked about ..."""
LEAST_SHARE: Final = 0.1
"""... and their share of the most visited one's."""
MOVE_STEP: Final = 2
"""Points of komi between the samples of a move; those of the root are one point apart."""


def sees_one_komi(evaluator: Evaluator) -> bool:
    """Return whether curves of this evaluator are exact only at the komi it was asked at."""
    return bool(getattr(evaluator, "sees_one_komi", False))


def root_samples(
    evaluator: Evaluator, position: Position, search: TreeSearch, komi: float
) -> RootSamples | None:
    """Return samples for the root of a search; None if its curves need or may have none.

    Parameters
    ----------
    evaluator
        The network that the search asks, without restrictions on moves.
    position
        The root.
    komi
        The search's.
    """
    reach, grid = search.settings.komi_samples, search.trees.grid
    over = position.counters[PASSES] >= 2
    if not reach or over or not len(grid) or not sees_one_komi(evaluator):
        return None
    return RootSamples(evaluator, position, grid, komi, reach)


def curves_of(
    search: TreeSearch, t: int, stats: RootStats, samples: RootSamples | None
) -> NDArray[np.float32]:
    """Return the curves of `TreeSearch.curves`, corrected where there are samples."""
    return search.curves(t, stats) if samples is None else samples.curves(search, t, stats)


class RootSamples:
    """What a network says at several komi of one position and the best moves there.

    Parameters
    ----------
    evaluator
        Sees one komi at a time.
    position
        The root of a search.
    grid
        Ascending komi at which the search keeps curves [points].
    komi
        The search's komi [points].
    reach
        Largest distance from it at which to ask [points].
    """

    def __init__(
        self,
        evaluator: Evaluator,
        position: Position,
        grid: NDArray[np.float32],
        komi: float,
        reach: int,
    ) -> None:
        self._evaluator = evaluator
        self._position = clone(position)
        self._grid = grid
        self._komi = komi
        self._reach = reach
        self._root: KomiSamples | None = None
        self._moves: dict[int, KomiSamples] = {}
        self._own: dict[int, NDArray[np.float64]] = {}
        self._mean: NDArray[np.float64] | None = None

    def update(self, visits: NDArray[np.int32]) -> None:
        """Ask about the root, and about moves that have become good; each is asked about once.

        Parameters
        ----------
        visits : int32[A]
            Visits of each move, of all trees that search the position.
        """
        most = int(visits.max(initial=0))
        asked: list[tuple[int, Position]] = []
        for move in np.argsort(-visits, kind="stable")[: MOVES - len(self._moves)].tolist():
            if move in self._moves or visits[move] < max(LEAST_VISITS, LEAST_SHARE * most):
                continue
            if not self._ends(move):
                after = clone(self._position)
                play(after, move)
                asked.append((move, after))
        if self._root is None:
            self._root = self._ask([self._position], 1)[0]
        elif not asked:
            return
        if asked:
            answers = self._ask([position for _, position in asked], MOVE_STEP)
            self._moves.update(zip([move for move, _ in asked], answers, strict=True))
        self._own = {move: correction(self._grid, [one]) for move, one in self._moves.items()}
        self._mean = correction(self._grid, [self._root, *self._moves.values()])

    def _ends(self, move: int) -> bool:
        """Return whether a move ends the game: its count is true at every komi."""
        passes = int(self._position.counters[PASSES])
        return passes > 0 and move == self._evaluator.size**2

    @property
    def network_curve(self) -> NDArray[np.float32] | None:
        """float32[G], the network's own winrates of the root; None before it was asked."""
        return None if self._root is None else network_curve(self._grid, self._root, self._komi)

    def curves(self, search: TreeSearch, t: int, stats: RootStats) -> NDArray[np.float32]:
        """Return the curves of `TreeSearch.curves`, corrected as soon as the root was asked."""
        curves = search.curves(t, stats)
        if self._mean is None:
            return curves
        winrates = np.append(stats.winrate[t], stats.root_winrate[t])
        for row in np.flatnonzero(np.isfinite(winrates)).tolist():
            if not self._ends(row):
                own, winrate = self._own.get(row, self._mean), float(winrates[row])
                curves[row] = corrected(self._grid, curves[row], own, self._komi, winrate)
        return curves

    def _ask(self, positions: Sequence[Position], step: int) -> list[KomiSamples]:
        """Ask about positions: at the search's komi, known from its cache, and then around."""
        own = np.full(len(positions), self._komi)
        alpha, beta = self._curves(positions, own).astype(np.float64).T
        limit = float(self._grid[-1])
        around = [sample_komi(self._komi, a, self._reach, limit, step) for a in alpha.tolist()]
        counts = [len(part) for part in around]
        rows = [p for p, count in zip(positions, counts, strict=True) for _ in range(count)]
        komi = np.concatenate(around)
        a, b = self._curves(rows, komi).astype(np.float64).T
        odds = b * (a - komi)
        winrates = np.split(0.5 * (1.0 + np.tanh(0.5 * odds)), np.cumsum(counts)[:-1])
        return [
            samples_of(part, winrate, self._komi, alpha[i], beta[i])
            for i, (part, winrate) in enumerate(zip(around, winrates, strict=True))
        ]

    def _curves(
        self, positions: Sequence[Position], komi: NDArray[np.float64]
    ) -> NDArray[np.float32]:
        """Return the network's sigmoids, float32[K, 2], each read off its answer at one komi."""
        parts = zip(*(position[3:] for position in positions), strict=True)
        batch = Position._make([*positions[0][:3], *map(np.stack, parts)])  # the tables are shared
        legal = np.ones((len(positions), self._evaluator.size**2 + 1), np.bool_)  # no policy wanted
        return self._evaluator.evaluate(batch, legal, komi.astype(np.float32)).curve
