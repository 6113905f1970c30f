"""The panel with both players' figures of the reviewed game."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr, tr_count
from engine.record.handicap import format_komi
from engine.review.mirror_rows import MirrorRow, mirror_sections, people_section
from engine.review.summary import GameSummary, summarize
from sai_studio.kit import theme
from sai_studio.kit.painting import paint_stone, scaled_font, smooth_painter
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line, plain_tip
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.rows import PAD, RowPainter
from sai_studio.review.report.report_model import (
    BLACK_SIDE,
    LABEL,
    WHITE_SIDE,
    ReportModel,
)
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES, ViewPanel

EMPTY: Final = tr("A deep review of the game shows both players' figures here.")
HIDDEN: Final = tr("Figures are hidden while you play.")
ARRIVALS_MS: Final = 500
"""Results that arrive within this time are shown together; a summary takes some milliseconds."""
LONGEST_NAME: Final = 60


def extent_text(summary: GameSummary) -> str:
    """Return the extent of the figures in words: judged moves and komi."""
    moves = len(summary.moves)
    text = tr_count(
        moves,
        "{judged} of {n} move judged, komi {komi}",
        "{judged} of {n} moves judged, komi {komi}",
        judged=summary.judged,
        komi=format_komi(summary.komi),
    )
    return (
        tr("Only {extent}; Review game judges all", extent=text)
        if 2 * summary.judged < moves
        else text
    )


class ReportPanel(ViewPanel):
    """Figures of the main line at the game's komi, as in the exported report, Black's on the left.

    A click on a figure goes to the position before the next of its moves.
    """

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Report"), EMPTY, parent)
        session, self._people = context.session, context.people
        self.setMinimumSize(240, 84)
        self.model = ReportModel(self)
        self.table = _Table(self.model)
        self.table.chosen.connect(self._go_to)
        self.names = _Names()
        self.extent = plain_label(wraps=True, role="muted")
        box = QVBoxLayout(self._content)
        box.setContentsMargins(PAD, PAD // 2, PAD, PAD)
        box.setSpacing(0)
        box.addWidget(self.extent)
        box.addWidget(self.names)
        box.addWidget(self.table, 1)
        self._arrivals = Refresh(self, self._show_summary, ARRIVALS_MS)
        self._now = Refresh(self, self._show_summary)
        connect_all(self._arrivals.ask, session.timeline.changed, session.reports.changed)
        connect_all(self._now.ask, session.cursor.record_changed, session.komi.changed)
        if self._people is not None:
            self._people.changed.connect(self._arrivals.ask)
        self._now.ask()

    def _show_summary(self) -> None:
        review = self._session.review
        if review.blind:
            self._show_empty(HIDDEN)
            return
        summary = summarize(review)
        if not summary.judged:
            self.model.show_sections(())
            self._show_empty(EMPTY if review.has_values else NO_WINRATES)
            return
        sections = list(mirror_sections(summary))
        if self._people is not None:
            people = people_section(summary, self._people.found)
            sections += [people] if people.rows else []
        if self.model.show_sections(sections):
            self.table.lay_out()
        info = review.record.info
        pairs = (("PB", "BR", tr("Black")), ("PW", "WR", tr("White")))
        named = [(" ".join((info.get(n) or color, info.get(r, "")))) for n, r, color in pairs]
        self.names.show_names([one_line(name, LONGEST_NAME) for name in named])
        self.extent.setText(extent_text(summary))
        self.extent.setToolTip(plain_tip(tr("Main line: {extent}", extent=extent_text(summary))))
        self._show_empty(None)

    def _go_to(self, index: QModelIndex) -> None:
        """Go to the position before the next of a cell's moves, after the last one to the first."""
        session, nodes = self._session, self.model.nodes(index)
        here = session.cursor.node.number
        places = [node for node in nodes if node.parent is not None]
        later = [node for node in places if node.number - 1 > here]
        following = next(iter(later or places), None)
        if following is not None and following.parent is not None:
            session.cursor.go_to(following.parent)
            session.selection.set_shows_best(True)

    def _paint_in_theme(self) -> None:
        self.names.update()
        self.table.lay_out()
        self.table.viewport().update()


class _Names(QWidget):
    """Both players' names above their figures, shortened where there is no room."""

    def __init__(self) -> None:
        super().__init__()
        self._names = ["", ""]
        self.setFixedHeight(self.fontMetrics().height() + PAD)

    def show_names(self, names: list[str]) -> None:
        """Show Black's and White's name."""
        self._names = names
        self.setAccessibleName(tr("{black} against {white}", black=names[0], white=names[1]))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setFont(scaled_font(self.font(), bold=True))
        metrics, middle = painter.fontMetrics(), self.height() / 2.0
        room = self.width() / 2.0 - 32.0
        for color, name in zip((1, -1), self._names, strict=True):
            at = 10.0 if color > 0 else self.width() - 10.0
            paint_stone(painter, QPointF(at, middle), 5.5, color)
            box = QRectF(
                20.0 if color > 0 else self.width() - 20.0 - room, 0.0, room, self.height()
            )
            side = Qt.AlignmentFlag.AlignLeft if color > 0 else Qt.AlignmentFlag.AlignRight
            painter.setPen(theme.color("text"))
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)


class _Table(QTableView):
    """Table of figures: Black's, what they are, White's.

    Signals
    -------
    chosen
        Index of the cell that was clicked, or on which Enter was pressed.
    """

    chosen = Signal(QModelIndex)

    def __init__(self, model: ReportModel) -> None:
        super().__init__()
        self._model = model
        self.setModel(model)
        self.setAccessibleName(tr("Figures of both players"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(24)
        self.verticalHeader().hide()
        self.setItemDelegate(_CellPainter(self))
        self.clicked.connect(self.chosen)
        self.activated.connect(self.chosen)

    def lay_out(self) -> None:
        """Fit rows and columns to the texts and to the width."""
        metrics = QFontMetrics(scaled_font(self.font()))
        self.verticalHeader().setDefaultSectionSize(metrics.height() + PAD // 2)
        self.clearSpans()
        widest = 0
        for place, row in enumerate(self._model.rows):
            if isinstance(row, MirrorRow):
                widest = max(widest, metrics.horizontalAdvance(row.label) + 2 * PAD)
            else:
                self.setSpan(place, 0, 1, self._model.columnCount())
        width = self.viewport().width()
        label = min(widest, width // 2)
        side = (width - label) // 2
        for column, space in ((BLACK_SIDE, side), (WHITE_SIDE, side), (LABEL, width - 2 * side)):
            self.setColumnWidth(column, space)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()


class _CellPainter(RowPainter):
    """Paints titles, figures with their bars, and labels."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def paint_cell(
        self, painter: QPainter, view: Any, box: QRectF, row: MirrorRow | str, column: int
    ) -> None:
        inner = box.adjusted(PAD / 2, 0.0, -PAD / 2, 0.0)
        middle = Qt.AlignmentFlag.AlignVCenter
        if isinstance(row, str):
            painter.setFont(scaled_font(view.font, bold=True))
            painter.setPen(theme.color("text"))
            painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter | middle, row)
            return
        painter.setFont(scaled_font(view.font))
        metrics = painter.fontMetrics()
        if column == LABEL:
            painter.setPen(theme.color("muted"))
            text = metrics.elidedText(row.label, Qt.TextElideMode.ElideRight, int(inner.width()))
            painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter | middle, text)
            return
        is_black = column == BLACK_SIDE
        own = row.moves[0 if is_black else 1]
        if own and view.state & (
            QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
        ):
            painter.fillRect(box, theme.color("hover"))
        text = row.texts[0 if is_black else 1]
        self._paint_bar(painter, inner, row, is_black, metrics.horizontalAdvance(text))
        painter.setPen(theme.color("text"))
        side = Qt.AlignmentFlag.AlignLeft if is_black else Qt.AlignmentFlag.AlignRight
        painter.drawText(inner, side | middle, text)

    def _paint_bar(
        self, painter: QPainter, inner: QRectF, row: MirrorRow, is_black: bool, text_width: int
    ) -> None:
        """Paint the bar, which begins beside the label and leaves room for the widest text."""
        share = row.shares[0 if is_black else 1]
        widest = painter.fontMetrics().horizontalAdvance("8.88 (8.8\u20138.8)")
        room = inner.width() - max(widest, text_width) - PAD
        if not share or room <= PAD:
            return
        length, height = room * min(share, 1.0), 0.55 * inner.height()
        left = inner.right() - length if is_black else inner.left()
        painter.setPen(Qt.PenStyle.NoPen)
        role = "accent" if row.loss is None else theme.loss_role(row.loss)
        painter.setBrush(theme.color(role))
        bar = QRectF(left, inner.center().y() - height / 2.0, length, height)
        painter.drawRoundedRect(bar, 2.0, 2.0)
