"""Self-play processes beside the main one: they play with the best network and write shards."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import torch

from engine.base.errors import EngineError, RunError
from engine.record.played_game import PlayedGame, shard_parts, write_shard
from engine.train.distillation.sources import Distillation, NoGames
from engine.train.game_source import GameSource
from engine.train.preset import Preset
from engine.train.run import RunFolder
from engine.train.run_networks import make_evaluator
from engine.train.selfplay.selfplay import SelfPlay

__all__ = ["GameSource", "ShardWriter", "Workers", "game_source"]

LOOK_S: Final = 2.0
"""Seconds between looks for a newer network."""
PATIENCE_S: Final = 10.0
"""Seconds that processes get to end by themselves."""


def game_source(
    preset: Preset,
    numbers: Iterator[int],
    worker: int,
    notice: Callable[[str], None] = lambda text: None,
) -> GameSource:
    """Return the source of a run's games: a teacher, self-play, or none.

    Raises
    ------
    RunError
        The preset is for a distillation and names no teacher; or see `Distillation`.
    """
    if preset.distillation.labels:
        return NoGames()
    if preset.distillation.boards and not preset.distillation.teacher:
        raise RunError(
            "this preset learns from another network, and none is named; name a network file that "
            "estimates the score, `--set distillation.teacher=FILE` (and records, "
            "`distillation.games`)"
        )
    if preset.distillation.teacher:
        return Distillation(preset, numbers, worker, notice)
    return SelfPlay(preset, numbers, worker)


class ShardWriter:
    """Collects finished games of one process and writes them in shards, a board size in each.

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
        self._waiting: dict[int, list[PlayedGame]] = {}

    def add(self, games: list[PlayedGame], generation: int) -> list[Path]:
        """Add finished games; returns the shards that became full and were written."""
        for game in games:
            self._waiting.setdefault(game.rules.size, []).append(game)
        paths = []
        for waiting in self._waiting.values():
            while len(waiting) >= self._games:
                paths += self._write(waiting[: self._games], generation)
                del waiting[: self._games]
        return paths

    def flush(self, generation: int) -> list[Path]:
        """Write what is left, also when it is few."""
        waiting, self._waiting = self._waiting, {}
        return [path for games in waiting.values() for path in self._write(games, generation)]

    def _write(self, games: list[PlayedGame], generation: int) -> list[Path]:
        """Write games in as few shards as hold them."""
        return [self._write_one(part, generation) for part in shard_parts(games)]

    def _write_one(self, games: Sequence[PlayedGame], generation: int) -> Path:
        """Write games as the next shard of a generation."""
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
    """The child processes of a run. They end with the main one, however that ends.

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
        self._pipes: list[Connection] = []
        self._used: list[tuple[int, float]] = []
        self._errors: list[str] = []
        try:
            with _no_interrupts():
                for worker in range(1, count + 1):
                    pipe, child = context.Pipe()
                    process = context.Process(
                        target=_work,
                        args=(str(folder.root), worker, frozenset(done), child),
                        daemon=True,
                        name=f"self-play {worker}",
                    )
                    self._processes.append(process)
                    self._pipes.append(pipe)
                    self._used.append((0, 0.0))
                    process.start()
                    child.close()
        except BaseException:
            self.close()
            raise

    def check(self) -> None:
        """Hear the processes, and raise when one has ended on its own.

        Raises
        ------
        RunError
            Names the process and its reason; the run can be continued.
        """
        self._hear()
        for process in self._processes:
            if not process.is_alive():
                self._hear()  # its last words
                reason = self._errors[0] if self._errors else f"exit code {process.exitcode}"
                raise RunError(
                    f"process {process.name!r} of the run has ended: {reason}; mend that, then "
                    f"continue with `sai-engine run {self._folder.root}`"
                )

    def used(self) -> tuple[int, float]:
        """Visits and processor seconds of all processes since they were started."""
        self._hear()
        return sum(nodes for nodes, _ in self._used), sum(seconds for _, seconds in self._used)

    def _hear(self) -> None:
        for i, pipe in enumerate(self._pipes):
            with contextlib.suppress(EOFError, OSError):  # it has ended; `check` tells
                while pipe.poll():
                    said = pipe.recv()
                    if isinstance(said, str):
                        self._errors.append(said)
                    else:
                        self._used[i] = said

    def finish(self) -> None:
        """Let the processes write the games they have finished, and end them."""
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.send("stop")
        deadline = time.monotonic() + PATIENCE_S
        for process in self._processes:
            process.join(max(deadline - time.monotonic(), 0.0))
        self._hear()
        self.close()

    def close(self) -> None:
        """End the processes at once; what they write is whole or not there."""
        for process in self._processes:
            if process.pid is not None:
                process.terminate()
        for process in self._processes:
            if process.pid is not None:
                process.join(PATIENCE_S)
                process.kill()
                process.join()
        for pipe in self._pipes:
            pipe.close()


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Processes started inside never see Ctrl-C, not even while they import: we end them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # when it starts, it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(root: str, worker: int, done: frozenset[int], pipe: Connection) -> None:
    """Play until the main process says stop, or is gone."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        _play(RunFolder(Path(root)), worker, done, pipe)
    except (EngineError, OSError, MemoryError) as error:
        with contextlib.suppress(OSError):
            pipe.send(_reason(error))
        sys.exit(1)


def _reason(error: Exception) -> str:
    """What went wrong, for a person."""
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror or error}"
    return str(error) or "not enough memory"


def _end_with_parent() -> None:
    """End this process as soon as its parent is gone: from then on the run may be another's."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _play(folder: RunFolder, worker: int, done: frozenset[int], pipe: Connection) -> None:
    torch.set_num_threads(1)
    preset = folder.preset()
    workers = preset.run.workers
    numbers = (n for n in count(worker, workers) if n not in done)
    selfplay = game_source(preset, numbers, worker)
    writer = ShardWriter(folder, preset.run.shard_games, worker, workers)
    generation, best = -1, -1
    looked = -LOOK_S
    while not pipe.poll():
        if time.monotonic() - looked > LOOK_S:
            looked = time.monotonic()
            state = folder.state()
            if state.generation > generation:
                generation = state.generation
                selfplay.share = generation / max(preset.run.generations, 1)
            if state.best > best:
                best = state.best
                selfplay.set_evaluator(make_evaluator(preset, folder.network_path(best)))
        if writer.add(selfplay.play_round(), generation):
            pipe.send((selfplay.nodes, time.process_time()))
    writer.add(selfplay.unfinished(), generation)
    writer.flush(generation)
    pipe.send((selfplay.nodes, time.process_time()))
