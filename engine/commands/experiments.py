"""The commands of `sai-engine` on experiments: run-log, sweep."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.base.csv_text import csv_text
from engine.base.errors import SettingsError
from engine.base.files import atomic_write
from engine.base.setting_flags import add_set_flag, named_values, read_value
from engine.base.suggestion import suggestion
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_cluster_flag, add_trust_flag


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


def _sweep_flags(sub: CommandParser) -> None:
    sub.usage = (
        "%(prog)s PRESET FOLDER --grid NAME=A,B [--grid NAME=A,B]... [--seeds N]\n"
        "       %(prog)s FOLDER"
    )
    sub.add_argument(
        "preset",
        nargs="?",
        metavar="PRESET",
        help="name of a preset, or a JSON file of settings; not needed to continue a sweep",
    )
    sub.add_argument(
        "folder", type=Path, metavar="FOLDER", help="the sweep's folder; continued when it exists"
    )
    sub.add_argument(
        "--grid",
        action="append",
        default=[],
        metavar="NAME=A,B",
        help="values of one setting, which are combined with those of the others; a JSON list "
        "where a value has a comma",
    )
    sub.add_argument("--seeds", type=int, metavar="N", help="runs of each combination (1)")
    add_set_flag(sub, "change one setting of all runs")
    sub.add_argument(
        "--cpu-minutes",
        type=float,
        metavar="M",
        help="end each run by its processor time alone, see run.cpu_minutes",
    )
    sub.add_argument(
        "--million-nodes",
        type=float,
        metavar="N",
        help="end each run by the nodes searched alone, see run.million_nodes",
    )
    sub.add_argument("--processes", type=int, metavar="P", help="runs at a time (1)")
    sub.add_argument("--json", action="store_true", help="print one JSON object at the end")
    add_cluster_flag(sub, "plays the games of one run after the other")
    add_trust_flag(sub)


def _sweep(options: argparse.Namespace) -> int:
    from engine.train.sweep import check_files_of, opened_sweep, work_on

    folder: Path = options.folder
    processes = 1 if options.processes is None else options.processes
    if processes < 1:
        raise SettingsError(f"--processes must be 1 or more, not {processes}")
    if options.cluster and processes > 1:
        raise SettingsError("a cluster plays for one run at a time; leave --processes out")
    with stop_signals() as stopped:
        from engine.commands.consent import check_consent, run_uses, sweep_uses
        from engine.commands.loading import compile_engine
        from engine.train.presets.preset import load_preset, with_changes

        preset = None if options.preset is None else load_preset(options.preset)
        grid, changes = _grid(options.grid), named_values(options.set)
        budget = {
            f"run.{name}": value
            for name in ("cpu_minutes", "million_nodes")
            if (value := getattr(options, name)) is not None
        }
        sweep = opened_sweep(folder, preset, changes, grid, options.seeds, budget)
        named = run_uses(changes if preset is None else with_changes(preset, changes).by_name(),
                         folder)  # fmt: skip
        named += [use for name in grid for value in sweep.grid[name]
                  for use in run_uses({name: value}, folder)]  # fmt: skip
        check_consent(folder, lambda: sweep_uses(sweep, folder), named=named,
                      trusted=options.trust)  # fmt: skip
        check_files_of(sweep)
        compile_engine(notice)  # before the runs, which count their time
        runs = work_on(
            folder,
            sweep,
            processes=processes,
            cluster=options.cluster,
            tell=notice,
            stopped=stopped,
        )
    if options.json:
        print_json({"folder": str(folder), "runs": [dataclasses.asdict(run) for run in runs]})
    count = len(runs)
    done = sum(run.status == "finished" for run in runs)
    if done == count:
        if not options.json:
            print(
                f"{folder}: all {count} runs are finished; compare them with `sai-engine compare "
                f"{folder}`"
            )
        return 0
    failed = sum(run.status == "failed" for run in runs)
    said = f"; {failed} have failed, as told above" if failed else ""
    notice(f"{done} of {count} runs are finished{said}; continue with `sai-engine sweep {folder}`")
    return 1


def _grid(texts: Iterable[str]) -> dict[str, list[Any]]:
    """Return the values of each setting of a grid, by dotted name.

    Raises
    ------
    SettingsError
        A text is not NAME=A,B, or a name comes twice.
    """
    grid = {}
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals:
            raise SettingsError(f"--grid takes NAME=A,B, not {text!r:.60}")
        if name in grid:
            raise SettingsError(f"--grid {name} is there twice; name all its values at once")
        listed = read_value(values)
        if not isinstance(listed, list):
            listed = [read_value(value.strip()) for value in values.split(",") if value.strip()]
        grid[name.strip()] = listed
    return grid


COMMANDS = (
    Command("run-log", "print the log of a run as CSV", _log_flags, _log),
    Command("sweep", "train a run for each combination of settings", _sweep_flags, _sweep),
)
