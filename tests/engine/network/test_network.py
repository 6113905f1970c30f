"""Networks: every kind has the promised shapes, starts and trains."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from engine.base.errors import SettingsError
from engine.network.models.identity import weight_arrays
from engine.network.models.network import initial_network, network_from, stored
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import weight_shapes
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID
from tests.engine.network.networks import KINDS, random_network


@pytest.mark.parametrize("kind", KINDS)
def test_outputs_have_the_promised_shapes(kind: str) -> None:
    network = random_network(kind)
    settings = network.settings
    planes = torch.zeros(3, settings.feature_set.planes, 5, 5)
    planes[:, settings.feature_set.layout.black_to_move] = 1
    komi = torch.full((3,), 5.0) if settings.needs_komi else None
    out = network(planes, komi)
    assert out.policy_logits.shape == (3, 26)
    assert out.value.shape == (3, 1 if settings.curve_kind == FLAT else settings.curve_numbers)
    if settings.curve_kind == SIGMOID:
        assert (out.value[:, 1] > 0).all()
    elif settings.curve_kind == MULTI_LABEL:
        assert (out.value[:, 0] == settings.first_label).all()
        assert (out.value[:, 1:].diff(dim=1) <= 0).all()
    else:
        assert ((out.value > 0) & (out.value < 1)).all()
    assert (out.ownership_logits is not None) == settings.ownership
    if out.ownership_logits is not None:
        assert out.ownership_logits.shape == (3, 25)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "changes", [{}, {"soft_policy": True, "later_moves": 2, "blocks": 4, "channels": 10}]
)
def test_shapes_of_weights_are_known_without_torch(kind: str, changes: dict[str, Any]) -> None:
    network = random_network(kind, **changes)
    found = {name: array.shape for name, array in weight_arrays(network).items()}
    assert weight_shapes(network.settings) == found


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_stored_can_be_trained_again(kind: str) -> None:
    network = random_network(kind)
    again = network_from(stored(network))
    assert again.identity == stored(network).identity
    for name, tensor in network.state_dict().items():
        assert torch.equal(again.state_dict()[name], tensor) or not tensor.is_floating_point()


@pytest.mark.parametrize("kind", KINDS)
def test_every_weight_learns(kind: str) -> None:
    network = random_network(kind).train()
    settings = network.settings
    planes = torch.rand(4, settings.feature_set.planes, 5, 5)
    out = network(planes, torch.ones(4) if settings.needs_komi else None)
    loss = out.policy_logits.logsumexp(1).sum() + out.value.square().sum()
    if out.ownership_logits is not None:
        loss = loss + out.ownership_logits.square().sum()
    loss.backward()
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.abs().sum() > 0, name


def test_equal_seeds_give_equal_networks() -> None:
    settings = NetworkSettings(size=5, blocks=1, channels=8)
    first, second, third = (initial_network(settings, seed) for seed in (1, 1, 2))
    same = zip(first.parameters(), second.parameters(), strict=True)
    assert all(torch.equal(a, b) for a, b in same)
    assert not torch.equal(first.policy.dense.weight, third.policy.dense.weight)


@pytest.mark.parametrize("norm", ["batch", "none"])
def test_a_random_start_is_tame_even_when_deep(norm: str) -> None:
    settings = NetworkSettings(size=5, blocks=12, channels=16, norm=norm)
    out = initial_network(settings, 3).eval()(torch.randint(0, 2, (8, 17, 5, 5)).float())
    assert out.policy_logits.abs().max() < 10
    assert out.value[:, 0].abs().max() < 10
    assert ((out.value[:, 1] > 0.01) & (out.value[:, 1] < 10)).all()


def test_the_steepness_starts_at_ten_over_the_area() -> None:
    network = random_network()
    assert network.value.beta_output is not None
    with torch.no_grad():
        network.value.beta_output.weight.zero_()
        network.value.beta_output.bias.zero_()
    assert network(torch.zeros(1, 17, 5, 5)).value[0, 1].item() == pytest.approx(10 / 25)


def test_training_makes_a_network_lose_its_name() -> None:
    network = random_network()
    network.identity = "00000000"
    network.eval()
    assert network.identity == "00000000"
    network.train()
    assert network.identity == ""


@pytest.mark.parametrize(
    "values", [{"features": "agz16"}, {"value_head": "W"}, {"channels": 0}, {"blcoks": 3}]
)
def test_impossible_settings_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(SettingsError):
        NetworkSettings.from_dict(values)
