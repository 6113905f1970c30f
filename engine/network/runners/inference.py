"""Run our networks by any backend: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.network.backends.available import Backend
from engine.network.backends.compiled import CompiledGraph, compiled
from engine.network.graphs.builder import GraphBuilder, Node
from engine.network.graphs.network_graph import write_network
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import BETA_STAR_LIMIT, alpha_unit, beta_scale
from engine.network.models.stored import StoredNetwork
from engine.search.value.kinds import MULTI_LABEL, SIGMOID

Numbers = NDArray[np.floating[Any]]
"""float32, or float64 where the backend has that precision."""


class RawOutput(NamedTuple):
    """Raw outputs for a batch, in the frame of the player to move."""

    policy_logits: Numbers  # [B, A]
    value: Numbers
    """[B, 2] alpha [points], beta [1/points]; flat heads: [B, 1] the logit of the winrate;
    multi-label heads: [B, 1 + labels], see `label_curve`."""
    ownership_logits: Numbers | None  # [B, N]


class NetworkRunner:
    """A network for one board size, in one backend.

    Parameters
    ----------
    typical
        Typical planes and komi for `run`, for the ranges of numbers inside the network, see
        `engine.network.backends.openvino_graph.compiled`.
    """

    def __init__(
        self,
        network: StoredNetwork,
        backend: Backend,
        typical: tuple[NDArray[np.int8], NDArray[np.float32] | None] | None = None,
        **options: bool,
    ) -> None:
        self.settings = network.settings

        def write(graph: GraphBuilder) -> Mapping[str, Node]:
            return write_network(graph, network)

        self._graph: CompiledGraph
        if self.settings.needs_module:
            self._graph = _module_graph(network, backend)
            return
        inputs = () if typical is None else self._inputs(*typical)
        self._graph = compiled(write, backend, inputs, **options)

    def run(
        self, planes: NDArray[np.int8], signed_komi: NDArray[np.float32] | None = None
    ) -> RawOutput:
        """Evaluate a batch.

        Parameters
        ----------
        planes : int8[B, S, S, F]
            In the frame of the player to move.
        signed_komi : float32[B]
            Komi if White is to move, else minus the komi [points]; needed only if the policy
            depends on the komi.
        """
        out = self._graph.run(*self._inputs(planes, signed_komi))
        ownership = out.get("ownership")
        raw = out["value"] if "value" in out else np.zeros_like(out["policy"][:, :1])
        return RawOutput(
            out["policy"], decode_value(self.settings, raw, planes, ownership), ownership
        )

    def _inputs(
        self, planes: NDArray[np.int8], signed_komi: NDArray[np.float32] | None
    ) -> Sequence[NDArray[Any]]:
        if not self.settings.needs_komi:
            return (planes,)
        assert signed_komi is not None, "this network's policy needs the komi"
        return planes, signed_komi.astype(np.float32)[:, None]


def _module_graph(network: StoredNetwork, backend: Backend) -> CompiledGraph:
    """Return a network with parts of plug-ins, which its torch module runs."""
    from engine.network.backends.torch_module import ModuleGraph
    from engine.network.models.network import network_from

    module = network_from(network).to(backend.device)
    return ModuleGraph(module.plain_outputs, backend.device)


def decode_value(
    settings: NetworkSettings, raw: Numbers, planes: NDArray[np.int8], ownership: Numbers | None
) -> Numbers:
    """Return `RawOutput.value`; may overwrite the value head's raw outputs [B, O].

    `ownership` [B, N], logits of the owners, is needed if alpha is the sum of expected owners.
    """
    if settings.curve_kind == SIGMOID:
        raw[:, 0] *= alpha_unit(settings)
        if settings.ownership_score and ownership is not None:
            raw[:, 0] += np.tanh(0.5 * ownership).sum(1)
        raw[:, 1] = _beta(raw[:, 1], settings.size)
        return raw
    if settings.curve_kind == MULTI_LABEL:
        return label_curve(raw, planes, settings)
    if settings.value_head == "elf":  # Black's; the planes say whose turn it is
        raw *= np.where(_black_to_move(planes, settings), 1.0, -1.0).astype(raw.dtype)[:, None]
    return 2.0 * raw


def _beta(raw: Numbers, size: int) -> Numbers:
    """Return steepness [1/points] from raw outputs beta*."""
    return np.asarray(beta_scale(size) * np.exp(raw.clip(-BETA_STAR_LIMIT, BETA_STAR_LIMIT)))


def _black_to_move(planes: NDArray[np.int8], settings: NetworkSettings) -> NDArray[np.bool_]:
    return planes[:, 0, 0, settings.feature_set.layout.black_to_move] > 0


def label_curve(raw: Numbers, planes: NDArray[np.int8], settings: NetworkSettings) -> Numbers:
    """Return the numbers of a MULTI_LABEL curve of the player to move, [B, 1 + labels].

    They are those of `engine.network.models.labels.label_curve`, which training uses.
    """
    width = 2.0 if settings.label_pairs else 1.0
    falls = width * _beta(raw[:, 1:], settings.size)
    fallen = np.zeros_like(raw)
    np.cumsum(falls, 1, out=fallen[:, 1:])
    odds = raw[:, :1] + fallen.mean(1, keepdims=True) - fallen
    first, pairs = _label_rows(settings)
    mover = np.zeros(len(raw), np.intp)
    if settings.first_label != -settings.last_label:
        mover = 1 - _black_to_move(planes, settings).astype(np.intp)
    curve = np.take_along_axis(odds, pairs[mover], 1)
    return np.concatenate((first[mover].astype(raw.dtype), curve), 1)


@cache
def _label_rows(settings: NetworkSettings) -> tuple[NDArray[np.float64], NDArray[np.intp]]:
    """Return the first komi [2, 1] and the pair of each label [2, labels], for Black and White."""
    steps = settings.label_steps
    pairs = [list(accumulate(row, initial=0)) for row in (steps, steps[::-1])]
    return np.array([[settings.first_label], [-settings.last_label]]), np.array(pairs, np.intp)
