"""`sai-engine weights`: every network that is known, and how fast it is here."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.base.errors import EngineError
from engine.base.processes import PACKAGES, engine_command
from engine.catalog.found_networks import FoundNetwork
from engine.catalog.network_info import NetworkInfo
from engine.catalog.strength import measured
from engine.go.rules import Rules

__all__ = [
    "found_text",
    "measure_speed",
    "speed_command",
    "speed_size",
    "weights_fields",
    "weights_text",
]

BATCH: Final = 8
"""Rows of a timed call, as in one analysis."""
ORIGINS: Final = {"shipped": "shipped", "own": "own folder", "added": "added", "panel": "panel"}


def weights_fields(info: NetworkInfo, speed: float | None = None) -> dict[str, Any]:
    """One network as documented in engine/README.md.

    Parameters
    ----------
    speed
        Evaluations per second of processor time; None when not measured.
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
    """Evaluations per second of processor time in batches of eight, at the program's precision.

    Raises
    ------
    EngineError
        The network can't be read, or doesn't play boards of this size.
    """
    from engine.bench.bench import bare_work
    from engine.network.backends.threads import use_one_thread
    from engine.network.opened import open_network

    use_one_thread()
    evaluator = open_network(info.path).evaluator(Rules(size=size))
    work = bare_work(evaluator, BATCH, BATCH)
    work()
    best, until = 0.0, time.process_time() + seconds
    while best == 0.0 or time.process_time() < until:
        started = time.process_time()
        best = max(best, work() / max(time.process_time() - started, 1e-9))
    return best


def speed_command(size: int) -> tuple[list[str], Path]:
    """Program and arguments that measure all networks for a board, and the folder to start them in.

    The process prints `weights_fields` of each as one JSON list.
    """
    return engine_command(["weights", "--speed", "--size", str(size), "--json"]), PACKAGES


def speed_size(info: NetworkInfo, size: int | None) -> int:
    """The board to measure on: the one asked for if the network plays it, else its largest."""
    return size if size is not None and info.plays(size) else max(info.sizes)


def speeds(
    networks: Sequence[NetworkInfo],
    size: int | None,
    seconds: float,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> list[float | None]:
    """`measure_speed` of each network that can be read, in their order.

    The panel's are left out: they are not chosen for their speed.
    """
    found: list[float | None] = []
    for info in networks:
        if info.error or info.origin == "panel" or stopped():
            found.append(None)
            continue
        try:
            found.append(measure_speed(info, speed_size(info, size), seconds))
        except EngineError as error:  # its header was fine, its weights are not
            notice(str(error))
            found.append(math.nan)
    return found


def weights_text(
    networks: Sequence[NetworkInfo], measured: Sequence[float | None], size: int | None
) -> str:
    """The same as a table."""
    if not networks:
        return "no networks found"
    rows = []
    for info, speed in zip(networks, measured, strict=True):
        if info.error:
            rows.append((info.name, ORIGINS.get(info.origin, ""), info.error))
            continue
        parts = [info.kind_text, info.boards, f"{info.bytes / 1e6:.1f} MB"]
        if speed is not None and math.isfinite(speed):
            side = speed_size(info, size)
            parts.append(f"{speed:,.0f} evaluations/s on {side}x{side}")
        elif speed is not None:
            parts.append("its weights can't be read")
        if info.source:
            parts.append(info.source)
        rows.append((info.name, ORIGINS.get(info.origin, ""), "; ".join(parts)))
    return _table(rows)


def found_text(found: Sequence[FoundNetwork]) -> str:
    """Networks of other programs as a table."""
    if not found:
        return "no networks of other programs found"
    rows = []
    for each in found:
        info = each.info
        parts = [info.description, f"{info.bytes / 1e6:.1f} MB", str(info.path)]
        if each.damage:
            parts = [each.damage, str(info.path)]
        elif each.is_listed:
            parts.append("on the list")
        rows.append((info.name, each.program, "; ".join(parts)))
    return _table(rows)


def _table(rows: Sequence[tuple[str, str, str]]) -> str:
    """Rows of a name, an origin and a text as aligned lines."""
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    return "\n".join(
        f"{name:<{widths[0]}}  {origin:<{widths[1]}}  {text}".rstrip()
        for name, origin, text in rows
    )
