"""Base of the windows on jobs: a list on the left, the selected job on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from engine.base.errors import EngineError
from engine.base.files import atomic_write
from engine.base.translation import tr
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.kit.widgets.folder_list import FolderDelegate, FolderList
from sai_studio.kit.widgets.side_window import FirstSteps, SideWindow
from sai_studio.lab.jobs.jobs import Jobs, status_role
from sai_studio.lab.jobs.page import JobHead
from sai_studio.review.dialogs.questions import ask_commands

LIST_WIDTH: Final = 250


class JobWindow(SideWindow):
    """Base of the windows on runs and on contests; jobs are watched while it is visible.

    Parameters
    ----------
    title, size, least
        See `SideWindow`.
    home
        Folder of new jobs.

    Signals
    -------
    crashed
        Traceback of a bug.
    """

    crashed = Signal(str)

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        least: tuple[int, int],
        jobs: Jobs[Any],
        home: Callable[[], Path],
        parent: QWidget | None,
    ) -> None:
        super().__init__(title, size, least, parent)
        self._job_model, self._home = jobs, home
        self._stack = QStackedWidget()
        jobs.message.connect(self.say)
        jobs.crashed.connect(self.crashed)
        jobs.selected_changed.connect(self._refresh)
        jobs.list_changed.connect(self._refresh)

    def fill(
        self,
        heading: str,
        folders: FolderList,
        page: QWidget,
        first_steps: str,
        buttons: Sequence[tuple[str, str, Callable[[], object]]],
    ) -> None:
        """Lay the window out.

        Parameters
        ----------
        first_steps
            Text in place of the page while there is no job.
        buttons
            For each: its text below the list, its text below the first steps, and its handler.
            Ctrl+N is the first one.
        """
        below: list[QPushButton] = []
        first: list[QPushButton] = []
        for short, whole, handler in buttons:
            for row, text in ((below, short), (first, whole)):
                button = QPushButton(text)
                button.clicked.connect(lambda _checked=False, handler=handler: handler())
                row.append(button)
        self._stack.addWidget(page)
        self._stack.addWidget(FirstSteps(first_steps, first))
        parts = [self.title(heading), folders]
        self.put_together(self.column(parts, below), LIST_WIDTH, self._stack)
        self.add_shortcut("Ctrl+N", buttons[0][2])
        self._refresh()

    def connect_head(self, head: JobHead, resume: Callable[[], object]) -> None:
        """Connect the buttons of the page's head."""
        head.continue_wanted.connect(resume)
        head.stop_wanted.connect(self.stop_job)
        head.folder_wanted.connect(self.open_folder)

    def ask_first(
        self,
        path: Path,
        go_on: Callable[[], object],
        changes: Mapping[str, Any] | None = None,
    ) -> None:
        """Call `go_on` once the user has allowed all that a job uses; see `unknown_commands`."""
        try:
            unknown = self._job_model.unknown_commands(path, changes)
        except (EngineError, OSError) as error:
            self.say("error", sentence(str(error)))
            return
        if unknown:
            again = partial(self.ask_first, path, go_on, changes)  # presets name further files
            ask_commands(self, path.name, unknown, again)
        else:
            go_on()

    def stop_job(self) -> None:
        """Stop the selected job; whatever is finished is kept."""
        if self._job_model.selected is not None:
            self._job_model.stop(self._job_model.selected)

    def open_folder(self) -> None:
        """Show the files of the selected job."""
        path = self._job_model.selected or self._home()
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.say("info", tr("The folder is {path}.", path=path))

    def ask_table(self) -> None:
        """Ask where to save the selected job's table."""
        ask_file(self, tr("Save table"), "", f"{tr('Tables')} (*.csv *.md)", self.save_table, "csv")

    def save_table(self, path: Path) -> None:
        """Save the selected job's table: Markdown if the name ends with .md, else CSV."""
        text = self.table_text(path.suffix == ".md")
        if not text:
            return
        try:
            atomic_write(path, text.encode())
        except OSError as error:
            reason = error.strerror or error
            text = tr("{name} can't be written ({reason})", name=path.name, reason=reason)
            self.say("error", sentence(text))
            return
        self.say("info", tr("The table was saved as {name}.", name=path.name))

    def table_text(self, markdown: bool) -> str:
        """Return the selected job's table as Markdown or CSV; "" if it has none."""
        return ""

    def say(self, level: str, text: str) -> None:
        """Show a message: "info", "warning" or "error"."""
        self.messages.show_message(level, text, topic="job")

    def _refresh(self) -> None:
        self._stack.setCurrentIndex(0 if self._job_model.selected is not None else 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._job_model.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        self._job_model.watch(False)
        super().hideEvent(event)


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
