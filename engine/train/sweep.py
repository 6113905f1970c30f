"""Sweeps: a run for each combination of some settings' values and each seed; imports no torch.

A sweep is a job: a folder with `sweep.json` and a folder for each run, which is a job itself. The
same command continues what is not finished.
"""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Text, read_json
from engine.base.errors import EngineError, FormatError, RunError, SettingsError
from engine.base.plugins import plugin_flags
from engine.jobs.job import STOP, JobKind
from engine.jobs.processes import ending
from engine.train.presets.preset import Preset, current_name, with_changes
from engine.train.presets.settings import MOST_GENERATIONS
from engine.train.reading import run_status
from engine.train.runs.named_files import check_files
from engine.train.runs.run import RunFolder
from engine.train.runs.run_file import (
    RUNS,
    check_plugins,
    launch_run,
    with_whole_paths,
)

SEED: Final = "run.seed"
MOST_RUNS: Final = 10_000
"""Most runs of a sweep."""
LONGEST_NAME: Final = 150
"""Longest name of a run's folder that is made of its settings [characters]."""
LONGEST_VALUE: Final = 40
"""Longest value in such a name [characters]."""
LOOK_S: Final = 0.5
"""Seconds between looks at the processes."""
TELL_S: Final = 60.0
"""Seconds between two lines about the runs at work."""
UNFINISHED: Final = 1
"""Exit status of a run that was stopped."""
BUDGETS: Final = ("run.cpu_minutes", "run.million_nodes")
"""Limits of a run's work, which are fair on a busy machine."""


@dataclass(frozen=True, kw_only=True)
class Sweep:
    """What the runs of a sweep have in common, and in what they differ."""

    preset: Preset
    """Settings that all runs share; the grid and the seed replace some of them."""
    grid: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Values to combine by dotted name."""
    seeds: int = 1
    """Runs of each combination; the first one has the preset's seed, the next ones those after."""

    @cached_property
    def runs(self) -> dict[str, dict[str, Any]]:
        """Settings of each run by dotted name, by the name of its folder; seed by seed, so that
        each combination soon has a run."""
        names, first = list(self.grid), self.preset.run.seed
        short = [name.rpartition(".")[2] for name in names]
        titles = [s if short.count(s) == 1 else name for name, s in zip(names, short, strict=True)]
        parts = [_folder_parts(title, self.grid[n]) for title, n in zip(titles, names, strict=True)]
        runs: dict[str, dict[str, Any]] = {}
        for seed in range(first, first + self.seeds):
            for number, places in enumerate(product(*(range(len(part)) for part in parts)), 1):
                words = [part[place] for part, place in zip(parts, places, strict=True)]
                if sum(map(len, words)) > LONGEST_NAME:
                    words = [f"combination={number}"]
                values = {n: self.grid[n][place] for n, place in zip(names, places, strict=True)}
                runs[",".join([*words, f"seed={seed}"])] = {**values, SEED: seed}
        return runs

    def conditions(self) -> dict[str, Any]:
        """Return all that the sweep is made of by name, to compare it with another one."""
        return {
            **self.preset.by_name(),
            "--grid": {name: list(values) for name, values in self.grid.items()},
            "--seeds": self.seeds,
        }


def _folder_parts(title: str, values: Sequence[Any]) -> list[str]:
    """Return the part of a folder's name for each value of a setting, such as "batch=64"."""
    texts = [value if isinstance(value, str) else json.dumps(value) for value in values]
    texts = [re.sub(r"[^\w.+-]+", "-", t, flags=re.ASCII).strip("-.") for t in texts]
    texts = [text[:LONGEST_VALUE].strip("-.") or "empty" for text in texts]
    if len({text.lower() for text in texts}) < len(texts):  # Windows knows no capitals
        texts = [f"{number}-{text}" for number, text in enumerate(texts, 1)]
    return [f"{title}={text}" for text in texts]


def make_sweep(preset: Preset, grid: Mapping[str, Sequence[Any]], seeds: int) -> Sweep:
    """Return a sweep whose settings were all checked, with whole paths.

    Raises
    ------
    SettingsError
        A name is unknown, a combination impossible or there twice, or there are too many.
    """
    if not 1 <= seeds <= MOST_RUNS:
        raise SettingsError(f"--seeds must be from 1 to {MOST_RUNS:,}, not {seeds}")
    checked: dict[str, tuple[Any, ...]] = {}
    preset = with_whole_paths(preset)
    for given, texts in grid.items():
        name = current_name(given)
        if name == SEED:
            raise SettingsError(f"--grid {SEED}: say how many seeds there are by --seeds instead")
        if name in checked:
            raise SettingsError(f"--grid {name} is there twice; name all its values at once")
        if not texts:
            raise SettingsError(f"--grid {name} has no values; write --grid {name}=A,B")
        changed = [with_whole_paths(with_changes(preset, {name: text})).by_name() for text in texts]
        if name not in changed[0]:
            raise SettingsError(
                f"--grid {name}: this setting of earlier versions is part of a schedule now, see "
                "docs/commands/training.md; name that one"
            )
        values = [settings[name] for settings in changed]
        for place, value in enumerate(values):
            if value in values[:place]:
                raise SettingsError(f"--grid {name}: {value!r} is there twice; leave one out")
        checked[name] = tuple(values)
    sweep = Sweep(preset=preset, grid=checked, seeds=seeds)
    count = seeds
    for values_of_one in checked.values():
        count *= len(values_of_one)
    if count > MOST_RUNS:
        raise SettingsError(f"the sweep has {count:,} runs; at most {MOST_RUNS:,} are possible")
    for run, changes in sweep.runs.items():
        try:
            with_changes(preset, changes)
        except SettingsError as error:  # of settings that exclude each other
            raise SettingsError(f"{run}: {error}") from error
    return sweep


def check_files_of(sweep: Sweep) -> None:
    """Check that the files named in the settings of the runs exist and can be used.

    Raises
    ------
    EngineError
        A file is missing or can't be used.
    """
    for changes in sweep.runs.values():
        if changes[SEED] == sweep.preset.run.seed:  # the files are those of all seeds
            check_files(with_changes(sweep.preset, changes))


def with_budget(preset: Preset, budget: Mapping[str, float], given: Mapping[str, Any]) -> Preset:
    """Return a preset whose runs end by a budget alone, not by time or number of generations.

    Parameters
    ----------
    budget
        Limits by dotted name, some of `BUDGETS`; none changes nothing.
    given
        Settings that the user has set by name, which stay.
    """
    if not budget:
        return preset
    free = {"run.minutes": 0.0, "run.generations": MOST_GENERATIONS}
    others = dict.fromkeys(BUDGETS, 0.0)
    limits = {name: value for name, value in {**free, **others}.items() if name not in given}
    return with_changes(preset, {**limits, **budget})


# --- the file ---------------------------------------------------------------------------------


class _Content(Struct, frozen=True, kw_only=True):
    """The fields of `sweep.json`."""

    format: Literal[1] = 1
    preset: dict[str, Any]
    grid: Annotated[dict[Text, tuple[Any, ...]], Meta(max_length=1000)] = {}
    seeds: Annotated[int, Meta(ge=1, le=MOST_RUNS)] = 1
    plugins: dict[str, Text] = {}
    """The plug-ins that the runs use, see `RunFile.plugins`."""


def _load(path: Path) -> Sweep:
    """Read `sweep.json`; see `JobKind.load`."""
    content = read_json(path, _Content)
    check_plugins(content.plugins)
    preset = Preset.from_dict(content.preset)
    count = content.seeds
    for name, values in content.grid.items():
        count *= max(len(values), 1)
        if count > MOST_RUNS:
            raise FormatError("it has too many runs", field="grid")
        for value in values:
            with_changes(preset, {name: value})
    return Sweep(preset=preset, grid=content.grid, seeds=content.seeds)


SWEEPS: Final = JobKind("sweep", _load, Struct, results_file="")
"""Runs that differ in some settings; the results are those of the runs."""


def write_sweep(folder: Path, sweep: Sweep) -> None:
    """Write `sweep.json`."""
    presets = [with_changes(sweep.preset, changes) for changes in sweep.runs.values()]
    plugins = {plugin.name: plugin.digest for preset in presets for plugin in preset.plugins}
    preset = sweep.preset.to_dict()
    content = _Content(preset=preset, grid=dict(sweep.grid), seeds=sweep.seeds, plugins=plugins)
    SWEEPS.write(folder, content)


def opened_sweep(
    folder: Path,
    preset: Preset | None,
    changes: Mapping[str, Any],
    grid: Mapping[str, Sequence[Any]],
    seeds: int | None,
    budget: Mapping[str, float],
) -> Sweep:
    """Return the sweep to begin or continue in a folder.

    Parameters
    ----------
    preset
        None continues the sweep in the folder.
    changes
        Settings of all runs that the user sets, by dotted name.
    grid, seeds
        See `Sweep`; an empty grid and None stand for those of the sweep in the folder.
    budget
        See `with_budget`.

    Raises
    ------
    RunError
        There is no sweep to continue, or one with other conditions.
    SettingsError
        See `make_sweep`.
    """
    before = SWEEPS.earlier(folder)
    for name in changes:
        if current_name(name) in map(current_name, grid):
            raise SettingsError(f"{name} is in --set and in --grid; leave one out")
    if preset is None:
        if before is None:
            raise RunError(
                f"{folder}: there is no sweep here to continue; to begin one name a preset, too: "
                f"`sai-engine sweep PRESET {folder} --grid NAME=A,B`"
            )
        preset = before.preset
        grid, seeds = grid or before.grid, before.seeds if seeds is None else seeds
    try:
        common = with_changes(with_budget(preset, budget, changes), changes)
        sweep = make_sweep(common, grid, 1 if seeds is None else seeds)
    except SettingsError as error:
        if before is None:
            raise
        raise _begun_otherwise(folder, f"other settings than these ({error})") from error
    had = sweep.conditions() if before is None else before.conditions()
    for name, value in sweep.conditions().items():
        if had.get(name) != value:
            raise _begun_otherwise(folder, f"{name} {had.get(name)!r:.200}, not {value!r:.200}")
    return sweep


def _begun_otherwise(folder: Path, how: str) -> RunError:
    """Return the error that a sweep is not the one that the user names."""
    return RunError(
        f"{folder / SWEEPS.file}: the sweep was begun with {how}; continue it by `sai-engine sweep "
        f"{folder}{plugin_flags()}`, or name another folder"
    )


def runs_of(folder: Path) -> list[Path]:
    """Return the folders of a sweep's runs that have begun, in their order; none if unreadable."""
    try:
        names = SWEEPS.read(folder).runs
    except (EngineError, OSError):
        return []
    return [folder / name for name in names if RUNS.is_in(folder / name)]


# --- the work ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class SweptRun:
    """How far a run of a sweep is."""

    name: str
    settings: Mapping[str, Any]
    """Those in which it differs from other runs, by dotted name."""
    status: str
    """finished, stopped or failed."""
    generation: int
    nodes: int
    cpu_s: float
    problem: str = ""
    """Why it has failed."""


def work_on(
    folder: Path,
    sweep: Sweep,
    *,
    processes: int,
    cluster: str,
    tell: Callable[[str], None],
    stopped: Callable[[], bool],
) -> list[SweptRun]:
    """Do the runs of a sweep that are not finished, each in a process of its own.

    A run that fails, as by a loss that is no longer a number, does not end the others.

    Parameters
    ----------
    processes
        Runs at a time.
    cluster
        Address of the Ray cluster that plays the games; "" for none.
    tell
        Takes lines about the progress.
    stopped
        Asked all the time; the runs at work then stop as by a file named `stop`.

    Raises
    ------
    RunError
        Another process works on the sweep, or its folder can't be written.
    """
    with SWEEPS.working(folder, stopped) as work:
        if not SWEEPS.is_in(folder):
            write_sweep(folder, sweep)
        at_work: dict[str, subprocess.Popen[bytes]] = {}
        failed: dict[str, str] = {}
        waiting = deque(name for name in sweep.runs if not _is_finished(folder / name))
        count, told = len(sweep.runs), time.monotonic()
        done = count - len(waiting)
        at_once = f"; {min(processes, len(waiting))} at a time" if waiting else ""
        tell(f"{count} runs, {done} of them finished{at_once}")
        try:
            while waiting or at_work:
                if stopping := work.stopped():
                    waiting.clear()
                    for name in at_work:  # one that is only starting is asked a little later
                        if RUNS.activity(folder / name) == "running":
                            RUNS.ask_to_stop(folder / name)
                while waiting and len(at_work) < processes:
                    name = waiting.popleft()
                    try:
                        at_work[name] = _launch(folder, sweep, name, cluster)
                    except RunError as error:
                        failed[name] = str(error)
                        tell(f"{name}: {error}")
                for name, process in list(at_work.items()):
                    code = process.poll()
                    if code is None:
                        continue
                    _closed(at_work.pop(name))
                    if code not in (0, UNFINISHED) and not stopping:
                        failed[name] = RUNS.last_words(folder / name) or ending(code)
                        _tidy(folder / name)
                        tell(f"{name} has failed: {failed[name]}")
                    elif code == 0 and _is_finished(folder / name):
                        done += 1
                        tell(f"{done} of {count} finished: {_progress(folder / name)}")
                if time.monotonic() - told >= TELL_S and at_work:
                    told = time.monotonic()
                    tell("at work: " + "; ".join(_progress(folder / name) for name in at_work))
                if at_work:
                    time.sleep(LOOK_S)
        finally:
            for process in at_work.values():  # an error ended the work
                process.terminate()
                process.wait()
                _closed(process)
            (folder / STOP).unlink(missing_ok=True)  # it was obeyed
    return [_swept(folder, name, values, failed) for name, values in sweep.runs.items()]


def _launch(folder: Path, sweep: Sweep, name: str, cluster: str) -> subprocess.Popen[bytes]:
    if RUNS.is_in(folder / name):
        return launch_run(folder / name, cluster=cluster, tied=True)
    return launch_run(folder / name, sweep.preset, sweep.runs[name], cluster, tied=True)


def _closed(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None:
        process.stdin.close()


def _is_finished(folder: Path) -> bool:
    return RUNS.is_in(folder) and run_status(folder) == "finished"


def _tidy(folder: Path) -> None:
    """Remove what the failed start of a run has left, but for its error message."""
    if not RUNS.is_in(folder):
        (folder / RUNS.start_file).unlink(missing_ok=True)


def _progress(folder: Path) -> str:
    """Return how far a run is, in words."""
    run = RunFolder(folder)
    try:
        state = run.state()
        share = state.share(run.preset().run)
    except RunError:  # it is only starting
        return folder.name
    part = "" if share >= 1.0 else f"{share:.0%}, "
    return f"{folder.name} ({part}generation {state.generation}, {state.cpu_s:,.0f} CPU-seconds)"


def _swept(
    folder: Path, name: str, settings: Mapping[str, Any], failed: Mapping[str, str]
) -> SweptRun:
    path = folder / name
    status = "failed" if name in failed else "finished" if _is_finished(path) else "stopped"
    try:
        state = RunFolder(path).state()
    except RunError as error:
        return SweptRun(name, settings, "failed", 0, 0, 0.0, failed.get(name, str(error)))
    return SweptRun(
        name, settings, status, state.generation, state.nodes, state.cpu_s, failed.get(name, "")
    )
