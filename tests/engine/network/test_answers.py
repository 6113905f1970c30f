"""The one place where the player to move's numbers become Black's."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.network.answers import board_policy, keep_legal, to_black
from engine.value.curve import winrate_at
from engine.value.evaluation import FLAT, SIGMOID


@pytest.mark.parametrize("to_play", [BLACK, WHITE])
@pytest.mark.parametrize("komi", [-3.0, 0.0, 7.5])
def test_a_sigmoid_says_the_same_from_both_sides(to_play: int, komi: float) -> None:
    alpha, beta = 4.25, 0.3
    komi_of_mover = komi if to_play == WHITE else -komi
    movers = 1 / (1 + math.exp(-beta * (alpha + komi_of_mover)))
    first, second = to_black(SIGMOID, to_play, alpha, beta)
    blacks = winrate_at(SIGMOID, first, second, -komi)
    assert blacks == pytest.approx(movers if to_play == BLACK else 1 - movers, abs=1e-12)


@pytest.mark.parametrize("logit", [-800.0, -1.5, 0.0, 2.0, 800.0])
def test_a_flat_winrate_says_the_same_from_both_sides(logit: float) -> None:
    black, _ = to_black(FLAT, BLACK, logit, 1.0)
    white, _ = to_black(FLAT, WHITE, logit, 1.0)
    assert black == pytest.approx(0.5 + 0.5 * math.tanh(logit / 2), abs=1e-12)
    assert black + white == pytest.approx(1, abs=1e-12)


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
