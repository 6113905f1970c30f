"""Variations as text, to cut, copy and paste them within a game and between games."""

from __future__ import annotations

from engine.errors import RecordError
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import change_encoding, loads, to_text

__all__ = ["branch_from_text", "branch_to_text"]


def branch_to_text(record: GameRecord, node: GameNode) -> str:
    """A node and all below it as an SGF game of its own, without what stands above it.

    Our analyses stay behind: where the branch is put, its positions may be others.
    """
    branch = node.copy()
    for below in branch.branch():
        below.analyses = ()
    if node.parent is None:
        branch.properties = ()
    root = GameNode(children=[branch])
    branch.parent = root
    copy = GameRecord(record.rules, root=root, encoding=record.encoding)
    return to_text([copy])


def branch_from_text(text: str, record: GameRecord) -> list[GameNode]:
    """The variations in an SGF text, ready for `record.insert`.

    The record turns to UTF-8 when its encoding lacks characters of the text.

    Raises
    ------
    RecordError
        The text holds no game, or one on a board of another size; says why.
    """
    other = loads(text.encode(), "clipboard").games[0]
    if other.size != record.size:
        raise RecordError(
            f"clipboard: a variation on {other.size}x{other.size} can't be put into a game on "
            f"{record.size}x{record.size}; open it as a game of its own"
        )
    try:
        change_encoding(other, record.encoding, errors="strict")
    except UnicodeEncodeError:
        change_encoding(record, "utf-8")
    root = other.root
    root.properties = ()
    if root.move is not None or root.setup:
        return [root]
    branches, root.children = root.children, []
    for branch in branches:
        branch.parent = None
    return branches
