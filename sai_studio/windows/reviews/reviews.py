"""The model of the window on reviews of many games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from engine.api.consent import allow, review_uses
from engine.base.files import user_folder
from engine.base.jobs import REVIEWS
from engine.base.translation import tr
from engine.review.review_job import ReviewJob, ReviewJobReader, ReviewJobView, launch_reviews
from sai_studio.model.preferences import Preferences
from sai_studio.windows.jobs.job_watcher import JobSnapshot, JobWatcher, known_jobs
from sai_studio.windows.jobs.jobs import Jobs

STATUS_TEXTS: Final = {
    "starting": tr("starting"),
    "running": tr("reviewing"),
    "stopping": tr("stopping"),
    "stopped": tr("stopped"),
    "finished": tr("finished"),
    "unreadable": tr("can't be read"),
}
"""Status of a review, for display."""


def reviews_folder() -> Path:
    """Return the folder of new reviews."""
    return user_folder("reviews")


class Reviews(Jobs[ReviewJobView]):
    """The reviews of many games; see `Jobs` for the signals."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(REVIEWS, parent)
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

    def stop(self, path: Path) -> None:
        """Ask a review to stop; what it searched is kept."""
        self._ask_to_stop(path)

    def _make_watcher(self) -> JobWatcher[ReviewJobView]:
        return JobWatcher(
            _known,
            ReviewJobReader,
            lambda path, why: ReviewJobView(path, "unreadable", problem=why),
            self,
        )

    def _direct(self) -> None:
        if isinstance(self._watcher, JobWatcher):
            self._watcher.watch(self._preferences.jobs("reviews"))

    def _take(self, look: JobSnapshot[ReviewJobView]) -> None:
        self._take_found(look.found, look.views)


def _known(named: Sequence[Path]) -> list[Path]:
    return known_jobs(REVIEWS, "progress.jsonl", reviews_folder(), named)
