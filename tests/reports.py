"""Reports as a search would make them, from sigmoids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.go.coords import gtp_to_point
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    lambda_komi,
    with_points_lost,
)
from engine.search.value.fit import curve_at, sigmoid_curve

BLACK, WHITE = 1, -1


class Shape(NamedTuple):
    """One candidate in short."""

    move: str
    alpha: float
    beta: float
    visits: int
    prior: float
    line: str = ""


def grid_of(size: int) -> NDArray[np.float32]:
    limit = min(size * size + 1, 100)
    return np.arange(-2 * limit, 2 * limit + 1, dtype=np.float32) / np.float32(2)


def rounded(alpha: float, beta: float, grid: NDArray[np.float32]) -> NDArray[np.float32]:
    """A searched curve: a little wider at the feet than one sigmoid, like a mean over leaves."""
    wide = grid.astype(np.float64)
    steep = sigmoid_curve(wide, alpha, beta)
    loose = sigmoid_curve(wide, alpha, 0.45 * beta)
    return (0.85 * steep + 0.15 * loose).astype(np.float32)


SEVEN = (
    Shape("D4", 9.0, 1.1, 180, 0.42, "D4 D5 E5 C5 E4 C4 D3 C3"),
    Shape("E5", 8.0, 3.9, 60, 0.21, "E5 D4 D5 C4 E4"),
    Shape("C4", 8.2, 1.2, 32, 0.15, "C4 D4 D5 E4"),
    Shape("D3", 7.0, 1.3, 6, 0.10, "D3 D4"),
    Shape("B2", 3.5, 1.0, 2, 0.01, "B2 D4"),
)


def make_report(
    shapes: Sequence[Shape] = SEVEN,
    *,
    size: int = 7,
    komi: float = 9.5,
    to_play: int = BLACK,
    lambdas: Sequence[float] = (0.0, 0.5, 1.0),
    moves: Sequence[str | None] | None = None,
    network: tuple[float, float] | None = (8.6, 0.9),
    finished: bool = False,
) -> AnalysisReport:
    """A report in which candidate shapes are searched alike by every agent."""
    grid = grid_of(size)
    candidates = []
    for shape in shapes:
        curve = rounded(shape.alpha, shape.beta, grid)
        winrate = curve_at(grid, curve, komi)
        candidates.append(
            Candidate(
                move=gtp_to_point(shape.move, size),
                visits=shape.visits,
                prior=shape.prior,
                winrate=winrate,
                alpha=shape.alpha,
                beta=shape.beta,
                value=winrate,
                lower_bound=max(0.0, winrate - 0.05),
                points_lost=0.0,
                variation=tuple(gtp_to_point(v, size) for v in shape.line.split()),
                curve=curve,
            )
        )
    visits = sum(s.visits for s in shapes) + 1
    agents = []
    for place, lambda_ in enumerate(lambdas):
        main = shapes[0] if shapes else Shape("pass", 0.0, 0.1, 0, 1.0)
        curve = rounded(main.alpha - 0.1 * place * to_play, main.beta, grid)
        chosen = moves[place] if moves else (shapes[0].move if shapes else None)
        move = None if chosen is None else gtp_to_point(chosen, size)
        agents.append(
            AgentAnalysis(
                lambda_=lambda_,
                mu=0.0,
                move=move,
                visits=visits,
                winrate=curve_at(grid, curve, komi),
                value=0.5,
                alpha=main.alpha - 0.1 * place * to_play,
                beta=main.beta,
                window=(komi, lambda_komi(main.alpha, main.beta, komi, lambda_)),
                curve=curve,
                candidates=with_points_lost(tuple(candidates), to_play, move, size),
            )
        )
    alpha, beta = network or (0.0, 0.0)
    return AnalysisReport(
        ticket=1,
        size=size,
        to_play=to_play,
        komi=komi,
        searched_komi=komi,
        network="test",
        network_alpha=alpha,
        network_beta=beta,
        network_winrate=0.5,
        policy=np.full(size * size + 1, 1.0 / (size * size + 1), np.float32),
        komi_grid=grid,
        agents=tuple(agents),
        visits=visits * len(agents),
        evaluations=visits,
        seconds=1.0,
        visits_per_s=float(visits),
        finished=finished,
    )
