from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import boards

from engine.base.errors import IllegalMoveError
from engine.go.board import BLACK, EMPTY, NONE, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.position import (
    history_key,
    illegal_reason,
    is_legal,
    legal_moves,
    past_stones,
    play,
    position_key,
    replay,
    set_up,
)
from engine.go.rules import Rules
from engine.go.state import (
    BLACK_CAPTURED,
    HASHES,
    KO,
    PASSES,
    PLY,
    TO_PLAY,
    WHITE_CAPTURED,
    Position,
    clone,
    copy_position,
    empty_position,
    position_batch,
    row,
)
from tests.diagrams import stones_of
from tests.engine.go.oracle import (
    COLOR,
    PlainGame,
    assert_same_game,
    board_of,
    cases,
    check_invariants,
)

KO_RULES = ("positional", "situational", "simple")


def legal_points(position: Position) -> list[int]:
    """Legal moves in ascending order; both ways to ask must agree."""
    out = np.empty(len(position.stones), np.bool_)
    count = legal_moves(position, out)
    moves: list[int] = np.flatnonzero(out).tolist()
    assert count == len(moves)
    assert moves == [point for point in range(len(out)) if is_legal(position, point)]
    return moves


@settings(max_examples=60)
@given(size=st.integers(2, 25), seed=st.integers(0, 2**32), plies=st.integers(1, 400))
def test_position_agrees_with_sgfmill(size: int, seed: int, plies: int) -> None:
    draw = random.Random(seed)
    position = empty_position(size, superko="simple")
    oracle = boards.Board(size)
    points = size * size
    for _ in range(plies):
        color = "b" if position.counters[TO_PLAY] == BLACK else "w"
        move = draw.randrange(points)
        if not is_legal(position, move):
            move = draw.choice(legal_points(position))
        ko = None
        if move != points:
            ko = oracle.play(size - 1 - move // size, move % size, color)
        play(position, move)
        ko_point = NONE if ko is None else (size - 1 - ko[0]) * size + ko[1]
        assert position.counters[KO] == ko_point
    expected = [
        {"b": BLACK, "w": WHITE, None: EMPTY}[oracle.get(size - 1 - p // size, p % size)]
        for p in range(points)
    ]
    assert position.stones[:-1].tolist() == expected
    check_invariants(clone(position))


@settings(max_examples=60)
@given(
    size=st.integers(2, 5),
    superko=st.sampled_from(KO_RULES),
    suicide=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_legality_agrees_with_the_rules_text(
    size: int, superko: str, suicide: bool, seed: int
) -> None:
    draw = random.Random(seed)
    position = empty_position(size, superko=superko, suicide=suicide)
    game = PlainGame(size, superko, suicide)
    for _ in range(size * size * 5):
        moves = legal_points(position)
        assert moves == [point for point in range(size * size + 1) if game.is_legal(point)]
        move = draw.choice(moves[:-1] or moves) if draw.random() < 0.9 else size * size
        play(position, move)
        game.play(move)
        assert_same_game(position, game)
        assert position.counters[BLACK_CAPTURED] == game.captured[BLACK]
        assert position.counters[WHITE_CAPTURED] == game.captured[WHITE]
        if superko != "situational":
            check_invariants(position)


@pytest.mark.parametrize("superko", KO_RULES)
def test_sequences_of_moves_are_as_many_as_by_the_rules_text(superko: str) -> None:
    def count(position: Position, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for move in legal_points(position):
            child = clone(position)
            play(child, move)
            total += count(child, depth - 1)
        return total

    def count_plainly(line: list[int], depth: int) -> int:
        if depth == 0:
            return 1
        game = PlainGame(2, superko, True)
        for move in line:
            game.play(move)
        moves = [move for move in range(5) if game.is_legal(move)]
        return sum(count_plainly([*line, move], depth - 1) for move in moves)

    start = empty_position(2, superko=superko, suicide=True)
    assert [count(start, depth) for depth in range(7)] == [
        count_plainly([], depth) for depth in range(7)
    ]


def test_all_57_legal_boards_of_2x2_are_reached() -> None:
    """The number of legal boards: J. Tromp and G. Farnebäck, Combinatorics of Go (2007)."""
    reached: set[tuple[int, ...]] = set()
    todo = [empty_position(2, superko="simple")]
    while todo:
        position = todo.pop()
        for move in legal_points(position):
            child = clone(position)
            play(child, move)
            state = (*child.stones.tolist(), int(child.counters[TO_PLAY]), int(child.counters[KO]))
            if state not in reached:
                reached.add(state)
                todo.append(child)
    assert len({state[:4] for state in reached}) == 57


def test_shared_positions_know_their_illegal_points() -> None:
    wrong = []
    for case in cases("legal"):
        size, ko = case["size"][0], case["rules"]
        rules = Rules(size=size, superko=ko["ko"], suicide=ko["suicide"])
        position = set_up(rules, board_of(case["board"]), COLOR[case["first"]])
        replay(position, [gtp_to_point(vertex, size) for _, vertex in case["moves"]])
        assert position.counters[TO_PLAY] == COLOR[case["to_move"]]
        legal = set(legal_points(position))
        empties = np.flatnonzero(position.stones[:-1] == EMPTY).tolist()
        illegal = {point_to_gtp(point, size) for point in empties if point not in legal}
        right = illegal == set(case["illegal"])
        if "after" in case:
            taken = {"B": position.counters[WHITE_CAPTURED], "W": position.counters[BLACK_CAPTURED]}
            right &= np.array_equal(position.stones[:-1], board_of(case["after"]))
            right &= taken == case["prisoners"]
        if not right:
            wrong.append(case["id"])
    assert not wrong


KO_SHAPE = """
    . X O .
    X . X O
    . X O .
    . . . .
"""


def test_simple_ko_is_open_again_after_a_pass_each() -> None:
    position = set_up(Rules(size=4, superko="simple"), stones_of(KO_SHAPE), WHITE)
    play(position, 5)  # takes at C3
    assert position.counters[KO] == 6
    assert illegal_reason(position, 6) == "ko"
    replay(position, [16, 16])
    assert position.counters[PASSES] == 2
    assert illegal_reason(position, 6) is None


@pytest.mark.parametrize("superko", ["positional", "situational"])
def test_the_set_up_position_may_not_come_back(superko: str) -> None:
    position = set_up(Rules(size=4, superko=superko), stones_of(KO_SHAPE), WHITE)
    replay(position, [5, 16, 16])
    # Retaking leads to the first board. White is to move then, as White was at the start.
    assert illegal_reason(position, 6) == "superko"


SEND_TWO = """
    . O . O
    X X O .
    . . . .
    . . . .
"""


@pytest.mark.parametrize(
    ("superko", "reason"), [("positional", "superko"), ("situational", None), ("simple", None)]
)
def test_sending_two_to_get_one_back(superko: str, reason: str | None) -> None:
    """White adds a second stone, Black takes both, White retakes one: the first board again.

    But now Black is to move, and at the start White was.
    """
    position = set_up(Rules(size=4, superko=superko), stones_of(SEND_TWO), WHITE)
    replay(position, [0, 2])
    assert position.counters[WHITE_CAPTURED] == 2
    assert illegal_reason(position, 1) == reason


def test_suicide_is_an_option_for_two_stones_never_for_one() -> None:
    corner = """
        . O .
        O . .
        . . .
    """
    for allowed in (False, True):
        position = set_up(Rules(size=3, suicide=allowed), stones_of(corner), BLACK)
        assert illegal_reason(position, 0) == "suicide"
    stones = stones_of("""
        . O .
        . O .
        O O .
    """)
    for allowed in (False, True):
        position = set_up(Rules(size=3, suicide=allowed), stones, BLACK)
        replay(position, [0, 9])
        assert illegal_reason(position, 3) == ("superko" if allowed else "suicide")
    position = set_up(Rules(size=3, suicide=True, superko="simple"), stones, BLACK)
    replay(position, [0, 9, 3])
    assert position.stones[[0, 3]].tolist() == [EMPTY, EMPTY]
    assert position.counters[BLACK_CAPTURED] == 2
    assert position.counters[KO] == NONE
    check_invariants(position)


@settings(max_examples=20)
@given(size=st.integers(2, 7), seed=st.integers(0, 2**32))
def test_past_boards_and_keys(size: int, seed: int) -> None:
    draw = random.Random(seed)
    position = empty_position(size)
    boards_so_far = [position.stones[:-1].copy()]
    keys: dict[object, np.uint64] = {}
    out = np.empty(size * size, np.int8)
    for ply in range(1, 30):
        play(position, draw.choice(legal_points(position)))
        boards_so_far.append(position.stones[:-1].copy())
        for steps in range(10):
            known = past_stones(position, steps, out)
            assert known == (steps <= min(ply, 7))
            if known:
                assert np.array_equal(out, boards_so_far[-1 - steps])
        seen = tuple(board.tobytes() for board in boards_so_far[-8:])
        state = (seen, int(position.counters[TO_PLAY]), int(position.counters[KO]))
        assert keys.setdefault(state, history_key(position)) == history_key(position)
    assert len(set(keys.values())) == len(keys)
    assert position.counters[PLY] == 29


def test_position_key_is_of_board_and_turn() -> None:
    for superko in KO_RULES:
        one, other = empty_position(5, superko=superko), empty_position(5, superko=superko)
        replay(one, [0, 1, 2, 3])
        replay(other, [2, 3, 0, 1])
        assert position_key(one) == position_key(other)
        assert history_key(one) != history_key(other)
        play(other, 25)
        assert position_key(one) != position_key(other)


@settings(max_examples=20)
@given(size=st.integers(2, 9), seed=st.integers(0, 2**32), plies=st.integers(0, 60))
def test_copies_and_batches_play_alike(size: int, seed: int, plies: int) -> None:
    draw = random.Random(seed)
    position = empty_position(size)
    batch = position_batch(3, size, capacity=plies + 40)
    for _ in range(plies):
        play(position, draw.choice(legal_points(position)))
    target = row(batch, 1)
    replay(target, [0, 1])  # what was there before leaves no trace
    copy_position(position, target)
    copied = clone(position)
    for _ in range(20):
        move = draw.choice(legal_points(position))
        assert legal_points(position) == legal_points(target) == legal_points(copied)
        for each in (position, target, copied):
            play(each, move)
        assert history_key(position) == history_key(target) == history_key(copied)
    out, expected = np.empty((2, size * size), np.int8)
    for steps in range(8):
        assert past_stones(position, steps, expected) == past_stones(target, steps, out)
        assert np.array_equal(out, expected)
    assert not batch.stones[[0, 2], :-1].any()


def test_a_full_history_forgets_its_oldest_entries() -> None:
    position = empty_position(3, capacity=8)
    for move in [0, 9, 1, 9, 2, 9, 9, 9, 9, 9, 9, 9]:
        play(position, move)
    assert position.counters[HASHES] == len(position.hashes) == 9
    assert position_key(position) != position_key(empty_position(3))
    assert history_key(position)
    small = empty_position(3, capacity=8)
    long = empty_position(3)
    replay(long, [0, 1, 2] + [9] * 20)
    copy_position(long, small)
    assert position_key(small) == position_key(long)
    assert history_key(small) == history_key(long)


def test_replay_names_the_move_that_is_illegal() -> None:
    position = empty_position(5)
    with pytest.raises(IllegalMoveError, match=r"move 2: illegal move C3 \(occupied\)"):
        replay(position, [12, 12])
    assert position.counters[PLY] == 1
    with pytest.raises(IllegalMoveError, match=r"move 1: illegal move 26 \(off the board\)"):
        replay(position, [26])


def test_set_up_takes_chains_without_liberties() -> None:
    diagram = """
        O X .
        X X .
        . . .
    """
    position = set_up(Rules(size=3), stones_of(diagram), WHITE)
    assert position.stones[0] == WHITE
    assert position.counters[PLY] == 0
    check_invariants(position)
    replay(position, [2, 5, 7, 6])
    check_invariants(position)
