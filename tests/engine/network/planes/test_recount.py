"""Every plane of the papers' sets equals an independent recount, see `recount`."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from sgfmill import sgf
from sgfmill.boards import Board

from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.position import replay, set_up
from engine.go.rules import Rules
from engine.go.state import Position, as_batch
from engine.network.planes.feature_set import feature_set
from engine.network.planes.planes import planes
from tests.engine.go.oracle import board_of, cases
from tests.engine.network.planes.recount import Scene, falls, is_caught, recounted
from tests.shared import PROJECT, checked, file_in, games_dir

COLORS = {"b": BLACK, "w": WHITE}


def compare(scene: Scene, position: Position, place: str) -> None:
    """Compare all planes of all sets of a position."""
    for name, expected in recounted(scene).items():
        features = feature_set(name)
        given = planes(features, as_batch(position))[0]
        wrong = [
            features.plane_names[plane]
            for plane in range(features.planes)
            if not np.array_equal(given[plane], expected[plane])
        ]
        assert not wrong, (place, name, wrong)


def compare_game(game: sgf.Sgf_game, every: int, place: str) -> int:
    """Compare every so many positions of a game with alternating turns; return their number."""
    size = game.get_size()
    board, plays = Board(size), game.get_main_sequence()[1:]
    setup, _, _ = game.get_root().get_setup_stones()
    board.apply_setup(setup, [], [])
    stones = np.zeros(size * size, np.int8)
    for row, column in setup:
        stones[(size - 1 - row) * size + column] = BLACK
    first = plays[0].get_move()[0]
    scene = Scene(board, first)
    position = set_up(Rules(size=size, superko="simple"), stones, COLORS[first])
    count = 0
    for number, node in enumerate(plays, start=1):
        color, point = node.get_move()
        if color != scene.mover:
            break
        scene.play(point)
        move = size * size if point is None else (size - 1 - point[0]) * size + point[1]
        replay(position, [move])
        if number % every == every // 2:
            compare(scene, position, f"{place}, move {number}")
            count += 1
    return count


def recorded() -> Iterator[tuple[str, bytes]]:
    """Every 97th game of the shared collection, with its name."""
    with zipfile.ZipFile(file_in(games_dir(), name="games19.sgf.zip")) as archive:
        for name in checked(archive.namelist()):
            with archive.open(name) as file:
                for number, line in enumerate(file):
                    if number % 97 == 0:
                        yield f"{name}:{number}", line


@pytest.mark.parametrize("positions", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_planes_equal_a_recount_on_recorded_positions(positions: int) -> None:
    count = 0
    for name, line in recorded():
        if count >= positions:
            break
        count += compare_game(sgf.Sgf_game.from_bytes(line), 23, name)
    assert count >= positions


@pytest.mark.parametrize(
    "path", sorted((PROJECT / "resources/games").glob("*.sgf")), ids=lambda path: path.stem
)
def test_planes_equal_a_recount_on_shipped_games(path: Path) -> None:
    text = re.sub(rb"AN\[[^\]]*\]", b"", path.read_bytes())
    game = sgf.Sgf_game.from_bytes(text)
    if not game.get_root().get_setup_stones()[1]:  # no position to solve, without moves
        assert compare_game(game, 17, path.name) > 1


def test_planes_equal_a_recount_on_ladders() -> None:
    for case in cases("ladder"):
        size = case["size"][0]
        board = Board(size)
        for line, row in enumerate(case["board"]):
            for column, sign in enumerate(row):
                if sign != ".":
                    board.play(size - 1 - line, column, {"X": "b", "O": "w"}[sign])
        target = gtp_to_point(case["target"], size)
        stone = (size - 1 - target // size, target % size)
        if "first" in case:
            answers = {case["first"]: case["captured"]}
        else:
            status = case["status"]
            answers = {"attacker": status != "escaped", "defender": status == "captured"}
        for first, captured in answers.items():
            read = falls if first == "attacker" else is_caught
            assert read(board, stone) == captured, (case["id"], first)
        for mover, color in COLORS.items():
            position = set_up(Rules(size=size), board_of(case["board"]), color)
            compare(Scene(board, mover), position, case["id"])
