"""The contents of charts of runs, from the figures of their logs; knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.api.analysis import sigmoid_curve
from engine.api.record import PERFECT_SCORES
from engine.api.training import PAPER_RUNS, RunView
from engine.api.translation import tr
from sai_studio.shared.charts.chart_scene import ChartScene, Line, Mark

__all__ = [
    "AXES",
    "NODE_AXES",
    "RUN_ROLES",
    "axis_values",
    "curve_chart",
    "elo_chart",
    "log_chart",
    "measured_line",
    "panel_chart",
    "x_axis",
]

AXES: Final = (
    ("generation", "generation"),
    ("nodes", tr("million nodes")),
    ("paper", tr("nodes beside the paper's")),
    ("hours", tr("hours of processor time")),
)
"""What the x axis may count, and its name in the menu."""
NODE_AXES: Final = ("nodes", "paper")
"""Axes that count searched nodes."""
X_LABELS: Final = {**dict(AXES), "paper": tr("million nodes")}
"""Titles of the x axis."""

UNMARKED: Final = (tr("SAI 22"), tr("SAI 23"))
"""Runs of the SAI paper without a mark: run 22 had twice the visits, and run 23 lies at run 20.
Panel scores of the paper are of its own panel and are not comparable."""
PAPER_REACH: Final = 560.0
"""Where the axis that shows the paper's best runs ends [million nodes]."""

RUN_ROLES: Final = ("agent0", "agent2", "agent1", "agent3", "loss4", "loss2")
"""Colors of runs that are compared, in their order; the first is the selected one."""

GHOSTS: Final = 7
"""Earlier curves that stay in the film's picture."""
SAMPLES: Final = 141
GHOST_SAMPLES: Final = 33
Floats = NDArray[np.float64]


def axis_values(view: RunView, axis: str) -> Floats:
    """Return each generation's place on the x axis [G]."""
    if axis in NODE_AXES:
        return view.column("network.nodes") / 1e6
    if axis == "hours":
        return view.column("network.cpu_s") / 3600.0
    return np.arange(view.generations, dtype=np.float64)


class _Plan(NamedTuple):
    """How a chart is made of columns of the log."""

    title: str
    tip: str
    figures: tuple[tuple[str, str, str, int], ...]
    """Column, label, color and decimals of each line of a single run."""
    compared: str
    """The one column that is shown when there are several runs."""
    shares: bool = False
    """Whether the values are shares, shown in percent."""
    scale: float = 1.0


_PLANS: Final = {
    "alpha": _Plan(
        tr("Alpha of the empty board"),
        tr(
            "The score that the network expects from the empty board, which is also its fair komi "
            "[points for Black]. A weak network may pass through the true value by chance: look for "
            "a sharp beta too."
        ),
        (("network.alpha", "alpha", "alpha", 2),),
        "network.alpha",
    ),
    "beta": _Plan(
        tr("Beta of the empty board"),
        tr(
            "How sharply the winrate falls around the fair komi [1/point]: half of the results lie "
            "within 1.1 / beta points of it. It grows as the network becomes sure of the score."
        ),
        (("network.beta", "beta", "fair", 3),),
        "network.beta",
    ),
    "winrate": _Plan(
        tr("Winrate on the empty board"),
        tr("Black's winrate at the komi of the rules."),
        (("network.winrate", "winrate", "winrate", 3),),
        "network.winrate",
        shares=True,
    ),
    "losses": _Plan(
        tr("Losses"),
        tr(
            "What training minimizes, each unweighted: cross-entropy of the policy and of the "
            "winrate, of the ownership per point, squared error of the score. The games change as the "
            "network does, so a loss may rise while play gets better."
        ),
        (
            ("training.policy", "policy", "agent0", 2),
            ("training.winrate", "winrate", "winrate", 3),
            ("training.ownership", "ownership", "agent2", 3),
            ("training.score", "score", "agent3", 3),
            ("training.soft_policy", tr("soft policy"), "loss4", 3),
            ("training.reply", "reply", "loss2", 3),
            ("training.total", "total", "muted", 2),
            ("network.held_out_loss", tr("policy, games held out"), "agent1", 2),
        ),
        "training.total",
    ),
    "moves": _Plan(
        tr("Moves of games held out"),
        tr(
            "How often the move that was played in a game the network never learned from is its first "
            "choice, or among its first five."
        ),
        (
            ("network.top1", tr("first choice"), "winrate", 3),
            ("network.top5", tr("first five"), "agent2", 3),
        ),
        "network.top1",
        shares=True,
    ),
    "pool": _Plan(
        tr("Share against earlier networks"),
        tr(
            "Games that the network in training won against those of the pool, whose moves are drawn "
            "as its own are; a draw counts half. The pool grows stronger, too."
        ),
        (("games.wins_against_pool", "won", "winrate", 3),),
        "games.wins_against_pool",
        shares=True,
    ),
    "errors": _Plan(
        tr("Error of the results"),
        tr(
            "Mean squared error of a network's results, which are +1 and -1: on positions that it "
            "learned from, and on games held out. A gap between the two means that it knows games by "
            "heart."
        ),
        (
            ("network.train_error", tr("learned from"), "agent2", 3),
            ("network.held_out_error", tr("held out"), "winrate", 3),
        ),
        "network.held_out_error",
    ),
    "lengths": _Plan(
        tr("Length of the games"),
        tr("Moves per self-play game; in a branch those since it left its parent."),
        (("games.length", "moves", "agent1", 1),),
        "games.length",
    ),
    "results": _Plan(
        tr("Black's share of the games"),
        tr("Games that Black won, each at its own komi: near one half when the komi are fair."),
        (("games.black_wins", tr("Black wins"), "winrate", 2),),
        "games.black_wins",
        shares=True,
    ),
    "speed": _Plan(
        tr("Speed [thousand per CPU second]"),
        tr("Nodes (visits) of self-play and rows of training, per second of one processor's time."),
        (
            ("games.nodes_per_cpu_s", "nodes", "agent0", 1),
            ("training.rows_per_cpu_s", tr("rows trained"), "agent2", 1),
        ),
        "games.nodes_per_cpu_s",
        scale=1e-3,
    ),
}


_FOR_ALPHA: Final = {
    "network.top1": "moves",
    "games.wins_against_pool": "pool",
    "network.held_out_error": "errors",
}
"""The chart that runs with a figure have in place of alpha."""


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
    for column, other in _FOR_ALPHA.items():
        if name == "alpha" and any(np.isfinite(view.column(column)).any() for view in views):
            name = other
    if name == "beta" and any(np.isfinite(view.column("network.winrate")).any() for view in views):
        name = "winrate"
    plan = _PLANS[name]
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
        label = tr("generation {at}", at=at) if len(views) == 1 else f"{view.name} {at}"
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
            "a step at the true score. Earlier generations stay as pale lines. Drag the slider below, "
            "or play it as a film."
        ),
        x_label="komi",
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
            "first principal component (Figure 1 of the SAI paper). On 7\u00d77, marks tell after how "
            "many nodes the paper's runs were as strong as they became."
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
            ends=[(r.low, r.high) for r in view.ratings],
        )
        for view, role in zip(views, RUN_ROLES, strict=False)
    ]
    return ChartScene(
        title=tr("Elo"),
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
            tr("the paper's {name}: {nodes:.0f} million", name=name, nodes=nodes),
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
