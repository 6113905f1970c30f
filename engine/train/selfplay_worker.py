"""Child processes of a run that play games, and the writer of their shards."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Sequence
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from engine.base.errors import EngineError, RunError, failure_text
from engine.base.files import atomic_write
from engine.jobs.processes import KILLED, Children, ChildThreads, end_with_parent, ending
from engine.record.played_game import PlayedGame
from engine.record.shards import shard_parts, write_shard
from engine.search.value.evaluation import Evaluator
from engine.train.game_source import game_source
from engine.train.presets.preset import Preset
from engine.train.runs.run import RunFolder
from engine.train.runs.run_networks import make_evaluator

LOOK_S: Final = 2.0
"""Seconds between looks for a newer network."""
PATIENCE_S: Final = 10.0
"""Least seconds that processes get to end by themselves."""


class _Report(NamedTuple):
    """What a process has done since it was started."""

    nodes: int = 0
    cpu_s: float = 0.0
    """Processor time [seconds]."""
    labelled: int = 0
    """Positions that a teacher has labelled."""
    round_s: float = 0.0
    """Longest round [seconds]; a request to stop is seen after it."""


class ShardWriter:
    """Writes the finished games of one process in shards, one board size in each.

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

    @property
    def waiting(self) -> list[PlayedGame]:
        """The games that no shard holds yet."""
        return [game for games in self._waiting.values() for game in games]

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

    def add_shard(self, shard: bytes, generation: int) -> Path:
        """Write a shard, given as the content of its file."""
        path = self._next_path(generation)
        atomic_write(path, shard)
        return path

    def flush(self, generation: int) -> list[Path]:
        """Write the games that are left."""
        waiting, self._waiting = self._waiting, {}
        return [path for games in waiting.values() for path in self._write(games, generation)]

    def _write(self, games: list[PlayedGame], generation: int) -> list[Path]:
        """Write games in as few shards as hold them."""
        return [self._write_one(part, generation) for part in shard_parts(games)]

    def _write_one(self, games: Sequence[PlayedGame], generation: int) -> Path:
        """Write games as the next shard of a generation."""
        path = self._next_path(generation)
        write_shard(path, games)
        return path

    def _next_path(self, generation: int) -> Path:
        """Return the path of the next shard of a generation."""
        folder = self._folder.games_folder(generation)
        folder.parent.mkdir(exist_ok=True)  # without parents: a run that was deleted stays so
        folder.mkdir(exist_ok=True)
        names = [path.name.partition(".")[0] for path in folder.iterdir()]
        taken = [
            int(name) for name in names if name.isdecimal()
        ]  # others' unfinished files are not
        own = [number for number in taken if number % self._workers == self._worker]
        number = max(own, default=self._worker - self._workers) + self._workers
        return folder / f"{number:06d}.npz"


class Workers:
    """The child processes of a run; they end with the main process, even if that is killed.

    Parameters
    ----------
    count
        Processes to start besides the main one, which is worker 0.
    done
        Numbers of the games that are on the disk already.
    as_threads
        Whether they are threads of this process, which a graphics card then serves alone.
    """

    def __init__(
        self, folder: RunFolder, count: int, done: set[int], *, as_threads: bool = False
    ) -> None:
        self._folder = folder
        self._children: Children | ChildThreads = ChildThreads() if as_threads else Children()
        self._reports: list[_Report] = []
        self._errors: list[str] = []
        try:
            for worker in range(1, count + 1):
                self._reports.append(_Report())
                arguments = str(folder.root), worker, frozenset(done)
                self._children.start(_work, *arguments, name=f"self-play {worker}")
        except BaseException:
            self.close()
            raise

    def check(self) -> None:
        """Raise if one of the processes has ended on its own.

        Raises
        ------
        RunError
            Names the process and its reason; the run can be continued.
        """
        self._receive()
        for process in self._children.processes:
            if not process.is_alive():
                self._receive()  # why it ended
                reason = self._errors[0] if self._errors else ending(process.exitcode)
                killed = process.exitcode == KILLED
                hint = "close other programs or lower run.workers" if killed else "fix that"
                raise RunError(
                    f"process {process.name!r} of the run has ended: {reason}; {hint}, then "
                    f"continue with `{self._folder.command}`"
                )

    def used(self) -> tuple[int, float]:
        """Return visits and processor seconds of all processes since they were started."""
        self._receive()
        return sum(done.nodes for done in self._reports), sum(done.cpu_s for done in self._reports)

    def labelled(self) -> int:
        """Return how many positions the processes have labelled, those not yet written too."""
        self._receive()
        return sum(done.labelled for done in self._reports)

    def _receive(self) -> None:
        for i, pipe in enumerate(self._children.pipes):
            with contextlib.suppress(EOFError, OSError):  # it has ended; see `check`
                while pipe.poll():
                    message = pipe.recv()
                    if isinstance(message, str):
                        self._errors.append(message)
                    else:
                        self._reports[i] = message

    def finish(self) -> None:
        """Let the processes write their finished games, and end them."""
        for pipe in self._children.pipes:
            with contextlib.suppress(OSError):
                pipe.send("stop")
        self._receive()
        longest = max((done.round_s for done in self._reports), default=0.0)
        deadline = time.monotonic() + max(PATIENCE_S, 2.0 * longest)
        for process in self._children.processes:
            process.join(max(deadline - time.monotonic(), 0.0))
        self._receive()
        self.close()

    def close(self) -> None:
        """End the processes at once; no file is left half written."""
        self._children.close(PATIENCE_S)


def _work(root: str, worker: int, done: frozenset[int], pipe: Connection) -> None:
    """Play until the main process asks to stop, or is gone."""
    end_with_parent()
    try:
        _play(RunFolder(Path(root)), worker, done, pipe)
    except (EngineError, OSError, MemoryError) as error:
        with contextlib.suppress(OSError):
            pipe.send(failure_text(error))
        sys.exit(1)


def _play(folder: RunFolder, worker: int, done: frozenset[int], pipe: Connection) -> None:
    plan = folder.preset()
    workers, source = plan.run.workers, game_source(plan)
    numbers = (n for n in count(worker, workers) if n not in done)
    player = source.player(numbers, worker, lambda text: None)

    def is_over() -> bool:
        try:
            return pipe.poll()
        except OSError:  # closed by the main thread
            return True

    player.stopped = is_over
    writer = ShardWriter(folder, plan.games_per_file, worker, workers)
    generation, best, moment = -1, -1, None
    looked, round_s = -LOOK_S, 0.0
    is_process = threading.current_thread() is threading.main_thread()
    begun_s = time.process_time()  # what loading took doesn't count, as in the main process

    def report() -> None:
        # the main process counts its threads
        cpu_s = time.process_time() - begun_s if is_process else 0.0
        with contextlib.suppress(OSError):
            pipe.send(_Report(player.nodes, cpu_s, player.labelled, round_s))

    while not is_over():
        if time.monotonic() - looked > LOOK_S:
            looked = time.monotonic()
            state = folder.state()
            if (now := state.moment(plan.run)) != moment:
                moment, generation = now, now.generation
                player.set_preset(plan.at(now))
            if source.needs_network and state.best > best:
                best = state.best
                player.set_earlier(best, lambda generation: _evaluator(folder, plan, generation))
                player.set_evaluator(_evaluator(folder, plan, best))
        begin = time.monotonic()
        games = player.play_round()
        round_s = max(round_s, time.monotonic() - begin)
        # where networks are trained nobody reads reports meanwhile, so they are few
        if writer.add(games, generation) or not plan.run.generations:
            report()
    writer.add(player.unfinished(), generation)
    writer.flush(generation)
    report()


def _evaluator(folder: RunFolder, preset: Preset, generation: int) -> Evaluator:
    return make_evaluator(preset, folder.network_path(generation))
