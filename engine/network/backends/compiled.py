"""Compile a graph for a backend; the backend's library is imported only here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from numpy.typing import NDArray

from engine.network.backends.available import Backend
from engine.network.graphs.builder import Writer


class CompiledGraph(Protocol):
    """A network, ready to run."""

    def run(self, *inputs: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return outputs [B, ...] by name; inputs in the order of their creation."""


def compiled(
    write: Writer, backend: Backend, typical: Sequence[NDArray[Any]] = (), *, fused: bool = True
) -> CompiledGraph:
    """Compile a network.

    Parameters
    ----------
    typical
        Typical inputs, for "int8", see `engine.network.backends.openvino_graph.compiled`.
    fused
        Whether torch uses oneDNN's fused convolutions if available.

    Raises
    ------
    Exception
        Of any kind: the library is missing, or can't run this here.
    """
    if backend.library == "openvino":
        from engine.network.backends import openvino_graph

        return openvino_graph.compiled(
            write, backend.precision, typical, device=backend.device, all_cores=backend.all_cores
        )
    if backend.library == "onnx":
        from engine.network.backends import onnx_graph

        return onnx_graph.compiled(write, backend.device, all_cores=backend.all_cores)
    from engine.network.backends import torch_graph

    return torch_graph.compiled(
        write,
        backend.precision,
        backend.device,
        fused=fused,
        winograd=backend.library == "winograd",
    )
