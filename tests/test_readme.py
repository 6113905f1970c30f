"""The README keeps its word: its commands exist and run, its links lead somewhere."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli import main
from tests.shared import PROJECT

PAGES = [
    path
    for path in (*PROJECT.glob("*.md"), *PROJECT.glob("*/README.md"), *PROJECT.glob("docs/**/*.md"))
    if not path.is_relative_to(PROJECT / "runs")
]
README = (PROJECT / "README.md").read_text(encoding="utf-8")
COMMANDS = [
    line.strip()
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
    if line.strip() and not line.startswith("#")
]
ENGINE_COMMANDS = [line for line in COMMANDS if line.startswith("sai-engine ")]
LONG = ("run", "bench")
NOTHING_TO_DO = {"command": lambda options: 0, "log_level": "", "cluster": ""}
GAME = "(;FF[4]GM[1]SZ[7]KM[9.5];B[dd];W[ed];B[ec];W[de];B[cd];W[dc];B[cc];W[db];B[ee];W[df])"


def test_links_lead_somewhere() -> None:
    lost = [
        f"{page.relative_to(PROJECT).as_posix()}: {link}"
        for page in PAGES
        for link in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
        if not re.match(r"[a-z]+:", link) and not (page.parent / link).exists()
    ]
    assert not lost


def test_every_tool_is_on_the_page_of_the_tools() -> None:
    page = (PROJECT / "docs/tools/README.md").read_text(encoding="utf-8")
    tools = [path.name for path in PROJECT.glob("docs/tools/*.py")]
    assert tools
    assert [name for name in tools if f"`{name}`" not in page] == []


def test_folders_of_the_map_exist() -> None:
    page = (PROJECT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = page.split("## 2. Packages")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert len(names) > 10
    assert [name for name in names if not (PROJECT / name).exists()] == []


def test_two_commands_do_everything() -> None:
    assert [line for line in COMMANDS if not line.startswith("sai-engine ")] == [
        "python3 start.py",
        "python3 start.py --test",
    ]


def test_the_start_script_knows_them(tmp_path: Path) -> None:
    """It runs from any folder and explains itself without setting anything up."""
    result = subprocess.run(
        [sys.executable, PROJECT / "start.py", "--help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    for command in ("python3 start.py [GAME.sgf]", "python3 start.py --test"):
        assert command in result.stdout


def test_there_is_one_start_script() -> None:
    scripts = [path.name for path in PROJECT.glob("*") if path.suffix in (".py", ".sh", ".bat")]
    assert scripts == ["start.py"]


def test_the_command_lines_of_all_pages_have_arguments_that_exist(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parse = argparse.ArgumentParser.parse_args

    def parsed(self: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
        return argparse.Namespace(**{**vars(parse(self, words)), **NOTHING_TO_DO})

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parsed)
    count = 0
    for page in PAGES:
        text = re.sub(r"\\\n\s*", " ", page.read_text(encoding="utf-8"))
        for line in re.findall(r"^    (sai-engine .*)$", text, re.MULTILINE):
            if "[--set" in line:
                continue  # the brackets mean what may be left out
            try:
                main(shlex.split(line)[1:])
            except SystemExit:
                pytest.fail(f"{page.name}: {line}: {capsys.readouterr().err}")
            count += 1
    assert count > 50


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(line, marks=[pytest.mark.slow] if line.split()[1] in LONG else [])
        for line in ENGINE_COMMANDS
    ],
)
def test_examples_of_the_command_line_run(command: str, tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text(GAME, encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "engine.cli", *shlex.split(command)[1:]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout
