"""Workers on a cluster whose Ray is replaced by calls in this process."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from engine.base.errors import RunError
from engine.base.versions import program_version
from engine.jobs import farm as farm_module
from engine.jobs.farm import Failure, Farm, Worker
from engine.jobs.machines import Machines
from engine.jobs.spread import spread_on_farm

LOST = r"the connection to the Ray cluster at head:1 was lost \({}\); nothing on the disk is lost"


class FakeRayError(Exception):
    pass


class FakeRay:
    """References are functions that give the answer; actors are workers in this process."""

    exceptions = SimpleNamespace(RayError=FakeRayError)

    def __init__(self, cores: dict[str, int]) -> None:
        self.cores = cores
        self.killed: list[Any] = []
        self.ended = False
        self.farms: list[Farm] = []

    def remote(self, kind: type) -> Any:
        return kind

    def nodes(self) -> list[dict[str, Any]]:
        return [
            {
                "NodeID": name,
                "Alive": True,
                "NodeManagerHostname": name,
                "Resources": {"CPU": n},
                "NodeManagerAddress": name,
                "NodeManagerPort": 1,
            }
            for name, n in {"here": 0, **self.cores}.items()
        ]

    def wait(self, pending: list[Any], num_returns: int, timeout: float) -> tuple[Any, Any]:
        return pending, []

    def get(self, reference: Any) -> Any:
        return reference()

    def kill(self, actor: Any) -> None:
        self.killed.append(actor)

    def get_runtime_context(self) -> Any:
        return SimpleNamespace(gcs_address="head:1", get_node_id=lambda: "here")

    def shutdown(self) -> None:
        self.ended = True


class FakeActor:
    """Answers with what a function makes of its orders."""

    def __init__(self, answer: Any, version: Any) -> None:
        self.version = SimpleNamespace(remote=lambda: lambda: version)
        self.work = SimpleNamespace(remote=lambda order: partial(answer, order))


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeRay]:
    made = FakeRay({"alpha": 2})
    monkeypatch.setattr(farm_module, "connect", lambda address: made)
    monkeypatch.setattr(farm_module, "knock", lambda address: None)
    monkeypatch.setattr(farm_module, "LOOK_S", 0.0)
    silent = SimpleNamespace(withdraw=lambda: None)
    monkeypatch.setattr(farm_module, "LastWords", lambda address, places: silent)
    monkeypatch.setattr(farm_module, "LONGEST_DELAY_S", 0.0)
    yield made
    for farm in made.farms:
        farm.close()


def farm_of(
    monkeypatch: pytest.MonkeyPatch, answer: Any, version: Any = None, told: Any = None
) -> Farm:
    def new_actor(self: Farm, machine: str, gpus: int) -> FakeActor:
        return FakeActor(answer, program_version() if version is None else version)

    monkeypatch.setattr(Farm, "_new_actor", new_actor)
    farm = Farm("head:1", Machines(None), tell=[].append if told is None else told.append)
    farm._ray.farms.append(farm)
    farm.serve(lambda has_gpu, fetch: SimpleNamespace())
    return farm


def test_every_core_gets_a_worker_that_answers(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    farm = farm_of(monkeypatch, lambda order: order * 2, told=told)
    assert list(farm.step(lambda worker: worker.number, 0.0)) == []  # they say their version
    answers = {worker.number: answer for worker, answer in farm.step(lambda worker: 3, 0.0)}
    assert answers == {0: 6, 1: 6}
    assert len(told) == 1
    assert told[0].startswith("alpha joins with 2 cores; its workers begin")
    ray.cores["beta"] = 1
    list(farm.step(lambda worker: None, 0.0))
    list(farm.step(lambda worker: None, 0.0))
    assert len(farm.workers) == 3
    del ray.cores["alpha"]
    list(farm.step(lambda worker: None, 0.0))
    assert [worker.machine for worker in farm.workers] == ["beta"]
    assert "alpha has left the cluster" in told
    del ray.cores["beta"]
    for _ in range(3):
        list(farm.step(lambda worker: None, 0.0))
    empty = [text for text in told if text.startswith("no machine of the cluster head:1 is left")]
    assert len(empty) == 1
    assert told[-1] == empty[0]


def test_workers_that_do_not_begin_are_explained_once(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    farm = farm_of(monkeypatch, lambda order: order, told=told)
    for _ in range(3):
        farm._look()
    assert len(told) == 1, "the machine joins"
    monkeypatch.setattr(farm_module, "BEGIN_S", 0.0)
    for _ in range(3):
        farm._look()
    assert len(told) == 2
    assert told[1].startswith("no worker has begun yet")
    list(farm.step(lambda worker: None, 0.0))
    assert len(farm.workers) == 2


def test_another_version_is_refused_with_its_machine(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    farm = farm_of(monkeypatch, lambda order: order, version="9.9")
    with pytest.raises(RunError, match=r"alpha can't take part \(it runs version 9\.9.*no other"):
        list(farm.step(lambda worker: None, 0.0))


def test_servers_that_can_never_begin_end_the_work(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    farm = farm_of(monkeypatch, lambda order: order, version=Failure("no network"), told=told)
    with pytest.raises(RunError, match="no network.*no other machine"):
        list(spread_on_farm(farm, [1], lambda: False))
    assert told.count("alpha can't take part (no network)") == 1


def test_lost_workers_are_replaced_and_their_tasks_done_by_others(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    def answer(order: int) -> int:
        calls.append(order)
        if len(calls) in (1, 2, 5):
            raise FakeRayError("the worker died")
        return order * order

    farm = farm_of(monkeypatch, answer)
    found = dict(spread_on_farm(farm, range(10), lambda: False))
    assert found == {n: n * n for n in range(10)}
    assert sorted(calls) != list(range(10))  # some were asked again
    assert len(ray.killed) == 3


def test_a_task_that_ends_every_worker_ends_the_work(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(order: int) -> int:
        raise FakeRayError("out of memory")

    farm = farm_of(monkeypatch, answer)
    with pytest.raises(RunError, match="lost one after the other at the same task"):
        list(spread_on_farm(farm, [1], lambda: False))


def test_a_failure_is_told_with_its_machine(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    farm = farm_of(monkeypatch, lambda order: Failure("disk full"))
    with pytest.raises(RunError, match="a worker on alpha has failed: disk full"):
        list(spread_on_farm(farm, [1, 2], lambda: False))


def test_a_head_that_is_gone_ends_the_work(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    farm = farm_of(monkeypatch, lambda order: order)
    lost: list[Worker] = []
    farm.lost = lost.append
    list(farm.step(lambda worker: None, 0.0))

    def refuse(address: str) -> None:
        raise ConnectionRefusedError("refused")

    monkeypatch.setattr(farm_module, "knock", refuse)
    list(farm.step(lambda worker: None, 0.0))  # it may come back
    monkeypatch.setattr(farm_module, "HEAD_S", -1.0)
    with pytest.raises(RunError, match=LOST.format("refused")):
        list(farm.step(lambda worker: None, 0.0))
    with pytest.raises(RunError, match=LOST.format("refused")):
        farm.share(b"")
    farm.close()
    assert not ray.ended


def test_calls_that_wait_for_a_head_that_is_gone_are_given_up(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    farm = farm_of(monkeypatch, lambda order: order)
    waits = threading.Event()

    def nodes() -> None:
        monkeypatch.setattr(farm_module, "HEAD_S", -1.0)
        monkeypatch.setattr(farm_module, "knock", refuse)
        waits.wait()

    def refuse(address: str) -> None:
        raise ConnectionRefusedError("refused")

    monkeypatch.setattr(ray, "nodes", nodes)
    try:
        with pytest.raises(RunError, match=LOST.format("refused")):
            list(farm.step(lambda worker: None, 0.0))
    finally:
        waits.set()


def test_a_computer_without_ray_has_lost_the_cluster(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    farm = farm_of(monkeypatch, lambda order: order)
    list(farm.step(lambda worker: None, 0.0))
    monkeypatch.setattr(ray, "nodes", list)
    with pytest.raises(RunError, match=LOST.format("Ray on this computer has ended")):
        list(farm.step(lambda worker: None, 0.0))


@pytest.mark.parametrize("address", ["", "127.0.0.1", "foo bar", "host:port", "a:b:6379"])
def test_an_address_that_is_none_says_what_one_is(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(RunError, match=r"the address of a cluster is HOST:PORT"):
        Farm(address, Machines(None))
