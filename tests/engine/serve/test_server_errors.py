"""What the JSON analysis protocol's server refuses, warns of and reads into names."""

from __future__ import annotations

from typing import Any

import pytest

from engine.base.errors import SettingsError, WeightsError
from engine.serve.named_rules import named_rules
from engine.serve.queries.options import Overrides, ServeSettings, overrides_of
from engine.serve.queries.server import MOST_BYTES
from tests.engine.serve.served import Served, query

WRONG = [
    ("boardXSize", {"boardXSize": 0}),
    ("boardXSize", {"boardXSize": 10**9}),
    ("boardXSize", {"boardXSize": "5"}),
    ("boardXSize", {"boardXSize": True}),
    ("boardXSize", {"boardXSize": 9, "boardYSize": 9}),  # no network
    ("boardYSize", {"boardYSize": 4}),
    ("boardYSize", {"boardYSize": None}),
    ("moves", {"moves": None}),
    ("moves", {"moves": "C3"}),
    ("moves", {"moves": [["B", "Z9"]]}),
    ("moves", {"moves": [["X", "C3"]]}),
    ("moves", {"moves": [["B"]]}),
    ("moves", {"moves": [["B", ["C3"]]]}),
    ("moves", {"moves": [["B", "C3"], ["W", "C3"]]}),
    ("moves", {"moves": [["B", "(5,0)"]]}),
    ("initialStones", {"initialStones": [["B", "pass"]]}),
    ("initialStones", {"initialStones": [["B", "A1"], ["W", "A1"]]}),
    ("initialStones", {"initialStones": [["B", "A1"], ["W", "A2"], ["W", "B1"]]}),
    ("initialPlayer", {"initialPlayer": "C"}),
    ("rules", {"rules": None}),
    ("rules", {"rules": "chess"}),
    ("rules", {"rules": 3}),
    ("rules", {"rules": {"ko": "FOREVER"}}),
    ("rules", {"rules": {"kos": "SIMPLE"}}),
    ("rules", {"rules": {"suicide": 1}}),
    ("komi", {"komi": "much"}),
    ("komi", {"komi": 1e300}),
    ("whiteHandicapBonus", {"whiteHandicapBonus": "N-2"}),
    ("analyzeTurns", {"analyzeTurns": [3]}),
    ("analyzeTurns", {"analyzeTurns": [-1]}),
    ("analyzeTurns", {"analyzeTurns": 2}),
    ("priority", {"priority": 1.5}),
    ("priorities", {"priorities": [1]}),
    ("priorities", {"priorities": [1, 2], "analyzeTurns": [0]}),
    ("maxVisits", {"maxVisits": 0}),
    ("maxVisits", {"maxVisits": "many"}),
    ("rootPolicyTemperature", {"rootPolicyTemperature": 0}),
    ("includePolicy", {"includePolicy": 1}),
    ("reportDuringSearchEvery", {"reportDuringSearchEvery": 0}),
    ("overrideSettings", {"overrideSettings": []}),
    ("overrideSettings", {"overrideSettings": {"maxTime": "long"}}),
    ("overrideSettings", {"overrideSettings": {"lambda": 3}}),
    ("overrideSettings", {"overrideSettings": {"reportAnalysisWinratesAs": "RED"}}),
    ("avoidMoves", {"avoidMoves": [{"player": "B", "moves": ["C3"]}]}),
    ("avoidMoves", {"avoidMoves": [{"player": "B", "moves": ["Q9"], "untilDepth": 1}]}),
    ("avoidMoves", {"avoidMoves": [3]}),
    ("allowMoves", {"allowMoves": [{"player": "B", "moves": [], "untilDepth": 1}] * 2}),
    ("saiKomis", {"saiKomis": [1, "x"]}),
    ("action", {"action": "dance"}),
    ("terminateId", {"action": "terminate"}),
    ("turnNumbers", {"action": "terminate", "terminateId": "q", "turnNumbers": 1}),
]


@pytest.mark.parametrize(("field", "changes"), WRONG, ids=lambda value: str(value)[:50])
def test_errors_name_the_field(field: str, changes: dict[str, Any]) -> None:
    served = Served()
    served.send(query(**changes))
    (reply,) = served.heard()
    assert not served.server.busy
    assert set(reply) == {"error", "field", "id"}
    assert (reply["field"], reply["id"]) == (field, "q")


@pytest.mark.parametrize(
    "line",
    [
        b"hello",
        b'{"id":"a"',
        b"[1, 2]",
        b"17",
        b"{}",
        b'{"id": 7, "action": "query_version"}',
        b'{"id": null}',
        b'{"id": "a", "komi": NaN}',
        b'{"id": "a", "komi": -Infinity}',
        b'{"id": "a", "action": "clear_cache", "x": 1e999}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"id": "a", "komi": ' + b"1" * 10_000 + b"}",
    ],
    ids=lambda line: repr(line[:20]),
)
def test_lines_that_are_no_query(line: bytes) -> None:
    """The error names the id of a line that begins with one."""
    served = Served()
    served.send(line)
    (reply,) = served.heard()
    is_named = line.startswith((b'{"id":"a"', b'{"id": "a"'))
    assert reply == {"error": reply["error"]} | ({"id": "a"} if is_named else {})
    assert len(reply["error"]) < 500


def test_too_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.serve.queries.server.MOST_WAITING", 100)
    served = Served()
    for number in range(20):
        served.send(query(id=str(number), analyzeTurns=[0, 1, 2, 1, 0]))
    served.send(query(id="one more", analyzeTurns=[0]))
    (reply,) = served.heard()
    assert (reply["id"], reply["field"]) == ("one more", "analyzeTurns")
    served.send({"id": "t", "action": "terminate_all"})
    assert len(served.heard()) == 101
    assert not served.server.busy


def test_many_kinds_of_search_take_turns() -> None:
    served = Served()
    for number in range(30):
        settings = {"c_puct": 0.5 + number / 100}
        served.send(query(id=str(number), maxVisits=10, overrideSettings=settings))
    for number in range(30):
        served.send(query(id=f"large {number}", maxVisits=10**6, overrideSettings={"maxTime": 5}))
    for _ in range(400):
        served.server.step()
        served.now += 1.0
    assert not served.server.busy
    assert len({reply["id"] for reply in served.heard() if "rootInfo" in reply}) == 60


def test_a_deep_echo() -> None:
    """What can just be read may be too deep to be written."""
    served = Served()
    for depth in range(300, 1100, 7):
        deep = b'{"id": "a", "action": "clear_cache", "x": ' + b"[" * depth + b"]" * depth + b"}"
        served.send(deep)
        (reply,) = served.heard()
        assert reply.get("action") == "clear_cache" or "nested too deeply" in reply["error"]


def test_empty_lines_say_nothing() -> None:
    served = Served()
    for line in (b"", b"  ", b"\r"):
        served.send(line)
    assert served.heard() == []


def test_warnings_do_not_stop_a_query() -> None:
    replies = Served().ask(
        extra=1,
        rules={"scoring": "AREA", "tax": "ALL", "hasButton": True},
        overrideSettings={"cpuctExploration": 1.1, "wideRootNoise": 0.04},
        rootFpuReductionMax=0.1,
    )
    *warnings, answer = replies
    fields = {warning["field"] for warning in warnings}
    assert fields == {"extra", "rules", "overrideSettings", "rootFpuReductionMax"}
    assert all(set(warning) == {"field", "id", "warning"} for warning in warnings)
    assert any("cpuctExploration" in warning["warning"] for warning in warnings)
    assert answer["rootInfo"]["visits"] == 1


def test_illegal_moves_are_called_so() -> None:
    """KaTrain looks for these words."""
    reply = Served().answer(moves=[["B", "C3"], ["W", "C3"]])
    assert reply["error"] == "Illegal move 1: C3 (occupied)"
    taken = [["B", "A2"], ["W", "A1"], ["B", "B1"], ["W", "A1"]]
    assert "suicide" in Served().answer(moves=taken, rules="chinese")["error"]


def test_what_fails_is_told_and_the_next_query_works() -> None:
    served = Served()
    evaluator = served.networks.evaluators[5]
    for error in (WeightsError("no numbers"), MemoryError()):
        served.send(query(id="ill", analyzeTurns=[0, 1], maxVisits=30))
        served.server.step()
        evaluator.failing = error
        served.send(query(id="late", maxVisits=90))
        replies = served.finish()
        assert [r["turnNumber"] for r in replies if r["id"] == "ill"] == [0, 1]
        assert [set(r) for r in replies if r["id"] == "late"] == [{"error", "id"}]
        evaluator.failing = None
        assert served.answer(maxVisits=30)["rootInfo"]["visits"] == 30


def test_rules() -> None:
    assert named_rules("new zealand") == named_rules("NZ") == named_rules("new-zealand")
    assert named_rules("stone_scoring").missing()
    assert named_rules("Japanese").komi == 6.5
    assert named_rules({"scoring": "TERRITORY", "ko": "simple"}) == named_rules("korean")
    assert named_rules({"hasButton": True}).komi == 7.0
    for bad in ("", "go", None, {"tax": 1}, []):
        with pytest.raises(SettingsError):
            named_rules(bad)


def test_settings_by_the_names_of_the_protocol() -> None:
    found, ignored = overrides_of(
        Overrides(ServeSettings()),
        {"maxVisits": 10**12, "c_puct": 2, "reportAnalysisWinratesAs": "white", "odd": 1},
    )
    assert found.settings.visits == 1_000_000
    assert found.search.c_puct == 2.0
    assert found.settings.perspective == "WHITE"
    assert ignored == ["odd"]


def test_an_evaluator_that_is_not_to_be_had_is_no_fault_of_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(rules: object, profile: str) -> None:
        raise SettingsError("mps is not available here")

    served = Served()
    monkeypatch.setattr(served.networks, "network_for", refuse)
    assert served.ask() == [{"id": "q", "error": "mps is not available here"}]


def test_a_query_names_no_file() -> None:
    named = {"rollout_policy": "missing.npz", "rollout_share": 0.5}
    warning, reply = Served().ask(maxVisits=3, overrideSettings=named)
    assert "rollout_policy" in warning["warning"]
    assert reply["rootInfo"]["visits"] == 3


@pytest.mark.parametrize(
    "line",
    [
        b'{"id": "q", "rules": "\\ud800"}',
        b'{"rules": "\xff\xfe", "id": "q"}',
        b'{"komi": 1e9999, "id": "q"}',
        b'{"id": "q", "moves": ' + b"[" * 100_000,
        b'{"id": "q", "moves": [["B", "C3"]',
        b'{"id": "q", "x": "' + b"x" * MOST_BYTES + b'"}',
    ],
    ids=["surrogate", "bytes", "number", "depth", "cut off", "length"],
)
def test_the_error_of_a_line_that_can_not_be_parsed_has_its_id(line: bytes) -> None:
    served = Served()
    served.send(line)
    (reply,) = served.heard()
    assert reply["id"] == "q"
    assert reply["error"]
