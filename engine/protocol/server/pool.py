"""The positions of all queries, and which of them are searched next.

A lane is one batch of trees: positions of one network, one kind of search and about as many visits.
Its trees are handed to waiting positions in order of priority. Each round one step of one or more
lanes is made.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.analysis.request import MOST_VISITS
from engine.go.position import Position
from engine.protocol.server.lane import Job, Lane
from engine.search.root_stats import RootStats

__all__ = ["Pool"]

_CLASSES: Final = ((1, 256), (128, 32), (2048, 12), (16384, 4), (MOST_VISITS, 2))
"""Most visits of a position, and trees of a lane of such positions."""
_MOST_LANES, _IDLE_LANES = 6, 2
"""Lanes at a time, and those kept although they have nothing to do, unless they are large."""
_ALL_EVERY: Final = 4
"""Every so many rounds positions of lower priority are searched too."""


@dataclass
class _Queue:
    """Positions that wait for trees of one kind."""

    sample: Job
    """Says what the lane is made for."""
    most: int
    """Most visits of a position."""
    trees: int
    """Of the lane."""
    waiting: list[tuple[tuple[int, int], Job]] = field(default_factory=list)
    """A heap."""
    lane: Lane | None = None
    """None until one is needed and may be opened."""

    @property
    def running(self) -> list[tuple[int, Job]]:
        """Trees at work, with their jobs."""
        return [] if self.lane is None else self.lane.running

    @property
    def idle(self) -> bool:
        """Whether there is a lane and nothing to do for it."""
        return self.lane is not None and not self.waiting and not self.running


class Pool:
    """All lanes, and the positions that wait for them.

    Parameters
    ----------
    place
        The position of a job; None when it was answered without a search.
    refuse
        Told of jobs that can't be searched, and why.
    """

    def __init__(
        self, place: Callable[[Job], Position | None], refuse: Callable[[Job, str], None]
    ) -> None:
        self._place = place
        self._refuse = refuse
        self._queues: dict[tuple[object, ...], _Queue] = {}
        self._round = 0

    def __bool__(self) -> bool:
        return any(queue.waiting or queue.running for queue in self._queues.values())

    @property
    def waiting(self) -> int:
        """Positions that have no tree yet."""
        return sum(len(queue.waiting) for queue in self._queues.values())

    def add(self, job: Job) -> None:
        """A position to be searched, sooner or later."""
        overrides = job.query.overrides
        visits = overrides.settings.visits
        most, trees = next(c for c in _CLASSES if visits <= c[0])
        key = (id(job.network.evaluator), overrides.search, most, job.query.rules.scoring)
        if key not in self._queues:
            self._queues[key] = _Queue(job, most, trees)
        heapq.heappush(self._queues[key].waiting, (job.order, job))

    def step(self) -> Iterator[tuple[Lane, RootStats, list[tuple[int, Job]]]]:
        """One round: lanes with something to do make a step; yields what each says of its roots."""
        for queue in sorted(
            (queue for queue in self._queues.values() if queue.waiting),
            key=lambda queue: queue.waiting[0][0],
        ):
            if queue.lane is not None or self._open(queue):
                self._admit(queue)
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
        """Make a queue's lane, where there may be one more."""
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
        """Forget queues that are empty, and lanes that wait for work, but for a few small ones."""
        idle = [queue for queue in self._queues.values() if queue.idle]
        for number, queue in enumerate(reversed(idle)):
            if queue.lane is not None and (number >= _IDLE_LANES or queue.lane.large):
                queue.lane = None
        self._queues = {
            key: queue
            for key, queue in self._queues.items()
            if queue.waiting or queue.lane is not None
        }

    def _admit(self, queue: _Queue) -> None:
        """Give free trees to the first in line; a more urgent position takes the least one's."""
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

    def drop(self, lane: Lane) -> None:
        """Forget a lane that failed, and refuse who waits for it."""
        for queue in self._queues.values():
            if queue.lane is lane:
                queue.lane = None
                for _, job in queue.waiting:
                    self._refuse(job, lane.failed)
                queue.waiting.clear()

    def take(self, wanted: Callable[[Job], bool]) -> Iterator[tuple[Lane | None, int, Job]]:
        """Jobs to be ended now: those waiting leave, those at work stay until they are freed."""
        for queue in self._queues.values():
            leaving = [job for _, job in queue.waiting if wanted(job)]
            if leaving:
                queue.waiting = [entry for entry in queue.waiting if not wanted(entry[1])]
                heapq.heapify(queue.waiting)
                for job in leaving:
                    yield None, -1, job
            for t, job in queue.running:
                if wanted(job):
                    yield queue.lane, t, job
