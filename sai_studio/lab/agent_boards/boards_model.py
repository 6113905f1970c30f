"""What the window of agents that play a position out shows: agents, boards and results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr, tr_count
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import list_networks
from engine.commands.loading import Notice, open_boards
from engine.games.board_agents import BoardAgent, BoardState, first_difference
from engine.record.board_shape import square
from engine.record.game_node import GameNode
from sai_studio.kit.job_thread import Opened, Task, Worker
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import no_network, sentence
from sai_studio.lab.study.positions import StudiedPosition, position_at
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.games.side_by_side import SideBySide, SideBySideGames

OpenBoards = Callable[[Notice], "SideBySideGames"]

FEWEST, MOST = 2, 4
"""Number of boards."""
LAMBDAS: Final = (0.0, 0.5, 1.0, 0.25)
"""Lambda that each board begins with."""
CLOSE_S: Final = 3.0


class AgentBoards(QObject):
    """Two to four boards on which agents play the position of the main window out.

    Until the first move the boards follow the main window; then they keep their position until
    `start_over`.

    Signals
    -------
    changed
        Position, agents, moves or results changed, or playing began or ended.
    message
        Level ("info", "warning", "error") and one sentence for the user.
    crashed
        Traceback of a bug.
    """

    changed = Signal()
    message = Signal(str, str)
    crashed = Signal(str)

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        open_boards: OpenBoards = open_boards,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._preferences = session, preferences
        self.agents: list[BoardAgent] = []
        """The agent of each board; empty if no network plays this board."""
        self.states: tuple[BoardState, ...] = ()
        """The boards; empty until something was played."""
        self.is_playing = False
        self.start: GameNode = session.cursor.node
        """Node of the position."""
        self.position: StudiedPosition = self._position()
        self.networks: list[NetworkInfo] = []
        """The networks that play this board, the one in use first."""
        self._games = count(1)
        self._game = next(self._games)
        self._watching = False
        self._table = _Table(Opened(open_boards))
        self._worker = Worker("boards", self)
        self._worker.found.connect(self._played)
        self._worker.done.connect(self._done)
        self._worker.failed.connect(lambda why: self.message.emit("error", sentence(why)))
        self._worker.noticed.connect(lambda text: self.message.emit("info", sentence(text)))
        self._worker.crashed.connect(self.crashed)
        connect_all(self._follow, session.cursor.moved, session.engine.network_changed)
        connect_all(self._follow, session.edits.info_changed)
        session.cursor.record_changed.connect(self.start_over)

    # --- reading -------------------------------------------------------------------------------

    @property
    def visits(self) -> int:
        """Visits of each search."""
        visits: int = self._preferences.settings.boards_visits
        return visits

    @property
    def has_moves(self) -> bool:
        """Whether something was played; the agents then stay as they are."""
        return any(state.moves for state in self.states)

    @property
    def is_over(self) -> bool:
        """Whether every line has ended."""
        return bool(self.states) and all(state.end is not None for state in self.states)

    def difference(self, board: int) -> int | None:
        """Return the index of the first move that differs from the first board's; None if none."""
        if not self.states or board == 0:
            return None
        return first_difference(self.states[board].moves, self.states[0].moves)

    # --- commands ------------------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Tell whether the window is visible; only then it follows the main window."""
        self._watching = on
        if on:
            self._follow()

    def set_count(self, boards: int) -> None:
        """Set the number of boards."""
        if not self.has_moves:
            self._preferences.update(boards=min(max(boards, FEWEST), MOST))
            self._fit_agents()
            self.changed.emit()

    def set_visits(self, visits: int) -> None:
        """Set the visits of each search."""
        if not self.has_moves:
            self._preferences.update(boards_visits=visits)
            self._new_game()

    def set_agent(self, board: int, agent: BoardAgent) -> None:
        """Give a board another agent, before the first move."""
        if not self.has_moves and agent != self.agents[board]:
            self.agents[board] = agent
            self._new_game()
            self.changed.emit()

    def play(self, steps: int | None = None) -> None:
        """Play `steps` moves on each board; None plays to the end."""
        refusal = self._refusal()
        if refusal:
            self.message.emit("info", refusal)
            return
        self.is_playing = True
        request, agents = self.position.request, tuple(self.agents)
        asked = self._game, request, agents, self.visits, steps
        self._worker.run(partial(self._table.play, *asked))
        self.changed.emit()

    def stop(self) -> None:
        """Stop playing; the moves so far are kept."""
        self._worker.stop()
        if self.is_playing:
            self.is_playing = False
            self.changed.emit()

    def start_over(self) -> None:
        """Drop the moves and show the position of the main window."""
        self.stop()
        self._worker.drop()
        self.states = ()
        self._new_game()
        self._show_position()

    def add_to_game(self, board: int) -> None:
        """Add the moves of a board to the game, as a variation of its position."""
        session, moves = self._session, self.states[board].moves
        if not self._is_in_game():
            self.message.emit("info", tr("The position is no longer in the game."))
            return
        session.cursor.go_to(self.start)
        session.edits.add_variation(moves)
        number = self.start.number
        self.message.emit(
            "info",
            tr_count(
                len(moves),
                "{n} move was added as a variation at move {number}.",
                "{n} moves were added as a variation at move {number}.",
                number=number,
            ),
        )

    def close(self) -> bool:
        """End the thread; False if it does not end in time."""
        self._watching = False
        return self._worker.close(CLOSE_S)

    # --- position and agents -------------------------------------------------------------------

    def _position(self) -> StudiedPosition:
        record = self._session.cursor.record
        return position_at(record, self.start, tr("Move {number}", number=self.start.number))

    def _follow(self) -> None:
        """Show the position of the main window unless moves were played from another."""
        if self._watching and not self.has_moves and not self.is_playing:
            self._show_position()

    def _show_position(self) -> None:
        self.start = self._session.cursor.node
        before, self.position = self.position, self._position()
        if before.key != self.position.key:
            self._new_game()
        if before.size != self.position.size or before.request.rules != self.position.request.rules:
            self.agents.clear()
        self._fit_agents()
        self.changed.emit()

    def _fit_agents(self) -> None:
        """Bring the agents to the number of boards, and to networks that play this board."""
        size, used = self.position.size, self._session.review.network
        known = [info for info in list_networks() if info.plays(size)]
        if used is not None and used.plays(size):
            known = [used, *(info for info in known if info.path != used.path)]
        self.networks = known
        if not known:
            self.agents.clear()
            return
        first, paths = known[0].path, {info.path for info in known}
        del self.agents[self._preferences.settings.boards :]
        for i, agent in enumerate(self.agents):
            if agent.network not in paths:
                self.agents[i] = self._agent(first, agent.lambda_)
        while len(self.agents) < self._preferences.settings.boards:
            self.agents.append(self._agent(first, LAMBDAS[len(self.agents)]))
        self._new_game()

    def _agent(self, network: Path, lambda_: float) -> BoardAgent:
        return BoardAgent(network, lambda_, 0.0, self._session.komi.game)

    def _new_game(self) -> None:
        """Let the next job start from the position."""
        if not self.has_moves:
            self._game, self.states = next(self._games), ()

    def _refusal(self) -> str:
        """Return why nothing can be played; "" if it can."""
        if not self.agents:
            return no_network(square(self.position.size))
        return tr("All boards are played to the end.") if self.is_over else ""

    def _is_in_game(self) -> bool:
        here = self.start
        while here.parent is not None:
            if here not in here.parent.children:
                return False
            here = here.parent
        return here is self._session.cursor.record.root

    # --- answers -------------------------------------------------------------------------------

    def _played(self, played: _Played) -> None:
        if played.game == self._game:
            self.states = played.states
            self.changed.emit()

    def _done(self) -> None:
        if self.is_playing:
            self.is_playing = False
            self.changed.emit()


@dataclass(frozen=True, eq=False)
class _Played:
    """The boards of a game after a move."""

    game: int
    states: tuple[BoardState, ...]


class _Table:
    """The game under way, on the thread of its jobs; after an error it is over."""

    def __init__(self, games: Opened[SideBySideGames]) -> None:
        self._games = games
        self._current: tuple[int, SideBySide] | None = None

    def play(
        self,
        game: int,
        request: AnalysisRequest,
        agents: Sequence[BoardAgent],
        visits: int,
        steps: int | None,
        task: Task,
    ) -> None:
        """Play `steps` moves on each board, from the start of a game or from where it stands.

        A game with a new number starts from the position; None plays to the end.
        """
        current, self._current = self._current, None
        games = self._games.get(task)
        if current is None or current[0] != game:
            current = game, games.open(request, agents, visits)
        boards, played = current[1], 0
        task.tell(_Played(game, boards.states))
        while not boards.is_over and played != steps and boards.step(task.stopped):
            played += 1
            task.tell(_Played(game, boards.states))
        self._current = current
