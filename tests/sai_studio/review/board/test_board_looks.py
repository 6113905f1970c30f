"""Boards and stones: chosen in the menu, kept, drawn sharply on any screen, shown everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from engine.record.board_shape import square
from sai_studio.kit import theme
from sai_studio.review.board import board_looks
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_looks import LOOKS
from sai_studio.review.board.board_painter import BoardPainter, paint_position
from sai_studio.review.board.board_scene import BoardScene
from sai_studio.review.board.flat_board import board_svg
from sai_studio.review.board.stones import stone_pixmap
from sai_studio.session.preferences import BOARDS, STONES
from tests.sai_studio.conftest import Studio

SIDE = 400


@pytest.fixture(autouse=True)
def usual_look() -> Iterator[None]:
    yield
    board_looks.choose(BOARDS[0], STONES[0])


def stones_7x7() -> BoardScene:
    stones = np.zeros(49, np.int8)
    stones[[10, 24]] = 1
    stones[[12, 30]] = -1
    return BoardScene(7, stones, coordinates=False)


def picture(ratio: float) -> QImage:
    """A board of 7x7 points in the chosen look, on a screen with this resolution."""
    image = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    geometry = BoardGeometry.fit(square(7), SIDE, SIDE, False, 8.0, ratio)
    painter = QPainter(image)
    BoardPainter().paint(painter, stones_7x7(), geometry, QRectF(0, 0, SIDE, SIDE), QFont())
    painter.end()
    return image


def test_they_are_chosen_in_the_menu_and_kept(studio: Studio) -> None:
    window = studio.window()
    window.session.cursor.last()
    shown = []
    for board in BOARDS:
        for stones in STONES:
            window.actions_[f"board_{board}"].trigger()
            window.actions_[f"stones_{stones}"].trigger()
            assert board_looks.look() is LOOKS[board][0]
            assert board_looks.stones() == stones
            image = window.board.grab().toImage()
            assert image not in shown, "each looks different, at once"
            shown.append(image)
    window.discard_and_close()
    board_looks.choose(BOARDS[0], STONES[0])
    again = studio.window()
    assert board_looks.look() is LOOKS[BOARDS[-1]][0]
    assert again.actions_[f"board_{BOARDS[-1]}"].isChecked()
    assert again.actions_[f"stones_{STONES[-1]}"].isChecked()
    theme.apply("dark")
    assert board_looks.look() is LOOKS[BOARDS[-1]][1]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_lines_are_sharp(studio: Studio, board: str, ratio: float) -> None:
    """Across a line the color changes from one device pixel to the next, to the color of lines."""
    board_looks.choose(board, "flat")
    image = picture(ratio)
    geometry = BoardGeometry.fit(square(7), SIDE, SIDE, False, 8.0, ratio)
    at = geometry.at(2.5, 1)
    x, y = round(at.x() * ratio), round(at.y() * ratio)
    across = [image.pixelColor(x + d, y) for d in range(-6, 7)]
    ground = across[0]
    ink = theme.over(board_looks.look().line, ground)
    dark = [abs(color.lightness() - ink.lightness()) < 14 for color in across]
    light = [abs(color.lightness() - ground.lightness()) < 14 for color in across]
    assert all(one or other for one, other in zip(dark, light, strict=True)), "nothing between"
    assert sum(dark) == max(1, round(geometry.cell * ratio / 42.0))


@pytest.mark.parametrize("kind", STONES)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_stones_have_the_resolution_of_the_screen(studio: Studio, kind: str, ratio: float) -> None:
    board_looks.choose("paper", kind)
    for black in (True, False):
        stone = stone_pixmap(black, 0, 50, ratio)
        assert (stone.width(), stone.devicePixelRatio()) == (50 * ratio, ratio)
        image, middle = stone.toImage(), round(25 * ratio)
        alphas = [image.pixelColor(x, middle).alpha() for x in range(image.width())]
        assert sum(0 < alpha < 255 for alpha in alphas) <= 4, "the edge is a pixel or two"


def test_flat_stones_have_no_shadow_and_one_color(studio: Studio) -> None:
    board_looks.choose("slate", "flat")
    image, geometry = picture(1.0), BoardGeometry.fit(square(7), SIDE, SIDE, False, 8.0)
    ground = board_looks.look().middle()
    below = geometry.center(24) + QPointF(0.42 * geometry.cell, 0.45 * geometry.cell)
    assert image.pixelColor(below.toPoint()) == ground
    at = geometry.center(24).toPoint()
    inside = {image.pixel(at.x() + dx, at.y() + dy) for dx in (-12, 0, 12) for dy in (-12, 0, 12)}
    assert len(inside) == 1


@pytest.mark.parametrize("board", BOARDS)
def test_small_boards_look_the_same(studio: Studio, board: str) -> None:
    board_looks.choose(board, "flat")
    image = QImage(140, 140, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_position(painter, QPointF(0, 0), 140, stones_7x7().stones, 24)
    painter.end()
    ground, middle = image.pixelColor(2, 2), board_looks.look().middle()
    assert abs(ground.lightness() - middle.lightness()) < 24


def test_files_and_paper_keep_the_light_board(studio: Studio) -> None:
    usual = board_svg("game", stones_7x7(), square(7), QFont())
    board_looks.choose("slate", "flat")
    assert board_svg("game", stones_7x7(), square(7), QFont()) == usual


def test_the_colors_of_a_board_are_opaque_where_text_is(studio: Studio) -> None:
    for looks in LOOKS.values():
        for look in looks:
            assert {look.text.alpha(), look.mark.alpha()} == {255}
            assert isinstance(look.middle(), QColor)


def test_another_theme_repaints_what_surrounds_the_board(studio: Studio) -> None:
    window = studio.window()
    window.board.resize(500, 300)
    for mode in ("dark", "light"):
        theme.apply(mode=mode)
        studio.qtbot.wait(50)
        corner = window.board.grab().toImage().pixelColor(2, 150)
        assert abs(corner.lightness() - theme.color("surround").lightness()) < 9  # a shadow
