"""Which positions of a line lack figures or visits, and a look at many of them at once."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Final

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.record.game_node import GameNode
from engine.record.stored_analysis import AnalysisKind
from engine.review.game_review import GameReview
from engine.review.requests import request_for
from engine.review.stored_choice import kind_in_use
from engine.review.timeline import winrate_of

__all__ = ["Sweep", "lacks_figures", "shallow_nodes", "sweep_komi", "sweep_of", "unknown_nodes"]

MOVES_OF_A_SWEEP: Final = 24_000
"""Moves that one sweep's requests hold in all: more of them would hold up the GUI thread."""


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


def sweep_komi(review: GameReview, viewed: float) -> float:
    """Return the komi at which the positions of the line are searched [points to White].

    That is the game's komi: the curves are then read at the viewed one. Networks whose answers
    depend on the komi are asked at the viewed komi.
    """
    network = review.network
    return viewed if network is not None and network.sees_komi else review.game_komi


def lacks_figures(review: GameReview, node: GameNode, komi: float) -> bool:
    """Whether no winrate of a node is known at a komi."""
    estimate = review.estimate(node, komi)
    return estimate is None or winrate_of(estimate, komi) is None


def unknown_nodes(
    review: GameReview,
    line: Sequence[GameNode],
    is_unknown: Callable[[GameNode], bool],
    hopeless: Container[GameNode],
    *,
    counts: bool = True,
) -> Iterator[GameNode]:
    """Yield the nodes of a line that are still to be looked at.

    Parameters
    ----------
    is_unknown
        Whether a node lacks figures.
    hopeless
        Nodes left out, as a search of them gave no figures.
    counts
        Whether finished games are to be counted; otherwise they are left out.
    """
    ending = review.ending
    for node in line:
        if ending.is_over(node):
            wanted = counts and ending.needs_count(node)
        else:
            wanted = is_unknown(node)
        if wanted and node not in hopeless and not review.record.board_at(node).problem:
            yield node


def shallow_nodes(
    review: GameReview, line: Sequence[GameNode], viewed: float, visits: int
) -> list[GameNode]:
    """Return the nodes of a line with fewer visits, or of another komi if the network sees it."""
    komi, network = sweep_komi(review, viewed), review.network
    one_komi = network is not None and network.sees_komi
    shallow = []
    for node in line:
        estimate = review.estimate(node, komi)
        if estimate is None or review.ending.is_over(node):
            continue
        if estimate.visits < visits or (one_komi and estimate.komi != komi):
            shallow.append(node)
    return shallow


def sweep_of(
    review: GameReview,
    nodes: Sequence[GameNode],
    length: int,
    komi: float,
    most: int,
    new_ticket: Callable[[], int],
) -> tuple[Sweep, tuple[AnalysisRequest, ...]]:
    """A look at nodes of a line, or at the first of them where there are many.

    Parameters
    ----------
    nodes
        All that are still to be looked at.
    length
        Positions of the line.
    komi
        Where they are searched [points to White].
    most
        Positions of one sweep at most.
    """
    moves = accumulate(node.number + 20 for node in nodes)
    count = sum(total <= MOVES_OF_A_SWEEP for total in moves)
    part = nodes[: min(max(count, 1), most)]
    # the agent whose numbers stand for a position, see `AnalysisReport.headline`
    agent = (max(review.lambdas),)
    requests = tuple(
        replace(request_for(review, node, agent, new_ticket()), komi=komi) for node in part
    )
    by_ticket = {request.ticket: node for request, node in zip(requests, part, strict=True)}
    kind = kind_in_use(review.network, review.record.rules, agent)
    assert kind is not None, "a sweep has a network"
    return Sweep(by_ticket, length - len(nodes), length, replace(kind, komi=komi)), requests
