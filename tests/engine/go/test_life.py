"""Areas that follow from unconditional life."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.go.board import EMPTY
from engine.go.life import alive_areas, independent_areas, life_buffers, pass_alive
from engine.go.position import put_stones
from engine.go.state import Position, empty_position
from engine.go.tactics import liberties
from tests.diagrams import stones_of

LIVING = """
. X . X O . .
X X X X O O O
. . . . . O .
. . . . . O O
. . . . . . .
. . . . . . .
. . . . . . .
"""
WIDE = """
. X . . . . X
X X . O . . X
. X . . . . X
X X X X X X X
. . . . . . .
. . . . . . .
. . . . . . .
"""


def position_of(diagram: str) -> Position:
    stones = stones_of(diagram)
    position = empty_position(round(len(stones) ** 0.5))
    put_stones(position, stones)
    return position


def areas_of(position: Position, *, suicide: bool = False) -> NDArray[np.int8]:
    points = len(position.stones) - 1
    out = np.empty(points, np.int8)
    alive_areas(
        position.neighbor, position.stones, position.chain, suicide, life_buffers(points), out
    )
    return out


def test_eyes_of_living_chains_are_area_and_open_points_are_nobodys() -> None:
    position = position_of(LIVING)
    alive = np.empty(49, np.int8)
    pass_alive(position, alive)
    assert np.array_equal(alive, stones_of(LIVING))
    assert np.array_equal(
        areas_of(position),
        stones_of("""
        X X X X O O O
        X X X X O O O
        . . . . . O O
        . . . . . O O
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """),
    )


def test_enemies_in_a_region_make_it_uncertain_when_it_is_wide() -> None:
    wide = areas_of(position_of(WIDE)).reshape(7, 7)
    assert wide[1, 3] == -1
    assert not wide[:3, 2].any()
    assert (wide[4:] == 1).all()
    assert (areas_of(position_of(WIDE.replace("O", "."))) == 1).all()
    narrow = areas_of(position_of(WIDE.replace(". O . .", "X O X X")))
    assert (narrow == 1).all()  # at most one point of each region is away from black's stones


def test_suicide_makes_regions_of_stones_less_vital() -> None:
    position = position_of("""
    . X O . X .
    X X X X X X
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    """)
    assert areas_of(position)[0] == 1
    assert areas_of(position, suicide=True)[0] == 1
    assert areas_of(position)[2] == areas_of(position, suicide=True)[2] == 1


def test_one_color_alone_holds_everything_else_nothing() -> None:
    position = empty_position(5)
    assert not areas_of(position).any()
    position.stones[12] = EMPTY
    put_stones(position, stones_of(". . . . .\n" * 2 + ". . X . .\n" + ". . . . .\n" * 2))
    assert (areas_of(position) == 1).all()


def test_areas_beside_nobodys_points_are_dependent() -> None:
    position = position_of(LIVING)
    points = 49
    areas = areas_of(position)
    free = np.zeros(points, np.int16)
    for point in range(points):
        if position.chain[point] == point:
            free[point] = liberties(position, point, 4)
    out = np.empty(points, np.int8)
    independent_areas(
        position.neighbor,
        position.stones,
        position.chain,
        free,
        areas,
        life_buffers(points),
        out,
    )
    assert not out.any()
    closed = np.where(stones_of(LIVING) == EMPTY, 0, stones_of(LIVING)).astype(np.int8)
    closed[14:] = -1
    closed[[20, 34]] = EMPTY
    whole = empty_position(7)
    put_stones(whole, closed)
    areas = areas_of(whole)
    for point in range(points):
        free[point] = liberties(whole, point, 4) if whole.chain[point] == point else 0
    independent_areas(
        whole.neighbor, whole.stones, whole.chain, free, areas, life_buffers(points), out
    )
    assert (out == areas).all()
    assert (areas != 0).all()
