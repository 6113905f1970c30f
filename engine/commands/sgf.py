"""The command `sai-engine sgf`: check game records."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.base.terminal import plain, print_json
from engine.commands.command import Command, CommandParser


def _flags(sub: CommandParser) -> None:
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.add_argument("--json", action="store_true", help="print one JSON list")


def _sgf(options: argparse.Namespace) -> int:
    from engine.record.sgf import sgf_summary

    summaries = [{"file": str(path), **sgf_summary(path)} for path in options.files]
    failed = any("error" in summary for summary in summaries)
    if options.json:
        print_json(summaries)
        return int(failed)
    for summary in summaries:
        name = plain(summary["file"])
        if "error" in summary:
            print(f"{name}: refused: {plain(summary['error'])}")
            continue
        print(
            f"{name}: {summary['games']} game(s), {summary['nodes']} nodes, "
            f"{summary['main_line_moves']} moves on the main line, {summary['encoding']}"
        )
        notes = [*summary["repairs"], summary["rules_assumed"]]
        for note in dict.fromkeys(filter(None, notes)):
            print(f"    {plain(note)}")
    return int(failed)


COMMANDS = (
    Command(
        "sgf", "check game records: print what was read, or why a file was refused", _flags, _sgf
    ),
)
