"""The bar above the board that shows one message at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QToolButton, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.signals import single_shot
from sai_studio.kit.texts import on_screen, plain_tip, with_times
from sai_studio.kit.widgets.labels import plain_label

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
_AIR: Final = 8
"""Space above and below the text or the buttons, together [pixels]."""
LEAST_TEXT: Final = 220
"""Width of the text below which the buttons get their own line [pixels]."""


@dataclass(frozen=True)
class _Message:
    level: str
    text: str
    choices: tuple[Choice, ...]
    topic: str
    stays: bool

    @property
    def lasting(self) -> bool:
        """Whether it is shown again after a newer message was closed."""
        return self.level != "info" or bool(self.choices) or self.stays

    @property
    def shown_ms(self) -> int:
        """Display time; 0: until it is closed."""
        least = _SHOWN_MS[self.level]
        return (
            0 if self.choices or self.stays or not least else max(least, _READ_MS * len(self.text))
        )


class MessageBar(QWidget):
    """Shows one message at a time; hidden when there is none.

    A new message goes on top; an older one with buttons, or a warning, is shown again after it. An
    offer, a message with buttons that is less urgent than the current one, waits.

    Where a message takes the place of another, a click counts only after the time of a double
    click: the second one of two was meant for the message before.

    The parent places the bar in a row that is always there, see `row_height` and `MessageRow`, so
    that nothing moves when a short message comes or goes. A longer one gets its own room; where it
    is cut, its tool tip has the whole text.

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
        self._text = plain_label(parent=self, wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close = QToolButton(self)
        self._close.setText("\u2715")
        self._close.setToolTip(tr("Close this message"))
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.setStyleSheet("padding: 0")
        self._close.clicked.connect(self.dismiss)
        self._close.installEventFilter(self)
        self._shown: list[QPushButton] = []
        self._timer = single_shot(self, self.dismiss)
        self._late_click = single_shot(self, lambda: None, QApplication.doubleClickInterval())
        self._measure = QPushButton(self)
        self._measure.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._measure.hide()
        self.setAccessibleName(tr("Message"))
        theme.changed.connect(self.changed)
        self.hide()

    @property
    def text(self) -> str:
        """The shown sentence; empty when hidden."""
        return "" if self._message is None or self.isHidden() else self._message.text

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of the current message; none while the bar is hidden."""
        return [] if self.isHidden() else list(self._shown)

    def show_message(
        self,
        level: str,
        text: str,
        choices: Sequence[Choice] = (),
        topic: str = "",
        *,
        stays: bool = False,
        answers: bool = False,
    ) -> None:
        """Show a sentence, with buttons for what can be done about it.

        Parameters
        ----------
        choices
            Nothing that ends or deletes something: buttons of the next message lie where those of
            this one were.
        topic
            Replaces an earlier message on the same topic; `retract` removes it.
        stays
            Whether it is shown until it is closed or retracted, as messages with buttons are.
        answers
            Whether it tells the outcome of what the user just did, and so never waits.
        """
        if level != "info":
            log.log(_LOG_LEVELS[level], "shown: %s", text)
        shown = with_times(on_screen(text))
        new, old = _Message(level, shown, tuple(choices), topic, stays), self._message
        self._waiting = [m for m in self._waiting if not _replaces(new, m)]
        if old is not None and not _replaces(new, old):
            is_offer = bool(new.choices) and not answers
            if is_offer and old.lasting and _LEVELS.index(level) < _LEVELS.index(old.level):
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
        self.changed.emit()
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
                fields = message.level, message.text, message.choices, message.topic
                other.show_message(*fields, stays=message.stays)
        self.clear()

    def clear(self, keep: str = "") -> None:
        """Remove all messages, except those about the topic `keep`."""
        self._waiting = [message for message in self._waiting if keep and message.topic == keep]
        if self._message is not None and (not keep or self._message.topic != keep):
            self.dismiss()

    def _show(self, message: _Message) -> None:
        if self._message is not None:
            self._late_click.start()
        for button in self._shown:
            button.hide()
            button.deleteLater()
        self._shown.clear()
        self._message = message
        self.setAccessibleDescription(message.text)
        for label, action in message.choices:
            button = QPushButton(label.replace("&", "&&"), self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, act=action: self._choose(act))
            button.installEventFilter(self)
            button.show()
            self._shown.append(button)
        self._timer.stop()
        if message.shown_ms:
            self._timer.start(message.shown_ms)
        self.show()
        self.update()
        self.changed.emit()
        self._arrange()

    def _choose(self, action: Callable[[], object]) -> None:
        self._late_click.start()
        self.dismiss()
        action()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        presses = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
        if event.type() in presses and self._late_click.isActive():
            return True
        return super().eventFilter(watched, event)

    # --- size ----------------------------------------------------------------------------------

    def row_height(self) -> int:
        """Return the height of a message of one line, with or without buttons [pixels]."""
        return max(self._measure.sizeHint().height(), _CLOSE) + _AIR

    def width_of_line(self) -> int:
        """Return the width at which everything fits in one line [pixels]."""
        text = self._text.fontMetrics().horizontalAdvance(self._whole) + 2
        return _LEFT + text + self._width_of_buttons() + 2 * _GAP + _CLOSE + theme.SPACE

    def height_for(self, width: int) -> int:
        """Return the height needed at a width [pixels]."""
        below = self._buttons_below(width)
        text = self._text_height(self._whole, self._text_width(width, below))
        if below:
            text += self._measure.sizeHint().height() + _AIR // 2
        return max(text + _AIR, self.row_height())

    @property
    def _whole(self) -> str:
        return "" if self._message is None else self._message.text

    def _text_height(self, text: str, width: int) -> int:
        """Return the height of a text whose lines are broken at a width [pixels]."""
        box = QRect(0, 0, max(width, 40), 100_000)
        return self._text.fontMetrics().boundingRect(box, Qt.TextFlag.TextWordWrap, text).height()

    def _fitting(self, width: int, height: int) -> str:
        """Return the text, or as much of its beginning as fits."""
        whole = self._whole
        if self._text_height(whole, width) <= height:
            return whole
        least, most = 0, len(whole)
        while least < most:
            middle = (least + most + 1) // 2
            fits = self._text_height(f"{whole[:middle].rstrip()}\u2026", width) <= height
            least, most = (middle, most) if fits else (least, middle - 1)
        return f"{whole[:least].rstrip()}\u2026"

    def _width_of_buttons(self) -> int:
        return sum(button.sizeHint().width() + theme.SPACE for button in self._shown)

    def _buttons_below(self, width: int) -> bool:
        """Whether the buttons get their own line."""
        room = width - _LEFT - _CLOSE - 2 * theme.SPACE - self._width_of_buttons()
        text = self._text.fontMetrics().horizontalAdvance(self._whole)
        return bool(self._shown) and room < min(text, LEAST_TEXT)

    def _text_width(self, width: int, below: bool) -> int:
        room = width - _LEFT - _CLOSE - 2 * theme.SPACE
        if self._shown and not below:
            room -= self._width_of_buttons()
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        buttons = self._measure.sizeHint().height() + _AIR // 2
        line = self._text.fontMetrics().height() + _AIR
        below = self._buttons_below(width) and height >= line + buttons
        text_width = max(self._text_width(width, below), 40)
        room = height - _AIR // 2 - (buttons if below else 0)
        text = self._fitting(text_width, room)
        self._text.setText(text)
        self._text.setToolTip(plain_tip(self._whole) if text != self._whole else "")
        needed = self._text_height(text, text_width)
        top = _AIR // 2 if below else max((height - needed) // 2, 0)
        self._text.setGeometry(_LEFT, top, text_width, needed)
        top = min(_AIR // 2, (height - _CLOSE) // 2)
        self._close.setGeometry(width - _CLOSE - theme.SPACE // 2, top, _CLOSE, _CLOSE)
        x = _LEFT if below else _LEFT + text_width + theme.SPACE
        for button in self._shown:
            size = button.sizeHint()
            y = height - size.height() - _AIR // 2 if below else (height - size.height()) // 2
            button.setGeometry(x, y, size.width(), size.height())
            x += size.width() + theme.SPACE

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
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


class MessageRow(QWidget):
    """Row in which a message bar of the same window is shown; higher only for a long message."""

    def __init__(self, bar: MessageBar) -> None:
        super().__init__()
        self._bar = bar
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bar.changed.connect(self._place)

    def sizeHint(self) -> QSize:
        return QSize(480, self._bar.row_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def moveEvent(self, event: QMoveEvent) -> None:
        self._place()

    def _place(self) -> None:
        bar, window = self._bar, self._bar.parentWidget()
        at = self.mapTo(window, QPoint()) if window is not None else QPoint()
        row = bar.row_height()
        height = row if bar.isHidden() else max(bar.height_for(self.width()), row)
        self.setFixedHeight(height)
        bar.setGeometry(at.x(), at.y(), self.width(), height)
        bar.raise_()


def _replaces(new: _Message, old: _Message) -> bool:
    return new.text == old.text or bool(new.topic and new.topic == old.topic)
