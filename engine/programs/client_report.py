"""What another engine says of a position, as an AnalysisReport in Black's frame."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest
from engine.go.board import BLACK
from engine.programs.process import RefusedError
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate, with_points_lost
from engine.value.fit import komi_grid

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
"""Beta times the deviation of the score, as `engine.network.katago.curve` found it."""
STEEPEST: Final = 20.0
FLATTEST: Final = 0.02


@dataclass(frozen=True)
class Told:
    """A move, or the position itself, as an engine tells it; Black's frame."""

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
    """The position, from its moves: the engine's first choice stands for it."""
    first = min(candidates, key=lambda told: told.order)
    visits = sum(told.visits for told in candidates)
    return Told(first.move, visits, first.winrate, first.score, first.deviation)


def mover(request: AnalysisRequest) -> int:
    """Whose turn it is after the moves of a request, BLACK or WHITE."""
    return request.to_play if len(request.moves) % 2 == 0 else -request.to_play


def kept_to(request: AnalysisRequest, engine: str, told: Sequence[Told]) -> list[Told]:
    """The moves that the request allows; engines may tell of others.

    Raises
    ------
    RefusedError
        The engine tells of others alone: it takes no notice.
    """
    rules, color = request.restrictions, mover(request)
    kept = [one for one in told if all(rule.allows(one.move, color) for rule in rules)]
    if told and not kept:
        raise RefusedError(f"{engine} tells only of moves that were not to be searched")
    return kept


def to_report(
    request: AnalysisRequest,
    engine: str,
    root: Told,
    candidates: Sequence[Told],
    seconds: float,
    finished: bool,
) -> AnalysisReport:
    """An answer as the rest of the program reads it.

    The engine is one agent that plays to win. Its curves pass through the winrate at the komi of
    the request; where it tells a score, that is their middle. Without a score `network_beta` is 0,
    alpha and beta mean nothing, and the report holds at its own komi alone.
    """
    size, komi = request.rules.size, request.search_komi
    to_play = mover(request)
    grid = komi_grid(size)
    scored = root.score is not None
    policy = np.zeros(size * size + 1, np.float32)
    found = []
    for told in sorted(candidates, key=lambda told: told.order)[:MOST_CANDIDATES]:
        alpha, beta, curve = _curve(told, komi, grid, scored)
        policy[told.move] = told.prior
        winrate = told.winrate if to_play == BLACK else 1.0 - told.winrate
        found.append(
            Candidate(
                move=told.move,
                visits=told.visits,
                prior=told.prior,
                winrate=told.winrate,
                alpha=alpha,
                beta=beta,
                value=told.winrate,
                lower_bound=winrate if told.lower_bound is None else told.lower_bound,
                points_lost=0.0,
                variation=told.variation[:MOST_VARIATION] or (told.move,),
                curve=curve,
            )
        )
    alpha, beta, curve = _curve(root, komi, grid, scored)
    move = found[0].move if found else None
    agent = AgentAnalysis(
        lambda_=0.0,
        mu=0.0,
        move=move,
        visits=root.visits,
        winrate=root.winrate,
        value=root.winrate,
        alpha=alpha,
        beta=beta,
        window=(komi, komi),
        curve=curve,
        candidates=with_points_lost(tuple(found), to_play, move, size),
    )
    return AnalysisReport(
        ticket=request.ticket,
        size=size,
        to_play=to_play,
        komi=komi,
        searched_komi=komi,
        network=engine,
        network_alpha=alpha,
        network_beta=beta if scored else 0.0,
        network_winrate=root.winrate,
        policy=policy,
        komi_grid=grid,
        agents=(agent,),
        visits=root.visits,
        evaluations=root.visits,
        seconds=seconds,
        visits_per_s=root.visits / max(seconds, 1e-3),
        finished=finished,
    )


def _curve(
    told: Told, komi: float, grid: NDArray[np.float32], scored: bool
) -> tuple[float, float, NDArray[np.float32]]:
    """Alpha, beta and the curve on the grid."""
    if not scored or told.score is None:
        curve = np.full(len(grid), told.winrate, np.float32)
        curve.flags.writeable = False
        return komi, 0.0, curve
    p = min(max(told.winrate, 1e-4), 1.0 - 1e-4)
    odds = math.log(p / (1.0 - p))
    usual = STEEPNESS / max(told.deviation, 0.25) if told.deviation else 0.5
    beta = odds / told.score if told.score * odds > 0.0 and abs(told.score) > 0.25 else usual
    beta = min(max(beta, 0.4 * usual, FLATTEST), 2.5 * usual, STEEPEST)
    alpha = komi + told.score
    points = grid.astype(np.float64)
    curve = (0.5 * (1.0 + np.tanh(0.5 * beta * (alpha - points)))).astype(np.float32)
    curve.flags.writeable = False
    return alpha, beta, curve
