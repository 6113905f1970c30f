"""The command line: what it prints, and that refusals are one sentence and status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli import main
from engine.network.network import initial_network
from engine.network.settings import NetworkSettings
from engine.network.weights import save_network

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
    status, out, _ = run(
        capsys, "analyze", folder / "game.sgf", "--move", "3", "--net",
        folder / "tiny.safetensors", "--visits", "40", "--lambda", "0,1", "--json",
    )  # fmt: skip
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
    status, out, _ = run(
        capsys, "analyze", folder / "game.sgf", "--net", folder / "tiny.safetensors",
        "--visits", "20", "--komi", "-2.5",
    )  # fmt: skip
    assert status == 0
    assert "move 5, white to play, 5x5, komi -2.5" in out
    assert out.count("lambda ") == 3


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
        (["--lambda", "a"], "--lambda takes numbers from 0 to 1"),
        (["--lambda", "3"], "lambda_ must be at least 0 and at most 1"),
        (["--visits", "0"], "visits must be at least 1"),
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


def test_missing_files(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    status, _, err = run(capsys, "analyze", folder / "none.sgf")
    assert status == 2
    assert "none.sgf" in err
    assert err.count("\n") == 1
    status, _, err = run(capsys, "run", "no-such-preset", folder / "run")
    assert status == 2
    assert err.count("\n") == 1
