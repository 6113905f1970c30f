"""The dialog that starts the review of many games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QListWidget, QPushButton, QWidget

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.review.review_job import ReviewJob
from sai_studio.kit.widgets.dialogs import ask_folder
from sai_studio.kit.widgets.fields import NameField, choice_field
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.lab.jobs.folders import free_folder
from sai_studio.lab.reviews.reviews import reviews_folder
from sai_studio.review.dialogs.review_dialog import ReviewForm
from sai_studio.session.preferences import Preferences

FILTER: Final = (
    f"{tr('Game records')} (*.sgf *.SGF *.gib *.ngf *.ugf *.ugi *.zip);;{tr('All files')} (*)"
)


class NewReviewDialog(ReviewForm):
    """Form with the games to review, how to review them, and the folder for the reports."""

    def __init__(
        self,
        preferences: Preferences,
        networks: Sequence[NetworkInfo] = (),
        preferred: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Review many games"), preferences.settings.review_minutes, parent)
        self._preferences = preferences
        self.games = QListWidget()
        self.games.setAccessibleName(tr("Games to review"))
        self.games.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.games.setMinimumSize(420, 140)
        files, folder = QPushButton(tr("Add files\u2026")), QPushButton(tr("Add folder\u2026"))
        self.remove = QPushButton(tr("Remove"))
        self.reports = NameField()
        self.reports.setToolTip(tr("Folder for the reports; a new folder is created"))
        browse = QPushButton(tr("Browse\u2026"))
        for button in (files, folder, self.remove, browse):
            button.setAutoDefault(False)
        files.clicked.connect(self._ask_files)
        folder.clicked.connect(lambda: self._ask_folder(tr("Games to review"), self._add_folder))
        browse.clicked.connect(
            lambda: self._ask_folder(tr("Folder for the reports"), self._set_folder)
        )
        self.remove.clicked.connect(self._remove)
        self.games.itemSelectionChanged.connect(self._check)
        self.reports.textChanged.connect(self._check)
        self.form.insertRow(0, tr("Games"), column(self.games, row(files, folder, self.remove, 1)))
        choices = [("", tr("The best one for each board"))]
        choices += [(str(info.path), info.name) for info in networks]
        self.network = choice_field(choices, str(preferred))
        self.form.addRow(tr("Network"), self.network)
        self.form.addRow(tr("Reports"), row((self.reports, 1), browse))
        self.ok.setDefault(True)
        self._check()

    # --- what is asked -------------------------------------------------------------------------

    def paths(self) -> list[Path]:
        """Return the files and folders to review."""
        return [Path(self.games.item(i).text()) for i in range(self.games.count())]

    def folder(self) -> Path:
        """Return the folder for the reports."""
        return Path(self.reports.text().strip()).expanduser()

    def job(self) -> ReviewJob:
        """Return what to review, and remember the time."""
        settings = self.settings()
        self._preferences.update(review_minutes=settings.minutes)
        network = self.network.currentData()
        return ReviewJob(
            games=tuple(self.paths()), settings=settings, network=network, players=True
        )

    def add(self, paths: Sequence[Path]) -> None:
        """Add files and folders."""
        known = self.paths()
        self.games.addItems([str(path) for path in paths if path not in known])
        if paths:
            several = len(paths) > 1  # files of one folder
            name = paths[0].parent.name if several else paths[0].stem
            self.reports.suggest(str(free_folder(reviews_folder(), name or "games")))
        self._check()

    def show_time(self) -> None:
        self.show_note(
            tr(
                "The time is that of each game, which gets a report as soon as it is done. The "
                "review can be stopped and continued later; nothing is searched twice."
            )
        )

    # --- asking --------------------------------------------------------------------------------

    def _ask_files(self) -> None:
        dialog = QFileDialog(self, tr("Add games"), self._preferences.settings.last_folder, FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.add([Path(name) for name in names]))
        dialog.open()

    def _ask_folder(self, title: str, chosen: Callable[[Path], None]) -> None:
        ask_folder(self, title, self._preferences.settings.last_folder, chosen)

    def _add_folder(self, folder: Path) -> None:
        self.add([folder])

    def _set_folder(self, folder: Path) -> None:
        self.reports.write(str(folder))

    def _remove(self) -> None:
        self.games.takeItem(self.games.currentRow())
        self._check()

    # --- checking ------------------------------------------------------------------------------

    def _check(self) -> None:
        """Show why the review can't start, or what it does."""
        self.remove.setEnabled(bool(self.games.selectedItems()))
        problem = self._problem()
        self.show_problem(problem)
        if not problem:
            self.show_time()

    def _problem(self) -> str:
        """Return why the review can't start; "" if it can."""
        paths = self.paths()
        if not paths:
            return tr("Add the games to review: files, folders or zips.")
        if not self.reports.text().strip():
            return tr("Name a folder for the reports.")
        folder = self.folder()
        if not folder.is_absolute():
            return tr("Name the whole path of the folder for the reports.")
        if any(path == folder or folder in path.parents for path in paths):
            return tr("The games lie in the folder for the reports; choose another one.")
        return ""
