"""Version 7 of KataGo's network inputs: 22 planes and 19 numbers, for the player to move.

A `V7Scene` holds all that the inputs show of a position: `engine.network.planes.v7_scene` makes it
from a Position, `engine.network.planes.v7_game` from a whole game with KataGo's own phases. The
komi affects the numbers only, not the planes.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.base.translation import tr
from engine.go.board import EMPTY, NONE, WALL, board_tables
from engine.go.ladders import LadderBoard, is_caught, ladder_board, ladder_moves
from engine.go.life import LifeBuffers, alive_areas, independent_areas, life_buffers
from engine.go.state import POSITIONAL, SIMPLE
from engine.network.planes.board_chains import Chains, find_chains

PLANES: Final = 22
GLOBALS: Final = 19
SHOWN: Final = 5  # number of last turns shown
_AGES: Final = (
    tr("last move"),
    *(tr("move {turns} turns ago", turns=turns) for turns in range(2, SHOWN + 1)),
)
_PASSES: Final = (
    tr("last move"),
    *(tr("{turns} turns ago", turns=turns) for turns in range(2, SHOWN + 1)),
)

PLANE_NAMES: Final = (
    *(tr("all ones"), tr("own stones"), tr("opponent's stones")),
    *(tr("stones with 1 liberty"), tr("stones with 2 liberties"), tr("stones with 3 liberties")),
    *(tr("points forbidden by ko or superko"), tr("stones that an encore's ko rule protects")),
    tr("all zeros"),
    *_AGES,
    tr("stones caught in a ladder"),
    *(tr("stones caught in a ladder, 1 turn ago"), tr("stones caught in a ladder, 2 turns ago")),
    *(tr("moves that catch stones in a ladder"), tr("own area"), tr("opponent's area")),
    *(tr("own stones at the start of the second encore"),),
    tr("opponent's stones at the start of the second encore"),
)
"""What each plane shows."""
GLOBAL_NAMES: Final = (
    *(tr("pass, {age}", age=age) for age in _PASSES),
    tr("komi for the player to move, in 20 points"),
    *(
        tr("superko"),
        tr("positional (0.5) or situational (-0.5) superko"),
        tr("suicide"),
        tr("territory"),
    ),
    *(tr("tax on eyes in seki"), tr("tax on all groups"), tr("encore"), tr("second encore")),
    *(
        tr("a pass would end the phase"),
        tr("unequal playouts"),
        tr("half their doublings"),
        tr("button"),
    ),
    tr("parity of the komi"),
)
"""What each number shows."""

TO_PLAY: Final = 0  # fact: color of the player to move
KO_RULE: Final = 1  # fact: SIMPLE, POSITIONAL or SITUATIONAL
SUICIDE: Final = 2  # fact: whether suicide of several stones is legal
AREA_SUICIDE: Final = 3  # fact: whether areas are computed as if suicide were legal
TERRITORY: Final = 4  # fact: whether territory is counted
TAX: Final = 5  # fact: eyes that don't count: 0 none, 1 those in seki, 2 also two of each group
ENCORE: Final = 6  # fact: 0 before two passes, then 1 and 2 (territory only)
PASS_ENDS: Final = 7  # fact: whether a pass now would end the phase (0 if that is to be hidden)
BUTTON: Final = 8  # fact: whether the button is still available
FACTS: Final = 9


class V7Scene(NamedTuple):
    """All that the inputs show of one position."""

    boards: NDArray[np.int8]  # [3, N + 1] current, one and two turns ago if shown; WALL at N
    ko: NDArray[np.int16]  # [3] simple-ko point of each board, or NONE
    banned: NDArray[np.bool_]  # [N] superko bans; in an encore: points where no ko may be retaken
    blocked: NDArray[np.bool_]  # [N] in an encore: stones that may not be retaken
    moves: NDArray[np.int16]  # [5] last turns, latest first: point, N = pass, NONE = not shown
    start: NDArray[np.int8]  # [N] in the second encore: stones at its start
    facts: NDArray[np.int32]  # [9] see TO_PLAY, KO_RULE, ...
    bonus: NDArray[np.float64]  # [1] points for White besides komi, handicap compensation included


class V7Buffers(NamedTuple):
    """Tables and scratch arrays for one board size."""

    neighbor: NDArray[np.int16]  # [N, 4]
    ladder: LadderBoard
    chains: Chains
    life: LifeBuffers
    areas: NDArray[np.int8]  # [N]
    independent: NDArray[np.int8]  # [N]
    moves: NDArray[np.int16]  # [2]


def v7_buffers(size: int) -> V7Buffers:
    """Return tables and scratch arrays for boards of this size."""
    points = size * size
    neighbor = board_tables(size).neighbor
    return V7Buffers(
        neighbor=neighbor,
        ladder=ladder_board(neighbor),
        chains=Chains(*(np.empty(points, np.int16) for _ in range(5))),
        life=life_buffers(points),
        areas=np.empty(points, np.int8),
        independent=np.empty(points, np.int8),
        moves=np.empty(2, np.int16),
    )


def empty_scene(size: int) -> V7Scene:
    """Return the scene of an empty board with Black to move."""
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
def fill_v7_planes(scene: V7Scene, buffers: V7Buffers, out: NDArray[np.uint8]) -> None:
    """Write the planes of a position to `out`, uint8[N, 22], in full with zeros and ones."""
    points = out.shape[0]
    now = scene.boards[0]
    mover = scene.facts[TO_PLAY]
    out[:] = 0
    for age in range(2, -1, -1):  # the current board last: its chains are needed below
        _mark_ladders(scene, buffers, age, out)
    for point in range(points):
        color = now[point]
        out[point, 0] = 1
        if color != EMPTY:
            out[point, 1 if color == mover else 2] = 1
            free = buffers.chains.liberties[buffers.chains.head[point]]
            if 1 <= free <= 3:
                out[point, 2 + free] = 1
        out[point, 6] = scene.banned[point]
        out[point, 7] = scene.blocked[point]
    if scene.ko[0] != NONE:
        out[scene.ko[0], 6] = 1
    for i in range(SHOWN):
        if 0 <= scene.moves[i] < points:
            out[scene.moves[i], 9 + i] = 1
    _mark_areas(scene, buffers, out)
    if scene.facts[ENCORE] == 2:
        for point in range(points):
            if scene.start[point] != EMPTY:
                out[point, 20 if scene.start[point] == mover else 21] = 1


@jit
def _mark_ladders(scene: V7Scene, buffers: V7Buffers, age: int, out: NDArray[np.uint8]) -> None:
    """Write 1 plane of chains in a ladder; for the current board also moves that catch enemies."""
    points = out.shape[0]
    board = scene.boards[age]
    chains = buffers.chains
    enemy = -scene.facts[TO_PLAY]
    find_chains(buffers.neighbor, board, chains)
    for head in range(points):
        if board[head] == EMPTY or chains.head[head] != head:
            continue
        caught = False
        if chains.liberties[head] == 1:
            caught = is_caught(board, head, buffers.ladder)
        elif chains.liberties[head] == 2:
            count = ladder_moves(board, scene.ko[age], head, buffers.ladder, buffers.moves)
            caught = count > 0
            if age == 0 and board[head] == enemy:
                for k in range(count):
                    out[buffers.moves[k], 17] = 1
        if caught:
            for point in range(head, points):
                if chains.head[point] == head:
                    out[point, 14 + age] = 1


@jit
def _mark_areas(scene: V7Scene, buffers: V7Buffers, out: NDArray[np.uint8]) -> None:
    """Write 2 planes: areas of the player to move and of the opponent, as the rules count them.

    `buffers.chains` must be those of the current board.
    """
    facts, now, areas = scene.facts, scene.boards[0], buffers.areas
    territory, taxed = facts[TERRITORY] != 0, facts[TAX] != 0
    if territory and facts[ENCORE] < 2:
        return
    suicide = facts[AREA_SUICIDE] != 0
    alive_areas(buffers.neighbor, now, buffers.chains.head, suicide, buffers.life, areas)
    if territory or taxed:
        chains, independent = buffers.chains, buffers.independent
        independent_areas(
            buffers.neighbor, now, chains.head, chains.liberties, areas, buffers.life, independent
        )
    for point in range(out.shape[0]):
        owner = areas[point]
        if territory or taxed:
            owner = buffers.independent[point]
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
    """Write the numbers to `out`, float32[19], in full.

    `komi` are points for White; `advantage` is the assumed advantage of the player to move
    [doublings of the number of playouts].
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
