"""Hints on request, and lessons: a bad move is told at once and can be taken back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.lesson import Lesson, lesson_of, loss_of
from engine.review.requests import default_visits, request_for
from engine.search.report import AnalysisReport
from sai_studio.kit.figures import move_name, percent
from sai_studio.kit.texts import no_network
from sai_studio.play.opponent import Opponent
from sai_studio.session.analysis.controller import AnalysisController
from sai_studio.session.session import Session

JUDGING: Final = 2
"""A person's positions are searched with the default number of visits divided by this."""


class Coach(QObject):
    """Searches positions of a person who plays: for one hint, and to judge the moves.

    While the person thinks it searches the position. After the move it searches the next one if
    the move has too few visits. The opponent waits until the move is judged, and if it is bad until
    the person has chosen to take it back or to play on.

    Signals
    -------
    changed
        `lesson` or `searches_hint` changed.
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
        self.lesson: Lesson | None = None
        """What is wrong with the move just played; None if nothing is."""
        self._reports: dict[GameNode, AnalysisReport] = {}
        self._judged: set[GameNode] = set()
        self._asked: tuple[int, GameNode] | None = None
        self._hinted: GameNode | None = None
        self._at = session.cursor.node
        opponent.waits = self._judge
        opponent.changed.connect(self._look)
        session.cursor.moved.connect(self._follow)
        session.cursor.record_changed.connect(self._forget)
        session.edits.positions_changed.connect(self._outdated)
        analysis.answered.connect(self._answered)
        analysis.unanswered.connect(self._give_up)

    def hint(self) -> None:
        """Search the position once and show its best move."""
        session = self._session
        node, board = session.cursor.node, session.cursor.board
        if session.review.network is None:
            session.message.emit("info", no_network(session.cursor.record.shape))
        elif session.ending.is_over(node):
            session.message.emit("info", tr("There is no move to hint at here."))
        elif board.to_play in self._opponent.colors:
            session.message.emit("info", tr("It is not your turn."))
        else:
            if node in self._reports:
                self._show_hint(node)
                return
            self._hinted = node
            self._search(node)
            self.changed.emit()

    @property
    def searches_hint(self) -> bool:
        """Whether a search for a hint is under way."""
        return self._hinted is not None

    def drop_hint(self) -> None:
        """Stop looking for a move."""
        self._set_hinted(None)
        if self._opponent.seat is None and self._asked is not None:
            self._analysis.drop_answer()
            self._asked = None

    def play_on(self) -> None:
        """Keep the bad move: the opponent answers it."""
        self._set_lesson(None)
        if self._session.play.awaits_engine:
            self._judged.add(self._session.cursor.node)
            self._opponent.look()

    def take_back(self) -> None:
        """Take the bad move back."""
        self._set_lesson(None)
        self._opponent.take_back()

    # --- searches ------------------------------------------------------------------------------

    def _search(self, node: GameNode) -> None:
        """Search a node, unless that is under way; the cursor stays."""
        if self._asked is not None and self._asked[1] is node:
            return
        session, seat = self._session, self._opponent.seat
        for_points = seat is not None and seat.lesson is not None and seat.lesson[0] == "points"
        visits = max(default_visits(session.cursor.record.size) // JUDGING, 1)
        request = request_for(session.review, node, (1.0 if for_points else 0.0,), 0, visits)
        self._asked = self._analysis.answer(session.cursor.node, request), node

    def _answered(self, _node: GameNode, report: AnalysisReport) -> None:
        if self._asked is None or report.ticket != self._asked[0]:
            return
        node, self._asked = self._asked[1], None
        if not report.agents:
            self._set_hinted(None)
            return
        self._reports[node] = report
        self._opponent.look()
        if node is self._hinted:  # after the opponent's own message
            self._show_hint(node)

    def _show_hint(self, node: GameNode) -> None:
        session, agent = self._session, self._reports[node].headline
        self._set_hinted(None)
        if agent.move is None or node is not session.cursor.node:
            return
        best = next((c for c in agent.candidates if c.move == agent.move), None)
        winrate = agent.winrate if best is None else best.winrate
        winrate = winrate if session.cursor.board.to_play > 0 else 1.0 - winrate
        session.play.set_hint((node, agent.move))
        size = session.cursor.record.size
        move = move_name(agent.move, size) if agent.move < size * size else tr("passing")
        if not self._reports[node].has_winrates:
            session.message.emit("info", tr("Hint: {move}.", move=move))
            return
        session.message.emit(
            "info",
            tr(
                "Hint: {move}. Your winrate is then {winrate}.", move=move, winrate=percent(winrate)
            ),
        )

    # --- lessons -------------------------------------------------------------------------------

    def _look(self) -> None:
        """Search the person's position while the person thinks."""
        self._follow()
        seat, session = self._opponent.seat, self._session
        if seat is None:
            self._forget()
            return
        node, board = session.cursor.node, session.cursor.board
        if seat.lesson is None or session.review.network is None or node in self._reports:
            return
        is_own = board.to_play not in self._opponent.colors
        if is_own and node is session.play.head and not session.ending.is_over(node):
            self._search(node)

    def _judge(self) -> bool:
        """Judge the person's last move; return whether the opponent must wait."""
        self._follow()
        if self.lesson is not None:
            return True
        seat, session = self._opponent.seat, self._session
        node = session.cursor.node
        before = node.parent
        if seat is None or seat.lesson is None or session.review.network is None:
            return False
        if node in self._judged or before is None or node.move is None:
            return False
        if node.move.color in self._opponent.colors or session.ending.is_over(node):
            return False
        report, after = self._reports.get(before), self._reports.get(node)
        if report is None:
            self._search(before)
            return True
        loss = loss_of(node.move.point, report, after)
        if loss is None and after is None:
            self._search(node)
            return True
        self._judged.add(node)
        if loss is not None:
            lesson = lesson_of(loss, report.size, after, *seat.lesson)
            if lesson is not None and after is None:  # found among the candidates: see the answer
                self._judged.discard(node)
                self._search(node)
                return True
            self._set_lesson(lesson)
        return self.lesson is not None

    def _set_hinted(self, node: GameNode | None) -> None:
        if node is not self._hinted:
            self._hinted = node
            self.changed.emit()

    def _set_lesson(self, lesson: Lesson | None) -> None:
        if lesson is not self.lesson:
            self.lesson = lesson
            self.changed.emit()

    def _follow(self) -> None:
        """Forget what belongs to another position, once per move of the cursor."""
        node = self._session.cursor.node
        if node is self._at:
            return
        self._at, self._asked = node, None  # a search ends with its position
        if self._hinted is not node:
            self._set_hinted(None)
        keep = {node, node.parent}
        self._reports = {n: r for n, r in self._reports.items() if n in keep}
        self._session.play.set_hint(None)
        self._set_lesson(None)

    def _outdated(self) -> None:
        """Forget searches and the hint: the board was turned or edited."""
        self._asked = None
        self._set_hinted(None)
        self._reports.clear()
        self._session.play.set_hint(None)

    def _give_up(self) -> None:
        """Let the opponent answer a move that can't be judged."""
        self._asked = None
        self._set_hinted(None)
        if self._session.play.awaits_engine:
            self._judged.add(self._session.cursor.node)
            self._opponent.look()

    def _forget(self) -> None:
        if self._asked is not None:
            self._analysis.drop_answer()
        self._asked = None
        self._set_hinted(None)
        self._reports.clear()
        self._judged.clear()
        self._set_lesson(None)
