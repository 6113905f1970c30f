"""Hints and lessons, taking back, rematches, handicap stones that Black places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMessageBox

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.game_setup import OWN_NETWORK, GameSetup, write_setup
from engine.search.report import AnalysisReport
from sai_studio.app.main_window import MainWindow
from sai_studio.play.new_game import GameDialog
from sai_studio.play.seats import EngineSeat
from tests.sai_studio.conftest import Studio, resign, seven_by_seven
from tests.sai_studio.fakes import FakeAnalyzer, fake_report

A1, B1 = gtp_to_point("A1", 7), gtp_to_point("B1", 7)
LESSON = EngineSeat(frozenset({-1}), visits=20, lesson=("points", 3.0))


class Teacher(FakeAnalyzer):
    """Thinks that A1 gives Black's game away; has no winrates unless it `has_values`."""

    has_values = True

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        self.requests.append(request)
        alpha = -10.0 if A1 in request.moves else 9.0
        report = fake_report(request, request.visits, alpha=alpha)
        yield replace(report, network_has_values=self.has_values)


def ready(studio: Studio, moves: list[str]) -> MainWindow:
    studio.analyzer = Teacher()
    window = studio.window(seven_by_seven(moves), start=True)
    window.session.cursor.last()
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state != "loading", timeout=60_000)
    return window


def buttons(window: MainWindow) -> list[str]:
    return [button.text() for button in window.messages.buttons]


def told(studio: Studio, window: MainWindow) -> None:
    """A bad move was played and is told."""
    window.session.edits.play(A1)
    studio.qtbot.waitUntil(lambda: window.playing.coach.lesson is not None, timeout=60_000)
    assert buttons(window) == ["Take back", "Play on"]
    assert window.messages.text.startswith("A1 loses ")
    assert "was better" in window.messages.text
    window.board.click(B1)
    studio.qtbot.wait(400)
    assert window.session.cursor.node.number == 1, "the engine waits"


def test_a_bad_move_is_taken_back(studio: Studio) -> None:
    window = ready(studio, [])
    session = window.session
    window.playing.opponent.start(LESSON)
    told(studio, window)
    window.messages.buttons[0].click()
    assert session.cursor.node is session.cursor.record.root
    assert window.messages.text == "fake plays White. It is your move."
    session.edits.play(gtp_to_point("D4", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    assert window.playing.coach.lesson is None
    line = session.cursor.record.main_line()
    assert line[1].move is not None
    assert line[1].move.point == gtp_to_point("D4", 7), "the game is the main line"
    assert len(session.cursor.record.root.children) == 2, "the move taken back is kept"


def test_one_may_play_on_with_a_bad_move(studio: Studio) -> None:
    window = ready(studio, [])
    session = window.session
    window.playing.opponent.start(LESSON)
    told(studio, window)
    window.messages.buttons[1].click()
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    session.edits.play(B1)  # it loses no more
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)


def test_a_check_that_fails_does_not_hold_the_game_up(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = ready(studio, [])
    monkeypatch.setattr(Teacher, "analyze", FakeAnalyzer.analyze)
    window.playing.opponent.start(LESSON)
    studio.qtbot.waitUntil(lambda: bool(studio.analyzer.requests), timeout=60_000)
    studio.analyzer.fails = EngineError("out of memory")
    window.session.edits.play(A1)
    studio.qtbot.waitUntil(lambda: window.playing.opponent.seat is None, timeout=60_000)


def test_a_hint_is_one_move_without_analysis(studio: Studio) -> None:
    window = ready(studio, [])
    session = window.session
    window.playing.opponent.start(EngineSeat(frozenset({-1}), visits=20))
    window.actions_["hint"].trigger()
    studio.qtbot.waitUntil(lambda: session.play.hint is not None, timeout=60_000)
    hint = session.play.hint
    assert hint is not None
    assert window.board.scene.hint == hint[1]
    assert window.messages.text.startswith("Hint: D4.")
    assert session.reports.current is None
    assert not session.engine.analyzing
    session.edits.play(hint[1])
    assert session.play.hint is None
    assert window.board.scene.hint is None


def test_a_hint_is_searched_again_once_the_board_was_turned(studio: Studio) -> None:
    window = ready(studio, ["A1"])
    session = window.session
    window.actions_["hint"].trigger()
    studio.qtbot.waitUntil(lambda: session.play.hint is not None, timeout=60_000)
    asked = len(studio.analyzer.requests)
    window.actions_["flip_horizontal"].trigger()
    assert session.play.hint is None
    window.actions_["hint"].trigger()
    studio.qtbot.waitUntil(lambda: session.play.hint is not None, timeout=60_000)
    assert len(studio.analyzer.requests) > asked


def test_a_hint_of_a_policy_alone_states_no_winrate(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Teacher, "has_values", False)
    window = ready(studio, [])
    window.playing.opponent.start(EngineSeat(frozenset({-1}), visits=20))
    window.actions_["hint"].trigger()
    studio.qtbot.waitUntil(lambda: window.session.play.hint is not None, timeout=60_000)
    assert window.messages.text == "Hint: D4."


def test_taking_back_goes_to_ones_own_last_move(studio: Studio) -> None:
    window = ready(studio, [])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(frozenset({-1}), visits=20))
    opponent.take_back()
    assert "no move of yours" in window.messages.text
    for number, vertex in ((2, "D4"), (4, "B2")):
        session.edits.play(gtp_to_point(vertex, 7))
        studio.qtbot.waitUntil(lambda n=number: session.cursor.node.number == n, timeout=60_000)
    window.actions_["take_back"].trigger()
    assert session.cursor.node.number == 2
    assert session.play.head is session.cursor.node
    session.edits.play(gtp_to_point("F6", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)
    resign(window)
    assert session.cursor.record.info["RE"] == "W+R"
    assert [n.number for n in session.cursor.record.main_line()][-1] == 4
    assert session.cursor.record.main_line()[3].move == session.cursor.line[3].move


def started(window: MainWindow, setup: GameSetup) -> None:
    """Begin a new game by the dialog."""
    window.preferences.update(game_setup=write_setup(setup))
    window.preferences.update(size=setup.size)
    window.actions_["new"].trigger()
    window.findChildren(GameDialog)[-1].accept()


def test_a_rematch_exchanges_colors(studio: Studio) -> None:
    window = ready(studio, [])
    started(window, GameSetup(size=7, komi=9.5, white=OWN_NETWORK, person="Ann"))
    session = window.session
    info = session.cursor.record.info
    assert (info["PB"], info["PW"]) == ("Ann", "fake, Careful")
    assert "DT" in info
    window.actions_["resign"].trigger()
    box = window.findChildren(QMessageBox)[-1]
    box.reject()
    assert "RE" not in info
    assert window.playing.opponent.seat is not None
    resign(window)
    info = session.cursor.record.info
    assert buttons(window) == ["Rematch", "Review game\u2026"]
    session.mark_saved(studio.folder / "game.sgf")
    window.messages.buttons[0].click()
    info = session.cursor.record.info
    assert (info["PB"], info["PW"]) == ("fake, Careful", "Ann")
    assert "RE" not in info
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 1, timeout=60_000)
    assert window.playing.opponent.colors == {1}


def test_a_rematch_from_a_position_that_was_set_up_begins_there(studio: Studio) -> None:
    window = ready(studio, [])
    session = window.session
    stones = {gtp_to_point("D4", 7): 1, gtp_to_point("D5", 7): -1}
    session.edits.set_setup(stones, 1)
    record = session.cursor.record
    window.session.selection.set_tool("score")
    window.actions_["play_here"].trigger()
    assert window.session.selection.tool == "play"
    resign(window)
    window.messages.buttons[0].click()
    assert session.cursor.record is record
    assert window.playing.opponent.colors == {1}
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 1, timeout=60_000)
    assert sorted(session.cursor.record.root.setup) == sorted(stones)


def test_black_places_handicap_stones(studio: Studio) -> None:
    window = ready(studio, [])
    setup = GameSetup(size=7, komi=0.5, handicap=2, placement="free", white=OWN_NETWORK)
    started(window, setup)
    session, opponent = window.session, window.playing.opponent
    assert session.selection.tool == "black"
    assert opponent.seat is None
    window.board.click(gtp_to_point("D4", 7))
    studio.qtbot.waitUntil(lambda: "1 stone to go" in window.messages.text, timeout=60_000)
    window.board.click(gtp_to_point("B2", 7))
    studio.qtbot.waitUntil(lambda: opponent.seat is not None, timeout=60_000)
    assert session.selection.tool == "play"
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 1, timeout=60_000)
    assert session.cursor.node.move is not None
    assert session.cursor.node.move.color == -1, "White moves first"
    assert sum(session.cursor.record.root.setup.values()) == 2


def test_an_engine_places_its_handicap_stones_itself(studio: Studio) -> None:
    window = ready(studio, [])
    session = window.session
    session.set_record(GameRecord(Rules(size=6)))  # a new game begins on the open board
    started(window, GameSetup(size=6, komi=0.5, handicap=3, black=OWN_NETWORK))
    studio.qtbot.waitUntil(lambda: session.cursor.board.to_play == -1, timeout=60_000)
    assert sum(session.cursor.record.root.setup.values()) == 3


def test_playing_from_here_needs_no_dialog(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5", "E5"])
    session = window.session
    session.cursor.go_to_move(1)
    window.session.selection.set_tool("score")
    window.actions_["play_here"].trigger()
    assert window.session.selection.tool == "play"
    assert window.playing.opponent.colors == {1}  # the person is White, who is to move
    session.edits.play(gtp_to_point("F6", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 3, timeout=60_000)
    assert not window.actions_["play_here"].isEnabled()
    assert "RE" not in session.cursor.record.info
    window.actions_["play_stop"].trigger()


@pytest.mark.parametrize("ends", ["found", "found alone", "cancel", "escape", "move", "stop"])
def test_the_search_for_a_hint_is_shown_until_it_ends(studio: Studio, ends: str) -> None:
    window = ready(studio, [])
    studio.analyzer = FakeAnalyzer(steps=8, pause_s=0.1)
    window.analysis.thread_._analyzer = studio.analyzer
    messages, opponent = window.messages, window.playing.opponent
    if ends != "found alone":
        opponent.start(EngineSeat(frozenset({-1}), visits=20))
    window.actions_["hint"].trigger()
    assert messages.text == "Looking for a good move\u2026"
    assert not messages._timer.isActive(), "no timer takes it off"
    if ends == "cancel":
        messages.buttons[0].click()
    elif ends == "escape":
        window.actions_["stop"].trigger()
        assert opponent.seat is not None
    elif ends == "move":
        window.session.edits.play(A1)
    elif ends == "stop":
        opponent.stop()
    else:
        studio.qtbot.waitUntil(lambda: messages.text.startswith("Hint:"), timeout=60_000)
    assert "Looking" not in messages.text
    assert not window.playing.coach.searches_hint
