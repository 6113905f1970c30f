"""The JSON analysis protocol against whoever means it ill: never a crash, always an answer."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.serve.queries.command import serve
from engine.serve.queries.server import MOST_BYTES
from tests.engine.serve.served import Served, query
from tests.shared import PROJECT

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, 1, 2, 5, 19, 10**9, 10**30, -1, 1e308, -0.0, "", "B", "D4", "pass"]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8),
)
MOST_VISITS = 200
"""So many that a query is over soon."""
VALUES = st.recursive(
    ODD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
MOVES = st.lists(
    st.tuples(
        st.sampled_from(["B", "W", "b", "white"]),
        st.sampled_from(["A1", "C3", "c3", "E5", "D4", "pass", "(0,4)", "B2", "F6"]),
    ).map(list),
    max_size=8,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "moves": MOVES,
    "initialStones": MOVES,
    "initialPlayer": st.sampled_from(["B", "W"]),
    "rules": st.sampled_from(["japanese", "chinese", "aga", {"scoring": "TERRITORY"}, {}]),
    "komi": st.integers(-30, 30).map(lambda k: k / 2),
    "boardXSize": st.sampled_from([5, 5.0, 9, 19]),
    "boardYSize": st.sampled_from([5, 9]),
    "analyzeTurns": st.lists(st.integers(0, 4), max_size=6),
    "maxVisits": st.integers(1, 12),
    "priority": st.integers(-5, 5),
    "priorities": st.lists(st.integers(-5, 5), max_size=3),
    "includeOwnership": st.booleans(),
    "includeMovesOwnership": st.booleans(),
    "includePolicy": st.booleans(),
    "includePVVisits": st.booleans(),
    "reportDuringSearchEvery": st.sampled_from([0.001, 1.0]),
    "saiKomis": st.lists(st.floats(-50, 50), max_size=3),
    "avoidMoves": st.builds(
        lambda moves, depth: [{"player": "B", "moves": moves, "untilDepth": depth}],
        st.lists(st.sampled_from(["A1", "C3", "pass"]), max_size=3),
        st.integers(1, 3),
    ),
    "overrideSettings": st.dictionaries(
        st.sampled_from(["maxTime", "lambda", "c_puct", "wideRootNoise", "fpu", "odd"]),
        st.sampled_from([0.0, 0.5, 1.0, 30, "lz", "agz"]),
    ),
    "action": st.sampled_from(["terminate", "terminate_all", "query_version", "clear_cache"]),
    "terminateId": st.sampled_from(["q", "r"]),
    "turnNumbers": st.lists(st.integers(0, 4), max_size=2),
}


@st.composite
def queries(draw: st.DrawFn) -> dict[str, Any]:
    """A good query on which some fields are other good ones, some odd, some gone."""
    fields = {**query(), "id": draw(st.sampled_from(["q", "r"]))}
    for name in draw(st.lists(st.sampled_from(sorted(FIELDS)), max_size=4)):
        fields[name] = draw(FIELDS[name])
    for name in draw(st.lists(st.sampled_from(sorted([*FIELDS, "id", "x"])), max_size=1)):
        fields[name] = draw(VALUES)
    for name in draw(st.lists(st.sampled_from(sorted(fields)), max_size=1)):
        del fields[name]
    visits = fields.get("maxVisits")
    if isinstance(visits, (int, float)) and visits > MOST_VISITS:  # taken, and searched for minutes
        fields["maxVisits"] = MOST_VISITS
    return fields


@settings(max_examples=150)
@given(st.lists(queries(), min_size=1, max_size=5), st.integers(0, 3))
def test_every_position_gets_one_last_answer(asked: list[dict[str, Any]], rounds: int) -> None:
    served = Served(5, 9, visits=20)
    owed: Counter[tuple[str, int]] = Counter()
    replies = []
    for fields in asked:
        served.send(fields)
        said = served.heard()
        replies += said
        assert said or "action" not in fields
        refused = any("error" in reply for reply in said)
        if not refused and "action" not in fields:
            turns = fields.get("analyzeTurns", [len(fields["moves"])])
            owed.update((fields["id"], turn) for turn in turns)
        for _ in range(rounds):
            served.server.step()
    replies += served.finish()
    finals = Counter(
        (reply["id"], reply["turnNumber"])
        for reply in replies
        if reply.get("isDuringSearch") is False
    )
    assert finals == owed
    for reply in replies:
        assert "error" not in reply or "not enough memory" not in reply["error"]


@settings(max_examples=150)
@given(st.binary(max_size=80))
def test_raw_bytes(line: bytes) -> None:
    served = Served()
    served.send(line.replace(b"\n", b" "))
    replies = served.heard()
    assert len(replies) == bool(line.replace(b"\n", b" ").strip())
    assert all(set(reply) == {"error"} for reply in replies)


@settings(max_examples=100)
@given(st.integers(0, 2**32), st.integers(1, 6))
def test_damaged_queries(seed: int, changes: int) -> None:
    """Bytes of a good query overwritten, cut or doubled."""
    rng = random.Random(seed)
    line = bytearray(json.dumps(query(maxVisits=5, saiKomis=[1.5], includePolicy=True)).encode())
    for _ in range(changes):
        at = rng.randrange(len(line))
        what = rng.randrange(3)
        if what == 0:
            line[at] = rng.choice(b'0123456789{}[]",:eE.-tfn')
        elif what == 1:
            del line[at : at + rng.randrange(1, 9)]
        else:
            line[at:at] = line[at : at + rng.randrange(1, 9)]
    served = Served(5, 9)
    served.send(bytes(line).replace(b"\n", b" "))
    assert served.finish()


class Typed:
    """Lines that are all there from the start."""

    def __init__(self, lines: list[bytes]) -> None:
        self._lines: Iterator[bytes] = iter(lines)

    def next_line(self) -> bytes | None:
        return next(self._lines, None)

    def is_ready(self) -> bool:
        return True

    def wait(self) -> None:
        pass

    def is_interrupted(self) -> bool:
        return False


def test_a_thousand_queries_at_once() -> None:
    served = Served()
    lines = [
        json.dumps(query(id=str(k), moves=[["B", "C3"]] * (k % 2))).encode() for k in range(1000)
    ]
    serve(served.server, Typed([*lines, b"x" * (MOST_BYTES + 1)]))
    replies = served.heard()
    assert len(replies) == 1001
    assert Counter(reply.get("id") for reply in replies if "rootInfo" in reply) == Counter(
        str(k) for k in range(1000)
    )
    (error,) = (reply["error"] for reply in replies if "error" in reply)
    assert len(error) < 200


def test_the_end_of_the_input() -> None:
    endless = json.dumps(query(maxVisits=10**7)).encode()
    served = Served()
    serve(served.server, Typed([endless]), wait=False)
    (reply,) = served.heard()
    assert reply["noResults"]
    with pytest.raises(BrokenPipeError):
        serve(served.server, Typed([endless]), is_deserted=lambda: True)


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path, initial_network(settings, seed=3))
    return path


def command(network: Path) -> list[str]:
    return [sys.executable, "-m", "engine.cli", "serve", "--net", str(network), "--visits", "4"]


def test_a_process_answers_everything(network: Path) -> None:
    """Long lines, noise, many queries, half a line at the end: answers only, and an end."""
    rng = random.Random(1)
    noise = [rng.randbytes(200).replace(b"\n", b"") for _ in range(20)]
    good = [json.dumps(query(id=str(k), includeOwnership=True)).encode() for k in range(200)]
    lines = [
        b"\0" * (10 << 20),
        *noise,
        *good,
        b'{"a":' * 99_999,
        b'["' + b"x" * (3 << 20),
        b'{"id',
    ]
    done = subprocess.run(
        command(network), input=b"\n".join(lines), capture_output=True, cwd=PROJECT
    )
    assert done.returncode == 0, done.stderr
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    answered = [reply for reply in replies if "rootInfo" in reply]
    assert {reply["id"] for reply in answered} == {str(k) for k in range(200)}
    assert len(replies) == len(lines)
    root = answered[0]["rootInfo"]
    assert root["scoreLead"] == pytest.approx(root["alpha"] - 0.5, abs=1e-5)
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="pipes tell of their end in another way")
def test_a_process_whose_reader_goes_ends(network: Path) -> None:
    with subprocess.Popen(
        command(network),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=PROJECT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        endless = query(maxVisits=10**7, reportDuringSearchEvery=0.05)
        process.stdin.write(json.dumps(endless).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["isDuringSearch"]
        process.stdout.close()
        assert process.wait(60) == 1
        assert b"Traceback" not in process.stderr.read()


def test_a_wrong_flag_is_refused(network: Path) -> None:
    for flags, word in ((["--visits", "0"], "--visits"), (["--net", "nowhere.gz"], "nowhere.gz")):
        done = subprocess.run(
            [*command(network), *flags], input=b"", capture_output=True, cwd=PROJECT
        )
        assert done.returncode == 2
        assert done.stdout == b""
        assert word in done.stderr.decode()
