"""Small pieces all panels share: coalesced refreshes, fonts, the empty state, the certainty bar."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from sai_studio.ending import ResultSource
from sai_studio.panels.figures import Certainty, at_komi, lead
from sai_studio.session import Session
from sai_studio.widgets import theme
from sai_studio.widgets.labels import plain_label
from sai_studio.widgets.texts import own_tip

__all__ = [
    "EmptyNote",
    "Figure",
    "Panel",
    "Refresh",
    "StepBar",
    "faded",
    "game_over",
    "paint_stone",
    "scaled_font",
    "set_text_color",
    "stone_color",
]

GRID = 8
"""All distances are multiples or halves of it [px]."""
PATIENCE_MS = 300
"""How long a panel keeps what it shows while a search of another position begins."""
TURN_MS = 3
"""Pause between the refreshes of two panels: lists take a turn or two to ask for their painting."""


class _Turns(QObject):
    """Lets refreshes run one after the other, so that each is painted in a frame of its own.

    All panels together would hold up the window for as long as a hand notices.
    """

    _one: ClassVar[_Turns | None] = None

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._waiting = deque[Refresh]()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @classmethod
    def of_application(cls) -> _Turns:
        """The one there is."""
        if cls._one is None or not isValid(cls._one):
            cls._one = cls()
        return cls._one

    def queue(self, refresh: Refresh) -> None:
        """Let it run after those that wait already, if it is not among them."""
        if refresh not in self._waiting:
            self._waiting.append(refresh)
        if not self._timer.isActive():
            self._timer.start(0)

    def _next(self) -> None:
        refresh = self._waiting.popleft()
        if self._waiting:
            self._timer.start(TURN_MS)
        if isValid(refresh):  # its panel may have been closed meanwhile
            refresh.run()


class Refresh(QObject):
    """Runs a function soon after `ask`, once for any number of calls; waits while hidden."""

    def __init__(self, owner: QWidget, work: Callable[[], None], delay_ms: int = 0) -> None:
        super().__init__(owner)
        self._owner = owner
        self._work = work
        self._due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(delay_ms)
        self._timer.timeout.connect(self._queue)
        owner.installEventFilter(self)

    def ask(self) -> None:
        """The picture is out of date."""
        self._due = True
        if not self._owner.isVisible():
            return
        if self._timer.interval() == 0:
            self._queue()
        elif not self._timer.isActive():
            self._timer.start()

    def run(self) -> None:
        """Act now if the picture is out of date."""
        if self._due:
            self._due = False
            self._work()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and self._due:
            self.run()
        return False

    def _queue(self) -> None:
        if self._due:
            _Turns.of_application().queue(self)


_fonts: dict[tuple[str, float, bool], QFont] = {}


def scaled_font(base: QFont, factor: float = 1.0, *, bold: bool = False) -> QFont:
    """`base` larger or smaller, with digits of equal width; cells ask for it over and over."""
    key = (base.key(), factor, bold)
    font = _fonts.get(key)
    if font is None:
        font = QFont(base)
        if base.pointSizeF() > 0.0:
            font.setPointSizeF(base.pointSizeF() * factor)
        else:
            font.setPixelSize(max(round(base.pixelSize() * factor), 1))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font = _fonts[key] = theme.figures(font)
    return font


def faded(color: QColor, opacity: float) -> QColor:
    """`color` with its opacity multiplied."""
    result = QColor(color)
    result.setAlphaF(color.alphaF() * min(max(opacity, 0.0), 1.0))
    return result


def stone_color(color: int) -> QColor:
    """Fill of a small flat stone: the same in both themes, so draw a rim around it."""
    return QColor(26, 28, 31) if color > 0 else QColor(255, 255, 255)


def paint_stone(painter: QPainter, at: QPointF, radius: float, color: int) -> None:
    """Paint a small stone on a panel; a black one has a light side to be seen on dark panels."""
    fill = stone_color(color)
    painter.setPen(QPen(theme.color("muted"), 1.4))
    if color > 0:
        shine = QRadialGradient(at, radius, at - QPointF(0.35, 0.4) * radius)
        shine.setColorAt(0.0, QColor(150, 154, 161))
        shine.setColorAt(0.55, fill)
        shine.setColorAt(1.0, QColor(0, 0, 0))
        painter.setBrush(shine)
    else:
        painter.setBrush(fill)
    painter.drawEllipse(at, radius, radius)


def game_over(session: Session) -> str:
    """Return the text of panels where two passes ended the game: what is known of the result."""
    final, komi = session.ending.final_result(session.node), at_komi(session.game_komi)
    if final is None:
        if session.analyzing and session.ending.needs_count(session.node):
            return "Game over. Looking for dead stones\u2026"
        return "Game over. Count the board to see the result."
    text = f"Game over. {final.text}"
    count = final.count
    if count is None:
        return f"{text}\nby the game record"
    counted = "on the board" if count.prisoners is None else "in territory and prisoners"
    text += f"\n{lead(count.score)} {counted}, komi {komi}"
    if final.source is ResultSource.ESTIMATE:
        number = len(count.dead)
        stones = "1 stone is" if number == 1 else f"{number or 'No'} stones are"
        text += f"\n{stones} considered dead; count the board to change this"
    return text


def set_text_color(widget: QWidget, role: str) -> None:
    """Write a widget's text in a theme color, now."""
    palette = widget.palette()
    palette.setColor(widget.foregroundRole(), theme.color(role))
    widget.setPalette(palette)


class EmptyNote(QLabel):
    """The one sentence an empty panel says."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(3 * GRID)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._paint_in_theme()
        theme.changed.connect(self._paint_in_theme)

    def _paint_in_theme(self) -> None:
        set_text_color(self, "muted")


class Panel(QWidget):
    """Base of the panels: panel color, a content and an empty face, theme and font followed.

    Both faces are laid out here, not by a layout: figures that change ten times a second would
    have the whole window laid out anew each time.

    Parameters
    ----------
    session
        The model the panel reads.
    name
        What a screen reader calls the panel.
    empty
        The sentence to show while there is nothing to show.
    """

    def __init__(
        self, session: Session, name: str, empty: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.setAccessibleName(name)
        self.setAutoFillBackground(True)
        self._content = QWidget(self)
        self._note = EmptyNote(empty, self)
        self._note.hide()
        self._note_soon = QTimer(self)
        self._note_soon.setSingleShot(True)
        self._note_soon.setInterval(PATIENCE_MS)
        self._note_soon.timeout.connect(lambda: self._show_face(content=False))
        theme.changed.connect(self._follow_theme)
        self._fill()

    @property
    def empty_text(self) -> str:
        """The sentence on show in place of a content; empty while there is one."""
        return "" if self._note.isHidden() else self._note.text()

    def _waiting(self, running: str, paused: str) -> str:
        """Why there is no report: the engine's own words where it has some, else ours."""
        status = self._session.status
        if status.text and status.state in ("loading", "no network", "illegal", "failed"):
            return status.text
        return running if self._session.analyzing else paused

    def _show_empty(self, sentence: str | None) -> None:
        """Show the content (None) or one sentence instead of it."""
        self._note_soon.stop()
        if sentence is not None:
            self._note.setText(sentence)
        self._show_face(content=sentence is None)

    def _show_empty_soon(self, sentence: str) -> None:
        """Show the sentence unless there is a content before it could be read.

        The first report of a position comes within a blink: to hide and show everything would
        flicker.
        """
        session = self._session
        searching = session.analyzing and session.status.state in ("searching", "ready")
        if not searching or self._content.isHidden():
            self._show_empty(sentence)
            return
        self._note.setText(sentence)
        if not self._note_soon.isActive():
            self._note_soon.start()

    def _show_face(self, *, content: bool) -> None:
        self._content.setVisible(content)
        self._note.setVisible(not content)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for face in (self._content, self._note):
            face.setGeometry(self.rect())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # a new parent under a style sheet takes fonts and palettes away from inner widgets
        self._follow_theme()
        super().showEvent(event)

    def _follow_theme(self) -> None:
        self._fill()
        self._paint_in_theme()

    def _fill(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.color("panel"))
        self.setPalette(palette)

    def _paint_in_theme(self) -> None:
        """Take colors and fonts anew."""


class StepBar(QWidget):
    """Five small steps, filled up to the certainty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = 0
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def show_certainty(self, value: Certainty | None) -> None:
        """Fill the bar; None empties it."""
        self._step = value.step if value else 0
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(5 * 9 - 2, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5):
            filled = step < self._step
            painter.setBrush(theme.color("accent") if filled else theme.color("muted", 0.25))
            height = 4.0 + 2.0 * step
            painter.drawRoundedRect(QRectF(9.0 * step, 12.0 - height, 7.0, height), 1.5, 1.5)


class Figure(QWidget):
    """A caption, one large figure and a remark, with a tooltip that explains them."""

    def __init__(self, caption: str, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTip(own_tip(explanation))
        self._caption = plain_label(caption)
        self._value = plain_label()
        self._remark = plain_label()
        self._compact = False
        self._row = QHBoxLayout()
        self._row.setSpacing(GRID)
        self._row.addWidget(self._value)
        self._row.addStretch(1)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self._caption)
        self._box.addLayout(self._row)
        self._box.addWidget(self._remark)
        self._paint_in_theme()
        theme.changed.connect(self._paint_in_theme)

    def put_beside_value(self, widget: QWidget) -> None:
        """Set a small picture to the right of the figure."""
        self._row.insertWidget(1, widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_compact(self, compact: bool) -> None:
        """One line without a caption instead of three."""
        if compact == self._compact:
            return
        self._compact = compact
        self._caption.setVisible(not compact)
        if compact:
            self._row.insertWidget(self._row.count() - 1, self._remark)
        else:
            self._box.addWidget(self._remark)
        self._paint_in_theme()

    def set_caption(self, text: str) -> None:
        """Another caption, e.g. with the komi the figure holds for."""
        self._caption.setText(text)

    def set_value(self, value: str, remark: str) -> None:
        """The figure and what stands below it."""
        self._value.setText(value)
        self._remark.setText(remark)

    @property
    def value(self) -> str:
        """The figure on show."""
        return self._value.text()

    @property
    def remark(self) -> str:
        """The remark on show."""
        return self._remark.text()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def _paint_in_theme(self) -> None:
        self._caption.setFont(scaled_font(self.font(), 0.85))
        self._value.setFont(scaled_font(self.font(), 1.0 if self._compact else 1.5, bold=True))
        self._remark.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self._caption, "muted")
        set_text_color(self._value, "text")
        set_text_color(self._remark, "muted")
