"""The search for the reason of one mistake: both lines, and the owners along them.

The lines are those that the review found. Where its search kept only a move or two, as it does
after an obvious mistake, the network's first choices continue them: a capture or a cut shows only
in a line that gets there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.record.game_node import GameNode
from engine.record.stored_analysis import lambda_for_points
from engine.review.game_review import GameReview
from engine.review.reasons.lines import LONGEST_LINE, ComparedLines, mean_owners, played_line
from engine.review.requests import request_for

VISITS: Final = 1
"""Visits of each request: the network's owners and first choice need no search."""
LONG_ENOUGH: Final = 5
"""Moves from which on a line is not continued."""

Line = tuple[int, ...]
"""Moves, colors alternating; points, N is a pass."""


class ReasonSearch:
    """Evaluates what the reason of one mistake needs, in a few rounds.

    Ask `requests` and answer with `take` until there are no more; then `compared` has both lines.

    Parameters
    ----------
    review
        The game.
    node
        Node of the mistake.
    better
        The engine's choice before it, and its variation.
    refutation
        The move and its expected continuation.
    """

    def __init__(self, review: GameReview, node: GameNode, better: Line, refutation: Line) -> None:
        assert node.parent is not None, "a mistake has a position before it"
        self.review, self.node = review, node
        self.lines = [better, refutation]
        """The line of the engine's choice, and that of the move played, as long as they are."""
        self._board = review.record.board_at(node.parent)
        base = request_for(review, node.parent, (lambda_for_points(review.lambdas),), 0, VISITS)
        self._base = replace(base, komi=review.game_komi)
        self._grows = [True, True]
        self._asked: dict[int, Line] = {}
        self._answers: dict[Line, SweepPoint] = {}

    @property
    def lacking(self) -> list[Line]:
        """Starts of the lines whose positions are to be evaluated next; none if all is known."""
        ends = [
            line
            for line, grows in zip(self.lines, self._grows, strict=True)
            if grows and len(line) < LONG_ENOUGH
        ]
        wanted = ends or [line[:count] for line in self.compared_lines for count in _counts(line)]
        return [line for line in wanted if line not in self._answers]

    def requests(self, new_ticket: Callable[[], int]) -> tuple[AnalysisRequest, ...]:
        """Return what to evaluate next, with `VISITS` each; nothing if all is known."""
        self._asked = {new_ticket(): line for line in self.lacking}
        return tuple(
            replace(self._base, ticket=ticket, moves=self._base.moves + line)
            for ticket, line in self._asked.items()
        )

    def take(self, points: Iterable[SweepPoint]) -> None:
        """Take the answers to the requests; others are ignored."""
        self._answers |= {
            self._asked.pop(point.ticket): point for point in points if point.ticket in self._asked
        }
        for which, line in enumerate(self.lines):
            if line in self._answers and self._grows[which] and len(line) < LONG_ENOUGH:
                self.lines[which] = self._continued(line)
                self._grows[which] = self.lines[which] != line

    @property
    def is_waiting(self) -> bool:
        """Whether requests were made that got no answer."""
        return bool(self._asked)

    def _continued(self, line: Line) -> Line:
        """Return a line with the network's first choice after it; the same if that is a pass."""
        answer = self._answers[line]
        if answer.policy is None or answer.count is not None:
            return line
        move = int(np.argmax(answer.policy))
        if move == len(self._board.cells):
            return line
        return played_line(self._board, (*line, move)).moves

    @property
    def compared_lines(self) -> tuple[Line, Line]:
        """Both lines, the longer one cut so that the same player is to move after them.

        A network's owners favor the player to move.
        """
        better, refutation = (line[:LONGEST_LINE] for line in self.lines)
        if (len(better) - len(refutation)) % 2:
            if len(better) > len(refutation):
                better = better[:-1]
            else:
                refutation = refutation[:-1]
        return better, refutation

    @property
    def compared(self) -> ComparedLines:
        """Both lines with their owners and the figures of the review."""
        review, node, komi = self.review, self.node, self.review.game_komi
        assert node.parent is not None
        before, after = review.part([node.parent, node], komi, 0, 2)
        errors = [point.error for point in (before, after) if point.error is not None]
        better, refutation = self.compared_lines
        best = before.winrate
        if after.winrate is not None and after.winrate_lost is not None:  # the sentence names both
            best = after.winrate + self._board.to_play * after.winrate_lost
            best = min(max(best, 0.0), 1.0)
        return ComparedLines(
            board=self._board,
            better=better,
            refutation=refutation,
            owners_better=self._owners(better),
            owners_played=self._owners(refutation),
            points_lost=after.points_lost,
            points_error=math.hypot(*errors) if errors else 0.0,
            winrate_lost=after.winrate_lost,
            alpha_better=after.alpha_best,
            alpha_played=after.alpha_played,
            beta_better=before.beta,
            beta_played=after.beta,
            winrate_better=best,
            winrate_played=after.winrate,
            komi=komi,
        )

    def _owners(self, line: Line) -> NDArray[np.float32] | None:
        """Return the mean expected owners along a line; None without ownership."""
        known = (self._answers.get(line[:count]) for count in _counts(line))
        return mean_owners(*(answer.ownership for answer in known if answer is not None))


def reason_search(review: GameReview, node: GameNode) -> ReasonSearch | None:
    """Return the search for the reason of a mistake.

    None if the better move is unknown, or the colors don't alternate there.
    """
    parent, move = node.parent, node.move
    if parent is None or move is None or node.setup:
        return None
    board = review.record.board_at(parent)
    better = review.best_line(parent, review.game_komi)
    if board.to_play != move.color or not better or better[0] == move.point:
        return None
    refutation = (move.point, *review.best_line(node, review.game_komi))
    better, refutation = (played_line(board, line).moves for line in (better, refutation))
    if not better or not refutation:
        return None
    return ReasonSearch(review, node, better, refutation)


def _counts(line: Line) -> list[int]:
    """Return after how many moves of a line its owners are asked: the first, third and last."""
    return sorted({1, min(3, len(line)), len(line)})
