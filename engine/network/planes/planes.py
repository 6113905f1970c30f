"""Input planes: one small kernel per plane group, and one that fills a whole batch.

Only planes and network outputs depend on the player to move: stones are "own" and "other". Point i
of a plane shows board point `table[s, i]` of the symmetry s.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_lean
from engine.go.board import BLACK, EMPTY, HISTORY, NONE, WALL
from engine.go.ladders import (
    LadderBoard,
    is_caught,
    ladder_board,
    ladder_escapes,
    ladder_moves,
)
from engine.go.position import past_stones
from engine.go.state import KO, TO_PLAY, Position, row, take_rows
from engine.go.symmetry import symmetry_table
from engine.go.tactics import is_true_eye
from engine.network.planes.board_chains import (
    Chains,
    MoveEffects,
    find_chains,
    find_move_effects,
    may_play,
    new_chains,
    new_move_effects,
    past_ko,
)
from engine.network.planes.feature_set import FeatureSet
from engine.network.planes.plane_groups import ONE_HOT, PLANE_GROUPS, PlaneLayout

_THRESHOLDS: Final = 4  # planes of `few_liberties` and of `large_chains`
_CAUGHT: Final = 0  # row of `_Scratch.ladders`
_CATCHING: Final = 1
_ESCAPING: Final = 2


class _Target(NamedTuple):
    """Where the planes of a position go: `values[f * plane + i * point]` is point i of plane f."""

    values: NDArray[Any]
    order: NDArray[np.int16]  # [A] board point of each point of a plane
    plane: int  # distance of two planes
    point: int  # distance of two points
    one: Any  # 1 in the type of the values


class _Scratch(NamedTuple):
    """Arrays that hold what the planes of one position show; those not needed are empty."""

    board: NDArray[np.int8]  # [N + 1] WALL at N
    before: NDArray[np.int8]  # [N] an earlier board
    chains: Chains
    effects: MoveEffects
    ladder: LadderBoard
    ladders: NDArray[np.int16]  # [3, N] see `_find_ladders`
    moves: NDArray[np.int16]  # [N] moves of the ladder looked at
    numbers: NDArray[np.int16]  # [N] numbers of one group


def planes(
    features: FeatureSet, positions: Position, symmetry: NDArray[np.int8] | int = 0
) -> NDArray[np.float32]:
    """Return the input planes of a batch of positions, in the frame of the player to move.

    `positions` have a leading axis B; `symmetry`, int or int8[B], is the symmetry code of each row.
    The result is float32[B, F, size, size].
    """
    count, points = positions.stones.shape[0], positions.stones.shape[1] - 1
    size = round(points**0.5)
    layout = features.layout
    codes = np.zeros(count, np.int8) + np.asarray(symmetry, np.int8)
    bits = np.empty((count, layout.planes * points), np.int8)
    rows, table = np.arange(count, dtype=np.int32), symmetry_table(size)
    fill_planes(positions, rows, codes, table, layout, bits, np.int8(1), points, 1)
    fill_more_planes(features, positions, rows, codes, table, bits, points, 1)
    return bits.reshape(count, layout.planes, size, size).astype(np.float32)


def fill_more_planes(
    features: FeatureSet,
    positions: Position,
    rows: NDArray[np.integer],
    symmetry: NDArray[np.int8],
    table: NDArray[np.int16],
    out: NDArray[Any],
    plane_stride: int,
    point_stride: int,
) -> None:
    """Write the planes of plug-ins' groups, which `fill_planes` leaves 0; arguments as there."""
    if not features.more:
        return
    points = table.shape[1] - 1
    shown = take_rows(positions, rows.astype(np.intp))
    order = table[symmetry][:, None, :points].astype(np.intp)
    plane = features.layout.planes - sum(len(group.names) for group in features.more)
    for name, group in zip(features.name.split("+")[1:], features.more, strict=True):
        with PLANE_GROUPS.calls(name, "group of planes"):
            values = np.asarray(group.fill(shown))
        shape = (len(rows), len(group.names), points)
        PLANE_GROUPS.check_shape(name, "group of planes", shape, values)
        turned = np.take_along_axis(values, order, 2)
        for k in range(len(group.names)):
            places = (plane + k) * plane_stride + np.arange(points) * point_stride
            out[: len(rows), places] = turned[:, k]
        plane += len(group.names)


@jit
def fill_planes(
    positions: Position,
    rows: NDArray[np.int32],
    symmetry: NDArray[np.int8],
    table: NDArray[np.int16],
    layout: PlaneLayout,
    out: NDArray[Any],
    one: Any,
    plane_stride: int,
    point_stride: int,
) -> None:
    """Write the input planes of some rows of a batch of positions.

    Parameters
    ----------
    positions
        Arrays with a leading axis.
    rows : int32[B]
        Row of `positions` for each row of `out`.
    symmetry : int8[B]
        Symmetry code of each row of `out`.
    table : int16[8, A]
        `symmetry_table(size)`.
    out : signed number[at least B, F * N]
        Plane f, point i of a row is entry `f * plane_stride + i * point_stride`: (N, 1) gives
        [F, size, size], (1, F) gives [size, size, F].
    one
        1 in the type of `out`.
    """
    zero = one - one
    scratch = _new_scratch(positions.neighbor, layout)
    for b in range(rows.shape[0]):
        position = row(positions, rows[b])
        view = table[symmetry[b]]
        for i in range(layout.planes * view.shape[0] - layout.planes):
            out[b, i] = zero
        target = _Target(out[b], view, plane_stride, point_stride, one)
        _write_boards(position, layout, scratch, target)
        _write_moves(position, layout, scratch, target)
        _write_turns(position, layout, scratch, target)
        _write_constants(position, layout, target)


@jit
def _new_scratch(neighbor: NDArray[np.int16], layout: PlaneLayout) -> _Scratch:
    """Allocate what the groups of a layout need."""
    points = neighbor.shape[0]
    ladder_points = points if _shows_ladders(layout) else 0
    board = np.empty(points + 1, np.int8)
    board[points] = WALL
    return _Scratch(
        board=board,
        before=np.empty(points, np.int8),
        chains=new_chains(points),
        effects=new_move_effects(points if _shows_effects(layout) else 0),
        ladder=ladder_board(neighbor[:ladder_points]),
        ladders=np.empty((3, ladder_points), np.int16),
        moves=np.empty(ladder_points, np.int16),
        numbers=np.empty(points, np.int16),
    )


@jit_lean
def _write_boards(
    position: Position, layout: PlaneLayout, scratch: _Scratch, target: _Target
) -> None:
    """Write the planes of stones, also on earlier boards, and of their chains.

    The current board comes last: then `scratch` holds that board, with its chains if needed.
    """
    board, chains = scratch.board, scratch.chains
    points = board.shape[0] - 1
    mover = position.counters[TO_PLAY]
    for age in range(max(layout.boards, 1) - 1, -1, -1):
        if not past_stones(position, age, board[:points]):
            continue
        if layout.stones >= 0:
            own = layout.stones + age
            _write_stones(target, own, own + layout.boards, board, mover)
        if layout.illegal < 0 and (age > 0 or not _shows_chains(layout)):
            continue
        find_chains(position.neighbor, board, chains)
        if layout.illegal >= 0:
            ko = position.counters[KO]
            if age > 0:
                has_before = past_stones(position, age + 1, scratch.before)
                ko = past_ko(board, scratch.before, chains) if has_before else NONE
            color = mover if age % 2 == 0 else -mover
            _write_legality(
                target,
                layout.illegal + age,
                layout.last_liberty + age,
                position.neighbor,
                board,
                chains,
                color,
                ko,
            )
    if layout.signed_stones >= 0:
        for i in range(points):
            at = layout.signed_stones * target.plane + i * target.point
            color = board[target.order[i]]
            if color == mover:
                target.values[at] = target.one
            elif color == -mover:
                target.values[at] = -target.one
    if layout.empty >= 0:
        for i in range(points):
            if board[target.order[i]] == EMPTY:
                target.values[layout.empty * target.plane + i * target.point] = target.one
    for k in range(_THRESHOLDS):
        if layout.few_liberties >= 0:
            _write_chains(
                target, layout.few_liberties + k, board, chains, chains.liberties, 0, k + 1
            )
        if layout.large_chains >= 0:
            _write_chains(
                target, layout.large_chains + k, board, chains, chains.sizes, 2 * k + 2, points
            )
    if layout.liberties >= 0:
        for point in range(points):
            stone = board[point] != EMPTY
            scratch.numbers[point] = chains.liberties[chains.head[point]] if stone else 0
        _write_one_hot(target, layout.liberties, ONE_HOT, scratch.numbers)


@jit_lean
def _shows_chains(layout: PlaneLayout) -> bool:
    """Return whether a set has a group made of the current board's chains."""
    stones = max(layout.few_liberties, layout.large_chains, layout.liberties)
    return stones >= 0 or _shows_ladders(layout) or _shows_effects(layout)


@jit_lean
def _shows_ladders(layout: PlaneLayout) -> bool:
    """Return whether a set has a group made of ladders."""
    return max(layout.caught, layout.ladder_capture, layout.ladder_escape) >= 0


@jit_lean
def _shows_effects(layout: PlaneLayout) -> bool:
    """Return whether a set has a group made of `MoveEffects`."""
    moves = max(layout.captures, layout.self_atari, layout.liberties_after)
    return max(moves, layout.legal, layout.sensible) >= 0


@jit_lean
def _write_moves(
    position: Position, layout: PlaneLayout, scratch: _Scratch, target: _Target
) -> None:
    """Write the planes of the moves that can be played now, and of ladders."""
    board, effects = scratch.board, scratch.effects
    mover, ko = position.counters[TO_PLAY], position.counters[KO]
    if _shows_effects(layout):
        find_move_effects(position.neighbor, board, scratch.chains, mover, ko, effects)
        if layout.legal >= 0:
            _write_one_hot(target, layout.legal, 1, effects.legal)
        if layout.captures >= 0:
            _write_one_hot(target, layout.captures, ONE_HOT, effects.captures)
        if layout.self_atari >= 0:
            _write_one_hot(target, layout.self_atari, ONE_HOT, effects.self_atari)
        if layout.liberties_after >= 0:
            _write_one_hot(
                target, layout.liberties_after, layout.liberties_counted, effects.liberties
            )
        if layout.sensible >= 0:
            for point in range(effects.legal.shape[0]):
                fills_eye = effects.legal[point] != 0 and is_true_eye(position, point, mover)
                scratch.numbers[point] = 0 if fills_eye else effects.legal[point]
            _write_one_hot(target, layout.sensible, 1, scratch.numbers)
    if _shows_ladders(layout):
        _find_ladders(ko, mover, layout, scratch)
        if layout.caught >= 0:
            _write_one_hot(target, layout.caught, 1, scratch.ladders[_CAUGHT])
        if layout.ladder_capture >= 0:
            _write_one_hot(target, layout.ladder_capture, 1, scratch.ladders[_CATCHING])
        if layout.ladder_escape >= 0:
            _write_one_hot(target, layout.ladder_escape, 1, scratch.ladders[_ESCAPING])
    if layout.ko >= 0 and ko != NONE:
        for i in range(board.shape[0] - 1):
            if target.order[i] == ko:
                target.values[layout.ko * target.plane + i * target.point] = target.one


@jit_lean
def _write_turns(
    position: Position, layout: PlaneLayout, scratch: _Scratch, target: _Target
) -> None:
    """Write the planes of the last moves; `scratch.board` is the current board and changes."""
    board, before, numbers = scratch.board, scratch.before, scratch.numbers
    points = before.shape[0]
    if layout.turns_since >= 0:
        numbers[:] = 0
        for age in range(1, HISTORY):
            if not past_stones(position, age, before):
                break
            for point in range(points):
                if numbers[point] == 0 and board[point] != EMPTY and before[point] == EMPTY:
                    numbers[point] = age
        for point in range(points):
            if numbers[point] == 0 and board[point] != EMPTY:
                numbers[point] = ONE_HOT
        _write_one_hot(target, layout.turns_since, ONE_HOT, numbers)
    for age in range(layout.move_planes):
        if not past_stones(position, age + 1, before):
            break
        for point in range(points):
            numbers[point] = board[point] != EMPTY and before[point] == EMPTY
            board[point] = before[point]
        _write_one_hot(target, layout.moves + age, 1, numbers)


@jit_lean
def _write_constants(position: Position, layout: PlaneLayout, target: _Target) -> None:
    """Write the planes that are the same at all points."""
    black = position.counters[TO_PLAY] == BLACK
    for plane in (
        layout.ones,
        layout.black_to_move if black else NONE,
        NONE if black else layout.white_to_move,
    ):
        if plane >= 0:
            for i in range(position.neighbor.shape[0]):
                target.values[plane * target.plane + i * target.point] = target.one


@jit_lean
def _write_stones(
    target: _Target, own: int, other: int, board: NDArray[np.int8], mover: int
) -> None:
    """Write 2 planes: stones of the current player to move, and of the opponent."""
    for i in range(board.shape[0] - 1):
        color = board[target.order[i]]
        if color == mover:
            target.values[own * target.plane + i * target.point] = target.one
        elif color == -mover:
            target.values[other * target.plane + i * target.point] = target.one


@jit_lean
def _write_chains(
    target: _Target,
    plane: int,
    board: NDArray[np.int8],
    chains: Chains,
    count: NDArray[np.int16],
    least: int,
    most: int,
) -> None:
    """Write 1 plane: stones of chains with a count (liberties or stones) in a range."""
    for i in range(board.shape[0] - 1):
        point = target.order[i]
        if board[point] != EMPTY and least <= count[chains.head[point]] <= most:
            target.values[plane * target.plane + i * target.point] = target.one


@jit_lean
def _write_one_hot(target: _Target, first: int, width: int, numbers: NDArray[np.int16]) -> None:
    """Write `width` planes: points with the number 1, 2, ... and, in the last one, all above."""
    for i in range(numbers.shape[0]):
        number = min(numbers[target.order[i]], width)
        if number > 0:
            plane = first + number - 1
            target.values[plane * target.plane + i * target.point] = target.one


@jit_lean
def _find_ladders(ko: int, mover: int, layout: PlaneLayout, scratch: _Scratch) -> None:
    """Mark stones caught in a ladder, moves that catch, and moves that escape from a ladder.

    Chains with one liberty are caught if running doesn't help, those with two if the opponent
    catches them by moving first. Moves are those of `mover`.
    """
    board, chains, ladder = scratch.board, scratch.chains, scratch.ladder
    ladders, moves = scratch.ladders, scratch.moves
    ladders[:] = 0
    points = board.shape[0] - 1
    for point in range(points):
        if board[point] == EMPTY or chains.head[point] != point:
            continue
        caught = False
        own = board[point] == mover
        if chains.liberties[point] == 1:
            if layout.caught >= 0:
                caught = is_caught(board, point, ladder)
            if own and layout.ladder_escape >= 0:
                for k in range(ladder_escapes(board, ko, point, ladder, moves)):
                    ladders[_ESCAPING, moves[k]] = 1
        elif chains.liberties[point] == 2 and (layout.caught >= 0 or not own):
            count = ladder_moves(board, ko, point, ladder, moves)
            caught = count > 0
            if not own:
                for k in range(count):
                    ladders[_CATCHING, moves[k]] = 1
        if caught:
            for stone in range(point, points):
                if chains.head[stone] == point:
                    ladders[_CAUGHT, stone] = 1


@jit_lean
def _write_legality(
    target: _Target,
    illegal: int,
    last_liberty: int,
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    color: int,
    ko: int,
) -> None:
    """Write 2 planes: points where `color` may not play; legal moves next to a chain in atari."""
    for i in range(neighbor.shape[0]):
        point = target.order[i]
        legal, atari = may_play(neighbor, board, chains, point, color, ko)
        if not legal:
            target.values[illegal * target.plane + i * target.point] = target.one
        elif atari:
            target.values[last_liberty * target.plane + i * target.point] = target.one
