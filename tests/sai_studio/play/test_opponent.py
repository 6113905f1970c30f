"""The engine as a player of the open game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engine.analysis.request import AnalysisRequest
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_node import GameNode
from engine.record.time_control import PlayerTime, TimeControl
from engine.review.game_setup import OWN_NETWORK, GameSetup, write_setup
from engine.search.report import AnalysisReport
from sai_studio.app.main_window import MainWindow
from sai_studio.play import program_thread
from sai_studio.play.seats import EngineSeat
from sai_studio.review.board.player_strip import PlayerStrip
from sai_studio.session.play import GameInPlay
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import FakeAnalyzer, fake_report

WHITE = EngineSeat(frozenset({-1}), visits=20, lambda_=0.25)


def ready(studio: Studio, moves: list[str]) -> MainWindow:
    window = studio.window(seven_by_seven(moves), start=True)
    window.session.cursor.last()
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state != "loading", timeout=60_000)
    return window


def moves(window: MainWindow) -> int:
    return window.session.cursor.line[-1].number


def test_the_engine_answers_and_analysis_rests(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session, opponent = window.session, window.playing.opponent
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    opponent.start(WHITE)
    assert session.reports.current is None  # nobody is told what to play
    assert not session.engine.analyzing
    assert window.messages.text == "fake plays White. The engine is thinking\u2026"
    studio.qtbot.waitUntil(lambda: moves(window) == 2, timeout=60_000)
    assert session.cursor.node.move is not None
    assert session.cursor.node.move.color == -1
    asked = studio.analyzer.requests[-1]
    assert (asked.visits, [agent.lambda_ for agent in asked.agents]) == (20, [0.25])
    assert session.reports.current is None
    assert window.messages.text == "fake plays White. It is your move."
    session.edits.play(gtp_to_point("A1", 7))
    studio.qtbot.waitUntil(lambda: moves(window) == 4, timeout=60_000)
    opponent.stop()
    assert session.engine.analyzing
    assert not window.messages.text
    session.cursor.go_to_move(1)
    assert session.reports.current is not None


@pytest.mark.parametrize(
    ("engine", "info", "shown"),
    [
        ({-1}, {"PB": "net-7", "PW": "net-7"}, ("You", "net-7")),
        ({1}, {"PB": "Shusaku", "PW": "Gennan"}, ("net-7", "You")),
        ({-1}, {"PB": "Ann", "PW": "net-7 (quick)"}, ("Ann", "net-7 (quick)")),
        ({1}, {"PB": "net-7"}, ("net-7", "")),
        ({-1}, {}, ("", "net-7")),
        ({1, -1}, {"PB": "Ann"}, ("net-7", "net-7")),
        (set(), {"PB": "Ann", "PW": "Bob"}, ("Ann", "Bob")),
    ],
)
def test_each_side_has_the_name_of_who_plays_it(
    engine: set[int], info: dict[str, str], shown: tuple[str, str]
) -> None:
    game = GameInPlay(frozenset(engine), "net-7")
    assert (game.player(1, info), game.player(-1, info)) == shown


def test_from_here_a_person_plays_the_side_to_move(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5", "E5"])
    window.session.cursor.record.info.update({"PB": "fake", "PW": "fake"})
    both = GameSetup(size=7).with_players(OWN_NETWORK, OWN_NETWORK)
    window.preferences.update(game_setup=write_setup(both))
    window.preferences.update(size=7)
    window.actions_["play_here"].trigger()
    assert window.playing.opponent.colors == {1}, "White is to move"
    strip = window.findChild(PlayerStrip)
    assert isinstance(strip, PlayerStrip)
    black, white = strip.shown_words(600.0)
    assert (black[0], white[0]) == ("fake", "You")
    window.playing.opponent.stop()
    assert [words[0] for words in strip.shown_words(600.0)] == ["fake", "fake"]


def test_no_message_of_a_game_ends_it(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5"])
    window.playing.opponent.start(WHITE)
    assert window.messages.buttons == []
    assert not window.messages._timer.isActive(), "whose turn it is stays on the screen"
    window.session.message.emit("info", "Saved.")
    window.messages.dismiss()
    assert window.messages.text.startswith("fake plays White.")


def test_moves_taken_back_are_free(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5", "E5"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: moves(window) == 4, timeout=60_000)
    session.cursor.go_to_move(1)
    assert window.messages.text == "fake plays White. The engine answers at the end of the line."
    studio.qtbot.wait(400)
    assert moves(window) == 4
    session.cursor.go_to_move(2)
    session.edits.play(gtp_to_point("A1", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)
    assert len(session.cursor.record.root.children[0].children[0].children) == 2


def test_a_move_taken_back_and_played_again_is_answered_again(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(WHITE)
    for played in ("A1", "B1"):
        studio.qtbot.waitUntil(lambda: session.cursor.board.to_play > 0, timeout=60_000)
        session.edits.play(gtp_to_point(played, 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 6, timeout=60_000)
    answer = session.cursor.node
    asked = len(studio.analyzer.requests)
    opponent.take_back()
    session.edits.play(gtp_to_point("B1", 7))
    assert window.messages.text.endswith("The engine is thinking\u2026")
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 6, timeout=60_000)
    assert session.cursor.node is answer, "the same search finds the same move"
    assert len(studio.analyzer.requests) == asked + 1
    session.cursor.go_to_move(5)  # to look at it is not to play it
    studio.qtbot.wait(400)
    assert session.cursor.node is answer.parent
    session.cursor.go_to_move(2)
    session.edits.play(gtp_to_point("A1", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)


def test_undoing_an_answer_takes_the_move_back(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    session.edits.play(gtp_to_point("A1", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)
    answer = session.cursor.node
    session.edits.undo_stack.undo()
    studio.qtbot.wait(400)
    assert session.cursor.node.number == 2, "the engine answered again at once"
    assert session.play.head is session.cursor.node
    assert window.messages.text == "fake plays White. It is your move."
    session.edits.undo_stack.redo()
    assert session.play.head is session.cursor.node is answer
    session.edits.undo_stack.undo()
    session.edits.undo_stack.undo()
    session.edits.play(gtp_to_point("B1", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)


def test_each_undo_in_a_game_takes_a_move_back(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session = window.session
    window.playing.opponent.start(WHITE)
    for played in ("A1", "B1"):
        studio.qtbot.waitUntil(lambda: session.cursor.board.to_play > 0, timeout=60_000)
        session.edits.play(gtp_to_point(played, 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 6, timeout=60_000)
    for number in (4, 2):
        window.actions_["undo"].trigger()
        assert session.cursor.node.number == number
        assert session.play.head is session.cursor.node
    window.actions_["redo"].trigger()
    assert session.cursor.node.number == 4


def test_a_click_while_the_engine_has_the_move_plays_nothing(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=20, pause_s=0.05)
    window = ready(studio, ["D4"])
    window.playing.opponent.start(WHITE)
    window.board.click(gtp_to_point("A1", 7))
    window.actions_["pass"].trigger()
    assert moves(window) == 1
    studio.qtbot.waitUntil(lambda: moves(window) == 2, timeout=60_000)
    window.board.click(gtp_to_point("A1", 7))
    assert moves(window) == 3


def test_a_board_turned_while_the_engine_thinks_is_searched_again(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=20, pause_s=0.05)
    window = ready(studio, ["A7", "B7", "C1"])
    window.playing.opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: studio.analyzer.requests[-1].visits == 20, timeout=60_000)
    window.actions_["rotate_right"].trigger()
    studio.qtbot.waitUntil(lambda: moves(window) == 4, timeout=60_000)
    turned = [gtp_to_point(vertex, 7) for vertex in ("G7", "G6", "A5")]
    assert list(studio.analyzer.requests[-1].moves) == turned


def test_a_search_that_was_left_is_no_answer(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=20, pause_s=0.05)
    window = ready(studio, ["D4"])
    window.playing.opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: studio.analyzer.requests[-1].visits == 20, timeout=60_000)
    asked = len(studio.analyzer.requests)
    window.session.cursor.back()
    window.session.cursor.forward()
    studio.qtbot.waitUntil(lambda: moves(window) == 2, timeout=60_000)
    assert len(studio.analyzer.requests) > asked, "it answered from the interrupted search"


def test_colors_are_not_exchanged_during_a_game(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5"])
    assert window.actions_["exchange_colors"].isEnabled()
    window.playing.opponent.start(WHITE)
    assert not window.actions_["exchange_colors"].isEnabled()
    window.playing.opponent.stop()
    assert window.actions_["exchange_colors"].isEnabled()


def test_a_game_from_the_middle_of_a_record_is_a_variation_of_it(studio: Studio) -> None:
    window = ready(studio, ["D4", "A1", "E5", "C3"])
    session, opponent = window.session, window.playing.opponent
    session.edits.set_info({"RE": "B+3"}, session.cursor.record.rules)
    session.cursor.go_to_move(1)
    opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    begun = session.cursor.record.main_line()[1]
    assert len(begun.children) == 2, "it played although moves follow there"
    session.cursor.go_to(begun)
    studio.qtbot.wait(400)
    assert len(begun.children) == 2, "once is enough"
    session.cursor.go_to(begun.children[1])
    opponent.concede()
    assert opponent.seat is None
    assert session.cursor.record.info["RE"] == "B+3", "the result is that of the main line"


def test_nothing_is_told_during_a_game(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5", "E5"])
    session = window.session
    studio.qtbot.waitUntil(
        lambda: all(p.winrate is not None for p in session.timeline.points), timeout=60_000
    )
    window.playing.opponent.start(WHITE)
    assert all(p.winrate is None for p in session.timeline.points)
    assert session.timeline.mistakes == []
    window.actions_["analyze"].trigger()
    assert not session.engine.analyzing
    assert window.messages.text.startswith("Analysis is hidden while you play")
    window.playing.opponent.stop()
    assert session.timeline.points[1].winrate is not None


def test_both_sides_play_to_the_end_and_the_result_is_written(studio: Studio) -> None:
    window = ready(studio, ["D4", "pass"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(frozenset({1, -1}), visits=5, hides=False))
    studio.qtbot.waitUntil(lambda: moves(window) >= 5, timeout=60_000)
    opponent.stop()
    played = moves(window)
    studio.qtbot.wait(300)
    assert moves(window) == played
    opponent.start(EngineSeat(frozenset({session.cursor.board.to_play}), visits=5))
    session.edits.play(49)
    session.edits.play(49)
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    assert session.selection.tool == "score", (
        "stones of both sides: which are dead is to be confirmed"
    )


def test_tromp_taylor_games_are_counted_as_they_stand(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5"])
    session, opponent = window.session, window.playing.opponent
    session.edits.set_info(session.cursor.record.info, rules_from_sgf("tromp-taylor", 7, 0.5, 0))
    opponent.start(EngineSeat(frozenset({-1}), visits=5))
    session.edits.play(49)
    session.edits.play(49)
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    assert session.cursor.record.info["RE"] == "W+0.5"
    assert window.messages.text == "The game is over: White won by 0.5."


def test_a_person_says_which_stones_are_dead(studio: Studio) -> None:
    record = seven_by_seven(["D4", "D5"])
    session_rules = rules_from_sgf("japanese", 7, 0.5, 0)
    window = studio.window(record, start=True)
    session, opponent = window.session, window.playing.opponent
    session.edits.set_info(session.cursor.record.info, session_rules)
    session.cursor.last()
    opponent.start(EngineSeat(frozenset({-1}), visits=5))
    session.edits.play(49)
    session.edits.play(49)
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    assert "RE" not in session.cursor.record.info
    assert session.selection.tool == "score"
    assert "mark the dead stones" in window.messages.text
    window.counting.toggle(gtp_to_point("D5", 7))
    assert window.counting.count is not None
    assert (window.counting.count.black, window.counting.count.prisoners) == (48 + 1, (1, 0))
    assert window.counting.result() == "B+48.5"


@pytest.mark.parametrize("colors", [frozenset({-1}), frozenset()])
def test_play_resumes_where_the_players_disagree_about_dead_stones(
    studio: Studio, colors: frozenset[int]
) -> None:
    window = ready(studio, ["D4", "D5"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(colors, visits=5, clock=TimeControl("absolute", 1000.0)))
    session.play.clock.press(1)
    session.play.clock._times[1] = PlayerTime(500.0)
    session.edits.play(49)
    session.edits.play(49)
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    (resume,) = window.messages.buttons
    assert (resume.text(), session.selection.tool) == ("Resume play", "score")
    resume.click()
    assert (session.cursor.node.number, session.selection.tool) == (2, "play")
    left = session.play.clock.time(1)
    assert left is not None
    assert 490.0 < left.left <= 500.0
    window.board.click(gtp_to_point("A1", 7))
    if not colors:
        window.board.click(gtp_to_point("B1", 7))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 4, timeout=60_000)
    assert "RE" not in session.cursor.record.info
    session.edits.play(49)
    session.edits.play(49)
    (resume,) = window.messages.buttons
    resume.click()
    opponent.concede()
    assert session.cursor.record.main_line()[3].move == (1, gtp_to_point("A1", 7))


def test_play_resumes_also_after_its_last_moves_were_undone(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(frozenset(), clock=TimeControl("absolute", 1000.0)))
    for vertex in ("D5", "E5"):
        window.board.click(gtp_to_point(vertex, 7))
    session.edits.play(49)
    session.edits.play(49)
    (resume,) = window.messages.buttons
    for _ in range(3):
        window.actions_["undo"].trigger()
    resume.click()
    assert opponent.seat is not None
    assert session.play.head is session.cursor.node
    assert (session.cursor.node.number, session.selection.tool) == (2, "play")


def test_a_counted_variation_does_not_end_with_the_result_of_the_record(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5", "E5", "C4"])
    session, opponent = window.session, window.playing.opponent
    session.edits.set_info({"RE": "W+R"}, rules_from_sgf("japanese", 7, 0.5, 0))
    session.cursor.go_to_move(2)
    opponent.start(EngineSeat(frozenset({-1}), visits=5))
    session.edits.play(49)
    session.edits.play(49)
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    session.edits.set_comment("A remark.")
    studio.qtbot.wait(20)
    assert "mark the dead stones" in window.messages.text
    session.edits.set_info({"RE": "B+0.5"}, session.cursor.record.rules)
    studio.qtbot.waitUntil(lambda: "Black won by 0.5" in window.messages.text, timeout=60_000)


def test_a_hopeless_game_is_given_up(studio: Studio) -> None:
    line = ["D4", "D5", "E5", "C4", "D3", "C5", "E4", "C3", "D2", "C2", "F6", "D6", "A1"]
    window = ready(studio, line)
    session = window.session
    session.komi.set_record_komi(-90.0)  # Black can't lose
    window.playing.opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: session.cursor.record.info.get("RE") == "B+R", timeout=60_000)
    assert moves(window) == 13


def test_escape_ends_the_game_before_anything_else(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5"])
    window.playing.opponent.start(WHITE)
    window.actions_["stop"].trigger()
    assert window.playing.opponent.seat is None
    assert not window.actions_["play_stop"].isEnabled()


def test_an_engine_with_dynamic_komi_shows_it_after_the_game(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(replace(WHITE, dynamic_komi="ml-dk"))
    studio.qtbot.waitUntil(lambda: moves(window) == 2, timeout=60_000)
    assert [agent.dynamic_komi for agent in studio.analyzer.requests[-1].agents] == ["ml-dk"]
    session.edits.play(gtp_to_point("A1", 7))
    studio.qtbot.waitUntil(lambda: moves(window) == 4, timeout=60_000)
    assert session.timeline.dynamic_komi == [None] * 5  # nothing is told during the game
    opponent.stop()
    komi = session.komi.game + 2.5  # the fake engine's
    assert session.timeline.dynamic_komi == [None, komi, None, komi, None]


PROGRAM = """
import sys
moves = iter({moves!r})
for line in sys.stdin:
    words = line.split()
    answer = "= " + (next(moves) if words[0] == "genmove" else "fake")
    print(answer + "\\n", flush=True)
"""


def program(studio: Studio, *moves: str) -> EngineSeat:
    """White is a program that answers so, whatever is played."""
    script = studio.folder / "program.py"
    script.write_text(PROGRAM.format(moves=moves))
    return EngineSeat(frozenset({-1}), 1, program=("Other", f'"{sys.executable}" "{script}"'))


def test_another_program_answers_and_resigns(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(program(studio, "A1", "resign"))
    assert window.messages.text == "Other plays White. The engine is thinking\u2026"
    studio.qtbot.waitUntil(lambda: moves(window) == 2, timeout=60_000)
    assert session.cursor.board.color_at(gtp_to_point("A1", 7)) == -1
    session.edits.play(gtp_to_point("B2", 7))
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    assert session.cursor.record.info["RE"] == "B+R"


@pytest.mark.parametrize("has_values", [True, False])
def test_a_lost_game_is_resigned_but_by_a_policy_alone(studio: Studio, has_values: bool) -> None:
    class Losing(FakeAnalyzer):
        def analyze(
            self, request: AnalysisRequest, stopped: Callable[[], bool]
        ) -> Iterator[AnalysisReport]:
            report = fake_report(request, request.visits, alpha=60.0)
            yield replace(report, network_has_values=has_values)

    studio.analyzer = Losing()
    played = [f"{column}{row}" for row in (1, 3) for column in "ABCDEFG"][:13]
    window = ready(studio, played)
    opponent = window.playing.opponent
    opponent.start(WHITE)
    studio.qtbot.waitUntil(lambda: opponent.seat is None or moves(window) == 14, timeout=60_000)
    assert (opponent.seat is None) == has_values
    assert moves(window) == (13 if has_values else 14)


def test_a_program_that_plays_nonsense_leaves_the_game(studio: Studio) -> None:
    window = ready(studio, ["D4"])
    window.playing.opponent.start(program(studio, "D4"))
    studio.qtbot.waitUntil(lambda: window.playing.opponent.seat is None, timeout=60_000)
    assert window.messages.text.startswith("Other left the game: it played D4")
    assert moves(window) == 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_bug_in_the_talk_with_another_program_ends_the_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def __init__(self, command: str) -> None:
            pass

        def move(self, *position: object) -> None:
            raise ValueError("a bug")

        def close(self) -> None:
            pass

    monkeypatch.setattr(program_thread, "ProgramOpponent", Broken)
    thread = program_thread.ProgramThread("program")
    with qtbot.waitSignal(thread.failed) as told:
        thread.ask(GameNode(), Rules(size=7), (), 1, None)
    assert told.args == ["SAI Studio could not use the engine's answer"]
    thread.close(5.0)
