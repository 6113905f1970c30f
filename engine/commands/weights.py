"""The command `sai-engine weights`: the list of networks."""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.base.errors import EngineError
from engine.base.setting_flags import refuse_unused
from engine.base.terminal import notice, plain, print_json, stop_signals
from engine.catalog.found_networks import FoundNetwork
from engine.catalog.network_info import NetworkInfo
from engine.catalog.strength import measured
from engine.commands.command import Command, CommandParser
from engine.go.rules import Rules
from engine.jobs.processes import PACKAGES, engine_command

BATCH: Final = 8  # positions per timed call, as in one analysis
ORIGINS: Final = {"shipped": "shipped", "own": "own folder", "added": "added", "panel": "panel"}
SPEED_S = 0.5  # processor time for the speed of one network


def _flags(sub: CommandParser) -> None:
    sub.add_argument(
        "--speed", action="store_true", help="measure evaluations per second, half a second each"
    )
    sub.add_argument(
        "--size", type=int, help="board to measure on (the largest; --strength: one of each class)"
    )
    sub.add_argument("--add", type=Path, metavar="FILE", help="add a file to the list first")
    sub.add_argument(
        "--remove", type=Path, metavar="FILE", help="remove a file from the list first"
    )
    sub.add_argument(
        "--find", action="store_true", help="list networks of other Go programs on this computer"
    )
    sub.add_argument("--get", action="store_true", help="fetch a strong public network first")
    sub.add_argument("--yes", action="store_true", help="with --get: fetch it without asking")
    sub.add_argument(
        "--strength",
        metavar="NET",
        help="measure the Elo of a network (name or file) against a pool of opponents and store it",
    )
    sub.add_argument(
        "--games",
        type=int,
        help="with --strength: games against each opponent of the pool (20)",
    )
    sub.add_argument(
        "--visits", type=int, help="with --strength: visits of the measured network (50)"
    )
    sub.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="with --strength: file for strengths (one in your own folder)",
    )
    sub.add_argument("--json", action="store_true", help="print one JSON list")


def _weights(options: argparse.Namespace) -> int:
    from engine.catalog.networks import add_network, forget_network, list_networks, panel_networks

    if not options.strength:
        refuse_unused(options, dict.fromkeys(("games", "visits", "out"), "without --strength"))
    if options.get and not _get_network(options.yes):
        return 1
    if options.add is not None:
        old_paths = {info.path for info in list_networks()}
        info = add_network(options.add)
        was = "was on the list before" if info.path in old_paths else "is on the list now"
        notice(f"{info.path.name} {was}; the file stays in {info.path.parent}")
    if options.remove is not None:
        path = Path(os.path.abspath(options.remove))
        forget_network(path)
        notice(f"{path.name} was removed from the list; the file stays in {path.parent}")
    if options.strength is not None:
        return _measure_strength(options)
    if options.find:
        return _print_found(options)
    networks = [*list_networks(), *panel_networks()]
    timed: list[float | None] = [None] * len(networks)
    with stop_signals() as stopped:
        if options.speed:
            timed = speeds(networks, options.size, SPEED_S, notice, stopped)
    if options.json:
        print_json([weights_fields(*row) for row in zip(networks, timed, strict=True)])
    else:
        for line in weights_text(networks, timed, options.size).split("\n"):
            print(plain(line))
    return int(stopped())


def _get_network(agreed: bool) -> bool:
    """Download the strong network after a confirmation; return whether it is available now."""
    from engine.catalog import download
    from engine.catalog.download import FetchProgress
    from engine.catalog.found_networks import find_copy, find_networks
    from engine.catalog.networks import add_network

    network = download.STRONG_NETWORK
    copy = find_copy([], network) or find_copy(find_networks(), network)
    if copy is not None:
        add_network(copy)
        notice(f"{network.name} is already on this computer: {copy}")
        return True
    notice(f"{network.name}: {network.description}")
    notice(
        f"{network.bytes / 1e6:.1f} MB from {network.host}, {network.origin}; "
        f"license: {network.license}"
    )
    notice(f"speed: {network.speed}")
    if not agreed and not _confirmed():
        notice("nothing was fetched; --yes fetches it without asking")
        return False
    shown = -1

    def show(progress: FetchProgress) -> None:
        nonlocal shown
        tenth = 10 * progress.done // progress.total
        if tenth > shown:
            shown = tenth
            notice(f"{progress.done / 1e6:.0f} of {progress.total / 1e6:.0f} MB")

    with stop_signals() as stopped:
        path = download.fetch_network(network, progress=show, stopped=stopped)
    if path is None:
        notice("stopped; the next --get continues the download")
        return False
    notice(f"{path.name} is in {path.parent}")
    return True


def _confirmed() -> bool:
    """Return whether the user agrees; False without a terminal."""
    if sys.stdin is None or not sys.stdin.isatty():
        return False
    print("Fetch it? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _print_found(options: argparse.Namespace) -> int:
    """Print networks of other programs; return the exit status."""
    from engine.catalog.found_networks import find_networks

    with stop_signals() as stopped:
        networks = find_networks(stopped)
    if options.json:
        extra: list[dict[str, object]] = [
            {"program": each.program, "listed": each.is_listed, "error": each.damage or None}
            for each in networks
        ]
        print_json(
            [weights_fields(each.info) | more for each, more in zip(networks, extra, strict=True)]
        )
    else:
        for line in found_text(networks).split("\n"):
            print(plain(line))
    return int(stopped())


def _measure_strength(options: argparse.Namespace) -> int:
    """Measure a network against the rating pool; return the exit status."""
    with stop_signals() as stopped:
        from engine.catalog.networks import named_network
        from engine.catalog.strength import strength_file, strength_text
        from engine.games.rating_pool import measure_strength

        strengths = measure_strength(
            named_network(options.strength),
            options.out or strength_file(),
            size=options.size,
            games=20 if options.games is None else options.games,
            visits=50 if options.visits is None else options.visits,
            notice=notice,
            stopped=stopped,
        )
    if options.json:
        print_json({str(options.strength): msgspec.to_builtins(strengths)})
    else:
        for board, strength in strengths.items():
            print(f"{board}: {strength_text(strength)}")
    return int(stopped())


def weights_fields(info: NetworkInfo, speed: float | None = None) -> dict[str, Any]:
    """Return a network as JSON fields, documented in docs/commands/README.md.

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
    from engine.measure.bench.bench import bare_work
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


COMMANDS = (Command("weights", "list all known networks", _flags, _weights),)
