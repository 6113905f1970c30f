"""The command `circles`: a map of networks by their results, and who beats whom in circles."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from engine.base.errors import RunError
from engine.base.files import atomic_write
from engine.base.terminal import plain, print_json
from engine.commands.command import Command, CommandParser

if TYPE_CHECKING:
    from engine.games.circle_map import CircleMap


def _flags(sub: CommandParser) -> None:
    sub.add_argument(
        "folder", type=Path, metavar="FOLDER", help="folder of a tournament, or of a run with a "
        "panel",
    )  # fmt: skip
    sub.add_argument(
        "--panel", type=Path, metavar="FILE", help="panel of the run's scores (the run's own)"
    )
    sub.add_argument("--svg", type=Path, metavar="FILE", help="write the picture")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _circles(options: argparse.Namespace) -> int:
    from engine.games.circle_map import circle_fields, circle_svg, circle_text
    from engine.games.contest_folder import ContestReader

    if (options.folder / "contest.json").exists():
        from engine.games.circle_map import map_of_contest

        standings = ContestReader(options.folder).read().standings
        if standings is None:
            raise RunError(f"{options.folder}: the contest can't be read, or has not begun")
        circles = map_of_contest(standings)
    else:
        circles = _map_of_run(options.folder, options.panel)
    if options.svg is not None:
        atomic_write(options.svg, circle_svg(circles).encode())
    if options.json:
        print_json(circle_fields(circles))
    else:
        print("\n".join(map(plain, circle_text(circles).splitlines())))
    return 0


def _map_of_run(folder: Path, panel: Path | None) -> CircleMap:
    """Return the map of a run's generations by their results against its latest panel."""
    import numpy as np

    from engine.games.circle_map import circle_map
    from engine.games.panel import load_panel
    from engine.network.models.header import network_name
    from engine.train.reading import RunReader
    from engine.train.runs.run_file import RUNS

    if not RUNS.is_in(folder):
        raise RunError(
            f"{folder}: there is neither a tournament nor a run here; name the folder of one"
        )
    view = RunReader(folder).read()
    if view.problem:
        raise RunError(view.problem)
    scores = [s for s in view.panel if s.shares and s.panel == view.panel[-1].panel]
    if not scores:
        raise RunError(
            f"{folder}: neither a tournament nor a run with results of a panel; score it with "
            "sai-engine panel, or by the setting run.panel"
        )
    scores = [s for s in scores if len(s.shares) == len(scores[-1].shares)]
    names = [f"member {i + 1}" for i in range(len(scores[-1].shares))]
    own = view.preset.run.panel if view.preset is not None else ""
    if panel is not None or (own and Path(own).exists()):
        members = load_panel(panel or Path(own)).members
        if len(members) == len(names):
            names = [network_name(member.network) for member in members]
    latest = {s.generation: s for s in scores}
    rows = [f"{view.name}-g{generation:04d}" for generation in latest]
    games = np.array([[s.games] * len(names) for s in latest.values()], np.int64)
    points = np.array([s.shares for s in latest.values()], np.float64) * games
    return circle_map(rows, names, points, games)


COMMANDS = (
    Command(
        "circles", "map networks by their results, and list who wins in circles", _flags, _circles
    ),
)
