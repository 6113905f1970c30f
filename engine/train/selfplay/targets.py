"""Policy targets and moves from finished searches."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def visits_target(
    visits: NDArray[np.int32] | NDArray[np.float32], allowed: NDArray[np.bool_]
) -> NDArray[np.float32]:
    """Return shares of visits over the allowed moves [T, A]; equal shares if none was visited."""
    counts = np.where(allowed, visits, 0).astype(np.float32)
    counts = np.where(counts.sum(axis=1, keepdims=True) > 0, counts, allowed)
    shares: NDArray[np.float32] = counts / counts.sum(axis=1, keepdims=True)
    return shares


def completed_q_target(
    prior: NDArray[np.float32],
    visits: NDArray[np.int32],
    value: NDArray[np.float32],
    root_value: NDArray[np.float32],
    allowed: NDArray[np.bool_],
    *,
    q_scale: float,
    q_visits: float,
) -> NDArray[np.float32]:
    """Return the prior improved by the search's values, also after few visits.

    Parameters
    ----------
    prior : float32[T, A]
        The network's policy, without noise.
    visits : int32[T, A]
    value : float32[T, A]
        Value of each move for the side to move, in [0, 1]; NaN without visits.
    root_value : float32[T]
        The network's own value of the position for the side to move.
    allowed : bool[T, A]
        Moves that may get a share, at least one per row.
    q_scale, q_visits
        Weight of the values: q_scale (q_visits + largest visit count).

    Returns
    -------
    float32[T, A]
        Rows sum to 1.

    Notes
    -----
    softmax(log prior + q_scale (q_visits + max visits) q), where moves without visits get the mix
    of the root's value and the visited moves' prior-weighted mean value (Danihelka et al. 2022,
    equations 10, 11 and 33).
    """
    seen = allowed & (visits > 0)
    q = np.where(seen, value, np.float32(0.0))
    weight = np.where(seen, np.maximum(prior, np.float32(1e-8)), np.float32(0.0))
    total = np.where(seen, visits, 0).sum(axis=1)
    mean = (weight * q).sum(axis=1) / np.maximum(weight.sum(axis=1), np.float32(1e-12))
    mixed = (root_value + total * mean) / (1.0 + total)
    completed = np.where(seen, q, mixed[:, None])
    most = np.where(seen, visits, 0).max(axis=1)
    scale = (q_scale * (q_visits + most))[:, None]
    logits = np.log(np.maximum(prior, np.float32(1e-8))) + scale * completed
    logits = np.where(allowed, logits, -np.inf)
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    target: NDArray[np.float32] = shares / shares.sum(axis=1, keepdims=True)
    return target.astype(np.float32)


def recommended_winrate(
    shares: NDArray[np.float32], winrate: NDArray[np.float32], root_winrate: NDArray[np.float32]
) -> NDArray[np.float32]:
    """Return Black's winrate if the game continues as the search recommends, float32[T].

    The mean over a whole tree includes exploratory moves; as a target it would make curves too
    flat.

    Parameters
    ----------
    shares : float32[T, A]
        The recommended policy; rows sum to 1.
    winrate : float32[T, A]
        Black's winrate after each move; NaN without visits.
    root_winrate : float32[T]
        Mean over the tree; stands in for moves without visits.
    """
    known = np.where(np.isnan(winrate), root_winrate[:, None], winrate)
    mean: NDArray[np.float32] = (shares * known).sum(axis=1, dtype=np.float32)
    return mean


def surprise(target: NDArray[np.float32], prior: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return how far each search moved its policy: KL(target, prior) [nats], float32[T]."""
    tiny = np.float32(1e-8)
    ratio = np.log(np.maximum(target, tiny)) - np.log(np.maximum(prior, tiny))
    distance: NDArray[np.float32] = np.maximum((target * ratio).sum(axis=1), np.float32(0.0))
    return distance


def by_surprise(
    weights: NDArray[np.float32], surprises: NDArray[np.float32], share: float
) -> NDArray[np.float32]:
    """Return sample weights of rows [L], with a share of their sum in proportion to surprise."""
    total = float((weights * surprises).sum())
    if share <= 0.0 or total <= 0.0:
        return weights.copy()
    scale = float(weights.sum()) / total
    mixed: NDArray[np.float32] = weights * (1.0 - share + share * scale * surprises)
    return mixed.astype(np.float32)


def move_temperature(
    ply: NDArray[np.int32], early: float, late: float, halving: float
) -> NDArray[np.float64]:
    """Return the temperature by ply: from `early` to `late`, half the way every `halving` plies."""
    temperature: NDArray[np.float64] = late + (early - late) * 0.5 ** (ply / halving)
    return temperature


def choose_moves(
    shares: NDArray[np.float32],
    temperature: NDArray[np.float64],
    uniform: NDArray[np.float64],
    visits: NDArray[np.int32] | None = None,
) -> NDArray[np.int16]:
    """Draw a move for each game with probability shares^(1/temperature), or of the Gibbs form.

    Parameters
    ----------
    shares : float32[T, A]
        Rows sum to 1; 0 = not allowed.
    temperature : float64[T]
        0 takes the largest share.
    uniform : float64[T]
        Uniform in [0, 1), one per game.
    visits : int32[T, A], optional
        Visits of the moves; the probability is then exp(visits / temperature) (SAI, III-D).
    """
    power = 1.0 / np.maximum(temperature, 1e-3)[:, None]
    if visits is None:
        weights = (shares / shares.max(axis=1, keepdims=True)).astype(np.float64) ** power
    else:
        counts = np.where(shares > 0.0, visits, -np.inf)
        weights = np.exp((counts - counts.max(axis=1, keepdims=True)) * power)
    cumulative = np.cumsum(weights, axis=1)
    places = uniform * cumulative[:, -1]
    moves: NDArray[np.int16] = (cumulative <= places[:, None]).sum(axis=1).astype(np.int16)
    return moves
