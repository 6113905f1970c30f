"""Stored analyses stay with the position that they are of, however the record is changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.go.rules import Rules
from engine.record.clipboard import branch_from_text, branch_to_text, make_ready
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads, to_text
from engine.record.stored_analysis import Analysis, position_digest
from engine.record.transform import Turn, contents_after, replace_contents

AREA, TERRITORY = "area positional", "territory simple"


def analysis(visits: int = 64, rules: str = AREA) -> Analysis:
    return Analysis("0badcafe", visits, 9.0, 8.5, 0.5, 0.4, (), "net", rules)


def game(*points: int, rules: Rules | None = None, name: str = AREA) -> GameRecord:
    record = GameRecord(rules or Rules(size=7, komi=9.0))
    node = record.root
    record.keep_analysis(node, analysis(rules=name))
    for point in points:
        node = record.add_move(node, point)
        record.keep_analysis(node, analysis(rules=name))
    return record


def kept(record: GameRecord) -> list[int]:
    return [len(node.analyses) for node in record.main_line()]


def read(data: bytes) -> tuple[GameRecord, list[str]]:
    loaded = loads(data, "game.sgf")
    return loaded.games[0], loaded.notes


def old(data: bytes) -> bytes:
    """Return a file as version 2 wrote it: without positions."""
    without = data
    while b'"position":"' in without:
        before, _, after = without.partition(b'"position":"')
        without = before + after.partition(b'",')[2]
    return without.replace(b'"v":3', b'"v":2')


def test_a_saved_game_keeps_its_analyses() -> None:
    record, notes = read(dumps([game(24, 16, 17)]))
    assert (kept(record), notes) == ([1, 1, 1, 1], [])


@pytest.mark.parametrize(
    ("change", "left"),
    [
        ((b";B[dd]", b";B[ag]"), [1, 0, 0, 0]),
        ((b";W[cc]", b";W[]"), [1, 1, 0, 0]),
        ((b"SZ[7]", b"SZ[7]AB[aa][bb]PL[B]"), [0, 0, 0, 0]),
        ((b";W[cc]", b";W[dd]"), [1, 1, 0, 0]),
    ],
)
def test_another_editors_changes_are_noticed(change: tuple[bytes, bytes], left: list[int]) -> None:
    data = dumps([game(24, 16, 17)])
    assert change[0] in data
    record, notes = read(data.replace(*change))
    assert kept(record) == left
    count = 4 - sum(left)
    assert any(note.startswith(f"{count} stored analyses left out") for note in notes)
    assert dumps([record]).count(b"SAI[") == sum(left), "what doesn't match is not written again"


def test_whose_turn_it_is_belongs_to_the_position() -> None:
    record, _ = read(dumps([game(24)]).replace(b";B[dd]", b";B[dd]PL[B]"))
    assert kept(record) == [1, 0]


def test_a_ko_belongs_to_the_position() -> None:
    black, white = (1, 7, 15), (2, 10, 16)  # around 8 and 9
    record = GameRecord(Rules(size=7))
    record.set_setup(record.root, {**dict.fromkeys(black, 1), **dict.fromkeys((*white, 8), -1)}, 1)
    ko = record.board_at(record.add_move(record.root, 9))
    free = ko.with_turn(1).with_turn(-1)
    assert (ko.ko_point, free.ko_point) == (8, None)
    assert position_digest(ko, territory=False) != position_digest(free, territory=False)


def test_prisoners_count_where_territory_is_scored() -> None:
    board = GameRecord(Rules(size=7)).board_at(GameNode())
    more = replace(board, captured_white=3)
    assert position_digest(board, territory=False) == position_digest(more, territory=False)
    assert position_digest(board, territory=True) != position_digest(more, territory=True)


def test_analyses_without_position_are_left_out() -> None:
    data = old(dumps([game(24, 16)]))
    assert data.count(b'"v":2') == 3
    record, notes = read(data)
    assert kept(record) == [0, 0, 0]
    assert any("3 stored analyses left out" in note for note in notes)


def test_a_file_of_our_own_vouches_for_analyses_without_position_but_not_for_territory() -> None:
    (record,) = loads(old(dumps([game(24, 16)])), "own.sgf", trust_unnamed=True).games
    assert kept(record) == [1, 1, 1]
    japanese = Rules(size=7, komi=6.5, scoring="territory", superko="simple", name="Japanese")
    data = dumps([game(24, 16, rules=japanese, name=TERRITORY)])
    assert kept(loads(data, "own.sgf").games[0]) == [1, 1, 1]
    (record,) = loads(old(data), "own.sgf", trust_unnamed=True).games
    assert kept(record) == [0, 0, 0], "they may be by a network that counts area"


def test_an_illegal_move_that_was_executed_leads_to_positions_like_others() -> None:
    record = game(24, 16)
    node = record.add_move(record.main_line()[-1], 24)
    assert record.board_at(node).problem
    assert record.keep_analysis(node, analysis())
    record.set_setup(record.root, {48: 1}, 1)
    assert kept(loads(dumps([record]), "edited.sgf").games[0]) == [0, 0, 0, 0]


def test_an_analysis_of_another_position_is_refused() -> None:
    (found,) = game(24, 16).main_line()[2].analyses
    other = game(24, 17)
    assert not other.keep_analysis(other.main_line()[2], replace(found, visits=999))
    assert [a.visits for a in other.main_line()[2].analyses] == [64]


def test_a_pasted_game_keeps_only_what_is_of_the_same_position() -> None:
    text = to_text([game(24, 16, 17)])
    record = GameRecord(Rules(size=7, komi=9.0))
    first = record.add_move(record.root, 24)
    found = branch_from_text(text, record, record.root)
    assert [len(node.analyses) for node in found.branches[0].branch()] == [1, 1, 1]
    assert found.notes == ()
    first = record.add_move(record.root, 40)
    found = branch_from_text(text, record, first)
    assert [len(node.analyses) for node in found.branches[0].branch()] == [0, 0, 0]
    assert found.notes[0].startswith("3 stored analyses left out")
    second = record.add_move(first, 40)
    found = branch_from_text(to_text([game(16, 17)]), record, second)
    assert [len(node.analyses) for node in found.branches[0].branch()] == [0, 0]
    source = game(24, 16)
    assert "SAI[" not in branch_to_text(source, source.main_line()[1])


def test_what_was_read_for_another_position_is_not_inserted() -> None:
    record = GameRecord(Rules(size=7, komi=9.0))
    found = branch_from_text(to_text([game(24, 16)]), record, record.root)
    assert [len(node.analyses) for node in found.branches[0].branch()] == [1, 1]
    record.set_setup(record.root, {0: 1}, 1)
    make_ready(record, record.root, found)
    assert [len(node.analyses) for node in found.branches[0].branch()] == [0, 0]


def test_analyses_are_turned_with_their_positions() -> None:
    record = game(1, 16, 17)
    replace_contents(record, contents_after(record, Turn.LEFT))
    again, notes = read(dumps([record]))
    assert (kept(again), notes) == ([1, 1, 1, 1], [])
