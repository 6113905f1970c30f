"""Rectangular boards: read, replayed, edited, written; refused where a network would play."""

from __future__ import annotations

import pytest

from engine.base.errors import RecordError
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules
from engine.record.board_shape import BoardShape
from engine.record.board_state import illegal_reason
from engine.record.board_text import board_text
from engine.record.clipboard import branch_from_text, branch_to_text
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.record.transform import Turn, contents_after, replace_contents

SGF = b"(;GM[1]FF[4]SZ[9:5]KM[6.5]AB[aa][ie]TR[ai:bb];B[ba];W[ea]C[top edge];B[ae])"
SHAPE = BoardShape(9, 5)


def read(data: bytes) -> GameRecord:
    return loads(data, "test", rectangles=True).games[0]


def test_points_are_named_from_the_lower_left_and_written_from_the_upper_left() -> None:
    record = read(SGF)
    assert (record.shape, record.size) == (SHAPE, 9)
    assert {point_to_gtp(p, 9): c for p, c in record.root.setup.items()} == {"A5": 1, "J1": 1}
    moves = [node.move for node in record.main_line()[1:]]
    assert [point_to_gtp(m.point, 9) for m in moves if m] == ["B5", "E5", "A1"]
    assert dumps([record]).replace(b"\n", b"") == SGF
    record.add_move(record.main_line()[-1], gtp_to_point("C2", 9))
    assert b";W[cd]" in dumps([record])


def test_the_upper_edge_takes_liberties() -> None:
    record = GameRecord(Rules(size=9), shape=SHAPE)
    node = record.root
    for vertex in ("A5", "B5", "J3", "A4"):
        node = record.add_move(node, gtp_to_point(vertex, 9))
    board = record.board_at(node)
    assert board.color_at(gtp_to_point("A5", 9)) == 0, "captured in the corner"
    assert illegal_reason(board, gtp_to_point("A6", 9)) == "off the board"
    assert illegal_reason(board, gtp_to_point("A5", 9), 1) == "suicide"


@pytest.mark.parametrize("shape", [BoardShape(3, 5), BoardShape(25, 2), BoardShape(13, 19)])
def test_new_games_say_their_size(shape: BoardShape) -> None:
    record = GameRecord.new(Rules(size=shape.size, komi=6.5), shape=shape)
    record.add_move(record.root, shape.point(shape.rows - 1, shape.columns - 1))
    again = read(dumps([record]))
    assert again.shape == shape
    move = again.root.children[0].move
    assert move is not None
    assert shape.place(move.point) == (shape.rows - 1, shape.columns - 1)
    assert f"SZ[{shape.columns}:{shape.rows}]".encode() in dumps([record])


def test_the_text_has_every_row_once() -> None:
    lines = board_text(read(SGF).board_at(read(SGF).root)).splitlines()
    assert len(lines) == 7
    assert lines[0].split() == list("ABCDEFGHJ")
    assert lines[1].split() == ["5", "X", *"........", "5"]
    assert lines[5].split() == ["1", *"........", "X", "1"]


def test_a_turned_rectangle_stands_on_its_side() -> None:
    record = read(SGF)
    old = replace_contents(record, contents_after(record, Turn.RIGHT))
    assert record.shape == BoardShape(5, 9)
    assert point_to_gtp(next(iter(record.root.setup)), 9) == "E9"
    again = read(dumps([record]))
    assert again.shape == record.shape
    assert again.root.setup == record.root.setup
    for turned in (Turn.RIGHT,) * 3:
        replace_contents(record, contents_after(record, turned))
    assert record.root.setup == old.nodes[record.root].setup
    replace_contents(record, old)
    assert dumps([record]).replace(b"\n", b"") == SGF


def test_variations_go_only_into_boards_of_the_same_shape() -> None:
    record, other = read(SGF), read(SGF.replace(b"9:5", b"9:7"))
    text = branch_to_text(record, record.root.children[0])
    assert "SZ[9:5]" in text
    assert len(branch_from_text(text, record, record.root).branches) == 1
    with pytest.raises(RecordError, match="9x5 can't be put into a game on 9x7"):
        branch_from_text(text, other, other.root)


def test_networks_are_not_asked() -> None:
    record = read(SGF)
    for ask in (record.start_and_moves, record.position_at):
        with pytest.raises(RecordError, match="9x5 can't be analyzed"):
            ask(record.root)
    with pytest.raises(RecordError, match="rectangular"):
        loads(SGF, "test")


@pytest.mark.parametrize("size", [b"26:5", b"5:1", b"1:9"])
def test_impossible_sizes_are_refused(size: bytes) -> None:
    with pytest.raises(RecordError, match="is not a size"):
        read(SGF.replace(b"9:5", size))


def test_points_off_the_board_are_noted() -> None:
    loaded = loads(b"(;SZ[9:5];B[ag];W[C8])", "test", rectangles=True)
    assert loaded.games[0].root.children[0].move is None
    assert any("9x5" in note for note in loaded.notes)
