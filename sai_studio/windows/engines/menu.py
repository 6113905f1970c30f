"""The way from the main window to other engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sai_studio.windows.engines.engines import Engines

if TYPE_CHECKING:
    from sai_studio.windows.engines.window import EnginesWindow
    from sai_studio.windows.window_context import WindowContext

__all__ = ["EngineMenu"]


class EngineMenu(QObject):
    """Owns the engines, makes their window when it is first wanted, ends both.

    Signals
    -------
    crashed
        Traceback of a bug on an engine's thread.
    """

    crashed = Signal(str)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._engines_window: EnginesWindow | None = None
        self.engines = Engines(context.session, context.preferences, self)
        self.engines.crashed.connect(self.crashed)
        self.engines.died.connect(self._died)
        self.engines.unable.connect(self._unable)
        self.engines.status_changed.connect(self._changed)
        context.actions.connect_command("engines", self.show_window)
        context.actions.connect_command("second_source", self._switch)
        context.session.second.status_changed.connect(self._changed)
        self._changed()

    def engines_window(self) -> EnginesWindow:
        """The engines window, hidden or not."""
        if self._engines_window is None:
            from sai_studio.windows.engines.window import EnginesWindow

            self._engines_window = EnginesWindow(self.engines)
        return self._engines_window

    def show_window(self) -> None:
        """Bring the engines window to the front."""
        self.engines_window().show_up()

    def programs(self) -> list[tuple[str, str]]:
        """Names and command lines of engines that play: those that speak GTP."""
        return [
            (entry.name, entry.command)
            for entry in self.engines.entries
            if entry.command and entry.speaks == "gtp"
        ]

    def close(self) -> bool:
        """The main window closes; False if an engine does not end in time."""
        window, self._engines_window = self._engines_window, None
        if window is not None:
            window.close()
            window.deleteLater()
        return self.engines.close()

    def _switch(self) -> None:
        """Show the candidates of the other source."""
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
        choices = [("Engines\u2026", self.show_window)]
        self._context.messages.show_message("error", text, choices, topic="engine")

    def _died(self, text: str) -> None:
        self._context.messages.show_message(
            "error",
            text,
            [("Restart", self.engines.restart), ("Engines\u2026", self.show_window)],
            topic="engine",
        )
