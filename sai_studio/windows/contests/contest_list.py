"""The list of known contests: how it is with each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from sai_studio.shared.widgets.folder_list import FolderDelegate, FolderList
from sai_studio.windows.contests.contests import STATUS_TEXTS, Contests
from sai_studio.windows.jobs.jobs import status_role

__all__ = ["ContestList"]


class ContestList(FolderList):
    """Choose which contest is shown."""

    def __init__(self, contests: Contests, parent: QWidget | None = None) -> None:
        self._contests = contests
        super().__init__(
            "Matches and tournaments",
            lambda: contests.paths,
            self._second_line,
            contests.problem,
            lambda: contests.selected,
            contests.select,
            parent,
        )
        self.setItemDelegate(
            FolderDelegate(self.folders, lambda path: status_role(contests.status(path)), self)
        )
        contests.list_changed.connect(self.refresh)
        contests.selected_changed.connect(self.refresh)

    def _second_line(self, path: Path) -> str:
        """How it is with a contest, and how far it is."""
        status = STATUS_TEXTS.get(self._contests.status(path), "")
        view = self._contests.views.get(path)
        if view is None or view.standings is None:
            return status
        standings = view.standings
        n = standings.size
        return f"{status} \u00b7 {len(standings.games)} of {standings.planned} \u00b7 {n}\u00d7{n}"
