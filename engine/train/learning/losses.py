"""Loss functions, one per term; tensors are the player to move's, as in `NetworkOutput`.

Every function returns a scalar: the weighted mean over the batch of a loss per position. Weights
of 0 leave a position out of a term.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

NO_SHARE: Final = -1e4
"""Logit of a move without a share."""


def weighted_mean(values: Tensor, weight: Tensor) -> Tensor:
    """Return sum(values weight) / sum(|weight|) of a batch [B]; 0 if all weights are 0."""
    return (values * weight).sum() / weight.abs().sum().clamp_min(1e-6)


def policy_loss(
    logits: Tensor, target: Tensor, weight: Tensor, unchosen: Tensor | None = None
) -> Tensor:
    """Return the cross-entropy of a policy [nats].

    Parameters
    ----------
    logits : float[B, A]
        Over all moves, legal or not.
    target : float[B, A]
        Probabilities; rows sum to 1.
    weight : float[B]
        Below 0 where a move is to become less likely.
    unchosen : bool[B, A], optional
        Moves that the policy can't choose, so that they have no share.

    Notes
    -----
    With the move played as the target and its advantage as the weight, the gradient is that of
    REINFORCE: the mean of advantage * d log p(move) over the rows, up to a factor (AlphaGo, RL
    policy network).
    """
    if unchosen is not None:
        logits = logits.masked_fill(unchosen, NO_SHARE)
    losses = -(target * functional.log_softmax(logits, dim=1)).sum(dim=1)
    return weighted_mean(losses, weight)


def softened(policy: Tensor, temperature: float) -> Tensor:
    """Return a policy target [B, A] to the power of 1 / temperature, rows normalized to sum 1.

    Notes
    -----
    As a head's target it makes the trunk tell good moves from bad ones also among those that the
    policy itself has given up (KataGo's soft policy; it takes temperature 4 and weight 8). Moves
    without a share get none; rows without a target stay 0.
    """
    shares = policy.pow(1.0 / temperature)
    return shares / shares.sum(dim=1, keepdim=True).clamp_min(1e-6)


def later_loss(logits: Tensor, move: Tensor) -> Tensor:
    """Return the cross-entropy of a move after the next one [nats].

    Parameters
    ----------
    logits : float[B, A]
        Over all moves.
    move : int64[B]
        The move; below 0 where the game ended before, which leaves the position out.
    """
    known = (move >= 0).to(logits.dtype)
    losses = functional.cross_entropy(logits, move.clamp_min(0), reduction="none")
    return weighted_mean(losses, known)


def curve_logit(value: Tensor, signed_komi: Tensor) -> Tensor:
    """Return the log-odds that the player to move wins at the game's komi: beta (alpha + k~).

    Parameters
    ----------
    value : float[B, 2]
        alpha [points for the player to move] and beta [1/points]; or float[B, 1], the winrate of
        a flat value head, which knows no komi; or float[B, 1 + labels], the smallest komi that the
        player to move gives [points] and its log odds there and at each larger label.
    signed_komi : float[B]
        k~ = +komi if White is to move, -komi if Black is: what komi gives the player to move.

    Notes
    -----
    For Black to move this is beta (alpha_B - k), for White -beta (alpha_B - k): one curve, read
    from either side (SAI section III-A).
    """
    if value.shape[1] == 1:
        return torch.logit(value[:, 0], eps=1e-6)
    if value.shape[1] == 2:
        alpha, beta = value.unbind(1)
        return beta * (alpha + signed_komi)
    first, odds = value[:, 0], value[:, 1:]
    at = (-signed_komi - first).clamp(0.0, odds.shape[1] - 1.0)
    label = at.long().clamp_max(odds.shape[1] - 2)[:, None]
    return torch.lerp(
        odds.gather(1, label)[:, 0], odds.gather(1, label + 1)[:, 0], at - label[:, 0]
    )


def winrate_loss(
    value: Tensor, signed_komi: Tensor, won: Tensor, weight: Tensor, kind: str = "cross_entropy"
) -> Tensor:
    """Return the loss of the winrate at the game's komi against the game's result.

    Parameters
    ----------
    value, signed_komi
        See `curve_logit`.
    won : float[B]
        1 when the player to move won, 0 when it lost, 0.5 for a draw.
    weight : float[B]
    kind
        "cross_entropy" [nats], or "squared": the squared error of the SAI paper.
    """
    return weighted_mean(_losses(curve_logit(value, signed_komi), won, kind), weight)


def label_loss(
    value: Tensor,
    score: Tensor,
    signed_komi: Tensor,
    won: Tensor,
    score_weight: Tensor,
    kind: str = "cross_entropy",
) -> Tensor:
    """Return the loss of all labels of a multi_label head, its mean over labels and positions.

    Where the final score is known every label learns who would have won at its komi; elsewhere the
    winrate at the game's komi learns the game's result, as in `winrate_loss`.

    Parameters
    ----------
    value : float[B, 1 + labels]
        See `curve_logit`.
    score : float[B]
        Final score on the board, without komi [points for the player to move].
    signed_komi, won
        See `winrate_loss`.
    score_weight : float[B]
        1, or 0 where the final score is not known.
    kind
        "cross_entropy" [nats], or "squared": the squared error of winrates from 0 to 1.

    Notes
    -----
    Label v_k is 1 if Black's score is above k, else 0 (Wu et al. 2017, Architecture); 1/2 for a
    draw, which only labels at whole points know. From -1 to 1, as in the paper, half the squared
    error is twice that of winrates from 0 to 1.
    """
    odds = value[:, 1:]
    margin = score[:, None] - value[:, :1] - torch.arange(odds.shape[1], device=value.device)
    labels = _losses(odds, 0.5 * (1.0 + margin.sign()), kind).mean(1)
    single = _losses(curve_logit(value, signed_komi), won, kind)
    return torch.where(score_weight > 0.0, labels, single).mean()


def _losses(logits: Tensor, target: Tensor, kind: str) -> Tensor:
    """Return the loss of each chance, given as its log odds."""
    if kind == "squared":
        return (torch.sigmoid(logits) - target) ** 2
    return functional.binary_cross_entropy_with_logits(logits, target, reduction="none")


def ownership_loss(
    logits: Tensor, target: Tensor, weight: Tensor, kind: str = "cross_entropy"
) -> Tensor:
    """Return the loss of who owns each point at the end, mean over points.

    Parameters
    ----------
    logits : float[B, N]
        Log-odds that the point becomes the player to move's.
    target : float[B, N]
        +1 the player to move's, -1 the opponent's, 0 nobody's.
    weight : float[B]
    kind
        "cross_entropy" [nats], or "squared": the squared error of the chances, from 0 to 1
        (Wu et al. 2017, Background).
    """
    losses = _losses(logits, 0.5 * (target + 1.0), kind)
    return weighted_mean(losses.mean(dim=1), weight)


def score_loss(alpha: Tensor, score: Tensor, weight: Tensor, points: int) -> Tensor:
    """Return the Huber loss of alpha against the final score, in tenths of the board's points.

    Parameters
    ----------
    alpha : float[B]
        Expected score [points for the player to move].
    score : float[B]
        Final score on the board, without komi [points for the player to move].
    weight : float[B]
    points
        Points of the board.

    Notes
    -----
    A score target pulls towards score-perfect play, away from the komi at which the chances are
    even, so it is meant for the first part of a run only.
    """
    unit = points / 10.0
    losses = functional.huber_loss(alpha / unit, score / unit, reduction="none")
    return weighted_mean(losses, weight)
