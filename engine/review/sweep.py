"""Find the positions of a line that lack results or visits, and request a sweep of them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Final, Protocol

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.base.translation import tr
from engine.go.counting import Count
from engine.record.game_node import GameNode
from engine.record.stored_analysis import Analysis, AnalysisKind, lambda_for_points
from engine.review.ending import Ending
from engine.review.game_review import GameReview
from engine.review.requests import request_for
from engine.review.stored_analyses import analysis_of_point, kind_in_use
from engine.review.timeline import winrate_of

MOVES_OF_A_SWEEP: Final = 24_000
"""Most moves in the requests of one sweep: more would block the GUI thread."""


class Keeper(Protocol):
    """What stores the results of a sweep."""

    def keep_count(self, node: GameNode, count: Count | None) -> object:
        """See `GameReview.keep_count`."""

    def keep_analyses(self, analyses: Sequence[tuple[GameNode, Analysis]]) -> object:
        """See `GameReview.keep_analyses`."""


@dataclass
class Sweep:
    """A quick search of many positions of a line, in progress."""

    nodes: dict[int, GameNode] = field(default_factory=dict)
    """Nodes by ticket."""
    known: int = 0
    """Positions of the line with results."""
    length: int = 0
    kind: AnalysisKind = AnalysisKind("", 0.0, "", None)
    """Kind of the results."""
    title: str = tr("Searching the whole line")
    """What is searched, for the status bar."""
    progress: str = ""
    """Progress in words, for the status bar; "" counts the positions."""

    def keep(self, points: Sequence[SweepPoint], ending: Ending, keeper: Keeper) -> None:
        """Store new results, and count them."""
        analyses = []
        for point in points:
            node = self.nodes.get(point.ticket)
            if node is None:
                continue
            if ending.is_over(node):
                keeper.keep_count(node, point.count)
            elif point.network_has_values:
                analyses.append((node, analysis_of_point(point, self.kind)))
        keeper.keep_analyses(analyses)
        self.known += len(points)

    @property
    def text(self) -> str:
        """Progress, for the status bar."""
        return self.progress or tr(
            "{title}: {known} of {length} positions",
            title=self.title,
            known=self.known,
            length=self.length,
        )


def unknown_nodes(
    review: GameReview,
    line: Sequence[GameNode],
    lacks_figures: Callable[[GameNode], bool],
    hopeless: Container[GameNode],
    *,
    counts: bool = True,
) -> Iterator[GameNode]:
    """Yield the nodes of a line that still have to be searched or counted.

    Left out are `hopeless` nodes, whose search gave no result, and finished games unless `counts`.
    """
    ending, before = review.ending, None
    for node in line:
        is_over = ending.is_over(node)
        if not is_over:
            is_missing = lacks_figures(node)
        elif before is not None and before is node.parent and not node.setup:
            is_missing = False  # a further pass, see `Ending.needs_count`; there may be thousands
        else:
            is_missing = counts and ending.needs_count(node)
        before = node if is_over else None
        if is_missing and node not in hopeless:
            yield node


class LineSearch:
    """The searches that a review still lacks along a line.

    Parameters
    ----------
    viewed
        Komi that is shown [points to White].
    at_viewed
        Whether every position is searched at that komi, also by a network with a curve.
    """

    def __init__(
        self,
        review: GameReview,
        line: Sequence[GameNode],
        viewed: float,
        *,
        at_viewed: bool = False,
    ) -> None:
        self._review, self._line = review, line
        network = review.network
        self._sees_komi = at_viewed or (network is not None and network.sees_komi)
        self.komi = viewed if self._sees_komi else review.game_komi
        """Komi at which positions are searched [points to White]: the game's, since the curves are
        then read at the viewed one; the viewed one for networks whose answers depend on it."""

    def lacks_figures(self, node: GameNode) -> bool:
        """Return whether a search can give a node the winrate at that komi which it lacks."""
        if not self._review.has_values:
            return False
        estimate = self._review.estimate(node, self.komi)
        return estimate is None or winrate_of(estimate, self.komi) is None

    def unknown(self, hopeless: Container[GameNode]) -> list[GameNode]:
        """Return the nodes without results, see `unknown_nodes`."""
        return list(unknown_nodes(self._review, self._line, self.lacks_figures, hopeless))

    def shallow(self, visits: int) -> list[GameNode]:
        """Return the nodes with fewer visits, or at another komi if the network depends on it."""
        shallow = []
        for node in self._line:
            estimate = self._review.estimate(node, self.komi)
            if estimate is None or self._review.ending.is_over(node):
                continue
            if estimate.visits < visits or (self._sees_komi and estimate.komi != self.komi):
                shallow.append(node)
        return shallow

    def sweep(
        self, nodes: Sequence[GameNode], most: int, new_ticket: Callable[[], int], visits: int = 0
    ) -> tuple[Sweep, tuple[AnalysisRequest, ...]]:
        """Request a sweep of nodes of the line, or of the first ones if there are many.

        `nodes` are all that still have to be searched, `most` limits the positions of one sweep. A
        sweep is told its visits itself; `visits` are for requests that are searched one by one.
        """
        review, length = self._review, len(self._line)
        moves = accumulate(node.number + 20 for node in nodes)
        count = sum(total <= MOVES_OF_A_SWEEP for total in moves)
        part = nodes[: min(max(count, 1), most)]
        # the agent whose values represent a position, see `AnalysisReport.headline`
        agent = (lambda_for_points(review.lambdas),)
        requests = tuple(
            replace(request_for(review, node, agent, new_ticket(), visits), komi=self.komi)
            for node in part
        )
        by_ticket = {request.ticket: node for request, node in zip(requests, part, strict=True)}
        kind = kind_in_use(review.network, review.record.rules, agent)
        assert kind is not None, "a sweep has a network"
        kind = replace(kind, komi=self.komi)
        return Sweep(by_ticket, length - len(nodes), length, kind), requests
