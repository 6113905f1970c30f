"""Rows of the agents' panel: column titles, one agent, and the user's own lambda."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QWidget,
)

from engine.base.translation import tr
from engine.search.value.komi_window import MOST_LAMBDA
from sai_studio.kit import figures, theme
from sai_studio.kit.painting import scaled_font, smooth_painter
from sai_studio.kit.widgets.fields import NumberField
from sai_studio.review.eye import EYE_WIDTH, EyeButton

OWN_DEFAULT: Final = 0.25
PAD: Final = 8.0

LAMBDA_TIP: Final = tr(
    "<p>\u03bb says what an agent plays for. At 0 it plays to win: only the real komi counts. "
    "At 1 it plays for points: it asks how it would fare at every komi from the real one to the "
    "one that the network's own curve calls even, so a lead still has to grow. In between it does "
    "some of both.</p>"
    "<p>value = mean of P over the komi from k to k<sub>\u03bb</sub>, where "
    "P(k<sub>\u03bb</sub>) = (1 \u2212 \u03bb) P(k) + \u03bb / 2</p>"
    "<p>A click shows this agent's candidates on the board, in the table and in the curve.</p>"
)
EYE_TIP: Final = tr(
    "<p>Show or hide this agent's mark on the board. The View menu shows and hides all marks.</p>"
)
OWN_TIP: Final = tr(
    "<p>Add an agent with your own \u03bb. Its dynamic komi is chosen below the list of agents.</p>"
)


@dataclass(frozen=True)
class _Column:
    name: str
    widest: str
    keep: int
    """Priority: columns with low values are hidden first when the panel is narrow."""


WINS: Final = tr("White wins")
"""Longest title of the winrate column; it names the side to move."""

OWN_CHOICE: Final = tr("own choice")

COLUMNS: Final = (
    _Column(tr("plays"), "pass", 9),
    _Column(WINS, "99.9 %", 8),
    _Column(tr("fair"), "\u221212.3", 6),
    _Column("\u03b2", "10.2", 4),
    _Column(tr("visits"), "88.8k", 5),
    _Column("", OWN_CHOICE, 7),
)


def _places(widget: QWidget) -> tuple[float, dict[int, QRectF]]:
    """Return the width of the name column, and the place of every column that fits."""
    width = float(widget.width() - EYE_WIDTH)
    metrics = QFontMetricsF(scaled_font(widget.font(), bold=True))
    name = metrics.horizontalAdvance("\u03bb 0.88") + 18.0 + PAD
    widths = [
        max(metrics.horizontalAdvance(c.widest), metrics.horizontalAdvance(c.name)) + 2.0 * PAD
        for c in COLUMNS
    ]
    shown: list[int] = []
    room = width - name
    for place in sorted(range(len(COLUMNS)), key=lambda i: -COLUMNS[i].keep):
        if widths[place] <= room:
            room -= widths[place]
            shown.append(place)
    x = name
    places: dict[int, QRectF] = {}
    for place in sorted(shown):
        last = place == len(COLUMNS) - 1
        places[place] = QRectF(x, 0.0, width - x if last else widths[place], widget.height())
        x += widths[place]
    return name, places


class ColumnTitles(QWidget):
    """Column titles."""

    def __init__(self) -> None:
        super().__init__()
        self._side = tr("Black")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(LAMBDA_TIP)

    def sizeHint(self) -> QSize:
        return QSize(240, self.fontMetrics().height() + 6)

    def show_side(self, side: str) -> None:
        """Set the side whose winrates are shown: "Black" or "White"."""
        self._side = side
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(scaled_font(self.font(), 0.9))
        painter.setPen(theme.color("muted"))
        middle = Qt.AlignmentFlag.AlignVCenter
        name, places = _places(self)
        painter.drawText(QRectF(PAD, 0.0, name, self.height()), middle, tr("Agent"))
        for place, box in places.items():
            inner = box.adjusted(PAD, 0.0, -PAD, 0.0)
            left = place in (0, len(COLUMNS) - 1)
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            title = COLUMNS[place].name
            text = tr("{side} wins", side=self._side) if title == WINS else title
            painter.drawText(inner, middle | side, text)


class LambdaRow(QAbstractButton):
    """One agent: color, lambda, move and evaluation."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self._role = f"agent{place}"
        self._texts: tuple[str, ...] | None = None
        self._name = self._reason = ""
        self._under_mouse = False
        self.setCheckable(True)
        self.setAccessibleName(tr("Agent"))
        self.setToolTip(LAMBDA_TIP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.eye = EyeButton(tr("Mark on the board"), EYE_TIP, self)

    @property
    def texts(self) -> tuple[str, ...] | None:
        """Texts of the columns; None before the first report."""
        return self._texts

    def show_figures(self, lambda_: float, texts: tuple[str, ...] | None, reason: str) -> None:
        """Show new texts; None shows the reason why there are none."""
        name = f"\u03bb {figures.lambda_text(lambda_)}"
        if (name, texts, reason) != (self._name, self._texts, self._reason):
            self._name, self._texts, self._reason = name, texts, reason
            self.setAccessibleName(" ".join((name, *(texts or ()))))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, self.fontMetrics().height() + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.eye.setGeometry(self.width() - EYE_WIDTH, 2, EYE_WIDTH, self.height() - 4)
        super().resizeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._under_mouse = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._under_mouse = False
        self.update()
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        whole = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self._under_mouse:
            chosen = theme.color(self._role, 0.14)
            painter.setBrush(chosen if self.isChecked() else theme.color("hover", 0.6))
            painter.drawRoundedRect(whole.adjusted(0.0, 1.0, 0.0, -1.0), 4.0, 4.0)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(whole.adjusted(0.5, 1.5, -0.5, -1.5), 4.0, 4.0)
        name, places = _places(self)
        chip = QPointF(PAD + 6.0, whole.center().y())
        painter.setPen(QPen(theme.color(self._role), 1.8))
        painter.setBrush(theme.color(self._role))
        painter.drawEllipse(chip, 3.0, 3.0)
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(chip, 6.0, 6.0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(scaled_font(self.font(), bold=self.isChecked()))
        painter.setPen(theme.color("text"))
        painter.drawText(QRectF(PAD + 18.0, 0.0, name, whole.height()), middle, self._name)
        if self._texts is None:
            painter.setFont(scaled_font(self.font()))
            painter.setPen(theme.color("muted"))
            rest = QRectF(name + PAD, 0.0, whole.width() - name - PAD - EYE_WIDTH, whole.height())
            painter.drawText(rest, middle, self._reason)
            return
        for place, box in places.items():
            self._paint_figure(painter, place, box.adjusted(PAD, 0.0, -PAD, 0.0))

    def _paint_figure(self, painter: QPainter, place: int, box: QRectF) -> None:
        assert self._texts is not None
        last = place == len(COLUMNS) - 1
        text = self._texts[place]
        own = last and text == OWN_CHOICE
        painter.setFont(scaled_font(self.font(), bold=place == 0 or own))
        painter.setPen(theme.color(self._role if own else "muted" if last else "text"))
        left = place == 0 or last
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | side, text)


class OwnLambda(QWidget):
    """Controls of the user's own agent: on or off, and its lambda.

    Signals
    -------
    changed
        The user changed `value`.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.check = QCheckBox(tr("own \u03bb"))
        self.check.setToolTip(OWN_TIP)
        self.spin = NumberField()
        self.spin.setRange(0.0, MOST_LAMBDA)
        self.spin.setSingleStep(0.05)
        self.spin.setDecimals(2)
        self.spin.setValue(OWN_DEFAULT)
        self.spin.setAccessibleName(tr("Your own lambda"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, round(100 * MOST_LAMBDA))
        self.slider.setValue(round(100 * OWN_DEFAULT))
        self.slider.setMinimumWidth(32)
        self.slider.setAccessibleName(tr("Your own lambda"))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 4, 0)
        row.setSpacing(8)
        row.addWidget(self.check)
        row.addWidget(self.spin)
        row.addWidget(self.slider, 1)
        self.check.clicked.connect(self._switched)
        self.spin.valueChanged.connect(self._spun)
        self.slider.valueChanged.connect(self._slid)
        self._enable()

    @property
    def value(self) -> float | None:
        """The lambda; None while switched off."""
        return self.spin.value() if self.check.isChecked() else None

    def set_value(self, value: float | None) -> None:
        """Show a value without emitting `changed`; one that is being typed stays as it is."""
        self.blockSignals(True)
        self.check.setChecked(value is not None)
        if value is not None and value != self.spin.value():
            self.spin.setValue(value)
        self._enable()
        self.blockSignals(False)

    def _switched(self) -> None:
        self._enable()
        self.changed.emit()

    def _spun(self, value: float) -> None:
        self.slider.setValue(round(100.0 * value))
        self.changed.emit()

    def _slid(self, value: int) -> None:
        if value != round(100.0 * self.spin.value()):
            self.spin.setValue(value / 100.0)

    def _enable(self) -> None:
        self.spin.setEnabled(self.check.isChecked())
        self.slider.setEnabled(self.check.isChecked())
