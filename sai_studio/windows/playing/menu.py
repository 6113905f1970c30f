"""Connects the commands to play against the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from engine.api.record import GameRecord
from sai_studio.windows.playing.dialog import PlayDialog
from sai_studio.windows.playing.even_games import EvenGames
from sai_studio.windows.playing.opponent import EngineSeat, Opponent

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
        self.even = EvenGames(context.session, context.preferences, self)
        # later: the opponent's own message of the end comes after the result
        self.even.counted.connect(self._offer_next, Qt.ConnectionType.QueuedConnection)
        context.session.cursor.record_changed.connect(self._retract_next)
        context.actions.connect_command("play_against", self.ask)
        context.actions.connect_command("play_stop", self.opponent.stop)
        self._changed()

    def ask(self) -> None:
        """Ask for the settings, then start."""
        context, preferences = self._context, self._context.preferences
        dialog = PlayDialog(context.session, context.window, self._programs(), self.even)
        dialog.adjusts.setChecked(preferences.get("even_komi"))

        def begin() -> None:
            if dialog.adjusts.isEnabled():
                preferences.set("even_komi", dialog.adjusts.isChecked())
            self._start(dialog.seat(), dialog.adjusts_komi)

        dialog.open_for(begin)

    def _start(self, seat: EngineSeat, adjusts_komi: bool) -> None:
        self._retract_next()
        if adjusts_komi:
            self.even.begin(seat)
        elif seat != self.even.seat:
            self.even.leave()
        self.opponent.start(seat)

    def _offer_next(self, text: str) -> None:
        """Offer the next game of a series once the result of this one is known."""
        seat, documents = self.even.seat, self._context.documents
        if seat is None:  # another game was opened
            return
        rules = self._context.session.cursor.record.rules

        def next_game() -> None:
            documents.new(GameRecord.new(rules.replace(komi=self.even.komi(seat))))
            self._start(seat, True)

        choices = [("Next game", lambda: documents.save_first(next_game))]
        self._context.messages.show_message("info", text, choices, topic="even")

    def _retract_next(self) -> None:
        self._context.messages.retract("even")

    def _changed(self) -> None:
        opponent, messages = self.opponent, self._context.messages
        self._context.actions["play_stop"].setEnabled(opponent.seat is not None)
        if opponent.seat is None:
            messages.retract("play")
            return
        choices = [("Stop playing", opponent.stop)]
        if len(opponent.seat.colors) == 1:
            choices.insert(0, ("Resign", opponent.concede))
        title = f"{self.even.title}. " if self.even.title else ""
        messages.show_message("info", title + opponent.status, choices, topic="play")
