"""The list of known contests: how it is with each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QListView, QWidget

from sai_studio.contests.contests import STATUS_TEXTS, Contests
from sai_studio.training.run_list import status_role
from sai_studio.widgets import theme
from sai_studio.widgets.folder_list import PATH_ROLE, FolderDelegate, FolderListModel

__all__ = ["ContestList"]


class ContestList(QListView):
    """Choose the contest on show."""

    def __init__(self, contests: Contests, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contests = contests
        self._model = FolderListModel(lambda: contests.paths, self._second_line, self)
        self.setModel(self._model)
        self.setItemDelegate(
            FolderDelegate(self._model, lambda path: status_role(contests.status(path)), self)
        )
        self.setAccessibleName("Matches and tournaments")
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        contests.list_changed.connect(self._refresh)
        contests.selected_changed.connect(self._refresh)
        self.selectionModel().currentChanged.connect(self._choose)
        theme.changed.connect(self.viewport().update)
        self._refresh()

    def _refresh(self) -> None:
        self.selectionModel().blockSignals(True)
        self._model.refresh()
        selected = self._contests.selected
        if selected is not None and selected in self._model.paths:
            self.setCurrentIndex(self._model.index(self._model.paths.index(selected)))
        self.selectionModel().blockSignals(False)
        self.viewport().update()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._contests.select(index.data(PATH_ROLE))

    def _second_line(self, path: Path) -> str:
        """How it is with a contest, and how far it is."""
        status = STATUS_TEXTS.get(self._contests.status(path), "")
        view = self._contests.views.get(path)
        if view is None or view.standings is None:
            return status
        standings = view.standings
        n = standings.size
        return f"{status} \u00b7 {len(standings.games)} of {standings.planned} \u00b7 {n}\u00d7{n}"
