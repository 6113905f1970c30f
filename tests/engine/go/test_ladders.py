from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import BLACK, EMPTY, NONE
from engine.go.coords import gtp_to_point
from engine.go.ladders import is_caught, ladder_board, ladder_moves
from engine.go.playouts import random_game, random_state
from engine.go.position import is_legal, play, set_up
from engine.go.rules import Rules
from engine.go.state import KO, PASSES, TO_PLAY, Position, clone, empty_position
from engine.go.tactics import liberties
from tests.engine.go.oracle import board_of, cases


def caught(position: Position, point: int, attacker_first: bool) -> bool:
    """Whether a chain is lost in a ladder, or at once."""
    board = ladder_board(position.neighbor)
    if attacker_first and liberties(position, point, 2) == 1:
        return True
    if attacker_first:
        return catching_moves(position, point) > 0
    return is_caught(position.stones, point, board)


def catching_moves(position: Position, point: int) -> int:
    """How many moves of the attacker catch a chain of two liberties."""
    board, out = ladder_board(position.neighbor), np.empty(2, np.int16)
    return ladder_moves(position.stones, position.counters[KO], point, board, out)


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


def liberties_of(position: Position, point: int) -> list[int]:
    chain = np.flatnonzero(position.chain[:-1] == position.chain[point]).tolist()
    beside = {there for stone in chain for there in around(position, stone)}
    return sorted(there for there in beside if position.stones[there] == EMPTY)


def around(position: Position, point: int) -> list[int]:
    edge = len(position.stones) - 1
    return [there for there in position.neighbor[point].tolist() if there != edge]


def captures(position: Position, target: int) -> list[int]:
    """Points that capture an enemy chain in atari next to the target's chain."""
    enemy = -position.stones[target]
    chain = np.flatnonzero(position.chain[:-1] == position.chain[target]).tolist()
    beside = {there for stone in chain for there in around(position, stone)}
    attacked = [
        there
        for there in beside
        if position.stones[there] == enemy and liberties(position, there, 2) == 1
    ]
    return [liberties_of(position, there)[0] for there in attacked]


def dies_by_double_ko(position: Position, target: int) -> bool:
    """Both liberties of the target are kos for the attacker, and filling one gains nothing."""
    defender = int(position.stones[target])
    for point in liberties_of(position, target):
        rim = around(position, point)
        in_atari = [there for there in rim if liberties(position, there, 2) == 1]
        if any(position.stones[there] != defender for there in rim) or len(in_atari) != 1:
            return False
        if position.chain_size[position.chain[in_atari[0]]] != 1:
            return False
        filled = clone(position)
        filled.counters[TO_PLAY] = defender
        filled.counters[KO] = NONE
        if is_legal(filled, point):
            play(filled, point)
            if liberties(filled, target, 3) > 2:
                return False
    return not captures(position, target)


def read_plainly(position: Position, target: int, attacking: bool, depth: int = 0) -> bool:
    """The same ladder by recursion on copies of positions."""
    free = liberties(position, target, 3)
    if attacking:
        if free != 2 or (depth > 0 and dies_by_double_ko(position, target)):
            return free <= 2
        moves = liberties_of(position, target)
    else:
        if depth < 2:  # the defender's first turn: a ko is open to it
            position.counters[KO] = NONE
        if free > 1 or position.counters[KO] != NONE:
            return False
        moves = captures(position, target) + liberties_of(position, target)
    for move in moves:
        child = clone(position)
        child.counters[TO_PLAY] = child.stones[target] * (-1 if attacking else 1)
        if is_legal(child, move):
            play(child, move)
            if read_plainly(child, target, not attacking, depth + 1) == attacking:
                return attacking
    return not attacking


@settings(max_examples=60)
@given(size=st.integers(4, 9), seed=st.integers(0, 2**32), plies=st.integers(8, 70))
def test_ladders_agree_with_plain_reading(size: int, seed: int, plies: int) -> None:
    position = empty_position(size, superko="simple")
    points = size * size
    scratch = np.empty(points, np.int16), np.empty(points, np.bool_)
    random_game(position, *scratch, random_state(seed), plies)
    position.counters[PASSES] = 0
    position.counters[KO] = NONE
    for point in range(points):
        if position.stones[point] != EMPTY and position.chain[point] == point:
            free = liberties(position, point, 3)
            if free == 1:
                expected = read_plainly(position, point, attacking=False)
                assert caught(position, point, attacker_first=False) == expected
            elif free == 2:
                expected = read_plainly(position, point, attacking=True)
                assert caught(position, point, attacker_first=True) == expected
                assert (catching_moves(position, point) > 0) == expected
            else:
                assert catching_moves(position, point) == 0
