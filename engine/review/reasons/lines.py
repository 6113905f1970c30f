"""The two lines that a reason compares: with the engine's choice, and with the move played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.record.board_state import BoardState, illegal_reason

LONGEST_LINE: Final = 8
"""Most moves of a line that is compared."""


@dataclass(frozen=True, eq=False)
class ComparedLines:
    """A move that lost something, and the engine's choice instead; values are Black's."""

    board: BoardState
    """The board before the move, with the player to move."""
    better: tuple[int, ...]
    """The engine's choice and its variation: points (N is a pass), colors alternating."""
    refutation: tuple[int, ...]
    """The move played and its expected continuation."""
    owners_better: NDArray[np.float32] | None = None
    """float32[N], expected owner of each point along `better`, see `mean_owners`; None from a
    network without ownership."""
    owners_played: NDArray[np.float32] | None = None
    """float32[N], along `refutation`."""
    points_lost: float | None = None
    """Points that the move lost [>= 0]; 0 within the error, None without a score."""
    points_error: float = 0.0
    """Standard error of `points_lost` [points]."""
    winrate_lost: float | None = None
    """Winrate that the move lost at `komi` [0, 1]; 0 within the error, None if unknown."""
    alpha_better: float | None = None
    """Fair komi after the engine's choice [points for Black]; None without a score."""
    alpha_played: float | None = None
    """Fair komi after the move played [points for Black]; None without a score."""
    beta_better: float | None = None
    """Steepness of the winrate curve before the move or after the engine's choice [1/points]."""
    beta_played: float | None = None
    """Steepness of the winrate curve after the move played [1/points]."""
    winrate_better: float | None = None
    """Black's winrate at `komi` after the engine's choice [0, 1]."""
    winrate_played: float | None = None
    """Black's winrate at `komi` after the move played [0, 1]."""
    komi: float = 0.0
    """Komi of the winrates [points]."""

    @property
    def color(self) -> int:
        """BLACK or WHITE: who played the move."""
        return self.board.to_play

    @property
    def size(self) -> int:
        """Board size [points per side]."""
        return self.board.size

    @cached_property
    def better_line(self) -> PlayedLine:
        """The line of the engine's choice, played out."""
        return played_line(self.board, self.better)

    @cached_property
    def played_line(self) -> PlayedLine:
        """The line of the move played, played out."""
        return played_line(self.board, self.refutation)

    @cached_property
    def swing(self) -> NDArray[np.float64] | None:
        """What the engine's choice gains at each point against the move played, float64[N].

        Points for the player who moved: a point that changes owner counts 2. None without owners.
        """
        if self.owners_better is None or self.owners_played is None:
            return None
        difference = self.owners_better.astype(np.float64) - self.owners_played
        return self.color * difference


def mean_owners(*answers: NDArray[np.float32] | None) -> NDArray[np.float32] | None:
    """Return the mean expected owners of positions of a line: 1 Black's, -1 White's.

    Notes
    -----
    Of single answers those after the first moves don't see what the lines show, and those at the
    ends are noisy. Of 24 mistakes found by the default network on 19x19, the difference of the mean
    owners of both lines was off the points lost by 1.2 points (median) after the first moves, 1.9
    at the ends, 0.5 as the mean of the first, third and last positions, and 0.3 as that of all.
    """
    known = [owners for owners in answers if owners is not None]
    return np.mean(known, axis=0, dtype=np.float32) if known else None


@dataclass(frozen=True)
class PlayedLine:
    """Moves played out on a board."""

    moves: tuple[int, ...]
    """Points; N is a pass."""
    boards: tuple[BoardState, ...]
    """The board before the moves and after each."""
    captured: tuple[frozenset[int], ...]
    """Points from which each move captured stones."""

    @property
    def end(self) -> BoardState:
        """The board after the last move."""
        return self.boards[-1]

    @property
    def first(self) -> BoardState:
        """The board after the first move."""
        return self.boards[min(1, len(self.boards) - 1)]

    @property
    def all_captured(self) -> frozenset[int]:
        """Points from which any move captured stones."""
        return frozenset().union(*self.captured)


def played_line(board: BoardState, moves: Sequence[int]) -> PlayedLine:
    """Play moves out, colors alternating, up to the first illegal one."""
    boards, captured = [board], []
    for move in moves[:LONGEST_LINE]:
        before = boards[-1]
        if illegal_reason(before, move) is not None:
            break
        after = before.play(before.to_play, move)
        boards.append(after)
        lost = (p for p, stone in enumerate(before.cells) if stone and not after.cells[p])
        captured.append(frozenset(lost))
    return PlayedLine(tuple(moves[: len(captured)]), tuple(boards), tuple(captured))
