"""The cache of evaluations: a table of network answers by position, of fixed size."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.base.memory import check_room
from engine.go.board import NONE
from engine.network.runners.answers import keep_legal

AVERAGED: Final = np.uint64(0x8CB92BA72F3D8DD7)
"""Constant that is xor-ed to the key of a position for its mean over the eight symmetries."""
_WAYS: Final = 8
"""Number of neighboring slots in which a key can be stored (8-way associative)."""
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)
_HIGH: Final = np.uint64(32)


class Answers(NamedTuple):
    """Answers in board order and Black's frame; raw ones have a policy over illegal moves, too."""

    policy: NDArray[np.float32]  # [K, A]
    curve: NDArray[np.float32]  # [K, C] as in `Evaluation`
    ownership: NDArray[np.float32]  # [K, N] as in `Evaluation`, or [K, 0]


class SharedWork:
    """The lock of an evaluator that threads share, and how many rows each of them evaluated."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        """Held while positions are evaluated."""
        self._own = threading.local()

    @property
    def rows(self) -> int:
        """Network rows run for the calling thread."""
        return getattr(self._own, "rows", 0)

    def add(self, rows: int) -> None:
        """Count rows for the calling thread."""
        self._own.rows = self.rows + rows


class EvaluationCache:
    """Cache of raw answers (policy over all moves, curve, ownership) by `history_key`.

    A key is stored in one of eight neighboring slots. A new key replaces the least recently used
    one of these, but never one that the current batch needs.

    Parameters
    ----------
    rows
        Number of answers, rounded up to a power of two.
    moves
        Number of moves A of each policy.
    numbers
        Number of values C of each curve.
    ownership
        Whether answers have an ownership.
    """

    def __init__(self, rows: int, moves: int, numbers: int, ownership: bool) -> None:
        capacity = max(_WAYS, 1 << (rows - 1).bit_length())
        check_room(capacity * (4 * (moves + numbers + (moves - 1) * ownership) + 16))
        self.policy = np.empty((capacity, moves), np.float32)
        """[rows, A] all moves, board order."""
        self.curve = np.empty((capacity, numbers), np.float32)
        """[rows, C] as in `Evaluation`."""
        self.ownership = np.empty((capacity, moves - 1) if ownership else (0, 0), np.float32)
        """[rows, N] as in `Evaluation`."""
        self.hits = 0
        """Number of lookups answered from the cache."""
        self.misses = 0
        """Number of lookups that needed the network; a repeat within a batch counts as a hit."""
        self._keys = np.zeros(capacity, np.uint64)
        self._asked = np.zeros(capacity, np.int64)
        self._batch = 0

    def clear(self) -> None:
        """Remove all answers and free their memory; the counters are kept."""
        self._asked[:] = 0
        self.policy, self.curve = np.empty_like(self.policy), np.empty_like(self.curve)
        self.ownership = np.empty_like(self.ownership)
        self._batch = 0

    def look_up(
        self, keys: NDArray[np.uint64]
    ) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
        """Look up the answers of a batch, and reserve slots for the missing ones.

        The caller must `store` the missing answers, or `clear` the cache if that fails.

        Returns
        -------
        source : int32[B]
            Slot of each row's answer, valid once the missing ones are stored; -1 - k for the k-th
            missing one if it got no slot.
        missing : int32[K]
            Rows of the batch that the network has to evaluate; repeats are left out.
        slots : int32[K]
            Slot of each missing answer; NONE if it got none.
        """
        count = keys.shape[0]
        source = np.empty(count, np.int32)
        missing = np.empty(count, np.int32)
        slots = np.empty(count, np.int32)
        self._batch += 1
        misses = _look_up(
            self._keys, self._asked, self._batch, keys, source, missing, slots, self.policy.shape[0]
        )
        self.hits += count - misses
        self.misses += misses
        return source, missing[:misses], slots[:misses]

    def store(
        self,
        slots: NDArray[np.int32],
        policy: NDArray[np.float32],
        curve: NDArray[np.float32],
        ownership: NDArray[np.float32],
    ) -> None:
        """Store missing answers in the slots that `look_up` has reserved for them."""
        kept = np.flatnonzero(slots != NONE)
        self.policy[slots[kept]] = policy[kept]
        self.curve[slots[kept]] = curve[kept]
        if self.ownership.size:
            self.ownership[slots[kept]] = ownership[kept]


def answered(
    cache: EvaluationCache | None,
    keys: NDArray[np.uint64],
    legal: NDArray[np.bool_],
    ask: Callable[[NDArray[np.int32]], Answers],
) -> Answers:
    """Return the answers of a batch, from the cache or the network, with policies of legal moves.

    Parameters
    ----------
    keys : uint64[B]
        Key of each position.
    legal : bool[B, A]
        Legal moves; the policy of each row sums to 1 over them.
    ask
        Returns the network's answers for some rows of the batch.
    """
    policy = np.empty(legal.shape, np.float32)
    if cache is None:
        rows = np.arange(len(legal), dtype=np.int32)
        fresh = ask(rows)
        keep_legal(fresh.policy, fresh.policy, -1 - rows, legal, policy)
        return fresh._replace(policy=policy)
    source, rows, slots = cache.look_up(keys)
    try:
        fresh = ask(rows)
    except BaseException:
        cache.clear()  # the reserved slots hold no answers
        raise
    cache.store(slots, *fresh)
    keep_legal(cache.policy, fresh.policy, source, legal, policy)
    curve = _gathered(cache.curve, fresh.curve, source)
    ownership = fresh.ownership
    if cache.ownership.size:
        ownership = _gathered(cache.ownership, ownership, source)
    return Answers(policy, curve, ownership)


def _gathered(
    cached: NDArray[np.float32], fresh: NDArray[np.float32], source: NDArray[np.int32]
) -> NDArray[np.float32]:
    """Return rows of the cache, or of the fresh answers that got no slot.

    Parameters
    ----------
    source : int32[B]
        As returned by `EvaluationCache.look_up`.
    """
    out = cached[np.maximum(source, 0)]
    elsewhere = source < 0
    if elsewhere.any():
        out[elsewhere] = fresh[-1 - source[elsewhere]]
    return out


@jit
def _look_up(
    table: NDArray[np.uint64],
    asked: NDArray[np.int64],
    batch: int,
    keys: NDArray[np.uint64],
    source: NDArray[np.int32],
    missing: NDArray[np.int32],
    slots: NDArray[np.int32],
    capacity: int,
) -> int:
    """Implement `EvaluationCache.look_up`; return the number of missing answers.

    `asked` holds the last batch that used each slot, 0 = empty.
    """
    found = 0
    groups = np.uint64(capacity // _WAYS)
    for b in range(keys.shape[0]):
        key = keys[b]
        first = int(((key * _SPREAD) >> _HIGH) % groups) * _WAYS
        slot = NONE
        oldest = first
        for i in range(first, first + _WAYS):
            if asked[i] > 0 and table[i] == key:
                slot = i
                break
            if asked[i] < asked[oldest]:
                oldest = i
        if slot == NONE:
            missing[found] = b
            if asked[oldest] < batch:
                table[oldest] = key
                slot = oldest
            slots[found] = slot
            found += 1
        if slot == NONE:
            source[b] = -found
        else:
            asked[slot] = batch
            source[b] = slot
    return found
