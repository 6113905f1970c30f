"""A game and everything known about its positions: reports, estimates, results, analyses."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.catalog.network_info import NetworkInfo
from engine.go.counting import Count
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import (
    Analysis,
    AnalysisKind,
    AnalyzedAgent,
    most_for_points,
)
from engine.review.ending import Ending
from engine.review.mistakes import agents_differ
from engine.review.next_positions import with_figures_of, with_next_positions
from engine.review.reasons.evidence import (
    Evidence,
    evidence_to_json,
    no_evidence,
    read_evidence,
)
from engine.review.stored_analyses import (
    best_stored,
    estimate_of,
    is_in_use,
    kind_in_use,
    report_of,
    shown_estimate,
)
from engine.review.timeline import Estimate, Timeline, TimelinePoint
from engine.search.report import AgentAnalysis, AnalysisReport, report_at_komi
from engine.search.settings import SearchSettings
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from engine.search.value.fit import StraightOdds, straight_odds

KEPT_REPORTS: Final = 96
"""Full reports in memory (about 200 kB each); older nodes show what the record stores."""
MOST_JUDGED: Final = 8
"""Variations of a position whose own searches judge its candidates; others may be many."""
PART: Final = 8
"""Further positions that `GameReview.part` reads at a time."""
PAPER_LAMBDAS: Final = (0.0, 0.5, 1.0)


class KeptReports:
    """The newest `most` reports by node and searched komi; the oldest positions are dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._reports: OrderedDict[GameNode, dict[float, AnalysisReport]] = OrderedDict()

    def store(self, node: GameNode, report: AnalysisReport) -> None:
        """Store a report of a node; it replaces one searched at the same komi."""
        at_komi = self._reports.setdefault(node, {})
        self._count -= at_komi.pop(report.searched_komi, None) is not None
        at_komi[report.searched_komi] = report
        self._count += 1
        self._reports.move_to_end(node)
        while self._count > self._most:
            oldest = next(iter(self._reports))
            if oldest is node:  # all reports are of this position
                del at_komi[next(iter(at_komi))]
                self._count -= 1
            else:
                self._count -= len(self._reports.pop(oldest))

    def get(self, node: GameNode, *komi: float) -> AnalysisReport | None:
        """Return a node's report for the first of these komi that was searched; None if none."""
        at_komi = self._reports.get(node, {})
        return next((at_komi[k] for k in komi if k in at_komi), None)

    def newest(self, node: GameNode) -> AnalysisReport | None:
        """Return the newest report of a node, at any komi."""
        at_komi = self._reports.get(node)
        return next(reversed(at_komi.values())) if at_komi else None

    def forget(self, node: GameNode) -> None:
        """Drop the reports of a node and its descendants."""
        if not self._reports:
            return
        for below in node.branch():
            self._count -= len(self._reports.pop(below, ()))

    def clear(self) -> None:
        """Drop all reports."""
        self._reports.clear()
        self._count = 0


class GameReview:
    """The analysis of one game by one network: its results, read at any komi.

    Analyses at the game's own komi are stored in `record`.
    """

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.network: NetworkInfo | None = None
        """The network in use; analyses by others are shown where it has no result."""
        self.lambdas: tuple[float, ...] = PAPER_LAMBDAS
        """Lambda of each agent that searches: the paper's, then the user's own."""
        self.dynamic_komi = NO_DYNAMIC_KOMI
        """Method of dynamic komi of the user's own agent; see `set_dynamic_komi`."""
        self.margin = 0.0
        """Points by which the user's own agent wants to win; see `set_margin`."""
        self.requested_evaluator = "auto"
        """Evaluator to run networks with, one of `EVALUATORS`."""
        self.several_komi = True
        """Whether networks that see one komi at a time are asked at several."""
        self.search_settings: SearchSettings | None = None
        """Settings of searches; None for the usual ones."""
        self.blind = False
        """Whether all figures are withheld because this game is being played; see `set_blind`."""
        self.lambdas_told: dict[GameNode, tuple[object, object, Any]] = {}
        """What each move told about its player's lambda, after the result and the figures that it
        was read from; see `engine.review.played_lambda`."""
        self.ending = Ending(self)
        self._reports = KeptReports(KEPT_REPORTS)
        self._timeline = Timeline(self._recorded_estimates)
        self._line: list[GameNode] = []
        self._points: dict[float, list[TimelinePoint]] = {}  # of that line, by komi
        self._believed: dict[GameNode, float] = {}  # dynamic komi of the user's own agent
        self._played: dict[GameNode, float] = {}  # dynamic komi of an engine that played

    # --- reading -------------------------------------------------------------------------------

    @property
    def game_komi(self) -> float:
        """Komi of the game, handicap compensation included [points]."""
        return self.record.rules.white_bonus

    @property
    def judges_passes(self) -> bool:
        """Whether passes and the moves after them can lose points, see `Timeline.along`."""
        return self.record.rules.counts_as_it_stands or self.record.rules.scoring == "territory"

    @property
    def kind(self) -> AnalysisKind | None:
        """Kind of analysis in use: network, rules, the game's komi, agent; None without network."""
        return kind_in_use(self.network, self.record.rules, self.lambdas)

    def timeline(self, line: list[GameNode], komi: float) -> list[TimelinePoint]:
        """Return one point per node of a line, root first, with winrates at a komi [points].

        The points are cached for this line and two komi until a result is added.
        """
        if line != self._line or len(self._points) > 1 and komi not in self._points:
            self._points.clear()
            self._line = line
        if komi not in self._points:
            size, estimates = self.record.size, self._shown_estimates(line, komi)
            points = self._timeline.along(line, komi, size, estimates, self.judges_passes)
            self._points[komi] = points
        return self._points[komi]

    def part(self, line: list[GameNode], komi: float, first: int, last: int) -> list[TimelinePoint]:
        """Return `timeline(line, komi)[first:last]`, without the rest of the line if that isn't
        known yet: while a komi is dragged, the whole line takes too long for each picture."""
        if line is self._line and komi in self._points:
            return self._points[komi][first:last]
        start = max(first - 1, 0)  # the loss of a move needs the position before it
        size, end = self.record.size, last
        points: list[TimelinePoint] = []
        while end < len(line) + PART and all(p.is_evidence for p in points[last - start :]):
            end += PART  # the values of these positions depend on later ones
            nodes = line[start:end]
            shown = self._shown_estimates(nodes, komi)
            points = self._timeline.along(nodes, komi, size, shown, self.judges_passes)
        points = points[first - start : last - start]
        return [replace(point, number=point.number + start) for point in points]

    def _shown_estimates(
        self, line: list[GameNode], komi: float
    ) -> dict[GameNode, Estimate | None]:
        """Return estimates by reports and counts of nodes of a line, as in the other panels."""
        estimates = self.ending.estimates(line, komi)
        if self.blind:
            return {node: estimates.get(node) for node in line}
        kind = self.kind
        for node in line:
            if node in estimates:
                continue
            shown = shown_estimate(node, kind, komi, self.lambdas, self.whole_report(node, komi))
            if shown is not None and (shown.stored is None or self.estimate(node) is None):
                estimates[node] = shown
        return estimates

    def full_report(self, node: GameNode) -> AnalysisReport | None:
        """Return a node's report of the whole board at the game's komi, if still in memory; the
        record stores only such reports."""
        return self._reports.get(node, self.game_komi)

    def whole_report(self, node: GameNode, komi: float) -> AnalysisReport | None:
        """Return the best whole-board report of a node for a komi, as searched.

        A search at that komi comes first, then one at the game's komi, then the newest, unless the
        record has an analysis at the game's komi.
        """
        report = self._reports.get(node, komi, self.game_komi)
        if report is None and all(kept.komi != self.game_komi for kept in node.analyses):
            return self._reports.newest(node)
        return report

    def report(
        self, node: GameNode, komi: float, line: list[GameNode] | None = None
    ) -> AnalysisReport | None:
        """Return the result shown for a node, read at a komi: a search or a stored analysis.

        Moves whose next position was searched deeper have that search's figures. The position's own
        figures are those of the timeline of `line`, a line through the node.
        """
        raw, stored = self.whole_report(node, komi), self.stored(node, komi)
        if stored is not None:
            ownership = None if raw is None else raw.ownership
            raw = report_of(stored, self.record.size, self.record.board_at(node).to_play)
            raw = replace(raw, ownership=ownership)
        if raw is None:
            return None
        agents = tuple(agent for agent in raw.agents if agent.lambda_ in self.lambdas)
        if agents and len(agents) < len(raw.agents):
            raw = replace(raw, agents=agents)  # without the user's own, removed meanwhile
        shown = [child for child in node.children if child.move is not None][:MOST_JUDGED]
        after, searched = [], {}
        for child in shown:
            two = [node, child]
            estimates = self._shown_estimates(two, komi)
            size = self.record.size
            after += self._timeline.along(two, komi, size, estimates, self.judges_passes)[1:]
            report = self.whole_report(child, komi)
            if report is not None and report.agents and child.move is not None:
                searched[child.move.point] = report
        found = with_next_positions(report_at_komi(raw, komi), after, searched)
        if line is None or node not in line:
            return found
        place = line.index(node)
        (point,) = self.part(line, komi, place, place + 1)
        return with_figures_of(found, point)

    def agents(self, node: GameNode, komi: float) -> list[AgentAnalysis | AnalyzedAgent]:
        """Return the agents of the result shown for a node, as searched; empty without one."""
        stored, live = self.stored(node, komi), self.whole_report(node, komi)
        agents = stored.agents if stored is not None else live.agents if live is not None else ()
        return [agent for agent in agents if agent.lambda_ in self.lambdas]

    def disagreements(self, line: Sequence[GameNode], komi: float) -> list[int]:
        """Return the places of a line where agents chose different moves; none while blind."""
        if self.blind:
            return []
        return [
            place
            for place, node in enumerate(line)
            if (node.analyses or self._reports.newest(node) is not None)  # most have neither
            and agents_differ(self.agents(node, komi), self.record.board_at(node))
        ]

    def believed_komi(self, node: GameNode) -> float | None:
        """Return the dynamic komi of a node [points to White]; None without one, or while blind.

        It is that of the user's own agent, else that of an engine that played here.
        """
        if self.blind:
            return None
        return self._believed.get(node, self._played.get(node))

    def best_line(self, node: GameNode, komi: float) -> tuple[int, ...]:
        """Return the move that losses at a node are measured against, and its variation.

        Empty if it is unknown. The variation is only that move where the search kept no more.
        """
        agents = self.agents(node, komi)
        first = most_for_points(agents)
        if first is not None and first.move is not None:
            best = first.move
            for child in node.children:
                if child.move is not None and child.move.point == best:  # what followed may be bad
                    (point,) = self.part([node, child], komi, 1, 2)
                    best = best if point.best is None else point.best
            lines = (c.variation for c in first.candidates if c.move == best)
            return next(lines, ()) or (best,)
        estimate = self.estimate(node, komi)
        return (estimate.moves[0].move,) if estimate is not None and estimate.moves else ()

    def stored(self, node: GameNode, komi: float) -> Analysis | None:
        """Return the analysis in the record that is shown for a node; None for the live search."""
        if not node.analyses:
            return None
        live = self.whole_report(node, komi)
        return best_stored(node, self.kind, komi, self.lambdas, live)

    def estimate(self, node: GameNode, komi: float | None = None) -> Estimate | None:
        """Return the best estimate of a node by the network in use, a search at `komi` first; None
        if there is none."""
        estimate = self._timeline.estimate(node, komi)
        return estimate if estimate is not None and estimate.stored is None else None

    def odds(self, point: TimelinePoint, komi: float) -> StraightOdds | None:
        """Return Black's winrate by komi at a point of the timeline at a komi [points].

        It passes through the point's winrate. None if fair komi or winrate are unknown.
        """
        if point.alpha is None or not point.beta or point.winrate is None:
            return None
        estimate = self._timeline.estimate(point.node, komi)
        knots = () if estimate is None else estimate.curve
        return straight_odds(point.alpha, point.beta, komi, point.winrate, knots)

    def _recorded_estimates(self, node: GameNode) -> list[Estimate]:
        """Return the estimates of a node from analyses in the record."""
        if not node.analyses:
            return []
        kind = self.kind
        return [estimate_of(analysis, kind) for analysis in node.analyses]

    @property
    def has_values(self) -> bool:
        """Whether the network in use estimates winrates; a policy alone doesn't."""
        return self.network is None or self.network.has_values

    def evidence(self, node: GameNode) -> Evidence | None:
        """Return the evidence of why a node's move was a mistake; None if there is none.

        That by the network in use comes first.
        """
        if self.blind or node.move is None or node.parent is None:
            return None
        kind = self.kind
        stored = [a for a in node.analyses if a.evidence]
        if not stored:
            return None
        stored.sort(key=lambda a: (not is_in_use(a.kind, kind), -a.visits))
        board, best = self.record.board_at(node.parent), self.best_line(node.parent, self.game_komi)
        for analysis in stored:
            evidence = read_evidence(analysis.evidence)
            if evidence is None or not evidence.fits(board, node.move.point):
                continue
            if evidence.better[:1] == best[:1]:  # else a deeper search chose another move
                return evidence
        return None

    def lacks_evidence(self, node: GameNode) -> bool:
        """Return whether evidence of a mistake is to be looked for with the present searches."""
        nothing = no_evidence(self._visits_around(node))
        return self.evidence(node) is None and all(a.evidence != nothing for a in node.analyses)

    def _visits_around(self, node: GameNode) -> tuple[int, int]:
        """Return the visits of the positions before and after a node's move."""
        around = (node.parent, node)
        found = [None if n is None else self.estimate(n, self.game_komi) for n in around]
        before, after = (0 if e is None else e.visits for e in found)
        return before, after

    # --- new results ---------------------------------------------------------------------------

    def keep_report(self, node: GameNode, report: AnalysisReport) -> None:
        """Store a report of a node, searched over the whole board."""
        self._reports.store(node, report)
        for agent in report.agents:
            if agent.dynamic_komi is not None:
                self._believed[node] = agent.dynamic_komi
        if report.agents and report.has_winrates:
            self._timeline.add(node, Estimate.of_report(report))
            self._points.clear()

    def keep_estimates(self, estimates: Sequence[tuple[GameNode, Estimate]]) -> bool:
        """Store estimates of nodes; return whether any is better than the stored ones."""
        is_better = any([self._timeline.add(node, estimate) for node, estimate in estimates])
        if is_better:
            self._points.clear()
        return is_better

    def keep_analyses(self, analyses: Sequence[tuple[GameNode, Analysis]]) -> bool:
        """Store analyses as estimates, and in the record if they are for the game's komi.

        Returns what `keep_estimates` returns.
        """
        for node, analysis in analyses:
            if analysis.komi == self.game_komi:
                self.record.keep_analysis(node, analysis)
        kind = self.kind
        return self.keep_estimates([(node, estimate_of(entry, kind)) for node, entry in analyses])

    def keep_evidence(self, node: GameNode, evidence: Evidence | None) -> bool:
        """Store why a node's move was a mistake with the deepest analysis of the position after it.

        None notes that nothing was found, so that it is not looked for again. Returns False if the
        record has no analysis of that position by the network in use.
        """
        kind = self.kind
        analyses = [a for a in node.analyses if is_in_use(a.kind, kind)]
        deepest = max(analyses, key=lambda a: a.visits, default=None)
        if deepest is not None:
            nothing = no_evidence(self._visits_around(node))
            text = nothing if evidence is None else evidence_to_json(evidence)
            self.record.keep_evidence(node, deepest, text)
        return deepest is not None

    def keep_played_komi(self, node: GameNode, komi: float) -> None:
        """Store the dynamic komi at which an engine searched its move of a game [points]."""
        self._played[node] = komi

    def set_lambdas(self, lambdas: tuple[float, ...]) -> None:
        """Search with other agents: the paper's, then the user's own."""
        self.lambdas = lambdas
        self._believed.clear()

    def set_dynamic_komi(self, method: str) -> None:
        """Use another method of dynamic komi for the user's own agent."""
        self.dynamic_komi = method
        self._believed.clear()

    def set_margin(self, margin: float) -> None:
        """Let the user's own agent want to win by some points."""
        self.margin = margin
        self._believed.clear()

    def keep_count(self, node: GameNode, count: Count | None) -> None:
        """Store the network's count of a finished game; None if the dead stones are unknown."""
        self.ending.set_count(node, count)
        self._points.clear()

    # --- invalidation --------------------------------------------------------------------------

    def set_record(self, record: GameRecord) -> None:
        """Review another game."""
        self.record = record
        self.clear()

    def set_network(self, network: NetworkInfo | None) -> None:
        """Use another network; results of the previous one are forgotten."""
        self.network = network
        self.clear()

    def clear(self) -> None:
        """Forget all results that are not in the record."""
        self._reports.clear()
        self.ending.clear()
        self._timeline.clear()
        self._points.clear()
        self._believed.clear()
        self._played.clear()
        self.lambdas_told.clear()

    def forget(self, node: GameNode) -> None:
        """Forget a node and its descendants, whose positions changed."""
        self._timeline.forget(node)
        self.ending.forget(node)
        self._reports.forget(node)
        self._points.clear()
        for komi in (self._believed, self._played):
            for below in node.branch() if komi else ():
                komi.pop(below, None)

    def set_blind(self, on: bool) -> None:
        """Withhold all figures but final results, or show them again."""
        self.blind = on
        self._points.clear()

    def refresh_timeline(self) -> None:
        """Recompute the timeline after a change of the rules, the komi or the main line."""
        self._points.clear()
