"""Convert another engine's figures of a position to an `AnalysisReport` in Black's frame."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr
from engine.games.programs.process import RefusedError
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.review.stored_analyses import report_of
from engine.search.report import AnalysisReport

MOST_CANDIDATES: Final = 50
"""Largest number of candidates in a report."""
MOST_VARIATION: Final = 40
"""Largest number of moves in a variation."""
STEEPNESS: Final = 3.0
"""Beta times the score's standard deviation, see `engine.network.runners.katago_curve`."""
STEEPEST: Final = 20.0
"""Largest beta [1/points]."""
FLATTEST: Final = 0.02
"""Smallest beta [1/points]."""


@dataclass(frozen=True)
class EngineFigures:
    """An engine's figures of a move, or of the position itself; Black's frame."""

    move: int
    """Point; N is pass. In the figures of the position: the engine's first choice."""
    visits: int
    winrate: float
    """Black's winrate [0, 1]."""
    score: float | None = None
    """Black's lead, komi included [points]; None if the engine states no score."""
    deviation: float | None = None
    """Standard deviation of the final score [points]."""
    curve: tuple[float, float] | None = None
    """Alpha [points] and beta [1/points], as this program's own server states them."""
    prior: float = 0.0
    lower_bound: float | None = None
    """Lower confidence bound of the winrate, for the side to move [0, 1]."""
    order: int = 0
    """Rank in the engine's own order, 0 is the best."""
    variation: tuple[int, ...] = ()
    """Expected moves, this one first."""


def root_figures(candidates: Sequence[EngineFigures]) -> EngineFigures:
    """Return the figures of the position: those of the engine's first choice, with all visits."""
    first = min(candidates, key=lambda candidate: candidate.order)
    visits = sum(candidate.visits for candidate in candidates)
    return replace(first, visits=visits)


def mover(request: AnalysisRequest) -> int:
    """Return the player to move after the moves of a request, BLACK or WHITE."""
    return request.to_play if len(request.moves) % 2 == 0 else -request.to_play


def allowed_moves(
    request: AnalysisRequest, engine: str, candidates: Sequence[EngineFigures]
) -> list[EngineFigures]:
    """Return the candidates that the request's restrictions allow; some engines report others.

    Raises
    ------
    RefusedError
        All candidates are forbidden: the engine ignores the restrictions.
    """
    color = mover(request)
    allowed = [
        candidate
        for candidate in candidates
        if all(rule.allows(candidate.move, color) for rule in request.restrictions)
    ]
    if candidates and not allowed:
        raise RefusedError(
            tr("{program} reports only moves that were excluded from the search", program=engine)
        )
    return allowed


def to_report(
    request: AnalysisRequest,
    engine: str,
    root: EngineFigures,
    candidates: Sequence[EngineFigures],
    seconds: float,
    finished: bool,
) -> AnalysisReport:
    """Return an engine's figures as a report.

    The engine becomes one agent that plays to win. Its curves pass through the winrate at the komi
    of the request, and their middle is the score. Without a score alpha and beta are 0, and the
    report is valid at its own komi only.

    Parameters
    ----------
    root
        Figures of the position.
    seconds
        Time since the request started [s].
    """
    komi = request.search_komi
    kept = sorted(candidates, key=lambda candidate: candidate.order)[:MOST_CANDIDATES]
    moves = tuple(_analyzed_move(figures, komi, root.score is not None) for figures in kept)
    choice = AnalyzedAgent(0.0, 0.0, moves[0].move if moves else None, moves)
    score = _alpha_beta(root, komi)
    analysis = Analysis(engine, root.visits, komi, *score, root.winrate, (choice,))
    report = report_of(analysis, request.rules.size, mover(request))
    (agent,) = report.agents
    bounded = tuple(
        c if figures.lower_bound is None else replace(c, lower_bound=figures.lower_bound)
        for c, figures in zip(agent.candidates, kept, strict=True)
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


def _analyzed_move(figures: EngineFigures, komi: float, has_score: bool) -> AnalyzedMove:
    alpha, beta = _alpha_beta(figures, komi) if has_score else (None, None)
    return AnalyzedMove(
        figures.move,
        figures.visits,
        figures.prior,
        figures.winrate,
        alpha,
        beta,
        figures.variation[:MOST_VARIATION] or (figures.move,),
    )


def _alpha_beta(figures: EngineFigures, komi: float) -> tuple[float | None, float | None]:
    """Return alpha and beta of a sigmoid through score and winrate; None without a score.

    They are those that the engine states, if it does. Else beta is the log odds divided by the
    score, unless these have different signs or the score is near 0; then it follows from the
    score's deviation, from which it never lies far.
    """
    score = figures.score
    if score is None:
        return None, None
    if figures.curve is not None:
        return figures.curve
    p = min(max(figures.winrate, 1e-4), 1.0 - 1e-4)
    odds = math.log(p / (1.0 - p))
    usual = STEEPNESS / max(figures.deviation, 0.25) if figures.deviation else 0.5
    beta = odds / score if score * odds > 0.0 and abs(score) > 0.25 else usual
    return komi + score, min(max(beta, 0.4 * usual, FLATTEST), 2.5 * usual, STEEPEST)
