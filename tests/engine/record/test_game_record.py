"""Records: the tree, its boards, what an engine gets, and edits that can be undone."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules
from engine.record.board_state import illegal_reason
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord, Move
from engine.record.sgf import dumps, loads
from tests.diagrams import diagram_of, stones_of


def game(text: str) -> GameRecord:
    return loads(text.encode(), "test.sgf").games[0]


def end_of(record: GameRecord) -> GameNode:
    return record.main_line()[-1]


def vertices(record: GameRecord, moves: list[Move]) -> str:
    return " ".join(
        f"{'B' if color == BLACK else 'W'}:{point_to_gtp(point, record.size)}"
        for color, point in moves
    )


def agrees(record: GameRecord, node: GameNode) -> None:
    """What the engine gets is what the board shows."""
    board = record.board_at(node)
    start, moves = record.start_and_moves(node)
    assert all(move.color == -before.color for before, move in itertools.pairwise(moves))
    assert not moves or moves[0].color == start.to_play
    position = record.position_at(node)
    assert np.array_equal(position.stones[:-1], board.stones)
    assert position.counters[0] == board.to_play
    assert position.counters[4:6].tolist() == [board.captured_black, board.captured_white]


# --- start and moves ----------------------------------------------------------------------------


def test_a_plain_game() -> None:
    record = game("(;SZ[5]KM[24]RU[Chinese];B[cc];W[bb];B[])")
    start, moves = record.start_and_moves(end_of(record))
    assert not start.stones.any()
    assert (start.to_play, start.handicap) == (BLACK, 0)
    assert vertices(record, moves) == "B:C3 W:B4 B:pass"
    agrees(record, end_of(record))


def test_prisoners_stay_when_stones_are_set_up() -> None:
    record = game("(;SZ[5];B[ab];W[aa];B[ba];AB[cc];W[dd])")
    assert record.start_and_moves(end_of(record))[0].captured == (0, 1)
    agrees(record, end_of(record))


def test_handicap_stones_in_the_root() -> None:
    record = game("(;SZ[9]HA[2]KM[0.5]AB[gc][cg];W[cc];B[gg])")
    start, moves = record.start_and_moves(end_of(record))
    assert start.stones.sum() == 2
    assert (start.to_play, start.handicap) == (WHITE, 2)
    assert vertices(record, moves) == "W:C7 B:G3"
    assert record.board_at(record.root).to_play == WHITE
    agrees(record, end_of(record))


def test_handicap_stones_without_any_move_yet() -> None:
    record = game("(;SZ[9]HA[2]KM[0.5]AB[gc][cg])")
    assert record.board_at(record.root).to_play == WHITE
    assert record.start_and_moves(record.root)[0].to_play == WHITE


def test_handicap_in_the_second_node() -> None:
    record = game("(;SZ[9]HA[2]KM[0.5];AB[gc][cg];W[cc])")
    start, moves = record.start_and_moves(end_of(record))
    assert start.stones.sum() == 2
    assert vertices(record, moves) == "W:C7"
    agrees(record, end_of(record))


def test_handicap_as_white_passes() -> None:
    record = game("(;SZ[9]HA[3]KM[0.5];B[gc];W[];B[cg];W[];B[gg];W[cc])")
    start, moves = record.start_and_moves(end_of(record))
    assert not start.stones.any()
    assert vertices(record, moves) == "B:G7 W:pass B:C3 W:pass B:G3 W:C7"
    assert start.handicap == 3
    agrees(record, end_of(record))


def test_black_stones_before_whites_first_move_are_handicap() -> None:
    text = "(;SZ[9]KM[0.5]RU[Chinese]AB[gc][cg][gg];W[cc];B[cc])"
    loaded = loads(text.encode(), "stones.sgf")
    rules = loaded.games[0].rules
    assert (rules.handicap, rules.compensation) == (3, 3.0)
    assert any("3 black stones" in note for note in loaded.notes)
    even = game("(;SZ[9]KM[7.5]RU[Chinese]AB[gc][cg][gg];B[cc])")
    assert even.rules.handicap == 0, "Black is to move: a problem, not a handicap game"


def saved(record: GameRecord) -> GameRecord:
    return loads(dumps([record]), "saved.sgf").games[0]


@pytest.mark.parametrize("declared", ["HA[0]", "AP[SAI Studio]"])
def test_a_declared_handicap_of_none_is_never_overridden(declared: str) -> None:
    for start in ("AB[gc][cg][gg];W[cc]", ";B[gc];B[cg];W[cc]"):
        record = game(f"(;SZ[9]{declared}KM[38.5]RU[Chinese]{start})")
        rules = record.rules
        assert (rules.handicap, rules.komi, rules.compensation) == (0, 38.5, 0.0)
        assert saved(record).rules == rules


@pytest.mark.parametrize("declared", ["", "HA[3]", "HA[many]"])
def test_no_handicap_comes_back_after_saving(declared: str) -> None:
    record = game(f"(;SZ[9]{declared}KM[38.5]RU[Chinese]AB[gc][cg][gg];W[cc])")
    assert record.rules.handicap == 3
    record.set_rules(record.rules.replace(handicap=0))
    assert saved(record).rules == record.rules
    assert dumps([record]).count(b"HA[0]") == 1


@pytest.mark.parametrize("komi", [3.75, 0.0, 250.0, -3.5])
def test_the_komi_of_our_own_games_is_never_taken_for_another(komi: float) -> None:
    record = GameRecord(Rules(size=19, komi=komi, name="Chinese"), info={"TM": "60"})
    again = saved(record)
    assert (again.rules.komi, again.komi_known) == (komi, True)


def test_stones_set_up_in_an_even_game_are_no_handicap_after_saving() -> None:
    record = game("(;SZ[9]KM[7.5])")
    record.set_setup(record.root, {20: BLACK, 30: BLACK}, -BLACK)
    record.add_move(record.root, 40, -BLACK)
    assert saved(record).rules == record.rules


def test_handicap_by_moves_in_a_row() -> None:
    record = game("(;SZ[9]KM[0.5];B[gc];B[cg];B[gg];W[cc])")
    line = record.main_line()
    _, moves = record.start_and_moves(line[-1])
    assert vertices(record, moves) == "B:G7 W:pass B:C3 W:pass B:G3 W:C7"
    assert record.rules.handicap == 3
    assert record.board_at(line[1]).to_play == BLACK
    for node in line:
        agrees(record, node)


def test_setup_in_the_middle_is_the_new_start() -> None:
    record = game("(;SZ[5]KM[7];B[cc];W[bb];AB[dd]AW[ee];B[ab];W[ba])")
    start, moves = record.start_and_moves(end_of(record))
    assert diagram_of(start.stones) == (". . . . .\n. O . . .\n. . X . .\n. . . X .\n. . . . O")
    assert vertices(record, moves) == "B:A4 W:B5"
    agrees(record, end_of(record))


def test_stones_removed_in_the_middle() -> None:
    record = game("(;SZ[5]KM[7];B[cc];W[bb];AE[cc]PL[W];W[dd];B[])")
    start, moves = record.start_and_moves(end_of(record))
    assert start.stones.sum() == WHITE
    assert (start.to_play, vertices(record, moves)) == (WHITE, "W:D2 B:pass")
    agrees(record, end_of(record))


def test_setup_and_move_in_one_node() -> None:
    record = game("(;SZ[5]KM[7]AB[cc]AW[bb]B[dd];W[ee])")
    start, moves = record.start_and_moves(end_of(record))
    assert np.count_nonzero(start.stones) == 2
    assert vertices(record, moves) == "B:D2 W:E1"
    agrees(record, end_of(record))


def test_player_to_move_set_by_hand() -> None:
    record = game("(;SZ[5]KM[7];B[cc];PL[B])")
    start, moves = record.start_and_moves(end_of(record))
    assert (start.to_play, moves) == (BLACK, [])
    assert start.stones.sum() == 1
    agrees(record, end_of(record))


def test_a_player_set_by_hand_as_it_is_anyway_keeps_the_history() -> None:
    record = game("(;SZ[5]KM[7];B[cc];PL[W])")
    assert vertices(record, record.start_and_moves(end_of(record))[1]) == "B:C3"


def test_the_side_that_was_not_set_up_moves() -> None:
    record = game("(;SZ[5]KM[7]AB[aa]AW[ee]PL[W];B[cc])")
    _, moves = record.start_and_moves(end_of(record))
    assert vertices(record, moves) == "W:pass B:C3"
    agrees(record, end_of(record))


def test_one_player_moves_twice() -> None:
    record = game("(;SZ[5]KM[7];B[cc];W[bb];W[dd];B[ee])")
    line = record.main_line()
    assert record.board_at(line[2]).to_play == WHITE
    _, moves = record.start_and_moves(line[-1])
    assert vertices(record, moves) == "B:C3 W:B4 B:pass W:D2 B:E1"
    for node in line:
        agrees(record, node)


def test_white_moves_first() -> None:
    record = game("(;SZ[5]KM[7];W[cc];B[bb])")
    start, moves = record.start_and_moves(end_of(record))
    assert (start.to_play, vertices(record, moves)) == (WHITE, "W:C3 B:B4")


def test_an_illegal_move_is_executed() -> None:
    record = game("(;SZ[5]KM[7];B[cc];W[bb];B[bb];W[dd])")
    line = record.main_line()
    taken = record.board_at(line[3])
    assert str(taken.problem) == "move 3: illegal move B4 (occupied); played as recorded"
    assert [taken.color_at(point) for point in (6, 12)] == [BLACK, BLACK]
    board = record.board_at(line[-1])
    assert (board.problem, board.move_number, board.to_play) == (None, 4, BLACK)
    assert board.color_at(18) == WHITE
    start, moves = record.start_and_moves(line[-1])  # engines start behind the illegal move
    assert list(start.stones.nonzero()[0]) == [6, 12]
    assert vertices(record, moves) == "W:D2"
    for node in line:
        agrees(record, node)


@pytest.mark.parametrize(
    ("text", "stones", "captured"),
    [
        ("(;SZ[5]KM[7];B[ba];W[ee];B[ab];W[aa])", {1: BLACK, 5: BLACK, 24: WHITE}, (0, 1)),
        ("(;SZ[5]KM[7];B[ba];W[aa];B[ab];W[ba])", {1: WHITE, 5: BLACK}, (0, 1)),
        ("(;SZ[5]KM[7];B[aa];W[ba];B[aa];W[ab])", {1: WHITE, 5: WHITE}, (1, 0)),
    ],
    ids=["suicide", "stone replaced", "own stone"],
)
def test_an_illegal_move_captures_what_has_no_liberties(
    text: str, stones: dict[int, int], captured: tuple[int, int]
) -> None:
    record = game(text)
    board = record.board_at(end_of(record))
    assert {p: board.color_at(p) for p in range(25) if board.color_at(p)} == stones
    assert (board.captured_black, board.captured_white) == captured
    assert not board.stones[list(set(range(25)) - stones.keys())].any()


def test_two_passes_are_no_end_where_stones_follow() -> None:
    record = game("(;SZ[5]KM[7];B[cc];W[];B[];C[a remark];W[];B[bb];W[];B[])")
    line = record.main_line()
    assert [record.is_played_on(node) for node in line] == [True] * 6 + [False] * 3
    start, moves = record.start_of_search(line[3])
    assert (list(start.stones.nonzero()[0]), start.to_play, moves) == ([12], WHITE, [])
    assert vertices(record, record.start_of_search(line[2])[1]) == "B:C3 W:pass"
    assert vertices(record, record.start_of_search(line[6])[1][-1:]) == "B:B4"
    assert [move.point for move in record.start_of_search(line[8])[1][-2:]] == [25, 25]


def test_other_rules_go_past_a_repeated_board() -> None:
    text = "(;SZ[4]KM[7]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[];B[];W[bb])"
    record = game(text)
    assert record.board_at(end_of(record)).problem == (4, "B3", "superko")
    record.set_rules(record.rules.replace(superko="simple"))
    assert record.board_at(end_of(record)).problem is None


def test_boards_of_a_long_game() -> None:
    moves = "".join(";B[aa];W[bb];AE[aa][bb]" for _ in range(3000))
    record = game(f"(;SZ[5]KM[7]{moves})")
    assert record.board_at(end_of(record)).move_number == 6000
    assert end_of(record).number == 6000


# --- the tree and its edits ---------------------------------------------------------------------


def test_a_move_is_found_again() -> None:
    record = GameRecord(Rules(size=5))
    first = record.add_move(record.root, 12)
    assert record.add_move(record.root, 12) is first
    assert first.move == Move(BLACK, 12)
    assert record.add_move(first, 25).move == Move(WHITE, 25)
    assert record.add_move(record.root, 12, WHITE) is not first


def test_numbers_follow_the_tree() -> None:
    record = GameRecord(Rules(size=5))
    a = record.add_move(record.root, 0)
    b = record.add_move(a, 1)
    c = record.add_move(b, 2)
    record.remove(b)
    record.insert(record.root, b)
    assert [a.number, b.number, c.number] == [1, 1, 2]
    assert record.board_at(c).move_number == 2


def test_branches_are_appended_and_removed_together() -> None:
    record = GameRecord(Rules(size=5))
    a = record.add_move(record.root, 0)
    deep = GameNode(move=Move(BLACK, 7))
    deep.children.append(GameNode(move=Move(WHITE, 8), parent=deep))
    branches = [GameNode(move=Move(BLACK, 6)), deep]
    for _ in range(2):
        record.append(a, branches)
        assert [child.number for child in a.children] == [2, 2]
        assert deep.children[0].number == 3
        assert record.board_at(deep.children[0]).stones[8] == WHITE
        assert record.board_at(a).to_play == BLACK, "as the first child says"
        record.remove_last(a, 2)
        assert a.children == []
        assert record.board_at(a).to_play == WHITE
        assert [branch.parent for branch in branches] == [None, None]


def test_a_move_is_found_among_children_that_set_nothing_up() -> None:
    record = GameRecord(Rules(size=5))
    first = record.add_move(record.root, 12)
    second = GameNode(move=first.move)
    record.insert(record.root, second)
    assert record.root.child_playing(Move(BLACK, 12)) is first
    record.set_setup(first, {3: WHITE}, None)
    assert record.root.child_playing(Move(BLACK, 12)) is second
    record.set_setup(second, {3: WHITE}, None)
    assert record.root.child_playing(Move(BLACK, 12)) is None


def test_promote_goes_one_step_and_main_line_all_the_way() -> None:
    record = GameRecord(Rules(size=5))
    a, b, c = (record.add_move(record.root, point) for point in (0, 1, 2))
    deep = record.add_move(c, 3)
    assert record.promote(deep) == (c, 2)
    assert record.root.children == [a, c, b]
    undo = record.make_main_line(deep)
    assert record.root.children == [c, a, b]
    assert record.promote(deep) is None
    for node, index in reversed(undo):
        record.move_branch(node, index)
    assert record.root.children == [a, c, b]


def test_the_root_stays() -> None:
    record = GameRecord(Rules(size=5))
    with pytest.raises(ValueError, match="root"):
        record.remove(record.root)


def test_a_board_of_another_size_is_another_game() -> None:
    record = GameRecord(Rules(size=5))
    with pytest.raises(ValueError, match="size 5, not 9"):
        record.set_rules(Rules(size=9))


def test_unknown_game_information_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="PB"):
        GameRecord().set_info("SZ", "9")


def test_a_new_handicap_game() -> None:
    record = GameRecord.new(Rules(size=9, handicap=4, komi=0.5), {"PB": "A"})
    assert diagram_of(record.board_at(record.root).stones) == diagram_of(
        stones_of(
            "......... ......... ..X...X.. ......... ......... ......... ..X...X.. "
            "......... .........".replace(" ", "\n")
        )
    )
    assert record.board_at(record.root).to_play == WHITE


def test_setup_changes_the_boards_below() -> None:
    record = GameRecord(Rules(size=5))
    node = record.add_move(record.root, 12)
    assert record.board_at(node).color_at(0) == EMPTY
    old = record.set_setup(record.root, {0: WHITE}, BLACK)
    assert record.board_at(node).color_at(0) == WHITE
    record.set_setup(record.root, *old)
    assert record.board_at(node).color_at(0) == EMPTY


EDITS = st.lists(
    st.tuples(
        st.sampled_from(
            ["move", "remove", "promote", "main", "comment", "marks", "setup", "info", "komi"]
        ),
        st.integers(0, 10**6),
        st.integers(0, 25),
    ),
    max_size=25,
)


@settings(max_examples=60)
@given(edits=EDITS)
def test_edits_can_be_undone_to_the_same_bytes(edits: list[tuple[str, int, int]]) -> None:
    record = game("(;SZ[5]KM[7]PB[x];B[cc](;W[bb];B[dd])(;W[dd]C[text]TR[aa]))")
    before = dumps([record])
    undo: list[tuple[Any, ...]] = []
    for kind, pick, value in edits:
        nodes = list(record.nodes())
        node = nodes[pick % len(nodes)]
        if kind == "move" and not record.board_at(node).problem:
            if illegal_reason(record.board_at(node), value) is None:
                count = len(node.children)
                child = record.add_move(node, value)
                if len(node.children) > count:
                    undo.append((record.remove, child))
        elif kind == "remove" and node.parent is not None:
            parent = node.parent
            undo.append((record.insert, parent, node, record.remove(node)))
        elif kind == "promote" and (moved := record.promote(node)) is not None:
            undo.append((record.move_branch, *moved))
        elif kind == "main":
            undo.extend((record.move_branch, *moved) for moved in record.make_main_line(node))
        elif kind == "comment":
            undo.append((record.set_comment, node, record.set_comment(node, f"note {value}")))
        elif kind == "marks":
            marks = {value % 25: "label:x", (value + 1) % 25: "circle"}
            undo.append((record.change_node, node, record.change_node(node, {"marks": marks})))
        elif kind == "setup":
            old = record.set_setup(node, {value % 25: EMPTY}, None)
            undo.append((record.set_setup, node, *old))
        elif kind == "info":
            undo.append((record.set_info, "PB", record.set_info("PB", f"player {value}")))
        elif kind == "komi":
            undo.append((record.set_rules, *record.set_komi(value)))
        for each in record.nodes():
            start, moves = record.start_and_moves(each)
            assert len(start.stones) == 25
            assert len(moves) <= 2 * each.number + 1
    after = dumps([record])
    assert dumps(loads(after, "x").games) == after
    for function, *arguments in reversed(undo):
        function(*arguments)
    assert dumps([record]) == before


@settings(max_examples=40)
@given(choices=st.lists(st.integers(0, 10**6), max_size=40), data=st.data())
def test_cached_boards_are_those_of_a_fresh_record(choices: list[int], data: st.DataObject) -> None:
    record = GameRecord(Rules(size=4))
    for choice in choices:
        nodes = list(record.nodes())
        node = nodes[choice % len(nodes)]
        color = data.draw(st.sampled_from([None, BLACK, WHITE]))
        point = choice % 17
        board = record.board_at(node)
        if not board.problem and illegal_reason(board, point, color) is None:
            record.add_move(node, point, color)
        elif node.parent is not None:
            record.move_branch(node, 0)
    fresh = loads(dumps([record]), "x").games[0]
    fresh.rules = record.rules
    for mine, other in zip(record.nodes(), fresh.nodes(), strict=True):
        a, b = record.board_at(mine), fresh.board_at(other)
        assert a.cells == b.cells
        assert (a.to_play, a.ko_point, a.problem) == (b.to_play, b.ko_point, b.problem)
        agrees(record, mine)


def test_a_vertex_of_the_record() -> None:
    record = GameRecord(Rules(size=9))
    node = record.add_move(record.root, gtp_to_point("E5", 9))
    assert record.board_at(node).color_at(40) == BLACK
    assert record.line_through(record.root) == [record.root, node]
