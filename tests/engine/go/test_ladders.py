from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import BLACK, EMPTY
from engine.go.coords import gtp_to_point
from engine.go.ladders import is_caught, ladder_board, ladder_moves
from engine.go.playouts import random_game, random_state
from engine.go.position import (
    KO,
    PASSES,
    TO_PLAY,
    Position,
    clone,
    empty_position,
    is_legal,
    play,
    set_up,
)
from engine.go.rules import Rules
from engine.go.tactics import liberties, liberty_points
from tests.engine.go.oracle import board_of, cases


def caught(position: Position, point: int, attacker_first: bool) -> bool:
    return is_caught(position, point, attacker_first, ladder_board(position), np.empty(2, np.int16))


def test_shared_ladders() -> None:
    wrong = []
    for case in cases("ladder"):
        size = case["size"][0]
        position = set_up(Rules(size=size), board_of(case["board"]), BLACK)
        target = gtp_to_point(case["target"], size)
        if "first" in case:
            asked = {case["first"] == "attacker": case["captured"]}
        else:
            asked = {True: case["status"] != "escaped", False: case["status"] == "captured"}
        for attacker_first, answer in asked.items():
            if caught(position, target, attacker_first) != answer:
                wrong.append((case["id"], attacker_first))
    assert not wrong


def test_no_stone_is_never_caught() -> None:
    position = empty_position(5)
    assert not caught(position, 3, attacker_first=True)
    assert not caught(position, 3, attacker_first=False)


def read_plainly(position: Position, target: int, attacking: bool, depth: int = 0) -> bool | None:
    """The same ladder by copying positions; None where a double ko would decide."""
    free = liberties(position, target, 3)
    defender = int(position.stones[target])
    points = len(position.stones) - 1
    out = np.empty(points, np.int16)
    if attacking:
        if free != 2:
            return free < 2
        moves = out[: liberty_points(position, target, out)].tolist()
        mover = -defender
    else:
        if free > 1 or (depth > 0 and position.counters[KO] >= 0):
            return False
        moves = out[: liberty_points(position, target, out)].tolist()
        chain = position.chain[target]
        for stone in np.flatnonzero(position.chain[:-1] == chain):
            for there in position.neighbor[stone]:
                if position.stones[there] == -defender and liberties(position, there, 2) == 1:
                    liberty_points(position, there, out)
                    moves.append(int(out[0]))
        mover = defender
    for move in dict.fromkeys(moves):
        child = clone(position)
        child.counters[TO_PLAY] = mover
        if not is_legal(child, move):
            continue
        play(child, move)
        answer = read_plainly(child, target, not attacking, depth + 1)
        if answer == attacking:
            return attacking
    return not attacking


@settings(deadline=None, max_examples=60)
@given(size=st.integers(4, 9), seed=st.integers(0, 2**32), plies=st.integers(8, 70))
def test_ladders_agree_with_plain_reading(size: int, seed: int, plies: int) -> None:
    position = empty_position(size, superko="simple")
    points = size * size
    scratch = np.empty(points, np.int16), np.empty(points, np.bool_)
    random_game(position, *scratch, random_state(seed), plies)
    position.counters[PASSES] = 0
    position.counters[KO] = -1
    board = ladder_board(position)
    out = np.empty(2, np.int16)
    for point in range(points):
        if position.stones[point] != EMPTY and position.chain[point] == point:
            free = liberties(position, point, 3)
            if free == 1:
                expected = read_plainly(position, point, attacking=False)
                assert is_caught(position, point, False, board, out) == expected
            elif free == 2:
                expected = read_plainly(position, point, attacking=True)
                assert is_caught(position, point, True, board, out) == expected
                assert (ladder_moves(position, point, board, out) > 0) == expected
            else:
                assert not is_caught(position, point, True, board, out)
                assert ladder_moves(position, point, board, out) == 0
