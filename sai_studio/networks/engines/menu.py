"""The tool of other engines: its commands, and messages about the engine in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.base.translation import tr
from sai_studio.networks.engines.engines import Engines
from sai_studio.networks.window_context import Tool
from sai_studio.session.commands.command import Command, Entry, Separator

if TYPE_CHECKING:
    from sai_studio.networks.engines.window import EnginesWindow
    from sai_studio.networks.window_context import WindowContext


class EngineTool(Tool["EnginesWindow"]):
    """Owns the engines and their window."""

    id = "engines"
    entries: ClassVar[tuple[Entry[EngineTool], ...]] = (
        Separator(after="whole_board"),
        Command(
            "engines",
            tr("Other &engines\u2026"),
            lambda tool: tool.show_window(),
            tip=tr("Analyze with KataGo, Leela Zero or others"),
        ),
        Command(
            "second_source",
            tr("Show candidates of the &other engine"),
            lambda tool: tool.switch(),
            ("Shift+E",),
            tip=tr("Show the other engine's candidates instead of our own"),
            checked=lambda tool: tool.session.second.shown,
        ),
    )

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.engines = Engines(context.session, context.preferences, self)
        self.engines.crashed.connect(self.crashed)
        self.engines.died.connect(self._died)
        self.engines.unable.connect(self._unable)
        self.engines.status_changed.connect(self._changed)
        context.session.second.status_changed.connect(self._changed)

    def _make(self) -> EnginesWindow:
        from sai_studio.networks.engines.window import EnginesWindow

        return EnginesWindow(self.engines)

    def start(self) -> None:
        """Start the engine that was in use when the program ended."""
        self.engines.attach_last()

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

    def switch(self) -> None:
        """Show the candidates of the other engine or our own, or choose an engine first."""
        second = self.session.second
        if second.name:
            second.show_candidates(not second.shown)
        else:
            self.show_window()

    def _changed(self) -> None:
        if self.session.second.state in ("ready", "searching"):
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
