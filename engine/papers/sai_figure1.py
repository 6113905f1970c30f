"""Figure 1 of the SAI paper from runs: a measure of strength over million nodes (SAI IV-1)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.csv_text import csv_text
from engine.base.errors import EngineError, SettingsError
from engine.base.statistics.intervals import Z95
from engine.base.svg import INK, circle, line, polyline, sheet, text, upright_text
from engine.games.panel import load_panel
from engine.go.rules import PERFECT_SCORES
from engine.record.handicap import format_komi
from engine.search.value.fit import sigmoid_curve
from engine.train.presets.preset import load_preset, preset_names
from engine.train.presets.preset_card import PAPER_RUNS, PaperRun
from engine.train.reading import RunView
from engine.train.runs.log_entries import PanelScore
from engine.train.runs.run import labels_refusal

MEASURES: Final = {
    "panel": "panel evaluation",
    "labels": "winrate error on labelled positions",
    "komi": "Black wins the empty board %",
}
"""Measures of strength and the titles of their axes, in the order in which they are preferred."""
_WHERE: Final = {
    "panel": "scores on a common panel (sai-engine panel RUN..., or the setting run.panel)",
    "labels": "the scores on labels (sai-engine measure --labels FILE --run RUN)",
    "komi": "alpha and beta of a network with a score, on a board whose perfect play is known",
}


class Point(NamedTuple):
    """A generation in the figure."""

    generation: int
    million_nodes: float
    value: float
    low: float
    """Lower end of the 95 % interval; NaN if unknown."""
    high: float


@dataclass(frozen=True)
class RunCurve:
    """A line of the figure."""

    run: int
    """Index of its run among those of the figure."""
    label: str
    """The run's label, with the komi where a run has a line for each."""
    points: tuple[Point, ...]
    """In order of nodes."""

    @property
    def third_best(self) -> Point:
        """The third best point, the paper's PE; with fewer points than three the worst one."""
        ranked = sorted(self.points, key=lambda point: -point.value)
        return ranked[min(2, len(ranked) - 1)]

    @property
    def plateau(self) -> Point | None:
        """The first point that none of at least two later ones surely exceeds: the paper's TTP.

        None if there is none, as the run may still be rising; also without intervals.
        """
        for i, point in enumerate(self.points[:-2]):
            if all(later.low <= point.high for later in self.points[i + 1 :]):
                return point
        return None


def paper_runs_beside(presets: Sequence[str]) -> tuple[PaperRun, ...]:
    """Return the paper's runs with these presets."""
    return tuple(run for run in PAPER_RUNS if run.preset in presets)


def run_labels(views: Sequence[RunView]) -> tuple[list[str], list[str]]:
    """Return the label of each run, all different, and the name of its preset ("" if unknown).

    A run is labelled by its preset, and by its folder where that says more.
    """
    known = {load_preset(name).about: name for name in preset_names()}
    presets = [known.get(view.preset.about, "") if view.preset else "" for view in views]
    labels = []
    for view, preset in zip(views, presets, strict=True):
        alone = preset and presets.count(preset) == 1
        labels.append(preset if alone else f"{preset} ({view.name})" if preset else view.name)
    return labels, presets


def run_curves(
    views: Sequence[RunView],
    labels: Sequence[str],
    measure: str = "",
    panel: Path | None = None,
) -> tuple[str, tuple[RunCurve, ...]]:
    """Return the measure and the lines of the figure.

    Parameters
    ----------
    measure
        One of `MEASURES`; "" takes the first that all runs have.
    panel
        Panel file with the weights, for intervals of panel scores; by default the run's own.

    Raises
    ------
    EngineError
        A run can't be read, or has no such measure.
    """
    for view in views:
        if view.preset is None:
            raise EngineError(view.problem or f"{view.path}: the run can't be read")
        if view.holds_labels:
            raise EngineError(labels_refusal(view.path))
    if measure and measure not in MEASURES:
        raise SettingsError(f"the measure must be one of {', '.join(MEASURES)}, not {measure!r}")
    found = {
        name: [_curves(index, view, labels[index], name, views, panel)
               for index, view in enumerate(views)]
        for name in ([measure] if measure else MEASURES)
    }  # fmt: skip
    for name, curves in found.items():
        if all(curves):
            return name, tuple(curve for of_run in curves for curve in of_run)
    raise EngineError(_missing(views, found))


def _missing(views: Sequence[RunView], found: Mapping[str, Sequence[Sequence[RunCurve]]]) -> str:
    lacks = [
        f"{', '.join(v.name for v, of_run in zip(views, curves, strict=True) if not of_run)} "
        f"without {_WHERE[name]}"
        for name, curves in found.items()
    ]
    return f"the runs share no measure: {'; '.join(lacks)}; measure them, or leave them out"


def _curves(
    index: int,
    view: RunView,
    label: str,
    measure: str,
    views: Sequence[RunView],
    panel: Path | None,
) -> list[RunCurve]:
    """Return the lines of one run; none if it lacks the measure."""
    if measure == "komi":
        return _komi_curves(index, view, label)
    points: dict[int, Point]
    if measure == "panel":
        weights = _panel_weights(view, panel)
        common = _common_panel(views)
        points = {
            score.generation: _panel_point(score, weights)
            for score in view.panel
            if score.panel == common
        }
    else:
        kind = next((v.reference_scores[-1].kind for v in views if v.reference_scores), None)
        points = {
            s.generation: Point(s.generation, s.nodes / 1e6, error.mean, *error.interval)
            for s in view.reference_scores
            for error in (s.winrate_error,)
            if s.kind == kind
        }
    ordered = sorted(points.values(), key=lambda point: point.million_nodes)
    return [RunCurve(index, label, tuple(ordered))] if ordered else []


def _common_panel(views: Sequence[RunView]) -> str | None:
    """Return the fingerprint of the newest panel that scored all runs."""
    scored = [dict.fromkeys(score.panel for score in view.panel) for view in views]
    common = [panel for panel in scored[0] if all(panel in others for others in scored)]
    return common[-1] if common else None


def _panel_weights(view: RunView, panel: Path | None) -> NDArray[np.float64] | None:
    """Return the weights of the panel that scored a run; None if the file is not at hand."""
    assert view.preset is not None
    named = panel or (Path(view.preset.run.panel) if view.preset.run.panel else None)
    try:
        return load_panel(named).weights if named is not None else None
    except EngineError:
        if panel is not None:
            raise
        return None


def _panel_point(score: PanelScore, weights: NDArray[np.float64] | None) -> Point:
    """Return a panel score, with an interval if it was made with these weights.

    Shares of the points are moved towards one half by two wins and two losses (Agresti and Coull),
    for a panel that was beaten in every game has no spread of its own.
    """
    low = high = math.nan
    shares = np.array(score.shares)
    if (
        weights is not None
        and score.games
        and len(weights) == len(shares)
        and abs(float(weights @ shares) - score.score) < 1e-3
    ):
        moved = (shares * score.games + 2.0) / (score.games + 4.0)
        spread = float((weights**2 * moved * (1.0 - moved)).sum()) / (score.games + 4.0)
        half = Z95 * math.sqrt(spread)
        low = max(score.score - half, float(weights.clip(max=0.0).sum()))
        high = min(score.score + half, float(weights.clip(min=0.0).sum()))
    return Point(score.generation, score.nodes / 1e6, score.score, low, high)


def _komi_curves(index: int, view: RunView, label: str) -> list[RunCurve]:
    """Return Black's winrate on the empty board half a point below and above perfect play [%]."""
    fair = PERFECT_SCORES.get(view.size)
    nodes = view.column("network.nodes") / 1e6
    alpha, beta = view.column("network.alpha"), view.column("network.beta")
    known = np.flatnonzero(np.isfinite(nodes) & np.isfinite(alpha) & np.isfinite(beta))
    if fair is None or not len(known):
        return []
    curves = []
    for komi in (fair - 0.5, fair + 0.5):
        winrates = 100.0 * sigmoid_curve(komi, alpha, beta)
        points = [Point(int(g), float(nodes[g]), float(winrates[g]), math.nan, math.nan)
                  for g in known]  # fmt: skip
        curves.append(RunCurve(index, f"{label}, komi {format_komi(komi)}", tuple(points)))
    return curves


_WIDTH: Final = 900.0
_HEIGHT: Final = 520.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 62.0, 250.0, 74.0, 56.0
_COLORS: Final = ("#1f5fae", "#d9772b", "#2f8f4e", "#8a5cd1", "#c0392b", "#1a8f9e", "#8d6e2f")
_GRID: Final = "#e2e2e2"
_PALE: Final = "#888888"
_NAME_GAP: Final = 13.0
"""Least distance between the names of two plateaus [px]."""
MOST_DOTS: Final = 60
"""Most points of a line that are drawn as dots."""
_STEPS: Final = (1, 2, 5)
Scale = Callable[[float], float]
"""Place of a value in the picture [px]."""


def figure1_csv(
    measure: str,
    curves: Sequence[RunCurve],
    names: Sequence[str],
    presets: Sequence[str],
    plateaus: Sequence[PaperRun],
) -> str:
    """Return a row per line and generation, then one for each plateau of the paper.

    `names` and `presets` are those of the runs.
    """
    rows: list[Sequence[object]] = [
        ("run", "preset", "line", "generation", "million_nodes", "measure", "value", "low", "high")
    ]
    for curve in curves:
        head = (names[curve.run], presets[curve.run], curve.label)
        for point in curve.points:
            numbers = [f"{v:.6g}" if math.isfinite(v) else "" for v in point[2:]]
            rows.append((*head, point.generation, f"{point.million_nodes:.6g}", measure, *numbers))
    for run in plateaus:
        head = ("the paper", run.preset, run.name)
        rows.append(
            (
                *head,
                "",
                f"{run.million_nodes:g}",
                "paper's panel, plateau",
                f"{run.score:g}",
                "",
                "",
            )
        )
    return csv_text(rows)


def figure1_text(measure: str, curves: Sequence[RunCurve], plateaus: Sequence[PaperRun]) -> str:
    """Return the last and the third best value of each line, and plateaus, the paper's as well."""
    width = max(4, *(len(curve.label) for curve in curves))
    ranked = measure == "panel"
    head = f"{'run':<{width}}  {'last':>24} {'at':>8}"
    lines = [
        f"{MEASURES[measure]}, 95 % intervals where they are known; at: million nodes",
        f"{head}  {'third best':>24} {'at':>8}  {'plateau':>8}" if ranked else head,
    ]
    for curve in curves:
        shown = [curve.points[-1], *([curve.third_best] if ranked else [])]
        values = [f"  {_value(point):>24} {point.million_nodes:>8.1f}" for point in shown]
        reached = f"  {_plateau_text(curve):>8}" if ranked else ""
        lines.append(f"{curve.label:<{width}}{''.join(values)}{reached}")
    lines += [
        f"the paper's {run.name}: {run.score:.3f} on its own panel, plateau after "
        f"{run.million_nodes:g} million nodes"
        for run in plateaus
    ]
    return "\n".join(lines)


def _plateau_text(curve: RunCurve) -> str:
    return "none" if curve.plateau is None else f"{curve.plateau.million_nodes:.1f}"


def _value(point: Point) -> str:
    interval = f" ({point.low:.3f} to {point.high:.3f})" if math.isfinite(point.low) else ""
    return f"{point.value:.3f}{interval}"


def figure1_svg(
    measure: str,
    curves: Sequence[RunCurve],
    plateaus: Sequence[PaperRun],
    *,
    logarithmic: bool | None = None,
) -> str:
    """Draw the figure: a line per run, bars for intervals, the paper's plateaus as dashed lines.

    Parameters
    ----------
    logarithmic
        Whether the axis of nodes is logarithmic; None decides by how far the plateaus are.
    """
    nodes = [p.million_nodes for curve in curves for p in curve.points if p.million_nodes > 0.0]
    longest = max(nodes, default=1.0)
    end = max([longest, *(run.million_nodes for run in plateaus)])
    if logarithmic is None:
        logarithmic = end > 4.0 * longest
    x, x_marks = _x_scale(min(nodes, default=1.0), end, logarithmic)
    y, y_marks = _y_scale(measure, curves, plateaus)
    right, bottom = _WIDTH - _RIGHT, _HEIGHT - _BOTTOM
    parts = [text(_LEFT, 24, f"{_title(measure)} over nodes searched in self-play", "start", 15)]
    for mark in y_marks:
        parts.append(line(_LEFT, y(mark), right, y(mark), _GRID))
        parts.append(text(_LEFT - 7, y(mark) + 4, f"{mark:g}", "end"))
    for mark in x_marks:
        parts.append(line(x(mark), bottom, x(mark), bottom + 5, INK))
        parts.append(text(x(mark), bottom + 18, f"{mark:g}"))
    scale = ", logarithmic" if logarithmic else ""
    parts.append(text((_LEFT + right) / 2, _HEIGHT - 16, f"million nodes{scale}", size=12))
    parts.append(upright_text(18, (_TOP + bottom) / 2, MEASURES[measure]))
    parts += _plateaus(plateaus, x, y if measure == "panel" else None)
    parts.append(line(_LEFT, bottom, right, bottom, INK))
    parts.append(line(_LEFT, _TOP, _LEFT, bottom, INK))
    for i, curve in enumerate(curves):
        shown = [p for p in curve.points if p.million_nodes > 0.0 or not logarithmic]
        parts += _drawn(curve.label, shown, _COLORS[i % len(_COLORS)], x, y)
    parts += _legend(measure, curves, plateaus)
    return sheet(_WIDTH, _HEIGHT, parts)


def _title(measure: str) -> str:
    title = MEASURES[measure]
    return f"{title[0].upper()}{title[1:]}"


def _x_scale(low: float, high: float, logarithmic: bool) -> tuple[Scale, list[float]]:
    span = _WIDTH - _RIGHT - _LEFT
    if not logarithmic:
        step = _step(high)
        end = step * math.ceil(high / step)
        marks = [step * i for i in range(round(end / step) + 1)]
        return (lambda nodes: _LEFT + nodes / end * span), marks
    first, last = math.floor(math.log10(low)), math.log10(high) + 0.08
    first = max(first, math.floor(last) - 5)
    marks = [
        step * 10.0**power
        for power in range(first, math.ceil(last) + 1)
        for step in (_STEPS if last - first < 3 else (1,))
        if first <= math.log10(step) + power <= last
    ]

    def place(nodes: float) -> float:
        return _LEFT + max(math.log10(nodes) - first, 0.0) / (last - first) * span

    return place, marks


def _y_scale(
    measure: str, curves: Sequence[RunCurve], plateaus: Sequence[PaperRun]
) -> tuple[Scale, list[float]]:
    values = [v for c in curves for p in c.points for v in (p.value, p.high) if v == v]
    values += [run.score for run in plateaus] if measure == "panel" else []
    top = max([*values, 1e-6]) * 1.02
    if measure == "komi":
        top = min(top, 100.0)
    step = _step(top)
    end = step * math.ceil(top / step - 1e-9)
    height = _HEIGHT - _BOTTOM - _TOP

    def place(value: float) -> float:
        return _HEIGHT - _BOTTOM - min(max(value, 0.0), end) / end * height

    return place, [step * i for i in range(round(end / step) + 1)]


def _step(high: float) -> float:
    """Return a round step that divides a range from 0 into four to ten parts."""
    power = 10.0 ** math.floor(math.log10(high / 4.0))
    return max(step * power for step in (*_STEPS, 10) if high / (step * power) >= 4.0)


def _plateaus(plateaus: Sequence[PaperRun], x: Scale, y: Scale | None) -> Iterable[str]:
    """Draw a dashed line at each plateau, with its name at the top; diamonds are panel scores."""
    bottom, free = _HEIGHT - _BOTTOM, -math.inf
    for run in sorted(plateaus, key=lambda run: run.million_nodes):
        at = x(run.million_nodes)
        place = max(at, free + _NAME_GAP)
        free = place
        yield line(at, _TOP, at, bottom, _PALE, 1, "4 3")
        yield line(at, _TOP, place, _TOP - 8, _PALE)
        yield upright_text(place + 4, _TOP - 10, run.name, _PALE, "start")
        if y is not None:
            yield text(at, y(run.score) + 5, "\u25c6", size=14, color=_PALE)


def _drawn(label: str, points: Sequence[Point], color: str, x: Scale, y: Scale) -> Iterable[str]:
    places = [(x(point.million_nodes), y(point.value)) for point in points]
    yield polyline(places, color, 2, title=label)
    for point, (across, up) in zip(points, places, strict=True):
        if math.isfinite(point.low):
            yield line(across, y(point.low), across, y(point.high), color)
        if len(places) <= MOST_DOTS:
            title = f"{label}, generation {point.generation}: {_value(point)}"
            yield circle(across, up, 2.6, color, title=title)


def _legend(
    measure: str, curves: Sequence[RunCurve], plateaus: Sequence[PaperRun]
) -> Iterable[str]:
    left, top = _WIDTH - _RIGHT + 22, _TOP + 4
    for i, curve in enumerate(curves):
        color, up = _COLORS[i % len(_COLORS)], top + 34 * i
        yield line(left, up, left + 22, up, color, 2.5)
        yield text(left + 30, up + 4, curve.label, "start", 12)
        if measure == "panel":
            note = f"third best {_value(curve.third_best)}"
            yield text(left + 30, up + 18, note, "start", 10, _PALE)
    if not plateaus:
        return
    notes = ["- - -  plateau of the paper's run (Table I)"]
    if measure == "panel":
        notes += [
            "\u25c6  its panel evaluation, on the paper's own",
            "panel: heights don't compare",
        ]
    for row, note in enumerate(notes):
        yield text(left, top + 34 * len(curves) + 12 + 15 * row, note, "start", 10, _PALE)
