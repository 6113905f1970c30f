"""Agents that play one position out, each on a board of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.catalog.network_info import NetworkInfo
from engine.games.board_agents import BoardAgent, BoardEnd, BoardState
from sai_studio.kit import theme
from sai_studio.lab.agent_boards import boards_model
from sai_studio.lab.agent_boards.boards_model import AgentBoards
from sai_studio.lab.agent_boards.window import AgentBoardsWindow, result_cells
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import network_info

LINES = {0.0: (0, 1, 2, 49, 49), 0.5: (0, 1, 3, 49, 49), 1.0: (0, 1, 2, 49, 49), 0.25: (0, 5)}
"""Moves that the fake agents play, by lambda."""


class FakeBoards:
    """Boards on which each agent plays its line."""

    def __init__(self, agents: Sequence[BoardAgent], lead: float, gate: threading.Event) -> None:
        self._agents, self._lead, self._gate, self._played = agents, lead, gate, 0

    @property
    def is_over(self) -> bool:
        return self._played >= max(len(LINES[agent.lambda_]) for agent in self._agents)

    @property
    def states(self) -> tuple[BoardState, ...]:
        states = []
        for agent in self._agents:
            moves = LINES[agent.lambda_][: self._played]
            stones = np.zeros(49, np.int8)
            stones[[m for m in moves if m < 49]] = 1
            over = len(moves) == len(LINES[agent.lambda_])
            end = BoardEnd(self._lead, self._lead - agent.komi) if over else None
            komi = agent.komi - 1.5 if moves and agent.dynamic_komi != "none" else None
            states.append(BoardState(stones, moves, 0.5 if moves else None, end, komi))
        return tuple(states)

    def step(self, stopped: Callable[[], bool]) -> bool:
        while not self._gate.wait(0.005) and not stopped():
            pass
        if stopped():
            return False
        self._played += 1
        return True


@dataclass
class FakeGames:
    """Opens fake boards."""

    opened: list[tuple[AnalysisRequest, tuple[BoardAgent, ...], int]] = field(default_factory=list)
    gate: threading.Event = field(default_factory=threading.Event)
    fails: EngineError | None = None

    def open(
        self, request: AnalysisRequest, agents: Sequence[BoardAgent], visits: int
    ) -> FakeBoards:
        if self.fails is not None:
            raise self.fails
        self.opened.append((request, tuple(agents), visits))
        return FakeBoards(agents, 9.0, self.gate)


@dataclass
class Desk:
    qtbot: QtBot
    session: Session
    games: FakeGames
    window: AgentBoardsWindow

    @property
    def boards(self) -> AgentBoards:
        return self.window.boards

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until, timeout=60_000)

    def play(self, steps: int | None = None) -> None:
        self.boards.play(steps)
        self.wait(lambda: not self.boards.is_playing)
        self.window._refresh.run()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    other = replace(network_info(), path=Path("other.safetensors"), name="other")
    nine = replace(network_info(9), path=Path("nine.safetensors"), name="nine")
    monkeypatch.setattr(boards_model, "list_networks", lambda: [other, nine, network_info()])
    theme.apply("light", 1.0)
    session = Session(seven_by_seven())
    session.engine.set_network(network_info())
    session.cursor.go_to_move(4)
    games = FakeGames()
    games.gate.set()
    boards = AgentBoards(session, Preferences(tmp_path / "x.ini"), lambda _notice: games)  # type: ignore[arg-type,return-value]
    window = AgentBoardsWindow(boards)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window._refresh.run()
    yield Desk(qtbot, session, games, window)
    assert boards.close()


def texts(desk: Desk) -> list[tuple[str, ...]]:
    return [row.cells[1:5] for row in desk.window.table.rows]


def test_the_boards_begin_with_the_agents_of_the_paper_at_the_komi_of_the_game(desk: Desk) -> None:
    agents = desk.boards.agents
    assert [agent.lambda_ for agent in agents] == [0.0, 0.5, 1.0]
    assert {(agent.mu, agent.komi, agent.network.name) for agent in agents} == {
        (0.0, 9.5, "fake.safetensors")
    }
    assert [card.isVisible() for card in desk.window.cards] == [True, True, True, False]
    names = [desk.window.cards[0].network.itemText(i) for i in range(2)]
    assert names == ["fake", "other"]
    assert desk.window.cards[0].network.count() == 2, "only networks for this board"


def test_one_step_plays_a_move_on_each_board(desk: Desk) -> None:
    desk.play(1)
    assert [state.moves for state in desk.boards.states] == [(0,), (0,), (0,)]
    assert not any(card.glows for card in desk.window.cards)
    assert desk.window.about.text() == "From move 4: 1 move, all alike"
    desk.play(1)
    assert len(desk.games.opened) == 1, "the boards are played on"
    request, _, visits = desk.games.opened[0]
    assert len(request.moves) == 4
    assert visits == desk.window.visits.value()
    assert desk.window.visits.text() == f"{visits} visits"


def test_boards_whose_line_differs_glow(desk: Desk) -> None:
    desk.play(3)
    assert [card.glows for card in desk.window.cards[:3]] == [False, True, False]
    assert "move 7: D7 instead of C7" in desk.window.cards[1].note.text()
    assert desk.window.about.text() == "From move 4: 3 moves, differing from move 7 on"


def test_results_are_listed_at_the_komi_of_each_board(desk: Desk) -> None:
    desk.boards.set_agent(1, replace(desk.boards.agents[1], komi=6.5))
    desk.play()
    assert desk.boards.is_over
    assert texts(desk)[:2] == [("5", "B+9.0", "9.5", "W+0.5"), ("5", "B+9.0", "6.5", "B+2.5")]
    assert not desk.window.to_end.isEnabled()


def test_a_board_with_dynamic_komi_tells_its_method_and_komi(desk: Desk) -> None:
    card = desk.window.cards[1]
    card.dynamic_komi.setCurrentIndex(card.dynamic_komi.findData("ml-dk"))
    card.dynamic_komi.activated.emit(card.dynamic_komi.currentIndex())
    assert desk.boards.agents[1].dynamic_komi == "ml-dk"
    desk.play(1)
    assert card.title.text() == "2: \u03bb \u00bd, ML-DK at komi 8.0"
    assert "komi" not in desk.window.cards[0].title.text()
    assert not card.dynamic_komi.isEnabled()


def test_settings_are_fixed_until_the_boards_start_over(desk: Desk) -> None:
    card = desk.window.cards[1]
    card.lambda_.setValue(0.25)
    assert desk.boards.agents[1].lambda_ == 0.25
    desk.play(1)
    assert not card.lambda_.isEnabled()
    assert not desk.window.count.isEnabled()
    desk.session.cursor.go_to_move(6)
    assert desk.boards.start.number == 4, "the position is kept while there are moves"
    desk.window.over.click()
    desk.window._refresh.run()
    assert desk.boards.start.number == 6
    assert desk.boards.states == ()
    assert card.lambda_.isEnabled()
    assert desk.boards.agents[1].lambda_ == 0.25
    desk.window.count.setValue(4)
    desk.play(1)
    assert len(desk.games.opened[-1][1]) == 4
    assert len(desk.games.opened[-1][0].moves) == 6


def test_playing_can_be_stopped_and_continued(desk: Desk) -> None:
    desk.games.gate.clear()
    desk.boards.play()
    desk.window._refresh.run()
    assert desk.window.stop.isEnabled()
    assert not desk.window.step.isEnabled()
    desk.window.stop.click()
    assert not desk.boards.is_playing
    desk.games.gate.set()
    desk.play(2)
    assert [len(state.moves) for state in desk.boards.states] == [2, 2, 2]


def test_a_line_becomes_a_variation_of_the_position(desk: Desk) -> None:
    desk.play(3)
    main = desk.session.cursor.record.main_line()
    desk.session.cursor.first()
    desk.window.cards[1].add.click()
    node = desk.session.cursor.node
    assert node.number == 4
    added = node.children[-1]
    line = [added, added.children[0], added.children[0].children[0]]
    assert [n.move.point for n in line if n.move] == [0, 1, 3]
    assert desk.session.cursor.record.main_line() == main
    desk.session.edits.undo_stack.undo()
    assert added not in node.children, "one step of undo"


def test_a_position_that_was_deleted_takes_no_variation(desk: Desk) -> None:
    desk.play(1)
    desk.session.edits.delete_branch(desk.session.cursor.line[2])
    desk.boards.add_to_game(0)
    assert desk.window.messages.text == "The position is no longer in the game."


def test_another_game_starts_over(desk: Desk) -> None:
    desk.play(1)
    desk.session.set_record(seven_by_seven(["A1"]))
    assert desk.boards.states == ()
    assert desk.boards.start is desk.session.cursor.node


def test_without_a_network_nothing_is_played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    none: list[NetworkInfo] = []
    monkeypatch.setattr(boards_model, "list_networks", lambda: none)
    desk.session.engine.set_network(None)
    desk.window._refresh.run()
    assert not desk.window.step.isEnabled()
    assert desk.window.about.text() == "There is no network for 7\u00d77; add one first."
    desk.boards.play()
    assert not desk.boards.is_playing


def test_an_error_is_told(desk: Desk) -> None:
    desk.games.fails = EngineError("fake.safetensors: damaged; choose another file")
    desk.play()
    assert "damaged" in desk.window.messages.text
    assert not desk.boards.is_playing


@pytest.mark.parametrize(
    ("end", "cells"),
    [
        (None, ("", "6.5", "", "")),
        (BoardEnd(9.0, 2.5), ("B+9.0", "6.5", "B+2.5", "")),
        (BoardEnd(None, None), ("\u2013", "6.5", "\u2013", "The dead stones are unknown.")),
        (BoardEnd(0.0, 0.0), ("even", "6.5", "draw", "")),
        (BoardEnd(6.0, -0.5, is_capped=True), ("B+6.0", "6.5", "W+0.5", None)),
        (BoardEnd(6.0, -0.83, is_estimated=True), ("B+6.0", "6.5", "W+0.83", None)),
    ],
)
def test_results_as_texts(end: BoardEnd | None, cells: tuple[str | None, ...]) -> None:
    found = result_cells(end, 6.5)
    assert found[:3] == cells[:3]
    assert bool(found[3]) if cells[3] is None else found[3] == cells[3]


def test_the_command_opens_the_window(studio: Studio) -> None:
    window = studio.window()
    window.actions_["play_agents"].trigger()
    boards = window.tools["agent_boards"].side_window()
    assert boards.isVisible()
    window.discard_and_close()
    assert not boards.isVisible()
