"""Games of a run for people: newest first, as records, as trees of branches."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np

from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.record.played_game import PlayedGame
from engine.record.shards import position_count, write_shard
from engine.train.runs.run import RunFolder
from engine.train.runs.run_games import (
    RunGame,
    RunGamesReader,
    ShardCounter,
    branch_tree,
    game_record,
)

RULES = Rules(size=5, komi=3.5)


def played(number: int, parent: int = -1, start: tuple[int, ...] = ()) -> PlayedGame:
    moves = (12, 6, 8, 16, 25, 25)
    return PlayedGame(
        rules=RULES,
        start=np.array(start, np.int16),
        moves=np.array(moves[len(start) :], np.int16),
        winner=WHITE,
        score=-1.0,
        number=number,
        parent=parent,
    )


def write(root: Path, generation: int, shard: int, games: list[PlayedGame]) -> Path:
    folder = root / "games" / f"{generation:04d}"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{shard:06d}.npz"
    write_shard(path, games)
    return path


def test_the_newest_games_come_first_and_files_are_read_once(tmp_path: Path) -> None:
    write(tmp_path, 0, 0, [played(0), played(1)])
    write(tmp_path, 1, 0, [played(2), played(3)])
    reader = RunGamesReader(tmp_path)
    games = reader.newest(3)
    assert [(game.number, game.generation) for game in games] == [(3, 1), (2, 1), (1, 0)]
    assert reader.newest(3)[0] is games[0]
    write(tmp_path, 1, 1, [played(4)])
    assert [game.number for game in reader.newest(2)] == [4, 3]


def test_damaged_files_are_left_where_they_are(tmp_path: Path) -> None:
    good = write(tmp_path, 0, 0, [played(0)])
    bad = good.with_name("000001.npz")
    bad.write_bytes(b"no shard")
    assert [game.number for game in RunGamesReader(tmp_path).newest(5)] == [0]
    assert bad.read_bytes() == b"no shard"


def light(number: int, parent: int = -1, start: int = 0) -> RunGame:
    return RunGame(
        generation=2,
        number=number,
        parent=parent,
        rules=RULES,
        moves=(12, 6, 8, 16),
        start=start,
        first=BLACK,
        setup=None,
        winner=BLACK,
        score=7.0,
    )


def test_branches_hang_below_the_game_they_left() -> None:
    games = [light(9, 5, 3), light(8, 5, 1), light(7, 9, 4), light(5), light(4, 99, 2)]
    first, second = branch_tree(games)
    assert (first.game.number, second.game.number) == (5, 4)
    assert [child.game.number for child in first.children] == [8, 9]
    assert [child.game.number for child in first.children[1].children] == [7]
    assert (first.count, second.count) == (4, 1)


def test_a_game_that_names_itself_as_parent_is_a_root() -> None:
    assert [tree.game.number for tree in branch_tree([light(3, 3)])] == [3]


def test_a_game_becomes_a_record() -> None:
    record = game_record(light(8, 5, 2), "first")
    line = record.main_line()
    assert [node.move.point for node in line[1:] if node.move] == [12, 6, 8, 16]
    assert [node.move.color for node in line[1:] if node.move] == [BLACK, WHITE, BLACK, WHITE]
    assert record.rules == RULES
    assert record.info["RE"] == "B+3.5"
    assert "Branches off game 5 after move 2" in record.info["GC"]
    assert record.board_at(line[-1]).problem is None


def test_the_record_of_a_game_without_passes_says_so() -> None:
    cut = light(8, 5, 2)
    text = "Counted at the limit of 4 moves, not ended by passes"
    assert game_record(cut, "first").info["GC"].splitlines()[-1] == text
    assert game_record(light(8), "first").info["GC"] == text
    passed = dataclasses.replace(light(8), moves=(12, 6, 25, 25))
    resigned = dataclasses.replace(light(8), score=float("nan"))
    for game in (passed, resigned):
        assert "GC" not in game_record(game, "first").info


def test_a_game_with_stones_on_the_board_keeps_them() -> None:
    setup = np.zeros(25, np.int8)
    setup[0] = BLACK
    game = RunGame(
        generation=0, number=1, parent=-1, rules=RULES, moves=(12,), start=0, first=WHITE,
        setup=setup, winner=0, score=float("nan"),
    )  # fmt: skip
    record = game_record(game, "first")
    board = record.board_at(record.main_line()[-1])
    assert (board.stones[0], board.stones[12]) == (BLACK, WHITE)
    assert record.info["RE"] == "0"


def test_results_read_as_in_records() -> None:
    assert light(1).result == "B+3.5"
    assert light(1).margin == 3.5


def test_the_result_of_labelled_positions_is_an_estimate(tmp_path: Path) -> None:
    labelled = dataclasses.replace(
        played(0), score=-2.89519, komi=np.full(6, 3.5, np.float32), weights=np.ones(6, np.float32)
    )
    write(tmp_path, 0, 0, [labelled])
    [game] = RunGamesReader(tmp_path).newest(1)
    assert game.is_estimate
    assert game.result == "W+6.4"
    info = game_record(game, "labels").info
    assert "RE" not in info
    assert "expects W+6.4" in info["GC"]


def test_positions_are_counted_as_files_come(tmp_path: Path) -> None:
    folder, counter = RunFolder(tmp_path), ShardCounter(position_count)
    assert counter.count(folder.shards()) == 0
    weights = np.array([1, 0, 1, 1, 0, 1], np.float32)
    write(tmp_path, 0, 0, [dataclasses.replace(played(0), weights=weights), played(1)])
    assert counter.count(folder.shards()) == 10
    write(tmp_path, 0, 1, [played(2)]).with_name("000002.npz").write_bytes(b"damaged")
    assert counter.count(folder.shards()) == 16
