"""Grow openings as a tree of boards: on small boards, few openings keep the exact value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.position import legal_moves, replay
from engine.go.rules import Rules
from engine.go.state import position_batch, row
from engine.match.opening_judge import OpeningJudge, board_name

WIDTH: Final = 8  # boards within the range that are continued at each ply
MISTAKES: Final = 3
"""Boards out of range that are continued at each ply: the next move may be a mistake of the same
size."""
SMALL_MISTAKE: Final = 6.0
"""Largest distance of such a board's fair komi from the match's komi [points]."""
BATCH: Final = 64  # boards per call of the network

Moves = tuple[int, ...]


def grow_openings(
    judge: OpeningJudge,
    rules: Rules,
    plies: int,
    random: np.random.Generator,
    stopped: Callable[[], bool] = lambda: False,
) -> list[Moves]:
    """Return openings whose final boards are near the judge's range without a search.

    At each ply, every legal move of `WIDTH` boards drawn by `random` is evaluated. Boards that are
    equal when rotated or mirrored count once. `plies` is the number of moves of each opening.
    """
    good: list[Moves] = [()]
    mistaken: list[Moves] = []
    for _ in range(plies):
        chosen = _drawn(good, WIDTH, random) + _drawn(mistaken, MISTAKES, random)
        boards = _continued(chosen, rules)
        near, distance = np.zeros(len(boards), np.bool_), np.zeros(len(boards))
        for begin in range(0, len(boards), BATCH):
            if stopped():
                return []
            part = slice(begin, begin + BATCH)
            near[part], distance[part] = _look(judge, boards[part], rules)
        good = [boards[i] for i in np.flatnonzero(near).tolist()]
        mistaken = [boards[i] for i in np.flatnonzero(~near & (distance < SMALL_MISTAKE)).tolist()]
    return good


def _drawn(boards: Sequence[Moves], count: int, random: np.random.Generator) -> list[Moves]:
    """Return at most `count` of the boards, drawn at random."""
    return [boards[i] for i in random.permutation(len(boards))[:count].tolist()]


def _continued(boards: Sequence[Moves], rules: Rules) -> list[Moves]:
    """Return every legal continuation by one move, each board once."""
    continued: dict[bytes, Moves] = {}
    legal = np.zeros(rules.size**2 + 1, np.bool_)
    for moves in boards:
        positions = position_batch(1, rules.size, superko=rules.superko, suicide=rules.suicide)
        replay(row(positions, 0), moves)
        legal_moves(row(positions, 0), legal)
        for point in np.flatnonzero(legal[:-1]).tolist():
            continued.setdefault(board_name(rules, (*moves, point)), (*moves, point))
    return list(continued.values())


def _look(
    judge: OpeningJudge, boards: Sequence[Moves], rules: Rules
) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
    """Evaluate boards with the judge's network, without a search; see `OpeningJudge.look`."""
    positions = position_batch(
        len(boards), rules.size, superko=rules.superko, suicide=rules.suicide
    )
    for i, moves in enumerate(boards):
        replay(row(positions, i), moves)
    return judge.look(positions)
