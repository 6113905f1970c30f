"""Connects the commands to play against the engine, and to play positions out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt

from engine.api.record import GameRecord
from sai_studio.windows.playing.dialog import PlayDialog
from sai_studio.windows.playing.even_games import EvenGames
from sai_studio.windows.playing.fair_play import FairPlay
from sai_studio.windows.playing.opponent import EngineSeat, Opponent
from sai_studio.windows.playing.swap_choice import SwapChoice

if TYPE_CHECKING:
    from sai_studio.shared.widgets.message_bar import Choice
    from sai_studio.windows.window_context import WindowContext

__all__ = ["PlayMenu"]

MOVES: Final = (5, 10, 20, 0)
"""Offered lengths of a play-out [moves of the user]; 0 plays to the end."""


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
        session, connect = context.session, context.actions.connect_command
        self.opponent = Opponent(session, context.analysis, self)
        self.fair_play = FairPlay(session, context.analysis, self.opponent, self._moves, self)
        self.swap = SwapChoice(session, context.analysis, self.opponent, self)
        self._offers_before = False
        self.opponent.changed.connect(self._changed)
        self.fair_play.changed.connect(self._changed)
        self.swap.changed.connect(self._changed)
        self.fair_play.finished.connect(self._show_result)
        self.even = EvenGames(session, context.preferences, self)
        # later: the opponent's own message of the end comes after the result
        self.even.counted.connect(self._offer_next, Qt.ConnectionType.QueuedConnection)
        session.cursor.record_changed.connect(self._retract_next)
        connect("play_against", self.ask)
        connect("play_stop", self.stop)
        connect("swap_colors", self.swap.swap)
        connect("swap_advice", self.swap.advise)
        connect("play_out", self.play_out)
        for moves in MOVES:
            connect(f"play_out_{moves}", partial(self._choose_moves, moves))
        context.actions[f"play_out_{self._moves()}"].setChecked(True)
        self._changed()

    def ask(self) -> None:
        """Ask for the settings, then start."""
        context, preferences = self._context, self._context.preferences
        dialog = PlayDialog(context.session, context.window, self._programs(), self.even)
        dialog.adjusts.setChecked(preferences.get("even_komi"))

        def begin() -> None:
            self.fair_play.stop()
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

    def stop(self) -> None:
        """Stop playing; a play-out shows its result."""
        if self.fair_play.is_on:
            self.fair_play.show_now()
        else:
            self.opponent.stop()

    def close(self) -> None:
        """Stop playing as the main window closes; nothing is shown any more."""
        self.fair_play.stop()
        self.opponent.stop()

    @property
    def is_playing(self) -> bool:
        """Whether a game against the engine or a play-out is on."""
        return self.opponent.seat is not None or self.fair_play.is_on

    def play_out(self) -> None:
        """Play out the current position at its fair komi."""
        session = self._context.session
        node = session.cursor.node
        self._offers_before = (
            session.timeline.mistake_at(session.cursor.line.index(node)) is not None
        )
        self.fair_play.start()

    def _play_out_before(self) -> None:
        """Play out the position before the move that led to the start of the play-out."""
        self.fair_play.stop()
        self._context.session.cursor.back()
        self.play_out()

    def _moves(self) -> int:
        moves: int = self._context.preferences.get("play_out_moves")
        return moves if moves in MOVES else MOVES[1]

    def _choose_moves(self, moves: int) -> None:
        self._context.preferences.set("play_out_moves", moves)
        self.fair_play.moves_changed()

    def _show_result(self) -> None:
        # imported here because the plotting library loads slowly
        from sai_studio.windows.playing.result import ResultDialog

        window, session = self._context.window, self._context.session
        dialog = ResultDialog(self.fair_play, session.cursor.record.size, window)
        board = getattr(window, "board", window)
        dialog.place_beside(board)
        dialog.show()

    def _changed(self) -> None:
        opponent, fair_play, messages = self.opponent, self.fair_play, self._context.messages
        swap = self.swap if self.swap.is_open and not fair_play.is_on else None
        self._context.actions["play_stop"].setEnabled(self.is_playing)
        if fair_play.stage == "searching":
            choices: list[Choice] = [("Cancel", fair_play.stop)]
        elif fair_play.stage == "playing":
            choices = [("Show now", fair_play.show_now)]
            node = self._context.session.cursor.node
            if self._offers_before and fair_play.current and node is fair_play.current.start:
                choices.insert(0, ("Before the mistake", self._play_out_before))
        elif opponent.seat is not None:
            choices = [("Stop playing", opponent.stop)]
            if len(opponent.seat.colors) == 1:
                choices.insert(0, ("Resign", opponent.concede))
        elif swap is not None:
            choices = []
        else:
            messages.retract("play")
            return
        status = fair_play.status or (opponent.status if opponent.seat is not None else "")
        if self.even.title and not fair_play.is_on:
            status = f"{self.even.title}. {status}"
        if swap is not None:
            status = f"{status} {swap.text}".strip()
            choices = [("Swap colors", swap.swap), ("Advice", swap.advise), *choices]
        messages.show_message("info", status, choices, topic="play")
