"""A board of any size that shows a `BoardScene`."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.record.board_shape import square
from sai_studio.kit import theme
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_painter import BoardPainter
from sai_studio.review.board.board_scene import BoardScene, plain_scene


class BoardWidget(QWidget):
    """Shows a board as large as possible, up to its edges; a subclass may leave room around it.

    Parameters
    ----------
    name
        Name for screen readers.
    side
        Side that the board would like to have [logical pixels].

    Signals
    -------
    clicked
        A point was clicked.
    """

    clicked = Signal(int)
    around: ClassVar[str] = ""
    """Color around the board, a role of the theme; "" leaves that transparent."""

    def __init__(self, name: str = "", side: int = 240, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = BoardPainter()
        self._scene: BoardScene | None = None
        self._side = side
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(140, 140)
        self.setAccessibleName(name)
        theme.changed.connect(self.update)

    @property
    def scene(self) -> BoardScene | None:
        """What is shown; None: nothing."""
        return self._scene

    def show_scene(self, scene: BoardScene | None) -> None:
        """Show something else."""
        self._scene = scene
        self.update()

    def show_position(self, stones: NDArray[np.int8] | None, last_move: int | None) -> None:
        """Show a position without anything else; None shows nothing."""
        self.show_scene(None if stones is None else plain_scene(stones, last_move))

    @property
    def geometry_of_board(self) -> BoardGeometry:
        """Position of the board in the widget."""
        size = 1 if self._scene is None else self._scene.size
        return BoardGeometry.edge_to_edge(square(size), QRectF(self.rect()))

    def heightForWidth(self, width: int) -> int:
        return width

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._scene is not None:
            point = self.geometry_of_board.point_at(event.position())
            if point is not None:
                self.clicked.emit(point)

    def painted_scene(self) -> BoardScene | None:
        """Return the scene as it is painted now."""
        return self.scene

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self.painted_scene()
        if scene is None:
            return
        painter, font = QPainter(self), theme.figures(self.font())
        area = QRectF(self.rect())
        self._painter.paint(painter, scene, self.geometry_of_board, area, font, self.around)
        painter.end()
