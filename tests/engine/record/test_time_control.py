"""Clocks of each kind, and what they say in a game record."""

from __future__ import annotations

import pytest

from engine.record.time_control import (
    NO_CLOCK,
    PlayerTime,
    TimeControl,
    clock_text,
)

ABSOLUTE = TimeControl("absolute", 60.0)
FISCHER = TimeControl("fischer", 60.0, 5.0)
BYO_YOMI = TimeControl("byo-yomi", 60.0, 30.0, 3)
CANADIAN = TimeControl("canadian", 60.0, 120.0, 10)


def test_absolute_time_only_falls() -> None:
    assert ABSOLUTE.after(ABSOLUTE.start, 20.0, moved=True) == PlayerTime(40.0)
    assert ABSOLUTE.after(ABSOLUTE.start, 60.0, moved=True) is None


def test_fischer_adds_after_each_move() -> None:
    assert FISCHER.after(FISCHER.start, 20.0, moved=True) == PlayerTime(45.0)
    assert FISCHER.after(FISCHER.start, 20.0) == PlayerTime(40.0)
    assert FISCHER.after(PlayerTime(3.0), 4.0, moved=True) is None, "a late move gets nothing"


@pytest.mark.parametrize(
    ("before", "spent", "moved", "after"),
    [
        (BYO_YOMI.start, 59.0, True, PlayerTime(1.0)),
        (BYO_YOMI.start, 61.0, False, PlayerTime(29.0, 3)),
        (BYO_YOMI.start, 61.0, True, PlayerTime(30.0, 3)),
        (BYO_YOMI.start, 95.0, True, PlayerTime(30.0, 2)),
        (BYO_YOMI.start, 149.0, False, PlayerTime(1.0, 1)),
        (BYO_YOMI.start, 150.0, False, None),
        (PlayerTime(30.0, 2), 29.0, True, PlayerTime(30.0, 2)),
        (PlayerTime(30.0, 2), 31.0, True, PlayerTime(30.0, 1)),
        (PlayerTime(30.0, 1), 30.0, True, None),
    ],
)
def test_byo_yomi_periods(
    before: PlayerTime, spent: float, moved: bool, after: PlayerTime | None
) -> None:
    assert BYO_YOMI.after(before, spent, moved=moved) == after


@pytest.mark.parametrize(
    ("before", "spent", "moved", "after"),
    [
        (CANADIAN.start, 61.0, True, PlayerTime(119.0, 9)),
        (CANADIAN.start, 180.0, False, None),
        (PlayerTime(50.0, 3), 20.0, True, PlayerTime(30.0, 2)),
        (PlayerTime(50.0, 1), 20.0, True, PlayerTime(120.0, 10)),
        (PlayerTime(50.0, 3), 50.0, True, None),
    ],
)
def test_canadian_moves(
    before: PlayerTime, spent: float, moved: bool, after: PlayerTime | None
) -> None:
    assert CANADIAN.after(before, spent, moved=moved) == after


@pytest.mark.parametrize(
    ("control", "overtime"),
    [
        (ABSOLUTE, None),
        (FISCHER, "5 fischer"),
        (BYO_YOMI, "3x30 byo-yomi"),
        (CANADIAN, "10/120 Canadian"),
    ],
)
def test_records_state_the_time_control(control: TimeControl, overtime: str | None) -> None:
    assert control.info().get("OT") == overtime
    assert control.info()["TM"] == f"{control.main_s:g}"
    assert not NO_CLOCK.info()


@pytest.mark.parametrize("control", [ABSOLUTE, FISCHER, BYO_YOMI, CANADIAN])
def test_an_engine_that_keeps_to_its_share_never_loses_on_time(control: TimeControl) -> None:
    time = control.start
    for move in range(400):
        spent = control.thinking_s(time, 40) if time.left > 0.5 else 0.0
        later = control.after(time, spent + 0.2 * (time.left > 0.5), moved=True)
        assert later is not None, (move, time, spent)
        time = later


def test_low_time_is_near_a_loss() -> None:
    assert not BYO_YOMI.is_low(PlayerTime(5.0)), "the periods are still there"
    assert BYO_YOMI.is_low(PlayerTime(9.0, 1))
    assert ABSOLUTE.is_low(PlayerTime(9.0))
    assert not ABSOLUTE.is_low(PlayerTime(31.0))


def test_faces() -> None:
    shown = [clock_text(PlayerTime(s)) for s in (3725.0, 61.2, 59.0, 9.96, 0.0)]
    assert shown == ["1:02:05", "1:02", "0:59", "0:09.9", "0:00.0"]
    assert BYO_YOMI.words == "1 min + 3 \u00d7 30 s byo-yomi"
