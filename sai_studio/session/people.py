"""What people of a rank would play, by KataGo's "human" network, if this computer has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from engine.analysis.human_ranks import profile_of
from engine.analysis.kept_policies import KeptPolicies
from engine.analysis.request import AnalysisRequest
from engine.base.files import user_folder
from engine.base.translation import tr
from engine.catalog.networks import human_network
from engine.commands.loading import open_human
from engine.record.game_node import GameNode
from engine.review.found_by import (
    FROM_FILE,
    NO_RANK,
    SHOWN_RANKS,
    FoundBy,
    found_by,
    player_rank,
    ranks_to_ask,
)
from engine.review.mistakes import Mistake
from engine.review.requests import request_for
from sai_studio.kit.job_thread import Opened, Task, Worker
from sai_studio.kit.signals import Debounce, connect_all
from sai_studio.kit.texts import sentence
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.human_network import HumanNetwork

SOON_MS: Final = 500
"""Pause after a change before the network is asked."""
CLOSE_S: Final = 3.0
LINE, BOARD, MOVE = "line", "board", "move"
"""Kinds of jobs: the mistakes of the line, the position on the board, a move to play."""


@dataclass(frozen=True)
class _Position:
    """A position and the ranks whose play there is asked."""

    node: GameNode
    request: AnalysisRequest
    ranks: tuple[str, ...]


class People(QObject):
    """Asks the "human" network on a thread: about the mistakes of the line while the engine rests,
    about the position on the board while it is shown, and for the moves of an opponent.

    Signals
    -------
    changed
        The network was found or is gone, the rank changed, or answers arrived.
    moved
        A node, and the point that people would play there; None if only a pass is left.
    refused
        The move that was asked for can't be given.
    crashed
        Traceback of a bug on the thread.
    """

    changed = Signal()
    moved = Signal(object, object)
    refused = Signal()
    crashed = Signal(str)

    def __init__(
        self, session: Session, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._preferences = session, preferences
        self.path: Path | None = None
        """File of the network; None if this computer has none."""
        self._network: Opened[HumanNetwork] | None = None
        self._kept = KeptPolicies(user_folder() / "people.sqlite")
        self._policies: dict[GameNode, dict[str, NDArray[np.float32]]] = {}
        """Policies by rank, of positions of the open game."""
        self._asked: dict[str, set[GameNode]] = {LINE: set(), BOARD: set()}
        """Positions of the running jobs."""
        self._is_broken = False
        self._random = np.random.default_rng()
        self._worker = Worker("people", self)
        self._worker.found.connect(self._take)
        self._worker.done.connect(self._ended)
        self._worker.noticed.connect(lambda text: session.message.emit("info", sentence(text)))
        self._worker.failed.connect(self._fail)
        self._worker.crashed.connect(self._crash)
        self._soon = Debounce(SOON_MS, self._plan, self)
        connect_all(self._soon.call, session.timeline.changed, session.cursor.moved)
        connect_all(self._forget, session.cursor.record_changed, session.edits.positions_changed)
        connect_all(self._forget, session.edits.rules_changed, session.edits.info_changed)
        session.engine.status_changed.connect(self._follow_engine)
        preferences.changed.connect(self._preference_set)

    @property
    def is_there(self) -> bool:
        """Whether this computer has the network."""
        return self.path is not None

    def find(self) -> None:
        """Look for the network among the known ones again."""
        path = human_network()
        if path != self.path:
            self.path, self._is_broken = path, False
            self._network = None if path is None else Opened(partial(open_human, path))
            self._forget()

    # --- what is known -------------------------------------------------------------------------

    def rank(self, color: int) -> str:
        """Return the rank of a player of the open game, as in `HUMAN_RANKS`; "" if unknown."""
        choice = self._preferences.settings.human_rank
        return player_rank(choice, self._session.cursor.record.info, color)

    def rank_in_file(self, color: int) -> str:
        """Return the rank of a player by the game's file, as in `HUMAN_RANKS`; "" if unknown."""
        return player_rank(FROM_FILE, self._session.cursor.record.info, color)

    @property
    def board_rank(self) -> str:
        """The rank whose moves the board shows: of the player to move, or 5k if unknown."""
        return self.rank(self._session.cursor.board.to_play) or SHOWN_RANKS[0]

    @property
    def compares(self) -> bool:
        """Whether the mistakes are compared with those of other players."""
        return self.is_there and self._preferences.settings.human_rank != NO_RANK

    @property
    def left(self) -> int:
        """Number of mistakes whose positions are still to be looked at."""
        return len(self._asked[LINE])

    @property
    def on_board(self) -> NDArray[np.float32] | None:
        """float32[A], how likely people play each move on the board; None if that is not shown."""
        if not self._shows_board:
            return None
        return self._policies.get(self._session.cursor.node, {}).get(self.board_rank)

    def found(self, mistake: Mistake) -> FoundBy | None:
        """Return who would find the better move of a mistake of the open game; None if unknown."""
        before = mistake.node.parent
        if before is None or not self.compares:
            return None
        return found_by(mistake, self.rank(mistake.color), self._policies.get(before, {}))

    # --- asking --------------------------------------------------------------------------------

    def ask_move(self, node: GameNode, request: AnalysisRequest, people: str) -> None:
        """Draw a move as people would play, see `human_moves`; `moved` or `refused` follows."""
        if self._network is None:
            self._session.message.emit(
                "error",
                tr(
                    "The human network is gone; Networks \u203a Get the human network brings it "
                    "back."
                ),
            )
            self.refused.emit()
            return
        self._drop(LINE)
        draw = partial(_draw, self._network, node, request, profile_of(people), self._random)
        self._worker.run(draw, MOVE)

    def drop_move(self) -> None:
        """Give up on the move that was asked for."""
        self._worker.drop(MOVE)

    def close(self) -> bool:
        """End the thread; False if it does not end in time."""
        self._soon.cancel()
        return self._worker.close(CLOSE_S)

    @property
    def _shows_board(self) -> bool:
        session = self._session
        is_wanted = self.is_there and self._preferences.settings.overlay_human
        square = session.cursor.record.shape.is_square
        return is_wanted and square and not session.review.blind

    def _plan(self) -> None:
        """Ask about the position on the board and the mistakes, as far as they are not known."""
        session = self._session
        if self._network is None or self._is_broken or session.play.game is not None:
            return
        if self._shows_board and not session.ending.is_over(session.cursor.node):
            self._ask(BOARD, [(session.cursor.node, (self.board_rank,))])
        if not self.compares or session.review.blind or session.review.network is None:
            return
        if session.engine.status.state == "ready":
            mistakes = (m for m in session.timeline.mistakes if m.better is not None)
            before = [(m.node.parent, ranks_to_ask(self.rank(m.color))) for m in mistakes]
            self._ask(LINE, [(node, ranks) for node, ranks in before if node is not None])

    def _ask(self, kind: str, wanted: Sequence[tuple[GameNode, tuple[str, ...]]]) -> None:
        """Ask about positions unless all is known or being asked."""
        review = self._session.review
        unknown = {n: r for n, r in wanted if not set(r) <= self._policies.get(n, {}).keys()}
        if not unknown or self._network is None or unknown.keys() <= self._asked[kind]:
            return
        self._asked[kind] = set(unknown)
        asked = [_Position(n, request_for(review, n, (), 0, 1), r) for n, r in unknown.items()]
        self._worker.run(partial(_look, self._network, self._kept, asked), kind)
        self.changed.emit()

    def _take(self, answer: tuple[GameNode, dict[str, NDArray[np.float32]] | int | None]) -> None:
        node, told = answer
        if not isinstance(told, dict):
            self.moved.emit(node, told)
            return
        self._policies.setdefault(node, {}).update(told)
        for asked in self._asked.values():
            asked.discard(node)
        self.changed.emit()

    def _ended(self, kind: str) -> None:
        if kind in self._asked:
            self._asked[kind] = set()
            self.changed.emit()
        self._soon.call()

    def _fail(self, why: str) -> None:
        """Say why the network can't be used, and ask it no more until another one is found."""
        self._is_broken = True
        self._session.message.emit("error", sentence(why))
        self.refused.emit()

    def _crash(self, report: str) -> None:
        self._is_broken = True
        self.crashed.emit(report)
        self.refused.emit()

    def _drop(self, kind: str) -> None:
        self._worker.drop(kind)
        self._asked[kind] = set()

    def _forget(self) -> None:
        """Forget what is known: the positions, the rules or the network are others now."""
        for kind in self._asked:
            self._drop(kind)
        self._policies = {}
        self._soon.call()
        self.changed.emit()

    def _follow_engine(self) -> None:
        """Leave the processor to a search, and go on after it."""
        if self._session.engine.status.state == "searching":
            self._drop(LINE)
        else:
            self._soon.call()

    def _preference_set(self, name: str) -> None:
        if name in ("human_rank", "overlay_human"):
            self._soon.call()
            self.changed.emit()


def _look(
    network: Opened[HumanNetwork], kept: KeptPolicies, asked: Sequence[_Position], task: Task
) -> None:
    """Tell how people play positions, one after the other, on a thread."""
    opened = network.get(task)  # compiles the engine first, the first time
    from engine.analysis.human_network import kept_policies

    profiles = [(each.request, [profile_of(rank) for rank in each.ranks]) for each in asked]
    for place, policies in kept_policies(opened, kept, profiles, task.stopped):
        known = {rank: policies[profile_of(rank)] for rank in asked[place].ranks}
        task.tell((asked[place].node, known))


def _draw(
    network: Opened[HumanNetwork],
    node: GameNode,
    request: AnalysisRequest,
    profile: str,
    random: np.random.Generator,
    task: Task,
) -> None:
    """Tell a move as people would play, on a thread."""
    opened = network.get(task)
    from engine.analysis.human_network import move_of_people

    task.tell((node, move_of_people(request, opened, profile, random)))
