"""Connects the commands to play against the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sai_studio.windows.playing.dialog import PlayDialog
from sai_studio.windows.playing.opponent import Opponent

if TYPE_CHECKING:
    from sai_studio.windows.window_context import WindowContext

__all__ = ["PlayMenu"]


class PlayMenu(QObject):
    """Starts games against the engine, and shows whose turn it is.

    Parameters
    ----------
    programs
        Returns names and command lines of other engines that can play.
    """

    def __init__(
        self, context: WindowContext, programs: Callable[[], list[tuple[str, str]]]
    ) -> None:
        super().__init__(context.window)
        self._context, self._programs = context, programs
        self.opponent = Opponent(context.session, context.analysis, self)
        self.opponent.changed.connect(self._changed)
        context.actions.connect_command("play_against", self.ask)
        context.actions.connect_command("play_stop", self.opponent.stop)
        self._changed()

    def ask(self) -> None:
        """Ask for the settings, then start."""
        dialog = PlayDialog(self._context.session, self._context.window, self._programs())
        dialog.open_for(lambda: self.opponent.start(dialog.seat()))

    def _changed(self) -> None:
        opponent, messages = self.opponent, self._context.messages
        self._context.actions["play_stop"].setEnabled(opponent.seat is not None)
        if opponent.seat is None:
            messages.retract("play")
        else:
            messages.show_message(
                "info", opponent.status, [("Stop playing", opponent.stop)], topic="play"
            )
