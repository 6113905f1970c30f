"""The board of any size that shows a scene."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sai_studio.kit import theme
from sai_studio.review.board.board_scene import BoardScene, plain_scene
from sai_studio.review.board.board_widget import BoardWidget


def scene(size: int) -> BoardScene:
    stones = np.zeros(size * size, np.int8)
    stones[0], stones[-1] = 1, -1
    return plain_scene(stones, size * size)


@pytest.fixture
def board(qtbot: QtBot) -> BoardWidget:
    theme.apply("light", 1.0)
    board = BoardWidget("Board")
    qtbot.addWidget(board)
    board.resize(200, 160)
    return board


@pytest.mark.parametrize("size", [2, 7, 19])
def test_each_point_has_a_square_and_can_be_clicked(
    qtbot: QtBot, board: BoardWidget, size: int
) -> None:
    board.show_scene(scene(size))
    geometry = board.geometry_of_board
    assert geometry.wood.height() == pytest.approx(160)
    assert geometry.wood.left() == pytest.approx(20)
    clicked: list[int] = []
    board.clicked.connect(clicked.append)
    for point in (0, size * size - 1):
        at = geometry.center(point).toPoint()
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=at)
        qtbot.mouseClick(board, Qt.MouseButton.RightButton, pos=at)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(3, 80))
    assert clicked == [0, size * size - 1], "nothing beside the board"


def test_what_is_added_to_a_position_is_painted(board: BoardWidget) -> None:
    empty = board.grab().toImage()
    plain = scene(9)
    shown = [
        plain,
        replace(plain, best=(40,)),
        replace(plain, named={40: "0 \u00bd 1"}),
        replace(plain, expected=np.ones(81, np.float32)),
    ]
    images = [empty]
    for one in shown:
        board.show_scene(one)
        images.append(board.grab().toImage())
        assert all(images[-1] != earlier for earlier in images[:-1])
    board.show_position(None, None)
    assert board.grab().toImage() == empty
