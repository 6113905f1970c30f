"""Independent tasks done by this process, by several, or by the machines of a cluster."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from engine.base.errors import EngineError, RunError
from engine.jobs.farm import Failure, Farm, Fetch, SharedFile, Worker, share_file, stored_file
from engine.jobs.processes import Children, end_with_parent

LOOK_S: Final = 0.5
"""Seconds between looks for a request to stop."""
PATIENCE_S: Final = 5.0
"""Seconds that a process gets to end."""
MOST_LOSSES: Final = 5
"""A task with which so many workers of a cluster were lost ends the work."""

T = TypeVar("T")
"""A task; it must be picklable, and so must its result."""
R = TypeVar("R")

Stopped = Callable[[], bool]
"""Asked several times a second; True ends the work, and tasks in work are lost."""


Do = Callable[[T, Stopped], R | None]
"""Returns the result of a task; None if it was stopped. Does one task after the other, and keeps
between them what takes long to open."""
Make = Callable[[Mapping[Path, Path]], Do[T, R]]
"""Called in a worker's process, with the place of each file on its machine. It is pickled, so it is
a class or a function of a module, or a `functools.partial` of one."""
Spread = Callable[[Sequence[T], Stopped], Iterator[tuple[int, R]]]
"""Gives tasks to workers; yields the index and result of each as they arrive, in any order."""


@contextmanager
def spreading(
    make: Make[T, R],
    *,
    files: Collection[Path] = (),
    processes: int = 1,
    cluster: str = "",
    name: str = "work",
) -> Iterator[Spread[T, R]]:
    """Yield the function that spreads tasks over workers, which are ended afterwards.

    Parameters
    ----------
    make
        Makes what does the tasks, once for each worker.
    files
        Files that the tasks need; they are sent to the machines of a cluster.
    processes
        Processes that work; 1 = this one, which also stops within a task.
    cluster
        Address of the Ray cluster that works instead, see `Farm`; "" for none.
    name
        Names the work in errors, such as "study".

    Raises
    ------
    RunError
        Raised while tasks are spread: a worker has failed or ended, a task ends every worker that
        takes it, or the cluster is gone. What a task raises in this process is not changed.
    """
    if cluster:
        with Farm(cluster) as farm:
            shared = {path: share_file(farm, path) for path in sorted(files)}
            farm.serve(partial(FarmServer, make, shared))
            yield partial(spread_on_farm, farm)
        return
    here = {path: path for path in files}
    if processes > 1:
        pool = _Processes(partial(make, here), processes, name)
        try:
            yield pool.spread
        finally:
            pool.close()
        return
    yield partial(_spread_here, make(here))


def _never() -> bool:
    return False


def _spread_here(do: Do[T, R], tasks: Sequence[T], stopped: Stopped) -> Iterator[tuple[int, R]]:
    """Do tasks in this process."""
    for index, task in enumerate(tasks):
        result = None if stopped() else do(task, stopped)
        if result is None:
            return
        yield index, result


# --- processes --------------------------------------------------------------------------------


class _Processes(Generic[T, R]):
    """Processes that do tasks, started when the first tasks come."""

    def __init__(self, make: Callable[[], Do[T, R]], count: int, name: str) -> None:
        self._make, self._count, self._name = make, count, name
        self._children = Children()

    def spread(self, tasks: Sequence[T], stopped: Stopped) -> Iterator[tuple[int, R]]:
        """Give tasks to the processes; see `Spread`."""
        children = self._children
        for number in range(len(children.pipes), min(self._count, len(tasks))):
            children.start(_serve, self._make, name=f"{self._name} {number + 1}")
        waiting, given, missing = deque(enumerate(tasks)), dict[Connection, int](), len(tasks)

        def give(pipe: Connection) -> None:
            if waiting:
                given[pipe], task = waiting.popleft()
                pipe.send(task)

        for pipe in children.pipes:
            give(pipe)
        try:
            while missing and not stopped():
                ready = wait(children.pipes, LOOK_S)
                for pipe in (pipe for pipe in children.pipes if pipe in ready):
                    result = self._received(pipe)
                    missing -= 1
                    index = given.pop(pipe)
                    give(pipe)
                    yield index, result
        finally:
            if given:  # further tasks must not get the results of these
                self.close()

    def _received(self, pipe: Connection) -> R:
        """Return the result that a process sent; raise if the process failed or is gone."""
        try:
            has_result, answer = pipe.recv()
        except (EOFError, OSError):
            has_result, answer = False, "it ended without a reason, perhaps for lack of memory"
        if not has_result:
            raise RunError(
                f"a process of the {self._name} has failed: {answer}; fix that, then use the same "
                "command again: what was finished is kept"
            )
        result: R = answer
        return result

    def close(self) -> None:
        """End the processes at once."""
        self._children.close(PATIENCE_S)


def _serve(make: Callable[[], Do[Any, Any]], pipe: Connection) -> None:
    """Do the tasks that come over the pipe until the main process ends this one."""
    end_with_parent()
    try:
        do = make()
        while True:
            pipe.send((True, do(pipe.recv(), _never)))
    except (EngineError, OSError, MemoryError) as error:
        pipe.send((False, str(error) or "not enough memory"))


# --- a cluster --------------------------------------------------------------------------------


class FarmServer:
    """Does tasks in a worker's process on a cluster; see `engine.jobs.farm.Server`."""

    def __init__(
        self, make: Make[Any, Any], files: Mapping[Path, SharedFile], has_gpu: bool, fetch: Fetch
    ) -> None:
        make = deepcopy(make)  # arrays that travelled can't be written
        self._do = make({path: stored_file(file, fetch) for path, file in files.items()})

    def work(self, task: Any) -> Any:
        """Do a task."""
        return self._do(task, _never)


def spread_on_farm(farm: Farm, tasks: Sequence[Any], stopped: Stopped) -> Iterator[tuple[int, Any]]:
    """Give tasks to a farm's workers as orders, and again if a worker is lost; see `Spread`.

    Parameters
    ----------
    farm
        It serves already.

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
