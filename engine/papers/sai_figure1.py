"""Figure 1 of the SAI paper from runs: a measure of strength over million nodes (SAI IV-1)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import EngineError, SettingsError
from engine.go.rules import PERFECT_SCORES
from engine.match.panel import load_panel
from engine.record.handicap import format_komi
from engine.train.log_entries import PanelScore
from engine.train.paper_runs import PAPER_RUNS, PaperRun
from engine.train.preset import load_preset, preset_names
from engine.train.reading import RunView
from engine.train.run import labels_refusal
from engine.value.fit import sigmoid_curve

Z95: Final = 1.959964
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
    """Index of the run."""
    label: str
    """The run's label, with the komi where a run has a line for each."""
    points: tuple[Point, ...]
    """In order of nodes."""

    @property
    def third_best(self) -> Point:
        """The third best point, the paper's PE; with fewer points than three the worst one."""
        ranked = sorted(self.points, key=lambda point: -point.value)
        return ranked[min(2, len(ranked) - 1)]


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
