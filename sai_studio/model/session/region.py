"""Part of the session: the region that limits the search, and its results."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.api.analysis import AnalysisReport
from engine.api.record import BoardState, GameNode, illegal_reason
from engine.api.review import KeptReports

__all__ = ["Region"]

KEPT: Final = 16
"""Positions whose regional reports are kept."""


class Region(QObject):
    """Region of the board; while it is not empty, only moves in it are searched.

    Its results are shown, but neither used in the timeline nor stored in the record: they don't say
    what the position is worth.

    Signals
    -------
    changed
        `points` changed: the current position is to be searched again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.points: frozenset[int] = frozenset()
        """The points; empty: all moves are searched."""
        self._reports = KeptReports(KEPT)

    def set_points(self, points: frozenset[int]) -> None:
        """Limit the search to these points in all positions; empty removes the limit."""
        if points != self.points:
            self.points = points
            self._reports.clear()
            self.changed.emit()

    def clear(self) -> None:
        """Search all moves again."""
        self.set_points(frozenset())

    def is_closed(self, board: BoardState) -> bool:
        """Whether no move in the region is legal."""
        return bool(self.points) and all(
            illegal_reason(board, point) is not None for point in self.points
        )

    def report(self, node: GameNode, komi: float) -> AnalysisReport | None:
        """Return a node's report searched at this komi, otherwise the newest; None if none."""
        return self._reports.get(node, komi) or self._reports.newest(node)

    def take(self, node: GameNode, report: AnalysisReport) -> None:
        """Store a report about a node."""
        self._reports.take(node, report)

    def forget(self) -> None:
        """Drop all reports."""
        self._reports.clear()
