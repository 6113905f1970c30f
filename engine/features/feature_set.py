"""Named sets of input planes: what a network gets to see of a position.

A name describes its set: `agz17` and `agz18` are the eight boards of AlphaGo Zero with one or two
color planes; `sai<planes>[-advanced][-liberties][-sizes]` are the sets of SAI, whose history length
follows from the number of planes; `studio20` is our own set, for networks of every board size.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from engine.base.errors import SettingsError
from engine.go.board import HISTORY

__all__ = ["KNOWN_SETS", "FeatureSet", "PlaneLayout", "feature_set", "sai_feature_set"]

KNOWN_SETS: Final = (
    "agz17",
    "agz18",
    "sai17-advanced",
    "sai18-advanced",
    "sai7-liberties",
    "sai7-sizes",
    "sai13-advanced-liberties-sizes",
    "studio20",
)
"""Feature sets that networks use."""
VERSION: Final = 1  # increased when a name gets another meaning

_ALIASES: Final = {"agz17": "sai17", "agz18": "sai18"}
_STUDIO: Final = "studio20"
_NAME: Final = re.compile(r"sai(\d{1,3})(-advanced)?(-liberties)?(-sizes)?")


class PlaneLayout(NamedTuple):
    """Index of each group's first plane, for kernels; -1 if a set lacks the group."""

    history: int  # boards shown; planes 0 .. history - 1 are own stones, then the opponent's
    illegal: int  # `history` planes, then `history` planes "last liberty"
    liberties: int  # 4 planes
    sizes: int  # 4 planes
    moves: int  # `move_planes` planes, the last move first
    move_planes: int
    ladders: int  # 2 planes
    colors: int  # the color planes
    color_planes: int  # 1 or 2
    planes: int  # number of all planes


@dataclass(frozen=True, kw_only=True)
class FeatureSet:
    """The planes that a network sees; "own" stones are those of the player to move now."""

    name: str
    """Name of the set; see the module's docstring."""
    history: int
    """Boards shown, the current one first [plies]."""
    advanced: bool
    """Per board: illegal points, and points that touch a chain's last liberty."""
    liberties: bool
    """Stones whose chain has at most 1, 2, 3, 4 liberties."""
    sizes: bool
    """Stones whose chain has at least 2, 4, 6, 8 stones."""
    moves: int = 0
    """Last moves, one plane each [plies]."""
    ladders: bool = False
    """Chains caught in a ladder; moves that catch an opponent's chain in a ladder."""
    color_planes: int
    """2: Black to move, White to move; 1: all ones, which only shows the edge of the board."""
    version: int = VERSION
    """Version of the name's meaning."""

    @property
    def planes(self) -> int:
        """Number of planes F."""
        return self.layout.planes

    @property
    def layout(self) -> PlaneLayout:
        """Return the index of each group's first plane."""
        count = 2 * self.history
        illegal = liberties = sizes = moves = ladders = -1
        if self.advanced:
            illegal, count = count, count + 2 * self.history
        if self.liberties:
            liberties, count = count, count + 4
        if self.sizes:
            sizes, count = count, count + 4
        if self.moves:
            moves, count = count, count + self.moves
        if self.ladders:
            ladders, count = count, count + 2
        return PlaneLayout(
            history=self.history,
            illegal=illegal,
            liberties=liberties,
            sizes=sizes,
            moves=moves,
            move_planes=self.moves,
            ladders=ladders,
            colors=count,
            color_planes=self.color_planes,
            planes=count + self.color_planes,
        )


@cache
def feature_set(name: str) -> FeatureSet:
    """Return the feature set of this name.

    Raises
    ------
    SettingsError
        The name is unknown, or its planes don't add up to whole history steps.
    """
    if name == _STUDIO:
        return FeatureSet(
            name=name,
            history=1,
            advanced=True,
            liberties=True,
            sizes=True,
            moves=5,
            ladders=True,
            color_planes=1,
        )
    match = _NAME.fullmatch(_ALIASES.get(name, name))
    if match is None:
        raise SettingsError(
            f"unknown feature set {name!r}; known: {', '.join(KNOWN_SETS)}; "
            "the network may need a newer version of this program"
        )
    advanced, liberties, sizes = (part is not None for part in match.groups()[1:])
    return sai_feature_set(int(match[1]), advanced=advanced, liberties=liberties, sizes=sizes)


def sai_feature_set(planes: int, *, advanced: bool, liberties: bool, sizes: bool) -> FeatureSet:
    """Return the set with this number of planes and these groups, as SAI's network files imply it.

    An even number of planes means two color planes, an odd one a single plane of ones. Liberty and
    size planes exist for the current board only, so they come with a history of 1.

    Raises
    ------
    SettingsError
        The planes don't add up to whole history steps that a position remembers.
    """
    colors = 2 - planes % 2
    step = 2 + 2 * advanced + 4 * liberties + 4 * sizes
    history, rest = divmod(planes - colors, step)
    oldest = 1 if liberties or sizes else HISTORY - advanced
    if rest or not 1 <= history <= oldest:
        raise SettingsError(
            f"{planes} input planes with {step} planes per history step and {colors} color "
            f"plane(s) are no known feature set; known: {', '.join(KNOWN_SETS)}"
        )
    name = f"sai{planes}" + "-advanced" * advanced + "-liberties" * liberties + "-sizes" * sizes
    for alias, target in _ALIASES.items():
        name = alias if name == target else name
    return FeatureSet(
        name=name,
        history=history,
        advanced=advanced,
        liberties=liberties,
        sizes=sizes,
        color_planes=colors,
    )
