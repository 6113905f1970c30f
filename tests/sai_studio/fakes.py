"""An engine with scripted answers: quick, slow, failing, broken."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.base.errors import EngineError
from engine.catalog.network_info import NetworkInfo
from engine.go.counting import Count
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate

BLACK, WHITE = 1, -1


def network_info(size: int = 7) -> NetworkInfo:
    return NetworkInfo(Path("fake.safetensors"), "fake", size, f"{size}x{size}, 3x128", "0badcafe")


def sigmoid_curve(grid: NDArray[np.float32], alpha: float, beta: float) -> NDArray[np.float32]:
    curve = 0.5 * (1.0 + np.tanh(0.5 * beta * (alpha - grid.astype(np.float64))))
    return curve.astype(np.float32)


def fake_report(
    request: AnalysisRequest, visits: int, *, finished: bool = True, alpha: float = 9.0
) -> AnalysisReport:
    """A report on a request: candidates are the first empty points next to the middle."""
    size = request.rules.size
    to_play = request.to_play * (-1) ** len(request.moves)
    taken = {p for p in range(size * size) if request.stones[p]} | set(request.moves)
    middle = (size - 1) / 2
    free = [p for p in range(size * size) if p not in taken]
    for rule in request.restrictions:
        free = [p for p in free if p in rule.moves]
    free.sort(key=lambda p: (abs(p // size - middle) + abs(p % size - middle), p))
    limit = min(size * size + 1, 100)
    grid = np.arange(-2 * limit, 2 * limit + 1, dtype=np.float32) / np.float32(2)
    komi = request.search_komi
    drift = 0.6 * math.sin(1.7 * len(request.moves)) + 0.05 * len(request.moves)
    shares = (0.6, 0.2, 0.09, 0.05, 0.03, 0.02, 0.01)
    agents = []
    for place, agent in enumerate(request.agents):
        candidates = []
        order = free[:7]
        if place == 2 and len(order) > 1:
            order[:2] = order[1::-1]
        for i, (move, share) in enumerate(zip(order, shares, strict=False)):
            a = alpha + drift - to_play * (0.0, 0.4, 0.9, 1.7, 3.1, 5.2, 9.0)[i]
            beta = 0.55 + 0.25 * (i == 1)
            curve = sigmoid_curve(grid, a, beta)
            candidates.append(
                Candidate(
                    move=move,
                    visits=round(share * visits),
                    prior=share,
                    winrate=float(np.interp(komi, grid, curve)),
                    alpha=a,
                    beta=beta,
                    value=float(np.interp(komi, grid, curve)),
                    lower_bound=0.5,
                    points_lost=abs(a - alpha - drift),
                    variation=(move, *[p for p in free if p != move][:9]),
                    curve=curve,
                )
            )
        curve = sigmoid_curve(grid, alpha + drift, 0.55)
        winrate = float(np.interp(komi, grid, curve))
        agents.append(
            AgentAnalysis(
                lambda_=agent.lambda_,
                mu=agent.mu,
                move=candidates[0].move if candidates else None,
                visits=visits,
                winrate=winrate,
                value=(1 - agent.lambda_) * winrate + 0.5 * agent.lambda_,
                alpha=alpha + drift,
                beta=0.55,
                window=(komi, komi + agent.lambda_ * (alpha + drift - komi)),
                curve=curve,
                candidates=tuple(candidates),
                dynamic_komi=komi + 2.5 if agent.has_dynamic_komi else None,
            )
        )
    policy = np.zeros(size * size + 1, np.float32)
    for move, share in zip(free, shares, strict=False):
        policy[move] = share
    return AnalysisReport(
        ticket=request.ticket,
        size=size,
        to_play=to_play,
        komi=komi,
        searched_komi=komi,
        network="fake",
        network_alpha=alpha + drift,
        network_beta=0.5,
        network_winrate=0.5,
        policy=policy,
        komi_grid=grid,
        agents=tuple(agents),
        visits=visits * len(agents),
        evaluations=visits,
        seconds=1.0,
        visits_per_s=1234.0,
        finished=finished,
    )


class FakeAnalyzer:
    """Answers at once, in `steps` reports per request, unless told otherwise."""

    def __init__(self, steps: int = 2, pause_s: float = 0.0) -> None:
        self.steps, self.pause_s = steps, pause_s
        self.fails: EngineError | None = None
        self.count: Count | None = None  # of games that two passes ended
        self.breaks: Exception | None = None
        self.requests: list[AnalysisRequest] = []
        self.sweeps: list[tuple[int, int]] = []
        self.threads: set[int] = set()

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        self._come_in()
        self.requests.append(request)
        for step in range(1, self.steps + 1):
            time.sleep(self.pause_s)
            finished = step == self.steps or stopped()
            visits = request.visits * step // self.steps
            yield fake_report(request, max(visits, 1), finished=finished)
            if finished:
                return

    def sweep(
        self, requests: Sequence[AnalysisRequest], visits: int, stopped: Callable[[], bool]
    ) -> Iterator[SweepPoint]:
        self._come_in()
        self.sweeps.append((len(requests), visits))
        for request in requests:
            time.sleep(self.pause_s / 10)
            if stopped():
                return
            report = fake_report(request, visits)
            agent = report.agents[0]
            yield SweepPoint(
                request.ticket,
                visits,
                agent.alpha,
                agent.beta,
                agent.winrate,
                agent.move,
                count=self.count,
            )

    def _come_in(self) -> None:
        self.threads.add(threading.get_ident())
        if self.fails is not None:
            raise self.fails
        if self.breaks is not None:
            raise self.breaks
