"""The first principal component of match results, and rank correlation."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RunError


@dataclass(frozen=True, eq=False)
class PrincipalComponent:
    """The direction in which networks differ most, over their results against a panel."""

    weights: NDArray[np.float64]
    """[P] of length 1, with a positive sum: more wins give a higher score."""
    explained: float
    """Share of the total variance that lies along `weights`."""


def principal_component(results: NDArray[np.float64]) -> PrincipalComponent:
    """Return the first component of a covariance PCA of result vectors.

    `results` [n, P] are the shares of the points of n networks against P opponents. SAI
    (arXiv:1809.03928) section III-E: the eigenvector of the covariance matrix with the largest
    eigenvalue. Results are shares on one scale, so they are centered but not standardized: an
    opponent against whom all networks score the same gets no weight.

    Raises
    ------
    RunError
        There are fewer than two networks, or all have the same results.
    """
    results = np.asarray(results, np.float64)
    if results.ndim != 2 or len(results) < 2 or not results.shape[1]:
        raise RunError(
            "panel weights: results of at least two networks against at least one are needed; "
            "evaluate more networks"
        )
    directions, variances = principal_directions(results)
    if variances.sum() <= 1e-20:
        raise RunError(
            "panel weights: all networks have the same results, so nothing tells them apart; "
            "evaluate networks of different strength, or play more games"
        )
    weights = directions[0]
    total = float(weights.sum())
    largest = float(weights[np.argmax(np.abs(weights))])
    if (total if abs(total) > 1e-12 else largest) < 0.0:
        weights = -weights
    return PrincipalComponent(weights, float(variances[0] / variances.sum()))


def principal_directions(
    results: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the directions of a covariance PCA, rows of length 1, and the variances along them.

    `results` [n, P] as in `principal_component`; the largest variance comes first.
    """
    centered = results - results.mean(axis=0)
    _, singular, directions = np.linalg.svd(centered, full_matrices=False)
    return directions, singular**2 / (len(results) - 1)


def spearman(first: NDArray[np.float64], second: NDArray[np.float64]) -> float:
    """Return Spearman's rank correlation (-1 to 1) of paired values; ties get their mean rank.

    Returns NaN for fewer than two pairs, or if one of the arrays is constant.
    """
    a, b = (_ranks(np.asarray(values, np.float64)) for values in (first, second))
    if len(a) != len(b):
        raise ValueError(f"{len(a)} and {len(b)} figures can't be compared")
    if len(a) < 2 or np.ptp(a) == 0.0 or np.ptp(b) == 0.0:
        return math.nan
    a, b = a - a.mean(), b - b.mean()
    return float((a @ b) / math.sqrt(float(a @ a) * float(b @ b)))


def _ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    middle: NDArray[np.float64] = last - 0.5 * (counts - 1)
    return middle[inverse.reshape(-1)]
