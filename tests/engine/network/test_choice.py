"""Which way of running a network is chosen, and what is remembered of it. No library is timed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.base.errors import SettingsError
from engine.network.backends import available as backends
from engine.network.backends import choice
from engine.network.backends.available import EVALUATORS, Backend, backend_named
from engine.network.backends.choice import (
    BackendQuestion,
    ChosenBackend,
    choose,
    forget_measurements,
    memory_file,
)

FOUND = [
    Backend("torch", "fp32"),
    Backend("torch", "bf16"),
    Backend("openvino", "fp32"),
    Backend("openvino", "bf16"),
]


class Bench:
    """Four ways with speeds of their own, and a clock that only they move."""

    def __init__(self) -> None:
        self.now = 0.0
        self.whole = FOUND[0]
        self.cost = {"torch-fp32": 4e-3, "torch-bf16": 3e-3, "openvino-fp32": 2e-3}
        self.cost["openvino-bf16"] = 1e-3
        self.wrong: set[str] = set()
        self.broken: set[str] = set()
        self.asked = 0
        self.compared = 0
        self.made: list[Backend] = []

    def make(self, backend: Backend) -> str:
        self.made.append(backend)
        if backend.name in self.broken:
            raise RuntimeError("no such\nplugin")
        return backend.name

    def ask(self, runner: str, rows: int) -> None:
        self.asked += 1
        self.now += rows * self.cost[runner]

    def agrees(self, whole: str, other: str) -> bool:
        assert whole == self.whole.name
        self.compared += 1
        return other not in self.wrong

    def choose(
        self,
        wanted: str = "auto",
        shape: str = "a",
        identity: str = "1",
        *,
        all_cores: bool = False,
    ) -> ChosenBackend[str]:
        question = BackendQuestion(shape, identity, self.make, self.ask, self.agrees)
        return choose(question, wanted, all_cores=all_cores)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Bench:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr(choice, "_speeds", {})
    monkeypatch.setattr(choice, "_agreements", {})
    bench = Bench()
    monkeypatch.setattr(choice, "_clock", lambda device: lambda: bench.now)
    monkeypatch.setattr(
        choice,
        "available_backends",
        lambda device, torch_too=False: FOUND,
    )
    monkeypatch.setattr(choice, "torch_backends", lambda device: FOUND[:2])
    monkeypatch.setattr(choice, "reference_backend", lambda device="cpu": bench.whole)
    return bench


def restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the program had been started again: only the file is left."""
    monkeypatch.setattr(choice, "_speeds", {})
    monkeypatch.setattr(choice, "_agreements", {})


def test_the_fastest_is_taken(bench: Bench) -> None:
    chosen = bench.choose()
    assert chosen.runner == chosen.backend.name == "openvino-bf16"
    assert chosen.speeds == pytest.approx(
        {name: 1 / cost for name, cost in bench.cost.items()}, rel=1e-3
    )


def test_answers_that_differ_are_passed_over(bench: Bench) -> None:
    bench.wrong = {"openvino-bf16", "openvino-fp32"}
    assert bench.choose().runner == "torch-bf16"
    assert list(bench.choose().speeds) == ["torch-bf16", "torch-fp32"]  # others aren't offered
    bench.wrong.add("torch-bf16")
    assert bench.choose(identity="2").runner == "torch-fp32"


def test_what_is_known_to_differ_is_not_even_made(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a second start; int8 would be calibrated for seconds."""
    bench.wrong = {"openvino-bf16"}
    bench.choose()
    restarted(monkeypatch)
    bench.made = []
    assert bench.choose().runner == "openvino-fp32"
    assert [backend.name for backend in bench.made] == ["openvino-fp32"]


@pytest.mark.parametrize(
    ("device", "size", "rows"),
    [("cpu", 19, 8), ("cpu", 9, 76), ("cpu", 5, 256), ("cuda:0", 19, 4096), ("gpu", 19, 256)],
)
def test_large_boards_have_fewer_rows_per_call_on_the_processor(
    device: str, size: int, rows: int
) -> None:
    assert backends.rows_at_once(device, size) == rows


def test_a_small_advantage_is_none(bench: Bench) -> None:
    bench.cost = dict.fromkeys(bench.cost, 3.9e-3) | {"torch-fp32": 4e-3}
    assert bench.choose().runner == "torch-fp32"


@pytest.mark.parametrize("wanted", ["auto", "openvino-bf16"])
def test_slow_networks_use_all_cores_if_asked(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    cores = 4
    monkeypatch.setattr(choice, "usable_cores", lambda: cores)
    one_core = Backend("openvino", "bf16")
    assert bench.choose(wanted, all_cores=True).backend == one_core  # 1,000 a second
    bench.cost = {name: 10.0 * cost for name, cost in bench.cost.items()}
    assert bench.choose(wanted, "slow").backend == one_core  # not asked
    shared = bench.choose(wanted, "slow", all_cores=True)
    assert shared.backend == one_core._replace(all_cores=True)
    assert shared.backend.name == "openvino-bf16"
    bench.choose("auto", "slow", all_cores=True)
    bench.made = []
    bench.choose("auto", "slow", all_cores=True)
    assert bench.made == [shared.backend]  # once measured, it is compiled for all cores alone
    cores = 1
    assert bench.choose(wanted, "slow", all_cores=True).backend == one_core
    cores, bench.wrong = 4, {"openvino-bf16", "openvino-fp32"}
    assert bench.choose("auto", "slow", "2", all_cores=True).backend == Backend("torch", "bf16")


def test_self_play_stays_with_one_library(bench: Bench) -> None:
    assert bench.choose("torch").runner == "torch-bf16"


def test_torch_is_measured_only_where_networks_are_tiny(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch, openvino = FOUND[:2], FOUND[2:]
    bench.whole = openvino[0]
    monkeypatch.setattr(
        choice,
        "available_backends",
        lambda device, torch_too=False: [*openvino, *torch] if torch_too else openvino,
    )
    assert bench.choose().backend == openvino[1]
    assert not set(torch) & set(bench.made)
    bench.cost = {name: 0.01 * cost for name, cost in bench.cost.items()} | {"torch-fp32": 1e-6}
    assert bench.choose(shape="tiny").backend == torch[0]


def test_measurements_of_a_library_that_is_gone_are_made_again(bench: Bench) -> None:
    first = bench.choose()
    bench.whole = FOUND[2]
    assert next(iter(first.speeds)) == "openvino-bf16"
    asked = bench.asked
    bench.choose()
    assert bench.asked > asked


def test_a_library_that_fails_is_passed_over(bench: Bench) -> None:
    bench.broken = {"openvino-bf16", "openvino-fp32"}
    assert bench.choose().runner == "torch-bf16"
    bench.broken.add("torch-fp32")  # without which there is nothing to compare with
    with pytest.raises(RuntimeError, match="no such"):
        bench.choose(shape="b")


def test_a_library_that_fails_later_is_passed_over(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.choose()
    restarted(monkeypatch)
    bench.broken = {"openvino-bf16"}
    assert bench.choose().runner == "openvino-fp32"


def test_measurements_are_remembered(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    first = bench.choose()
    asked, compared = bench.asked, bench.compared
    restarted(monkeypatch)
    assert bench.choose() == first
    assert (bench.asked, bench.compared) == (asked, compared)
    bench.choose(identity="2")  # other weights are as fast, but may not agree
    assert (bench.asked, bench.compared) == (asked, compared + 1)
    bench.choose(shape="b")
    assert bench.asked > asked
    asked = bench.asked
    monkeypatch.setattr(choice, "openvino_version", lambda: "another")
    bench.choose()
    assert bench.asked > asked
    forget_measurements()
    assert not memory_file().exists()


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b'{"format": 99}',
        b'{"format": 4, "speeds": 3, "agreements": {"x": 1}}',
        b"[" * 100_000,
        b"\xff\xfe",
    ],
)
def test_a_damaged_file_is_measured_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    first = bench.choose()
    asked = bench.asked
    memory_file().write_bytes(damage)
    restarted(monkeypatch)
    assert bench.choose() == first
    assert bench.asked > asked
    assert json.loads(memory_file().read_bytes())["format"] == 4


@pytest.mark.parametrize(
    "speeds", [{}, {"openvino-fp32": 9.0}, {"torch-fp32": "x"}, {"abacus-fp32": 1.0}, 3]
)
def test_a_nonsensical_measurement_is_made_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, speeds: object
) -> None:
    first = bench.choose()
    found = json.loads(memory_file().read_bytes())
    found["speeds"] = dict.fromkeys(found["speeds"], speeds)
    memory_file().write_text(json.dumps(found))
    restarted(monkeypatch)
    assert bench.choose() == first


def test_nothing_is_kept_where_nothing_can_be_written(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "file"))
    first = bench.choose()
    asked = bench.asked
    assert bench.choose() == first
    assert bench.asked == asked  # this process knows


def test_the_file_stays_small(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "_MOST_KEPT", 3)
    for i in range(5):
        bench.choose(shape=str(i))
    tables = json.loads(memory_file().read_bytes())
    assert [len(tables[name]) for name in ("speeds", "agreements")] == [3, 3]


def test_what_is_asked_for_is_used_if_its_answers_agree(bench: Bench) -> None:
    assert bench.choose("torch-fp32").runner == "torch-fp32"
    assert bench.choose("openvino-fp32").runner == "openvino-fp32"
    assert bench.choose("bf16").runner == "torch-bf16"
    bench.wrong = {"openvino-bf16", "torch-bf16"}
    with pytest.raises(SettingsError, match="changes this network's answers too much"):
        bench.choose("openvino-bf16", identity="3")
    assert bench.choose("bf16", identity="3").runner == "torch-bf16"  # the program's own wish
    bench.broken = {"openvino-fp32"}
    with pytest.raises(SettingsError, match=r"OpenVINO fp32 is not available here \(no"):
        bench.choose("openvino-fp32")
    with pytest.raises(SettingsError, match="abacus: no such evaluator; use one of auto, torch-"):
        bench.choose("abacus")


def test_names_and_titles() -> None:
    for name in EVALUATORS[1:]:
        assert backend_named(name).name == name
    assert backend_named("fp64", "cuda") == Backend("torch", "fp64", "cuda")
    assert backend_named("openvino-bf16").title == "OpenVINO bf16"
    assert backend_named("torch-fp32").title == "torch fp32"
    assert backend_named("cuda:1-bf16").title == "CUDA 1 bf16"
    assert backend_named("mps-fp32").title == "MPS fp32"
    for wrong in ("", "fp16", "openvino-fp64", "mps-bf16", "auto"):
        with pytest.raises(SettingsError, match="no such evaluator"):
            backend_named(wrong)


def test_the_processor_always_has_float32() -> None:
    for options in ({}, {"torch_too": True}, {"device": "cpu"}):
        found = backends.available_backends(**options)  # type: ignore[arg-type]
        assert found[0] == backends.reference_backend()
        assert found[0].precision == "fp32"
        assert len(set(found)) == len(found)
    torch = backends.torch_backends("cpu")
    assert torch[0] == Backend("torch", "fp32")
    assert set(torch) <= set(backends.available_backends(torch_too=True))
