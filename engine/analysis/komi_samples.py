"""Network answers at several komi, for the root of a search and its best moves.

A search evaluates at its own komi only. Networks that see one komi at a time are therefore asked
about a few positions at other komi too, a batch at a time; see `engine.search.value.samples`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.position import play
from engine.go.state import PASSES, Position, clone, stack_positions
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.value.curve import scores, winrates_at
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.samples import (
    KomiSamples,
    corrected,
    correction,
    network_curve,
    sample_komi,
    samples_of,
)

MOVES: Final = 3  # most moves asked about: those with most visits
LEAST_VISITS: Final = 8  # fewest visits of a move asked about
LEAST_SHARE: Final = 0.1
"""Fewest visits of a move asked about, as a share of the most visited move's."""
MOVE_STEP: Final = 2
"""Distance between the komi of a move's samples [points]; the root's are one point apart."""


def root_samples(
    evaluator: Evaluator, position: Position, search: TreeSearch, komi: float
) -> RootSamples | None:
    """Return samples for the root of a search; None if its curves need or allow none.

    Parameters
    ----------
    evaluator
        The search's network, without restrictions of moves.
    position
        The root.
    komi
        The search's komi.
    """
    reach, grid = search.settings.komi_samples, search.trees.grid
    over = position.counters[PASSES] >= 2
    if not reach or over or not len(grid) or not evaluator.sees_one_komi:
        return None
    return RootSamples(evaluator, position, grid, komi, reach)


class RootSamples:
    """A network's answers at several komi for one position and its best moves.

    Parameters
    ----------
    evaluator
        A network that sees one komi at a time.
    position
        The root of a search.
    grid
        Komi of the search's curves, ascending [points].
    komi
        Komi of the search [points].
    reach
        Largest distance of a sample from the search's komi [points].
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
        """Evaluate the root and its best moves at several komi, each of them once.

        Parameters
        ----------
        visits : int32[A]
            Visits of the moves in all trees that search the position.
        """
        most = int(visits.max(initial=0))
        pending: list[tuple[int, Position]] = []
        best = [m for m in np.argsort(-visits, kind="stable").tolist() if m not in self._moves]
        for move in best[: MOVES - len(self._moves)]:
            if visits[move] >= max(LEAST_VISITS, LEAST_SHARE * most) and not self._ends(move):
                after = clone(self._position)
                play(after, move)
                pending.append((move, after))
        if self._root is None:
            self._root = self._ask([self._position], 1)[0]
        elif not pending:
            return
        if pending:
            answers = self._ask([position for _, position in pending], MOVE_STEP)
            self._moves.update(zip([move for move, _ in pending], answers, strict=True))
        self._own = {move: correction(self._grid, [one]) for move, one in self._moves.items()}
        self._mean = correction(self._grid, [self._root, *self._moves.values()])

    def _ends(self, move: int) -> bool:
        """Return whether a move ends the game, whose count is exact at every komi."""
        passes = int(self._position.counters[PASSES])
        return passes > 0 and move == self._evaluator.size**2

    @property
    def network_curve(self) -> NDArray[np.float32] | None:
        """The network's own winrates of the root, float32[G]; None before the first `update`."""
        return None if self._root is None else network_curve(self._grid, self._root, self._komi)

    def correct(self, curves: NDArray[np.float32], t: int, stats: RootStats) -> None:
        """Correct the curves of `TreeSearch.curves` for tree t in place, after the first `update`.

        `stats` are the search's `root_stats`.
        """
        if self._mean is None:
            return
        winrates = np.append(stats.winrate[t], stats.root_winrate[t])
        for row in np.flatnonzero(np.isfinite(winrates)).tolist():
            if not self._ends(row):
                own, winrate = self._own.get(row, self._mean), float(winrates[row])
                curves[row] = corrected(self._grid, curves[row], own, self._komi, winrate)

    def _ask(self, positions: Sequence[Position], step: int) -> list[KomiSamples]:
        """Evaluate positions at the search's komi (cached by the search), then around it."""
        own = np.full(len(positions), self._komi)
        answer = self._answer(positions, own)
        alpha, beta = scores(answer).T
        limit = float(self._grid[-1])
        around = [sample_komi(self._komi, a, self._reach, limit, step) for a in alpha.tolist()]
        counts = [len(part) for part in around]
        rows = [p for p, count in zip(positions, counts, strict=True) for _ in range(count)]
        komi = np.concatenate(around)
        answer = self._answer(rows, komi)
        winrates = np.split(winrates_at(answer, komi), np.cumsum(counts)[:-1])
        return [
            samples_of(part, winrate, self._komi, alpha[i], beta[i])
            for i, (part, winrate) in enumerate(zip(around, winrates, strict=True))
        ]

    def _answer(self, positions: Sequence[Position], komi: NDArray[np.float64]) -> Evaluation:
        """Return the network's evaluations, each at its own komi."""
        batch = stack_positions(positions)
        legal = np.ones((len(positions), self._evaluator.size**2 + 1), np.bool_)  # policy unused
        return self._evaluator.evaluate(batch, legal, komi.astype(np.float32))
