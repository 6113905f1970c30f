"""What an evaluator says of positions: a policy and Black's winrate curve."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.go.state import Position


class Evaluation(NamedTuple):
    """Answers for a batch of positions, all in Black's frame."""

    policy: NDArray[np.float32]  # [B, A] legal moves only, sums to 1
    curve_kind: NDArray[np.int8]  # [B] see `engine.search.value.kinds`
    curve: NDArray[np.float32]  # [B, C] their numbers; an evaluator's C is always the same
    ownership: NDArray[np.float32] | None  # [B, N] +1 Black's, -1 White's


class Evaluator(Protocol):
    """Evaluates batches of positions; a subclass that doesn't say otherwise has these defaults."""

    size: int
    """Board size [points per side]."""
    sharpening: float = 0.0
    """How much surer its searches are than their mean winrates, see `engine.search.sharpening`."""
    sees_one_komi: bool = False
    """Whether its curves are exact only at the komi of the call."""
    territory: bool = False
    """Whether the games it evaluates, and its curves, count territory, not area."""

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        """Evaluate positions with a leading batch axis B.

        Parameters
        ----------
        positions
            Arrays with a leading axis B.
        legal : bool[B, A]
            Moves the policy may use; index N is pass.
        komi : float32[B]
            Komi each game is played at, handicap compensation included. Curves serve every komi,
            so only networks that see komi (a policy that depends on it) read this.
        average
            Answer with the mean over the eight symmetries of the board.
        """
        ...
