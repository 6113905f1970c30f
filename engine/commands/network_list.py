"""Output of `sai-engine weights`: all known networks, and their speed on this machine."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.base.errors import EngineError
from engine.catalog.found_networks import FoundNetwork
from engine.catalog.network_info import NetworkInfo
from engine.catalog.strength import measured
from engine.go.rules import Rules
from engine.jobs.processes import PACKAGES, engine_command

BATCH: Final = 8  # positions per timed call, as in one analysis
ORIGINS: Final = {"shipped": "shipped", "own": "own folder", "added": "added", "panel": "panel"}


def weights_fields(info: NetworkInfo, speed: float | None = None) -> dict[str, Any]:
    """Return a network as JSON fields, documented in engine/README.md.

    `speed` are evaluations per second of processor time; None if not measured.
    """
    return {
        "name": info.name,
        "path": str(info.path),
        "origin": info.origin,
        "kind": info.kind or None,
        "description": info.description if not info.error else None,
        "boards": list(info.sizes),
        "bytes": info.bytes,
        "identity": info.identity or None,
        "source": info.source,
        "speed": speed,
        "strength": msgspec.to_builtins(measured().networks.get(info.identity, {})),
        "error": info.error or None,
    }


def measure_speed(info: NetworkInfo, size: int, seconds: float) -> float:
    """Measure evaluations per second of processor time, in batches of eight.

    Raises
    ------
    EngineError
        The network can't be read, or doesn't play boards of this size.
    """
    from engine.bench.bench import bare_work
    from engine.network.opened import open_network

    evaluator = open_network(info.path).evaluator(Rules(size=size))
    work = bare_work(evaluator, BATCH, BATCH)
    work()
    best, until = 0.0, time.process_time() + seconds
    while best == 0.0 or time.process_time() < until:
        started = time.process_time()
        best = max(best, work() / max(time.process_time() - started, 1e-9))
    return best


def speed_command(size: int) -> tuple[list[str], Path]:
    """Return the command that measures all networks for a board, and its working folder.

    The command prints the `weights_fields` of all networks as one JSON list.
    """
    return engine_command(["weights", "--speed", "--size", str(size), "--json"]), PACKAGES


def speed_size(info: NetworkInfo, size: int | None) -> int:
    """Return the requested board size if the network plays it, else its largest."""
    return size if size is not None and info.plays(size) else max(info.sizes)


def speeds(
    networks: Sequence[NetworkInfo],
    size: int | None,
    seconds: float,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> list[float | None]:
    """Return `measure_speed` of each readable network, in order; None for those not measured.

    The panel's are not measured: nobody chooses them for their speed.
    """
    measured: list[float | None] = []
    for info in networks:
        if info.error or info.origin == "panel" or stopped():
            measured.append(None)
            continue
        try:
            measured.append(measure_speed(info, speed_size(info, size), seconds))
        except EngineError as error:  # the header is fine, but the weights are not
            notice(str(error))
            measured.append(math.nan)
    return measured


def weights_text(
    networks: Sequence[NetworkInfo], speeds: Sequence[float | None], size: int | None
) -> str:
    """Return networks with their speeds as a table."""
    if not networks:
        return "no networks found"
    rows = []
    for info, speed in zip(networks, speeds, strict=True):
        if info.error:
            rows.append((info.name, ORIGINS.get(info.origin, ""), info.error))
            continue
        parts = [info.kind_text, info.boards, f"{info.bytes / 1e6:.1f} MB"]
        if speed is not None and math.isfinite(speed):
            side = speed_size(info, size)
            parts.append(f"{speed:,.0f} evaluations/s on {side}x{side}")
        elif speed is not None:
            parts.append("the weights can't be read")
        if info.source:
            parts.append(info.source)
        rows.append((info.name, ORIGINS.get(info.origin, ""), "; ".join(parts)))
    return _table(rows)


def found_text(networks: Sequence[FoundNetwork]) -> str:
    """Return networks of other programs as a table."""
    if not networks:
        return "no networks of other programs found"
    rows = []
    for each in networks:
        info = each.info
        parts = [info.description, f"{info.bytes / 1e6:.1f} MB", str(info.path)]
        if each.damage:
            parts = [each.damage, str(info.path)]
        elif each.is_listed:
            parts.append("on the list")
        rows.append((info.name, each.program, "; ".join(parts)))
    return _table(rows)


def _table(rows: Sequence[tuple[str, str, str]]) -> str:
    """Return rows of name, origin and text as aligned lines."""
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    return "\n".join(
        f"{name:<{widths[0]}}  {origin:<{widths[1]}}  {text}".rstrip()
        for name, origin, text in rows
    )
