"""The command `sai-engine export`: a network as an ONNX file for other programs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.base.errors import SettingsError
from engine.base.files import atomic_write
from engine.base.terminal import notice, print_json
from engine.commands.command import Command, CommandParser

if TYPE_CHECKING:
    from engine.network.graphs.builder import GraphBuilder, Node
    from engine.network.opened import OpenedNetwork


def _flags(sub: CommandParser) -> None:
    sub.add_argument("net", metavar="NET", help="network file or name")
    sub.add_argument("--onnx", type=Path, required=True, metavar="FILE", help="file to write")
    sub.add_argument("--size", type=int, help="board size (the largest that the network plays)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _export(options: argparse.Namespace) -> int:
    from engine.catalog.networks import named_network
    from engine.network.backends.onnx_graph import can_write_onnx, onnx_model
    from engine.network.opened import open_network, wrong_board

    if not can_write_onnx():
        raise SettingsError('the package "onnx" is missing; install it (pip install onnx)')
    if options.onnx.is_dir():
        raise SettingsError(f"{options.onnx} is a folder; name a file in it")
    opened = open_network(named_network(options.net))
    sizes = opened.header.sizes
    size = sizes[-1] if options.size is None else options.size
    if size not in sizes:
        raise wrong_board(opened.header.name, sizes, size)
    write, about = written(opened, size)
    model = onnx_model(write, opened.header.name, about)
    atomic_write(options.onnx, model.SerializeToString())
    ends = [
        {"name": end.name, "shape": _shape(end)}
        for end in (*model.graph.input, *model.graph.output)
    ]
    count = len(model.graph.input)
    if options.json:
        print_json(
            {"file": str(options.onnx), **about, "inputs": ends[:count], "outputs": ends[count:]}
        )
        return 0
    notice(f"{options.onnx}: {opened.header.name} for {size}x{size}, checked by onnx")
    for end in ends:
        print(f"{end['name']:<10} {' x '.join(map(str, end['shape']))}")
    return 0


def written(
    opened: OpenedNetwork, size: int
) -> tuple[Callable[[GraphBuilder], Mapping[str, Node]], dict[str, str]]:
    """Return what adds a network for a board size to a graph, and texts about it."""
    from engine.network.graphs.katago_graph import write_katago
    from engine.network.graphs.network_graph import write_network
    from engine.network.models.katago_parts import KataGoModel

    header, network = opened.header, opened.network
    about = {
        "name": header.name,
        "identity": header.identity,
        "board": str(size),
        "planes": f"{header.features}, version {header.features_version}",
        "license": header.license,
    }
    if isinstance(network, KataGoModel):
        return lambda graph: write_katago(graph, network, size), about
    stored = network.on_board(size)
    return lambda graph: write_network(graph, stored), about


def _shape(end: Any) -> Sequence[int | str]:
    """Return the shape of an input or output; names stand for free sizes."""
    return [side.dim_param or side.dim_value or "any" for side in end.type.tensor_type.shape.dim]


COMMANDS = (
    Command(
        "export",
        "write a network as an ONNX file for other programs",
        _flags,
        _export,
    ),
)
