"""Review of a whole game: every position quickly, then visits where they matter.

A review has up to four stages:

1. *quick*: one evaluation of every position.
2. *look*: a search with some visits of every position that a reviewed move leads from. The position
   after a move is searched as well, unless the move is the engine's choice, which loses nothing,
   and so is the end of the game. Every move is judged then.
3. *check*: a search with a quarter of the full visits of the positions before and after each move
   that may be a mistake: it isn't the engine's choice, and its loss plus the standard error reaches
   the bound of a mistake, in points or in winrate. The error is large where the position is
   unsettled. From here on candidates and variations are kept.
4. *full*: a full search of both positions of moves that are still doubtful. Mistakes are among
   them: of hundreds of moves those with the largest losses are also those with the largest errors.

What is left to do follows from the results alone. So a review that was stopped continues when
another one is made of the same record, and nothing is searched twice.
"""

from __future__ import annotations

import itertools
import math
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.analysis.request import AnalysisRequest, Searcher, SweepPoint
from engine.record.game_node import GameNode
from engine.record.stored_analysis import AnalysisKind
from engine.review.game_review import GameReview
from engine.review.mistakes import MISTAKE, WINRATE_MISTAKE, loss_thresholds
from engine.review.review_settings import ReviewSettings
from engine.review.stored_analyses import analysis_of, analysis_of_point
from engine.review.sweep import LineSearch
from engine.review.timeline import compared_scores, named_scores, winrate_of
from engine.search.loss import MoveScore, log_odds_error, winrate_error
from engine.search.report import AnalysisReport

QUICK_CHUNK: Final = 64
"""Positions that are evaluated in one step, as many as a sweep searches side by side."""
LOOK_CHUNK: Final = 8
"""Positions that are searched in one step; a kill loses at most these."""


class ReviewStage(Enum):
    """Stage of a review, see the module."""

    QUICK = "quick"
    LOOK = "look"
    CHECK = "check"
    FULL = "full"


SHARES: Final = {ReviewStage.CHECK: 0.4, ReviewStage.FULL: 0.2}
"""Shares of the moves around which positions are searched, as long as they are unknown."""


@dataclass(frozen=True)
class ReviewStep:
    """Positions to search next, one request each."""

    stage: ReviewStage
    nodes: Mapping[int, GameNode]
    """Nodes by ticket."""
    requests: tuple[AnalysisRequest, ...]
    visits: int
    """Visits of each."""
    kind: AnalysisKind
    """Kind of the results."""


@dataclass(frozen=True)
class ReviewProgress:
    """How far a review is."""

    stage: ReviewStage
    positions: int
    """Positions that the steps so far searched."""
    spent: int
    """Visits so far; those that were in the record don't count."""
    left: int
    """Visits to come; an estimate until every position has had its shallow search."""

    @property
    def share(self) -> float:
        """Share of the visits that was spent [0, 1]."""
        return self.spent / max(self.spent + self.left, 1)


class GameReviewer:
    """Plans the searches of a review and stores their results in the game's record.

    `run` does the review; a program with a thread of its own for searches calls `next`,
    `take_points` or `take_report`, and `finish_step` instead.

    Parameters
    ----------
    review
        The game, with the network to use.
    settings
        What to review, and how deeply.
    """

    def __init__(self, review: GameReview, settings: ReviewSettings) -> None:
        assert review.network is not None, "a review has a network"
        self.review, self.settings = review, settings
        self.hopeless: set[GameNode] = set()
        """Nodes whose search gave no result."""
        self._tickets = itertools.count(1)
        self._waiting: dict[ReviewStage, deque[GameNode]] = {}
        self._positions, self._spent = 0, 0
        self._under_way = 0  # visits of the step that `next` returned
        size = review.record.size
        self._visits = {
            ReviewStage.QUICK: 1,
            ReviewStage.LOOK: settings.look_visits(size),
            ReviewStage.CHECK: settings.check_visits(size),
            ReviewStage.FULL: settings.full_visits(size),
        }
        self._stage = ReviewStage.QUICK
        ending = review.ending
        self._nodes = [
            node
            for node in settings.nodes(review.record)
            if not (ending.is_over(node) and ending.is_recorded(node))  # the result is known
        ]
        within = set(self._nodes)
        self._moves = {node for node in self._nodes if self._is_judged(node, within)}

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

    @property
    def stages(self) -> tuple[ReviewStage, ...]:
        """The stages of the review, in order."""
        return tuple(ReviewStage) if self.settings.depth == "deep" else (ReviewStage.QUICK,)

    def next(self, new_ticket: Callable[[], int] | None = None) -> ReviewStep | None:
        """Return what to search next; None if the review is complete.

        `new_ticket` returns numbers for the requests; by default they are counted.
        """
        new_ticket = new_ticket or self._tickets.__next__
        for stage in self.stages:
            waiting = self._waiting.get(stage)
            if waiting and stage in SHARES:  # what is known by now may suffice
                still = (node for node in waiting if self._wants_search(node))
                waiting = self._waiting[stage] = deque(still)
            if not waiting:
                waiting = self._waiting[stage] = deque(self._lacking(stage))
            if waiting:
                return self._step(stage, waiting, new_ticket)
        return None

    @property
    def progress(self) -> ReviewProgress:
        """How far the review is."""
        left = self._under_way
        for stage in self.stages:
            known = self._waiting.get(stage)
            if known is None:  # the stage has not begun
                share = SHARES.get(stage, 1.0)
                left += int(share * len(self._moves)) * self._visits[stage]
            else:
                left += len(known) * self._visits[stage]
        return ReviewProgress(self._stage, self._positions, self._spent, left)

    def _lacking(self, stage: ReviewStage) -> list[GameNode]:
        """Return the nodes that a stage still has to search."""
        if stage is ReviewStage.QUICK:
            return self._search(self._nodes).unknown(self.hopeless)
        if stage is ReviewStage.LOOK:
            nodes = [node for node in self._nodes if self._wants_look(node)]
        else:
            nodes = [node for node in self._nodes if self._wants_search(node)]
        shallow = self._search(nodes).shallow(self._visits[stage])
        return [node for node in shallow if node not in self.hopeless]

    def _wants_look(self, node: GameNode) -> bool:
        """Return whether a node needs a shallow search: a move leads from it, or to it.

        The end of a line and positions around a pass always do, since people look at the score
        there.
        """
        if any(child in self._moves for child in node.children):
            return True
        if node in self._moves and not node.children:
            return True
        near = [node, *node.children, *([] if node.parent is None else [node.parent])]
        if any(map(self._is_pass, near)) and not self.review.ending.is_over(node):
            return True  # not judged, but shown, and one answer after a pass is often far off
        before = self.review.estimate(node.parent) if node.parent is not None else None
        if node not in self._moves or before is None:
            return False
        return before.visits >= self._visits[ReviewStage.LOOK] and not self._is_choice(node)

    def _wants_search(self, node: GameNode) -> bool:
        """Return whether a move from a node or to it is doubtful."""
        moves = [child for child in (node, *node.children) if child in self._moves]
        return any(map(self._is_doubtful, moves))

    def _search(self, nodes: Sequence[GameNode]) -> LineSearch:
        return LineSearch(self.review, nodes, self.review.game_komi)

    def _step(
        self, stage: ReviewStage, waiting: deque[GameNode], new_ticket: Callable[[], int]
    ) -> ReviewStep:
        """Take nodes off the waiting ones."""
        self._stage = stage
        sizes = {ReviewStage.QUICK: QUICK_CHUNK, ReviewStage.LOOK: LOOK_CHUNK}
        most = sizes.get(stage, 1)
        nodes = [waiting.popleft() for _ in range(min(most, len(waiting)))]
        search, visits = self._search(nodes), self._visits[stage]
        sweep, requests = search.sweep(nodes, most, new_ticket, visits)
        waiting.extendleft(reversed(nodes[len(requests) :]))
        self._under_way = visits * len(requests)
        return ReviewStep(stage, sweep.nodes, requests, visits, sweep.kind)

    def _is_choice(self, node: GameNode) -> bool:
        """Return whether a move is the engine's choice of a settled position."""
        before = self.review.estimate(node.parent) if node.parent is not None else None
        if before is None or not before.settled or not before.moves or node.move is None:
            return False
        return before.moves[0].move == node.move.point

    def _is_doubtful(self, node: GameNode) -> bool:
        """Return whether a longer search could show a mistake.

        It could if the loss, plus the part of its standard error that visits take away, reaches
        that of a mistake.
        """
        review, size, komi = self.review, self.review.record.size, self.review.game_komi
        parent = node.parent
        before = review.estimate(parent, komi) if parent is not None else None
        after = review.estimate(node, komi)
        if before is None or after is None or node.move is None or self._is_choice(node):
            return False
        wins = winrate_of(before, komi), winrate_of(after, komi)
        (named,) = named_scores([(before, node.move)], komi)
        pair = compared_scores(before, after, wins, named, node.move)
        if pair is None:
            return False
        winrate = _most_winrate_lost(*pair, node.move.color, size)
        points = _most_points_lost(*pair, node.move.color, size)
        return points > loss_thresholds(size)[MISTAKE - 1] or winrate >= WINRATE_MISTAKE

    # --- results -------------------------------------------------------------------------------

    def take_points(self, step: ReviewStep, points: Sequence[SweepPoint]) -> None:
        """Store results of a sweep."""
        review = self.review
        analyses = []
        for point in points:
            node = step.nodes[point.ticket]
            if review.ending.is_over(node):
                review.keep_count(node, point.count)
            elif point.network_has_values:
                analyses.append((node, analysis_of_point(point, step.kind)))
        review.keep_analyses(analyses)

    def take_report(self, step: ReviewStep, report: AnalysisReport) -> None:
        """Store the result of a full search; one that was interrupted is dropped."""
        (node,) = step.nodes.values()
        kind = step.kind
        analysis = analysis_of(report, kind.network, kind.name, kind.rules)
        if analysis is not None and analysis.visits >= step.visits:
            self.review.keep_analyses([(node, analysis)])

    def finish_step(self, step: ReviewStep) -> None:
        """Note that a step is done: nodes still without its results are given up."""
        nodes = list(step.nodes.values())
        search = self._search(nodes)
        if step.stage is ReviewStage.QUICK:
            self.hopeless.update(filter(search.lacks_figures, nodes))
        else:
            self.hopeless.update(search.shallow(step.visits))
        self._positions += len(nodes)
        self._spent += step.visits * len(nodes)
        self._under_way = 0

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
        step = self.next()
        while not stopped() and step is not None:
            searcher = searcher or open_searcher()
            if step.stage in SHARES:
                *_, report = searcher.analyze(step.requests[0], stopped)
                self.take_report(step, report)
            else:
                self.take_points(step, list(searcher.sweep(step.requests, step.visits, stopped)))
            if stopped():
                return
            self.finish_step(step)
            step = self.next()
            yield self.progress


def _most_points_lost(best: MoveScore, played: MoveScore, color: int, size: int) -> float:
    """Return the points that a move lost, plus the part of their error that more visits remove.

    0 without a score.
    """
    if not (best.beta and played.beta):
        return 0.0
    errors = (log_odds_error(max(e.visits, 1), size, 0.0) / e.beta for e in (best, played))
    return color * (best.alpha - played.alpha) + math.hypot(*errors)


def _most_winrate_lost(best: MoveScore, played: MoveScore, color: int, size: int) -> float:
    """Return the winrate that a move lost, plus the part of its error that more visits remove."""
    errors = (winrate_error(e.winrate, e.visits, size, 0.0) for e in (best, played))
    return color * (best.winrate - played.winrate) + math.hypot(*errors)
