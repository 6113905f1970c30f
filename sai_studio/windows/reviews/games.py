"""The table of the games of a review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.review.review_job import GameProgress
from sai_studio.shared.widgets.rows import SHARE, Column, RowsModel, RowsTable

STATES: Final = {
    "waiting": tr("waiting"),
    "reviewing": tr("reviewing"),
    "done": tr("done"),
    "failed": tr("failed"),
    "repeated": tr("same game"),
}
ROLES: Final = {"done": "good", "failed": "bad", "reviewing": "accent"}
"""Theme color of a state; the others are muted."""


def state_text(game: GameProgress, *, at_work: bool) -> str:
    """Return the state of a game for display."""
    if game.state != "reviewing":
        return STATES[game.state]
    share = f"{100.0 * game.share:.0f}\u00a0%"
    return tr("reviewing, {share}", share=share) if at_work else tr("stopped, {share}", share=share)


class ReviewTable(RowsTable):
    """Table of the games, in the order of the review."""

    def __init__(self, parent: QWidget | None = None) -> None:
        columns: tuple[Column[GameProgress], ...] = (
            Column(
                tr("Game"),
                "",
                230,
                lambda game: game.name,
                left=True,
                tip=lambda game: game.path,
            ),
            Column(
                tr("State"),
                "",
                118,
                self._state,
                left=True,
                tip=self._state,
                role=lambda game: ROLES.get(game.state, "muted"),
            ),
            Column(
                tr("Result"),
                "",
                SHARE,
                lambda game: game.text,
                left=True,
                tip=lambda game: game.text,
            ),
        )
        games = RowsModel(columns)
        super().__init__(games, tr("Games of the review"), parent=parent)
        self.games = games
        self._at_work = False
        games.setParent(self)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_games(self, games: Sequence[GameProgress], *, at_work: bool) -> None:
        """Show the games; of the same review as before, rows stay selected."""
        self._at_work = at_work
        names = [(game.path, game.name) for game in games]
        fresh = names != [(game.path, game.name) for game in self.games.rows]
        self.games.show_rows(games, fresh=fresh)

    def _state(self, game: GameProgress) -> str:
        return state_text(game, at_work=self._at_work)
