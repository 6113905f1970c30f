"""The page of the selected handicap table: progress, and the cells as they fill."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.translation import tr
from engine.games.handicap_table import HandicapTableView
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.lab.contests.contests import CONTEST_STATUS
from sai_studio.lab.contests.page import LOADING
from sai_studio.lab.handicap_tables.tables import HandicapTables
from sai_studio.lab.jobs.page import MARGINS, JobHead, JobPage


class HandicapTablePage(JobPage):
    """Header, progress and cells of the selected table.

    Signals
    -------
    table_wanted
        The button to save the table was clicked.
    """

    table_wanted = Signal()

    def __init__(self, tables: HandicapTables, parent: QWidget | None = None) -> None:
        self.caption = plain_label(wraps=True, role="muted")
        self.save_table = QPushButton(tr("Save table\u2026"))
        self.save_table.setToolTip(tr("Save the table as CSV or Markdown"))
        head = JobHead(
            tr("Play the remaining games"), tr("Stop now; finished games are kept"), self.save_table
        )
        super().__init__(tables, CONTEST_STATUS, head, parent)
        self._tables = tables
        self.save_table.clicked.connect(self.table_wanted)
        self.cells = ResultTable(((tr("Method"), ""),))
        self.cells.setAccessibleName(tr("Handicap table"))
        self.cells.setToolTip(tr("Double-click a cell to see its games in the matches window"))
        self.caption.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        left, _top, right, bottom = MARGINS
        below = column((self.cells, 1), self.caption, margins=(left, 0, right, bottom))
        self.lay_out((below, 1))

    def refresh(self) -> None:
        tables, path, view = self._tables, self._tables.selected, self._tables.view
        if path is None:
            return
        status = tables.status(path)
        table = view.table if view is not None else None
        self.show_head(
            can_continue=table is not None and status != "finished",
            can_stop=status in ("starting", "running"),
        )
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


def _progress_text(view: HandicapTableView | None) -> str:
    """Return how many games are finished, or why none can be shown."""
    if view is None or view.table is None:
        return view.problem if view is not None and view.problem else LOADING
    return tr("{done} of {total} games", done=view.table.played, total=view.table.planned)
