"""Where board, strips and messages lie."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.sai_studio.conftest import Studio

LONG = "A sentence that has to say a lot about what was read and what was not. " * 4


@pytest.mark.parametrize("size", [(1400, 900), (760, 560)])
def test_no_message_covers_the_board(studio: Studio, size: tuple[int, int]) -> None:
    window = studio.window()
    window.resize(*size)
    QApplication.processEvents()
    board, message = window.board, window.messages
    free = board.geometry()
    window.session.message.emit("info", "Saved.")
    assert board.geometry() == free, "a short message moves nothing"
    assert not message.geometry().intersects(free)
    window.session.message.emit("error", LONG)
    assert not message.geometry().intersects(board.geometry())
    message.show_message("warning", "No komi?", [("Keep", print), ("Change", print)])
    assert not message.geometry().intersects(board.geometry())
    assert board.geometry().top() > free.top()
    message.clear()
    assert board.geometry() == free


@pytest.mark.parametrize("message_first", [False, True])
def test_a_message_leaves_the_tool_strip_in_sight(studio: Studio, message_first: bool) -> None:
    window = studio.window()
    if message_first:
        window.session.message.emit("info", "Saved.")
    window.session.set_tool("black")
    if not message_first:
        window.session.message.emit("info", "Saved.")
    (cover,) = [w for w in window.board.parent().children() if type(w).__name__ == "ToolStrip"]
    assert not window.messages.geometry().intersects(cover.geometry())
