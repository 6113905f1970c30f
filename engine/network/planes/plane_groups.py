"""Groups of input planes, the parts of every feature set: their names and what each plane shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from numpy.typing import NDArray

from engine.base.plugins import Hook
from engine.base.translation import tr, tr_count

if TYPE_CHECKING:
    from engine.go.state import Position

ONE_HOT: Final = 8
"""Planes of most counts: one for each number from 1 to 7, and one for 8 or more."""


class PlaneGroup(NamedTuple):
    """Planes of one kind, side by side."""

    kind: str  # a field of `PlaneLayout`
    planes: int = 1  # how many


class PlaneLayout(NamedTuple):
    """Index of each group's first plane, for kernels; -1 if a set lacks the group.

    Unless a field says otherwise a plane holds ones and zeros. "Own" is the player to move.
    """

    stones: int = -1  # `boards` planes of own stones, the current board first, then the opponent's
    signed_stones: int = -1  # own stones 1, the opponent's -1
    empty: int = -1  # empty points
    illegal: int = -1  # per board: where the player to move then could not play, see `may_play`
    last_liberty: int = -1  # per board: legal moves next to a chain in atari
    few_liberties: int = -1  # 4 planes: stones of chains with at most 1, 2, 3, 4 liberties
    large_chains: int = -1  # 4 planes: stones of chains with at least 2, 4, 6, 8 stones
    moves: int = -1  # `move_planes` planes: the last moves, one plane each, the last one first
    turns_since: int = -1  # one-hot: turns since a stone was played
    liberties: int = -1  # one-hot: liberties of a stone's chain
    captures: int = -1  # one-hot, moves: opponent's stones that the move captures
    self_atari: int = -1  # one-hot, moves: stones of the move's chain if one liberty is left
    liberties_after: int = (
        -1
    )  # one-hot of `liberties_counted`, moves: liberties of the move's chain
    caught: int = -1  # stones caught in a ladder, see `planes._find_ladders`
    ladder_capture: int = -1  # moves that catch an opponent's chain of two liberties in a ladder
    ladder_escape: int = -1  # moves that save an own chain in atari from a ladder
    legal: int = -1  # legal moves, see `may_play`
    sensible: int = -1  # legal moves that don't fill a true eye of one's own
    ko: int = -1  # point where a simple ko may not be retaken
    ones: int = -1  # all ones, which shows the edge of the board
    zeros: int = -1  # all zeros
    black_to_move: int = -1  # all ones if Black is to move
    white_to_move: int = -1  # all ones if White is to move
    boards: int = 0  # boards shown [plies]
    move_planes: int = 0  # planes of `moves`
    liberties_counted: int = 0  # planes of `liberties_after`
    planes: int = 0  # number of all planes


class PluginPlanes(NamedTuple):
    """A group of planes that a plug-in adds; it comes after the program's own planes."""

    names: tuple[str, ...]
    """What each of the K planes shows."""
    fill: Callable[[Position], NDArray[Any]]
    """Returns the planes of a batch of positions, which have a leading axis B: signed numbers
    [B, K, N] from -128 to 127 in the order of the board's points, in the frame of the player to
    move (`positions.counters[:, TO_PLAY]`). The program turns them with the others."""


PLANE_GROUPS: Final[Hook[PluginPlanes]] = Hook()
"""Groups of plug-ins by name; the feature set `studio20+NAME` has one behind those of studio20."""


def layout_of(groups: tuple[PlaneGroup, ...], more: int = 0) -> PlaneLayout:
    """Return the layout of a set that consists of these groups, in this order, and more planes."""
    counts = {group.kind: group.planes for group in groups}
    first, planes = {}, 0
    for group in groups:
        first[group.kind] = planes
        planes += group.planes
    return PlaneLayout(
        **first,
        boards=counts.get("stones", 0) // 2,
        move_planes=counts.get("moves", 0),
        liberties_counted=counts.get("liberties_after", 0),
        planes=planes + more,
    )


def plane_names(group: PlaneGroup) -> list[str]:
    """Return what each plane of a group shows, in plain English."""
    return _NAMES[group.kind](group.planes)


def _ago(text: str, boards: int) -> list[str]:
    """Return the names of planes of the current board and of earlier ones."""
    return [
        text,
        *(
            tr_count(age, "{planes}, {n} turn ago", "{planes}, {n} turns ago", planes=text)
            for age in range(1, boards)
        ),
    ]


def _counted(name: Callable[[int], str], more: Callable[[int], str]) -> Callable[[int], list[str]]:
    """Return the function that names the planes of a one-hot group.

    The last plane of such a group stands for its count and more: `more` names it.
    """
    return lambda count: [*(name(n) for n in range(1, count)), more(count)]


def _single(text: str) -> Callable[[int], list[str]]:
    """Return the function that names the plane of a group of one."""
    return lambda _: [text]


def _few_liberties(count: int) -> list[str]:
    """Return the names of planes of chains with at most so many liberties."""
    more = (tr("stones with at most {n} liberties", n=n) for n in range(2, count + 1))
    return [tr("stones with 1 liberty"), *more]


_NAMES: Final[dict[str, Callable[[int], list[str]]]] = {
    "stones": lambda count: [
        *_ago(tr("own stones"), count // 2),
        *_ago(tr("opponent's stones"), count // 2),
    ],
    "signed_stones": _single(tr("own stones (1) and opponent's stones (-1)")),
    "empty": _single(tr("empty points")),
    "illegal": lambda count: _ago(tr("points without a legal move"), count),
    "last_liberty": lambda count: _ago(tr("legal moves next to a chain in atari"), count),
    "few_liberties": _few_liberties,
    "large_chains": lambda count: [
        tr("stones of chains of {n} or more stones", n=2 * n) for n in range(1, count + 1)
    ],
    "moves": lambda count: [
        tr("last move"),
        *(tr("move {n} turns ago", n=n) for n in range(2, count + 1)),
    ],
    "turns_since": _counted(
        lambda n: tr_count(n, "stones played {n} turn ago", "stones played {n} turns ago"),
        lambda n: tr_count(
            n, "stones played {n} or more turn ago", "stones played {n} or more turns ago"
        ),
    ),
    "liberties": _counted(
        lambda n: tr_count(n, "stones with {n} liberty", "stones with {n} liberties"),
        lambda n: tr_count(
            n, "stones with {n} or more liberty", "stones with {n} or more liberties"
        ),
    ),
    "captures": _counted(
        lambda n: tr_count(n, "moves that capture {n} stone", "moves that capture {n} stones"),
        lambda n: tr_count(
            n, "moves that capture {n} or more stone", "moves that capture {n} or more stones"
        ),
    ),
    "self_atari": _counted(
        lambda n: tr_count(
            n, "moves that put {n} own stone in atari", "moves that put {n} own stones in atari"
        ),
        lambda n: tr_count(
            n,
            "moves that put {n} or more own stone in atari",
            "moves that put {n} or more own stones in atari",
        ),
    ),
    "liberties_after": _counted(
        lambda n: tr_count(
            n,
            "moves whose chain then has {n} liberty",
            "moves whose chain then has {n} liberties",
        ),
        lambda n: tr_count(
            n,
            "moves whose chain then has {n} or more liberty",
            "moves whose chain then has {n} or more liberties",
        ),
    ),
    "caught": _single(tr("stones caught in a ladder")),
    "ladder_capture": _single(tr("moves that catch stones in a ladder")),
    "ladder_escape": _single(tr("moves that escape from a ladder")),
    "legal": _single(tr("legal moves")),
    "sensible": _single(tr("legal moves that don't fill an own eye")),
    "ko": _single(tr("point where the ko may not be retaken")),
    "ones": _single(tr("all ones")),
    "zeros": _single(tr("all zeros")),
    "black_to_move": _single(tr("all ones if Black is to move")),
    "white_to_move": _single(tr("all ones if White is to move")),
}
