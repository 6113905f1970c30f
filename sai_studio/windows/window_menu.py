"""The way from the main window to a window beside it."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from sai_studio.shared.widgets.side_window import SideWindow
from sai_studio.windows.window_context import WindowContext

__all__ = ["WindowMenu"]

W = TypeVar("W", bound=SideWindow)


class WindowMenu(QObject, Generic[W]):
    """Makes a window when it is first wanted, and closes it with the main one.

    Signals
    -------
    crashed
        Traceback of a bug on a thread of that window.
    """

    crashed = Signal(str)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._made: W | None = None

    def _make(self) -> W:
        """Make the window."""
        raise NotImplementedError

    def side_window(self) -> W:
        """Return the window, hidden or not."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def show_window(self) -> W:
        """Bring the window to the front."""
        window = self.side_window()
        window.show_up()
        return window

    def close(self) -> bool:
        """Close the window as the main window closes; False if a thread of it does not end."""
        window, self._made = self._made, None
        if window is None:
            return True
        window.close()
        ended = self._close(window)
        if ended:  # a thread at work must not lose what it works on
            window.deleteLater()
        return ended

    def _close(self, window: W) -> bool:
        """End what belongs to the closed window; False if a thread does not end in time."""
        raise NotImplementedError
