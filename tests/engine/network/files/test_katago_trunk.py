"""The trunk of a KataGo network as the start of one of ours: the same sums, or a clear refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import RunError, WeightsError
from engine.network.backends import torch_graph
from engine.network.files.katago import load_katago
from engine.network.files.katago_trunk import take_katago_trunk
from engine.network.graphs.katago_graph import write_trunk
from engine.network.graphs.network_graph import Layers
from engine.network.models.identity import weight_arrays
from engine.network.models.katago_parts import KataGoModel, Norm
from engine.network.models.network import Network, initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.planes.planes import planes
from engine.train.presets.preset import Preset
from engine.train.runs.run_networks import first_network
from tests.engine.network.katago_files import KataGoFile, write_katago
from tests.engine.network.networks import random_network, random_positions

BLOCKS = ("ordinary", "ordinary", "pooling")
OWN: dict[str, Any] = {
    "size": 7,
    "features": "studio20",
    "trunk": "preactivation",
    "blocks": 5,
    "channels": 6,
    "global_pooling": True,
    "norm": "none",
}


def katago_file(tmp_path: Path, **options: Any) -> Path:
    options = {"blocks": BLOCKS, "activation": "RELU", **options}
    return write_katago(tmp_path / "katago.bin", KataGoFile(14, **options).binary())


def check_sums(network: Network, model: KataGoModel) -> None:
    """Check that a network's trunk gives the output of a KataGo network's, on random boards."""
    positions, _ = random_positions(30, 7)
    seen = planes(network.settings.feature_set, positions).astype(np.float64)
    layout = network.settings.feature_set.layout
    v7 = np.zeros((30, 22, 7, 7))
    v7[:, 0] = 1.0
    v7[:, 1:3] = seen[:, layout.stones : layout.stones + 2]
    few = seen[:, layout.few_liberties : layout.few_liberties + 3]
    v7[:, 3:6] = np.diff(few, axis=1, prepend=0.0)
    v7[:, 9:14] = seen[:, layout.moves : layout.moves + 5]
    v7[:, 14] = seen[:, layout.caught]
    v7[:, 17] = seen[:, layout.ladder_capture]
    trunk = torch_graph.compiled(lambda graph: {"x": write_trunk(graph, model.trunk, 7)}, "fp64")
    shown = np.ascontiguousarray(v7.transpose(0, 2, 3, 1).astype(np.uint8))
    wanted = torch.from_numpy(trunk.run(shown, np.zeros((30, 19), np.float32))["x"])
    with torch.no_grad():
        found = network.trunk(torch.from_numpy(seen))
    assert wanted.std() > 0.1
    assert torch.allclose(found, wanted, atol=1e-12 * float(wanted.abs().max()))


def test_the_copy_sums_what_the_original_sums(tmp_path: Path) -> None:
    model = load_katago(katago_file(tmp_path))[0]
    network = initial_network(NetworkSettings.from_dict(OWN), 3).eval().double()
    take_katago_trunk(network, model)
    check_sums(network, model)


def transformer_model(tmp_path: Path, **options: Any) -> KataGoModel:
    """Return a KataGo network with three blocks like those of our transformers."""
    options = {"channels": 8, "tip": "spatial", "activation": "SILU", **options}
    path = write_katago(tmp_path / "katago.bin", KataGoFile(15, ("ordinary",), **options).binary())
    model = load_katago(path)[0]
    donor = random_network("transformer", 7, blocks=3, features="studio20")
    layers = Layers(weight_arrays(donor))
    blocks = [layers.bottleneck(f"trunk.blocks.{i}", donor.settings.heads) for i in range(3)]
    return model._replace(trunk=model.trunk._replace(blocks=tuple(blocks)))


@pytest.mark.parametrize("blocks", [3, 5])
def test_so_does_the_copy_of_a_transformer(tmp_path: Path, blocks: int) -> None:
    model = transformer_model(tmp_path)
    settings = random_network("transformer", 7, blocks=blocks, features="studio20").settings
    network = initial_network(settings, 3).eval().double()
    take_katago_trunk(network, model)
    check_sums(network, model)


def test_a_smaller_transformer_gets_the_first_blocks(tmp_path: Path) -> None:
    model = transformer_model(tmp_path)
    network = random_network("transformer", 7, blocks=2, features="studio20").double()
    take_katago_trunk(network, model)
    check_sums(network, model._replace(trunk=model.trunk._replace(blocks=model.trunk.blocks[:2])))


@pytest.mark.parametrize(
    ("changes", "options", "complaint"),
    [
        ({"block_channels": 18}, {}, "network.block_channels 12"),
        ({"feed_forward": 11}, {}, "network.feed_forward 10"),
        ({"heads": 2}, {}, "network.heads 3"),
        ({"channels": 7}, {}, "network.channels 8"),
        ({"first_kernel": 5}, {}, "network.first_kernel 3"),
        ({"features": "agz17"}, {}, "network.features studio20"),
        ({}, {"tip": "by point"}, "other layers"),
        ({}, {"tip": "norm"}, "network.trunk preactivation"),
    ],
)
def test_what_does_not_fit_a_transformer_is_named(
    tmp_path: Path, changes: dict[str, Any], options: dict[str, Any], complaint: str
) -> None:
    model = transformer_model(tmp_path, **options)
    network = random_network("transformer", 7, **{"features": "studio20", **changes})
    with pytest.raises(WeightsError, match=complaint):
        take_katago_trunk(network, model)


def test_a_run_begins_with_it_or_says_why_not(tmp_path: Path) -> None:
    path = katago_file(tmp_path)
    values = {"about": "A test.", "rules": {"size": 7}, "network": OWN}
    preset = Preset.from_dict({**values, "run": {"start_trunk": str(path)}})
    network = first_network(preset)
    tip = load_katago(path)[0].trunk.tip
    assert isinstance(tip, Norm)
    assert network.trunk.shift is not None
    assert torch.allclose(network.trunk.shift, torch.from_numpy(tip.shift).float())
    values["network"] = {**OWN, "channels": 9}
    with pytest.raises(RunError, match=r"katago\.bin: this trunk fits"):
        first_network(Preset.from_dict({**values, "run": {"start_trunk": str(path)}}))


@pytest.mark.parametrize(
    ("changes", "options", "complaint"),
    [
        ({"trunk": "residual"}, {}, "network.trunk preactivation and network.channels 6"),
        ({"channels": 8}, {}, "network.channels 6"),
        ({"first_kernel": 5}, {}, "network.first_kernel 3 and network.blocks 3"),
        ({"blocks": 2}, {}, "network.blocks 3 or more"),
        ({"features": "agz17"}, {}, "network.features studio20"),
        ({"global_pooling": False}, {}, "network.global_pooling"),
        ({}, {"blocks": ("pooling",)}, "network.global_pooling"),
        ({}, {"blocks": ("ordinary", "bottleneck")}, "convolutions alone"),
        ({}, {"activation": "MISH"}, "another kind"),
    ],
)
def test_what_does_not_fit_is_named(
    tmp_path: Path, changes: dict[str, Any], options: dict[str, Any], complaint: str
) -> None:
    model = load_katago(katago_file(tmp_path, **options))[0]
    network: Network = initial_network(NetworkSettings.from_dict({**OWN, **changes}), 3)
    with pytest.raises(WeightsError, match=complaint):
        take_katago_trunk(network, model)
