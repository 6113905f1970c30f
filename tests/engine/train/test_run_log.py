"""The log of a run as lines for the terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.commands import run_log
from engine.commands.run_log import RunLog, log_line
from tests.shared import PROJECT

LOGS = sorted(PROJECT.glob("tests/fixtures/**/log.jsonl"))


def entries() -> list[dict[str, Any]]:
    return [json.loads(line) for path in LOGS for line in path.read_text().splitlines()]


def test_every_entry_of_earlier_runs_has_a_line() -> None:
    assert {entry["event"] for entry in entries()} >= {"network", "games", "training"}
    for entry in entries():
        line = log_line(entry)
        assert line.startswith(f"generation {entry['generation']}: ")
        assert "\n" not in line


def test_a_line_tells_the_figures_of_its_entry() -> None:
    gate = {
        "generation": 3, "event": "gate", "opponent": 2, "wins": 5, "draws": 1, "losses": 2,
        "decision": "promote", "reason": "71.4% wins of 7 games, 60.0% are needed",
    }  # fmt: skip
    assert log_line(gate) == (
        "generation 3: gate against network 2: won 5, drew 1, lost 2, accepted (71.4% wins of 7 "
        "games, 60.0% are needed)"
    )
    playing = {"event": "playing", "generation": 1, "positions": 1200, "at least": 5000}
    assert log_line(playing) == "generation 1: 1,200 of at least 5,000 positions"
    playing = {"event": "playing", "generation": 0, "games": 0, "at least": 8, "moves": 1200}
    assert log_line(playing) == (
        "generation 0: 0 of at least 8 games, 1,200 moves played by this process"
    )
    policy = {
        "generation": 1, "event": "network", "first_move": "E5", "first_move_policy": 0.3679,
        "top1": 0.4277, "top5": 0.7954, "held_out_loss": 1.95, "games": 1000, "nodes": 0,
        "cpu_s": 90.0, "best": 1,
    }  # fmt: skip
    assert log_line(policy) == (
        "generation 1: best network 1; empty board: first choice E5 (36.8%); held-out games: first "
        "choice 42.8%, first five 79.5%, loss 1.95; so far 1,000 games, 1.5 CPU-minutes"
    )
    labels = {"event": "finished", "games": 3000, "positions": 3000, "nodes": 0, "cpu_s": 60.0}
    assert log_line(labels) == "so far 3,000 positions, 1.0 CPU-minutes"
    assert log_line({"event": "reading", "text": "2 of 3 records read"}) == "2 of 3 records read"


def test_progress_is_printed_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = iter([0.0, 1.0, 2.0, 11.0, 13.0])
    monkeypatch.setattr(run_log.time, "monotonic", lambda: next(seconds))
    log = RunLog()
    for games in (1, 2):
        log.show({"event": "playing", "generation": 0, "games": games, "at least": 9})
    log.show({"event": "message", "generation": 0, "text": "a file\x1b was repaired"})
    for games in (3, 4):
        log.show({"event": "playing", "generation": 0, "games": games, "at least": 9})
    assert capsys.readouterr().out.splitlines() == [
        "generation 0: 1 of at least 9 games",
        r"generation 0: a file\x1b was repaired",
        "generation 0: 4 of at least 9 games",
    ]
