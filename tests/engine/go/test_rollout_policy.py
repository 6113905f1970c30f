"""The rollout policy: cached factors against a plain recount, and the moves that it draws."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.errors import WeightsError
from engine.go.board import BLACK, NONE, WHITE
from engine.go.chains import press
from engine.go.position import is_legal, play
from engine.go.rollout_board import RolloutBoard, rollout_board, set_board, settle_and_update
from engine.go.rollout_patterns import CODES, canonical_3x3, diamond_code, turned_3x3
from engine.go.rollout_patterns import turned_diamonds as turned
from engine.go.rollout_policy import policy_game, policy_games, restore_turn, weigh_turn
from engine.go.rollout_tables import (
    OTHERS,
    RolloutTables,
    RolloutWeights,
    find_diamond,
    load_weights,
    rollout_tables,
    save_weights,
    tied_places,
    uniform_weights,
)
from engine.go.state import KO, PASSES, PLY, TO_PLAY, clone, empty_position
from tests.diagrams import stones_of
from tests.engine.go.oracle import check_invariants
from tests.engine.go.plain_policy import PlainPolicy, move_probabilities
from tests.engine.go.test_playouts import choices


def random_diamonds(seed: int) -> np.ndarray:
    """Canonical codes of the diamonds around the moves of a random game on 7x7."""
    random, position, board = np.random.default_rng(seed), empty_position(7), rollout_board(7, 0)
    tables, codes = rollout_tables(uniform_weights(7)), []
    for _ in range(60):
        moves = sorted(choices(position))
        if not moves:
            break
        move = int(random.choice(moves))
        play(position, move)
        set_board(position, board, tables)
        swapped = bool(position.counters[TO_PLAY] == WHITE)
        codes.append(diamond_code(board.state, board.near, np.uint16(move), swapped))
    return turned(np.array(codes, np.uint64)).min(axis=0)


def empty_diamonds(seed: int) -> np.ndarray:
    """Canonical codes of the diamonds around the empty points of a random position on 7x7."""
    random, position, board = np.random.default_rng(seed), empty_position(7), rollout_board(7, 0)
    for _ in range(20):
        play(position, int(random.choice(sorted(choices(position)))))
    set_board(position, board, rollout_tables(uniform_weights(7)))
    points = np.flatnonzero(position.stones[:-1] == 0).astype(np.uint16)
    codes = [diamond_code(board.state, board.near, point, False) for point in points]
    return turned(np.array(codes, np.uint64)).min(axis=0)


@pytest.fixture(scope="module")
def weights() -> RolloutWeights:
    """Random weights of all 3x3 patterns, and of half of the diamonds of some random games."""
    random = np.random.default_rng(4)
    patterns = np.unique(canonical_3x3())
    diamonds = np.unique(np.concatenate([random_diamonds(seed) for seed in range(12)]))[::2]
    places = random.normal(0.0, 1.0, (len(diamonds), 12)).astype(np.float32)
    return RolloutWeights(
        patterns,
        random.normal(0.0, 1.0, len(patterns)).astype(np.float32),
        diamonds,
        np.take_along_axis(places, tied_places(diamonds), axis=1),
        random.normal(0.0, 1.0, len(OTHERS)).astype(np.float32),
        np.array([7], np.int32),
    )


@pytest.fixture(scope="module")
def tree_weights(weights: RolloutWeights) -> RolloutWeights:
    """The same with the second set: random weights of diamonds around moves, and of distances."""
    random, spots = np.random.default_rng(5), np.concatenate([empty_diamonds(s) for s in range(6)])
    spots = np.unique(spots)[::2]
    return weights._replace(
        spot_code=spots,
        spot=random.normal(0.0, 1.0, len(spots)).astype(np.float32),
        distance=random.normal(0.0, 1.0, (2, 17)).astype(np.float32),
    )


@pytest.fixture(scope="module")
def tables(weights: RolloutWeights) -> RolloutTables:
    return rollout_tables(weights)


@pytest.mark.parametrize("suicide", [False, True])
@pytest.mark.parametrize("size", [2, 3, 5, 7])
@pytest.mark.parametrize("policy", ["weights", "tree_weights"])
def test_cached_factors_equal_a_recount_at_each_move(
    policy: str, size: int, suicide: bool, request: pytest.FixtureRequest
) -> None:
    weights: RolloutWeights = request.getfixturevalue(policy)
    tables = rollout_tables(weights)
    plain, random = PlainPolicy(weights), np.random.default_rng(size)
    board, seen = rollout_board(size, 0), 0
    for _ in range(3 if size > 3 else 6):
        position = empty_position(size, superko="simple", suicide=suicide)
        set_board(position, board, tables)
        last, earlier, before = NONE, NONE, position.stones[:-1].tolist()
        for _ in range(2 * size * size):
            color = int(position.counters[TO_PLAY])
            plain.look(position)
            for c, player in enumerate((BLACK, WHITE)):
                counted = [plain.gamma(point, player) for point in range(size * size)]
                assert board.gamma[c, :-1].tolist() == counted
                assert board.sums[c].tolist() == np.reshape(counted, (size, -1)).sum(1).tolist()
            c = int(color == WHITE)
            held = weigh_turn(position, last, earlier, board, tables, color)
            drawn = board.gamma[c, :-1] / max(board.gamma[c].sum(), 1e-300)
            assert np.array_equal(board.gamma[c, :-1].reshape(size, -1).sum(1), board.live)
            restore_turn(board, c, held)
            expected = plain.probabilities(position, last, before, earlier)
            assert drawn == pytest.approx(expected, abs=1e-5)
            seen += find_known(board, tables, last, color)
            moves = sorted(choices(position))
            if not moves:
                break
            earlier, last = last, int(random.choice(moves))
            before = position.stones[:-1].tolist()
            press(position, last)
            settle_and_update(position, board, tables, np.uint16(last), color)
            position.counters[TO_PLAY] = -color
            assert not board.is_marked.any()
    assert seen > 0 or size < 7


def find_known(board: RolloutBoard, tables: RolloutTables, last: int, color: int) -> bool:
    """Whether the diamond around the last move has weights of its own."""
    if last == NONE:
        return False
    code = diamond_code(board.state, board.near, np.uint16(last), color == WHITE)
    return bool(find_diamond(tables, code))


NAKADE = {
    "nakade_three": "....... ....... ..OOO.. .OXXXO. ..OO.O. ....O.. .......",
    "nakade_pyramid_four": "....... ..OOO.. .OXXXO. ..OXO.. ..O.O.. ...O... .......",
    "nakade_bulky_five": "....... ..OO... .OXXO.. .OXXXO. ..OO.O. ....O.. .......",
    "nakade_crossed_five": "...O... ..OXO.. .OXXXO. ..OXO.. ....... ....... .......",
    "nakade_rabbity_six": "..OO... .OXXO.. .OXXXO. ..OXO.. ....... ....... .......",
}


@pytest.mark.parametrize("shape", NAKADE)
def test_the_vital_point_of_captured_stones_is_found(shape: str) -> None:
    """White captures the shape; the factor of the vital point alone changes."""
    from engine.go.position import set_up
    from engine.go.rules import Rules

    stones = stones_of("\n".join(NAKADE[shape].split()))
    position = set_up(Rules(size=7), stones, WHITE)
    captures = [
        point
        for point in range(49)
        if is_legal(position, point) and captured(position, point) == (stones == BLACK).sum()
    ]
    assert captures
    others = np.zeros(len(OTHERS), np.float32)
    others[OTHERS.index(shape)] = 2.0
    tables = rollout_tables(uniform_weights(7)._replace(others=others))
    board = rollout_board(7, 0)
    set_board(position, board, tables)
    press(position, captures[0])
    settle_and_update(position, board, tables, np.uint16(captures[0]), WHITE)
    before = board.gamma[0].copy()
    weigh_turn(position, captures[0], NONE, board, tables, BLACK)
    changed = np.flatnonzero(board.gamma[0] != before)
    plain = PlainPolicy(uniform_weights(7))
    plain.look(position)
    assert changed.tolist() == [plain.nakade(stones.tolist(), BLACK)[0]]
    assert plain.nakade(stones.tolist(), BLACK)[1] == shape


def captured(position: object, point: int) -> int:
    after = clone(position)  # type: ignore[arg-type]
    play(after, point)
    return int((position.stones == BLACK).sum() - (after.stones == BLACK).sum())  # type: ignore


@pytest.mark.parametrize("policy", ["weights", "tree_weights"])
def test_moves_are_drawn_by_the_softmax(policy: str, request: pytest.FixtureRequest) -> None:
    """Chi-square of 40,000 moves at three positions; moves expected less than 5 times are one."""
    weights: RolloutWeights = request.getfixturevalue(policy)
    plain, board, tables = PlainPolicy(weights), rollout_board(5, 3), rollout_tables(weights)
    for number in range(3):
        start, random, last = empty_position(5), np.random.default_rng(number), NONE
        earlier = NONE
        before = start.stones[:-1].tolist()
        for _ in range(4 + 5 * number):
            before = start.stones[:-1].tolist()
            earlier, last = last, int(random.choice(sorted(choices(start))))
            play(start, last)
        expected = 40_000 * plain.probabilities(start, last, before, earlier)
        assert move_probabilities(start, last, board, tables, earlier) == pytest.approx(
            expected / 40_000, abs=1e-5
        )
        counts = np.zeros(25)
        color = start.counters[TO_PLAY]
        for _ in range(40_000):
            position = clone(start)
            assert policy_game(position, last, earlier, board, tables, 1) == 1
            counts[np.flatnonzero((position.stones == color) & (start.stones == 0))[0]] += 1
        common = expected >= 5
        observed = np.append(counts[common], counts[~common].sum())
        wanted = np.append(expected[common], max(expected[~common].sum(), 1e-9))
        assert not counts[expected == 0].any()
        degrees = common.sum()
        limit = degrees + 2.6 * np.sqrt(2 * degrees) + 3  # beyond the 1 % point
        assert ((observed - wanted) ** 2 / wanted).sum() < limit


@settings(max_examples=20)
@given(
    size=st.integers(2, 7),
    superko=st.sampled_from(["positional", "situational", "simple"]),
    suicide=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_every_move_is_one_of_the_choices_of_random_games(
    tables: RolloutTables, size: int, superko: str, suicide: bool, seed: int
) -> None:
    position = empty_position(size, superko=superko, suicide=suicide)
    board, last = rollout_board(size, seed), NONE
    for _ in range(4 * size * size):
        allowed = choices(position)
        before = clone(position)
        assert policy_game(position, last, NONE, board, tables, 1) == 1
        if not allowed:
            assert position.counters[PASSES] == before.counters[PASSES] + 1
            assert np.array_equal(position.stones, before.stones)
            last = NONE
            if position.counters[PASSES] == 2:
                break
            continue
        played = []
        for move in allowed:
            after = clone(before)
            play(after, move)
            if np.array_equal(after.stones, position.stones):
                played.append(move)
        assert played
        last = played[0]


@settings(max_examples=20)
@given(size=st.integers(2, 13), suicide=st.booleans(), seed=st.integers(0, 2**32))
def test_a_game_leaves_a_sound_position(
    tables: RolloutTables, size: int, suicide: bool, seed: int
) -> None:
    position = empty_position(size, suicide=suicide)
    board = rollout_board(size, seed)
    plies = policy_game(position, NONE, NONE, board, tables, 3 * size * size)
    assert position.counters[PLY] == plies <= 3 * size * size
    check_invariants(position)
    if position.counters[PASSES] == 2:
        assert not choices(position)


def test_equal_seeds_give_equal_games(tables: RolloutTables) -> None:
    assert policy_games(7, 20, tables, seed=5) == policy_games(7, 20, tables, seed=5)


def test_a_ko_is_not_retaken(tables: RolloutTables) -> None:
    position = empty_position(5)
    for move in (1, 2, 5, 8, 11, 12, 7, 6):  # White's 6 takes the ko
        play(position, move)
    ko = int(position.counters[KO])
    assert ko == 7
    assert move_probabilities(position, 6, rollout_board(5, 0), tables)[ko] == 0.0


def test_symmetric_patterns_have_equal_factors(tables: RolloutTables) -> None:
    for codes in turned_3x3(np.arange(CODES, dtype=np.uint32)):
        assert np.array_equal(tables.pattern[codes], tables.pattern)


def test_the_file_holds_the_weights(tree_weights: RolloutWeights, tmp_path: object) -> None:
    path = tmp_path / "tables.npz"  # type: ignore[operator]
    save_weights(path, tree_weights)
    for part, read in zip(tree_weights, load_weights(path), strict=True):
        assert np.array_equal(part, read)


def test_a_file_from_before_the_second_set_is_read(
    weights: RolloutWeights, tmp_path: object
) -> None:
    path = tmp_path / "tables.npz"  # type: ignore[operator]
    first_set = dict(zip(RolloutWeights._fields[:6], weights, strict=False))
    np.savez(path, version=np.array(1), **first_set)
    for part, read in zip(weights, load_weights(path), strict=True):
        assert np.array_equal(part, read)


def test_unusable_files_are_refused(weights: RolloutWeights, tmp_path: object) -> None:
    path = tmp_path / "tables.npz"  # type: ignore[operator]
    with pytest.raises(WeightsError, match="no such file"):
        load_weights(path)
    path.write_bytes(b"text")
    with pytest.raises(WeightsError, match="no file of rollout tables"):
        load_weights(path)
    save_weights(path, weights)
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(WeightsError, match="no file of rollout tables"):
        load_weights(path)
    large = {**weights._asdict(), "pattern": np.zeros(1 << 27, np.float32)}
    np.savez_compressed(path, version=np.array(1), **large)
    with pytest.raises(WeightsError, match="would take .* MB of memory"):
        load_weights(path)
    np.savez(path, version=np.array(2), **weights._asdict())
    with pytest.raises(WeightsError, match="version 2; this program reads 1"):
        load_weights(path)
    for damage in (
        {"pattern": weights.pattern * np.float32(np.nan)},
        {"pattern_code": weights.pattern_code + np.uint32(CODES)},
        {"diamond": weights.diamond[:, :11]},
        {"diamond": weights.diamond[1:]},
        {"others": weights.others[1:]},
        {"diamond_code": weights.diamond_code | np.uint64(1 << 60)},
        {"distance": np.zeros((1, 17), np.float32)},
        {"spot": np.zeros(1, np.float32)},
    ):
        save_weights(path, weights._replace(**damage))
        with pytest.raises(WeightsError, match="damaged rollout tables"):
            load_weights(path)
