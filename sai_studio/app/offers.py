"""What the window offers by itself: first steps at the very first start, and a review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.base.translation import tr
from sai_studio.kit.signals import connect_all, single_shot

if TYPE_CHECKING:
    from engine.record.game_record import GameRecord
    from sai_studio.networks.window_context import WindowContext
    from sai_studio.play.menu import PlayMenu

FIRST_TEXT: Final = tr("This is a sample game. What would you like to do?")
CHOICES: Final = (
    (tr("Open a game\u2026"), "open"),
    (tr("Play\u2026"), "play_against"),
    (tr("Train\u2026"), "train_new"),
    (tr("Get a strong network\u2026"), "get_network"),
)
"""Label of each button, and the command that it runs."""
_FIRST_TOPIC: Final = "first steps"


def offer_first_steps(w: WindowContext, sample: GameRecord) -> None:
    """Show once, above the sample game, what can be done next; another game removes the offer."""
    is_open = w.session.cursor.record is sample
    if w.preferences.settings.first_steps_shown or not is_open:
        return
    w.preferences.update(first_steps_shown=True)
    choices = [(label, w.actions[command].trigger) for label, command in CHOICES]
    w.messages.show_message("info", FIRST_TEXT, choices, topic=_FIRST_TOPIC)
    w.session.cursor.record_changed.connect(lambda: w.messages.retract(_FIRST_TOPIC))


REVIEW_TEXT: Final = tr("This game has no review yet.")
_REVIEW_TOPIC: Final = "review offer"
FEWEST_MOVES: Final = 20
"""Length of a game from which a review is worth an offer [moves]."""
REST_MS: Final = 800
"""Delay after opening, in which other messages about the game come first."""


class ReviewOffer(QObject):
    """Offers a review above the board, unless something else is shown there or a game is played."""

    def __init__(self, context: WindowContext, playing: PlayMenu) -> None:
        super().__init__(context.window)
        self._session, self._messages = context.session, context.messages
        self._preferences, self._playing = context.preferences, playing
        self._actions = context.actions
        self._timer = single_shot(self, self._offer, REST_MS)
        context.documents.opened.connect(self._timer.start)
        actions = context.actions
        names = ("review", "review_longer", "play_against", "play_out")
        begun = (actions[name].triggered for name in names)
        connect_all(self._withdraw, self._session.cursor.record_changed, *begun)

    def _withdraw(self) -> None:
        self._timer.stop()
        self._messages.retract(_REVIEW_TOPIC)

    def _offer(self) -> None:
        if not self._preferences.settings.offer_review or self._messages.text:
            return
        if self._session.review.blind or self._playing.is_playing:
            return
        line = self._session.cursor.record.main_line()
        known = sum(bool(node.analyses) for node in line)
        if line[-1].number < FEWEST_MOVES or 2 * known > len(line):
            return
        review = self._actions.keys.hint("review", tr("Review game"))
        choices = [(review, self._actions["review"].trigger), (tr("Never offer"), self._never)]
        self._messages.show_message("info", REVIEW_TEXT, choices, topic=_REVIEW_TOPIC)

    def _never(self) -> None:
        self._preferences.update(offer_review=False)
