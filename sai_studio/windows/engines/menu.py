"""Connects the commands on other engines and opens their window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.base.translation import tr
from sai_studio.windows.engines.engines import Engines
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.engines.window import EnginesWindow
    from sai_studio.windows.window_context import WindowContext


class EngineMenu(WindowMenu["EnginesWindow"]):
    """Owns the engines and their window."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.engines = Engines(context.session, context.preferences, self)
        self.engines.crashed.connect(self.crashed)
        self.engines.died.connect(self._died)
        self.engines.unable.connect(self._unable)
        self.engines.status_changed.connect(self._changed)
        context.actions.connect_command("engines", self.show_window)
        context.actions.connect_command("second_source", self._switch)
        context.session.second.status_changed.connect(self._changed)
        self._changed()

    def _make(self) -> EnginesWindow:
        from sai_studio.windows.engines.window import EnginesWindow

        return EnginesWindow(self.engines)

    def programs(self) -> list[tuple[str, str]]:
        """Return names and command lines of engines that can play (GTP)."""
        return [
            (entry.name, entry.command)
            for entry in self.engines.entries
            if entry.command and entry.speaks == "gtp"
        ]

    def close(self) -> bool:
        """Close the window and all engines; False if an engine does not end in time."""
        super().close()
        return self.engines.close()

    def _switch(self) -> None:
        """Show the candidates of the other engine or our own, or choose an engine first."""
        second = self._context.session.second
        if second.name:
            second.show_candidates(not second.shown)
        else:
            self.show_window()
        self._changed()

    def _changed(self) -> None:
        second = self._context.session.second
        self._context.actions["second_source"].setChecked(second.shown)
        if second.state in ("ready", "searching"):
            self._context.messages.retract("engine")

    def _unable(self, text: str) -> None:
        choices = [(tr("Engines\u2026"), self.show_window)]
        self._context.messages.show_message("error", text, choices, topic="engine")

    def _died(self, text: str) -> None:
        self._context.messages.show_message(
            "error",
            text,
            [(tr("Restart"), self.engines.restart), (tr("Engines\u2026"), self.show_window)],
            topic="engine",
        )
