"""The way from the main window to the matches window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.api.record import GameRecord

if TYPE_CHECKING:
    from sai_studio.windows.contests.window import ContestWindow
    from sai_studio.windows.studio_window import StudioWindow

__all__ = ["ContestMenu"]


class ContestMenu(QObject):
    """Makes the matches window when it is first wanted, and closes it with the main one.

    Signals
    -------
    crashed
        Traceback of a bug on the thread that watches contests.
    """

    crashed = Signal(str)

    def __init__(self, window: StudioWindow) -> None:
        super().__init__(window)
        self._window = window
        self._contest_window: ContestWindow | None = None
        connect = window.actions_.connect_command
        connect("contest_new", lambda: self.show_window().new_contest())
        connect("contest_window", self.show_window)

    def contest_window(self) -> ContestWindow:
        """The matches window, hidden or not."""
        if self._contest_window is None:
            from sai_studio.windows.contests.contests import Contests
            from sai_studio.windows.contests.window import ContestWindow

            main = self._window
            self._contest_window = ContestWindow(
                Contests(self),
                main.networks.known,
                main.programs,
                lambda: main.session.record.size,
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
        window = self._window
        window.raise_()
        window.activateWindow()
        window.documents.save_first(lambda: window.documents.new(record))
