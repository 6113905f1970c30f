"""Fonts, stones and empty panels, painted in the same way in all views."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPaintDevice, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from sai_studio.kit import theme

GRID = 8
"""Base unit of distances: all are multiples or halves of it [px]."""

_fonts: dict[tuple[str, float, bool], QFont] = {}


def scaled_font(base: QFont, factor: float = 1.0, *, bold: bool = False) -> QFont:
    """Return `base` in another size, with digits of equal width; fonts are cached."""
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


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a painter with smooth edges (antialiasing)."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def faded(color: QColor, opacity: float) -> QColor:
    """Return a color with its opacity multiplied."""
    result = QColor(color)
    result.setAlphaF(color.alphaF() * min(max(opacity, 0.0), 1.0))
    return result


def stone_color(color: int) -> QColor:
    """Return the fill of a small stone; it is the same in both themes, so draw a rim around it."""
    return QColor(26, 28, 31) if color > 0 else QColor(255, 255, 255)


def paint_stone(painter: QPainter, at: QPointF, radius: float, color: int) -> None:
    """Paint a small stone; black ones have a rim and a highlight that show on dark panels."""
    fill = stone_color(color)
    painter.setPen(QPen(theme.color("text" if color > 0 else "muted"), 1.4))
    if color > 0:
        shine = QRadialGradient(at, radius, at - QPointF(0.35, 0.4) * radius)
        shine.setColorAt(0.0, QColor(150, 154, 161))
        shine.setColorAt(0.55, fill)
        shine.setColorAt(1.0, QColor(0, 0, 0))
        painter.setBrush(shine)
    else:
        painter.setBrush(fill)
    painter.drawEllipse(at, radius, radius)


def diamond(center: QPointF, half: float) -> QPolygonF:
    """Return a square on its corner, `half` as wide to each side."""
    steps = ((0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0))
    return QPolygonF([center + QPointF(*step) for step in steps])


def set_text_color(label: QLabel, role: str) -> None:
    """Give a label the color of a role, which the style sheet then keeps in every theme."""
    if label.property(theme.INK) != role:
        font = label.font() if label.testAttribute(Qt.WidgetAttribute.WA_SetFont) else None
        label.setProperty(theme.INK, role)
        style = label.style()
        style.unpolish(label)
        style.polish(label)
        if font is not None:  # the style sheet has put its own in its place
            label.setFont(font)


class EmptyNote(QLabel):
    """Label that explains why a panel is empty."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(3 * GRID)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        set_text_color(self, "muted")
