"""Other programs as players: GTP spoken well, badly, and not at all."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.games.match import Fixture, play_fixtures
from engine.games.program_player import ProgramPlayer
from engine.games.programs.gtp_program import GtpProgram
from engine.games.programs.process import ProgramError, ProgramProcess, RefusedError, split_command
from engine.go.board import BLACK, WHITE
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.record.played_game import PlayedGame
from tests.engine.games.test_match import RULES, player

SCRIPT = Path(__file__).with_name("fake_program.py")


def command(mode: str, moves: str = "") -> str:
    return shlex.join([sys.executable, "-S", "-E", str(SCRIPT), mode, *([moves] if moves else [])])


def games(
    mode: str,
    moves: str = "",
    *,
    fixtures: Sequence[Fixture] = (Fixture(0, 1, 0.5),),
    answer_s: float = 60.0,
) -> list[tuple[PlayedGame, str]]:
    """Games of our player 0 against a fake program 1, with the reasons for losing them."""
    reasons = [""] * len(fixtures)

    def ended(place: int, game: PlayedGame, reason: str) -> None:
        reasons[place] = reason

    with ProgramPlayer(command(mode, moves), answer_s=answer_s, thinking=2) as program:
        played = play_fixtures([player(), program], fixtures, RULES, ended=ended)
    assert all(game is not None for game in played)
    return [(g, r) for g, r in zip(played, reasons, strict=True) if g is not None]


def test_a_program_introduces_itself_and_leaves_nothing_behind() -> None:
    program = GtpProgram(split_command(command("good")))
    assert (program.name, program.version) == ("Fake", "1.2")
    assert "genmove" in program.commands
    program.new_game(RULES)
    program.play(BLACK, 4, 3)
    assert program.genmove(WHITE, 3) == 9
    program.close()
    program.close()
    assert program._process.poll() == 0
    with pytest.raises(ProgramError, match="can't be sent to it"):
        program.ask("name")


def test_the_referee_keeps_the_games_legal_and_counts_them() -> None:
    fixtures = [
        Fixture(0, 1, 0.5, (), 0), Fixture(1, 0, 0.5, (), 1), Fixture(1, 0, -3.5, (4, 9), 2)
    ]  # fmt: skip
    for (game, reason), fixture in zip(games("good", fixtures=fixtures), fixtures, strict=True):
        assert reason == ""
        position = empty_position(RULES)
        line = [*fixture.opening, *game.moves.tolist()]
        replay(position, line)
        assert game.winner == np.sign(game.score - fixture.komi)
        own = range(1 if fixture.black == 0 else 0, len(line), 2)
        assert all(line[i] == 9 for i in own if i >= len(fixture.opening))


def test_chatter_is_overheard() -> None:
    (game, reason), = games("chatters")  # fmt: skip
    assert reason == ""
    assert game.winner == BLACK


def test_resigning_is_a_program_s_right() -> None:
    (game, reason), = games("good", "resign")  # fmt: skip
    assert (game.winner, reason) == (BLACK, "")
    assert np.isnan(game.score)


@pytest.mark.parametrize(
    ("mode", "moves", "reason"),
    [
        ("dies", "", "ended (status 3) at 'genmove'; its last output: out of ideas"),
        ("garbage", "", "when asked for a move"),
        ("floods", "", "endless text"),
        ("good", "A1", "illegal move A1 (occupied)"),
        ("good", "D4", "answered 'D4' when asked for a move"),
        ("genmove", "", "refuses 'genmove W': not today"),
        ("play", "", "refuses 'play B A1': not today"),
    ],
)
def test_what_a_program_does_wrong_loses_the_game(mode: str, moves: str, reason: str) -> None:
    """At a komi at which it would have won; the next game is played by a new process."""
    fixtures = [Fixture(0, 1, 9.5, (6,), 0), Fixture(0, 1, 9.5, (6,), 1)]
    for game, told in games(mode, moves, fixtures=fixtures):
        assert reason in told
        assert game.winner == BLACK
        assert np.isnan(game.score)
        assert game.moves.tolist() == []


def test_a_program_that_hangs_is_ended() -> None:
    fixture = Fixture(0, 1, 9.5, (4,), 0)  # won on the board, if it only answered
    (game, reason), = games("hangs", fixtures=[fixture], answer_s=3.0)  # fmt: skip
    assert game.winner == BLACK
    assert "did not answer 'genmove' in time" in reason


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (command("dead"), "ended (status 7) at 'name'; its last output: no licence to play"),
        (command("boardsize"), "refuses 'boardsize 3': not today; it can't play on 3x3"),
        ("no-such-program-anywhere --mode gtp", "can't be started (No such file"),
        ("", "needs a command line"),
        ("'", "check its quotes"),
    ],
)
def test_programs_that_can_t_play_end_the_match(line: str, text: str) -> None:
    with pytest.raises(EngineError) as caught, ProgramPlayer(line) as program:
        play_fixtures([player(), program], [Fixture(0, 1, 0.5)], RULES)
    assert text in str(caught.value)


def test_a_silent_program_is_not_waited_for() -> None:
    with pytest.raises(ProgramError, match="did not answer 'name' in time"):
        GtpProgram(split_command(command("mute")), start_s=0.2)


def test_a_program_that_stays_is_killed() -> None:
    program = GtpProgram(split_command(command("stays")))
    program.close(at_once=True)
    assert program._process.poll() not in (None, 0)


def test_a_refusal_leaves_the_program_alive() -> None:
    program = GtpProgram(split_command(command("undo")))
    with pytest.raises(RefusedError):
        program.ask("undo")
    assert program.ask("name") == "Fake"
    program.close()


def test_processes_are_used_again_and_a_stopped_match_ends_them() -> None:
    fixtures = [Fixture(0, 1, 0.5, (), number) for number in range(4)]
    with ProgramPlayer(command("good"), thinking=1) as program:
        started: set[int] = set()
        for _ in range(2):
            play_fixtures([player(), program], fixtures[:2], RULES)
            started |= {free._process.pid for free in program._free}
        assert len(started) == 2
        assert None in play_fixtures([player(), program], fixtures, RULES, stopped=lambda: True)
        everybody = [free._process for free in program._free]
    assert all(process.poll() is not None for process in everybody)


@pytest.mark.slow
def test_gnugo_plays_whole_games() -> None:
    path = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")
    if path is None:
        pytest.skip("GNU Go is not installed")
    line = f"{path} --mode gtp --level 1 --chinese-rules --capture-all-dead --positional-superko"
    fixtures = [Fixture(0, 1, 8.5, (), 0), Fixture(1, 0, 9.5, (), 1)]
    reasons: list[str] = []
    with ProgramPlayer(line) as first, ProgramPlayer(line) as second:
        assert first.name == "GNU Go 3.8"
        played = play_fixtures(
            [first, second], fixtures, Rules(size=7, komi=8.5),
            ended=lambda place, game, reason: reasons.append(reason),
        )  # fmt: skip
    assert reasons == ["", ""]
    for game in played:
        assert game is not None
        assert len(game.moves) > 10


def test_the_script_is_a_script() -> None:
    """Programs are started by command line alone, in whatever folder."""
    done = subprocess.run(
        split_command(command("good")), input="name\nquit\n", capture_output=True, text=True,
        cwd=os.path.dirname(SCRIPT), check=True,
    )  # fmt: skip
    assert done.stdout == "= Fake\n\n=\n\n"


def test_a_program_that_stops_reading_blocks_nobody() -> None:
    process = ProgramProcess(split_command(command("mute")))
    told: list[str] = []

    def send() -> None:
        try:
            for _ in range(1000):
                process.send("x" * 5000)
        except ProgramError as error:
            told.append(str(error))

    thread = threading.Thread(target=send, daemon=True)  # before, it waited for ever
    thread.start()
    thread.join(60.0)
    assert not thread.is_alive()
    assert len(told) == 1
    assert "no longer reads what it is sent" in told[0]
    assert process.poll() is not None
    assert not process.alive


def test_a_program_that_does_not_read_its_farewell_is_ended() -> None:
    process = ProgramProcess(split_command(command("mute")))
    for _ in range(20):
        process.send("x" * 5000)
    thread = threading.Thread(target=process.close, daemon=True)
    thread.start()
    thread.join(60.0)
    assert not thread.is_alive()
    assert process.poll() is not None
