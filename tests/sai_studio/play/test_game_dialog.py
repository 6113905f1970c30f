"""The dialog for a new game and for playing on."""

from __future__ import annotations

from dataclasses import replace

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.time_control import TimeControl
from engine.review.game_setup import OWN_NETWORK, PERSON, GameSetup, read_setup
from sai_studio.app.main_window import MainWindow
from sai_studio.play.new_game import GameDialog
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import network_info


def asked(window: MainWindow, command: str) -> GameDialog:
    window.actions_[command].trigger()
    dialog = window.findChildren(GameDialog)[-1]
    assert isinstance(dialog, GameDialog)
    return dialog


def test_a_new_game_is_what_was_chosen(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4"]))
    dialog = asked(window, "new")
    assert not dialog.plays_here
    fields = dialog.board
    fields.board_size.setValue(19)
    fields.rules.setCurrentIndex(fields.rules.findData("japanese"))
    assert fields.komi.value() == 6.5
    fields.handicap.setValue(2)
    assert fields.komi.value() == 0.5
    dialog.players[1][1].setText(" Kuro ")
    dialog.accept()
    record = window.session.cursor.record
    assert (record.size, record.rules.name, record.rules.handicap) == (19, "japanese", 2)
    assert record.rules.komi == 0.5
    assert record.info == {"PB": "Kuro"}
    assert record.board_at(record.root).stones.sum() == 2
    assert window.preferences.settings.size == 19
    assert window.playing.opponent.seat is None, "two persons need no opponent"


def test_one_handicap_stone_is_none(studio: Studio) -> None:
    window = studio.window()
    dialog = asked(window, "new")
    dialog.board.board_size.setValue(9)
    dialog.board.handicap.setValue(1)
    dialog.accept()
    rules = window.session.cursor.record.rules
    assert (rules.handicap, rules.komi) == (0, 0.5)  # Black plays first, without komi


def test_the_choices_come_back(studio: Studio) -> None:
    window = studio.window()
    dialog = asked(window, "new")
    dialog.players[-1][0].setCurrentIndex(1)
    dialog.level.setCurrentIndex(dialog.level.findData("own"))
    dialog.visits.setValue(7)
    dialog.lambda_.setValue(0.5)
    offered = [dialog.dynamic_komi.itemData(i) for i in range(dialog.dynamic_komi.count())]
    assert offered == ["none", "ml-dk"], "the methods without gain are for matches"
    dialog.dynamic_komi.setCurrentIndex(dialog.dynamic_komi.findData("ml-dk"))
    dialog.clock.kind.setCurrentIndex(dialog.clock.kind.findData("byo-yomi"))
    dialog.clock.kind.activated.emit(dialog.clock.kind.currentIndex())
    dialog.clock.count.setValue(3)
    dialog.teaches.setChecked(True)
    dialog.measure.setCurrentIndex(1)
    dialog.threshold.setValue(20)
    dialog.accept()
    kept = read_setup(window.preferences.settings.game_setup)
    assert kept is not None
    assert (kept.black, kept.white, kept.level) == (PERSON, OWN_NETWORK, "own")
    assert kept.clock == TimeControl("byo-yomi", 300.0, 30.0, 3)
    assert kept.lesson == ("winrate", 0.2)
    seat = window.playing.opponent.seat
    assert seat is not None
    assert (seat.visits, seat.lambda_, seat.dynamic_komi) == (7, 0.5, "ml-dk")
    window.playing.opponent.stop()
    again = asked(window, "new")
    assert again.setup() == kept
    again.reject()


def test_playing_begins_here_as_the_side_to_move(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4", "D5", "E5"]))
    dialog = asked(window, "play_against")
    assert not dialog.plays_here, "at the start of a game that has moves a new one is meant"
    dialog.reject()
    window.session.cursor.go_to_move(1)
    dialog = asked(window, "play_against")
    assert dialog.plays_here
    assert not dialog.board.komi.isVisibleTo(dialog)
    assert dialog.setup().engine_colors == frozenset({1})  # White is to move: a person takes White
    assert dialog.note.text() == "7\u00d77, komi 9.5. fake plays Black."
    dialog.accept()
    assert window.playing.opponent.colors == frozenset({1})
    assert window.session.cursor.record.info == {"PB": "Kuro", "PW": "Shiro"}


def test_boards_without_customary_points_have_free_handicap(studio: Studio) -> None:
    window = studio.window()
    dialog = asked(window, "new")
    fields = dialog.board
    fields.board_size.setValue(6)
    fields.handicap.setValue(3)
    assert fields.placement.currentData() == "free"
    assert not fields.placement.isEnabled()
    fields.board_size.setValue(9)
    assert fields.placement.currentData() == "fixed"
    assert fields.placement.isEnabled()
    dialog.reject()


def test_only_one_engine_plays(studio: Studio) -> None:
    window = studio.window()
    setup = GameSetup(size=7, black="Other", white=PERSON)
    network = studio.network
    programs = [("Other", "other --gtp")]
    session = window.session
    dialog = GameDialog(session, setup, False, lambda _size: network, window, programs)
    assert dialog.setup().engine == "Other"
    assert not dialog.level.isEnabled()
    dialog.players[-1][0].setCurrentIndex(1)
    assert dialog.setup().engine_colors == frozenset({1, -1})
    assert dialog.setup().engine == OWN_NETWORK
    dialog.close()
    without = GameDialog(session, setup.with_players(OWN_NETWORK, PERSON), False, lambda _s: None)
    assert not without.ok.isEnabled()
    without.close()


def test_a_level_is_told_in_words(studio: Studio) -> None:
    window = studio.window()
    dialog = asked(window, "play_against")
    dialog.level.setCurrentIndex(dialog.level.findData("instinct"))
    assert "Policy only (1 visit)" in dialog.meaning.text()
    dialog.level.setCurrentIndex(dialog.level.findData("strong"))
    assert "250 visits" in dialog.meaning.text()
    dialog.reject()


def test_the_record_names_the_network_of_the_new_board(studio: Studio) -> None:
    window = studio.window(GameRecord.new(Rules(size=9, komi=7.0)))
    wide = replace(network_info(9), name="wide", sizes=(6, 7, 8, 9))
    window.session.engine.set_network(wide)
    dialog = asked(window, "play_against")
    dialog.start.setCurrentIndex(0)
    dialog.board.board_size.setValue(7)
    assert "fake plays White." in dialog.note.text()
    dialog.accept()
    assert window.session.cursor.record.info["PW"] == "fake, Careful"
    window.playing.opponent.stop()
