"""An engine, ours or another, as an opponent in the open game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Signal

from engine.analysis.agent import AgentSettings, gives_up, resigns
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.result import RESIGNATION, TIME, GameResult, result_of_lead
from engine.record.board_state import illegal_reason
from engine.record.game_node import GameNode
from engine.review.ending import count_board
from engine.review.levels import drawn_move
from engine.review.requests import request_for
from engine.review.swap_rule import best_move, is_swapped, may_swap
from engine.search.report import HOPELESS, AnalysisReport
from sai_studio.kit.figures import move_name
from sai_studio.kit.signals import single_shot
from sai_studio.kit.texts import sentence
from sai_studio.play.program_thread import ProgramThread
from sai_studio.play.seats import CountedGame, EngineSeat
from sai_studio.session.analysis.controller import AnalysisController
from sai_studio.session.navigation import main_line_ancestor, path_to, root_of
from sai_studio.session.people import People
from sai_studio.session.play import GameInPlay
from sai_studio.session.session import Session

MOVES_LEFT: Final = 10
"""Fewest moves for which an engine saves its time."""
PEOPLE: Final = -2
"""Ticket of a move that people would play."""
PAUSE_MS: Final = 150
"""Delay before it thinks, so that it does not answer while the user navigates."""
TO_COUNT: Final = tr("Both sides passed: mark the dead stones, then write the result.")
SIDES: Final = {1: tr("Black"), -1: tr("White")}


class Opponent(QObject):
    """Plays moves of one side, or of both, in the open game, and keeps the clocks.

    It moves at the end of the current line if its side is to play. The user can go back and play
    another move, which it answers.

    Signals
    -------
    changed
        `seat` or `status` changed.
    ended
        The game is over: a sentence, and whether the result is known.
    """

    changed = Signal()
    ended = Signal(str, bool)

    def __init__(
        self,
        session: Session,
        analysis: AnalysisController,
        people: People,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._people = session, analysis, people
        self.seat: EngineSeat | None = None
        """Settings of the opponent; None while it does not play."""
        self.status = ""
        """Whose turn it is, as a sentence."""
        self.waits: Callable[[], bool] = lambda: False
        """Returns whether it must not answer the current position yet."""
        self._was_analyzing = self._began_swapped = self._is_main = False
        self._begun: GameNode | None = None
        """Position where moves followed when the game began: they don't keep it from playing."""
        self._replied: set[GameNode] = set()
        self._again: GameNode | None = None
        """Position after a move that the person has just played again: it is answered again."""
        self._counted: CountedGame | None = None
        """Game that two passes ended; None if it can't be resumed."""
        self._program: ProgramThread | None = None
        self._ticket = self._searched = 0
        self._random = np.random.default_rng()
        self._timer = single_shot(self, self._think, PAUSE_MS)
        session.cursor.moved.connect(self.look)
        session.edits.tree_changed.connect(self.look)
        session.edits.played.connect(self._played)
        session.cursor.record_changed.connect(self.stop)
        session.engine.status_changed.connect(self._run_clock)
        session.play.clock.flagged.connect(self._lost_on_time)
        analysis.answered.connect(self._answered)
        analysis.unanswered.connect(self._unanswered)
        people.moved.connect(self._people_answered)
        people.refused.connect(self._unanswered)

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
            self._program.began.connect(self._run_clock)
            self._program.answered.connect(self._program_answered)
            self._program.failed.connect(self._program_failed)
        self.seat, here, self._counted = seat, self._session.cursor.node, None
        self._begun = seat.start or (here if here.children else None)
        self._is_main = self._begun is None and main_line_ancestor(here) is here
        self._replied.clear()
        self._began_swapped = is_swapped(self._session.cursor.record)
        self._was_analyzing = self._session.engine.analyzing
        if seat.hides:
            self._analysis.set_analyzing(False)
            self._session.reports.set_blind(True)
        play, name = self._session.play, self.name if seat.colors else ""
        play.begin(GameInPlay(self.colors, name, seat.level, seat.hides, seat.start is None), here)
        play.clock.start(seat.clock)
        self.look()

    def stop(self) -> None:
        """Stop playing."""
        seat, self.seat = self.seat, None
        if seat is None:
            return
        self._timer.stop()
        self._session.play.end()
        program, self._program = self._program, None
        if program is not None:
            program.blockSignals(True)
            program.close()
            program.deleteLater()
        self._analysis.drop_answer()
        self._people.drop_move()
        self._session.reports.set_blind(False)
        if seat.hides and self._was_analyzing:
            self._analysis.set_analyzing(True)
        self.changed.emit()

    @property
    def can_resume(self) -> bool:
        """Whether the game was ended by two passes and can be resumed."""
        return self._counted is not None

    def resume(self) -> None:
        """Play on after two passes: take back the person's, or of two persons both."""
        session = self._session
        counted = self._counted
        if counted is None:
            return
        session.selection.set_tool("play")
        if root_of(counted.node) is session.cursor.record.root:  # otherwise it was undone since
            session.cursor.go_to(counted.node)
        self.start(counted.seat)
        self._begun, self._is_main = counted.begun, counted.is_main
        session.play.clock.resume()
        self.look()

    def take_back(self) -> None:
        """Go back to where the person made the last move; two persons take back one move."""
        play, cursor = self._session.play, self._session.cursor
        if self.seat is None or play.head is None:
            return
        path, start = path_to(play.head), self.seat.start
        for node in reversed(path[path.index(start) + 1 if start in path else 1 :]):
            if node.parent is not None and self._person_moved(node):
                play.set_head(node.parent)
                cursor.go_to(node.parent)
                self.look()
                return
        self._session.message.emit("info", tr("There is no move of yours to take back."))

    # --- whose turn it is ----------------------------------------------------------------------

    @property
    def name(self) -> str:
        """Name of the opponent."""
        network = self._session.review.network
        if self.seat is not None and self.seat.program is not None:
            return self.seat.program[0]
        return network.title if network is not None else tr("The engine")

    def look(self) -> None:
        """See whose turn it is, and answer if it is the opponent's."""
        seat, session, cursor = self.seat, self._session, self._session.cursor
        if seat is None:
            return
        self._timer.stop()
        self._ticket = 0  # an interrupted search is no answer
        self._again = self._again if cursor.node is self._again else None
        session.play.set_engine_colors(self.colors)
        self._follow()
        board = cursor.board
        plays = f"{self._who_plays()} " if seat.colors else ""
        if seat.start is not None and seat.start not in path_to(cursor.node):
            self._say(plays)
        elif session.ending.is_over(cursor.node):
            self._count()
        elif not seat.colors:
            self._say(tr("{color} is to play.", color=SIDES[board.to_play]))
        elif board.to_play not in self.colors:
            self._say(plays + tr("It is your move."))
        elif not self._is_to_reply():
            self._say(plays + tr("The engine answers at the end of the line."))
        elif self.waits():
            self._say(plays + tr("Your move is being checked…"), awaits_engine=True)
        else:
            self._say(plays + tr("The engine is thinking\u2026"), awaits_engine=True)
            self._timer.start()
        self._run_clock()

    def _played(self, node: GameNode) -> None:
        """Answer again where the person plays a move from which the game goes on already."""
        if self.seat is not None and node.children and self._person_moved(node):
            self._again = node
            self._session.play.set_head(node)
            self.look()

    def _follow(self) -> None:
        """Note a move of the game: the clock of its color stops, and shows what goes on record."""
        play, node = self._session.play, self._session.cursor.node
        if play.head is None:
            return
        path = path_to(play.head)
        is_undone = path[0] is not self._session.cursor.record.root
        if is_undone or node.move is None or node in path:
            if is_undone:
                play.set_head(node)
                if self.colors and not node.children and self._person_moved(node):
                    self.take_back()  # its answer was undone: it must not answer again at once
            return  # otherwise an earlier position that is only looked at
        shown = play.clock.press(node.move.color)
        if shown is not None and not node.time_left:
            color = node.move.color  # no board depends on these
            node.time_left = {color: round(shown.left, 2)}
            node.moves_left = {color: shown.remaining} if shown.remaining else {}
        play.set_head(node)

    def _run_clock(self) -> None:
        """Run the clock of the side to move; an engine's clock runs only while it searches."""
        play, cursor = self._session.play, self._session.cursor
        if self.seat is None or play.head is None or not play.clock.is_on:
            return
        board = cursor.record.board_at(play.head)
        color: int | None = board.to_play
        if self._session.ending.is_over(play.head):
            color = None
        elif color in self.colors:
            program, searches = self._program, self._session.engine.status.state == "searching"
            idle = not searches if program is None else not program.is_ready
            waits = idle or cursor.node is not play.head or self._timer.isActive()
            color = None if waits or not self._ticket else color
        play.clock.run(color)

    def _person_moved(self, node: GameNode) -> bool:
        return node.move is not None and node.move.color not in self.colors

    def _is_to_reply(self) -> bool:
        """Return whether the engine plays a move at the current node if its side is to play."""
        node = self._session.cursor.node
        if not node.children or node is self._again:
            return True
        return node not in self._replied and self._begun in path_to(node)

    def _who_plays(self) -> str:
        """Return which side the opponent plays, as a sentence."""
        if len(self.colors) > 1:
            return tr("{engine} plays both sides.", engine=self.name)
        values = {"engine": self.name, "color": SIDES[next(iter(self.colors))]}
        if self.has_swapped:
            return tr("{engine} plays {color} after the swap.", **values)
        return tr("{engine} plays {color}.", **values)

    def _think(self) -> None:
        seat, session = self.seat, self._session
        cursor, clock = session.cursor, session.play.clock
        color = cursor.board.to_play
        if seat is not None and self._program is not None:
            start, moves = cursor.record.start_and_moves(cursor.node)
            played = [(int(stone), p) for p, stone in enumerate(start.stones) if stone]
            played += [(move.color, move.point) for move in moves]
            self._ticket = -1
            self._program.ask(cursor.node, cursor.record.rules, played, color, clock.game_time)
        elif seat is not None:
            request = request_for(session.review, cursor.node, (), 0, seat.visits)
            agent = AgentSettings(
                lambda_=seat.lambda_,
                mu=seat.mu,
                margin=seat.margin,
                dynamic_komi=seat.dynamic_komi,
            )
            request = replace(request, agents=(agent,), komi=seat.komi)
            left = clock.time(color)
            own = (len(cursor.board.stones) - cursor.node.number) // 2
            most_s = clock.control.thinking_s(left, max(own, MOVES_LEFT)) if left else None
            self._ticket = self._analysis.answer(cursor.node, request, most_s)
        self._run_clock()

    def _answered(self, node: GameNode, report: AnalysisReport) -> None:
        seat, session = self.seat, self._session
        cursor = session.cursor
        if seat is None or report.ticket != self._ticket or node is not cursor.node:
            return
        self._ticket = 0
        if not report.agents or cursor.board.to_play not in self.colors or not self._is_to_reply():
            return
        best = best_move(report)
        if best is not None and best.advises_swap and self._may_swap():
            session.edits.swap_colors(best)
            return
        if (komi := report.agents[0].dynamic_komi) is not None:
            session.review.keep_played_komi(node, komi)
        move = drawn_move(report, seat.temperature, self._random)
        if gives_up(report):
            move = report.size**2
        if seat.resigns and resigns(report, HOPELESS, node.number):
            self._resign()
        elif move is not None and seat.people and move < report.size**2:
            self._ticket, self._searched = PEOPLE, move
            request = request_for(session.review, node, (), 0, seat.visits)
            self._people.ask_move(node, replace(request, komi=seat.komi), seat.people)
        elif move is not None:
            self._play(node, move)

    def _people_answered(self, node: GameNode, move: int | None) -> None:
        """Play the move that people would play; the search's if they would only pass."""
        if self._ticket == PEOPLE and node is self._session.cursor.node:
            self._ticket = 0
            self._play(node, self._searched if move is None else move)

    def _play(self, node: GameNode, move: int) -> None:
        self._replied.add(node)
        self._promote()
        self._session.edits.play(move)

    def _may_swap(self) -> bool:
        """Return whether the rules of the game let it take the person's side now."""
        seat, cursor = self.seat, self._session.cursor
        alone = seat is not None and seat.start is None and len(seat.colors) == 1
        return alone and may_swap(cursor.record, cursor.node)

    def _program_answered(self, node: GameNode, move: int | None) -> None:
        seat, session = self.seat, self._session
        cursor = session.cursor
        if seat is None or seat.program is None or node is not cursor.node or not self._ticket:
            return
        self._ticket = 0
        if not self._is_to_reply():
            return
        self._replied.add(node)
        self._promote()
        if move is None:
            self._resign()
            return
        if (why := illegal_reason(cursor.board, move)) is not None:
            vertex = move_name(move, cursor.record.size)
            why = tr("it played {move}, which is illegal ({reason})", move=vertex, reason=why)
            self._program_failed(why)
        else:
            session.edits.play(move)

    def _program_failed(self, why: str) -> None:
        seat = self.seat
        if seat is not None and seat.program is not None:
            self.stop()
            text = tr("{program} left the game: {reason}.", program=seat.program[0], reason=why)
            self._session.message.emit("error", text)

    def _count(self) -> None:
        """Count the game after two passes, or let the user mark the dead stones."""
        session = self._session
        cursor = session.cursor
        if self.seat is not None and self.seat.start is not None:
            self._say(tr("Both sides passed."))
            return
        self._promote()
        if self.seat is None:  # as the tree changed, the game was counted already
            return
        if cursor.record.rules.counts_as_it_stands:
            count = count_board(cursor.board, cursor.record.rules.scoring)
            self._end(result_of_lead(count.score - session.komi.game))
            return
        counted = self._resumable()
        self.stop()
        self._counted = counted
        session.selection.set_tool("score")
        self.ended.emit(TO_COUNT, False)

    def _resumable(self) -> CountedGame | None:
        """Return what `resume` needs at the end of the game; None between two engines."""
        seat, node = self.seat, self._session.cursor.node
        if seat is None or node.parent is None or len(self.colors) == len(SIDES):
            return None
        is_last = self.colors and self._person_moved(node)
        back = node.parent if is_last or node.parent.parent is None else node.parent.parent
        return CountedGame(replace(seat, colors=self.colors), back, self._begun, self._is_main)

    def _unanswered(self) -> None:
        if self._ticket:
            self.stop()

    def _resign(self) -> None:
        """End the game as lost for the player to move."""
        self._end(GameResult(-self._session.cursor.board.to_play, reason=RESIGNATION))

    def concede(self) -> None:
        """End the game as lost for the person; of two persons, for the one to move."""
        play, record = self._session.play, self._session.cursor.record
        if self.seat is None or play.head is None or len(self.colors) == len(SIDES):
            return
        winner = next(iter(self.colors), -record.board_at(play.head).to_play)
        self._session.cursor.go_to(play.head)
        self._end(GameResult(winner, reason=RESIGNATION))

    def _lost_on_time(self, color: int) -> None:
        head = self._session.play.head
        if self.seat is not None and head is not None:
            self._session.cursor.go_to(head)
            self._end(GameResult(-color, reason=TIME))

    def _end(self, result: GameResult) -> None:
        """Write the result of the game, unless it is that of a variation, and stop playing."""
        session, cursor = self._session, self._session.cursor
        if self.seat is None:
            return
        self._promote()
        is_new = cursor.record.info.get("RE", "").strip() != result.sgf
        if is_new and self.seat.start is None and main_line_ancestor(cursor.node) is cursor.node:
            session.edits.set_info({**cursor.record.info, "RE": result.sgf}, cursor.record.rules)
        self.stop()
        self.ended.emit(tr("The game is over: {result}.", result=result.sentence), True)

    def _promote(self) -> None:
        """Make the game the main line again after moves were taken back."""
        cursor = self._session.cursor
        if self._is_main and main_line_ancestor(cursor.node) is not cursor.node:
            self._session.edits.make_main_line()

    def _say(self, text: str, *, awaits_engine: bool = False) -> None:
        self.status = text.strip()
        self._session.play.say(self.status, awaits_engine=awaits_engine)
        self.changed.emit()
