"""Parse SGF as bytes into games, nodes and properties, including malformed files.

Only the brackets are interpreted here. Errors are repaired if the meaning is plain, and each repair
is noted with its place.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.record.game_node import INFO, Property, canonical_name
from engine.record.notes import Notes

Progress = Callable[[float], None]
"""Called with the share of the work done, from 0 to 1; may raise an exception to stop the work."""

MAX_GAMES: Final = 50_000
MAX_NODES: Final = 500_000
MAX_VALUES: Final = 2_000_000
MAX_PROPERTY: Final = 2 * 1024 * 1024  # bytes of a property with all its values
MAX_DEPTH: Final = 10_000  # nodes between the root and the end of a line
PROGRESS_NODES: Final = 512  # nodes between two calls of a `Progress`
_NAMELESS: Final = tr("a value without a name added to the property before")
_MAX_NAMELESS: Final = 10_000
_PIECE: Final = 256 * 1024
_OVERLAP: Final = 4096  # bytes searched at a time, and bytes of overlap with the next piece
_MAX_SEARCHED: Final = 4_000_000
"""Bytes searched per file for the true end of texts with unescaped brackets."""

_VALUES: Final = {
    "": rb"(?:[^\\\]]++|\\.)*+",
    "double": rb"(?:[^\\\]\x81-\xfe]++|\\?+[\x81-\xfe][\x40-\x7e\x80-\xfe]?+|\\.)*+",
    "shift": rb"(?:[^\\\]\x81-\x9f\xe0-\xfc]++"
    rb"|\\?+[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]?+|\\.)*+",
    "escape": rb"(?:[^\\\]\x1b]++|\x1b\$[^\x1b\r\n]*+(?:\x1b\([BJ])?+|\x1b|\\.)*+",
}
"""Pattern of a property value by kind of encoding: in some, the second byte of a character may look
like a bracket or a backslash."""

_START: Final = re.compile(rb"\(\s*+;")
_LOOSE_START: Final = re.compile(rb"\(\s*+[A-Z][A-Za-z]{0,63}\s*+\[")
_NEW_GAME: Final = re.compile(
    rb"\(\s*+;\s*+(?:[A-Za-z]{1,64}\s*+\[[^\]\\]{0,200}+\]\s*+){0,3}?(?:GM|FF)\s*+\["
)
_CONTINUES: Final = re.compile(rb"\s*+(?:[;()\[]|[A-Za-z]{1,64}+\s*+\[|\Z)")
_NODE_START: Final = re.compile(rb"[;(]\s*+;?\s*+[A-Z]{1,2}\[")
_AFTER_JUNK: Final = re.compile(rb"[;()\[]|(?<![A-Za-z])[A-Za-z]{1,64}+\s*+\[")
_OPENED: Final = re.compile(rb"\s*+([A-Za-z]{0,64}+)\s*+\[")
_BRACKET_OR_ESCAPE: Final = re.compile(rb"\\.|\]", re.DOTALL)
_BLANK: Final = b" \t\r\n\f\v\x00\xef\xbb\xbf"
"""White space, NUL and byte order marks: nothing worth a note between games."""
_NEVER_IN_TEXT: Final = bytes(set(range(1, 32)) - set(b"\t\n\v\f\r\x1b"))
_CHANCE: Final = 0.02
"""Share of such bytes that a damaged text may have; of random bytes, about one in ten."""
_FEW: Final = 8  # number of such bytes that any text may have, however short
_TEXTS: Final = frozenset(("C", "N", *(name for name, info in INFO.items() if info.has_prose)))
"""Properties in which people write unescaped brackets."""


class RawNode(NamedTuple):
    """A node as parsed from the file."""

    parent: int
    """Index of the parent in the game's nodes; -1 for the root."""
    offset: int
    """Byte at which the node starts."""
    properties: list[Property]


class RawGame(NamedTuple):
    """A game as parsed from the file."""

    offset: int
    end: int
    nodes: list[RawNode]
    """Nodes, parents before children."""


def no_progress(_share: float) -> None:
    """Do nothing: the default `Progress`."""


def parse_games(
    data: bytes, family: str, notes: Notes, progress: Progress = no_progress
) -> list[RawGame]:
    """Parse all games of a file; the list is empty if nothing looks like a game.

    Parameters
    ----------
    data
        Content in an encoding that keeps ASCII.
    family
        Kind of multi-byte characters: "" (single bytes and UTF-8), "double" (GBK, Big5), "shift"
        (Shift-JIS) or "escape" (ISO-2022).
    notes
        Receives the repairs.
    progress
        Called with the share of the data parsed.

    Raises
    ------
    RecordError
        The file has too many games, nodes or values, or too long a property or line.
    """
    parser = _Parser(data, family, notes, progress)
    start = _start_pattern(data)
    games: list[RawGame] = []
    position = 0
    while (match := search(start, data, position)) is not None:
        if not is_blank(data[position : match.start()]):
            notes.add(tr("text outside the game isn't shown"), position)
        game = parser.game(match.start())
        position = game.end
        if game.nodes:
            games.append(game)
        if len(games) > MAX_GAMES:
            raise RecordError(
                tr(
                    "{file}, line {line}: more than {most:,} games in one file; split it "
                    "into smaller ones",
                    file=notes.name,
                    line=notes.line(position),
                    most=MAX_GAMES,
                )
            )
    rest = data[position:].strip(_BLANK)
    if games and rest:
        more = tr("a parenthesis too many at the end") if not rest.strip(b") \t\r\n") else ""
        notes.add(more or tr("text after the game isn't shown"), position)
    return games


def excerpt(text: str, length: int = 20) -> str:
    """Return the beginning of a text from a file, as one line for a message."""
    line = "".join(c if c.isprintable() else " " for c in text[: 4 * length])
    line = " ".join(line.split())
    return line if len(line) <= length else line[:length] + "…"


def search(
    pattern: re.Pattern[bytes], data: bytes, position: int = 0, end: int | None = None
) -> re.Match[bytes] | None:
    """Return the first match of a short pattern, searching in pieces.

    Other threads get a turn between pieces; a single search of all data would block them.
    """
    end = len(data) if end is None else end
    while True:
        match = pattern.search(data, position, min(position + _PIECE, end))
        if match is not None or position + _PIECE >= end:
            return match
        position += _PIECE - _OVERLAP


def first_game(data: bytes) -> int:
    """Return the offset of the first game; 0 if there is none."""
    match = search(_start_pattern(data), data)
    return match.start() if match is not None else 0


def is_blank(data: bytes) -> bool:
    """Return whether data between games are nothing but white space and the like."""
    return not data.strip(_BLANK)


def is_binary(data: bytes) -> bool:
    """Return whether data are no text in any encoding, not even a partly damaged one.

    Pictures, archives and weights contain a bracket and a semicolon by chance, but not the
    beginning of a game with its kind or format (GM, FF).
    """
    pieces = (data[i : i + _PIECE] for i in range(0, len(data), _PIECE))
    odd = sum(len(piece) - len(piece.translate(None, _NEVER_IN_TEXT)) for piece in pieces)
    return odd > max(_FEW, _CHANCE * len(data)) and search(_NEW_GAME, data) is None


def _start_pattern(data: bytes) -> re.Pattern[bytes]:
    """Return the pattern that starts a game; a few programs omit the first semicolon."""
    return _START if search(_START, data) is not None else _LOOSE_START


class _Parser:
    """Parses games one after the other; counts nodes and values over the whole file."""

    def __init__(self, data: bytes, family: str, notes: Notes, progress: Progress) -> None:
        value = _VALUES[family]
        self.data = data
        self.notes = notes
        self.progress = progress
        self.token = re.compile(
            rb"\s*+(?:([;()])|([A-Za-z]{1,64}+)((?:\s*+\[%s\])++))" % value, re.DOTALL
        )
        self.value = re.compile(rb"\s*+\[(%s)\]" % value, re.DOTALL)
        self.node_count = 0
        self.value_count = 0
        self.searched = 0
        self.next_node = -1
        self.shared: dict[tuple[bytes, bytes], Property] = {}

    def game(self, start: int) -> RawGame:
        """Parse the game that starts at `start`."""
        data, notes = self.data, self.notes
        nodes: list[RawNode] = []
        depths: list[int] = []
        properties: list[Property] = []  # of the current node
        stack: list[int] = []
        current = -1  # the parent of the next node
        is_open = False  # whether the next properties belong to `current`
        position, end = start, len(data)

        def add_node(offset: int) -> list[Property]:
            self._count(1, 0, offset)
            depth = depths[current] + 1 if current >= 0 else 0
            if depth > MAX_DEPTH:
                raise RecordError(
                    tr(
                        "{file}, line {line}: a line of more than {most:,} moves or nodes; "
                        "no game is that long, so the file is not read",
                        file=notes.name,
                        line=notes.line(offset),
                        most=MAX_DEPTH,
                    )
                )
            depths.append(depth)
            nodes.append(RawNode(current, offset, []))
            return nodes[-1].properties

        while position < end:
            token = self.token.match(data, position, position + MAX_PROPERTY)
            if token is None:
                position, repaired = self._repair(position)
                if repaired is not None and is_open:
                    _append(properties, repaired)
                continue
            delimiter = token[1]
            if delimiter is None:
                if not is_open:
                    notes.add(tr("a semicolon is missing before a property"), token.start(2))
                    if current == -1 or stack:
                        properties = add_node(token.start(2))
                        current = len(nodes) - 1
                    is_open = True
                position, entry = self._property(token)
                properties.append(entry)
            elif delimiter == b";":
                properties = add_node(token.start(1))
                current = len(nodes) - 1
                is_open, position = True, token.end()
            elif delimiter == b"(":
                if nodes and _NEW_GAME.match(data, token.start(1)):
                    notes.add(tr("the game before isn't closed"), token.start(1))
                    position = token.start(1)
                    break
                self._count(0, 1, token.start(1))
                stack.append(current)
                is_open, position = False, token.end()
            else:
                position, is_open = token.end(), False
                current = stack.pop()
                if not stack:
                    after = self.token.match(data, position, position + MAX_PROPERTY)
                    if after is None or after[1] != b";" or not nodes:
                        break
                    notes.add(tr("a parenthesis closes the game too early; read on"), position)
                    stack, current = [-1], len(nodes) - 1
        else:
            if stack:
                notes.add(tr("parentheses not closed at the end: {number}", number=len(stack)), end)
        return RawGame(start, position, nodes)

    def _property(self, token: re.Match[bytes]) -> tuple[int, Property]:
        """Return a whole property, and the position behind it."""
        name, text = token[2], token[3]
        end = token.end()
        if len(text) > MAX_PROPERTY // 2 and self.value.match(self.data, end, end + MAX_PROPERTY):
            what = tr("the list of values of {name}", name=name.decode())
            raise self._too_long(token.start(2), what)
        key = (name, text)
        shared = self.shared.get(key)
        if shared is not None:
            self._count(0, 1, token.start())
            return token.end(), shared
        values = [value[1] for value in self.value.finditer(text)]
        self._count(0, len(values), token.start())
        written = name.decode("ascii")
        if written.islower():
            self.notes.add(
                tr(
                    "property {name!r} read as {correction}",
                    name=written,
                    correction=written.upper(),
                ),
                token.start(2),
            )
        position = token.end()
        if canonical_name(written) in _TEXTS and not _CONTINUES.match(self.data, position):
            position, values[-1] = self._text_with_brackets(position, values[-1])
        entry = (written, tuple(values))
        if position - token.start() > MAX_PROPERTY:
            raise self._too_long(token.start(), _text_of(written))
        if len(text) <= 4:
            self.shared[key] = entry
        return position, entry

    def _text_with_brackets(self, position: int, value: bytes) -> tuple[int, bytes]:
        """Return end and value of a text that may contain brackets, as in `C[so [he] said]`."""
        data = self.data
        if self.next_node < position:
            limit = min(position + MAX_PROPERTY, len(data))
            after = search(_NODE_START, data, position, limit)
            self.next_node = after.start() if after is not None else limit
        start = position - 1 - len(value)
        place = position
        while self.searched < _MAX_SEARCHED:
            bracket = data.find(b"]", place, self.next_node)
            self.searched += (bracket if bracket >= 0 else self.next_node) - place
            if bracket < 0:
                break
            place = bracket + 1
            if data[bracket - 1 : bracket] != b"\\" and _CONTINUES.match(data, place):
                self.notes.add(tr("an unescaped bracket inside a text"), position)
                return place, _BRACKET_OR_ESCAPE.sub(_escaped, data[start:bracket])
        return position, value

    def _repair(self, position: int) -> tuple[int, Property | None]:
        """Skip bytes that are no token; return the position behind them and a property, if any.

        A property without a name is a value that belongs to the preceding property.
        """
        data, limit = self.data, position + MAX_PROPERTY
        opened = _OPENED.match(data, position, limit)
        if opened is not None:
            name = opened[1].decode("ascii")
            closed = self.value.match(data, opened.end() - 1, limit)
            if closed is not None:
                self._count(0, 1, position)
                self.notes.add(_NAMELESS, position)
                if self.notes.alike[_NAMELESS] > _MAX_NAMELESS:
                    raise RecordError(
                        tr(
                            "{file}, line {line}: more than {most:,} values without a "
                            "name; the file is damaged or not SGF",
                            file=self.notes.name,
                            line=self.notes.line(position),
                            most=_MAX_NAMELESS,
                        )
                    )
                return closed.end(), ("", (closed[1],))
            if limit < len(data):
                raise self._too_long(opened.start(1), _text_of(name))
            self.notes.add(
                tr("{text} isn't closed; read to the end", text=_text_of(name)), position
            )
            return len(data), (name, (_without_half_escape(data[opened.end() :].rstrip()),))
        after = search(_AFTER_JUNK, data, position, limit)
        if after is None and limit < len(data):
            raise self._too_long(position, tr("a text between properties"))
        end = after.start() if after is not None else len(data)
        junk = data[position:end].strip(_BLANK)
        if junk:
            shown = excerpt(junk[:80].decode("ascii", "replace"))
            self.notes.add(tr("{shown!r} between properties left out", shown=shown), position)
        return end, None

    def _too_long(self, position: int, text: str) -> RecordError:
        """Return the error about a text that is longer than a property may be."""
        return RecordError(
            tr(
                "{file}, line {line}: {what} is longer than the {megabytes} MB that a "
                "property may have; shorten it in a text editor",
                file=self.notes.name,
                line=self.notes.line(position),
                what=text,
                megabytes=MAX_PROPERTY // 2**20,
            )
        )

    def _count(self, nodes: int, values: int, offset: int) -> None:
        self.node_count += nodes
        self.value_count += values
        if nodes and not self.node_count % PROGRESS_NODES:
            self.progress(offset / len(self.data))
        if self.node_count > MAX_NODES or self.value_count > MAX_VALUES:
            raise RecordError(
                tr(
                    "{file}, line {line}: more than {nodes:,} nodes or {values:,} values "
                    "in one file; split it into smaller ones",
                    file=self.notes.name,
                    line=self.notes.line(offset),
                    nodes=MAX_NODES,
                    values=MAX_VALUES,
                )
            )


def _append(properties: list[Property], entry: Property) -> None:
    """Append a property, or add the values of a nameless one to the last property."""
    if entry[0]:
        properties.append(entry)
    elif properties:
        name, values = properties[-1]
        properties[-1] = (name, values + entry[1])


def _text_of(name: str) -> str:
    """Return what a value is called in notes; `name` is that of its property, or ""."""
    return tr("the text of {name}", name=name) if name else tr("the text of a value")


def _escaped(match: re.Match[bytes]) -> bytes:
    return match[0] if len(match[0]) == 2 else rb"\]"


def _without_half_escape(value: bytes) -> bytes:
    """Return a value that a bracket can close: without a lone backslash at its end."""
    backslashes = len(value) - len(value.rstrip(b"\\"))
    return value[:-1] if backslashes % 2 else value
