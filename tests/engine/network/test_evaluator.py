"""Evaluators: Black's frame, legal moves, symmetries, cache and komi."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import WeightsError
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, replay, set_up
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position, row
from engine.go.symmetry import symmetry_table
from engine.network.models.network import Network
from engine.network.planes.planes import planes
from engine.network.runners.evaluator import SYMMETRY_MODES
from engine.search.value.kinds import MULTI_LABEL, SIGMOID
from tests.engine.network.networks import KINDS, evaluator_of, random_network, random_positions
from tests.engine.network.planes.records import stacked

COUNT = 12
KOMI = np.full(COUNT, 7.5, np.float32)
"""For networks that do not see it."""


def _by_hand(
    network: Network, positions: Position, legal: np.ndarray, komi: float = 7.5
) -> tuple[np.ndarray, np.ndarray, np.ndarray | None]:
    """Policy, Black's curve and ownership, written down once more in the plainest way."""
    to_play = positions.counters[:, TO_PLAY].astype(np.float64)
    signed = torch.from_numpy(-to_play * komi).float() if network.settings.needs_komi else None
    with torch.no_grad():
        out = network(torch.from_numpy(planes(network.settings.feature_set, positions)), signed)
    policy = out.policy_logits.softmax(1).numpy() * legal
    policy /= policy.sum(1, keepdims=True)
    value = out.value.double().numpy()
    if network.settings.curve_kind == SIGMOID:
        curve = np.stack((to_play * value[:, 0], value[:, 1]), 1)
    elif network.settings.curve_kind == MULTI_LABEL:
        black = to_play[:, None] > 0
        odds = np.where(black, value[:, 1:], -value[:, :0:-1])
        curve = np.concatenate((np.full_like(black, network.settings.first_label, float), odds), 1)
    else:
        curve = np.stack((np.where(to_play > 0, value[:, 0], 1 - value[:, 0]), 0 * to_play), 1)
    ownership = None
    if out.ownership_logits is not None:
        ownership = to_play[:, None] * (2 * out.ownership_logits.sigmoid().numpy() - 1)
    return policy, curve, ownership


@pytest.mark.parametrize("kind", KINDS)
def test_evaluations_are_the_networks_answers_in_blacks_frame(kind: str) -> None:
    network = random_network(kind)
    positions, legal = random_positions(COUNT)
    evaluator = evaluator_of(network, precision="fp32")
    given = evaluator.evaluate(positions, legal, KOMI)
    policy, curve, ownership = _by_hand(network, positions, legal)
    np.testing.assert_allclose(given.policy, policy, atol=1e-5)
    np.testing.assert_allclose(given.curve, curve, rtol=1e-4, atol=1e-5)
    assert given.curve_kind.tolist() == [network.settings.curve_kind] * COUNT
    assert (given.ownership is None) == (ownership is None)
    if ownership is not None and given.ownership is not None:
        np.testing.assert_allclose(given.ownership, ownership, atol=1e-5)
    assert evaluator.evaluations == COUNT
    assert given.policy.dtype == given.curve.dtype == np.float32


@pytest.mark.parametrize("symmetry", SYMMETRY_MODES)
def test_swapping_the_colors_mirrors_the_answer(symmetry: str) -> None:
    """A network with 17 planes can't see colors, so the two answers must mirror each other."""
    network = random_network()
    evaluator = evaluator_of(network, precision="fp32", symmetry=symmetry)
    stones = np.zeros(25, np.int8)
    stones[[6, 7, 12]], stones[[8, 13]] = BLACK, WHITE
    black = set_up(Rules(size=5), stones, BLACK)
    white = set_up(Rules(size=5), -stones, WHITE)
    legal = np.empty((2, 26), np.bool_)
    for t, position in enumerate((black, white)):
        legal_moves(position, legal[t])
    answers = [
        evaluator.raw(stacked([p]), 3).curve[0]
        if symmetry == "identity"
        else evaluator.evaluate(stacked([p]), legal[t : t + 1], KOMI).curve[0]
        for t, p in enumerate((black, white))
    ]
    if symmetry == "random":  # drawn by key, which knows the colors
        return
    assert answers[0][0] == pytest.approx(-answers[1][0], abs=1e-5)
    assert answers[0][1] == pytest.approx(answers[1][1], abs=1e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_the_average_is_the_mean_over_the_eight_symmetries(kind: str) -> None:
    network = random_network(kind)
    positions, legal = random_positions(COUNT)
    evaluator = evaluator_of(network, precision="fp32", symmetry="average")
    given = evaluator.evaluate(positions, legal, KOMI)
    single = [evaluator.raw(positions, code) for code in range(8)]
    mean = evaluator.raw(positions, "average")
    for field in ("policy", "alpha", "beta", "winrate", "curve"):
        expected = np.mean([getattr(answer, field) for answer in single], 0)
        np.testing.assert_allclose(getattr(mean, field), expected, rtol=1e-5, atol=1e-6)
    policy = mean.policy * legal
    np.testing.assert_allclose(given.policy, policy / policy.sum(1, keepdims=True), atol=1e-6)
    np.testing.assert_allclose(given.curve, mean.curve, rtol=1e-5, atol=1e-6)
    field = "policy" if network.value is None else "alpha"
    assert len({getattr(answer, field)[-1].tobytes() for answer in single}) == 8


@pytest.mark.parametrize("kind", KINDS)
def test_a_random_evaluator_can_be_asked_for_the_average(kind: str) -> None:
    network = random_network(kind)
    positions, legal = random_positions(COUNT)
    mean = evaluator_of(network, precision="fp32", symmetry="average")
    expected = mean.evaluate(positions, legal, KOMI)
    random = evaluator_of(network, precision="fp32", symmetry="random", cache_rows=64)
    single = random.evaluate(positions, legal, KOMI)
    for _ in range(2):  # the second time from the cache
        given = random.evaluate(positions, legal, KOMI, average=True)
        np.testing.assert_allclose(given.policy, expected.policy, atol=1e-6)
        np.testing.assert_allclose(given.curve, expected.curve, rtol=1e-5, atol=1e-6)
    assert random.evaluations == 9 * COUNT
    again = random.evaluate(positions, legal, KOMI)
    np.testing.assert_array_equal(again.policy, single.policy)
    assert not np.allclose(single.policy, given.policy, atol=1e-4)


def test_a_symmetry_turns_the_board_there_and_the_answer_back() -> None:
    network = random_network("pooling")
    moves = [6, 7, 11, 12, 3]
    evaluator = evaluator_of(network, precision="fp32")
    position = set_up(Rules(size=5), np.zeros(25, np.int8), BLACK)
    replay(position, moves)
    for code, view in enumerate(symmetry_table(5)):
        turned = set_up(Rules(size=5), np.zeros(25, np.int8), BLACK)
        replay(turned, [int(np.flatnonzero(view == move)[0]) for move in moves])
        there = evaluator.raw(stacked([turned]), 0)
        here = evaluator.raw(stacked([position]), code)
        np.testing.assert_allclose(here.policy[0][view], there.policy[0], atol=1e-6)
        assert here.ownership is not None
        assert there.ownership is not None
        np.testing.assert_allclose(here.ownership[0][view[:-1]], there.ownership[0], atol=1e-5)
        assert here.alpha[0] == pytest.approx(there.alpha[0], abs=1e-5)


def test_random_symmetries_are_drawn_by_position_and_seed() -> None:
    network = random_network()
    positions, legal = random_positions(COUNT)
    options: dict[str, Any] = {"precision": "fp32", "symmetry": "random"}
    first = evaluator_of(network, **options).evaluate(positions, legal, KOMI)
    again = evaluator_of(network, **options).evaluate(positions, legal, KOMI)
    assert np.array_equal(first.curve, again.curve)
    raw = evaluator_of(network, precision="fp32")
    of_code = np.array([raw.raw(positions, code).alpha for code in range(8)])
    alpha = first.curve[:, 0] * positions.counters[:, TO_PLAY]
    used = np.abs(of_code - alpha).argmin(0)
    assert np.abs(of_code - alpha).min(0).max() < 1e-5
    assert len(set(used)) > 2
    other = evaluator_of(network, seed=5, **options).evaluate(positions, legal, KOMI)
    assert not np.array_equal(first.curve, other.curve)


@pytest.mark.parametrize("kind", ["y", "pooling", "flat", "komi"])
@pytest.mark.parametrize("symmetry", SYMMETRY_MODES)
@pytest.mark.parametrize("rows", [4, 1000])
def test_a_cache_changes_no_answer(kind: str, symmetry: str, rows: int) -> None:
    network = random_network(kind)
    positions, legal = random_positions(COUNT)
    plain = evaluator_of(network, precision="fp32", symmetry=symmetry)
    cached = evaluator_of(network, precision="fp32", symmetry=symmetry, cache_rows=rows)
    expected = plain.evaluate(positions, legal, KOMI)
    for _ in range(3):
        given = cached.evaluate(positions, legal, KOMI)
        np.testing.assert_allclose(given.policy, expected.policy, atol=1e-6)
        np.testing.assert_allclose(given.curve, expected.curve, rtol=1e-5, atol=1e-6)
        if expected.ownership is not None:
            assert given.ownership is not None
            np.testing.assert_allclose(given.ownership, expected.ownership, atol=1e-6)
    if rows > COUNT:
        assert cached.evaluations == plain.evaluations
        assert cached.cache is not None
        assert (cached.cache.hits, cached.cache.misses) == (2 * COUNT, COUNT)


def test_equal_positions_of_one_batch_are_evaluated_once() -> None:
    position = set_up(Rules(size=5), np.zeros(25, np.int8), BLACK)
    evaluator = evaluator_of(random_network(), precision="fp32", cache_rows=64)
    legal = np.ones((6, 26), np.bool_)
    given = evaluator.evaluate(stacked([position] * 6), legal, KOMI)
    assert evaluator.evaluations == 1
    assert (given.policy == given.policy[0]).all()


def test_the_mask_is_applied_after_the_cache() -> None:
    positions, legal = random_positions(COUNT)
    evaluator = evaluator_of(random_network(), precision="fp32", cache_rows=64)
    evaluator.evaluate(positions, legal, KOMI)
    fewer = legal.copy()
    fewer[:, ::2] = False
    fewer[:, -1] = True
    given = evaluator.evaluate(positions, fewer, KOMI)
    assert not given.policy[~fewer].any()
    np.testing.assert_allclose(given.policy.sum(1), 1, rtol=1e-5)


def test_a_failed_batch_leaves_no_promise_in_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    positions, legal = random_positions(COUNT)
    evaluator = evaluator_of(random_network(), precision="fp32", cache_rows=64)
    with monkeypatch.context() as patch:
        patch.setattr(evaluator._inference, "run", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            evaluator.evaluate(positions, legal, KOMI)
    given = evaluator.evaluate(positions, legal, KOMI)
    policy, _, _ = _by_hand(random_network(), positions, legal)
    np.testing.assert_allclose(given.policy, policy, atol=1e-5)


def test_a_policy_that_sees_the_komi_is_never_mixed_up() -> None:
    network = random_network("komi")
    positions, legal = random_positions(COUNT)
    evaluator = evaluator_of(network, precision="fp32", cache_rows=256)
    for komi in (7.5, -20.0, 7.5):
        given = evaluator.evaluate(positions, legal, np.full(COUNT, komi, np.float32))
        policy, _, _ = _by_hand(network, positions, legal, komi)
        np.testing.assert_allclose(given.policy, policy, atol=1e-5)
    assert evaluator.evaluations == 2 * COUNT


def test_large_batches_are_run_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    positions, legal = random_positions(COUNT)
    whole = evaluator_of(random_network(), precision="fp32", symmetry="average")
    parts = evaluator_of(random_network(), precision="fp32", symmetry="average")
    monkeypatch.setattr(parts, "_limit", 5)
    for first, second in zip(
        whole.evaluate(positions, legal, KOMI), parts.evaluate(positions, legal, KOMI), strict=True
    ):
        if first is not None and second is not None:
            np.testing.assert_allclose(first, second, atol=1e-6)
    np.testing.assert_allclose(
        whole.raw(positions, 3).policy, parts.raw(positions, 3).policy, atol=1e-6
    )


def test_temperature_flattens_the_policy() -> None:
    positions, legal = random_positions(COUNT)
    network = random_network()
    cold = evaluator_of(network, precision="fp32").evaluate(positions, legal, KOMI).policy
    hot = evaluator_of(network, precision="fp32", softmax_temperature=2.0)
    expected = np.sqrt(cold) / np.sqrt(cold).sum(1, keepdims=True)
    np.testing.assert_allclose(hot.evaluate(positions, legal, KOMI).policy, expected, atol=1e-5)


def test_winrates_of_raw_answers_are_at_komi_and_compensation() -> None:
    positions, _ = random_positions(COUNT)
    evaluator = evaluator_of(random_network(), precision="fp64")
    answer = evaluator.raw(positions, 0, komi=3.5, compensation=4)
    black = 1 / (1 + np.exp(-answer.curve[:, 1] * (answer.curve[:, 0] - 7.5)))
    to_play = positions.counters[:, TO_PLAY]
    np.testing.assert_allclose(answer.winrate, np.where(to_play > 0, black, 1 - black), rtol=1e-5)


def test_a_network_that_overflows_says_so() -> None:
    network = random_network()
    with torch.no_grad():
        network.trunk.input.convolution.weight.mul_(1e30)
        network.policy.convolution.convolution.weight.mul_(1e30)
    positions, legal = random_positions(2)
    with pytest.raises(WeightsError, match="not finite"):
        evaluator_of(network, precision="fp32").evaluate(positions, legal, KOMI)


def test_an_empty_batch_has_an_empty_answer() -> None:
    positions, legal = random_positions(1)
    empty = Position._make([*positions[:3], *(array[:0] for array in positions[3:])])
    for rows in (0, 64):
        evaluator = evaluator_of(random_network(), precision="fp32", cache_rows=rows)
        assert evaluator.evaluate(empty, legal[:0], KOMI).policy.shape == (0, 26)


def test_automatic_precision_names_what_it_chose() -> None:
    evaluator = evaluator_of(random_network())
    assert evaluator.precision in ("fp32", "bf16", "int8")
    assert len(evaluator.identity) == 8
    positions, legal = random_positions(3)
    assert evaluator.evaluate(positions, legal, KOMI).policy.shape == (3, 26)
    assert row(positions, 0).stones.shape == (26,)


@pytest.mark.gpu
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("precision", "tolerance"), [("fp32", 1e-3), ("bf16", 0.05)])
def test_a_graphics_card_gives_the_same_answers(
    kind: str, precision: str, tolerance: float
) -> None:
    if not torch.cuda.is_available():
        pytest.skip("no CUDA device")
    network = random_network(kind)
    positions, legal = random_positions(COUNT)
    here = evaluator_of(network, precision="fp32").evaluate(positions, legal, KOMI)
    there = evaluator_of(network, precision=precision, device="cuda").evaluate(
        positions, legal, KOMI
    )
    np.testing.assert_allclose(there.policy, here.policy, atol=tolerance)
    np.testing.assert_allclose(there.curve, here.curve, atol=tolerance, rtol=tolerance)
