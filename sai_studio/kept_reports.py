"""The newest reports of a game, by position."""

from __future__ import annotations

from collections import OrderedDict

from engine.api import AnalysisReport, GameNode

__all__ = ["KeptReports"]


class KeptReports(OrderedDict[GameNode, AnalysisReport]):
    """Reports by node; when there are more than `most`, those taken first go.

    Parameters
    ----------
    most
        So many are kept.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def take(self, node: GameNode, report: AnalysisReport) -> None:
        """Keep what was found at a node."""
        self[node] = report
        self.move_to_end(node)
        while len(self) > self._most:
            self.popitem(last=False)

    def forget(self, node: GameNode) -> None:
        """Drop what was found at a node and below it."""
        for below in node.branch():
            self.pop(below, None)
