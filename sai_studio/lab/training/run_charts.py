"""The contents of charts of runs, from the figures of their logs; knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.translation import tr
from engine.go.rules import PERFECT_SCORES
from engine.search.value.fit import sigmoid_curve
from engine.train.comparison import grouped, title_of
from engine.train.presets.preset_card import PAPER_RUNS
from engine.train.reading import RunView
from sai_studio.kit.charts.chart_scene import ChartScene, Line, Mark
from sai_studio.lab.training.log_plans import FOR_ALPHA, PLANS

AXES: Final = (
    ("generation", tr("generation")),
    ("nodes", tr("million nodes")),
    ("paper", tr("nodes beside the paper's")),
    ("cpu_minutes", tr("minutes of processor time")),
)
"""What the x axis may count, and its name in the menu."""
NODE_AXES: Final = ("nodes", "paper")
"""Axes that count searched nodes."""
X_LABELS: Final = {**dict(AXES), "paper": tr("million nodes")}
"""Titles of the x axis."""

UNMARKED: Final = ("SAI 22", "SAI 23")
"""Runs of the SAI paper without a mark: run 22 had twice the visits, and run 23 lies at run 20.
Panel scores of the paper are of its own panel and are not comparable."""
PAPER_REACH: Final = 560.0
"""Where the axis that shows the paper's best runs ends [million nodes]."""

DASHES: Final = (0.0, 4.0, 1.5)
"""Dashes of lines that have one color, see `Line.dash`."""
RUN_ROLES: Final = ("agent0", "agent2", "agent1", "agent3", "loss4", "loss2")
"""Colors of runs that are compared, in their order; the first is the selected one."""

COMPARED_BY: Final = {
    "generation": ("generation", 1.0),
    "nodes": ("nodes", 1e6),
    "paper": ("nodes", 1e6),
    "cpu_minutes": ("cpu_s", 60.0),
}
"""What figures of several runs are compared over, and the unit, by the x axis."""
COUNTS: Final = ("network.nodes", "network.cpu_s", "rating.elo")
"""Figures without decimals."""

GHOSTS: Final = 7
"""Earlier curves that stay in the film's picture."""
SAMPLES: Final = 141
GHOST_SAMPLES: Final = 33
Floats = NDArray[np.float64]


def axis_values(view: RunView, axis: str) -> Floats:
    """Return each generation's place on the x axis [G]."""
    if axis in NODE_AXES:
        return view.column("network.nodes") / 1e6
    if axis == "cpu_minutes":
        return view.column("network.cpu_s") / 60.0
    return np.arange(view.generations, dtype=np.float64)


def log_chart(name: str, views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return a chart of the log with all figures of one run, or one figure of several runs.

    Parameters
    ----------
    name
        alpha, beta, losses, lengths, results or speed; for alpha there is another chart of runs
        that learn from game records or from games of policies, for beta of networks without one.
    views
        The selected run and those it is compared with.
    axis
        One of `AXES`.
    generation
        The selected one.
    """
    for column, other in FOR_ALPHA.items():
        if name == "alpha" and any(np.isfinite(view.column(column)).any() for view in views):
            name = other
    if name == "beta" and any(np.isfinite(view.column("network.winrate")).any() for view in views):
        name = "winrate"
    plan = PLANS[name]
    lines, title, labels = [], plan.title, {f[0]: f[1] for f in plan.figures}
    if len(views) == 1:
        x = axis_values(views[0], axis)
        for column, label, role, digits in plan.figures:
            y = views[0].column(column) * plan.scale
            if np.isfinite(y).any():
                lines.append(Line(label, role, x, y, digits=digits))
    else:
        digits = next(f[3] for f in plan.figures if f[0] == plan.compared)
        for view, role in zip(views, RUN_ROLES, strict=False):
            y = view.column(plan.compared) * plan.scale
            lines.append(Line(view.name, role, axis_values(view, axis), y, digits=digits))
        label = labels[plan.compared]
        if label.lower() not in title.lower():
            first, bracket, unit = title.partition(" [")
            title = f"{first}: {label}{bracket}{unit}"
    of_alpha = "network.alpha" in labels
    flat = any(np.isfinite(view.column("network.winrate")).any() for view in views)
    return ChartScene(
        title=title,
        tip=plan.tip,
        lines=tuple(lines),
        marks=tuple(_perfect(views)) if of_alpha else (),
        percent=plan.shares,
        y_range=(0.0, 1.0) if plan.shares else None,
        **x_axis(views, axis, generation),
        empty=tr("Networks of this run have one winrate for one komi, no alpha.")
        if of_alpha and flat
        else tr("The first figures come with the first generation."),
    )


def compare_chart(
    views: Sequence[RunView], figure: str, axis: str, generation: int | None
) -> ChartScene:
    """Return the chart of one figure of several runs, with a band for runs that differ in the seed.

    Parameters
    ----------
    figure
        One of `engine.train.comparison.figures_of`.
    """
    by, unit = COMPARED_BY[axis]
    lines = []
    for place, group in enumerate(grouped(views)):
        if (curve := group.curve(figure, by)) is None:
            continue
        has_band = curve.runs > 1
        name = tr("{name} ({n} runs)", name=group.name, n=curve.runs) if has_band else group.name
        lines.append(
            Line(
                name,
                RUN_ROLES[place % len(RUN_ROLES)],
                curve.x / unit,
                curve.mean,
                low=curve.mean - curve.half if has_band else None,
                high=curve.mean + curve.half if has_band else None,
                band=has_band,
                digits=0 if figure in COUNTS else 3,
                dash=DASHES[place // len(RUN_ROLES) % len(DASHES)],
            )
        )
    title = title_of(figure)
    return ChartScene(
        title=title[:1].upper() + title[1:],
        tip=tr(
            "Runs that differ in the seed alone are one line, their mean, as far as all of them "
            "go. The band is Student's 95 % interval of that mean; a single run has none. Figures "
            "of games and training stand at the network that came of them."
        ),
        lines=tuple(lines),
        **x_axis(views, axis, generation),
        empty=tr("No run that is shown has this figure yet."),
    )


def x_axis(views: Sequence[RunView], axis: str, generation: int | None) -> dict[str, Any]:
    """Return the fields of a `ChartScene` for its x axis, the same for all charts."""
    along = np.concatenate([np.zeros(0), *(axis_values(view, axis) for view in views)])
    along = along[np.isfinite(along)]
    if axis == "paper":
        along = np.append(along, PAPER_REACH)
    cursor = None
    if views and generation is not None and generation < views[0].generations:
        x = float(axis_values(views[0], axis)[generation])
        cursor = x if math.isfinite(x) else None
    return {
        "x_label": X_LABELS[axis],
        "cursor": cursor,
        "x_range": (0.0, float(along.max())) if len(along) and along.max() > 0.0 else None,
        "whole_x": axis == "generation",
    }


def _perfect(views: Sequence[RunView]) -> list[Mark]:
    """Return a mark at the score of perfect play, if all runs are on one board and it is known."""
    sizes = {view.size for view in views}
    size = sizes.pop() if len(sizes) == 1 else 0
    score = PERFECT_SCORES.get(size)
    if score is None:
        return []
    return [
        Mark(
            float(score),
            tr("perfect play on {size}×{size}: {score}", size=size, score=score),
            "amber",
        )
    ]


def curve_chart(views: Sequence[RunView], generation: int | None) -> ChartScene:
    """Return the chart of Black's winrate on the empty board by komi, for one generation.

    Earlier generations of the first run stay as ghosts.
    """
    size = views[0].size if views else 0
    low, high = _komi_range(views, size)
    komi = np.linspace(low, high, SAMPLES)
    lines: list[Line] = []
    for place, (view, role) in enumerate(zip(views, RUN_ROLES, strict=False)):
        at = view.generations - 1 if generation is None else generation
        at = min(at, view.generations - 1)
        if at < 0:
            continue
        alpha, beta = view.column("network.alpha"), view.column("network.beta")
        known = np.flatnonzero(np.isfinite(alpha[: at + 1]))
        at = int(known[-1]) if len(known) else at
        if place == 0:
            step = max(at / (GHOSTS + 1), 1.0)
            earlier = {round(at - step * i) for i in range(1, GHOSTS + 1)}
            for g in sorted(g for g in earlier if 0 <= g < at):
                along = _telling_komi(alpha[g], beta[g], low, high)
                lines.append(
                    Line(f"{g}", "muted", along, _curve(alpha[g], beta[g], along), ghost=True)
                )
        label = (
            tr("generation {generation}", generation=at) if len(views) == 1 else f"{view.name} {at}"
        )
        lines.append(Line(label, "curve" if len(views) == 1 else role, komi,
                          _curve(alpha[at], beta[at], komi)))  # fmt: skip
    score = PERFECT_SCORES.get(size)
    marks = (
        []
        if score is None
        else [Mark(float(score), tr("true {score}", score=score), "amber", vertical=True)]
    )
    return ChartScene(
        title=tr("Black wins the empty board"),
        tip=tr(
            "The winrate curve of the empty board as each generation sees it: from a flat guess to "
            "a step at the true score. Earlier generations stay as pale lines. Drag the slider "
            "below, or play it as a film."
        ),
        x_label=tr("komi"),
        lines=tuple(lines),
        marks=tuple(marks),
        x_range=(low, high),
        y_range=(0.0, 1.0),
        percent=True,
        empty=tr("The networks of this run have no curve over komi.")
        if views and views[0].generations
        else tr("The first curve comes with the first network."),
    )


def _telling_komi(alpha: float, beta: float, low: float, high: float) -> Floats:
    """Return few komi that show the shape of a curve: close together where it bends."""
    if not (math.isfinite(alpha) and beta > 0.0):
        return np.array([low, high])
    bends = alpha + np.linspace(-7.0, 7.0, GHOST_SAMPLES) / beta
    return np.array([low, *bends[(bends > low) & (bends < high)].tolist(), high])


def _curve(alpha: float, beta: float, komi: Floats) -> Floats:
    if not (math.isfinite(alpha) and math.isfinite(beta)):
        return np.full(len(komi), np.nan)
    return np.asarray(sigmoid_curve(komi, alpha, beta), np.float64)


def _komi_range(views: Sequence[RunView], size: int) -> tuple[float, float]:
    """Return the range of komi for the whole film: every fair komi of the runs and the true one."""
    alpha = np.concatenate([np.zeros(0), *(view.column("network.alpha") for view in views)])
    values = [*alpha[np.isfinite(alpha)].tolist(), float(PERFECT_SCORES.get(size, 0)), 0.0]
    points = max(size * size, 9)
    room = max(0.25 * math.sqrt(points) * 4.0, 6.0)
    return max(min(values) - room, -points), min(max(values) + room, points)


def panel_chart(views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return the chart of panel scores."""
    lines = [
        measured_line(view, role, axis, [(p.generation, p.nodes, p.score) for p in view.panel])
        for view, role in zip(views, RUN_ROLES, strict=False)
    ]
    return ChartScene(
        title=tr("Panel score"),
        tip=tr(
            "How a generation does against a fixed panel of networks, weighted by the panel's "
            "first principal component (Figure 1 of the SAI paper). On 7\u00d77, marks show after "
            "how many nodes the paper's runs reached their plateau."
        ),
        lines=tuple(lines),
        marks=_plateaus(views, axis),
        **x_axis(views, axis, generation),
        empty=tr(
            "No panel scores yet: give the run a panel (settings run.panel and "
            "run.panel_every) and its generations are matched against it."
        ),
    )


def elo_chart(views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return the chart of Elo ratings, with intervals."""
    lines = [
        measured_line(
            view,
            role,
            axis,
            [(r.generation, r.nodes, r.elo) for r in view.ratings],
            digits=0,
            ends=[
                (math.nan if r.low is None else r.low, math.nan if r.high is None else r.high)
                for r in view.ratings
            ],
        )
        for view, role in zip(views, RUN_ROLES, strict=False)
    ]
    return ChartScene(
        title="Elo",
        tip=tr(
            "Maximum-likelihood rating from all games against the panel, whose first member has 0; "
            "bars are 95 % intervals."
        ),
        lines=tuple(lines),
        marks=_plateaus(views, axis),
        **x_axis(views, axis, generation),
        empty=tr("No ratings yet: they come with the panel."),
    )


def _plateaus(views: Sequence[RunView], axis: str) -> tuple[Mark, ...]:
    """Return marks at the nodes after which the paper's runs on 7x7 became no stronger."""
    if axis not in NODE_AXES or {view.size for view in views} != {7}:
        return ()
    runs = [run for run in PAPER_RUNS if run.name not in UNMARKED]
    plateaus = sorted((run.million_nodes, run.name) for run in runs)
    return tuple(
        Mark(
            nodes,
            tr("the paper's {run}: {nodes:.0f} million", run=name, nodes=nodes),
            "amber",
            vertical=True,
        )
        for nodes, name in plateaus
    )


def measured_line(
    view: RunView,
    role: str,
    axis: str,
    found: Sequence[tuple[int, float, float]],
    *,
    label: str = "",
    digits: int = 3,
    dash: float = 0.0,
    ends: Sequence[tuple[float, float]] | None = None,
) -> Line:
    """Return measurements of some generations as a line.

    Parameters
    ----------
    found
        Generation, nodes and value of each measurement.
    label
        By default the run's name.
    ends
        Ends of the interval around each value.
    """
    generations = np.array([entry[0] for entry in found], np.int64)
    order = np.argsort(generations, kind="stable")
    values = np.array([entry[2] for entry in found], np.float64)[order]
    if axis in NODE_AXES:
        x = np.array([entry[1] for entry in found], np.float64)[order] / 1e6
    else:
        along = axis_values(view, axis)
        x = np.full(len(found), np.nan)
        inside = generations[order] < len(along)
        x[inside] = along[generations[order][inside]]
    low = high = None
    if ends is not None:
        low, high = np.array(ends, np.float64).reshape(-1, 2)[order].T
    name = label or view.name
    return Line(name, role, x, values, low=low, high=high, digits=digits, dots=True, dash=dash)
