"""Convert raw network outputs to answers: softmax, board order, Black's frame, legal moves."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go.position import history_key
from engine.go.state import TO_PLAY, Position
from engine.go.state import row as position_row
from engine.search.value.curve import add_to_black, sigmoid


@jit
def board_policy(
    logits: NDArray[np.float32],
    view: NDArray[np.int16],
    temperature: float,
    share: float,
    out: NDArray[np.float32],
) -> bool:
    """Add `share` times the softmax of `logits / temperature` to a policy in board order.

    The softmax includes illegal moves; `keep_legal` removes them later.

    Parameters
    ----------
    logits : float[A]
        Entry i is the move at board point `view[i]`.
    out : float32[A]
        The policy to add to, in board order.

    Returns
    -------
    bool
        False if a logit is not a finite number; `out` is then invalid.
    """
    highest = -np.inf
    for i in range(logits.shape[0]):
        if not math.isfinite(logits[i]):
            return False
        highest = max(highest, logits[i])
    total = 0.0
    for i in range(logits.shape[0]):
        total += math.exp((logits[i] - highest) / temperature)
    for i in range(logits.shape[0]):
        out[view[i]] += share * math.exp((logits[i] - highest) / temperature) / total
    return True


@jit
def add_answers(
    positions: Position,
    rows: NDArray[np.int32],
    symmetry: NDArray[np.int8],
    table: NDArray[np.int16],
    kind: int,
    temperature: float,
    share: float,
    logits: NDArray[np.float32],
    value: NDArray[np.float32],
    ownership_logits: NDArray[np.float32],
    target: NDArray[np.int32],
    policy: NDArray[np.float32],
    curve: NDArray[np.float32],
    ownership: NDArray[np.float32],
) -> bool:
    """Add `share` times each network row to the answer of its position.

    Parameters
    ----------
    rows, symmetry, target : [K]
        Position, symmetry and answer row of each network row.
    table : int16[8, A]
        See `symmetry_table`.
    kind
        Kind of the network's winrate curve.
    logits, value, ownership_logits : float[K, ...]
        See `RawOutput`; without an ownership head the last one is float[0, 0].
    policy, curve, ownership : float32[B, ...]
        Sums to add to, in board order and Black's frame.

    Returns
    -------
    bool
        False if a number of the network's output is not finite.
    """
    for k in range(rows.shape[0]):
        out = target[k]
        view = table[symmetry[k]]
        to_play = positions.counters[rows[k], TO_PLAY]
        if not board_policy(logits[k], view, temperature, share, policy[out]):
            return False
        if not add_to_black(kind, to_play, value[k], share, curve[out]):
            return False
        for i in range(ownership_logits.shape[1]):
            # P(mover owns it) = p; 2 p - 1 is the mover's, so to_play times it is Black's
            owned = sigmoid(to_play * ownership_logits[k, i])
            ownership[out, view[i]] += share * (2.0 * owned - 1.0)
    return True


@jit
def keep_legal(
    cached: NDArray[np.float32],
    fresh: NDArray[np.float32],
    source: NDArray[np.int32],
    legal: NDArray[np.bool_],
    out: NDArray[np.float32],
) -> None:
    """Write policies without illegal moves, scaled to sum 1.

    Parameters
    ----------
    cached, fresh : float32[any, A]
        Policies over all moves.
    source : int32[B]
        Source of each row of `out`: s means `cached[s]`, -1 - k means `fresh[k]`.
    legal : bool[B, A]
        Legal moves, at least one per row.
    out : float32[B, A]
        The policies, written in full; uniform if no legal move has any probability.
    """
    moves = legal.shape[1]
    for b in range(legal.shape[0]):
        given = cached[source[b]] if source[b] >= 0 else fresh[-1 - source[b]]
        total = 0.0
        count = 0
        for i in range(moves):
            if legal[b, i]:
                total += given[i]
                count += 1
        for i in range(moves):
            if not legal[b, i]:
                out[b, i] = 0.0
            elif total > 0.0:
                out[b, i] = given[i] / total
            else:
                out[b, i] = 1.0 / count


@jit
def history_keys(positions: Position, out: NDArray[np.uint64]) -> None:
    """Write `history_key` of every position of a batch to `out`, uint64[B]."""
    for b in range(out.shape[0]):
        out[b] = history_key(position_row(positions, b))
