"""Log records: shared and rotating files, plain text, disks that take no more."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.base import logs
from engine.base.logs import log_file, log_to_file
from engine.cli import main
from tests.shared import PROJECT

LOGGER = logging.getLogger("engine.tests")


@pytest.fixture
def handlers() -> Iterator[None]:
    """Take off the handlers and levels that a test put on."""
    root, names = logging.getLogger(), ("engine", "sai_studio", "py.warnings")
    before, levels = root.handlers[:], [logging.getLogger(name).level for name in names]
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    for name, level in zip(names, levels, strict=True):
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("handlers")
def test_records_of_the_level_are_kept_with_tracebacks(tmp_path: Path) -> None:
    assert log_to_file(tmp_path / "logs", "info") is not None
    LOGGER.debug("too fine")
    try:
        raise ValueError("deep down")
    except ValueError:
        LOGGER.exception("it failed")
    text = log_file(tmp_path / "logs").read_text()
    assert "too fine" not in text
    assert "ERROR engine.tests: it failed" in text
    assert "ValueError: deep down" in text


@pytest.mark.usefixtures("handlers")
def test_a_name_can_not_write_lines_of_its_own(tmp_path: Path) -> None:
    log_to_file(tmp_path)
    LOGGER.info("opened %s", "a.sgf\n2026-01-01 ERROR forged\x1b[31m")
    (line,) = log_file(tmp_path).read_text().splitlines()
    assert "a.sgf\\n2026" in line
    assert "\x1b" not in line


@pytest.mark.usefixtures("handlers")
def test_few_rotated_log_files_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "FILE_BYTES", 2000)
    log_to_file(tmp_path)
    for number in range(500):
        LOGGER.info("record %d", number)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["studio.log", *(f"studio.log.{i}" for i in range(1, logs.OLD_FILES + 1))]
    assert all(path.stat().st_size < 2200 for path in tmp_path.iterdir())
    assert "record 499" in log_file(tmp_path).read_text()


def test_several_processes_share_a_rotating_file(tmp_path: Path) -> None:
    code = (
        "import logging, sys, pathlib; from engine.base import logs; logs.FILE_BYTES = 20_000\n"
        "logs.OLD_FILES = 50; logs.log_to_file(pathlib.Path(sys.argv[1]))\n"
        "for i in range(400): logging.getLogger('engine.x').info('from %s: %d', sys.argv[2], i)\n"
    )
    children = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path), name],
            cwd=PROJECT,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in "abc"
    ]
    for child in children:
        assert child.communicate() == (None, "")
        assert child.returncode == 0
    text = "".join(path.read_text() for path in tmp_path.iterdir())
    assert all(f"from {name}: 399" in text for name in "abc")
    assert text.count("\n") == text.count("from "), "whole lines only"


@pytest.mark.usefixtures("handlers")
def test_a_place_that_can_not_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder would be")
    assert log_to_file(tmp_path / "taken") is None


@pytest.mark.usefixtures("handlers")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_does_not_stop_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "append_ordinary", lambda _: os.fdopen(os.open("/dev/full", 1), "wb"))
    assert log_to_file(tmp_path) is not None
    LOGGER.error("nobody reads this")
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("handlers")
def test_the_command_line_prints_records_only_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[5];B[aa])")
    assert main(["sgf", str(game)]) == 0
    assert capsys.readouterr().err == ""
    assert main(["--log-level", "info", "sgf", str(game)]) == 0
    assert "INFO engine.record.sgf: opened" in capsys.readouterr().err
