"""Base of the menus that open a window beside the main one."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from sai_studio.shared.widgets.side_window import SideWindow
from sai_studio.windows.window_context import WindowContext

W = TypeVar("W", bound=SideWindow)


class WindowMenu(QObject, Generic[W]):
    """Creates a window when it is first opened, and closes it with the main window.

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
        """Create the window."""
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
        if ended:  # a running thread still needs its objects
            window.deleteLater()
        return ended

    def _close(self, window: W) -> bool:
        """Stop the threads of the closed window; False if one does not end in time."""
        return True
