"""Named sets of input planes, which define the input of a network.

A set is a list of groups of planes (`engine.network.planes.plane_groups`), and its name says which:

- `agz17` and `agz18` are the eight boards of AlphaGo Zero with one or two color planes;
- `sai<planes>[-advanced][-liberties][-sizes]` are the sets of SAI, whose history length follows
  from the number of planes;
- `studio20` is our own set, for networks of every board size;
- `cross24` is the set of the cross-convolution network (Barratt et al., table 1, in its order;
  their figure 9 calls the stones with 4 liberties plane 17, which no order of the table gives);
- `alphago48` and `alphago49` are AlphaGo's for its policy and value networks (Silver et al., table
  of features), the second with the player's color;
- `multilabel50` is that of the multi-labelled value networks (Wu et al.): AlphaGo's, the ko point
  and the player's color;
- `board1` is the input of the small-board study (Zheng): one plane of 1, -1 and 0;
- SET+GROUP has the planes of a set and behind them those of a plug-in's group, or of several.

Where the papers leave a choice: a count that is one-hot in K planes has planes for 1 to K - 1 and
for K or more, and none for 0; turns since count for all stones on the board, those older than seven
turns and set-up stones in the last plane; legal means `may_play`, which ignores superko.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final

from engine.base.errors import SettingsError
from engine.base.plugins import Plugin
from engine.go.board import HISTORY
from engine.network.planes.plane_groups import (
    ONE_HOT,
    PLANE_GROUPS,
    PlaneGroup,
    PlaneLayout,
    PluginPlanes,
    layout_of,
    plane_names,
)

KNOWN_SETS: Final = (
    "agz17",
    "agz18",
    "sai17-advanced",
    "sai18-advanced",
    "sai7-liberties",
    "sai7-sizes",
    "sai13-advanced-liberties-sizes",
    "studio20",
    "cross24",
    "alphago48",
    "alphago49",
    "multilabel50",
    "board1",
)
"""Feature sets that networks use."""
VERSION: Final = 1  # increased when a name gets another meaning

_ALIASES: Final = {"agz17": "sai17", "agz18": "sai18"}
_NAME: Final = re.compile(r"sai(\d{1,3})(-advanced)?(-liberties)?(-sizes)?")
_THRESHOLDS: Final = 4  # planes of each group with at most, or at least, some number

_STUDIO: Final = (
    PlaneGroup("stones", 2),
    PlaneGroup("illegal"),
    PlaneGroup("last_liberty"),
    PlaneGroup("few_liberties", _THRESHOLDS),
    PlaneGroup("large_chains", _THRESHOLDS),
    PlaneGroup("moves", 5),
    PlaneGroup("caught"),
    PlaneGroup("ladder_capture"),
    PlaneGroup("ones"),
)
_CROSS: Final = (
    PlaneGroup("stones", 2),
    PlaneGroup("empty"),
    PlaneGroup("legal"),
    PlaneGroup("liberties_after", 4),
    PlaneGroup("turns_since", ONE_HOT),
    PlaneGroup("liberties", ONE_HOT),
)
_ALPHAGO: Final = (
    PlaneGroup("stones", 2),
    PlaneGroup("empty"),
    PlaneGroup("ones"),
    PlaneGroup("turns_since", ONE_HOT),
    PlaneGroup("liberties", ONE_HOT),
    PlaneGroup("captures", ONE_HOT),
    PlaneGroup("self_atari", ONE_HOT),
    PlaneGroup("liberties_after", ONE_HOT),
    PlaneGroup("ladder_capture"),
    PlaneGroup("ladder_escape"),
    PlaneGroup("sensible"),
    PlaneGroup("zeros"),
)
_BLACK: Final = PlaneGroup("black_to_move")
_NAMED: Final = {
    "studio20": _STUDIO,
    "cross24": _CROSS,
    "alphago48": _ALPHAGO,
    "alphago49": (*_ALPHAGO, _BLACK),
    "multilabel50": (*_ALPHAGO, PlaneGroup("ko"), _BLACK),
    "board1": (PlaneGroup("signed_stones"),),
}


@dataclass(frozen=True, kw_only=True)
class FeatureSet:
    """A set of input planes; "own" stones are those of the player to move."""

    name: str
    """Name of the set; see the module's docstring."""
    groups: tuple[PlaneGroup, ...]
    """Groups of planes in their order; each kind at most once."""
    more: tuple[PluginPlanes, ...] = ()
    """Groups of plug-ins, behind the others."""
    version: int = VERSION
    """Version of the name's meaning."""

    @property
    def planes(self) -> int:
        """Number of planes F."""
        return self.layout.planes

    @property
    def history(self) -> int:
        """Boards shown as planes of stones, the current one first [plies]."""
        return self.layout.boards

    @cached_property
    def layout(self) -> PlaneLayout:
        """The index of each group's first plane."""
        return layout_of(self.groups, sum(len(group.names) for group in self.more))

    @cached_property
    def plane_names(self) -> tuple[str, ...]:
        """What each plane shows, in plain English."""
        own = (name for group in self.groups for name in plane_names(group))
        return (*own, *(name for group in self.more for name in group.names))

    @property
    def plugins(self) -> tuple[Plugin, ...]:
        """The plug-ins whose groups it has."""
        origins = map(PLANE_GROUPS.origin, self.name.split("+")[1:])
        return tuple(origin for origin in origins if origin is not None)


@cache
def feature_set(name: str) -> FeatureSet:
    """Return the feature set of this name.

    Raises
    ------
    SettingsError
        The name is unknown, or its planes don't add up to whole history steps.
    """
    base, *more = name.split("+")
    if more:
        groups = tuple(PLANE_GROUPS.find(each, "group of planes") for each in more)
        return replace(feature_set(base), name=name, more=groups)
    if name in _NAMED:
        return FeatureSet(name=name, groups=_NAMED[name])
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
        of_sai = [name for name in KNOWN_SETS if name.startswith(("agz", "sai"))]
        raise SettingsError(
            f"{planes} input planes with {step} planes per history step and {colors} color "
            f"plane(s) are no known feature set; known: {', '.join(of_sai)}"
        )
    name = f"sai{planes}" + "-advanced" * advanced + "-liberties" * liberties + "-sizes" * sizes
    for alias, target in _ALIASES.items():
        name = alias if name == target else name
    groups = [PlaneGroup("stones", 2 * history)]
    if advanced:
        groups += [PlaneGroup("illegal", history), PlaneGroup("last_liberty", history)]
    if liberties:
        groups.append(PlaneGroup("few_liberties", _THRESHOLDS))
    if sizes:
        groups.append(PlaneGroup("large_chains", _THRESHOLDS))
    groups += [PlaneGroup("ones")] if colors == 1 else [_BLACK, PlaneGroup("white_to_move")]
    return FeatureSet(name=name, groups=tuple(groups))
