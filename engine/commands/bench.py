"""The command `sai-engine bench`: measure this machine."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.base.terminal import notice, print_json
from engine.commands.command import Command, CommandParser, add_evaluator_argument


def _flags(sub: CommandParser) -> None:
    sub.add_argument("--net", type=Path, help="network to measure (a random 3x128 one)")
    add_evaluator_argument(sub)
    sub.add_argument("--quick", action="store_true", help="shorter, less exact")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _bench(options: argparse.Namespace) -> int:
    from engine.catalog.networks import named_network
    from engine.commands.loading import compile_engine
    from engine.measure.bench.bench import bench, bench_text
    from engine.measure.bench.bench_protocols import bench_protocols

    def show(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    net = options.net and named_network(str(options.net))
    compile_engine(notice)
    results = bench(net, evaluator=options.evaluator, quick=options.quick, progress=show)
    results["rows"] += bench_protocols(net, options.evaluator, options.quick, show)
    if options.json:
        print_json(results)
    else:
        print(bench_text(results))
    return 0


COMMANDS = (Command("bench", "measure this machine: rules, network and search", _flags, _bench),)
