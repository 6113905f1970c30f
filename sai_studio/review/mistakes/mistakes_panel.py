"""The panel that lists the mistakes of both players."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QStyle,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr, tr_count
from engine.review.mistakes import Mistake
from sai_studio.kit import figures, theme
from sai_studio.kit.figures import move_name
from sai_studio.kit.painting import paint_stone, scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.widgets.fields import choice_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.rows import PAD, ROW, RowPainter, RowsTable, paint_loss_disc
from sai_studio.review.mistakes.mistake_model import (
    COLUMNS,
    KIND,
    LOST,
    MOVE,
    PLAYED,
    MistakeModel,
    MistakeRow,
)
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel
from sai_studio.session.session import Session

EMPTY: Final = tr("Mistakes are listed here as the moves are analyzed.")
EMPTY_OFF: Final = tr("Analysis is paused. Start it to find the mistakes.")
NO_MOVES: Final = tr("Open a game, or play some moves, to see the mistakes.")
HIDDEN: Final = tr("Mistakes are hidden while you play.")
ARRIVALS_MS: Final = 120
"""Results that arrive within this time are shown together."""
SIDES: Final = ((0, tr("Both players")), (1, tr("Black")), (-1, tr("White")))


def summary_text(mistakes: list[Mistake], judged: int, moves: int, color: int) -> str:
    """Return how many mistakes were made, what they lost, and how many moves were judged.

    Parameters
    ----------
    judged, moves
        Moves with a known loss, and all moves.
    color
        BLACK or WHITE; 0 counts both.
    """
    extent = _extent_text(judged, moves, color)
    if not mistakes:
        if 2 * judged < moves:
            return tr("Only {extent} so far; Review game judges all", extent=extent)
        return f"{tr('No mistakes')} \u00b7 {extent}"
    text = tr_count(len(mistakes), "{n} mistake", "{n} mistakes")
    lost = sum(mistake.points_lost or 0.0 for mistake in mistakes)
    if lost:
        text = f"{text}, {tr('{points} points', points=figures.points(lost))}"
    return f"{text} \u00b7 {extent}"


def _extent_text(judged: int, moves: int, color: int) -> str:
    """Return how many moves were judged, of one color or (0) of both."""
    if color > 0:
        return tr_count(
            moves,
            "{judged} of Black's {n} move judged",
            "{judged} of Black's {n} moves judged",
            judged=judged,
        )
    if color < 0:
        return tr_count(
            moves,
            "{judged} of White's {n} move judged",
            "{judged} of White's {n} moves judged",
            judged=judged,
        )
    return tr_count(
        moves, "{judged} of {n} move judged", "{judged} of {n} moves judged", judged=judged
    )


class MistakesPanel(ViewPanel):
    """Mistakes of one or both players; a click goes to the position before the mistake.

    Rows keep their order while the mouse is over the table.
    """

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Mistakes"), EMPTY, parent)
        session = context.session
        self.setMinimumSize(240, 84)
        self.model = MistakeModel(self)
        self.table = _Table(self.model, session)
        self.table.chosen.connect(self._go_to)
        self.side = choice_field(SIDES, name=tr("Player whose mistakes are listed"))
        self.summary = plain_label(role="muted")
        self.summary.setMinimumWidth(0)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(PAD, PAD // 2, PAD, PAD)
        box.addLayout(row(self.side, (self.summary, 1)))
        box.addWidget(self.table, 1)
        self._arrivals = Refresh(self, self._show_mistakes, ARRIVALS_MS)
        self._now = Refresh(self, self._show_mistakes)
        session.timeline.changed.connect(self._arrivals.ask)
        session.engine.status_changed.connect(self._arrivals.ask)
        connect_all(self._now.ask, session.cursor.record_changed, session.komi.changed)
        session.reports.changed.connect(self._arrivals.ask)
        session.cursor.moved.connect(self.table.viewport().update)
        self.side.currentIndexChanged.connect(self._now.ask)
        self._now.ask()

    def _show_mistakes(self) -> None:
        session = self._session
        review, size, komi = session.review, session.cursor.record.size, session.komi.viewed
        color = self.side.currentData()
        if review.blind:
            self._show_empty(HIDDEN)
            return
        points = [p for p in session.timeline.points if p.color and color in (0, p.color)]
        judged = [p for p in points if p.points_lost is not None or p.winrate_lost is not None]
        if not judged:
            self.model.show_rows([])
            waiting = self._waiting(EMPTY, EMPTY_OFF, for_winrates=True)
            self._show_empty(waiting if points else NO_MOVES)
            return
        mistakes = [m for m in session.timeline.mistakes if color in (0, m.color)]
        rows = []
        for mistake in mistakes:
            best = review.best_line(session.cursor.line[mistake.place - 1], komi)
            played = mistake.node.move
            assert played is not None, "only moves are judged"
            better = move_name(best[0], size) if best and best[0] != played.point else ""
            rows.append(MistakeRow(mistake, move_name(played.point, size), better, size))
        self.model.show_rows(rows)
        self.summary.setText(summary_text(mistakes, len(judged), len(points), color))
        self._show_empty(None)

    def _go_to(self, shown: object) -> None:
        assert isinstance(shown, MistakeRow)
        session = self._session
        session.cursor.go_to(session.cursor.line[shown.mistake.place - 1])
        session.selection.set_shows_best(True)

    def _paint_in_theme(self) -> None:
        self.table.fit_columns()
        self.table.viewport().update()


class _Table(RowsTable):
    """Table of mistakes.

    Signals
    -------
    chosen
        The `MistakeRow` that was clicked or reached with the keyboard.
    """

    chosen = Signal(object)

    holds_order = True

    def __init__(self, model: MistakeModel, session: Session) -> None:
        super().__init__(model, tr("Mistakes"), spare=KIND)
        self.setItemDelegate(_RowPainter(session, self))
        self.clicked.connect(self._choose)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self._choose(self.currentIndex())

    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if isinstance(row, MistakeRow):
            self.chosen.emit(row)


class _RowPainter(RowPainter):
    """Paints the cells; the row of the position on the board is highlighted."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session

    def paint_cell(
        self, painter: QPainter, view: Any, box: QRectF, row: MistakeRow, column: int
    ) -> None:
        shown = COLUMNS[column]
        node, here = row.mistake.node, self._session.cursor.node
        if node is here or node.parent is here:
            painter.fillRect(box, theme.color("selected"))
        elif view.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(box, theme.color("hover"))
        painter.setFont(scaled_font(view.font, bold=shown.title in (PLAYED, LOST)))
        painter.setPen(theme.color("text"))
        inner = box.adjusted(PAD, 0.0, -PAD, 0.0)
        if shown.title == MOVE:
            paint_stone(
                painter, QPointF(box.left() + 14.0, box.center().y()), 5.5, row.mistake.color
            )
            painter.setPen(theme.color("text"))
            inner.adjust(18.0, 0.0, 0.0, 0.0)
        elif shown.title == LOST:
            at = QPointF(box.left() + PAD, box.center().y() + 0.5)
            paint_loss_disc(painter, at, row.mistake.loss)
        painter.drawText(inner, shown.alignment, shown.text(row))
