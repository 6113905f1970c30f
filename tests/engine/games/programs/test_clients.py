"""Other engines as a source of reports: streaming GTP and JSON, spoken well and badly."""

from __future__ import annotations

import math
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.request import AnalysisRequest, Restriction
from engine.base.errors import EngineError
from engine.games.programs.analysis_client import (
    CONSOLE_LINES,
    AnalysisClient,
    ClientRequest,
    Console,
    guess_protocol,
)
from engine.games.programs.client_report import MOST_CANDIDATES
from engine.games.programs.clients import open_client
from engine.games.programs.gtp_client import GtpClient
from engine.games.programs.info_lines import DIALECTS, parse_info
from engine.games.programs.json_client import query
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.search.report import AnalysisReport, report_at_komi

HERE = Path(__file__).parent


def command(mode: str, script: str = "fake_analyzer.py") -> str:
    return shlex.join([sys.executable, "-S", "-E", str(HERE / script), mode])


def json_command(mode: str) -> str:
    return shlex.join(
        [sys.executable, "-S", "-E", str(HERE / "fake_json_engine.py"), "analysis", mode]
    )


def request(*moves: str, size: int = 7, visits: int = 200, **changes: object) -> AnalysisRequest:
    points = tuple(gtp_to_point(move, size) for move in moves)
    stones = np.zeros(size * size, np.int8)
    fields = {"stones": stones, "to_play": BLACK, **changes}
    return AnalysisRequest(1, Rules(size=size, komi=9.5), moves=points, visits=visits, **fields)  # type: ignore[arg-type]


def never() -> bool:
    return False


@pytest.fixture
def said() -> list[tuple[str, str]]:
    return []


@pytest.fixture
def opened(said: list[tuple[str, str]]) -> Iterator[Callable[[str], AnalysisClient]]:
    clients: list[AnalysisClient] = []

    def start(line: str) -> AnalysisClient:
        client = open_client(line, "auto", lambda way, text: said.append((way, text)))
        clients.append(client)
        client.start(60.0)
        return client

    yield start
    for client in clients:
        client.close()


def told(said: list[tuple[str, str]]) -> list[str]:
    """Commands without their numbers."""
    return [text.partition(" ")[2] for way, text in said if way == "in"]


# --- GTP ---------------------------------------------------------------------------------------


def test_a_position_is_shown_and_its_analysis_read(
    opened: Callable[[str], AnalysisClient], said: list[tuple[str, str]]
) -> None:
    client = opened(command("good"))
    assert client.about == "Fake 1.2 answered; it analyzes with kata-analyze."
    *_, last = client.analyze(ClientRequest(request("D4", "pass", "E5")), never)
    assert last.finished
    assert last.to_play == WHITE
    assert last.visits >= 200
    agent = last.agents[0]
    best = agent.candidates[0]
    assert best.move == gtp_to_point("A7", 7)
    assert best.winrate == pytest.approx(0.44)  # told for White
    assert agent.alpha == pytest.approx(9.5 - 1.5)
    lost = [c.points_lost for c in agent.candidates[:3]]
    assert lost == pytest.approx([0.0, 0.0, 2.0])  # one point is within the error
    assert best.variation == (gtp_to_point("A7", 7), gtp_to_point("A6", 7))
    commands = told(said)
    assert commands[3:6] == ["boardsize 7", "clear_board", "komi 9.5"]
    assert commands[6:10] == ["play B D4", "play W pass", "play B E5", "kata-analyze W 10"]


def test_an_analysis_keeps_to_the_moves_that_are_allowed(
    opened: Callable[[str], AnalysisClient], said: list[tuple[str, str]]
) -> None:
    client = opened(command("good"))
    only = Restriction(color=WHITE, moves=frozenset({8, 0}), until_depth=1, only=True)
    *_, last = client.analyze(ClientRequest(request("D4", restrictions=(only,))), never)
    assert {c.move for c in last.agents[0].candidates} == {0, 8}
    assert "kata-analyze W 10 allow W A7,B6 1" in told(said)
    asked = query(request("D4", restrictions=(only,)), "q1", None)
    assert asked["allowMoves"] == [{"player": "W", "moves": ["A7", "B6"], "untilDepth": 1}]
    assert "allowMoves" not in query(request("D4"), "q2", None)
    avoided = replace(only, only=False, color=BLACK)
    asked = query(request(restrictions=(avoided,)), "q3", None)
    assert asked["avoidMoves"] == [{"player": "B", "moves": ["A7", "B6"], "untilDepth": 1}]


def test_the_next_position_takes_undo_and_play(
    opened: Callable[[str], AnalysisClient], said: list[tuple[str, str]]
) -> None:
    client = opened(command("good"))
    list(client.analyze(ClientRequest(request("D4", "E5", "C3")), never))
    said.clear()
    list(client.analyze(ClientRequest(request("D4", "F6")), never))
    assert told(said)[:4] == ["undo", "undo", "play W F6", "kata-analyze B 10"]
    said.clear()
    stones = np.zeros(49, np.int8)
    stones[[0, 1]] = WHITE, BLACK
    list(client.analyze(ClientRequest(request("D4", stones=stones, to_play=WHITE)), never))
    assert told(said)[3:6] == ["play B B7", "play W A7", "play W D4"]


def test_integers_of_ten_thousand_are_shares(opened: Callable[[str], AnalysisClient]) -> None:
    client = opened(command("lz"))
    *_, last = client.analyze(ClientRequest(request()), never)
    assert last.agents[0].winrate == pytest.approx(0.56)
    assert last.network_beta == 0.0  # it tells no score
    assert report_at_komi(last, last.komi) is last


def test_a_stop_ends_the_stream_and_the_engine_goes_on(
    opened: Callable[[str], AnalysisClient],
) -> None:
    client = opened(command("good"))
    reports: list[AnalysisReport] = []
    wanted = ClientRequest(request(visits=1_000_000))
    for report in client.analyze(wanted, lambda: len(reports) >= 2):
        reports.append(report)
    assert len(reports) == 2
    assert not reports[-1].finished
    *_, last = client.analyze(ClientRequest(request("D4")), never)
    assert last.finished
    (quick,) = list(client.analyze(ClientRequest(request(visits=10**6), seconds=0.0), never))[-1:]
    assert quick.finished


def test_a_flood_is_only_sampled(opened: Callable[[str], AnalysisClient]) -> None:
    client = opened(command("floods"))
    reports = list(client.analyze(ClientRequest(request(visits=100_000)), never))
    assert reports[-1].finished
    assert client.command("name") == "Fake"


@pytest.mark.parametrize(
    ("mode", "size", "text"),
    [
        ("plain", 7, "can't analyze: it knows none of kata-analyze"),
        ("dies", 7, "ended (status 3) at 'kata-analyze'; its last output: out of memory"),
        ("good", 21, "refuses 'boardsize 21': unacceptable size; it can't analyze on 21x21"),
    ],
)
def test_what_goes_wrong_is_one_sentence(
    opened: Callable[[str], AnalysisClient], mode: str, size: int, text: str
) -> None:
    client = opened(command(mode))
    with pytest.raises(EngineError) as caught:
        list(client.analyze(ClientRequest(request(size=size, visits=100_000)), never))
    assert text in str(caught.value)
    assert "\n" not in str(caught.value)
    assert client.alive == (mode != "dies")


def test_nonsense_brings_no_report(opened: Callable[[str], AnalysisClient]) -> None:
    client = opened(command("garbage"))
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    assert not list(client.analyze(ClientRequest(request()), stopped))
    assert client.command("name") == "Fake"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (command("dead"), "ended (status 7) at 'name'; its last output: no model file"),
        ("no-such-engine gtp", "can't be started"),
        ("", "needs a command line"),
    ],
)
def test_engines_that_can_t_start(line: str, text: str) -> None:
    with pytest.raises(EngineError) as caught, closing(open_client(line, "gtp")) as client:
        client.start(60.0)
    assert text in str(caught.value)


def test_a_silent_engine_is_given_up_and_gone() -> None:
    client = GtpClient(command("mute"), label="Quiet One")
    with pytest.raises(EngineError, match="Quiet One did not answer 'name' in time"):
        client.start(0.2)
    assert not client.alive


def test_gnugo_is_told_apart_from_engines_that_analyze(
    opened: Callable[[str], AnalysisClient],
) -> None:
    if not (shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")):
        pytest.skip("GNU Go is not installed")
    client = opened("gnugo --mode gtp")
    assert client.about.startswith("GNU Go 3.8 answered, but knows none of kata-analyze")
    assert not client.can_analyze


# --- lines of analysis -------------------------------------------------------------------------


WORDS = ("info", "move", "D4", "Z9", "pass", "visits", "winrate", "order", "scoreLead", "pv", "0.5",
         "7", "-1", "nan", "1e999", "\x00")  # fmt: skip


@given(words=st.lists(st.sampled_from(WORDS), max_size=40))
def test_any_line_is_survived(words: list[str]) -> None:
    line = " ".join(words)
    for dialect in DIALECTS:
        for one in parse_info("info " + line, dialect, 9, WHITE):
            assert 0.0 <= one.winrate <= 1.0
            assert 0 <= one.move <= 81
            assert one.variation[0] == one.move


def test_what_makes_no_sense_is_left_out() -> None:
    line = (
        "info move D4 visits 10 winrate 0.25 scoreMean -3 order 1 pv D4 Z9 E5 "
        "info move D4 visits 9 winrate 0.9 pv D4 info move Q9 visits 1 winrate 0.5 pv Q9 "
        "info move E5 visits 20 winrate nan info move pass visits 30 winrate 7 order 0 pv pass"
    )
    first, second = parse_info(line, "kata-analyze", 9, WHITE)
    assert (first.visits, first.winrate, first.score) == (10, 0.75, 3.0)
    assert first.variation == (gtp_to_point("D4", 9),)
    assert (second.move, second.winrate, second.order) == (81, 0.0, 0)


# --- JSON --------------------------------------------------------------------------------------


def test_the_analysis_protocol_is_read(
    opened: Callable[[str], AnalysisClient], said: list[tuple[str, str]]
) -> None:
    line = json_command("good")
    assert guess_protocol(line) == "json"
    client = opened(line)
    assert client.about.endswith("1.15.3 answered; it analyzes over the JSON protocol.")
    reports = list(client.analyze(ClientRequest(request("D4")), never))
    last = reports[-1]
    assert last.finished
    assert not reports[0].finished
    assert last.visits == 200
    assert last.agents[0].winrate == pytest.approx(0.65)
    assert last.agents[0].alpha == pytest.approx(9.5 + 1.5)
    assert last.agents[0].candidates[0].winrate == pytest.approx(0.7)
    assert client.command('{"action": "query_version"}').endswith('"version": "1.15.3"}')
    with pytest.raises(EngineError, match="write a JSON object"):
        client.command("showboard")


def test_a_query_says_all_of_the_position() -> None:
    stones = np.zeros(49, np.int8)
    stones[0] = WHITE
    asked = query(request("D4", "pass", stones=stones, to_play=WHITE), "q1", 2.0)
    assert asked["initialStones"] == [["W", "A7"]]
    assert asked["initialPlayer"] == "W"
    assert asked["moves"] == [["W", "D4"], ["B", "pass"]]
    assert (asked["analyzeTurns"], asked["komi"], asked["maxVisits"]) == ([2], 9.5, 200)
    assert asked["overrideSettings"] == {"reportAnalysisWinratesAs": "BLACK", "maxTime": 2.0}


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        ("refuses", "refuses the position: rules not supported (rules)"),
        ("dies", "ended (status 2) at 'analysis'; its last output: CUDA error"),
    ],
)
def test_json_engines_that_fail(
    opened: Callable[[str], AnalysisClient], mode: str, text: str
) -> None:
    client = opened(json_command(mode))
    with pytest.raises(EngineError) as caught:
        list(client.analyze(ClientRequest(request()), never))
    assert text in str(caught.value)
    assert client.alive == (mode == "refuses")


def test_a_policy_alone_has_no_winrates(opened: Callable[[str], AnalysisClient]) -> None:
    client = opened(json_command("policy"))
    *_, last = client.analyze(ClientRequest(request("D4")), never)
    assert not last.has_winrates
    assert last.network_beta == 0.0
    assert len(last.agents[0].candidates) == 2


def test_a_stopped_query_is_terminated(
    opened: Callable[[str], AnalysisClient], said: list[tuple[str, str]]
) -> None:
    client = opened(json_command("slow"))
    reports: list[AnalysisReport] = []
    for report in client.analyze(ClientRequest(request()), lambda: bool(reports)):
        reports.append(report)
    assert '"terminateId": ' in said[-1][1]


def test_text_that_is_no_json_is_given_up() -> None:
    with (
        pytest.raises(EngineError, match="endless text that is not JSON"),
        closing(open_client(json_command("garbage"), "json")) as client,
    ):
        client.start(60.0)


# --- reports and console -----------------------------------------------------------------------


def test_reports_are_of_bounded_size(opened: Callable[[str], AnalysisClient]) -> None:
    line = " ".join(
        f"info move {c}{r} visits 5 winrate 0.5 scoreLead 0 pv {c}{r}" + " pass A1" * 500
        for c in "ABCDEFGHJ"
        for r in range(1, 10)
    )
    found = parse_info(line, "kata-analyze", 9, BLACK)
    assert len(found) == 81
    client = opened(command("good"))
    *_, last = client.analyze(ClientRequest(request(size=9)), never)
    assert len(last.agents[0].candidates) <= MOST_CANDIDATES
    assert all(len(one.variation) <= 40 for one in found)
    assert all(math.isfinite(c.alpha) for c in last.agents[0].candidates)


def test_a_console_keeps_what_a_person_can_read() -> None:
    console = Console()
    for number in range(20_000):
        console.hear("out" if number % 2 else "error", f"line {number} \x1b[31m " + "x" * 5000)
        console.hear("out", "info move D4 visits 1")
        console.hear("out", "=12 ")
    lines = console.after(0)
    assert len(lines) <= CONSOLE_LINES
    assert sum(text.startswith("info") for _, _, text in lines) <= 2
    assert all(len(text) <= 250 and text.isprintable() for _, _, text in lines)
    assert console.after(lines[-1][0]) == []
    for number in range(2 * CONSOLE_LINES):
        console.hear("in", f"play {number}")
    assert len(console.after(0)) == CONSOLE_LINES
