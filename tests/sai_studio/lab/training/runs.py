"""Fake runs: folders as a training process leaves them, made in no time."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from engine.go.rules import Rules
from engine.record.played_game import PlayedGame
from engine.record.shards import write_shard
from engine.train.chain_file import CHAINS, ChainFile, load_chain
from engine.train.presets.preset import load_preset, with_changes
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_file import started, write_run_file
from sai_studio.lab.training.chain_story import DEMO

MOVES = (12, 6, 8, 16, 18, 7, 11, 13, 25, 25)


def fake_run(
    root: Path, generations: int = 4, *, stage: str = "finished", strength: bool = False,
    changes: Mapping[str, Any] | None = None,
) -> RunFolder:  # fmt: skip
    """A 5x5 run with some generations, and two games of which one branched off the other."""
    folder = RunFolder(root)
    for part in ("games", "networks"):
        (root / part).mkdir(parents=True, exist_ok=True)
    ends = {"run.generations": 60, "run.million_nodes": 0.0}
    preset = with_changes(load_preset("recommended-5x5"), ends)
    write_run_file(folder.run_file, started(preset, changes or {}))
    for generation in range(generations):
        add_generation(folder, generation, strength=strength)
    write_games(folder, max(generations - 1, 0), [game(0), game(1, parent=0, start=3)])
    folder.write_state(
        RunState(
            stage=stage,
            generation=max(generations - 1, 0),
            games=128 * generations,
            nodes=2_000_000,
            cpu_s=500.0,
        )
    )
    return folder


def fake_distillation(root: Path) -> RunFolder:
    """A 5x5 run that learned from labels made before; it searched nothing."""
    folder = fake_run(root, changes={"distillation.labels": str(root / "labels")})
    lines = [json.loads(line) for line in (root / "log.jsonl").read_text().splitlines()]
    (root / "log.jsonl").unlink()
    for line in lines:
        folder.log({**line, **({"nodes": 0} if "nodes" in line else {})})
    folder.write_state(folder.state().replace(nodes=0))
    return folder


def fake_labels(root: Path) -> RunFolder:
    """A folder of labels, as `sai-engine label` leaves it when it is killed: two games."""
    teacher = str(root / "teacher.bin.gz")
    changes = {"distillation.teacher": teacher, "distillation.boards": "5", "run.generations": 0}
    folder = fake_run(root, 0, changes=changes)
    folder.write_state(RunState(stage="selfplay", nodes=5000, cpu_s=50.0))
    return folder


def add_generation(folder: RunFolder, generation: int, *, strength: bool = False) -> None:
    """What the log gains by a generation."""
    nodes = 500_000 * generation
    entries = [
        {"event": "network", "alpha": 6.0 * generation, "beta": 0.1 + 0.3 * generation,
         "first_move": "C3", "nodes": nodes, "games": 128 * generation,
         "cpu_s": 100.0 * generation},
        {"event": "games", "games": 128, "rows": 900, "length": 18.5, "branches": 64,
         "black_wins": 0.5, "nodes_per_cpu_s": 20_000},
        {"event": "training", "policy": 2.0, "winrate": 0.5, "total": 2.6,
         "rows_per_cpu_s": 4_000},
    ]  # fmt: skip
    if strength:
        entries += [
            {"event": "panel", "nodes": nodes, "score": 0.2 * generation},
            {"event": "rating", "nodes": nodes, "elo": 100 * generation, "low": 50, "high": 900},
        ]
    for entry in entries:
        folder.log({"generation": generation, **entry})
    folder.network_path(generation).write_bytes(b"")


def game(number: int, parent: int = -1, start: int = 0) -> PlayedGame:
    return PlayedGame(
        rules=Rules(size=5, komi=3.5 if parent < 0 else -1.5),
        start=np.array(MOVES[:start], np.int16),
        moves=np.array(MOVES[start:], np.int16),
        winner=1,
        score=7.0,
        number=number,
        parent=parent,
    )


def write_games(folder: RunFolder, generation: int, games: Sequence[PlayedGame]) -> None:
    place = folder.games_folder(generation)
    place.mkdir(parents=True, exist_ok=True)
    write_shard(place / f"{len(list(place.iterdir())):06d}.npz", games)


def demo(root: Path, *done: str) -> Path:
    """The folder of a demo with some steps finished, without its runs and matches."""
    root.mkdir(parents=True)
    file = ChainFile(chain=load_chain(DEMO), files={}, done=done)
    (root / CHAINS.file).write_text(json.dumps(msgspec.to_builtins(file)))
    return root
