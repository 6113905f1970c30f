"""Convert a parsed SGF game to a game record."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from engine.go.result import is_in_stones, parse_result
from engine.go.rules import parse_rules
from engine.record.assumed_rules import Evidence, assumed_rules, assumption_text
from engine.record.game_data import Source
from engine.record.game_node import GameNode, Property, canonical_name
from engine.record.game_record import GameRecord
from engine.record.grammar import PROGRESS_NODES, Progress, RawGame, no_progress
from engine.record.node_fields import NodeCodec, TextCodec
from engine.record.notes import Notes
from engine.record.repairs import shown_handicap
from engine.record.root_fields import RootFields, board_shape, read_root, with_rules
from engine.record.tree_edits import final_board

_MOST_MOVES: Final = 1000
"""Most moves of a node that become nodes of their own; of more, only the first is played."""
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
        groups = _one_move_each(tuple(raw_node.properties))
        if len(groups) > 1:
            notes.add(
                tr("a node with {moves} moves made {moves} nodes", moves=len(groups)),
                raw_node.offset,
            )
        node = _read_node(groups[0], codec, parent, raw_node.offset)
        for properties in groups[1:]:
            node = _read_node(properties, codec, node, raw_node.offset)
        nodes.append(node)
    root = nodes[0]
    while root.parent is not None:  # the root itself was split in two
        root = root.parent
    handicap = shown_handicap(root, shape, fields.handicap, notes, raw.offset)
    rules, komi_known = with_rules(fields, handicap)
    record = GameRecord(
        rules,
        root=root,
        info=fields.info,
        komi_known=komi_known,
        encoding=encoding,
        shape=shape,
    )
    if parse_rules(fields.ruleset or "") is None:
        assume_rules(record, fields, handicap)
        if fields.ruleset:
            notes.add(record.rules_reason, raw.offset)
    record.source = Source(record.rules, record.komi_known, dict(fields.info), shape)
    return record


def assume_rules(record: GameRecord, fields: RootFields, handicap: int) -> None:
    """Give a record whose file names no known rules those that its contents suggest."""
    result = parse_result(record.info.get("RE", ""))
    counted = result is not None and result.margin is not None and record.komi_known
    assumed = assumed_rules(
        Evidence(
            ruleset=fields.ruleset or "",
            size=fields.size,
            komi=record.rules.komi if record.komi_known else None,
            in_stones=fields.komi.in_stones or is_in_stones(record.info.get("RE", "")),
            handicap=handicap,
            info=record.info,
            source=fields.source,
        ),
        final_board(record) if counted else None,
        record.main_line()[-1],
    )
    record.rules, record.komi_known = with_rules(fields, handicap, assumed.scoring)
    record.rules_reason = assumption_text(fields.ruleset or "", assumed)


def _read_node(
    properties: tuple[Property, ...], codec: NodeCodec, parent: GameNode | None, offset: int
) -> GameNode:
    node = codec.read(properties, offset)
    node.parent, node.properties = parent, properties
    if parent is not None:
        parent.children.append(node)
        node.number = parent.number
    node.number += node.move is not None
    return node


def _one_move_each(properties: tuple[Property, ...]) -> list[tuple[Property, ...]]:
    """Return a node's properties, and those of further nodes if it has several moves."""
    moves = [
        (name, value)
        for name, values in properties
        if canonical_name(name) in ("B", "W")
        for value in values
    ]
    if not 1 < len(moves) <= _MOST_MOVES:
        return [properties]
    place = next(i for i, entry in enumerate(properties) if canonical_name(entry[0]) in ("B", "W"))
    rest = [entry for entry in properties if canonical_name(entry[0]) not in ("B", "W")]
    rest.insert(place, (moves[0][0], (moves[0][1],)))
    return [tuple(rest), *(((name, (value,)),) for name, value in moves[1:])]
