"""Safety against score: the candidates of a position by winrate and by points, and the frontier."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from engine.search.loss import has_enough_visits, score_error, winrate_error
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate


@dataclass(frozen=True, eq=False)
class Prospect:
    """A candidate with its points and its winrate for the side to move."""

    candidate: Candidate
    points: float
    """Fair komi after the move, for the side to move [points]."""
    points_error: float
    """Standard error of the points."""
    winrate: float
    """Winrate of the side to move at the report's komi [0, 1]."""
    winrate_error: float
    """Standard error of the winrate."""
    is_beaten: bool = False
    """Whether another candidate is better in both, each by more than the error."""


def prospects(report: AnalysisReport, agent: AgentAnalysis) -> tuple[Prospect, ...]:
    """Return an agent's candidates with enough visits, in its order.

    Empty if the network has no score.
    """
    if not report.network_beta > 0.0:
        return ()
    size, color = report.size, report.to_play
    shown = [c for c in agent.candidates if has_enough_visits(c.visits) and c.beta > 0.0]
    unmarked = [
        Prospect(
            candidate=c,
            points=color * c.alpha,
            points_error=score_error(c, size),
            winrate=c.winrate if color > 0 else 1.0 - c.winrate,
            winrate_error=winrate_error(c.winrate, c.visits, size, c.beta),
        )
        for c in shown
    ]
    return tuple(
        Prospect(
            *(p.candidate, p.points, p.points_error, p.winrate, p.winrate_error),
            is_beaten=any(_beats(other, p) for other in unmarked),
        )
        for p in unmarked
    )


def frontier(prospects: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """Return the candidates that no other equals or beats in both figures, by rising points."""
    best: list[Prospect] = []
    for prospect in sorted(prospects, key=lambda p: (-p.points, -p.winrate)):
        if not best or prospect.winrate > best[-1].winrate:
            best.append(prospect)
    return tuple(reversed(best))


def _beats(one: Prospect, other: Prospect) -> bool:
    """Return whether one candidate is better than another in both, beyond the errors."""
    points = math.hypot(one.points_error, other.points_error)
    winrate = math.hypot(one.winrate_error, other.winrate_error)
    return one.points - other.points > points and one.winrate - other.winrate > winrate
