"""KataGo's inputs: equal to what KataGo itself makes, and the same from positions and games."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.go.coords import gtp_to_point
from engine.go.position import legal_moves, play
from engine.go.state import TO_PLAY, Position, empty_position, position_batch, row
from engine.go.symmetry import inverse_table, symmetry_table
from engine.network.planes.v7 import GLOBALS, PLANES, empty_scene, v7_buffers
from engine.network.planes.v7_game import KataGoRules, V7Game
from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs, input_keys, turn_v7_planes
from tests.engine.network.planes.katago_records import (
    POSITION_FILES,
    inputs_of,
    load,
    recorded_planes,
    replayed,
)
from tests.shared import checked

KO_RULES = ("positional", "situational", "simple")


@pytest.mark.parametrize("name", [*POSITION_FILES, "random_nets"])
def test_inputs_equal_katagos_in_positions(name: str) -> None:
    for record in checked(load(name)["records"]):
        size, to_move = record["size"], record["to_move"]
        game = replayed(record, to_move)
        assert game.encore == record["encore_phase"]
        planes, numbers = inputs_of(game.scene(), size, record["komi"], record.get("pda", 0.0))
        expected = recorded_planes(record["planes"], size, record["canvas"])
        wrong = sorted(set(np.nonzero(planes != expected)[1].tolist()))
        assert not wrong, (name, record["id"], wrong)
        np.testing.assert_allclose(numbers, record["globals"], atol=1e-6)


def test_inputs_equal_katagos_in_random_games_under_all_rules() -> None:
    for number, game in enumerate(checked(load("planes")["games"])):
        for seen in game["positions"]:
            now = replayed(game, seen["to_move"], seen["ply"])
            assert now.encore == seen["encore_phase"]
            planes, numbers = inputs_of(now.scene(), game["size"], game["komi"])
            expected = recorded_planes(seen["planes"], game["size"], game["size"])
            wrong = sorted(set(np.nonzero(planes != expected)[1].tolist()))
            assert not wrong, (number, seen["ply"], wrong)
            np.testing.assert_allclose(numbers, seen["globals"], atol=1e-6)


def batch_of(position: Position) -> Position:
    return Position._make([*position[:3], *(array[None] for array in position[3:])])


def inputs_of_position(
    position: Position, komi: float, rules: V7Rules
) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    points = len(position.stones) - 1
    size = round(points**0.5)
    planes = np.empty((1, points, PLANES), np.uint8)
    numbers = np.empty((1, GLOBALS), np.float32)
    scene, buffers = empty_scene(size), v7_buffers(size)
    komis = np.array([komi], np.float32)
    fill_v7_inputs(batch_of(position), komis, rules, scene, buffers, planes, numbers)
    return planes[0], numbers[0]


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 2**32 - 1),
    size=st.integers(2, 7),
    ko=st.sampled_from(KO_RULES),
    suicide=st.booleans(),
    territory=st.booleans(),
    taxed=st.booleans(),
    friendly=st.booleans(),
    komi=st.integers(-40, 40).map(lambda k: k / 2),
)
def test_positions_and_games_give_the_same_inputs(
    seed: int,
    size: int,
    ko: str,
    suicide: bool,
    territory: bool,
    taxed: bool,
    friendly: bool,
    komi: float,
) -> None:
    random = np.random.default_rng(seed)
    points = size * size
    position = empty_position(size, superko=ko, suicide=suicide)
    game = V7Game(
        size,
        KataGoRules(
            ko=ko,
            scoring="territory" if territory else "area",
            tax="seki" if taxed else "none",
            suicide=suicide,
            friendly_pass=friendly,
        ),
    )
    rules = V7Rules(territory, taxed, friendly)
    legal = np.zeros(points + 1, np.bool_)
    passed = False
    for _ in range(int(random.integers(0, 3 * points))):
        legal_moves(position, legal)
        choices = np.flatnonzero(legal[:-1])
        # a pass that would end the main phase leads where positions don't go
        if len(choices) == 0 or (random.random() < 0.1 and not passed and ko != "simple"):
            if passed:
                break
            move, passed = points, True
        else:
            move, passed = int(random.choice(choices)), False
        game.play(int(position.counters[TO_PLAY]), move)
        play(position, move)
    if game.encore:
        return
    planes, numbers = inputs_of_position(position, komi, rules)
    expected, expected_numbers = inputs_of(game.scene(), size, komi)
    wrong = sorted(set(np.nonzero(planes != expected)[1].tolist()))
    assert not wrong
    np.testing.assert_array_equal(numbers, expected_numbers)


def test_suicide_is_a_turn_where_it_was_played() -> None:
    position = empty_position(5, suicide=True)
    for vertex in ("A2", "A1", "B2", "B1", "C2", "E5", "D1", "C1"):
        play(position, gtp_to_point(vertex, 5))
    assert position.stones[gtp_to_point("C1", 5)] == 0
    planes, _ = inputs_of_position(position, 7.5, V7Rules())
    assert np.flatnonzero(planes[:, 9]).tolist() == [gtp_to_point("C1", 5)]
    assert np.flatnonzero(planes[:, 10]).tolist() == [gtp_to_point("D1", 5)]


def test_a_finished_game_shows_its_last_pass_only() -> None:
    position = empty_position(5)
    for move in (12, 7, 25, 25):
        play(position, move)
    planes, numbers = inputs_of_position(position, 7.5, V7Rules())
    assert numbers[:5].tolist() == [1, 0, 0, 0, 0]
    assert not planes[:, 9:14].any()
    assert numbers[14] == 1


@pytest.mark.parametrize(("size", "drawn"), [(7, 9.0), (8, 8.0)])
def test_the_wave_is_zero_at_komi_that_allow_a_draw(size: int, drawn: float) -> None:
    waves = [
        inputs_of_position(empty_position(size), drawn + step, V7Rules())[1]
        for step in (-0.5, 0.0, 0.5, 1.0, 1.5, 2.0)
    ]
    # Black is to move: its own komi is minus White's
    assert [float(numbers[18]) for numbers in waves] == [0.5, 0.0, -0.5, 0.0, 0.5, 0.0]
    np.testing.assert_allclose(waves[1][5], -drawn / 20.0)
    far = inputs_of_position(empty_position(size), 1000.0, V7Rules())[1]
    np.testing.assert_allclose(far[5], -(size * size + 20) / 20.0)


def test_turned_planes_are_those_of_the_turned_board() -> None:
    size, points = 7, 49
    random = np.random.default_rng(5)
    moves = [(i % 2 * -2 + 1, int(p)) for i, p in enumerate(random.permutation(points)[:20])]
    planes = np.empty((8, points, PLANES), np.uint8)
    turned = np.empty_like(planes)
    table = symmetry_table(size)
    for code in range(8):
        game = V7Game(size, KataGoRules())
        back = inverse_table(size)[code]
        for color, point in moves:
            game.play(color, int(back[point]))
        planes[code], _ = inputs_of(game.scene(), size, 7.5)
    turn_v7_planes(np.repeat(planes[:1], 8, 0), np.arange(8, dtype=np.int8), table, turned)
    np.testing.assert_array_equal(turned, planes)


def test_keys_differ_where_inputs_do() -> None:
    positions = position_batch(3, 5)
    play(row(positions, 1), 3)
    planes = np.empty((3, 25, PLANES), np.uint8)
    numbers = np.empty((3, GLOBALS), np.float32)
    komi = np.array([7.5, 7.5, 8.0], np.float32)
    fill_v7_inputs(positions, komi, V7Rules(), empty_scene(5), v7_buffers(5), planes, numbers)
    keys = np.empty(3, np.uint64)
    input_keys(planes, numbers, keys)
    assert len(set(keys.tolist())) == 3
    again = np.empty(3, np.uint64)
    input_keys(planes.copy(), numbers.copy(), again)
    assert (keys == again).all()
    assert positions.counters[0, TO_PLAY] == BLACK
