"""The window that shows every input plane of the current position that the network sees."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QHelpEvent,
    QHideEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedLayout, QToolTip, QWidget

from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr, tr_count
from engine.commands.loading import Notice, network_input
from engine.review.requests import request_for
from sai_studio.kit import theme
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.painting import EmptyNote, scaled_font, smooth_painter
from sai_studio.kit.signals import Throttle, connect_all
from sai_studio.kit.texts import no_network, plain_tip, sentence
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column
from sai_studio.kit.widgets.message_bar import MessageRow
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.review.board.board_painter import paint_position
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.network_input import NetworkInput

AskInput = Callable[[AnalysisRequest, Notice], "NetworkInput"]
SIZE: Final = (980, 720)
LEAST: Final = (420, 360)
REDRAW_MS: Final = 100
"""Least time between two positions, while one steps through a game."""
WAITING: Final = tr("The planes of the position appear here once the engine is ready.")
NARROWEST, WIDEST = 168, 340
"""Least and greatest width of a board [px]."""
GAP: Final = 2 * theme.SPACE
"""Space between boards [px]."""
LINES: Final = 2
"""Lines of a caption; the tool tip has the whole text."""
FADED: Final = 0.55
"""Opacity of wood and stones, so that the plane stands out."""
LIBERTIES: Final = tr("liberties of every stone (8: 8 or more)")


def numbers_text(numbers: tuple[tuple[str, float], ...]) -> str:
    """Return what a network sees besides planes, as a sentence; "" if that is nothing."""
    if not numbers:
        return ""
    shown = [f"{name} {value:g}" for name, value in numbers if value]
    return tr(
        "{count} numbers beside the planes, 0 where not listed: {numbers}.",
        count=len(numbers),
        numbers="; ".join(shown),
    )


class NetworkInputWindow(SideWindow):
    """Window that follows the current position and the network in use; the owner closes `worker`.

    Signals
    -------
    crashed
        Traceback of a bug on the thread.
    """

    crashed = Signal(str)

    def __init__(
        self, session: Session, ask: AskInput = network_input, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Network input"), SIZE, LEAST, parent)
        self._session, self._network_input = session, ask
        self.worker = Worker("network input", self)
        self.head, self.numbers = plain_label(wraps=True), plain_label(wraps=True)
        for label in (self.head, self.numbers):
            label.setContentsMargins(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        self.grid = PlaneGrid()
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.grid)
        self.note = EmptyNote(WAITING)
        body = QWidget()
        self._faces = QStackedLayout(body)
        self._faces.addWidget(self.note)
        self._faces.addWidget(self._scroll)
        column(
            MessageRow(self.messages), self.head, (body, 1), self.numbers, within=self, spacing=0
        )
        self.add_shortcut("Esc", self.close)
        self._show_note(WAITING)
        self._ask_soon = Throttle(REDRAW_MS, self._ask, self)
        call, cursor = self._ask_soon.call, session.cursor
        connect_all(call, cursor.moved, cursor.record_changed, session.edits.tree_changed)
        connect_all(call, session.engine.network_changed, session.komi.changed)
        for told in (self.worker.noticed, self.worker.failed):
            told.connect(lambda text: self._show_note(sentence(text)))
        self.worker.found.connect(self._found)
        self.worker.crashed.connect(self.crashed)

    def _ask(self) -> None:
        session, node = self._session, self._session.cursor.node
        if not self.isVisible():
            return
        if session.review.network is None:
            self.worker.drop()
            self._show_note(no_network(session.cursor.record.shape))
            return
        request = replace(request_for(session.review, node, (0.0,), 0), komi=session.komi.viewed)
        self.worker.run(partial(_look, self._network_input, request))

    def _found(self, shown: NetworkInput) -> None:
        side = tr("Black") if shown.to_play > 0 else tr("White")
        self.head.setText(
            tr(
                "{network} sees {planes} ({features}). {side} is to move: own stones are {side}'s.",
                network=shown.network,
                planes=tr_count(len(shown.planes), "{n} plane", "{n} planes"),
                features=shown.features,
                side=side,
            )
        )
        self.numbers.setText(numbers_text(shown.numbers))
        self.head.show()
        self.numbers.setVisible(bool(shown.numbers))
        self.grid.show_input(shown)
        self._faces.setCurrentWidget(self._scroll)

    def _show_note(self, text: str) -> None:
        self.note.setText(text)
        self.head.hide()
        self.numbers.hide()
        self._faces.setCurrentWidget(self.note)

    # --- opening and closing -------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask_soon.call()

    def hideEvent(self, event: QHideEvent) -> None:
        self.worker.stop()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._ask_soon.cancel()
        event.accept()


def _look(ask: AskInput, request: AnalysisRequest, task: Task) -> None:
    task.tell(ask(request, task.notice))


def plane_image(values: NDArray[np.float32]) -> QImage:
    """Return a plane as an image of one pixel per point: ones blue, minus ones red, zeros clear."""
    size = math.isqrt(len(values))
    pixels = np.zeros((size * size, 4), np.uint8)
    for sign, role in ((1.0, "accent"), (-1.0, "bad")):
        color = theme.color(role)
        points = values * sign > 0
        pixels[points, :3] = color.red(), color.green(), color.blue()
        shares = np.minimum(np.abs(values[points]), 1.0)
        pixels[points, 3] = np.round(255 * (0.15 + 0.60 * shares))
    form = QImage.Format.Format_RGBA8888
    return QImage(pixels.tobytes(), size, size, 4 * size, form).copy()


class PlaneGrid(QWidget):
    """Shows each plane over the position, with its number and name; grows in height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._input: NetworkInput | None = None
        self._captions: list[str] = []
        self._images: list[QImage] = []
        self._ground: tuple[object, QPixmap] | None = None
        self.setAccessibleName(tr("Input planes"))
        theme.changed.connect(self._restyle)

    def show_input(self, shown: NetworkInput) -> None:
        """Show the planes of a position."""
        self._input = shown
        names = [f"{number}  {plane.name}" for number, plane in enumerate(shown.planes, 1)]
        self._captions = names if shown.liberties is None else [LIBERTIES, *names]
        self._restyle()

    def _restyle(self) -> None:
        """Draw everything again, as after a change of the theme."""
        shown, self._ground = self._input, None
        self._images = [plane_image(plane.values) for plane in shown.planes] if shown else []
        if shown is not None and shown.liberties is not None:
            self._images.insert(0, QImage())
        self._fit()
        self.update()

    # --- layout --------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """Number of boards beside each other."""
        fitting = (self.width() - GAP) // (NARROWEST + GAP)
        return max(1, min(fitting, len(self._captions)))

    def tile(self, place: int) -> QRect:
        """Return the place of a board, without its caption [px]."""
        side = min(max((self.width() - GAP) // self.columns - GAP, 1), WIDEST)
        row, column = divmod(place, self.columns)
        height = side + LINES * self.fontMetrics().lineSpacing() + GAP
        return QRect(GAP + column * (side + GAP), GAP + row * height, side, side)

    def _fit(self) -> None:
        last = self.tile(max(len(self._captions) - 1, 0))
        self.setMinimumHeight(last.bottom() + LINES * self.fontMetrics().lineSpacing() + GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._input is None:
            return
        painter = smooth_painter(self)
        caption_height = LINES * self.fontMetrics().lineSpacing()
        for place, caption in enumerate(self._captions):
            tile = self.tile(place)
            if not tile.adjusted(0, 0, 0, caption_height).intersects(event.rect()):
                continue
            painter.drawPixmap(tile.topLeft(), self._position(tile.width()))
            if self._images[place].isNull():
                self._paint_liberties(painter, tile)
            else:
                self._paint_plane(painter, tile, self._images[place])
            below = QRect(tile.left(), tile.bottom() + 2, tile.width(), caption_height)
            painter.setPen(theme.color("text"))
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(below, int(flags), caption)

    def _paint_plane(self, painter: QPainter, tile: QRect, image: QImage) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawImage(QRectF(tile), image)

    def _paint_liberties(self, painter: QPainter, tile: QRect) -> None:
        """Write the number of liberties on each stone (Barratt et al., figure 8)."""
        shown = self._input
        if shown is None or shown.liberties is None:
            return
        cell = tile.width() / shown.size
        painter.save()
        font = QFont(scaled_font(self.font(), 1.0, bold=True))
        font.setPixelSize(max(6, math.floor(0.8 * cell)))
        painter.setFont(font)
        for point in np.flatnonzero(shown.liberties).tolist():
            row, column = divmod(point, shown.size)
            black = shown.stones[point] > 0
            painter.setPen(Qt.GlobalColor.white if black else Qt.GlobalColor.black)
            box = QRectF(tile.left() + column * cell, tile.top() + row * cell, cell, cell)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(shown.liberties[point]))
        painter.restore()

    def _position(self, side: int) -> QPixmap:
        """Return the position, faded; drawn once for all planes."""
        shown, ratio = self._input, self.devicePixelRatioF()
        assert shown is not None
        if self._ground is None or self._ground[0] != (side, ratio):
            pixmap = QPixmap(round(side * ratio), round(side * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(theme.color("panel"))
            painter = smooth_painter(pixmap)
            painter.setOpacity(FADED)
            paint_position(painter, QPointF(0, 0), side, shown.stones, None)
            painter.end()
            self._ground = (side, ratio), pixmap
        return self._ground[1]

    # --- tool tips -----------------------------------------------------------------------------

    def place_at(self, at: QPoint) -> int | None:
        """Return the place of the board at a position of the widget; None between boards."""
        places = range(len(self._captions))
        return next((place for place in places if self.tile(place).contains(at)), None)

    def tip(self, place: int) -> str:
        """Return the whole caption of a board, and at how many points the plane is not 0."""
        shown, caption = self._input, self._captions[place]
        if shown is None or self._images[place].isNull():
            return caption
        number = place - (len(self._captions) - len(shown.planes))
        count = int(np.count_nonzero(shown.planes[number].values))
        points = tr_count(count, "{n} point of {all}", "{n} points of {all}", all=len(shown.stones))
        return f"{caption}\n{points}"

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.place_at(event.pos())
            if place is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_tip(self.tip(place)))
            return True
        return super().event(event)
