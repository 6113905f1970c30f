"""Boards on which agents play on from a position: agents, moves and results. No kernels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI


@dataclass(frozen=True)
class BoardAgent:
    """The agent that plays both sides of a board."""

    network: Path
    lambda_: float
    """0 plays to win, 1 for points."""
    mu: float
    komi: float
    """Komi of the search and of the result, handicap compensation included [points]."""
    dynamic_komi: str = NO_DYNAMIC_KOMI
    """Method of dynamic komi of the agent's searches, see `engine.search.value.dynamic_komi`."""
    margin: float = 0.0
    """Points by which the agent wants to win with either color; not with dynamic komi."""


@dataclass(frozen=True)
class BoardEnd:
    """The result of a board on which the game is over."""

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
    """Result of the board; None while its game goes on."""
    searched_komi: float | None = None
    """Dynamic komi of that search [points to White]; None without dynamic komi."""


def first_difference(moves: tuple[int, ...], others: tuple[int, ...]) -> int | None:
    """Return the index of the first different move of two lines; None if there is none.

    A line that is the beginning of the other one has no different move.
    """
    for place, (move, other) in enumerate(zip(moves, others, strict=False)):
        if move != other:
            return place
    return None
