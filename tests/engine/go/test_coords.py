from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.errors import EngineError
from engine.go.coords import gtp_to_point, point_to_gtp, point_to_sgf


@given(st.integers(2, 25).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size**2))))
def test_names_lead_back_to_the_point(board: tuple[int, int]) -> None:
    size, point = board
    assert gtp_to_point(point_to_gtp(point, size), size) == point
    assert gtp_to_point(point_to_gtp(point, size).lower(), size) == point


def test_known_names() -> None:
    assert point_to_gtp(0, 19) == "A19"
    assert point_to_gtp(15 * 19 + 3, 19) == "D4"
    assert point_to_gtp(8, 9) == "J9"
    assert point_to_gtp(25 * 25 - 1, 25) == "Z1"
    assert point_to_gtp(361, 19) == "pass"
    assert point_to_sgf(15 * 19 + 3, 19) == "dp"
    assert point_to_sgf(81, 9) == ""


@pytest.mark.parametrize("vertex", ["", "I5", "A0", "K1", "A10", "D", "44", "D4x", "A٣", "A-1"])
def test_vertices_that_are_not_on_a_9x9_board(vertex: str) -> None:
    with pytest.raises(EngineError, match="A1 to J9"):
        gtp_to_point(vertex, 9)


@pytest.mark.parametrize("point", [-1, 82])
def test_points_off_the_board_have_no_name(point: int) -> None:
    with pytest.raises(EngineError, match=f"{point} is not a point of this board; use 0 to 80"):
        point_to_gtp(point, 9)
    with pytest.raises(ValueError, match="not on a board"):
        point_to_sgf(point, 9)
