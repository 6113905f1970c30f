"""The named layouts: which panels are beside the board, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Groups = tuple[tuple[str, ...], ...]
"""Names of docks from top to bottom; those of one group are tabs of one place, the first shown."""
Variant = tuple[int, Groups, tuple[int, ...]]
"""Least height of the column at normal text size [pixels], groups, and their shares of the height.

A group with share 0 knows its own height, which it takes from the next group, so that a panel that
folds lays out only that one anew."""

RECORD: Final = ("tree", "comment", "info")


@dataclass(frozen=True)
class Layout:
    """A named arrangement of the panels in the column beside the board."""

    variants: tuple[Variant, ...]
    """Arrangements by height, highest first; the first that fits is used."""
    has_all: bool = False
    """Whether the panels that the variants don't name are tabs, see `View.behind`; else hidden."""
    narrowest: float = 0.34
    widest: float = 0.47
    """Limits of the column's share of the window's width."""


LAYOUTS: Final[dict[str, Layout]] = {
    "review": Layout(
        (
            (
                820,
                (("curve",), ("agents",), ("candidates",), ("timeline",), RECORD),
                (240, 0, 260, 205, 94),
            ),
            (
                700,
                (("curve",), ("agents",), ("candidates",), ("timeline", *RECORD)),
                (225, 0, 315, 240),
            ),
            (
                565,
                (("curve",), ("candidates", "agents"), ("timeline", *RECORD)),
                (230, 160, 200),
            ),
            (0, (("curve", "candidates", "agents"), ("timeline", *RECORD)), (240, 200)),
        ),
        has_all=True,
    ),
    "play": Layout(((0, (("play",), ("info", "comment", "tree")), (0, 1)),), False, 0.26, 0.36),
    "lesson": Layout(
        (
            (500, (("comment",), ("tree",)), (300, 300)),
            (0, (("comment", "tree"),), (1,)),
        ),
        False,
        0.26,
        0.42,
    ),
    "analysis": Layout(
        (
            (560, (("curve",), ("agents",), ("candidates",)), (420, 0, 380)),
            (0, (("curve",), ("candidates", "agents")), (230, 200)),
        ),
        False,
        0.42,
        0.55,
    ),
}
