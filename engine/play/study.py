"""One position under many networks: their winrate curves, and how often each move is chosen.

The two experiments of the SAI paper on five 7x7 positions (S0 IV-2 and IV-3, Figures 2 and 3).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from engine.errors import EngineError
from engine.go.board import BLACK
from engine.go.position import PASSES, PLY, TO_PLAY, Position
from engine.go.scoring import area_score
from engine.network.evaluator import NetworkEvaluator
from engine.network.network import Network
from engine.network.weights import load_network
from engine.play.agent import AgentSettings, choose_move, mover_stats
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.settings import Settings, setting
from engine.value.evaluation import SIGMOID

__all__ = [
    "Choice",
    "ChoiceSettings",
    "CurveStudy",
    "NetworkCurve",
    "Spread",
    "StudyNetwork",
    "choices",
    "curves",
    "open_networks",
    "wilson_interval",
]

_CACHE_ROWS = 1 << 14


@dataclass(frozen=True)
class StudyNetwork:
    """A network that takes part in a study."""

    name: str
    """As it is shown."""
    network: Network
    """In memory."""


@dataclass(frozen=True)
class NetworkCurve:
    """What one network says of the position: the mean over the eight symmetries."""

    network: str
    """Its name."""
    identity: str
    """Eight hex digits that name the weights."""
    kind: int
    """FLAT (one winrate, for the komi it learned with) or SIGMOID."""
    alpha: float
    """Fair komi [points for Black]; NaN for a flat network."""
    beta: float
    """Steepness [1/points]; NaN for a flat network."""
    winrate: float
    """Black's at the study's komi, mean of the eight [0, 1]; a flat network has no komi."""


@dataclass(frozen=True)
class Spread:
    """Mean and spread of some numbers."""

    count: int
    """How many."""
    mean: float
    """NaN without numbers."""
    deviation: float
    """Sample standard deviation; NaN with fewer than two numbers."""
    low: float
    """Smallest; NaN without numbers."""
    high: float
    """Largest; NaN without numbers."""


@dataclass(frozen=True)
class CurveStudy:
    """One position under many networks (Figure 2)."""

    komi: float
    """Komi of the winrates, handicap compensation included [points to White]."""
    to_play: int
    """BLACK or WHITE."""
    curves: tuple[NetworkCurve, ...]
    """In the order of the networks."""

    @property
    def alpha(self) -> Spread:
        """Of the networks that know a score."""
        return spread_of(c.alpha for c in self.curves if c.kind == SIGMOID)

    @property
    def beta(self) -> Spread:
        """Of the networks that know a score."""
        return spread_of(c.beta for c in self.curves if c.kind == SIGMOID)

    @property
    def winrate(self) -> Spread:
        """Black's at the komi, networks that know a score."""
        return spread_of(c.winrate for c in self.curves if c.kind == SIGMOID)

    @property
    def flat_winrate(self) -> Spread:
        """Black's, networks with one winrate."""
        return spread_of(c.winrate for c in self.curves if c.kind != SIGMOID)


@dataclass(frozen=True, kw_only=True)
class ChoiceSettings(Settings):
    """How moves are chosen again and again."""

    visits: int = setting(250, "visits of each search", low=1, high=100_000, source="S0 III-A")
    tries: int = setting(
        200, "searches per network and lambda; the paper made 1000", low=1, high=1_000_000
    )
    views: int = setting(
        20,
        "groups of tries; each looks through symmetries of its own and remembers evaluations, so "
        "fewer groups are faster and more alike",
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


@dataclass(frozen=True)
class Choice:
    """How often each move was chosen by one network's agent (Figure 3)."""

    network: str
    """Its name."""
    lambda_: float
    """The agent: 0 plays to win, 1 for points."""
    tries: int
    """Searches made; fewer than asked for when the study was stopped."""
    counts: NDArray[np.int32]
    """int32[A], read-only: tries in which each move was chosen; index N is pass."""
    best: tuple[int, ...]
    """The moves that count as best; empty when nobody said which."""

    @property
    def hits(self) -> int:
        """Tries in which one of the best moves was chosen."""
        return int(self.counts[list(self.best)].sum()) if self.best else 0

    @property
    def share(self) -> float:
        """Probability that a best move is chosen; NaN without tries or best moves."""
        return self.hits / self.tries if self.tries and self.best else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of `share`."""
        return wilson_interval(self.hits, self.tries if self.best else 0)


def spread_of(values: Iterable[float]) -> Spread:
    """Mean and sample standard deviation of some numbers."""
    numbers = np.array(list(values), np.float64)
    count = len(numbers)
    if not count:
        return Spread(0, math.nan, math.nan, math.nan, math.nan)
    return Spread(
        count=count,
        mean=float(numbers.mean()),
        deviation=float(numbers.std(ddof=1)) if count > 1 else math.nan,
        low=float(numbers.min()),
        high=float(numbers.max()),
    )


def wilson_interval(hits: int, tries: int, level: float = 0.95) -> tuple[float, float]:
    """Wilson's interval of a probability, from independent tries; (0, 1) without tries.

    Notes
    -----
    E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22
    (1927).
    """
    if tries == 0:
        return 0.0, 1.0
    z2 = NormalDist().inv_cdf(0.5 + level / 2) ** 2
    center = (hits + z2 / 2) / (tries + z2)
    half = math.sqrt(z2 * (hits * (tries - hits) / tries + z2 / 4)) / (tries + z2)
    return max(center - half, 0.0), min(center + half, 1.0)


def open_networks(paths: Sequence[Path], size: int) -> tuple[StudyNetwork, ...]:
    """Load networks for a study; names are file names without their endings.

    Raises
    ------
    EngineError
        A file can't be used, or its network plays another board.
    """
    networks = []
    for path in paths:
        network, _ = load_network(path)
        name = path.name.removesuffix(".gz").removesuffix(".txt").removesuffix(".safetensors")
        if network.settings.size != size:
            other = network.settings.size
            raise EngineError(
                f"{path.name} plays {other}x{other}, the position is {size}x{size}; leave it out"
            )
        networks.append(StudyNetwork(name, network))
    return tuple(networks)


def curves(
    position: Position,
    komi: float,
    networks: Iterable[StudyNetwork],
    *,
    progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> CurveStudy:
    """What each network alone says of a position.

    Parameters
    ----------
    komi
        Points to White, handicap compensation included.
    progress
        Told the networks done.
    stopped
        Asked before each network; true ends the study with those done.
    """
    batch = Position._make([*position[:3], *(array[None] for array in position[3:])])
    black = int(position.counters[TO_PLAY]) == BLACK
    found = []
    for entry in networks:
        if stopped():
            break
        evaluator = NetworkEvaluator(entry.network, precision="fp32")
        answer = evaluator.raw(batch, "average", komi=komi)
        winrate = float(answer.winrate[0])
        scored = evaluator.curve_kind == SIGMOID
        alpha = float(answer.alpha[0]) if scored else math.nan
        found.append(
            NetworkCurve(
                network=entry.name,
                identity=evaluator.identity,
                kind=evaluator.curve_kind,
                alpha=alpha if black else -alpha,
                beta=float(answer.beta[0]) if scored else math.nan,
                winrate=winrate if black else 1.0 - winrate,
            )
        )
        if progress is not None:
            progress(len(found))
    return CurveStudy(komi, BLACK if black else -BLACK, tuple(found))


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
    found: Callable[[tuple[Choice, ...]], None] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[Choice, ...]:
    """How often each network's agents choose each move.

    The tries of a group are searched side by side, those of all lambdas together on shared
    evaluations; equal seeds give equal choices.

    Parameters
    ----------
    komi
        Points to White, handicap compensation included.
    best
        Moves that count as best, as proven by `engine.play.solve` or said by a person.
    search
        How trees grow; the default is the default of analysis, one leaf at a time.
    progress
        Told searches done and in all.
    found
        Told the choices so far, after each group of tries.
    stopped
        Asked between network calls; true ends the study with the groups that are done.

    Returns
    -------
    tuple of Choice
        By network, then by lambda; networks that were not begun are left out.

    Raises
    ------
    EngineError
        The game is over.
    """
    if position.counters[PASSES] >= 2:
        raise EngineError("the game is over, so there is nothing to choose; take an earlier move")
    settings = settings or ChoiceSettings()
    search = search or SearchSettings(batch=1)
    total = settings.tries * len(lambdas) * len(networks)
    done = 0
    results: list[Choice] = []
    for index, entry in enumerate(networks):
        counts = np.zeros((len(lambdas), len(position.stones)), np.int32)
        made: list[Choice] = []
        for view, tries in enumerate(_groups(settings)):
            seeds = [seed, index, view]
            chosen = _chosen(
                position, komi, entry.network, lambdas, settings, search, tries, seeds, stopped
            )
            if chosen is None:
                break
            counts = counts + chosen
            counts.flags.writeable = False
            made = [
                Choice(entry.name, lambda_, int(row.sum()), row, tuple(best))
                for lambda_, row in zip(lambdas, counts, strict=True)
            ]
            done += tries * len(lambdas)
            if progress is not None:
                progress(done, total)
            if found is not None:
                found((*results, *made))
        results += made
        if stopped():
            break
    return tuple(results)


def _groups(settings: ChoiceSettings) -> list[int]:
    """Tries of each group."""
    groups = min(settings.views, settings.tries)
    return [
        settings.tries * (i + 1) // groups - settings.tries * i // groups for i in range(groups)
    ]


def _chosen(
    position: Position,
    komi: float,
    network: Network,
    lambdas: Sequence[float],
    settings: ChoiceSettings,
    search_settings: SearchSettings,
    tries: int,
    seeds: list[int],
    stopped: Callable[[], bool],
) -> NDArray[np.int32] | None:
    """Moves chosen by one group of tries, [lambdas, A]; None when it was stopped."""
    evaluator = NetworkEvaluator(
        network,
        precision="fp32",
        symmetry="random",
        cache_rows=_CACHE_ROWS,
        seed=int(np.random.default_rng(seeds).integers(2**31)),
    )
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
        search.set_root(t, position, komi, float(lambdas[t % len(lambdas)]))
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
