"""`sai-engine run-log`, `sweep` and `compare`."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from engine.cli import main
from engine.train.log_table import log_table
from tests.shared import PROJECT

RUN = PROJECT / "tests/fixtures/0.2.0/runs/run"


def command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """Exit status, output and errors of `sai-engine WORDS`."""
    capsys.readouterr()
    try:
        status = main([*map(str, words)])
    except SystemExit as end:
        status = int(end.code or 0)
    return status, *capsys.readouterr()


def test_the_log_as_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = (RUN / "log.jsonl").read_text().splitlines()
    status, out, err = command(capsys, "run-log", RUN)
    assert (status, err) == (0, "")
    rows = [*csv.DictReader(io.StringIO(out))]
    assert len(rows) == len(lines)
    assert [*rows[0]][:3] == ["time", "event", "generation"]
    file = tmp_path / "log.csv"
    assert command(capsys, "run-log", RUN, "--csv", file, "--event", "network")[0] == 0
    network = [*csv.DictReader(io.StringIO(file.read_text()))]
    assert {row["event"] for row in network} == {"network"}
    assert all(all(row.values()) for row in network), "no column of other events"
    status, _, err = command(capsys, "run-log", RUN, "--event", "networks")
    assert status == 2
    assert "no event 'networks'; did you mean 'network'" in err
    status, _, err = command(capsys, "run-log", tmp_path)
    assert status == 2
    assert "there is no run here" in err


def test_steps_that_were_taken_again_stand_once() -> None:
    taken = [(2, 0.5), (4, 0.4), (5, 0.3), (3, 0.45), (4, 0.35)]  # a kill after step 5
    entries = [{"event": "step", "step": step, "total": loss} for step, loss in taken]
    entries.insert(2, {"event": "message", "text": "a, b", "networks": [1, 2]})
    assert log_table(entries) == [
        ["event", "step", "total", "text", "networks"],
        ["step", 2, 0.5, "", ""],
        ["message", "", "", "a, b", "[1, 2]"],
        ["step", 3, 0.45, "", ""],
        ["step", 4, 0.35, "", ""],
    ]
