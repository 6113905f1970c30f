"""What a person is offered at the very first start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.base.translation import tr

if TYPE_CHECKING:
    from engine.record.game_record import GameRecord
    from sai_studio.app.main_window import MainWindow

TEXT: Final = tr("This is a sample game. What would you like to do?")
CHOICES: Final = (
    (tr("Open a game\u2026"), "open"),
    (tr("Play\u2026"), "play_against"),
    (tr("Train\u2026"), "train_new"),
    (tr("Get a strong network\u2026"), "get_network"),
)
"""Label of each button, and the command that it runs."""
_TOPIC: Final = "first steps"


def offer_first_steps(window: MainWindow, sample: GameRecord) -> None:
    """Show once, above the sample game, what can be done next; another game removes the offer."""
    is_open = window.session.cursor.record is sample
    if window.preferences.get("first_steps_shown") or not is_open:
        return
    window.preferences.set("first_steps_shown", True)
    choices = [(label, window.actions_[command].trigger) for label, command in CHOICES]
    window.messages.show_message("info", TEXT, choices, topic=_TOPIC)
    window.session.cursor.record_changed.connect(lambda: window.messages.retract(_TOPIC))
