"""From nodes of a game to what the engine is asked about them."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Final

from engine.api.analysis import (
    AgentSettings,
    AnalysisReport,
    AnalysisRequest,
    Restriction,
    SweepPoint,
)
from engine.api.record import GameNode
from engine.api.review import AnalysisKind, kind_in_use, winrate_of
from sai_studio.model.analysis.engine_status import EngineState
from sai_studio.model.session.session import Session

__all__ = [
    "Sweep",
    "Wanted",
    "as_viewed",
    "default_visits",
    "lacks_figures",
    "refusal",
    "request_for",
    "shallow_nodes",
    "speed_of",
    "sweep_komi",
    "sweep_of",
    "unknown_nodes",
    "wanted",
]

MOVES_OF_A_SWEEP: Final = 24_000
"""Moves that one sweep's requests hold in all: more of them would hold up the GUI thread."""

FROM_MEMORY: Final = 0.1
"""A search with fewer evaluations per visit lives on answers that were kept."""


def default_visits(size: int) -> int:
    """Visits per agent when nothing else is chosen: the paper's 250, more on large boards."""
    return 250 if size <= 9 else 400 if size <= 13 else 800


def speed_of(report: AnalysisReport) -> float | None:
    """Positions the network evaluated per second; None when most answers came from memory."""
    visits = report.visits_per_s * report.seconds
    if report.evaluations < FROM_MEMORY * visits:
        return None
    return report.evaluations / max(report.seconds, 1e-3)


@dataclass(frozen=True)
class Wanted:
    """What the search of the current position is about."""

    node: GameNode
    request: AnalysisRequest
    key: tuple[object, ...]
    """Another search is needed when this changes."""

    def is_complete(self, report: AnalysisReport) -> bool:
        """Whether every agent has the visits that were asked for."""
        return all(agent.visits >= self.request.visits for agent in report.agents)


def refusal(session: Session, broken: str) -> tuple[EngineState, str] | None:
    """State and text of a status that says why nothing can be searched; None when it can.

    Parameters
    ----------
    broken
        What is wrong with the engine; empty when nothing is.
    """
    size = session.record.size
    if session.network is None:
        return "no network", f"No network for the {size}\u00d7{size} board."
    if broken:
        return "failed", broken
    if session.board.problem:
        return "illegal", "No analysis: the record is not legal up to here."
    return None


def request_for(
    session: Session, node: GameNode, lambdas: tuple[float, ...], ticket: int, visits: int = 0
) -> AnalysisRequest:
    """A request about a node; 0 visits are the usual ones of the board."""
    start, moves = session.record.start_and_moves(node)
    rules = session.record.rules
    network = session.network
    return AnalysisRequest(
        ticket=ticket,
        rules=rules,
        stones=start.stones,
        to_play=start.to_play,
        moves=tuple(move.point for move in moves),
        agents=tuple(AgentSettings(lambda_=lambda_) for lambda_ in lambdas),
        visits=visits or default_visits(rules.size),
        network=network.path if network is not None else None,
        evaluator=session.review.wanted_evaluator,
        several_komi=session.review.several_komi,
    )


def as_viewed(session: Session, request: AnalysisRequest) -> AnalysisRequest:
    """Return a request about the current node at the viewed komi, limited to the region if any."""
    request = replace(request, komi=session.view_komi)
    if not session.region.points:
        return request
    color = session.board.to_play
    only = Restriction(color=color, moves=session.region.points, until_depth=1, only=True)
    return replace(request, restrictions=(only,))


def wanted(session: Session, ticket: int, visits: int) -> Wanted:
    """What there is to know about the current node."""
    request = request_for(session, session.node, session.lambdas, ticket, visits)
    request = as_viewed(session, request)
    key = (
        session.node,
        request.rules.replace(komi=0.0),
        request.search_komi,
        request.stones.tobytes(),
        request.to_play,
        request.moves,
        request.visits,
        request.network,
        request.evaluator,
        request.several_komi,
        session.lambdas,
        session.region.points,
    )
    return Wanted(session.node, request, key)


@dataclass
class Sweep:
    """A look at many moves of the line that is under way."""

    nodes: dict[int, GameNode] = field(default_factory=dict)
    """By ticket."""
    known: int = 0
    """Moves of the line whose figures are there."""
    length: int = 0
    kind: AnalysisKind = AnalysisKind("", 0.0, "", None)
    """Kind of the figures that are found."""

    def take(self, points: list[SweepPoint]) -> None:
        """Count what came."""
        self.known += len(points)

    @property
    def text(self) -> str:
        """What is going on, for the status bar."""
        return f"Searching the whole line: {self.known} of {self.length} positions"


def sweep_komi(session: Session) -> float:
    """Return the komi at which the positions of the line are searched [points to White].

    That is the game's komi: the curves are then read at the viewed one. Networks whose answers
    depend on the komi are asked at the viewed komi.
    """
    network = session.network
    return session.view_komi if network is not None and network.sees_komi else session.game_komi


def lacks_figures(session: Session, node: GameNode) -> bool:
    """Whether no winrate of a node is known at the komi of `sweep_komi`."""
    komi = sweep_komi(session)
    estimate = session.review.estimate(node, komi)
    return estimate is None or winrate_of(estimate, komi) is None


def unknown_nodes(session: Session, hopeless: Container[GameNode]) -> list[GameNode]:
    """Return the nodes of the line without any figures, to search them.

    Parameters
    ----------
    hopeless
        Nodes left out, as a search of them gave no figures.
    """
    ending = session.ending
    return [
        node
        for node in session.line
        if (ending.needs_count(node) if ending.is_over(node) else lacks_figures(session, node))
        and node not in hopeless
        and not session.record.board_at(node).problem
    ]


def shallow_nodes(session: Session, visits: int) -> list[GameNode]:
    """Return the nodes of the line with fewer visits, or of another komi if the network sees it."""
    komi, network = sweep_komi(session), session.network
    one_komi = network is not None and network.sees_komi
    shallow = []
    for node in session.line:
        estimate = session.review.estimate(node, komi)
        if estimate is None or session.ending.is_over(node):
            continue
        if estimate.visits < visits or (one_komi and estimate.komi != komi):
            shallow.append(node)
    return shallow


def sweep_of(
    session: Session, nodes: list[GameNode], most: int, tickets: Iterator[int]
) -> tuple[Sweep, tuple[AnalysisRequest, ...]]:
    """A look at nodes of the line, or at the first of them where there are many.

    Parameters
    ----------
    nodes
        All that are still to be looked at.
    most
        Positions of one sweep at most.
    """
    moves = accumulate(node.number + 20 for node in nodes)
    count = sum(total <= MOVES_OF_A_SWEEP for total in moves)
    part = nodes[: min(max(count, 1), most)]
    # the agent whose numbers stand for a position, see `AnalysisReport.headline`
    agent = (max(session.lambdas),)
    komi = sweep_komi(session)
    requests = tuple(
        replace(request_for(session, node, agent, next(tickets)), komi=komi) for node in part
    )
    by_ticket = {request.ticket: node for request, node in zip(requests, part, strict=True)}
    length = len(session.line)
    kind = kind_in_use(session.network, session.record.rules, agent)
    assert kind is not None, "a sweep has a network"
    return Sweep(by_ticket, length - len(nodes), length, replace(kind, komi=komi)), requests
