"""The arguments of the command `sai-studio`; light to import."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final, NoReturn

from engine.base.arguments import OnceParser
from sai_studio.kit.languages import LANGUAGE_CHOICES

DEFAULT_SIZE: Final = (1400, 900)
MOST_PIXELS: Final = 10_000
"""Largest side of a screenshot; the image then takes 400 MB."""
FEWEST_SECONDS: Final = 5
MOST_SECONDS: Final = 3600


class _Parser(OnceParser):
    """Argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"sai-studio: {message}; see sai-studio --help\n")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT") from None
    if not (200 <= size[0] <= 10_000 and 200 <= size[1] <= 10_000):
        raise argparse.ArgumentTypeError(f"{text!r} must lie between 200x200 and 10000x10000")
    return size


def _tell_links(parser: _Parser, options: argparse.Namespace) -> None:
    """Put a link that stands for the game into `options.link`, else ""; `game` becomes a path."""
    given = options.game
    options.link, options.game = "", None if given is None else Path(given)
    if given is not None and not os.path.exists(given):
        from engine.links.links import link_in

        options.link = link_in(given)
    if options.link:
        options.game = None
        if options.unattended or options.move is not None:
            parser.error("a link can't be combined with --screenshot, --pauses or --move")


def parse(arguments: list[str]) -> argparse.Namespace:
    """Parse and check the command line."""
    from engine.base.logs import LOG_LEVELS

    parser = _Parser(prog="sai-studio", description="Review Go games, komi by komi.")
    parser.add_argument(
        "game", nargs="?", metavar="GAME.sgf", help="game to open: a file, or a link to one"
    )
    parser.add_argument(
        "--plugin",
        type=Path,
        action="append",
        default=[],
        metavar="FILE.py",
        help="load a plug-in, see the page Plug-ins; may be given more than once",
    )
    parser.add_argument("--move", type=int, metavar="N", help="go to this move")
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="OUT.png",
        help="analyze the position without a screen, save a screenshot and exit",
    )
    parser.add_argument(
        "--pauses",
        type=float,
        metavar="SECONDS",
        help="use the window under analysis without a screen, and print how long it was blocked",
    )
    parser.add_argument(
        "--while",
        dest="action",
        choices=("stepping", "dragging", "reviewing"),
        help="use for --pauses: step through the game, drag the komi or review the game (stepping)",
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window")
    parser.add_argument("--theme", choices=("light", "dark", "system"), help="colors")
    parser.add_argument(
        "--language", choices=LANGUAGE_CHOICES, help="language of the window (the one chosen in it)"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="pixels per unit of a screenshot")
    parser.add_argument("--visits", type=int, metavar="N", help="visits per agent")
    parser.add_argument(
        "--log-level",
        choices=LOG_LEVELS,
        default="info",
        help="severity from which records are kept in the log (info)",
    )
    parser.add_argument("--net", metavar="NET", help="network file or name")
    options = parser.parse_args(arguments)
    if not 0.5 <= options.scale <= 4.0:
        parser.error("--scale must lie between 0.5 and 4")
    if options.screenshot and max(options.size or DEFAULT_SIZE) * options.scale > MOST_PIXELS:
        parser.error(f"--size times --scale may be {MOST_PIXELS:,} pixels per side at most")
    if options.pauses is not None and not FEWEST_SECONDS <= options.pauses <= MOST_SECONDS:
        parser.error(f"--pauses must be from {FEWEST_SECONDS} to {MOST_SECONDS} seconds")
    if options.action is not None and options.pauses is None:
        parser.error("--while tells what --pauses measures; add --pauses SECONDS")
    if options.pauses is not None and options.screenshot is not None:
        parser.error("--pauses and --screenshot can't be combined; choose one")
    options.unattended = options.pauses is not None or options.screenshot is not None
    _tell_links(parser, options)
    if options.visits is None:
        options.visits = 0  # the default of the board size
    else:
        from engine.analysis.request import MOST_VISITS

        if not 1 <= options.visits <= MOST_VISITS:
            parser.error(f"--visits must be at least 1 and at most {MOST_VISITS:,}")
    return options
