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
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QMenu,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from engine.base.translation import tr
from engine.search.loss import has_enough_visits
from engine.search.report import AgentAnalysis
from sai_studio.kit import theme
from sai_studio.kit.figures import move_name
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.widgets.fields import margin_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.rows import PAD, ROW, RowPainter, RowsTable, paint_loss_disc
from sai_studio.review.candidates.candidate_model import (
    COLUMNS,
    CONTINUATION,
    EXPERT_COLUMNS,
    GAME_KOMI,
    LOST,
    MOVE,
    VISITS,
    WIN,
    WIN_BY,
    CandidateModel,
    CandidateRow,
    holds_at,
)
from sai_studio.review.candidates.source_bar import SourceBar
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel
from sai_studio.session.session import Session

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
        self._preferences = context.preferences
        self.setMinimumSize(240, 84)
        self.model = CandidateModel(self)
        self.table = _Table(self.model, session)
        self.table.row_opened.connect(self._play)
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
        if context.preferences is not None:
            context.preferences.changed.connect(ask)
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
            if searching and session.reports.is_first_answer and agent.move is not None:
                move = move_name(agent.move, report.size)
                first = tr("{move} is the first choice without a search.", move=move)
                self._show_empty(f"{first}\n{EMPTY}")
            elif searching:
                self._show_empty(EMPTY)
            elif agent.visits > 1:
                self._show_empty(EMPTY_OVER)
            else:  # a single answer of the network, without a search
                self._show_empty(self._waiting(EMPTY, EMPTY_OFF))
            return
        game_komi, mover = session.komi.game, session.selection.side == "mover"
        margin = self._margin_of(agent)
        self.model.show_report(session.cursor.node, report, agent, game_komi, mover, margin)
        left_out = [] if report.has_winrates else [WIN]
        if self._preferences is not None and not self._preferences.settings.expert:
            left_out += EXPERT_COLUMNS
        if holds_at(report, game_komi):
            left_out.append(GAME_KOMI)
        if not margin or not report.has_winrates:
            left_out.append(WIN_BY)
        self.table.leave_out(*left_out)
        self._show_empty(None)

    def _margin_of(self, agent: AgentAnalysis) -> float:
        """Return the margin of the column: the preference's, else the agent's; 0 hides it."""
        own = 0.0 if self._preferences is None else self._preferences.settings.win_by
        return own or agent.margin

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the margin of the column "by N+"."""
        if self._preferences is None:
            return
        field = margin_field(self._preferences.settings.win_by)
        field.setSpecialValueText(tr("off"))
        field.valueChanged.connect(lambda points: self._preferences.update(win_by=points))
        inner = QWidget()
        row(plain_label(tr("Column: chance to win by at least")), field, within=inner)
        action = QWidgetAction(self)
        action.setDefaultWidget(inner)
        menu = QMenu(self)
        menu.addAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _play(self, row: object) -> None:
        assert isinstance(row, CandidateRow)
        self._session.play_move(row.candidate.move)

    def _paint_in_theme(self) -> None:
        self.table.fit_columns()
        self.table.viewport().update()


class _Table(RowsTable):
    """Table of candidates; hovering a row shows its variation."""

    holds_order = True

    def __init__(self, model: CandidateModel, session: Session) -> None:
        super().__init__(model, tr("Candidate moves"), spare=VISITS)
        self._session = session
        self.setItemDelegate(_RowPainter(session, self))
        self.setMouseTracking(True)
        self.entered.connect(self._hover)

    # --- mouse and keys ------------------------------------------------------------------------

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._session.selection.set_hovered(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._session.selection.set_hovered(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self._hover(self.currentIndex())

    def _hover(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        self._session.selection.set_hovered(
            row.candidate if isinstance(row, CandidateRow) else None
        )


class _RowPainter(RowPainter):
    """Paints the cells; numbers that rest on few visits are faint."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session

    def paint_cell(
        self, painter: QPainter, view: Any, box: QRectF, row: CandidateRow, column: int
    ) -> None:
        hovered = self._session.selection.hovered
        if view.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, theme.color("selected"))
        elif hovered is not None and hovered.move == row.candidate.move:
            painter.fillRect(box, theme.color("hover"))
        name, text = COLUMNS[column].title, COLUMNS[column].text(row)  # faster than through Qt
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
