"""Handicap stones that Black places before the first move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr_count
from engine.record.handicap import spread_points
from sai_studio.kit.signals import connect_all, single_shot
from sai_studio.session.session import Session

BLACK, WHITE = 1, -1


class HandicapStones(QObject):
    """Lets the person place handicap stones on the empty board, then begins the game.

    With another tool the game begins with the stones that stand.

    Signals
    -------
    changed
        `is_on` or `text` changed.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stones = 0
        self._then: Callable[[], object] = lambda: None
        # after the click or the choice of the tool has had all its effects
        self._soon = single_shot(self, self._look)
        connect_all(self._ask, session.edits.tree_changed, session.selection.tool_changed)
        session.cursor.record_changed.connect(self._cancel)

    @property
    def is_on(self) -> bool:
        """Whether stones are being placed."""
        return bool(self._stones)

    @property
    def text(self) -> str:
        """What to do, as a sentence."""
        left = self._stones - self._placed()
        return tr_count(
            left,
            "Place Black's handicap: {n} stone to go. A click removes a stone again.",
            "Place Black's handicap: {n} stones to go. A click removes a stone again.",
        )

    def begin(self, stones: int, then: Callable[[], object]) -> None:
        """Let the person place stones on the board, then call `then`."""
        self._stones, self._then = stones, then
        self._session.selection.set_tool("black")
        self.changed.emit()

    def spread(self) -> None:
        """Place all stones: on their customary points, or evenly."""
        points = spread_points(self._session.cursor.record.size, self._stones)
        self._session.edits.set_setup(dict.fromkeys(points, BLACK), WHITE)

    def _placed(self) -> int:
        return len(self._session.cursor.record.root.setup)

    def _ask(self) -> None:
        if self._stones:
            self._soon.start()

    def _look(self) -> None:
        if not self._stones:
            return
        session, placed = self._session, self._placed()
        if placed < self._stones and session.selection.tool == "black":
            self.changed.emit()
            return
        self._stones = 0
        record = session.cursor.record
        session.selection.set_tool("play")
        stones = placed if placed >= 2 else 0
        if placed:
            session.edits.set_setup(record.root.setup, WHITE)
        if stones != record.rules.handicap:
            session.edits.set_info(record.info, record.rules.replace(handicap=stones))
        self.changed.emit()
        self._then()

    def _cancel(self) -> None:
        if self._stones:
            self._stones = 0
            self.changed.emit()
