"""Independent tasks on a cluster: each is given to a worker, and again if the worker is lost."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.base.errors import RunError
from engine.cluster.farm import Failure, Farm, Worker

LOOK_S: Final = 0.5
"""Seconds between looks for a request to stop."""
MOST_LOSSES: Final = 5
"""A task with which so many workers were lost ends the work."""


def spread_tasks(
    farm: Farm, tasks: Sequence[Any], stopped: Callable[[], bool]
) -> Iterator[tuple[int, Any]]:
    """Give tasks to a farm's workers as orders; yield the index and answer of each, in any order.

    Parameters
    ----------
    farm
        It serves already.
    stopped
        Asked several times a second; True ends the work, and tasks in work are lost.

    Raises
    ------
    RunError
        A worker's server has failed, a task ends every worker that takes it, or the cluster is
        gone.
    """
    waiting = deque(range(len(tasks)))
    given: dict[int, int] = {}
    losses: Counter[int] = Counter()
    missing = len(tasks)

    def lost(worker: Worker) -> None:
        index = given.pop(worker.number, None)
        if index is None:
            return
        waiting.appendleft(index)
        losses[index] += 1
        if losses[index] >= MOST_LOSSES:
            raise RunError(
                f"{MOST_LOSSES} workers were lost one after the other at the same task; look at "
                "the memory of the machines, then use the same command again"
            )

    def next_order(worker: Worker) -> Any:
        if not waiting:
            return None
        given[worker.number] = waiting.popleft()
        return tasks[given[worker.number]]

    farm.lost = lost
    while missing and not stopped():
        for worker, answer in farm.step(next_order, LOOK_S):
            index = given.pop(worker.number)
            if isinstance(answer, Failure):
                raise RunError(
                    f"a worker on {worker.host} has failed: {answer.text}; fix that, then use the "
                    "same command again: what was finished is kept"
                )
            missing -= 1
            yield index, answer
