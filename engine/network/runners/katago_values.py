"""Convert the raw outputs of KataGo's heads to results, scores and policy of the player to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.network.models.katago_parts import KataGoModel

Numbers = NDArray[np.float64]


class Scores(NamedTuple):
    """Outputs about the score, in the frame of the player to move, komi included."""

    mean: Numbers  # [B] points: expected result of self-play
    deviation: Numbers  # [B] points
    lead: Numbers  # [B] points by which komi would have to change to make the game even
    variance_time: Numbers  # [B] turns until the result is settled
    winrate_error: Numbers  # [B] of the result in -1..1 over the next turns; 0: not available
    error: Numbers  # [B] of the score over the next turns [points]; 0: not available


class KataGoAnswer(NamedTuple):
    """All outputs for a batch, in board order, in the frame of the player to move."""

    policy_logits: Numbers  # [B, A] before softmax, illegal moves included
    result: Numbers  # [B, 3] chances of win, loss, no result
    scores: Scores
    ownership: Numbers  # [B, N] from -1 to 1


def result_chances(logits: Numbers, no_result: NDArray[np.bool_]) -> Numbers:
    """Return the chances of win, loss and no result, from logits [B, 3].

    `no_result`, bool[B], tells whether games can end without a result: not if superko forbids
    cycles, except under territory rules.
    """
    logits = np.where(np.array([0, 0, 1], bool) & ~no_result[:, None], -np.inf, logits)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    chances: Numbers = odds / odds.sum(1, keepdims=True)
    return chances


def joined(parts: Sequence[KataGoAnswer]) -> KataGoAnswer:
    """Join the answers of several batches."""
    scores = (np.concatenate(arrays) for arrays in zip(*(p.scores for p in parts), strict=True))
    return KataGoAnswer(
        policy_logits=np.concatenate([part.policy_logits for part in parts]),
        result=np.concatenate([part.result for part in parts]),
        scores=Scores(*scores),
        ownership=np.concatenate([part.ownership for part in parts]),
    )


def decode_scores(model: KataGoModel, raw: Numbers, no_result: Numbers) -> Scores:
    """Return all values about the score from the network's raw outputs [B, 4 or 6].

    `no_result` [B] is the chance that the game ends without a result, which counts as 0 points.
    """
    by, version = model.multipliers, model.version
    mean = raw[:, 0] * by.score_mean
    deviation = _softplus(raw[:, 1]) * by.score_deviation
    lead = raw[:, 2] * by.lead
    time = _softplus(raw[:, 3]) * by.variance_time
    share = 1.0 - no_result
    square = (mean * mean + deviation * deviation) * share
    mean = mean * share
    deviation = np.sqrt(np.maximum(square - mean * mean, 0.0))
    if version == 8:
        none = np.zeros(len(raw))
        return Scores(mean, deviation, lead * share, time, none, none)
    if version >= 14:
        winrate_error = _softplus(0.5 * raw[:, 4]) * np.sqrt(by.winrate_error)
        score_error = _softplus(0.5 * raw[:, 5]) * np.sqrt(by.score_error)
    elif version >= 10:
        winrate_error = np.sqrt(_softplus(raw[:, 4]) * by.winrate_error)
        score_error = np.sqrt(_softplus(raw[:, 5]) * by.score_error)
    else:
        winrate_error = _softplus(raw[:, 4])
        score_error = 10.0 * _softplus(raw[:, 5])
    return Scores(mean, deviation, lead * share, time, winrate_error, score_error)


def mix_policies(logits: Numbers, optimism: float) -> Numbers:
    """Return the logits of the policy, mixed with the optimistic one; [B, C, A] to [B, A]."""
    plain = logits[:, 0]
    if logits.shape[1] == 1 or optimism == 0.0:
        return plain
    mixed: Numbers = plain + (logits[:, 1] - plain) * optimism
    return mixed


def _softplus(x: Numbers) -> Numbers:
    """Return log(1 + e^x)."""
    return np.logaddexp(0.0, x)
