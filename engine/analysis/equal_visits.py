"""Searches that give every candidate the same number of visits."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.networks import LoadedNetwork
from engine.analysis.request import AnalysisRequest
from engine.go.position import play
from engine.go.state import PASSES, Position, clone
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate, with_points_lost
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.value.fit import score_of_curve

EQUAL_MOVES: Final = 10
"""Most moves that get equal visits: the best of the policy."""
STEPS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)
"""Visits of each move at which a report is given on the way."""


def equal_visits(
    request: AnalysisRequest,
    base: AnalysisReport,
    loaded: LoadedNetwork,
    position: Position,
    settings: SearchSettings,
    stopped: Callable[[], bool],
) -> Iterator[AnalysisReport]:
    """Search the position after each move side by side, and report in steps.

    Parameters
    ----------
    request
        With `spread` "equal", which shares the visits among the best moves of the policy, or
        "sweep", which gives a few to every move.
    base
        Report of a search of one visit with the same request: policy, network's figures, agents.
    loaded
        Network of the request.
    position
        Root.
    settings
        Settings of the search.
    """
    order = np.argsort(-base.policy, kind="stable")
    moves = [int(move) for move in order if base.policy[move] > 0.0]
    if position.counters[PASSES] > 0:  # a second pass ends the game: nothing is searched after it
        moves = [m for m in moves if m < request.rules.size**2] or moves
    if request.spread == "equal":
        moves = moves[:EQUAL_MOVES]
    if not moves:
        yield base
        return
    started, evaluated = time.perf_counter(), loaded.evaluator.evaluations
    each = request.visits_each(len(moves))
    agents, count = base.agents, len(moves)
    search = TreeSearch(
        loaded.evaluator,
        request.rules.size,
        count * len(agents),
        each,
        # eight evaluations of each root would be a large share of so few visits
        settings.replace(batch=1, average_symmetries=False),
        grid=base.komi_grid,
        scoring=request.end_scoring,
    )
    for a, agent in enumerate(agents):
        for m, move in enumerate(moves):
            after = clone(position)
            play(after, move)
            search.set_root(a * count + m, after, request.search_komi, agent.lambda_, agent.mu)
    for visits in [*(step for step in STEPS if step < each), each]:
        search.run(np.full(count * len(agents), visits, np.int32), stopped=stopped)
        stats = search.root_stats()
        finished = visits == each or stopped()
        visits_so_far = int(stats.root_visits.sum())
        elapsed = time.perf_counter() - started
        if stats.root_visits.min() > 0:
            yield dataclasses.replace(
                base,
                agents=tuple(
                    _agent(agent, base, moves, search, stats, a * count)
                    for a, agent in enumerate(agents)
                ),
                visits=visits_so_far,
                evaluations=base.evaluations + loaded.evaluator.evaluations - evaluated,
                seconds=base.seconds + elapsed,
                visits_per_s=visits_so_far / elapsed,
                finished=finished,
            )
        elif finished:
            yield dataclasses.replace(base, finished=True)
        if finished:
            return


def _agent(
    agent: AgentAnalysis,
    base: AnalysisReport,
    moves: list[int],
    search: TreeSearch,
    stats: RootStats,
    first: int,
) -> AgentAnalysis:
    """Return an agent's analysis from the trees after its moves, which begin at tree `first`."""
    candidates = [_candidate(move, base, search, stats, first + m) for m, move in enumerate(moves)]
    candidates.sort(key=lambda c: -base.to_play * c.value)
    best = candidates[0]
    return dataclasses.replace(
        agent,
        move=best.move,
        visits=sum(c.visits for c in candidates),
        winrate=best.winrate,
        value=best.value,
        alpha=best.alpha,
        beta=best.beta,
        curve=best.curve,
        candidates=with_points_lost(tuple(candidates), base.to_play, best.move, base.size),
    )


def _candidate(
    move: int, base: AnalysisReport, search: TreeSearch, stats: RootStats, t: int
) -> Candidate:
    curve: NDArray[np.float32] = search.curves(t, stats)[-1]
    curve.flags.writeable = False
    scored = base.network_beta > 0.0
    alpha, beta = score_of_curve(base.komi_grid, curve) if scored else (0.0, 0.0)
    value = float(stats.root_value[t])
    reply = int(stats.visits[t].argmax()) if stats.visits[t].any() else None
    return Candidate(
        move=move,
        visits=int(stats.root_visits[t]),
        prior=float(base.policy[move]),
        winrate=float(stats.root_winrate[t]),
        alpha=alpha,
        beta=beta,
        value=value,
        lower_bound=(value if base.to_play > 0 else 1.0 - value) - 1.0,
        points_lost=0.0,
        variation=(move, *(search.variation(t, reply) if reply is not None else ())),
        curve=curve,
    )
