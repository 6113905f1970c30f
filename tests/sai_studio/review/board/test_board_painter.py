"""Painting, judged by a few pixels: the right thing at the right place on any board."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from engine.record.board_shape import square
from sai_studio.kit import theme
from sai_studio.review.board import board_painter
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_painter import BoardPainter, percentage
from sai_studio.review.board.board_scene import (
    AgentMark,
    BoardScene,
    Disc,
    NextMove,
    PlayedLoss,
    VariationStone,
)

SIDE = 420


def paint(scene: BoardScene, ratio: float = 1.0) -> tuple[QImage, BoardGeometry]:
    image = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    geometry = BoardGeometry.fit(square(scene.size), SIDE, SIDE, scene.coordinates, 8)
    painter = QPainter(image)
    BoardPainter().paint(painter, scene, geometry, QRectF(0, 0, SIDE, SIDE), QFont())
    painter.end()
    return image, geometry


def color_at(
    image: QImage, geometry: BoardGeometry, point: int, dx: float = 0.0, dy: float = 0.0
) -> QColor:
    at = geometry.center(point) * image.devicePixelRatio()
    step = geometry.cell * image.devicePixelRatio()
    return image.pixelColor(round(at.x() + dx * step), round(at.y() + dy * step))


def board(size: int, **stones: int) -> np.ndarray:
    result = np.zeros(size * size, np.int8)
    for name, color in stones.items():
        result[int(name.removeprefix("p"))] = color
    return result


@pytest.fixture(autouse=True)
def light(qapp: QObject) -> None:
    theme.apply("light")


@pytest.mark.parametrize("size", [2, 5, 7, 13, 19, 25])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_stones_stand_on_wood_at_any_size(size: int, ratio: float) -> None:
    stones = np.zeros(size * size, np.int8)
    stones[0], stones[-1] = 1, -1
    image, geometry = paint(BoardScene(size, stones), ratio)
    assert color_at(image, geometry, 0, 0.1, 0.2).lightness() < 80
    assert color_at(image, geometry, size * size - 1, 0.1, 0.2).lightness() > 200
    wood = color_at(image, geometry, 0, 0.5, 0.62)
    assert wood.red() > wood.green() > wood.blue()
    assert 120 < wood.lightness() < 215


def test_discs_are_filled_by_loss_class_and_the_choice_has_a_ring() -> None:
    discs = (
        Disc(24, 0, (), 1.0, True, 0),
        Disc(26, 4, (), 1.0, False, 1),
    )
    image, geometry = paint(BoardScene(7, board(7), discs=discs))
    good, bad = color_at(image, geometry, 24), color_at(image, geometry, 26)
    assert good.green() > good.red()
    assert bad.red() > 1.5 * bad.green()
    ring = color_at(image, geometry, 24, 0.47)
    assert ring.blue() > 1.5 * ring.red()


def test_marks_are_drawn_in_the_contrast_of_what_lies_below() -> None:
    stones = board(7, p24=1, p25=-1)
    marked = BoardScene(7, stones, marks={24: "selected", 25: "selected", 0: "cross"})
    image, geometry = paint(marked)
    assert color_at(image, geometry, 24).lightness() > 200
    assert color_at(image, geometry, 25).lightness() < 60
    cross = color_at(image, geometry, 0, 0.1, 0.1)
    assert cross.red() > 2 * cross.green()


def test_the_last_move_has_a_ring_unless_it_is_numbered() -> None:
    stones = board(7, p24=1)
    image, geometry = paint(BoardScene(7, stones, last_move=24))
    assert color_at(image, geometry, 24, 0.24).lightness() > 150
    image, geometry = paint(BoardScene(7, stones, last_move=24, numbers={24: 1}))
    assert color_at(image, geometry, 24, 0.24).lightness() < 100


def test_a_variation_hides_discs_and_shows_the_next_move_as_a_ghost() -> None:
    scene = BoardScene(
        7,
        board(7),
        discs=(Disc(10, 0, ("0.0", "50", "100"), 1.0, True, 0),),
        next_moves=(NextMove(12, 1, True),),
        variation=(VariationStone(24, -1, 1),),
    )
    image, geometry = paint(scene)
    disc = color_at(image, geometry, 10, 0.2, 0.2)
    assert disc.red() > disc.green() > disc.blue()
    assert color_at(image, geometry, 24, 0.3, 0.1).lightness() > 200
    solid, _ = paint(BoardScene(7, board(7, p12=1)))
    empty, _ = paint(BoardScene(7, board(7)))
    ghost, stone, wood = (
        color_at(picture, geometry, 12, 0.2, 0.2).lightness() for picture in (image, solid, empty)
    )
    assert stone + 20 < ghost < wood - 20


def test_scoring_marks_area_and_fades_dead_stones() -> None:
    stones = board(7, p24=1)
    ownership = np.full(49, -1, np.int8)
    scene = BoardScene(7, stones, ownership=ownership, dead=frozenset({24}))
    image, geometry = paint(scene)
    assert color_at(image, geometry, 0).lightness() > 200
    assert color_at(image, geometry, 24).lightness() > 200
    assert color_at(image, geometry, 24, 0.3, 0.2).lightness() > 60


@pytest.mark.parametrize(("size", "ratio"), [(7, 1.0), (7, 2.0), (19, 1.0), (19, 2.0)])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_expected_owners_are_squares_where_they_say_something(
    mode: str, size: int, ratio: float
) -> None:
    theme.apply(mode)
    stones = board(size, p8=1, p9=-1, p10=1)
    expected = np.zeros(size * size, np.float32)
    expected[[3, 8, 9, 11]] = 1.0
    expected[[4, 10, 12]] = -1.0
    expected[[11, 12]] *= 0.5
    bare, _ = paint(BoardScene(size, stones), ratio)
    image, geometry = paint(BoardScene(size, stones, expected=expected), ratio)

    def lightness(point: int) -> int:
        return color_at(image, geometry, point).lightness()

    def changed(point: int, dx: float = 0.0) -> bool:
        return color_at(image, geometry, point, dx, dx) != color_at(bare, geometry, point, dx, dx)

    assert lightness(3) < 60
    assert lightness(4) > 200
    assert lightness(9) < 60  # a dead stone of White's
    assert lightness(10) > 200  # and one of Black's
    assert not changed(8)  # alive: nothing to say
    assert not changed(5)  # nobody's
    assert lightness(3) < lightness(11) < lightness(12) < lightness(4)
    assert changed(3, 0.15)
    assert not changed(11, 0.15)  # smaller, being less certain


def test_more_visits_have_a_darker_shade_and_none_have_none() -> None:
    visits = np.zeros(49, np.int64)
    visits[[8, 10]] = 12345, 1
    image, geometry = paint(BoardScene(7, board(7), visits=visits, coordinates=False))
    bare, _ = paint(BoardScene(7, board(7), coordinates=False))
    most, least, none = (color_at(image, geometry, point, 0.4) for point in (8, 10, 12))
    assert most.red() < least.red() < color_at(bare, geometry, 10, 0.35, 0.2).red()
    assert none == color_at(bare, geometry, 12, 0.4)


def test_the_ten_best_moves_of_the_policy_have_their_percentages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    policy = np.zeros(50, np.float32)
    policy[:12] = np.arange(12, 0, -1) / 100.0
    policy[49] = 1.0 - policy.sum()  # pass has no point
    scene = BoardScene(7, board(7), policy=policy, coordinates=False)
    image, geometry = paint(scene)
    monkeypatch.setattr(board_painter, "POLICY_FIGURES", 0)
    bare, _ = paint(scene)

    def differs(point: int) -> bool:
        at, reach = geometry.center(point), range(-round(0.3 * geometry.cell), 1)
        places = [(round(at.x()) + dx, round(at.y()) + dy) for dx in reach for dy in reach]
        return any(image.pixel(x, y) != bare.pixel(x, y) for x, y in places)

    assert [differs(point) for point in range(14)] == [True] * 10 + [False] * 4


@pytest.mark.parametrize(
    ("share", "text"), [(0.47, "47"), (0.0994, "9.9"), (0.0996, "10"), (0.002, "0.2"), (1.0, "100")]
)
def test_percentages_have_two_digits_from_one_percent_on(share: float, text: str) -> None:
    assert percentage(share) == text


def test_everything_at_once_paints_in_both_themes() -> None:
    policy = np.full(50, 0.02, np.float32)
    scene = BoardScene(
        7,
        board(7, p24=1, p25=-1),
        last_move=25,
        ko_point=3,
        numbers={24: 1},
        marks={5: "label:A", 6: "label:ABC", 24: "triangle", 25: "square", 8: "circle"},
        discs=tuple(
            Disc(30 + i, i, (f"{i}.0", "50", "12"), 1.0 - i / 6, i == 0, i) for i in range(6)
        ),
        agents=(AgentMark(30, (0, 1), ("0", "\u00bd")), AgentMark(31, (2, 3), ("1", ".25"))),
        next_moves=(NextMove(40, 1, True), NextMove(41, -1, False)),
        losses=(PlayedLoss(24, 3),),
        hover=(45, 1),
        policy=policy,
        expected=np.linspace(-1.0, 1.0, 49, dtype=np.float32),
    )
    light, _ = paint(scene)
    theme.apply("dark")
    dark, _ = paint(scene)
    assert light != dark


def test_an_unchanged_scene_paints_the_same_picture() -> None:
    scene = BoardScene(9, board(9, p40=1, p41=-1))
    assert paint(scene)[0] == paint(scene)[0]


@pytest.mark.parametrize("point", [6, 42, 48, 3, 27])
def test_badges_of_agents_leave_the_coordinates_alone(point: int) -> None:
    plain, geometry = paint(BoardScene(7, board(7)))
    mark = AgentMark(point, (0, 1, 2), ("0", "½", "1"))
    image, _ = paint(BoardScene(7, board(7), agents=(mark,)))
    band = round(geometry.wood.right() - (geometry.left + 6.6 * geometry.cell))
    edges = [
        (x, y)
        for along in range(round(geometry.wood.left()), round(geometry.wood.right()))
        for x, y in (
            (along, round(geometry.wood.top()) + band // 2),
            (round(geometry.wood.right()) - band // 2, along),
        )
    ]
    assert all(plain.pixel(x, y) == image.pixel(x, y) for x, y in edges)
