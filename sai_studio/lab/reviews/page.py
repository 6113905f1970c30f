"""The page of the selected review: progress and games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.review.review_job import GameProgress, ReviewJobView
from sai_studio.kit.figures import duration
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.rows import SHARE, Column, RowsModel, RowsTable
from sai_studio.lab.jobs.page import MARGINS, JobHead, JobPage
from sai_studio.lab.reviews.reviews import REVIEW_STATUS, Reviews

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


STATES: Final = {
    "waiting": tr("waiting"),
    "reviewing": tr("reviewing"),
    "done": tr("done"),
    "failed": tr("failed"),
    "repeated": tr("same game"),
}
ROLES: Final = {"done": "good", "failed": "bad", "reviewing": "accent"}
"""Theme color of a state; the others are muted."""


def state_text(game: GameProgress, *, at_work: bool) -> str:
    """Return the state of a game for display."""
    if game.state != "reviewing":
        return STATES[game.state]
    share = f"{100.0 * game.share:.0f}\u00a0%"
    return tr("reviewing, {share}", share=share) if at_work else tr("stopped, {share}", share=share)


class ReviewTable(RowsTable):
    """Table of the games, in the order of the review."""

    def __init__(self, parent: QWidget | None = None) -> None:
        columns: tuple[Column[GameProgress], ...] = (
            Column(
                tr("Game"),
                "",
                230,
                lambda game: game.name,
                left=True,
                tip=lambda game: game.path,
            ),
            Column(
                tr("State"),
                "",
                118,
                self._state,
                left=True,
                tip=self._state,
                role=lambda game: ROLES.get(game.state, "muted"),
            ),
            Column(
                tr("Result"),
                "",
                SHARE,
                lambda game: game.text,
                left=True,
                tip=lambda game: game.text,
            ),
        )
        games = RowsModel(columns)
        super().__init__(games, tr("Games of the review"), parent=parent)
        self.games = games
        self._at_work = False
        games.setParent(self)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_games(self, games: Sequence[GameProgress], *, at_work: bool) -> None:
        """Show the games; of the same review as before, rows stay selected."""
        self._at_work = at_work
        names = [(game.path, game.name) for game in games]
        fresh = names != [(game.path, game.name) for game in self.games.rows]
        self.games.show_rows(games, fresh=fresh)

    def _state(self, game: GameProgress) -> str:
        return state_text(game, at_work=self._at_work)
