"""Make KataGo's network inputs from a Position: the main phase of a game of alternating turns.

Turns are derived by comparing the boards that a position remembers. Two passes under territory
rules begin KataGo's first encore; moves after them are shown as the main phase again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go import state
from engine.go.board import EMPTY, NONE
from engine.go.position import past_stones, superko_bans
from engine.go.state import (
    BLACK_CAPTURED,
    HASHES,
    KO,
    PASSES,
    PAST,
    SIMPLE,
    SUPERKO,
    WHITE_CAPTURED,
    Position,
)
from engine.go.state import row as position_row
from engine.network.planes.board_chains import find_chains, past_ko
from engine.network.planes.v7 import (
    AREA_SUICIDE,
    BUTTON,
    ENCORE,
    KO_RULE,
    PASS_ENDS,
    SHOWN,
    SUICIDE,
    TAX,
    TERRITORY,
    TO_PLAY,
    V7Buffers,
    V7Scene,
    fill_v7_globals,
    fill_v7_planes,
)

_FIRST: Final = 1
_SECOND: Final = 2
_SEED: Final = np.uint64(0xD1B54A32D192ED03)
_MIX: Final = np.uint64(0xD6E8FEB86659FD93)
_SHIFT: Final = np.uint64(32)


class V7Rules(NamedTuple):
    """Rules that a Position doesn't store, as numbers for kernels."""

    territory: int = 0  # 1: territory and prisoners count, not area
    tax: int = 0  # 0 none, 1 eyes in seki, 2 two eyes of each group don't count
    friendly_pass: int = 0  # 1: a pass that would end the game is judged without history
    area_suicide: int = 0  # 1: areas are computed as if suicide were legal


@jit
def fill_v7_inputs(
    positions: Position,
    komi: NDArray[np.float32],
    rules: V7Rules,
    scene: V7Scene,
    buffers: V7Buffers,
    planes: NDArray[np.uint8],
    numbers: NDArray[np.float32],
) -> None:
    """Write the network inputs of a batch of positions; `scene` and `buffers` are scratch.

    Parameters
    ----------
    positions
        Arrays with a leading axis B.
    komi : float32[B]
        Points for White, handicap compensation included.
    planes : uint8[B, N, 22]
    numbers : float32[B, 19]
    """
    for b in range(komi.shape[0]):
        fill_v7_scene(position_row(positions, b), rules, buffers, scene)
        fill_v7_planes(scene, buffers, planes[b])
        fill_v7_globals(scene, komi[b], 0.0, numbers[b])


@jit
def turn_v7_planes(
    planes: NDArray[np.uint8],
    symmetry: NDArray[np.int8],
    table: NDArray[np.int16],
    out: NDArray[np.uint8],
) -> None:
    """Write planes (uint8[B, N, 22]) transformed by symmetries to `out`, of the same shape.

    `symmetry`, int8[B], is the code of each row; `table` is `symmetry_table(size)`, int16[8, A].
    """
    for b in range(symmetry.shape[0]):
        source, view = planes[b], table[symmetry[b]]
        for i in range(planes.shape[1]):
            for f in range(planes.shape[2]):
                out[b, i, f] = source[view[i], f]


@jit
def input_keys(
    planes: NDArray[np.uint8], numbers: NDArray[np.float32], out: NDArray[np.uint64]
) -> None:
    """Write a key of everything that the network sees to `out`, uint64[B].

    `planes` is uint8[B, N, 22], `numbers` is float32[B, 19].
    """
    bits = numbers.view(np.uint32)
    for b in range(out.shape[0]):
        key = _SEED
        for i in range(planes.shape[1]):
            word = np.uint64(0)
            for f in range(planes.shape[2]):
                word = (word << np.uint64(1)) | np.uint64(planes[b, i, f])
            key = ((key ^ (key >> _SHIFT)) * _MIX) ^ word
        for i in range(bits.shape[1]):
            key = ((key ^ (key >> _SHIFT)) * _MIX) ^ np.uint64(bits[b, i])
        key = (key ^ (key >> _SHIFT)) * _MIX
        out[b] = key ^ (key >> _SHIFT)


@jit
def fill_v7_scene(position: Position, rules: V7Rules, buffers: V7Buffers, scene: V7Scene) -> None:
    """Write all that the inputs show of a position to `scene`."""
    counters = position.counters
    facts = scene.facts
    points = position.stones.shape[0] - 1
    superko_bans(position, scene.banned)
    scene.blocked[:] = False
    territory = 0
    for point in range(points):
        territory += position.stones[point]
    territory += counters[BLACK_CAPTURED] - counters[WHITE_CAPTURED]
    # under territory rules a player's stones, on the board or captured, count as moves (or set-up)
    scene.bonus[0] = territory if rules.territory != 0 else 0.0
    facts[TO_PLAY] = counters[state.TO_PLAY]
    facts[KO_RULE] = counters[SUPERKO]
    facts[SUICIDE] = counters[state.SUICIDE]
    facts[AREA_SUICIDE] = counters[state.SUICIDE] != 0 or rules.area_suicide != 0
    facts[TERRITORY] = rules.territory
    facts[TAX] = rules.tax
    facts[ENCORE] = 0
    facts[BUTTON] = 0
    facts[PASS_ENDS] = counters[PASSES] >= 1 or _passed_here(position)
    shown = SHOWN
    if rules.territory != 0 and counters[PASSES] >= 2:  # KataGo plays on to settle life and death
        facts[ENCORE] = 1
        facts[PASS_ENDS] = 0
        shown = 0
        scene.banned[:] = False
    if rules.friendly_pass != 0 and rules.territory == 0 and counters[PASSES] == 1:
        facts[PASS_ENDS] = 0
        shown = 0
    _fill_turns(position, shown, buffers, scene)


@jit
def _passed_here(position: Position) -> bool:
    """Return whether the player to move passed on this board before, which ends simple-ko games."""
    counters, hashes = position.counters, position.hashes
    if counters[SUPERKO] != SIMPLE:
        return False
    last = counters[HASHES] - 1
    for i in range(last - _SECOND, -1, -_SECOND):
        if hashes[i] == hashes[last] and hashes[i + 1] == hashes[last]:
            return True
    return False


@jit
def _fill_turns(position: Position, shown: int, buffers: V7Buffers, scene: V7Scene) -> None:
    """Write the last turns and the boards before them."""
    points = position.stones.shape[0] - 1
    scene.moves[:] = NONE
    past_stones(position, 0, scene.boards[0, :points])
    scene.ko[0] = position.counters[KO]
    available = min(shown, position.counters[PAST])
    later, earlier = np.empty(points, np.int8), np.empty(points, np.int8)
    past_stones(position, 0, later)
    count = 0
    for i in range(available):
        past_stones(position, i + 1, earlier)
        scene.moves[i] = _turn_between(buffers.neighbor, earlier, later)
        count = i + 1
        later, earlier = earlier, later
        over = i + 1 < position.counters[PAST] and scene.moves[i] == points
        if over and past_stones(position, i + _SECOND, earlier):
            over = _turn_between(buffers.neighbor, earlier, later) == points
            if over:  # two passes ended the game: earlier turns are not shown
                break
    for age in range(_FIRST, 3):
        if age > count:
            for point in range(points):  # numba compiles 2.5 s longer for rows assigned at once
                scene.boards[age, point] = scene.boards[age - 1, point]
            scene.ko[age] = scene.ko[age - 1]
            continue
        past_stones(position, age, scene.boards[age, :points])
        scene.ko[age] = NONE
        if past_stones(position, age + 1, earlier):
            find_chains(buffers.neighbor, scene.boards[age], buffers.chains)
            scene.ko[age] = past_ko(scene.boards[age, :points], earlier, buffers.chains)


@jit
def _turn_between(
    neighbor: NDArray[np.int16], before: NDArray[np.int8], after: NDArray[np.int8]
) -> Any:
    """Return the move that leads from a board to the next one; N for a pass.

    Suicide leaves no stone: it was played on the last liberty of the stones that it removed.
    """
    points = neighbor.shape[0]
    removed = NONE
    for point in range(points):
        if before[point] != after[point]:
            if before[point] == EMPTY:
                return point
            removed = point
    if removed == NONE:
        return points
    for point in range(points):
        if before[point] != after[point]:
            for i in range(4):
                near = neighbor[point, i]
                if near < points and before[near] == EMPTY:
                    return near
    return points
