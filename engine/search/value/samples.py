"""Curves of networks that see one komi at a time, from their answers at several. No kernels.

Such a network answers with a winrate for the komi it was asked at; a sigmoid is read off that one
answer (`engine.network.runners.katago_curve`). Further answers tell how far its log odds are off
at other komi. The mean error in winrate of a few positions of a search tree then corrects the
mean of the sigmoids over the whole tree, as a control variate.

Notes
-----
Measured with g170-b6c96 on 16 positions of 9x9 games: 60 visits at one komi, against searches of 60
visits at each of eleven komi within five points of it. Mean error of the curve:

=====================================================  =====
..                                                     error
=====================================================  =====
mean of the sigmoids over the tree                     .036
the root's answers, moved to the searched winrate      .035
corrected by the root                                  .030
corrected by the root and its two best moves           .024
answers at every komi of all positions of the tree     .021
=====================================================  =====

A correction in log odds does as well there (.023), but fails with a sharp network, whose sigmoids
saturate where the mean over the tree does not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.search.value.fit import log_odds, logistic, sigmoid_curve

_FAR: Final = (-3.0, -1.0, 1.0, 3.0)
"""Komi asked around a fair komi that is out of reach of the others [points]."""
_SUREST: Final = 1e-6
"""Winrates are read as at least this far from 0 and 1."""


class KomiSamples(NamedTuple):
    """What a network says of one position at several komi, against the sigmoid of one answer."""

    alpha: float
    """Of the sigmoid read off the answer at the search's komi [points for Black]."""
    beta: float
    """Its steepness [1/points]."""
    komi: NDArray[np.float64]
    """[S] ascending, the search's komi among them [points]."""
    excess: NDArray[np.float64]
    """[S] log odds of the network's winrate less those of the sigmoid; 0 at the search's komi."""


def sample_komi(
    komi: float, alpha: float, reach: int, limit: float, step: int = 1
) -> NDArray[np.float64]:
    """Return the komi at which to ask about a position, besides the search's own.

    All are half points: a draw is impossible there, and with area scoring winrates change between
    them only.

    Parameters
    ----------
    komi
        The search's [points].
    alpha
        Fair komi by the answer at `komi`; if it is out of reach, four samples are near it.
    reach
        Largest distance from `komi` [points].
    limit
        Largest komi of a sample [points].
    step
        Distance between samples: 1, or 2 for half as many.
    """
    first = math.floor(komi) + 0.5
    komis = first + np.arange(-reach - 1.0, reach + 2.0)
    komis = komis[(np.abs(komis - komi) <= reach) & (komis != komi)]
    if step > 1:  # the nearest on each side, then every other one
        below, above = komis[komis < komi][::-1][::step], komis[komis > komi][::step]
        komis = np.concatenate((below[::-1], above))
    if math.isfinite(alpha) and abs(alpha - komi) > reach:
        komis = np.concatenate((komis, math.floor(alpha) + 0.5 + np.array(_FAR)))
    return np.unique(komis[(np.abs(komis) <= limit) & (komis != komi)])


def samples_of(
    komi: NDArray[np.float64], winrate: NDArray[np.float64], own: float, alpha: float, beta: float
) -> KomiSamples:
    """Compare answers at several komi with the sigmoid read off the answer at one.

    Parameters
    ----------
    komi, winrate : float[S]
        Black's winrates [0, 1], without that at `own`.
    own
        Komi of the answer that the sigmoid was read off; there the two agree.
    alpha, beta
        The sigmoid.
    """
    excess = log_odds(winrate, _SUREST) - beta * (alpha - komi)
    asked, excess = np.append(komi, own), np.append(excess, 0.0)
    order = np.argsort(asked)
    return KomiSamples(alpha, beta, asked[order], excess[order])


def network_curve(
    grid: NDArray[np.float32], samples: KomiSamples, komi: float
) -> NDArray[np.float32]:
    """Return the network's own winrates: its answers, interpolated as log odds and made to fall.

    A network's answers may rise with komi, which no winrate does. Beyond the samples the curve is
    as steep as the sigmoid.

    Parameters
    ----------
    grid : float32[G]
        Ascending komi [points].
    komi
        The search's, where the curve keeps the network's answer.
    """
    winrate = float(_sampled(np.array([komi]), samples)[0])
    curve = _sampled(grid.astype(np.float64), samples)
    return _falling_through(grid, curve, komi, winrate).astype(np.float32)


def correction(grid: NDArray[np.float32], samples: Sequence[KomiSamples]) -> NDArray[np.float64]:
    """Return the correction of curves made of sigmoids, float64[G] [winrate].

    Parameters
    ----------
    grid : float32[G]
        Ascending komi [points].
    samples
        Samples of one position or more. The correction is the mean of their answers less the mean
        of their sigmoids.
    """
    at = grid.astype(np.float64)
    off = [_sampled(at, one) - sigmoid_curve(at, one.alpha, one.beta) for one in samples]
    return np.asarray(np.mean(off, axis=0))


def corrected(
    grid: NDArray[np.float32],
    curve: NDArray[np.float32],
    off: NDArray[np.float64],
    komi: float,
    winrate: float,
) -> NDArray[np.float32]:
    """Correct a searched curve, the mean of sigmoids over a tree.

    Parameters
    ----------
    grid : float32[G]
        Ascending komi [points].
    curve : float32[G]
        Black's winrates.
    off : float64[G]
        See `correction`.
    komi, winrate
        The search's komi, and Black's winrate there, which the curve keeps.

    Returns
    -------
    float32[G]
        From 0 to 1, never rising.
    """
    shifted = np.clip(curve + off, 0.0, 1.0)
    return _falling_through(grid, shifted, komi, winrate).astype(np.float32)


def _sampled(at: NDArray[np.float64], samples: KomiSamples) -> NDArray[np.float64]:
    """Return the network's winrates at any komi."""
    odds = samples.beta * (samples.alpha - at)
    return logistic(odds + np.interp(at, samples.komi, samples.excess))


def _falling_through(
    at: NDArray[np.float32], curve: NDArray[np.float64], komi: float, winrate: float
) -> NDArray[np.float64]:
    """Return a curve that never rises, near the one given, and with one winrate at one komi.

    It is the mean of the largest falling curve below and the smallest one above.
    """
    bounded = np.where(at <= komi, np.maximum(curve, winrate), np.minimum(curve, winrate))
    bounded[at == komi] = winrate
    below = np.minimum.accumulate(bounded)
    above = np.maximum.accumulate(bounded[::-1])[::-1]
    return np.asarray(0.5 * (below + above))
