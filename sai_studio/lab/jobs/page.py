"""Base of the pages on the selected job: its head, its progress, and below them what it made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.labels import plain_label, thin_bar
from sai_studio.kit.widgets.layouts import Part, column, row
from sai_studio.lab.jobs.jobs import AT_WORK, Jobs, status_role

MARGINS: Final = (2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
"""Room around the parts of a page [px]."""


class JobHead(QWidget):
    """Name and status of a job on the left, buttons on the right.

    Parameters
    ----------
    continue_tip, stop_tip
        Tool tips of the first two buttons.

    Signals
    -------
    continue_wanted, stop_wanted, folder_wanted
        A button was clicked.
    """

    continue_wanted = Signal()
    stop_wanted = Signal()
    folder_wanted = Signal()

    def __init__(self, continue_tip: str, stop_tip: str, *more: QPushButton) -> None:
        super().__init__()
        self._name, self._status = plain_label(), plain_label()
        self._shown = ""
        self.resume, self.halt = QPushButton(tr("Continue\u2026")), QPushButton(tr("Stop"))
        self.folder = QPushButton(tr("Open folder"))
        self.resume.setToolTip(plain_tip(continue_tip))
        self.halt.setToolTip(plain_tip(stop_tip))
        buttons = (self.resume, self.halt, *more, self.folder)
        row(self._name, self._status, 1, *buttons, within=self)
        self.resume.clicked.connect(self.continue_wanted)
        self.halt.clicked.connect(self.stop_wanted)
        self.folder.clicked.connect(self.folder_wanted)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()

    def show_job(
        self, name: str, status: str, text: str, can_continue: bool | None, can_stop: bool | None
    ) -> None:
        """Show name and status of a job, and the button that fits its status.

        Parameters
        ----------
        text
            The status for display; "" before the job was read.
        can_continue, can_stop
            Whether the button can be clicked now; None hides it.
        """
        self._name.setText(name)
        self._status.setText(f"\u25cf {text or tr('reading')}")
        self._shown = status
        set_text_color(self._status, status_role(status))
        is_at_work = status in AT_WORK
        self.resume.setVisible(not is_at_work and can_continue is not None)
        self.resume.setEnabled(bool(can_continue))
        self.halt.setVisible(is_at_work and can_stop is not None)
        self.halt.setEnabled(bool(can_stop))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def _paint_in_theme(self) -> None:
        self._name.setFont(scaled_font(self.font(), 1.4, bold=True))
        set_text_color(self._status, status_role(self._shown))


class JobPage(QWidget):
    """Base of the pages that show the selected job; it follows the model.

    Parameters
    ----------
    status_texts
        Status of a job for display, by `JobView.status`.
    """

    def __init__(
        self,
        jobs: Jobs[Any],
        status_texts: Mapping[str, str],
        head: JobHead,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._jobs, self._status_texts = jobs, status_texts
        self.head = head
        self.bar = thin_bar(theme.SPACE)
        self.progress = plain_label(wraps=True, role="muted")

    def lay_out(self, *parts: Part) -> None:
        """Put the parts below head and progress, and show the job from now on."""
        head = column(self.head, self.bar, self.progress, margins=MARGINS)
        column(head, *parts, within=self, spacing=0)
        connect_all(self.refresh, self._jobs.view_changed, self._jobs.selected_changed)
        self._jobs.list_changed.connect(self.refresh_status)
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the selected job."""
        raise NotImplementedError

    def refresh_status(self) -> None:
        """Show what depends on the status of the job alone; by default everything."""
        self.refresh()

    def show_head(self, *, can_continue: bool, can_stop: bool) -> None:
        """Show name, status and buttons of the selected job, see `JobHead.show_job`."""
        path = self._jobs.selected
        if path is not None:
            status = self._jobs.status(path)
            text = self._status_texts.get(status, "")
            self.head.show_job(path.name, status, text, can_continue, can_stop)
