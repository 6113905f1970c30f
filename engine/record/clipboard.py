"""Variations as SGF text: cut, copied and pasted within a game and between games."""

from __future__ import annotations

from typing import NamedTuple

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress, no_progress
from engine.record.sgf import change_encoding, loads_text, to_text

__all__ = ["Variations", "branch_from_text", "branch_to_text", "take_encoding"]


class Variations(NamedTuple):
    """Branches read for a record; each can be inserted by `GameRecord.insert`."""

    branches: list[GameNode]
    encoding: str
    """Python name of the encoding of the branches' raw properties; see `take_encoding`."""


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
    a node of the record, will be their parent: moves are numbered from there.

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
    return Variations(branches, other.encoding)


def take_encoding(record: GameRecord, variations: Variations) -> None:
    """Convert the record to the variations' encoding (UTF-8) if its own lacks their characters."""
    if variations.branches and record.encoding != variations.encoding:
        change_encoding(record, variations.encoding)
