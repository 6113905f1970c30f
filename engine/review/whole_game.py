"""Review of a whole game: a loss for every move soon, then searches where they decide something.

1. *first*: two evaluations of every position, its own and that of the position after the best move
   of its policy. Every move has a loss with an error then.
2. *search*: the moves whose verdict is least certain (`engine.review.doubt`) are searched more
   deeply, for each evaluation spent the most doubtful one first. Of the positions before and after
   a move the one with fewer visits is searched, so that both have comparable depths. A move that is
   surely fine, or surely a mistake, gets no more visits.
3. *reasons*: the owners along both lines of a mistake are evaluated, which gives its reason
   (`engine.review.reasons`): for the turning points halfway, for the worst mistakes at the end.

A review ends when its time is spent. What to search follows from the results alone, so it can be
stopped at any moment, and another review of the same record goes on from there.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.analysis.request import AnalysisRequest, Searcher, SweepPoint
from engine.record.game_node import GameNode
from engine.record.stored_analysis import AnalysisKind
from engine.review.doubt import JudgedMove, doubts
from engine.review.game_review import GameReview
from engine.review.mistakes import decisive_mistakes, mistakes, turning_points, worst_first
from engine.review.reason_search import VISITS as REASON_VISITS
from engine.review.reason_search import ReasonSearch, reason_search
from engine.review.reasons.evidence import Evidence
from engine.review.reasons.find import find_evidence
from engine.review.review_settings import ReviewSettings
from engine.review.sweep import LineSearch, Sweep
from engine.review.timeline import FEWEST_VISITS, TimelinePoint

FIRST_CHUNK: Final = 16
"""Positions of the first pass that are evaluated in one step."""
CHUNK: Final = 8
"""Positions that are searched in one step; a kill loses at most these."""
LEVELS: Final = (FEWEST_VISITS, 8, 24, 72, 200)
"""Visits of successive searches of a position; further ones have twice as many."""
MOST_REASONS: Final = 24
"""Most mistakes whose reasons are looked for."""
REASONS_AT_A_TIME: Final = 4
"""Mistakes whose reasons are looked for in one step."""
DOUBT_OF_A_MISTAKE: Final = 0.3
"""Least doubt of a mistake until it is more than provisional: its reason needs both lines. One
that may have decided the game comes first of all."""
DOUBT_OF_AN_END: Final = 0.1
"""Doubt of a position that no judged move leads to or from, until it has been searched: people look
at the score there."""


EVALUATIONS_OF_A_MOVE: Final = 1.6
"""Evaluations of the first pass for each move: more than one move in two is not the policy's best,
and the position after that one is evaluated, too."""


def first_pass_s(positions: int, evaluations_per_s: float) -> float:
    """Return the expected time of the first pass over some positions [s]."""
    return EVALUATIONS_OF_A_MOVE * positions / evaluations_per_s


class ReviewStage(Enum):
    """Stage of a review, see the module."""

    FIRST = "first"
    SEARCH = "search"
    REASONS = "reasons"


@dataclass(frozen=True)
class ReviewStep:
    """Positions to search next, one request each."""

    stage: ReviewStage
    nodes: Mapping[int, GameNode]
    """Nodes by ticket; those of the mistakes, where reasons are looked for."""
    requests: tuple[AnalysisRequest, ...]
    visits: int
    """Visits of each."""
    kind: AnalysisKind
    """Kind of the results."""
    reasons: tuple[ReasonSearch, ...] = ()
    """What the requests are for, where reasons are looked for."""


@dataclass(frozen=True)
class ReviewProgress:
    """How far a review is."""

    stage: ReviewStage
    positions: int
    """Positions that the steps so far searched; one that was searched twice counts twice."""
    spent_s: float
    """Time of the steps so far, also of earlier reviews that this one continues [s]."""
    left_s: float | None
    """Time to come [s]; None while the first pass has no speed yet."""

    @property
    def share(self) -> float:
        """Share of the time that was spent [0, 1]."""
        if self.left_s is None:
            return 0.0
        return self.spent_s / max(self.spent_s + self.left_s, 1e-9)


class GameReviewer:
    """Plans the searches of a review and stores their results in the game's record.

    `run` does the review; a program with a thread of its own for searches calls `next`,
    `take_points` and `finish_step` instead.

    Parameters
    ----------
    review
        The game, with the network to use.
    settings
        What to review, and how long.
    spent_s
        Time that was spent on this review before [s].
    clock
        Returns the time [s].
    """

    def __init__(
        self,
        review: GameReview,
        settings: ReviewSettings,
        spent_s: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        assert review.network is not None, "a review has a network"
        self.review, self.settings = review, settings
        self.hopeless: set[GameNode] = set()
        """Nodes whose search gave no result."""
        self._clock, self._spent_s, self._began = clock, spent_s, 0.0
        self._tickets = itertools.count(1)
        self._positions = 0
        self._first_s, self._first_count = 0.0, 0  # time and positions of the first pass
        self._stage = ReviewStage.FIRST
        self._most = settings.most_visits(review.record.size)
        ending = review.ending
        self._nodes = [
            node
            for node in settings.nodes(review.record)
            if not (ending.is_over(node) and ending.is_recorded(node))  # the result is known
        ]
        within = set(self._nodes)
        self._moves = {node for node in self._nodes if self._is_judged(node, within)}
        self._ends = {
            node
            for node in self._nodes
            if not ending.is_over(node) and not any(child in self._moves for child in node.children)
        }
        main = set(review.record.main_line())
        self._in_branches = [node for node in self._moves if node not in main]
        self._first: list[GameNode] | None = None  # left of the first pass
        self._reasons: list[ReasonSearch] = []  # begun, at most REASONS_AT_A_TIME
        self._explained: set[GameNode] = set()
        """Mistakes whose reason was looked for at the end, or can't be stored."""

    def _is_judged(self, node: GameNode, within: set[GameNode]) -> bool:
        """Return whether a node's move can be judged by the positions around it."""
        review, before = self.review, node.parent
        if node.move is None or node.setup or before is None or before not in within:
            return False
        if not self.settings.includes(node) or review.ending.is_over(node):
            return False
        return review.judges_passes or not any(map(self._is_pass, (before, node)))

    def _is_pass(self, node: GameNode) -> bool:
        return node.move is not None and node.move.point == self.review.record.size**2

    # --- planning ------------------------------------------------------------------------------

    def next(self, new_ticket: Callable[[], int] | None = None) -> ReviewStep | None:
        """Return what to search next; None if the time is spent.

        `new_ticket` returns numbers for the requests; by default they are counted.
        """
        new_ticket = new_ticket or self._tickets.__next__
        self._began = self._clock()
        if self._first is None:
            self._first = self._lacking()
        first = [node for node in self._first if node not in self.hopeless]
        if first:
            visits = min(FEWEST_VISITS, self._most)
            return self._step(ReviewStage.FIRST, first[:FIRST_CHUNK], visits, new_ticket)
        if 2.0 * self._spent_s >= 60.0 * self.settings.minutes:
            unexplained = self._unexplained()
            if unexplained and (step := self._reason_step(unexplained, new_ticket)) is not None:
                return step
        if self._is_over:
            return None
        wanted = self._wanted()
        if not wanted:
            return None
        visits = wanted[0][1]
        alike = [node for node, level in wanted if level == visits]
        return self._step(ReviewStage.SEARCH, alike[:CHUNK], visits, new_ticket)

    @property
    def _is_over(self) -> bool:
        return self._spent_s >= 60.0 * self.settings.minutes

    @property
    def progress(self) -> ReviewProgress:
        """How far the review is."""
        budget = 60.0 * self.settings.minutes
        left: float | None = max(budget - self._spent_s, 0.0)
        waiting = len(self._lacking() if self._first is None else self._first)
        if waiting:
            if not self._first_count:
                left = None
            else:
                pass_s = waiting * self._first_s / self._first_count
                left = max(budget - self._spent_s, pass_s)
        return ReviewProgress(self._stage, self._positions, self._spent_s, left)

    def _lacking(self) -> list[GameNode]:
        """Return the nodes that the first pass has to evaluate."""
        search = self._search(self._nodes)
        shallow = search.shallow(min(FEWEST_VISITS, self._most))
        return [*search.unknown(self.hopeless), *(n for n in shallow if n not in self.hopeless)]

    def _wanted(self) -> list[tuple[GameNode, int]]:
        """Return the nodes to search next with their visits, the most useful one first."""
        review, komi = self.review, self.review.game_komi
        line = review.timeline(review.record.main_line(), komi)
        points = [*line]
        for node in self._in_branches:
            assert node.parent is not None
            points += review.part([node.parent, node], komi, 1, 2)
        judged = [p for p in points if p.gap is not None and p.node in self._moves]
        gains: dict[GameNode, tuple[float, int]] = {}

        def ask(node: GameNode, doubt: float) -> None:
            visits = self._visits_of(node)
            level = self._next_level(visits)
            if level > visits and node not in self.hopeless:
                gain = doubt / (level - visits)
                gains[node] = max(gains.get(node, (0.0, 0)), (gain, level))

        if judged:
            size = review.record.size
            found = doubts([_judged(point) for point in judged], size).tolist()
            doubt = dict(zip((point.node for point in judged), found, strict=True))
            provisional = [m for m in mistakes(line, size, komi) if m.is_provisional]
            decisive = {mistake.node for mistake in decisive_mistakes(provisional)}
            for mistake in provisional:
                if (node := mistake.node) in doubt:
                    least = 1.0 if node in decisive else DOUBT_OF_A_MISTAKE
                    doubt[node] = max(doubt[node], least)
            for node, wrong in doubt.items():
                assert node.parent is not None
                before, after = self._visits_of(node.parent), self._visits_of(node)
                ask(node.parent if before <= after else node, wrong)
        for node in self._ends:
            if 0 < self._visits_of(node) < LEVELS[2]:
                ask(node, DOUBT_OF_AN_END)
        ordered = sorted(gains.items(), key=lambda item: item[1][0], reverse=True)
        return [(node, level) for node, (_, level) in ordered]

    def _unexplained(self) -> list[GameNode]:
        """Return the mistakes whose reasons are to be looked for, the worst first."""
        review, komi = self.review, self.review.game_komi
        points = review.timeline(review.record.main_line(), komi)
        found = [m for m in mistakes(points, review.record.size, komi) if m.node in self._moves]
        if not self._is_over:
            found = turning_points(m for m in found if not m.is_provisional)
        nodes = [mistake.node for mistake in worst_first(found)[:MOST_REASONS]]
        return [node for node in nodes if node not in self._explained]

    def _reason_step(
        self, nodes: Sequence[GameNode], new_ticket: Callable[[], int]
    ) -> ReviewStep | None:
        """Return a step that looks for reasons; None if they need nothing."""
        review = self.review
        begun = {search.node for search in self._reasons}
        for node in nodes:
            if len(self._reasons) >= REASONS_AT_A_TIME:
                break
            if node in begun or not review.lacks_evidence(node):
                continue
            if (search := reason_search(review, node)) is not None:
                self._reasons.append(search)
            else:
                self._explain(node, None)
        if not self._reasons or review.kind is None:
            return None
        self._stage = ReviewStage.REASONS
        asked = [(search.node, search.requests(new_ticket)) for search in self._reasons]
        by_ticket = {request.ticket: node for node, requests in asked for request in requests}
        requests = tuple(request for _, requests in asked for request in requests)
        return ReviewStep(
            self._stage, by_ticket, requests, REASON_VISITS, review.kind, tuple(self._reasons)
        )

    def _visits_of(self, node: GameNode) -> int:
        estimate = self.review.estimate(node, self.review.game_komi)
        return 0 if estimate is None else estimate.visits

    def _next_level(self, visits: int) -> int:
        """Return the visits of the next search of a position that has some."""
        level = next((level for level in LEVELS if level > visits), 2 * visits)
        return min(level, self._most)

    def _search(self, nodes: Sequence[GameNode]) -> LineSearch:
        return LineSearch(self.review, nodes, self.review.game_komi)

    def _step(
        self,
        stage: ReviewStage,
        nodes: Sequence[GameNode],
        visits: int,
        new_ticket: Callable[[], int],
    ) -> ReviewStep:
        self._stage = stage
        sweep, requests = self._search(nodes).sweep(nodes, len(nodes), new_ticket)
        return ReviewStep(stage, sweep.nodes, requests, visits, sweep.kind)

    # --- results -------------------------------------------------------------------------------

    def take_points(self, step: ReviewStep, points: Sequence[SweepPoint]) -> None:
        """Store results of a sweep; for reasons, all at once."""
        review = self.review
        if step.reasons:
            for search in step.reasons:
                search.take(points)
                if not search.lacking:
                    self._reasons.remove(search)
                    self._explain(search.node, find_evidence(search.compared))
            return
        Sweep(dict(step.nodes), kind=step.kind).keep(points, review.ending, review)

    def _explain(self, node: GameNode, evidence: Evidence | None) -> None:
        """Store why a move was a mistake, or that nothing was found."""
        if not self.review.keep_evidence(node, evidence):
            self._explained.add(node)

    def finish_step(self, step: ReviewStep) -> None:
        """Note that a step is done: nodes still without its results are given up."""
        spent = self._clock() - self._began
        self._spent_s += spent
        if step.reasons:
            given_up = [search for search in self._reasons if search.is_waiting]
            self._reasons = [search for search in self._reasons if not search.is_waiting]
            begun = {search.node for search in self._reasons}
            done = {search.node for search in step.reasons} - begun
            self._explained.update(done if self._is_over else (s.node for s in given_up))
            return
        nodes = list(step.nodes.values())
        search = self._search(nodes)
        self.hopeless.update(filter(search.lacks_figures, nodes))
        self.hopeless.update(search.shallow(step.visits))
        self._positions += len(nodes)
        if step.stage is ReviewStage.FIRST and self._first is not None:
            done = set(nodes)
            self._first = [node for node in self._first if node not in done]
            self._first_s += spent
            self._first_count += len(nodes)

    def run(
        self, open_searcher: Callable[[], Searcher], stopped: Callable[[], bool]
    ) -> Iterator[ReviewProgress]:
        """Do the review; yields after each step, and ends early if stopped.

        `open_searcher` is called only if there is anything to search.

        Raises
        ------
        EngineError
            The network can't be used.
        """
        searcher: Searcher | None = None
        while not stopped() and (step := self.next()) is not None:
            if searcher is None:
                searcher = open_searcher()
                self._began = self._clock()  # opening is no searching
            self.take_points(step, list(searcher.sweep(step.requests, step.visits, stopped)))
            if stopped():
                return
            self.finish_step(step)
            yield self.progress


def _judged(point: TimelinePoint) -> JudgedMove:
    assert point.gap is not None, "only compared moves are judged"
    return JudgedMove(point.color, point.gap)
