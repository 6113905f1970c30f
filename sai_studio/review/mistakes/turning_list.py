"""The turning points of a game at the head of the mistakes: few, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.review.report_values import color_name
from sai_studio.kit import theme
from sai_studio.kit.painting import GRID, paint_stone, scaled_font, set_text_color, smooth_painter
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.review.mistakes.kinds import WIDTH, paint_kind
from sai_studio.review.mistakes.mistake_model import PROVISIONAL, MistakeRow, with_peers
from sai_studio.review.mistakes.reason import show_before, why
from sai_studio.session.session import Session

NONE: Final = tr("No turning points: no move lost the lead or much of the winning chances.")
GHOST: Final = 0.5
"""Opacity of the stone of a better move."""
_STONE: Final = 5.5
"""Radius of a small stone [pixels]."""


class TurningHeading(QWidget):
    """One line: the player's stone, move number and move, the kind, and a ghost of the better."""

    def __init__(self) -> None:
        super().__init__()
        self._row: MistakeRow | None = None

    def show_row(self, row: MistakeRow) -> None:
        """Show another mistake."""
        self._row = row
        mistake = row.mistake
        text = tr(
            "Move {number}, {color} {move}: {kind}",
            number=mistake.node.number,
            color=color_name(mistake.color),
            move=row.played,
            kind=mistake.kind.text,
        )
        better = tr("better: {move}", move=row.better) if row.better else ""
        self.setAccessibleName(f"{text}; {better}" if better else text)
        remark = [PROVISIONAL] if mistake.is_provisional else []
        self.setToolTip(plain_tip("\n".join((self.accessibleName(), *remark))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.fontMetrics().height() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        row = self._row
        if row is None:
            return
        mistake, painter = row.mistake, smooth_painter(self)
        middle, left = self.height() / 2.0, 1.0 + _STONE
        ink = theme.color("muted" if mistake.is_provisional else "text")

        def write(text: str, *, bold: bool = False) -> None:
            nonlocal left
            painter.setFont(scaled_font(self.font(), bold=bold))
            painter.setPen(ink)
            room = QRectF(left, 0.0, max(self.width() - left, 0.0), self.height())
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            right = Qt.TextElideMode.ElideRight
            shown = painter.fontMetrics().elidedText(text, right, round(room.width()))
            painter.drawText(room, flags, shown)
            left += painter.fontMetrics().horizontalAdvance(text) + 1.5 * GRID

        paint_stone(painter, QPointF(left, middle), _STONE, mistake.color)
        left += _STONE + 0.5 * GRID
        write(f"{mistake.node.number}\u2002{row.played}", bold=True)
        paint_kind(painter, QPointF(left + 4.0, middle), mistake.kind)
        left += WIDTH - 3.0
        write(mistake.kind.text)
        if row.better:
            painter.setOpacity(GHOST)
            paint_stone(painter, QPointF(left + _STONE, middle), _STONE, mistake.color)
            painter.setOpacity(1.0)
            left += 2 * _STONE + 0.5 * GRID
            write(row.better, bold=True)
        painter.end()


class _TurningPoint(QFrame):
    """A turning point with its reason and a button to the position before it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.row: MistakeRow | None = None
        """The mistake that is shown."""
        self.heading = TurningHeading()
        self.reason = plain_label(wraps=True, role="muted")
        self.show_button = QPushButton(tr("Show"))
        self.show_button.setToolTip(tr("Go to the position before this move, with the better one"))
        self.show_button.clicked.connect(self._go)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 1, 0, 3)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.heading, 0, 0)
        grid.addWidget(self.reason, 1, 0)
        grid.addWidget(self.show_button, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)

    def show_row(self, row: MistakeRow) -> None:
        """Show another turning point."""
        self.row = row
        self.heading.show_row(row)
        session = self._session
        reason = why(session.review, row.mistake, session.komi.viewed)
        self.reason.setText(with_peers(reason, row.found))
        self.show_button.setAccessibleName(tr("Show move {number}", number=row.mistake.node.number))

    def _go(self) -> None:
        if self.row is not None:
            show_before(self._session, self.row.mistake)


class TurningList(QScrollArea):
    """At most three turning points of each player, in order; a sentence if there is none.

    They stay the same while the mouse is over them.

    Signals
    -------
    released
        The mouse left, so that others may be shown.
    """

    released = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.shown: list[_TurningPoint] = []
        """The widgets that are visible, from top to bottom."""
        self._spare: list[_TurningPoint] = []
        self._has_content = False
        self.none = plain_label(NONE, wraps=True, role="muted")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Turning points"))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.none)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def show_rows(self, rows: Sequence[MistakeRow], *, is_complete: bool) -> None:
        """Show turning points.

        Parameters
        ----------
        is_complete
            Whether enough moves are judged to say that there is no turning point.
        """
        if self.underMouse() and self._is_of_line():
            return
        while len(self.shown) > len(rows):
            widget = self.shown.pop()
            widget.hide()
            self._spare.append(widget)
        while len(self.shown) < len(rows):
            if not self._spare:
                self._spare.append(_TurningPoint(self._session))
                self._column.addWidget(self._spare[-1])
            # the widgets keep their places in the column, so the last hidden one comes first
            self.shown.append(self._spare.pop())
            self.shown[-1].show()
        for widget, row in zip(self.shown, rows, strict=True):
            widget.show_row(row)
        self.none.setVisible(not rows and is_complete)
        self._has_content = bool(rows) or is_complete

    def _is_of_line(self) -> bool:
        """Return whether what is shown belongs to the line on the board."""
        line = self._session.cursor.line
        nodes = [widget.row.mistake.node for widget in self.shown if widget.row is not None]
        return bool(nodes) and all(node in line for node in nodes)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.released.emit()

    def fit(self, room: int) -> None:
        """Take the height that the contents need, up to `room` [pixels]; hide if little fits.

        If not all fit, only whole ones are in view until the list is scrolled.
        """
        width = max(self.viewport().width(), 1)
        needed = self._column.totalHeightForWidth(width)
        self.setVisible(self._has_content and room >= min(needed, 2 * self.fontMetrics().height()))
        if needed > room:
            ends = accumulate(_height(widget, width) for widget in self.shown)
            room = max((end for end in ends if end <= room), default=room)
        self.setFixedHeight(max(min(needed, room), 1))

    def paint_in_theme(self) -> None:
        """Apply colors and fonts of the theme."""
        set_text_color(self.none, "muted")
        for widget in (*self.shown, *self._spare):
            widget.heading.update()


def _height(widget: QWidget, width: int) -> int:
    """Return the height that a widget needs at a width [pixels]."""
    return (
        widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
    )
