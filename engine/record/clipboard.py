"""Variations as SGF text: cut, copied and pasted within a game and between games."""

from __future__ import annotations

from typing import NamedTuple

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress, no_progress
from engine.record.repairs import keep_fitting, left_out
from engine.record.sgf import change_encoding, loads_text, to_text
from engine.record.stored_analysis import position_digest
from engine.record.tree_edits import board_after


class Variations(NamedTuple):
    """Branches read for a record; each can be inserted by `GameRecord.insert`."""

    branches: list[GameNode]
    encoding: str
    """Python name of the encoding of the branches' raw properties; see `make_ready`."""
    start: str
    """Digest of the position below which they are to be inserted."""
    notes: tuple[str, ...] = ()
    """Notes for the user, one sentence each."""


def branch_to_text(record: GameRecord, node: GameNode) -> str:
    """Return a node and its descendants as an SGF game of its own.

    This program's analyses are left out: in another game the branch's positions may differ. So is
    the handicap of a branch without the start, whose stones would be missed on reading.
    """
    branch = node.copy()
    for below in branch.branch():
        below.analyses = ()
    rules = record.rules
    if node.parent is None:
        branch.properties = ()
    else:
        rules = rules.replace(handicap=0)
    root = GameNode(children=[branch])
    branch.parent = root
    copy = GameRecord(rules, root=root, encoding=record.encoding, shape=record.shape)
    return to_text([copy])


def branch_from_text(
    text: str, record: GameRecord, parent: GameNode, progress: Progress = no_progress
) -> Variations:
    """Return the variations in an SGF text, in the record's encoding if possible, else in UTF-8.

    The record is not changed: a thread can read a large text while the record is shown. `parent`,
    a node of the record, will be their parent: moves are numbered from there, and stored analyses
    stay only where the positions are the same.

    Raises
    ------
    RecordError
        The text holds no game, or one on a board of another size.
    """
    other = loads_text(text, "clipboard", progress, rectangles=True).games[0]
    if other.shape != record.shape:
        raise RecordError(
            tr(
                "clipboard: a variation on {shape} can't be put into a game on {board}; "
                "open it as a game of its own",
                shape=other.shape,
                board=record.shape,
            )
        )
    try:
        change_encoding(other, record.encoding, errors="strict")
    except UnicodeEncodeError:
        change_encoding(other, "utf-8")
    root = other.root
    root.properties = ()
    if root.move is not None or root.setup:
        branches = [root]
    else:
        branches, root.children = root.children, []
    for branch in branches:
        branch.parent = None
        branch.number_moves(parent.number)
    board = board_after(record, parent)
    count = keep_fitting(record, branches, board, progress)
    return Variations(branches, other.encoding, _start(board), (left_out(count),) if count else ())


def _start(board: BoardState) -> str:
    return position_digest(board, territory=True)


def make_ready(record: GameRecord, parent: GameNode, variations: Variations) -> None:
    """Make a record ready for variations that were read for it, before they are inserted.

    The record is converted to their encoding (UTF-8) if its own lacks their characters. If an edit
    has changed the position of their parent since they were read, their analyses are left out.
    """
    if _start(record.board_at(parent)) != variations.start:
        for node in (node for branch in variations.branches for node in branch.branch()):
            node.analyses = ()
    if variations.branches and record.encoding != variations.encoding:
        change_encoding(record, variations.encoding)
