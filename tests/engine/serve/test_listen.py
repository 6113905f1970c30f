"""The analysis protocol over WebSocket: clients, tokens, and those who are refused."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError, SettingsError
from engine.games.programs import json_client
from engine.games.programs.analysis_client import ClientRequest
from engine.games.programs.clients import open_client
from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.jobs.processes import engine_command
from engine.serve.queries import listen
from engine.serve.queries.listen import Listener, Place, checked_token, listening, place_of
from engine.serve.queries.options import Overrides, ServeSettings
from engine.serve.queries.server import MOST_BYTES, Server
from tests.engine.serve.served import MadeUpNetworks, Served, query

TOKEN = "a-token_of-16-ch"
HERE = Place("127.0.0.1", 0)
EMPTY_BOARD = ClientRequest(
    AnalysisRequest(1, Rules(size=5), np.zeros(25, np.int8), BLACK, moves=(), visits=20)
)


def made_up(say: Callable[[str], None]) -> Server:
    settings = Overrides(ServeSettings(visits=20))
    return Server(MadeUpNetworks(5), settings, say, version="test", warns_apart=False)


@pytest.fixture
def listener(request: pytest.FixtureRequest) -> Iterator[Listener]:
    """Something that listens on this computer, and answers on a thread."""
    token = getattr(request, "param", TOKEN)
    ended = threading.Event()
    with listening(HERE, token, made_up) as listener:
        thread = threading.Thread(target=listener.run, args=(ended.is_set,))
        thread.start()
        yield listener
        ended.set()
        thread.join()


def asked(connection: Any, **fields: Any) -> dict[str, Any]:
    """The answer to a query."""
    connection.send(json.dumps(query(**fields)))
    answer: dict[str, Any] = json.loads(connection.recv(timeout=60))
    return answer


def test_answers_are_those_of_standard_input(listener: Listener) -> None:
    with connect(listener.address) as connection:
        answer = asked(connection, maxVisits=20, includePolicy=True)
    assert answer == Served(5).answer(maxVisits=20, includePolicy=True)


def test_clients_have_queries_of_their_own(listener: Listener) -> None:
    """Equal ids of two clients don't meet, and one can't end what another has asked for."""
    with connect(listener.address) as one, connect(listener.address) as other:
        one.send(json.dumps(query(maxVisits=400)))
        other.send(json.dumps({"id": "end", "action": "terminate_all"}))
        assert json.loads(other.recv(timeout=60))["id"] == "end"
        assert asked(other, maxVisits=10)["rootInfo"]["visits"] == 10
        assert json.loads(one.recv(timeout=60))["rootInfo"]["visits"] == 400


def test_a_client_that_leaves_ends_its_searches(listener: Listener) -> None:
    with connect(listener.address) as connection:
        connection.send(json.dumps(query(maxVisits=1_000_000)))
        wait_until(lambda: any(client.server.busy for client in listener._connected()))
    wait_until(lambda: not listener._connected())


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 60.0
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_the_token_is_needed(listener: Listener) -> None:
    base = listener.address.removesuffix(TOKEN)
    for path in ("", "wrong", TOKEN[:-1], TOKEN + "x", "\u00e9"):
        with pytest.raises(InvalidStatus) as refusal:
            connect(base + path)
        assert refusal.value.response.status_code == 403
    assert not listener._connected()
    with connect(f"{base}{TOKEN}?from=here") as connection:
        assert asked(connection)["id"] == "q"


@pytest.mark.parametrize("listener", ["", TOKEN], indirect=True)
def test_pages_of_other_sites_are_refused(listener: Listener) -> None:
    with pytest.raises(InvalidStatus):
        connect(listener.address, origin="https://example.com")  # type: ignore[arg-type]
    own = listener.address.removeprefix("ws://").split("/")[0]
    with connect(listener.address, origin=f"http://{own}") as connection:  # type: ignore[arg-type]
        assert asked(connection)["id"] == "q"


@pytest.mark.parametrize("listener", [""], indirect=True)
def test_without_a_token_other_names_of_this_computer_are_refused(listener: Listener) -> None:
    """A site may give its own name the address of this computer."""
    port = int(listener.address.rpartition(":")[2].strip("/"))
    with pytest.raises(InvalidStatus):
        connect(f"ws://example.com:{port}/", address=("127.0.0.1", port))
    with connect(f"ws://localhost:{port}/", address=("127.0.0.1", port)) as connection:
        assert asked(connection)["id"] == "q"


def test_nonsense_is_answered_and_floods_end_a_connection(listener: Listener) -> None:
    with connect(listener.address) as connection:
        connection.send("nonsense")
        assert "error" in json.loads(connection.recv(timeout=60))
        connection.send(b"\xff\x00")
        assert "error" in json.loads(connection.recv(timeout=60))
        connection.send("x" * (MOST_BYTES + 1))
        with pytest.raises(ConnectionClosed):
            connection.recv(timeout=60)
    with connect(listener.address) as connection:
        assert asked(connection)["id"] == "q"


def test_a_client_that_does_not_read_is_dropped(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listen, "ANSWERS_WAITING", 4)
    with connect(listener.address) as silent, connect(listener.address) as other:
        flood = json.dumps({"id": "x" * 100_000, "action": "query_version"})
        with pytest.raises((ConnectionClosed, OSError)):
            send_for_ever(silent, flood)  # each echo is large, none is read
        assert asked(other)["id"] == "q"


def send_for_ever(connection: ClientConnection, message: str) -> None:
    while True:
        connection.send(message)


def test_no_more_clients_than_are_allowed(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listen, "MOST_CLIENTS", 1)
    with connect(listener.address) as one:
        assert asked(one)["id"] == "q"
        with connect(listener.address) as other, pytest.raises(ConnectionClosed):
            other.recv(timeout=60)


def test_places_and_tokens() -> None:
    assert place_of("2388") == ("127.0.0.1", 2388)
    assert place_of("0.0.0.0:1") == ("0.0.0.0", 1)
    assert place_of("[::1]:5").is_local
    assert not place_of("192.168.1.5:5").is_local
    for text in ("", "host", "host:", "1:x", "99999", "-1", "\u0665"):
        with pytest.raises(SettingsError, match="--listen"):
            place_of(text)
    assert checked_token(Place("localhost", 1), "") == ""
    drawn = {checked_token(Place("0.0.0.0", 1), "") for _ in range(2)}
    assert len(drawn) == 2, "another one at each start"
    assert all(checked_token(HERE, token) == token for token in drawn)
    for token in ("short", "with/slash-and-more", "x" * 201):
        with pytest.raises(SettingsError, match="--token"):
            checked_token(HERE, token)


def test_a_place_that_is_taken(listener: Listener) -> None:
    port = int(listener.address.rpartition(":")[2].split("/")[0])
    with pytest.raises(SettingsError, match="is not free"):
        Listener(Place("127.0.0.1", port), TOKEN, made_up)


def test_an_address_is_used_like_a_program(listener: Listener) -> None:
    """The client of analysis engines reaches it through `sai-engine connect`."""
    client = open_client(listener.address, label="next room")
    try:
        client.start(60.0)
        assert client.can_analyze
        *_, report = client.analyze(EMPTY_BOARD, lambda: False)
        assert report.finished
        (agent,) = report.agents
        assert agent.candidates[0].visits > 0
        asked_for = json_client.query(EMPTY_BOARD.request, "q", None)
        own = Served(5).answer(**asked_for)["rootInfo"]
        assert (report.network_alpha, report.network_beta) == (own["alpha"], own["beta"])
    finally:
        client.close()


def test_what_can_not_be_reached_is_said(listener: Listener) -> None:
    for address in (listener.address + "x", "ws://127.0.0.1:1/", "ws://[/"):
        client = open_client(address, label="next room")
        with pytest.raises(EngineError) as error:
            client.start(60.0)
        shown = str(error.value)
        assert address.rpartition("/")[0] in shown
        assert TOKEN not in shown, "it is a secret"
        client.close()
    for text in ("192.168.1.5:2388/abc", "http://example.org:2388/"):
        with pytest.raises(EngineError, match="begins with ws://"):
            open_client(text, label="next room")


def test_a_place_of_another_computer_is_said() -> None:
    for host in ("192.0.2.7", "nowhere.invalid"):
        with pytest.raises(SettingsError, match="name an address of this computer"):
            Listener(Place(host, 0), TOKEN, made_up)


def test_a_warning_is_part_of_the_answer(listener: Listener) -> None:
    """As messages of their own KaTrain takes warnings for answers."""
    with connect(listener.address) as connection:
        answer = asked(connection, overrideSettings={"unknown": 1}, humanSLProfile="x")
        assert [warning["field"] for warning in answer["warnings"]] == [
            "humanSLProfile",
            "overrideSettings",
        ]
        assert "rootInfo" in answer
        assert "warnings" not in asked(connection)


def test_answers_are_awaited_at_the_end_of_the_input(listener: Listener) -> None:
    queries = [
        query(id="a", maxVisits=50, analyzeTurns=[0, 1, 2]),
        query(id="b", maxVisits=60, reportDuringSearchEvery=0.01),
        query(id="c", overrideSettings={"unknown": 1}),
        {"id": "d", "action": "query_version"},
        {"id": "e", "action": "nonsense"},
    ]
    text = "".join(json.dumps(each) + "\n" for each in queries)
    command = engine_command(["connect", listener.address])
    ended = subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=120, check=True
    )
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    final = sorted(a["id"] for a in answers if not a.get("isDuringSearch"))
    assert final == ["a", "a", "a", "b", "c", "d", "e"]


def test_an_engine_that_stops_is_said() -> None:
    ended = threading.Event()
    with listening(HERE, TOKEN, made_up) as listener:
        thread = threading.Thread(target=listener.run, args=(ended.is_set,))
        thread.start()
        client = open_client(listener.address, label="next room")
        client.start(60.0)
        ended.set()
        thread.join()
    with pytest.raises(EngineError, match="connection"):
        list(client.analyze(EMPTY_BOARD, lambda: False))
    client.close()
