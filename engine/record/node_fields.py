"""Convert the raw properties of a node to the fields of a `GameNode`, and back."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.amounts import half_width
from engine.go.board import BLACK, EMPTY, WHITE
from engine.record.board_shape import BoardShape
from engine.record.game_node import NOTHING, GameNode, Line, Move, Property, canonical_name
from engine.record.grammar import excerpt
from engine.record.notes import Notes
from engine.record.point_lists import LINES, PointLists
from engine.record.stored_analysis import Analysis, analysis_from_json, analysis_to_json

_SETUP: Final = {"AB": BLACK, "AW": WHITE, "AE": EMPTY}
_SHAPES: Final = {
    "TR": "triangle",
    "SQ": "square",
    "CR": "circle",
    "MA": "cross",
    "M": "cross",  # before FF[4]
    "SL": "selected",
}
_LABEL: Final = "label:"
_MARKS: Final = frozenset({*_SHAPES, "LB", "L"})
ANNOTATIONS: Final = ("BM", "TE", "DO", "IT", "GB", "GW", "DM", "UC", "HO")
"""Properties that judge the move or the position, and HO for a hotspot."""
_WITHOUT_VALUE: Final = ("DO", "IT")
_PLAYERS: Final = {b"b": BLACK, b"1": BLACK, b"w": WHITE, b"2": WHITE}
_CLOCKS: Final = {"BL": BLACK, "WL": WHITE}
_PERIODS: Final = {"OB": BLACK, "OW": WHITE}
NUMBER: Final = re.compile(r"[-+]?(?:\d++(?:[.,]\d*+)?|[.,]\d++)(?:[eE][-+]?\d++)?")
_CLOCK: Final = re.compile(r"(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2}(?:[.,]\d{1,6})?)")
_UNITS: Final = re.compile(
    r"(?:(\d{1,4})\s*(?:h|时|時|시간))?\s*(?:(\d{1,4})\s*(?:min|m|分|분))?\s*"
    r"(?:(\d{1,6}(?:[.,]\d{1,6})?)\s*(?:sec|s|秒|초))?",
    re.IGNORECASE,
)
_LONGEST_NUMBER: Final = 60
"""Characters in which a number is looked for."""


class TextCodec(Protocol):
    """Converts the texts of one game from raw values and back."""

    codec: str
    """Python name of the encoding of single values."""
    wrote_letters: bool
    """Whether a text with other characters than ASCII was written."""

    def read(self, raw: bytes) -> str:
        """Return a text with its line breaks (SGF's type Text)."""

    def read_line(self, raw: bytes) -> str:
        """Return a text on one line (SGF's type SimpleText)."""

    def write(self, text: str) -> bytes:
        """Return the raw value of a text; raise UnicodeEncodeError if the encoding lacks it."""

    def write_part(self, text: str) -> bytes:
        """Return the raw value of a text after a colon; raise UnicodeEncodeError as `write`."""

    def split(self, raw: bytes) -> tuple[bytes, bytes]:
        """Return the two halves of a value with a colon; without one the second half is empty."""


def number_in(text: str) -> float | None:
    """Return the number at the start of a text, also with a decimal comma; None if none is there.

    Full-width characters count as ASCII. A number that is too large for a float counts as none.
    """
    match = NUMBER.match(half_width(text.lstrip()[:_LONGEST_NUMBER]))
    number = float(match[0].replace(",", ".")) if match else math.inf
    return number + 0.0 if math.isfinite(number) else None  # never minus zero


def number_text(number: float) -> str:
    """Return a number as SGF writes it: exact, and whole numbers without a decimal point."""
    return str(int(number)) if number == int(number) else repr(float(number))


class NodeCodec:
    """Reads and writes the nodes of one game.

    Parameters
    ----------
    shape
        Columns and rows.
    text
        Converter of the game's texts.
    notes
        Gets a note about each repair; None if the game was read before.
    """

    def __init__(self, shape: BoardShape, text: TextCodec, notes: Notes | None = None) -> None:
        self.shape, self.size = shape, shape.size
        self._text = text
        self._lists = PointLists(shape, notes)

    def read(self, properties: Iterable[Property], offset: int = 0) -> GameNode:
        """Return a node outside any tree, with the fields that properties stand for.

        Parameters
        ----------
        properties
            Raw properties, as in the file.
        offset
            Byte offset of the node in the file, for notes.
        """
        move: Move | None = None
        setup: dict[int, int] = {}
        marks: dict[int, str] = {}
        labels: dict[int, str] = {}
        lines: list[Line] = []
        annotations: dict[str, int] = {}
        time_left: dict[int, float] = {}
        moves_left: dict[int, int] = {}
        analyses: tuple[Analysis, ...] = ()
        single: dict[str, Any] = {}
        for written, values in properties:
            name = canonical_name(written)
            if name in ("B", "W"):
                if len(values) > 1 or move is not None:
                    self._lists.note(
                        tr("more than one move in a node; only the first one is played"), offset
                    )
                if move is None:
                    point = self._lists.point(values[0], offset)
                    move = None if point is None else Move(BLACK if name == "B" else WHITE, point)
            elif name in SINGLE:
                field, kind = SINGLE[name]
                single[field] = kind.read(self, single.get(field), values, offset)
            elif name in _SETUP:
                for point in self._lists.area_of(values, offset):
                    setup[point] = _SETUP[name]
            elif name in _SHAPES:
                for point in self._lists.area_of(values, offset):
                    marks[point] = _SHAPES[name]
            elif name == "LB":
                for value in values:
                    where, label = self._text.split(value)
                    point = self._lists.stone(where, offset)
                    if point is not None:
                        labels[point] = _LABEL + self._text.read_line(label)
            elif name == "L":  # before FF[4]: lettered points, in order
                for i, point in enumerate(self._lists.area_of(values, offset)):
                    labels[point] = _LABEL + chr(ord("A") + i % 26)
            elif name in _CLOCKS:
                seconds = self._number(name, values[0], _seconds, offset)
                if seconds is not None:
                    time_left[_CLOCKS[name]] = seconds
            elif name in _PERIODS:
                count = self._number(name, values[0], _whole, offset)
                if count is not None:
                    moves_left[_PERIODS[name]] = int(count)
            elif name in ANNOTATIONS:
                annotations[name] = 2 if values[0].strip() == b"2" else 1
            elif name in LINES:
                read_lines = (self._lists.line(value, LINES[name], offset) for value in values)
                lines += [line for line in read_lines if line is not None]
            elif name == "SAI":
                read = (self._analysis(value, offset) for value in values)
                analyses += tuple(analysis for analysis in read if analysis is not None)
        marks |= labels
        return GameNode(
            move=move,
            setup=setup or NOTHING,
            marks=marks or NOTHING,
            lines=tuple(dict.fromkeys(lines)),
            annotations=annotations or NOTHING,
            time_left=time_left or NOTHING,
            moves_left=moves_left or NOTHING,
            analyses=analyses,
            **single,
        )

    def write(
        self, node: GameNode, properties: tuple[Property, ...], *, analyses: bool = True
    ) -> list[Property]:
        """Return the properties of a node: unchanged if their field is unchanged, else rewritten.

        In lists of points only the values of changed points are rewritten.

        Parameters
        ----------
        properties
            The properties as read, in the encoding of the output.
        analyses
            Whether new analyses are written; those that were read and still hold always are.

        Raises
        ------
        UnicodeEncodeError
            The encoding lacks a character of a text.
        """
        old = self.read(properties)
        dropped: set[str] = set()
        new: list[Property] = []
        if old.move != node.move:
            dropped |= {"B", "W"}
            if node.move is not None:
                name = "B" if node.move.color == BLACK else "W"
                new.append((name, (self._lists.named(node.move.point),)))
        entries = list(properties)
        if old.setup != node.setup:
            names = {color: name for name, color in _SETUP.items()}
            values_of = {p: (names[color], b"") for p, color in node.setup.items()}
            self._lists.change_points(entries, _SETUP, _changed(old.setup, node.setup), values_of)
        if old.marks != node.marks:
            changed = self._changed_marks(properties, old.marks, node.marks)
            values_of = {p: self._mark_value(mark) for p, mark in node.marks.items()}
            self._lists.change_points(entries, _MARKS, changed, values_of)
        if old.lines != node.lines:
            self._lists.change_lines(entries, old.lines, node.lines)
        for name, (field, kind) in SINGLE.items():
            value = getattr(node, field)
            if getattr(old, field) != value:
                dropped.add(name)
                new += [(name, kind.write(self, value))] if value not in (None, "") else []
        for name in ANNOTATIONS:
            if old.annotations.get(name) != node.annotations.get(name):
                dropped.add(name)
                if name in node.annotations:
                    grade = b"" if name in _WITHOUT_VALUE else b"%d" % node.annotations[name]
                    new.append((name, (grade,)))
        new += _clock(old.time_left, node.time_left, _CLOCKS, dropped)
        new += _clock(old.moves_left, node.moves_left, _PERIODS, dropped)
        written = [a for a in node.analyses if analyses or a in old.analyses]
        if list(old.analyses) != written:
            dropped.add("SAI")
            texts = (analysis_to_json(analysis, self.size) for analysis in written)
            stored = (*map(self._text.write, texts), *self._unread(properties))
            new += [("SAI", stored)] if stored else []
        kept = [entry for entry in entries if canonical_name(entry[0]) not in dropped]
        return kept + new

    def _read_text(self, old: str | None, values: tuple[bytes, ...], offset: int) -> str:
        return old or self._text.read(values[0])  # the first one that isn't empty

    def _read_line(self, old: str | None, values: tuple[bytes, ...], offset: int) -> str:
        return old or self._text.read_line(values[0])

    def _write_text(self, text: str) -> tuple[bytes, ...]:
        return (self._text.write(text),)

    def _read_player(self, old: int | None, values: tuple[bytes, ...], offset: int) -> int | None:
        player = _PLAYERS.get(values[0].strip().lower()[:1])
        if player is None:
            self._lists.note(tr("PL is neither B nor W"), offset)
        return player

    def _write_player(self, color: int) -> tuple[bytes, ...]:
        return (b"B" if color == BLACK else b"W",)

    def _read_points(self, old: object, values: tuple[bytes, ...], offset: int) -> frozenset[int]:
        return frozenset(self._lists.area_of(filter(None, values), offset))

    def _write_points(self, points: frozenset[int]) -> tuple[bytes, ...]:
        return tuple(self._lists.named(point) for point in sorted(points)) or (b"",)

    def _number(
        self, name: str, raw: bytes, read: Callable[[str], float | None], offset: int
    ) -> float | None:
        """Return the number in a value of a clock; None for other texts, which are noted."""
        text = half_width(self._text.read_line(raw)).strip()
        number = read(text[:_LONGEST_NUMBER])
        if number is None and text:
            self._lists.note(
                tr("{name}[{text}] is no number; left out", name=name, text=excerpt(text)), offset
            )
        return number

    def _analysis(self, raw: bytes, offset: int) -> Analysis | None:
        """Return a stored analysis; None if this version can't read it, which is noted."""
        try:
            return analysis_from_json(self._text.read_line(raw), self.size)
        except EngineError as error:
            self._lists.note(tr("a stored analysis is ignored: {error}", error=error), offset)
            return None

    def _unread(self, properties: Iterable[Property]) -> tuple[bytes, ...]:
        """Return the raw stored analyses that this version can't read."""
        stored = (values for name, values in properties if canonical_name(name) == "SAI")
        return tuple(v for values in stored for v in values if self._analysis(v, 0) is None)

    def _changed_marks(
        self, properties: Iterable[Property], old: Mapping[int, str], new: Mapping[int, str]
    ) -> set[int]:
        """Return the points whose marks changed; if one is in an old lettered list, all of these.

        The letters of such a list (property L) follow from the order of its points.
        """
        changed = _changed(old, new)
        for name, values in properties:
            lettered = self._lists.area_of(values, 0) if canonical_name(name) == "L" else ()
            if not changed.isdisjoint(lettered):
                changed |= set(lettered)
        return changed

    def _mark_value(self, mark: str) -> tuple[str, bytes]:
        """Return the property of a mark, and the part of its value after the point."""
        if mark.startswith(_LABEL):
            return "LB", b":" + self._text.write_part(mark.removeprefix(_LABEL))
        return next(name for name, shape in _SHAPES.items() if shape == mark), b""


class _Kind(NamedTuple):
    """How a property with one field of its own is read and written."""

    read: Callable[[NodeCodec, Any, tuple[bytes, ...], int], object]
    """Return the field from the field before (None at first), the raw values and the offset."""
    write: Callable[[NodeCodec, Any], tuple[bytes, ...]]


_TEXT: Final = _Kind(NodeCodec._read_text, NodeCodec._write_text)
_LINE: Final = _Kind(NodeCodec._read_line, NodeCodec._write_text)
_PLAYER: Final = _Kind(NodeCodec._read_player, NodeCodec._write_player)
_POINTS: Final = _Kind(NodeCodec._read_points, NodeCodec._write_points)
SINGLE: Final = {
    "PL": ("to_play", _PLAYER),
    "C": ("comment", _TEXT),
    "DD": ("dimmed", _POINTS),
    "VW": ("visible", _POINTS),
    "N": ("name", _LINE),
}
"""Properties that are one field of `GameNode` each: its name, and how it is read and written.

A new one is a line here, and the field.
"""
FIELDS: Final = (
    *("move", "setup", "marks", "lines", "annotations", "time_left", "moves_left", "analyses"),
    *(field for field, _ in SINGLE.values()),
)
"""Fields of `GameNode` that stand for properties."""
UNDERSTOOD: Final = frozenset(
    {"B", "W", "SAI", *SINGLE, *_SETUP, *_MARKS, *LINES, *ANNOTATIONS, *_CLOCKS, *_PERIODS}
)
"""Properties that the fields of a node represent."""


def _seconds(text: str) -> float | None:
    """Return a time in seconds: "80", "80 s", "1:20" or "1m20s"; None for other texts."""
    clock = _CLOCK.fullmatch(text) or _UNITS.fullmatch(text)
    if clock is None or not any(clock.groups()):
        return _whole(re.sub(r"\s*(?:s|sec|seconds?|秒|초)\.?$", "", text, flags=re.IGNORECASE))
    hours, minutes, seconds = (float((part or "0").replace(",", ".")) for part in clock.groups())
    return 3600.0 * hours + 60.0 * minutes + seconds


def _whole(text: str) -> float | None:
    """Return the number that a text is, without anything beside it; None for other texts."""
    return number_in(text) if NUMBER.fullmatch(text) else None


def _changed(old: Mapping[int, object], new: Mapping[int, object]) -> set[int]:
    """Return the points whose values differ."""
    return {point for point in {*old, *new} if old.get(point) != new.get(point)}


def _clock(
    old: Mapping[int, float], new: Mapping[int, float], names: dict[str, int], dropped: set[str]
) -> list[Property]:
    """Return the clock properties that changed, and add the names of all changed to `dropped`."""
    changed: list[Property] = []
    for name, color in names.items():
        if old.get(color) != new.get(color):
            dropped.add(name)
            if color in new:
                changed.append((name, (number_text(new[color]).encode(),)))
    return changed
