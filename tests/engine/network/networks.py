"""Small networks of every kind, with weights that are not trivial anywhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from engine.go.position import legal_moves, play
from engine.go.state import Position, position_batch, row
from engine.network.backends.available import Backend, backend_named
from engine.network.models.katago_parts import KataGoModel
from engine.network.models.network import Network, initial_network, stored
from engine.network.models.settings import NetworkSettings
from engine.network.runners.evaluator import NetworkEvaluator
from engine.network.runners.inference import NetworkRunner, RawOutput
from engine.network.runners.katago_inference import KataGoOutput, KataGoRunner

KINDS: dict[str, dict[str, Any]] = {
    "y": {},
    "v": {"value_head": "V", "features": "agz18", "beta_channels": 2},
    "t": {"value_head": "T"},
    "i": {"value_head": "I", "norm": "none"},
    "flat": {"value_head": "flat"},
    "elf": {"value_head": "elf", "features": "agz18"},
    "pooling": {"global_pooling": True, "ownership": True, "norm": "none"},
    "preactivation": {
        "trunk": "preactivation",
        "blocks": 3,
        "first_kernel": 5,
        "global_pooling": True,
        "norm": "none",
    },
    "transformer": {
        "trunk": "transformer",
        "block_channels": 12,
        "heads": 3,
        "feed_forward": 10,
        "ownership": True,
        "norm": "none",
    },
    "komi": {"komi_units": 6, "features": "sai17-advanced"},
    "pooled": {
        "ownership_score": True,
        "smallest": 3,
        "features": "studio20",
        "policy_channels": 6,
        "value_channels": 5,
        "ownership": True,
        "norm": "none",
    },
    "signed": {"features": "board1"},
    "alphago": {"features": "alphago49", "value_head": "flat"},
    "labels": {"features": "multilabel50", "value_head": "multi_label", "ownership": True},
    "even labels": {
        "features": "studio20",
        "value_head": "multi_label",
        "labels": 21,
        "first_label": -10.0,
        "label_pairs": False,
        "smallest": 3,
    },
    "plain": {"trunk": "plain", "first_kernel": 5, "policy_head": "points", "value_head": "none"},
    "cross": {
        "trunk": "plain",
        "first_channels": 6,
        "cross_layers": "1 2",
        "cross_kernel": 5,
        "cross_widths": "1 2",
        "cross_squeeze": 4,
        "cross_outputs": 5,
        "ownership": True,
    },
    "chains": {"features": "sai13-advanced-liberties-sizes", "ownership": True},
}
"""Settings that differ from the defaults below, by a name for the test."""


def random_network(kind: str = "y", size: int = 5, seed: int = 1, **changes: Any) -> Network:
    """A small network whose biases and statistics are random too, with some settings changed."""
    small = {"size": size, "blocks": 2, "channels": 8, "value_hidden": 12, "beta_hidden": 7}
    settings = NetworkSettings.from_dict({**small, **KINDS[kind], **changes})
    network = initial_network(settings, seed)
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for name, tensor in network.state_dict().items():
            if name.endswith("running_var"):
                tensor.copy_(0.5 + torch.rand(tensor.shape, generator=generator))
            elif tensor.is_floating_point():
                tensor.add_(0.1 * torch.randn(tensor.shape, generator=generator))
    return network.eval()


def evaluator_of(network: Network, **options: Any) -> NetworkEvaluator:
    """An evaluator of a module's present weights."""
    return NetworkEvaluator(stored(network), **options)


class Asked:
    """A runner of a module's present weights that takes and gives torch's tensors.

    Parameters
    ----------
    name
        The backend's.
    typical
        Arguments of `run` that are typical.
    """

    def __init__(
        self, network: Network, name: str, typical: tuple[Tensor, Tensor | None] | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        inputs = None if typical is None else (as_bytes(typical[0], np.int8), _array(typical[1]))
        self.runner = NetworkRunner(stored(network), _backend(name, options), inputs, **options)

    def run(self, planes: Tensor, komi: Tensor | None = None) -> RawOutput:
        """Answer for planes [B, F, S, S]."""
        out = self.runner.run(as_bytes(planes, np.int8), _array(komi))
        return RawOutput._make(None if part is None else torch.from_numpy(part) for part in out)


class AskedKataGo:
    """A runner of a KataGo network that takes and gives torch's tensors; see `Asked`."""

    def __init__(
        self, model: KataGoModel, size: int, name: str, typical: tuple[Tensor, ...] | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        inputs = None if typical is None else self._arrays(*typical)
        self.runner = KataGoRunner(model, size, _backend(name, options), inputs, **options)

    def run(self, planes: Tensor, numbers: Tensor, players: Tensor | None = None) -> KataGoOutput:
        """Answer for planes [B, 22, S, S]."""
        out = self.runner.run(*self._arrays(planes, numbers, players))
        return KataGoOutput._make(map(torch.from_numpy, out))

    def _arrays(self, planes: Tensor, numbers: Tensor, players: Tensor | None = None) -> Any:
        return as_bytes(planes, np.uint8), _array(numbers), _array(players)


def as_bytes(planes: Tensor, kind: type[np.integer[Any]]) -> np.ndarray[Any, Any]:
    """Planes [B, F, S, S] as an evaluator fills them, [B, S, S, F]."""
    return np.ascontiguousarray(planes.permute(0, 2, 3, 1).numpy().astype(kind))


def _array(numbers: Tensor | None) -> np.ndarray[Any, Any] | None:
    return None if numbers is None else numbers.numpy()


def _backend(name: str, options: dict[str, Any]) -> Backend:
    return backend_named(name)._replace(all_cores=options.pop("all_cores", False))


def random_positions(count: int, size: int = 5, seed: int = 0) -> tuple[Position, np.ndarray]:
    """Positions of random games, both sides to move, and their legal moves."""
    generator = np.random.default_rng(seed)
    positions = position_batch(count, size)
    legal = np.empty((count, size * size + 1), np.bool_)
    for t in range(count):
        position = row(positions, t)
        for _ in range(t % (size * size)):
            legal_moves(position, legal[t])
            play(position, int(generator.choice(np.flatnonzero(legal[t]))))
        legal_moves(position, legal[t])
    return positions, legal
