"""Connects the command that finds patterns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from engine.record.pattern_files import FileHit
    from sai_studio.windows.patterns.window import PatternWindow
    from sai_studio.windows.window_context import WindowContext

CLOSE_S = 3.0


class PatternMenu(WindowMenu["PatternWindow"]):
    """Connects the command that finds patterns, and opens the games found."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("find_pattern", lambda: self.show_window().begin())

    def _make(self) -> PatternWindow:
        from sai_studio.windows.patterns.window import PatternWindow

        context = self._context
        window = PatternWindow(context.session, context.preferences, self._open)
        window.crashed.connect(self.crashed)
        return window

    def _open(self, found: FileHit) -> None:
        """Open a game at the position with the pattern."""
        cursor = self._context.session.cursor
        context = self._context
        context.window.raise_()
        context.window.activateWindow()
        show = partial(cursor.go_to_move, found.hit.number)
        context.documents.open_game(found.file, found.place, show)

    def _close(self, window: PatternWindow) -> bool:
        return window.thread_.close(CLOSE_S)
