"""Offers to review a game that was opened and has no review yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.base.translation import tr
from sai_studio.shared.signals import connect_all, single_shot

if TYPE_CHECKING:
    from sai_studio.model.commands.key_map import KeyMap
    from sai_studio.windows.playing.menu import PlayMenu
    from sai_studio.windows.window_context import WindowContext

TEXT: Final = tr("This game has no review yet.")
TOPIC: Final = "review offer"
FEWEST_MOVES: Final = 20
"""Length of a game from which a review is worth an offer [moves]."""
REST_MS: Final = 800
"""Delay after opening, in which other messages about the game come first."""


class ReviewOffer(QObject):
    """Offers a review above the board, unless something else is shown there or a game is played."""

    def __init__(self, context: WindowContext, playing: PlayMenu, keys: KeyMap) -> None:
        super().__init__(context.window)
        self._session, self._messages = context.session, context.messages
        self._preferences, self._playing, self._keys = context.preferences, playing, keys
        self._review = context.actions["review"]
        self._timer = single_shot(self, self._offer, REST_MS)
        context.documents.opened.connect(self._timer.start)
        actions = context.actions
        begun = (actions[name].triggered for name in ("review", "play_against", "play_out"))
        connect_all(self._withdraw, self._session.cursor.record_changed, *begun)

    def _withdraw(self) -> None:
        self._timer.stop()
        self._messages.retract(TOPIC)

    def _offer(self) -> None:
        if not self._preferences.get("offer_review") or self._messages.text:
            return
        if self._session.review.blind or self._playing.is_playing:
            return
        line = self._session.cursor.record.main_line()
        known = sum(bool(node.analyses) for node in line)
        if line[-1].number < FEWEST_MOVES or 2 * known > len(line):
            return
        review = self._keys.hint("review", tr("Review game"))
        choices = [(review, self._review.trigger), (tr("Never offer"), self._never)]
        self._messages.show_message("info", TEXT, choices, topic=TOPIC)

    def _never(self) -> None:
        self._preferences.set("offer_review", False)
