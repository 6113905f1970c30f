"""Playing against the engine, from the main window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sai_studio.windows.playing.dialog import PlayDialog
from sai_studio.windows.playing.opponent import Opponent

if TYPE_CHECKING:
    from sai_studio.windows.studio_window import StudioWindow

__all__ = ["PlayMenu"]


class PlayMenu(QObject):
    """Asks how to play, and says whose turn it is."""

    def __init__(self, window: StudioWindow) -> None:
        super().__init__(window)
        self._window = window
        self.opponent = Opponent(window.session, window.analysis, self)
        self.opponent.changed.connect(self._changed)
        window.actions_.connect_command("play_against", self.ask)
        window.actions_.connect_command("play_stop", self.opponent.stop)
        self._changed()

    def ask(self) -> None:
        """Ask which side the engine takes, then begin."""
        window = self._window
        dialog = PlayDialog(window.session, window, window.programs())
        dialog.open_for(lambda: self.opponent.start(dialog.seat()))

    def _changed(self) -> None:
        opponent, messages = self.opponent, self._window.messages
        self._window.actions_["play_stop"].setEnabled(opponent.seat is not None)
        if opponent.seat is None:
            messages.retract("play")
        else:
            messages.show_message(
                "info", opponent.said, [("Stop playing", opponent.stop)], topic="play"
            )
