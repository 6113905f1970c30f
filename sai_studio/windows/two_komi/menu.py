"""Connects the command that compares two komi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.two_komi.window import TwoKomiWindow
    from sai_studio.windows.window_context import WindowContext

__all__ = ["TwoKomiMenu"]


class TwoKomiMenu(WindowMenu["TwoKomiWindow"]):
    """Connects the command that compares two komi."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("two_komi", lambda: self.show_window().begin())

    def _make(self) -> TwoKomiWindow:
        from sai_studio.windows.two_komi.window import TwoKomiWindow

        return TwoKomiWindow(self._context.session)
