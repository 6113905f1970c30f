"""Connects the command that opens the handicap advisor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.model.analysis.thread import OpenAnalyzer
    from sai_studio.windows.handicap.window import HandicapWindow
    from sai_studio.windows.window_context import WindowContext

CLOSE_S: Final = 3.0
"""Time limit for the thread to end when the program closes."""


class HandicapMenu(WindowMenu["HandicapWindow"]):
    """Connects the command that opens the handicap advisor."""

    def __init__(self, context: WindowContext, open_analyzer: OpenAnalyzer) -> None:
        super().__init__(context)
        self._open_analyzer = open_analyzer
        context.actions.connect_command("handicap", self.show_window)

    def _make(self) -> HandicapWindow:
        from sai_studio.windows.handicap.window import HandicapWindow

        window = HandicapWindow(self._context, self._open_analyzer)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: HandicapWindow) -> bool:
        return window.worker.close(CLOSE_S)
