"""The thread that runs the newest job."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from engine.base.errors import EngineError
from sai_studio.kit.job_thread import MOST_URGENT, JobThread, Opened, Task, Worker


class Noter(JobThread[str]):
    """Notes its jobs; each one but those that begin with "!" runs until `release` is set."""

    def __init__(self) -> None:
        super().__init__("worker")
        self.begun: list[str] = []
        self.done: list[str] = []
        self.release = threading.Event()
        self.changed = threading.Condition()

    def _run(self) -> None:
        for job in self.jobs():
            with self.changed:
                self.begun.append(job)
                self.changed.notify_all()
            while not (job[0] == "!" or self.interrupted() or self.release.wait(0.001)):
                pass
            if self.finish():
                with self.changed:
                    self.done.append(job)
                    self.changed.notify_all()

    def wait(self, *begun: str) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.begun == list(begun), 20), self.begun

    def wait_done(self, *done: str) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.done == list(done), 20), self.done


@pytest.fixture
def worker() -> Iterator[Noter]:
    worker = Noter()
    yield worker
    assert worker.close(20)


def test_the_newest_job_replaces_the_running_and_the_waiting_one(worker: Noter) -> None:
    worker.submit("never begun")
    worker.submit("interrupted")
    worker.start()
    worker.wait("interrupted")
    worker.submit("newest")
    worker.wait("interrupted", "newest")
    worker.release.set()
    worker.wait_done("newest")


def test_jobs_of_other_kinds_wait_in_turn(worker: Noter) -> None:
    worker.start()
    worker.submit("first", "a")
    worker.wait("first")
    worker.submit("second", "b")
    worker.submit("third", "c")
    worker.submit("second again", "b")
    worker.release.set()
    worker.wait_done("first", "second again", "third")


def test_a_job_goes_on_after_urgent_ones(worker: Noter) -> None:
    worker.start()
    worker.submit("analysis")
    worker.wait("analysis")
    worker.submit_urgent("!command")
    worker.wait("analysis", "!command", "analysis")
    assert worker.done == ["!command"]
    worker.release.set()
    worker.wait_done("!command", "analysis")


def test_neither_a_canceled_nor_a_replaced_job_goes_on(worker: Noter) -> None:
    worker.start()
    worker.submit("canceled")
    worker.wait("canceled")
    assert worker.cancel() == []
    worker.submit("waiting")
    worker.submit_urgent("!command")
    worker.release.set()
    worker.wait_done("!command", "waiting")
    assert worker.begun.count("canceled") == 1


def test_of_many_urgent_jobs_the_oldest_are_dropped(worker: Noter) -> None:
    for number in range(MOST_URGENT + 1):
        worker.submit_urgent(f"!{number}")
    worker.start()
    worker.wait_done(*(f"!{number}" for number in range(1, MOST_URGENT + 1)))


def test_cancel_returns_what_was_waiting() -> None:
    worker = Noter()
    worker.submit("a", "one kind")
    worker.submit("b", "another")
    assert worker.cancel() == ["a", "b"]
    assert worker.close(1.0), "it was never started"


def test_close_tells_whether_the_thread_has_ended() -> None:
    release = threading.Event()

    class Busy(JobThread[str]):
        def _run(self) -> None:
            release.wait(20)

    busy = Busy("busy")
    busy.start()
    assert not busy.close(0.01)
    release.set()
    assert busy.close(20)
    assert not busy.is_running


@dataclass
class Heard:
    """A worker, and what it told."""

    qtbot: QtBot
    worker: Worker = field(default_factory=lambda: Worker("worker"))
    told: list[tuple[str, object]] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("found", "noticed", "failed", "crashed", "done"):
            getattr(self.worker, name).connect(partial(self._hear, name))

    def _hear(self, name: str, value: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.told.append((name, value))

    def wait(self, *told: tuple[str, object]) -> None:
        self.qtbot.waitUntil(lambda: self.told[-len(told) :] == list(told), timeout=20_000)


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[Heard]:
    heard = Heard(qtbot)
    yield heard
    assert heard.worker.close(20)


def waiting(release: threading.Event, *results: object) -> Callable[[Task], None]:
    """A job that tells results, the last one when it is stopped or released."""

    def run(task: Task) -> None:
        for result in results[:-1]:
            task.tell(result)
        while not task.stopped() and not release.wait(0.001):
            pass
        task.tell(results[-1])

    return run


def test_a_worker_runs_functions_and_tells_how_they_end(heard: Heard) -> None:
    def refuse(task: Task) -> None:
        task.notice("compiling")
        raise EngineError("no network")

    def stumble(task: Task) -> None:
        task.tell([1])
        raise ZeroDivisionError

    heard.worker.run(refuse, "a")
    heard.wait(("noticed", "compiling"), ("failed", "no network"), ("done", "a"))
    heard.worker.run(stumble)
    heard.qtbot.waitUntil(lambda: heard.told[-1] == ("done", ""), timeout=20_000)
    assert heard.told[-3] == ("found", [1])
    assert "ZeroDivisionError" in str(heard.told[-2])
    heard.worker.run(lambda task: task.tell("it goes on"))
    heard.wait(("found", "it goes on"), ("done", ""))


def test_nobody_listens_to_a_replaced_or_dropped_job(heard: Heard) -> None:
    never = threading.Event()
    heard.worker.run(waiting(never, "begun", "replaced"))
    heard.wait(("found", "begun"))
    heard.worker.run(waiting(never, "newest", "dropped"))
    heard.wait(("found", "newest"))
    heard.worker.drop()
    heard.worker.run(lambda task: task.tell("last"), "another kind")
    heard.wait(("found", "begun"), ("found", "newest"), ("found", "last"), ("done", "another kind"))


def test_a_stopped_job_still_tells_its_last_result(heard: Heard) -> None:
    heard.worker.run(waiting(threading.Event(), "begun", "the results so far"), "a")
    heard.wait(("found", "begun"))
    heard.worker.run(lambda task: task.tell("never begun"), "b")
    heard.worker.stop()
    heard.wait(("done", "b"), ("found", "the results so far"), ("done", "a"))


def test_a_closed_worker_is_silent(heard: Heard) -> None:
    release = threading.Event()
    heard.worker.run(waiting(release, "begun", "late"))
    heard.wait(("found", "begun"))
    assert heard.worker.close(20)
    heard.qtbot.wait(10)
    assert heard.told == [("found", "begun")]


def test_what_two_threads_need_is_opened_once(qtbot: QtBot) -> None:
    opened: list[object] = []

    def open_(notice: Callable[[str], None]) -> object:
        notice("opening")
        opened.append(object())
        return opened[-1]

    shared = Opened(open_)
    both = [Heard(qtbot), Heard(qtbot)]
    for heard in both:
        heard.worker.run(lambda task: task.tell(shared.get(task)))
    for heard in both:
        heard.qtbot.waitUntil(lambda h=heard: ("done", "") in h.told, timeout=20_000)
        assert ("found", opened[0]) in heard.told
        assert heard.worker.close(20)
    assert len(opened) == 1
    assert sum(("noticed", "opening") in heard.told for heard in both) == 1
