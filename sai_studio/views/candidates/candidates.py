"""The panel with the table of candidate moves."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from engine.search.loss import has_enough_visits
from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.painting import scaled_font
from sai_studio.shared.refresh import Refresh
from sai_studio.shared.signals import connect_all
from sai_studio.shared.widgets.figure_table import PAD, FigureTable, RowPainter, paint_loss_disc
from sai_studio.views.candidates.candidate_model import (
    CANDIDATE_ROLE,
    COLUMNS,
    CONTINUATION,
    GAME_KOMI,
    LOST,
    MOVE,
    VISITS,
    WIN,
    CandidateModel,
    CandidateRow,
    holds_at,
)
from sai_studio.views.candidates.source_bar import SourceBar
from sai_studio.views.view_context import ViewContext
from sai_studio.views.view_panel import ViewPanel

EMPTY: Final = tr("Candidate moves appear here once the position is analyzed.")
EMPTY_OFF: Final = tr("Analysis is paused. Start it to see the candidate moves.")
OVER: Final = tr("The game is over: there is no move to compare.")
EMPTY_OVER: Final = tr("There is no move to compare in this position.")


class CandidatesPanel(ViewPanel):
    """The candidates of the selected agent: hover shows one, double-click or Enter plays it.

    Rows keep their order while the mouse is over the table.
    """

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Candidate moves"), EMPTY, parent)
        session = context.session
        self.setMinimumSize(240, 84)
        self.model = CandidateModel(self)
        self.table = _Table(self.model, session)
        self.table.played.connect(self._play)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(PAD, 0, PAD, PAD)
        self.sources = SourceBar(session.second)
        box.addWidget(self.sources)
        box.addWidget(self.table, 1)
        self._refresh = Refresh(self, self._show_report)
        ask, second = self._refresh.ask, session.second
        connect_all(ask, session.reports.changed, session.selection.view_changed)
        connect_all(ask, session.engine.status_changed)
        connect_all(ask, second.report_changed, second.status_changed)
        session.selection.hover_changed.connect(self.table.viewport().update)
        self._refresh.ask()

    def _show_report(self) -> None:
        session = self._session
        report, agent = session.reports.shown, session.reports.shown_agent
        if session.ending.is_over(session.cursor.node):
            self.model.clear()
            self._show_empty(OVER)
            return
        if report is None or agent is None:
            self.model.clear()
            if session.second.name:  # keep the bar, which switches back
                self._show_empty(None)
            else:
                self._show_empty_soon(self._waiting(EMPTY, EMPTY_OFF))
            return
        if not agent.candidates:
            self.model.clear()
            searching = not report.finished or session.engine.status.state == "searching"
            if searching:
                self._show_empty(EMPTY)
            elif agent.visits > 1:
                self._show_empty(EMPTY_OVER)
            else:  # a single answer of the network, without a search
                self._show_empty(self._waiting(EMPTY, EMPTY_OFF))
            return
        game_komi, mover = session.komi.game, session.selection.side == "mover"
        self.model.show_report(session.cursor.node, report, agent, game_komi, mover)
        left_out = [] if report.has_winrates else [WIN]
        if holds_at(report, game_komi):
            left_out.append(GAME_KOMI)
        self.table.leave_out(*left_out)
        self._show_empty(None)

    def _play(self, row: object) -> None:
        assert isinstance(row, CandidateRow)
        self._session.play_move(row.candidate.move)

    def _paint_in_theme(self) -> None:
        self.table.fit_columns()
        self.table.viewport().update()


class _Table(FigureTable):
    """Table of candidates; hovering a row shows its variation.

    Signals
    -------
    played
        The `CandidateRow` to play.
    """

    played = Signal(object)

    def __init__(self, model: CandidateModel, session: Session) -> None:
        super().__init__(model, COLUMNS, tr("Candidate moves"), spare=VISITS)
        self._model = model
        self._session = session
        self.setItemDelegate(_RowPainter(session, self))
        self.setMouseTracking(True)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)  # no arrow yet
        model.sort(0, Qt.SortOrder.AscendingOrder)
        self.entered.connect(self._hover)
        self.doubleClicked.connect(self._play)

    # --- mouse and keys ------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        self._model.hold(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._model.hold(False)
        self._session.selection.set_hovered(None)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._session.selection.set_hovered(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._play(self.currentIndex())
            return
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self._hover(self.currentIndex())

    def _hover(self, index: QModelIndex) -> None:
        row = index.data(CANDIDATE_ROLE)
        self._session.selection.set_hovered(
            row.candidate if isinstance(row, CandidateRow) else None
        )

    def _play(self, index: QModelIndex) -> None:
        row = index.data(CANDIDATE_ROLE)
        if isinstance(row, CandidateRow):
            self.played.emit(row)


class _RowPainter(RowPainter):
    """Paints the cells; numbers that rest on few visits are faint."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(CANDIDATE_ROLE, parent)
        self._session = session

    def paint_cell(
        self, painter: QPainter, view: Any, box: QRectF, row: CandidateRow, column: int
    ) -> None:
        hovered = self._session.selection.hovered
        if view.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, theme.color("selected"))
        elif hovered is not None and hovered.move == row.candidate.move:
            painter.fillRect(box, theme.color("hover"))
        name, text = COLUMNS[column].name, COLUMNS[column].text(row)  # faster than through Qt
        chosen = row.is_choice
        rough = not has_enough_visits(row.candidate.figure_visits) and not chosen
        painter.setFont(scaled_font(view.font, bold=chosen and name in (MOVE, LOST, WIN)))
        painter.setPen(theme.color("muted" if rough or name == CONTINUATION else "text"))
        inner = box.adjusted(PAD, 0.0, -PAD, 0.0)
        if name == MOVE:
            self._paint_move(painter, inner, row, text)
        elif name == CONTINUATION:
            text = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, round(inner.width())
            )
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, text)
        else:
            if name == VISITS:
                self._paint_bar(painter, box, row.share)
            painter.drawText(
                inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text
            )

    @staticmethod
    def _paint_move(painter: QPainter, box: QRectF, row: CandidateRow, text: str) -> None:
        pen = painter.pen()
        at = QPointF(box.left() + 5.0, box.center().y() + 0.5)
        if row.is_choice:
            painter.setPen(QPen(theme.color("accent"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 6.5, 6.5)
        painter.setPen(pen)
        paint_loss_disc(painter, at, row.loss)
        painter.drawText(box.adjusted(18.0, 0.0, PAD, 0.0), Qt.AlignmentFlag.AlignVCenter, text)

    @staticmethod
    def _paint_bar(painter: QPainter, box: QRectF, share: float) -> None:
        """Paint a bar behind the visits."""
        pen = painter.pen()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent", 0.18))
        full = box.adjusted(PAD, 5.0, -PAD / 2.0, -5.0)
        full.setWidth(max(full.width() * share, 2.0))
        painter.drawRoundedRect(full, 2.0, 2.0)
        painter.setPen(pen)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(24, 24)
