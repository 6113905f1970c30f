"""Measurements of the two protocols by `sai-engine bench`, on 19x19 or a network's largest board.

`serve` is compared with the bare network in CPU time. Clients of GTP wait for the answers, so these
are measured in wall-clock time, which other work on the machine makes longer.
"""

from __future__ import annotations

import json
import os
import queue
import statistics
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.base.errors import EngineError
from engine.catalog.networks import best_network
from engine.go.coords import point_to_gtp
from engine.go.position import legal_moves, play
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.measure.bench.bench import MS, bare_work, paired_rates
from engine.network.opened import FileEvaluator, open_network
from engine.search.settings import SearchSettings
from engine.search.value.kinds import knows_score
from engine.serve.gtp.command_table import ANSWERS, STREAMS
from engine.serve.gtp.gtp_engine import GtpEngine
from engine.serve.gtp.gtp_networks import NetworksOfFiles
from engine.serve.gtp.gtp_session import GtpSession
from engine.serve.gtp.input import LineReader
from engine.serve.gtp.options import GtpSettings
from engine.serve.gtp.session_game import GtpGame
from engine.serve.queries.options import Overrides
from engine.serve.queries.server import Server
from engine.serve.queries.server_networks import ServedNetwork

SIZE: Final = 19
QUERIES: Final = 200
"""Number of queries of one visit, one for each position of a game."""
SERVE_BAR: Final = 0.8
"""Goal: speed of `serve` divided by that of the bare network."""
FIRST_BAR_MS, STOP_BAR_MS = 150.0, 100.0
"""Goals: time to the first line, and to the end of a stopped analysis [ms]."""
PAUSE_S: Final = 0.5
"""Time after which an analysis is stopped [s]."""
PATIENCE_S: Final = 120.0
"""Time limit of an answer; the first one has to load the network [s]."""


def bench_protocols(
    net: Path | None, evaluator: str, quick: bool, progress: Callable[[str], None]
) -> list[dict[str, Any]]:
    """Return rows for `bench`; none if no network is available for 19x19.

    Parameters
    ----------
    net
        Network file; None = the best one for 19x19.
    evaluator, quick, progress
        As for `bench`.
    """
    path = net or best_network(SIZE)
    if path is None:
        return []
    opened = open_network(path)
    size = SIZE if SIZE in opened.header.sizes else opened.header.sizes[-1]
    rows: list[dict[str, Any]] = []

    def add(what: str, value: float, unit: str, bar: float) -> None:
        known = bar if size == SIZE else None
        rows.append({"what": what, "value": value, "unit": unit, "bar": known, "peers": ""})
        progress(f"{what}: {value:,.4g} {unit}")

    moves = random_moves(size, QUERIES)
    network = opened.evaluator(Rules(size=size), precision=evaluator, symmetry="random")
    _, _, ratio = paired_rates(
        serve_work(network, moves), bare_work(network, 64, 192), 3 if quick else 5
    )
    add(f"serve, {len(moves)} positions {size}x{size}, over the bare network", ratio, "", SERVE_BAR)
    first, stop = gtp_latency(path, evaluator, size, moves[: 5 if quick else 15])
    add(f"GTP {size}x{size}, first line of an analysis", 1e3 * first, MS, FIRST_BAR_MS)
    add(f"GTP {size}x{size}, end of an analysis", 1e3 * stop, MS, STOP_BAR_MS)
    return rows


def random_moves(size: int, plies: int) -> list[int]:
    """Return random legal moves from the empty board, without passes."""
    random = np.random.default_rng(0)
    position = empty_position(size)
    legal = np.zeros(size * size + 1, np.bool_)
    moves = []
    for _ in range(plies):
        legal_moves(position, legal)
        points = np.flatnonzero(legal[:-1])
        if not len(points):
            break
        moves.append(int(random.choice(points)))
        play(position, moves[-1])
    return moves


class _OneNetwork:
    """The `ServerNetworks` of a single evaluator."""

    def __init__(self, evaluator: FileEvaluator) -> None:
        self._served = ServedNetwork("bench", evaluator, knows_score(evaluator.curve_kind))

    def network_for(self, rules: Rules, profile: str = "") -> ServedNetwork:
        return self._served

    def human_for(self, rules: Rules, profile: str) -> None:
        """See `ServerNetworks`."""

    def models(self) -> list[dict[str, Any]]:
        return []

    def clear_caches(self) -> None:
        pass


def serve_work(evaluator: FileEvaluator, moves: list[int]) -> Callable[[], int]:
    """Return work that has the server answer a query for each position of a game."""
    size = evaluator.size
    game = [["BW"[i % 2], point_to_gtp(move, size)] for i, move in enumerate(moves)]
    lines = [
        json.dumps(
            {
                "id": str(turn),
                "moves": game[:turn],
                "rules": "tromp-taylor",
                "komi": 7.5,
                "boardXSize": size,
                "boardYSize": size,
                "maxVisits": 1,
            }
        ).encode()
        for turn in range(len(game))
    ]

    def work() -> int:
        said: list[str] = []
        server = Server(_OneNetwork(evaluator), Overrides(), said.append)
        for line in lines:
            server.receive(line)
        while server.busy:
            server.step()
        return sum('"rootInfo"' in line for line in said)

    return work


def gtp_latency(path: Path, evaluator: str, size: int, moves: list[int]) -> tuple[float, float]:
    """Return median response times of a GTP session [s].

    Parameters
    ----------
    moves
        Moves of a game; the position after each of them is analyzed, the first one as a warm-up.

    Returns
    -------
    first, stop
        Time from the command to its first line, and from the next command to the end of the answer.

    Raises
    ------
    EngineError
        The session doesn't answer.
    """
    heard: queue.SimpleQueue[tuple[float, str]] = queue.SimpleQueue()
    reading, writing = os.pipe()
    session = GtpSession(
        LineReader(reading),
        lambda text: heard.put((time.perf_counter(), text)),
        lambda text: None,
        GtpEngine(
            lambda: Analyzer(precision=evaluator),
            NetworksOfFiles(path),
            AgentSettings(lambda_=0.0),
            SearchSettings(),
        ),
        GtpGame(Rules(size=size)),
        GtpSettings(),
        ANSWERS,
        STREAMS,
    )
    thread = threading.Thread(target=session.run, daemon=True)
    thread.start()

    def say(line: str) -> float:
        os.write(writing, f"{line}\n".encode())
        return time.perf_counter()

    def wait_for(start: str) -> float:
        try:
            while True:
                when, text = heard.get(timeout=PATIENCE_S)
                if text.startswith("?"):
                    raise EngineError(f"the GTP session of the bench fails: {text[1:].strip()}")
                if text.startswith(start):
                    return when
        except queue.Empty:
            raise EngineError("the GTP session of the bench doesn't answer") from None

    first, stop = [], []
    try:
        for number, move in enumerate(moves):
            say(f"play {'bw'[number % 2]} {point_to_gtp(move, size)}")
            begun = say("kata-analyze 1")
            first.append(wait_for("info ") - begun)
            time.sleep(PAUSE_S)
            stopped = say(f"{number} name")
            stop.append(wait_for("\n") - stopped)
            wait_for(f"={number} ")
    finally:
        say("quit")
        thread.join(PATIENCE_S)
        os.close(writing)
        os.close(reading)
    return statistics.median(first[1:]), statistics.median(stop[1:])
