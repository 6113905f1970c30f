"""Analyses kept apart from people's files, found again by the moves of the game."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from engine.base.errors import EngineError
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import load, save
from engine.record.stored_analysis import Analysis
from engine.review.kept_analyses import KeptAnalyses, copy_analyses, game_digest, line_digest
from engine.review.stored_analyses import analysis_of
from tests.reports import make_report


def game(*points: int, komi: float = 9.5) -> GameRecord:
    record = GameRecord(Rules(size=7, komi=komi))
    node = record.root
    for point in points:
        node = record.add_move(node, point)
    return record


def analysis() -> Analysis:
    found = analysis_of(make_report(), "0badcafe")
    assert found is not None
    return found


@pytest.fixture
def kept(tmp_path: Path) -> KeptAnalyses:
    return KeptAnalyses(tmp_path / "analyses")


def analyzed(*points: int) -> GameRecord:
    record = game(*points)
    for node in record.main_line():
        record.keep_analysis(node, analysis())
    return record


def test_a_game_is_found_again_under_any_name(kept: KeptAnalyses) -> None:
    kept.keep(analyzed(24, 16, 17), "My game/..:1")
    same = game(24, 16, 17, komi=6.5)
    assert kept.restore(same) == 4, "komi and names don't matter: analyses name their komi"
    assert [len(node.analyses) for node in same.main_line()] == [1, 1, 1, 1]
    assert kept.restore(game(24, 16, 18)) is None, "another game"


def test_variations_that_both_records_have_are_found(kept: KeptAnalyses) -> None:
    record = analyzed(24, 16, 17)
    side = record.add_move(record.main_line()[1], 30)
    record.keep_analysis(side, analysis())
    gone = record.add_move(record.main_line()[2], 31)
    record.keep_analysis(gone, analysis())
    kept.keep(record, "game")
    other = game(24, 16, 17)
    new = other.add_move(other.main_line()[2], 40)
    same = other.add_move(other.main_line()[1], 30)
    assert kept.restore(other) == 5
    assert (len(same.analyses), len(new.analyses)) == (1, 0)


def test_other_stones_are_another_position() -> None:
    record, other = analyzed(24, 16), game(24, 16)
    other.set_setup(other.main_line()[1], {0: 1}, 1)
    assert line_digest(record) != line_digest(other)
    assert copy_analyses(record, other) == 1, "the root alone"


def test_another_player_to_move_is_another_position() -> None:
    record, other = game(24), game(24)
    for games in (record, other):
        games.insert(games.main_line()[1], GameNode(setup={0: 1}, to_play=1))
    for node in record.main_line():
        record.keep_analysis(node, analysis())
    other.set_setup(other.main_line()[2], {0: 1}, -1)
    assert copy_analyses(record, other) == 2
    assert not other.main_line()[2].analyses
    other.set_setup(other.root, {}, -1)
    assert copy_analyses(record, other) == 0, "another player begins"


def test_two_windows_on_one_game_keep_the_analyses_of_both(tmp_path: Path) -> None:
    first, second = KeptAnalyses(tmp_path / "a"), KeptAnalyses(tmp_path / "a")
    one, two = game(24, 16, 17), game(24, 16, 17)
    one.keep_analysis(one.main_line()[1], analysis())
    two.keep_analysis(two.main_line()[2], analysis())
    side = two.add_move(two.main_line()[1], 30)
    two.keep_analysis(side, analysis())
    for _ in range(2):
        first.keep(one, "game")
        second.keep(two, "game")
    assert [len(node.analyses) for node in one.main_line()] == [0, 1, 0, 0], "as it was shown"
    one.keep_analysis(one.root, analysis())
    first.keep(one, "game")
    again = game(24, 16, 17)
    same = again.add_move(again.main_line()[1], 30)
    assert first.restore(again) == 4
    assert [len(node.analyses) for node in again.main_line()] == [1, 1, 1, 0]
    assert len(same.analyses) == 1
    assert [path.suffix for path in (tmp_path / "a").iterdir()] == [".sgf"]


def test_the_deeper_analysis_of_two_windows_stays(tmp_path: Path) -> None:
    first, second = KeptAnalyses(tmp_path / "a"), KeptAnalyses(tmp_path / "a")
    deep, shallow = analyzed(24), analyzed(24)
    (found,) = shallow.root.analyses
    deep.keep_analysis(deep.root, replace(found, visits=found.visits + 100))
    first.keep(deep, "game")
    second.keep(shallow, "game")
    again = game(24)
    first.restore(again)
    assert [a.visits for a in again.root.analyses] == [found.visits + 100]


def test_files_of_earlier_versions_count_if_they_are_of_this_game(
    kept: KeptAnalyses, tmp_path: Path
) -> None:
    kept.keep(analyzed(24, 16), "game")
    (file,) = (tmp_path / "analyses").iterdir()
    data = re.sub(rb'"position":"\w*",', b"", file.read_bytes()).replace(b'"v":3', b'"v":2')
    data = data.replace(b'"rules":""', b'"rules":"area positional"')
    file.write_bytes(data)
    same = game(24, 16)
    assert kept.restore(same) == 3
    assert all(node.analyses[0].position for node in same.main_line())
    file.write_bytes(data.replace(b";W[", b";B[", 1))  # not the game that its name tells
    assert kept.restore(game(24, 16)) is None


def test_damaged_files_are_passed_over(kept: KeptAnalyses, tmp_path: Path) -> None:
    record = analyzed(24, 16)
    kept.keep(record, "game")
    (file,) = (tmp_path / "analyses").iterdir()
    file.write_bytes(b"nonsense")
    assert kept.restore(game(24, 16)) is None
    kept.keep(record, "game")
    assert kept.restore(game(24, 16)) == 3


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "analyses").write_text("a file")
    with pytest.raises(EngineError, match=r"analyses: can't be created"):
        KeptAnalyses(tmp_path / "analyses").keep(analyzed(24), "game")


def test_the_least_used_files_go_when_there_are_too_many(
    kept: KeptAnalyses, tmp_path: Path
) -> None:
    for i in range(3):
        kept.keep(analyzed(24, i), f"game {i}")
    files = sorted((tmp_path / "analyses").iterdir(), key=lambda p: p.name)
    for age, file in enumerate(reversed(files)):
        os.utime(file, (1_000_000 - age, 1_000_000 - age))
    size = sum(file.stat().st_size for file in files)
    small = KeptAnalyses(tmp_path / "analyses", most_bytes=size)
    small.keep(analyzed(24, 40), "new")
    left = {path.name[:6] for path in (tmp_path / "analyses").iterdir()}
    assert left == {"game 1", "game 2", f"new-{line_digest(game(24, 40))}"[:6]}


def test_a_file_without_new_analyses_keeps_those_that_still_hold(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    record = analyzed(24, 16)
    save(path, [record])
    (read,) = load(path).games
    line = read.main_line()
    read.set_analyses(line[1], ())  # its position was changed
    read.add_move(line[2], 17)
    read.keep_analysis(read.main_line()[3], analysis())
    save(path, [read], analyses=False)
    (again,) = load(path).games
    assert [len(node.analyses) for node in again.main_line()] == [1, 0, 1, 0]
    save(path, [read])
    (again,) = load(path).games
    assert [len(node.analyses) for node in again.main_line()] == [1, 0, 1, 1]


def test_equal_variations_keep_the_analyses_of_each(tmp_path: Path) -> None:
    kept = KeptAnalyses(tmp_path, game_digest, most_bytes=None)
    records = [game(24, 16), game(24, 16)]
    for record in records:
        record.insert(record.main_line()[1], GameNode(move=record.main_line()[2].move))
    for node in records[0].main_line()[1].children:
        records[0].keep_analysis(node, analysis())
    kept.keep(records[0], "game")
    assert kept.restore(records[1]) == 2
    assert [len(node.analyses) for node in records[1].main_line()[1].children] == [1, 1]


def test_a_folder_of_whole_games_finds_a_game_by_its_rules_and_variations(tmp_path: Path) -> None:
    kept = KeptAnalyses(tmp_path, game_digest, most_bytes=None)
    kept.keep(analyzed(24, 16), "game")
    assert kept.restore(game(24, 16)) == 3
    assert kept.restore(analyzed(24, 16)) == 0, "it is known, and nothing is new"
    assert kept.restore(game(24, 16, komi=6.5)) is None, "another komi"
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes().replace(b"KM[9.5]", b"KM[5.5]"))
    assert kept.restore(game(24, 16)) is None, "not the game that its name tells"
