"""The marks that the marking tools set on points, as functions of a node's marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, count
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from engine.record.game_node import GameNode, Line
from engine.record.tree_edits import dimmed_at

MOST_LINES: Final = 100
"""Lines and arrows of a node that are shown; more would hide the board."""
SHAPES: Final = ("triangle", "square", "circle", "cross")
_LABEL: Final = "label:"


def _labels(marks: Mapping[int, str]) -> set[str]:
    return {mark.removeprefix(_LABEL) for mark in marks.values()}


def _letters() -> Iterator[str]:
    """Yield A to Z, a to z, then AA, AB and so on."""
    yield from ascii_uppercase
    yield from ascii_lowercase
    for first in ascii_uppercase:
        yield from (first + second for second in ascii_uppercase)


def next_letter(marks: Mapping[int, str]) -> str:
    """Return a label with the first letter that no mark has."""
    used = _labels(marks)
    return _LABEL + next(letter for letter in chain(_letters(), ["?"]) if letter not in used)


def next_number(marks: Mapping[int, str]) -> str:
    """Return a label with the first number that no mark has."""
    used = _labels(marks)
    return _LABEL + next(str(n) for n in count(1) if str(n) not in used)


def mark_of(tool: str, marks: Mapping[int, str]) -> str:
    """Return the mark that a tool makes next: a shape, "letter" or "number"."""
    if tool == "letter":
        return next_letter(marks)
    return next_number(marks) if tool == "number" else tool


def is_made_by(tool: str, mark: str) -> bool:
    """Whether a tool makes marks like this one, so that a click with it removes the mark."""
    label = mark.removeprefix(_LABEL)
    if tool == "letter":
        return mark.startswith(_LABEL) and label.isalpha()
    if tool == "number":
        return mark.startswith(_LABEL) and label.isdecimal()
    return mark == tool


def toggled_mark(marks: Mapping[int, str], point: int, tool: str) -> dict[int, str]:
    """Return the marks with one added or replaced, or removed if the tool made it."""
    changed = {p: mark for p, mark in marks.items() if p != point}
    if not is_made_by(tool, marks.get(point, "")):
        changed[point] = mark_of(tool, changed)
    return changed


def has_remarks(node: GameNode, point: int) -> bool:
    """Whether a point has a mark, is the end of a line or is dimmed."""
    on_line = any(point in (line.start, line.end) for line in node.lines)
    return point in node.marks or on_line or point in dimmed_at(node)


def toggled_line(lines: tuple[Line, ...], start: int, end: int, is_arrow: bool) -> tuple[Line, ...]:
    """Return the lines with one added, or removed if it is there; arrows have a direction."""
    same = {Line(start, end, is_arrow)} | (set() if is_arrow else {Line(end, start, False)})
    kept = tuple(line for line in lines if line not in same)
    return kept if len(kept) < len(lines) else (*lines, Line(start, end, is_arrow))
