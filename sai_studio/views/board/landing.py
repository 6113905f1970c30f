"""The animation of a stone that is put on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from engine.record.game_node import GameNode
from sai_studio.model.session.session import Session

LANDING_MS: Final = 160


def played_stone(session: Session, before: GameNode) -> int | None:
    """Return the point of the stone that the step from a node to the current one put down.

    None after a pass, a step back, a jump, or while another game is shown.
    """
    node, board = session.cursor.node, session.cursor.board
    if node.parent is not before or node.move is None:
        return None
    point = node.move.point
    return point if point < board.size**2 and board.color_at(point) else None


class Landing(QObject):
    """Lets the stone of the last move fall on the board, for one view.

    Parameters
    ----------
    refresh
        Draws the board again.
    """

    def __init__(self, session: Session, refresh: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = False
        self.point: int | None = None
        """Point of the stone that is falling; None if none is."""
        self._session, self._refresh = session, refresh
        self._node = session.cursor.node
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(LANDING_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(lambda _value: refresh())
        self._animation.finished.connect(self._landed)
        session.cursor.moved.connect(self._moved)

    @property
    def progress(self) -> float:
        """How far the stone has fallen, from 0 to 1."""
        return float(self._animation.currentValue())

    def _moved(self) -> None:
        before, self._node = self._node, self._session.cursor.node
        if before is self._node:
            return
        self._animation.stop()
        self.point = played_stone(self._session, before) if self.enabled else None
        if self.point is not None:
            self._animation.start()

    def _landed(self) -> None:
        self.point = None
        self._refresh()
