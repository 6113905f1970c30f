"""Games against the engine whose komi follows the results."""

from __future__ import annotations

import json

from PySide6.QtWidgets import QMessageBox

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.even_games import EvenSeries, read_series, write_series
from sai_studio.app.main_window import MainWindow
from sai_studio.play.new_game import GameDialog
from tests.sai_studio.conftest import Studio, resign


def ready(studio: Studio) -> MainWindow:
    window = studio.window(GameRecord.new(Rules(size=7, komi=7.5)), start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    return window


def asked(window: MainWindow) -> GameDialog:
    window.actions_["play_against"].trigger()
    return window.findChildren(GameDialog)[-1]


def known(window: MainWindow) -> list[EvenSeries]:
    return list(read_series(window.preferences.settings.even_games).values())


def begun(studio: Studio) -> MainWindow:
    """A window in the first game of a series, the person playing Black."""
    window = ready(studio)
    dialog = asked(window)
    dialog.adjusts.setChecked(True)
    assert dialog.note.text().startswith("Game 1 against fake: komi 9.5. ")  # 9 is fair
    dialog.accept()
    return window


def test_the_first_game_has_the_fair_komi(studio: Studio) -> None:
    window = begun(studio)
    assert window.session.cursor.record.rules.komi == 9.5
    assert window.messages.text == "Game 1: komi 9.5. fake plays White. It is your move."
    assert window.preferences.settings.even_komi
    assert known(window) == []


def test_a_lost_game_gives_points_in_the_next(studio: Studio) -> None:
    window = begun(studio)
    window.actions_["resign"].trigger()
    window.findChildren(QMessageBox)[-1].defaultButton().click()
    assert window.session.cursor.record.info["RE"] == "W+R"
    studio.qtbot.waitUntil(lambda: "Game 2" in window.messages.text, timeout=60_000)
    assert window.messages.text == (
        "The game is over: White won by resignation. "
        "Game 2 against fake: komi 3.5 (you won 0 of 1)."
    )
    assert [(s.games, s.won, s.gift) for s in known(window)] == [(1, 0, 0.75 * 7)]
    window.messages.buttons[0].click()  # Next game
    box = window.findChildren(QMessageBox)[-1]
    box.button(QMessageBox.StandardButton.Discard).click()
    session = window.session
    assert session.cursor.record.rules.komi == 3.5
    assert not session.edits.dirty
    assert window.playing.opponent.seat is not None
    assert window.messages.text.startswith("Game 2: komi 3.5 (you won 0 of 1). fake")


def test_a_corrected_result_counts_once(studio: Studio) -> None:
    window = begun(studio)
    session = window.session
    window.playing.opponent.stop()
    rules, info = session.cursor.record.rules, dict(session.cursor.record.info)
    for result, won, gift in (("W+2.5", 0, 5.25), ("B+0.5", 1, -5.25), ("", 0, 0.0)):
        session.edits.set_info({**info, "RE": result} if result else info, rules)
        assert [(s.games, s.won, s.gift) for s in known(window)] == [(bool(result), won, gift)]


def test_a_game_counted_in_another_window_counts_too(studio: Studio) -> None:
    window = begun(studio)
    session = window.session
    window.playing.opponent.stop()
    rules, info = session.cursor.record.rules, dict(session.cursor.record.info)
    session.edits.set_info({**info, "RE": "W+2.5"}, rules)
    [ours] = known(window)

    def other(text: str) -> str:
        """The next game of the series, finished in another window."""
        return write_series({ours.conditions: read_series(text)[ours.conditions].after(1)})

    window.preferences.change("even_games", other)
    session.edits.set_info({**info, "RE": "B+0.5"}, rules)  # counted as another game at worst
    [series] = known(window)
    assert (series.games, series.won) == (3, 2)


def test_a_damaged_series_costs_no_other() -> None:
    one, two = (EvenSeries(name, 7, 9.0) for name in ("one", "two"))
    stored = json.loads(write_series({"one": one, "two": two}))
    stored[0]["size"] = None
    assert read_series(json.dumps(stored)) == {"two": two}


def test_a_series_is_one_opponent_under_the_same_conditions(studio: Studio) -> None:
    window = begun(studio)
    resign(window)
    window.documents.new(GameRecord.new(Rules(size=7, komi=7.5)))
    dialog = asked(window)
    assert dialog.adjusts.isChecked()
    assert dialog.note.text().startswith("Game 2 against fake: komi 3.5")
    dialog._exchange()  # the engine plays Black: the person's points are komi
    assert dialog.note.text().startswith("Game 2 against fake: komi 14.5")
    dialog.level.setCurrentIndex(dialog.level.currentIndex() + 1)
    assert dialog.note.text().startswith("Game 1 against fake")
    dialog.players[-1][0].setCurrentIndex(1)
    assert not dialog.adjusts_komi
    dialog.reject()


def test_only_a_game_at_its_start_is_adjusted(studio: Studio) -> None:
    window = begun(studio)
    window.playing.opponent.stop()
    window.session.edits.play(24)
    dialog = asked(window)
    assert not dialog.adjusts_komi
    assert dialog.plays_here
    dialog.level.setCurrentIndex(0)
    dialog.accept()  # another opponent goes on: the result is not one of the series
    assert window.playing.even.title == ""
    window.playing.opponent.concede()
    assert known(window) == []
