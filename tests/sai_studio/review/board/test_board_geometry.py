"""Points on the screen and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from engine.record.board_shape import square
from sai_studio.review.board.board_geometry import BoardGeometry


@pytest.mark.parametrize("size", [2, 3, 7, 9, 19, 25])
@pytest.mark.parametrize("coordinates", [True, False])
def test_every_point_is_found_again(size: int, coordinates: bool) -> None:
    geometry = BoardGeometry.fit(square(size), 640, 480, coordinates, 8)
    for point in range(size * size):
        center = geometry.center(point)
        assert geometry.wood.contains(center)
        shaken = center + QPointF(0.4 * geometry.cell, -0.4 * geometry.cell)
        assert geometry.point_at(shaken) == point


@pytest.mark.parametrize("coordinates", [True, False])
def test_stones_on_the_edge_stay_on_the_wood(coordinates: bool) -> None:
    geometry = BoardGeometry.fit(square(7), 500, 800, coordinates, 8)
    corner = geometry.center(0)
    assert corner.x() - 0.5 * geometry.cell >= geometry.wood.left()
    assert corner.y() - 0.5 * geometry.cell >= geometry.wood.top()
    assert geometry.wood.width() == 500 - 16


def test_beside_the_board_there_is_no_point() -> None:
    geometry = BoardGeometry.fit(square(9), 600, 600, True, 8)
    assert geometry.point_at(QPointF(2, 2)) is None
    assert geometry.point_at(QPointF(599, 300)) is None
