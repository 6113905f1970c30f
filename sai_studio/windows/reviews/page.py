"""The page of the selected review: progress and games."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.review.review_job import ReviewJobView
from sai_studio.shared import theme
from sai_studio.shared.figures import duration
from sai_studio.shared.painting import set_text_color
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import column, row
from sai_studio.windows.jobs.head import JobHead
from sai_studio.windows.reviews.games import ReviewTable
from sai_studio.windows.reviews.reviews import STATUS_TEXTS, Reviews

STEPS: Final = 1000
"""Steps of the progress bar."""


class ReviewPage(QWidget):
    """Header, progress and games of the selected review.

    Signals
    -------
    open_wanted, report_wanted, index_wanted
        A button was clicked.
    """

    open_wanted = Signal()
    report_wanted = Signal()
    index_wanted = Signal()

    def __init__(self, reviews: Reviews, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reviews = reviews
        self.index = QPushButton(tr("All reports"))
        self.index.setToolTip(tr("Open the page that lists the reports in the browser"))
        self.head = JobHead(
            tr("Review the games that are left"),
            tr("Stop now; what was searched is kept"),
            self.index,
        )
        self.head.resume.setText(tr("Continue"))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setRange(0, STEPS)
        self.progress = plain_label()
        self.progress.setWordWrap(True)
        self.games = ReviewTable()
        self.open, self.report = QPushButton(tr("Open game")), QPushButton(tr("Open report"))
        self.open.setToolTip(tr("Show the game with its review in the main window"))
        self.report.setToolTip(tr("Open the report of the game in the browser"))
        for button in (self.open, self.report, self.index):
            button.setAutoDefault(False)
        margins = (2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        head = column(self.head, self.bar, self.progress, margins=margins)
        below = row(self.open, self.report, 1, margins=margins)
        column(head, (self.games, 1), below, within=self, spacing=0)
        self.index.clicked.connect(self.index_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.report.clicked.connect(self.report_wanted)
        self.games.selected.connect(self._show_buttons)
        reviews.view_changed.connect(self.refresh)
        reviews.list_changed.connect(self.refresh)
        reviews.selected_changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the selected review."""
        reviews, path, view = self._reviews, self._reviews.selected, self._reviews.view
        set_text_color(self.progress, "muted")
        if path is None:
            return
        status, at_work = reviews.status(path), reviews.at_work(path)
        self.head.show_job(path.name, status, STATUS_TEXTS.get(status) or tr("reading"))
        self.head.resume.setVisible(not at_work)
        is_left = any(game.state != "done" for game in view.games) if view is not None else False
        self.head.resume.setEnabled(status == "stopped" or (status == "finished" and is_left))
        self.head.halt.setVisible(at_work)
        self.head.halt.setEnabled(status == "running")
        self.index.setEnabled((path / "index.html").is_file())
        games = view.games if view is not None else ()
        self.games.games.show(games, at_work)
        share = _share_done(view) if view is not None else 0.0
        self.bar.setValue(round(STEPS * share))
        self.progress.setText(_progress_text(view, status))
        self._show_buttons()

    def _show_buttons(self) -> None:
        game = self.games.chosen
        is_done = game is not None and game.state == "done"
        self.open.setEnabled(is_done)
        self.report.setEnabled(is_done)


def _share_done(view: ReviewJobView) -> float:
    """Return the share of all games that is done."""
    current = view.current
    return (view.over + (current.share if current else 0.0)) / max(len(view.games), 1)


def _progress_text(view: ReviewJobView | None, status: str) -> str:
    """Return the progress of a review as text."""
    if view is None or (status == "starting" and not view.games):
        return tr("Starting\u2026")
    if view.problem:
        return view.problem
    failed = sum(game.state == "failed" for game in view.games)
    games = len(view.games)
    parts = [tr_count(games, "{done} of {n} game", "{done} of {n} games", done=view.over)]
    if failed:
        parts.append(tr("{count} failed", count=failed))
    current = view.current
    if status == "running" and current is not None and current.seconds_left is not None:
        parts.append(tr("about {time} left", time=duration(current.seconds_left)))
    return ", ".join(parts)
