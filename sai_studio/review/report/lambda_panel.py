"""The panel that plots both players' lambda by their lead."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr, tr_count
from engine.go.board import BLACK, WHITE
from engine.review.played_lambda import lambda_by_lead, lead_bins
from engine.review.report_values import lead_range
from engine.review.summary import GameSummary, summarize
from sai_studio.kit.charts.chart_scene import ChartScene, Line
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.review.chart_panel import ChartPanel
from sai_studio.review.report.report_panel import ARRIVALS_MS, HIDDEN
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES

EMPTY: Final = tr(
    "No searched move tells whether a player plays to win or for points. A longer review judges "
    "more moves."
)
TIP: Final = tr(
    "The lambda at which an agent would most likely have played a player's moves, by the player's "
    "lead before the move: 0 plays to win, 1 for points. Bars are 95 % intervals; leads at "
    "which the moves don't tell are left out."
)
SIDE: Final = 0.12
"""Distance of the players' dots from the middle of a bin."""


def lambda_scene(summary: GameSummary) -> ChartScene:
    """Return the chart: a dot with its interval for each player and bin of leads."""
    size, lines = summary.size, []
    for color, name, role in (BLACK, tr("Black"), "text"), (WHITE, tr("White"), "curve"):
        by_lead = lambda_by_lead(summary.player(color).lambdas, size)
        found = [e if e is not None and e.tells else None for _, e in by_lead]
        if not any(found):
            continue
        values = [(e.lambda_, e.low, e.high) if e is not None else (np.nan,) * 3 for e in found]
        y, low, high = np.array(values, np.float64).T
        moves = sum(e.moves for e in found if e is not None)
        x = np.arange(float(len(found))) - SIDE * color
        note = tr_count(moves, ", {n} move", ", {n} moves")
        lines.append(Line(name, role, x, y, low, high, dots=True, radius=4.0, note=note))
    names = tuple((float(i), lead_range(*bin_)) for i, bin_ in enumerate(lead_bins(size)))
    return ChartScene(
        title=tr("Lambda by lead"),
        tip=TIP,
        x_label=tr("lead of the player before the move [points]"),
        lines=tuple(lines),
        x_range=(-0.5, len(names) - 0.5),
        y_range=(-0.05, 1.05),
        x_names=names,
    )


class LambdaByLeadPanel(ChartPanel):
    """Both players' lambda by lead, of the main line at the game's komi."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Lambda by lead"), EMPTY, parent)
        session = context.session
        self.chart.shows_title = False
        self._arrivals = Refresh(self, self._show_summary, ARRIVALS_MS)
        connect_all(self._arrivals.ask, session.timeline.changed, session.reports.changed)
        connect_all(self._arrivals.ask, session.cursor.record_changed, session.komi.changed)
        self._arrivals.ask()

    def _show_summary(self) -> None:
        review = self._session.review
        if review.blind:
            self._show_empty(HIDDEN)
            return
        scene = lambda_scene(summarize(review))
        if not scene.lines:
            self._show_empty(EMPTY if review.has_values else NO_WINRATES)
            return
        self.chart.show_scene(scene)
        self._show_empty(None)
