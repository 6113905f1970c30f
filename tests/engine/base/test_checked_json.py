"""JSON from strangers: nothing comes out but values in range or `FormatError`."""

from __future__ import annotations

import copy
import json
import math
import os
import threading
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

from engine.base.checked_json import (
    DEPTH,
    FILE_BYTES,
    Count,
    Number,
    Share,
    convert_fitting,
    convert_json,
    decode_json,
    decode_lines,
    parse_json,
    read_json,
)
from engine.base.errors import FormatError, RunError
from engine.games.contest_folder import CONTESTS, ContestReader
from engine.games.contest_settings import ContestSettings
from engine.games.standings import ContestGame
from engine.train.presets.preset import load_preset
from engine.train.reading import RunReader
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_file import read_run_file, started, write_run_file

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
    assert parse_json(b"\xef\xbb\xbf" + json.dumps(value).encode()) == value
    assert parse_json('{"a": 1, "a": 2}') == {"a": 2}
    line = '{"n": -3, "x": 2.5, "z": 0, "nan": NaN}'
    figures = parse_json(line, figures=True)
    assert [*figures.values()][:3] == [-3, 2.5, 0]
    assert [type(figures[name]) for name in "nxz"] == [int, float, int]


class Part(Struct, frozen=True):
    """A part of a sample."""

    share: Share


class Sample(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of every kind of field."""

    count: Count
    format: Literal[2] = 2
    text: Annotated[str, Meta(max_length=3)] = ""
    kind: Literal["a", "b"] = "a"
    parts: Annotated[tuple[Part, ...], Meta(max_length=2)] = ()
    pair: tuple[int, int] | None = None
    named: dict[str, Part] = {}
    sized: dict[int, float] = {}
    figure: Number = 0.0


@pytest.mark.parametrize(
    ("text", "message", "field", "value"),
    [
        ("[1]", "expected a JSON object, not a list of 1", "", [1]),
        ("{}", "'count' is missing", "count", None),
        ('{"count": -1}', "'count' must be a whole number of at least 0, not -1", "count", -1),
        ('{"count": true}', "'count' must be a whole number, not True", "count", True),
        ('{"count": 1.5}', "'count' must be a whole number, not 1.5", "count", 1.5),
        ('{"count": "5"}', "'count' must be a whole number, not '5'", "count", "5"),
        ('{"count": 1, "cuont": 2}', "'cuont' is not known; did you mean 'count'?", "cuont", None),
        ('{"count": 1, "zzz": 2}', "'zzz' is not known", "zzz", None),
        ('{"count": 1, "kind": "c"}', "'kind' must be one of a, b, not 'c'", "kind", "c"),
        ('{"count": 1, "text": "four"}', "'text' must be a text of at most 3 characters, not",
         "text", "four"),
        ('{"count": 1, "parts": [{"share": 0}, {"share": 2}]}',
         "'parts[1].share' must be a number of at most 1, not 2", "parts[1].share", 2),
        ('{"count": 1, "parts": [{}, {}, {}]}',
         "'parts' must be a list of at most 2 entries, not a list of 3", "parts", [{}, {}, {}]),
        ('{"count": 1, "parts": [{}]}', "'parts[0].share' is missing", "parts[0].share", None),
        ('{"count": 1, "pair": [1]}', "'pair' must be a list of 2 entries, not a list of 1", "pair",
         [1]),
        ('{"count": 1, "pair": 3}', "'pair' must be a list or null, not 3", "pair", 3),
        ('{"count": 1, "named": {"x": {"share": "y"}}}', "'named[...].share' must be a number",
         "named[...].share", None),
        ('{"count": 1, "sized": {"x": 1}}', "'sized[...]' must be", "sized[...]", None),
        ('{"format": 3}', "its format is 3, this program reads 2; update the program", "format", 3),
    ],
)  # fmt: skip
def test_errors_name_field_and_value(text: str, message: str, field: str, value: object) -> None:
    with pytest.raises(FormatError) as caught:
        decode_json(text, Sample)
    assert str(caught.value).startswith(message)
    assert (caught.value.field, caught.value.value) == (field, value)
    assert str(caught.value) == "; ".join(filter(None, (caught.value.problem, caught.value.hint)))


def test_a_number_of_hundreds_of_digits_is_cut_short() -> None:
    with pytest.raises(FormatError, match=f"at most 1, not 1{39 * '0'}$"):
        convert_json({"share": 10**300}, Part)


def test_a_field_without_a_name_is_no_format() -> None:
    with pytest.raises(FormatError, match="'share' is missing"):
        decode_json('{"": "x"}', Part)


def test_values_come_in_their_type() -> None:
    text = '{"count": 3, "parts": [{"share": 1}], "sized": {"7": 2}, "pair": [1, 2], "format": 2}'
    sample = decode_json(text, Sample)
    assert sample == Sample(3, parts=(Part(1.0),), sized={7: 2.0}, pair=(1, 2))
    assert type(sample.parts[0].share) is float
    assert list(decode_lines(["3", "x", b"\xff", '{"share": 0.5}', "{}"], Part)) == [Part(0.5)]
    assert list(convert_fitting([3, {"share": 1}, None], Part)) == [Part(1.0)]
    with pytest.raises(FormatError, match="'figure' must be a number"):
        convert_json({"count": 1, "figure": math.nan}, Sample)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are of POSIX")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "contest.json")
    outcome: list[BaseException] = []

    def read() -> None:
        try:
            read_json(tmp_path / "contest.json", dict)
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
        CONTESTS.read(tmp_path)
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
    for game in decode_lines([written(mutated(GAME, data.draw))], ContestGame):
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
