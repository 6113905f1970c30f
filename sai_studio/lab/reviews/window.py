"""The window on reviews of many games: reviews on the left, the selected one on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.review.review_job import GameProgress, ReviewJobView
from sai_studio.lab.jobs.window import JobList, JobWindow
from sai_studio.lab.reviews.new_review import NewReviewDialog
from sai_studio.lab.reviews.page import ReviewPage
from sai_studio.lab.reviews.reviews import REVIEW_STATUS, Reviews, reviews_folder
from sai_studio.session.preferences import Preferences

SIZE: Final = (1180, 660)
LEAST: Final = (760, 460)
FIRST_STEPS: Final = tr(
    "Review many games one after the other: files, folders and zips. Each game gets a report, and "
    "all of them a page that lists them. The review continues when you close this window, and can "
    "be stopped and continued at any time; nothing is searched twice."
)


class ReviewsWindow(JobWindow):
    """Window with reviews of many games.

    Parameters
    ----------
    open_game
        Shows a reviewed game in the main window, given the folder of the review.
    networks
        Returns all known networks.
    preferred
        Returns the network that the user chose for the board of the main window; None if none.
    """

    def __init__(
        self,
        reviews: Reviews,
        preferences: Preferences,
        open_game: Callable[[Path, GameProgress], None],
        networks: Callable[[], Sequence[NetworkInfo]],
        preferred: Callable[[], Path | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Reviews"), SIZE, LEAST, reviews, reviews_folder, parent)
        self.reviews, self._preferences, self._open_game = reviews, preferences, open_game
        self._networks, self._preferred = networks, preferred
        self.list = JobList(tr("Reviews"), reviews, REVIEW_STATUS, _progress)
        self.page = ReviewPage(reviews)
        new = tr("Review games\u2026"), tr("Review games\u2026"), self.new_review
        self.fill(tr("Reviews"), self.list, self.page, FIRST_STEPS, [new])
        self.connect_head(self.page.head, self.continue_review)
        self.page.index_wanted.connect(lambda: self._browse("index.html"))
        self.page.open_wanted.connect(lambda: self._open(self.page.games.selected))
        self.page.report_wanted.connect(self._open_report)
        self.page.games.row_opened.connect(self._open)

    # --- commands ------------------------------------------------------------------------------

    def new_review(self) -> None:
        """Ask which games to review and how, then start."""
        self.review_games(())

    def review_games(self, games: Sequence[Path]) -> None:
        """Ask the same; these games are suggested."""
        dialog = NewReviewDialog(self._preferences, self._networks(), self._preferred(), self)
        dialog.add(games)

        def begin() -> None:
            self.reviews.start(dialog.folder(), dialog.job())

        dialog.open_for(begin)

    def continue_review(self) -> None:
        """Ask about what is not allowed yet, then continue the selected review."""
        path = self.reviews.selected
        if path is not None:
            self.ask_first(path, lambda: self.reviews.start(path))

    def _open(self, game: GameProgress | None) -> None:
        """Show a finished game in the main window."""
        folder = self.reviews.selected
        if folder is None or game is None:
            return
        if game.state == "done":
            self._open_game(folder, game)
        else:
            self.say("info", game.text or tr("{name} is not reviewed yet.", name=game.name))

    def _open_report(self) -> None:
        game = self.page.games.selected
        if game is not None:
            self._browse(f"{game.label}.html")

    def _browse(self, name: str) -> None:
        """Open a page of the selected review in the browser."""
        if self.reviews.selected is None:
            return
        path = self.reviews.selected / name
        if not path.is_file():
            self.say("info", tr("There is no {file} in the folder of the review.", file=name))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.say("info", tr("The report is {path}.", path=path))


def _progress(view: ReviewJobView) -> list[str]:
    """Return the progress of a review."""
    return [tr("{done} of {total}", done=view.over, total=len(view.games))] if view.games else []
