"""The command `opening-map`: fair komi of every first move, for the swap rule."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.base.errors import SettingsError
from engine.base.files import atomic_write
from engine.base.reporter import Reporter
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.commands.handicap import add_board_arguments, named_rules
from engine.go.rules import Rules
from engine.record.handicap import usual_komi
from engine.review.opening_map import (
    SIZES,
    OpeningQuestion,
    opening_fields,
    opening_svg,
    opening_text,
    search_openings,
)
from engine.search.settings import MANY_VISITS


def _flags(sub: CommandParser) -> None:
    add_board_arguments(sub, 7, MANY_VISITS)
    sub.add_argument(
        "--komi", type=float, help="komi of the game, at which players may swap (the usual one)"
    )
    sub.add_argument("--svg", type=Path, metavar="FILE", help="write the picture")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    add_evaluator_argument(sub)


def _opening_map(options: argparse.Namespace) -> int:
    """Search all first moves and print their fair komi; returns the exit status."""
    from engine.catalog.networks import chosen_network
    from engine.commands.loading import open_analyzer
    from engine.network.models.header import network_name

    size, rules = options.size, named_rules(options.rules)
    if size not in SIZES:
        raise SettingsError(f"--size takes {SIZES[0]} to {SIZES[-1]}, not {size}")
    komi = usual_komi(size) if options.komi is None else Rules(size=size, komi=options.komi).komi
    path = chosen_network(options.net, size)
    question = OpeningQuestion(size, rules, options.visits, path, options.evaluator)
    analyzer, reporter = open_analyzer(notice, options.evaluator), Reporter(notice)
    with stop_signals() as stopped:
        openings = search_openings(
            analyzer,
            question,
            stopped,
            lambda share: reporter.tell(lambda: f"{100 * share:.0f} % of the searches"),
        )
    if openings is None:
        notice("stopped before all first moves were searched; nothing is known yet")
        return 1
    described = openings, komi, network_name(path)
    if options.svg is not None:
        atomic_write(options.svg, opening_svg(*described).encode())
    if options.json:
        print_json(opening_fields(*described))
    else:
        print(opening_text(*described))
    return 0


COMMANDS = (
    Command(
        "opening-map", "fair komi of every first move, for the swap rule", _flags, _opening_map
    ),
)
