"""The properties of a node and what they mean: from raw values to fields and back."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple, Protocol

from engine.base.errors import EngineError, RecordError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import gtp_to_point, point_to_sgf
from engine.record.board_shape import BoardShape
from engine.record.game_node import NOTHING, GameNode, Move, Property, canonical_name
from engine.record.grammar import Notes, excerpt
from engine.record.stored_analysis import Analysis, analysis_from_json, analysis_to_json

__all__ = ["NodeCodec", "NodeFields", "TextCodec", "number_in", "number_text"]

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
_CLOCKS: Final = {"BL": BLACK, "WL": WHITE}
_PERIODS: Final = {"OB": BLACK, "OW": WHITE}
NUMBER: Final = re.compile(r"[-+]?(?:\d++(?:[.,]\d*+)?|[.,]\d++)(?:[eE][-+]?\d++)?")
_LONGEST_NUMBER: Final = 60
"""Characters."""
_VERTEX: Final = re.compile(r"[A-HJ-Za-hj-z]\d{1,2}")
_MAX_AREA: Final = 5_000_000
"""Points of all rectangles in point lists of one game."""


class TextCodec(Protocol):
    """Texts of one game: raw values to text and back."""

    codec: str
    """Python name of the encoding of single values."""
    wrote_letters: bool
    """Whether a text was written that is not all ASCII."""

    def read(self, raw: bytes) -> str:
        """A text; line breaks count."""

    def read_line(self, raw: bytes) -> str:
        """A text on one line."""

    def write(self, text: str) -> bytes:
        """The raw value of a text; raises UnicodeEncodeError where the encoding lacks it."""

    def split(self, raw: bytes) -> tuple[bytes, bytes]:
        """The two halves of a value with a colon; the second one is empty without a colon."""


class NodeFields(NamedTuple):
    """What a node's properties mean; the fields of `GameNode` of the same names."""

    move: Move | None
    setup: Mapping[int, int]
    to_play: int | None
    comment: str
    marks: Mapping[int, str]
    time_left: Mapping[int, float]
    moves_left: Mapping[int, int]
    analyses: tuple[Analysis, ...]


def number_in(text: str) -> float | None:
    """The number a text starts with, also with a decimal comma; None when there is none.

    One that no float can hold is none either.
    """
    found = NUMBER.match(text.lstrip()[:_LONGEST_NUMBER])
    number = float(found[0].replace(",", ".")) if found else math.inf
    return number + 0.0 if math.isfinite(number) else None  # never minus zero


def number_text(number: float) -> str:
    """A number as SGF writes it: exact, and whole ones without a point."""
    return str(int(number)) if number == int(number) else repr(float(number))


class NodeCodec:
    """Reads and writes the nodes of one game.

    Parameters
    ----------
    shape
        Columns and rows.
    text
        Texts in the game's encoding.
    notes
        Repairs are noted here; None when reading again what was read before.
    """

    def __init__(self, shape: BoardShape, text: TextCodec, notes: Notes | None = None) -> None:
        self.shape, self.size = shape, shape.size
        self._text = text
        self._notes = notes
        self._noted: set[str] = set()
        self._area = 0
        self._points = _points_by_name(shape)
        self._on_board = frozenset(self._points.values())

    def read(self, properties: Iterable[Property], offset: int = 0) -> NodeFields:
        """The fields of a node.

        Parameters
        ----------
        properties
            As they stand in the file.
        offset
            Place of the node in the file, for notes.
        """
        move: Move | None = None
        to_play: int | None = None
        comment = ""
        setup: dict[int, int] = {}
        marks: dict[int, str] = {}
        labels: dict[int, str] = {}
        time_left: dict[int, float] = {}
        moves_left: dict[int, int] = {}
        analyses: tuple[Analysis, ...] = ()
        for written, values in properties:
            name = canonical_name(written)
            if name in ("B", "W"):
                if len(values) > 1 or move is not None:
                    self._note("more than one move in a node; only the first one is played", offset)
                if move is None:
                    point = self._point(values[0], offset)
                    move = None if point is None else Move(BLACK if name == "B" else WHITE, point)
            elif name == "C":
                comment = comment or self._text.read(values[0])
            elif name in _SETUP:
                for point in self._area_of(values, offset):
                    setup[point] = _SETUP[name]
            elif name in _SHAPES:
                for point in self._area_of(values, offset):
                    marks[point] = _SHAPES[name]
            elif name == "LB":
                for value in values:
                    where, label = self._text.split(value)
                    point = self._stone(where, offset)
                    if point is not None:
                        labels[point] = _LABEL + self._text.read_line(label)
            elif name == "L":  # before FF[4]: lettered points, in order
                for i, point in enumerate(self._area_of(values, offset)):
                    labels[point] = _LABEL + chr(ord("A") + i % 26)
            elif name == "PL":
                to_play = _player(values[0])
                if to_play is None:
                    self._note("PL is neither B nor W", offset)
            elif name in _CLOCKS:
                seconds = number_in(values[0].decode("ascii", "replace"))
                if seconds is not None:
                    time_left[_CLOCKS[name]] = seconds
            elif name in _PERIODS:
                count = number_in(values[0].decode("ascii", "replace"))
                if count is not None:
                    moves_left[_PERIODS[name]] = int(count)
            elif name == "SAI":
                read = (self._analysis(value, offset) for value in values)
                analyses += tuple(analysis for analysis in read if analysis is not None)
        marks |= labels
        return NodeFields(
            move,
            setup or NOTHING,
            to_play,
            comment,
            marks or NOTHING,
            time_left or NOTHING,
            moves_left or NOTHING,
            analyses,
        )

    def write(
        self, node: GameNode, properties: tuple[Property, ...], *, analyses: bool = True
    ) -> list[Property]:
        """The properties of a node: as read where the fields still say the same, else again.

        Parameters
        ----------
        properties
            The node's own, in the encoding that is written.
        analyses
            Whether new analyses are written, besides those that were read and still hold.

        Raises
        ------
        UnicodeEncodeError
            The encoding can't express a text.
        """
        old = self.read(properties)
        dropped: set[str] = set()
        new: list[Property] = []
        if old.move != node.move:
            dropped |= {"B", "W"}
            if node.move is not None:
                new.append(("B" if node.move.color == BLACK else "W", self._named(node.move.point)))
        if old.setup != node.setup:
            dropped |= set(_SETUP)
            for name, color in _SETUP.items():
                new += self._points_property(name, (p for p, c in node.setup.items() if c == color))
        if old.to_play != node.to_play:
            dropped.add("PL")
            if node.to_play is not None:
                new.append(("PL", (b"B" if node.to_play == BLACK else b"W",)))
        if old.comment != node.comment:
            dropped.add("C")
            new += [("C", (self._text.write(node.comment),))] if node.comment else []
        if old.marks != node.marks:
            dropped |= {*_SHAPES, "LB", "L"}
            new += self._marks(node.marks)
        new += _clock(old.time_left, node.time_left, _CLOCKS, dropped)
        new += _clock(old.moves_left, node.moves_left, _PERIODS, dropped)
        written = [a for a in node.analyses if analyses or a in old.analyses]
        if list(old.analyses) != written:
            dropped.add("SAI")
            texts = (analysis_to_json(analysis, self.size) for analysis in written)
            stored = (*map(self._text.write, texts), *self._unread(properties))
            new += [("SAI", stored)] if stored else []
        kept = [entry for entry in properties if canonical_name(entry[0]) not in dropped]
        return kept + new

    def _analysis(self, raw: bytes, offset: int) -> Analysis | None:
        """Read a stored analysis; None, and a note, if this version can't read it."""
        try:
            return analysis_from_json(self._text.read_line(raw), self.size)
        except EngineError as error:
            self._note(f"a stored analysis is ignored: {error}", offset)
            return None

    def _unread(self, properties: Iterable[Property]) -> tuple[bytes, ...]:
        """Return the stored analyses that this version can't read, as they were written."""
        stored = (values for name, values in properties if canonical_name(name) == "SAI")
        return tuple(v for values in stored for v in values if self._analysis(v, 0) is None)

    def _marks(self, marks: Mapping[int, str]) -> list[Property]:
        found: list[Property] = []
        for name, shape in _SHAPES.items():
            if name != "M":
                found += self._points_property(name, (p for p, m in marks.items() if m == shape))
        labels = [(p, m.removeprefix(_LABEL)) for p, m in marks.items() if m.startswith(_LABEL)]
        if labels:
            values = (self._named(p)[0] + b":" + self._text.write(label) for p, label in labels)
            found.append(("LB", tuple(values)))
        return found

    def _points_property(self, name: str, points: Iterable[int]) -> list[Property]:
        values = tuple(self._named(point)[0] for point in sorted(points))
        return [(name, values)] if values else []

    def _named(self, point: int) -> tuple[bytes, ...]:
        return (_name_of(point, self.shape),)

    def _point(self, raw: bytes, offset: int) -> int | None:
        """A point or a pass; None and a note when it is neither."""
        found = self._points.get(raw)
        if found is not None:
            return found
        text = raw.decode("ascii", "replace").strip()
        found = self._points.get(text.lower().encode("ascii", "replace"))
        if found is None and (_VERTEX.fullmatch(text) or text.lower() == "pass"):
            try:
                found = gtp_to_point(text, self.size)
            except EngineError:
                found = None
            if found not in self._on_board:
                found = None
        if found is None:
            self._note(f"{excerpt(text, 12)!r} is not a point of a {self.shape} board", offset)
        elif text not in ("", "tt"):
            self._note(f"points are written in an unusual way, such as {text!r}", offset, "way")
        return found

    def _stone(self, raw: bytes, offset: int) -> int | None:
        """A point on the board; None for anything else."""
        point = self._point(raw, offset)
        return None if point == self.size * self.size else point

    def _area_of(self, values: tuple[bytes, ...], offset: int) -> list[int]:
        """The points of a list, in which `aa:cc` is a rectangle."""
        points: list[int] = []
        for value in dict.fromkeys(values):
            first, colon, last = value.partition(b":")
            start = self._stone(first, offset)
            end = self._stone(last, offset) if colon else start
            if start is None or end is None:
                continue
            rows = sorted((start // self.size, end // self.size))
            columns = sorted((start % self.size, end % self.size))
            for row in range(rows[0], rows[1] + 1):
                points += range(row * self.size + columns[0], row * self.size + columns[1] + 1)
            self._area += (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1)
        if self._area > _MAX_AREA and self._notes is not None:
            name = self._notes.name
            raise RecordError(f"{name}: point lists are longer than any real record's; not read")
        return points

    def _note(self, text: str, offset: int, once: str = "") -> None:
        if self._notes is None or once in self._noted:
            return
        if once:
            self._noted.add(once)
        self._notes.add(text, offset)


@cache
def _points_by_name(shape: BoardShape) -> dict[bytes, int]:
    size = shape.size
    names = {_name_of(point, shape): point for point in (*shape.points, size * size)}
    return names | ({b"tt": size * size} if size <= 19 else {})


def _name_of(point: int, shape: BoardShape) -> bytes:
    """Return the SGF value of a point: letters from the upper left of the board."""
    lines = shape.missing_rows * shape.size if point < shape.size**2 else 0
    return point_to_sgf(point - lines, shape.size).encode()


def _player(raw: bytes) -> int | None:
    return {b"b": BLACK, b"1": BLACK, b"w": WHITE, b"2": WHITE}.get(raw.strip().lower()[:1])


def _clock(
    old: Mapping[int, float], new: Mapping[int, float], names: dict[str, int], dropped: set[str]
) -> list[Property]:
    """Clock properties that changed."""
    found: list[Property] = []
    for name, color in names.items():
        if old.get(color) != new.get(color):
            dropped.add(name)
            if color in new:
                found.append((name, (number_text(new[color]).encode(),)))
    return found
