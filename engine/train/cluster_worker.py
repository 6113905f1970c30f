"""Workers of a run on the machines of a cluster, and the thread that gives them orders.

`ClusterWorkers` takes the place of `selfplay_worker.Workers`: instead of a share of the numbers,
workers get leases; instead of reading networks from the run's folder, they fetch them from the
cluster's object store; instead of writing shards, they send them to the process that leads the run.
"""

from __future__ import annotations

import contextlib
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any, Final

from engine.base.errors import EngineError, RunError, reason_of
from engine.catalog.networks import named_network
from engine.jobs.farm import (
    Failure,
    Farm,
    Fetch,
    Leases,
    SharedFile,
    Worker,
    content_of,
    share_file,
    stored_file,
)
from engine.jobs.machines import Machines
from engine.record.played_game import PlayedGame
from engine.record.shards import shard_bytes, shard_games
from engine.search.value.evaluation import Evaluator
from engine.train.game_source import game_source
from engine.train.presets.preset import Preset, file_settings, with_changes
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_networks import make_evaluator
from engine.train.selfplay.game_player import GamePlayer
from engine.train.selfplay_worker import PATIENCE_S, ShardWriter

ORDER_S: Final = 5.0
"""Seconds after which a worker sends what it has, and hears what is new, unless there are many."""
FIRST_S: Final = 0.5
"""Length of a worker's first order [seconds]; each is twice as long as the one before."""
ANSWER_S: Final = 0.01
"""Seconds for each worker in the length of an order: the leading process takes 5 ms an answer."""
WRITE_S: Final = 10.0
"""Longest time that games of workers wait for others to fill their shard [seconds]."""
LOOK_S: Final = 2.0
"""Seconds between looks for a newer network."""
RECORDS_SETTING: Final = "distillation.games"
"""Setting that names game records, which workers need."""


@dataclass(frozen=True, kw_only=True)
class PlayOrder:
    """An order to a worker: games to play next, with which networks and how long."""

    numbers: tuple[int, ...] = ()
    """Further numbers for its games."""
    best: int = 0
    """Generation of the network that plays."""
    networks: Mapping[int, Any] = field(default_factory=dict)
    """References to the weights of the best and earlier generations."""
    share: float = 0.0
    """Part of the run that is over."""
    second_stage: bool = False
    resume: tuple[bytes, ...] = ()
    """Shards of games whose branches may not have been played."""
    seconds: float = ORDER_S
    """Time to play before answering [seconds]."""
    finish: bool = False
    """End the games in flight and send those worth keeping."""


@dataclass(frozen=True, kw_only=True)
class PlayAnswer:
    """Results of a worker since its last answer."""

    shards: tuple[bytes, ...] = ()
    """Games that ended, as the content of shard files."""
    nodes: int = 0
    cpu_s: float = 0.0
    """Processor time [seconds]."""


class PlayServer:
    """Plays games of a run in a worker's process.

    Parameters
    ----------
    preset
        The run's settings.
    files
        The files that settings name, by the setting.
    has_gpu
        Whether the worker has a graphics card of its own.
    fetch
        Returns the bytes of a reference.
    """

    def __init__(
        self,
        preset: dict[str, Any],
        files: Mapping[str, SharedFile],
        has_gpu: bool,
        fetch: Fetch,
    ) -> None:
        self._fetch = fetch
        changes: dict[str, Any] = {"run.device": "auto" if has_gpu else "cpu", "run.workers": 1}
        for name, file in files.items():
            changes[name] = str(stored_file(file, fetch))
        self._preset = with_changes(Preset.from_dict(preset), changes)
        self._source = game_source(self._preset)
        self._numbers: deque[int] = deque()
        self._player: GamePlayer | None = None  # it takes its first number when it is made
        self._best = -1
        self._counted = (0, time.process_time())

    def work(self, order: PlayOrder) -> PlayAnswer:
        """Play for some seconds as ordered."""
        self._numbers.extend(order.numbers)
        if self._player is None:
            self._player = self._source.player(self._next_numbers(), 0, lambda text: None)
        player, enough = self._player, _reserve(self._preset)
        self._preset = self._preset.in_stage(second=order.second_stage)
        player.set_preset(self._preset)
        player.share = order.share
        if order.resume:
            player.resume([game for shard in order.resume for game in shard_games(shard)])
        if self._source.needs_network and order.best > self._best:
            self._best = order.best
            earlier = partial(self._evaluator, order.networks)
            player.set_earlier(order.best, earlier)
            player.set_evaluator(earlier(order.best))
        games: list[PlayedGame] = []
        end = time.monotonic() + order.seconds
        while not order.finish and len(self._numbers) >= enough and time.monotonic() < end:
            games += player.play_round()
        if order.finish:
            games += player.unfinished()
        nodes, cpu_s = self._counted
        self._counted = (player.nodes, time.process_time())
        return PlayAnswer(
            shards=tuple(_packed(games)),
            nodes=player.nodes - nodes,
            cpu_s=self._counted[1] - cpu_s,
        )

    def _next_numbers(self) -> Iterator[int]:
        return (self._numbers.popleft() for _ in repeat(None))

    def _evaluator(self, networks: Mapping[int, Any], generation: int) -> Evaluator:
        with tempfile.TemporaryDirectory(prefix="sai-studio-") as folder:
            path = Path(folder, f"{generation:04d}.safetensors")
            path.write_bytes(self._fetch(networks[generation]))
            return make_evaluator(self._preset, path)


def _packed(games: Sequence[PlayedGame]) -> Iterator[bytes]:
    """Yield the content of shards, one for each board size."""
    for size in sorted({game.rules.size for game in games}):
        yield shard_bytes([game for game in games if game.rules.size == size])


def _reserve(preset: Preset) -> int:
    """Return how many numbers one round of games may take."""
    return 2 * preset.selfplay.games + 2


@dataclass(eq=False)
class _Member:
    """The leading thread's data about a worker."""

    recent: deque[bytes]
    """Its latest games: branches of theirs may be waiting there."""
    last: int = 0
    """Games in its last answer."""
    orders: int = 0
    """How many it was given."""
    is_finishing: bool = False


class ClusterWorkers:
    """The workers of a run on a cluster, led by a thread of this process.

    Parameters
    ----------
    address
        See `Farm`.
    done
        Numbers of the games that are on the disk already.
    boards
        Sizes of the run's boards.
    recent
        The latest games on the disk, whose branches may not have been played.
    tell
        Called with sentences for people, by `check` and `finish`.

    Raises
    ------
    RunError
        The cluster can't be reached, or a file that workers need can't be sent to them.
    """

    def __init__(
        self,
        folder: RunFolder,
        preset: Preset,
        address: str,
        *,
        done: Collection[int],
        boards: Collection[int],
        recent: Sequence[PlayedGame],
        tell: Callable[[str], None],
    ) -> None:
        self._folder = folder
        self._preset = preset
        self._boards = frozenset(boards)
        self._source = game_source(preset)
        self._leases = Leases(done)
        self._members: dict[int, _Member] = {}
        self._orphans = [shard for shard in _packed(recent)]
        self._state = RunState()
        self._networks: dict[int, Any] = {}
        self._writer = ShardWriter(folder, preset.run.shard_games)
        self._written = time.monotonic()
        self._nodes, self._cpu_s = 0, 0.0
        self._error: Exception | None = None
        self._tell, self._notes = tell, deque[str]()
        self._end, self._at_once = threading.Event(), False
        self._machines = Machines(folder.root)
        self._farm = Farm(address, self._machines, tell=self._notes.append)
        self._farm.lost = self._lost
        try:
            files = {name: share_file(self._farm, path) for name, path in _files(preset)}
        except BaseException:
            self._farm.close()
            raise
        self._farm.serve(partial(PlayServer, preset.to_dict(), files))
        self._notes.append(
            f"the machines of the cluster {address} play; if Ray ends there, this run does, too, "
            "and the same command continues it"
        )
        self._thread = threading.Thread(target=self._lead, name="cluster", daemon=True)
        self._thread.start()

    # -- the run's process -------------------------------------------------------------------

    def check(self) -> None:
        """Raise the error that ended the leading thread, if one did.

        Raises
        ------
        RunError
            The cluster is gone, or none of its machines can work.
        OSError
            The folder can't be written.
        """
        while self._notes:
            self._tell(self._notes.popleft())
        if self._error is not None:
            raise self._error

    def used(self) -> tuple[int, float]:
        """Return visits and processor seconds of all workers since the start."""
        return self._nodes, self._cpu_s

    def labelled(self) -> int:
        """Return 0: positions that workers have labelled are on the disk within seconds."""
        return 0

    def finish(self) -> None:
        """Let the workers send the games worth keeping, and end them."""
        self._end.set()
        self._thread.join(2.0 * PATIENCE_S + self._order_s())
        self.close()
        self.check()

    def close(self) -> None:
        """End the workers at once; games that have arrived are kept."""
        self._at_once = True
        self._end.set()
        self._thread.join(PATIENCE_S)
        self._farm.close()

    # -- the leading thread ------------------------------------------------------------------

    def _lead(self) -> None:
        """Give orders and take answers until the run ends, or an error does."""
        try:
            looked = -LOOK_S
            while not self._end.is_set():
                if time.monotonic() - looked > LOOK_S:
                    looked = time.monotonic()
                    self._look()
                self._step(self._order)
            last_s = time.monotonic() + PATIENCE_S + self._order_s()
            while not self._at_once and time.monotonic() < last_s and not self._is_finished():
                self._step(self._last_order)
        except (EngineError, OSError, MemoryError) as error:
            self._error = error
        except Exception as error:  # an error of our own, or of Ray's, must not pass in silence
            if not self._end.is_set():
                self._error = error
        finally:
            with contextlib.suppress(OSError):
                self._writer.flush(self._state.generation)
                self._machines.write()

    def _step(self, next_order: Callable[[Worker], PlayOrder | None]) -> None:
        for worker, answer in self._farm.step(next_order, 0.5):
            self._receive(worker, answer)
        if time.monotonic() - self._written > WRITE_S:
            self._written = time.monotonic()
            self._writer.flush(self._state.generation)
            self._machines.write()

    def _look(self) -> None:
        """Read how far the run is, and share a new network."""
        self._state = state = self._folder.state()
        generations = {state.best} if self._source.needs_network else set()
        generations |= set(self._source.earlier_networks(state.best))
        for generation in generations - set(self._networks):
            path = self._folder.network_path(generation)
            self._networks[generation] = self._farm.share(content_of(path))
        self._networks = {generation: self._networks[generation] for generation in generations}

    def _order(self, worker: Worker) -> PlayOrder:
        member = self._members.setdefault(worker.number, _Member(deque(maxlen=4)))
        member.orders += 1
        lease_size = 2 * (_reserve(self._preset) + member.last)
        missing = lease_size - self._leases.held(worker.number)
        orphans, self._orphans = self._orphans, []
        state = self._state
        return PlayOrder(
            numbers=self._leases.lease(worker.number, max(missing, 0)),
            best=state.best,
            networks=self._networks,
            share=state.share(self._preset.run),
            second_stage=state.second_stage,
            resume=tuple(orphans),
            # short ones first: a small run, or few labels, may be done soon
            seconds=min(self._order_s(), FIRST_S * 2.0 ** min(member.orders - 1, 30)),
        )

    def _order_s(self) -> float:
        """Return how long workers play before they answer [seconds]."""
        return max(ORDER_S, ANSWER_S * len(self._farm.workers))

    def _last_order(self, worker: Worker) -> PlayOrder | None:
        member = self._members.get(worker.number)
        if member is None or member.is_finishing:
            return None
        member.is_finishing = True
        return PlayOrder(best=-1, second_stage=self._state.second_stage, finish=True)

    def _is_finished(self) -> bool:
        return all(
            worker.pending is None and (member is None or member.is_finishing)
            for worker in self._farm.workers
            for member in [self._members.get(worker.number)]
        )

    def _receive(self, worker: Worker, answer: PlayAnswer | Failure) -> None:
        """Check the games that a worker sent, and write them."""
        if isinstance(answer, Failure):
            self._farm.fail(worker, answer.text)
            return
        count = 0
        for shard in answer.shards:
            try:
                games = shard_games(shard)
            except (ValueError, MemoryError) as error:
                self._farm.fail(worker, f"it sent damaged games: {reason_of(error)}")
                return
            numbers = [game.number for game in games]
            ours = all(game.rules.size in self._boards for game in games)
            if not ours or not self._leases.finish(worker.number, numbers):
                self._farm.fail(worker, "it sent games that nobody asked for")
                return
            count += len(games)
            if len(games) >= self._preset.run.shard_games:
                self._writer.add_shard(shard, self._state.generation)
            else:
                self._writer.add(games, self._state.generation)
            self._members[worker.number].recent.append(shard)
        self._members[worker.number].last = count
        self._nodes += answer.nodes
        self._cpu_s += answer.cpu_s
        self._machines.answered(worker.machine, count, answer.nodes)

    def _lost(self, worker: Worker) -> None:
        """Reassign the game numbers and queued branches of a lost worker to other workers."""
        self._leases.release(worker.number)
        member = self._members.pop(worker.number, None)
        if member is not None:
            self._orphans += member.recent


def _files(preset: Preset) -> Iterator[tuple[str, Path]]:
    """Yield the settings that name files which workers need, and the files."""
    values = preset.by_name()
    for name, kind in file_settings().items():
        if kind == "network" and not name.startswith("run.") and values[name]:
            yield name, named_network(values[name])
    if values[RECORDS_SETTING]:
        path = Path(values[RECORDS_SETTING])
        if path.is_dir():
            raise RunError(
                f"{path}: a folder of records can't be sent to the machines of a cluster; zip it "
                f"and name the zip as {RECORDS_SETTING}"
            )
        yield RECORDS_SETTING, path
