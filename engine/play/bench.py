"""`sai-engine bench`: what this machine does, beside its peers. CPU time throughout.

Work divided by the CPU time of this process does not move with the load of the machine; an idle
machine does it once per core.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from engine.go.playouts import random_games
from engine.go.position import Position, empty_position, legal_moves, play, position_batch, row
from engine.network.evaluator import NetworkEvaluator
from engine.network.network import Network, initial_network
from engine.network.settings import NetworkSettings
from engine.network.weights import load_network
from engine.play.bench_peers import peer_games
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.signature import search_signature
from engine.value.fit import komi_grid

KATAGO_BOARD = {7: 101_000, 9: 64_000, 19: 13_900}
"""Random games per CPU-second of KataGo's C++ board, as measured once for this project."""
SAI_VISITS = 890
"""Visits per CPU-second of the SAI authors' C++ program, 7x7 3x128, as measured once."""
GAMES_BARS = {7: 80_000, 9: 50_000, 19: 10_000}


def best_rate(work: Callable[[], int], repeats: int) -> float:
    """Work per CPU-second: the best of some repeats after one warm-up."""
    work()
    best = 0.0
    for _ in range(repeats):
        started = time.process_time()
        done = work()
        best = max(best, done / max(time.process_time() - started, 1e-9))
    return best


def middle_position(size: int, plies: int, seed: int) -> Position:
    """A position after some random legal moves that fill no eyes."""
    random = np.random.default_rng(seed)
    position = empty_position(size)
    legal = np.zeros(size * size + 1, np.bool_)
    for _ in range(plies):
        legal_moves(position, legal)
        play(position, int(random.choice(np.flatnonzero(legal[:-1]))))
    return position


def bare_rate(evaluator: NetworkEvaluator, batch: int, repeats: int) -> float:
    """Evaluations per CPU-second of the bare network at a batch size, nothing cached."""
    size = evaluator.size
    positions = position_batch(batch, size)
    random = np.random.default_rng(0)
    for t in range(batch):
        for point in random.permutation(size * size)[: size * size // 3]:
            play(row(positions, t), int(point))
    legal = np.ones((batch, size * size + 1), np.bool_)

    def work() -> int:
        calls = max(1, 512 // batch)
        for _ in range(calls):
            evaluator.evaluate(positions, legal)
        return calls * batch

    return best_rate(work, repeats)


def analysis_rate(evaluator: NetworkEvaluator, batch: int, visits: int, repeats: int) -> float:
    """Visits per CPU-second of one analysis with komi curves, fresh trees."""
    settings = SearchSettings(batch=batch)
    size = evaluator.size
    grid = komi_grid(size)
    search = TreeSearch(evaluator, size, 1, visits, settings, grid=grid)
    positions = [middle_position(size, plies, plies) for plies in (0, 4, 8, 12)]

    def work() -> int:
        for position in positions:
            search.set_root(0, position, 9.5, 0.5)
            search.run(np.array([visits], np.int32))
        return visits * len(positions)

    return best_rate(work, repeats)


def lockstep_rate(evaluator: NetworkEvaluator, games: int, visits: int, repeats: int) -> float:
    """Visits per CPU-second of many games in lockstep, one leaf per game and step."""
    size = evaluator.size
    search = TreeSearch(evaluator, size, games, visits, SearchSettings(batch=1))
    positions = [middle_position(size, t % 16, t) for t in range(games)]

    def work() -> int:
        for t, position in enumerate(positions):
            search.set_root(t, position, 9.5, 0.5)
        search.run(np.full(games, visits, np.int32))
        return visits * games

    return best_rate(work, repeats)


def _count_games(size: int, games: int) -> int:
    return random_games(size, games, 1)[0]


def bench(net: Path | None, *, quick: bool, progress: Callable[[str], None]) -> dict[str, Any]:
    """Run every measurement.

    Returns
    -------
    dict
        `signature`, and `rows`: each with what, value, unit, bar and peers.
    """
    repeats, seconds = (2, 0.5) if quick else (5, 2.0)
    rows: list[dict[str, Any]] = []

    def add(what: str, value: float, unit: str, bar: float | None, peers: str) -> None:
        rows.append({"what": what, "value": value, "unit": unit, "bar": bar, "peers": peers})
        progress(f"{what}: {value:,.4g} {unit}")

    for size, bar in GAMES_BARS.items():
        games = {7: 20_000, 9: 10_000, 19: 2_000}[size] // (4 if quick else 1)
        rate = best_rate(partial(_count_games, size, games), repeats)
        peers = f"KataGo C++ {KATAGO_BOARD[size]:,} (noted); {peer_games(size, seconds)}"
        add(f"random games {size}x{size}", rate, "games per CPU-second", bar, peers)

    network: Network
    if net is None:
        settings = NetworkSettings(size=7, features="agz17", blocks=3, channels=128, value_head="Y")
        network = initial_network(settings, seed=1)
    else:
        network = load_network(net)[0]
    evaluator = NetworkEvaluator(network, precision="auto", symmetry="random")
    precision = evaluator.precision
    batch = 8
    bare = bare_rate(evaluator, batch, repeats)
    add(f"bare network, batch {batch}, {precision}", bare, "evaluations per CPU-second", None, "")
    visits = 200 if quick else 800
    single = analysis_rate(evaluator, batch, visits, repeats)
    add(
        "one analysis",
        single,
        "visits per CPU-second",
        3 * SAI_VISITS,
        f"SAI C++ {SAI_VISITS} (noted)",
    )
    add("one analysis over the bare network", single / bare, "", 0.85, "")
    bare64 = bare_rate(evaluator, 64, repeats)
    add(f"bare network, batch 64, {precision}", bare64, "evaluations per CPU-second", 4_300, "")
    many = lockstep_rate(evaluator, 64, 50 if quick else 200, repeats)
    add("64 games in lockstep", many, "visits per CPU-second", None, "")
    add("64 games in lockstep over the bare network", many / bare64, "", 0.9, "")
    return {"signature": search_signature(), "rows": rows}


def bench_text(results: dict[str, Any]) -> str:
    """The results as a table."""
    lines = [f"{'what':<48} {'measured':>10} {'bar':>8}  unit; peers"]
    for entry in results["rows"]:
        value = f"{entry['value']:,.0f}" if entry["value"] >= 100 else f"{entry['value']:.2f}"
        bar = "" if entry["bar"] is None else f"{entry['bar']:,g}"
        tail = "; ".join(part for part in (entry["unit"], entry["peers"]) if part)
        lines.append(f"{entry['what']:<48} {value:>10} {bar:>8}  {tail}".rstrip())
    lines.append(f"search signature {results['signature']}")
    return "\n".join(lines)
