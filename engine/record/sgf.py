"""Reading and writing SGF files: many games, any encoding, nothing lost.

What a person did not edit is written byte for byte as it was read. What is broken is repaired where
its meaning is plain, and every repair is noted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sgfmill import sgf_grammar

from engine.errors import RecordError
from engine.files import atomic_write
from engine.record import encoding as encodings
from engine.record import foreign
from engine.record.game_node import GameNode, Property, canonical_name
from engine.record.game_record import GameRecord, Source
from engine.record.grammar import Notes, RawGame, first_game, parse_games
from engine.record.node_fields import NodeCodec
from engine.record.repairs import check_moves, shown_handicap
from engine.record.root_fields import board_size, read_root, with_rules, write_root

__all__ = [
    "LoadedFile",
    "change_encoding",
    "dumps",
    "load",
    "loads",
    "save",
    "sgf_summary",
    "to_text",
]

MAX_BYTES: Final = 64 * 1024 * 1024
_HEADER_NODES: Final = 4
"""First nodes, up to the first move, in which programs put what belongs in the root."""
_CHARSETS: Final = {"cp1252": "Windows-1252", "cp932": "Windows-31J", "mac-roman": "macintosh"}
"""Official names where they aren't Python's in capitals."""


@dataclass(frozen=True)
class LoadedFile:
    """The games of a file and what was noticed while reading them."""

    games: list[GameRecord]
    encoding: str
    """Python name of the encoding; of the first game where they differ."""
    notes: list[str]
    """Repairs made, one sentence each."""


def load(path: Path) -> LoadedFile:
    """Read all games of a file: SGF, or another server's format as an import.

    Raises
    ------
    RecordError
        The file can't be read, or holds no game of Go on a square board; says why.
    """
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise _too_large(path.name, size)
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RecordError(f"{path.name}: can't be opened ({reason}); choose another file") from None
    return loads(data, path.name)


def loads(data: bytes, name: str) -> LoadedFile:
    """Read all games of a file's content.

    Parameters
    ----------
    name
        What to call the file in notes and errors.

    Raises
    ------
    RecordError
        Nothing in it can be read as a game of Go on a square board; says why.
    """
    if len(data) > MAX_BYTES:
        raise _too_large(name, len(data))
    data, transport = encodings.from_transport(data)
    imported = foreign.read(data, name)
    if imported is not None:
        record, told = imported
        return LoadedFile([record], record.encoding, told)
    declared = encodings.declared_in(data, first_game(data))
    found = encodings.detect(data, declared)
    whole = transport or found.codec
    raw_games, notes = _parse(data, whole, name)
    if found.note and not transport:
        notes.add(found.note)
    if not raw_games:
        raise RecordError(
            f"{name}: no game found; this is not a file in SGF, GIB, NGF or UGI format"
        )
    games: list[GameRecord] = []
    refused: list[RecordError] = []
    for number, raw in enumerate(raw_games, start=1):
        where = f"{name}, game {number}" if len(raw_games) > 1 else name
        mixed = len(raw_games) > 1 and not transport
        codec = _codec_of_game(raw, data, declared, whole, notes) if mixed else whole
        try:
            games.append(_read_game(raw, codec, notes, where))
        except RecordError as error:
            refused.append(error)
    if not any(_is_go(game) for game in games):
        raise (
            refused[0]
            if refused
            else RecordError(
                f"{name}: GM[{_game_kind(games[0])}] is another game than Go; choose a record of Go"
            )
        )
    for game in games:
        if not _is_go(game):
            notes.add(f"{name}: a game with GM[{_game_kind(game)}] is not Go; shown as if it were")
    for refusal in refused:
        notes.add(f"{refusal}; this game is left out, and saving over the file would lose it")
    check_moves(games, notes)
    return LoadedFile(games, games[0].encoding, notes.all())


def dumps(records: Sequence[GameRecord]) -> bytes:
    """The content of a file that holds these games.

    The games' own encoding is kept where all share it and it has every character; otherwise the
    file is in UTF-8 and says so (CA).
    """
    return _write(records)[0]


def save(path: Path, records: Sequence[GameRecord]) -> list[str]:
    """Write games to a file; the old file stays whole until the new one is complete.

    Returns
    -------
    list of str
        What a person should know, such as a change of encoding.

    Raises
    ------
    RecordError
        The file can't be written; says why.
    """
    data, encoding = _write(records)
    try:
        atomic_write(path, data)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RecordError(
            f"{path.name}: can't be saved ({reason}); choose another folder or free some space"
        ) from None
    before = {encodings.value_codec(record.encoding) for record in records}
    for record in records:
        change_encoding(record, encoding)
    if before == {encodings.value_codec(encoding)}:
        return []
    return [f"{path.name}: saved in UTF-8 from now on, because {_shown(before)} lacks characters"]


def to_text(records: Sequence[GameRecord]) -> str:
    """The games as SGF text, for the clipboard; `loads(text.encode(), …)` reads it back."""
    return _write(records, "utf-8")[0].decode("utf-8", "replace")


def change_encoding(record: GameRecord, encoding: str, errors: str = "replace") -> None:
    """Keep a record's raw properties in another encoding from now on.

    Raises
    ------
    UnicodeEncodeError
        With `errors="strict"`: the encoding lacks a character; the record is unchanged.
    """
    source, target = _Text(record.encoding), _Text(encoding)
    changed = [
        (node, _transcoded(node.properties, source, target, errors)) for node in record.nodes()
    ]
    for node, properties in changed:
        node.properties = properties
    record.encoding = encoding


def sgf_summary(path: Path) -> dict[str, Any]:
    """What a file holds, as plain values for JSON; `error` alone when it can't be read."""
    try:
        loaded = load(path)
    except RecordError as error:
        return {"error": str(error)}
    first = loaded.games[0]
    line = first.main_line()
    return {
        "games": len(loaded.games),
        "nodes": sum(1 for game in loaded.games for _ in game.nodes()),
        "main_line_moves": sum(node.move is not None for node in line),
        "main_line_nodes": len(line),
        "encoding": loaded.encoding,
        "size": first.size,
        "komi": first.rules.komi if first.komi_known else None,
        "rules": first.rules.name,
        "repairs": loaded.notes,
    }


class _Text:
    """Texts of one game, see `node_fields.TextCodec`.

    Escapes are those of characters, not of bytes: they are read and written in UTF-8, where the
    two are the same, because elsewhere half a character may look like a bracket.
    """

    def __init__(self, encoding: str) -> None:
        self.codec = encodings.value_codec(encoding)
        self.wrote_letters = False

    def read(self, raw: bytes) -> str:
        text: bytes = sgf_grammar.text_value(self._utf8(raw))
        return text.decode()

    def read_line(self, raw: bytes) -> str:
        text: bytes = sgf_grammar.simpletext_value(self._utf8(raw))
        return text.decode()

    def write(self, text: str) -> bytes:
        self.wrote_letters = self.wrote_letters or not text.isascii()
        escaped: bytes = sgf_grammar.escape_text(text.encode("utf-8", "replace"))
        return escaped if self.codec == "utf-8" else escaped.decode().encode(self.codec)

    def split(self, raw: bytes) -> tuple[bytes, bytes]:
        first, second = sgf_grammar.parse_compose(raw)
        return first, second or b""

    def _utf8(self, raw: bytes) -> bytes:
        if raw.isascii() and b"\x1b" not in raw:
            return raw
        return raw.decode(self.codec, "replace").encode()


# --- reading ------------------------------------------------------------------------------------


def _too_large(name: str, size: int) -> RecordError:
    return RecordError(
        f"{name}: {size // 2**20:,} MB is more than a file of records may have "
        f"({MAX_BYTES // 2**20} MB); split it into smaller ones"
    )


def _parse(data: bytes, encoding: str, name: str) -> tuple[list[RawGame], Notes]:
    """The file's games; where half a character may look like a bracket, in the better way."""
    notes = Notes(name, data)
    family = encodings.byte_family(encoding)
    games = parse_games(data, family, notes)
    if not family or not notes.count:
        return games, notes
    plain_notes = Notes(name, data)
    plain = parse_games(data, "", plain_notes)
    if plain_notes.count >= notes.count:
        return games, notes
    text = _Text(encoding)
    return [_with_character_escapes(game, text) for game in plain], plain_notes


def _with_character_escapes(game: RawGame, text: _Text) -> RawGame:
    """A game in which some program escaped bytes, so that halves of characters got a backslash."""

    def mended(raw: bytes) -> bytes:
        if raw.isascii() or b"\\" not in raw:
            return raw
        plain: bytes = sgf_grammar.text_value(raw)
        return text.write(plain.decode(text.codec, "replace"))

    nodes = [
        node._replace(
            properties=tuple((name, tuple(map(mended, raws))) for name, raws in node.properties)
        )
        for node in game.nodes
    ]
    return game._replace(nodes=nodes)


def _codec_of_game(
    raw: RawGame, data: bytes, declared: str | None, whole: str, notes: Notes
) -> str:
    """The encoding of one game of a file; a collection may mix them."""
    content = data[raw.offset : raw.end]
    named = encodings.declared_in(content)
    if named in (None, declared) and encodings.decodes(content, whole):
        return whole
    found = encodings.detect(content, named)
    if found.note:
        notes.add(found.note, raw.offset)
    return found.codec


def _read_game(raw: RawGame, encoding: str, notes: Notes, where: str) -> GameRecord:
    text = _Text(encoding)
    header: dict[str, tuple[bytes, ...]] = {}
    for i, raw_node in enumerate(raw.nodes[:_HEADER_NODES]):
        names = {canonical_name(name) for name, _ in raw_node.properties}
        if i and (raw_node.parent != i - 1 or names & {"B", "W"}):
            break
        for name, values in raw_node.properties:
            header.setdefault(canonical_name(name), values)
    size = board_size(header, notes, raw.offset, where)
    fields = read_root(header, size, text, notes, raw.offset)
    codec = NodeCodec(size, text, notes)
    nodes: list[GameNode] = []
    for raw_node in raw.nodes:
        parent = nodes[raw_node.parent] if raw_node.parent >= 0 else None
        first, second = _one_move_each(raw_node.properties)
        node = _read_node(first, codec, parent, raw_node.offset)
        if second:
            notes.add("a node with a black and a white move made into two", raw_node.offset)
            node = _read_node(second, codec, node, raw_node.offset)
        nodes.append(node)
    root = nodes[0]
    while root.parent is not None:  # the root itself was made into two
        root = root.parent
    handicap = shown_handicap(root, size, fields.handicap, notes, raw.offset)
    rules, known = with_rules(fields, handicap)
    return GameRecord(
        rules,
        root=root,
        info=fields.info,
        komi_known=known,
        encoding=encoding,
        source=Source(rules, known, dict(fields.info)),
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
    """A node's properties, and those of a second node where it has moves of both players."""
    if len(properties) < 2:
        return properties, ()
    moves = [entry for entry in properties if canonical_name(entry[0]) in ("B", "W")]
    if len({canonical_name(name) for name, _ in moves}) < 2:
        return properties, ()
    second = next(e for e in moves if canonical_name(e[0]) != canonical_name(moves[0][0]))
    return tuple(entry for entry in properties if entry is not second), (second,)


def _game_kind(game: GameRecord) -> str:
    return b"".join(game.root.raw("GM")[:1]).decode("ascii", "replace").strip()[:20]


def _is_go(game: GameRecord) -> bool:
    return _game_kind(game) in ("", "1")


# --- writing ------------------------------------------------------------------------------------


def _write(records: Sequence[GameRecord], encoding: str | None = None) -> tuple[bytes, str]:
    """The content of a file and its encoding."""
    shared = {record.encoding for record in records}
    if encoding is None:
        encoding = shared.pop() if len(shared) == 1 else "utf-8"
    try:
        content = b"".join(_write_game(record, encoding) for record in records)
    except UnicodeEncodeError:
        encoding = "utf-8"
        content = b"".join(_write_game(record, encoding) for record in records)
    return encodings.to_transport(content, encoding), encoding


def _write_game(record: GameRecord, encoding: str) -> bytes:
    source, text = _Text(record.encoding), _Text(encoding)
    codec = NodeCodec(record.size, text)
    pieces = [b"("]
    pending: list[GameNode | bytes] = [record.root]
    while pending:
        node = pending.pop()
        if isinstance(node, bytes):
            pieces.append(node)
            continue
        if node is record.root:  # written last: what it says of the encoding depends on the rest
            pieces.append(b"")
        else:
            properties = codec.write(node, _transcoded(node.properties, source, text))
            pieces += _node_pieces(properties)
        if len(node.children) == 1:
            pending.append(node.children[0])
        else:
            for child in reversed(node.children):
                pending += [b")", child, b"\n("]
    root = codec.write(record.root, _transcoded(record.root.properties, source, text))
    properties = write_root(record, root, text, None)
    charset = _new_charset(record, source, text)
    if charset is not None:
        properties = write_root(record, root, text, charset)
    pieces[1:2] = _node_pieces(properties)
    formatted: bytes = sgf_grammar.block_format([*pieces, b")"])
    return formatted + b"\n"


def _node_pieces(properties: list[Property]) -> list[bytes]:
    """A node in pieces between which a line may break."""
    pieces = [
        name.encode() + b"".join(b"[%s]" % value for value in values) for name, values in properties
    ]
    return [b";" + pieces[0], *pieces[1:]] if pieces else [b";"]


def _shown(codecs: set[str]) -> str:
    return " or ".join(sorted(codec.upper() for codec in codecs))


def _new_charset(record: GameRecord, source: _Text, text: _Text) -> str | None:
    """What CA must say, where it would not be true or where letters were written without it."""
    declared = encodings.codec_of(_charset(record))
    if source.codec == text.codec and not text.wrote_letters:
        return None
    if record.source is None or encodings.reads(declared, text.codec):
        return None
    return _CHARSETS.get(text.codec, text.codec.upper().replace("_", "-"))


def _charset(record: GameRecord) -> str:
    return b"".join(record.root.raw("CA")[:1]).decode("ascii", "replace")


def _transcoded(
    properties: tuple[Property, ...], source: _Text, target: _Text, errors: str = "replace"
) -> tuple[Property, ...]:
    """Raw properties in another encoding."""
    if source.codec == target.codec or not properties:
        return properties
    return tuple(
        (
            name,
            tuple(raw.decode(source.codec, "replace").encode(target.codec, errors) for raw in raws),
        )
        for name, raws in properties
    )
