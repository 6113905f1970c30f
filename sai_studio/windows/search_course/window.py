"""The window that shows how the search of the current position settled."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from engine.api.record import point_to_gtp
from sai_studio.model.session.search_course import CoursePoint
from sai_studio.model.session.session import Session
from sai_studio.shared import figures, theme
from sai_studio.shared.charts.chart import Chart
from sai_studio.shared.export import ask_where, save
from sai_studio.shared.refresh import Refresh
from sai_studio.shared.signals import connect_all
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import column
from sai_studio.shared.widgets.side_window import SideWindow
from sai_studio.windows.search_course.course_scene import share_scene, winrate_scene

__all__ = ["SearchCourseWindow"]

EMPTY = "This position was not searched since the game was opened; start the analysis."
HIDDEN = "Hidden while you play."


class SearchCourseWindow(SideWindow):
    """Winrate and shares of the visits, against the visits made so far."""

    def __init__(self, session: Session) -> None:
        super().__init__("Course of the search", (640, 620), (380, 360), None)
        self._session = session
        self.sentence = plain_label()
        self.sentence.setWordWrap(True)
        self.winrate, self.shares = Chart(), Chart()
        for chart in (self.winrate, self.shares):
            chart.export_wanted.connect(partial(self._export, chart))
        body = QWidget()
        margins = (2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        column(self.sentence, (self.winrate, 1), (self.shares, 1), within=body, margins=margins)
        column(self.messages, (body, 1), within=self, spacing=0)
        self._refresh = Refresh(self, self._show_course)
        connect_all(self._refresh.ask, session.course.changed, session.cursor.moved)
        connect_all(self._refresh.ask, session.reports.changed, session.cursor.record_changed)
        theme.changed.connect(self._paint)
        self._paint()
        self._refresh.ask()

    def _show_course(self) -> None:
        session = self._session
        node, size = session.cursor.node, session.cursor.record.size
        points = [] if session.review.blind else session.course.of(node)
        self.winrate.setVisible(bool(points))
        self.shares.setVisible(bool(points))
        if not points:
            self.sentence.setText(HIDDEN if session.review.blind else EMPTY)
            return
        self.sentence.setText(course_text(points, size))
        self.winrate.show_scene(winrate_scene(points, session.komi.viewed, size))
        self.shares.show_scene(share_scene(points, size))

    def _export(self, chart: Chart, kind: str) -> None:
        def write(path: Path) -> None:
            self.messages.show_message(*save(path, chart.file(kind)))

        ask_where(self, "", "course", kind, write)

    def _paint(self) -> None:
        self.winrate.paint_in_theme()
        self.shares.paint_in_theme()


def course_text(points: list[CoursePoint], size: int) -> str:
    """Return a sentence on when the best move was found and how the winrate moved since."""
    last = points[-1]
    since = last.visits
    for point in reversed(points):
        if point.move != last.move:
            break
        since = point.visits
    half = next((p for p in points if p.visits >= last.visits / 2), last)
    change = last.winrate - half.winrate
    name = "" if last.move is None else point_to_gtp(last.move, size)
    best = f"{name} is the best move since {figures.count(since)} visits. " if name else ""
    moved = f"{100 * abs(change):.1f} % {'up' if change > 0 else 'down'}"
    return f"{best}Over the last half of the visits Black's winrate went {moved}."
