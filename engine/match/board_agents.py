"""Boards on which agents play a position out: who plays, the moves, the result. No kernels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.value.dynamic_komi import NO_DYNAMIC_KOMI

__all__ = ["BoardAgent", "BoardEnd", "BoardState", "first_difference"]


@dataclass(frozen=True)
class BoardAgent:
    """Who plays both sides of one board."""

    network: Path
    lambda_: float
    """0 plays to win, 1 for points."""
    mu: float
    komi: float
    """Komi of the search and of the result, handicap compensation included [points]."""
    dynamic_komi: str = NO_DYNAMIC_KOMI
    """Method by which the agent's searches believe in another komi, see
    `engine.value.dynamic_komi`."""


@dataclass(frozen=True)
class BoardEnd:
    """How a line ended."""

    score: float | None
    """Score of the board [points for Black]; None if the dead stones are unknown."""
    margin: float | None
    """The score less the komi of the board [points for Black]."""
    is_estimated: bool = False
    """Whether a network judged which stones are dead."""
    is_capped: bool = False
    """Whether the line was too long and was counted as it stands."""


@dataclass(frozen=True, eq=False)
class BoardState:
    """One board after some moves."""

    stones: NDArray[np.int8]
    """int8[N]."""
    moves: tuple[int, ...]
    """Moves since the start of the play-out; N is pass."""
    winrate: float | None
    """Black's winrate at the komi of the board, by the search before the last move [0, 1]; None
    before the first one."""
    end: BoardEnd | None
    """Its result; None while the line goes on."""
    searched_komi: float | None = None
    """Komi of that search with dynamic komi [points]; None without."""


def first_difference(moves: tuple[int, ...], others: tuple[int, ...]) -> int | None:
    """Return the index of the first move in which two lines differ; None while they agree.

    A line that only ended earlier agrees.
    """
    for place, (move, other) in enumerate(zip(moves, others, strict=False)):
        if move != other:
            return place
    return None
