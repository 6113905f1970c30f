"""Choose the figures shown for a node: the live search, or an analysis in the game record.

Every analysis has a kind: network, rules, searched komi and agent. Only analyses of the kind in use
compete with the live search. Those of another kind are shown if there is nothing else, and are
marked as such.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.analysis.request import SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.stored_analysis import (
    Analysis,
    AnalysisKind,
    AnalyzedAgent,
    AnalyzedMove,
    rules_text,
)
from engine.review.timeline import Estimate, best_estimate, move_scores
from engine.search.loss import MoveScore, has_enough_visits
from engine.search.report import AnalysisReport


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
        agent=(max(lambdas), 0.0),
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
            prior=round(point.prior, 5),
            winrate=round(score.winrate, 5),
            alpha=round(score.alpha, 3),
            beta=round(score.beta, 5),
            variation=(),
        )
        for score in point.move_scores
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
    )
