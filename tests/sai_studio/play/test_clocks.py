"""Clocks of games: they follow the time, not the ticks, and end a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from engine.go.coords import gtp_to_point
from engine.record.sgf import loads, to_text
from engine.record.time_control import PlayerTime, TimeControl
from sai_studio.app.main_window import MainWindow
from sai_studio.play.seats import EngineSeat
from sai_studio.review.play_panel import PlayPanel
from sai_studio.session.game_clock import GameClock
from tests.sai_studio.conftest import Studio, resign, seven_by_seven

BYO_YOMI = TimeControl("byo-yomi", 10.0, 30.0, 2)


class FakeTime:
    """A time that passes when told."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def clock(qtbot: object, time: FakeTime) -> Iterator[GameClock]:
    made = GameClock(time)
    made.start(BYO_YOMI)
    yield made
    made.stop()


def test_late_ticks_cost_nothing_and_lose_nothing(clock: GameClock, time: FakeTime) -> None:
    clock.run(1)
    time.seconds += 4.0
    assert clock.time(1) == PlayerTime(6.0)
    clock.look()
    clock.look()
    time.seconds += 1.0
    assert clock.press(1) == PlayerTime(5.0)
    time.seconds += 100.0
    assert clock.time(1) == PlayerTime(5.0)
    assert clock.time(-1) == PlayerTime(10.0)


def test_the_flag_falls_once_and_after_all_periods(clock: GameClock, time: FakeTime) -> None:
    fallen: list[int] = []
    clock.flagged.connect(fallen.append)
    clock.run(-1)
    time.seconds += 69.0
    clock.look()
    assert (fallen, clock.text(-1), clock.is_low(-1)) == ([], "0:01.0 (1)", True)
    time.seconds += 1.0
    clock.look()
    clock.look()
    assert fallen == [-1]
    assert clock.running is None


def ready(studio: Studio, moves: list[str]) -> tuple[MainWindow, FakeTime]:
    """A window whose clocks show a fake time."""
    window, fake = studio.window(seven_by_seven(moves), start=True), FakeTime()
    window.session.play.clock._now = fake
    window.session.cursor.last()
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state != "loading", timeout=60_000)
    return window, fake


def timed(studio: Studio) -> tuple[MainWindow, FakeTime]:
    window, fake = ready(studio, [])
    seat = EngineSeat(frozenset({-1}), visits=20, clock=BYO_YOMI, level="Quick: 20 visits")
    window.playing.opponent.start(seat)
    return window, fake


def test_times_go_on_record_with_the_moves(studio: Studio) -> None:
    window, fake = timed(studio)
    session = window.session
    assert session.play.clock.running == 1
    fake.seconds += 15.0
    session.edits.play(gtp_to_point("D4", 7))
    first = session.cursor.node
    assert (dict(first.time_left), dict(first.moves_left)) == ({1: 30.0}, {1: 2})
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    assert dict(session.cursor.node.time_left) == {-1: 10.0}
    assert session.play.clock.running == 1
    text = to_text([session.cursor.record])
    assert "BL[30]" in text
    assert "OB[2]" in text
    again = loads(text.encode(), "game").games[0].main_line()
    assert [dict(node.time_left) for node in again[1:]] == [{1: 30.0}, {-1: 10.0}]


def test_an_engine_is_told_its_time_and_does_not_pay_for_ours(studio: Studio) -> None:
    window, fake = timed(studio)
    session = window.session
    asked: list[float | None] = []
    answer = window.analysis.answer
    window.analysis.answer = lambda node, request, most_s=None: (  # type: ignore[method-assign]
        asked.append(most_s),
        answer(node, request, most_s),
    )[1]
    session.edits.play(gtp_to_point("D4", 7))
    fake.seconds += 500.0  # the engine has not begun yet
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    assert asked[0] is not None
    assert 0.0 < asked[0] < 40.0
    assert dict(session.cursor.node.time_left) == {-1: 10.0}


PROGRAM = """
import pathlib, sys, time
for line in sys.stdin:
    word = line.split()[0]
    while not pathlib.Path(sys.argv[1], word).exists() and word in ("name", "genmove"):
        time.sleep(0.01)
    print("= " + ("A1" if word == "genmove" else "fake") + "\\n", flush=True)
"""
"""It starts, and moves, once a file of that name is there."""


def test_a_program_does_not_pay_for_its_start(studio: Studio) -> None:
    script = studio.folder / "program.py"
    script.write_text(PROGRAM)
    window, fake = ready(studio, ["D4"])
    session, clock = window.session, window.session.play.clock
    command = f'"{sys.executable}" "{script}" "{studio.folder}"'
    seat = EngineSeat(frozenset({-1}), program=("Slow", command), clock=BYO_YOMI)
    window.playing.opponent.start(seat)
    studio.qtbot.wait(300)
    fake.seconds += 500.0  # it loads its network
    clock.look()
    assert clock.running is None
    (studio.folder / "name").touch()
    studio.qtbot.waitUntil(lambda: clock.running == -1, timeout=60_000)
    fake.seconds += 4.0
    (studio.folder / "genmove").touch()
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=60_000)
    assert dict(session.cursor.node.time_left) == {-1: 6.0}


def test_time_loss_ends_the_game(studio: Studio) -> None:
    window, fake = timed(studio)
    session = window.session
    fake.seconds += 71.0
    session.play.clock.look()
    assert session.cursor.record.info["RE"] == "W+T"
    assert session.play.game is None
    assert window.messages.text == "The game is over: White won on time."
    assert "Rematch" not in [b.text() for b in window.messages.buttons], "not begun by the dialog"


def test_two_persons_play_by_the_clock(studio: Studio) -> None:
    window, fake = ready(studio, [])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(frozenset(), hides=False, clock=BYO_YOMI))
    assert window.messages.text == "Black is to play."
    session.edits.play(gtp_to_point("D4", 7))
    assert session.play.clock.running == -1
    fake.seconds += 2.0
    opponent.take_back()
    assert session.cursor.node.number == 0
    assert session.play.clock.running == 1
    session.edits.play(gtp_to_point("D5", 7))
    resign(window)  # White is to play
    assert session.cursor.record.info["RE"] == "B+R"
    assert session.cursor.record.main_line()[1].move == session.cursor.node.move


def test_the_panel_shows_the_game(studio: Studio) -> None:
    window = studio.window(seven_by_seven([]), panels=True, start=True)
    session, fake = window.session, FakeTime()
    session.play.clock._now = fake
    seat = EngineSeat(frozenset({-1}), visits=20, clock=BYO_YOMI, level="Quick: 20 visits")
    docks = window.docks
    shown = {dock.objectName() for dock in docks.all() if dock.isVisible()}
    window.playing.opponent.start(seat)
    panel = docks["play"].widget()
    assert isinstance(panel, PlayPanel)
    studio.qtbot.waitUntil(lambda: panel.turn.text() == "Black to play", timeout=60_000)
    assert docks["play"].isVisible()
    assert not docks["curve"].isVisible()
    assert not docks["candidates"].isVisible()
    assert panel.level.text() == "fake: Quick: 20 visits"
    assert panel.players[1].clock.text() == "0:10"
    fake.seconds += 65.0
    session.play.clock.look()
    assert panel.players[1].clock.text() == "0:05.0 (1)"
    assert panel.players[1].warning.text() == "Low on time"
    assert panel.players[-1].warning.text() == ""
    window.playing.opponent.stop()
    assert not docks["play"].isVisible()
    assert {dock.objectName() for dock in docks.all() if dock.isVisible()} == shown


def test_a_small_window_leaves_the_panel_its_height(studio: Studio) -> None:
    window = studio.window(seven_by_seven([]), panels=True, start=True)
    window.session.cursor.record.set_info("PW", "Honinbo Shusaku of the Honinbo house")
    seat = EngineSeat(frozenset(), clock=BYO_YOMI)
    window.playing.opponent.start(seat)
    panel = window.docks["play"].widget()
    assert isinstance(panel, PlayPanel)
    window.resize(window.minimumSize())
    studio.qtbot.wait(300)
    card, name = panel.players[-1], panel.players[-1].name
    assert name.height() >= name.heightForWidth(name.width())
    assert card.height() >= card.heightForWidth(card.width())
    assert panel.turn.y() >= card.geometry().bottom()
    last = panel.buttons["play_stop"]
    assert last.height() >= last.sizeHint().height()
    assert last.geometry().bottom() <= panel.height()
    window.playing.opponent.stop()
