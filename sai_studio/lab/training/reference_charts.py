"""Charts of a run's generations compared with a strong network's search; knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.base.translation import tr, tr_count
from engine.go.rules import PERFECT_SCORES
from engine.record.handicap import format_komi
from engine.search.value.fit import sigmoid_curve
from engine.train.reading import RunView
from engine.train.runs.log_entries import ReferenceScore
from sai_studio.kit.charts.chart_scene import ChartScene, Line
from sai_studio.lab.training.run_charts import RUN_ROLES, axis_values, measured_line, x_axis

DASHES: Final = (4.0, 1.0, 8.0)
"""Dashes of lines that share a color [line widths]."""


def winrate_error_chart(views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return the chart of the winrate error, with intervals."""
    lines = [
        measured_line(
            view,
            role,
            axis,
            [(s.generation, s.nodes, s.winrate_error.mean) for s in scores],
            label=label,
            ends=[s.winrate_error.interval for s in scores],
        )
        for label, role, view, scores in _score_lines(views)
    ]
    return ChartScene(
        title=tr("Winrate error"),
        tip=tr(
            "Mean difference between Black's winrate and that of a strong network's search on "
            "labelled positions, at one visit (the network alone) or more; bars are 95 % intervals."
        ),
        lines=tuple(lines),
        **x_axis(views, axis, generation),
        empty=tr(
            "Not measured yet: press Compare with a strong network above, or run "
            "sai-engine measure --run FOLDER."
        ),
    )


def empty_board_chart(views: Sequence[RunView], axis: str, generation: int | None) -> ChartScene:
    """Return Black's winrate on the empty board half a point below and above perfect play."""
    lines: list[Line] = []
    searched = _score_lines(views, searched=True)
    asked = sorted({komi for *_, scores in searched for s in scores for komi in s.empty_board})
    if len(views) == 1 and (score := PERFECT_SCORES.get(views[0].size)) is not None:
        view, x = views[0], axis_values(views[0], axis)
        alpha, beta = view.column("network.alpha"), view.column("network.beta")
        asked = sorted({*asked, score - 0.5, score + 0.5})
        for komi in (score - 0.5, score + 0.5):
            winrate = sigmoid_curve(komi, alpha, beta)
            if np.isfinite(winrate).any():
                role = RUN_ROLES[asked.index(komi) % len(RUN_ROLES)]
                lines.append(Line(format_komi(komi), role, x, winrate, digits=2))
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
            name = f"{format_komi(komi)}, {label}"
            lines.append(measured_line(view, role, axis, found, label=name, digits=2, dash=dash))
    return ChartScene(
        title=tr("Black wins the empty board, by komi"),
        tip=tr(
            "Black's winrate on the empty board half a point below and half a point above the "
            "score of perfect play: 100 % and 0 % are right. Solid lines are the network alone, "
            "dashed ones a search where one was measured."
        ),
        lines=tuple(lines),
        percent=True,
        y_range=(0.0, 1.0),
        **x_axis(views, axis, generation),
        empty=tr("Perfect play is not known on this board, and no search was measured."),
    )


def _score_lines(
    views: Sequence[RunView], searched: bool = False
) -> list[tuple[str, str, RunView, list[ReferenceScore]]]:
    """Return label, color, run and scores of each line: of one run a line for each kind of
    measurement, of several the kind that the first run was measured with last.

    `searched` leaves out the network alone.
    """
    kinds = [
        list(dict.fromkeys(s.kind for s in view.reference_scores if s.visits > 1 or not searched))
        for view in views
    ]
    if len(views) == 1:
        wanted = [(views[0], kind) for kind in kinds[0]]
    else:
        last = next((known[-1] for known in kinds if known), None)
        wanted = [(view, last) for view in views if last is not None]
    lines = []
    for (view, kind), role in zip(wanted, RUN_ROLES, strict=False):
        latest = {s.generation: s for s in view.reference_scores if s.kind == kind}
        scores = list(latest.values())
        if not scores:
            continue
        visits = tr_count(scores[0].visits, "{n} visit", "{n} visits")
        label = visits if len(views) == 1 else f"{view.name}, {visits}"
        lines.append((label, role, view, scores))
    return lines
