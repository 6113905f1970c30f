"""Compare training runs; runs that differ only in the seed form a group with mean and interval.

Figures are those of the logs. What a generation played and learned stands at the network that came
of it, so that all figures are over the work that they have cost.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import EngineError, RunError
from engine.base.statistics.intervals import student_quantile
from engine.base.translation import tr
from engine.train.reading import RunReader, RunView
from engine.train.runs.run import labels_refusal
from engine.train.runs.run_file import RUNS, stored_settings
from engine.train.sweep import SEED

AXES: Final = {
    "generation": tr("generation"),
    "nodes": tr("nodes"),
    "cpu_s": tr("CPU-seconds"),
}
"""What figures are compared over, and its name."""
TITLES: Final = {
    "training.total": tr("loss"),
    "training.policy": tr("policy"),
    "training.winrate": tr("winrate"),
    "training.ownership": tr("ownership"),
    "training.score": tr("score"),
    "network.held_out_loss": tr("held-out loss"),
    "network.top1": tr("held-out top 1"),
    "network.alpha": tr("alpha"),
    "network.beta": tr("beta"),
    "network.winrate": tr("empty board"),
    "rating.elo": "Elo",
    "panel.score": tr("panel"),
    "generation": tr("generation"),
    "network.nodes": tr("nodes"),
    "network.cpu_s": tr("CPU-seconds"),
}
"""Figures that people compare, and their short names."""
NO_LOSSES: Final = (
    "time", "generation", "step", "window_games", "window_rows", "gradient", "rows_per_cpu_s",
)  # fmt: skip
"""Numbers of a log's entry on training that are no losses."""
NO_FIGURES: Final = ("time", "generation", "best", "step")
POINTS: Final = 101
"""Points of a group's curve over work."""
NAMED: Final = 3
"""Most differing settings that the name of a group tells."""
LONGEST: Final = 40
"""Longest name of a group that tells its settings [characters]."""
LASTING: Final = 3
"""Networks in a row that have a figure which counts as reached."""

Floats = NDArray[np.float64]


class Point(NamedTuple):
    """A figure of a group at one place."""

    at: float
    """Place on the axis."""
    runs: int
    mean: float
    half: float
    """Half of Student's 95 % interval of the mean over seeds; NaN of a single run."""


class Reached(NamedTuple):
    """Where the runs of a group reach a level of a figure."""

    places: tuple[float, ...]
    """Places of the runs that reach it."""
    mean: float
    """Of these; NaN of none."""
    half: float
    """See `Point`."""


class Curve(NamedTuple):
    """A figure of a group along the axis."""

    x: Floats
    runs: int
    mean: Floats
    half: Floats
    """See `Point`."""


@dataclass(frozen=True, eq=False)
class Group:
    """Runs that differ in the seed alone."""

    name: str
    settings: Mapping[str, Any]
    """Settings in which the groups differ, by dotted name."""
    runs: tuple[RunView, ...]

    def curve(self, figure: str, axis: str) -> Curve | None:
        """Return a figure as far as all runs that have it go; None if none has it.

        Between two generations it is interpolated.
        """
        lines = [line for run in self.runs if len((line := _line(run, figure, axis))[0])]
        if not lines:
            return None
        low, high = max(x[0] for x, _ in lines), min(x[-1] for x, _ in lines)
        if len(lines) == 1:
            x = lines[0][0]
        elif low > high:
            return None
        elif axis == "generation":
            x = np.arange(low, high + 1.0)
        else:
            x = np.linspace(low, high, POINTS)
        mean, half = _means(lines, x)
        return Curve(x, len(lines), mean, half)

    def point(self, figure: str, axis: str, at: float) -> Point | None:
        """Return a figure at a place that all runs which have it have reached; None if none has."""
        lines = [_line(run, figure, axis) for run in self.runs]
        reach = [line for line in lines if len(line[0]) and line[0][0] <= at <= line[0][-1]]
        if not reach:
            return None
        mean, half = _means(reach, np.array([at]))
        return Point(at, len(reach), float(mean[0]), float(half[0]))

    def reached(self, figure: str, axis: str, level: float) -> Reached:
        """Return where the runs have a figure for good.

        That is the first of `LASTING` networks in a row that have at least this level.
        """
        places = [_first_lasting(*_line(run, figure, axis), level) for run in self.runs]
        known = [place for place in places if place is not None]
        if not known:
            return Reached((), math.nan, math.nan)
        mean, half = _mean(np.array(known)[:, None])
        return Reached(tuple(known), float(mean[0]), float(half[0]))


def _first_lasting(x: Floats, y: Floats, level: float) -> float | None:
    """Return the first place of a line from which on enough values are at least a level."""
    if len(y) < LASTING:
        return None
    least = np.lib.stride_tricks.sliding_window_view(y, LASTING).min(axis=1)
    first = int(np.argmax(least >= level))
    return float(x[first]) if least[first] >= level else None


def _means(lines: Sequence[tuple[Floats, Floats]], x: Floats) -> tuple[Floats, Floats]:
    """Return mean and half interval of lines at some places, [P] each."""
    return _mean(np.array([np.interp(x, *line) for line in lines]))


def _mean(values: Floats) -> tuple[Floats, Floats]:
    """Return mean and half interval over runs [R, P], [P] each."""
    count = len(values)
    if count < 2:
        return values[0], np.full(values.shape[1], np.nan)
    error = values.std(axis=0, ddof=1) / math.sqrt(count)
    return values.mean(axis=0), student_quantile(count - 1) * error


def _places(run: RunView, axis: str) -> Floats:
    """Return each network's place on the axis [G]."""
    if axis == "generation":
        return np.arange(run.generations, dtype=np.float64)
    return run.column(f"network.{axis}")


def _line(run: RunView, figure: str, axis: str) -> tuple[Floats, Floats]:
    """Return the places where a run's figure is known, and its values."""
    x, event = _places(run, axis), figure.partition(".")[0]
    if figure == "generation":
        y = np.arange(run.generations, dtype=np.float64)
    elif event in ("rating", "panel"):
        y = np.full(len(x), np.nan)
        measured = [(r.generation, r.elo) for r in run.ratings]
        if event == "panel":
            measured = [(p.generation, p.score) for p in run.panel]
        for generation, value in measured:
            if generation < len(y):
                y[generation] = value
    else:
        y = run.column(figure)
        if event in ("games", "training"):  # of the work for the next network
            y = np.concatenate([[np.nan], y[:-1]])[: len(x)]
    known = np.isfinite(x) & np.isfinite(y)
    return x[known], y[known]


def figures_of(runs: Iterable[RunView], *, every: bool = False) -> list[str]:
    """Return the figures that some runs have, by "event.name", those of `TITLES` first.

    Parameters
    ----------
    every
        Whether those are among them that people rarely compare, such as numbers of games.
    """
    runs = list(runs)
    names = dict.fromkeys(name for run in runs for name in run.table)
    has = {name for name in names if name.partition(".")[2] not in NO_FIGURES}
    if any(run.ratings for run in runs):
        has.add("rating.elo")
    if any(run.panel for run in runs):
        has.add("panel.score")
    has.add("generation")
    losses = [name for name in names if name.startswith("training.")
              and name.partition(".")[2] not in NO_LOSSES]  # fmt: skip
    order = dict.fromkeys(["training.total", *losses, *TITLES, *(names if every else ())])
    return [name for name in order if name in has]


def title_of(figure: str) -> str:
    """Return the short name of a figure."""
    return TITLES.get(figure) or figure.partition(".")[2].replace("_", " ")


# --- groups -----------------------------------------------------------------------------------


def grouped(runs: Sequence[RunView]) -> list[Group]:
    """Return runs in groups that differ in the seed alone, in the order of their first runs."""
    settings, plugins = zip(*map(_settings, runs), strict=True) if runs else ((), ())
    for name in dict.fromkeys(name for known in plugins for name in known):
        digests = [known.get(name) for known in plugins]
        if len({*digests} - {None}) > 1:  # some runs may do without it
            for values, digest in zip(settings, digests, strict=True):
                values[f"--plugin {name}"] = digest
    names = dict.fromkeys(name for values in settings for name in values)
    first = settings[0] if settings else {}
    differ = [name for name in names if any(v.get(name) != first.get(name) for v in settings)]
    groups: dict[str, tuple[dict[str, Any], list[RunView]]] = {}
    for run, values in zip(runs, settings, strict=True):
        chosen = {name: values.get(name) for name in differ}
        groups.setdefault(json.dumps(chosen), (chosen, []))[1].append(run)
    titles = _names([values for values, _ in groups.values()])
    if not differ and len(runs) == 1:
        titles = [runs[0].name]
    pairs = zip(titles, groups.values(), strict=True)
    return [Group(title, values, tuple(members)) for title, (values, members) in pairs]


def _settings(run: RunView) -> tuple[dict[str, Any], Mapping[str, str]]:
    """Return all settings of a run but for its seed, by dotted name, and its plug-ins."""
    values: dict[str, Any] = {}
    plugins = run.plugins
    if run.preset is not None:
        values = run.preset.by_name()
    else:  # a log needs no plug-in
        with suppress(EngineError, OSError):
            values, plugins = stored_settings(run.path)
    values.pop(SEED, None)
    return values, plugins


def _names(settings: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the names of groups: their settings, or letters where these are long."""
    if not settings or not settings[0]:
        return [tr("all runs")] * len(settings)
    short = [name.rpartition(".")[2] for name in settings[0]]
    titles = [s if short.count(s) == 1 else n for n, s in zip(settings[0], short, strict=True)]
    words = [
        ", ".join(f"{t}={value_text(v)}" for t, v in zip(titles, values.values(), strict=True))
        for values in settings
    ]
    if len(titles) > NAMED or any(len(name) > LONGEST for name in words):
        return [_letters(number) for number in range(len(settings))]
    return words


def value_text(value: Any) -> str:
    """Return the value of a setting as people write it; None is one that a run does not have."""
    if value is None or value == "":
        return "\u2013" if value is None else tr("(empty)")
    return f"{value:g}" if isinstance(value, float) else str(value)


def _letters(number: int) -> str:
    """Return A, B, ..., Z, AA, AB, ... for 0, 1, ..."""
    before, last = divmod(number, 26)
    return (_letters(before - 1) if before else "") + chr(ord("A") + last)


def last_common(runs: Iterable[RunView], figure: str, axis: str) -> tuple[float, RunView] | None:
    """Return the last place that all runs with a figure have reached, and the run that ends there.

    None if no run has the figure.
    """
    ends = [(float(x[-1]), run) for run in runs if len(x := _line(run, figure, axis)[0])]
    return min(ends, key=lambda end: end[0]) if ends else None


def runs_in(folders: Iterable[Path]) -> list[Path]:
    """Return the folders of runs among some folders, and of those in them, such as sweeps.

    Raises
    ------
    RunError
        A folder is missing, or holds no run.
    """
    found: dict[Path, None] = {}
    for folder in folders:
        if RUNS.is_in(folder):
            found[folder] = None
            continue
        try:
            inside = sorted(path for path in folder.iterdir() if RUNS.is_in(path))
        except OSError as error:
            reason = error.strerror or error
            raise RunError(
                f"{folder}: there is no run or sweep here ({reason}); name their folders"
            ) from error
        if not inside:
            raise RunError(f"{folder}: there is no run or sweep here; name their folders")
        found |= dict.fromkeys(inside)
    return list(found)


def read_runs(folders: Iterable[Path]) -> list[RunView]:
    """Return runs as their logs have them; those whose plug-ins are not loaded have no preset.

    Raises
    ------
    RunError
        A run can't be read, or a folder holds labels.
    """
    views = []
    for folder in folders:
        view = RunReader(folder).read()
        if view.preset is None:
            try:
                stored_settings(folder)
            except (EngineError, OSError):
                raise RunError(view.problem) from None
        if view.holds_labels:
            raise RunError(labels_refusal(folder))
        views.append(view)
    return views
