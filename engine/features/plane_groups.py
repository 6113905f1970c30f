"""Groups of input planes, the parts of every feature set: their names and what each plane shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

__all__ = ["ONE_HOT", "PlaneGroup", "PlaneLayout", "layout_of", "plane_names"]

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


def layout_of(groups: tuple[PlaneGroup, ...]) -> PlaneLayout:
    """Return the layout of a set that consists of these groups, in this order."""
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
        planes=planes,
    )


def plane_names(group: PlaneGroup) -> list[str]:
    """Return what each plane of a group shows, in plain English."""
    return _NAMES[group.kind](group.planes)


def _ago(text: str, boards: int) -> list[str]:
    """Return the names of planes of the current board and of earlier ones."""
    return [text, *(f"{text}, {_number(age, 'turn')} ago" for age in range(1, boards))]


def _number(count: int, noun: str, last: int = 0) -> str:
    """Return a count with its noun; the `last` one of a one-hot group stands for more, too."""
    if count > 1:
        noun = "liberties" if noun == "liberty" else f"{noun}s"
    return f"{count}{' or more' if count == last else ''} {noun}"


def _counts(before: str, noun: str, after: str = "") -> Callable[[int], list[str]]:
    """Return the function that names the planes of a one-hot group."""
    return lambda count: [f"{before}{_number(n, noun, count)}{after}" for n in range(1, count + 1)]


def _single(text: str) -> Callable[[int], list[str]]:
    """Return the function that names the plane of a group of one."""
    return lambda _: [text]


_NAMES: Final[dict[str, Callable[[int], list[str]]]] = {
    "stones": lambda count: [
        *_ago("own stones", count // 2),
        *_ago("opponent's stones", count // 2),
    ],
    "signed_stones": _single("own stones (1) and opponent's stones (-1)"),
    "empty": _single("empty points"),
    "illegal": lambda count: _ago("points without a legal move", count),
    "last_liberty": lambda count: _ago("legal moves next to a chain in atari", count),
    "few_liberties": lambda count: [
        f"stones with {'at most ' if n > 1 else ''}{_number(n, 'liberty')}"
        for n in range(1, count + 1)
    ],
    "large_chains": lambda count: [
        f"stones of chains of {2 * n} or more stones" for n in range(1, count + 1)
    ],
    "moves": lambda count: ["last move", *(f"move {n} turns ago" for n in range(2, count + 1))],
    "turns_since": _counts("stones played ", "turn", " ago"),
    "liberties": _counts("stones with ", "liberty"),
    "captures": _counts("moves that capture ", "stone"),
    "self_atari": _counts("moves that put ", "own stone", " in atari"),
    "liberties_after": _counts("moves whose chain then has ", "liberty"),
    "caught": _single("stones caught in a ladder"),
    "ladder_capture": _single("moves that catch stones in a ladder"),
    "ladder_escape": _single("moves that escape from a ladder"),
    "legal": _single("legal moves"),
    "sensible": _single("legal moves that don't fill an own eye"),
    "ko": _single("point where the ko may not be retaken"),
    "ones": _single("all ones"),
    "zeros": _single("all zeros"),
    "black_to_move": _single("all ones if Black is to move"),
    "white_to_move": _single("all ones if White is to move"),
}
