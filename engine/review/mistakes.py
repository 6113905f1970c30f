"""Classes of lost points, scaled to the board size; mistakes of a line; agents that differ."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.record.stored_analysis import AnalyzedAgent
from engine.review.timeline import TimelinePoint
from engine.search.loss import has_enough_visits
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate

__all__ = [
    "CLASSES",
    "agents_differ",
    "candidate_class",
    "has_searched_choice",
    "loss_class",
    "loss_thresholds",
    "mistakes",
]

CLASSES: Final = 6  # number of classes; class 0 is negligible
MISTAKE: Final = 2  # class from which on a move counts as a mistake
_THRESHOLDS_19: Final = (0.5, 1.5, 3.0, 6.0, 12.0)
"""Upper bounds of classes 0 to 4 on 19x19 [points]."""


@cache
def loss_thresholds(size: int) -> tuple[float, ...]:
    """Return the five bounds between the classes, ascending [points].

    They are the 19x19 bounds times sqrt(points of the board / 361), rounded to halves, at least one
    half: on 7x7 a single point is often the whole difference. Equal bounds merge their classes.
    """
    return tuple(max(0.5, round(2.0 * bound * size / 19.0) / 2.0) for bound in _THRESHOLDS_19)


def loss_class(points_lost: float, size: int) -> int:
    """Return the class of a loss: 0 (negligible) to 5 (a disaster)."""
    return sum(points_lost > bound + 1e-9 for bound in loss_thresholds(size))


def candidate_class(
    report: AnalysisReport, agent: AgentAnalysis, candidate: Candidate
) -> int | None:
    """Return the class of the points that a candidate loses against the agent's choice.

    It is 0 for the choice itself and if the network has no score; None if the candidate or the
    choice has too few visits to be judged.
    """
    if candidate.move == agent.move or not report.network_beta > 0.0:
        return 0
    choice = next((c for c in agent.candidates if c.move == agent.move), None)
    if any(c is not None and not has_enough_visits(c.visits) for c in (candidate, choice)):
        return None
    return loss_class(candidate.points_lost, report.size)


def mistakes(points: Sequence[TimelinePoint], size: int) -> list[int]:
    """Return the indices of the timeline points, ascending, whose moves lost many points."""
    return [
        place
        for place, point in enumerate(points)
        if point.points_lost is not None and loss_class(point.points_lost, size) >= MISTAKE
    ]


def has_searched_choice(agent: AgentAnalysis | AnalyzedAgent) -> bool:
    """Whether the move that an agent chose has enough visits to be compared."""
    return any(c.move == agent.move and has_enough_visits(c.visits) for c in agent.candidates)


def agents_differ(agents: Sequence[AgentAnalysis | AnalyzedAgent]) -> bool:
    """Whether agents chose different moves, all of them searched enough to compare."""
    return len({agent.move for agent in agents}) > 1 and all(map(has_searched_choice, agents))
