"""Ranks of moves in a policy."""

from __future__ import annotations

import numpy as np

from engine.search.value.ranks import move_ranks


def test_ranks_count_better_legal_moves_and_earlier_equal_ones() -> None:
    policy = np.array([[0.4, 0.3, 0.1, 0.1, 0.1], [0.2] * 5], np.float32)
    legal = np.array([[True, True, False, True, True], [True] * 5])
    ranks = [move_ranks(policy, legal, np.array([move, move])).tolist() for move in range(5)]
    assert [first for first, _ in ranks] == [0, 1, 2, 2, 3]
    assert [second for _, second in ranks] == [0, 1, 2, 3, 4], "a flat policy has one first choice"
