"""Results of another engine for the open game, beside our own analysis."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from engine.record.game_node import GameNode
from engine.review.game_review import KeptReports
from engine.review.timeline import Estimate, Timeline
from engine.search.report import AnalysisReport, report_at_komi
from sai_studio.session.region import KEPT, Region

SecondState = Literal["off", "starting", "ready", "searching", "failed"]

KEPT_REPORTS: Final = 96


class SecondSource(QObject):
    """Reports of another engine by node; `networks/engines` runs the engine.

    Parameters
    ----------
    region
        Region that limits its search; results for a region are stored separately.

    Signals
    -------
    report_changed
        A report arrived, or board and table show the other source.
    timeline_changed
        Results along the line were added or removed.
    status_changed
        `name`, `state` or `text` changed.
    """

    report_changed = Signal()
    timeline_changed = Signal()
    status_changed = Signal()

    def __init__(self, region: Region, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        """Name of the engine; "" when none is in use."""
        self.state: SecondState = "off"
        self.text = ""
        """Status as a sentence; may be empty."""
        self.shown = False
        """Whether board and table show its candidates instead of our own."""
        self._reports = KeptReports(KEPT_REPORTS)
        self._regional = KeptReports(KEPT)
        self._timeline = Timeline()
        self._region = region
        region.changed.connect(self._regional.clear)

    # --- reading -------------------------------------------------------------------------------

    def raw_report(self, node: GameNode, komi: float | None = None) -> AnalysisReport | None:
        """Return the engine's report of a node, of the region while there is one.

        The report searched at `komi` comes first, otherwise the newest one.
        """
        reports = self._regional if self._region.points else self._reports
        exact = reports.get(node, komi) if komi is not None else None
        return exact or reports.newest(node)

    def report(self, node: GameNode, komi: float) -> AnalysisReport | None:
        """Return the report of a node converted to a komi; None if unknown."""
        raw = self.raw_report(node, komi)
        if raw is None or abs(raw.komi - komi) < 1e-6:
            return raw
        return report_at_komi(raw, komi) if raw.network_beta > 0.0 else None

    def estimate(self, node: GameNode, komi: float | None = None) -> Estimate | None:
        """Return the best estimate of a node, a search at `komi` first; None if there is none."""
        return self._timeline.estimate(node, komi)

    # --- changes -------------------------------------------------------------------------------

    def set_name(self, name: str) -> None:
        """Set the engine in use ("" for none) and drop the results of the last one."""
        if name != self.name:
            self.name = name
            if not name:
                self.shown = False
            self.clear()
            self.status_changed.emit()

    def set_status(self, state: SecondState, text: str = "") -> None:
        """Set the status of the engine."""
        if (state, text) != (self.state, self.text):
            self.state, self.text = state, text
            self.status_changed.emit()

    def show_candidates(self, shown: bool) -> None:
        """Show the other engine's candidates in board and table, or our own."""
        shown = shown and bool(self.name)
        if shown != self.shown:
            self.shown = shown
            self.status_changed.emit()
            self.report_changed.emit()

    def set_report(self, node: GameNode, report: AnalysisReport) -> None:
        """Store a report about a node."""
        if self._region.points:
            self._regional.store(node, report)
            self.report_changed.emit()
            return
        self._reports.store(node, report)
        if report.has_winrates and self._timeline.add(node, Estimate.of_report(report)):
            self.timeline_changed.emit()
        self.report_changed.emit()

    def clear(self) -> None:
        """Drop all results."""
        self._reports.clear()
        self._regional.clear()
        self._timeline.clear()
        self.report_changed.emit()
        self.timeline_changed.emit()

    def forget(self, node: GameNode) -> None:
        """Drop the results of a node and of all below it."""
        self._timeline.forget(node)
        self._reports.forget(node)
        self._regional.clear()
