"""Transformer trunks: where the layers look, how they start, and the settings they refuse."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from engine.base.errors import SettingsError
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.models.transformer import AttentionLayer, TransformerBlock

OWN: dict[str, Any] = {
    "size": 5,
    "trunk": "transformer",
    "blocks": 2,
    "channels": 8,
    "block_channels": 12,
    "heads": 3,
    "feed_forward": 10,
    "norm": "none",
}


def test_blocks_start_as_the_identity_and_rotations_differ() -> None:
    network = initial_network(NetworkSettings.from_dict(OWN), 1)
    x = torch.randn(3, 8, 5, 5, generator=torch.Generator().manual_seed(2))
    layers = []
    for block in network.trunk.blocks:
        assert isinstance(block, TransformerBlock)
        assert torch.equal(block(x), x)
        layers += [layer for layer in block.inner_layers() if isinstance(layer, AttentionLayer)]
    rotations = torch.stack([layer.frequency.view(-1, 2).norm(dim=1) for layer in layers])
    assert rotations.unique().numel() == rotations.numel()
    assert 0.002 <= float(rotations.min()) < 0.1 < float(rotations.max()) <= 2.0


def test_attention_sees_distances_and_not_places() -> None:
    """With equal contents everywhere but in two points, only their distance decides."""
    layer = AttentionLayer(12, 3)
    generator = torch.Generator().manual_seed(3)
    with torch.no_grad():
        for name in layer.matrices:
            getattr(layer, name).weight.normal_(0.0, 0.5, generator=generator)
        layer.set_rotations(generator)
    left, right = torch.randn(2, 12, generator=generator)
    cos, sin = (part.double() for part in layer._rotation(5))

    def product(query: int, key: int) -> torch.Tensor:
        turned = []
        for content, place in ((left, query), (right, key)):
            pairs = content.double().view(3, 2, 2)
            a, b, c, s = pairs[..., 0], pairs[..., 1], cos[:, place], sin[:, place]
            turned.append(torch.stack((a * c - b * s, b * c + a * s), 2))
        return (turned[0] * turned[1]).sum((1, 2))

    assert torch.allclose(product(6, 12), product(12, 18), atol=1e-6)
    assert not torch.allclose(product(6, 12), product(12, 6), atol=1e-3)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"norm": "batch"}, "norm: networks with a transformer trunk have no batch normalization"),
        ({"heads": 4}, r"block_channels must be a multiple of twice the heads \(8\)"),
        ({"global_pooling": True}, "global_pooling is for residual trunks"),
    ],
)
def test_settings_that_do_not_fit_are_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        NetworkSettings.from_dict({**OWN, **changes})
