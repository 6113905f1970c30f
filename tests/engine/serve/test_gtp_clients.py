"""Clients as they are: their start-up sequences, and the real ones where they can be installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.analysis.agent import RESIGN
from engine.games.programs.gtp_program import GtpProgram
from engine.go.board import BLACK, WHITE
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from tests.engine.serve.gtp_talk import Talk, replies, tiny_network
from tests.shared import PROJECT

SCRIPT = Path(__file__).with_name("sabaki_client.js")
ENGINE = [sys.executable, "-m", "engine.cli", "gtp"]


# --- sequences, in this process ---------------------------------------------------------------


def test_lizzie(talk: Talk) -> None:
    """Ids from 1, the version's second number at least 15, integers, `name` as interruption."""
    output = talk.say(
        "1 name", "2 version", "3 boardsize 5", "4 komi 7.5", "5 lz-analyze 10", "6 name",
        "7 play B C3", "8 lz-analyze 10", "9 name", "10 undo", "11 clear_board",
        "12 time_settings 0 1 1", "13 genmove B", after=1,
    )  # fmt: skip
    found = replies(output)
    assert [(r.mark, r.id) for r in found] == [("=", str(i)) for i in range(1, 14)]
    assert int(found[1].text.split(".")[1]) >= 15
    info = found[4].text.split("\n")[0]
    for key in ("winrate", "prior", "lcb"):
        assert re.search(rf" {key} \d+ ", info)
    assert "scoreMean" in info
    assert "scoreStdev" in info


def test_lizzieyzy(talk: Talk) -> None:
    """A name that begins with SAI: `lz-analyze` with `areas`, regions, `heatmap`."""
    output = talk.say(
        "name", "version", "list_commands", "komi 7.5", "boardsize 5",
        "lz-analyze B 10 avoid b A1:B2 1 avoid w A1:B2 1", "name", "stop", "heatmap", after=1,
    )  # fmt: skip
    found = replies(output)
    assert {r.mark for r in found} == {"="}
    assert found[0].text.startswith("SAI")
    assert re.search(r" areas -?\d+ ", found[5].text)


def test_q5go(talk: Talk) -> None:
    """Exactly 2, literally true or false, ids on everything, no refusal where none is expected."""
    output = talk.say(
        "1 protocol_version", "2 boardsize 5", "3 clear_board", "4 komi 6.5",
        "5 known_command lz-analyze", "6 known_command kata-analyze",
        "7 known_command kata-set-rules", "8 kata-set-rules japanese", "9 play black C3",
        "10 play white PASS", "11 kata-analyze black 100", "12 known_command known_command",
        "13 known_command final_score", "14 final_score", "15 quit", after=1,
    )  # fmt: skip
    found = replies(output)
    assert [(r.mark, r.id) for r in found] == [("=", str(i)) for i in range(1, 16)]
    assert [found[i].text for i in (0, 4, 5, 6, 11)] == ["2", "true", "true", "true", "true"]
    assert re.fullmatch(r"[BW]\+\d+(\.5)?|0", found[13].text)


def test_gogui(talk: Talk) -> None:
    """Its start, a position set up, a sequence played, several moves taken back."""
    output = talk.say(
        "name", "protocol_version", "version", "list_commands", "gogui-interrupt",
        "gogui-analyze_commands", "boardsize 5", "clear_board", "komi 5.5",
        "time_settings 1800 0 1", "gogui-setup b C3 b D3 w C4", "gogui-setup_player w",
        "gogui-play_sequence w D4 b B4 w pass", "gg-undo 2", "genmove b", "final_status_list dead",
    )  # fmt: skip
    found = replies(output)
    assert {r.mark for r in found} == {"="}
    assert len(found) == 16


def test_twogtp(talk: Talk) -> None:
    """A whole game between two sessions, as a referee between them asks for it."""
    other = Talk(talk.engine.networks.path(5) or Path())
    sides = [talk, other]
    for side in sides:
        for line in ("boardsize 5", "clear_board", "komi 3.5", "time_settings 60 0 0"):
            assert side.text(line) == ""
    passes = 0
    for ply in range(200):
        color, mover = "bw"[ply % 2], sides[ply % 2]
        mover.text(f"time_left {color} 30 0")
        move = mover.text(f"genmove {color}")
        passes = passes + 1 if move == "pass" else 0
        assert sides[1 - ply % 2].text(f"play {color} {move}") == ""
        if passes == 2:
            break
    assert passes == 2
    assert talk.text("move_history") == other.text("move_history")
    assert talk.text("final_score") == other.text("final_score")


# --- real programs, opt-in --------------------------------------------------------------------


@pytest.fixture(scope="module")
def sabaki_gtp(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the npm package @sabaki/gtp installed, outside the project."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        pytest.skip("node and npm are needed")
    folder = tmp_path_factory.mktemp("npm")
    (folder / "package.json").write_text('{"private": true}')
    command = [npm, "install", "--no-audit", "--no-fund", "@sabaki/gtp"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        pytest.skip("npm install @sabaki/gtp took longer than two minutes")
    if done.returncode != 0:
        pytest.skip(f"@sabaki/gtp can't be installed: {done.stderr[-200:]}")
    return folder


@pytest.mark.slow
def test_sabakis_own_library(sabaki_gtp: Path) -> None:
    done = subprocess.run(
        ["node", SCRIPT, sabaki_gtp, *ENGINE, "--visits", "30"],
        cwd=PROJECT, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    out = json.loads(done.stdout)
    assert out["errors"] == []
    assert out["start"] == {"name": "SAI Studio", "version": "0.18.0", "protocol": "2"}
    assert list(out["analysis"]) == ["analyze", "kata-analyze", "lz-analyze"]
    for command, seen in out["analysis"].items():
        lines = [line for line in seen["lines"] if line.startswith("info ")]
        assert len(lines) >= 3
        assert seen["abort"] == "2"
        winrate = re.search(r"winrate (\S+)", lines[0])
        assert winrate is not None
        assert ("." in winrate[1]) == (command != "lz-analyze")
    assert len(out["played"]) == 3
    assert [move.split()[1].lower() for move in out["tracked"]] == [
        m.lower() for m in out["played"]
    ]
    assert (out["last"], out["komi"], out["board"]) == ("white E5", "5.5", 8)
    assert out["refused"] == "Board size is not supported by engine"


@pytest.mark.slow
def test_a_game_with_gnugo_under_a_strict_referee() -> None:
    """Both programs hear every move; neither may refuse one, and ours must be legal."""
    gnugo = shutil.which("gnugo", path="/usr/games:/usr/bin:/usr/local/bin:/usr/local/games")
    if gnugo is None:
        pytest.skip("gnugo is needed")
    size, rules = 7, Rules(size=7, komi=9.5)
    options = ["--mode", "gtp", "--chinese-rules", "--positional-superko", "--capture-all-dead"]
    programs = {
        BLACK: GtpProgram([*ENGINE, "--visits", "60"]),
        WHITE: GtpProgram([gnugo, *options]),
    }
    try:
        position, moves, color = empty_position(rules), list[int](), BLACK
        for program in programs.values():
            program.new_game(rules)
        while moves[-2:] != [size * size] * 2 and len(moves) < 300:
            move = programs[color].genmove(color, size)
            if move == RESIGN:
                break
            replay(position, [move])
            programs[-color].play(color, move, size)
            moves.append(move)
            color = -color
        assert len(moves) > 10
        scores = {color: program.ask("final_score") for color, program in programs.items()}
        assert all(re.fullmatch(r"[BW]\+[\d.]+|0", score) for score in scores.values()), scores
        if moves[-2:] == [size * size] * 2:
            assert scores[BLACK][0] == scores[WHITE][0]
    finally:
        for program in programs.values():
            program.close()


@pytest.mark.slow
def test_a_match_with_ourselves_over_gtp(tmp_path: Path) -> None:
    """`sai-engine match` takes `sai-engine gtp` for any other program."""
    network = tiny_network(tmp_path)
    program = f"gtp:{sys.executable} -m engine.cli gtp --net {network} --visits 5"
    done = subprocess.run(
        [
            sys.executable, "-m", "engine.cli", "match", network, program, "--games", "2",
            "--visits", "5", "--json",
        ],
        cwd=PROJECT, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    games = json.loads(done.stdout)["games"]
    assert len(games) >= 2
    assert not any(game["reason"] for game in games)
