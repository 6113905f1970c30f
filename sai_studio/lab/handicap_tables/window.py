"""The window on handicap tables: tables on the left, the selected one on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.games.contest_folder import CONTESTS
from engine.games.handicap_table import HandicapTableView, cell_folder, table_csv, table_markdown
from sai_studio.lab.contests.contests import CONTEST_STATUS
from sai_studio.lab.handicap_tables.new_table import NewHandicapTableDialog
from sai_studio.lab.handicap_tables.page import HandicapTablePage
from sai_studio.lab.handicap_tables.tables import HandicapTables, tables_folder
from sai_studio.lab.jobs.window import JobList, JobWindow

SIZE: Final = (1080, 560)
LEAST: Final = (760, 420)
FIRST_STEPS: Final = tr(
    "Let a network meet an opponent in even games and with one to nine handicap stones for the "
    "opponent, with and without dynamic komi. The table fills while the games are played; they "
    "continue when you close this window."
)


class HandicapTableWindow(JobWindow):
    """Window with handicap tables that fill while their games are played.

    Parameters
    ----------
    networks, programs, board_size
        As for `ContestWindow`.
    show_contest
        Shows the contest in a folder with its games.
    """

    def __init__(
        self,
        tables: HandicapTables,
        networks: Callable[[], list[NetworkInfo]],
        programs: Callable[[], list[tuple[str, str]]],
        board_size: Callable[[], int],
        show_contest: Callable[[Path], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Handicap tables"), SIZE, LEAST, tables, tables_folder, parent)
        self.tables = tables
        self._networks, self._programs, self._board_size = networks, programs, board_size
        self._show_contest = show_contest
        self.list = JobList(tr("Handicap tables"), tables, CONTEST_STATUS, _progress)
        self.page = HandicapTablePage(tables)
        new = tr("New table\u2026"), tr("New table\u2026"), self.new_table
        self.fill(tr("Handicap tables"), self.list, self.page, FIRST_STEPS, [new])
        self.connect_head(self.page.head, self.continue_table)
        self.page.table_wanted.connect(self.ask_table)
        self.page.cells.doubleClicked.connect(
            lambda index: self.show_cell(index.row(), index.column())
        )

    # --- commands ------------------------------------------------------------------------------

    def new_table(self) -> None:
        """Ask for players and conditions, then start."""
        dialog = NewHandicapTableDialog(
            self._networks(), self._programs(), self._board_size(), self
        )

        def begin() -> None:
            self.tables.start(dialog.folder(), dialog.plan())

        dialog.open_for(begin)

    def continue_table(self) -> None:
        """Ask about commands that are not allowed yet, then continue the selected table."""
        view = self.tables.view
        if view is None:
            return
        self.ask_first(view.path, lambda: self.tables.resume(view.path))

    def show_cell(self, row: int, column: int) -> None:
        """Show the contest of a cell with its games."""
        view = self.tables.view
        if view is None or view.table is None or column == 0:
            return
        folder = cell_folder(view.path, row, view.table.fields.handicaps[column - 1])
        if not CONTESTS.is_in(folder):
            self.say("info", tr("No game of this cell has begun yet."))
            return
        self._show_contest(folder)

    def table_text(self, markdown: bool) -> str:
        """Return the table as Markdown or CSV; "" before it was read."""
        view = self.tables.view
        if view is None or view.table is None:
            return ""
        return (table_markdown if markdown else table_csv)(view.table)


def _progress(view: HandicapTableView) -> list[str]:
    """Return the progress of a table and its board."""
    table = view.table
    if table is None:
        return []
    n = table.fields.size
    return [
        tr("{done} of {total}", done=table.played, total=table.planned),
        f"{n}\u00d7{n}",
    ]
