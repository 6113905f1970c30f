"""The part of the board whose moves alone are searched, and what that search finds."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.api import AnalysisReport, GameNode

__all__ = ["Region"]


class Region(QObject):
    """Points of the board; while there are any, only moves on them are candidates.

    What is found then is shown, but neither drawn along the line nor kept in the record: it says
    what is best in the region, not what the position is worth.

    Signals
    -------
    changed
        `points` changed: the position on show is to be searched anew.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.points: frozenset[int] = frozenset()
        """Empty: all moves are searched."""
        self._found: tuple[GameNode, AnalysisReport] | None = None

    def set_points(self, points: frozenset[int]) -> None:
        """Search these points alone, at every position on show; none: the whole board again."""
        if points != self.points:
            self.points, self._found = points, None
            self.changed.emit()

    def report(self, node: GameNode) -> AnalysisReport | None:
        """What was found at a node."""
        return self._found[1] if self._found is not None and self._found[0] is node else None

    def take(self, node: GameNode, report: AnalysisReport) -> None:
        """Keep what was found; of one node at a time."""
        self._found = node, report

    def forget(self) -> None:
        """Drop what was found."""
        self._found = None
