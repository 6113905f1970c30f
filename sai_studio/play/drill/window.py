"""The window that asks the mistakes of reviewed games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.errors import EngineError
from engine.base.translation import tr, tr_count
from engine.review.drill import Drill
from engine.review.found_by import next_steps
from engine.review.kept_exercises import Exercises
from engine.review.mistakes import Mistake, MistakeKind
from engine.review.practice import common_text, exercises
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.fields import choice_field, refill
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.play.drill.drill_round import SIDES, DrillRound, State
from sai_studio.review.board.board_view import BoardView
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.people import People
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

AT_ONCE: Final = 0.0
"""Time at which mistakes of the open game are due: before all others [s since 1970]."""
WORST, ALL, TYPICAL = "worst", "all", "typical"
EXTENTS: Final = ((WORST, tr("The worst mistakes")), (ALL, tr("All mistakes")))
"""Choices of the mistakes of the open game."""
EXTENTS_BY_RANK: Final = (*EXTENTS, (TYPICAL, tr("Typical of the rank, not of the next")))
ARRIVALS_MS: Final = 500
"""Results that arrive within this time are shown together."""
MARGINS: Final = (2 * theme.SPACE, 2 * theme.SPACE, 2 * theme.SPACE, 2 * theme.SPACE)


class DrillWindow(SideWindow):
    """A board with a position to answer on, and what is asked beside it.

    Parameters
    ----------
    game
        The open game, whose mistakes can be added.
    people
        Who would find the better moves of the open game.
    """

    def __init__(
        self,
        drill: Drill,
        drill_round: DrillRound,
        game: Session,
        preferences: Preferences,
        people: People | None = None,
    ) -> None:
        super().__init__(tr("Drill"), (1000, 640), (720, 480), None)
        self._drill, self.round, self._game, self._people = drill, drill_round, game, people
        drill_round.setParent(self)
        session = drill_round.session
        self.board = BoardView(session, preferences, CountingTool(session, self), self)
        kinds = [(kind, f"{kind.text[:1].upper()}{kind.text[1:]}") for kind in MistakeKind]
        choices = [(None, tr("All kinds of mistakes")), *kinds]
        self.kind = choice_field(choices, name=tr("Kind of mistakes"))
        self.heading = plain_label()
        self.text = plain_label(wraps=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.retry = QPushButton(tr("Try again"))
        self.show_answer = QPushButton(tr("Show the answer"))
        self.next = QPushButton(tr("Next"))
        self.remove = QPushButton(tr("Never ask again"))
        self.count = plain_label(role="muted")
        self.players = {color: QPushButton() for color in SIDES}
        self.extent = choice_field(EXTENTS, name=tr("Which mistakes"))
        self.common = plain_label(wraps=True, role="muted")
        self.retry.clicked.connect(drill_round.retry)
        self.show_answer.clicked.connect(drill_round.show_answer)
        self.next.clicked.connect(self._next)
        self.remove.clicked.connect(self._remove)
        self.kind.currentIndexChanged.connect(self._next)
        self.extent.currentIndexChanged.connect(self._show_game)
        for color, button in self.players.items():
            button.clicked.connect(lambda _checked=False, c=color: self._add(c))
        self.put_together(self.board, 620, self._side())
        self.add_shortcut("Space", self._advance)
        drill_round.changed.connect(self._show_round)
        self._arrivals = Refresh(self, self._show_game, ARRIVALS_MS)
        game.timeline.changed.connect(self._arrivals.ask)
        if people is not None:
            people.changed.connect(self._arrivals.ask)
        self._show_game()
        drill_round.failed.connect(lambda text: self.messages.show_message("error", text))
        theme.changed.connect(self._dress)
        self._dress()

    def _side(self) -> QWidget:
        side = QWidget()
        column(
            plain_label(tr("Practice the open game:")),
            self.extent,
            row(*self.players.values(), 1),
            self.common,
            self.kind,
            self.heading,
            self.text,
            row(self.next, self.retry, self.show_answer, 1),
            row(self.remove, 1),
            1,
            self.count,
            within=side,
            margins=MARGINS,
        )
        return side

    def begin(self) -> None:
        """Ask a position, unless one is being answered."""
        if self.round.state in (State.EMPTY, State.JUDGED):
            self._next()
        self._show_round()

    def stop(self) -> None:
        """Stop searching, and close the file."""
        self.round.stop()
        self._drill.close()

    def _mistakes(self, color: int) -> list[Mistake]:
        """Return the mistakes of a player in the open game that are offered."""
        own = [m for m in self._game.timeline.mistakes if m.color == color]
        extent = self.extent.currentData()
        if extent == TYPICAL and self._people is not None:
            return next_steps(own, [self._people.found(mistake) for mistake in own])
        return exercises(own) if extent == WORST else own

    def _show_game(self) -> None:
        """Say how many mistakes of the open game can be practiced, and what they are about."""
        people = self._people
        compares = people is not None and people.compares and any(map(people.rank, self.players))
        refill(self.extent, EXTENTS_BY_RANK if compares else EXTENTS, self.extent.currentData())
        texts = []
        for color, button in self.players.items():
            found = self._mistakes(color)
            side = tr("{side}'s mistakes", side=SIDES[color])
            button.setText(f"{side} ({len(found)})" if found else side)
            if common := common_text(found, self._game.review.evidence):
                texts.append(tr("{side}, mostly: {common}", side=SIDES[color], common=common))
        self.common.setText("\n".join(texts))
        self.common.setVisible(bool(texts))

    def _next(self) -> None:
        self.round.next(self.kind.currentData())

    def _remove(self) -> None:
        self.round.remove()
        self._next()

    def _advance(self) -> None:
        """Show the answer, or go on if it is shown."""
        if self.round.state is State.ASKING:
            self.round.show_answer()
        elif self.round.state is not State.JUDGING:
            self._next()

    def _add(self, color: int) -> None:
        found = self._mistakes(color)
        if not found:
            known = sum(m.color == color for m in self._game.timeline.mistakes)
            text = tr(
                "No mistake of {side} is known in the open game; analyze it first.",
                side=SIDES[color],
            )
            if known:
                text = tr_count(
                    known,
                    "The {n} mistake of {side} is not typical of the rank.",
                    "None of the {n} mistakes of {side} is typical of the rank, not of the next.",
                    side=SIDES[color],
                )
            self.messages.show_message("info", text)
            return
        self.add(found)

    def add(self, found: Sequence[Mistake]) -> None:
        """Add mistakes of the open game to the drill, and begin a round."""
        known = {m.node: self._game.review.evidence(m.node) for m in found}
        reasons = {node: reason for node, reason in known.items() if reason is not None}
        game = Exercises(self._game.cursor.record, tuple(found), reasons)
        self._add_games((game,), AT_ONCE, again=False)

    def practice(self, games: Sequence[Exercises]) -> None:
        """Ask mistakes of other games first, also those that are not due."""
        self.kind.setCurrentIndex(self.kind.findData(None))
        self._add_games(games, -time.time(), again=True)

    def _add_games(self, games: Sequence[Exercises], due: float, *, again: bool) -> None:
        found = [mistake for game in games for mistake in game.mistakes]
        try:
            added = sum(
                self._drill.add(game.record, game.mistakes, due, game.reasons, again=again)
                for game in games
            )
        except EngineError as error:
            self.messages.show_message("error", sentence(str(error)))
            return
        text = (
            tr_count(
                added,
                "{n} position added; {known} were there already.",
                "{n} positions added; {known} were there already.",
                known=len(found) - added,
            )
            if added < len(found)
            else tr_count(added, "{n} position added.", "{n} positions added.")
        )
        self.messages.show_message("info", text)
        self._next()

    def _show_round(self) -> None:
        state = self.round.state
        self.heading.setText(self.round.title)
        self.text.setText(self.round.text)
        can_retry = self.round.can_retry
        self.retry.setEnabled(can_retry)
        self.show_answer.setEnabled(state is State.ASKING or can_retry)
        self.next.setEnabled(state is not State.EMPTY)
        self.remove.setEnabled(state is not State.EMPTY)
        try:
            due, count = self._drill.counts()
        except EngineError as error:
            self.messages.show_message("error", sentence(str(error)))
            return
        self.count.setText(
            tr_count(count, "{due} of {n} position due", "{due} of {n} positions due", due=due)
            if count
            else tr("No positions yet")
        )

    def _dress(self) -> None:
        self.heading.setFont(scaled_font(self.font(), 1.5, bold=True))
