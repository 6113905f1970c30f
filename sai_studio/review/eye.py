"""A button with an eye icon that shows or hides something on the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from sai_studio.kit import theme
from sai_studio.kit.painting import smooth_painter
from sai_studio.kit.texts import own_tip

EYE_WIDTH: Final = 28
"""Width of the button at the end of a row [pixels]."""


class EyeButton(QAbstractButton):
    """Toggle button; an open eye is checked."""

    def __init__(self, name: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleName(name)
        self.setToolTip(own_tip(tip))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(EYE_WIDTH, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        box = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("hover"))
            painter.drawRoundedRect(box.adjusted(2.0, 1.0, -2.0, -1.0), 4.0, 4.0)
        role, strength = ("text", 0.75) if self.isChecked() else ("muted", 0.8)
        ink = theme.color(role, strength)
        at = box.center()
        wide, high = 7.0, 5.6
        left, right = QPointF(at.x() - wide, at.y()), QPointF(at.x() + wide, at.y())
        lids = QPainterPath(left)
        lids.quadTo(QPointF(at.x(), at.y() - 2.0 * high + 1.0), right)
        lids.quadTo(QPointF(at.x(), at.y() + 2.0 * high - 1.0), left)
        painter.setPen(QPen(ink, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(lids)
        if self.isChecked():
            painter.setBrush(ink)
            painter.drawEllipse(at, 1.9, 1.9)
        else:
            stroke = QPointF(5.2, 5.2)
            painter.drawLine(at - stroke, at + stroke)
