"""The commands of `sai-engine` on experiments: run-log."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.base.csv_text import csv_text
from engine.base.errors import SettingsError
from engine.base.files import atomic_write
from engine.base.suggestion import suggestion
from engine.commands.command import Command, CommandParser


def _log_flags(sub: CommandParser) -> None:
    sub.add_argument("run", type=Path, metavar="RUN", help="folder of a run, also one at work")
    sub.add_argument("--csv", type=Path, metavar="FILE", help="write a file, not to the terminal")
    sub.add_argument(
        "--event",
        action="append",
        default=[],
        metavar="NAME",
        help="only entries of this kind, such as step or network; may come several times",
    )


def _log(options: argparse.Namespace) -> int:
    from engine.train.log_table import log_table
    from engine.train.runs.run import RunFolder

    folder = RunFolder(options.run)
    folder.preset()  # raises an error if there is no run
    entries = folder.read_log()
    known = sorted({str(entry.get("event")) for entry in entries})
    for event in options.event:
        if event not in known:
            hint = suggestion(event, known, f"known: {', '.join(known) or 'none yet'}")
            raise SettingsError(f"{folder.root}: the log has no event {event!r}", hint=hint)
    _write(log_table(entries, options.event), options.csv)
    return 0


def _write(rows: list[list[object]], path: Path | None) -> None:
    """Write a table as CSV to a file, or to the terminal."""
    if path is None:
        print(csv_text(rows), end="")
        return
    atomic_write(path, csv_text(rows).encode())
    print(f"{path}: {len(rows) - 1:,} rows")


COMMANDS = (Command("run-log", "print the log of a run as CSV", _log_flags, _log),)
