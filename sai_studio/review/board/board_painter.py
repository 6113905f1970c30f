"""Paints a `BoardScene` in the current theme."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from engine.record.board_shape import square
from engine.record.game_node import Line
from sai_studio.kit import theme
from sai_studio.kit.texts import one_line
from sai_studio.review.board.board_cursor import paint_cursor
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_looks import BoardLook, look, stones
from sai_studio.review.board.board_scene import (
    SECOND,
    BoardScene,
    Disc,
    chip_radius,
    disc_radius,
    figure_lines,
    place_chips,
    plain_scene,
)
from sai_studio.review.board.stones import SHELLS, STONE, shadow_pixmap, stone_pixmap, unevenness
from sai_studio.review.board.wood import board_pixmap

INK: Final = QColor(28, 24, 18)
PAPER: Final = QColor(252, 250, 244)
CHOICE: Final = QColor(20, 88, 168)
"""Ring around the engine's choice, painted on a white ring."""
LAST: Final = {1: QColor(255, 208, 112), -1: QColor(140, 74, 0)}
"""Number of the last move on a black and on a white stone."""
GLOW: Final = QColor(255, 160, 20)
"""Ring around a stone that adds many points."""
HURTS: Final = QColor(226, 40, 40)
"""Ring around a stone that costs its owner points."""
LEAST_WORTH: Final = 0.5
"""Share of the largest worth from which a stone has a ring."""
TRANSPARENT: Final = QColor(0, 0, 0, 0)
CLEAR: Final = 4.0
"""Contrast with the board from which a ring needs no outline."""
LEAST_SHADOW: Final = 12.0
"""Distance of the board's lines from which stones have shadows [logical pixels]."""
LEAST_POLICY: Final = 0.002
"""Least probability that is shown."""
POLICY_FIGURES: Final = 10
"""Moves whose percentage is shown, the best of the policy (Barratt et al. 2019, figure 10)."""
LONGEST_LABEL: Final = 11
"""Characters of a label that are shown; more would cover the neighbors."""
LEAST_OWNED: Final = 0.08
"""Least absolute ownership that is shown."""
SHADE: Final = QColor(0, 0, 0, 105)
"""Painted over dimmed points."""
LINE: Final = QColor(120, 20, 14)
HALO: Final = QColor(252, 250, 244, 200)
"""Painted around a line, so that it shows on stones of both colors."""
SHORTER: Final = 0.12
"""How far from the middle of its points a line ends [cells]."""
HEAD: Final = 0.36
"""Length of the head of an arrow [cells]."""


class BoardPainter:
    """Paints scenes; caches the board of the last size and look."""

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
        around: str = "surround",
    ) -> None:
        """Paint a scene into `area` (the whole widget).

        `around` is the role of the color around the board; "" leaves that transparent.
        """
        ratio = painter.device().devicePixelRatioF()
        surround = theme.color(around) if around else TRANSPARENT
        ground = self._background(scene, geometry, area, ratio, font, surround)
        painter.drawPixmap(area.topLeft(), ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ScenePainter(painter, scene, geometry, ratio, font).paint()

    def _background(
        self,
        scene: BoardScene,
        geometry: BoardGeometry,
        area: QRectF,
        ratio: float,
        font: QFont,
        surround: QColor,
    ) -> QPixmap:
        board = look()
        style = scene.coordinate_style if scene.coordinates else ""
        key: tuple[object, ...] = (geometry, area.width(), area.height(), ratio, style)
        key += (board, font.key(), surround.rgba())
        if self._wood is None or key != self._wood_key:
            width, height = math.ceil(area.width()), math.ceil(area.height())
            self._wood = board_pixmap(geometry, width, height, ratio, style, surround, board, font)
            self._wood_key = key
        return self._wood


def paint_position(
    painter: QPainter,
    at: QPointF,
    side: int,
    stones: NDArray[np.int8],
    last_move: int | None,
) -> None:
    """Paint a position at thumbnail size.

    Parameters
    ----------
    at, side
        Upper left corner and width [logical pixels].
    stones : int8[N]
    last_move
        Point that gets a mark; None or N: no mark.
    """
    scene, ratio = plain_scene(stones, last_move), painter.device().devicePixelRatioF()
    geometry = BoardGeometry.edge_to_edge(square(scene.size), QRectF(0, 0, side, side))
    painter.save()
    painter.translate(at)
    painter.drawPixmap(0, 0, _thumbnail_ground(scene.size, side, ratio, look()))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ScenePainter(painter, scene, geometry, ratio, painter.font()).paint()
    painter.restore()


@lru_cache(maxsize=32)
def _thumbnail_ground(size: int, side: int, ratio: float, board: BoardLook) -> QPixmap:
    """Return board and lines of a board `side` logical pixels wide."""
    geometry = BoardGeometry.edge_to_edge(square(size), QRectF(0, 0, side, side))
    return board_pixmap(geometry, side, side, ratio, "", TRANSPARENT, board, QFont())


class ScenePainter:
    """Paints one scene, layer by layer."""

    def __init__(
        self,
        painter: QPainter,
        scene: BoardScene,
        geometry: BoardGeometry,
        ratio: float,
        font: QFont,
        board: BoardLook | None = None,
    ) -> None:
        self._board = board or look()
        self._painter, self._scene, self._geometry = painter, scene, geometry
        self._cell, self._ratio, self._font = geometry.cell, ratio, font

    def paint(self) -> None:
        """Paint all layers from the bottom to the top."""
        scene = self._scene
        if scene.policy is not None:
            self._policy(scene.policy[:-1])
        if scene.visits is not None:
            self._visits(scene.visits)
        if scene.region:
            self._region()
        self._stones()
        if scene.ownership is not None:
            self._ownership(scene.ownership)
        if scene.expected is not None:
            self._expected(scene.expected)
        if scene.dimmed:
            paint_dimmed(self._painter, self._geometry, scene.dimmed)
        self._worths()
        self._marks()
        if scene.lines:
            paint_lines(self._painter, self._geometry, scene.lines)
        if scene.variation:
            self._variation()
        else:
            self._next_moves()
            for disc in reversed(scene.discs):
                self._disc(disc)
            self._chips()
            self._best()
            self._named()
            self._hint()
            self._hover()
        if scene.cursor is not None:
            paint_cursor(self._painter, self._geometry, scene.cursor)

    def _stones(self) -> None:
        scene = self._scene
        points = [int(p) for p in scene.stones.nonzero()[0]]
        if scene.landing is not None and scene.landing[0] in points:
            points.remove(scene.landing[0])
        for point in points:
            if point not in scene.dead:
                self._shadow(point)
        for point in points:
            self._painter.setOpacity(0.45 if point in scene.dead else 1.0)
            self._stone(point, int(scene.stones[point]))
        self._painter.setOpacity(1.0)
        if scene.landing is not None:
            self._falling_stone(*scene.landing)

    def _falling_stone(self, point: int, progress: float) -> None:
        """Paint a stone above the board: larger and fainter than the others."""
        at, painter = self._geometry.center(point), self._painter
        painter.save()
        painter.translate(at)
        painter.scale(1.3 - 0.3 * progress, 1.3 - 0.3 * progress)
        painter.translate(-at)
        painter.setOpacity(0.3 + 0.7 * progress)
        self._shadow(point)
        self._stone(point, int(self._scene.stones[point]))
        painter.restore()

    def _stone(self, point: int, color: int) -> None:
        shell = 0 if color > 0 else (point * 7 + point // self._geometry.size) % SHELLS
        self._put(stone_pixmap(color > 0, shell, _px(self._geometry), self._ratio), point)

    def _shadow(self, point: int) -> None:
        if stones() != "flat" and self._cell >= LEAST_SHADOW:
            self._put(shadow_pixmap(_px(self._geometry), self._ratio), point)

    def _put(self, pixmap: QPixmap, point: int) -> None:
        """Paint a pixmap centered on a point, aligned to device pixels like the lines."""
        at = self._geometry.center(point)
        if self._scene.uneven:
            at += unevenness(point) * self._cell
        half = (pixmap.width() // 2) / pixmap.devicePixelRatio()
        self._painter.drawPixmap(QPointF(at.x() - half, at.y() - half), pixmap)

    def _circle(self, at: QPointF, radius: float) -> None:
        self._painter.drawEllipse(at, radius, radius)

    def _box(self, point: int, side: float) -> QRectF:
        """Return a square around a point."""
        at = self._geometry.center(point)
        return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)

    def _heat_map(self, shares: NDArray[Any], least: float) -> dict[int, QColor]:
        """Shade the points by their shares of something, and return the shades by point."""
        shades: dict[int, QColor] = {}
        self._painter.setPen(Qt.PenStyle.NoPen)
        side = self._cell * 0.92
        most = max(float(shares.max()), 1e-6)
        for point in np.flatnonzero(shares >= least).tolist():
            share = float(shares[point]) / most
            shades[point] = self._board.shade(share)
            self._painter.setBrush(shades[point])
            self._painter.drawRoundedRect(self._box(point, side), side * 0.16, side * 0.16)
        return shades

    def _policy(self, policy: NDArray[np.float32]) -> None:
        """Paint the policy as a heat map, with the percentages of the best moves."""
        best = np.argsort(-policy, kind="stable")[:POLICY_FIGURES]
        figures = {int(p): percentage(policy[p]) for p in best if policy[p] >= LEAST_POLICY}
        self._figures_on_shades(policy, LEAST_POLICY, figures)

    def _visits(self, visits: NDArray[np.int64]) -> None:
        """Paint a shaded grid with the exact visits of each searched move."""
        figures = {int(point): str(visits[point]) for point in np.flatnonzero(visits)}
        self._figures_on_shades(visits, 1, figures)

    def _figures_on_shades(
        self, shares: NDArray[Any], least: float, figures: dict[int, str]
    ) -> None:
        """Paint a heat map, and figures on some of its points with the board's lines hidden."""
        painter, side = self._painter, self._cell * 0.92
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._board.backing)
        for point in figures:
            painter.drawRoundedRect(self._box(point, side), side * 0.16, side * 0.16)
        shades = self._heat_map(shares, least)
        for point, text in figures.items():
            size = min(0.38, 1.35 / len(text))
            self._text(text, self._geometry.center(point), self._board.ink_on(shades[point]), size)

    def _region(self) -> None:
        """Dim the board outside the region and outline the region."""
        inside, cell, painter = QPainterPath(), self._cell, self._painter
        for point in self._scene.region:
            inside.addRect(self._box(point, cell))
        inside = inside.simplified()
        outside = QPainterPath()
        outside.addRect(self._geometry.wood)
        painter.fillPath(outside.subtracted(inside), QColor(0, 0, 0, 56))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(1.5, 0.05 * cell)
        painter.setPen(QPen(QColor(255, 255, 255), 1.75 * width))
        painter.drawPath(inside)
        painter.setPen(QPen(CHOICE, width, Qt.PenStyle.DashLine))
        painter.drawPath(inside)

    def _ownership(self, ownership: NDArray[np.int8]) -> None:
        scene, painter, side = self._scene, self._painter, self._cell * 0.30
        for point, owner in enumerate(ownership):
            alive = scene.stones[point] != 0 and point not in scene.dead
            if not owner or alive:
                continue
            painter.setPen(QPen(PAPER if owner > 0 else INK, max(1.0, side * 0.08)))
            painter.setBrush(INK if owner > 0 else PAPER)
            painter.drawRect(self._box(point, side))

    def _expected(self, expected: NDArray[np.float32]) -> None:
        """Paint squares that grow with certainty; none on stones that stay."""
        painter = self._painter
        for point, owner in enumerate(expected):
            sure = min(abs(float(owner)), 1.0)
            color = 1 if owner > 0 else -1
            if sure < LEAST_OWNED or self._scene.stones[point] == color:
                continue
            rim = QColor(PAPER if color > 0 else INK)
            rim.setAlphaF(0.25 + 0.35 * sure)
            painter.setPen(QPen(rim, max(1.0, 0.025 * self._cell)))
            painter.setBrush(INK if color > 0 else PAPER)
            painter.setOpacity(0.45 + 0.50 * sure)
            painter.drawRect(self._box(point, self._cell * (0.10 + 0.26 * sure)))
        painter.setOpacity(1.0)

    def _worths(self) -> None:
        """Paint what each stone adds, framed the stronger the more that is."""
        painter, cell = self._painter, self._cell
        for point, worth in self._scene.worths.items():
            at, strength = self._geometry.center(point), min(abs(worth.share), 1.0)
            if strength >= LEAST_WORTH:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                color = QColor(GLOW if worth.share > 0.0 else HURTS)
                color.setAlphaF(strength)
                painter.setPen(QPen(color, max(2.0, 0.11 * cell)))
                self._circle(at, 0.40 * cell)
            painter.setOpacity(1.0 if worth.share else 0.55)
            size = 0.34 if len(worth.text) < 4 else 0.28
            self._text(worth.text, at, _ink_on(int(self._scene.stones[point])), size, bold=True)
            painter.setOpacity(1.0)

    def _marks(self) -> None:
        scene, painter, cell = self._scene, self._painter, self._cell
        center = self._geometry.center
        for loss in scene.losses:
            painter.setPen(QPen(_ink_on(int(scene.stones[loss.point])), max(1.2, 0.03 * cell)))
            painter.setBrush(theme.color(f"loss{loss.loss}"))
            self._circle(center(loss.point), 0.15 * cell)
        for point, number in scene.numbers.items():
            stone = int(scene.stones[point])
            ink = LAST[stone] if point == scene.last_move and stone else _ink_on(stone)
            self._text(str(number), center(point), ink, 0.40)
        last = scene.last_move
        if (
            last is not None
            and last < len(scene.stones)
            and scene.stones[last]
            and last not in scene.numbers
            and last not in scene.marks
        ):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(_ink_on(int(scene.stones[last])), max(1.6, 0.055 * cell)))
            self._circle(center(last), 0.24 * cell)
        for point, mark in scene.marks.items():
            self._mark(point, mark)
        if scene.ko_point is not None and not scene.discs:
            self._shape(scene.ko_point, "square", self._board.star)

    def _mark(self, point: int, mark: str) -> None:
        color = int(self._scene.stones[point])
        ink = _ink_on(color) if color else self._board.mark
        if not mark.startswith("label:"):
            self._shape(point, mark, ink)
            return
        text = one_line(mark.removeprefix("label:"), LONGEST_LABEL)
        at = self._geometry.center(point)
        if not color:  # the lines of the board must not cross the text
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(self._board.label)
            self._circle(at, 0.36 * self._cell)
        self._text(text, at, ink, 0.46 if len(text) < 3 else 0.30)

    def _shape(self, point: int, mark: str, ink: QColor) -> None:
        at, painter, r = self._geometry.center(point), self._painter, 0.25 * self._cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(ink, max(1.6, 0.065 * self._cell))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if mark == "circle":
            self._circle(at, r)
        elif mark == "square":
            painter.drawRect(self._box(point, 1.7 * r))
        elif mark == "selected":
            painter.fillRect(self._box(point, 1.4 * r), ink)
        elif mark == "cross":
            box = self._box(point, 1.6 * r)
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.bottomLeft(), box.topRight())
        else:
            path = QPainterPath(QPointF(at.x(), at.y() - 1.15 * r))
            path.lineTo(at.x() + r, at.y() + 0.6 * r)
            path.lineTo(at.x() - r, at.y() + 0.6 * r)
            path.closeSubpath()
            painter.drawPath(path)

    def _next_moves(self) -> None:
        painter, radius = self._painter, 0.455 * self._cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for move in self._scene.next_moves:
            at = self._geometry.center(move.point)
            ink = INK if move.color > 0 else PAPER
            pen = QPen(ink, max(1.8, 0.06 * self._cell))
            if not move.main:
                pen.setWidthF(pen.widthF() * 0.75)
                pen.setDashPattern([2.2, 2.0])
            if theme.contrast(ink, self._board.middle()) < CLEAR:  # white on light wood
                painter.setPen(QPen(self._board.edge, pen.widthF() + 2.0))
                self._circle(at, radius)
            painter.setPen(pen)
            self._circle(at, radius)

    def _disc(self, disc: Disc) -> None:
        cell, at, painter = self._cell, self._geometry.center(disc.point), self._painter
        radius = disc_radius(disc, cell)
        fill = theme.color(theme.loss_role(disc.loss), 0.55 + 0.40 * disc.strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._board.backing)
        self._circle(at, radius)
        painter.setPen(QPen(self._board.edge, max(1.0, cell * 0.022)))
        painter.setBrush(fill)
        self._circle(at, radius)
        if disc.chosen:
            width = max(2.2, cell * 0.062)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 255, 255), width * 1.75))
            self._circle(at, radius)
            painter.setPen(QPen(CHOICE, width))
            self._circle(at, radius)
        ink = self._board.ink_on(fill)
        for text, y, size, bold in figure_lines(disc, cell):
            self._text(text, at + QPointF(0, y), ink, size / cell, bold)

    def _chips(self) -> None:
        """Paint the chip of every agent at its move."""
        cell, painter = self._cell, self._painter
        for chip in place_chips(self._scene.agents, self._geometry.size):
            whole = chip_radius(cell)
            radius = chip.scale * whole
            offset = QPointF(chip.column * cell + chip.shift * whole, chip.row * cell)
            center = self._geometry.center(0) + offset
            fill = theme.color("second" if chip.agent == SECOND else f"agent{min(chip.agent, 3)}")
            painter.setPen(QPen(QColor(255, 255, 255, 235), max(1.0, radius * 0.16)))
            painter.setBrush(fill)
            self._circle(center, radius)
            size = (1.25 if len(chip.label) < 2 else 0.85) * radius / cell
            self._text(chip.label, center, theme.ink_on(fill), size, bold=True)

    def _variation(self) -> None:
        """Paint the stones of a variation, and the game's next move as a ghost."""
        painter, cell = self._painter, self._cell
        covered = {stone.point for stone in self._scene.variation}
        for move in self._scene.next_moves:
            if move.point not in covered and not self._scene.stones[move.point]:
                painter.setOpacity(0.45)
                self._stone(move.point, move.color)
                painter.setOpacity(1.0)
        for stone in self._scene.variation:
            painter.setOpacity(0.94)
            self._shadow(stone.point)
            self._stone(stone.point, stone.color)
            painter.setOpacity(1.0)
            at = self._geometry.center(stone.point)
            if stone.number == 1:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                color = CHOICE if stone.color < 0 else LAST[1]
                painter.setPen(QPen(color, max(2.0, 0.06 * cell)))
                self._circle(at, (STONE - 0.03) * cell)
            self._text(str(stone.number), at, _ink_on(stone.color), 0.42, bold=True)

    def _best(self) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(theme.color("accent"), max(1.6, 0.09 * self._cell)))
        for point in self._scene.best:
            self._circle(self._geometry.center(point), 0.3 * self._cell)

    def _named(self) -> None:
        """Paint a disc with a text, which may be wider than the disc, for each named move."""
        painter, wood = self._painter, self._geometry.wood
        radius, font = max(0.44 * self._cell, 7.0), QFont(self._font)
        font.setPixelSize(max(round(radius * 0.95), 8))
        painter.setFont(font)
        for point, text in self._scene.named.items():
            at = self._geometry.center(point)
            width = max(2 * radius, painter.fontMetrics().horizontalAdvance(text) + radius)
            box = QRectF(at.x() - width / 2, at.y() - radius, width, 2 * radius)
            box.moveLeft(max(min(box.left(), wood.right() - width), wood.left()))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawRoundedRect(box, radius, radius)
            painter.setPen(theme.color("panel"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _hint(self) -> None:
        if self._scene.hint is None:
            return
        at, cell, painter = self._geometry.center(self._scene.hint), self._cell, self._painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((QColor(255, 255, 255, 220), 0.16), (CHOICE, 0.09)):
            painter.setPen(QPen(color, max(2.0, width * cell)))
            self._circle(at, 0.34 * cell)

    def _hover(self) -> None:
        if self._scene.hover_mark is not None:
            point, mark = self._scene.hover_mark
            self._painter.setOpacity(0.55)
            if mark:
                self._mark(point, mark)
            self._painter.setOpacity(1.0)
        if self._scene.hover is None:
            return
        point, color = self._scene.hover
        self._painter.setOpacity(0.55)
        if color:
            self._stone(point, color)
        else:
            self._shape(point, "cross", self._board.mark)
        self._painter.setOpacity(1.0)

    def _text(self, text: str, at: QPointF, ink: QColor, size: float, bold: bool = False) -> None:
        """Write text centered at a position; `size` is the font's height [cells]."""
        cell, sized = self._cell, QFont(self._font)
        sized.setPixelSize(max(6, round(size * cell)))
        sized.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        self._painter.setFont(sized)
        self._painter.setPen(ink)
        box = QRectF(at.x() - cell, at.y() - cell, 2 * cell, 2 * cell)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def percentage(share: float) -> str:
    """Return a share in percent, without the sign: whole from 10 on, else with one digit."""
    return f"{100.0 * share:.0f}" if share >= 0.0995 else f"{100.0 * share:.1f}"


def _px(geometry: BoardGeometry) -> int:
    return max(4, round(geometry.cell))


def _ink_on(color: int) -> QColor:
    return PAPER if color > 0 else INK


def paint_dimmed(painter: QPainter, geometry: BoardGeometry, points: Iterable[int]) -> None:
    """Shade some points."""
    cell = geometry.cell
    for point in points:
        at = geometry.center(point)
        painter.fillRect(QRectF(at.x() - cell / 2, at.y() - cell / 2, cell, cell), SHADE)


def paint_lines(painter: QPainter, geometry: BoardGeometry, lines: Iterable[Line]) -> None:
    """Paint lines and arrows between points."""
    cell = geometry.cell
    width = max(2.0, 0.07 * cell)
    for line in lines:
        shaft = QLineF(geometry.center(line.start), geometry.center(line.end))
        room = SHORTER * cell / shaft.length()
        shaft = QLineF(shaft.pointAt(room), shaft.pointAt(1.0 - room))
        head = _head(shaft, HEAD * cell) if line.is_arrow else QPolygonF()
        if line.is_arrow:  # the shaft ends inside the head, whose tip stays sharp
            shaft.setLength(shaft.length() - 0.6 * HEAD * cell)
        for ink, thick in ((HALO, width + 2.0), (LINE, width)):
            pen = QPen(ink, thick)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)  # round ends take six times as long
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawLine(shaft)
            pen.setWidthF(thick - width + 0.5)
            painter.setPen(pen)
            painter.setBrush(ink)
            painter.drawPolygon(head)


def _head(shaft: QLineF, length: float) -> QPolygonF:
    """Return the head of an arrow: a triangle whose tip is the end of the shaft."""
    along = shaft.unitVector()
    dx, dy = along.dx() * length, along.dy() * length
    tip = shaft.p2()
    back = QPointF(tip.x() - dx, tip.y() - dy)
    side = QPointF(-0.5 * dy, 0.5 * dx)
    return QPolygonF([tip, back + side, back - side])
