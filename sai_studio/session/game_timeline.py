"""Part of the session: results along the current line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from engine.go.counting import Count
from engine.record.game_node import GameNode
from engine.record.stored_analysis import Analysis
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, mistakes
from engine.review.timeline import Estimate, TimelinePoint
from sai_studio.session.cursor import Cursor
from sai_studio.session.komi_view import KomiView
from sai_studio.session.reports import Reports


class GameTimeline(QObject):
    """One point per node of the current line; `GameReview` stores the results.

    Signals
    -------
    changed
        Results along the current line arrived, or the line changed.
    """

    changed = Signal()

    def __init__(
        self,
        review: GameReview,
        cursor: Cursor,
        komi: KomiView,
        reports: Reports,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._review, self._cursor, self._komi, self._reports = review, cursor, komi, reports
        cursor.line_changed.connect(self.changed)
        reports.arrived.connect(self.changed)

    @property
    def points(self) -> list[TimelinePoint]:
        """One point per node of the line, root first; winrates at the viewed komi."""
        return self.points_at(self._komi.viewed)

    @property
    def mistakes(self) -> list[Mistake]:
        """The mistakes of the line at the viewed komi, in order."""
        return mistakes(self.points, self._cursor.record.size, self._komi.viewed)

    @property
    def disagreements(self) -> list[int]:
        """Places of the line where the agents chose different moves, in order."""
        return self._review.disagreements(self._cursor.line, self._komi.viewed)

    @property
    def dynamic_komi(self) -> list[float | None]:
        """Dynamic komi of each node of the line, see `GameReview.believed_komi`."""
        return [self._review.believed_komi(node) for node in self._cursor.line]

    def mistake_at(self, place: int) -> Mistake | None:
        """Return the mistake that led to a place of the line; None if that move was none."""
        three = self.part(max(place - 2, 0), place + 1)
        found = mistakes(three, self._cursor.record.size, self._komi.viewed)
        return next((mistake for mistake in found if mistake.place == place), None)

    def points_at(self, komi: float) -> list[TimelinePoint]:
        """The points with winrates at another komi [points]."""
        return self._review.timeline(self._cursor.line, komi)

    def part(self, first: int, last: int) -> list[TimelinePoint]:
        """`points[first:last]`, computed alone if the other points are not known yet."""
        return self._review.part(self._cursor.line, self._komi.viewed, first, last)

    def add(self, estimates: list[tuple[GameNode, Estimate]]) -> None:
        """Keep estimates of nodes, unless there are deeper ones."""
        if self._review.keep_estimates(estimates):
            self.changed.emit()
            self._reports.refresh()  # later positions tell about the one on the board

    def keep_analyses(self, analyses: Sequence[tuple[GameNode, Analysis]]) -> None:
        """Keep analyses of nodes, see `GameReview.keep_analyses`."""
        if self._review.keep_analyses(analyses):
            self.changed.emit()
            self._reports.refresh()  # another analysis may be the best now, also by what follows

    def keep_count(self, node: GameNode, count: Count | None) -> None:
        """Keep the network's count of a finished game; None if the dead stones are unknown."""
        self._review.keep_count(node, count)
        self.changed.emit()
        if node is self._review.ending.end_of(self._cursor.node):
            self._reports.changed.emit()
