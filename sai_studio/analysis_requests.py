"""From nodes of a game to what the engine is asked about them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from engine.api import AgentSettings, AnalysisRequest, GameNode
from sai_studio.session import Session

__all__ = ["Wanted", "default_visits", "first_part", "request_for", "wanted"]

MOVES_OF_A_SWEEP: Final = 24_000
"""Moves that one sweep's requests hold in all: more of them would hold up the GUI thread."""


def default_visits(size: int) -> int:
    """Visits per agent when nothing else is chosen: the paper's 250, more on large boards."""
    return 250 if size <= 9 else 400 if size <= 13 else 800


def first_part(nodes: list[GameNode]) -> list[GameNode]:
    """As many of the nodes, but at least one, as make one sweep."""
    moves = accumulate(node.number + 20 for node in nodes)
    count = sum(total <= MOVES_OF_A_SWEEP for total in moves)
    return nodes[: max(count, 1)]


@dataclass(frozen=True)
class Wanted:
    """What the search of the position on show is about."""

    node: GameNode
    request: AnalysisRequest
    key: tuple[object, ...]
    """Another search is needed when this changes."""


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
    )


def wanted(session: Session, ticket: int, visits: int) -> Wanted:
    """What there is to know about the current node."""
    request = request_for(session, session.node, session.lambdas, ticket, visits)
    key = (
        session.node,
        request.rules,
        request.stones.tobytes(),
        request.to_play,
        request.moves,
        request.visits,
        request.network,
        session.lambdas,
    )
    return Wanted(session.node, request, key)
