"""The source of a game record, and the start of a sequence of moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.go.rules import Rules
from engine.record.board_shape import BoardShape


class Start(NamedTuple):
    """Position at the start of a sequence of moves."""

    stones: NDArray[np.int8]
    """int8[N], read-only."""
    to_play: int
    """Color of the first move."""
    handicap: int
    """Handicap stones of the game."""
    captured: tuple[int, int] = (0, 0)
    """Numbers of black and white stones captured before the start."""


class Source(NamedTuple):
    """A game's data as read from its file: only later changes are rewritten."""

    rules: Rules
    komi_known: bool
    info: Mapping[str, str]
    shape: BoardShape | None = None
    """Columns and rows; None for a square board."""
