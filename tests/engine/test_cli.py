"""The command line: what it prints, and that refusals are one sentence and status 2."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from engine.base.terminal import print_json
from engine.cli import main
from engine.commands.analyze import report_text
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.reports import SEVEN, Shape, make_report
from tests.shared import PROJECT

GAME = b"(;GM[1]FF[4]SZ[5]KM[3.5]RU[Chinese];B[cc];W[bc];B[cb];W[];B[cd])"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cli")
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path / "tiny.safetensors", initial_network(settings, seed=3))
    (path / "game.sgf").write_bytes(GAME)
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_analyze_json(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    asked = [folder / "game.sgf", "--move", "3", "--net", folder / "tiny.safetensors"]
    asked += ["--visits", "40", "--lambda", "0,1", "--json"]
    status, out, _ = run(capsys, "analyze", *asked)
    fields = json.loads(out)
    assert status == 0
    assert fields["to_play"] == "white"
    assert fields["komi"] == 3.5
    assert [agent["lambda"] for agent in fields["agents"]] == [0.0, 1.0]
    agent = fields["agents"][0]
    assert sum(c["visits"] for c in agent["candidates"]) == 39
    assert agent["candidates"][0]["move"] == agent["move"]
    assert len(agent["curve"]) == len(fields["curve"]["komi"])
    assert fields["fair_komi"] == fields["alpha"]
    assert sum(fields["policy"]) == pytest.approx(1, abs=1e-4)


def test_analyze_text_and_komi(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    asked = [folder / "game.sgf", "--net", folder / "tiny.safetensors", "--visits", "20"]
    _, out, _ = run(capsys, "analyze", *asked, "--komi", "-2.5")
    assert "move 5, white to play, 5x5, komi -2.5" in out
    assert out.count("lambda ") == 3


def test_analyze_with_dynamic_komi(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    asked = [folder / "game.sgf", "--net", folder / "tiny.safetensors", "--visits", "20"]
    asked += ["--lambda", "0", "--komi", "20", "--dynamic-komi", "ml-dk"]
    fields = json.loads(run(capsys, "analyze", *asked, "--json")[1])
    [agent], at = fields["agents"], fields["curve"]["komi"].index(20.0)
    assert agent["dynamic_komi"] != fields["komi"] == 20.0
    assert agent["winrate"] == pytest.approx(agent["curve"][at], abs=1e-5)
    assert f"at komi {agent['dynamic_komi']:g}" in run(capsys, "analyze", *asked)[1]


@pytest.mark.parametrize("komi", [40.0, -40.0])
def test_the_grid_of_visits_and_the_swap_rule(
    komi: float, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    arguments = [
        "analyze", folder / "game.sgf", "--net", folder / "tiny.safetensors", "--visits", "40",
        "--lambda", "0,1", "--komi", str(komi),
    ]  # fmt: skip
    agent = json.loads(run(capsys, *arguments, "--json")[1])["agents"][0]
    visits = {candidate["move"]: candidate["visits"] for candidate in agent["candidates"]}
    *_, passes, swap = lines = run(capsys, *arguments, "--grid")[1].splitlines()
    for number, line in zip(range(5, 0, -1), lines[-7:-2], strict=True):
        row = [visits.get(f"{column}{number}", 0) for column in "ABCDE"]
        assert [int(word) for word in line.split()] == row
    assert passes == f"pass {visits.get('pass', 0)}"
    q = 1.0 - 2.0 * agent["candidates"][0]["value"]  # White is to move
    assert swap.startswith(f"Q of {agent['move']}: {q:.4f};")
    assert swap.endswith("keep the color" if q > 0.0 else "swap colors")


def test_a_komi_is_the_games_own_and_compensation_comes_on_top(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    game = folder / "handicap.sgf"
    game.write_bytes(b"(;GM[1]SZ[5]KM[0.5]HA[2]RU[Chinese]AB[bb][dd];W[cc])")
    net = ["--net", folder / "tiny.safetensors", "--json"]
    for komi, options in ((2.5, []), (5.5, ["--komi", "3.5"])):
        _, searched, _ = run(capsys, "analyze", game, "--visits", "2", *net, *options)
        _, alone, _ = run(capsys, "eval", game, *net, *options)
        for fields in (json.loads(searched), json.loads(alone)):
            assert (fields["komi"], fields["compensation"], fields["move_number"]) == (komi, 2, 1)
    _, text, _ = run(capsys, "analyze", game, "--visits", "2", *net[:2])
    assert "komi 2.5 (0.5 + 2 for handicap)" in text
    _, text, _ = run(capsys, "eval", game, *net[:2])
    assert "at komi 2.5, 2 of it for handicap" in text


def test_moves_are_counted_through_a_setup(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    game = folder / "setup.sgf"
    game.write_bytes(b"(;GM[1]SZ[5]KM[3.5];B[cc];W[bc];AB[dd]PL[B];B[cd])")
    net = ["--net", folder / "tiny.safetensors", "--visits", "2"]
    _, out, _ = run(capsys, "analyze", game, "--move", "2", *net)
    assert out.startswith("setup.sgf, move 2, black to play")
    _, out, _ = run(capsys, "analyze", game, *net, "--json")
    assert json.loads(out)["move_number"] == 3


@pytest.mark.parametrize("command", ["analyze", "eval"])
def test_an_illegal_move_is_executed_and_said(
    command: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    game = folder / "illegal.sgf"
    game.write_bytes(b"(;GM[1]SZ[5];B[cc];W[cc];B[bb])")
    arguments = [command, game, "--net", folder / "tiny.safetensors"]
    for asked, position in (
        (["--move", "1"], "move 1, white to play"),
        (["--move", "2"], "move 2, black to play"),
        ([], "move 3, white to play"),
    ):
        status, out, err = run(capsys, *arguments, *asked)
        assert status == 0
        assert position in out
        told = err.splitlines()
        assert "sai-engine: illegal.sgf: komi 25 is assumed; --komi K sets another" in told
        assert any("area scoring is assumed" in line for line in told)
        assert any("move 2: illegal move C3 (occupied); played" in line for line in told)


def test_a_network_without_a_curve_tells_no_score(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="flat")
    save_network(folder / "flat.safetensors", initial_network(settings, seed=3))
    arguments = [folder / "game.sgf", "--net", folder / "flat.safetensors"]
    _, out, _ = run(capsys, "analyze", *arguments, "--visits", "8", "--json")
    fields = json.loads(out)
    agent = fields["agents"][0]
    for part in (fields, agent, agent["candidates"][0]):
        assert part["alpha"] is part["beta"] is None
        assert 0 < part["winrate"] < 1
    assert fields["fair_komi"] is fields["network_alpha"] is None
    assert agent["candidates"][0]["points_lost"] is None
    _, out, _ = run(capsys, "analyze", *arguments, "--visits", "8")
    assert "this network has no score" in out
    assert "fair komi" not in out
    assert "window" not in out
    _, out, _ = run(capsys, "eval", *arguments, "--json")
    assert json.loads(out)["curve"] == "flat"
    _, out, _ = run(capsys, "eval", *arguments)
    assert "has no score" in out


def test_a_loss_within_the_error_is_not_called_nothing() -> None:
    close = Shape("E5", 8.9, 1.5, 60, 0.2)
    shown = make_report([SEVEN[0], close, SEVEN[2]], lambdas=(0.0,))
    lines = report_text("a.sgf", 0, Rules(size=7), shown).splitlines()
    assert [line.split()[6] for line in lines[-4:-1]] == ["0.0", "~0", "0.8"]
    assert lines[-1] == "  lost ~0: within the error of the search"
    again = report_text("a.sgf", 0, Rules(size=7), make_report([SEVEN[0], SEVEN[2]]))
    assert "within the error" not in again


def test_a_finished_game_is_counted(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    game = folder / "over.sgf"
    game.write_bytes(b"(;GM[1]SZ[5]KM[3.5]RU[Tromp-Taylor]RE[B+21.5];B[cc];W[];B[])")
    arguments = ["analyze", game, "--net", folder / "tiny.safetensors", "--visits", "8"]
    _, out, _ = run(capsys, *arguments, "--json")
    fields = json.loads(out)
    assert (fields["fair_komi"], fields["final_score"], fields["result"]) == (25.0, 25, "B+21.5")
    assert (fields["record_result"], fields["estimated"], fields["dead"]) == ("B+21.5", False, [])
    assert (fields["winrate"], fields["beta"]) == (1.0, None)
    assert 0.0 < fields["network_winrate"] < 1.0
    for agent in fields["agents"]:
        assert (agent["move"], agent["candidates"], agent["visits"]) == (None, [], 1)
    _, out, _ = run(capsys, *arguments)
    assert "result B+21.5 by the game record; B+21.5, B+25 on the board, komi 3.5" in out
    assert "lambda" not in out
    _, out, _ = run(capsys, *arguments, "--komi", "25", "--json")
    assert (json.loads(out)["winrate"], json.loads(out)["result"]) == (0.5, "0")


def test_one_visit_is_the_policy(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    arguments = ["--net", folder / "tiny.safetensors", "--visits", "1"]
    _, out, _ = run(capsys, "analyze", folder / "game.sgf", *arguments)
    assert "nothing searched yet, the policy plays" in out
    assert "prior" not in out


def test_superko_names_the_rules(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    game = folder / "superko.sgf"
    game.write_bytes(b"(;GM[1]SZ[2]KM[0.5];B[aa];W[ba];B[ab];W[bb];B[aa];W[ab];B[aa])")
    status, out, _ = run(capsys, "sgf", game)
    assert status == 0
    assert "(superko); rules with simple ko allow it" in out
    assert out.count("(superko)") == 1, "a game that repeats boards says so once"


def test_eval_frames(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    arguments = ["eval", folder / "game.sgf", "--net", folder / "tiny.safetensors", "--json"]
    _, black, _ = run(capsys, *arguments, "--move", "2")
    _, white, _ = run(capsys, *arguments, "--move", "3")
    for text, sign in ((black, 1), (white, -1)):
        fields = json.loads(text)
        assert fields["black_alpha"] == sign * fields["alpha"]
        assert len(fields["policy"]) == 25
        assert sum(fields["policy"]) + fields["pass"] == pytest.approx(1)
    _, average, _ = run(capsys, *arguments, "--symmetry", "average")
    assert json.loads(average)["symmetry"] == "average"


def test_sgf_says_what_was_read(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    bad = folder / "bad.sgf"
    bad.write_bytes(b"hello")
    status, out, _ = run(capsys, "sgf", folder / "game.sgf", bad, "--json")
    good, refused = json.loads(out)
    assert status == 1
    assert (good["games"], good["nodes"], good["main_line_moves"]) == (1, 6, 5)
    assert "error" in refused
    status, out, _ = run(capsys, "sgf", folder / "game.sgf")
    assert status == 0
    assert "5 moves on the main line" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--move", "9"], "has 5 moves, so there is no move 9"),
        (["--move", "-1"], "--move must be 0 or more"),
        (["--lambda", "a"], "--lambda takes numbers from 0 to 2"),
        (["--lambda", "3"], "--lambda must be at least 0 and at most 2, not 3"),
        (["--lambda", "nan"], "--lambda must be a finite number, not nan"),
        (["--lambda", ""], "--lambda takes numbers from 0 to 2"),
        (["--lambda", ",".join(["0"] * 65)], "--lambda takes 64 agents at most, not 65"),
        (["--mu", "nan"], "--mu must be a finite number, not nan"),
        (["--mu", "-1"], "--mu must be at least 0 and at most 1, not -1"),
        (["--komi", "nan"], "--komi must be a finite number, not nan"),
        (["--komi", "inf"], "--komi must be a finite number, not inf"),
        (["--komi", "1e300"], "--komi must be at least -1,000 and at most 1,000 points"),
        (["--visits", "0"], "visits must be at least 1"),
        (["--visits", "-1"], "visits must be at least 1"),
        (["--visits", "1000000000000"], "at most 1,000,000, not 1,000,000,000,000"),
        (["--game-number", "2"], "holds 1 game(s)"),
    ],
)
def test_refusals(
    capsys: pytest.CaptureFixture[str], folder: Path, arguments: list[str], sentence: str
) -> None:
    status, out, err = run(
        capsys, "analyze", folder / "game.sgf", "--net", folder / "tiny.safetensors", *arguments
    )
    assert status == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("komi", ["nan", "-inf", "1e300"])
def test_eval_refuses_impossible_komi(
    capsys: pytest.CaptureFixture[str], folder: Path, komi: str
) -> None:
    status, out, err = run(capsys, "eval", folder / "game.sgf", f"--komi={komi}")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "--komi must be" in err


@pytest.mark.parametrize(
    "arguments",
    [[], ["frob"], ["analyze"], ["eval", "a.sgf", "--move", "x"], ["sgf", "--nonsense"]],
)
def test_wrong_arguments_are_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith("sai-engine: ")
    assert err.count("\n") == 1


def test_json_is_strict(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"a": [float("nan"), (1.5, -float("inf"))], "name": "caf\u00e9"})
    out = capsys.readouterr().out
    assert json.loads(out) == {"a": [None, [1.5, None]], "name": "caf\u00e9"}
    assert out.isascii()


def process(
    *arguments: str | Path, shell: str = "", timeout: int = 60, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, as the shell runs it; `shell` follows it there."""
    words = shlex.join([sys.executable, "-m", "engine.cli", *map(str, arguments)])
    return subprocess.run(
        ["sh", "-c", f"{words} {shell}"],
        cwd=PROJECT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=timeout,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "arguments", [["sgf", "GAME"], ["sgf", "GAME", "--json"], ["analyze", "--help"], ["--help"]]
)
def test_a_full_disk_behind_the_output_is_one_sentence(arguments: list[str], folder: Path) -> None:
    words = [str(folder / "game.sgf") if word == "GAME" else word for word in arguments]
    result = process(*words, shell="> /dev/full")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.startswith("sai-engine: the output can't be written")
    assert process(*words, shell=">&-").returncode == 0
    assert process("sgf", "none.sgf", shell="2> /dev/full").returncode == 1


def test_a_terminal_that_knows_only_ascii(folder: Path) -> None:
    game = folder / "caf\u00e9 \u7881.sgf"
    game.write_bytes(GAME)
    ascii_only = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    for arguments in (["analyze", "--help"], ["eval", "--help"], ["sgf", game]):
        result = process(*arguments, PYTHONCOERCECLOCALE="0", **ascii_only)
        assert result.returncode == 0, result.stderr
        assert "Traceback" not in result.stderr
    assert "5 moves on the main line" in result.stdout


def test_names_do_not_steer_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = tmp_path / "a\x1b[31m\n.sgf"
    try:
        game.write_bytes(GAME)
    except OSError:
        pytest.skip("this system has no such names")
    _, out, _ = run(capsys, "sgf", game)
    assert "a\\x1b[31m\\n.sgf: 1 game(s)" in out
    _, _, err = run(capsys, "analyze", game, "--move", "99")
    assert err == "sai-engine: a\\x1b[31m\\n.sgf has 5 moves, so there is no move 99\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_what_has_no_end_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.sgf"
    os.mkfifo(pipe)
    for path, kind in ((pipe, "device or pipe"), (Path("/dev/zero"), "device or pipe")):
        status, out, _ = run(capsys, "sgf", path)
        assert status == 1
        assert f"{path.name}: is a {kind}; choose a file" in out
    status, out, _ = run(capsys, "sgf", tmp_path)
    assert status == 1
    assert f"{tmp_path.name}: is a folder; choose a file" in out


def test_a_home_that_can_not_be_written_is_one_notice(folder: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    environment = {"SAI_STUDIO_HOME": str(blocked / "home"), "TMPDIR": str(tmp_path)}
    code = (
        "import os, engine.base.jit as jit; print(jit.CACHE_PROBLEM, os.environ['NUMBA_CACHE_DIR'])"
    )
    unset = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"}
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=PROJECT,
        env={**unset, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.returncode == 0, result.stderr
    assert "can't be written (Not a directory)" in result.stdout
    assert str(tmp_path / "sai-studio-kernels-") in result.stdout
    assert list(tmp_path.glob("sai-studio-kernels-*")) == []  # nothing stays behind
    kernels = {"NUMBA_CACHE_DIR": os.environ["NUMBA_CACHE_DIR"]}
    game, net = folder / "game.sgf", folder / "tiny.safetensors"
    result = process("eval", game, "--net", net, timeout=300, **environment, **kernels)
    assert (result.returncode, result.stderr) == (0, "")
    tiny = tmp_path / "tiny.sgf"
    tiny.write_bytes(b"(;GM[1]FF[4]SZ[3];B[bb])")
    result = process("eval", tiny, timeout=300, **environment, **kernels)
    assert result.returncode == 2
    assert "no network for the 3x3 board" in result.stderr


def test_missing_files(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    status, _, err = run(capsys, "analyze", folder / "none.sgf")
    assert status == 2
    assert "none.sgf" in err
    assert err.count("\n") == 1
    for command in ("analyze", "eval"):
        for game, net in (("game.sgf", "none.safetensors"), ("game.sgf", ""), ("", "")):
            status, _, err = run(capsys, command, folder / game, "--net", folder / net)
            assert (status, err.count("\n")) == (2, 1)
            assert (net or folder.name) in err
    status, _, err = run(capsys, "run", "no-such-preset", folder / "run")
    assert status == 2
    assert err.count("\n") == 1


def test_handicap(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    arguments = ["handicap", "--size", "5", "--net", folder / "tiny.safetensors", "--visits", "8"]
    status, out, _ = run(capsys, *arguments, "--komi", "3.5")
    assert status == 0
    assert "0 and 1: Black plays first" in out
    assert "At komi 3.5 the game is most even with no handicap: Black wins" in out
    status, out, _ = run(capsys, *arguments, "--rules", "aga", "--json")
    fields = json.loads(out)
    assert [start["stones"] for start in fields["starts"]] == [0, 1]
    assert [start["komi"] for start in fields["starts"]] == [24.5, 0.5]
    assert fields["stones_even_at_komi"] is None
    for start in fields["starts"]:
        assert start["fair_komi"] == start["alpha"] - start["compensation"]


def test_handicap_between_ranks(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    arguments = ["handicap", "--size", "5", "--net", folder / "tiny.safetensors", "--visits", "8"]
    status, out, _ = run(capsys, *arguments, "--ranks", "5 kyu, 2d")
    assert status == 0
    assert out.splitlines()[-1].startswith("5k against 2d: One stone a rank is a custom of 19x19")
    _, out, _ = run(capsys, *arguments, "--ranks", "5k,2d", "--json")
    assert json.loads(out)["customary_stones"] is None
    for wrong in ("5k", "5k,10d", "5k,2d,1d"):
        status, _, err = run(capsys, "handicap", "--ranks", wrong)
        assert (status, err.count("\n")) == (2, 1)
        assert "--ranks takes" in err


def test_handicap_with_unknown_rules(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "handicap", "--rules", "chess")
    assert status == 2
    assert "--rules takes chinese" in err
