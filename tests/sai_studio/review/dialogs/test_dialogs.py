"""New game, game info, texts."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_record import GameRecord
from engine.record.handicap import usual_komi
from engine.record.sgf import dumps, loads
from sai_studio.review.dialogs.game_info import GameInfoDialog
from sai_studio.review.dialogs.games import game_title
from sai_studio.review.dialogs.help_texts import AboutDialog, CrashDialog, FiguresDialog
from tests.sai_studio.conftest import Studio, seven_by_seven


@pytest.mark.parametrize(
    ("size", "handicap", "territory", "komi"),
    [
        (7, 0, False, 9.5),
        (9, 0, False, 7.0),
        (19, 0, False, 7.5),
        (19, 0, True, 6.5),
        (19, 4, False, 0.5),
        (19, 1, False, 0.5),
    ],
)
def test_usual_komi(size: int, handicap: int, territory: bool, komi: float) -> None:
    assert usual_komi(size, handicap, territory) == komi


def test_game_info_is_edited_as_one_undo_step(studio: Studio) -> None:
    window = studio.window(seven_by_seven())
    window.actions_["game_info"].trigger()
    dialog = window.findChild(GameInfoDialog)
    assert dialog is not None
    dialog.fields["RE"].setText("B+2.5")
    dialog.komi.setValue(8.5)
    dialog.comment.setPlainText("a study")
    dialog.accept()
    session = window.session
    assert session.cursor.record.info["RE"] == "B+2.5"
    assert session.cursor.record.info["GC"] == "a study"
    assert session.cursor.record.info["PB"] == "Kuro"
    assert session.komi.viewed == 8.5
    session.edits.undo_stack.undo()
    assert "RE" not in session.cursor.record.info
    assert session.komi.viewed == 9.5
    assert not session.edits.undo_stack.canUndo()


def test_what_a_game_writes_meanwhile_is_kept(studio: Studio) -> None:
    window = studio.window(seven_by_seven())
    session = window.session
    window.actions_["game_info"].trigger()
    dialog = window.findChild(GameInfoDialog)
    assert dialog is not None
    rules = session.cursor.record.rules.replace(komi=6.5)
    session.edits.set_info({**session.cursor.record.info, "RE": "B+R"}, rules)
    dialog.fields["DT"].setText("2026-11-26")
    dialog.accept()
    assert session.cursor.record.info["RE"] == "B+R"
    assert session.cursor.record.info["DT"] == "2026-11-26"
    assert session.cursor.record.rules.komi == 6.5


def test_game_info_of_another_game_is_left_alone(studio: Studio) -> None:
    window = studio.window(seven_by_seven())
    window.actions_["game_info"].trigger()
    dialog = window.findChild(GameInfoDialog)
    assert dialog is not None
    dialog.fields["RE"].setText("B+2.5")
    window.session.set_record(seven_by_seven())
    dialog.accept()
    assert "RE" not in window.session.cursor.record.info


def test_an_unknown_komi_is_pointed_out(qtbot: QtBot) -> None:
    record = GameRecord(Rules(size=9, komi=7.0), komi_known=False)
    dialog = GameInfoDialog(record)
    qtbot.addWidget(dialog)
    assert "no komi" in dialog.note.text()
    assert dialog.chosen_rules() == record.rules


def test_other_rules_change_what_comes_with_them(qtbot: QtBot) -> None:
    dialog = GameInfoDialog(GameRecord.new(Rules(size=9, komi=0.5, handicap=3)))
    qtbot.addWidget(dialog)
    dialog.rules.setCurrentIndex(dialog.rules.findData("chinese"))
    assert dialog.chosen_rules().white_bonus == 3.5


def test_one_handicap_stone_compensates_for_nothing_as_in_files(qtbot: QtBot) -> None:
    record = GameRecord(rules_from_sgf("chinese", 9, 7.0, 0))
    dialog = GameInfoDialog(record)
    qtbot.addWidget(dialog)
    dialog.handicap.setValue(1)
    record.set_rules(dialog.chosen_rules())
    again = loads(dumps([record]), "game").games[0]
    assert again.rules.white_bonus == record.rules.white_bonus == 7.0


def test_non_breaking_spaces_stay(qtbot: QtBot) -> None:
    dialog = GameInfoDialog(GameRecord(info={"GC": "50\u00a0%\nsecond line"}))
    qtbot.addWidget(dialog)
    assert dialog.info() == {"GC": "50\u00a0%\nsecond line"}


def test_texts_open(qtbot: QtBot) -> None:
    for dialog in (AboutDialog(), FiguresDialog(), CrashDialog("Traceback")):
        qtbot.addWidget(dialog)
        dialog.show()


def test_a_game_has_a_title() -> None:
    record = seven_by_seven()
    record.set_info("RE", "B+R")
    assert game_title(record) == "Kuro \u2013 Shiro   (B+R)   7\u00d77, 12 moves"
