"""A network's evaluation of a position without a search: curve, policy and ownership."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.analysis.analyzer import position_of
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.position import legal_moves
from engine.go.state import as_batch
from engine.network.opened import shared_network
from engine.search.value.curve import scores, winrates_at

SAMPLES = 121
"""Number of komi at which the curve is read."""


@dataclass(frozen=True, eq=False)
class NetworkOpinion:
    """A network's evaluation of a position: the mean over the eight symmetries; Black's frame."""

    alpha: float
    """Fair komi [points for Black]; NaN if the network knows no score."""
    beta: float
    """Steepness of the curve there [1/points]; NaN if the network knows no score."""
    winrate: float
    """Black's winrate at the komi of the request [0, 1]; NaN if the network has no values."""
    komi: NDArray[np.float64]
    """float64[G], ascending, from one end of the board's scores to the other."""
    curve: NDArray[np.float64]
    """float64[G], Black's winrate at each komi [0, 1]; NaN if the network has no values."""
    policy: NDArray[np.float32]
    """float32[A], probability of each legal move; index N is pass."""
    ownership: NDArray[np.float32] | None
    """float32[N], +1 Black's, -1 White's; None if the network has none."""

    @property
    def has_values(self) -> bool:
        """Whether the network estimates winrates; a policy alone doesn't."""
        return math.isfinite(self.winrate)

    @property
    def best(self) -> int:
        """The move with the highest probability."""
        return int(self.policy.argmax())


def network_opinion(request: AnalysisRequest) -> NetworkOpinion:
    """Return what the network of a request says of its position, without a search.

    Raises
    ------
    EngineError
        The request names no network, its file can't be used or plays other boards, or a move
        before the position is illegal.
    """
    if request.network is None:
        raise EngineError(tr("the request names no network; choose one"))
    position, size = position_of(request), request.rules.size
    opened = shared_network(request.network)
    evaluator = opened.evaluator(request.rules, precision="fp32", symmetry="average", device="cpu")
    legal = np.zeros(size * size + 1, np.bool_)
    legal_moves(position, legal)
    at = np.full(1, request.search_komi, np.float32)
    answer = evaluator.evaluate(as_batch(position), legal[None], at)
    komi = np.linspace(-size * size, size * size, SAMPLES)
    rows = answer._replace(
        curve_kind=np.repeat(answer.curve_kind, SAMPLES),
        curve=np.repeat(answer.curve, SAMPLES, axis=0),
    )
    alpha, beta = scores(answer)[0].tolist()
    winrate, curve = float(winrates_at(answer, at)[0]), winrates_at(rows, komi)
    if not opened.header.has_values:
        winrate, curve = math.nan, np.full(SAMPLES, np.nan)
    return NetworkOpinion(
        alpha=alpha,
        beta=beta,
        winrate=winrate,
        komi=komi,
        curve=curve,
        policy=answer.policy[0].copy(),
        ownership=None if answer.ownership is None else answer.ownership[0].copy(),
    )
