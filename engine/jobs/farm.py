"""Workers on the machines of a Ray cluster: started, given orders, replaced when they are lost;
files that they need, and numbers leased to them.

Only this module and `connection` import Ray. A worker is a Ray actor, a process that holds one
`Server` and answers one order after the other. Machines may come and go at any time: a worker is
started for each free core (or graphics card) of each machine, and a lost one is reported, so that
its orders can be given to others.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent import futures
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, Protocol, Self, TypeVar

from engine.base.errors import RunError, failure_text, reason_of
from engine.base.files import atomic_write, user_folder
from engine.base.plugins import VARIABLE
from engine.base.versions import program_version
from engine.jobs.connection import abandon, connect, first_line, knock, lost_text
from engine.jobs.last_words import LastWords
from engine.jobs.machines import Machines

T = TypeVar("T")

log = logging.getLogger(__name__)

LOOK_S: Final = 2.0
"""Seconds between looks for machines that came or went."""
MOST_FAILURES: Final = 5
"""A machine on which so many workers for each place fail without an answer is given no more."""
LONGEST_DELAY_S: Final = 30.0
"""Longest wait before a lost worker is replaced."""
BEGIN_S: Final = 30.0
"""Time after which a farm says that no worker has begun [s]."""
HEAD_S: Final = 20.0
"""Longest time for which the head of a cluster may not answer."""

Fetch = Callable[[Any], bytes]
"""Returns the bytes that `Farm.share` took, on any machine; they travel to each machine once."""


class Server(Protocol):
    """Carries out the orders of one worker, in that worker's process."""

    def work(self, order: Any) -> Any:
        """Carry out an order and return the answer; both must be picklable.

        What it raises is reported as a `Failure`; the worker lives on.
        """


MakeServer = Callable[[bool, Fetch], Server]
"""Creates the server of a worker, in the worker's process; True if it has a graphics card."""


@dataclass(frozen=True)
class Failure:
    """Answer of a worker whose server raised."""

    text: str


@dataclass(eq=False)
class _Place:
    """A machine, and how many workers of each kind it has room for."""

    host: str
    cpu_workers: int
    gpu_workers: int
    failures: int = 0
    """Workers that could not start, or reported a failure, since the last answer."""
    losses: int = 0
    """Workers that were lost since the last answer."""
    wait_until: float = 0.0

    @property
    def workers(self) -> int:
        """Number of workers that the machine should have; 0 for a machine that was refused."""
        return self.cpu_workers + self.gpu_workers


@dataclass(eq=False)
class Worker:
    """One process on a machine of the cluster."""

    number: int
    """Unique among all workers of the farm, also after replacements."""
    machine: str
    host: str
    gpus: int
    actor: Any
    pending: Any
    """Reference to the answer that is awaited; None while the worker is idle."""
    is_ready: bool = False
    """Whether it has said which version it runs."""


class Farm:
    """Workers on all machines of a cluster; a context manager that ends them.

    Parameters
    ----------
    address
        Address of the cluster as `ray start` prints it, HOST:PORT; "auto" for the one that runs on
        this computer.
    machines
        Counts workers by machine; None if nobody wants to know.
    tell
        Called with a sentence for people when a machine joins, is lost or is refused.

    Raises
    ------
    RunError
        Ray isn't installed, or no cluster answers at the address.
    """

    def __init__(
        self,
        address: str,
        machines: Machines | None = None,
        *,
        tell: Callable[[str], None] = log.info,
    ) -> None:
        self._ray = connect(address)
        self._address = address
        self._make: MakeServer | None = None
        self._machines = machines or Machines(None)
        self._host = self._ray.remote(_Host)
        self._tell = tell
        self.lost: Callable[[Worker], None] = lambda worker: None
        """Called with each worker that is gone; its last order won't be answered."""
        self._places: dict[str, _Place] = {}
        self._began = time.monotonic()  # when there last was a worker that is ready, or none at all
        self._waits_for = ""  # the sentence that says so
        self._workers: list[Worker] = []
        self._count = 0
        self._looked = -LOOK_S
        context = self._ray.get_runtime_context()
        self._head, self._own_machine = context.gcs_address, context.get_node_id()
        self._last_words = LastWords(address, (self._head, *self._own_place()))
        self._answered = time.monotonic()  # when the head last did
        self._closed, self._reason = False, "it was closed"
        self._calls = queue.SimpleQueue[Callable[[], None]]()
        self._caller = threading.Thread(target=self._call, name="Ray", daemon=True)
        self._caller.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def workers(self) -> list[Worker]:
        """Workers that can take orders, or are busy with one."""
        return [worker for worker in self._workers if worker.is_ready]

    def serve(self, make: MakeServer) -> None:
        """Start workers from now on.

        Parameters
        ----------
        make
            Makes each worker's server; pickled, so a function of a module, or a
            `functools.partial`.
        """
        self._make = make

    def share(self, data: bytes) -> Any:
        """Put bytes into the cluster's object store; workers get them with their `Fetch`.

        Raises
        ------
        RunError
            The cluster is gone.
        """
        return self._watched(lambda: self._ray.put(data))

    def step(
        self, next_order: Callable[[Worker], Any], seconds: float
    ) -> Iterator[tuple[Worker, Any]]:
        """Give orders to idle workers, wait for answers up to `seconds`, and yield them.

        Parameters
        ----------
        next_order
            Returns an order for a worker; None leaves it idle.

        Raises
        ------
        RunError
            The cluster is gone, or no machine has workers that work.
        """
        steps = self._steps(next_order, seconds)
        while (found := self._watched(lambda: next(steps, None))) is not None:
            yield found

    def _steps(
        self, next_order: Callable[[Worker], Any], seconds: float
    ) -> Iterator[tuple[Worker, Any]]:
        """Do the work of `step`; the calls of Ray in it may never return."""
        self._look()
        for worker in self.workers:
            if worker.pending is None and (order := next_order(worker)) is not None:
                worker.pending = worker.actor.work.remote(order)
        pending = [worker.pending for worker in self._workers if worker.pending is not None]
        if not pending:
            time.sleep(seconds)
            return
        ready = set(self._ray.wait(pending, num_returns=1, timeout=seconds)[0])
        if ready and len(pending) > len(ready):  # those that have arrived at the same time
            ready |= set(self._ray.wait(pending, num_returns=len(pending), timeout=0)[0])
        for worker in [worker for worker in self._workers if worker.pending in ready]:
            if worker in self._workers:  # not dropped because of another one's answer
                yield from self._received(worker)

    def _watched(self, work: Callable[[], T]) -> T:
        """Return what a function returns that calls Ray; raise if the cluster is gone meanwhile.

        Ray's calls wait for a head that is gone, so a thread of their own makes them.
        """
        if self._closed:
            raise self._gone(self._reason)
        if threading.current_thread() is self._caller:
            return work()
        answer = futures.Future[T]()

        def call() -> None:
            try:
                answer.set_result(work())
            except BaseException as error:  # raised again where the answer is awaited
                answer.set_exception(error)

        self._calls.put(call)
        while not futures.wait([answer], LOOK_S).done:
            self._check_head()
        try:
            return answer.result()
        except self._ray.exceptions.RayError as error:
            raise self._gone(first_line(error)) from error

    def _call(self) -> None:
        """Make calls of Ray until the farm is closed."""
        while not self._closed:
            self._calls.get()()

    def _received(self, worker: Worker) -> Iterator[tuple[Worker, Any]]:
        """Yield a worker's answer, or replace it if it is lost."""
        pending, worker.pending = worker.pending, None
        place = self._places.get(worker.machine)
        try:
            answer = self._ray.get(pending)
        except self._ray.exceptions.RayError as error:
            self._drop(worker, first_line(error), is_lost=worker.is_ready)
            return
        if not worker.is_ready:
            self._join(worker, answer)
            return
        if place is not None and not isinstance(answer, Failure):
            place.failures = place.losses = 0
        yield worker, answer

    def _join(self, worker: Worker, version: Any) -> None:
        """Let a worker take orders, if its machine has our version of the program."""
        if isinstance(version, Failure):
            self._drop(worker, version.text)
            return
        if version != program_version():
            self._refuse(
                worker.machine,
                f"it runs version {version}, this is {program_version()}; install the same there",
            )
            return
        worker.is_ready = True
        self._machines.joined(worker.machine, worker.host, worker.gpus)

    def fail(self, worker: Worker, reason: str) -> None:
        """End a worker whose answer shows that it can't work, as if it were lost.

        Raises
        ------
        RunError
            The cluster is gone, or no machine has workers that work.
        """
        self._watched(lambda: self._drop(worker, reason))

    def _drop(self, worker: Worker, reason: str, is_lost: bool = False) -> None:
        """Forget a worker that failed or is lost; it is replaced if its machine is still there."""
        with contextlib.suppress(Exception):  # it is gone already, or the machine is
            self._ray.kill(worker.actor)
        self._workers.remove(worker)
        if worker.is_ready:
            self._machines.left(worker.machine)
        place = self._places.get(worker.machine)
        self.lost(worker)
        log.info("worker %d on %s is lost: %s", worker.number, worker.host, reason)
        if place is None or not place.workers:
            return
        if is_lost:
            self._tell(f"a worker on {worker.host} was lost; another one takes its place")
        place.losses += 1
        delay_s = min(2.0 ** min(place.losses - 1, 10), LONGEST_DELAY_S)
        place.wait_until = time.monotonic() + delay_s
        place.failures += not is_lost
        if place.failures >= MOST_FAILURES * place.workers:
            self._refuse(worker.machine, reason)

    def _refuse(self, machine: str, reason: str) -> None:
        """Start no more workers on a machine."""
        place = self._places[machine]
        place.cpu_workers = place.gpu_workers = 0
        for worker in [worker for worker in self._workers if worker.machine == machine]:
            self._drop(worker, reason)
        text = f"{place.host} can't take part ({reason})"
        self._tell(text)
        if not any(place.workers for place in self._places.values()):
            raise RunError(f"{text}; no other machine of the cluster {self._address} is left")

    def _look(self) -> None:
        """Find machines that came or went, and start the workers that are missing."""
        if time.monotonic() - self._looked < LOOK_S:
            return
        self._looked = time.monotonic()
        if not self._check_head():  # it may come back; until then Ray would only wait
            return
        found = {node["NodeID"]: node for node in self._ray.nodes() if node["Alive"]}
        if self._own_machine not in found:
            raise self._gone("Ray on this computer has ended")
        for machine in [machine for machine in self._places if machine not in found]:
            place = self._places.pop(machine)
            self._tell(f"{place.host} has left the cluster")
            for worker in [worker for worker in self._workers if worker.machine == machine]:
                self._drop(worker, "its machine has left", is_lost=True)
        for machine, node in found.items():
            if machine not in self._places:
                gpus = int(node["Resources"].get("GPU", 0))
                cores = int(node["Resources"].get("CPU", 0))
                place = _Place(node["NodeManagerHostname"], max(cores - gpus, 0), gpus)
                self._places[machine] = place
                if cores + gpus:
                    self._tell(
                        f"{place.host} joins with {_kinds(cores, gpus)}; its workers begin in "
                        "seconds, or in a minute if the engine is not compiled there"
                    )
            self._fill(machine, self._places[machine])
        self._tell_of_waiting()

    def _tell_of_waiting(self) -> None:
        """Report once why the work waits: no machine is left, or no worker has started yet."""
        reason = ""
        if self.workers or not self._workers:
            self._began = time.monotonic()
        if not any(place.workers for place in self._places.values()):
            reason = (
                f"no machine of the cluster {self._address} is left; the work waits until one "
                "joins (Ctrl-C stops it)"
            )
        elif time.monotonic() - self._began > BEGIN_S:
            reason = (
                "no worker has begun yet: the engine is being compiled there, or other work has "
                "the cores of the cluster; the work waits (Ctrl-C stops it)"
            )
        if reason and reason != self._waits_for:
            self._tell(reason)
        self._waits_for = reason

    def _fill(self, machine: str, place: _Place) -> None:
        """Start the workers that a machine has room for."""
        if self._make is None or time.monotonic() < place.wait_until:
            return
        present = [worker for worker in self._workers if worker.machine == machine]
        for gpus, wanted in ((1, place.gpu_workers), (0, place.cpu_workers)):
            for _ in range(wanted - sum(worker.gpus == gpus for worker in present)):
                self._start(machine, place.host, gpus)

    def _start(self, machine: str, host: str, gpus: int) -> None:
        number, self._count = self._count, self._count + 1
        actor = self._new_actor(machine, gpus)
        self._workers.append(Worker(number, machine, host, gpus, actor, actor.version.remote()))

    def _new_actor(self, machine: str, gpus: int) -> Any:
        """Start the process of a worker on a machine."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        strategy = NodeAffinitySchedulingStrategy(machine, soft=False)
        files = {VARIABLE: os.environ[VARIABLE]} if os.environ.get(VARIABLE) else {}
        host_class = self._host.options(
            num_cpus=1,
            num_gpus=gpus,
            scheduling_strategy=strategy,
            runtime_env={"env_vars": files} if files else None,
        )
        return host_class.remote(self._make, gpus > 0)

    def _check_head(self) -> bool:
        """Return whether the cluster's head answers; raise if it has been gone for a while."""
        try:
            knock(self._head)
            self._answered = time.monotonic()
        except OSError as error:
            if time.monotonic() - self._answered > HEAD_S:
                raise self._gone(first_line(error)) from error
            return False
        return True

    def _gone(self, reason: str) -> RunError:
        """Give up the cluster, and return the error that says so."""
        if not self._closed:
            self._closed, self._reason = True, reason  # nothing is left that could be ended
            abandon(self._ray)
            self._calls.put(lambda: None)  # so that the thread sees it
            self._last_words.withdraw()
        return RunError(lost_text(self._address, reason))

    def _own_place(self) -> list[str]:
        """Return HOST:PORT of Ray on this computer."""
        own = (node for node in self._ray.nodes() if node["NodeID"] == self._own_machine)
        return [f"{node['NodeManagerAddress']}:{node['NodeManagerPort']}" for node in own]

    def close(self) -> None:
        """End all workers and disconnect."""
        if self._closed:
            return
        with contextlib.suppress(RunError):  # the cluster is gone
            self._watched(self._end)
        self._closed = True
        self._last_words.withdraw()

    def _end(self) -> None:
        for worker in self._workers:
            with contextlib.suppress(Exception):  # its machine may be gone
                self._ray.kill(worker.actor)
        with contextlib.suppress(Exception):
            self._ray.shutdown()
        self._closed = True  # the thread that calls Ray ends


def _kinds(cores: int, gpus: int) -> str:
    """Return the numbers of cores and graphics cards in words."""
    text = f"{cores} core{'s' if cores != 1 else ''}"
    return f"{text} and {gpus} graphics card{'s' if gpus != 1 else ''}" if gpus else text


class _Host:
    """The Ray actor: holds a server in a process of its own."""

    def __init__(self, make: MakeServer, has_gpu: bool) -> None:
        import ray

        self._failure = ""
        try:
            self._server = make(has_gpu, ray.get)
        except Exception as error:  # told where the person sees it
            self._failure = failure_text(error)

    def version(self) -> str | Failure:
        """Return the version of the program on this machine, or why there is no server."""
        return Failure(self._failure) if self._failure else program_version()

    def work(self, order: Any) -> Any:
        """Return the server's answer."""
        try:
            return self._server.work(order)
        except Exception as error:  # told where the person sees it; the next order may do
            return Failure(failure_text(error))


# --- files that workers need: sent once to each machine, kept by their content -----------------


@dataclass(frozen=True)
class SharedFile:
    """A file in a cluster's object store."""

    name: str
    """Name without folders; its ending tells the kind of a network."""
    reference: Any


def share_file(farm: Farm, path: Path) -> SharedFile:
    """Put a file into the object store.

    Raises
    ------
    RunError
        It can't be read.
    """
    return SharedFile(path.name, farm.share(content_of(path)))


def content_of(path: Path) -> bytes:
    """Return the bytes of a file that is to be sent.

    Raises
    ------
    RunError
        It can't be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise RunError(
            f"{path}: can't be read ({reason_of(error)}), so it can't be sent to the cluster; make "
            "it readable"
        ) from error


def stored_file(file: SharedFile, fetch: Fetch) -> Path:
    """Return the path of a shared file on this machine, which its workers write once.

    Raises
    ------
    OSError
        The folder for the user's data can't be written.
    """
    content = fetch(file.reference)
    path = user_folder("cluster", hashlib.sha256(content).hexdigest()[:16]) / file.name
    if not path.exists():
        atomic_write(path, content)
    return path


# --- numbers of work items --------------------------------------------------------------------


class Leases:
    """Hands out numbers from 0 on; each is held by one worker until it is done or released.

    Parameters
    ----------
    done
        Numbers of items that exist already; they are never handed out.
    """

    def __init__(self, done: Iterable[int] = ()) -> None:
        self._done = set(done)
        self._held: defaultdict[int, set[int]] = defaultdict(set)
        self._free: list[int] = []
        self._next = (number for number in count() if number not in self._done)

    def lease(self, worker: int, amount: int) -> tuple[int, ...]:
        """Lease numbers to a worker: released ones first, then new ones in order."""
        again, self._free = self._free[:amount], self._free[amount:]
        numbers = (*again, *islice(self._next, amount - len(again)))
        self._held[worker].update(numbers)
        return numbers

    def held(self, worker: int) -> int:
        """Return how many numbers a worker holds."""
        return len(self._held[worker])

    def finish(self, worker: int, numbers: Collection[int]) -> bool:
        """Mark numbers as done and return True; False if the worker doesn't hold all of them.

        In the latter case nothing changes. An item that arrives twice, or from a worker that was
        considered lost, is not counted.
        """
        held, finished = self._held[worker], set(numbers)
        if len(finished) < len(numbers) or not finished <= held:
            return False
        held -= finished
        self._done |= finished
        return True

    def release(self, worker: int) -> None:
        """Release all numbers that a worker holds, so that others can lease them."""
        self._free = sorted([*self._free, *self._held.pop(worker, ())])
