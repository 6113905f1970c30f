"""The bar above the board that shows one message at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from engine.api.translation import tr
from sai_studio.shared import theme
from sai_studio.shared.signals import single_shot
from sai_studio.shared.texts import on_screen, with_times
from sai_studio.shared.widgets.labels import plain_label

__all__ = ["Choice", "MessageBar"]

log = logging.getLogger(__name__)

Choice = tuple[str, Callable[[], object]]
"""Text and handler of a button."""

_LEVELS: Final = ("info", "warning", "error")
_LOG_LEVELS: Final = {"warning": logging.WARNING, "error": logging.ERROR}
_SHOWN_MS: Final = {"info": 5000, "warning": 7000, "error": 0}
"""How long a short message without buttons stays; 0: until it is closed."""
_READ_MS: Final = 70
"""Display time per character of longer messages."""
_MOST_WAITING: Final = 6
_LEFT: Final = 20
"""Space for the colored strip [pixels]."""
_GAP: Final = theme.SPACE // 2
_CLOSE: Final = 22
LEAST_TEXT: Final = 220
"""Width of the text below which the buttons get their own line [pixels]."""


@dataclass(frozen=True)
class _Message:
    level: str
    text: str
    choices: tuple[Choice, ...]
    topic: str

    @property
    def lasting(self) -> bool:
        """Whether it is shown again after a newer message was closed."""
        return self.level != "info" or bool(self.choices)

    @property
    def shown_ms(self) -> int:
        """Display time; 0: until it is closed."""
        least = _SHOWN_MS[self.level]
        return 0 if self.choices or not least else max(least, _READ_MS * len(self.text))


class MessageBar(QWidget):
    """Shows one message at a time; hidden when there is none.

    A new message goes on top; an older one with buttons, or a warning, is shown again after it. A
    message with buttons that is less urgent than the current one waits.

    The parent places the bar; `height_for` is the height needed at a width.

    Signals
    -------
    changed
        The bar was shown or hidden, or its text changed: it must be placed again.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message: _Message | None = None
        self._waiting: list[_Message] = []
        self._text = plain_label(parent=self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close = QToolButton(self)
        self._close.setText("\u2715")
        self._close.setToolTip(tr("Close this message"))
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.setStyleSheet("padding: 0")
        self._close.clicked.connect(self.dismiss)
        self._shown: list[QPushButton] = []
        self._timer = single_shot(self, self.dismiss)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(tr("Message"))
        theme.changed.connect(self.changed)
        self.hide()

    @property
    def text(self) -> str:
        """The shown sentence; empty when hidden."""
        return self._text.text() if not self.isHidden() else ""

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the current message; none while the bar is hidden."""
        return [] if self.isHidden() else list(self._shown)

    @property
    def covers_another(self) -> bool:
        """Whether a message with buttons is shown again after the current one."""
        return any(message.choices for message in self._waiting)

    def show_message(
        self, level: str, text: str, choices: Sequence[Choice] = (), topic: str = ""
    ) -> None:
        """Show a sentence, with buttons for what can be done about it.

        Parameters
        ----------
        topic
            Replaces an earlier message on the same topic; `retract` removes it.
        """
        if level != "info":
            log.log(_LOG_LEVELS[level], "shown: %s", text)
        shown = with_times(on_screen(text))
        new, old = _Message(level, shown, tuple(choices), topic), self._message
        self._waiting = [m for m in self._waiting if not _replaces(new, m)]
        if old is not None and not _replaces(new, old):
            if new.choices and old.lasting and _LEVELS.index(level) < _LEVELS.index(old.level):
                self._waiting.append(new)
                return
            if old.lasting:
                self._waiting.append(old)
        del self._waiting[:-_MOST_WAITING]
        self._show(new)

    def retract(self, topic: str) -> None:
        """Remove messages on a topic, which no longer apply."""
        self._waiting = [message for message in self._waiting if message.topic != topic]
        if self._message is not None and self._message.topic == topic:
            self.dismiss()

    def reword(self, topic: str, text: str) -> bool:
        """Change the text of the current message; its buttons stay, so that a click isn't lost.

        False if the current message is about another topic.
        """
        if self._message is None or self._message.topic != topic:
            return False
        self._message = replace(self._message, text=with_times(on_screen(text)))
        self._text.setText(self._message.text)
        self._arrange()
        return True

    def dismiss(self) -> None:
        """Remove the message, and show one that waits."""
        if self._message is None:
            return
        if self._waiting:
            self._show(self._waiting.pop())
            return
        self._timer.stop()
        self._message = None
        self.hide()
        self.changed.emit()

    def hand_over(self, other: MessageBar) -> None:
        """Move the lasting messages to another bar, in the same order."""
        shown = [self._message] if self._message is not None else []
        for message in [*self._waiting, *shown]:
            if message.lasting:
                other.show_message(message.level, message.text, message.choices, message.topic)
        self.clear()

    def clear(self, keep: str = "") -> None:
        """Remove all messages, except those about the topic `keep`."""
        self._waiting = [message for message in self._waiting if keep and message.topic == keep]
        if self._message is not None and (not keep or self._message.topic != keep):
            self.dismiss()

    def _show(self, message: _Message) -> None:
        for button in self._shown:
            button.hide()
            button.deleteLater()
        self._shown.clear()
        self._message = message
        self._text.setText(message.text)
        self.setAccessibleDescription(message.text)
        for label, action in message.choices:
            button = QPushButton(label.replace("&", "&&"), self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, act=action: self._choose(act))
            button.show()
            self._shown.append(button)
        self._timer.stop()
        if message.shown_ms:
            self._timer.start(message.shown_ms)
        self.show()
        self._arrange()
        self.updateGeometry()
        self.update()
        self.changed.emit()

    def _choose(self, action: Callable[[], object]) -> None:
        self.dismiss()
        action()

    # --- size ----------------------------------------------------------------------------------

    def width_of_line(self) -> int:
        """Return the width at which everything fits in one line [pixels]."""
        text = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 2
        return _LEFT + text + self._width_of_buttons() + 2 * _GAP + _CLOSE + theme.SPACE

    def height_for(self, width: int) -> int:
        """Return the height needed at a width [pixels]."""
        text = self._text.heightForWidth(max(self._text_width(width), 40))
        if not self._shown:
            return max(text, _CLOSE) + 12
        buttons = self._shown[0].sizeHint().height()
        if self._buttons_below(width):
            return text + buttons + 16
        return max(text, buttons) + 12

    def sizeHint(self) -> QSize:
        return QSize(480, self.height_for(480))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_for(width)

    def _width_of_buttons(self) -> int:
        return sum(button.sizeHint().width() + theme.SPACE for button in self._shown)

    def _buttons_below(self, width: int) -> bool:
        """Whether the buttons get their own line."""
        room = width - _LEFT - _CLOSE - 2 * theme.SPACE - self._width_of_buttons()
        text = self._text.fontMetrics().horizontalAdvance(self._text.text())
        return bool(self._shown) and room < min(text, LEAST_TEXT)

    def _text_width(self, width: int) -> int:
        room = width - _LEFT - _CLOSE - 2 * theme.SPACE
        if self._shown and not self._buttons_below(width):
            room -= self._width_of_buttons()
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        below = self._buttons_below(width)
        text_width = self._text_width(width)
        needed = self._text.heightForWidth(max(text_width, 40))
        middle = 6 + max(needed, 1) // 2 if below else height // 2
        self._text.setGeometry(_LEFT, middle - needed // 2, text_width, needed)
        top = min(6, (height - _CLOSE) // 2)
        self._close.setGeometry(width - _CLOSE - theme.SPACE // 2, top, _CLOSE, _CLOSE)
        x = _LEFT if below else _LEFT + text_width + theme.SPACE
        for button in self._shown:
            size = button.sizeHint()
            y = height - size.height() - 6 if below else (height - size.height()) // 2
            button.setGeometry(x, y, size.width(), size.height())
            x += size.width() + theme.SPACE

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surround"))  # it may lie over the players
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.color("border"))
        level = self._message.level if self._message is not None else "info"
        painter.setBrush(theme.color(level))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        strip = {"info": "accent", "warning": "amber", "error": "bad"}[level]
        painter.setBrush(theme.color(strip))
        painter.drawRoundedRect(QRectF(7.0, 6.0, 4.0, self.height() - 12.0), 2, 2)
        painter.end()


def _replaces(new: _Message, old: _Message) -> bool:
    return new.text == old.text or bool(new.topic and new.topic == old.topic)
