"""The page of the selected review: progress and games."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.review.review_job import GameProgress, ReviewJobView
from sai_studio.shared.figures import duration
from sai_studio.shared.widgets.layouts import row
from sai_studio.windows.jobs.page import MARGINS, JobHead, JobPage
from sai_studio.windows.reviews.games import ReviewTable
from sai_studio.windows.reviews.reviews import REVIEW_STATUS, Reviews

STEPS: Final = 1000
"""Steps of the progress bar."""


class ReviewPage(JobPage):
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
        self.index = QPushButton(tr("All reports"))
        self.index.setToolTip(tr("Open the page that lists the reports in the browser"))
        head = JobHead(
            tr("Review the games that are left"),
            tr("Stop now; what was searched is kept"),
            self.index,
        )
        head.resume.setText(tr("Continue"))
        super().__init__(reviews, REVIEW_STATUS, head, parent)
        self._reviews = reviews
        self.bar.setRange(0, STEPS)
        self.games = ReviewTable()
        self.open, self.report = QPushButton(tr("Open game")), QPushButton(tr("Open report"))
        self.open.setToolTip(tr("Show the game with its review in the main window"))
        self.report.setToolTip(tr("Open the report of the game in the browser"))
        for button in (self.open, self.report, self.index):
            button.setAutoDefault(False)
        self.index.clicked.connect(self.index_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.report.clicked.connect(self.report_wanted)
        self.games.row_selected.connect(self._show_buttons)
        self.lay_out((self.games, 1), row(self.open, self.report, 1, margins=MARGINS))

    def refresh(self) -> None:
        reviews, path, view = self._reviews, self._reviews.selected, self._reviews.view
        if path is None:
            return
        status = reviews.status(path)
        games = view.games if view is not None else ()
        is_left = any(game.state != "done" for game in games)
        self.show_head(
            can_continue=status == "stopped" or (status == "finished" and is_left),
            can_stop=status == "running",
        )
        self.index.setEnabled((path / "index.html").is_file())
        self.games.show_games(games, at_work=reviews.at_work(path))
        share = _share_done(view) if view is not None else 0.0
        self.bar.setValue(round(STEPS * share))
        self.progress.setText(_progress_text(view, status))
        self._show_buttons()

    def _show_buttons(self) -> None:
        game: GameProgress | None = self.games.selected
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
