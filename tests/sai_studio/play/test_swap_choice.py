"""The swap rule in a game of the window: the engine's choice, the person's, and the advice."""

from __future__ import annotations

import pytest

from engine.go.coords import gtp_to_point
from engine.review.swap_rule import has_swap_rule, is_swapped, with_swap_rule
from sai_studio.app.main_window import MainWindow
from sai_studio.play.new_game import GameDialog
from sai_studio.play.seats import EngineSeat
from sai_studio.review.play_panel import PlayPanel
from tests.sai_studio.conftest import Studio, seven_by_seven

BLACK_WINS, WHITE_WINS = -90.0, 90.0
"""Komi."""


def at_second_move(studio: Studio, komi: float) -> MainWindow:
    """A game with the swap rule after three moves, at a komi."""
    record = seven_by_seven(["D4", "D5", "E5"])
    record.info.update(with_swap_rule({"PB": "Ann", "PW": "Bob"}))
    window = studio.window(record, start=True)
    session = window.session
    session.cursor.last()
    session.komi.set_record_komi(komi)
    studio.qtbot.waitUntil(lambda: session.engine.status.state != "loading", timeout=60_000)
    return window


def buttons(window: MainWindow) -> list[str]:
    return [button.text() for button in window.messages.buttons]


@pytest.mark.parametrize("komi", [BLACK_WINS, WHITE_WINS])
def test_the_engine_swaps_if_its_best_move_loses(studio: Studio, komi: float) -> None:
    window = at_second_move(studio, komi)
    session, opponent = window.session, window.playing.opponent
    record, node = session.cursor.record, session.cursor.node
    opponent.start(EngineSeat(frozenset({-1}), visits=20))
    if komi == WHITE_WINS:
        studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)
        assert not is_swapped(record)
        assert opponent.colors == {-1}
        return
    studio.qtbot.waitUntil(lambda: is_swapped(record), timeout=60_000)
    assert (record.info["PB"], record.info["PW"]) == ("Bob", "Ann")
    assert "Q of White's best move" in node.comment
    assert opponent.colors == {1}
    assert window.messages.text == "fake plays Black after the swap. It is your move."
    assert buttons(window) == []
    session.edits.play(gtp_to_point("A1", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 5, timeout=60_000)
    assert session.cursor.node.move is not None
    assert session.cursor.node.move.color == 1
    opponent.concede()
    assert record.info["RE"] == "B+R", "the engine won, with Black's stones"


def test_a_person_is_advised_and_swaps(studio: Studio) -> None:
    window = at_second_move(studio, BLACK_WINS)
    session, opponent, swap = window.session, window.playing.opponent, window.playing.swap
    record = session.cursor.record
    opponent.start(EngineSeat(frozenset({1}), visits=20))
    assert "White may swap colors now" in window.messages.text
    assert buttons(window) == ["Swap colors", "Advice"]
    swap.advise()
    studio.qtbot.waitUntil(lambda: "swapping is better" in window.messages.text, timeout=60_000)
    assert ", is -1.00: swapping is better." in window.messages.text
    assert session.cursor.node.number == 3, "the advice plays nothing"
    window.actions_["swap_colors"].trigger()
    assert is_swapped(record)
    assert opponent.colors == {-1}
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)
    assert not window.actions_["swap_colors"].isEnabled()
    opponent.concede()
    assert record.info["RE"] == "W+R"


def test_advice_to_keep_white_and_the_choice_ends_with_the_move(studio: Studio) -> None:
    window = at_second_move(studio, WHITE_WINS)
    session = window.session
    assert "White may swap colors now" in window.messages.text, "also without an opponent"
    window.actions_["swap_advice"].trigger()
    studio.qtbot.waitUntil(lambda: "keeping White" in window.messages.text, timeout=60_000)
    assert ", is +1.00: keeping White is better." in window.messages.text
    session.edits.play(gtp_to_point("A1", 7))
    assert not window.messages.text
    session.cursor.back()
    assert not window.actions_["swap_colors"].isEnabled()


def test_a_swap_is_one_undo_step_also_for_the_opponent(studio: Studio) -> None:
    window = at_second_move(studio, WHITE_WINS)
    session, opponent = window.session, window.playing.opponent
    record = session.cursor.record
    opponent.start(EngineSeat(frozenset({1}), visits=20))
    window.playing.swap.swap()
    assert opponent.colors == {-1}
    session.edits.undo_stack.undo()
    assert opponent.colors == {1}
    assert (record.info["PB"], session.cursor.node.comment) == ("Ann", "")
    assert "White may swap colors now" in window.messages.text


def test_the_panel_names_the_engine_on_the_side_that_it_plays(studio: Studio) -> None:
    record = seven_by_seven(["D4", "D5", "E5"])
    record.info.clear()
    record.info.update(with_swap_rule({"PB": "fake"}))  # a person without a name plays White
    window = studio.window(record, panels=True, start=True)
    session, panel = window.session, window.docks["play"].widget()
    assert isinstance(panel, PlayPanel)
    session.cursor.last()
    studio.qtbot.waitUntil(lambda: session.engine.status.state != "loading", timeout=60_000)
    window.playing.opponent.start(EngineSeat(frozenset({1}), visits=20))

    def names() -> tuple[str, str]:
        return panel.players[1].name.text(), panel.players[-1].name.text()

    studio.qtbot.waitUntil(lambda: names() == ("fake", "White"), timeout=60_000)
    window.actions_["swap_colors"].trigger()
    studio.qtbot.waitUntil(lambda: names() == ("Black", "fake"), timeout=60_000)


def test_a_new_game_has_the_rule_on_request_and_then_no_adjusted_komi(studio: Studio) -> None:
    window = studio.window()
    for swaps in (False, True):
        window.preferences.update(game_setup="")
        window.actions_["new"].trigger()
        dialog = window.findChildren(GameDialog)[-1]
        assert not dialog.board.swaps.isChecked()
        dialog.board.swaps.setChecked(swaps)
        dialog.players[-1][0].setCurrentIndex(1)
        assert dialog.adjusts.isEnabled() is not swaps
        dialog.accept()
        assert has_swap_rule(window.session.cursor.record) is swaps
        window.playing.opponent.stop()
        play = asked(window)
        assert play.adjusts.isEnabled() is not swaps
        play.reject()


def asked(window: MainWindow) -> GameDialog:
    window.actions_["play_against"].trigger()
    return window.findChildren(GameDialog)[-1]
