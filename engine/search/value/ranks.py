"""The rank of a move in a policy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def move_ranks(
    policy: NDArray[np.float32], legal: NDArray[np.bool_], moves: NDArray[np.integer]
) -> NDArray[np.int64]:
    """Return the number of better legal moves; among equal moves, earlier ones count as better.

    Parameters
    ----------
    policy
        [B, M] by point, pass last.
    legal
        [B, M].
    moves
        [B].
    """
    share = np.take_along_axis(policy, moves[:, None], axis=1)
    is_earlier = np.arange(policy.shape[1]) < moves[:, None]
    better = (policy > share) | ((policy == share) & is_earlier)
    ranks: NDArray[np.int64] = np.count_nonzero(better & legal, axis=1)
    return ranks
