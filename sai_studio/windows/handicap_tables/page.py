"""The page of the selected handicap table: progress, and the cells as they fill."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from engine.base.translation import tr
from engine.contests.handicap_table import HandicapTableView
from sai_studio.shared import theme
from sai_studio.shared.painting import set_text_color
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import column
from sai_studio.windows.contests.contests import STATUS_TEXTS
from sai_studio.windows.contests.page import LOADING
from sai_studio.windows.handicap_tables.tables import HandicapTables
from sai_studio.windows.jobs.head import JobHead
from sai_studio.windows.study.table import ResultTable, TableRow


class HandicapTablePage(QWidget):
    """Header, progress and cells of the selected table.

    Signals
    -------
    table_wanted
        The button to save the table was clicked.
    """

    table_wanted = Signal()

    def __init__(self, tables: HandicapTables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.progress, self.caption = plain_label(), plain_label()
        self.save_table = QPushButton(tr("Save table\u2026"))
        self.save_table.setToolTip(tr("Save the table as CSV or Markdown"))
        self.save_table.clicked.connect(self.table_wanted)
        self.head = JobHead(
            tr("Play the remaining games"), tr("Stop now; finished games are kept"), self.save_table
        )
        self.cells = ResultTable(((tr("Method"), ""),))
        self.cells.setAccessibleName(tr("Handicap table"))
        self.cells.setToolTip(tr("Double-click a cell to see its games in the matches window"))
        for label in (self.progress, self.caption):
            label.setWordWrap(True)
        self.caption.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        margins = (2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        column(
            self.head, self.bar, self.progress, (self.cells, 1), self.caption,
            within=self, margins=margins,
        )  # fmt: skip
        for changed in (tables.view_changed, tables.selected_changed, tables.list_changed):
            changed.connect(self.refresh)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the selected table."""
        tables, path, view = self._tables, self._tables.selected, self._tables.view
        if path is None:
            return
        status, at_work = tables.status(path), tables.at_work(path)
        table = view.table if view is not None else None
        self.head.show_job(path.name, status, STATUS_TEXTS.get(status) or tr("reading"))
        self.head.resume.setVisible(not at_work)
        self.head.resume.setEnabled(table is not None and status != "finished")
        self.head.halt.setVisible(at_work)
        self.head.halt.setEnabled(status in ("starting", "running"))
        self.save_table.setEnabled(table is not None and table.played > 0)
        self.bar.setRange(0, table.planned if table is not None else 1)
        self.bar.setValue(table.played if table is not None else 0)
        self.progress.setText(_progress_text(view))
        self.caption.setText(table.caption if table is not None else "")
        if table is None:
            self.cells.show_rows(())
            return
        head, *rows = table.rows
        self.cells.set_columns([(tr(title), "") for title in head])
        self.cells.show_rows([TableRow(tuple(row)) for row in rows])

    def _paint_in_theme(self) -> None:
        for label in (self.progress, self.caption):
            set_text_color(label, "muted")


def _progress_text(view: HandicapTableView | None) -> str:
    """Return how many games are finished, or why none can be shown."""
    if view is None or view.table is None:
        return view.problem if view is not None and view.problem else LOADING
    return tr("{done} of {total} games", done=view.table.played, total=view.table.planned)
