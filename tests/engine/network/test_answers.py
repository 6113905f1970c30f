"""Policies in board order, over legal moves."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.network.runners.answers import board_policy, keep_legal


def test_softmax_counts_illegal_moves_before_they_are_dropped() -> None:
    logits = np.array([1.0, 3.0, 2.0], np.float32)
    view = np.array([2, 0, 1], np.int16)
    out = np.zeros((1, 3), np.float32)
    assert board_policy(logits, view, 1.0, 1.0, out[0])
    softmax = np.exp(logits) / np.exp(logits).sum()
    np.testing.assert_allclose(out[0][view], softmax, rtol=1e-6)
    legal = np.array([[True, False, True]])
    kept = np.empty((1, 3), np.float32)
    keep_legal(out, out, np.array([-1], np.int32), legal, kept)
    np.testing.assert_allclose(kept[0], out[0] * legal[0] / (out[0] * legal[0]).sum(), rtol=1e-6)


def test_temperature_divides_the_logits() -> None:
    logits = np.array([1.0, 3.0, 2.0], np.float32)
    view = np.arange(3, dtype=np.int16)
    hot, halved = np.zeros(3, np.float32), np.zeros(3, np.float32)
    board_policy(logits, view, 2.0, 1.0, hot)
    board_policy(logits / np.float32(2), view, 1.0, 1.0, halved)
    np.testing.assert_allclose(hot, halved, rtol=1e-6)


def test_legal_moves_without_any_probability_share_alike() -> None:
    policy = np.array([[0.0, 0.0, 1.0]], np.float32)
    legal = np.array([[True, True, False]])
    kept = np.empty((1, 3), np.float32)
    keep_legal(policy, policy, np.array([0], np.int32), legal, kept)
    assert kept.tolist() == [[0.5, 0.5, 0.0]]


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_logits_that_are_no_numbers_are_noticed(bad: float) -> None:
    out = np.zeros(2, np.float32)
    view = np.arange(2, dtype=np.int16)
    assert not board_policy(np.array([bad, 0.0], np.float32), view, 1.0, 1.0, out)
