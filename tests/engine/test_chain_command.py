"""Chains: what their files may say, how steps follow one another, stop, fail and go on."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine import cli
from engine.commands import chain
from engine.train.chain_file import CHAINS
from tests.engine.papers.test_alphago_games import TINY


def written(tmp_path: Path, *steps: dict[str, Any], **given: str) -> Path:
    path = tmp_path / "chain.json"
    path.write_text(json.dumps({"about": "A test.", "given": given, "steps": steps}))
    return path


def step(name: str, *arguments: str, command: str = "run") -> dict[str, Any]:
    return {"name": name, "about": "it works", "command": command, "arguments": arguments}


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines of steps, which do nothing."""
    seen: list[list[str]] = []

    def command(arguments: Sequence[str]) -> list[str]:
        seen.append([*arguments])
        return [sys.executable, "-c", ""]

    monkeypatch.setattr(chain, "engine_command", command)
    return seen


def test_steps_run_in_order_and_know_what_earlier_ones_made(
    tmp_path: Path, commands: list[list[str]]
) -> None:
    path = written(
        tmp_path,
        step("first", "{folder}"),
        step("second", "alphago-9x9-policy", "{folder}", "--set", "records.games={games}"),
        step("third", "{first}", "{second}", command="match"),
        games="records",
    )
    (tmp_path / "games.sgf").write_text("")
    folder = tmp_path / "work"
    given = f"games={tmp_path / 'games.sgf'}"
    assert cli.main(["chain", str(path), str(folder), "--file", given]) == 0
    assert commands == [
        ["run", str(folder / "first")],
        [
            *("run", "alphago-9x9-policy", str(folder / "second"), "--set"),
            f"records.games={tmp_path / 'games.sgf'}",
        ],
        ["match", str(folder / "first"), str(folder / "second")],
    ]
    assert cli.main(["chain", str(folder)]) == 0
    assert len(commands) == 3, "finished steps are not done again"


def test_a_step_that_fails_is_done_again(
    tmp_path: Path,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, folder = (
        written(tmp_path, step("first", "{folder}"), step("second", "{folder}")),
        (tmp_path / "work"),
    )
    works = chain.engine_command

    def fails(arguments: Sequence[str]) -> list[str]:
        works(arguments)
        end = "os.kill(os.getpid(), 9)" if arguments[1].endswith("second") else ""
        return [sys.executable, "-c", f"import os; {end}"]

    monkeypatch.setattr(chain, "engine_command", fails)
    assert cli.main(["chain", str(path), str(folder)]) != 0
    said = capsys.readouterr().err
    assert "step second has failed (killed, probably because memory ran out)" in said
    monkeypatch.setattr(chain, "engine_command", works)
    assert cli.main(["chain", str(path), str(folder)]) == 0
    assert [line[1].rpartition("/")[2] for line in commands] == ["first", "second", "second"]


def test_a_wish_to_stop_ends_the_step_and_the_chain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, folder = (
        written(tmp_path, step("first", "{folder}"), step("second", "{folder}")),
        (tmp_path / "work"),
    )
    waits = (
        "import pathlib, sys, time\n"
        "p = pathlib.Path(sys.argv[1]); (p / 'run.json').write_text('')\n"
        "(p.parent / 'stop').touch()\n"
        "while not (p / 'stop').exists(): time.sleep(0.01)\n"
        "sys.exit(1)"
    )

    def command(arguments: Sequence[str]) -> list[str]:
        return [sys.executable, "-c", waits, arguments[1]]

    monkeypatch.setattr(chain, "engine_command", command)
    assert cli.main(["chain", str(path), str(folder)]) == 1
    assert not (folder / "second").exists()
    assert json.loads((folder / CHAINS.file).read_text())["done"] == []


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ([step("a", "{b}"), step("b")], "{b} is neither an earlier step nor a given file"),
        ([step("a"), step("a")], "two steps or files are named a"),
        ([step("a", "gtp:sh -c true", command="match")], "starts no other programs"),
        ([step("a", "{folder")], "expected '}'"),
        ([step("a", "{a.b}")], "is neither an earlier step nor a given file"),
        ([step("a", command="download")], "command"),
        ([step("A b")], "name"),
        ([], "steps"),
    ],
)
def test_chains_that_can_not_work_are_refused(
    tmp_path: Path, steps: list[dict[str, Any]], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, *steps)
    assert cli.main(["chain", str(path), str(tmp_path / "work")]) != 0
    text = capsys.readouterr().err
    assert reason in text
    assert str(path) in text
    assert not (tmp_path / "work").exists()


def test_the_files_that_a_chain_asks_for(
    tmp_path: Path, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    path, folder = written(tmp_path, step("a", "{folder}"), games="some records"), tmp_path / "work"
    start = ["chain", str(path), str(folder)]
    assert cli.main(start) != 0
    assert "--file games=PATH (some records)" in capsys.readouterr().err
    assert cli.main([*start, "--file", f"games={tmp_path / 'none'}"]) != 0
    assert "there is no such file" in capsys.readouterr().err
    assert cli.main([*start, "--file", f"game={path}"]) != 0
    assert "asks for no such file" in capsys.readouterr().err
    assert not folder.exists()
    assert cli.main([*start, "--file", f"games={path}"]) == 0
    assert cli.main([*start, "--file", f"games={tmp_path}"]) != 0
    assert "begun with other files" in capsys.readouterr().err
    assert len(commands) == 1


def test_folders_that_hold_something_else_are_refused(
    tmp_path: Path, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    path, other = written(tmp_path, step("a", "{folder}")), tmp_path / "other"
    assert cli.main(["chain", str(tmp_path / "missing")]) != 0
    assert "no chain here to continue" in capsys.readouterr().err
    other.mkdir()
    (other / "mine.txt").write_text("mine")
    assert cli.main(["chain", str(path), str(other)]) != 0
    assert "contains other files" in capsys.readouterr().err
    assert cli.main(["chain", str(path), str(tmp_path / "work")]) == 0
    written(tmp_path, step("b", "{folder}"))
    assert cli.main(["chain", str(path), str(tmp_path / "work")]) != 0
    assert "another chain was begun here" in capsys.readouterr().err
    (tmp_path / "work" / CHAINS.file).write_text("{")
    assert cli.main(["chain", str(tmp_path / "work")]) != 0
    assert "can't read the chain" in capsys.readouterr().err
    assert [item.name for item in other.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("name", chain.chain_names())
def test_chains_that_come_with_the_program(name: str) -> None:
    found = chain.load_chain(name)
    assert found.about.endswith(".")
    assert len({step.name for step in found.steps}) == len(found.steps)


def test_a_chain_of_two_runs(tmp_path: Path) -> None:
    preset = {**TINY, "run": {**TINY["run"], "generations": 1}}
    (tmp_path / "tiny.json").write_text(json.dumps(preset))
    tiny = str(tmp_path / "tiny.json")
    path = written(
        tmp_path,
        step("first", tiny, "{folder}"),
        step("second", tiny, "{folder}", "--set", "run.start_network={first}"),
    )
    assert cli.main(["chain", str(path), str(tmp_path / "work")]) == 0
    first = (tmp_path / "work" / "first" / "networks" / "0001.safetensors").read_bytes()
    second = (tmp_path / "work" / "second" / "networks" / "0000.safetensors").read_bytes()
    assert len(first) > 1000
    assert len(second) > 1000


def test_a_bug_is_no_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its exit status is not that of a stop, which neither a chain nor a window reports."""

    def broken(path: Path) -> None:
        raise KeyError("size")

    monkeypatch.setattr("engine.record.sgf.sgf_summary", broken)
    game = tmp_path / "game.sgf"
    game.write_bytes(b"(;SZ[5];B[cc])")
    assert cli.main(["sgf", str(game)]) == 2
    said = capsys.readouterr().err
    assert "Traceback" in said
    assert said.splitlines()[-1].startswith("sai-engine: ended by a bug (KeyError: 'size')")
