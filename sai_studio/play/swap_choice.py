"""The person's choice under the swap rule: exchange colors or not, with advice on request."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.requests import request_for
from engine.review.swap_rule import best_move, may_swap
from engine.search.report import AnalysisReport
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import no_network
from sai_studio.play.opponent import Opponent
from sai_studio.session.analysis.controller import AnalysisController
from sai_studio.session.session import Session

WHITE = -1


class SwapChoice(QObject):
    """Lets the person of White's side swap at the second move, or ask what a search advises.

    Signals
    -------
    changed
        `is_open` or `text` changed.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        analysis: AnalysisController,
        opponent: Opponent,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._opponent = session, analysis, opponent
        self._asked: GameNode | None = None
        self._advice = ""
        self._was_open = False
        connect_all(self._look, session.cursor.moved, session.edits.tree_changed)
        connect_all(self._look, session.cursor.record_changed, opponent.changed)
        analysis.answered.connect(self._answered)
        analysis.unanswered.connect(self._forget)

    @property
    def is_open(self) -> bool:
        """Whether the person may swap at the current node."""
        cursor, opponent = self._session.cursor, self._opponent
        return may_swap(cursor.record, cursor.node) and WHITE not in opponent.colors

    @property
    def text(self) -> str:
        """The choice, or the advice, as a sentence."""
        return self._advice or tr("White may swap colors now, instead of making the second move.")

    def swap(self) -> None:
        """Exchange the players' colors."""
        if not self.is_open:
            return
        self._session.edits.swap_colors()
        if self._opponent.seat is None:
            self._session.message.emit(
                "info", tr("The players exchanged colors; White is to move.")
            )

    def advise(self) -> None:
        """Search the position, then say the Q of the best move and whether swapping is better."""
        session, node = self._session, self._session.cursor.node
        if session.review.network is None:
            session.message.emit("info", no_network(session.cursor.record.shape))
            return
        self._asked, self._advice = node, tr("Searching for White's best move\u2026")
        self.changed.emit()
        self._analysis.answer(node, request_for(session.review, node, (0.0,), 0))

    def _answered(self, node: GameNode, report: AnalysisReport) -> None:
        best = best_move(report) if node is self._asked else None
        if best is None:
            return
        values = {"move": best.move, "q": best.q}
        if best.advises_swap:
            self._advice = tr(
                "Q of White's best move, {move}, is {q:+.2f}: swapping is better.", **values
            )
        else:
            self._advice = tr(
                "Q of White's best move, {move}, is {q:+.2f}: keeping White is better.", **values
            )
        self.changed.emit()

    def _look(self) -> None:
        if self._asked is not None and self._asked is not self._session.cursor.node:
            self._forget()
        elif self._was_open != self.is_open:
            self.changed.emit()
        self._was_open = self.is_open

    def _forget(self) -> None:
        if self._asked is not None:
            self._asked, self._advice = None, ""
            self.changed.emit()
