"""Rules for display: diagrams, and agreement with the search's position."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go import position as fast
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.board_state import BoardState, empty_board, illegal_reason
from tests.diagrams import diagram_of, stones_of


def board_of(diagram: str, to_play: int = BLACK, **rules: object) -> BoardState:
    stones = stones_of(diagram)
    size = int(len(stones) ** 0.5)
    setup = {point: int(color) for point, color in enumerate(stones) if color}
    board = empty_board(Rules(size=size, **rules))  # type: ignore[arg-type]
    return board.with_setup(setup, to_play)


def test_capture_takes_every_chain_without_liberties() -> None:
    board = board_of(". O X\nO O X\nX X .")
    after = board.play(BLACK, 0)
    assert diagram_of(after.stones) == "X . X\n. . X\nX X ."
    assert (after.captured_white, after.captured_black) == (3, 0)
    assert after.to_play == WHITE
    assert after.last_move == 0


def test_stones_can_not_be_written() -> None:
    with pytest.raises(ValueError, match="read-only"):
        empty_board(Rules(size=3)).stones[0] = 1


def test_simple_ko_is_named_and_ends_with_the_next_move() -> None:
    board = board_of(". X O .\nX O . O\n. X O .\n. . . .", superko="simple")
    taken = board.play(BLACK, 6)
    assert taken.ko_point == 5
    assert illegal_reason(taken, 5) == "ko"
    later = taken.play(WHITE, 15).play(BLACK, 12)
    assert illegal_reason(later, 5) is None


@pytest.mark.parametrize(("suicide", "reason"), [(False, "suicide"), (True, None)])
def test_suicide_of_two_stones_by_the_rules(suicide: bool, reason: str | None) -> None:
    board = board_of("X . O\nO O .\n. . .", suicide=suicide)
    assert illegal_reason(board, 1) == reason
    assert illegal_reason(board_of(". O .\nO O .\n. . .", suicide=suicide), 0) == "suicide"


def test_suicide_takes_the_own_stones_off() -> None:
    after = board_of("X . O\nO O .\n. . .", suicide=True).play(BLACK, 1)
    assert diagram_of(after.stones) == ". . O\nO O .\n. . ."
    assert after.captured_black == 2


@pytest.mark.parametrize(
    ("superko", "reason"), [("positional", "superko"), ("situational", None), ("simple", None)]
)
def test_a_board_that_comes_back_with_another_player_to_move(
    superko: str, reason: str | None
) -> None:
    board = board_of(". X O .\nX O . O\n. X O .\n. . . .", WHITE, superko=superko)
    board = board.play(BLACK, 6).play(WHITE, 16).play(BLACK, 16)
    assert illegal_reason(board, 5) == reason


def test_occupied_and_off_the_board() -> None:
    board = board_of("X . .\n. . .\n. . .")
    assert illegal_reason(board, 0) == "occupied"
    assert illegal_reason(board, 10) == "off the board"
    assert illegal_reason(board, -1) == "off the board"
    assert illegal_reason(board, 9) is None


def test_superko_looks_far_back() -> None:
    """A board from before more moves than are looked up one by one."""
    board = board_of(". X O .\nX O . O\n. X O .\n. . . .").play(BLACK, 6)
    for _ in range(100):
        board = board.play(WHITE, 16).play(BLACK, 16)
    assert illegal_reason(board, 5) == "superko"
    assert illegal_reason(board, 15) is None


@settings(max_examples=60)
@given(
    size=st.integers(2, 5),
    superko=st.sampled_from(["positional", "situational", "simple"]),
    suicide=st.booleans(),
    choices=st.lists(st.integers(0, 1000), max_size=90),
)
def test_agrees_with_the_search(size: int, superko: str, suicide: bool, choices: list[int]) -> None:
    rules = Rules(size=size, superko=superko, suicide=suicide)
    board, position = empty_board(rules), fast.empty_position(rules)
    for choice in choices:
        reasons = [illegal_reason(board, point) for point in range(size * size + 1)]
        assert reasons == [fast.illegal_reason(position, p) for p in range(size * size + 1)]
        legal = [point for point, reason in enumerate(reasons) if reason is None]
        move = legal[choice % len(legal)]
        board = board.play(board.to_play, move)
        fast.play(position, move)
        assert np.array_equal(board.stones, position.stones[:-1])
        assert board.captured_black == position.counters[fast.BLACK_CAPTURED]
        assert board.captured_white == position.counters[fast.WHITE_CAPTURED]
        assert (board.ko_point is None) == (position.counters[fast.KO] < 0)


def test_a_board_needs_no_kernels() -> None:
    code = (
        "import sys; from pathlib import Path; from engine.record.sgf import loads;"
        "from engine.record.clipboard import branch_to_text;"
        "game = loads(b'(;SZ[9]KM[7];B[ee];W[ce])', 'x').games[0];"
        "game.board_at(game.main_line()[-1]);"
        "print(sorted({'numba', 'torch', 'PySide6'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_vertex_helper_matches_points() -> None:
    board = empty_board(Rules(size=9)).play(BLACK, gtp_to_point("C3", 9))
    assert board.color_at(6 * 9 + 2) == BLACK


def test_mirror_images_of_a_move_are_one() -> None:
    corners = board_of(". . .\n. . .\n. . .").first_images()
    assert corners.tolist() == [0, 1, 0, 1, 4, 1, 0, 1, 0, 9], "all eight symmetries; pass stays"
    diagonal = board_of("X . .\n. . .\n. . .").first_images()
    assert diagonal.tolist() == [0, 1, 2, 1, 4, 5, 2, 5, 8, 9]
    turned = board_of("X . O\n. . .\nO . X").first_images()
    assert turned.tolist() == [0, 1, 2, 1, 4, 1, 2, 1, 0, 9]
    none = board_of("X O .\n. . .\n. . .").first_images()
    assert none.tolist() == list(range(10))
