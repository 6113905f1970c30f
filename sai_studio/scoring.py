"""Counting a position by its rules, with stones that a person calls dead taken off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from engine.api import BoardState
    from sai_studio.session import Session

__all__ = ["Count", "Scoring", "chain_of", "count_area", "count_board", "result_of"]


@dataclass(frozen=True)
class Count:
    """A board counted."""

    ownership: NDArray[np.int8]
    """int8[N]: whose stone or empty region each point is, 0 for neither."""
    black: int
    """Points of Black: area, or territory and prisoners."""
    white: int
    """Points of White."""
    prisoners: tuple[int, int] | None = None
    """Stones taken by Black and by White, dead ones included, where they count: they are among the
    points then. None where area is counted."""

    @property
    def score(self) -> int:
        """Black's lead on the board, without komi [points]."""
        return self.black - self.white


def _neighbors(point: int, size: int) -> list[int]:
    row, column = divmod(point, size)
    return [
        r * size + c
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        if 0 <= r < size and 0 <= c < size
    ]


def chain_of(stones: NDArray[np.int8], point: int, size: int) -> frozenset[int]:
    """All points connected to `point` that hold the same color (or are empty like it)."""
    color = stones[point]
    found, waiting = {point}, [point]
    while waiting:
        for other in _neighbors(waiting.pop(), size):
            if other not in found and stones[other] == color:
                found.add(other)
                waiting.append(other)
    return frozenset(found)


def count_area(stones: NDArray[np.int8], size: int, dead: frozenset[int]) -> Count:
    """Stones on the board and empty regions that reach only one color; dead stones are empty."""
    board = np.array(stones, np.int8)
    board[list(dead)] = 0
    ownership = board.copy()
    seen: set[int] = set()
    for point in map(int, np.flatnonzero(board == 0)):
        if point in seen:
            continue
        region = chain_of(board, point, size)
        seen |= region
        borders = {int(board[n]) for p in region for n in _neighbors(p, size)} - {0}
        if len(borders) == 1:
            ownership[list(region)] = borders.pop()
    return Count(ownership, int((ownership > 0).sum()), int((ownership < 0).sum()))


def count_board(board: BoardState, scoring: str, dead: frozenset[int] = frozenset()) -> Count:
    """The count of a board by its rules.

    Parameters
    ----------
    scoring
        "area", or "territory": empty points (and those of dead stones) that reach one color only,
        and prisoners. Eyes in seki count too, which Japanese rules leave out: nobody has told
        which groups live in seki.
    dead
        Points of dead stones.
    """
    area = count_area(board.stones, board.size, dead)
    if scoring == "area":
        return area
    gone = board.stones[list(dead)]
    by_black = board.captured_white + int((gone < 0).sum())
    by_white = board.captured_black + int((gone > 0).sum())
    alive = board.stones.copy()
    alive[list(dead)] = 0
    return Count(
        area.ownership,
        area.black - int((alive > 0).sum()) + by_black,
        area.white - int((alive < 0).sum()) + by_white,
        (by_black, by_white),
    )


def result_of(score: float, komi: float) -> str:
    """The result as game records write it: "B+1.5", "W+3", "Draw".

    Parameters
    ----------
    score
        Black's lead on the board, without komi [points].
    """
    lead = score - komi
    return f"{'B' if lead > 0 else 'W'}+{abs(lead):g}" if lead else "Draw"


class Scoring(QObject):
    """Scoring mode of the window: dead stones and the count.

    Signals
    -------
    changed
        Another position is counted, or a stone was called dead or alive.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.dead: frozenset[int] = frozenset()
        self.count: Count | None = None
        session.tool_changed.connect(self._restart)
        session.cursor_moved.connect(self._restart)
        session.info_changed.connect(self._rules_changed)

    def toggle(self, point: int) -> None:
        """Call the chain here dead, or alive again."""
        board = self._session.board
        if not board.stones[point]:
            return
        chain = chain_of(board.stones, point, board.size)
        self.dead = self.dead - chain if point in self.dead else self.dead | chain
        self._recount()

    def result(self) -> str:
        """The result as game records write it, at the komi of the game; empty when not counting."""
        if self.count is None:
            return ""
        return result_of(self.count.score, self._session.game_komi)

    def _restart(self) -> None:
        was_counting = self.count is not None
        self.dead = frozenset()
        if self._session.tool == "score":
            self._recount()
        elif was_counting:
            self.count = None
            self.changed.emit()

    def _rules_changed(self) -> None:
        if self.count is not None:
            self._recount()
        else:
            self.changed.emit()

    def _recount(self) -> None:
        board = self._session.board
        self.count = count_board(board, self._session.record.rules.scoring, self.dead)
        self.changed.emit()
