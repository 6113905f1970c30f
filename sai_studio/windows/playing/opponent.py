"""An engine, ours or another, as an opponent in the open game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.api.analysis import NO_DYNAMIC_KOMI, AgentSettings, AnalysisReport, curve_at
from engine.api.base import EngineError
from engine.api.record import (
    RESIGNATION,
    GameNode,
    GameResult,
    illegal_reason,
    point_to_gtp,
    result_of_lead,
)
from engine.api.review import best_move, count_board, is_swapped, may_swap, request_for
from sai_studio.model.analysis.controller import AnalysisController
from sai_studio.model.session.navigation import main_line_ancestor
from sai_studio.model.session.session import Session
from sai_studio.shared.signals import single_shot
from sai_studio.shared.texts import sentence
from sai_studio.windows.playing.program_thread import ProgramThread

__all__ = ["EngineSeat", "Opponent"]

RESIGN_BELOW: Final = 0.03
"""Winrate below which the engine resigns."""
RESIGNS_AFTER: Final = 4
"""It resigns only after one move per this many points of the board."""
PAUSE_MS: Final = 150
"""Delay before it thinks, so that it does not answer while the user navigates."""
SIDES: Final = {1: "Black", -1: "White"}


@dataclass(frozen=True)
class EngineSeat:
    """Settings of an opponent."""

    colors: frozenset[int]
    """Its colors: BLACK, WHITE or both."""
    visits: int
    lambda_: float = 0.0
    """0 plays to win, 1 for points."""
    mu: float = 0.0
    dynamic_komi: str = NO_DYNAMIC_KOMI
    """Method by which our engine chooses the komi that its searches believe in."""
    resigns: bool = True
    hides: bool = True
    """Whether analysis is paused and hidden during the game."""
    program: tuple[str, str] | None = None
    """Name and command line of another engine that plays instead, with its own settings."""
    komi: float | None = None
    """Komi that our engine plays at [points to White]; None for the game's."""
    start: GameNode | None = None
    """Position from which it plays, once in each position below, also where the record goes on;
    the result is then not written. None: at the end of any line."""


class Opponent(QObject):
    """Plays moves of one side, or of both, in the open game.

    It moves at the end of the current line if its side is to play. The user can go back and play
    another move, which it answers.

    Signals
    -------
    changed
        `seat` or `status` changed.
    """

    changed = Signal()

    def __init__(
        self, session: Session, analysis: AnalysisController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis = session, analysis
        self.seat: EngineSeat | None = None
        """Settings of the opponent; None while it does not play."""
        self.status = ""
        """Whose turn it is, as a sentence."""
        self._was_analyzing = self._began_swapped = False
        self._begun: GameNode | None = None
        """Position where moves followed when the game began: they don't keep it from playing."""
        self._replied: set[GameNode] = set()
        self._program: ProgramThread | None = None
        self._timer = single_shot(self, self._think, PAUSE_MS)
        session.cursor.moved.connect(self._look)
        session.edits.tree_changed.connect(self._look)
        session.cursor.record_changed.connect(self.stop)
        analysis.answered.connect(self._answered)
        analysis.unanswered.connect(self.stop)

    @property
    def has_swapped(self) -> bool:
        """Whether the players exchanged colors since it began to play."""
        return self._began_swapped != is_swapped(self._session.cursor.record)

    @property
    def colors(self) -> frozenset[int]:
        """The colors that it plays now, BLACK or WHITE or both; none while it does not play."""
        if self.seat is None:
            return frozenset()
        return frozenset(-c if self.has_swapped else c for c in self.seat.colors)

    def start(self, seat: EngineSeat) -> None:
        """Start playing in the open game, from the current position."""
        self.stop()
        if seat.program is not None:
            try:
                self._program = ProgramThread(seat.program[1], self)
            except EngineError as error:
                self._session.message.emit("error", sentence(str(error)))
                return
            self._program.answered.connect(self._program_answered)
            self._program.failed.connect(self._program_failed)
        self.seat, here = seat, self._session.cursor.node
        self._begun = seat.start or (here if here.children else None)
        self._replied.clear()
        self._began_swapped = is_swapped(self._session.cursor.record)
        self._was_analyzing = self._session.engine.analyzing
        if seat.hides:
            self._analysis.set_analyzing(False)
            self._session.reports.set_blind(True)
        self._look()

    def stop(self) -> None:
        """Stop playing."""
        seat, self.seat = self.seat, None
        if seat is None:
            return
        self._timer.stop()
        program, self._program = self._program, None
        if program is not None:
            program.blockSignals(True)
            program.close()
            program.deleteLater()
        self._analysis.drop_answer()
        self._session.reports.set_blind(False)
        if seat.hides and self._was_analyzing:
            self._analysis.set_analyzing(True)
        self.changed.emit()

    # --- whose turn it is ----------------------------------------------------------------------

    def _look(self) -> None:
        seat, session = self.seat, self._session
        cursor = session.cursor
        if seat is None:
            return
        self._timer.stop()
        name = session.review.network.name if session.review.network is not None else "The engine"
        if seat.program is not None:
            name = seat.program[0]
        board = cursor.board
        mine = board.to_play in self.colors
        if seat.start is not None and not _is_below(cursor.node, seat.start):
            self._say(f"{name} plays {self._side()}.")
        elif session.ending.is_over(cursor.node):
            self._count()
        elif board.problem:
            self._say("The game can't be continued after an illegal move.")
        elif not mine:
            self._say(f"{name} plays {self._side()}. It is your move.")
        elif not self._is_to_reply():
            self._say(f"{name} plays {self._side()}. It answers at the end of the line.")
        else:
            self._say(f"{name} plays {self._side()}. It is thinking\u2026")
            self._timer.start()

    def _is_to_reply(self) -> bool:
        """Return whether the engine plays a move at the current node if its side is to play."""
        node = self._session.cursor.node
        if not node.children:
            return True
        begun = self._begun
        return begun is not None and node not in self._replied and _is_below(node, begun)

    def _side(self) -> str:
        if len(self.colors) > 1:
            return "both sides"
        side = SIDES[next(iter(self.colors))]
        return f"{side} after the swap" if self.has_swapped else side

    def _think(self) -> None:
        seat, session = self.seat, self._session
        cursor = session.cursor
        if seat is not None and self._program is not None:
            start, moves = cursor.record.start_and_moves(cursor.node)
            stones = ((int(start.stones[p]), p) for p in range(len(start.stones)))
            played = [stone for stone in stones if stone[0]]
            played += [(move.color, move.point) for move in moves]
            rules, color = cursor.record.rules, cursor.board.to_play
            self._program.ask(cursor.node, rules, played, color)
        elif seat is not None:
            request = request_for(session.review, session.cursor.node, (), 0, seat.visits)
            agent = AgentSettings(lambda_=seat.lambda_, mu=seat.mu, dynamic_komi=seat.dynamic_komi)
            self._analysis.answer(cursor.node, replace(request, agents=(agent,), komi=seat.komi))

    def _answered(self, node: GameNode, report: AnalysisReport) -> None:
        seat, session = self.seat, self._session
        cursor = session.cursor
        if seat is None or node is not cursor.node or not report.agents:
            return
        if cursor.board.to_play not in self.colors or not self._is_to_reply():
            return
        best = best_move(report)
        if best is not None and best.advises_swap and self._may_swap():
            session.edits.swap_colors(best)
            return
        agent, black = report.agents[0], cursor.board.to_play > 0
        winrate = agent.winrate
        if agent.dynamic_komi is not None:  # it resigns by what its search believes
            winrate = curve_at(report.komi_grid, agent.curve, agent.dynamic_komi)
            session.review.keep_played_komi(node, agent.dynamic_komi)
        winrate = winrate if black else 1.0 - winrate
        late = node.number >= cursor.record.size**2 / RESIGNS_AFTER
        if seat.resigns and late and winrate < RESIGN_BELOW:
            self._resign()
        elif agent.move is not None:
            self._replied.add(node)
            session.edits.play(agent.move)

    def _may_swap(self) -> bool:
        """Return whether the rules of the game let it take the person's side now."""
        seat, cursor = self.seat, self._session.cursor
        alone = seat is not None and seat.start is None and len(seat.colors) == 1
        return alone and may_swap(cursor.record, cursor.node)

    def _program_answered(self, node: GameNode, move: int | None) -> None:
        seat, session = self.seat, self._session
        cursor = session.cursor
        if seat is None or seat.program is None or node is not cursor.node:
            return
        if not self._is_to_reply():
            return
        self._replied.add(node)
        if move is None:
            self._resign()
            return
        why = illegal_reason(cursor.board, move)
        if why is not None:
            vertex = point_to_gtp(move, cursor.record.size)
            self._program_failed(f"it played {vertex}, which is illegal ({why})")
        else:
            session.edits.play(move)

    def _program_failed(self, why: str) -> None:
        seat = self.seat
        if seat is not None and seat.program is not None:
            self.stop()
            self._session.message.emit("error", f"{seat.program[0]} left the game: {why}.")

    def _count(self) -> None:
        """Count the game after two passes, or let the user mark the dead stones."""
        session = self._session
        cursor = session.cursor
        if self.seat is not None and self.seat.start is not None:
            self._say("Both sides passed.")
            return
        if cursor.record.rules.counts_as_it_stands:
            count = count_board(cursor.board, cursor.record.rules.scoring)
            self._end(result_of_lead(count.score - session.komi.game))
            return
        self.stop()
        session.selection.set_tool("score")
        session.message.emit(
            "info", "Both sides passed: mark the dead stones, then write the result."
        )

    def _resign(self) -> None:
        """End the game as lost for the player to move."""
        self._end(GameResult(-self._session.cursor.board.to_play, reason=RESIGNATION))

    def concede(self) -> None:
        """End the game as lost for the person who plays against the engine."""
        if len(self.colors) == 1:
            self._end(GameResult(next(iter(self.colors)), reason=RESIGNATION))

    def _end(self, result: GameResult) -> None:
        """Write the result of the game, unless it is that of a variation, and stop playing."""
        session = self._session
        cursor = session.cursor
        is_new = cursor.record.info.get("RE", "").strip() != result.sgf
        if is_new and main_line_ancestor(cursor.node) is cursor.node:
            session.edits.set_info({**cursor.record.info, "RE": result.sgf}, cursor.record.rules)
        self.stop()
        session.message.emit("info", f"The game is over: {result.sentence}.")

    def _say(self, text: str) -> None:
        if text != self.status or self.seat is not None:
            self.status = text
            self.changed.emit()


def _is_below(node: GameNode, start: GameNode) -> bool:
    """Return whether a node is the start or follows it."""
    here: GameNode | None = node
    while here is not None and here is not start:
        here = here.parent
    return here is not None
