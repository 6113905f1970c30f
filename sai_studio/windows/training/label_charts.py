"""Charts of a run's generations compared with labelled positions; knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.api.record import PERFECT_SCORES
from engine.api.training import LabelScore, RunView
from sai_studio.shared.charts.chart_scene import ChartScene, Line
from sai_studio.windows.training.run_charts import (
    RUN_ROLES,
    X_LABELS,
    axis_values,
    cursor_on,
    measured_line,
    range_along,
)

__all__ = ["empty_board_chart", "labels_chart"]

DASHES: Final = (4.0, 1.0, 8.0)
"""Dashes of lines that share a color [line widths]."""


def labels_chart(views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return the winrate error against labels, with intervals."""
    lines = []
    for label, role, view, scores in _label_lines(views):
        found = [(s.generation, s.nodes, s.winrate_error.mean) for s in scores]
        line = measured_line(view, role, axis, found)
        order = np.argsort([s.generation for s in scores], kind="stable")
        low = np.array([s.winrate_error.low for s in scores], np.float64)[order]
        high = np.array([s.winrate_error.high for s in scores], np.float64)[order]
        lines.append(Line(label, role, line.x, line.y, low=low, high=high, digits=3, dots=True))
    return ChartScene(
        title="Winrate error",
        tip="Mean difference between Black's winrate and that of a strong network's search on "
        "labelled positions, at one visit (the network alone) or more; bars are 95 % intervals.",
        x_label=X_LABELS[axis],
        lines=tuple(lines),
        cursor=cursor_on(views, axis, generation),
        x_range=range_along(views, axis),
        whole_x=axis == "generation",
        empty="Not measured yet: sai-engine measure --labels FILE --run FOLDER compares the "
        "generations with labelled positions.",
    )


def empty_board_chart(views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return Black's winrate on the empty board half a point below and above perfect play."""
    lines: list[Line] = []
    searched = _label_lines(views, searched=True)
    asked = sorted({komi for *_, scores in searched for s in scores for komi in s.empty_board})
    if len(views) == 1 and (score := PERFECT_SCORES.get(views[0].size)) is not None:
        view, x = views[0], axis_values(views[0], axis)
        alpha, beta = view.column("network.alpha"), view.column("network.beta")
        asked = sorted({*asked, score - 0.5, score + 0.5})
        for komi in (score - 0.5, score + 0.5):
            with np.errstate(over="ignore"):
                winrate = 1.0 / (1.0 + np.exp(-beta * (alpha - komi)))
            if np.isfinite(winrate).any():
                role = RUN_ROLES[asked.index(komi) % len(RUN_ROLES)]
                lines.append(Line(f"{komi:g}", role, x, winrate, digits=2))
    for place, (label, run_role, view, scores) in enumerate(searched):
        for rank, komi in enumerate(asked):
            found = [
                (s.generation, s.nodes, s.empty_board[komi])
                for s in scores
                if komi in s.empty_board
            ]
            if not found:
                continue
            # one run: a color for each komi; several: a color for each run
            role = RUN_ROLES[rank % len(RUN_ROLES)] if len(views) == 1 else run_role
            dash = DASHES[(place if len(views) == 1 else rank) % len(DASHES)]
            line = measured_line(view, role, axis, found)
            name = f"{komi:g}, {label}"
            lines.append(Line(name, role, line.x, line.y, digits=2, dots=True, dash=dash))
    return ChartScene(
        title="Black wins the empty board, by komi",
        tip="Black's winrate on the empty board half a point below and half a point above the "
        "score of perfect play: 100 % and 0 % are right. Solid lines are the network alone, "
        "dashed ones a search where one was measured.",
        x_label=X_LABELS[axis],
        lines=tuple(lines),
        cursor=cursor_on(views, axis, generation),
        x_range=range_along(views, axis),
        percent=True,
        y_range=(0.0, 1.0),
        whole_x=axis == "generation",
        empty="Perfect play is not known on this board, and no search was measured.",
    )


def _label_lines(
    views: Sequence[RunView], searched: bool = False
) -> list[tuple[str, str, RunView, list[LabelScore]]]:
    """Return label, color, run and scores of each line: of one run a line for each kind of
    measurement, of several the kind that the first run was measured with last.

    `searched` leaves out the network alone.
    """
    kinds = [
        list(dict.fromkeys(s.kind for s in view.labels if s.visits > 1 or not searched))
        for view in views
    ]
    if len(views) == 1:
        wanted = [(views[0], kind) for kind in kinds[0]]
    else:
        last = next((known[-1] for known in kinds if known), None)
        wanted = [(view, last) for view in views if last is not None]
    lines = []
    for (view, kind), role in zip(wanted, RUN_ROLES, strict=False):
        latest = {s.generation: s for s in view.labels if s.kind == kind}
        scores = list(latest.values())
        if not scores:
            continue
        visits = "1 visit" if scores[0].visits == 1 else f"{scores[0].visits} visits"
        label = visits if len(views) == 1 else f"{view.name}, {visits}"
        lines.append((label, role, view, scores))
    return lines
