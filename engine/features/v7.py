"""KataGo's seventh set of inputs: 22 planes and 19 numbers, for the player to move.

A `V7Scene` is all that they show of a position; `engine.features.v7_scene` makes it of a Position,
`engine.features.v7_game` of a whole game with KataGo's own phases. Planes don't depend on the
komi: it is in the numbers only.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.features.planes import Chains, find_chains
from engine.go.board import EMPTY, NONE, WALL, board_tables
from engine.go.ladders import LadderBoard, is_caught, ladder_board, ladder_moves
from engine.go.life import LifeRoom, alive_areas, independent_areas, life_room
from engine.go.state import POSITIONAL, SIMPLE

__all__ = [
    "GLOBALS",
    "PLANES",
    "V7Room",
    "V7Scene",
    "empty_scene",
    "fill_v7_globals",
    "fill_v7_planes",
    "v7_room",
]

PLANES: Final = 22
GLOBALS: Final = 19
SHOWN: Final = 5
"""Turns shown."""

TO_PLAY: Final = 0
"""Fact: color of the player to move."""
KO_RULE: Final = 1
"""Fact: SIMPLE, POSITIONAL or SITUATIONAL."""
SUICIDE: Final = 2
"""Fact: whether suicide of several stones is legal."""
AREA_SUICIDE: Final = 3
"""Fact: whether areas are counted as if it were."""
TERRITORY: Final = 4
"""Fact: whether territory is counted."""
TAX: Final = 5
"""Fact: what eyes don't count: 0 none, 1 those in seki, 2 two of each group."""
ENCORE: Final = 6
"""Fact: 0 before two passes, then 1 and 2 (territory only)."""
PASS_ENDS: Final = 7
"""Fact: whether a pass now would end the phase, and that is not to be hidden."""
BUTTON: Final = 8
"""Fact: whether the button is still to be taken."""
FACTS: Final = 9


class V7Scene(NamedTuple):
    """What the inputs show of one position."""

    boards: NDArray[np.int8]  # [3, N + 1] now, one and two turns ago as far as shown; WALL at N
    ko: NDArray[np.int16]  # [3] simple-ko point of each, or NONE
    banned: NDArray[np.bool_]  # [N] superko; in an encore: where a ko may not be retaken
    blocked: NDArray[np.bool_]  # [N] in an encore: stones that may not be retaken
    moves: NDArray[np.int16]  # [5] last turns, latest first: point, N = pass, NONE = not shown
    start: NDArray[np.int8]  # [N] in the second encore: stones at its start
    facts: NDArray[np.int32]  # [9] see TO_PLAY, KO_RULE, ...
    bonus: NDArray[np.float64]  # [1] points for White besides komi, handicap compensation included


class V7Room(NamedTuple):
    """Tables and scratch of one board size."""

    neighbor: NDArray[np.int16]  # [N, 4]
    ladder: LadderBoard
    chains: Chains
    life: LifeRoom
    areas: NDArray[np.int8]  # [N]
    independent: NDArray[np.int8]  # [N]
    moves: NDArray[np.int16]  # [2]


def v7_room(size: int) -> V7Room:
    """Tables and scratch for boards of this size."""
    points = size * size
    neighbor = board_tables(size).neighbor
    return V7Room(
        neighbor=neighbor,
        ladder=ladder_board(neighbor),
        chains=Chains(*(np.empty(points, np.int16) for _ in range(5))),
        life=life_room(points),
        areas=np.empty(points, np.int8),
        independent=np.empty(points, np.int8),
        moves=np.empty(2, np.int16),
    )


def empty_scene(size: int) -> V7Scene:
    """An empty board with Black to move."""
    points = size * size
    scene = V7Scene(
        boards=np.zeros((3, points + 1), np.int8),
        ko=np.full(3, NONE, np.int16),
        banned=np.zeros(points, np.bool_),
        blocked=np.zeros(points, np.bool_),
        moves=np.full(SHOWN, NONE, np.int16),
        start=np.zeros(points, np.int8),
        facts=np.zeros(FACTS, np.int32),
        bonus=np.zeros(1),
    )
    scene.boards[:, points] = WALL
    scene.facts[TO_PLAY] = 1
    return scene


@jit
def fill_v7_planes(scene: V7Scene, room: V7Room, out: NDArray[np.uint8]) -> None:
    """Write the planes of a position as it stands on the board.

    Parameters
    ----------
    out : uint8[N, 22]
        Written in full with zeros and ones.
    """
    points = out.shape[0]
    now = scene.boards[0]
    mover = scene.facts[TO_PLAY]
    out[:] = 0
    for age in range(2, -1, -1):  # the board now at last: its chains are needed further on
        _mark_ladders(scene, room, age, out)
    for point in range(points):
        color = now[point]
        out[point, 0] = 1
        if color != EMPTY:
            out[point, 1 if color == mover else 2] = 1
            free = room.chains.liberties[room.chains.head[point]]
            if 1 <= free <= 3:
                out[point, 2 + free] = 1
        out[point, 6] = scene.banned[point]
        out[point, 7] = scene.blocked[point]
    if scene.ko[0] != NONE:
        out[scene.ko[0], 6] = 1
    for i in range(SHOWN):
        if 0 <= scene.moves[i] < points:
            out[scene.moves[i], 9 + i] = 1
    _mark_areas(scene, room, out)
    if scene.facts[ENCORE] == 2:
        for point in range(points):
            if scene.start[point] != EMPTY:
                out[point, 20 if scene.start[point] == mover else 21] = 1


@jit
def _mark_ladders(scene: V7Scene, room: V7Room, age: int, out: NDArray[np.uint8]) -> None:
    """1 plane of chains in a ladder; on the board now also the moves that catch the enemy's."""
    points = out.shape[0]
    board = scene.boards[age]
    chains = room.chains
    enemy = -scene.facts[TO_PLAY]
    find_chains(room.neighbor, board, chains)
    for head in range(points):
        if board[head] == EMPTY or chains.head[head] != head:
            continue
        caught = False
        if chains.liberties[head] == 1:
            caught = is_caught(board, head, room.ladder)
        elif chains.liberties[head] == 2:
            count = ladder_moves(board, scene.ko[age], head, room.ladder, room.moves)
            caught = count > 0
            if age == 0 and board[head] == enemy:
                for k in range(count):
                    out[room.moves[k], 17] = 1
        if caught:
            for point in range(head, points):
                if chains.head[point] == head:
                    out[point, 14 + age] = 1


@jit
def _mark_areas(scene: V7Scene, room: V7Room, out: NDArray[np.uint8]) -> None:
    """2 planes: areas of the player to move and of the other side, as the rules count them.

    `room.chains` are those of the board now.
    """
    facts, now, areas = scene.facts, scene.boards[0], room.areas
    territory, taxed = facts[TERRITORY] != 0, facts[TAX] != 0
    if territory and facts[ENCORE] < 2:
        return
    suicide = facts[AREA_SUICIDE] != 0
    alive_areas(room.neighbor, now, room.chains.head, suicide, room.life, areas)
    if territory or taxed:
        chains, independent = room.chains, room.independent
        independent_areas(
            room.neighbor, now, chains.head, chains.liberties, areas, room.life, independent
        )
    for point in range(out.shape[0]):
        owner = areas[point]
        if territory or taxed:
            owner = room.independent[point]
            if owner == 0 and not territory and now[point] == areas[point]:
                owner = areas[point]
            if owner == 0 and territory and not taxed and now[point] != areas[point]:
                owner = areas[point]
            if owner == 0 and territory and now[point] == scene.start[point]:
                owner = now[point]
        if owner != 0:
            out[point, 18 if owner == facts[TO_PLAY] else 19] = 1


@jit
def fill_v7_globals(
    scene: V7Scene, komi: float, advantage: float, out: NDArray[np.float32]
) -> None:
    """Write the numbers.

    Parameters
    ----------
    komi
        Points for White [points].
    advantage
        By how many doublings of the playouts the player to move is to be thought stronger.
    out : float32[19]
        Written in full.
    """
    facts = scene.facts
    points = scene.banned.shape[0]
    out[:] = 0.0
    for i in range(SHOWN):
        out[i] = scene.moves[i] == points
    if facts[KO_RULE] != SIMPLE:
        out[6] = 1.0
        out[7] = 0.5 if facts[KO_RULE] == POSITIONAL else -0.5
    out[8] = facts[SUICIDE] != 0
    out[9] = facts[TERRITORY] != 0
    out[10] = facts[TAX] >= 1
    out[11] = facts[TAX] == 2
    out[12] = facts[ENCORE] >= 1
    out[13] = facts[ENCORE] == 2
    out[14] = facts[PASS_ENDS] != 0
    if advantage != 0.0:
        out[15] = 1.0
        out[16] = 0.5 * advantage
    out[17] = facts[BUTTON] != 0
    fill_komi(scene, komi, out)


@jit
def fill_komi(scene: V7Scene, komi: float, out: NDArray[np.float32]) -> None:
    """Write the two numbers that depend on the komi; see `fill_v7_globals`.

    Notes
    -----
    With area scoring results have the parity of the board, so komi matters in steps: the last
    number is a triangular wave of period 2 that is 0 at the komi where a draw is possible.
    """
    points = scene.banned.shape[0]
    own = -scene.facts[TO_PLAY] * (komi + scene.bonus[0])
    own = min(max(own, -points - 20.0), points + 20.0)
    out[5] = own / 20.0
    out[18] = 0.0
    if scene.facts[TERRITORY] == 0 or scene.facts[ENCORE] == 2:
        parity = points % 2
        above = own - (2.0 * math.floor((own - parity) / 2.0) + parity)
        if above < 0.5:
            out[18] = above
        elif above < 1.5:
            out[18] = 1.0 - above
        else:
            out[18] = above - 2.0
