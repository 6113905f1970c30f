"""Where board, strips and messages lie."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from engine.go.rules import rules_from_sgf
from engine.record.game_record import GameRecord
from sai_studio.review.board.player_strip import PlayerStrip
from sai_studio.review.board.tool_strip import ToolStrip
from tests.sai_studio.conftest import Studio

LONG = "A sentence that has to say a lot about what was read and what was not. " * 3 + "End."


@pytest.mark.parametrize("size", [(1400, 900), (760, 560)])
def test_no_message_covers_anything(studio: Studio, size: tuple[int, int]) -> None:
    window = studio.window()
    window.resize(*size)
    QApplication.processEvents()
    board, message = window.board, window.messages
    free = board.geometry()  # its width may still change: the panels adapt to the window
    (players,) = window.findChildren(PlayerStrip)
    for shown in (
        lambda: window.session.message.emit("info", "Saved."),
        lambda: window.session.message.emit("error", LONG),
        lambda: message.show_message("warning", "No komi?", [("Keep", print), ("Change", print)]),
        lambda: message.show_message("warning", LONG, [("Keep", print), ("Change", print)]),
        window.find_bar.open,
        lambda: window.session.selection.set_tool("black"),
    ):
        shown()
        QApplication.processEvents()
        assert not message.isHidden()
        assert message.geometry().bottom() < players.y() < board.y()
        if message.text == "Saved.":
            assert (board.y(), board.height()) == (free.y(), free.height())
        if not window.find_bar.isHidden():
            assert not message.geometry().intersects(window.find_bar.geometry())
        for button in message.buttons:
            assert message.rect().contains(button.geometry())
    window.find_bar.close()
    message.clear()
    QApplication.processEvents()
    assert (board.y(), board.height()) == (free.y(), free.height())


def test_a_cut_message_has_its_whole_text_in_the_tool_tip(studio: Studio) -> None:
    window = studio.window()
    window.resize(760, 560)
    window.session.message.emit("error", LONG)
    QApplication.processEvents()
    assert window.messages.text == LONG
    (label,) = window.messages.findChildren(QLabel)
    assert label.text().endswith("\u2026")
    assert LONG in label.toolTip().replace("\n", " ")


@pytest.mark.parametrize("message_first", [False, True])
def test_a_message_leaves_the_tool_strip_in_sight(studio: Studio, message_first: bool) -> None:
    window = studio.window()
    if message_first:
        window.session.message.emit("info", "Saved.")
    window.session.selection.set_tool("black")
    if not message_first:
        window.session.message.emit("info", "Saved.")
    (cover,) = [w for w in window.board.parent().children() if type(w).__name__ == "ToolStrip"]
    assert not window.messages.geometry().intersects(cover.geometry())


@pytest.mark.parametrize("size", [(1400, 900), (760, 560)])
def test_nothing_in_the_strips_is_cut(studio: Studio, size: tuple[int, int]) -> None:
    record = GameRecord(rules_from_sgf("japanese", 19, 6.5, 0), info={"PB": "Kuro", "PW": "Shiro"})
    window = studio.window(record)
    window.resize(*size)
    session = window.session
    session.komi.view(-100.5)
    QApplication.processEvents()
    back, hint = window.komi.back, window.komi.back.sizeHint()
    assert back.width() >= hint.width()
    assert back.height() >= hint.height()
    for point in range(0, 361, 2):
        session.edits.play(point)
    session.selection.set_tool("score")
    QApplication.processEvents()
    tools = window.findChild(ToolStrip)
    assert isinstance(tools, ToolStrip)
    assert tools.label.text().startswith("<b>")
    assert tools.label.width() >= tools.label.sizeHint().width()
    assert "Black" in tools.label.toolTip()


def test_a_short_message_over_an_offer_moves_nothing(studio: Studio) -> None:
    window = studio.window()
    window.messages.show_message("info", "It is your move.", stays=True)
    studio.qtbot.wait(50)
    board = window.board.geometry()
    window.messages.show_message("info", "E5 is occupied.")
    studio.qtbot.wait(50)
    assert window.messages.text == "E5 is occupied."
    assert window.board.geometry() == board
    window.messages.dismiss()
    studio.qtbot.wait(50)
    assert window.messages.text == "It is your move."
    assert window.board.geometry() == board
