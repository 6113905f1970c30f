"""The pool of all queries' positions, which decides which of them are searched next.

A lane is one batch of trees for positions with the same network, search settings and class of
visits. Waiting positions get its trees in order of priority. Each round makes a step in one lane or
several.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.analysis.request import MOST_VISITS
from engine.go.state import Position
from engine.search.root_stats import RootStats
from engine.serve.queries.lane import Job, Lane

_CLASSES: Final = ((1, 256), (128, 32), (2048, 12), (16384, 4), (MOST_VISITS, 2))
"""Classes of positions: largest number of visits, and trees of a lane of such positions."""
_MOST_LANES, _IDLE_LANES = 6, 2
"""Largest number of lanes, and of idle lanes that are kept unless they are large."""
_ALL_EVERY: Final = 4
"""Every fourth round also searches positions of lower priority."""
_ADMIT_S: Final = 0.2
"""Longest time for answering finished games in a round, apart from the last one [s]."""


@dataclass
class _Queue:
    """Waiting jobs that can share a batch of trees, and the lane that searches them."""

    sample: Job
    """Job whose network, search settings and scoring the lane gets."""
    most: int
    """Largest number of visits of a position."""
    trees: int
    """Number of trees of the lane."""
    waiting: list[tuple[tuple[int, int], Job]] = field(default_factory=list)
    """Heap of waiting jobs by `Job.order`."""
    lane: Lane | None = None
    """The lane; None until it can be opened."""

    @property
    def running(self) -> list[tuple[int, Job]]:
        """Trees in use, with their jobs."""
        return [] if self.lane is None else self.lane.running

    @property
    def idle(self) -> bool:
        """Whether the queue has a lane but no jobs."""
        return self.lane is not None and not self.waiting and not self.running


class Pool:
    """All lanes, and the jobs that wait for their trees.

    Parameters
    ----------
    place
        Returns the position of a job; None if the job was answered without a search.
    refuse
        Called with each job that can't be searched, and the reason.
    clock
        Returns the time [s].
    """

    def __init__(
        self,
        place: Callable[[Job], Position | None],
        refuse: Callable[[Job, str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._place = place
        self._refuse = refuse
        self._clock = clock
        self._queues: dict[tuple[object, ...], _Queue] = {}
        self._round = 0

    def __bool__(self) -> bool:
        return any(queue.waiting or queue.running for queue in self._queues.values())

    @property
    def waiting(self) -> int:
        """Number of positions that wait for a tree."""
        return sum(len(queue.waiting) for queue in self._queues.values())

    def add(self, job: Job) -> None:
        """Queue a position."""
        overrides = job.query.overrides
        visits = overrides.settings.visits
        most, trees = next(c for c in _CLASSES if visits <= c[0])
        key = (id(job.network.evaluator), overrides.search, most, job.query.rules.scoring)
        if key not in self._queues:
            self._queues[key] = _Queue(job, most, trees)
        heapq.heappush(self._queues[key].waiting, (job.order, job))

    def step(self) -> Iterator[tuple[Lane, RootStats, list[tuple[int, Job]]]]:
        """Do one round of searches; yield each lane searched, its root statistics and its jobs."""
        until = self._clock() + _ADMIT_S
        for queue in sorted(
            (queue for queue in self._queues.values() if queue.waiting),
            key=lambda queue: queue.waiting[0][0],
        ):
            if queue.lane is not None or self._open(queue):
                self._admit(queue, until)
        self._round += 1
        lanes = [queue.lane for queue in self._queues.values() if queue.lane is not None]
        tops = [lane.priority for lane in lanes if lane.priority is not None]
        if tops:
            least = min(tops) if self._round % _ALL_EVERY == 0 else max(tops)
            for lane in lanes:
                priority = lane.priority
                if priority is not None and priority >= least:
                    lane.step(least if least == max(tops) else -(2**31))
                    yield lane, lane.search.root_stats(), lane.running
        self._tidy()

    def _open(self, queue: _Queue) -> bool:
        """Create a queue's lane if the number of lanes allows it; return whether it was created."""
        opened = [other for other in self._queues.values() if other.lane is not None]
        if len(opened) >= _MOST_LANES:
            idle = next((other for other in opened if other.idle), None)
            if idle is None:
                return False
            idle.lane = None
        sample = queue.sample
        try:
            queue.lane = Lane(
                sample.network,
                sample.query.overrides.search,
                queue.most,
                queue.trees,
                sample.query.rules.scoring,
            )
        except MemoryError:
            for _, job in queue.waiting:
                self._refuse(job, "There is not enough memory for this search")
            queue.waiting.clear()
            return False
        return True

    def _tidy(self) -> None:
        """Drop empty queues, and idle lanes except for a few small ones."""
        idle = [queue for queue in self._queues.values() if queue.idle]
        for number, queue in enumerate(reversed(idle)):
            if queue.lane is not None and (number >= _IDLE_LANES or queue.lane.large):
                queue.lane = None
        self._queues = {
            key: queue
            for key, queue in self._queues.items()
            if queue.waiting or queue.lane is not None
        }

    def _admit(self, queue: _Queue, until: float) -> None:
        """Start waiting jobs in free trees; a more urgent one replaces the least urgent running.

        Jobs that need no tree, those of finished games, are answered until a time; then the server
        has to read what was sent meanwhile.
        """
        lane, waiting = queue.lane, queue.waiting
        assert lane is not None
        free = [t for t, job in enumerate(lane.jobs) if job is None][::-1]
        while waiting:
            if not free:
                t, last = lane.running[-1]
                if last.priority >= waiting[0][1].priority:
                    return
                lane.free(t)
                last.owners.clear()
                heapq.heappush(waiting, (last.order, last))
                free.append(t)
            _, job = heapq.heappop(waiting)
            position = self._place(job)
            if position is not None:
                lane.start(free.pop(), job, position)
            if self._clock() >= until:
                return

    def drop(self, lane: Lane) -> None:
        """Drop a lane that failed, and refuse the jobs that wait for it."""
        for queue in self._queues.values():
            if queue.lane is lane:
                queue.lane = None
                for _, job in queue.waiting:
                    self._refuse(job, lane.failed)
                queue.waiting.clear()

    def end(self, is_ended: Callable[[Job], bool]) -> Iterator[tuple[Lane | None, int, Job]]:
        """Yield the jobs to end, with lane and tree (None and -1 for waiting jobs).

        Waiting jobs are removed. Running jobs keep their tree until the caller frees it.
        """
        for queue in self._queues.values():
            leaving = [job for _, job in queue.waiting if is_ended(job)]
            if leaving:
                queue.waiting = [entry for entry in queue.waiting if not is_ended(entry[1])]
                heapq.heapify(queue.waiting)
                for job in leaving:
                    yield None, -1, job
            for t, job in queue.running:
                if is_ended(job):
                    yield queue.lane, t, job
