"""The panel that lists the mistakes of both players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QComboBox, QStyle, QVBoxLayout, QWidget

from engine.base.translation import tr, tr_count
from engine.go.board import BLACK, WHITE
from engine.review.found_by import FoundBy, next_steps
from engine.review.mistakes import (
    MISTAKE,
    Mistake,
    loss_class,
    loss_thresholds,
    turning_points,
)
from sai_studio.kit import figures, theme
from sai_studio.kit.figures import move_name
from sai_studio.kit.painting import paint_stone, scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.widgets.fields import choice_field, refill
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.rows import PAD, ROW, RowPainter, RowsTable, paint_loss_disc
from sai_studio.review.mistakes.kinds import WIDTH, paint_kind
from sai_studio.review.mistakes.mistake_model import (
    COLUMNS,
    FOUND_BY,
    KIND,
    LOST,
    MOVE,
    PLAYED,
    WIN,
    MistakeModel,
    MistakeRow,
)
from sai_studio.review.mistakes.reason import better_line, show_before, why
from sai_studio.review.mistakes.turning_list import TurningList
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel
from sai_studio.session.session import Session

EMPTY: Final = tr("Mistakes are listed here as the moves are analyzed.")
EMPTY_OFF: Final = tr("Analysis is paused. Start it to find the mistakes.")
NO_MOVES: Final = tr("Open a game, or play some moves, to see the mistakes.")
HIDDEN: Final = tr("Mistakes are hidden while you play.")
ARRIVALS_MS: Final = 120
"""Results that arrive within this time are shown together."""
PALE: Final = 0.25
"""Opacity inside the symbols of what few visits found; their rims and texts can be read."""
LEAST_ROWS: Final = 3
"""Rows of the table that have room before the turning points have any."""
HEAD_SHARE: Final = 0.4
"""Largest share of the panel's height that the turning points take."""
TYPICAL: Final = -1
"""Choice of the mistakes that are typical of their players' rank, not of the next one."""
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
    """Turning points and mistakes of one or both players.

    A click goes to the position before a mistake. Rows keep their order while the mouse is over
    them.
    """

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Mistakes"), EMPTY, parent)
        session = context.session
        self._preferences, self._people = context.preferences, context.people
        self._is_typical = False
        """Whether only mistakes are listed that are typical of their players' rank."""
        self.setMinimumSize(240, 84)
        self.model = MistakeModel(lambda m: why(session.review, m, session.komi.viewed), self)
        self.table = _Table(self.model, session)
        self.table.chosen.connect(lambda shown: show_before(session, shown.mistake))
        self.turning_points = TurningList(session)
        self.side = choice_field(SIDES, name=tr("Player whose mistakes are listed"))
        self.least = choice_field(
            (),
            tip=tr("Leave out mistakes that lost fewer points"),
            name=tr("Fewest points of a listed mistake"),
        )
        self.least.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.summary = plain_label(wraps=True, role="muted")
        box = QVBoxLayout(self._content)
        box.setContentsMargins(PAD, PAD // 2, PAD, PAD)
        box.addWidget(self.turning_points)
        box.addLayout(row(self.side, self.least, (self.summary, 1)))
        box.addWidget(self.table, 1)
        self._arrivals = Refresh(self, self._show_mistakes, ARRIVALS_MS)
        self.turning_points.released.connect(self._arrivals.ask)
        self._now = Refresh(self, self._show_mistakes)
        session.timeline.changed.connect(self._arrivals.ask)
        session.engine.status_changed.connect(self._arrivals.ask)
        connect_all(self._now.ask, session.cursor.record_changed, session.komi.changed)
        session.reports.changed.connect(self._arrivals.ask)
        session.cursor.moved.connect(self.table.viewport().update)
        self.side.currentIndexChanged.connect(self._now.ask)
        self.least.activated.connect(self._choose_least)
        if self._people is not None:
            self._people.changed.connect(self._arrivals.ask)
        self._now.ask()

    def _show_mistakes(self) -> None:
        session = self._session
        review, size = session.review, session.cursor.record.size
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
        found = [m for m in session.timeline.mistakes if color in (0, m.color)]
        least = self._show_least(size)
        rows = {mistake.place: self._row(mistake, size) for mistake in found}
        if least == TYPICAL:
            listed = next_steps(found, [rows[m.place].found for m in found])
        else:
            listed = [
                m
                for m in found
                if least <= MISTAKE or loss_class(m.points_lost or 0.0, size) >= least
            ]
        self.table.leave_out(*([] if self._compares else [FOUND_BY]))
        self.model.show_rows(rows[mistake.place] for mistake in listed)
        summary = summary_text(listed, len(judged), len(points), color)
        if least == TYPICAL and found:
            summary = tr_count(
                len(found),
                "{typical} of {n} mistake is typical of the rank, not of the next",
                "{typical} of {n} mistakes are typical of the rank, not of the next",
                typical=len(listed),
            )
        known = [rows[m.place].found for m in found if m.better is not None]
        self.summary.setText(" \u00b7 ".join(filter(None, (summary, self._asking(known)))))
        decisive = [rows[mistake.place] for mistake in turning_points(found)]
        self.turning_points.show_rows(decisive, is_complete=2 * len(judged) >= len(points))
        self._fit_head()
        self._show_empty(None)

    def _asking(self, known: Sequence[FoundBy | None]) -> str:
        """Return what is still to be told about who would find the moves; "" if all is known."""
        if self._people is None or not self._people.compares or all(known):
            return ""
        if left := self._people.left:
            return tr_count(
                left, "asking who would find {n} move", "asking who would find {n} moves"
            )
        if self._session.engine.status.state == "searching":
            return tr("who would find the moves is asked after the analysis")
        return ""

    def _row(self, mistake: Mistake, size: int) -> MistakeRow:
        session, played = self._session, mistake.node.move
        better = better_line(session.review, mistake, session.komi.viewed)
        assert played is not None, "only moves are judged"
        name = move_name(better[0], size) if better else ""
        found = self._people.found(mistake) if self._people is not None else None
        return MistakeRow(mistake, move_name(played.point, size), name, size, found)

    @property
    def _compares(self) -> bool:
        """Whether it is shown who would find the better moves."""
        return self._people is not None and self._people.compares

    def _show_least(self, size: int) -> int:
        """Offer the thresholds of the board; return the least class of loss that is listed."""
        settings = self._preferences.settings if self._preferences is not None else None
        least = settings.mistake_class if settings is not None else MISTAKE
        choices, bounds = [(MISTAKE, tr("All mistakes"))], loss_thresholds(size)
        for loss in range(MISTAKE + 1, len(bounds) + 1):
            if bounds[loss - 1] > bounds[loss - 2]:
                text = tr("from {points:g} points", points=bounds[loss - 1])
                choices.append((loss, text))
        people = self._people
        if people is not None and people.compares and (people.rank(BLACK) or people.rank(WHITE)):
            choices.append((TYPICAL, tr("typical of the rank")))
            least = TYPICAL if self._is_typical else least
        refill(self.least, choices, least)
        return least

    def _choose_least(self) -> None:
        self._is_typical = self.least.currentData() == TYPICAL
        if self._preferences is not None and not self._is_typical:
            self._preferences.update(mistake_class=self.least.currentData())
        self._now.ask()

    def _fit_head(self) -> None:
        """Give the turning points the height that they need, as far as the table can spare it."""
        row_height = self.table.verticalHeader().defaultSectionSize()
        line = max(self.side.sizeHint().height(), 2 * self.fontMetrics().height())
        taken = line + self.table.horizontalHeader().height() + 4 * PAD
        spare = self.height() - taken - LEAST_ROWS * row_height
        self.turning_points.fit(min(spare, round(HEAD_SHARE * self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _paint_in_theme(self) -> None:
        self.turning_points.paint_in_theme()
        self._fit_head()
        self.table.fit_columns()
        self.table.viewport().update()


class _Table(RowsTable):
    """Table of mistakes; the row of the position on the board is highlighted.

    Signals
    -------
    chosen
        The `MistakeRow` that was clicked or reached with the keyboard.
    """

    chosen = Signal(object)

    holds_order = True

    def __init__(self, model: MistakeModel, session: Session) -> None:
        super().__init__(model, tr("Mistakes"), spare=KIND)
        self._model, self._session = model, session
        self.setItemDelegate(_RowPainter(self))
        worst_first = [column.title for column in COLUMNS].index(WIN), Qt.SortOrder.DescendingOrder
        self.sortByColumn(*worst_first)
        self.clicked.connect(self._choose)

    @property
    def highlighted(self) -> MistakeRow | None:
        """The row of the mistake that follows the position on the board, else of the one before."""
        here, rows = self._session.cursor.node, self._model.rows
        following = (row for row in rows if row.mistake.node.parent is here)
        return next(following, None) or next((r for r in rows if r.mistake.node is here), None)

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
    """Paints the cells; what few visits found is pale."""

    def __init__(self, table: _Table) -> None:
        super().__init__(table)
        self._table = table

    def paint_cell(
        self, painter: QPainter, view: Any, box: QRectF, row: MistakeRow, column: int
    ) -> None:
        shown, mistake = COLUMNS[column], row.mistake
        highlighted = self._table.highlighted
        if row is highlighted:
            painter.fillRect(box, theme.color("selected"))
        elif highlighted is None and view.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(box, theme.color("hover"))
        is_pale = mistake.is_provisional
        text = theme.color("muted" if is_pale else "text")
        painter.setFont(scaled_font(view.font, bold=shown.title in (PLAYED, LOST) and not is_pale))
        painter.setPen(text)
        inner = box.adjusted(PAD, 0.0, -PAD, 0.0)
        if shown.title == MOVE:
            paint_stone(painter, QPointF(box.left() + 14.0, box.center().y()), 5.5, mistake.color)
            painter.setPen(text)
            inner.adjust(18.0, 0.0, 0.0, 0.0)
        opacity = PALE if is_pale else 1.0
        if shown.title == LOST:
            at = QPointF(box.left() + PAD, box.center().y() + 0.5)
            paint_loss_disc(painter, at, mistake.loss, opacity)
        elif shown.title == KIND:
            at = QPointF(inner.left() + 5.0, box.center().y())
            paint_kind(painter, at, mistake.kind, opacity)
            inner.adjust(WIDTH, 0.0, 0.0, 0.0)
        painter.drawText(inner, shown.alignment, shown.text(row))
