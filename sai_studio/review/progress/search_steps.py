"""How the search of a position went: figures of its reports, and their chart. No Qt."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.search.loss import has_enough_visits
from engine.search.report import AgentAnalysis, AnalysisReport
from sai_studio.kit.charts.chart_scene import ChartScene, Line, Mark
from sai_studio.kit.figures import move_name

MOST_POSITIONS: Final = 200
"""Searches whose steps are kept; those shown least recently are dropped."""
MOST_STEPS: Final = 400
"""Steps of one search; beyond, every second one is dropped."""
MOVES: Final = 3
"""Moves whose winrates are drawn beside that of the position."""
ROLES: Final = ("agent1", "agent2", "agent3")
TIP: Final = tr(
    "How Black's winrate changed while the search went on: of the position, and of its best moves. "
    "Where the lines are level, more visits would change little. A dashed line marks where another "
    "move became the best."
)


@dataclass(frozen=True)
class SearchStep:
    """What one report said; Black's frame."""

    visits: int
    """Visits of the agent."""
    winrate: float
    """Black's winrate at the viewed komi [0, 1]."""
    move: int | None
    """The best move; N is pass."""
    moves: dict[int, float]
    """Black's winrate after each candidate with enough visits [0, 1]."""


def step_of(agent: AgentAnalysis) -> SearchStep:
    """Return the figures of one agent of a report."""
    searched = {c.move: c.winrate for c in agent.candidates if has_enough_visits(c.visits)}
    return SearchStep(agent.visits, agent.winrate, agent.move, searched)


class SearchSteps:
    """Steps by search: what a search is, the caller decides by its keys."""

    def __init__(self) -> None:
        self._steps: OrderedDict[Hashable, list[SearchStep]] = OrderedDict()

    def add(self, search: Hashable, step: SearchStep) -> None:
        """Add a step; one with fewer visits than the last begins the search anew."""
        steps = self._steps.setdefault(search, [])
        self._steps.move_to_end(search)
        if steps and step.visits < steps[-1].visits:
            steps.clear()
        if steps and step.visits == steps[-1].visits:
            steps[-1] = step
        else:
            steps.append(step)
        if len(steps) > MOST_STEPS:
            del steps[1:-1:2]
        while len(self._steps) > MOST_POSITIONS:
            self._steps.popitem(last=False)

    def of(self, search: Hashable) -> list[SearchStep]:
        """Return the steps of a search, fewest visits first."""
        return self._steps.get(search, [])

    def clear(self) -> None:
        """Forget all searches."""
        self._steps.clear()


def progress_scene(report: AnalysisReport, steps: list[SearchStep]) -> ChartScene:
    """Return the chart of a search with two steps or more."""
    visits = np.array([step.visits for step in steps], np.float64)
    lines = [Line(tr("Position"), "text", visits, np.array([step.winrate for step in steps]))]
    last = steps[-1]
    best = sorted(last.moves, key=lambda m: (m != last.move, -_sided(report, last.moves[m])))
    for move, role in zip(best[:MOVES], ROLES, strict=False):
        winrates = np.array([step.moves.get(move, np.nan) for step in steps])
        name = move_name(move, report.size)
        lines.append(Line(name, role, visits, winrates))
    changes = [
        Mark(now.visits, move_name(now.move, report.size), "muted", vertical=True)
        for before, now in zip(steps, steps[1:], strict=False)
        if now.move is not None and now.move != before.move
    ]
    return ChartScene(
        title=tr("Black wins at komi {komi}", komi=format_komi(report.komi)),
        tip=TIP,
        x_label=tr("visits"),
        lines=tuple(lines),
        marks=tuple(changes[-4:]),
        percent=True,
        whole_x=True,
    )


def _sided(report: AnalysisReport, winrate: float) -> float:
    return winrate if report.to_play > 0 else 1.0 - winrate
