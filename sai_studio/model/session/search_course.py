"""Part of the session: how the figures of a position changed while it was searched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.api.analysis import AnalysisReport
from engine.api.record import GameNode

__all__ = ["CoursePoint", "SearchCourse"]

KEPT_NODES: Final = 32
MOST_POINTS: Final = 400
"""Reports of one search that are kept; of more every second one is dropped."""
MOST_MOVES: Final = 8


@dataclass(frozen=True)
class CoursePoint:
    """The figures after some visits."""

    visits: int
    winrate: float
    """Black's winrate at the searched komi [0, 1]."""
    alpha: float
    """Fair komi [points for Black]."""
    move: int | None
    """Best move."""
    shares: tuple[tuple[int, float], ...]
    """Moves with most visits, and their shares of the visits [0, 1]."""


class SearchCourse(QObject):
    """Keeps a point per report of the positions searched last.

    Signals
    -------
    changed
        A point was added, or all were removed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._courses: dict[GameNode, list[CoursePoint]] = {}
        self._kinds: dict[GameNode, tuple[object, ...]] = {}

    def of(self, node: GameNode) -> list[CoursePoint]:
        """Return the points of a node, by ascending visits."""
        return self._courses.get(node, [])

    def take(self, node: GameNode, report: AnalysisReport) -> None:
        """Add the point of a report; another komi, network or fewer visits begin a new course."""
        if not report.agents or report.count is not None:
            return
        agent = report.headline
        ordered = sorted(agent.candidates, key=lambda c: -c.visits)[:MOST_MOVES]
        total = max(sum(c.visits for c in agent.candidates), 1)
        shares = tuple((c.move, c.visits / total) for c in ordered if c.visits)
        point = CoursePoint(agent.visits, agent.winrate, agent.alpha, agent.move, shares)
        kind = report.searched_komi, report.network
        course = self._courses.pop(node, [])
        if self._kinds.get(node) != kind or (course and course[-1].visits > point.visits):
            course = []
        if course and course[-1].visits == point.visits:
            course.pop()
        course.append(point)
        if len(course) > MOST_POINTS:
            del course[-2::-2]
        self._courses[node], self._kinds[node] = course, kind  # the newest node is the last one
        while len(self._courses) > KEPT_NODES:
            oldest = next(iter(self._courses))
            del self._courses[oldest], self._kinds[oldest]
        self.changed.emit()

    def clear(self) -> None:
        """Remove all points: another game, or other positions."""
        self._courses.clear()
        self._kinds.clear()
        self.changed.emit()
