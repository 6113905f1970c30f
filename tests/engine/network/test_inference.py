"""Inference: the folded network answers as the trained one does."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from engine.network.models.network import Network, stored
from engine.network.runners import precision
from engine.network.runners.precision import choose_inference, differences
from engine.search.value.kinds import FLAT
from tests.engine.network.networks import KINDS, Asked, as_bytes, random_network


def _inputs(network: Network, count: int) -> tuple[torch.Tensor, torch.Tensor | None]:
    settings = network.settings
    generator = torch.Generator().manual_seed(0)
    planes = torch.randint(0, 2, (count, settings.feature_set.planes, 5, 5), generator=generator)
    return planes.float(), torch.linspace(-9, 9, count) if settings.needs_komi else None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fused", [False, True])
@pytest.mark.parametrize(("numbers", "tolerance"), [("fp32", 2e-5), ("fp64", 2e-5), ("bf16", 0.1)])
def test_folding_changes_nothing(kind: str, fused: bool, numbers: str, tolerance: float) -> None:
    network = random_network(kind)
    planes, komi = _inputs(network, 6)
    with torch.no_grad():
        expected = network(planes, komi)
    inference = Asked(network, numbers, fused=fused)
    given = inference.run(planes, komi)
    assert given.policy_logits.dtype == (torch.float64 if numbers == "fp64" else torch.float32)
    torch.testing.assert_close(
        given.policy_logits.float(), expected.policy_logits, atol=tolerance, rtol=tolerance
    )
    value = given.value.float()
    if network.settings.curve_kind == FLAT:
        value = value.sigmoid()
    torch.testing.assert_close(value, expected.value, atol=tolerance, rtol=tolerance)
    if expected.ownership_logits is not None:
        assert given.ownership_logits is not None
        torch.testing.assert_close(
            given.ownership_logits.float(),
            expected.ownership_logits,
            atol=tolerance,
            rtol=tolerance,
        )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fused", [False, True])
def test_nothing_is_overwritten_that_is_needed_again(kind: str, fused: bool) -> None:
    """Neither the inputs nor weights nor what was answered before."""
    network = random_network(kind)
    planes, komi = _inputs(network, 6)
    inference = Asked(network, "fp32", fused=fused)
    first = inference.run(planes, komi)
    kept = [None if part is None else part.clone() for part in first]
    inference.run(1.0 - planes, komi)
    again = inference.run(planes, komi)
    for before, after, other in zip(kept, again, first, strict=True):
        if before is not None:
            assert torch.equal(before, after)
            assert torch.equal(before, other)


def test_a_copy_is_frozen() -> None:
    network = random_network()
    planes, _ = _inputs(network, 2)
    inference = Asked(network, "fp32")
    before = inference.run(planes)
    with torch.no_grad():
        for parameter in network.parameters():
            parameter.zero_()
    torch.testing.assert_close(inference.run(planes).policy_logits, before.policy_logits)


def test_the_fastest_way_agrees_with_float32() -> None:
    network = random_network("komi")
    planes, komi = _inputs(network, 4)
    chosen = choose_inference(stored(network))
    assert chosen.backend.precision in ("fp32", "bf16", "int8")
    asked = as_bytes(planes, np.int8), None if komi is None else komi.numpy()
    expected = Asked(network, "fp32", fused=False).runner.run(*asked)
    given = chosen.runner.run(*asked)
    assert max(differences(network.settings, expected, given)) < 0.1


def test_differences_are_seen_in_policy_and_curve() -> None:
    network = random_network()
    planes, _ = _inputs(network, 2)
    expected = Asked(network, "fp32").runner.run(as_bytes(planes, np.int8))
    assert differences(network.settings, expected, expected) == pytest.approx((0, 0), abs=1e-6)
    tilted = expected.policy_logits.copy()
    tilted[:, 3] += 30
    probability = precision.softmax(expected.policy_logits)[:, 3]
    policy, winrate = differences(
        network.settings, expected, expected._replace(policy_logits=tilted)
    )
    assert policy == pytest.approx(float((1 - probability).mean()), abs=1e-5)
    assert winrate == pytest.approx(0, abs=1e-6)
    shifted = expected.value.copy()
    shifted[:, 0] += 100 / shifted[:, 1]
    _, winrate = differences(network.settings, expected, expected._replace(value=shifted))
    assert winrate == pytest.approx(0.5, abs=1e-4)  # 10, 50 and 90 percent became 100
    nan = np.full_like(shifted, np.nan)
    found = differences(network.settings, expected, expected._replace(value=nan))
    assert not found[1] <= 1


def test_rounding_is_judged_by_what_turning_the_board_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    network = random_network(size=7)
    with torch.no_grad():
        network.value.output.weight.mul_(1e4)  # alpha changes by points from bit to bit
    whole, half = (Asked(network, name).runner for name in ("fp32", "bf16"))
    assert precision.agree(network.settings, whole, half)
    monkeypatch.setattr(precision, "SHARE_OF_TURNING", 0.0)
    assert not precision.agree(network.settings, whole, half)


def test_answers_that_are_no_numbers_never_agree() -> None:
    network, broken = random_network(), random_network()
    with torch.no_grad():
        broken.value.output.bias.fill_(torch.nan)
    whole, other = (Asked(one, "fp32").runner for one in (network, broken))
    assert not precision.agree(network.settings, whole, other)
