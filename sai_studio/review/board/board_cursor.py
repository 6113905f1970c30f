"""The board cursor: a point that is moved with the arrow keys, for playing without a mouse."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.search.report import Candidate
from sai_studio.kit.figures import move_name, points
from sai_studio.kit.texts import one_line
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.stone_values import StoneValues

RING: Final = QColor(255, 214, 10)
OUTLINE: Final = QColor(0, 0, 0)
"""The ring has two colors: one of them has contrast with each board and with both stones."""
STEPS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""Rows and columns that each key moves the cursor."""
APPLY: Final[tuple[int, ...]] = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that do at the cursor what a click does."""


class BoardCursor(QObject):
    """Moves a cursor on a board with the keyboard and says what is there.

    While it is on and the board has the focus, it takes the arrow keys, Enter and Space, which
    otherwise step through the game, play the engine's move and start the analysis.

    Parameters
    ----------
    point_to
        Shows what a click on a point would do; None ends it.
    apply
        Does what a click on a point does.
    text_of
        Returns a point and what is there, in words.

    Signals
    -------
    changed
        The cursor was turned on or off, moved, or got or lost the keyboard: it looks different.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        board: QWidget,
        point_to: Callable[[int | None], None],
        apply: Callable[[int], None],
        text_of: Callable[[int], str],
    ) -> None:
        super().__init__(board)
        self._session, self._board = session, board
        self._point_to, self._apply_to, self._text_of = point_to, apply, text_of
        self._is_on = False
        self._point: int | None = None
        board.installEventFilter(self)
        session.cursor.record_changed.connect(self._forget)
        session.cursor.moved.connect(self._say_move)
        session.message.connect(self._say_message)

    @property
    def is_on(self) -> bool:
        """Whether the cursor is on."""
        return self._is_on

    @property
    def point(self) -> int:
        """The point of the cursor: at first the last move, or the middle of the board."""
        board = self._session.cursor.board
        if self._point is None:
            last, shape = board.last_move, board.shape
            on_board = last is not None and last in shape.points
            middle = shape.point(shape.rows // 2, shape.columns // 2)
            self._point = last if last is not None and on_board else middle
        return self._point

    @property
    def shown(self) -> int | None:
        """The point that gets a ring; None while the keys do something else."""
        return self.point if self._is_on and self._board.hasFocus() else None

    def switch(self) -> None:
        """Turn the cursor on, with the focus on the board, or off."""
        self.set_on(not self._is_on)

    def set_on(self, on: bool) -> None:
        """Turn the cursor on, with the focus on the board, or off."""
        if on == self._is_on:
            return
        self._is_on = on
        if on:
            self._board.setFocus()
            self._point_to(self.point)
            self._say(tr("Board cursor on. {point}", point=self._text_of(self.point)))
        else:
            self._point_to(None)
            self._say(tr("Board cursor off"))
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the cursor, before they are shortcuts of the window."""
        kind = event.type()
        if kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.changed.emit()
        if not self._is_on or not isinstance(event, QKeyEvent):
            return False
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        if modifiers != Qt.KeyboardModifier.NoModifier or not (key in STEPS or key in APPLY):
            return False
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if kind == QEvent.Type.KeyPress:
            if key in STEPS:
                self._step(*STEPS[key])
            elif not event.isAutoRepeat():
                self._apply()
            return True
        return False

    def _step(self, rows: int, columns: int) -> None:
        """Move the cursor, at most to the edge of the board."""
        shape = self._session.cursor.board.shape
        row, column = shape.place(self.point)
        if shape.has(row + rows, column + columns):
            self._point = shape.point(row + rows, column + columns)
        self._point_to(self.point)
        self.changed.emit()
        self._say(self._text_of(self.point))

    def _apply(self) -> None:
        """Do what a click on the point does."""
        before = self._board.accessibleDescription()
        self._apply_to(self.point)
        if self._board.accessibleDescription() == before:  # nothing else was said
            self._say(self._text_of(self.point))

    def _forget(self) -> None:
        self._point = None

    def _say_move(self) -> None:
        """Say the move of a position that is shown; one at the cursor with what is there."""
        if not self._is_on:
            return
        if self._session.cursor.board.last_move == self.point:
            self._say(self._text_of(self.point))
        else:
            self._say(move_text(self._session))

    def _say_message(self, _level: str, text: str) -> None:
        if self._is_on:
            self._say(text)

    def _say(self, text: str) -> None:
        announce(self._board, text)


def paint_cursor(painter: QPainter, geometry: BoardGeometry, point: int) -> None:
    """Paint the ring around the point of the cursor."""
    at, cell = geometry.center(point), geometry.cell
    half = 0.47 * cell
    box = QRectF(at - QPointF(half, half), at + QPointF(half, half))
    width = max(2.0, 0.075 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, thick in ((OUTLINE, width + max(2.0, 0.06 * cell)), (RING, width)):
        painter.setPen(QPen(color, thick))
        painter.drawRoundedRect(box, 0.3 * cell, 0.3 * cell)


def worth_text(values: StoneValues | None, point: int) -> str:
    """Return what the stone at a point adds, as a sentence; "" if that is unknown."""
    worth = None if values is None else values.worth(point)
    if values is None or worth is None:
        return ""
    place = values.points.index(point)
    change, error = float(values.beta_change[place]), float(values.beta_error[place])
    text = tr(
        "{move} adds {points} points for its owner; \u03b2 is {beta:.2f} with it, {other:.2f} "
        "without it",
        move=move_name(point, values.size),
        points=points(worth[0]),
        beta=values.beta,
        other=values.beta - change,
    )
    if math.isnan(error):
        return text
    return tr(
        "{text} (standard errors {points:.1f} and {beta:.2f})",
        text=text,
        points=worth[1],
        beta=error,
    )


def point_text(
    session: Session,
    counting: CountingTool,
    point: int,
    candidate: Candidate | None,
    values: StoneValues | None = None,
) -> str:
    """Return a point and what is there, such as "D4, black stone" or "E5, empty, candidate 1".

    Parameters
    ----------
    candidate
        The candidate that the board shows on the point.
    values
        What each stone adds, if the board shows it.
    """
    cursor = session.cursor
    board = cursor.board
    color = board.color_at(point)
    stones = {1: tr("black stone"), -1: tr("white stone"), 0: tr("empty")}
    parts = [move_name(point, board.size), stones[color]]
    if session.selection.tool == "score" and point in counting.dead:
        parts.append(tr("dead"))
    if color and point == board.last_move:
        parts.append(tr("last move"))
    if point == board.ko_point:
        parts.append(tr("ko"))
    mark = cursor.node.marks.get(point, "")
    if mark:
        parts.append(_mark_text(mark))
    if point in session.region.points:
        parts.append(tr("in the searched region"))
    agent = session.reports.shown_agent
    if candidate is not None and agent is not None:
        ranked = [c.move for c in agent.candidates if c.visits]
        parts.append(tr("candidate {rank}", rank=ranked.index(point) + 1))
    return ". ".join(filter(None, (", ".join(parts), worth_text(values, point))))


def _mark_text(mark: str) -> str:
    """Return the name of a mark."""
    if mark.startswith("label:"):
        return tr("label {label}", label=one_line(mark.removeprefix("label:")))
    names = {
        "triangle": tr("triangle"),
        "square": tr("square"),
        "circle": tr("circle"),
        "cross": tr("cross"),
    }
    return names.get(mark, tr("mark"))


def move_text(session: Session) -> str:
    """Return the move that led to the current position, such as "Move 3, white D5"."""
    cursor = session.cursor
    move = cursor.node.move
    if move is None:
        return tr("Move {number}", number=cursor.node.shown_number)
    size = cursor.board.size
    vertex = move_name(move.point, size)
    number = cursor.node.shown_number
    if move.color > 0:
        return tr("Move {number}, black {vertex}", number=number, vertex=vertex)
    return tr("Move {number}, white {vertex}", number=number, vertex=vertex)


def announce(widget: QWidget, text: str) -> None:
    """Make a text the description of a widget, and let screen readers speak it now."""
    widget.setAccessibleDescription(text)
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
