"""Winograd's convolutions against torch's, and networks that run through them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from torch.nn import functional

from engine.network.backends.winograd import WinogradConvolution
from engine.network.files.katago import load_katago
from tests.engine.network.katago_files import random_katago
from tests.engine.network.networks import Asked, AskedKataGo, random_network

SIZES = range(2, 20)


def random_maps(generator: np.random.Generator, *shape: int) -> torch.Tensor:
    """Maps [B, C, S, S] in channels-last order."""
    maps = torch.from_numpy(generator.standard_normal(shape).astype(np.float32))
    return maps.contiguous(memory_format=torch.channels_last)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("inputs", "outputs"), [(5, 7), (17, 40), (300, 16)])
def test_a_convolution_is_torchs(size: int, inputs: int, outputs: int) -> None:
    generator = np.random.default_rng(size)
    weight = generator.standard_normal((outputs, inputs, 3, 3)) / inputs**0.5
    bias = generator.standard_normal(outputs)
    scale, shift = generator.standard_normal((2, inputs))
    batch = 1 + size % 4
    y = random_maps(generator, batch, inputs, size, size)
    x = random_maps(generator, batch, outputs, size, size)
    kernel, offset = torch.from_numpy(weight), torch.from_numpy(bias)
    plain = functional.conv2d(y.double(), kernel, offset, padding=1)
    seen = y * torch.from_numpy(scale)[:, None, None] + torch.from_numpy(shift)[:, None, None]
    normalized = functional.conv2d(seen.relu(), kernel, offset, padding=1)
    layer = WinogradConvolution(weight, bias)
    after = WinogradConvolution(weight, bias, scale, shift, rectified=True)
    for given, expected in (
        (layer.run(y, rectify=False), plain),
        (layer.run(y, rectify=True), plain.relu()),
        (after.run(y, rectify=False), normalized),
        (layer.add(x.clone(), y, rectify=True), (x + plain).relu()),
        (after.add(x.clone(), y, rectify=False), x + normalized),
    ):
        assert given.is_contiguous(memory_format=torch.channels_last)
        torch.testing.assert_close(given.double(), expected, atol=3e-4, rtol=0)


@pytest.mark.parametrize("batch", [1, 3, 41])
def test_rows_of_a_batch_are_independent(batch: int) -> None:
    generator = np.random.default_rng(batch)
    layer = WinogradConvolution(generator.standard_normal((9, 96, 3, 3)), np.zeros(9))
    x = random_maps(generator, batch, 96, 9, 9)
    whole = layer.run(x, rectify=False)
    for row in range(batch):
        assert torch.equal(layer.run(x[row : row + 1], rectify=False)[0], whole[row])


def test_too_many_channels_are_refused() -> None:
    with pytest.raises(NotImplementedError, match="more than 1024 channels"):
        WinogradConvolution(np.zeros((8, 1040, 3, 3)), np.zeros(8))


@pytest.mark.parametrize(
    ("kind", "size"), [("y", 5), ("pooling", 7), ("komi", 8), ("pooled", 9), ("t", 13), ("v", 19)]
)
def test_our_networks_answer_alike(kind: str, size: int) -> None:
    network = random_network(kind, size)
    settings = network.settings
    planes = torch.rand((7, settings.feature_set.planes, settings.size, settings.size)).round()
    komi = torch.full((7,), 7.5) if settings.needs_komi else None
    expected = Asked(network, "fp64").run(planes, komi)
    given = Asked(network, "winograd-fp32").run(planes, komi)
    policy = given.policy_logits.softmax(1).double()
    torch.testing.assert_close(policy, expected.policy_logits.softmax(1), atol=1e-5, rtol=0)
    torch.testing.assert_close(given.value.double(), expected.value, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("size", [2, 5, 7, 8, 9, 13, 19])
@pytest.mark.parametrize("blocks", [("ordinary", "pooling"), ("bottleneck",)])
def test_katago_networks_answer_alike(tmp_path: Path, size: int, blocks: tuple[str, ...]) -> None:
    model, _ = load_katago(random_katago(tmp_path / "a.bin.gz", 11, *blocks))
    planes = torch.rand((3, 22, size, size)).round()
    numbers = torch.rand((3, 19))
    expected = AskedKataGo(model, size, "fp64").run(planes, numbers)
    given = AskedKataGo(model, size, "winograd-fp32").run(planes, numbers)
    torch.testing.assert_close(
        given.policy_logits.double().softmax(2),
        expected.policy_logits.softmax(2),
        atol=1e-5,
        rtol=0,
    )
    results = given.value.double().softmax(1), expected.value.softmax(1)
    torch.testing.assert_close(*results, atol=1e-5, rtol=0)
    torch.testing.assert_close(
        given.ownership_logits.double(), expected.ownership_logits, atol=1e-4, rtol=1e-4
    )
