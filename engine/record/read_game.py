"""Convert a parsed SGF game to a game record."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from engine.record.game_node import GameNode, Property, canonical_name
from engine.record.game_record import GameRecord, Source
from engine.record.grammar import PROGRESS_NODES, Progress, RawGame, no_progress
from engine.record.node_fields import NodeCodec, TextCodec
from engine.record.notes import Notes
from engine.record.repairs import shown_handicap
from engine.record.root_fields import board_shape, read_root, with_rules

__all__ = ["read_game"]

_HEADER_NODES: Final = 4
"""Number of first nodes, up to the first move, that may hold properties meant for the root."""


def read_game(
    raw: RawGame,
    encoding: str,
    text: TextCodec,
    notes: Notes,
    where: str,
    progress: Progress = no_progress,
    *,
    rectangles: bool = False,
) -> GameRecord:
    """Return the record of one game.

    `encoding` is Python's name of the game's encoding, `text` converts texts in it. `where` is a
    prefix of error messages: "game 2: ", or "" if the file holds one game.

    Raises
    ------
    RecordError
        The board is not square, unless there may be `rectangles`, or its size is not supported.
    """
    header: dict[str, tuple[bytes, ...]] = {}
    for i, raw_node in enumerate(raw.nodes[:_HEADER_NODES]):
        names = {canonical_name(name) for name, _ in raw_node.properties}
        if i and (raw_node.parent != i - 1 or names & {"B", "W"}):
            break
        for name, values in raw_node.properties:
            header.setdefault(canonical_name(name), values)
    shape = board_shape(header, text, notes, raw.offset, where, rectangles=rectangles)
    size = shape.size
    fields = read_root(header, size, text, notes, raw.offset)
    codec = NodeCodec(shape, text, notes)
    nodes: list[GameNode] = []
    for i, raw_node in enumerate(raw.nodes):
        if not i % PROGRESS_NODES:
            try:
                progress(i / len(raw.nodes))
            except BaseException:  # the work is stopped
                for node in nodes[:1]:
                    node.take_apart()
                raise
        parent = nodes[raw_node.parent] if raw_node.parent >= 0 else None
        first, second = _one_move_each(tuple(raw_node.properties))
        node = _read_node(first, codec, parent, raw_node.offset)
        if second:
            notes.add(tr("a node with a black and a white move split in two"), raw_node.offset)
            node = _read_node(second, codec, node, raw_node.offset)
        nodes.append(node)
    root = nodes[0]
    while root.parent is not None:  # the root itself was split in two
        root = root.parent
    handicap = shown_handicap(root, shape, fields.handicap, notes, raw.offset)
    rules, komi_known = with_rules(fields, handicap)
    return GameRecord(
        rules,
        root=root,
        info=fields.info,
        komi_known=komi_known,
        encoding=encoding,
        source=Source(rules, komi_known, dict(fields.info), shape),
        shape=shape,
    )


def _read_node(
    properties: tuple[Property, ...], codec: NodeCodec, parent: GameNode | None, offset: int
) -> GameNode:
    fields = codec.read(properties, offset)
    node = GameNode(parent, [], *fields, properties=properties)
    if parent is not None:
        parent.children.append(node)
        node.number = parent.number
    node.number += fields.move is not None
    return node


def _one_move_each(
    properties: tuple[Property, ...],
) -> tuple[tuple[Property, ...], tuple[Property, ...]]:
    """Return a node's properties, and those of a second node if it has moves of both players."""
    if len(properties) < 2:
        return properties, ()
    moves = [entry for entry in properties if canonical_name(entry[0]) in ("B", "W")]
    if len({canonical_name(name) for name, _ in moves}) < 2:
        return properties, ()
    second = next(e for e in moves if canonical_name(e[0]) != canonical_name(moves[0][0]))
    return tuple(entry for entry in properties if entry is not second), (second,)
