"""A node of a game record: a move, setup, comment, marks and raw SGF properties."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.record.board_state import BoardState
from engine.record.stored_analysis import Analysis

Property = tuple[str, tuple[bytes, ...]]
"""An SGF property as in the file: name, and values without brackets, escapes untouched, in the
record's encoding."""

NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})
"""Empty mapping shared by all nodes without setup, marks or clocks."""

_MOVE: Final = attrgetter("move")


class InfoProperty(NamedTuple):
    """A property with information about the game."""

    title: str = ""
    """English title of its field in the window; "" if it has none, or one of another kind."""
    has_lines: bool = False
    """Whether its text may have several lines (SGF's type Text, not SimpleText)."""
    has_prose: bool = False
    """Whether people write unescaped brackets in it."""


INFO: Final = {
    "PB": InfoProperty(),
    "BR": InfoProperty(),
    "BT": InfoProperty(),
    "PW": InfoProperty(),
    "WR": InfoProperty(),
    "WT": InfoProperty(),
    "EV": InfoProperty("Event", has_prose=True),
    "RO": InfoProperty("Round", has_prose=True),
    "DT": InfoProperty("Date"),
    "PC": InfoProperty("Place", has_prose=True),
    "RE": InfoProperty("Result"),
    "GN": InfoProperty("Game name", has_prose=True),
    "GC": InfoProperty(has_lines=True, has_prose=True),
    "ON": InfoProperty(),
    "TM": InfoProperty("Time"),
    "OT": InfoProperty("Overtime", has_prose=True),
    "SO": InfoProperty("Source", has_prose=True),
    "US": InfoProperty(has_prose=True),
    "AN": InfoProperty(has_prose=True),
    "CP": InfoProperty(has_lines=True, has_prose=True),
}
"""Game information by SGF property, in the order of new files and of the window's fields.

Size, komi, handicap and rules are in `Rules`. A new property is one line here.
"""


class Move(NamedTuple):
    """A stone or a pass."""

    color: int
    """BLACK or WHITE."""
    point: int
    """`row * size + column`; N is a pass."""


class Line(NamedTuple):
    """A line between two points of the board, or an arrow from the first to the second."""

    start: int
    end: int
    is_arrow: bool


@dataclass(slots=True, eq=False)
class GameNode:
    """A node: a move, a setup, or only remarks.

    Fields may be read freely; change them through `GameRecord`, which updates boards and numbers.
    """

    parent: GameNode | None = field(default=None, repr=False)
    children: list[GameNode] = field(default_factory=list, repr=False)
    """Continuations; the first one is the main line."""
    move: Move | None = None
    setup: Mapping[int, int] = field(default_factory=lambda: NOTHING)
    """Points set by hand (AB, AW, AE): BLACK, WHITE or EMPTY; applied before the move."""
    to_play: int | None = None
    """Player to move set by hand (PL)."""
    comment: str = ""
    marks: Mapping[int, str] = field(default_factory=lambda: NOTHING)
    """Point -> "triangle", "square", "circle", "cross", "selected" or "label:TEXT"."""
    lines: tuple[Line, ...] = ()
    """Lines and arrows drawn on the board (LN, AR)."""
    dimmed: frozenset[int] | None = None
    """Dimmed points (DD) from this node on; None: those of the parent."""
    visible: frozenset[int] | None = None
    """Visible part of the board (VW) from this node on, empty for all; None: that of the parent."""
    annotations: Mapping[str, int] = field(default_factory=lambda: NOTHING)
    """Property -> 1 or, for emphasis, 2: BM, TE, DO and IT judge the move; GB, GW, DM and UC the
    position; HO marks a hotspot."""
    name: str = ""
    """Short name of the node (N)."""
    time_left: Mapping[int, float] = field(default_factory=lambda: NOTHING)
    """Color -> time left after the move [s] (BL, WL)."""
    moves_left: Mapping[int, int] = field(default_factory=lambda: NOTHING)
    """Color -> moves or periods left in overtime (OB, OW)."""
    analyses: tuple[Analysis, ...] = ()
    """This program's analyses of the position (property SAI), see `with_analysis`."""
    properties: tuple[Property, ...] = ()
    """All properties as read, in order. Those represented by the fields above are written from the
    fields if these differ; everything else is written byte for byte."""
    number: int = 0
    """Moves and passes from the root to this node."""
    board_cache: tuple[int, BoardState] | None = field(default=None, init=False, repr=False)
    """Used by `GameRecord.board_at` only: generation and board."""

    def raw(self, name: str) -> tuple[bytes, ...]:
        """Return the raw values of a property, named in capitals ("TB"); empty if it is absent."""
        raw_values: list[bytes] = []
        for written, values in self.properties:
            if canonical_name(written) == name:
                raw_values.extend(values)
        return tuple(raw_values)

    @property
    def shown_number(self) -> int:
        """Number of the move as shown: a record may set it (MN), and numbers go on from there."""
        number, node = self.number, self
        while (start := _number_set(node)) is None:
            if node.parent is None:
                return number
            node = node.parent
        return start + number - node.number

    def child_playing(self, move: Move) -> GameNode | None:
        """Return the first child that plays a move and has no setup; None if there is none."""
        moves = list(map(_MOVE, self.children))  # compared in C: there may be 500,000
        place = -1
        with contextlib.suppress(ValueError):  # no other child plays it
            while True:
                place = moves.index(move, place + 1)
                if not self.children[place].setup:
                    return self.children[place]
        return None

    def copy(self) -> GameNode:
        """Return a copy of this node and its descendants, outside any tree."""
        copies: dict[GameNode, GameNode] = {}
        for node in self.branch():
            copied = copies[node] = replace(node, parent=None, children=[])
            if node is not self and node.parent is not None:
                copied.parent = copies[node.parent]
                copied.parent.children.append(copied)
        return copies[self]

    def number_moves(self, above: int) -> None:
        """Number the moves of this branch, given the parent's number, and drop cached boards.

        A descendant that has the right number and no board needs no visit, nor do the nodes below:
        numbers and boards are always assigned from the root on.
        """
        self.number = above + (self.move is not None)
        self.board_cache = None
        pending = [self]
        while pending:
            node = pending.pop()
            for child in node.children:
                number = node.number + (child.move is not None)
                if child.number != number or child.board_cache is not None:
                    child.number, child.board_cache = number, None
                    pending.append(child)

    def take_apart(self) -> None:
        """Cut the links of this node and its descendants, for a tree that is no longer needed.

        Nodes form reference cycles: collecting 500,000 of them would block all threads for a
        second. Without their links they are freed one by one.
        """
        pending = [self]
        while pending:
            node = pending.pop()
            pending.extend(node.children)
            node.children.clear()
            node.parent = None

    def branch(self) -> Iterator[GameNode]:
        """Yield this node and its descendants, parents before children, main line first."""
        pending = [self]
        while pending:
            node = pending.pop()
            yield node
            pending.extend(reversed(node.children))


def shown_numbers(line: Sequence[GameNode]) -> list[int]:
    """Return `GameNode.shown_number` of the nodes of a line, each the parent of the next."""
    numbers: list[int] = []
    shift = line[0].shown_number - line[0].number if line else 0
    for node in line:
        start = _number_set(node)
        shift = shift if start is None else start - node.number
        numbers.append(node.number + shift)
    return numbers


def _number_set(node: GameNode) -> int | None:
    """Return the number that a node's raw properties give its move (MN); None without one."""
    values = node.raw("MN")
    digits = values[0].strip() if values else b""
    return int(digits) if digits.isdigit() and len(digits) < 7 else None


@lru_cache(maxsize=1024)
def canonical_name(written: str) -> str:
    """Return a property's name in capitals; old formats wrote AddBlack for AB, some programs b."""
    if written.isupper():
        return written
    return "".join(letter for letter in written if letter.isupper()) or written.upper()
