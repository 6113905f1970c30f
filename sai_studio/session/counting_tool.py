"""The counting tool: dead stones and the count of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr
from engine.go.counting import Count, chain_of
from engine.go.result import GameResult, result_of_lead
from engine.review.ending import count_board

if TYPE_CHECKING:
    from sai_studio.session.session import Session


class CountingTool(QObject):
    """Scoring mode of the window: dead stones and the count.

    Signals
    -------
    changed
        Another position is counted, or a stone was marked dead or alive.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.dead: frozenset[int] = frozenset()
        self.count: Count | None = None
        self._is_edited = False  # whether a person has marked stones
        self._is_known = False  # whether `dead` is the network's answer
        session.selection.tool_changed.connect(self._restart)
        session.cursor.moved.connect(self._restart)
        session.edits.info_changed.connect(self._rules_changed)
        session.reports.changed.connect(self._mark_estimate)

    def toggle(self, point: int) -> None:
        """Mark the chain at a point dead, or alive again."""
        board = self._session.cursor.board
        if not board.stones[point]:
            return
        chain = chain_of(board.stones, point, board.size)
        self.dead = self.dead - chain if point in self.dead else self.dead | chain
        self._is_edited = True
        self._recount()

    def result(self) -> str:
        """Return the result as in SGF, at the komi of the game; "" when not counting."""
        return "" if self.count is None else self._result(self.count).sgf

    @property
    def result_text(self) -> str:
        """The result for people, such as "B+3.5" or "Draw"; "" when not counting."""
        return "" if self.count is None else self._result(self.count).short

    def _result(self, count: Count) -> GameResult:
        return result_of_lead(count.score - self._session.komi.game)

    @property
    def is_estimate(self) -> bool:
        """Whether the network marked the dead stones and the user has not changed them."""
        return bool(self.dead) and not self._is_edited

    @property
    def awaits_estimate(self) -> bool:
        """Whether the network still looks for the dead stones, of which no person marked any."""
        if self.count is None or self._is_edited or self._counts_as_it_stands:
            return False
        return self._session.awaits_owners

    @property
    def counts_all_stones(self) -> bool:
        """Whether all stones count as alive because nobody has looked for dead ones yet."""
        return self.count is not None and not self._is_known and not self._is_edited

    @property
    def open_points(self) -> int:
        """Points that belong to no one although the game goes on: its borders are open."""
        node = self._session.cursor.node
        if self.count is None or self._session.ending.is_over(node):
            return 0
        return int((self.count.ownership == 0).sum())

    @property
    def _counts_as_it_stands(self) -> bool:
        return self._session.cursor.record.rules.counts_as_it_stands

    def _restart(self) -> None:
        was_counting = self.count is not None
        session = self._session
        counting = session.selection.tool == "score"
        if counting and not session.cursor.record.shape.is_square:
            session.message.emit("info", tr("Only square boards can be counted."))
            session.selection.set_tool("play")
            return
        self._is_edited = False
        dead = session.ending.dead_stones(session.cursor.node) if counting else None
        self.dead, self._is_known = dead or frozenset(), dead is not None
        if counting:
            self._recount()
        elif was_counting:
            self.count = None
            self.changed.emit()

    def _mark_estimate(self) -> None:
        """Mark the stones that look dead to the network, unless a person has marked some."""
        if self.count is None or self._is_edited or self.dead:
            return
        dead = self._session.ending.dead_stones(self._session.cursor.node)
        if dead is not None and (dead or not self._is_known):
            self.dead, self._is_known = dead, True
            self._recount()

    def _rules_changed(self) -> None:
        if self.count is not None:
            self._recount()
        else:
            self.changed.emit()

    def _recount(self) -> None:
        board = self._session.cursor.board
        self.count = count_board(board, self._session.cursor.record.rules.scoring, self.dead)
        self.changed.emit()
