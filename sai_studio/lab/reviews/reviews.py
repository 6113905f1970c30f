"""The model of the window on reviews of many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from engine.base.files import user_folder
from engine.base.translation import tr
from engine.commands.consent import allow, review_uses
from engine.review.review_job import (
    REVIEWS,
    ReviewJob,
    ReviewJobReader,
    ReviewJobView,
    launch_reviews,
)
from sai_studio.lab.jobs.jobs import STATUS_TEXTS, Jobs
from sai_studio.session.preferences import Preferences

REVIEW_STATUS: Final = {**STATUS_TEXTS, "running": tr("reviewing")}
"""Status of a review, for display."""


def reviews_folder() -> Path:
    """Return the folder of new reviews."""
    return user_folder("reviews")


class Reviews(Jobs[ReviewJobView]):
    """The reviews of many games; see `Jobs` for the signals."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(REVIEWS, ReviewJobReader, ReviewJobView, reviews_folder, parent)
        self._preferences = preferences

    def start(self, folder: Path, job: ReviewJob | None = None) -> bool:
        """Start a review, or continue one; False if its process can't be started."""
        if job is not None:
            allow(review_uses(job, folder))
        elif not self._may_continue(folder):
            return False
        if not self._launch(folder, lambda: launch_reviews(folder, job)):
            return False
        self._preferences.put_job_first("reviews", folder)
        text = tr(
            "{name} is reviewed in the background; it continues when you close this window.",
            name=folder.name,
        )
        self._show_started(folder, text)
        return True

    def _direct(self) -> None:
        self.named = self._preferences.jobs("reviews")
        super()._direct()
