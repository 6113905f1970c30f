"""Answers of the SAI program for its own networks, reproduced.

Policies and winrates agree within 1e-5; alpha and beta within 1e-5 relative, or 1e-5 points where
alpha is nearly 0: there the program's own float32 rounding shows (an exact sum in float64 differs
from it by up to 1.6e-5 relative in three of the records).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from engine.go.position import legal_moves
from engine.network.files.weights import read_network
from engine.network.runners.evaluator import NetworkEvaluator
from engine.search.value.curve import winrate_at
from tests.engine.network.planes.records import (
    SIZES,
    position_of,
    recorded_policy,
    records,
    stacked,
)
from tests.shared import checked, parity_dir


def _answered(size: int) -> list[dict[str, Any]]:
    """The records of one board size whose networks are there."""
    weights = parity_dir() / "weights"
    return checked([r for r in records(size) if (weights / r["net"]).is_file()])


@cache
def _evaluator(net: str, precision: str) -> NetworkEvaluator:
    network, _ = read_network(parity_dir() / "weights" / net)
    return NetworkEvaluator(network, precision=precision)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("precision", ["fp32", "fp64"])
def test_answers_equal_those_of_sai(size: int, precision: str) -> None:
    for record in _answered(size):
        positions = stacked([position_of(record)])
        to_play = int(positions.counters[0, 0])
        evaluator = _evaluator(record["net"], precision)
        komi, handicap = record["komi"], record["handicap"]
        answer = evaluator.raw(positions, record["symmetry"], komi=komi, compensation=handicap)
        where = f"{record['net']} {record['position']} symmetry {record['symmetry']}"
        np.testing.assert_allclose(
            answer.policy[0], recorded_policy(record), rtol=0, atol=1e-5, err_msg=where
        )
        np.testing.assert_allclose(answer.winrate[0], record["winrate"], atol=1e-5, err_msg=where)
        # for ELF networks the record has the value before it was turned to the mover's side
        turned = -1 if "winrate_before_flip" in record and to_play < 0 else 1
        np.testing.assert_allclose(
            answer.alpha[0], turned * record["alpha"], rtol=1e-5, atol=1e-5, err_msg=where
        )
        np.testing.assert_allclose(answer.beta[0], record["beta"], rtol=1e-5, err_msg=where)
        black = winrate_at(evaluator.curve_kind, answer.curve[0], -(komi + handicap))
        movers = black if to_play > 0 else 1 - black
        np.testing.assert_allclose(movers, record["winrate"], atol=1e-5, err_msg=where)


@pytest.mark.parametrize("size", SIZES)
def test_the_printed_heatmap_is_the_policy_of_legal_moves_in_per_mille(size: int) -> None:
    for record in checked([record for record in _answered(size) if "printed_heatmap" in record]):
        position = position_of(record)
        legal = np.zeros(size * size + 1, np.bool_)
        legal_moves(position, legal)
        evaluator = _evaluator(record["net"], "fp32")
        komi, handicap = record["komi"], record["handicap"]
        answer = evaluator.raw(
            stacked([position]), record["symmetry"], komi=komi, compensation=handicap
        )
        policy = answer.policy[0] * legal
        rows = record["printed_heatmap"][:size]
        printed = np.array([[int(number) for number in line.split()] for line in rows])
        expected = policy[:-1].reshape(size, size) / policy.sum() * 1000
        where = f"{record['net']} {record['position']} symmetry {record['symmetry']}"
        # the program cuts the digits after the point off
        np.testing.assert_allclose(printed + 0.5, expected, rtol=0, atol=0.51, err_msg=where)
