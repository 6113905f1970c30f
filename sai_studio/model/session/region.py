"""The part of the board whose moves alone are searched, and what that search finds."""

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
    """Points of the board; while there are any, only moves on them are candidates.

    What is found then is shown, but neither drawn along the line nor kept in the record: it says
    what is best in the region, not what the position is worth.

    Signals
    -------
    changed
        `points` changed: the current position is to be searched again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.points: frozenset[int] = frozenset()
        """Empty: all moves are searched."""
        self._found = KeptReports(KEPT)

    def set_points(self, points: frozenset[int]) -> None:
        """Search only these points, whatever position is shown; none: the whole board again."""
        if points != self.points:
            self.points = points
            self._found.clear()
            self.changed.emit()

    def clear(self) -> None:
        """Search all moves again."""
        self.set_points(frozenset())

    def is_closed(self, board: BoardState) -> bool:
        """Whether no move in it is legal."""
        return bool(self.points) and all(
            illegal_reason(board, point) is not None for point in self.points
        )

    def report(self, node: GameNode, komi: float) -> AnalysisReport | None:
        """Return a node's report searched at this komi, otherwise the newest; None if none."""
        return self._found.get(node, komi) or self._found.newest(node)

    def take(self, node: GameNode, report: AnalysisReport) -> None:
        """Keep what was found."""
        self._found.take(node, report)

    def forget(self) -> None:
        """Drop what was found."""
        self._found.clear()
