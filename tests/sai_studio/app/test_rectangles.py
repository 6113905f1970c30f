"""Rectangular boards in the window: shown, played on, saved; one sentence instead of analysis."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules
from engine.record.board_shape import BoardShape
from engine.record.game_record import GameRecord
from engine.record.sgf import load
from sai_studio.app.main_window import MainWindow
from sai_studio.play.new_game import GameDialog
from sai_studio.review.board.board_geometry import BoardGeometry
from tests.sai_studio.conftest import Studio

SHAPE = BoardShape(7, 4)


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    return studio.window(GameRecord(Rules(size=7), shape=SHAPE), panels=True, start=True)


def test_it_is_played_on_and_saved(window: MainWindow, tmp_path: Path) -> None:
    geometry = window.board.geometry_of_board
    assert geometry.wood.width() > geometry.wood.height()
    corners = [geometry.center(p) for p in SHAPE.points]
    assert all(geometry.wood.contains(corner) for corner in corners)
    assert geometry.point_at(geometry.at(0, 0)) == gtp_to_point("A4", 7)
    assert geometry.point_at(geometry.at(-1, 0)) is None
    for vertex in ("A4", "G1", "C3"):
        window.board.click(gtp_to_point(vertex, 7))
    assert window.session.cursor.node.number == 3
    window.documents._write(tmp_path / "r.sgf", None)
    again = load(tmp_path / "r.sgf", rectangles=True).games[0]
    assert again.shape == SHAPE
    points = [node.move.point for node in again.main_line() if node.move]
    assert [point_to_gtp(p, 7) for p in points] == ["A4", "G1", "C3"]


def test_analysis_is_off_with_one_sentence(window: MainWindow, studio: Studio) -> None:
    sentence = "Networks play square boards only; 7\u00d74 can be played and edited, not analyzed."
    studio.qtbot.waitUntil(lambda: window.session.engine.status.text == sentence, timeout=60_000)
    assert window.session.review.network is None
    assert studio.analyzer.requests == []
    for name in ("study", "play_out", "play_agents", "network_input", "compare_networks"):
        assert not window.actions_[name].isEnabled()
    window.actions_["tool_score"].trigger()
    assert window.session.selection.tool == "play"
    assert window.messages.text == "Only square boards can be counted."
    for _ in range(2):
        window.session.edits.pass_move()
    window.documents.new(GameRecord(Rules(size=7)))
    studio.qtbot.waitUntil(lambda: bool(studio.analyzer.requests), timeout=60_000)


def test_rotations_and_files(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_bytes(b"(;SZ[9:5];B[aa];W[ie])")
    window.documents.open(tmp_path / "a.sgf")
    window.session.cursor.last()
    window.actions_["rotate_right"].trigger()
    assert window.session.cursor.record.shape == BoardShape(5, 9)
    geometry = window.board.geometry_of_board
    assert geometry.wood.width() < geometry.wood.height()
    assert window.board.scene.stones[gtp_to_point("E9", 9)] == 1
    window.session.edits.undo_stack.undo()
    assert window.session.cursor.record.shape == BoardShape(9, 5)


def test_a_new_rectangle_is_chosen_in_the_dialog(studio: Studio) -> None:
    window = studio.window()
    window.actions_["new"].trigger()
    [dialog] = window.findChildren(GameDialog)
    board = dialog.board
    board.board_size.setValue(13)
    assert board.rows.value() == 13, "boards stay square"
    board.rows.setValue(6)
    board.board_size.setValue(11)
    assert dialog.setup().shape == BoardShape(11, 6)
    assert "square boards only" in dialog.note.text()
    dialog.players[-1][0].setCurrentIndex(1)
    assert not dialog.ok.isEnabled(), "an engine can't play it"
    dialog.players[-1][0].setCurrentIndex(0)
    dialog.ok.click()
    assert window.session.cursor.record.shape == BoardShape(11, 6)
    board._set_square(19)
    assert dialog.setup().record().shape == BoardShape(19, 19)


def test_geometry_uses_the_narrower_side() -> None:
    geometry = BoardGeometry.fit(BoardShape(25, 2), 700, 700, True, 8)
    assert geometry.wood.width() <= 700 - 16
    assert geometry.wood.height() < 200
    assert geometry.nearest(QPointF(0, 0)) == BoardShape(25, 2).point(0, 0)
    assert geometry.nearest(QPointF(700, 700)) == BoardShape(25, 2).point(1, 24)
