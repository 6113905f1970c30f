"""What is to be drawn on the board, as plain data: no Qt, no Session."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.api.review import ENOUGH_VISITS, candidate_class, has_enough_visits

if TYPE_CHECKING:
    from engine.api.analysis import AgentAnalysis, AnalysisReport, Candidate

__all__ = [
    "MAX_DISCS",
    "SECOND",
    "AgentMark",
    "BoardScene",
    "Disc",
    "NextMove",
    "PlayedLoss",
    "VariationStone",
    "agent_marks",
    "candidate_discs",
    "star_points",
    "visits_text",
    "with_second",
]

MAX_DISCS: Final = 24
SECOND: Final = 9
"""Place of the second source among the agents' marks."""
FULL_SIZE_SHARE: Final = 0.35
"""Share of the visits from which a disc has its full size and opacity."""


@dataclass(frozen=True)
class Disc:
    """A candidate: fill by lost points, figures, and whether the engine chose it."""

    point: int
    loss: int | None
    """Loss class 0 to 5; None where there are too few visits to judge the move."""
    first: str
    """Points lost against the best; empty without figures."""
    second: str
    """Winrate."""
    third: str
    """Visits."""
    strength: float
    """0 (hardly looked at) to 1: size and opacity."""
    chosen: bool
    """The engine would play it."""
    order: int
    """0 for the first in the list."""


@dataclass(frozen=True)
class VariationStone:
    """A numbered stone of a variation."""

    point: int
    color: int
    number: int


@dataclass(frozen=True)
class NextMove:
    """A move that follows in the record: a ring."""

    point: int
    color: int
    main: bool
    """The one that "forward" goes to."""


@dataclass(frozen=True)
class AgentMark:
    """The move an agent plays: a small badge in the agent's color."""

    point: int
    agents: tuple[int, ...]
    """Places in the list of agents."""
    labels: tuple[str, ...]
    """Their lambdas as text."""


@dataclass(frozen=True)
class PlayedLoss:
    """A stone on the board that was a loss: a dot on it."""

    point: int
    loss: int


@dataclass(frozen=True)
class BoardScene:
    """Everything on the board at one moment."""

    size: int
    stones: NDArray[np.int8]
    """int8[N]."""
    to_play: int = 1
    last_move: int | None = None
    ko_point: int | None = None
    numbers: Mapping[int, int] = field(default_factory=dict)
    """Move numbers by point."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """triangle, square, circle, cross, selected or "label:TEXT" by point."""
    discs: tuple[Disc, ...] = ()
    agents: tuple[AgentMark, ...] = ()
    next_moves: tuple[NextMove, ...] = ()
    losses: tuple[PlayedLoss, ...] = ()
    variation: tuple[VariationStone, ...] = ()
    hover: tuple[int, int] | None = None
    """Point and color of the stone that a click would play."""
    policy: NDArray[np.float32] | None = None
    """float32[A], drawn as heat."""
    ownership: NDArray[np.int8] | None = None
    """int8[N], area of both sides while scoring."""
    expected: NDArray[np.float32] | None = None
    """float32[N], expected owner of each point: 1 Black, -1 White."""
    dead: frozenset[int] = frozenset()
    region: frozenset[int] = frozenset()
    """Points whose moves alone are searched; none: all."""
    coordinates: bool = True


def star_points(size: int) -> tuple[int, ...]:
    """The marked points of a board, as printed on real ones."""
    if size < 5:
        return ()
    if size < 8:
        edge = 2 if size % 2 == 0 or size == 7 else 1
        rows = [edge, size - 1 - edge] if size > 5 else []
    else:
        edge = 2 if size < 12 else 3
        rows = [edge, size - 1 - edge]
    middle = size // 2
    points = {row * size + column for row in rows for column in rows}
    if size % 2 == 1:
        points.add(middle * size + middle)
        if size >= 15:
            points |= {middle * size + row for row in rows}
            points |= {row * size + middle for row in rows}
    return tuple(sorted(points))


def visits_text(visits: int) -> str:
    """Visits in at most four characters."""
    if visits < 1000:
        return str(visits)
    if visits < 9950:
        return f"{visits / 1000:.1f}k"
    if visits < 999_500:
        return f"{visits / 1000:.0f}k"
    return f"{visits / 1e6:.1f}M"


def candidate_discs(
    report: AnalysisReport, agent: AgentAnalysis, side: str = "black"
) -> tuple[Disc, ...]:
    """Discs of an agent's candidates, best first; pass has none.

    Parameters
    ----------
    side
        "black" or "mover": whose winrate is written on the discs.
    """
    points = report.size * report.size
    most = max((c.visits for c in agent.candidates), default=0)
    discs: list[Disc] = []
    for order, candidate in enumerate(agent.candidates[:MAX_DISCS]):
        if candidate.move == points or candidate.visits == 0:
            continue
        discs.append(_disc(report, agent, candidate, order, most, side))
    return tuple(discs)


def _disc(
    report: AnalysisReport,
    agent: AgentAnalysis,
    candidate: Candidate,
    order: int,
    most: int,
    side: str,
) -> Disc:
    share = candidate.visits / most if most else 0.0
    strength = min(1.0, math.sqrt(share / FULL_SIZE_SHARE))
    written = has_enough_visits(candidate.visits) or order == 0
    if not written:
        strength *= candidate.visits / ENOUGH_VISITS
    winrate = candidate.winrate
    if side == "mover" and report.to_play < 0:
        winrate = 1.0 - winrate
    lost = candidate.points_lost
    knows_score = report.network_beta > 0.0
    return Disc(
        point=candidate.move,
        loss=candidate_class(report, agent, candidate),
        first=(f"{lost:.1f}" if lost < 99.95 else f"{lost:.0f}") if written and knows_score else "",
        second=f"{100.0 * winrate:.0f}" if written else "",
        third=visits_text(candidate.visits) if written else "",
        strength=strength,
        chosen=candidate.move == agent.move,
        order=order,
    )


def agent_marks(
    report: AnalysisReport, labels: Sequence[str], hidden: Set[int] = frozenset()
) -> tuple[AgentMark, ...]:
    """One mark per point that some agent plays, when there is more than one agent.

    Parameters
    ----------
    labels
        What is written on each agent's mark.
    hidden
        Places of agents that are not to be marked.
    """
    if len(report.agents) < 2:
        return ()
    by_point: dict[int, list[int]] = {}
    for place, agent in enumerate(report.agents):
        if place in hidden:
            continue
        if agent.move is not None and 0 <= agent.move < report.size * report.size:
            by_point.setdefault(agent.move, []).append(place)
    return tuple(
        AgentMark(point, tuple(places), tuple(labels[place] for place in places))
        for point, places in by_point.items()
    )


def with_second(marks: tuple[AgentMark, ...], point: int, label: str) -> tuple[AgentMark, ...]:
    """The marks and that of the move another engine plays."""
    others = tuple(mark for mark in marks if mark.point != point)
    here = next((mark for mark in marks if mark.point == point), AgentMark(point, (), ()))
    both = AgentMark(point, (*here.agents, SECOND), (*here.labels, label))
    return (*others, both)
