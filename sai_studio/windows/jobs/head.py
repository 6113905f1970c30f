"""The header of a job's page: name, status and buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.translation import tr
from sai_studio.shared import theme
from sai_studio.shared.painting import scaled_font, set_text_color
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import row
from sai_studio.windows.jobs.jobs import status_role


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
        for button in buttons:
            button.setAutoDefault(False)
        row(self._name, self._status, 1, *buttons, within=self)
        self.resume.clicked.connect(self.continue_wanted)
        self.halt.clicked.connect(self.stop_wanted)
        self.folder.clicked.connect(self.folder_wanted)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()

    def show_job(self, name: str, status: str, text: str) -> None:
        """Show name and status of a job; `text` is the status for display."""
        self._name.setText(name)
        self._status.setText(f"\u25cf {text}")
        self._shown = status
        set_text_color(self._status, status_role(status))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def _paint_in_theme(self) -> None:
        self._name.setFont(scaled_font(self.font(), 1.4, bold=True))
        set_text_color(self._name, "text")
        set_text_color(self._status, status_role(self._shown))
