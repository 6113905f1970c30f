"""Guess the moves of a game: the coming moves are hidden, and the score is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr, tr_count
from engine.go.rules import Rules
from engine.record.board_state import illegal_reason
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from sai_studio.kit.figures import move_name
from sai_studio.session.navigation import path_to
from sai_studio.session.session import Session

NEAR: Final = 2
"""Largest distance of a near guess, in rows and in columns."""
HINT: Final = 2
"""Lines on each side of the middle of a hint."""
SIDES: Final = {1: tr("Black"), -1: tr("White")}


@dataclass
class Score:
    """How many moves were guessed how well."""

    first: int = 0
    """Right at the first try."""
    near: int = 0
    """First try near the move, but not on it."""
    later: int = 0
    """Right at a later try, or after a hint."""
    shown: int = 0
    """Shown on request."""

    @property
    def asked(self) -> int:
        """Number of moves that were asked so far."""
        return self.first + self.later + self.shown

    def __str__(self) -> str:
        if not self.asked:
            return tr("No move guessed yet")
        share = f"{100 * self.first / self.asked:.0f}\u00a0%"
        lines = (
            tr(
                "{right} of {asked} right at the first try ({percent})",
                right=self.first,
                asked=self.asked,
                percent=share,
            ),
            tr("{later} right later, {shown} shown", later=self.later, shown=self.shown),
            tr_count(self.near, "{n} first try was near", "{n} first tries were near"),
        )
        return "\n".join(lines)


class GuessRound(QObject):
    """Asks the moves of one line of a game, one after the other.

    Signals
    -------
    changed
        Another move is asked, or a guess was judged.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = Session(GameRecord(Rules(size=19)), self)
        """The game up to the move that is asked."""
        self.score = Score()
        self.tries: list[int] = []
        """Wrong guesses of the asked move, in order."""
        self._coming: list[GameNode] = []
        self._color = 0
        self._hinted = False
        self._text = ""
        self._front = self.session.cursor.node
        self.session.reports.set_blind(True)

    @property
    def is_asking(self) -> bool:
        """Whether a move is asked; False at the end of the line."""
        return bool(self._coming)

    def begin(self, line: list[GameNode], start: GameNode, record: GameRecord, color: int) -> None:
        """Ask the moves of a line after one of its nodes.

        Parameters
        ----------
        line
            Nodes from the root to the end of the line.
        color
            Side whose moves are asked; 0: both.
        """
        copies = [replace(n, parent=None, children=[], marks={}, analyses=()) for n in line]
        shown = len(path_to(start))
        for above, below in zip(copies[:shown], copies[1:shown], strict=False):
            below.parent = above
            above.children.append(below)
        copy = GameRecord(record.rules, root=copies[0], info=record.info, shape=record.shape)
        self.session.set_record(copy)
        self._coming, self._color = copies[shown:], color
        self.score = Score()
        self._front = copies[shown - 1]
        self._text = ""
        self._ask()

    def guess(self, point: int) -> None:
        """Judge a guess of the asked move."""
        cursor = self.session.cursor
        if not self._coming:
            return
        if cursor.node is not self._front:
            cursor.go_to(self._front)
            return
        if illegal_reason(cursor.board, point) is not None or point in self.tries:
            return
        move = self._coming[0].move
        assert move is not None
        name = move_name(point, cursor.board.size)
        if point != move.point:
            is_near = self._distance(point, move.point) <= NEAR
            self.score.near += is_near and not self.tries and not self._hinted
            self.tries.append(point)
            self._text = (
                tr("{move} is near.", move=name)
                if is_near
                else tr("{move} was not played.", move=name)
            )
            marks = {**cursor.node.marks, point: "circle" if is_near else "cross"}
            cursor.record.change_node(cursor.node, {"marks": marks})
            self.session.edits.tree_changed.emit()
            self.changed.emit()
            return
        if self.tries or self._hinted:
            self.score.later += 1
        else:
            self.score.first += 1
        self._text = tr("Right: {move}.", move=name)
        self._play()
        self._ask()

    def show_move(self) -> None:
        """Play the asked move; it counts as not found."""
        if self._coming:
            move = self._coming[0].move
            assert move is not None
            self.score.shown += 1
            name = move_name(move.point, self.session.cursor.board.size)
            self._text = tr("{move} was played.", move=name)
            self._play()
            self._ask()

    def give_hint(self) -> None:
        """Outline a part of the board with the asked move, seldom in its middle."""
        if self._coming and not self._hinted:
            move = self._coming[0].move
            assert move is not None
            self._hinted = True
            self.session.cursor.go_to(self._front)
            self.session.region.set_points(self._around(move.point))
            self.changed.emit()

    # --- what is shown -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The number of the move to guess, and the side to play."""
        move = self._coming[0].move if self._coming else None
        if move is None:
            return tr("End of the game")
        side = SIDES[move.color]  # whose turn it would be may be another, as with free handicap
        return tr("Move {number}: {side} to play", number=self._front.number + 1, side=side)

    @property
    def text(self) -> str:
        """How the last guess was, and what to do."""
        if not self._coming:
            return f"{self._text} {tr('There are no more moves.')}".strip()
        if self._hinted and not self.tries:
            return tr("The move is inside the outlined part.")
        return self._text or tr("Click where the next move of the game was played.")

    # --- the game ------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Play on to the next move that is to be guessed."""
        self.tries, self._hinted = [], False
        self.session.region.clear()
        self.session.cursor.go_to(self._front)
        points = self.session.cursor.record.size**2
        while self._coming:
            move, board = self._coming[0].move, self.session.cursor.board
            asked = move is not None and self._color in (0, move.color) and move.point < points
            if asked and move is not None:
                board = board.with_turn(move.color)
                if illegal_reason(board, move.point) is None:
                    break
            self._play()
        self.changed.emit()

    def _play(self) -> None:
        """Play the next node of the game."""
        cursor, node = self.session.cursor, self._coming.pop(0)
        if self._front.marks:
            cursor.record.change_node(self._front, {"marks": {}})
        cursor.record.insert(self._front, node)
        self._front = node
        cursor.forget_line()
        cursor.go_to(node)

    def _distance(self, one: int, other: int) -> int:
        shape = self.session.cursor.board.shape
        (row, column), (other_row, other_column) = shape.place(one), shape.place(other)
        return max(abs(row - other_row), abs(column - other_column))

    def _around(self, point: int) -> frozenset[int]:
        shape = self.session.cursor.board.shape
        shift = (self._front.number * 7) % (2 * HINT + 1) - HINT, (point * 3) % 5 - HINT
        row, column = (at + by for at, by in zip(shape.place(point), shift, strict=True))
        return frozenset(
            shape.point(r, c)
            for r in range(row - HINT, row + HINT + 1)
            for c in range(column - HINT, column + HINT + 1)
            if shape.has(r, c)
        )
