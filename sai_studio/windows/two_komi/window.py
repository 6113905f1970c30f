"""The window that shows the candidates of the current position at two komi side by side."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QDoubleSpinBox, QPushButton, QWidget

from sai_studio.model.session.session import Session
from sai_studio.shared import figures, theme
from sai_studio.shared.figures import at_komi
from sai_studio.shared.painting import set_text_color
from sai_studio.shared.refresh import Refresh
from sai_studio.shared.signals import connect_all
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import column, row
from sai_studio.shared.widgets.row_table import RowTable, alignment
from sai_studio.shared.widgets.side_window import SideWindow
from sai_studio.windows.two_komi.komi_rows import KomiFigures, KomiRow, komi_rows, verdict

__all__ = ["TwoKomiWindow"]

Index = QModelIndex | QPersistentModelIndex
EMPTY: Final = "The candidates are compared here once the position is analyzed."
HIDDEN: Final = "Hidden while you play."
DASH: Final = "\u2013"
NARROW: Final = {0: 64, 1: 56, 4: 56}
"""Widths of the columns of moves and ranks [px]."""


class TwoKomiModel(QAbstractTableModel):
    """A row per candidate; three columns for each komi."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[KomiRow] = []
        self._komi = ("", "")
        self._side = "Black"

    def show_rows(self, rows: list[KomiRow], komi: tuple[str, str], side: str) -> None:
        """Show other rows; `komi` are written in the titles."""
        self.beginResetModel()
        self.rows, self._komi, self._side = rows, komi, side
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 7

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section, (0,))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return "Move"
        komi, kind = self._komi[(section - 1) // 3], (section - 1) % 3
        return ("Rank", f"Win, komi {komi}", f"Lost, komi {komi}")[kind]

    def data(self, index: Index, role: int = 0) -> Any:
        shown, place = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(place, (0,))
        if role == Qt.ItemDataRole.ForegroundRole and place:
            found = shown.figures[(place - 1) // 3]
            return theme.color("accent") if found is not None and found.rank == 1 else None
        if role == Qt.ItemDataRole.ToolTipRole and place:
            found = shown.figures[(place - 1) // 3]
            visits = 0 if found is None else found.visits
            return f"{visits} visits; winrates are {self._side}'s"
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return shown.name if place == 0 else _text(shown.figures[(place - 1) // 3], (place - 1) % 3)


def _text(found: KomiFigures | None, kind: int) -> str:
    if found is None:
        return DASH
    if kind == 0:
        return str(found.rank)
    if kind == 1:
        return figures.percent(found.winrate)
    return DASH if found.points_lost is None else figures.points(found.points_lost)


class TwoKomiWindow(SideWindow):
    """A table of the candidates, the viewed komi beside another one of the user's choice."""

    def __init__(self, session: Session) -> None:
        super().__init__("Two komi", (720, 460), (520, 300), None)
        self._session = session
        self.other = QDoubleSpinBox()
        self.other.setSingleStep(0.5)
        self.other.setDecimals(1)
        self.other.setAccessibleName("Other komi")
        self.other.setRange(-1000.0, 1000.0)
        self.other.setValue(session.komi.game)
        self.other.valueChanged.connect(self._ask)
        self.search = QPushButton("Search at this komi")
        self.search.setToolTip("View everything at the other komi, and search the position there")
        self.search.setAutoDefault(False)
        self.search.clicked.connect(self._swap)
        self.viewed = plain_label()
        self.sentence = plain_label()
        self.sentence.setWordWrap(True)
        self.source = plain_label()
        self.source.setWordWrap(True)
        self.model = TwoKomiModel(self)
        self.table = RowTable("Candidates at two komi", self.model, NARROW)
        self.table.row_opened.connect(self._play)
        body = QWidget()
        column(
            row(self.viewed, plain_label("Other komi"), self.other, self.search, 1),
            self.sentence,
            (self.table, 1),
            self.source,
            within=body,
            margins=(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE),
        )
        column(self.messages, (body, 1), within=self, spacing=0)
        self._refresh = Refresh(self, self._show)
        connect_all(self._ask, session.reports.changed, session.komi.changed, theme.changed)
        session.cursor.record_changed.connect(self._restart)

    def begin(self) -> None:
        """Compare with the game's komi, or with the fair one while the game's is viewed."""
        session, report = self._session, self._session.reports.current
        if session.komi.is_exploring:
            self.other.setValue(session.komi.game)
        elif report is not None and report.agents and report.network_beta > 0.0:
            self.other.setValue(round(report.headline.alpha - 0.5) + 0.5)
        else:
            self.other.setValue(session.komi.game + 1.0)
        self._ask()

    def _restart(self) -> None:
        self.other.setValue(self._session.komi.game)

    def _ask(self) -> None:
        self._refresh.ask()

    def _swap(self) -> None:
        """View the other komi; the one viewed until now becomes the other."""
        viewed, other = self._session.komi.viewed, self.other.value()
        self.other.setValue(viewed)
        self._session.komi.view(other)

    def _play(self, place: int) -> None:
        self._session.edits.play(self.model.rows[place].move)

    def _show(self) -> None:
        session = self._session
        komi = session.komi.viewed, self.other.value()
        texts = at_komi(komi[0]), at_komi(komi[1])
        self.viewed.setText(f"Viewed komi {texts[0]}")
        node, review = session.cursor.node, session.review
        over = session.ending.is_over(node)
        reports = [None if review.blind or over else review.report(node, k) for k in komi]
        found = [report for report in reports if report is not None and report.agents]
        set_text_color(self.source, "muted")
        if len(found) < 2:
            self.model.show_rows([], texts, "Black")
            self.sentence.setText(HIDDEN if review.blind else EMPTY)
            self.source.setText("")
            return
        agent = session.selection.agent_index
        side = "Black" if found[0].to_play > 0 else "White"
        self.model.show_rows(komi_rows(found, agent), texts, side)
        self.sentence.setText(verdict(found, agent, texts))
        searched = at_komi(found[1].searched_komi)
        own = found[1].searched_komi == komi[1]
        self.source.setText(
            f"Both komi were searched; winrates are {side}'s."
            if own
            else f"Figures at komi {texts[1]} are read from the search at komi {searched}; "
            f"winrates are {side}'s."
        )
