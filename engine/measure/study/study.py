"""Study one position under many networks: how often is each move chosen?

This is the second experiment of the SAI paper on five 7x7 positions (SAI IV-3, Figure 3); the first
one is in `study_curves`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings, choose_move, mover_stats
from engine.base.errors import EngineError
from engine.base.settings import Settings, setting
from engine.base.statistics.intervals import wilson_interval
from engine.base.translation import tr
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import PASSES, PLY, TO_PLAY, Position
from engine.network.models.header import boards_text, network_name
from engine.network.opened import FileEvaluator, OpenedNetwork, shared_network
from engine.search.search import TreeSearch
from engine.search.settings import DEFAULT_VISITS, SearchSettings
from engine.search.value.kinds import knows_score

_CACHE_ROWS = 1 << 14


@dataclass(frozen=True)
class StudyNetwork:
    """A network in a study."""

    name: str
    """Name shown to people."""
    opened: OpenedNetwork
    rules: Rules
    """Rules and board size for the network; komi is the study's."""

    def agents(self, lambdas: Sequence[float]) -> tuple[float | None, ...]:
        """Return the agents that differ: all lambdas, or None alone without a curve over komi."""
        return tuple(lambdas) if knows_score(self.opened.header.curve_kind) else (None,)

    def evaluator(self, symmetry: str, cache_rows: int = 0, seed: int = 0) -> FileEvaluator:
        """Return an evaluator of the network; see `OpenedNetwork.evaluator`."""
        return self.opened.evaluator(
            self.rules, precision="fp32", symmetry=symmetry, cache_rows=cache_rows, seed=seed
        )


@dataclass(frozen=True, kw_only=True)
class ChoiceSettings(Settings):
    """Settings of repeated choices of a move."""

    visits: int = setting(
        DEFAULT_VISITS, "visits of each search", low=1, high=100_000, source="SAI III-A"
    )
    tries: int = setting(
        200, "searches per network and lambda; the paper made 1000", low=1, high=1_000_000
    )
    views: int = setting(
        20,
        "groups of tries; each uses symmetries of its own and caches evaluations, so fewer groups "
        "are faster and more alike",
        low=1,
        high=100_000,
    )
    noise: bool = setting(True, "Dirichlet noise at the root, so that the tries of a group differ")
    temperature: float = setting(
        0.0,
        "0 takes the best move; above, moves are drawn by visits^(1/temperature)",
        low=0,
        high=10,
    )

    def groups(self) -> list[int]:
        """Return the number of tries of each group."""
        count = min(self.views, self.tries)
        return [self.tries * (i + 1) // count - self.tries * i // count for i in range(count)]


@dataclass(frozen=True)
class Choice:
    """How often each move was chosen by one network's agent (Figure 3)."""

    network: str
    """Name of the network."""
    lambda_: float | None
    """The agent: 0 plays to win, 1 for points; None if the network has no curve over komi, so that
    all agents are alike."""
    tries: int
    """Searches made; fewer than requested if the study was stopped."""
    counts: NDArray[np.int32]
    """int32[A], read-only: number of tries that chose each move; index N is pass."""
    best: tuple[int, ...]
    """Moves that count as best; empty if unknown."""

    @property
    def hits(self) -> int:
        """Number of tries that chose one of the best moves."""
        return int(self.counts[list(self.best)].sum()) if self.best else 0

    @property
    def share(self) -> float:
        """Share of tries that chose a best move; NaN without tries or best moves."""
        return self.hits / self.tries if self.tries and self.best else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of `share`."""
        return wilson_interval(self.hits, self.tries if self.best else 0)


def open_networks(paths: Sequence[Path], rules: Rules) -> tuple[StudyNetwork, ...]:
    """Load networks of any kind for a study; names are those of `network_name`.

    Raises
    ------
    EngineError
        A file can't be used, or its network is a policy alone or doesn't play boards of this size.
    """
    networks = []
    for path in paths:
        opened, size = shared_network(path), rules.size
        sizes = opened.header.sizes
        if size not in sizes:
            raise EngineError(
                tr(
                    "{file} plays {boards}, the position is {size}x{size}; leave it out",
                    file=path.name,
                    boards=boards_text(sizes),
                    size=size,
                )
            )
        if not opened.header.has_values:
            raise EngineError(
                tr("{file} only suggests moves and gives no winrates; leave it out", file=path.name)
            )
        networks.append(StudyNetwork(network_name(path), opened, rules))
    return tuple(networks)


def choices(
    position: Position,
    komi: float,
    networks: Sequence[StudyNetwork],
    lambdas: Sequence[float] = (0.0, 0.5, 1.0),
    *,
    best: Sequence[int] = (),
    settings: ChoiceSettings | None = None,
    search: SearchSettings | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    reported: Callable[[tuple[Choice, ...]], None] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[Choice, ...]:
    """Find how often each network's agents choose each move: by network, then by lambda.

    A network without a curve over komi has one agent.

    The tries of a group are searched side by side, for all lambdas together on shared evaluations;
    equal seeds give equal choices. Networks not begun before a stop are left out.

    Parameters
    ----------
    komi
        Points to White, handicap compensation included.
    best
        Moves that count as best, as proven by `engine.measure.solver.solve` or named by a person.
    search
        Settings of the searches; by default those of analysis, one leaf at a time.
    progress
        Called with searches done and in all.
    reported
        Called with the choices so far, after each group of tries.
    stopped
        Called between network calls; True ends the study after the groups that are done.

    Raises
    ------
    EngineError
        The game is over.
    """
    if position.counters[PASSES] >= 2:
        raise EngineError(
            tr("the game is over, so there is nothing to choose; take an earlier move")
        )
    settings = settings or ChoiceSettings()
    search = search or SearchSettings(batch=1)
    total = settings.tries * sum(len(entry.agents(lambdas)) for entry in networks)
    done = 0
    results: list[Choice] = []
    for index, entry in enumerate(networks):
        agents = entry.agents(lambdas)
        counts = np.zeros((len(agents), len(position.stones)), np.int32)
        counted: list[Choice] = []
        for view, tries in enumerate(settings.groups()):
            seeds = [seed, index, view]
            chosen = chosen_moves(
                position, komi, entry, agents, settings, search, tries, seeds, stopped
            )
            if chosen is None:
                break
            counts = counts + chosen
            counts.flags.writeable = False
            counted = [
                Choice(entry.name, lambda_, int(row.sum()), row, tuple(best))
                for lambda_, row in zip(agents, counts, strict=True)
            ]
            done += tries * len(agents)
            if progress is not None:
                progress(done, total)
            if reported is not None:
                reported((*results, *counted))
        results += counted
        if stopped():
            break
    return tuple(results)


def chosen_moves(
    position: Position,
    komi: float,
    entry: StudyNetwork,
    agents: Sequence[float | None],
    settings: ChoiceSettings,
    search_settings: SearchSettings,
    tries: int,
    seeds: list[int],
    stopped: Callable[[], bool],
) -> NDArray[np.int32] | None:
    """Return how often each move was chosen by one group of tries; None if stopped.

    Parameters
    ----------
    agents
        See `StudyNetwork.agents`.
    tries
        Searches of the group for each agent.
    seeds
        Seed of the study, index of the network and of the group.

    Returns
    -------
    int32[agents, A] or None
    """
    evaluator = entry.evaluator(
        "random", _CACHE_ROWS, int(np.random.default_rng(seeds).integers(2**31))
    )
    lambdas = [lambda_ or 0.0 for lambda_ in agents]
    trees = tries * len(lambdas)
    search = TreeSearch(
        evaluator,
        evaluator.size,
        trees,
        min(settings.visits, 4096),
        search_settings,
        seed=int(np.random.default_rng([*seeds, 1]).integers(2**31)),
    )
    for t in range(trees):
        search.set_root(t, position, komi, lambdas[t % len(lambdas)])
    noise = np.full(trees, settings.noise)
    search.run(np.full(trees, settings.visits, np.int32), noise, stopped)
    if stopped():
        return None
    counts = np.zeros((len(lambdas), len(position.stones)), np.int32)
    stats = search.root_stats()
    to_play = int(position.counters[TO_PLAY])
    random = np.random.default_rng([*seeds, 2])
    for t in range(trees):
        agent = AgentSettings(lambda_=lambdas[t % len(lambdas)], temperature=settings.temperature)
        move = choose_move(
            mover_stats(stats, t, to_play),
            agent,
            ply=int(position.counters[PLY]),
            margin_if_passed=float(to_play * (area_score(position) - komi)),
            after_pass=bool(position.counters[PASSES] > 0),
            random=random,
        )
        counts[t % len(lambdas), move] += 1
    return counts
