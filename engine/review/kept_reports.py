"""The newest reports of a game, by position and searched komi."""

from __future__ import annotations

from collections import OrderedDict

from engine.record.game_node import GameNode
from engine.search.report import AnalysisReport


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
