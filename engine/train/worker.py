"""Self-play processes beside the main one: they play with the newest network and write shards."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import torch

from engine.errors import RunError
from engine.files import atomic_write
from engine.network.evaluator import NetworkEvaluator
from engine.network.weights import load_network
from engine.record.played_game import PlayedGame, write_shard
from engine.train.run import RunFolder
from engine.train.selfplay import SelfPlay
from engine.train.settings import Preset

__all__ = ["ShardWriter", "Workers", "make_evaluator"]

LOOK_S: Final = 2.0
"""Seconds between looks for a newer network."""


def make_evaluator(preset: Preset, path: Path) -> NetworkEvaluator:
    """The evaluator of self-play for a weights file."""
    network, _ = load_network(path)
    return NetworkEvaluator(
        network,
        precision=preset.selfplay.precision,
        symmetry="random",
        cache_rows=preset.selfplay.cache_rows,
    )


class ShardWriter:
    """Collects finished games of one process and writes them in shards.

    Parameters
    ----------
    worker, workers
        This process and how many there are: shard numbers of different processes never meet.
    """

    def __init__(self, folder: RunFolder, games: int, worker: int = 0, workers: int = 1) -> None:
        self._folder = folder
        self._games = games
        self._worker = worker
        self._workers = workers
        self._waiting: list[PlayedGame] = []

    def add(self, games: list[PlayedGame], generation: int) -> list[Path]:
        """Add finished games; returns the shards that became full and were written."""
        self._waiting.extend(games)
        paths = []
        while len(self._waiting) >= self._games:
            paths.append(self._write(self._waiting[: self._games], generation))
            del self._waiting[: self._games]
        return paths

    def flush(self, generation: int) -> list[Path]:
        """Write what is left, also when it is few."""
        if not self._waiting:
            return []
        path = self._write(self._waiting, generation)
        self._waiting = []
        return [path]

    def _write(self, games: list[PlayedGame], generation: int) -> Path:
        folder = self._folder.games_folder(generation)
        folder.mkdir(parents=True, exist_ok=True)
        names = [path.name.partition(".")[0] for path in folder.iterdir()]
        taken = [
            int(name) for name in names if name.isdecimal()
        ]  # others' unfinished files are not
        own = [number for number in taken if number % self._workers == self._worker]
        path = folder / f"{max(own, default=self._worker - self._workers) + self._workers:06d}.npz"
        write_shard(path, games)
        return path


class Workers:
    """The child processes of a run.

    Parameters
    ----------
    count
        Processes to start besides the main one, which is worker 0.
    done
        Numbers of the games that are on the disk already.
    """

    def __init__(self, folder: RunFolder, count: int, done: set[int]) -> None:
        context = multiprocessing.get_context("spawn")
        self._folder = folder
        self._processes: list[BaseProcess] = []
        for worker in range(1, count + 1):
            process = context.Process(
                target=_work,
                args=(str(folder.root), worker, frozenset(done)),
                daemon=True,
                name=f"self-play {worker}",
            )
            process.start()
            self._processes.append(process)

    def check(self) -> None:
        """Raise when a process has ended on its own.

        Raises
        ------
        RunError
            Names the process; the run can be continued.
        """
        for process in self._processes:
            if not process.is_alive():
                raise RunError(
                    f"{self._folder.root}: process {process.name!r} ended with code "
                    f"{process.exitcode}; see its error above, then continue the run"
                )

    def used(self) -> tuple[int, float]:
        """Visits and processor seconds of all processes since they were started."""
        nodes, seconds = 0, 0.0
        for worker in range(1, len(self._processes) + 1):
            try:
                entry = json.loads(_status_path(self._folder, worker).read_text())
                nodes += int(entry["nodes"])
                seconds += float(entry["cpu_s"])
            except (OSError, ValueError, KeyError):
                continue  # it has not written any yet
        return nodes, seconds

    def close(self) -> None:
        """End the processes; what they write is whole or not there."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _status_path(folder: RunFolder, worker: int) -> Path:
    return folder.root / f"worker-{worker}.json"


def _work(root: str, worker: int, done: frozenset[int]) -> None:
    """Play until the main process ends."""
    torch.set_num_threads(1)
    folder = RunFolder(Path(root))
    preset = folder.preset()
    main = os.getppid()
    workers = preset.run.workers
    numbers = (n for n in count(worker, workers) if n not in done)
    selfplay = SelfPlay(preset, numbers, worker)
    writer = ShardWriter(folder, preset.run.shard_games, worker, workers)
    generation = -1
    looked = 0.0
    while os.getppid() == main:
        if time.monotonic() - looked > LOOK_S:
            looked = time.monotonic()
            newest = folder.newest_network()
            if newest > generation:
                generation = newest
                selfplay.share = generation / preset.run.generations
                selfplay.set_evaluator(make_evaluator(preset, folder.network_path(generation)))
        games = selfplay.play_round()
        if writer.add(games, generation):
            status = {"nodes": selfplay.nodes, "cpu_s": time.process_time()}
            atomic_write(_status_path(folder, worker), json.dumps(status).encode())
