"""Moves inserted in the middle, a later start, collapsed branches: kept, refused, undone."""

from __future__ import annotations

import pytest

from engine.go.coords import gtp_to_point
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps
from sai_studio.session.session import Session
from tests.sai_studio.conftest import MOVES, seven_by_seven


def at(vertex: str) -> int:
    return gtp_to_point(vertex, 7)


@pytest.fixture
def session(qapp: object) -> Session:
    return Session(seven_by_seven())


def moves(record: GameRecord) -> list[int]:
    return [node.move.point for node in record.main_line() if node.move is not None]


def test_an_inserted_move_keeps_the_rest(session: Session) -> None:
    before = dumps([session.cursor.record])
    session.cursor.go_to_move(4)
    session.edits.insert_move(at("A7"))
    assert moves(session.cursor.record) == [*map(at, [*MOVES[:4], "A7", *MOVES[4:]])]
    assert session.cursor.node.number == 5
    assert session.cursor.line[-1].number == len(MOVES) + 1
    session.edits.undo_stack.undo()
    assert dumps([session.cursor.record]) == before


def test_a_move_that_a_later_one_needs_is_not_inserted(session: Session) -> None:
    told: list[str] = []
    session.message.connect(lambda _level, text: told.append(text))
    session.cursor.go_to_move(4)
    session.edits.insert_move(at("F6"))
    assert moves(session.cursor.record) == [*map(at, MOVES)]
    assert told == [
        "F6 was not inserted: move 11, F6, would become illegal (occupied). "
        "Play it as a variation instead."
    ]


def test_a_position_becomes_the_start_and_back(session: Session) -> None:
    session.cursor.go_to_move(5)
    texts = {"comment": "a fight", "name": "5"}
    for name, text in texts.items():
        setattr(session.cursor.node, name, text)
    before = dumps([session.cursor.record])
    board = session.cursor.board
    session.edits.make_start()
    record = session.cursor.record
    assert session.cursor.node is record.root
    assert {name: getattr(record.root, name) for name in texts} == texts
    assert session.cursor.board.cells == board.cells
    assert session.cursor.board.to_play == board.to_play
    assert moves(record) == [*map(at, MOVES[5:])]
    session.edits.undo_stack.undo()
    assert dumps([record]) == before
    assert session.cursor.node.number == 5


def test_collapsed_branches_open_where_one_goes(session: Session) -> None:
    session.cursor.go_to_move(4)
    here = session.cursor.node
    session.folding.toggle_here()
    assert session.folding.nodes == {here}
    session.cursor.forward()
    assert session.folding.nodes == set()
    session.folding.toggle(here)
    assert session.cursor.node is here
