"""A round of the drill: one position is asked, answered and judged."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr, tr_count
from engine.catalog.network_info import NetworkInfo
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.handicap import format_komi
from engine.record.stored_analysis import lambda_for_points
from engine.review.drill import Drill, DrillItem, Judged, Verdict, judged_answer
from engine.review.mistakes import MistakeKind
from engine.review.report_values import winrate_points
from engine.review.requests import request_for
from engine.search.report import AnalysisReport
from sai_studio.kit import figures
from sai_studio.kit.figures import move_name
from sai_studio.kit.signals import single_shot
from sai_studio.kit.texts import no_network, sentence
from sai_studio.session.analysis.thread import AnalysisThread, AnalyzeJob
from sai_studio.session.session import Session

T = TypeVar("T")
SIDES: Final = {1: tr("Black"), -1: tr("White")}
AGAIN_MS: Final = 3000
"""Time without a report after which a search is asked for again: it was canceled by another."""
TICKETS: Final = 1 << 30
"""First ticket; those of the main window's searches are smaller."""


class State(Enum):
    """What a round waits for."""

    EMPTY = "no position is due"
    ASKING = "the person's move"
    JUDGING = "the engine"
    JUDGED = "the next position"


class DrillRound(QObject):
    """Asks the positions of a drill and judges the answers by searches.

    The position is searched while the person thinks. Its results are hidden until the answer.

    Parameters
    ----------
    thread
        The engine; searches of a drill come before those of the main window.
    choose_network
        Returns the network for a board size.

    Signals
    -------
    changed
        `state` or `text` changed.
    failed
        Why something went wrong, as a sentence.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self,
        drill: Drill,
        thread: AnalysisThread,
        choose_network: Callable[[int], NetworkInfo | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._drill, self._thread, self._choose = drill, thread, choose_network
        self.session = Session(GameRecord(Rules(size=19)), self)
        """The position asked; the answer is played in it."""
        self.state = State.EMPTY
        self.item: DrillItem | None = None
        """The position asked; None while none is due."""
        self._node: GameNode = self.session.cursor.node
        self._before: AnalysisReport | None = None
        self._after: AnalysisReport | None = None
        self._answer: int | None = None
        self._judged: Judged | None = None
        self._is_stored = False
        """Whether the file has the answer, which is that of the first try."""
        self._is_revealed = False
        """Whether the best move is shown."""
        self._ticket = TICKETS
        self._asked: tuple[int, GameNode] | None = None
        self._again = single_shot(self, self._ask_again, AGAIN_MS)
        thread.reported.connect(self._reported)
        thread.failed.connect(self._search_failed)
        self.session.cursor.moved.connect(self._moved)

    def next(self, kind: MistakeKind | None = None) -> None:
        """Ask the next position that is due, of one kind of mistake or of any."""
        self.stop()
        known = self._drill.left_out
        self.item = self._attempt(lambda: self._drill.next(kind))
        if damaged := self._drill.left_out - known:
            self.failed.emit(
                tr_count(
                    damaged,
                    "A damaged exercise was left out.",
                    "{n} damaged exercises were left out.",
                )
            )
        self._before = self._after = self._judged = self._answer = None
        self._is_stored = self._is_revealed = False
        if self.item is None:
            self.state = State.EMPTY
            self.session.reports.set_blind(False)
            self.session.set_record(GameRecord(self.session.cursor.record.rules))
        else:
            self._ask(self.item)
        self.changed.emit()

    def _ask(self, item: DrillItem) -> None:
        session, self._node = self.session, item.node
        if item.played < item.record.size**2:
            item.record.change_node(self._node, {"marks": {item.played: "cross"}})
        self.state = State.JUDGING  # moves of the cursor are no answers yet
        session.reports.set_blind(True)
        session.set_record(item.record)
        session.engine.set_network(self._choose(item.record.size))
        session.cursor.go_to(self._node)
        self.state = State.ASKING
        if session.review.network is None:
            self.failed.emit(no_network(item.record.shape))
        else:
            self._search(self._node)

    def stop(self) -> None:
        """Ask for no more searches."""
        self._asked = None
        self._again.stop()

    def show_answer(self) -> None:
        """Give up on the position: the best move is shown, and the answer counts as wrong."""
        if self.state is State.ASKING:
            self.state = State.JUDGING
            self._judge()
        elif self.can_retry:
            self._reveal()
            self.changed.emit()

    @property
    def can_retry(self) -> bool:
        """Whether a wrong answer was judged and the best move is not shown yet."""
        return self.state is State.JUDGED and not self._is_revealed

    def retry(self) -> None:
        """Ask the position once more after a wrong answer, which alone is stored."""
        if self.can_retry:
            self._after = self._judged = self._answer = None
            self.state = State.ASKING
            self.changed.emit()

    def remove(self) -> None:
        """Never ask the position again."""
        if self.item is not None:
            item = self.item
            self._attempt(lambda: self._drill.remove(item))

    # --- searches ------------------------------------------------------------------------------

    def _search(self, node: GameNode) -> None:
        self._ticket += 1
        self._asked = self._ticket, node
        review = self.session.review
        request = request_for(review, node, (lambda_for_points(review.lambdas),), self._ticket)
        self._thread.submit_urgent(AnalyzeJob(self._ticket, request))
        self._again.start()

    def _ask_again(self) -> None:
        if self._asked is not None:
            self._search(self._asked[1])

    def _reported(self, ticket: int, report: AnalysisReport) -> None:
        if self._asked is None or ticket != self._asked[0]:
            return
        if not report.finished:
            self._again.start()
            return
        node = self._asked[1]
        self.stop()
        self.session.reports.add(node, report)
        if node is self._node:
            self._before = report
        else:
            self._after = report
        self._judge()

    def _search_failed(self, ticket: int, error: EngineError) -> None:
        if self._asked is not None and ticket in (0, self._asked[0]):
            self.stop()
            self.failed.emit(sentence(str(error)))

    # --- the answer ----------------------------------------------------------------------------

    def _moved(self) -> None:
        node = self.session.cursor.node
        if self.state is State.ASKING and node.parent is self._node and node.move is not None:
            self._answer = node.move.point
            self.state = State.JUDGING
            self._judge()

    def _judge(self) -> None:
        """Judge the answer if there is one and the searches suffice."""
        item, before = self.item, self._before
        if self.state is not State.JUDGING or item is None or before is None:
            self.changed.emit()
            return
        if self._answer is not None:
            self._judged = judged_answer(item, self._answer, before, self._after)
            if self._judged is None and self._after is None:
                self._search(self.session.cursor.node)
                self.changed.emit()
                return
        is_right = self._judged is not None and self._judged.is_right
        if not self._is_stored and (self._judged is not None or self._answer is None):
            self._is_stored = True
            self._attempt(lambda: self._drill.answered(item, is_right))
        self.state = State.JUDGED
        self.session.cursor.go_to(self._node)
        if is_right or self._judged is None:
            self._reveal()
        self.changed.emit()

    def _reveal(self) -> None:
        """Show the best move and the analysis of the position."""
        self._is_revealed = True
        self.session.reports.set_blind(False)
        self.session.selection.set_shows_best(True)

    # --- what is shown -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Who is to play."""
        if self.item is None:
            return tr("Nothing is due")
        if self.state is State.JUDGED and self._answer is None:
            return tr("The answer")
        if self.state is State.JUDGED:
            return (
                tr("Right")
                if self._judged is not None and self._judged.is_right
                else tr("Not quite")
            )
        side = SIDES[self.item.record.board_at(self._node).to_play]
        return tr(
            "{side} to play, komi {komi}",
            side=side,
            komi=format_komi(self.item.record.rules.white_bonus),
        )

    @property
    def text(self) -> str:
        """The question, or the judgment of the answer."""
        item = self.item
        if item is None:
            return tr("Add the mistakes of a reviewed game, or come back later.")
        if self.state is State.JUDGING:
            return tr("The engine is looking at the position\u2026")
        if self.state is State.ASKING:
            return f"{sentence(self._question(item))} {tr('Find a better move.')}"
        return sentence(self._verdict(item))

    def _question(self, item: DrillItem) -> str:
        """Return the move played, its loss, and the game."""
        lost = _lost(item.points_lost or 0.0, item.winrate_lost or 0.0)
        move, title, number = self._name(item.played), item.title, item.number
        if lost and title:
            return tr(
                "{move} was played and lost {lost} ({game}, move {number}).",
                move=move,
                lost=lost,
                game=title,
                number=number,
            )
        if title:
            return tr(
                "{move} was played ({game}, move {number}).", move=move, game=title, number=number
            )
        if lost:
            return tr("{move} was played and lost {lost}.", move=move, lost=lost)
        return tr("{move} was played.", move=move)

    def _verdict(self, item: DrillItem) -> str:
        best = None
        if self._before is not None and self._is_revealed:
            best = self._before.headline.move
        better = tr("The best move is {best}.", best=self._name(best)) if best is not None else ""
        why = self._reason(item)
        if self._answer is None:
            return _joined(better, why, tr("It is asked again in ten minutes."))
        if self._judged is None:
            refusal = tr("{move} can't be judged.", move=self._name(self._answer))
            return _joined(refusal, better, why)
        judged, name = self._judged, self._name(self._answer)
        if judged.verdict is Verdict.BEST:
            return _joined(tr("{move} is the best move.", move=name), why)
        if judged.verdict is Verdict.GOOD:
            good = tr(
                "{move} is about as good as the best move, {best}.",
                move=name,
                best=self._name(best),
            )
            return _joined(good, why)
        lost = _lost(judged.points_lost, judged.winrate_lost)
        verdict = (
            tr("{move} loses {lost}, as in the game.", move=name, lost=lost)
            if judged.verdict is Verdict.SAME_MISTAKE
            else tr("{move} loses {lost}.", move=name, lost=lost)
        )
        return _joined(verdict, better, why, tr("It is asked again in ten minutes."))

    def _reason(self, item: DrillItem) -> str:
        """Return why the move of the game was a mistake, once the best move is shown."""
        if not self._is_revealed or not item.reason:
            return ""
        move = self._name(item.played)
        return tr("{move} in the game: {reason}", move=move, reason=item.reason)

    def _name(self, point: int | None) -> str:
        assert self.item is not None
        return "" if point is None else move_name(point, self.item.record.size)

    def _attempt(self, work: Callable[[], T]) -> T | None:
        """Return a result of the drill's file; None, with a message, if the file fails."""
        try:
            return work()
        except EngineError as error:
            self.failed.emit(sentence(str(error)))
            return None


def _joined(*sentences: str) -> str:
    """Return the sentences that aren't empty as one text."""
    return " ".join(filter(None, sentences))


def _lost(points: float, winrate: float) -> str:
    """Return what a move lost, in points if they are worth saying, else in winrate."""
    if points >= 0.05:
        return tr("{points} points", points=figures.points(points))
    return winrate_points(winrate) if winrate else ""
