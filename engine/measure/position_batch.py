"""Positions collected for one call of each network, and the evaluator that searches labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.go.position import legal_moves
from engine.go.rules import Rules
from engine.go.state import Position, copy_position, position_batch, row
from engine.network.opened import FileEvaluator, OpenedNetwork

CACHE_ROWS: Final = 1 << 15
"""Evaluations remembered: the same positions are searched at several komi."""

T = TypeVar("T")


class PositionBatch(Generic[T]):
    """Positions under one kind of rules, collected for one call of each network.

    Parameters
    ----------
    rules
        Rules of the positions, apart from komi.
    evaluators
        The networks to ask.
    rows
        Largest number of positions.
    """

    def __init__(self, rules: Rules, evaluators: Sequence[FileEvaluator], rows: int) -> None:
        self.evaluators = evaluators
        self.about: list[T] = []
        """What the measurement knows about each position."""
        self._rows = rows
        self._positions = position_batch(rows, rules.size)
        self._legal = np.zeros((rows, rules.size**2 + 1), np.bool_)
        self._komi = np.zeros(rows, np.float32)

    def add(self, position: Position, komi: float, about: T) -> bool:
        """Store a copy of a position; return whether the batch is full."""
        i = len(self.about)
        copy_position(position, row(self._positions, i))
        legal_moves(position, self._legal[i])
        self._komi[i] = komi
        self.about.append(about)
        return len(self.about) == self._rows

    def arrays(self) -> tuple[Position, NDArray[np.bool_], NDArray[np.float32]]:
        """Return the collected positions, their legal moves, and komi [points to White]."""
        count = len(self.about)
        arrays = (array[:count] for array in self._positions[3:])
        positions = Position._make([*self._positions[:3], *arrays])
        return positions, self._legal[:count], self._komi[:count]


def measuring_evaluator(
    network: OpenedNetwork, size: int, precision: str, symmetry: str = "random"
) -> FileEvaluator:
    """Return an evaluator by area scoring for searches of labels; see `OpenedNetwork`."""
    return network.evaluator(
        Rules(size=size), precision=precision, symmetry=symmetry, cache_rows=CACHE_ROWS
    )
