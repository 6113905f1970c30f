"""The commands of `sai-engine` on experiments: run-log, sweep, compare."""

from __future__ import annotations

import argparse
import dataclasses
import math
import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.base.csv_text import csv_text
from engine.base.errors import RunError, SettingsError
from engine.base.files import atomic_write
from engine.base.plugins import plugin_flags
from engine.base.setting_flags import add_set_flag, named_values, read_value
from engine.base.suggestion import suggestion
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_cluster_flag, add_trust_flag

if TYPE_CHECKING:
    from engine.train.comparison import Group, Point, Reached
    from engine.train.reading import RunView


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
    from engine.train.runs.run_file import RUNS

    folder = RunFolder(options.run)
    if not RUNS.is_in(folder.root):  # what the settings are doesn't matter, nor plug-ins in them
        raise folder.missing("name the folder of a run")
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
    sub.usage = "%(prog)s PRESET FOLDER [--grid NAME=A,B]... [--seeds N]\n       %(prog)s FOLDER"
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
        help="values of one setting, which are combined with those of the others; one between two "
        "commas may be empty; a JSON list where a value has a comma",
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
        from engine.train.presets.preset import current_name, load_preset, with_changes

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
        named += [use for name in map(current_name, grid) for value in sweep.grid[name]
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
                f"{folder}{plugin_flags()}`"
            )
        return 0
    failed = sum(run.status == "failed" for run in runs)
    said = f"; {failed} have failed, as told above" if failed else ""
    notice(
        f"{done} of {count} runs are finished{said}; continue with `sai-engine sweep {folder}"
        f"{plugin_flags()}`"
    )
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
            listed = [read_value(v.strip()) for v in values.split(",") if values.strip()]
        grid[name.strip()] = listed
    return grid


def _compare_flags(sub: CommandParser) -> None:
    sub.add_argument(
        "folders",
        nargs="+",
        type=Path,
        metavar="FOLDER",
        help="folders of runs, of sweeps, or any with runs in them",
    )
    sub.add_argument(
        "--by",
        choices=("generation", "nodes", "cpu_s"),
        default="cpu_s",
        help="what the figures are compared over: generation, nodes, or processor time (cpu_s)",
    )
    sub.add_argument(
        "--reach",
        action="append",
        default=[],
        metavar="FIGURE=LEVEL",
        help="also where the runs reach a level of a figure, such as network.alpha=24: the first "
        "of three networks in a row that have it",
    )
    sub.add_argument("--csv", type=Path, metavar="FILE", help="write the curves of all figures")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _compare(options: argparse.Namespace) -> int:
    from engine.train.comparison import figures_of, grouped, last_common, read_runs, runs_in

    runs, axis = read_runs(runs_in(options.folders)), options.by
    begun = [run for run in runs if run.generations]
    for run in runs:
        if not run.generations:
            notice(f"{run.path}: left out, since it has made no network yet")
    if not begun:
        raise RunError("none of the runs has made a network yet; compare them later")
    groups, own = grouped(begun), f"network.{axis}" if axis != "generation" else axis
    end = last_common(begun, own, axis)
    if end is None or end[0] <= 0.0 < max(run.generations for run in begun) - 1:
        raise RunError(
            f"{begun[0].path if end is None else end[1].path}: this run has no {axis} to compare "
            "by yet; leave it out, or compare by something else, such as --by generation"
        )
    points = {
        figure: [group.point(figure, axis, place[0]) for group in groups]
        for figure in figures_of(begun)
        if figure != own and (place := last_common(begun, figure, axis)) is not None
    }
    reached = {
        text: [group.reached(figure, axis, level) for group in groups]
        for text, (figure, level) in _levels(options.reach, figures_of(begun, every=True)).items()
    }
    if options.csv is not None:
        atomic_write(
            options.csv, csv_text(_curve_rows(groups, figures_of(begun, every=True), axis)).encode()
        )
    if options.json:
        print_json(_comparison(groups, points, reached, axis, end))
    else:
        print(_comparison_text(groups, points, axis, end), end="")
        print(_reached_text(groups, reached, axis), end="")
        if options.csv is not None:
            print(f"the curves are in {options.csv}")
    return 0


def _levels(texts: Iterable[str], known: Sequence[str]) -> dict[str, tuple[str, float]]:
    """Return the figure and level of each text.

    Raises
    ------
    SettingsError
        A text is not FIGURE=LEVEL, or the runs have no such figure.
    """
    levels = {}
    for text in texts:
        figure, _, level = text.partition("=")
        try:
            levels[text] = figure, float(level)
        except ValueError:
            raise SettingsError(
                f"--reach takes FIGURE=LEVEL, such as network.alpha=24, not {text!r:.60}"
            ) from None
        if figure not in known:
            hint = suggestion(figure, known, f"known: {', '.join(known)}")
            raise SettingsError(f"--reach: the runs have no figure {figure!r:.60}", hint=hint)
    return levels


def _comparison(
    groups: Sequence[Group],
    points: Mapping[str, Sequence[Point | None]],
    reached: Mapping[str, Sequence[Reached]],
    axis: str,
    end: tuple[float, RunView],
) -> dict[str, Any]:
    """Return a comparison as fields of JSON."""
    return {
        "by": axis,
        "at": end[0],
        "ended_by": str(end[1].path),
        "groups": [
            {
                "name": group.name,
                "settings": dict(group.settings),
                "runs": [str(run.path) for run in group.runs],
                "figures": {
                    figure: None if (point := row[place]) is None else point._asdict()
                    for figure, row in points.items()
                },
                "reached": {text: row[place]._asdict() for text, row in reached.items()},
            }
            for place, group in enumerate(groups)
        ],
    }


def _comparison_text(
    groups: Sequence[Group],
    points: Mapping[str, Sequence[Point | None]],
    axis: str,
    end: tuple[float, RunView],
) -> str:
    """Return a comparison as text: a line for each group, in as many tables as the width asks."""
    from engine.train.comparison import AXES, title_of, value_text

    common = f"{end[0]:,.0f} {AXES[axis]}" if axis != "generation" else f"generation {end[0]:.0f}"
    lines = [f"at {common}, where the first run ends ({end[1].path.name})"]
    if any(len(group.runs) > 1 for group in groups):
        lines.append("mean over seeds \u00b1 half of its 95 % interval (Student's t)")
    if any(len(group.runs) == 1 for group in groups):
        lines.append("a group of one run has no interval")
    names = list(groups[0].settings)
    if len(groups) > 1:
        lines += ["", f"the runs differ in {', '.join(names)}"]
        if "=" not in groups[0].name:  # the names tell no settings
            for group in groups:
                values = (f"{name}={value_text(value)}" for name, value in group.settings.items())
                lines.append(f"  {group.name}: {', '.join(values)}")
    columns = [["", *(group.name for group in groups)]]
    columns.append(["runs", *(str(len(group.runs)) for group in groups)])
    for figure, row in points.items():
        known = [point for point in row if point is not None]
        where = "" if not known or known[0].at == end[0] else f" at {known[0].at:,.0f}"
        cells = (_point_text(*pair) for pair in zip(row, groups, strict=True))
        columns.append([title_of(figure) + where, *cells])
    room = max(shutil.get_terminal_size().columns, 60)
    first, *others = [_padded(column, left=place == 0) for place, column in enumerate(columns)]
    while others:
        taken = [first]
        while others and (
            len(taken) == 1 or sum(len(c[0]) + 2 for c in [*taken, others[0]]) <= room
        ):
            taken.append(others.pop(0))
        lines += ["", *("  ".join(cells).rstrip() for cells in zip(*taken, strict=True))]
    return "\n".join(lines) + "\n"


def _reached_text(
    groups: Sequence[Group], reached: Mapping[str, Sequence[Reached]], axis: str
) -> str:
    """Return where groups reach levels, a line for each."""
    from engine.train.comparison import AXES

    lines = []
    for text, row in reached.items():
        for group, point in zip(groups, row, strict=True):
            count = f"{len(point.places)} of {len(group.runs)} runs"
            half = f" \u00b1 {point.half:,.0f}" if point.half >= 0.0 else ""
            places = ", ".join(f"{place:,.0f}" for place in point.places)
            where = f" at {point.mean:,.0f}{half} {AXES[axis]} ({places})" if places else ""
            lines.append(f"{group.name}: {text} in {count}{where}")
    return "".join(f"{line}\n" for line in ["", *lines]) if lines else ""


def _padded(cells: Sequence[str], *, left: bool) -> list[str]:
    width = max(map(len, cells))
    return [cell.ljust(width) if left else cell.rjust(width) for cell in cells]


def _point_text(point: Point | None, group: Group) -> str:
    """Return a mean with its interval, in as many digits as the interval leaves certain, and the
    number of runs that have the figure, if some have not."""
    if point is None:
        return "\u2013"
    has_half = point.half > 0.0  # false of NaN
    least = point.half if has_half else abs(point.mean) / 100.0
    digits = min(max(1 - math.floor(math.log10(least)), 0), 6) if least else 0
    half = f" \u00b1 {point.half:,.{digits}f}" if has_half else ""
    few = f" ({point.runs})" if point.runs < len(group.runs) else ""
    return f"{point.mean:,.{digits}f}{half}{few}"


def _curve_rows(groups: Sequence[Group], figures: Sequence[str], axis: str) -> list[list[object]]:
    """Return the curves of all figures as a table: a row for each figure of a group at a place."""
    settings = list(groups[0].settings)
    rows: list[list[object]] = [["group", *settings, "figure", axis, "runs", "mean", "low", "high"]]
    for group in groups:
        head = [group.name, *group.settings.values()]
        for figure in figures:
            if (curve := group.curve(figure, axis)) is None:
                continue
            for x, mean, half in zip(curve.x, curve.mean, curve.half, strict=True):
                ends = [f"{mean - half:.6g}", f"{mean + half:.6g}"] if half == half else ["", ""]
                rows.append([*head, figure, f"{x:.6g}", curve.runs, f"{mean:.6g}", *ends])
    return rows


COMMANDS = (
    Command("run-log", "print the log of a run as CSV", _log_flags, _log),
    Command("sweep", "train a run for each combination of settings", _sweep_flags, _sweep),
    Command("compare", "compare runs over their seeds", _compare_flags, _compare),
)
