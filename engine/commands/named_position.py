"""The position of a game that a command line names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.base.errors import IllegalMoveError, RecordError

if TYPE_CHECKING:
    from engine.record.game_record import GameNode, GameRecord


def node_after(record: GameRecord, move: int | None, name: str) -> GameNode:
    """The node of the main line after a move; None is the last one.

    Parameters
    ----------
    name
        Of the file, for errors.

    Raises
    ------
    RecordError, IllegalMoveError
        There is no such move, or the moves up to it are not legal.
    """
    last = record.main_line()[-1]
    if move is not None and move < 0:
        raise RecordError(f"--move must be 0 or more, not {move}")
    node = last if move is None else record.node_at_move(move)
    if node is None:
        moves = f"{last.number} move{'' if last.number == 1 else 's'}"
        raise RecordError(f"{name} has {moves}, so there is no move {move}")
    illegal = record.board_at(node).problem
    if illegal:
        way_out = f"use --move {illegal.number - 1} for the position before it"
        if illegal.reason == "superko":
            way_out += ", or name rules with simple ko in the record (RU)"
        raise IllegalMoveError(f"{name}, {illegal.summary}; {way_out}")
    return node
