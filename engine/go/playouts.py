"""Random legal games: fast rollouts, and the speed test of the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import EMPTY, NONE
from engine.go.chains import adjacent, key_after, press, record_entry, release, settle
from engine.go.position import entry_now, turn_key
from engine.go.state import (
    KO,
    PASSES,
    PAST,
    PLY,
    TO_PLAY,
    Number,
    Position,
    clone,
    copy_position,
    empty_position,
)
from engine.go.tactics import is_true_eye

_LEFT: Final = np.uint64(13)
_RIGHT: Final = np.uint64(7)
_LEFT_AGAIN: Final = np.uint64(17)
_HALF: Final = np.uint64(32)
_SHARE: Final = np.uint64(11)
_SHARE_STEP: Final = 2.0**-53


class RolloutScratch(NamedTuple):
    """Scratch arrays of random games."""

    empties: NDArray[np.int16]  # [N]
    listed: NDArray[np.bool_]  # [N]
    random: NDArray[np.uint64]  # [1]


def rollout_scratch(points: int, seed: int) -> RolloutScratch:
    """Allocate the scratch arrays of random games on boards of `points` points."""
    return RolloutScratch(
        np.empty(points, np.int16), np.empty(points, np.bool_), random_state(seed)
    )


def random_state(seed: int) -> NDArray[np.uint64]:
    """Return a state uint64[1] for the random numbers of playouts."""
    return np.random.default_rng(seed).integers(1, 2**63, 1, np.uint64)


@jit_inline
def draw(random: NDArray[np.uint64], count: Number) -> np.uint64:
    """Return a random number from 0 to count - 1, all equally likely.

    Xorshift generator: G. Marsaglia, Journal of Statistical Software 8 (2003), 64-bit triple
    (13, 7, 17); its upper half is scaled to the range.
    """
    return np.uint64(((_next(random) >> _HALF) * np.uint64(count)) >> _HALF)


@jit_inline
def draw_share(random: NDArray[np.uint64]) -> float:
    """Return a random number from 0 to less than 1, in steps of 2^-53."""
    return float(_next(random) >> _SHARE) * _SHARE_STEP


@jit_inline
def _next(random: NDArray[np.uint64]) -> np.uint64:
    """Return the next state of the generator, see `draw`."""
    state = random[0]
    state ^= state << _LEFT
    state ^= state >> _RIGHT
    state ^= state << _LEFT_AGAIN
    random[0] = state
    return np.uint64(state)


@jit_lean
def random_game(
    position: Position,
    empties: NDArray[np.int16],
    listed: NDArray[np.bool_],
    random: NDArray[np.uint64],
    limit: int,
) -> int:
    """Play on at random until two passes or `limit` plies; return the plies played.

    Every move is drawn uniformly from the legal ones (superko included) that don't fill an own
    true eye; if there is none the player passes. `past` is not kept up to date: `past_stones` then
    returns the last board only. `empties` int16[N] and `listed` bool[N] are scratch; for `random`
    uint64[1] see `random_state`.
    """
    counters = position.counters
    stones = position.stones
    count = np.uint64(0)
    one = np.uint64(1)
    for point in range(stones.shape[0] - 1):
        listed[point] = stones[point] == EMPTY
        if listed[point]:
            empties[count] = point
            count += one
    entry = entry_now(position)
    turn = turn_key(position)
    color = counters[TO_PLAY]
    passes = counters[PASSES]
    plies = 0
    while plies < limit and passes < 2:
        entry ^= turn
        untried = count  # empties[untried:count] were rejected this turn
        passes += 1
        while untried > 0:
            i = draw(random, untried)
            move = np.uint16(empties[i])
            untried -= one
            if move != counters[KO] and not is_true_eye(position, move, color):
                press(position, move)
                legal, after = key_after(position, move, color, entry)
                if legal:
                    count -= one
                    empties[i] = empties[untried]
                    empties[untried] = empties[count]
                    listed[move] = False
                    if settle(position, move, color) > 0:
                        count = _list_removed(position, move, empties, listed, count)
                    entry = after
                    passes = 0
                    break
                release(position, move)
            empties[i] = empties[untried]
            empties[untried] = move
        if passes > 0:
            counters[KO] = NONE
        color = -color
        plies += 1
        record_entry(position, entry)
    counters[TO_PLAY] = color
    counters[PASSES] = passes
    counters[PLY] += plies
    counters[PAST] = 0
    return plies


@jit_inline
def _list_removed(
    position: Position,
    move: Number,
    empties: NDArray[np.int16],
    listed: NDArray[np.bool_],
    count: np.uint64,
) -> np.uint64:
    """Append the points that `move` emptied; return the new count."""
    for i in range(5):  # removed chains lie around the move, or at the move itself (suicide)
        point = np.uint16(move) if i == 4 else adjacent(position, move, i)
        if position.stones[point] == EMPTY:
            while not listed[point]:
                listed[point] = True
                empties[count] = point
                count += np.uint64(1)
                point = np.uint16(position.next_stone[point])
    return count


@jit_lean
def _random_games(
    start: Position,
    position: Position,
    empties: NDArray[np.int16],
    listed: NDArray[np.bool_],
    random: NDArray[np.uint64],
    games: int,
    limit: int,
) -> int:
    """Play `games` games from `start` in `position`; return the plies of all games together."""
    plies = 0
    for _ in range(games):
        copy_position(start, position)
        plies += random_game(position, empties, listed, random, limit)
    return plies


def random_games(size: int, games: int, seed: int = 0) -> tuple[int, int]:
    """Play random games from the empty board, each to its end or 3 N plies.

    Returns the number of games, and of all their moves and passes.
    """
    points = size * size
    limit = 3 * points
    start = empty_position(size, capacity=limit)
    empties, listed, state = rollout_scratch(points, seed)
    moves = _random_games(start, clone(start), empties, listed, state, games, limit)
    return games, moves
