"""The way from the main window to the matches window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.api import GameRecord
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.contests.window import ContestWindow
    from sai_studio.windows.studio_window import StudioWindow

__all__ = ["ContestMenu"]


class ContestMenu(WindowMenu["ContestWindow"]):
    """Connects the commands on matches, and opens their window."""

    def __init__(self, window: StudioWindow) -> None:
        super().__init__(window)
        connect = window.actions_.connect_command
        connect("contest_new", lambda: self.show_window().new_contest())
        connect("contest_window", self.show_window)

    def _make(self) -> ContestWindow:
        from sai_studio.windows.contests.contests import Contests
        from sai_studio.windows.contests.window import ContestWindow

        main = self._window
        window = ContestWindow(
            Contests(self),
            main.networks.known,
            main.programs,
            lambda: main.session.record.size,
            self.show_game,
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: ContestWindow) -> bool:
        window.contests.close()
        return True

    def show_game(self, record: GameRecord) -> None:
        """Open a finished game in the main window."""
        window = self._window
        window.raise_()
        window.activateWindow()
        window.documents.save_first(lambda: window.documents.new(record))
