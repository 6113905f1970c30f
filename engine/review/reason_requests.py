"""What a reason needs evaluated: the owners along both lines, at six positions at most."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.record.game_node import GameNode
from engine.review.game_review import GameReview
from engine.review.reasons.evidence import Evidence
from engine.review.reasons.find import find_evidence
from engine.review.reasons.lines import LONGEST_LINE, ComparedLines, mean_owners, played_line
from engine.review.requests import request_for
from engine.search.report import AnalysisReport

VISITS: Final = 1
"""Visits of each request: the network's owners need no search."""


@dataclass(frozen=True)
class ReasonRequests:
    """Requests that the reason of one mistake needs."""

    node: GameNode
    """Node of the mistake."""
    better: tuple[int, ...]
    """The engine's choice before it and its variation."""
    refutation: tuple[int, ...]
    """The move and its expected continuation."""
    better_requests: tuple[AnalysisRequest, ...]
    """Of positions of `better`: after its first, third and last move."""
    played_requests: tuple[AnalysisRequest, ...]
    """Of positions of `refutation`."""

    @property
    def requests(self) -> tuple[AnalysisRequest, ...]:
        """All requests."""
        return self.better_requests + self.played_requests


def reason_requests(
    review: GameReview, node: GameNode, new_ticket: Callable[[], int]
) -> ReasonRequests | None:
    """Return what to evaluate for the reason of a mistake, with `VISITS` each.

    None if the better move is unknown, or the colors don't alternate there.
    """
    parent, move, komi = node.parent, node.move, review.game_komi
    if parent is None or move is None or node.setup:
        return None
    board = review.record.board_at(parent)
    better = review.best_line(parent, komi)
    if board.to_play != move.color or not better or better[0] == move.point:
        return None
    refutation = (move.point, *review.best_line(node, komi))
    better, refutation = (played_line(board, line).moves for line in (better, refutation))
    if not better or not refutation:
        return None
    better, refutation = _ended_alike(better, refutation)
    base = replace(
        request_for(review, parent, (max(review.lambdas),), 0, VISITS), komi=review.game_komi
    )
    requests = (
        tuple(
            replace(base, ticket=new_ticket(), moves=base.moves + line[:count])
            for count in sorted({1, min(3, len(line)), len(line)})
        )
        for line in (better, refutation)
    )
    return ReasonRequests(node, better, refutation, *requests)


def _ended_alike(
    better: tuple[int, ...], refutation: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return two lines after which the same player is to move, the longer one cut if need be.

    A network's owners favor the player to move.
    """
    better, refutation = better[:LONGEST_LINE], refutation[:LONGEST_LINE]
    if (len(better) - len(refutation)) % 2:
        if len(better) > len(refutation):
            better = better[:-1]
        else:
            refutation = refutation[:-1]
    return better, refutation


def evidence_from(
    review: GameReview,
    asked: ReasonRequests,
    answers: Mapping[int, AnalysisReport | SweepPoint],
) -> Evidence | None:
    """Return the evidence from answers by ticket; None where no reason is found."""
    return find_evidence(compared_lines(review, asked, answers))


def compared_lines(
    review: GameReview,
    asked: ReasonRequests,
    answers: Mapping[int, AnalysisReport | SweepPoint],
) -> ComparedLines:
    """Return both lines with their owners and the figures of the review."""
    node, komi = asked.node, review.game_komi
    parent = node.parent
    assert parent is not None, "a mistake has a position before it"
    before, after = review.part([parent, node], komi, 0, 2)
    errors = [point.error for point in (before, after) if point.error is not None]
    owners = []
    for requests in (asked.better_requests, asked.played_requests):
        found = [answers[request.ticket] for request in requests if request.ticket in answers]
        owners.append(mean_owners(*(answer.ownership for answer in found)))
    return ComparedLines(
        board=review.record.board_at(parent),
        better=asked.better,
        refutation=asked.refutation,
        owners_better=owners[0],
        owners_played=owners[1],
        points_lost=after.points_lost,
        points_error=math.hypot(*errors) if errors else 0.0,
        winrate_lost=after.winrate_lost,
        alpha_better=after.alpha_best,
        alpha_played=after.alpha_played,
        beta_better=before.beta,
        beta_played=after.beta,
        winrate_better=before.winrate,
        winrate_played=after.winrate,
        komi=komi,
    )
