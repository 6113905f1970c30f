"""The chart of safety against score. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.mistakes import candidate_class
from engine.review.safety import Prospect, frontier
from engine.search.report import AgentAnalysis, AnalysisReport
from sai_studio.kit import figures
from sai_studio.kit.charts.chart_scene import ChartScene, Line
from sai_studio.kit.figures import move_name

SMALLEST, LARGEST = 4.0, 9.0
"""Radius of the disc of a candidate, by its share of the visits [px]."""
ACROSS, UP = 0.06, 0.2
"""Space beside the outermost discs, as a share of each axis."""
LEAST_POINTS, LEAST_WINRATE = 0.3, 0.02
"""Smallest space there, so that differences that mean little look small."""
FRONTIER: Final = tr("Frontier")
TIP: Final = tr(
    "Each disc is a candidate: further right it is worth more points, higher up it wins more "
    "often. A large disc has many visits. Bars are standard errors of the winrate. No candidate is "
    "better in both than one on the dashed line; gray ones are worse in both, beyond the error. "
    "Double-click plays."
)


def safety_scene(
    report: AnalysisReport, agent: AgentAnalysis, found: Sequence[Prospect]
) -> ChartScene:
    """Return the chart of an agent's candidates."""
    side = tr("Black") if report.to_play > 0 else tr("White")
    most = max((p.candidate.visits for p in found), default=1)
    lines = [_disc(report, agent, prospect, most, side) for prospect in found]
    best = frontier(found)
    if len(best) > 1:
        x, y = np.array([p.points for p in best]), np.array([p.winrate for p in best])
        lines.append(Line(FRONTIER, "text", x, y, ghost=True, dash=5.0))
    low = [p.winrate - p.winrate_error for p in found]
    high = [p.winrate + p.winrate_error for p in found]
    return ChartScene(
        title=tr("Safety against score"),
        tip=TIP,
        x_label=tr("fair komi after the move, for {side} [points]", side=side),
        y_label=tr("{side} wins at komi {komi}", side=side, komi=format_komi(report.komi)),
        x_grid=True,
        lines=tuple(lines),
        x_range=_range([p.points for p in found], ACROSS, LEAST_POINTS),
        y_range=_range([max(min(low), 0.0), min(max(high), 1.0)], UP, LEAST_WINRATE),
        percent=True,
    )


def _disc(
    report: AnalysisReport, agent: AgentAnalysis, prospect: Prospect, most: int, side: str
) -> Line:
    candidate = prospect.candidate
    name = move_name(candidate.move, report.size)
    loss = candidate_class(report, agent, candidate)
    role = "muted" if prospect.is_beaten or loss is None else f"loss{loss}"
    share = (candidate.visits / most) ** 0.5
    winrate = prospect.winrate
    points = tr("{points} points for {side}", points=figures.points(prospect.points), side=side)
    visits = tr("{visits} visits", visits=figures.count(candidate.visits))
    return Line(
        name,
        role,
        np.array([prospect.points]),
        np.array([winrate]),
        np.array([max(winrate - prospect.winrate_error, 0.0)]),
        np.array([min(winrate + prospect.winrate_error, 1.0)]),
        dots=True,
        radius=SMALLEST + (LARGEST - SMALLEST) * share,
        note=f", {points}, {visits}",
        tag=name,
    )


def _range(values: Sequence[float], share: float, least: float) -> tuple[float, float]:
    room = max(share * (max(values) - min(values)), least)
    return min(values) - room, max(values) + room
