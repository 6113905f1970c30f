"""Connects the commands on matches and opens their window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.record.game_record import GameRecord
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.contests.window import ContestWindow
    from sai_studio.windows.window_context import WindowContext


class ContestMenu(WindowMenu["ContestWindow"]):
    """Connects the commands on matches, and opens their window.

    Parameters
    ----------
    programs
        Returns names and command lines of other engines that can play.
    """

    def __init__(
        self, context: WindowContext, programs: Callable[[], list[tuple[str, str]]]
    ) -> None:
        super().__init__(context)
        self._programs = programs
        connect = context.actions.connect_command
        connect("contest_new", lambda: self.show_window().new_contest())
        connect("contest_instinct", lambda: self.show_window().new_contest("instinct"))
        connect("contest_training", lambda: self.show_window().new_contest("training"))
        connect("contest_window", self.show_window)

    def _make(self) -> ContestWindow:
        from sai_studio.windows.contests.contests import Contests
        from sai_studio.windows.contests.window import ContestWindow

        context = self._context
        window = ContestWindow(
            Contests(self),
            context.networks.known,
            self._programs,
            lambda: context.session.cursor.record.size,
            self.show_game,
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: ContestWindow) -> bool:
        window.contests.close()
        return True

    def show_contest(self, folder: Path) -> None:
        """Show a contest in any folder in the window."""
        self.show_window().contests.show(folder)

    def show_game(self, record: GameRecord) -> None:
        """Open a finished game in the main window."""
        self._context.open_game(lambda: record)
