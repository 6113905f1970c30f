"""Weights of the rollout policy: their file, and the tables that its kernels read.

A linear softmax over the legal moves that don't fill an own true eye (Silver et al. 2016, Rollout
policy and Extended Data Table 4): each move has the sum of the weights of its features. Those of
the table's second set, which its tree policy adds, are there if they were learned.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.arrays import unpack_arrays
from engine.base.errors import WeightsError
from engine.base.files import atomic_write
from engine.base.jit import jit_inline, jit_lean
from engine.base.untrusted import open_ordinary
from engine.go.rollout_patterns import (
    CENTER,
    CODES,
    DIAMOND,
    canonical_3x3,
    eyes_and_dead_ends,
    swapped_3x3,
    turn_table,
    turned_diamonds,
)
from engine.go.state import Number

VERSION: Final = 1
OTHERS: Final = (
    "self_atari",
    "save_atari",
    "response",
    "beside",
    "diagonal",
    "two_away",
    "three_away",
    "four_away",
    "nakade_three",
    "nakade_pyramid_four",
    "nakade_crossed_five",
    "nakade_bulky_five",
    "nakade_rabbity_six",
)
"""Features that are no patterns. A move is beside (or diagonal to) the last one, or two to four
points away from it (Manhattan distance); response: its diamond pattern is in the table."""
SELF_ATARI, SAVE_ATARI, RESPONSE, BESIDE, THREE_AWAY, NAKADE = 0, 1, 2, 3, 6, 8
SLOT_KINDS: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)
"""Of the places of the diamond: beside, diagonal or two away."""
PATTERN_STEP: Final = 2.0**-16
"""Factors of 3x3 patterns are multiples of it, from one to 2^28 (4096)."""
ATARI_STEP: Final = 2.0**-12
"""Factors of self-atari are multiples of it, from one to 2^16 (16): products are exact."""
LARGEST_WEIGHT: Final = 10.0
"""Of the other features; smaller and larger ones (below -10) count as that."""
DISTANCES: Final = 17
"""Of the second set: a move is 1 to 16 points (Manhattan distance), or farther, from another."""
MAX_DIAMONDS: Final = 1 << 20
MOST_BYTES: Final = 96 << 20
"""Most memory that the arrays of a file of weights may take [bytes]."""
HINT: Final = "make tables with sai-engine rollout-policy"

_HASH: Final = np.uint64(0x9E3779B97F4A7C15)
_ONE: Final = np.uint64(1)


class RolloutWeights(NamedTuple):
    """Weights by canonical pattern, the smallest code of its symmetric ones; others weigh 0."""

    pattern_code: NDArray[np.uint32]  # [P] 3x3 patterns, see `rollout_patterns`
    pattern: NDArray[np.float32]  # [P]
    diamond_code: NDArray[np.uint64]  # [D] diamonds around the last move
    diamond: NDArray[np.float32]  # [D, 12] by place of the move in the diamond
    others: NDArray[np.float32]  # [13] see `OTHERS`
    size: NDArray[np.int32]  # [1] board size of the games that were learned [points per side]
    spot_code: NDArray[np.uint64] = np.zeros(0, np.uint64)  # [E] second set: around the move itself
    spot: NDArray[np.float32] = np.zeros(0, np.float32)  # [E]
    distance: NDArray[np.float32] = np.zeros((0, DISTANCES), np.float32)
    # [2, 17] second set: distance to the last move and to the one before; [0, 17] without the set


class RolloutTables(NamedTuple):
    """Factors exp(weight) as the kernels look them up."""

    pattern: NDArray[np.float32]  # [CODES, 2] by Black's 3x3 code, for Black's and White's move
    factor: NDArray[np.float64]  # [13] see `OTHERS`; self-atari a multiple of 2^-12
    response: NDArray[np.float32]  # [D + 1, 12] by place; row 0: all other diamonds
    key: NDArray[np.uint64]  # [S] diamond code + 1 in its slot, 0 = empty
    place: NDArray[np.int32]  # [S] 8 * row of `response` + symmetry
    turn: NDArray[np.int8]  # [8, 12] see `turn_table`
    spot: NDArray[np.float64]  # [E + 1] of diamonds around the move itself; 0: all other diamonds
    spot_key: NDArray[np.uint64]  # [T] as `key`
    spot_row: NDArray[np.int32]  # [T] row of `spot`
    distance: NDArray[np.float64]  # [2, 17] of the distances, or [0, 17] without the second set


def uniform_weights(size: int) -> RolloutWeights:
    """Return weights of 0 without patterns: every move is as likely as any other."""
    return RolloutWeights(
        np.zeros(0, np.uint32),
        np.zeros(0, np.float32),
        np.zeros(0, np.uint64),
        np.zeros((0, DIAMOND), np.float32),
        np.zeros(len(OTHERS), np.float32),
        np.array([size], np.int32),
    )


def save_weights(path: Path, weights: RolloutWeights) -> None:
    """Write a file of weights.

    Raises
    ------
    OSError
        The file can't be written.
    """
    file = io.BytesIO()
    np.savez_compressed(file, version=np.array(VERSION), **weights._asdict())
    atomic_write(path, file.getvalue())


def load_weights(path: Path) -> RolloutWeights:
    """Read a file of weights.

    Raises
    ------
    WeightsError
        There is no such file, it is damaged, or it is of another version.
    """
    try:
        with open_ordinary(path) as file:
            arrays = unpack_arrays(file, MOST_BYTES)
        version = int(arrays.pop("version"))
        if version != VERSION:
            raise WeightsError(
                f"{path}: rollout tables of version {version}; this program reads {VERSION}",
                hint=HINT,
            )
        weights = RolloutWeights(**arrays)
    except KeyError as error:
        raise WeightsError.about_file(path, "is no file of rollout tables", error, HINT) from error
    except FileNotFoundError as error:
        raise WeightsError(f"{path}: there is no such file of rollout tables", hint=HINT) from error
    except (OSError, ValueError, TypeError) as error:
        raise WeightsError.about_file(path, "is no file of rollout tables", error, HINT) from error
    problem = _problem(weights)
    if problem:
        raise WeightsError(f"{path}: damaged rollout tables ({problem})", hint=HINT)
    return weights


def _problem(weights: RolloutWeights) -> str:
    """Return what is wrong with weights; "" if nothing is."""
    model = uniform_weights(0)._asdict()
    for name, part in weights._asdict().items():
        expected = model[name]
        if part.dtype != expected.dtype or part.shape[1:] != expected.shape[1:]:
            return f"{name} has the wrong type"
        if part.dtype == np.float32 and not np.isfinite(part).all():
            return f"{name} is not finite"
    if len(weights.others) != len(OTHERS) or len(weights.size) != 1:
        return "the wrong number of features"
    if len(weights.pattern) != len(weights.pattern_code) or (weights.pattern_code >= CODES).any():
        return "3x3 patterns that don't exist"
    if len(weights.distance) not in (0, 2):
        return "the wrong number of distances"
    for codes, rows in ((weights.diamond_code, weights.diamond), (weights.spot_code, weights.spot)):
        if len(rows) != len(codes) or len(codes) > MAX_DIAMONDS:
            return "the wrong number of diamonds"
        if (codes >> np.uint64(CENTER) > 3).any():
            return "diamonds that don't exist"
    return ""


def rollout_tables(weights: RolloutWeights) -> RolloutTables:
    """Return the tables of some weights; factors are rounded to multiples of a power of two."""
    by_code = np.zeros(CODES, np.float32)
    by_code[weights.pattern_code] = weights.pattern
    own = _rounded(by_code[canonical_3x3()], PATTERN_STEP, 1 << 28)
    eyes, dead = eyes_and_dead_ends()
    own[eyes | dead] = 0.0
    pattern = np.stack([own, own[swapped_3x3(np.arange(CODES))]], axis=1)

    near = weights.others[BESIDE:THREE_AWAY][list(SLOT_KINDS)]
    responses = weights.diamond + weights.others[RESPONSE] + near
    response = _factors(np.concatenate([near[None], responses])).astype(np.float32)
    factor = _factors(weights.others)
    factor[SELF_ATARI] = _rounded(weights.others[SELF_ATARI], ATARI_STEP, 1 << 16)

    inverse = np.array([_inverse(symmetry) for symmetry in range(8)], np.int32)
    # A turned pattern is led back to its row by the inverse symmetry.
    key, place = _hashed(weights.diamond_code, 8, inverse)
    spot_key, spot_row = _hashed(weights.spot_code, 1, np.zeros(8, np.int32))
    return RolloutTables(
        np.ascontiguousarray(pattern, np.float32),
        factor,
        response,
        key,
        place,
        turn_table(),
        _factors(np.concatenate([np.zeros(1, np.float32), weights.spot])),
        spot_key,
        spot_row,
        _factors(weights.distance),
    )


def _hashed(
    codes: NDArray[np.uint64], step: int, added: NDArray[np.int32]
) -> tuple[NDArray[np.uint64], NDArray[np.int32]]:
    """Return a hash table of canonical codes under all symmetries: keys, and values.

    The value is `step` times the number of the code, from 1, and what is `added` by symmetry.
    """
    slots = 1 << max(4, (16 * len(codes) - 1).bit_length())
    key, value = np.zeros(slots, np.uint64), np.zeros(slots, np.int32)
    values = step * np.arange(1, len(codes) + 1, dtype=np.int32) + added[:, None]
    _fill(key, value, turned_diamonds(codes).ravel(), np.ascontiguousarray(values.ravel()))
    return key, value


def tied_places(codes: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return the first of the places that symmetries of each diamond exchange, int64[K, 12]."""
    same = turned_diamonds(codes) == codes
    places = np.where(same[:, :, None], turn_table()[:, None].astype(np.int64), DIAMOND)
    tied: NDArray[np.int64] = places.min(axis=0)
    return tied


def _factors(weights: NDArray[np.float32]) -> NDArray[np.float64]:
    """Return exp(weight)."""
    bounded = np.clip(weights, -LARGEST_WEIGHT, LARGEST_WEIGHT)
    factors: NDArray[np.float64] = np.exp(bounded.astype(np.float64))
    return factors


def _rounded(weights: NDArray[np.float32], step: float, most: int) -> NDArray[np.float32]:
    """Return exp(weight) in multiples of a step, from 1 to `most` of them."""
    steps = np.rint(np.exp(np.clip(weights, -20.0, 20.0).astype(np.float64)) / step)
    return (steps.clip(1, most) * step).astype(np.float32)


def _inverse(symmetry: int) -> int:
    """Return the symmetry that undoes one."""
    turn = turn_table()
    places = np.arange(DIAMOND)
    return next(s for s in range(8) if np.array_equal(turn[s][turn[symmetry]], places))


@jit_lean
def _fill(
    key: NDArray[np.uint64],
    place: NDArray[np.int32],
    codes: NDArray[np.uint64],
    values: NDArray[np.int32],
) -> None:
    """Put codes and their values into an empty hash table; the first value of a code stays."""
    for i in range(len(codes)):
        slot = first_slot(codes[i], len(key))
        while key[slot] != 0 and key[slot] != codes[i] + _ONE:
            slot = (slot + _ONE) & np.uint64(len(key) - 1)
        if key[slot] == 0:
            key[slot] = codes[i] + _ONE
            place[slot] = values[i]


@jit_inline
def first_slot(code: np.uint64, slots: int) -> np.uint64:
    """Return where the search for a code begins in a hash table of a power of two of slots."""
    mixed = code * _HASH
    return (mixed ^ (mixed >> np.uint64(32))) & np.uint64(slots - 1)


@jit_inline
def find_code(key: NDArray[np.uint64], value: NDArray[np.int32], code: np.uint64) -> int:
    """Return the value of a code in a hash table; 0 if it isn't there."""
    wanted = code + _ONE
    slot = first_slot(code, len(key))
    while key[slot] != np.uint64(0):
        if key[slot] == wanted:
            return int(value[slot])
        slot = (slot + _ONE) & np.uint64(len(key) - 1)
    return 0


@jit_inline
def find_diamond(tables: RolloutTables, code: np.uint64) -> int:
    """Return 8 * row of `response` + the symmetry to its places; 0 for an unknown diamond."""
    return find_code(tables.key, tables.place, code)


@jit_inline
def distance_place(size: int, point: Number, other: Number) -> int:
    """Return the column of `distance` for the Manhattan distance between two points."""
    down = abs(point // size - other // size)
    return int(min(max(down + abs(point % size - other % size), 1), DISTANCES)) - 1
