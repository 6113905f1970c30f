"""Convert another engine's answer about a position to an `AnalysisReport` in Black's frame."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr
from engine.programs.process import RefusedError
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.review.stored_reports import report_of
from engine.search.report import AnalysisReport

__all__ = [
    "MOST_CANDIDATES",
    "MOST_VARIATION",
    "Told",
    "kept_to",
    "mover",
    "root_told",
    "to_report",
]

MOST_CANDIDATES: Final = 50
"""Candidates kept of an answer: nobody looks at more."""
MOST_VARIATION: Final = 40
"""Moves kept of a principal variation."""
STEEPNESS: Final = 3.0
"""Beta times the deviation of the score, as `engine.network.katago.katago_curve` found it."""
STEEPEST: Final = 20.0
FLATTEST: Final = 0.02


@dataclass(frozen=True)
class Told:
    """What an engine says about a move, or about the position itself; Black's frame."""

    move: int
    """Point; N is pass. Of no meaning for the position itself."""
    visits: int
    winrate: float
    """Black's [0, 1]."""
    score: float | None = None
    """Black's lead, komi included [points]; None from an engine that knows no score."""
    deviation: float | None = None
    """Standard deviation of the final score [points]."""
    prior: float = 0.0
    lower_bound: float | None = None
    """Lower confidence bound of the winrate, for the side to move [0, 1]."""
    order: int = 0
    """Place in the engine's own ranking."""
    variation: tuple[int, ...] = ()
    """This move first."""


def root_told(candidates: Sequence[Told]) -> Told:
    """Return the figures of the position: those of the engine's first choice, with all visits."""
    first = min(candidates, key=lambda told: told.order)
    visits = sum(told.visits for told in candidates)
    return Told(first.move, visits, first.winrate, first.score, first.deviation)


def mover(request: AnalysisRequest) -> int:
    """Return the player to move after the moves of a request, BLACK or WHITE."""
    return request.to_play if len(request.moves) % 2 == 0 else -request.to_play


def kept_to(request: AnalysisRequest, engine: str, told: Sequence[Told]) -> list[Told]:
    """Return the moves that the request allows; some engines report others, too.

    Raises
    ------
    RefusedError
        The engine tells of others alone: it takes no notice.
    """
    rules, color = request.restrictions, mover(request)
    kept = [one for one in told if all(rule.allows(one.move, color) for rule in rules)]
    if told and not kept:
        raise RefusedError(
            tr("{program} reports only moves that were excluded from the search", program=engine)
        )
    return kept


def to_report(
    request: AnalysisRequest,
    engine: str,
    root: Told,
    candidates: Sequence[Told],
    seconds: float,
    finished: bool,
) -> AnalysisReport:
    """Return an engine's answer as a report.

    The engine is one agent that plays to win. Its curves pass through the winrate at the komi of
    the request; where it tells a score, that is their middle. Without a score alpha and beta are 0,
    and the report holds at its own komi alone.
    """
    komi = request.search_komi
    kept = sorted(candidates, key=lambda told: told.order)[:MOST_CANDIDATES]
    moves = tuple(_analyzed_move(told, komi, root.score is not None) for told in kept)
    choice = AnalyzedAgent(0.0, 0.0, moves[0].move if moves else None, moves)
    score = _alpha_beta(root, komi)
    analysis = Analysis(engine, root.visits, komi, *score, root.winrate, (choice,))
    report = report_of(analysis, request.rules.size, mover(request))
    (agent,) = report.agents
    bounded = tuple(
        c if told.lower_bound is None else replace(c, lower_bound=told.lower_bound)
        for c, told in zip(agent.candidates, kept, strict=True)
    )
    return replace(
        report,
        ticket=request.ticket,
        agents=(replace(agent, candidates=bounded),),
        evaluations=root.visits,
        seconds=seconds,
        visits_per_s=root.visits / max(seconds, 1e-3),
        finished=finished,
    )


def _analyzed_move(told: Told, komi: float, scored: bool) -> AnalyzedMove:
    alpha, beta = _alpha_beta(told, komi) if scored else (None, None)
    variation = told.variation[:MOST_VARIATION] or (told.move,)
    return AnalyzedMove(told.move, told.visits, told.prior, told.winrate, alpha, beta, variation)


def _alpha_beta(told: Told, komi: float) -> tuple[float | None, float | None]:
    """Return alpha and beta; None from an engine that knows no score."""
    if told.score is None:
        return None, None
    p = min(max(told.winrate, 1e-4), 1.0 - 1e-4)
    odds = math.log(p / (1.0 - p))
    usual = STEEPNESS / max(told.deviation, 0.25) if told.deviation else 0.5
    beta = odds / told.score if told.score * odds > 0.0 and abs(told.score) > 0.25 else usual
    return komi + told.score, min(max(beta, 0.4 * usual, FLATTEST), 2.5 * usual, STEEPEST)
