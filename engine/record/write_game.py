"""Convert a game record to the pieces of an SGF file."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.record import encoding as encodings
from engine.record.game_node import GameNode, Property
from engine.record.game_record import GameRecord
from engine.record.node_fields import NodeCodec, TextCodec
from engine.record.root_fields import write_root

_CHARSETS: Final = {"cp1252": "Windows-1252", "cp932": "Windows-31J", "mac-roman": "macintosh"}
"""Official names that differ from Python's in capitals."""


def game_pieces(
    record: GameRecord,
    source: TextCodec,
    text: TextCodec,
    *,
    analyses: bool = True,
    declares: bool = False,
) -> list[bytes]:
    """Return a game as SGF in pieces; lines may break between pieces.

    Another thread may edit the tree meanwhile; then only some of its edits are written. `source`
    converts texts in the record's encoding, `text` those in the encoding to write; besides the
    record's own, only UTF-8 is safe. Without `analyses` no new ones are written. `declares` writes
    the encoding (CA) even if no text in it is new.

    Raises
    ------
    UnicodeEncodeError
        The encoding lacks a character of a text.
    """
    codec = NodeCodec(record.shape, text)
    pieces = [b"("]
    pending: list[GameNode | bytes] = [record.root]
    while pending:
        node = pending.pop()
        if isinstance(node, bytes):
            pieces.append(node)
            continue
        if node is record.root:  # written last: its charset depends on the other nodes
            pieces.append(b"")
        else:
            pieces += _node_pieces(_properties(node, codec, source, text, analyses))
        children = list(node.children)
        if len(children) == 1:
            pending.append(children[0])
        else:
            for child in reversed(children):
                pending += [b")", child, b"\n("]
    root = _properties(record.root, codec, source, text, analyses)
    properties = write_root(record, root, text, None)
    charset = _new_charset(record, source, text, declares)
    if charset is not None:
        properties = write_root(record, root, text, charset)
    pieces[1:2] = _node_pieces(properties)
    return [*pieces, b")"]


def _properties(
    node: GameNode, codec: NodeCodec, source: TextCodec, text: TextCodec, analyses: bool
) -> list[Property]:
    """Return a node's properties in the new encoding."""
    node = replace(node)  # a copy: another thread may edit the node meanwhile
    return codec.write(node, in_encoding(node.properties, source, text), analyses=analyses)


def _node_pieces(properties: list[Property]) -> list[bytes]:
    """Return a node in pieces; lines may break between pieces."""
    pieces = [
        name.encode() + b"".join(b"[%s]" % value for value in values) for name, values in properties
    ]
    return [b";" + pieces[0], *pieces[1:]] if pieces else [b";"]


def _new_charset(
    record: GameRecord, source: TextCodec, text: TextCodec, declares: bool
) -> str | None:
    """Return the new value of CA if the old one would be wrong or missing; None to keep it."""
    charset = b"".join(record.root.raw("CA")[:1]).decode("ascii", "replace")
    declared = encodings.codec_of(charset)
    if source.codec == text.codec and not text.wrote_letters and not declares:
        return None
    if record.source is None or encodings.reads(declared, text.codec):
        return None
    return _CHARSETS.get(text.codec, text.codec.upper().replace("_", "-"))


def in_encoding(
    properties: tuple[Property, ...], source: TextCodec, target: TextCodec, errors: str = "replace"
) -> tuple[Property, ...]:
    """Convert raw properties from one encoding to another.

    Raises
    ------
    UnicodeEncodeError
        With `errors="strict"`: the target lacks a character.
    """
    if source.codec == target.codec or not properties:
        return properties
    return tuple(
        (
            name,
            tuple(raw.decode(source.codec, "replace").encode(target.codec, errors) for raw in raws),
        )
        for name, raws in properties
    )
