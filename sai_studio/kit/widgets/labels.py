"""Labels for plain text, in which nothing is rendered as HTML, and for HTML of our own; bars."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QWidget

from sai_studio.kit.painting import set_text_color
from sai_studio.kit.texts import plain_tip


def plain_label(
    text: str = "", parent: QWidget | None = None, *, wraps: bool = False, role: str = ""
) -> QLabel:
    """Return a label for plain text, whoever wrote it.

    By default Qt renders a text that looks like HTML, and loads the pictures it names from the disk
    or from another computer.

    Parameters
    ----------
    wraps
        Whether a text that is wider than the label gets further lines.
    role
        Theme color of the text; "" is that of all texts.
    """
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(wraps)
    if role:
        set_text_color(label, role)
    return label


def rich_label(html: str = "", parent: QWidget | None = None) -> QLabel:
    """Return a label for HTML of our own; the caller must escape text from elsewhere."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(html)
    return label


class CutLabel(QLabel):
    """Label for plain text that is cut to its width; the tool tip then has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def whole(self) -> str:
        """The text, of which there may be more than is shown."""
        return self._whole

    def show_text(self, text: str) -> None:
        """Show a text, or as much of its beginning as there is room for."""
        self._whole = text
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        right = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self._whole, right, self.width())
        self.setText(shown)
        self.setToolTip(plain_tip(self._whole if shown != self._whole else ""))


def thin_bar(height: int, *, keeps_room: bool = False) -> QProgressBar:
    """Return a thin progress bar without a text.

    Parameters
    ----------
    keeps_room
        Whether its room stays empty while it is hidden.
    """
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setFixedHeight(height)
    if keeps_room:
        policy = bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        bar.setSizePolicy(policy)
    return bar
