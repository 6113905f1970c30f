"""Winrate curves of KataGo's networks, which see one komi at a time.

`curves_of_answers` derives a curve from a single answer: the winrate at the evaluated komi is kept
exactly; middle and steepness follow the lead and the deviation of the score, and the usual
steepness of this network's curves (`engine.network.runners.katago_steepness`). `curve_of_grid` fits
a sigmoid to the winrates at many komi, which needs as many evaluations.

Notes
-----
Mean error of the winrate at the eleven half points within five points of the evaluated komi,
compared with the network's answers there, on positions of games on 7x7, 9x9, 13x13 and 19x19 (60
each for g170-b6c96; 40, 40, 16 and 8 for b10c384h6nbttflrs):

==============================  ======================  ======================
..                              g170-b6c96              b10c384h6nbttflrs
==============================  ======================  ======================
one answer, steepness 3         .043, .027, .024, .017  .168, .113, .106, .043
least squares, 3 answers        .029, .017, .011, .005  .092, .059, .042, .020
least squares, 5 answers        .029, .016, .011, .005  .053, .048, .039, .019
least squares, 7 answers        .026, .015, .010, .004  .030, .039, .038, .016
least squares, 9 answers        .025, .015, .010, .004  .029, .037, .037, .016
least squares, 11 answers       .024, .014, .009, .004  .027, .036, .035, .016
interpolated, 5 answers         .026, .014, .010, .005  .046, .046, .037, .020
interpolated, 9 answers         .009, .003, .003, .001  .017, .019, .014, .007
11 answers, made to fall        .000, .000, .000, .000  .013, .012, .004, .001
one answer for each two points  .009, .007, .008, .006  .013, .012, .004, .001
==============================  ======================  ======================

At komi up to three points from fair, where curves are hardest to predict, on other positions (60,
60, 24 and 24), the error of one answer is

==============================  ======================  ======================
steepness 3 for all             .043, .046, .038, .026  .137, .125, .126, .089
as measured for the network     .044, .045, .036, .025  .077, .073, .057, .059
==============================  ======================  ======================

With area scoring winrates change in steps of two points, since all results have one parity: a
sigmoid can't follow that. The second network's winrates rise by .08 within such a step on the small
boards (mean of the largest rise), so no falling curve can follow these. A search evaluates once,
exact at its komi; its root and best moves are evaluated around it, too: see
`engine.search.value.samples`.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.search.value.fit import log_odds, logistic, sigmoid_curve

_STEEPNESS_ERROR: Final = 0.8  # standard deviation of the logarithm of beta from its usual value
_LEAD_ERROR: Final = 1.5  # standard deviation of alpha from the lead [points]
_TRUSTED: Final = 6.9
"""Log odds (of 999 to 1) beyond which they say nothing more about the middle of the curve."""
_SUREST: Final = 1e-7
_LOWEST_DEVIATION: Final = 0.25  # points
_STEPS: Final = 12


@jit
def curves_of_answers(
    winrate: NDArray[np.float64],
    lead: NDArray[np.float64],
    deviation: NDArray[np.float64],
    komi: NDArray[np.float32],
    steepness: float,
    out: NDArray[np.float32],
) -> None:
    """Write alpha and beta derived from single answers of the network.

    Parameters
    ----------
    winrate, lead : float[B]
        Black's at the komi [points, komi included].
    deviation : float[B]
        Standard deviation of the final score [points].
    komi : float[B]
        Komi of the evaluation.
    steepness
        Usual beta times the deviation, see `engine.network.runners.katago_steepness`.
    out : float32[B, 2]
        Curves through the winrates. Of all such curves each is the one whose alpha - komi is
        nearest to the lead and whose beta is nearest to steepness / deviation.
    """
    for b in range(winrate.shape[0]):
        p = min(max(winrate[b], _SUREST), 1.0 - _SUREST)
        z = math.log(p / (1.0 - p))
        trusted = min(max(z, -_TRUSTED), _TRUSTED)
        usual = math.log(steepness / max(deviation[b], _LOWEST_DEVIATION))
        u = usual
        for _ in range(_STEPS):  # Newton's method, in steps of at most one
            middle = trusted * math.exp(-u)
            miss = (middle - lead[b]) / _LEAD_ERROR**2
            slope = (u - usual) / _STEEPNESS_ERROR**2 - miss * middle
            bend = 1.0 / _STEEPNESS_ERROR**2 + (middle / _LEAD_ERROR) ** 2
            u -= min(max(slope / (bend + max(miss * middle, 0.0)), -1.0), 1.0)
        out[b, 1] = math.exp(u)
        out[b, 0] = komi[b] + z / out[b, 1]


def curve_of_grid(
    komi: NDArray[np.float64], winrate: NDArray[np.float64]
) -> tuple[float, float, float]:
    """Return alpha, beta and the largest error of a least-squares fit.

    `komi` (ascending) and `winrate` (Black's) are float[G].
    """
    falling = np.maximum.accumulate(-log_odds(winrate, 1e-6))
    middle = float(np.interp(0.0, falling + np.arange(len(komi)) * 1e-9, komi))
    best = (math.inf, middle, 0.2)
    for start in (0.05, 0.2, 0.8):
        alpha, u = middle, math.log(start)
        for _ in range(60):  # Gauss-Newton, damped
            z = math.exp(u) * (alpha - komi)
            p = logistic(z)
            rate = p * (1.0 - p)
            slopes = np.stack((rate * math.exp(u), rate * z), 1)
            normal = slopes.T @ slopes + 1e-9 * np.eye(2)
            step = np.linalg.solve(normal, slopes.T @ (winrate - p))
            alpha += float(np.clip(step[0], -5.0, 5.0))
            u = min(max(u + float(np.clip(step[1], -0.5, 0.5)), -6.0), 4.0)
        error = winrate - sigmoid_curve(komi, alpha, math.exp(u))
        squares = float((error**2).sum())
        if squares < best[0]:
            best = (squares, alpha, math.exp(u))
    _, alpha, beta = best
    return alpha, beta, float(np.abs(winrate - sigmoid_curve(komi, alpha, beta)).max())
