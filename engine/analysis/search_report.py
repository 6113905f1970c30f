"""Make a report from the trees of a search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings, best_first, choose_move, lower_bounds, mover_stats
from engine.analysis.komi_samples import RootSamples
from engine.analysis.networks import LoadedNetwork
from engine.analysis.request import AnalysisRequest
from engine.go.counting import Count
from engine.go.scoring import area_score
from engine.go.state import PASSES, PLY, TO_PLAY, Position
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    counted_agent,
    pass_or_move,
    with_points_lost,
)
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.value.curve import WinrateCurve, own_curve
from engine.search.value.fit import curve_at, score_of_curve
from engine.search.value.kinds import knows_score


def search_report(
    request: AnalysisRequest,
    loaded: LoadedNetwork,
    search: TreeSearch,
    position: Position,
    owners: NDArray[np.float32] | None,
    count: Count | None = None,
    samples: RootSamples | None = None,
    *,
    finished: bool,
    seconds: float,
    evaluations: int,
    new_visits: int,
) -> AnalysisReport:
    """Return the current result of a search.

    Parameters
    ----------
    owners : [N]
        Expected owner of each point, Black's frame; None if the network has no ownership.
    count
        Count of the board if two passes ended the game.
    samples
        Answers at several komi, for networks that see one at a time.
    seconds, evaluations, new_visits
        Effort since the request.
    """
    stats = search.root_stats()
    komi = request.search_komi
    to_play = int(position.counters[TO_PLAY])
    grid = search.trees.grid
    own = WinrateCurve(int(stats.curve_kind[0]), tuple(stats.curve[0].tolist()))
    alpha, beta = own.score or (0.0, 0.0)
    alpha = min(max(alpha, -(search.size**2)), search.size**2)  # the board holds no more
    if samples is None:
        network_curve = own_curve(own.kind, stats.curve[0], grid)
    else:
        network_curve = samples.network_curve
    if network_curve is not None:
        alpha, beta = score_of_curve(grid, network_curve)
    policy = stats.prior[0].copy()
    policy.flags.writeable = False
    pass_is_free = request.has_passed or request.rules.scoring == "territory"
    return AnalysisReport(
        ticket=request.ticket,
        size=request.rules.size,
        to_play=to_play,
        komi=komi,
        searched_komi=komi,
        network=loaded.name,
        network_alpha=alpha,
        network_beta=beta,
        network_winrate=own.at(-komi),
        network_curve=network_curve,
        policy=policy,
        komi_grid=grid,
        agents=tuple(
            _agent_analysis(agent, search, stats, t, position, komi, samples, pass_is_free)
            if count is None
            else counted_agent(
                agent.lambda_,
                agent.mu,
                int(stats.root_visits[t]),
                count.score,
                komi,
                grid,
            )
            for t, agent in enumerate(request.agents)
        ),
        visits=int(stats.root_visits.sum()),
        evaluations=evaluations,
        seconds=seconds,
        visits_per_s=new_visits / seconds if seconds > 0 else 0.0,
        finished=finished,
        count=count,
        evaluator=loaded.evaluator.backend.name,
        evaluator_speeds=tuple(loaded.evaluator.speeds.items()),
        ownership=owners,
        pass_is_free=pass_is_free,
        network_has_values=loaded.has_values,
    )


def _agent_analysis(
    agent: AgentSettings,
    search: TreeSearch,
    stats: RootStats,
    t: int,
    position: Position,
    komi: float,
    samples: RootSamples | None,
    pass_is_free: bool,
) -> AgentAnalysis:
    to_play = int(position.counters[TO_PLAY])
    mover = mover_stats(stats, t, to_play)
    order = best_first(mover, agent.choice)
    bounds = lower_bounds(mover)
    curves = search.curves(t, stats)
    if samples is not None:
        samples.correct(curves, t, stats)
    curves.flags.writeable = False
    grid = search.trees.grid
    kind = int(stats.curve_kind[t])
    believed = float(search.trees.komi[t]) if agent.has_dynamic_komi else None
    other_komi = believed is not None and believed != komi  # then winrates at the game's are read
    candidates = []
    for move in order[mover.visits[order] > 0]:
        alpha, beta = _score(grid, curves[move], kind)
        candidates.append(
            Candidate(
                move=int(move),
                visits=int(mover.visits[move]),
                prior=float(mover.prior[move]),
                winrate=curve_at(grid, curves[move], komi)
                if other_komi
                else float(stats.winrate[t, move]),
                alpha=alpha,
                beta=beta,
                value=float(stats.value[t, move]),
                lower_bound=float(bounds[move]),
                points_lost=0.0,
                variation=search.variation(t, int(move)),
                curve=curves[move],
            )
        )
    alpha, beta = _score(grid, curves[-1], kind)
    winrate = curve_at(grid, curves[-1], komi) if other_komi else float(stats.root_winrate[t])
    # a pass that wins may still cost points, and a search that left it out had better moves;
    # without a search the count decides, not a winrate that expects more moves
    counts = search.scoring == "area" and not mover.visits.any()
    may_pass = agent.lambda_ == 0.0 and bool(mover.visits[-1] or counts)
    passed = next((c.winrate for c in candidates if c.move == search.size**2), winrate)
    move = choose_move(
        mover,
        agent.replace(
            temperature=0.0,
            resign_below=0.0,
            pass_rule=agent.pass_rule if may_pass else "search",
        ),
        ply=int(position.counters[PLY]),
        margin_if_passed=to_play
        * (area_score(position) - komi if search.scoring == "area" else passed - 0.5),
        after_pass=position.counters[PASSES] > 0,
        order=order,
    )
    if pass_is_free:
        move = pass_or_move(candidates, move, to_play, search.size)
    return AgentAnalysis(
        lambda_=agent.lambda_,
        mu=agent.mu,
        move=move,
        visits=int(stats.root_visits[t]),
        winrate=winrate,
        value=float(stats.root_value[t]),
        alpha=alpha,
        beta=beta,
        window=(-float(stats.window[t, 0]), -float(stats.window[t, 1])),
        curve=curves[-1],
        candidates=with_points_lost(tuple(candidates), to_play, move, search.size),
        dynamic_komi=believed,
        margin=agent.margin,
    )


def _score(grid: NDArray[np.float32], curve: NDArray[np.float32], kind: int) -> tuple[float, float]:
    """Return fair komi and steepness of a searched curve; 0 and 0 if the network has no score."""
    return score_of_curve(grid, curve) if knows_score(kind) else (0.0, 0.0)
