"""Read lists of points in the properties of a node, and change single points of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Final

from engine.base.errors import EngineError, RecordError
from engine.base.translation import tr
from engine.go.coords import gtp_to_point, point_to_sgf
from engine.record.board_shape import BoardShape
from engine.record.game_node import Line, Property, canonical_name
from engine.record.grammar import excerpt
from engine.record.notes import Notes

LINES: Final = {"LN": False, "AR": True}
"""Property -> whether its lines are arrows."""
_VERTEX: Final = re.compile(r"[A-HJ-Za-hj-z]\d{1,2}")
_MAX_AREA: Final = 5_000_000
"""Largest number of points in all point lists of one game, rectangles included."""


class PointLists:
    """Reads and changes the points and lists of points of one game.

    Parameters
    ----------
    shape
        Columns and rows of the board.
    notes
        Gets a note about each repair; None if the game was read before.
    """

    def __init__(self, shape: BoardShape, notes: Notes | None) -> None:
        self.shape, self.size = shape, shape.size
        self._notes = notes
        self._noted: set[str] = set()
        self._area = 0
        self._points = _points_by_name(shape)
        self._on_board = frozenset(self._points.values())

    def named(self, point: int) -> bytes:
        """Return a point or a pass as SGF writes it."""
        return point_name(point, self.shape)

    def point(self, raw: bytes, offset: int) -> int | None:
        """Return a point, or N for a pass; None for anything else, which is noted.

        Upper case and GTP vertices are accepted, too.
        """
        point = self._points.get(raw)
        if point is not None:
            return point
        text = raw.decode("ascii", "replace").strip()
        point = self._points.get(text.lower().encode("ascii", "replace"))
        if point is None and (_VERTEX.fullmatch(text) or text.lower() == "pass"):
            try:
                point = gtp_to_point(text, self.size)
            except EngineError:
                point = None
            if point not in self._on_board:
                point = None
        if point is None:
            self.note(
                tr(
                    "{point!r} is not a point of a {shape} board",
                    point=excerpt(text, 12),
                    shape=self.shape,
                ),
                offset,
            )
        elif text not in ("", "tt"):
            self.note(
                tr("points are written in an unusual way, such as {words!r}", words=text),
                offset,
                "way",
            )
        return point

    def stone(self, raw: bytes, offset: int) -> int | None:
        """Return a point on the board; None for anything else."""
        point = self.point(raw, offset)
        return None if point == self.size * self.size else point

    def area_of(self, values: Iterable[bytes], offset: int) -> list[int]:
        """Return the points of a list, in which `aa:cc` is a rectangle.

        Raises
        ------
        RecordError
            The lists of the game have more than `_MAX_AREA` points.
        """
        points: list[int] = []
        for value in dict.fromkeys(values):
            first, colon, last = value.partition(b":")
            start = self.stone(first, offset)
            end = self.stone(last, offset) if colon else start
            if start is None or end is None:
                continue
            rows = sorted((start // self.size, end // self.size))
            columns = sorted((start % self.size, end % self.size))
            for row in range(rows[0], rows[1] + 1):
                points += range(row * self.size + columns[0], row * self.size + columns[1] + 1)
            self._area += (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1)
        if self._area > _MAX_AREA and self._notes is not None:
            name = self._notes.name
            raise RecordError(
                tr("{name}: point lists are longer than any real record's; not read", name=name)
            )
        return points

    def change_points(
        self,
        entries: list[Property],
        names: Collection[str],
        changed: Collection[int],
        values_of: Mapping[int, tuple[str, bytes]],
    ) -> None:
        """Change some points in lists of points; the other values stay byte for byte.

        Parameters
        ----------
        names
            Properties that may hold the points.
        changed
            Points that are removed from all these properties, and then added by `values_of`.
        values_of
            Property, and the part of the value after the point, for each point to add.
        """
        place: dict[str, int] = {}
        for i, (written, values) in enumerate(entries):
            name = canonical_name(written)
            if name in names:
                kept = (self._without(value, name == "LB", changed) for value in values)
                entries[i] = written, tuple(value for rest in kept for value in rest)
                place.setdefault(name, i)
        for point in sorted(changed):
            if point in values_of:
                name, suffix = values_of[point]
                if name not in place:
                    place[name] = len(entries)
                    entries.append((name, ()))
                written, values = entries[place[name]]
                entries[place[name]] = written, (*values, self.named(point) + suffix)
        entries[:] = [entry for entry in entries if entry[1]]

    def _without(self, value: bytes, is_label: bool, points: Collection[int]) -> tuple[bytes, ...]:
        """Return the values that replace a value when some points are removed from it."""
        if is_label:
            return () if self.stone(value.partition(b":")[0], 0) in points else (value,)
        area = self.area_of((value,), 0) if value else ()
        if not any(point in points for point in area):
            return (value,)
        return tuple(self.named(point) for point in area if point not in points)

    def change_lines(
        self, entries: list[Property], old: tuple[Line, ...], new: tuple[Line, ...]
    ) -> None:
        """Remove the old lines that are not among the new ones, and add those that are missing."""
        before, after = set(old), set(new)
        for name, is_arrow in LINES.items():
            added = [
                self.named(line.start) + b":" + self.named(line.end)
                for line in new
                if line.is_arrow == is_arrow and line not in before
            ]
            for i, (written, values) in enumerate(entries):
                if canonical_name(written) == name:
                    read = ((value, self.line(value, is_arrow, 0)) for value in values)
                    kept = (value for value, line in read if line is None or line in after)
                    entries[i] = written, (*kept, *added)
                    added = []
            if added:
                entries.append((name, tuple(added)))
        entries[:] = [entry for entry in entries if entry[1]]

    def line(self, value: bytes, is_arrow: bool, offset: int) -> Line | None:
        """Return a line between two points; None for anything else."""
        first, _, last = value.partition(b":")
        start, end = self.stone(first, offset), self.stone(last, offset)
        return None if start is None or end is None or start == end else Line(start, end, is_arrow)

    def note(self, text: str, offset: int, once: str = "") -> None:
        """Note a repair; with a key `once`, only the first of all with this key."""
        if self._notes is None or once in self._noted:
            return
        if once:
            self._noted.add(once)
        self._notes.add(text, offset)


@cache
def _points_by_name(shape: BoardShape) -> dict[bytes, int]:
    """Return all points and the pass by their SGF values."""
    size = shape.size
    names = {point_name(point, shape): point for point in (*shape.points, size * size)}
    return names | ({b"tt": size * size} if size <= 19 else {})


def point_name(point: int, shape: BoardShape) -> bytes:
    """Return the SGF value of a point or a pass: letters from the upper left of the board."""
    lines = shape.missing_rows * shape.size if point < shape.size**2 else 0
    return point_to_sgf(point - lines, shape.size).encode()
