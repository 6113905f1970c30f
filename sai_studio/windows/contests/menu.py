"""The way from the main window to the matches window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.api.record import GameRecord

if TYPE_CHECKING:
    from sai_studio.windows.contests.window import ContestWindow
    from sai_studio.windows.window_context import WindowContext

__all__ = ["ContestMenu"]


class ContestMenu(QObject):
    """Makes the matches window when it is first wanted, and closes it with the main one.

    Parameters
    ----------
    programs
        Returns names and command lines of the other programs that can play.

    Signals
    -------
    crashed
        Traceback of a bug on the thread that watches contests.
    """

    crashed = Signal(str)

    def __init__(
        self, context: WindowContext, programs: Callable[[], list[tuple[str, str]]]
    ) -> None:
        super().__init__(context.window)
        self._context, self._programs = context, programs
        self._contest_window: ContestWindow | None = None
        connect = context.actions.connect_command
        connect("contest_new", lambda: self.show_window().new_contest())
        connect("contest_window", self.show_window)

    def contest_window(self) -> ContestWindow:
        """The matches window, hidden or not."""
        if self._contest_window is None:
            from sai_studio.windows.contests.contests import Contests
            from sai_studio.windows.contests.window import ContestWindow

            context = self._context
            self._contest_window = ContestWindow(
                Contests(self),
                context.networks.known,
                self._programs,
                lambda: context.session.cursor.record.size,
                self.show_game,
            )
            self._contest_window.crashed.connect(self.crashed)
        return self._contest_window

    def show_window(self) -> ContestWindow:
        """Bring the matches window to the front."""
        window = self.contest_window()
        window.show_up()
        return window

    def close(self) -> None:
        """The main window closes; contests go on."""
        window, self._contest_window = self._contest_window, None
        if window is not None:
            window.close()
            window.contests.close()
            window.deleteLater()

    def show_game(self, record: GameRecord) -> None:
        """Open a finished game in the main window."""
        self._context.open_game(lambda: record)
