"""Planes: against the SAI program's own, and by hand where it has none."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.position import legal_moves, replay, set_up
from engine.go.rules import Rules
from engine.go.state import position_batch, row
from engine.go.symmetry import symmetry_table
from engine.network.planes.feature_set import KNOWN_SETS, feature_set, sai_feature_set
from engine.network.planes.planes import fill_planes, planes
from tests.diagrams import stones_of
from tests.engine.network.planes.records import (
    SIZES,
    position_of,
    recorded_planes,
    records,
    stacked,
)
from tests.shared import checked, file_in, parity_dir


@pytest.mark.parametrize("size", SIZES)
def test_planes_equal_those_that_sai_fed_to_its_network(size: int) -> None:
    index = file_in(parity_dir() / "weights", name="nets.json")
    nets: dict[str, Any] = json.loads(index.read_text())
    for record in checked([record for record in records(size) if record["net"] in nets]):
        net = nets[record["net"]]
        features = sai_feature_set(
            net["planes"],
            advanced=bool(net["version"] & 16),
            liberties=bool(net["version"] & 64),
            sizes=bool(net["version"] & 128),
        )
        assert features.history == net["history"]
        given = planes(features, stacked([position_of(record)]), record["symmetry"])[0]
        assert np.array_equal(given, recorded_planes(record)), (record["net"], record["position"])


def test_a_batch_is_its_rows_side_by_side() -> None:
    size = 5
    positions = position_batch(3, size)
    for t, moves in enumerate(([], [12, 7], [12, 25, 0, 1, 5])):
        replay(row(positions, t), moves)
    features = feature_set("agz18")
    codes = np.array([0, 3, 6], np.int8)
    together = planes(features, positions, codes)
    for t in range(3):
        alone = planes(features, stacked([row(positions, t)]), int(codes[t]))
        assert np.array_equal(together[t], alone[0])


@pytest.mark.parametrize("name", KNOWN_SETS)
def test_symmetries_move_every_plane_alike(name: str) -> None:
    size = 5
    position = set_up(Rules(size=size), np.zeros(25, np.int8), BLACK)
    replay(position, [12, 7, 11, 6, 2, 0, 25, 13])
    features = feature_set(name)
    upright = planes(features, stacked([position]))[0].reshape(features.planes, -1)
    for code, view in enumerate(symmetry_table(size)):
        turned = planes(features, stacked([position]), code)[0].reshape(features.planes, -1)
        assert np.array_equal(turned, upright[:, view[:-1]])


@pytest.mark.parametrize("name", KNOWN_SETS)
def test_other_types_and_channels_last_order_hold_the_same(name: str) -> None:
    size, points = 5, 25
    positions = position_batch(1, size)
    replay(row(positions, 0), [12, 7, 11, 6, 2])
    features = feature_set(name)
    out: NDArray[Any] = np.full((1, points * features.planes), 99, np.float32)
    rows, codes = np.zeros(1, np.int32), np.full(1, 5, np.int8)
    table = symmetry_table(size)
    one = np.float32(1)
    fill_planes(positions, rows, codes, table, features.layout, out, one, 1, features.planes)
    expected = planes(features, positions, 5)[0].reshape(features.planes, points)
    assert np.array_equal(out.reshape(points, features.planes).T, expected * one)


def test_missing_history_is_empty_and_a_pass_is_a_step() -> None:
    position = set_up(Rules(size=3), stones_of("X..\n...\n..."), WHITE)
    replay(position, [4, 9])
    given = planes(feature_set("agz17"), stacked([position]))[0].reshape(17, 9)
    own, other = given[:8], given[8:16]  # White is to move
    assert own.sum(1).tolist() == [1, 1, 0, 0, 0, 0, 0, 0]
    assert other.sum(1).tolist() == [1, 1, 1, 0, 0, 0, 0, 0]
    assert given[16].all()


@pytest.mark.parametrize(("to_play", "plane"), [(BLACK, 16), (WHITE, 17)])
def test_two_color_planes_say_who_moves(to_play: int, plane: int) -> None:
    position = set_up(Rules(size=3), np.zeros(9, np.int8), to_play)
    given = planes(feature_set("agz18"), stacked([position]))[0]
    assert given[plane].all()
    assert not given[33 - plane].any()


def test_illegal_plane_is_what_the_rules_forbid_without_superko() -> None:
    size = 7
    generator = np.random.default_rng(3)
    features = feature_set("sai17-advanced")
    legal = np.empty(size * size + 1, np.bool_)
    position = set_up(Rules(size=size, superko="simple"), np.zeros(size * size, np.int8), BLACK)
    past: list[np.ndarray] = []
    for _ in range(120):
        legal_moves(position, legal)
        past.insert(0, legal[:-1].copy())
        given = planes(features, stacked([position]))[0].reshape(features.planes, -1)
        for age, then in enumerate(past[:4]):
            assert np.array_equal(given[8 + age], ~then), f"{age} plies ago"
        choices = np.flatnonzero(legal[:-1])
        replay(position, [int(generator.choice(choices)) if len(choices) else size * size])


def test_chain_planes_have_cumulative_thresholds() -> None:
    stones = stones_of(
        """
        X X . . .
        O . . . .
        . . . . .
        . . O O O
        . . O O O
        """
    )
    position = set_up(Rules(size=5), stones, BLACK)
    liberties = planes(feature_set("sai7-liberties"), stacked([position]))[0].reshape(7, 25)
    pair, single, six = (gtp_to_point(v, 5) for v in ("A5", "A4", "C1"))
    for point, count in ((pair, 2), (single, 2), (six, 5)):
        assert liberties[2:6, point].tolist() == [float(count <= k) for k in (1, 2, 3, 4)]
    sizes = planes(feature_set("sai7-sizes"), stacked([position]))[0].reshape(7, 25)
    for point, count in ((pair, 2), (single, 1), (six, 6)):
        assert sizes[2:6, point].tolist() == [float(count >= k) for k in (2, 4, 6, 8)]
    assert not liberties[2:6, stones == 0].any()


def test_the_studio_set_shows_the_last_five_moves_and_ladders() -> None:
    size = 9
    rules = Rules(size=size)
    moves = [gtp_to_point(vertex, size) for vertex in ("D4", "E4", "H8", "E3", "E5", "D3", "C4")]
    position = set_up(rules, np.zeros(81, np.int8), BLACK)
    replay(position, [*moves[:2], 81, *moves[3:4]])  # the third move is a pass
    features = feature_set("studio20")
    layout = features.layout
    assert (layout.moves, layout.caught, layout.ones, layout.planes) == (12, 17, 19, 20)
    given = planes(features, stacked([position]))[0].reshape(20, -1)
    last = [np.flatnonzero(given[layout.moves + age]).tolist() for age in range(5)]
    assert last == [[moves[3]], [], [moves[1]], [moves[0]], []]
    assert given[19].all()


def test_the_studio_set_marks_ladders_for_both_sides() -> None:
    stones = stones_of(
        """
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . X O . . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    features = feature_set("studio20")
    first = features.layout.caught
    rules = Rules(size=7)
    for to_play in (BLACK, WHITE):
        position = set_up(rules, stones, to_play)
        caught, catching = planes(features, stacked([position]))[0].reshape(20, -1)[first:19]
        assert np.flatnonzero(caught).tolist() == [3 * 7 + 2]
        assert catching.sum() == 0  # in atari: it is caught already
