"""Every command evaluates networks on one thread, in its own process and in its children."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch

from engine.cli import main
from engine.network.backends import choice
from engine.network.backends.available import Backend
from engine.network.backends.torch_graph import TorchGraph
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.train.learning.trainer import Trainer
from tests.engine.train.test_crashes import PRESET
from tests.shared import PROJECT

GAME = b"(;GM[1]FF[4]SZ[5]KM[3.5]RU[Chinese];B[cc];W[bc];B[cb];W[];B[cd])"
SPY = """
import builtins, os, sys
real = builtins.__import__
def spying(name, *rest, **more):
    module = real(name, *rest, **more)
    graphs = sys.modules.get("engine.network.backends.torch_graph")
    network = getattr(graphs, "TorchGraph", None)
    if network is not None and "run" in vars(network) and not hasattr(network, "spied"):
        network.spied, run = True, network.run
        def counted(self, *inputs):
            import torch
            with open(os.environ["SPIED"], "a") as file:
                file.write(f"{os.getpid()} {torch.get_num_threads()}\\n")
            return run(self, *inputs)
        network.run = counted
    return module
builtins.__import__ = spying
sys.modules["openvino"] = None  # torch has to evaluate
"""
"""`sitecustomize` of processes that write down the threads of each network call."""


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The number of torch's threads at each network call; it is two before the test."""
    counted: list[int] = []
    run = TorchGraph.run

    def counting(network: TorchGraph, *inputs: Any) -> Any:
        counted.append(torch.get_num_threads())
        return run(network, *inputs)

    monkeypatch.setattr(TorchGraph, "run", counting)
    monkeypatch.setattr(choice, "reference_backend", lambda *_: Backend("torch", "fp32"))
    monkeypatch.setattr(choice, "available_backends", lambda *_, **__: [Backend("torch", "fp32")])
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    try:
        yield counted
    finally:
        torch.set_num_threads(before)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("threads")
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    for name, seed in (("one", 3), ("two", 4)):
        save_network(path / f"{name}.safetensors", initial_network(settings, seed=seed))
    (path / "game.sgf").write_bytes(GAME)
    (path / "preset.json").write_text(PRESET.to_json())
    return path


GAMES = "--games 2 --visits 2 --opening policy --size 5"
COMMANDS = {
    "analyze": "analyze game.sgf --net one.safetensors --visits 4 --evaluator fp32",
    "eval": "eval game.sgf --net one.safetensors --evaluator fp32",
    "figure2": "figure2 --position game.sgf --net one.safetensors",
    "handicap": "handicap --size 5 --net one.safetensors --visits 2 --evaluator fp32",
    "handicap-table": "handicap-table one.safetensors --against two.safetensors --folder table "
    "--handicaps 0 --games 2 --visits 2 --size 5",
    "label": "label labels --teacher one.safetensors --boards 5 --positions 4",
    "match": f"match one.safetensors two.safetensors {GAMES}",
    "measure": "measure --games game.sgf --net one.safetensors --evaluator fp32",
    "review": "review game.sgf --out reviews --net one.safetensors --visits 2",
    "run": "run preset.json run --set training.threads=2",
    "panel": "panel run --out panel.json --members 0 1 2 --every 1 --set games=2 --set visits=2",
    "study": "study game.sgf --net one.safetensors --tries 2 --visits 2 --best C3",
    "tournament": f"tournament one.safetensors two.safetensors {GAMES}",
}
"""Commands that evaluate in their own process."""
PROCESSES = {
    "figure3": "figure3 f3 --position game.sgf --net one.safetensors --visits 2 --tries 4 "
    "--best C3 --processes 2",
    "gtp": "gtp --net one.safetensors --visits 2 --evaluator fp32",
    "run": "run preset.json workers --set run.generations=1 --set run.workers=2",
    "serve": "serve --net one.safetensors --visits 2 --evaluator fp32",
}
"""Commands that evaluate in child processes, or read what is typed."""
TYPED = {
    "gtp": "boardsize 5\ngenmove b\nquit\n",
    "serve": '{"id":"a","moves":[],"rules":"chinese","boardXSize":5,"boardYSize":5}\n',
}


@pytest.mark.parametrize("name", COMMANDS)
def test_networks_are_evaluated_on_one_thread(
    name: str, threads: list[int], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    if name == "panel" and not (folder / "run").exists():
        main(COMMANDS["run"].split())
    status = main(COMMANDS[name].split())
    assert status == 0 or name == "panel"  # whose few games may not tell networks apart
    assert set(threads) == {1}


def test_only_training_steps_use_more(threads: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer(initial_network(PRESET.network, seed=1), PRESET.training.replace(threads=3))
    steps: list[int] = []

    def drawn(step: int) -> Any:
        steps.append(torch.get_num_threads())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trainer.train(drawn, 1, 1.0)
    assert steps == [3]
    assert torch.get_num_threads() == 1


@pytest.mark.parametrize("name", PROCESSES)
def test_processes_evaluate_on_one_thread(name: str, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SPY)
    path = os.pathsep.join((str(tmp_path), str(PROJECT)))
    environment = {**os.environ, "PYTHONPATH": path, "SPIED": str(tmp_path / "calls")}
    environment["SAI_STUDIO_HOME"] = str(tmp_path)  # speeds are measured again, also torch's
    environment |= {"OMP_NUM_THREADS": "2", "MKL_NUM_THREADS": "2"}
    command = [sys.executable, "-m", "engine.cli", *PROCESSES[name].split()]
    ended = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=TYPED.get(name, ""),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stderr
    calls = [line.split() for line in (tmp_path / "calls").read_text().splitlines()]
    assert {count for _, count in calls} == {"1"}
