"""Chips and figures have room beside each other on any board and in any window."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.record.board_shape import square
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_scene import (
    SECOND,
    AgentMark,
    Disc,
    chip_radius,
    figure_lines,
    place_chips,
)

AIR = 8.0
# the board's width and height in windows of 1024x700 and 1400x900, small and large docks
ROOMS = ((584, 424), (584, 348), (891, 544), (960, 544), (1800, 1000))


def figure_boxes(disc: Disc, geometry: BoardGeometry) -> list[QRectF]:
    """What the figures of a disc cover [pixels]."""
    at = geometry.center(disc.point)
    boxes = []
    for text, y, size, bold in figure_lines(disc, geometry.cell):
        font = QFont()
        font.setPixelSize(max(6, round(size)))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        metrics = QFontMetricsF(font)
        width, height = metrics.horizontalAdvance(text), metrics.tightBoundingRect(text).height()
        boxes.append(QRectF(at.x() - width / 2, at.y() + y - height / 2, width, height))
    return boxes


def gap(center: QPointF, box: QRectF) -> float:
    """Distance from a point to a rectangle."""
    dx = max(box.left() - center.x(), 0.0, center.x() - box.right())
    dy = max(box.top() - center.y(), 0.0, center.y() - box.bottom())
    return math.hypot(dx, dy)


def test_chips_cover_no_figures(qapp: QObject, subtests: pytest.Subtests) -> None:
    boards = itertools.product([7, 9, 13, 19], ROOMS, [1.0, 2.0], [True, False])
    for size, room, ratio, coordinates in boards:
        with subtests.test(f"size {size}, room {room}, ratio {ratio}, coordinates {coordinates}"):
            check_chips(size, room, ratio, coordinates)


def check_chips(size: int, room: tuple[int, int], ratio: float, coordinates: bool) -> None:
    geometry = BoardGeometry.fit(square(size), *room, coordinates, AIR, ratio)
    discs = [
        Disc(point, 0, numbers, strength, False, 0)
        for point in range(size * size)
        for numbers, strength in (
            (("12.3", "100", "888k"), 1.0),
            (("888k", "12.3", "100"), 1.0),
            (("0.0", "100", "888k"), 0.2),
            (("100", "888k", "99"), 1.0),
        )
    ]
    boxes = [box for disc in discs for box in figure_boxes(disc, geometry)]
    last = size * size - 1
    middle = last // 2
    for marks in (
        (AgentMark(middle, (0, 1, 2, SECOND), ("0", "½", "1", "K")),),
        (AgentMark(middle, (0, 1), ("0", "½")), AgentMark(middle + 1, (2, 3), ("1", ".25"))),
        (AgentMark(0, (0, 1, 2, 3, SECOND), ("0", "½", "1", ".25", "K")),),
        (AgentMark(size - 1, (0, 1, 2), ("0", "½", "1")), AgentMark(last, (3,), (".25",))),
    ):
        chips = [
            (
                geometry.center(0)
                + QPointF(
                    chip.column * geometry.cell + chip.shift * chip_radius(geometry.cell),
                    chip.row * geometry.cell,
                ),
                chip.scale * chip_radius(geometry.cell),
            )
            for chip in place_chips(marks, size)
        ]
        assert len(chips) == sum(len(mark.agents) for mark in marks)
        for center, radius in chips:
            assert all(gap(center, box) >= radius for box in boxes)
        for (one, first), (two, second) in itertools.combinations(chips, 2):
            assert math.hypot(one.x() - two.x(), one.y() - two.y()) >= 0.99 * (first + second)


def test_chips_stay_within_the_lines_while_they_can() -> None:
    (chip,) = place_chips([AgentMark(18, (0,), ("0",))], 19)
    assert (chip.column, chip.row) == (17.5, 0.5)
    (chip,) = place_chips([AgentMark(180, (0,), ("0",))], 19)
    assert (chip.column, chip.row) == (9.5, 8.5), "to the upper right"
