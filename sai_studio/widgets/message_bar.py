"""One sentence over the top of the board: what went wrong or what could be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from sai_studio.widgets import theme

__all__ = ["Choice", "MessageBar"]

Choice = tuple[str, Callable[[], None]]
"""Text of a button and what it does."""

MAX_WIDTH: Final = 860
_SHOWN_MS: Final = {"info": 5000, "warning": 7000, "error": 0}
"""How long a message without choices stays; 0 stays until it is closed."""


class MessageBar(QWidget):
    """Shows the last message; hidden when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._level = "info"
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(theme.SPACE // 2)
        close = QToolButton(self)
        close.setText("\u2715")
        close.setToolTip("Close this message")
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(self.dismiss)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 6, 8, 6)
        layout.addWidget(self._text, 1)
        layout.addLayout(self._buttons)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._shown: list[QPushButton] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        theme.changed.connect(self.update)
        self._host: QWidget | None = None
        self._top = 0
        self.hide()

    def float_over(self, host: QWidget, top: int) -> None:
        """Lie over a widget `top` pixels below its edge: nothing moves when a message comes."""
        self._top = top
        self.setParent(host)
        self._host = host
        host.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    @property
    def text(self) -> str:
        """The sentence on show; empty when hidden."""
        return self._text.text() if not self.isHidden() else ""

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons on show."""
        return list(self._shown)

    def show_message(self, level: str, text: str, choices: Sequence[Choice] = ()) -> None:
        """Show a sentence, with buttons for what can be done about it."""
        self._clear_buttons()
        self._level = level
        self._text.setText(text)
        for label, action in choices:
            button = QPushButton(label, self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, act=action: self._choose(act))
            self._buttons.addWidget(button)
            self._shown.append(button)
        self._timer.stop()
        if not choices and _SHOWN_MS[level]:
            self._timer.start(_SHOWN_MS[level])
        self.show()
        self._place()
        self.raise_()
        self.update()

    def dismiss(self) -> None:
        """Hide the message."""
        self._timer.stop()
        self.hide()

    def _place(self) -> None:
        if self._host is None:
            return
        room = min(self._host.width() - 2 * theme.SPACE, MAX_WIDTH)
        text = self._text.fontMetrics().horizontalAdvance(self._text.text())
        buttons = sum(b.sizeHint().width() + theme.SPACE for b in self.buttons)
        width = min(room, text + buttons + 90)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry((self._host.width() - width) // 2, self._top, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.color("border"))
        painter.setBrush(theme.color(self._level))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        strip = {"info": "accent", "warning": "amber", "error": "bad"}[self._level]
        painter.setBrush(theme.color(strip))
        painter.drawRoundedRect(5, 8, 4, self.height() - 16, 2, 2)
        painter.end()

    def _choose(self, action: Callable[[], None]) -> None:
        self.dismiss()
        action()

    def _clear_buttons(self) -> None:
        for button in self._shown:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._shown.clear()
