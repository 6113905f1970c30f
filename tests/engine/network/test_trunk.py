"""Trunks: crosses of a kernel, cross layers, and the published networks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

from engine.base.errors import SettingsError
from engine.network.graphs.network_graph import Layers
from engine.network.models.identity import weight_arrays
from engine.network.models.network import Network, initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import cross_points
from engine.network.models.trunk import (
    CrossConvolution,
    CrossLayer,
    NormalizedConvolution,
    Trunk,
)
from engine.train.learning.optimizers import make_optimizer
from engine.train.presets.preset import load_preset
from engine.train.presets.settings import TrainingSettings
from tests.engine.network.networks import random_network

STEPS = 1000

PICTURE = """
    x x . x x
    x x x x x
    . x x x .
    x x x x x
    x x . x x
"""
"""A cross of width 2 in a kernel of side 5."""


def mask(kernel: int, width: int) -> np.ndarray:
    flat = np.zeros(kernel * kernel, np.bool_)
    flat[list(cross_points(kernel, width))] = True
    return flat.reshape(kernel, kernel)


def test_a_cross_is_what_a_square_covers_on_its_way_along_the_diagonals() -> None:
    rows = [line.split() for line in PICTURE.split("\n") if line.strip()]
    assert mask(5, 2).tolist() == [[cell == "x" for cell in row] for row in rows]
    for kernel in (3, 7, 11):
        for width in range(1, kernel + 1):
            covered = np.zeros((kernel, kernel), np.bool_)
            for i in range(kernel - width + 1):
                covered[i : i + width, i : i + width] = True
            assert (mask(kernel, width) == (covered | covered[::-1])).all()


@pytest.mark.parametrize("kernel", [3, 5, 7, 11])
def test_a_cross_of_half_the_kernel_is_an_ordinary_kernel(kernel: int) -> None:
    least = (kernel + 1) // 2
    assert mask(kernel, least).all()
    assert not mask(kernel, least - 1).all()
    cross = CrossConvolution(3, 4, kernel, least, bias=True)
    ordinary = nn.Conv2d(3, 4, kernel, padding=kernel // 2)
    with torch.no_grad():
        ordinary.weight.copy_(cross.weight.view_as(ordinary.weight))
        assert cross.bias is not None
        assert ordinary.bias is not None
        ordinary.bias.copy_(cross.bias)
    x = torch.rand(2, 3, 9, 9)
    torch.testing.assert_close(cross(x), ordinary(x))


def test_a_cross_that_played_first_still_learns() -> None:
    cross = CrossConvolution(3, 4, kernel=7, width=2, bias=True)
    with torch.inference_mode():
        cross(torch.rand(2, 3, 9, 9))
    cross(torch.rand(2, 3, 9, 9)).sum().backward()
    assert cross.weight.grad is not None
    assert cross.weight.grad.count_nonzero() == cross.weight.numel()


@pytest.mark.parametrize("optimizer", ["sgd", "adamw", "muon"])
def test_weights_beside_the_cross_stay_exactly_zero_in_training(optimizer: str) -> None:
    settings = TrainingSettings(
        optimizer=optimizer, learning_rate=0.01, weight_decay=0.1, momentum=0.9
    )
    network = random_network("cross").train()
    trained = make_optimizer(network, settings)
    crosses = [
        part
        for part in network.modules()
        if isinstance(part, NormalizedConvolution)
        and isinstance(part.convolution, CrossConvolution)
    ]
    before = [_folded(part) for part in crosses]
    planes = torch.rand(2, network.settings.feature_set.planes, 5, 5)
    for _ in range(STEPS):
        trained.zero_grad()
        out = network(planes)
        out.policy_logits.log_softmax(1)[:, 0].sum().neg().backward()
        trained.step()
    assert [part.convolution.weight.shape[2] for part in crosses] == [9, 21] * 2
    for part, old in zip(crosses, before, strict=True):
        kernel = _folded(part)
        outside = ~torch.from_numpy(mask(5, 1 if part.convolution.weight.shape[2] == 9 else 2))
        assert (kernel[:, :, outside] == 0.0).all()
        assert (kernel[:, :, ~outside] != old[:, :, ~outside]).all()


def _folded(part: NormalizedConvolution) -> torch.Tensor:
    """The kernel that inference uses, with its normalization folded in."""
    weights = {f"part.{name}": array for name, array in weight_arrays(part).items()}
    width = 1 if part.convolution.weight.shape[2] == 9 else 2
    return torch.from_numpy(Layers(weights).folded("part", (5, width))[0])


def test_a_cross_layer_begins_with_its_input() -> None:
    settings = random_network("cross").settings
    layer = CrossLayer(6, settings).eval()
    x = torch.rand(2, 6, 5, 5)
    out = layer(x)
    assert out.shape == (2, layer.outputs, 5, 5)
    assert layer.outputs == 6 + 2 * settings.cross_outputs
    assert torch.equal(out[:, :6], x)


def convolutions(network: Network) -> list[tuple[int, int]]:
    """Kernel and outputs of the plain convolutions of a trunk, in order."""
    parts = [network.trunk.input, *network.trunk.blocks]
    plain = [part.convolution for part in parts if isinstance(part, NormalizedConvolution)]
    return [(part.kernel_size[0], part.out_channels) for part in plain]  # type: ignore[misc]


def of_preset(name: str) -> Network:
    with torch.device("meta"):
        return Network(load_preset(name).network)


def test_the_published_cross_network_has_23_layers() -> None:
    network = of_preset("cross-19x19")
    assert convolutions(network) == [(7, 128)] + 15 * [(3, 256)]
    blocks = list(network.trunk.blocks)
    crosses = [i for i, block in enumerate(blocks) if isinstance(block, CrossLayer)]
    depths = [3 if isinstance(block, CrossLayer) else 1 for block in blocks]
    assert 1 + sum(depths) + 1 == 23  # with the first layer and that of the policy
    # layers 5 to 11 stand between the first cross layer and the convolution before the second
    assert crosses == [0, 9]
    assert 1 + sum(depths[:8]) == 11
    assert network.value is None


def test_the_small_networks_have_equally_many_weights() -> None:
    cross, plain = (
        sum(part.numel() for part in of_preset(f"{name}-19x19-small").parameters())
        for name in ("cross", "plain")
    )
    assert abs(cross - plain) < 0.02 * plain


def test_the_tower_of_alphago_can_be_built() -> None:
    settings = NetworkSettings(
        size=19, trunk="plain", first_kernel=5, blocks=11, channels=192, policy_head="points"
    )
    with torch.device("meta"):
        network = Network(settings)
    assert convolutions(network) == [(5, 192)] + 11 * [(3, 192)]
    assert network.policy.convolution.convolution.weight.shape == (1, 192, 1, 1)


@pytest.mark.parametrize("kind", ["plain", "cross"])
def test_a_random_start_is_tame(kind: str) -> None:
    settings = random_network(kind).settings.replace(blocks=12, channels=16)
    planes = torch.randint(0, 2, (8, settings.feature_set.planes, 5, 5)).float()
    for norm in ("batch", "none"):
        out = initial_network(settings.replace(norm=norm), 3).train()(planes)
        assert 0.01 < out.policy_logits[:, :-1].std() < 10


def test_a_network_without_passing_gives_it_nothing_while_another_move_is_there() -> None:
    network = random_network("plain")
    policy = network(torch.rand(3, 17, 5, 5)).policy_logits.softmax(1)
    assert (policy[:, -1] == 0.0).all()
    torch.testing.assert_close(policy.sum(1), torch.ones(3))


def test_a_network_without_a_value_head_gives_even_chances() -> None:
    network = random_network("plain")
    assert (network(torch.rand(3, 17, 5, 5)).value == 0.5).all()
    assert not any(name.startswith("value") for name in network.state_dict())


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"first_kernel": 4}, "first_kernel"),
        ({"trunk": "plain", "cross_layers": "1", "cross_kernel": 10}, "cross_kernel"),
        ({"trunk": "plain", "cross_layers": "4"}, "cross_layers"),
        ({"trunk": "plain", "cross_layers": "one"}, "cross_layers"),
        ({"trunk": "plain", "cross_widths": ""}, "cross_widths"),
        ({"cross_layers": "1"}, "trunk"),
        ({"first_channels": 5}, "trunk"),
        ({"trunk": "plain", "global_pooling": True}, "trunk"),
        ({"policy_head": "points", "smallest": 5}, "policy_head"),
    ],
)
def test_settings_that_do_not_fit_are_refused(values: dict[str, Any], named: str) -> None:
    with pytest.raises(SettingsError) as raised:
        NetworkSettings(**values)
    assert raised.value.field == named


def test_a_residual_trunk_is_the_default() -> None:
    names = [name for name, _ in Trunk(NetworkSettings(blocks=1)).named_parameters()]
    assert all(name.startswith(("input.", "blocks.0.first.", "blocks.0.second.")) for name in names)
