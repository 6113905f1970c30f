"""Icons: small SVG files drawn in the text color of the theme."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.base.files import data_folder
from sai_studio.kit import theme


@cache
def _source(name: str) -> str:
    path: Path = data_folder("resources") / "icons" / f"{name}.svg"
    return path.read_text(encoding="utf-8")


class _ThemedSvg(QIconEngine):
    """Renders the SVG again for each size and theme; the file says currentColor."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        role = "muted" if mode == QIcon.Mode.Disabled else "text"
        svg = _source(self._name).replace("currentColor", theme.color(role).name())
        svg = svg.replace("accentColor", theme.color("accent").name())
        painter.save()
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(0.45)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(rect))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, pixmap.rect(), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _ThemedSvg(self._name)


def icon(name: str) -> QIcon:
    """Return an icon of `resources/icons` that follows the theme."""
    return QIcon(_ThemedSvg(name))
