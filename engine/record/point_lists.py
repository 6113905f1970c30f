"""Lists of points in the properties of a node: read, and changed point by point."""

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

__all__ = ["LINES", "PointLists", "point_name"]

LINES: Final = {"LN": False, "AR": True}
"""Property -> whether its lines are arrows."""
_VERTEX: Final = re.compile(r"[A-HJ-Za-hj-z]\d{1,2}")
_MAX_AREA: Final = 5_000_000
"""Points of all rectangles in point lists of one game."""


class PointLists:
    """Reads and changes the points and lists of points of one game.

    Parameters
    ----------
    shape
        Columns and rows of the board.
    notes
        Repairs are noted here; None when reading again what was read before.
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
        return found

    def stone(self, raw: bytes, offset: int) -> int | None:
        """A point on the board; None for anything else."""
        point = self.point(raw, offset)
        return None if point == self.size * self.size else point

    def area_of(self, values: Iterable[bytes], offset: int) -> list[int]:
        """The points of a list, in which `aa:cc` is a rectangle."""
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
        spelled: Mapping[int, tuple[str, bytes]],
    ) -> None:
        """Change some points in lists of points; the other values stay byte for byte.

        Parameters
        ----------
        names
            Properties that may hold the points.
        changed
            Points that are taken out of all these properties, then added again if they are in
            `spelled`: property, and what follows the point in the value.
        """
        place: dict[str, int] = {}
        for i, (written, values) in enumerate(entries):
            name = canonical_name(written)
            if name in names:
                kept = (self._without(value, name == "LB", changed) for value in values)
                entries[i] = written, tuple(value for rest in kept for value in rest)
                place.setdefault(name, i)
        for point in sorted(changed):
            if point in spelled:
                name, suffix = spelled[point]
                if name not in place:
                    place[name] = len(entries)
                    entries.append((name, ()))
                written, values = entries[place[name]]
                entries[place[name]] = written, (*values, self.named(point) + suffix)
        entries[:] = [entry for entry in entries if entry[1]]

    def _without(self, value: bytes, is_label: bool, points: Collection[int]) -> tuple[bytes, ...]:
        """Return the values of a list in place of one from which some points are taken out."""
        if is_label:
            return () if self.stone(value.partition(b":")[0], 0) in points else (value,)
        area = self.area_of((value,), 0) if value else ()
        if not any(point in points for point in area):
            return (value,)
        return tuple(self.named(point) for point in area if point not in points)

    def change_lines(
        self, entries: list[Property], old: tuple[Line, ...], new: tuple[Line, ...]
    ) -> None:
        """Take out the lines that are no longer there, and add the new ones."""
        for name, is_arrow in LINES.items():
            added = [
                self.named(line.start) + b":" + self.named(line.end)
                for line in new
                if line.is_arrow == is_arrow and line not in old
            ]
            for i, (written, values) in enumerate(entries):
                if canonical_name(written) == name:
                    read = ((value, self.line(value, is_arrow, 0)) for value in values)
                    kept = (value for value, line in read if line is None or line in new)
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
        """Note a repair; of those with the same `once` only the first."""
        if self._notes is None or once in self._noted:
            return
        if once:
            self._noted.add(once)
        self._notes.add(text, offset)


@cache
def _points_by_name(shape: BoardShape) -> dict[bytes, int]:
    size = shape.size
    names = {point_name(point, shape): point for point in (*shape.points, size * size)}
    return names | ({b"tt": size * size} if size <= 19 else {})


def point_name(point: int, shape: BoardShape) -> bytes:
    """Return the SGF value of a point or a pass: letters from the upper left of the board."""
    lines = shape.missing_rows * shape.size if point < shape.size**2 else 0
    return point_to_sgf(point - lines, shape.size).encode()
