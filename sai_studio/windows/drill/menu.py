"""Connects the command that opens the drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.base.files import user_folder
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.drill.window import DrillWindow
    from sai_studio.windows.window_context import WindowContext


class DrillMenu(WindowMenu["DrillWindow"]):
    """Connects the command that opens the drill."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("drill", lambda: self.show_window().begin())

    def _make(self) -> DrillWindow:
        from engine.review.drill import Drill
        from sai_studio.windows.drill.drill_round import DrillRound
        from sai_studio.windows.drill.window import DrillWindow

        context = self._context
        drill = Drill(user_folder() / "drill.sqlite")
        thread, choose = context.analysis.thread_, context.networks.choose
        return DrillWindow(
            drill, DrillRound(drill, thread, choose), context.session, context.preferences
        )

    def _close(self, window: DrillWindow) -> bool:
        window.stop()
        return True
