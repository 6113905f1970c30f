"""`sai-engine bench`: measure this program's speed on this machine, beside other programs'.

Rates are work per CPU-second of this process, so that they don't depend on the machine's load. An
idle machine reaches them on each core.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from engine.base.errors import SettingsError
from engine.go.playouts import random_games
from engine.go.position import legal_moves, play
from engine.go.rollout_policy import policy_games
from engine.go.rollout_tables import rollout_tables, uniform_weights
from engine.go.rules import Rules
from engine.go.state import Position, empty_position, position_batch, row
from engine.measure.bench.bench_peers import peer_games
from engine.network.backends.available import ANY
from engine.network.models.network import initial_network, stored
from engine.network.models.settings import NetworkSettings
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.network.runners.evaluator import NetworkEvaluator
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.signature import search_signature
from engine.search.value.fit import komi_grid

KATAGO_BOARD = {7: 101_000, 9: 64_000, 19: 13_900}
OPEN_SPIEL = {7: 10_000, 9: 5_000, 19: 400}
"""Random games per CPU-second of KataGo's C++ board, as measured once for this project."""
KATAGO_NETWORK = "g170-b6c96"
KATAGO_VISITS = {7: 577, 9: 379, 13: 297, 19: 203}
"""Visits per CPU-second of KataGo's CPU build with that network, one thread, measured once."""
BOARD_VISITS = {7: 600, 9: 500, 13: 300, 19: 150}
"""Visits of one search, for KataGo and for us."""
SAI_VISITS = 890
"""Visits per CPU-second of the SAI authors' C++ program, 7x7 3x128, as measured once."""
MS = "ms"
"""Unit of times; lower is better."""
GAMES_BARS = {7: 80_000, 9: 50_000, 19: 10_000}
"""Goals by board size: random games per CPU-second."""
POLICY_BARS = {9: 1_000_000, 19: 1_000_000}
"""Goals by board size: moves of the rollout policy per CPU-second."""


def rate(work: Callable[[], int]) -> float:
    """Do some work once, and return the work per CPU-second."""
    started = time.process_time()
    done = work()
    return done / max(time.process_time() - started, 1e-9)


def best_rate(work: Callable[[], int], repeats: int) -> float:
    """Return the best work per CPU-second of some repeats, after a warm-up."""
    work()
    return max(rate(work) for _ in range(repeats))


def paired_rates(
    work: Callable[[], int], limit: Callable[[], int], repeats: int
) -> tuple[float, float, float]:
    """Return the best rates of some work and of its upper limit, and the median of their ratios.

    The two alternate, so that disturbances of the machine affect both sides of a ratio.
    """
    work()
    limit()
    pairs = [(rate(work), rate(limit)) for _ in range(repeats)]
    ratio = statistics.median(done / most for done, most in pairs)
    return max(done for done, _ in pairs), max(most for _, most in pairs), ratio


def middle_position(size: int, plies: int, seed: int) -> Position:
    """Return a position after some random legal moves."""
    random = np.random.default_rng(seed)
    position = empty_position(size)
    legal = np.zeros(size * size + 1, np.bool_)
    for _ in range(plies):
        legal_moves(position, legal)
        play(position, int(random.choice(np.flatnonzero(legal[:-1]))))
    return position


def bare_work(evaluator: FileEvaluator, batch: int, rows: int = 512) -> Callable[[], int]:
    """Return work that evaluates some `rows` in batches, without a cache."""
    size = evaluator.size
    positions = position_batch(batch, size)
    random = np.random.default_rng(0)
    for t in range(batch):
        for point in random.permutation(size * size)[: size * size // 3]:
            play(row(positions, t), int(point))
    legal = np.ones((batch, size * size + 1), np.bool_)
    komi = np.full(batch, 9.5, np.float32)

    def work() -> int:
        calls = max(1, rows // batch)
        for _ in range(calls):
            evaluator.evaluate(positions, legal, komi)
        return calls * batch

    return work


def analysis_work(evaluator: FileEvaluator, batch: int, visits: int) -> Callable[[], int]:
    """Return work that analyzes four positions with komi curves; it counts visits."""
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

    return work


def lockstep_work(evaluator: FileEvaluator, games: int, visits: int) -> Callable[[], int]:
    """Return work that searches many games in lockstep, one leaf per game; it counts visits."""
    size = evaluator.size
    search = TreeSearch(evaluator, size, games, visits, SearchSettings(batch=1))
    positions = [middle_position(size, t % 16, t) for t in range(games)]

    def work() -> int:
        for t, position in enumerate(positions):
            search.set_root(t, position, 9.5, 0.5)
        search.run(np.full(games, visits, np.int32))
        return visits * games

    return work


def board_rate(
    opened: OpenedNetwork, size: int, repeats: int, precision: str = ANY
) -> tuple[float, str]:
    """Return visits per CPU-second of searches on a board, and the title of the backend used."""
    evaluator = opened.evaluator(Rules(size=size), precision=precision, symmetry="random")
    work = analysis_work(evaluator, 8, BOARD_VISITS[size])
    return best_rate(work, repeats), evaluator.backend.title


def _count_games(size: int, games: int) -> int:
    return random_games(size, games, 1)[0]


def policy_rates(size: int, games: int, repeats: int) -> tuple[float, float]:
    """Return moves per CPU-second of the rollout policy (weights 0), and of random games."""
    tables = rollout_tables(uniform_weights(size))
    by_policy = best_rate(lambda: policy_games(size, games, tables, 1)[1], repeats)
    return by_policy, best_rate(lambda: random_games(size, games, 1)[1], repeats)


def way_rates(
    make: Callable[[str], FileEvaluator], names: Iterable[str], repeats: int
) -> Iterator[tuple[str, float]]:
    """Yield evaluations per CPU-second of each backend, with batches of 1 and of 8 positions.

    Parameters
    ----------
    make
        Returns the evaluator for a name in `EVALUATORS`; raises SettingsError for a backend whose
        answers differ, which is left out.
    """
    for name in names:
        try:
            evaluator = make(name)
        except SettingsError:
            continue
        for batch in (1, 8):
            rate = best_rate(bare_work(evaluator, batch, 8 * batch), repeats)
            yield f"{evaluator.backend.title}, batch {batch}", rate


def bench(
    net: Path | None, *, evaluator: str = ANY, quick: bool, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Run all measurements.

    Parameters
    ----------
    net
        Network file; None measures random networks.
    evaluator
        Backend of the network, one of `EVALUATORS`; "auto" also measures each available one.
    quick
        Whether to measure shortly, with less precision.
    progress
        Called with a line about each result.

    Returns
    -------
    dict
        `signature`, and `rows`: each with what, value, unit, bar (the goal) and peers.
    """
    repeats, seconds = (3, 0.5) if quick else (7, 2.0)
    rows: list[dict[str, Any]] = []

    def add(what: str, value: float, unit: str, bar: float | None, peers: str) -> None:
        rows.append({"what": what, "value": value, "unit": unit, "bar": bar, "peers": peers})
        progress(f"{what}: {value:,.4g} {unit}")

    for size, bar in GAMES_BARS.items():
        games = {7: 20_000, 9: 10_000, 19: 2_000}[size] // (4 if quick else 1)
        games_rate = best_rate(partial(_count_games, size, games), repeats)
        noted = f"KataGo C++ {KATAGO_BOARD[size]:,}, OpenSpiel from Python {OPEN_SPIEL[size]:,}"
        peers = f"{noted} (both noted); {peer_games(size, seconds)}"
        add(f"random games {size}x{size}", games_rate, "games per CPU-second", bar, peers)

    for size, bar in POLICY_BARS.items():
        games = {9: 2_000, 19: 400}[size] // (4 if quick else 1)
        policy_rate, random_rate = policy_rates(size, games, repeats)
        peers = f"random games {random_rate:,.0f}"
        add(f"rollout policy {size}x{size}", policy_rate, "moves per CPU-second", bar, peers)

    if net is None:
        settings = NetworkSettings(size=7, features="agz17", blocks=3, channels=128, value_head="Y")
        network = stored(initial_network(settings, seed=1))

        def make(name: str) -> FileEvaluator:
            return NetworkEvaluator(network, precision=name, symmetry="random")

    else:
        opened = open_network(net)
        largest = opened.header.sizes[-1]

        def make(name: str) -> FileEvaluator:
            return opened.evaluator(Rules(size=largest), precision=name, symmetry="random")

    used = make(evaluator)
    for what, value in way_rates(make, used.speeds if evaluator == ANY else (), repeats):
        what = f"bare network {used.size}x{used.size}, {what}"
        add(what, value, "evaluations per CPU-second", None, "")
    if net is not None and len(opened.header.sizes) > 1:
        for size in [size for size in KATAGO_VISITS if size in opened.header.sizes]:
            value, precision = board_rate(opened, size, repeats, evaluator)
            what = f"one analysis {size}x{size}, batch 8, {precision}"
            if opened.header.name.startswith(KATAGO_NETWORK):
                peers = f"KataGo's CPU build {KATAGO_VISITS[size]} (noted)"
                add(what, value, "visits per CPU-second", KATAGO_VISITS[size], peers)
            else:
                add(what, value, "visits per CPU-second", None, "")
        return {"signature": search_signature(), "rows": rows}
    precision = used.backend.title
    batch = 8
    visits = 200 if quick else 800
    single, bare, ratio = paired_rates(
        analysis_work(used, batch, visits), bare_work(used, batch), repeats
    )
    add(f"bare network, batch {batch}, {precision}", bare, "evaluations per CPU-second", None, "")
    add(
        "one analysis",
        single,
        "visits per CPU-second",
        3 * SAI_VISITS,
        f"SAI C++ {SAI_VISITS} (noted)",
    )
    add("one analysis over the bare network", ratio, "", 0.85, "")
    many, bare64, ratio = paired_rates(
        lockstep_work(used, 64, 50 if quick else 200), bare_work(used, 64), repeats
    )
    add(f"bare network, batch 64, {precision}", bare64, "evaluations per CPU-second", 4_300, "")
    add("64 games in lockstep", many, "visits per CPU-second", None, "")
    add("64 games in lockstep over the bare network", ratio, "", 0.9, "")
    return {"signature": search_signature(), "rows": rows}


def bench_text(results: dict[str, Any]) -> str:
    """Return the results as a table."""
    lines = [f"{'what':<48} {'measured':>10} {'bar':>8}  unit; peers"]
    for entry in results["rows"]:
        value = f"{entry['value']:,.0f}" if entry["value"] >= 100 else f"{entry['value']:.2f}"
        bar = "" if entry["bar"] is None else f"{entry['bar']:,g}"
        missed = entry["bar"] is not None and (
            entry["value"] > entry["bar"] if entry["unit"] == MS else entry["value"] < entry["bar"]
        )
        parts = ("misses its bar" if missed else "", entry["unit"], entry["peers"])
        tail = "; ".join(part for part in parts if part)
        lines.append(f"{entry['what']:<48} {value:>10} {bar:>8}  {tail}".rstrip())
    lines.append(f"search signature {results['signature']}")
    return "\n".join(lines)
