"""Connects the command that shows what the network sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.network_input.window import NetworkInputWindow
    from sai_studio.windows.window_context import WindowContext

CLOSE_S: Final = 3.0
"""Time limit for the thread to end when the program closes."""


class NetworkInputMenu(WindowMenu["NetworkInputWindow"]):
    """Connects the command that shows what the network sees."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("network_input", self.show_window)

    def _make(self) -> NetworkInputWindow:
        from sai_studio.windows.network_input.window import NetworkInputWindow

        window = NetworkInputWindow(self._context.session)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: NetworkInputWindow) -> bool:
        return window.worker.close(CLOSE_S)
