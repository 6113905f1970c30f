"""The board as a drawing without textures, for files and paper: everything that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from engine.record.board_shape import BoardShape
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_looks import WOOD
from sai_studio.review.board.board_painter import INK, PAPER, ScenePainter
from sai_studio.review.board.board_scene import BoardScene
from sai_studio.review.board.stones import STONE
from sai_studio.review.board.wood import paint_coordinates, paint_lines

GROUND: Final = QColor(238, 205, 150)
SIDE: Final = 720
"""Longer side of a drawing [logical pixels]."""
MARGIN_MM: Final = 20.0
PDF_DPI: Final = 1200
LARGEST_TEXT: Final = 15
SMALLEST_TEXT: Final = 5
"""Sizes of the text below a board, whose width is `SIDE`."""


class _FlatPainter(ScenePainter):
    """Paints stones as plain discs."""

    def _stone(self, point: int, color: int) -> None:
        self._painter.setPen(QPen(INK, max(0.8, 0.03 * self._cell)))
        self._painter.setBrush(INK if color > 0 else PAPER)
        self._circle(self._geometry.center(point), STONE * self._cell)

    def _shadow(self, point: int) -> None:
        pass


def paint_flat(
    painter: QPainter, scene: BoardScene, shape: BoardShape, font: QFont, area: QRectF
) -> None:
    """Paint a scene with its overlays into an area, as large as possible, at its upper edge."""
    painter.save()
    painter.translate(area.topLeft())
    geometry = BoardGeometry.fit(shape, area.width(), area.height(), scene.coordinates, 0.0)
    painter.translate(0.0, -geometry.wood.top())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(geometry.wood, GROUND)
    paint_lines(painter, geometry, WOOD)
    if scene.coordinates:
        paint_coordinates(painter, geometry, scene.coordinate_style, font, WOOD)
    _FlatPainter(painter, scene, geometry, 1.0, font, WOOD).paint()
    painter.restore()


def _size(shape: BoardShape) -> QSize:
    """Return the size of a drawing: that of its wood."""
    wood = BoardGeometry.fit(shape, SIDE, SIDE, True, 0.0).wood
    return QSize(int(wood.width()), int(wood.height()))


def board_svg(title: str, scene: BoardScene, shape: BoardShape, font: QFont) -> bytes:
    """Return a scene as the content of an SVG file."""
    from PySide6.QtSvg import QSvgGenerator

    buffer, size = QBuffer(), _size(shape)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    paint_flat(painter, scene, shape, font, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return bytes(buffer.data().data())


def pages_pdf(
    title: str, pages: Sequence[tuple[BoardScene, str]], shape: BoardShape, font: QFont
) -> bytes:
    """Return pages, each with a scene and a caption below it, as the content of a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("SAI Studio")
    writer.setResolution(PDF_DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    painter = QPainter(writer)
    page = QRectF(0, 0, writer.width(), writer.height())
    for number, (scene, caption) in enumerate(pages):
        if number:
            writer.newPage()
        paint_page(painter, page, scene, shape, font, caption)
    painter.end()
    return bytes(buffer.data().data())


def paint_page(
    painter: QPainter,
    page: QRectF,
    scene: BoardScene,
    shape: BoardShape,
    font: QFont,
    caption: str,
) -> None:
    """Paint a scene over the width of a page, and below it a plain text, smaller if it is long."""
    painter.save()
    scale = page.width() / SIDE
    painter.scale(scale, scale)
    paint_flat(painter, scene, shape, font, QRectF(0, 0, SIDE, SIDE))
    below = _size(shape).height() + 18.0
    room = QRectF(0, below, SIDE, page.height() / scale - below)
    painter.setPen(QColor(20, 20, 20))
    flags = int(Qt.TextFlag.TextWordWrap)
    text = QFont(font)
    for pixels in range(LARGEST_TEXT, SMALLEST_TEXT - 1, -1):
        text.setPixelSize(pixels)
        painter.setFont(text)
        if painter.boundingRect(room, flags, caption).height() <= room.height():
            break
    painter.drawText(room, flags, caption)
    painter.restore()
