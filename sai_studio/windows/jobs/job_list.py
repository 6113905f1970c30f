"""The list of known jobs with their status, for the windows on contests, tables and reviews."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from sai_studio.shared.widgets.folder_list import FolderDelegate, FolderList
from sai_studio.windows.jobs.jobs import Jobs, status_role


class JobList(FolderList):
    """The list of known jobs; the second line of each is its status and progress.

    Parameters
    ----------
    title
        Name for screen readers.
    status_texts
        Status of a job for display, by `JobView.status`.
    progress
        Returns the progress of a job as texts, given what was last read of it.
    """

    def __init__(
        self,
        title: str,
        jobs: Jobs[Any],
        status_texts: Mapping[str, str],
        progress: Callable[[Any], list[str]],
        parent: QWidget | None = None,
    ) -> None:
        self._jobs, self._status_texts, self._progress = jobs, status_texts, progress
        super().__init__(
            title,
            lambda: jobs.paths,
            self._second_line,
            jobs.problem,
            lambda: jobs.selected,
            jobs.select,
            parent,
        )
        self.setItemDelegate(
            FolderDelegate(self.folders, lambda path: status_role(jobs.status(path)), self)
        )
        jobs.list_changed.connect(self.refresh)
        jobs.selected_changed.connect(self.refresh)

    def _second_line(self, path: Path) -> str:
        view = self._jobs.views.get(path)
        progress = [] if view is None else self._progress(view)
        return " \u00b7 ".join([self._status_texts.get(self._jobs.status(path), ""), *progress])
