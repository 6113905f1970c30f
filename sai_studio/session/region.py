"""Part of the session: limits of the search, by region or equal visits, and its results."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.record.board_shape import BoardShape
from engine.record.board_state import BoardState, illegal_reason
from engine.record.game_node import GameNode
from engine.review.game_review import KeptReports
from engine.search.report import AnalysisReport

KEPT: Final = 16
"""Positions whose regional reports are kept."""


class Region(QObject):
    """Points whose moves are searched, and how the visits are shared among the moves.

    Results with such limits are shown, but neither used in the timeline nor stored in the record:
    they don't say what the position is worth.

    Signals
    -------
    changed
        The limits changed: the current position is to be searched again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.points: frozenset[int] = frozenset()
        """The points; empty: all moves are searched."""
        self.spread = "search"
        """How visits are shared, see `AnalysisRequest.spread`."""
        self._reports = KeptReports(KEPT)

    @property
    def is_on(self) -> bool:
        """Whether the search is limited in any way."""
        return bool(self.points) or self.spread != "search"

    def set_points(self, points: frozenset[int]) -> None:
        """Limit the search to these points in all positions; empty removes the limit."""
        if points != self.points:
            self.points = points
            self._reports.clear()
            self.changed.emit()

    def avoid(self, points: frozenset[int], shape: BoardShape) -> None:
        """Search no moves on these points; if none of them is searched, search them again."""
        whole = frozenset(shape.points)
        searched = self.points or whole
        searched = searched - points if points & searched else searched | points
        self.set_points(frozenset() if searched in (whole, frozenset()) else searched)

    def add(self, points: frozenset[int]) -> None:
        """Search moves on these points too, or no longer if all of them are searched."""
        self.set_points(self.points - points if points <= self.points else self.points | points)

    def set_spread(self, spread: str) -> None:
        """Share the visits in another way in all positions."""
        if spread != self.spread:
            self.spread = spread
            self._reports.clear()
            self.changed.emit()

    def clear(self) -> None:
        """Search all moves again, with visits shared by the search."""
        if self.is_on:
            self.points, self.spread = frozenset(), "search"
            self._reports.clear()
            self.changed.emit()

    def is_closed(self, board: BoardState) -> bool:
        """Whether no move in the region is legal."""
        return bool(self.points) and all(
            illegal_reason(board, point) is not None for point in self.points
        )

    def report(self, node: GameNode, komi: float) -> AnalysisReport | None:
        """Return a node's report searched at this komi, otherwise the newest; None if none."""
        return self._reports.get(node, komi) or self._reports.newest(node)

    def store(self, node: GameNode, report: AnalysisReport) -> None:
        """Store a report about a node."""
        self._reports.store(node, report)

    def forget(self) -> None:
        """Drop all reports."""
        self._reports.clear()
