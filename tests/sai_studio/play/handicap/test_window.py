"""The handicap advisor: its table, and the game that a row starts."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox

from engine.base.errors import EngineError
from engine.go.coords import gtp_to_point
from sai_studio.app.main_window import MainWindow
from sai_studio.play.handicap.window import HandicapWindow
from tests.sai_studio.conftest import Studio, seven_by_seven


def opened(studio: Studio, window: MainWindow | None = None) -> tuple[MainWindow, HandicapWindow]:
    """The advisor on the screen."""
    window = window or studio.window(seven_by_seven())
    window.actions_["handicap"].trigger()
    advisor = window.tools["handicap"].side_window()
    studio.qtbot.waitExposed(advisor)
    return window, advisor


def filled(studio: Studio, advisor: HandicapWindow) -> None:
    studio.qtbot.waitUntil(lambda: not advisor.searching, timeout=60_000)


def test_the_table_is_filled_for_the_open_game(studio: Studio) -> None:
    _, advisor = opened(studio)
    filled(studio, advisor)
    assert advisor.board_size.value() == 7
    assert [row.cells[0] for row in advisor.table.rows] == ["0", "1", "2", "3", "4"]
    assert advisor.table.rows[0].cells[1].startswith("White gets 9.0 \u00b1 ")
    assert not any("\u00b1 0.0" in row.cells[1] for row in advisor.table.rows)
    assert [row.cells[3] for row in advisor.table.rows] == ["9.5", "0.5", "0.5", "0.5", "0.5"]
    assert advisor.begin.text() == "Start game: Black first, komi 9.0"
    assert "up to 4 stones" in advisor.note.text()
    assert advisor.search.text() == "Search"


def test_chances_at_one_komi(studio: Studio) -> None:
    _, advisor = opened(studio)
    filled(studio, advisor)
    assert advisor.even.text() == ""
    assert not advisor.komi.isVisible()  # it says nothing about the usual komi of each row
    advisor.which_komi.setCurrentIndex(1)
    assert advisor.komi.isVisible()
    advisor.which_komi.setCurrentIndex(0)
    advisor.komi.setValue(9.0)
    assert advisor.which_komi.currentIndex() == 1
    assert {row.cells[3] for row in advisor.table.rows} == {"9.0"}
    assert advisor.table.rows[0].cells[4] == advisor.table.rows[0].cells[5] == "50\u00a0%"
    assert advisor.even.text() == "most even with no handicap: Black wins 50\u00a0%"


def test_a_row_starts_its_game(studio: Studio) -> None:
    window, advisor = opened(studio)
    filled(studio, advisor)
    advisor.rules.setCurrentIndex(advisor.rules.findData("aga"))
    assert not advisor.begin.isEnabled()  # nothing is known under other rules
    advisor.search_now()
    filled(studio, advisor)
    advisor.select(3)
    assert advisor.begin.text() == "Start game: 3 stones, komi 7.0"
    advisor.begin.click()
    record = window.session.cursor.record
    assert (record.rules.name, record.rules.handicap, record.rules.komi) == ("aga", 3, 7.0)
    assert record.rules.white_bonus == 9.0  # the fair komi that was found
    assert record.board_at(record.root).stones.sum() == 3
    assert window.preferences.settings.size == 7
    studio.qtbot.waitUntil(lambda: window.messages.text == "The game is set up.")
    assert [b.text() for b in window.messages.buttons] == ["Play against the engine\u2026"]


def test_a_changed_game_is_saved_first(studio: Studio) -> None:
    window, advisor = opened(studio)
    filled(studio, advisor)
    record = window.session.cursor.record
    window.session.cursor.last()
    window.session.edits.play(gtp_to_point("A1", 7))
    advisor.start_game()
    box = window.findChild(QMessageBox)
    assert box is not None
    assert window.session.cursor.record is record
    box.button(QMessageBox.StandardButton.Discard).click()
    assert window.session.cursor.record is not record


def test_a_search_can_be_stopped(studio: Studio) -> None:
    studio.analyzer.pause_s = 0.05
    _, advisor = opened(studio)
    studio.qtbot.waitUntil(lambda: bool(advisor.starts), timeout=60_000)
    assert advisor.search.text() == "Stop"
    advisor.search.click()
    assert not advisor.searching
    count = len(advisor.starts)
    assert 0 < count < 5
    studio.qtbot.wait(200)
    assert len(advisor.starts) == count
    assert not advisor.worth.isVisible()


def test_what_the_engine_refuses_is_said(studio: Studio) -> None:
    studio.analyzer.fails = EngineError("this network can't be read; choose another one")
    _, advisor = opened(studio)
    filled(studio, advisor)
    assert advisor.messages.text == "This network can't be read; choose another one."
    assert advisor.starts == []


def test_a_board_without_network(studio: Studio) -> None:
    _, advisor = opened(studio)
    filled(studio, advisor)
    advisor.board_size.setValue(3)
    assert advisor.question is None
    assert not advisor.search.isEnabled()
    assert advisor.table.rows == ()
    assert advisor.note.text() == "There is no network for 3\u00d73; add one in the Networks menu."


def test_it_tells_what_the_open_game_was_worth(studio: Studio) -> None:
    window, advisor = opened(studio)
    filled(studio, advisor)
    assert advisor.worth.text() == ""
    info = {**window.session.cursor.record.info, "RE": "W+27"}
    window.session.edits.set_info(info, window.session.cursor.record.rules)
    window.session.cursor.last()
    # all starts are worth nine points here: one stone, the first move, is worth twice as many
    assert advisor.worth.text() == "The open game: White won by 27.0 points: more than 3 stones."
    window.session.cursor.back()
    assert advisor.worth.text() == ""


def test_ranks_select_the_customary_row_and_start_at_its_usual_komi(studio: Studio) -> None:
    window, advisor = opened(studio)
    filled(studio, advisor)
    ranks = advisor.ranks
    ranks.black.setCurrentIndex(ranks.black.findData("2k"))
    ranks.white.setCurrentIndex(ranks.white.findData("1d"))
    assert "custom of 19\u00d719" in ranks.text.text()
    assert advisor.table.chosen == 0  # there is no custom on 7x7
    advisor.board_size.setValue(19)
    assert ranks.text.text() == "By custom, one stone a rank: 2 stones, komi 0.5."
    assert advisor.table.chosen == 2
    advisor.search_now()
    filled(studio, advisor)
    assert advisor.table.chosen == 2
    assert advisor.begin.text() == "Start game: 2 stones, komi 0.5"
    assert "players of equal strength" in advisor.note.text()
    ranks.white.setCurrentIndex(ranks.white.findData("2k"))
    assert advisor.table.chosen == 0
    assert not advisor.begin.text().endswith("komi 0.5")
    assert "players of equal strength" not in advisor.note.text()
    advisor.select(3)
    advisor.rules.setCurrentIndex(advisor.rules.findData("aga"))
    assert advisor.table.chosen == 3  # other fields leave the choice to the person
    ranks.white.setCurrentIndex(ranks.white.findData("6k"))
    assert "Black is stronger by 4 ranks" in ranks.text.text()
    assert advisor.table.chosen == 3


def test_ranks_are_those_of_the_open_game(studio: Studio) -> None:
    window = studio.window(seven_by_seven())
    record = window.session.cursor.record
    window.session.edits.set_info({**record.info, "BR": "3 dan", "WR": "9p"}, record.rules)
    _, advisor = opened(studio, window)
    filled(studio, advisor)
    fields = advisor.ranks.black, advisor.ranks.white
    assert [field.currentText() for field in fields] == ["3d", "unknown"]
    assert advisor.ranks.text.text() == ""
