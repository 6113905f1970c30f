"""How much time a move may take."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.go.board import BLACK, WHITE
from engine.record.time_control import NO_CLOCK, PlayerTime, TimeControl
from engine.serve.gtp.clock import Clock
from tests.engine.serve.gtp_talk import Talk, tiny_network

N = 361


def clock(control: TimeControl) -> Clock:
    made = Clock(lag_s=0.0)
    made.set_control(control)
    return made


def test_without_a_control_there_is_no_limit() -> None:
    assert clock(NO_CLOCK).limit_s(BLACK, 0, N) is None


def test_main_time_lasts_for_the_whole_game() -> None:
    made = clock(TimeControl("absolute", 600.0))
    for ply in range(0, 300, 2):
        seconds = made.limit_s(BLACK, ply, N)
        assert seconds is not None
        assert seconds > 0.5
        made.spend(BLACK, seconds)
    assert made.limit_s(WHITE, 0, N) == pytest.approx(600.0 / (0.35 * N + 1.0))


def test_a_canadian_period_is_shared_among_its_stones() -> None:
    made = clock(TimeControl("canadian", 0.0, 30.0, 10))
    for _ in range(25):
        assert made.limit_s(BLACK, 50, N) == pytest.approx(3.0)
        made.spend(BLACK, 3.0)


def test_a_japanese_period_is_whole_for_every_move() -> None:
    made = clock(TimeControl("byo-yomi", 0.0, 10.0, 3))
    assert made.limit_s(BLACK, 0, N) == pytest.approx(10.0)
    made.spend(BLACK, 12.0)
    assert made.limit_s(BLACK, 0, N) == pytest.approx(10.0)


def test_overtime_comes_on_top_of_main_time() -> None:
    made = clock(TimeControl("canadian", 10.0, 5.0, 1))
    before = made.limit_s(BLACK, 0, N)
    assert before is not None
    assert before > 5.0
    made.spend(BLACK, 11.0)  # its only move: the next one has a period of its own
    assert made.limit_s(BLACK, 0, N) == pytest.approx(5.0)


@pytest.mark.parametrize(
    ("control", "spent", "left"),
    [
        (TimeControl("canadian", 10.0, 30.0, 5), (11.0,), PlayerTime(29.0, 4)),
        (TimeControl("canadian", 10.0, 30.0, 2), (11.0, 3.0), PlayerTime(30.0, 2)),
        (TimeControl("byo-yomi", 10.0, 5.0, 3), (12.0,), PlayerTime(5.0, 3)),
        (TimeControl("byo-yomi", 10.0, 5.0, 3), (22.0,), PlayerTime(5.0, 1)),
        (TimeControl("byo-yomi", 10.0, 5.0, 3), (99.0,), PlayerTime(5.0, 1)),
        (TimeControl("canadian", 10.0, 30.0, 5), (99.0,), PlayerTime(30.0, 5)),
        (TimeControl("absolute", 10.0), (11.0,), PlayerTime(0.0)),
    ],
)
def test_our_moves_take_time_as_on_any_clock(
    control: TimeControl, spent: tuple[float, ...], left: PlayerTime
) -> None:
    made = clock(control)
    for seconds in spent:
        made.spend(BLACK, seconds)
    expected = clock(control)
    expected.set_left(BLACK, left)
    assert made.limit_s(BLACK, 100, N) == expected.limit_s(BLACK, 100, N)


def test_the_controller_knows_better() -> None:
    made = clock(TimeControl("canadian", 600.0, 30.0, 10))
    made.set_left(WHITE, PlayerTime(6.0, 3))
    assert made.limit_s(WHITE, 100, N) == pytest.approx(2.0)
    made.set_left(WHITE, PlayerTime(-5.0, 0))
    limit = made.limit_s(WHITE, 100, N)
    assert limit is not None
    assert 0.0 < limit < 5.0
    assert made.limit_s(BLACK, 100, N) != limit


def test_an_increment_sent_as_a_period_of_one_move() -> None:
    made = clock(TimeControl("canadian", 30.0, 2.0, 1))
    made.set_left(WHITE, PlayerTime(25.0, 1))
    share = 23.0 / (0.35 * 49 + 1.0)
    assert made.limit_s(WHITE, 0, 49) == pytest.approx(2.0 + share)
    made.set_left(WHITE, PlayerTime(1.5, 1))
    assert made.limit_s(WHITE, 0, 49) == pytest.approx(1.5)


def test_limits_of_fischer_time() -> None:
    made = Clock(lag_s=0.0)
    made.set_control(TimeControl("fischer", 60.0, 5.0), saved_s=62.0, move_s=3.0)
    assert made.limit_s(BLACK, 0, 49) == 3.0
    made.spend(BLACK, 1.0)  # 64 with the increment, but no more than 62 are saved
    made.move_s = 100.0
    assert made.limit_s(BLACK, 0, 49) == pytest.approx(5.0 + 62.0 / (0.35 * 49 + 1.0))


def test_the_time_controls_are_listed(tmp_path: Path) -> None:
    talk = Talk(tiny_network(tmp_path))
    known = talk.text("kata-list_time_settings").split()
    assert known == ["none", "absolute", "canadian", "byoyomi", "fischer", "fischer-capped"]


def test_lag_is_kept_back() -> None:
    made = Clock()
    made.set_control(TimeControl("canadian", 0.0, 1.0, 1))
    assert made.limit_s(BLACK, 0, N) == pytest.approx(0.8)
    made.set_left(BLACK, PlayerTime(0.0, 1))
    assert (made.limit_s(BLACK, 0, N) or 0.0) > 0.0


@pytest.mark.parametrize(
    ("line", "control"),
    [
        ("time_settings 0 0 0", NO_CLOCK),
        ("time_settings 10 5 0", NO_CLOCK),
        ("time_settings 60 0 0", TimeControl("absolute", 60.0)),
        ("time_settings 60 30 5", TimeControl("canadian", 60.0, 30.0, 5)),
        ("time_settings 0 2 1", TimeControl("canadian", 0.0, 2.0, 1)),
        ("kgs-time_settings none", NO_CLOCK),
        ("kgs-time_settings absolute 600", TimeControl("absolute", 600.0)),
        ("kgs-time_settings canadian 60 30 5", TimeControl("canadian", 60.0, 30.0, 5)),
        ("kgs-time_settings byoyomi 60 30 5", TimeControl("byo-yomi", 60.0, 30.0, 5)),
        ("kata-time_settings none", NO_CLOCK),
        ("kata-time_settings absolute 2147483647.5", TimeControl("absolute", 2147483647.5)),
        ("kata-time_settings byoyomi 60 7.5 5", TimeControl("byo-yomi", 60.0, 7.5, 5)),
        ("kata-time_settings fischer 60.5 2.5", TimeControl("fischer", 60.5, 2.5)),
        ("kata-time_settings fischer-capped 60 2 90 -1", TimeControl("fischer", 60.0, 2.0)),
    ],
)
def test_commands_set_it(tmp_path: Path, line: str, control: TimeControl) -> None:
    talk = Talk(tiny_network(tmp_path))
    talk.text("time_settings 1 1 1")
    assert talk.text(line) == ""
    assert talk.session.clock.control == control
    for wrong in ("time_settings 1", "time_settings -1 0 0", "time_settings x 0 0",
                  "kgs-time_settings", "kgs-time_settings byoyomi 1 2", "time_left b 1",
                  "time_left green 1 1", "time_left b nan 1", "kata-time_settings",
                  "kata-time_settings fischer 1", "kgs-time_settings fischer 1 2"):  # fmt: skip
        assert talk.error(wrong)
    assert talk.session.clock.control == control
    assert talk.text("time_left w 3.5 0") == ""
    assert talk.text("genmove w")
