"""The raw SGF properties of a node as text, to be read and edited by people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.record.game_data import Source
from engine.record.game_node import INFO, GameNode, Property, canonical_name
from engine.record.game_record import GameRecord
from engine.record.game_text import GameText
from engine.record.node_fields import FIELDS, NodeCodec
from engine.record.notes import Notes
from engine.record.root_fields import RootFields, read_root, with_rules, write_root
from engine.record.sgf import change_encoding

_NAME: Final = re.compile(r"[A-Z]{1,64}")
_FIXED: Final = {
    "SZ": tr("the size of the board can't change during a game"),
    "CA": tr("the encoding follows from the texts of the game"),
    "GM": tr("this program knows no other game than Go"),
    "FF": tr("the file format stays the same"),
}
_RULES: Final = frozenset(("KM", "HA", "RU"))
_OF_GAME: Final = frozenset((*_FIXED, *_RULES, *INFO))


class PropertyValue(NamedTuple):
    """One value of a property."""

    name: str
    text: str
    raw: bytes | None = None
    """The value as in the file, which is kept byte for byte; None for a new or changed value."""


class NodeState(NamedTuple):
    """Everything that raw properties of a node say."""

    node: dict[str, Any]
    """Fields of the node, by name."""
    game: dict[str, Any]
    """Fields of the record, by name: rules and game information, for the root only."""


def values_of(record: GameRecord, node: GameNode) -> list[PropertyValue]:
    """Return every value of a node's properties, as a file would hold them."""
    text = GameText(record.encoding)
    return [
        PropertyValue(name, text.read(raw), raw)
        for name, raws in _written(record, node)
        for raw in raws
    ]


def read_state(record: GameRecord, node: GameNode, values: Sequence[PropertyValue]) -> NodeState:
    """Return what a node would be with other properties; the node is not changed.

    If the encoding of the game lacks a character, the game is converted to UTF-8.

    Raises
    ------
    RecordError
        A property is not valid, or can't be changed here.
    """
    try:
        properties = _properties(values, GameText(record.encoding))
    except UnicodeEncodeError:
        change_encoding(record, "utf-8")
        return read_state(record, node, _in_utf8(record, node, values))
    before = _written(record, node)
    changed = _changed_names(before, properties)
    _check_names(record, node, properties, changed)
    known = Notes("", b"")
    NodeCodec(record.shape, GameText(record.encoding), known).read(before)
    if node is record.root:
        _root_fields(record, before, known)
    notes = Notes("", b"")
    read = NodeCodec(record.shape, GameText(record.encoding), notes).read(properties)
    game: dict[str, Any] = {}
    if node is record.root:
        game = _game(record, properties, changed, notes)
    new = [text for text in notes.alike if notes.alike[text] > known.alike[text]]
    if new:
        raise RecordError(tr("the properties are not valid: {problem}", problem=new[0]))
    fields = {name: getattr(read, name) for name in FIELDS}
    return NodeState({**fields, "properties": properties}, game)


def replace_state(record: GameRecord, node: GameNode, state: NodeState) -> NodeState:
    """Give a node, and the game if it is the root, another state; return the old one."""
    game = {name: getattr(record, name) for name in state.game}
    for name, value in state.game.items():
        setattr(record, name, value)
    return NodeState(record.change_node(node, state.node), game)


def _written(record: GameRecord, node: GameNode) -> tuple[Property, ...]:
    """Return a node's properties as they would be written."""
    text = GameText(record.encoding)
    try:
        properties = NodeCodec(record.shape, text).write(node, node.properties)
        if node is record.root:
            properties = write_root(record, properties, text, None)
    except UnicodeEncodeError:
        change_encoding(record, "utf-8")
        return _written(record, node)
    return tuple(properties)


def _in_utf8(
    record: GameRecord, node: GameNode, values: Sequence[PropertyValue]
) -> list[PropertyValue]:
    """Return the values with their raw bytes in the new encoding of the record."""
    text = GameText(record.encoding)
    return [v._replace(raw=None if v.raw is None else text.write(v.text)) for v in values]


def _properties(values: Sequence[PropertyValue], text: GameText) -> tuple[Property, ...]:
    """Join the values of each name to one property."""
    joined: dict[str, list[bytes]] = {}
    for value in values:
        raw = text.write(value.text) if value.raw is None else value.raw
        joined.setdefault(value.name.strip(), []).append(raw)
    return tuple((name, tuple(raws)) for name, raws in joined.items())


def _changed_names(before: Sequence[Property], after: Sequence[Property]) -> set[str]:
    """Return the names of the properties that differ."""
    old: dict[str, tuple[bytes, ...]] = {}
    for name, raws in before:
        old[name] = old.get(name, ()) + raws
    new = dict(after)
    return {name for name in {*old, *new} if old.get(name) != new.get(name)}


def _check_names(
    record: GameRecord, node: GameNode, properties: Sequence[Property], changed: set[str]
) -> None:
    """Raise RecordError if a changed property has no valid name, or may not change here."""
    for name in sorted(changed):
        if not _NAME.fullmatch(name):
            raise RecordError(
                tr(
                    "{name!r} is not a property name; use capital letters only, such as C or TR",
                    name=name,
                )
            )
        if name in _FIXED:
            reason = _FIXED[name]
            raise RecordError(
                tr("{name} can't be changed here: {reason}", name=name, reason=reason)
            )
        if name in _OF_GAME and node is not record.root:
            raise RecordError(
                tr("{name} belongs to the whole game; add it at the start of the game", name=name)
            )
    moves = [name for name, _ in properties if canonical_name(name) in ("B", "W")]
    if len(moves) > 1 and changed & {*moves}:
        raise RecordError(
            tr("B and W can't be in one node; add a move of its own for the other side")
        )


def _game(
    record: GameRecord, properties: Sequence[Property], changed: set[str], notes: Notes
) -> dict[str, Any]:
    """Return rules and game information after a change of the root's properties."""
    fields = _root_fields(record, properties, notes)
    info = {name: value for name, value in record.info.items() if name not in changed}
    info |= {name: value for name, value in fields.info.items() if name in changed}
    rules, known = record.rules, record.komi_known
    if changed & _RULES:
        handicap = (fields.handicap or 0) if "HA" in changed else rules.handicap
        rules, known = with_rules(fields, handicap, rules.scoring)
    return {
        "info": info,
        "rules": rules,
        "komi_known": known,
        "source": Source(rules, known, dict(info), record.shape),
    }


def _root_fields(record: GameRecord, properties: Sequence[Property], notes: Notes) -> RootFields:
    """Return the properties of the whole game among those of the root."""
    header: dict[str, tuple[bytes, ...]] = {}
    for name, raws in properties:
        header.setdefault(canonical_name(name), raws)
    return read_root(header, record.size, GameText(record.encoding), notes, 0)
