"""The charts of how a search settled. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.api.record import point_to_gtp
from sai_studio.model.session.search_course import CoursePoint
from sai_studio.shared import figures
from sai_studio.shared.charts.chart_scene import ChartScene, Line, Mark

__all__ = ["share_scene", "winrate_scene"]

MOST_LINES: Final = 5
ROLES: Final = ("agent0", "agent1", "agent2", "agent3", "second")
LEAST_ROOM: Final = 0.05
"""Smallest range of winrates around the line, so that noise does not look like a change."""
WINRATE_TIP: Final = (
    "Black's mean winrate over the visits made so far. A flat line has settled; a sloping one "
    "would still change with more visits. Vertical lines show where another move became the best."
)
SHARE_TIP: Final = (
    "How the visits are shared among the moves. A line that rises slowly from below may become "
    "the best move with more visits."
)


def winrate_scene(points: Sequence[CoursePoint], komi: float, size: int) -> ChartScene:
    """Return the chart of the winrate over the visits."""
    x = np.array([float(p.visits) for p in points])
    y = np.array([p.winrate for p in points])
    low, high = float(y.min()) - LEAST_ROOM, float(y.max()) + LEAST_ROOM
    marks = []
    for before, after in zip(points, points[1:], strict=False):
        if after.move != before.move and after.move is not None:
            name = point_to_gtp(after.move, size)
            marks.append(Mark(float(after.visits), name, "amber", vertical=True))
    return ChartScene(
        title="Winrate",
        tip=WINRATE_TIP,
        x_label="visits",
        lines=(Line("Black", "accent", x, y, dots=len(points) < 3),),
        marks=tuple(marks[-4:]),
        x_range=(0.0, max(float(x[-1]), 1.0)),
        y_range=(max(low, -0.02), min(high, 1.02)),
        percent=True,
        y_label=f"Black wins at komi {figures.at_komi(komi)}",
    )


def share_scene(points: Sequence[CoursePoint], size: int) -> ChartScene:
    """Return the chart of the moves' shares of the visits."""
    x = np.array([float(p.visits) for p in points])
    shares = [dict(p.shares) for p in points]
    moves = [move for move, _ in points[-1].shares[:MOST_LINES]]
    lines = tuple(
        Line(
            point_to_gtp(move, size),
            ROLES[i],
            x,
            np.array([at.get(move, 0.0) for at in shares]),
            dots=len(points) < 3,
            tag=point_to_gtp(move, size),
        )
        for i, move in enumerate(moves)
    )
    return ChartScene(
        title="Visits of the moves",
        tip=SHARE_TIP,
        x_label="visits",
        lines=lines,
        x_range=(0.0, max(float(x[-1]), 1.0)),
        y_range=(-0.02, 1.02),
        percent=True,
    )
