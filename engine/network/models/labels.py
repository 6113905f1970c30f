"""The curve of a multi-label value head: convert raw outputs to log odds at each of many komi.

Wu et al. 2017 have one output v_k for each komi k from -3.5 to 12.5, and tell the network whose
turn it is. Their labels are in terms of the game's komi, whoever moves, and so are ours: a head for
first_label to last_label covers the same komi k in Black's and in White's positions, and what an
`Evaluation` holds is P(Black wins | komi k) for just these k. In between the network speaks for the
player to move, as all our heads do, since most planes show its own stones. For Black the mover's
komi is k, for White it is -k, so White's row goes from -last_label to -first_label.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate

import torch
from torch import Tensor
from torch.nn import functional

from engine.network.models.heads import beta_from
from engine.network.models.settings import NetworkSettings


def label_curve(raw: Tensor, planes: Tensor, settings: NetworkSettings) -> Tensor:
    """Return the numbers of a MULTI_LABEL curve of the player to move.

    Parameters
    ----------
    raw : float[B, 1 + F]
        The mean of the log odds, then log steepness for each of the F falls of the curve.
    planes : [B, F, S, S]
        What the network saw; they say whose turn it is, unless labels are symmetric about 0.

    Returns
    -------
    float[B, 1 + labels]
        The smallest komi [points that the mover gives], then the mover's log odds at each label.

    Notes
    -----
    Log odds never rise with komi, by construction: they are a mean less the sum of falls, each
    c exp(raw) points steep like the beta of a sigmoid head. Within a pair there is no fall, and the
    next one goes over two points, so that untrained networks start equally steep with and without
    pairs. "Mean" is that over the pairs.
    """
    width = 2.0 if settings.label_pairs else 1.0
    falls = width * beta_from(raw[:, 1:], settings.size)
    fallen = functional.pad(falls.cumsum(1), (1, 0))
    odds = (raw[:, :1] + fallen.mean(1, keepdim=True)) - fallen
    first, places = _rows(
        settings.first_label, settings.last_label, settings.label_steps, raw.dtype, raw.device
    )
    if settings.first_label == -settings.last_label:
        mover = torch.zeros(len(raw), dtype=torch.long, device=raw.device)
    else:
        black_to_move = planes[:, settings.feature_set.layout.black_to_move, 0, 0] > 0
        mover = 1 - black_to_move.long()
    return torch.cat((first[mover], odds.gather(1, places[mover])), 1)


@cache
def _rows(
    first: float, last: float, steps: tuple[bool, ...], dtype: torch.dtype, device: torch.device
) -> tuple[Tensor, Tensor]:
    """Return the first komi [2, 1] and the pair of each label [2, labels], for Black and White."""
    with torch.inference_mode(False):  # the tensors are cached, and training uses them, too
        pairs = [list(accumulate(row, initial=0)) for row in (steps, steps[::-1])]
        firsts = torch.tensor([[first], [-last]], dtype=dtype, device=device)
        return firsts, torch.tensor(pairs, device=device)
