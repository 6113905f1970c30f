"""Lanes: positions of queries that are searched together in one batch of trees.

The number of leaves per step is adapted to the speed of the network, so that the server can read
new queries several times a second.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.komi_samples import RootSamples, root_samples
from engine.analysis.restrictions import restrict
from engine.base.errors import EngineError
from engine.go.board import NONE
from engine.go.state import PLY, TO_PLAY, Position, row
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.tree import ROOT
from engine.search.value.dynamic_komi import komi_to_win_by
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.fit import komi_grid
from engine.serve.queries.mirror import expect_mirroring, mirroring_player
from engine.serve.queries.query import Query
from engine.serve.queries.server_networks import ServedNetwork

_STEP_S: Final = 0.2
"""CPU time that one step should take [s]."""
_LEAST_ROWS, _MOST_ROWS = 8, 256
"""Least and largest number of leaves in a step."""
_MOST_EACH: Final = 8
"""Largest number of leaves of one tree in a step."""
_LARGE: Final = 1 << 24
"""Edges above which the trees of an idle lane are freed: an edge takes some ten bytes."""


@dataclass
class OwnerSums:
    """Sums of ownership over the positions that a search has evaluated, 1 is Black's."""

    total: NDArray[np.float64]
    """[N] sum of the ownership."""
    squares: NDArray[np.float64]
    """[N] sum of its square."""
    count: int = 0
    """Number of positions."""

    def add(self, owners: NDArray[np.float32]) -> None:
        """Add the ownership of one position."""
        self.total += owners
        self.squares += np.square(owners)
        self.count += 1


@dataclass
class Job:
    """One position of a query, waiting or being searched."""

    query: Query
    turn: int
    """Number of moves before the position."""
    priority: int
    """Priority of the position: jobs with larger ones are searched first."""
    number: int
    """Number in order of arrival, which decides between equal priorities."""
    network: ServedNetwork
    human: Evaluator | None = None
    """The "human" network that answers `humanPolicy`; None without one."""
    position: Position | None = None
    """The position while it is searched; None before and after."""
    deadline: float = 0.0
    """Time at which the search ends [s of the clock]."""
    next_report: float = 0.0
    """Time of the next report [s of the clock]."""
    owners: dict[int, OwnerSums] = field(default_factory=dict)
    """Ownership below each root move; of the whole tree at key NONE."""
    policy: NDArray[np.float32] | None = None
    """float32[A], the network's policy at the root before changes; -1 for illegal moves."""
    human_answer: Evaluation | None = None
    """Evaluation of the position by `human`; None until it is needed."""
    samples: RootSamples | None = None
    """Answers at several komi, of networks that see one at a time; None for others."""
    mirroring_color: int = 0
    """Color of the player who has mirrored the other's moves so far; 0 for none."""

    @property
    def order(self) -> tuple[int, int]:
        """Sort key of jobs: the most urgent comes first."""
        return -self.priority, self.number

    @property
    def watched(self) -> bool:
        """Whether each evaluation of its search has to be inspected or changed."""
        query = self.query
        shaped = bool(self.mirroring_color) or query.overrides.root_power != 1.0
        return bool(query.restrictions) or query.wants_owners or shaped


class _LaneSearch(TreeSearch):
    """A search that tells its evaluator which tree and node a row of the batch belongs to."""

    def place(self, i: int) -> tuple[int, int]:
        """Return tree and node of row i of the batch that is being evaluated."""
        return int(self._leaf_tree[i]), int(self._leaf_node[i])


class _QueryEvaluator(Evaluator):
    """The evaluator of a lane: the network's, with the changes that the queries ask for.

    It applies restrictions, root temperature and the expectation of mirrored moves, and sums up the
    ownership.
    """

    def __init__(self, lane: Lane, inner: Evaluator) -> None:
        self.size = inner.size
        self.sharpening = inner.sharpening
        self.sees_one_komi = inner.sees_one_komi
        self.territory = inner.territory
        self._lane = lane
        self._inner = inner

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        """Evaluate as `Evaluator`; forbidden moves are removed from `legal`, which the search
        reads afterwards."""
        answer = self._inner.evaluate(positions, legal, komi, average=average)
        if self._lane.watched:
            for i in range(len(legal)):
                tree, node = self._lane.search.place(i)
                job = self._lane.jobs[tree]
                if job is not None and job.watched:
                    self._change(job, tree, node, row(positions, i), legal[i], answer, i)
                    owners = answer.ownership
                    if job.query.wants_owners and owners is not None and not average:
                        self._lane.add_owners(job, tree, node, owners[i])
        return answer

    def _change(
        self,
        job: Job,
        tree: int,
        node: int,
        position: Position,
        legal: NDArray[np.bool_],
        answer: Evaluation,
        i: int,
    ) -> None:
        """Change row i of an answer, and its legal moves, in place as the query of a job asks."""
        policy = answer.policy[i]
        if node == ROOT:
            job.policy = np.where(legal, policy, np.float32(-1.0))
            power = job.query.overrides.root_power
            if power != 1.0:
                policy[:] = np.where(legal, policy**power, 0.0)
        if job.mirroring_color:
            last = self._lane.last_move(job, tree, node)
            is_mirroring = int(position.counters[TO_PLAY]) == job.mirroring_color
            expect_mirroring(policy, legal, last, is_mirroring)
        if job.query.restrictions and job.position is not None:
            depth = int(position.counters[PLY] - job.position.counters[PLY])
            restrict(job.query.restrictions, depth, int(position.counters[TO_PLAY]), legal)


class Lane:
    """Positions searched in one batch of trees.

    Parameters
    ----------
    visits
        Largest number of visits of a position in this lane.
    trees
        Number of positions that are searched at a time.
    scoring
        Scoring of their rules, see `TreeSearch`.
    """

    def __init__(
        self,
        network: ServedNetwork,
        settings: SearchSettings,
        visits: int,
        trees: int,
        scoring: str = "area",
    ) -> None:
        size = network.evaluator.size
        self._network = network
        self.jobs: list[Job | None] = [None] * trees
        """Job of each tree; None for free trees."""
        self.watched = 0
        """Number of jobs that are `watched`."""
        self.failed = ""
        """Error that ended the work of the lane; "" without one."""
        self.grid = komi_grid(size) if visits > 1 else None
        self._running: list[tuple[int, Job]] | None = None
        self._settings = settings
        self._rate = 16.0 / _STEP_S  # leaves per CPU-second; this guess is corrected by each step
        room = min(visits, 4096)
        self.search = _LaneSearch(
            _QueryEvaluator(self, network.evaluator),
            size,
            trees,
            room,
            settings.replace(batch=1),
            grid=self.grid,
            batch=min(_MOST_ROWS, trees * _MOST_EACH),
            scoring=scoring,
        )

    @property
    def running(self) -> list[tuple[int, Job]]:
        """Trees in use with their jobs, the most urgent first."""
        if self._running is None:
            pairs = [(t, job) for t, job in enumerate(self.jobs) if job is not None]
            self._running = sorted(pairs, key=lambda pair: pair[1].order)
        return self._running

    @property
    def priority(self) -> int | None:
        """Highest priority of the running jobs; None without any."""
        return self.running[0][1].priority if self.running else None

    @property
    def large(self) -> bool:
        """Whether its trees are too large to be kept while idle, see `_LARGE`."""
        return self.search.trees.prior.size > _LARGE

    def start(self, t: int, job: Job, position: Position) -> None:
        """Begin the search of a job's position in the free tree t."""
        job.position = position
        if job.query.overrides.settings.anti_mirror:
            job.mirroring_color = mirroring_player(
                job.query.colors[: job.turn],
                job.query.moves[: job.turn],
                job.query.rules.size,
                int(position.counters[TO_PLAY]),
            )
        self.jobs[t] = job
        self._running = None
        self.watched += job.watched
        agent = job.query.overrides.agent
        color = int(position.counters[TO_PLAY])
        komi = komi_to_win_by(agent.margin, job.query.rules.white_bonus, color)
        self.search.set_root(t, position, komi, agent.lambda_, agent.mu)
        job.samples = root_samples(self._network.evaluator, position, self.search, komi)

    def free(self, t: int) -> None:
        """Free tree t; its job is over or waits again."""
        job = self.jobs[t]
        self.jobs[t] = None
        self._running = None
        if job is not None:
            job.position = job.samples = None
            self.watched -= job.watched

    def step(self, least: int) -> None:
        """Search with one network call, for positions of at least a priority."""
        rows = int(min(max(self._rate * _STEP_S, _LEAST_ROWS), _MOST_ROWS))
        chosen = [(t, job) for t, job in self.running if job.priority >= least][:rows]
        targets = np.zeros(len(self.jobs), np.int32)
        for t, job in chosen:
            targets[t] = job.query.overrides.settings.visits
        each = min(max(rows // max(len(chosen), 1), 1), _MOST_EACH)
        if each != self.search.settings.batch:
            self.search.settings = self._settings.replace(batch=each)
        started = time.thread_time()
        try:
            made = self.search.step(targets)
        except EngineError as error:
            self.failed = str(error)
            return
        except MemoryError:
            self.failed = "There is not enough memory for more visits"
            return
        cpu_s = time.thread_time() - started
        rate = made / max(cpu_s, 1e-6)
        if rate < self._rate:
            self._rate = rate
        else:  # rise slowly: cached evaluations cost nothing, but the next ones may not be cached
            self._rate += 0.3 * (min(rate, 2.0 * self._rate) - self._rate)

    def ended(self) -> NDArray[np.bool_]:
        """Return which searches are over, bool[trees]: by visits or depth, see `TreeSearch.run`."""
        visits = [0 if job is None else job.query.overrides.settings.visits for job in self.jobs]
        return self.search.ended(np.array(visits, np.int32))

    def curves(self, t: int, job: Job, stats: RootStats) -> NDArray[np.float32]:
        """Return the curves of `TreeSearch.curves`, corrected by samples at several komi.

        New samples are evaluated by the network first.
        """
        if job.samples is not None:
            try:
                job.samples.update(stats.visits[t])
            except EngineError as error:
                self.failed = str(error)
        curves = self.search.curves(t, stats)
        if job.samples is not None:
            job.samples.correct(curves, t, stats)
        return curves

    def last_move(self, job: Job, tree: int, node: int) -> int:
        """Return the move that led to a node of a tree; NONE at the start of the game."""
        if node != ROOT:
            return int(self.search.trees.move[tree, node])
        return job.query.moves[job.turn - 1] if job.turn else NONE

    def add_owners(self, job: Job, tree: int, node: int, owners: NDArray[np.float32]) -> None:
        """Add the ownership of a node to the sums of the root and of the root move above it."""
        trees = self.search.trees
        top = node
        while top != ROOT and trees.parent[tree, top] != ROOT:
            top = int(trees.parent[tree, top])
        move = NONE if top == ROOT else int(trees.move[tree, top])
        for part in {NONE, move} if job.query.moves_ownership else {NONE}:
            if part not in job.owners:
                zeros = np.zeros((2, len(owners)))
                job.owners[part] = OwnerSums(zeros[0], zeros[1])
            job.owners[part].add(owners)
