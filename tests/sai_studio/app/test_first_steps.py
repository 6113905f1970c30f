"""The offer at the first start."""

from __future__ import annotations

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.first_steps import CHOICES, TEXT, offer_first_steps
from tests.sai_studio.conftest import Studio


def test_the_first_start_offers_what_to_do_once(studio: Studio) -> None:
    window = studio.window()
    sample = window.session.cursor.record
    offer_first_steps(window, sample)
    assert window.messages.text == TEXT
    assert [button.text() for button in window.messages.buttons] == [label for label, _ in CHOICES]
    window.session.set_record(GameRecord(Rules(size=9)))
    assert window.messages.text == "", "another game is open"
    window.session.set_record(sample)
    offer_first_steps(window, sample)
    assert window.messages.text == "", "only once"


def test_a_game_that_was_opened_meanwhile_is_not_called_a_sample(studio: Studio) -> None:
    window = studio.window()
    sample = window.session.cursor.record
    window.session.set_record(GameRecord(Rules(size=9)))
    offer_first_steps(window, sample)
    assert window.messages.text == ""


def test_a_button_runs_its_command(studio: Studio) -> None:
    window = studio.window()
    ran = []
    window.actions_["get_network"].triggered.disconnect()
    window.actions_["get_network"].triggered.connect(lambda: ran.append(True))
    offer_first_steps(window, window.session.cursor.record)
    window.messages.buttons[-1].click()
    assert ran == [True]
    assert window.messages.text == ""
