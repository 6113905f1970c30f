"""Connects the commands on handicap tables and opens their window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.handicap_tables.window import HandicapTableWindow
    from sai_studio.windows.window_context import WindowContext


class HandicapTableMenu(WindowMenu["HandicapTableWindow"]):
    """Connects the commands on handicap tables, and opens their window.

    Parameters
    ----------
    programs
        Returns names and command lines of other engines that can play.
    show_contest
        Shows the contest in a folder with its games.
    """

    def __init__(
        self,
        context: WindowContext,
        programs: Callable[[], list[tuple[str, str]]],
        show_contest: Callable[[Path], None],
    ) -> None:
        super().__init__(context)
        self._programs, self._show_contest = programs, show_contest
        connect = context.actions.connect_command
        connect("handicap_table", lambda: self.show_window().new_table())
        connect("handicap_tables", self.show_window)

    def _make(self) -> HandicapTableWindow:
        from sai_studio.windows.handicap_tables.tables import HandicapTables
        from sai_studio.windows.handicap_tables.window import HandicapTableWindow

        context = self._context
        window = HandicapTableWindow(
            HandicapTables(self),
            context.networks.known,
            self._programs,
            lambda: context.session.cursor.record.size,
            self._show_contest,
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: HandicapTableWindow) -> bool:
        window.tables.close()
        return True
