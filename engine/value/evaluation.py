"""What an evaluator says of positions: a policy and Black's winrate curve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:  # the window reads FLAT and SIGMOID before kernels are loaded
    from engine.go.position import Position

FLAT: Final = 0
"""The winrate does not depend on the bonus: curve[0] = P(Black wins)."""
SIGMOID: Final = 1
"""P(Black wins | bonus x) = 1 / (1 + exp(-beta (alpha + x))): curve = (alpha, beta)."""


class Evaluation(NamedTuple):
    """Answers for a batch of positions, all in Black's frame."""

    policy: NDArray[np.float32]  # [B, A] legal moves only, sums to 1
    curve_kind: NDArray[np.int8]  # [B] FLAT or SIGMOID
    curve: NDArray[np.float32]  # [B, 2] parameters, see FLAT and SIGMOID; alpha in points for Black
    ownership: NDArray[np.float32] | None  # [B, N] +1 Black's, -1 White's


def winrates_at(answer: Evaluation, komi: NDArray[np.float32]) -> NDArray[np.float64]:
    """Return Black's winrates at the komi of each row, float64[B]."""
    a, b = answer.curve[:, 0].astype(np.float64), answer.curve[:, 1].astype(np.float64)
    curved = 0.5 + 0.5 * np.tanh(0.5 * b * (a - komi))
    winrates: NDArray[np.float64] = np.where(answer.curve_kind == FLAT, a, curved)
    return winrates


class Evaluator(Protocol):
    """Positions in, evaluations out."""

    size: int
    """Board size [points per side]."""

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
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
        """
        ...
