"""The command `sai-engine fetch`: the game that a link leads to, as a file."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from engine.base.errors import EngineError, SettingsError
from engine.base.terminal import notice, plain
from engine.commands.command import Command, CommandParser


def _flags(sub: CommandParser) -> None:
    sub.add_argument(
        "link", metavar="LINK", help="link to a game or player of OGS, KGS, Fox, or to an SGF file"
    )
    sub.add_argument(
        "out",
        nargs="?",
        type=Path,
        metavar="OUT.sgf",
        help="file to write, named after the game if nothing is said; none for a list",
    )


def _fetch(options: argparse.Namespace) -> int:
    from engine.links.links import Elsewhere, fetch_link, find_link, link_in
    from engine.links.site import GameList
    from engine.record.sgf import save

    if options.out is not None and options.out.exists():
        raise SettingsError(f"{options.out} is there already; name another file")
    found = find_link(link_in(options.link) or options.link)
    answer = fetch_link(found)
    if isinstance(answer, Elsewhere):
        raise EngineError(
            f"{found.title} redirects to {answer.address}; fetch that if you trust it"
        )
    if isinstance(answer, GameList):
        for game in answer.games:
            row = game.date, game.size, game.black, game.white, game.result, game.link
            print("  ".join(map(plain, row)))
        return 0
    for note in answer.notes:
        notice(plain(note))
    out = options.out
    if out is None:
        name = re.sub(r"[^\w.-]+", "-", found.query.name).strip("-.") or "game"
        out = Path(f"{name.removesuffix('.sgf')}.sgf")
        if out.exists():
            raise SettingsError(f"{out} is there already; name the file to write")
    save(out, answer.games)
    notice(f"{out}: written")
    return 0


COMMANDS: Sequence[Command] = (
    Command(
        "fetch", "fetch the game that a link leads to, or list a player's games", _flags, _fetch
    ),
)
