"""The thread that runs the newest job."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from sai_studio.shared.job_thread import MOST_URGENT, JobThread


class Worker(JobThread[str]):
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
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    assert worker.close(20)


def test_the_newest_job_replaces_the_running_and_the_waiting_one(worker: Worker) -> None:
    worker.submit("never begun")
    worker.submit("interrupted")
    worker.start()
    worker.wait("interrupted")
    worker.submit("newest")
    worker.wait("interrupted", "newest")
    worker.release.set()
    worker.wait_done("newest")


def test_jobs_of_other_kinds_wait_in_turn(worker: Worker) -> None:
    worker.start()
    worker.submit("first", "a")
    worker.wait("first")
    worker.submit("second", "b")
    worker.submit("third", "c")
    worker.submit("second again", "b")
    worker.release.set()
    worker.wait_done("first", "second again", "third")


def test_a_job_goes_on_after_urgent_ones(worker: Worker) -> None:
    worker.start()
    worker.submit("analysis")
    worker.wait("analysis")
    worker.submit_urgent("!command")
    worker.wait("analysis", "!command", "analysis")
    assert worker.done == ["!command"]
    worker.release.set()
    worker.wait_done("!command", "analysis")


def test_neither_a_canceled_nor_a_replaced_job_goes_on(worker: Worker) -> None:
    worker.start()
    worker.submit("canceled")
    worker.wait("canceled")
    assert worker.cancel() == []
    worker.submit("waiting")
    worker.submit_urgent("!command")
    worker.release.set()
    worker.wait_done("!command", "waiting")
    assert worker.begun.count("canceled") == 1


def test_of_many_urgent_jobs_the_oldest_are_dropped(worker: Worker) -> None:
    for number in range(MOST_URGENT + 1):
        worker.submit_urgent(f"!{number}")
    worker.start()
    worker.wait_done(*(f"!{number}" for number in range(1, MOST_URGENT + 1)))


def test_cancel_returns_what_was_waiting() -> None:
    worker = Worker()
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
