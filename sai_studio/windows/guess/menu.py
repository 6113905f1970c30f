"""Connects the command that opens the guessing window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.guess.window import GuessWindow
    from sai_studio.windows.window_context import WindowContext


class GuessMenu(WindowMenu["GuessWindow"]):
    """Connects the command that opens the guessing window."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("guess", lambda: self.show_window().begin())

    def _make(self) -> GuessWindow:
        from sai_studio.windows.guess.window import GuessWindow

        return GuessWindow(self._context.session, self._context.preferences)
