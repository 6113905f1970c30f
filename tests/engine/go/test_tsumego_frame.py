"""A frame around a local problem."""

from __future__ import annotations

import json

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.life import pass_alive
from engine.go.position import put_stones
from engine.go.scoring import area_score
from engine.go.state import empty_position
from engine.go.tsumego_frame import MARGIN, tsumego_frame
from tests.diagrams import stones_of
from tests.shared import checked, file_in, positions_dir

CORNER = """
. . X . O . . . . . . . .
. X X . O . . . . . . . .
X . X O . . . . . . . . .
. X X O . . . . . . . . .
X O O O . . . . . . . . .
O . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
"""


def framed(stones: np.ndarray, komi: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the frame and the stones that live unconditionally, int8[N] each."""
    size = round(len(stones) ** 0.5)
    frame = tsumego_frame(stones, size, komi)
    position = empty_position(size)
    put_stones(position, frame)
    alive = np.empty(len(stones), np.int8)
    pass_alive(position, alive)
    return frame, alive


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("size", [13, 19])
def test_the_frame_lives_and_the_fight_decides(turns: int, sign: int, size: int) -> None:
    board = np.zeros((size, size), np.int8)
    board[:13, :13] = sign * stones_of(CORNER).reshape(13, 13)
    stones = np.rot90(board, turns).ravel()
    for komi in (7.5, 0.5, -5.0):
        frame, alive = framed(stones, komi)
        assert np.array_equal(frame, alive), "each stone of the frame lives"
        assert not (frame[stones != 0]).any()
        position = empty_position(size)
        put_stones(position, frame + stones)
        attacker = -sign
        dead = np.where(stones == sign, 0, stones)  # the attacker wins the fight
        put_stones(position := empty_position(size), frame + dead)
        assert attacker * (area_score(position) - komi) > 0.0
        saved = np.where(stones == attacker, 0, stones)  # the defender does
        put_stones(position := empty_position(size), frame + saved)
        assert attacker * (area_score(position) - komi) < 0.0


def test_the_attacker_is_the_color_outside_and_walls_the_problem_in() -> None:
    stones = stones_of(CORNER)
    frame, _ = framed(stones, 7.5)
    wall = frame.reshape(13, 13)[: 6 + MARGIN, 5 + MARGIN]
    assert set(wall.tolist()) == {WHITE}
    assert (frame == BLACK).any()


def test_a_problem_that_fills_the_board_has_no_frame() -> None:
    stones = np.zeros(49, np.int8)
    stones[[8, 40]] = BLACK, WHITE
    with pytest.raises(EngineError, match="no room"):
        tsumego_frame(stones, 7, 7.5)
    with pytest.raises(EngineError, match="no stones"):
        tsumego_frame(np.zeros(49, np.int8), 7, 7.5)


def test_frames_of_real_problems_live() -> None:
    files = [file_in(positions_dir(), name=name) for name in ("life.jsonl", "tactics.jsonl")]
    lives = []
    for line in (line for file in files for line in file.read_text().splitlines()):
        rows = json.loads(line)["board"]
        if len(rows) != len(rows[0]):
            continue
        try:
            frame, alive = framed(stones_of("\n".join(" ".join(row) for row in rows)), 7.5)
        except EngineError:
            continue  # stones all over the board
        lives.append(np.array_equal(frame, alive))
    assert all(checked(lives))
