"""JSON from strangers: nothing comes out but values in range or `FormatError`."""

from __future__ import annotations

import copy
import json
import math
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.base.errors import FormatError, RunError
from engine.base.json_fields import DEPTH, FILE_BYTES, Fields, parse_json, read_json
from engine.contests.contest_file import read_contest_file
from engine.contests.contest_folder import ContestReader
from engine.contests.standings import ContestGame
from engine.match.settings import ContestSettings
from engine.train.preset import load_preset
from engine.train.reading import RunReader
from engine.train.run import RunFolder, RunState
from engine.train.run_file import read_run_file, started, write_run_file

ODD: list[Any] = [
    None, True, -1, 0, 1.5, 5, 10**14, 10**400, -(10**30), 1e300, math.inf, math.nan, "", "x",
    "<img src='a'>", "\0", "\ud800", "9" * 5000, "-" * 20, [], [[]], {}, [None], ["x"] * 300,
    {"a": {"b": [1]}}, list(range(50)), json.loads("[" * 200 + "]" * 200),
]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 100_000, "[" * (DEPTH + 1) + "]" * (DEPTH + 1), "1e999", "-1e999", "NaN",
     "Infinity", "9" * 4000, "9" * 5000, '"\\ud800"', '{"\\u0000": 1}', b"\xff\xfe",
     b" " * (FILE_BYTES + 1)],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_what_is_out_of_bounds_is_refused(text: bytes | str) -> None:
    with pytest.raises(FormatError):
        parse_json(text)


@pytest.mark.parametrize("text", ["1e999", "NaN", "-Infinity", "9" * 4000])
def test_figures_out_of_range_are_nan(text: str) -> None:
    assert math.isnan(parse_json(f"[{text}]", figures=True)[0])


def test_ordinary_values_come_through() -> None:
    value = {"a": [1, -2.5, True, None, "ü\n"], "b": {"c": 10**14}}
    assert parse_json(json.dumps(value)) == value
    fields = Fields({"n": 3, "x": 2, "t": "hi", "l": ["a"], "w": [0, 4]})
    assert (fields.whole("n"), fields.number("x"), fields.text("t")) == (3, 2.0, "hi")
    assert (fields.texts("l", 1), fields.wholes("w", 0, 4, 2)) == (["a"], [0, 4])
    with pytest.raises(FormatError, match="'gone' is missing"):
        fields.whole("gone")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are of POSIX")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "contest.json")
    outcome: list[BaseException] = []

    def read() -> None:
        try:
            read_json(tmp_path / "contest.json")
        except OSError as error:
            outcome.append(error)

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    thread.join(20.0)
    assert "not an ordinary file" in str(outcome)


# --- structural mutations of our own files -----------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value within a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            found += places(value[index], (*path, index))
    return found


def mutated(value: Any, draw: Any) -> Any:
    """The value with some of its parts replaced, removed or doubled."""
    value = copy.deepcopy(value)
    for _ in range(draw(st.integers(1, 3))):
        known = places(value)
        path = known[draw(st.integers(0, len(known) - 1))]
        odd = copy.deepcopy(ODD[draw(st.integers(0, len(ODD) - 1))])
        if not path:
            return odd
        owner = value
        for key in path[:-1]:
            owner = owner[key]
        kind = draw(st.sampled_from(["replace", "remove", "add"]))
        if kind == "replace":
            owner[path[-1]] = odd
        elif kind == "remove":
            del owner[path[-1]]
        elif isinstance(owner, dict):
            owner["more"] = odd
        else:
            owner.append(odd)
    return value


def written(value: Any) -> bytes:
    """JSON text of anything, long numbers and half characters included."""

    def text(part: Any) -> str:
        if isinstance(part, dict):
            inner = ", ".join(f"{json.dumps(str(key))}: {text(part[key])}" for key in part)
            return f"{{{inner}}}"
        if isinstance(part, list):
            return f"[{', '.join(map(text, part))}]"
        return json.dumps(part)

    return text(value).encode()


CONTEST = {
    "format": 1, "players": ["a", "b"], "names": ["a", "b"], "written": ["gtp:a", "b[visits=5]"],
    "size": 7, "settings": ContestSettings(games=8).to_dict(), "since": 1.7e9, "before": 2,
}  # fmt: skip
GAME = {
    "number": 1, "black": 0, "white": 1, "komi": 8.5, "opening": [24], "moves": [17, 49, 49],
    "winner": 1, "score": 12.0, "reason": "",
}  # fmt: skip
STATE = {"stage": "train", "generation": 3, "games": 50, "nodes": 10**6, "cpu_s": 7.5}
LOG = [
    {"time": 1.7e9, "event": "network", "generation": 1, "alpha": 2.5, "first_move": "C3"},
    {"time": 1.7e9, "event": "training", "generation": 1, "total": 2.5},
    {"event": "panel", "generation": 1, "nodes": 100, "score": 0.5},
    {"event": "rating", "generation": 1, "nodes": 100, "elo": 5, "low": 1, "high": 9},
    {"event": "gate", "generation": 1, "wins": 5, "draws": 0, "losses": 1, "decision": "promote"},
    {"time": 1.7e9, "event": "message", "generation": 1, "text": "hello"},
]
RELAXED = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@RELAXED
@given(st.data())
def test_a_changed_contest_reads_or_is_refused(tmp_path: Path, data: st.DataObject) -> None:
    (tmp_path / "contest.json").write_bytes(written(mutated(CONTEST, data.draw)))
    (tmp_path / "results.jsonl").write_bytes(written(GAME) + b"\n")
    told: list[str] = []
    try:
        read_contest_file(tmp_path / "contest.json")
        sound = True
    except RunError as error:
        sound = False
        told.append(str(error))
    assert all(text.startswith(str(tmp_path)) and len(text) < 1000 for text in told)
    view = ContestReader(tmp_path).read()
    assert (view.status != "unreadable") == sound == (view.problem == "")
    view.seconds_left(1.8e9)
    if view.standings is not None:
        view.standings.ratings()
        assert view.standings.planned < 2**31


@RELAXED
@given(st.data())
def test_changed_lines_of_results_read_or_are_left_out(data: st.DataObject) -> None:
    game = ContestGame.from_line(written(mutated(GAME, data.draw)).decode())
    if game is not None:
        assert all(isinstance(move, int) for move in (*game.opening, *game.moves))
        assert math.isfinite(game.komi)
        assert game.winner in (-1, 0, 1)
        assert game.belongs_to(2, 7, 8) in (True, False)


@RELAXED
@given(st.data())
def test_a_changed_run_reads_or_is_refused(tmp_path: Path, data: st.DataObject) -> None:
    folder = RunFolder(tmp_path)
    write_run_file(folder.run_file, started(load_preset("recommended-5x5"), {"run.games": 20}))
    content = json.loads(folder.run_file.read_bytes())
    content["changes"] = [{"time": 1.7e9, "settings": {"run.games": [10, 20]}}]
    if data.draw(st.booleans()):
        folder.run_file.write_bytes(written(mutated(content, data.draw)))
    (tmp_path / "state.json").write_bytes(written(mutated(STATE, data.draw)))
    lines = [mutated(line, data.draw) for line in LOG]
    (tmp_path / "log.jsonl").write_bytes(b"".join(written(line) + b"\n" for line in lines))
    sound = True
    told: list[str] = []
    for read in (lambda: read_run_file(folder.run_file), folder.state):
        try:
            read()
        except RunError as error:
            sound = False
            told.append(str(error))
    assert all(text.startswith(str(tmp_path)) and len(text) < 1000 for text in told)
    view = RunReader(tmp_path).read()
    assert (view.status != "unreadable") == sound
    view.seconds_left()
    for message in view.messages:
        assert type(message.generation) is int
    assert isinstance(view.state, RunState)
    folder.read_log()
