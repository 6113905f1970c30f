"""Programs that know GTP's commands for time are told the clocks of a game against a person."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.games.programs import program_opponent
from engine.games.programs.gtp_program import GtpProgram
from engine.games.programs.program_opponent import ProgramOpponent
from engine.go.rules import Rules
from engine.record.time_control import GameTime, PlayerTime, TimeControl

SCRIPT = Path(__file__).with_name("fake_program.py")
RULES = Rules(size=9, komi=7.0)


def told(mode: str, folder: Path, times: list[GameTime | None]) -> list[str]:
    """What a program is told about time while it moves once for each of some times."""
    log = folder / "log"
    words = [sys.executable, str(SCRIPT), mode, "A1,B1,C1", str(log)]
    opponent = ProgramOpponent(shlex.join(words))
    try:
        played: list[tuple[int, int]] = []
        for time in times:
            move = opponent.move(RULES, played, 1, time)
            assert move is not None
            played += [(1, move), (-1, 81)]
    finally:
        opponent.close()
    lines = log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if "time" in line]


@pytest.mark.parametrize(
    ("control", "plain", "exact"),
    [
        (TimeControl("absolute", 600.0), "600 0 0", "absolute 600"),
        (TimeControl("fischer", 60.0, 5.5), "60 5 1", "fischer 60 5.5"),
        (TimeControl("byo-yomi", 60.0, 30.0, 3), "60 30 1", "byoyomi 60 30 3"),
        (TimeControl("canadian", 60.0, 300.0, 25), "60 300 25", "canadian 60 300 25"),
    ],
)
def test_the_time_control_is_stated_once_and_the_clocks_before_each_move(
    tmp_path: Path, control: TimeControl, plain: str, exact: str
) -> None:
    times: list[GameTime | None] = [
        GameTime(control, PlayerTime(59.9), PlayerTime(60.0)),
        GameTime(control, PlayerTime(20.2, 2), PlayerTime(31.0)),
    ]
    lines = told("clocks", tmp_path, times)
    left = 2 if control.kind != "byo-yomi" else 1
    clocks = ["time_left B 59 0", "time_left W 60 0", f"time_left B 20 {left}", "time_left W 31 0"]
    assert lines == [f"time_settings {plain}", *clocks]
    (tmp_path / "log").unlink()
    lines = told("kata-clocks", tmp_path, times)
    clocks[2] = "time_left B 20 2"
    assert lines == [f"kata-time_settings {exact}", *clocks]


def test_a_program_without_these_commands_and_a_game_without_clocks_say_nothing(
    tmp_path: Path,
) -> None:
    time = GameTime(TimeControl("absolute", 600.0), PlayerTime(9.0), PlayerTime(9.0))
    assert told("well", tmp_path, [time]) == []
    assert told("clocks", tmp_path, [None]) == []


def test_a_program_may_tune_itself_and_think_for_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[dict[str, float]] = []

    class Recorded(GtpProgram):
        def __init__(self, command: Sequence[str], **limits_s: float) -> None:
            limits.append(limits_s)
            super().__init__(command, **limits_s)

    monkeypatch.setattr(program_opponent, "GtpProgram", Recorded)
    told("clocks", tmp_path, [None])
    assert all(limits[0].get(name, 0.0) >= 600.0 for name in ("start_s", "answer_s"))
