"""The papers' planes once more, from their texts: sgfmill's boards and plain Python, no kernels.

Points are sgfmill's (row, column), row 0 at the bottom. A count is one-hot: K planes show 1 to
K - 1, the last one K or more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from sgfmill.boards import Board

Point = tuple[int, int]
Points = Collection[Point]
OTHER = {"b": "w", "w": "b"}


@dataclass
class Scene:
    """A position with what of the game's past the planes show."""

    board: Board
    mover: str
    """"b" or "w"."""
    ko: Point | None = None
    """Point where the mover may not retake a ko."""
    turns: int = 0
    """Moves and passes so far."""
    played: dict[Point, int] = field(default_factory=dict)
    """Turn, counted from 1, at which the stone on a point was played; set-up stones lack it."""

    def play(self, point: Point | None) -> None:
        """Play a legal move, or pass."""
        self.turns += 1
        self.ko = None
        if point is not None:
            self.ko = self.board.play(*point, self.mover)
            self.played[point] = self.turns
            self.played = {there: turn for there, turn in self.played.items() if self.at(there)}
        self.mover = OTHER[self.mover]

    def at(self, point: Point) -> str | None:
        """The color at a point."""
        color: str | None = self.board.get(*point)
        return color


def recounted(scene: Scene) -> dict[str, NDArray[np.float32]]:
    """The planes of every set of the papers, by the set's name: float32[F, size, size]."""
    board, mover, side = scene.board, scene.mover, scene.board.side
    everywhere = [(row, column) for row in range(side) for column in range(side)]
    own = [point for point in everywhere if scene.at(point) == mover]
    other = [point for point in everywhere if scene.at(point) == OTHER[mover]]
    empty = [point for point in everywhere if scene.at(point) is None]
    stones = own + other
    after = {point: board_after(board, point, mover) for point in empty if point != scene.ko}
    legal = [point for point, then in after.items() if then.get(*point) == mover]
    turns = {point: scene.turns + 1 - scene.played.get(point, -99) for point in stones}
    liberties = {point: len(chain(board, point)[1]) for point in stones}
    captures = {p: sum(after[p].get(*stone) is None for stone in other) for p in legal}
    left = {p: chain(after[p], p) for p in legal}
    self_atari = {p: len(members) for p, (members, free) in left.items() if len(free) == 1}
    liberties_after = {p: len(free) for p, (_, free) in left.items()}
    sensible = [point for point in legal if not is_own_eye(board, point, mover)]
    capturing, escaping = ladder_moves(scene, own, other, legal)
    ones, zeros = everywhere, ()
    black = everywhere if mover == "b" else ()
    alphago = [
        *(own, other, empty),
        ones,
        *one_hot(turns, 8),
        *one_hot(liberties, 8),
        *one_hot(captures, 8),
        *one_hot(self_atari, 8),
        *one_hot(liberties_after, 8),
        capturing,
        escaping,
        sensible,
        zeros,
    ]
    ko = () if scene.ko is None else [scene.ko]
    cross = [
        *(own, other, empty),
        legal,
        *one_hot(liberties_after, 4),
        *one_hot(turns, 8),
        *one_hot(liberties, 8),
    ]
    return {
        "cross24": drawn(cross, side),
        "alphago48": drawn(alphago, side),
        "alphago49": drawn([*alphago, black], side),
        "multilabel50": drawn([*alphago, ko, black], side),
        "board1": drawn([own], side) - drawn([other], side),
    }


def drawn(planes: Iterable[Points], side: int) -> NDArray[np.float32]:
    """Sets of points as planes with row 0 at the top."""
    listed = list(planes)
    out = np.zeros((len(listed), side, side), np.float32)
    for plane, points in zip(out, listed, strict=True):
        for row, column in points:
            plane[side - 1 - row, column] = 1
    return out


def one_hot(counts: Mapping[Point, int], planes: int) -> list[Points]:
    """The points of every plane of a count."""
    return [
        [p for p, n in counts.items() if n == k or (n > k and k == planes)]
        for k in range(1, planes + 1)
    ]


def around(board: Board, point: Point) -> list[Point]:
    """The points next to a point."""
    row, column = point
    near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [(r, c) for r, c in near if 0 <= r < board.side and 0 <= c < board.side]


def chain(board: Board, point: Point) -> tuple[set[Point], set[Point]]:
    """The stones and the liberties of the chain at a point."""
    color = board.get(*point)
    members, liberties, todo = {point}, set(), [point]
    while todo:
        for near in around(board, todo.pop()):
            if board.get(*near) is None:
                liberties.add(near)
            elif board.get(*near) == color and near not in members:
                members.add(near)
                todo.append(near)
    return members, liberties


def board_after(board: Board, point: Point, color: str) -> Board:
    """The board after a move; the stone itself is missing after suicide."""
    then = board.copy()
    then.play(*point, color)
    return then


def is_own_eye(board: Board, point: Point, color: str) -> bool:
    """Whether a point is a true eye: own stones beside it, and enough of the diagonals not lost.

    In the middle one diagonal may be the enemy's, at the edge none.
    """
    if any(board.get(*near) != color for near in around(board, point)):
        return False
    row, column = point
    diagonals = [(row + down, column + right) for down in (1, -1) for right in (1, -1)]
    inside = [(r, c) for r, c in diagonals if 0 <= r < board.side and 0 <= c < board.side]
    lost = sum(board.get(*corner) == OTHER[color] for corner in inside)
    return lost <= (1 if len(inside) == 4 else 0)


def ladder_moves(
    scene: Scene, own: Points, other: Points, legal: Points
) -> tuple[set[Point], set[Point]]:
    """Legal moves that catch a chain of two liberties; that save an own chain in atari.

    A move that takes a ko catches if it does even when the ko is retaken at once.
    """
    board, mover = scene.board, scene.mover
    capturing, escaping = set(), set()
    for stone in other:
        members, liberties = chain(board, stone)
        if stone == min(members) and len(liberties) == 2:
            for move in liberties & set(legal):
                if is_caught(board_after(board, move, mover), stone):
                    capturing.add(move)
    for stone in own:
        members, liberties = chain(board, stone)
        if stone == min(members) and len(liberties) == 1:
            for move in rescues(board, stone) & set(legal):
                then = board_after(board, move, mover)
                if not falls(then, stone):
                    escaping.add(move)
    return capturing, escaping


def counterattacks(board: Board, stone: Point) -> set[Point]:
    """Where a chain's owner captures an attacker's chain in atari beside it."""
    moves: set[Point] = set()
    for near in {near for member in chain(board, stone)[0] for near in around(board, member)}:
        if board.get(*near) == OTHER[board.get(*stone)]:
            _, liberties = chain(board, near)
            if len(liberties) == 1:
                moves |= liberties
    return moves


def rescues(board: Board, stone: Point) -> set[Point]:
    """Where a chain's owner may defend it from capture."""
    return chain(board, stone)[1] | counterattacks(board, stone)


def attack_works(board: Board, stone: Point, move: Point) -> bool:
    """Whether a move of the attacker leads to the capture of a chain by ataris alone."""
    attacker = OTHER[board.get(*stone)]
    then = board.copy()
    ko = then.play(*move, attacker)
    if then.get(*move) is None or ko is not None:  # suicide; a ko has to be won first
        return False
    return is_caught(then, stone)


def is_caught(board: Board, stone: Point) -> bool:
    """Whether a chain is captured in a ladder although its owner moves first."""
    owner = board.get(*stone)
    _, liberties = chain(board, stone)
    if len(liberties) > 1:
        return False
    for move in sorted(rescues(board, stone)):
        then = board_after(board, move, owner)
        if then.get(*move) == owner and not falls(then, stone):
            return False
    return True


def falls(board: Board, stone: Point) -> bool:
    """Whether a chain is captured in a ladder, or at once, if the attacker moves first."""
    _, liberties = chain(board, stone)
    if len(liberties) != 2:
        return len(liberties) < 2
    if dies_by_double_ko(board, stone, liberties):
        return True
    return any(attack_works(board, stone, move) for move in sorted(liberties))


def dies_by_double_ko(board: Board, stone: Point, liberties: Points) -> bool:
    """Whether both liberties of a chain are kos that the attacker can take, and filling neither of
    them helps: its owner can win one of the kos only."""
    owner = board.get(*stone)
    for move in liberties:
        if board.copy().play(*move, OTHER[owner]) is None:
            return False
        filled = board_after(board, move, owner)
        if filled.get(*move) == owner and len(chain(filled, stone)[1]) > 2:
            return False
    return not counterattacks(board, stone)
