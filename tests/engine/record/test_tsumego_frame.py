"""Frames around local problems: the problem stays, both sides live, the komi decides."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.base.errors import RecordError
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.board_state import empty_board
from engine.record.tsumego_frame import Frame, tsumego_frame


def board_of(size: int, black: str, white: str) -> NDArray[np.int8]:
    stones = np.zeros(size * size, np.int8)
    for color, vertices in ((1, black), (-1, white)):
        stones[[gtp_to_point(vertex, size) for vertex in vertices.split()]] = color
    return stones


CORNER = "B2 C2 C1", "B3 C3 D3 D2 D1"


def liberties(stones: NDArray[np.int8], size: int) -> list[int]:
    """Liberties of every chain."""
    found, seen = [], set()
    for start in np.flatnonzero(stones).tolist():
        if start in seen:
            continue
        chain, free, waiting = {start}, set(), [start]
        while waiting:
            row, column = divmod(waiting.pop(), size)
            for r, c in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            ):
                if not (0 <= r < size and 0 <= c < size):
                    continue
                point = r * size + c
                if stones[point] == 0:
                    free.add(point)
                elif stones[point] == stones[start] and point not in chain:
                    chain.add(point)
                    waiting.append(point)
        seen |= chain
        found.append(len(free))
    return found


def framed(stones: NDArray[np.int8], frame: Frame) -> NDArray[np.int8]:
    after = stones.copy()
    for point, color in frame.stones.items():
        assert after[point] == 0, "a stone of the problem is never replaced"
        after[point] = color
    return after


@pytest.mark.parametrize("size", [9, 13, 19])
@pytest.mark.parametrize("turn", range(4))
def test_a_corner_problem_is_framed_in_every_corner(size: int, turn: int) -> None:
    stones = np.rot90(board_of(size, *CORNER).reshape(size, size), turn).ravel()
    frame = tsumego_frame(stones, size, margin=1)
    assert frame.attacker == -1, "White's stones are further from the corner"
    after = framed(stones, frame)
    assert min(liberties(after, size)) >= 1
    outside = [p for p, color in frame.stones.items() if color]
    assert len(outside) > size * size // 3
    for color in (1, -1):
        assert sum(c == color for c in frame.stones.values()) > 8
    again = tsumego_frame(stones, size, margin=1)
    assert again == frame


def test_the_komi_lies_between_life_and_death() -> None:
    stones = board_of(9, *CORNER)
    frame = tsumego_frame(stones, 9, margin=1)
    after = framed(stones, frame).reshape(9, 9)
    black = int((after == 1).sum()) + 0
    inside = 81 - len(frame.stones)
    eyes = {c: 0 for c in (1, -1)}
    for row in range(9):
        for column in range(9):
            near = [
                int(after[r, c])
                for r, c in (
                    (row + 1, column),
                    (row - 1, column),
                    (row, column + 1),
                    (row, column - 1),
                )
                if 0 <= r < 9 and 0 <= c < 9
            ]
            if after[row, column] == 0 and len(set(near)) == 1 and near[0]:
                eyes[near[0]] += 1
    black_outside = sum(c == 1 for c in frame.stones.values())
    assert black >= black_outside
    least = black_outside - (81 - black_outside)
    most = least + 2 * (inside + eyes[1])
    assert least < frame.komi < most
    assert frame.komi % 1 == 0.5
    mirrored = tsumego_frame(-stones, 9, margin=1)
    assert mirrored.attacker == 1
    assert abs(mirrored.komi + frame.komi) <= 1.0


def test_the_attacker_can_be_chosen() -> None:
    stones = board_of(13, *CORNER)
    frame = tsumego_frame(stones, 13, attacker=1)
    assert frame.attacker == 1
    wall = {gtp_to_point(vertex, 13) for vertex in ("A6", "B6")}
    assert {frame.stones[p] for p in wall} <= {1}


def test_the_framed_board_is_a_legal_setup() -> None:
    stones = board_of(19, *CORNER)
    frame = tsumego_frame(stones, 19)
    setup = {int(p): int(stones[p]) for p in np.flatnonzero(stones)} | frame.stones
    board = empty_board(Rules(size=19)).with_setup(setup, 1)
    assert (board.stones == framed(stones, frame)).all()


@pytest.mark.parametrize(("black", "white"), [("B2", ""), ("", ""), ("A1 J9 A9 E5", "J1 C3 G7 C7")])
def test_no_problem_or_no_room_is_a_sentence(black: str, white: str) -> None:
    with pytest.raises(RecordError, match="frame"):
        tsumego_frame(board_of(9, black, white), 9)


def test_the_areas_bring_the_komi_near_the_games() -> None:
    stones = board_of(19, *CORNER)
    assert abs(tsumego_frame(stones, 19, komi=7.5).komi - 7.5) <= 1.0
    assert abs(tsumego_frame(stones, 19, komi=-3.5).komi + 3.5) <= 1.0
