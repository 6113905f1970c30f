"""Painting a BoardScene. Pure: a scene, a place and a theme in, pixels out."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from sai_studio.shared import theme
from sai_studio.views.board.board_geometry import BoardGeometry
from sai_studio.views.board.board_scene import SECOND, BoardScene, Disc
from sai_studio.views.board.mark_layout import (
    chip_radius,
    disc_radius,
    figure_lines,
    place_chips,
)
from sai_studio.views.board.stones import SHELLS, STONE, shadow_pixmap, stone_pixmap
from sai_studio.views.board.wood import board_pixmap

__all__ = ["BoardPainter"]

INK: Final = QColor(28, 24, 18)
PAPER: Final = QColor(252, 250, 244)
EDGE: Final = QColor(28, 24, 18, 190)
"""Outline of marks on the wood, whose own color may be as light as the wood."""
BACKING: Final = QColor(226, 186, 122, 190)
"""Painted under a disc, so that the lines of the board don't cross its figures."""
CHOICE: Final = QColor(20, 88, 168)
"""Ring around the engine's choice, painted on a white ring."""
LAST: Final = {1: QColor(255, 208, 112), -1: QColor(140, 74, 0)}
"""Number of the last move on a black and on a white stone."""
CROSS: Final = QColor(120, 20, 14)
"""Marks and labels on an empty point."""
LABEL: Final = QColor(232, 194, 132, 225)
"""Background of a label on an empty point."""
LEAST_OWNED: Final = 0.08
"""Points that are less anybody's than this stay bare."""
_CENTER: Final = Qt.AlignmentFlag.AlignCenter


class BoardPainter:
    """Paints scenes; keeps the wood of the last size and theme."""

    def __init__(self) -> None:
        self._wood: QPixmap | None = None
        self._wood_key: tuple[object, ...] = ()

    def paint(
        self,
        painter: QPainter,
        scene: BoardScene,
        geometry: BoardGeometry,
        area: QRectF,
        font: QFont,
    ) -> None:
        """Paint a scene into `area` (the whole widget)."""
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(area.topLeft(), self._background(scene, geometry, area, ratio, font))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if scene.policy is not None:
            self._policy(painter, scene, geometry)
        if scene.region:
            self._region(painter, scene, geometry)
        self._stones(painter, scene, geometry, ratio)
        if scene.ownership is not None:
            self._ownership(painter, scene, geometry)
        if scene.expected is not None:
            self._expected(painter, scene, geometry)
        self._marks(painter, scene, geometry, font)
        showing_variation = bool(scene.variation)
        if not showing_variation:
            self._next_moves(painter, scene, geometry)
            for disc in reversed(scene.discs):
                self._disc(painter, disc, geometry, font)
            self._chips(painter, scene, geometry, font)
            self._hover(painter, scene, geometry, ratio)
        else:
            self._variation(painter, scene, geometry, ratio, font)

    # --- layers --------------------------------------------------------------------------------

    def _background(
        self,
        scene: BoardScene,
        geometry: BoardGeometry,
        area: QRectF,
        ratio: float,
        font: QFont,
    ) -> QPixmap:
        dark = theme.current() == "dark"
        key = (geometry, area.width(), area.height(), ratio, scene.coordinates, dark, font.key())
        if self._wood is None or key != self._wood_key:
            self._wood = board_pixmap(
                geometry,
                math.ceil(area.width()),
                math.ceil(area.height()),
                ratio,
                scene.coordinates,
                theme.color("surround"),
                dark,
                font,
            )
            self._wood_key = key
        return self._wood

    def _stones(
        self, painter: QPainter, scene: BoardScene, geometry: BoardGeometry, ratio: float
    ) -> None:
        points = [int(p) for p in scene.stones.nonzero()[0]]
        for point in points:
            if point not in scene.dead:
                self._put(painter, shadow_pixmap(_px(geometry), ratio), geometry, point)
        for point in points:
            painter.setOpacity(0.45 if point in scene.dead else 1.0)
            self._stone(painter, geometry, point, int(scene.stones[point]), ratio)
        painter.setOpacity(1.0)

    def _stone(
        self, painter: QPainter, geometry: BoardGeometry, point: int, color: int, ratio: float
    ) -> None:
        shell = 0 if color > 0 else (point * 7 + point // geometry.size) % SHELLS
        self._put(painter, stone_pixmap(color > 0, shell, _px(geometry), ratio), geometry, point)

    @staticmethod
    def _put(painter: QPainter, pixmap: QPixmap, geometry: BoardGeometry, point: int) -> None:
        at = geometry.center(point)
        ratio = pixmap.devicePixelRatio()
        half = (pixmap.width() // 2) / ratio  # on whole device pixels, as the lines are
        painter.drawPixmap(QPointF(at.x() - half, at.y() - half), pixmap)

    def _policy(self, painter: QPainter, scene: BoardScene, geometry: BoardGeometry) -> None:
        assert scene.policy is not None
        painter.setPen(Qt.PenStyle.NoPen)
        side = geometry.cell * 0.92
        most = max(float(scene.policy[:-1].max()), 1e-6)
        for point, share in enumerate(scene.policy[:-1]):
            if share < 0.002:
                continue
            painter.setBrush(theme.color("accent", 0.12 + 0.6 * math.sqrt(float(share) / most)))
            at = geometry.center(point)
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            painter.drawRoundedRect(box, side * 0.16, side * 0.16)

    @staticmethod
    def _region(painter: QPainter, scene: BoardScene, geometry: BoardGeometry) -> None:
        """A veil over the rest of the wood, and a line around the points that are searched."""
        inside, cell = QPainterPath(), geometry.cell
        for point in scene.region:
            at = geometry.center(point)
            inside.addRect(QRectF(at.x() - cell / 2, at.y() - cell / 2, cell, cell))
        inside = inside.simplified()
        outside = QPainterPath()
        outside.addRect(geometry.wood)
        painter.fillPath(outside.subtracted(inside), QColor(0, 0, 0, 56))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("accent"), max(1.5, 0.05 * cell), Qt.PenStyle.DashLine))
        painter.drawPath(inside)

    def _ownership(self, painter: QPainter, scene: BoardScene, geometry: BoardGeometry) -> None:
        assert scene.ownership is not None
        side = geometry.cell * 0.30
        for point, owner in enumerate(scene.ownership):
            alive = scene.stones[point] != 0 and point not in scene.dead
            if not owner or alive:
                continue
            at = geometry.center(point)
            painter.setPen(QPen(PAPER if owner > 0 else INK, max(1.0, side * 0.08)))
            painter.setBrush(INK if owner > 0 else PAPER)
            painter.drawRect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))

    @staticmethod
    def _expected(painter: QPainter, scene: BoardScene, geometry: BoardGeometry) -> None:
        """Squares that grow with certainty; none on stones that stay what they are."""
        assert scene.expected is not None
        for point, owner in enumerate(scene.expected):
            sure = min(abs(float(owner)), 1.0)
            color = 1 if owner > 0 else -1
            if sure < LEAST_OWNED or scene.stones[point] == color:
                continue
            side = geometry.cell * (0.10 + 0.26 * sure)
            at = geometry.center(point)
            rim = QColor(PAPER if color > 0 else INK)
            rim.setAlphaF(0.25 + 0.35 * sure)
            painter.setPen(QPen(rim, max(1.0, 0.025 * geometry.cell)))
            painter.setBrush(INK if color > 0 else PAPER)
            painter.setOpacity(0.45 + 0.50 * sure)
            painter.drawRect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        painter.setOpacity(1.0)

    def _marks(
        self, painter: QPainter, scene: BoardScene, geometry: BoardGeometry, font: QFont
    ) -> None:
        cell = geometry.cell
        for loss in scene.losses:
            rim = _ink_on(int(scene.stones[loss.point]))
            painter.setPen(QPen(rim, max(1.2, 0.03 * cell)))
            painter.setBrush(theme.color(f"loss{loss.loss}"))
            painter.drawEllipse(geometry.center(loss.point), 0.15 * cell, 0.15 * cell)
        for point, number in scene.numbers.items():
            stone = int(scene.stones[point])
            ink = LAST[stone] if point == scene.last_move and stone else _ink_on(stone)
            self._text(painter, str(number), geometry.center(point), cell, ink, font, 0.40)
        last_point = scene.last_move
        if (
            last_point is not None
            and last_point < len(scene.stones)
            and scene.stones[last_point]
            and last_point not in scene.numbers
            and last_point not in scene.marks
        ):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(_ink_on(int(scene.stones[last_point])), max(1.6, 0.055 * cell)))
            painter.drawEllipse(geometry.center(last_point), 0.24 * cell, 0.24 * cell)
        for point, mark in scene.marks.items():
            self._mark(painter, scene, geometry, point, mark, font)
        if scene.ko_point is not None and not scene.discs:
            self._shape(painter, geometry, scene.ko_point, "square", QColor(46, 30, 12, 210))

    def _mark(
        self,
        painter: QPainter,
        scene: BoardScene,
        geometry: BoardGeometry,
        point: int,
        mark: str,
        font: QFont,
    ) -> None:
        color = int(scene.stones[point])
        ink = _ink_on(color) if color else CROSS
        if mark.startswith("label:"):
            text = mark.removeprefix("label:")
            at = geometry.center(point)
            if not color:  # lift the text off the lines
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(LABEL)
                painter.drawEllipse(at, 0.36 * geometry.cell, 0.36 * geometry.cell)
            size = 0.46 if len(text) < 3 else 0.30
            self._text(painter, text, at, geometry.cell, ink, font, size)
            return
        self._shape(painter, geometry, point, mark, ink)

    @staticmethod
    def _shape(
        painter: QPainter, geometry: BoardGeometry, point: int, mark: str, ink: QColor
    ) -> None:
        at, cell = geometry.center(point), geometry.cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(ink, max(1.6, 0.065 * cell))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        r = 0.25 * cell
        if mark == "circle":
            painter.drawEllipse(at, r, r)
        elif mark == "square":
            painter.drawRect(QRectF(at.x() - 0.85 * r, at.y() - 0.85 * r, 1.7 * r, 1.7 * r))
        elif mark == "selected":
            painter.fillRect(QRectF(at.x() - 0.7 * r, at.y() - 0.7 * r, 1.4 * r, 1.4 * r), ink)
        elif mark == "cross":
            d = 0.8 * r
            painter.drawLine(QPointF(at.x() - d, at.y() - d), QPointF(at.x() + d, at.y() + d))
            painter.drawLine(QPointF(at.x() - d, at.y() + d), QPointF(at.x() + d, at.y() - d))
        else:
            path = QPainterPath(QPointF(at.x(), at.y() - 1.15 * r))
            path.lineTo(at.x() + r, at.y() + 0.6 * r)
            path.lineTo(at.x() - r, at.y() + 0.6 * r)
            path.closeSubpath()
            painter.drawPath(path)

    @staticmethod
    def _next_moves(painter: QPainter, scene: BoardScene, geometry: BoardGeometry) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = 0.455 * geometry.cell
        for move in scene.next_moves:
            pen = QPen(INK if move.color > 0 else PAPER, max(1.8, 0.06 * geometry.cell))
            if not move.main:
                pen.setWidthF(pen.widthF() * 0.75)
                pen.setDashPattern([2.2, 2.0])
            if move.color < 0:  # white on light wood
                painter.setPen(QPen(EDGE, pen.widthF() + 2.0))
                painter.drawEllipse(geometry.center(move.point), radius, radius)
            painter.setPen(pen)
            painter.drawEllipse(geometry.center(move.point), radius, radius)

    def _disc(self, painter: QPainter, disc: Disc, geometry: BoardGeometry, font: QFont) -> None:
        cell, at = geometry.cell, geometry.center(disc.point)
        radius = disc_radius(disc, cell)
        fill = theme.color(theme.loss_role(disc.loss), 0.55 + 0.40 * disc.strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(BACKING)
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QPen(EDGE, max(1.0, cell * 0.022)))
        painter.setBrush(fill)
        painter.drawEllipse(at, radius, radius)
        if disc.chosen:
            width = max(2.2, cell * 0.062)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 255, 255), width * 1.75))
            painter.drawEllipse(at, radius, radius)
            painter.setPen(QPen(CHOICE, width))
            painter.drawEllipse(at, radius, radius)
        ink = disc_ink(fill)
        for text, y, size, bold in figure_lines(disc, cell):
            self._text(painter, text, at + QPointF(0, y), cell, ink, font, size / cell, bold)

    def _chips(
        self, painter: QPainter, scene: BoardScene, geometry: BoardGeometry, font: QFont
    ) -> None:
        """Paint the mark of every agent at its move."""
        cell = geometry.cell
        for chip in place_chips(scene.agents, geometry.size):
            whole = chip_radius(cell)
            radius = chip.scale * whole
            center = geometry.center(0) + QPointF(
                chip.column * cell + chip.shift * whole, chip.row * cell
            )
            fill = theme.color("second" if chip.agent == SECOND else f"agent{min(chip.agent, 3)}")
            painter.setPen(QPen(QColor(255, 255, 255, 235), max(1.0, radius * 0.16)))
            painter.setBrush(fill)
            painter.drawEllipse(center, radius, radius)
            size = (1.25 if len(chip.label) < 2 else 0.85) * radius / cell
            self._text(painter, chip.label, center, cell, theme.ink_on(fill), font, size, bold=True)

    def _variation(
        self,
        painter: QPainter,
        scene: BoardScene,
        geometry: BoardGeometry,
        ratio: float,
        font: QFont,
    ) -> None:
        for stone in scene.variation:
            painter.setOpacity(0.94)
            self._put(painter, shadow_pixmap(_px(geometry), ratio), geometry, stone.point)
            self._stone(painter, geometry, stone.point, stone.color, ratio)
            painter.setOpacity(1.0)
            at = geometry.center(stone.point)
            if stone.number == 1:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                color = CHOICE if stone.color < 0 else LAST[1]
                painter.setPen(QPen(color, max(2.0, 0.06 * geometry.cell)))
                radius = (STONE - 0.03) * geometry.cell
                painter.drawEllipse(at, radius, radius)
            ink = _ink_on(stone.color)
            self._text(painter, str(stone.number), at, geometry.cell, ink, font, 0.42, bold=True)

    def _hover(
        self, painter: QPainter, scene: BoardScene, geometry: BoardGeometry, ratio: float
    ) -> None:
        if scene.hover is None:
            return
        point, color = scene.hover
        painter.setOpacity(0.55)
        if color:
            self._stone(painter, geometry, point, color, ratio)
        else:
            self._shape(painter, geometry, point, "cross", CROSS)
        painter.setOpacity(1.0)

    @staticmethod
    def _text(
        painter: QPainter,
        text: str,
        at: QPointF,
        cell: float,
        ink: QColor,
        font: QFont,
        size: float,
        bold: bool = False,
    ) -> None:
        sized = QFont(font)
        sized.setPixelSize(max(6, round(size * cell)))
        sized.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        painter.setFont(sized)
        painter.setPen(ink)
        painter.drawText(QRectF(at.x() - cell, at.y() - cell, 2 * cell, 2 * cell), _CENTER, text)


def disc_ink(fill: QColor) -> QColor:
    """Return the color of the figures on a disc with a translucent fill over `BACKING`."""
    ground = QColor(BACKING)
    ground.setAlpha(255)  # the wood below is much the same color
    return theme.ink_on(theme.over(fill, ground))


def _px(geometry: BoardGeometry) -> int:
    return max(4, round(geometry.cell))


def _ink_on(color: int) -> QColor:
    return PAPER if color > 0 else INK
