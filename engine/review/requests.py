"""Build requests about positions of a game from the network and settings of its review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from engine.analysis.agent import AgentSettings
from engine.analysis.request import AnalysisRequest, Restriction
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.game_review import PAPER_LAMBDAS, GameReview
from engine.search.report import AnalysisReport
from engine.search.settings import DEFAULT_VISITS, MANY_VISITS
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI

FROM_MEMORY: Final = 0.1
"""Evaluations per visit below which most evaluations of a search came from the cache."""


def default_visits(size: int) -> int:
    """Return the default number of visits per agent, which is smaller from 14x14 up.

    The shipped network takes ten times as long for a position on 19x19 as for one on 7x7.
    """
    return DEFAULT_VISITS if size <= 13 else MANY_VISITS


def speed_of(report: AnalysisReport) -> float | None:
    """Return the network's evaluations per second; None if most came from the cache."""
    visits = report.visits_per_s * report.seconds
    if report.evaluations < FROM_MEMORY * visits:
        return None
    return report.evaluations / max(report.seconds, 1e-3)


def position_request(
    record: GameRecord, node: GameNode, agents: Sequence[AgentSettings], ticket: int, visits: int
) -> AnalysisRequest:
    """Return a request about a node, for the best network of its board.

    Raises
    ------
    RecordError
        The board is a rectangle.
    """
    start, moves = record.start_of_search(node)
    return AnalysisRequest(
        ticket=ticket,
        rules=record.rules,
        stones=start.stones,
        to_play=start.to_play,
        moves=tuple(move.point for move in moves),
        captured=start.captured,
        agents=tuple(agents),
        visits=visits,
    )


def request_for(
    review: GameReview, node: GameNode, lambdas: Sequence[float], ticket: int, visits: int = 0
) -> AnalysisRequest:
    """Return a request about a node for a review's network; 0 visits are the board's default.

    Further agents than the paper's use the review's method of dynamic komi, or else its margin.
    """
    count = len(PAPER_LAMBDAS)
    agents = [AgentSettings(lambda_=lambda_) for lambda_ in lambdas[:count]]
    method = review.dynamic_komi
    own = AgentSettings(
        dynamic_komi=method, margin=review.margin if method == NO_DYNAMIC_KOMI else 0.0
    )
    agents += [own.replace(lambda_=value) for value in lambdas[count:]]
    visits = visits or default_visits(review.record.size)
    return replace(
        position_request(review.record, node, agents, ticket, visits),
        network=review.network.path if review.network is not None else None,
        evaluator=review.requested_evaluator,
        several_komi=review.several_komi,
        search=review.search_settings,
    )


def as_viewed(
    request: AnalysisRequest,
    komi: float,
    region: frozenset[int],
    color: int,
    spread: str = "search",
) -> AnalysisRequest:
    """Return a request at another komi, with one color's moves limited to a region unless empty.

    `spread` tells how the visits are shared among the moves, see `AnalysisRequest.spread`.
    """
    only = (Restriction(color, region, until_depth=1, only=True),) if region else ()
    return replace(request, komi=komi, restrictions=only, spread=spread)


@dataclass(frozen=True)
class NodeRequest:
    """A node and the request to analyze it."""

    node: GameNode
    request: AnalysisRequest

    @cached_property
    def key(self) -> tuple[object, ...]:
        """Everything that the result depends on; a change needs a new search."""
        request = self.request
        return (
            self.node,
            request.rules.replace(komi=0.0),
            request.search_komi,
            request.stones.tobytes(),
            request.to_play,
            request.captured,
            request.moves,
            request.visits,
            request.network,
            request.evaluator,
            request.several_komi,
            request.search,
            request.agents,
            request.restrictions,
            request.spread,
        )

    def is_complete(self, report: AnalysisReport) -> bool:
        """Return whether every agent has the requested visits."""
        if self.request.spread != "search":
            each = [self.request.visits_each(len(a.candidates) or 1) for a in report.agents]
            return all(
                agent.candidates and min(c.visits for c in agent.candidates) >= enough
                for agent, enough in zip(report.agents, each, strict=True)
            )
        return all(agent.visits >= self.request.visits for agent in report.agents)
