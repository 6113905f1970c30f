"""Search many positions side by side, each at its own komi: for measurements, not for play."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import best_first, mover_stats
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, empty_position
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.settings import ANALYSIS, SearchSettings
from engine.search.value.curve import scores
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import komi_grid, score_of_curve
from engine.search.value.kinds import knows_score

TREES: Final = 96  # most positions searched side by side
FLOATS: Final = 1 << 22
"""Most numbers in the curves of these searches; larger boards are searched fewer at a time."""


class Question(NamedTuple):
    """A position and a komi."""

    moves: tuple[int, ...]  # from the empty board, Black first; N = pass
    komi: float  # points to White


@dataclass(frozen=True)
class SearchedMove:
    """A move with visits; values are Black's."""

    move: int
    """Point; N is pass."""
    visits: int
    winrate: float
    """Winrate at the question's komi [0, 1]."""
    alpha: float
    """Fair komi by the searched curve [points]; NaN if the network has no score."""
    prior: float
    """Network's probability [0, 1]."""


@dataclass(frozen=True)
class SearchedPosition:
    """Answer to a question; values are Black's."""

    winrate: float
    """Winrate at the question's komi [0, 1]."""
    alpha: float
    """Fair komi by the searched curve (with one visit, by the network's own) [points]; NaN if the
    network has no score."""
    first_move: int
    """Best move of the search; with one visit, of the policy."""
    moves: tuple[SearchedMove, ...]
    """Moves with visits, best first."""


def search_positions(
    evaluator: Evaluator,
    size: int,
    questions: Sequence[Question],
    visits: int,
    *,
    batch: int = ANALYSIS.batch,
    settings: SearchSettings = ANALYSIS,
    at_once: int = TREES,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, list[SearchedPosition]]]:
    """Search positions to win (lambda 0) in batches, by area scoring and positional superko.

    Parameters
    ----------
    size
        Board size [points per side].
    visits
        Visits of each search; 1 is the network alone.
    batch
        See `SearchSettings`; the batch in `settings` does not count.
    settings
        All other settings.
    at_once
        Most positions searched side by side; with fewer, answers come sooner.

    Yields
    ------
    begin, answers
        Answers to the questions from number `begin` on. Ends early if stopped; no batch is yielded
        in part.

    Raises
    ------
    IllegalMoveError
        A position's moves are illegal.
    """
    if not questions:
        return
    grid = komi_grid(size) if visits > 1 else None
    columns = 1 if grid is None else len(grid)
    trees = min(max(FLOATS // ((size * size + 2) * columns), 16), at_once, len(questions))
    search = TreeSearch(evaluator, size, trees, visits, settings.replace(batch=batch), grid=grid)
    for begin in range(0, len(questions), trees):
        part = questions[begin : begin + trees]
        to_play = []
        for t, question in enumerate(part):
            position = empty_position(Rules(size=size, komi=question.komi))
            replay(position, question.moves)
            search.set_root(t, position, question.komi)
            to_play.append(int(position.counters[TO_PLAY]))
        targets = np.zeros(trees, np.int32)
        targets[: len(part)] = visits
        search.run(targets, stopped=stopped)
        if stopped():
            return
        stats = search.root_stats()
        answers = [_answer(search, stats, t, color, grid) for t, color in enumerate(to_play)]
        yield begin, answers


def _answer(
    search: TreeSearch, stats: RootStats, t: int, to_play: int, grid: NDArray[np.float32] | None
) -> SearchedPosition:
    """Read the answer from tree t."""
    mover = mover_stats(stats, t, to_play)
    order = best_first(mover, "visits").tolist()
    first = int(order[0]) if order else search.size**2
    if grid is None:
        alpha = float(scores(stats)[t, 0])
        return SearchedPosition(float(stats.root_winrate[t]), alpha, first, ())
    curves, scored = search.curves(t, stats), knows_score(int(stats.curve_kind[t]))

    def alpha_of(row: int) -> float:
        return score_of_curve(grid, curves[row])[0] if scored else math.nan

    moves = tuple(
        SearchedMove(
            move=move,
            visits=int(stats.visits[t, move]),
            winrate=float(stats.winrate[t, move]),
            alpha=alpha_of(move),
            prior=float(stats.prior[t, move]),
        )
        for move in order
        if stats.visits[t, move] > 0
    )
    return SearchedPosition(float(stats.root_winrate[t]), alpha_of(-1), first, moves)
