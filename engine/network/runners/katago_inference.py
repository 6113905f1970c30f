"""Run KataGo's networks by any backend: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.network.backends.available import Backend
from engine.network.backends.compiled import CompiledGraph, compiled
from engine.network.graphs.builder import GraphBuilder, Node
from engine.network.graphs.katago_graph import write_katago
from engine.network.models.katago_parts import KataGoModel

Numbers = NDArray[np.floating[Any]]
"""float32, or float64 where the backend has that precision."""
Inputs = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.float32] | None]
"""Arguments of `KataGoRunner.run`."""


class KataGoOutput(NamedTuple):
    """Raw outputs for a batch, in the frame of the player to move, under the input's symmetry."""

    policy_logits: Numbers  # [B, C, A] channel 0 the policy, 1 the optimistic one if present
    value: Numbers  # [B, 3] logits of win, loss, no result
    score: Numbers  # [B, 4 or 6] see `engine.network.runners.katago_values`
    ownership_logits: Numbers  # [B, N] half the log-odds that the point becomes the mover's


class KataGoRunner:
    """A KataGo network for boards of one size [points per side], in one backend.

    Parameters
    ----------
    typical
        Typical arguments of `run`, for the ranges of numbers inside the network, see
        `engine.network.backends.openvino_graph.compiled`.
    """

    def __init__(
        self,
        model: KataGoModel,
        size: int,
        backend: Backend,
        typical: Inputs | None = None,
        **options: bool,
    ) -> None:
        self._has_players = model.trunk.encoder is not None

        def write(graph: GraphBuilder) -> Mapping[str, Node]:
            return write_katago(graph, model, size)

        inputs = () if typical is None else self._inputs(*typical)
        self._graph: CompiledGraph = compiled(write, backend, inputs, **options)

    def run(
        self,
        planes: NDArray[np.uint8],
        global_inputs: NDArray[np.float32],
        metadata: NDArray[np.float32] | None = None,
    ) -> KataGoOutput:
        """Answer for a batch.

        Parameters
        ----------
        planes : uint8[B, S, S, 22]
        global_inputs : float32[B, 19]
        metadata : float32[B, 192]
            Only of networks with a metadata encoder.
        """
        out = self._graph.run(*self._inputs(planes, global_inputs, metadata))
        moves, value = out["moves"], out["value"]
        moves = moves.reshape(*moves.shape[:2], -1)
        return KataGoOutput(
            policy_logits=np.concatenate((moves, out["pass"][:, :, None]), 2),
            value=value[:, :3],
            score=value[:, 3:],
            ownership_logits=out["ownership"],
        )

    def _inputs(
        self,
        planes: NDArray[np.uint8],
        global_inputs: NDArray[np.float32],
        metadata: NDArray[np.float32] | None,
    ) -> Sequence[NDArray[Any]]:
        inputs: list[NDArray[Any]] = [planes, global_inputs.astype(np.float32)]
        if self._has_players:
            assert metadata is not None, "this network's players have to be described"
            inputs.append(metadata.astype(np.float32))
        return inputs
