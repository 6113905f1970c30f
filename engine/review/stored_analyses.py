"""Analyses in game records: reports stored and read again, and which one is shown for a node.

Every analysis has a kind: network, rules, searched komi and agent. Only analyses of the kind in use
compete with the live search. Those of another kind are shown if there is nothing else, and are
marked as such.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.stored_analysis import (
    Analysis,
    AnalysisKind,
    AnalyzedAgent,
    AnalyzedMove,
    lambda_for_points,
    rules_text,
)
from engine.review.timeline import Estimate, best_estimate, move_scores
from engine.search.loss import MoveScore, has_enough_visits
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    lambda_komi,
    with_points_lost,
)
from engine.search.value.fit import (
    Knots,
    curve_knots,
    curve_through,
    komi_grid,
    score_of_curve,
    winrates_of_knots,
)

STORED_CANDIDATES: Final = 12
FIRST_MOVES: Final = 10  # of the policy, as in section 6 of the cross-convolution paper
STORED_MOVES: Final = 12  # moves of a stored variation


def analysis_of(
    report: AnalysisReport, identity: str, name: str = "", rules: str = ""
) -> Analysis | None:
    """Return the analysis to store for a report; None for an empty report, and without winrates.

    Agents with dynamic komi are left out: they searched at another komi than the report's.
    `identity` is the network's, eight hex digits, or its name; see `Analysis` for the rest.
    """
    if not report.agents or not report.has_winrates or not math.isfinite(report.headline.beta):
        return None  # nothing was searched, or the game is over and its score certain
    first = report.headline
    if first.dynamic_komi is not None:
        return None
    scored = report.network_beta > 0.0

    def if_scored(value: float, digits: int) -> float | None:
        return round(value, digits) if scored else None

    def knots(searched: AgentAnalysis | Candidate) -> Knots:
        if not scored:
            return ()
        shape = searched.alpha, searched.beta, report.komi
        return curve_knots(report.komi_grid, searched.curve, *shape)

    return Analysis(
        network=identity,
        visits=first.visits,
        komi=report.komi,
        alpha=if_scored(first.alpha, 3),
        beta=if_scored(first.beta, 5),
        winrate=round(first.winrate, 5),
        agents=tuple(
            AnalyzedAgent(
                lambda_=agent.lambda_,
                mu=agent.mu,
                move=agent.move,
                candidates=tuple(
                    AnalyzedMove(
                        move=c.move,
                        visits=c.visits,
                        prior=round(c.prior, 5),
                        winrate=round(c.winrate, 5),
                        alpha=if_scored(c.alpha, 3),
                        beta=if_scored(c.beta, 5),
                        variation=c.variation[:STORED_MOVES],
                        curve=knots(c),
                    )
                    for c in agent.candidates[:STORED_CANDIDATES]
                    if c.visits
                ),
                curve=knots(agent),
            )
            for agent in report.agents
            if agent.dynamic_komi is None
        ),
        name=name,
        rules=rules,
        first_moves=first_moves(report.policy),
    )


def first_moves(policy: NDArray[np.float32] | None) -> tuple[int, ...]:
    """Return the moves that a policy [A] prefers, best first; nothing of an unknown policy."""
    if policy is None or not policy.any():
        return ()
    order = np.argsort(-policy, kind="stable")[:FIRST_MOVES]
    return tuple(order[policy[order] > 0.0].tolist())


def report_of(analysis: Analysis, size: int, to_play: int) -> AnalysisReport:
    """Return a stored analysis as a report, whose curves pass through the stored figures."""
    grid = komi_grid(size)
    first_alpha, first_beta = _figures(analysis)
    curve = _curve(grid, first_alpha, first_beta, analysis.komi, analysis.winrate, analysis.curve)
    policy = np.zeros(size * size + 1, np.float32)
    agents: list[AgentAnalysis] = []
    headline = analysis.first_agent
    for stored in analysis.agents:
        candidates = _candidates(stored, grid, analysis.komi, to_play, size)
        for candidate in candidates:
            policy[candidate.move] = candidate.prior
        root = (first_alpha, first_beta, analysis.winrate, curve)
        if stored is not headline and first_beta > 0.0 and any(c.visits for c in candidates):
            root = _root_of(candidates, grid, stored.curve)
        alpha, beta, winrate, mean = root
        agents.append(
            AgentAnalysis(
                lambda_=stored.lambda_,
                mu=stored.mu,
                move=stored.move,
                visits=analysis.visits,
                winrate=winrate,
                value=winrate,
                alpha=alpha,
                beta=beta,
                window=(
                    lambda_komi(first_alpha, first_beta, analysis.komi, stored.mu),
                    lambda_komi(first_alpha, first_beta, analysis.komi, stored.lambda_),
                ),
                curve=mean,
                candidates=candidates,
            )
        )
    policy.flags.writeable = False
    return AnalysisReport(
        ticket=0,
        size=size,
        to_play=to_play,
        komi=analysis.komi,
        searched_komi=analysis.komi,
        network=analysis.network,
        network_alpha=first_alpha,
        network_beta=first_beta,
        network_winrate=analysis.winrate,
        policy=policy,
        komi_grid=grid,
        agents=tuple(agents),
        visits=analysis.visits * len(analysis.agents),
        evaluations=0,
        seconds=0.0,
        visits_per_s=0.0,
        finished=True,
    )


def _candidates(
    stored: AnalyzedAgent, grid: NDArray[np.float32], komi: float, to_play: int, size: int
) -> tuple[Candidate, ...]:
    candidates = []
    for c in stored.candidates:
        alpha, beta = _figures(c)
        candidates.append(
            Candidate(
                move=c.move,
                visits=c.visits,
                prior=c.prior,
                winrate=c.winrate,
                alpha=alpha,
                beta=beta,
                value=c.winrate,
                lower_bound=c.winrate if to_play > 0 else 1.0 - c.winrate,
                points_lost=0.0,
                variation=c.variation or (c.move,),  # a sweep keeps none
                curve=_curve(grid, alpha, beta, komi, c.winrate, c.curve),
            )
        )
    return with_points_lost(tuple(candidates), to_play, stored.move, size)


def _figures(kept: Analysis | AnalyzedMove) -> tuple[float, float]:
    """Return alpha and beta as in reports: both 0 for a network without score."""
    if kept.alpha is None or kept.beta is None or kept.beta <= 0.0:
        return 0.0, 0.0
    return kept.alpha, kept.beta


def _root_of(
    candidates: tuple[Candidate, ...], grid: NDArray[np.float32], knots: Knots
) -> tuple[float, float, float, NDArray[np.float32]]:
    """Return alpha, beta, winrate and curve of an agent: its own curve, or the mean of those of its
    candidates."""
    weights = np.array([c.visits for c in candidates], np.float64)
    weights /= weights.sum()
    if knots:
        curve = _curve_of_knots(knots, grid)
    else:
        curves = np.array([c.curve for c in candidates], np.float64)
        curve = (weights @ curves).astype(np.float32)
    curve.flags.writeable = False
    alpha, beta = score_of_curve(grid, curve)
    winrate = float(weights @ np.array([c.winrate for c in candidates]))
    return alpha, beta, winrate, curve


def _curve_of_knots(knots: Knots, grid: NDArray[np.float32]) -> NDArray[np.float32]:
    return winrates_of_knots(knots, grid.astype(np.float64)).astype(np.float32)


def _curve(
    grid: NDArray[np.float32],
    alpha: float,
    beta: float,
    komi: float,
    winrate: float,
    knots: Knots,
) -> NDArray[np.float32]:
    """Return the curve of stored figures; `winrate` is that at `komi`."""
    if knots:
        curve = _curve_of_knots(knots, grid)
    elif beta <= 0.0:
        curve = np.full(len(grid), winrate, np.float32)
    else:
        found = curve_through(grid.astype(np.float64), alpha, beta, komi, winrate)
        curve = found.astype(np.float32)
    curve.flags.writeable = False
    return curve


def kind_in_use(
    network: NetworkInfo | None, rules: Rules, lambdas: Sequence[float]
) -> AnalysisKind | None:
    """Return the kind of a search started now at the game's komi; None without a network."""
    if network is None:
        return None
    return AnalysisKind(
        network=network.identity or network.name,
        komi=rules.white_bonus,
        rules=rules_text(rules),
        agent=(lambda_for_points(lambdas), 0.0),
        name=network.name,
    )


def is_in_use(kind: AnalysisKind, in_use: AnalysisKind | None) -> bool:
    """Return whether figures are of the kind in use, at any searched komi."""
    return in_use is not None and kind.fits_at_any_komi(in_use)


def best_stored(
    node: GameNode,
    in_use: AnalysisKind | None,
    komi: float,
    lambdas: Sequence[float],
    live: AnalysisReport | None = None,
) -> Analysis | None:
    """Return the stored analysis to show at a komi, or None to show the live search.

    The kind in use comes first, then a search at this komi, then one with candidates of all agents
    and enough visits, then the deepest. A shallower live search is not shown: it would hide
    mistakes that were found already. None also if the node has no stored analysis. `lambdas` are
    those of the agents shown; `live` is the live search's report.
    """

    def fit(analysis: Analysis) -> tuple[bool, bool]:
        return is_in_use(analysis.kind, in_use), abs(analysis.komi - komi) < 1e-6

    def is_whole(analysis: Analysis) -> bool:
        return set(lambdas) <= {a.lambda_ for a in analysis.agents if a.has_candidates}

    def rank(analysis: Analysis) -> tuple[tuple[bool, bool], bool, int]:
        settled = has_enough_visits(analysis.visits)
        return fit(analysis), settled and is_whole(analysis), analysis.visits

    best = max(node.analyses, key=rank, default=None)
    if best is None or live is None or not live.agents:
        return best
    deepest = max(node.analyses, key=lambda a: (fit(a), a.visits, is_whole(a)))
    now = (True, abs(live.searched_komi - komi) < 1e-6), live.headline.visits
    if (fit(best), best.visits) > now:
        return best
    return deepest if (fit(deepest), deepest.visits) > now else None


def shown_estimate(
    node: GameNode,
    in_use: AnalysisKind | None,
    komi: float,
    lambdas: Sequence[float],
    live: AnalysisReport | None,
) -> Estimate | None:
    """Return the estimate by `best_stored` or the live search, read at a komi.

    None if there is no live search and no stored analysis has candidates, or the live search has no
    winrates: the timeline's own estimate is then shown.
    """
    if live is None and not any(analysis.has_candidates for analysis in node.analyses):
        return None
    stored = best_stored(node, in_use, komi, lambdas, live)
    if stored is not None:
        return estimate_of(stored, in_use)
    if live is None or not live.agents or not live.has_winrates:
        return None
    return Estimate.of_report(live, komi)


def estimate_of(analysis: Analysis, in_use: AnalysisKind | None) -> Estimate:
    """Return a stored analysis as an estimate, marked if it is not of the kind in use."""
    kind = analysis.kind
    return Estimate.of(
        analysis.alpha,
        analysis.beta,
        analysis.winrate,
        analysis.komi,
        analysis.visits,
        None if is_in_use(kind, in_use) else kind,
        moves=_moves(analysis),
        curve=analysis.curve,
    )


def networks_along(line: Iterable[GameNode], rules: Rules) -> dict[str, str]:
    """Return names of the networks by which a line has stored analyses under its rules.

    The keys are identities, see `AnalysisKind.network`; the network of most positions comes first.
    """
    names: dict[str, str] = {}
    counts = Counter[str]()
    for node in line:
        for analysis in _under_rules(node, rules):
            names[analysis.network] = analysis.name or names.get(analysis.network, "")
            counts[analysis.network] += 1
    return {network: names[network] or network for network, _ in counts.most_common()}


def estimate_by(node: GameNode, network: str, rules: Rules, komi: float) -> Estimate | None:
    """Return the best estimate of a node that one network left in the record; None without one."""
    kept = (a for a in _under_rules(node, rules) if a.network == network)
    return best_estimate([estimate_of(analysis, None) for analysis in kept], komi)


def _under_rules(node: GameNode, rules: Rules) -> list[Analysis]:
    """Return a node's analyses whose figures hold under some rules, as far as they name theirs."""
    return [a for a in node.analyses if a.rules in ("", rules_text(rules))]


def _moves(analysis: Analysis) -> tuple[MoveScore, ...]:
    """Return the scores of moves for `Estimate.moves`.

    A sweep, a quick look at all positions of a line, stores the best move only. If the move was not
    searched, the position's score stands for its score.
    """
    agent = analysis.first_agent
    if agent is None or agent.candidates or agent.move is None:
        return move_scores(agent) if agent is not None else ()
    if analysis.alpha is None or analysis.beta is None:
        return ()
    score = analysis.alpha, analysis.beta, analysis.winrate
    return (MoveScore(agent.move, analysis.visits, *score),)


def analysis_of_point(point: SweepPoint, kind: AnalysisKind) -> Analysis:
    """Return one position of a sweep as an analysis for the record: figures and best move."""
    scored = point.beta > 0.0
    lambda_, mu = kind.agent or (0.0, 0.0)
    best = tuple(
        AnalyzedMove(
            move=score.move,
            visits=score.visits,
            prior=round(prior, 5),
            winrate=round(score.winrate, 5),
            alpha=round(score.alpha, 3),
            beta=round(score.beta, 5),
            variation=variation[:STORED_MOVES] if score.visits > 1 else (),
        )
        for score, prior, variation in point.candidates[:STORED_CANDIDATES]
    )
    return Analysis(
        network=kind.network,
        name=kind.name,
        rules=kind.rules,
        visits=point.visits,
        komi=kind.komi,
        alpha=round(point.alpha, 3) if scored else None,
        beta=round(point.beta, 5) if scored else None,
        winrate=round(point.winrate, 5),
        agents=(AnalyzedAgent(lambda_, mu, point.move, best, point.curve),),
        first_moves=first_moves(point.policy),
    )
