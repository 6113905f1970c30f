"""Playing a position out at its fair komi against the engine, and what was kept of the 50 %."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr, tr_count
from engine.record.game_node import GameNode
from engine.record.handicap import format_komi
from engine.review.play_out import PlayOut, Standing, even_komi, game_after
from engine.review.requests import default_visits, request_for
from engine.search.report import AnalysisReport
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import no_network
from sai_studio.play.opponent import SIDES, Opponent
from sai_studio.play.seats import EngineSeat
from sai_studio.session.analysis.controller import AnalysisController
from sai_studio.session.analysis.errand import NodesErrand
from sai_studio.session.session import Session

JUDGING: Final = 4
"""Positions are judged with the default number of visits divided by this."""
LEAST_VISITS: Final = 32

Stage = Literal["off", "searching", "playing", "done"]


class FairPlay(QObject):
    """Plays positions out: finds the fair komi, lets the user play, then judges the moves.

    While it is on, the fair komi is viewed and the engine answers at it. The komi of the game and
    its moves stay as they are: the moves played become variations.

    Parameters
    ----------
    moves
        Returns how many moves the user plays; 0 plays to the end.

    Signals
    -------
    changed
        `stage`, `status` or the standings changed.
    finished
        The moves were played: the result can be shown.
    """

    changed = Signal()
    finished = Signal()

    def __init__(
        self,
        session: Session,
        analysis: AnalysisController,
        opponent: Opponent,
        moves: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._opponent = session, analysis, opponent
        self._moves = moves
        self.stage: Stage = "off"
        self.current: PlayOut | None = None
        """The position and its game; None before the komi is found."""
        self.line: tuple[GameNode, ...] = ()
        """Moves of the user and the engine after the start, once they are judged."""
        self.earlier: list[tuple[GameNode, ...]] = []
        """Lines of earlier tries at the same position, oldest first."""
        self.is_judging = False
        """Whether positions are still being searched for the result."""
        self._start: GameNode | None = None
        connect_all(self._look, session.cursor.moved, session.edits.tree_changed)
        session.edits.positions_changed.connect(self._search_again)
        session.cursor.record_changed.connect(self._forget)
        session.engine.network_changed.connect(self.stop)
        session.timeline.changed.connect(self._tell_standings)
        opponent.changed.connect(self._opponent_changed)
        analysis.answered.connect(self._answered)
        analysis.unanswered.connect(self.stop)
        analysis.errand_ended.connect(self._judged)

    @property
    def is_on(self) -> bool:
        """Whether the komi is being found, or the user plays."""
        return self.stage in ("searching", "playing")

    @property
    def status(self) -> str:
        """What is going on, as a sentence; empty while it is off."""
        if self.stage == "searching":
            return tr("Searching the position for its fair komi\u2026")
        play_out, node = self.current, self._session.cursor.node
        if self.stage != "playing" or play_out is None:
            return ""
        played = play_out.line_to(node)
        if played is None:
            number = play_out.start.number
            return tr("Go back to move {number} or a later one to play on.", number=number)
        values = {"color": SIDES[play_out.color], "komi": format_komi(play_out.komi)}
        text = (
            tr("You play {color} at the fair komi {komi} (a draw keeps the 50\u00a0%)", **values)
            if play_out.komi.is_integer()
            else tr("You play {color} at the fair komi {komi}", **values)
        )
        if self._moves():
            left = self._moves() - play_out.own_moves(played)
            text = f"{text}, {tr_count(left, '{n} move to go', '{n} moves to go')}"
        thinks = self._session.cursor.board.to_play != play_out.color
        turn = tr("The engine is thinking…") if thinks else tr("It is your move.")
        return f"{text}. {turn}"

    # --- commands ------------------------------------------------------------------------------

    def start(self) -> None:
        """Play out the current position; it is searched first if it has too few visits."""
        self.stop()
        session = self._session
        node, refusal = session.cursor.node, self._refusal()
        if refusal:
            session.message.emit("info", refusal)
            return
        self._opponent.stop()
        session.region.clear()
        session.komi.view_game()
        session.selection.set_tool("play")
        self._start = node
        report = session.reports.searched(node)
        if report is not None and report.agents and report.headline.visits >= self._visits:
            self._begin(report)
            return
        self.stage = "searching"
        review = session.review
        self._analysis.answer(node, request_for(review, node, review.lambdas, 0, self._visits))
        self.changed.emit()

    def try_again(self) -> None:
        """Play the same position out again, as another variation."""
        play_out = self.current
        if play_out is not None and self._is_in_game(play_out.start):
            self._leave()
            self.earlier.append(self.line)
            self._session.cursor.go_to(play_out.start)
            self._play(play_out)

    def show_now(self) -> None:
        """End the play-out and judge the moves so far; without any, nothing is shown."""
        if self.stage != "playing" or self.current is None:
            self.stop()
            return
        line = self.current.line_to(self._session.cursor.node)
        if line:
            self._finish(line)
        else:
            self.stop()

    def stop(self) -> None:
        """End it: the komi of the game is viewed again."""
        if self.stage == "off":
            return
        self._leave()
        self._session.komi.view_game()
        self.changed.emit()

    def moves_changed(self) -> None:
        """Follow another number of moves to play."""
        self._look()

    def standing(self, node: GameNode) -> Standing | None:
        """Return the winrate of the user's side at a node; None until it is known."""
        assert self.current is not None
        return self.current.standing(self._session.review, node)

    @property
    def game(self) -> tuple[GameNode, ...]:
        """The moves of the game over as many moves as were played."""
        return () if self.current is None else self.current.game[: len(self.line)]

    def kept(self, line: tuple[GameNode, ...]) -> Standing | None:
        """Return the winrate at the end of a line; None while it is being searched."""
        if self.current is None or not line:
            return None
        if self.is_judging and self.standing(line[-1]) is None:
            return None
        return self.current.kept(self._session.review, line)

    def go_to(self, node: GameNode) -> None:
        """Show a position of the result."""
        if self._is_in_game(node):
            self._session.cursor.go_to(node)

    def _search_again(self) -> None:
        """Search a position again that is turned or edited meanwhile."""
        if self.stage == "searching":
            self.start()

    # --- the stages ----------------------------------------------------------------------------

    @property
    def _visits(self) -> int:
        return self._analysis.visits or default_visits(self._session.cursor.record.size)

    def _refusal(self) -> str:
        """Return why the current position can't be played out; "" if it can."""
        session = self._session
        cursor = session.cursor
        if session.review.network is None:
            return no_network(cursor.record.shape)
        if session.ending.is_over(cursor.node):
            return tr("The game is over here. Go back to a position to play it out.")
        return ""

    def _answered(self, node: GameNode, report: AnalysisReport) -> None:
        if self.stage == "searching" and node is self._start:
            self._session.reports.add(node, report)
            self._begin(report)

    def _begin(self, report: AnalysisReport) -> None:
        """Start playing at the fair komi of a report."""
        session, headline, node = self._session, report.headline, self._start
        assert node is not None
        if report.network_beta <= 0.0:
            self.stage = "off"
            self.changed.emit()
            text = tr("This network knows no score, so the fair komi is unknown.")
            session.message.emit("info", text)
            return
        self.earlier.clear()
        color = session.cursor.board.to_play
        visits = max(self._visits // JUDGING, LEAST_VISITS)
        komi = even_komi(headline.alpha)
        game = game_after(node, color)
        self._play(PlayOut(node, color, komi, headline.visits, headline.beta, visits, game))

    def _play(self, play_out: PlayOut) -> None:
        self.current, self.line, self.stage = play_out, (), "playing"
        self._session.komi.view(play_out.komi)
        self._session.selection.set_tool("play")
        self._opponent.start(
            EngineSeat(
                colors=frozenset({-play_out.color}),
                visits=self._visits,
                resigns=False,
                komi=play_out.komi,
                start=play_out.start,
            )
        )
        self.changed.emit()

    def _look(self) -> None:
        """See whether the last of the moves was played."""
        play_out, session = self.current, self._session
        if self.stage == "searching" and session.cursor.node is not self._start:
            self.stop()
        if self.stage != "playing" or play_out is None:
            return
        node = session.cursor.node
        line = play_out.line_to(node)
        if line and node.move is not None:
            enough = 0 < self._moves() <= play_out.own_moves(line)
            own = node.move.color == play_out.color
            if (enough and own) or session.ending.is_over(node):
                self._finish(line)
                return
        self.changed.emit()

    def _finish(self, line: tuple[GameNode, ...]) -> None:
        """Stop playing and search the positions of the line and of the game."""
        play_out = self.current
        assert play_out is not None
        self.stage, self.line, self.is_judging = "done", line, True
        self._opponent.stop()
        nodes = [play_out.start, *line, *self.game]
        self._analysis.run_errand(
            NodesErrand(
                nodes,
                play_out.komi,
                play_out.visits,
                tr("Judging the moves"),
                lambda tried: self._missing(nodes, tried),
            )
        )
        self.changed.emit()
        self.finished.emit()

    def _missing(self, nodes: list[GameNode], tried: Container[GameNode]) -> list[GameNode]:
        assert self.current is not None
        alive = [node for node in nodes if self._is_in_game(node)]
        return self.current.missing(self._session.review, alive, tried)

    def _judged(self) -> None:
        if self.is_judging:
            self.is_judging = False
            self.changed.emit()

    def _tell_standings(self) -> None:
        if self.stage == "done":
            self.changed.emit()

    def _opponent_changed(self) -> None:
        """End it if playing was stopped."""
        if self.stage == "playing" and self._opponent.seat is None:
            self.stop()

    def _leave(self) -> None:
        """End the current stage; the viewed komi stays."""
        stage, self.stage = self.stage, "off"
        if stage == "searching":
            self._analysis.drop_answer()
        elif stage == "playing":
            self._opponent.stop()
        elif stage == "done":
            self.is_judging = False
            self._analysis.run_errand(None)

    def _forget(self) -> None:
        """Another game was opened."""
        self.stop()
        self.current, self.line = None, ()
        self.earlier.clear()

    def _is_in_game(self, node: GameNode) -> bool:
        """Return whether a node is in the game, and not deleted."""
        here = node
        while here.parent is not None:
            if here not in here.parent.children:
                return False
            here = here.parent
        return here is self._session.cursor.record.root
