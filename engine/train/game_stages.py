"""The stages that make a generation's games, or read them."""

from __future__ import annotations

import math
import time
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from engine.base.errors import RunError
from engine.train.learning.sampler import row_count
from engine.train.run import PLAYING
from engine.train.run_figures import game_figures
from engine.train.selfplay.worker import ShardWriter, Workers
from engine.train.stage import Stage
from engine.train.training_run import TrainingRun

if TYPE_CHECKING:
    from engine.train.game_player import GamePlayer
    from engine.train.selfplay.cluster_worker import ClusterWorkers

TICK_S: Final = 5.0
"""Seconds between progress reports that are not logged."""
CLUSTER_LOOK_S: Final = 0.2
"""Seconds between looks at what a cluster has played."""


class PlayGames(Stage):
    """Play games, also in other processes, until the generation has enough."""

    name = PLAYING

    def __init__(self, run: TrainingRun) -> None:
        super().__init__(run)
        settings, done = run.preset.run, run.games.numbers
        recent = run.games.window[-settings.games :] + run.games.fresh
        self._told = 0.0  # when progress was reported last
        self._before = run.games.amount  # on the disk when the processes were started
        self._counted = (0, 0.0)  # visits and processor seconds that were logged
        self._player: GamePlayer | None = None
        self._workers: Workers | ClusterWorkers
        if run.cluster:
            from engine.train.selfplay.cluster_worker import ClusterWorkers

            self._workers = ClusterWorkers(
                run.folder,
                run.preset,
                run.cluster,
                done=done,
                boards=run.source.boards,
                recent=recent,
                tell=run.tell,
            )
            return
        numbers = (n for n in count(0, settings.workers) if n not in done)
        self._player = run.source.player(numbers, 0, run.tell)
        self._player.resume(recent)
        self._writer = ShardWriter(run.folder, settings.shard_games, 0, settings.workers)
        self._workers = Workers(run.folder, settings.workers - 1, done)

    def work(self) -> dict[str, Any] | None:
        """Play, and collect what all processes have written."""
        run, games, generation = self._run, self._run.games, self._run.state.generation
        goal = run.preset.run.games
        if self._player is not None:
            self._counted = self._used()  # a cluster plays on while this process does other things
            self._player.share = run.share(generation)
            self._player.set_preset(run.preset)
        if run.source.needs_network or run.preset.run.generations:
            evaluator = run.log_network()
            if self._player is not None:
                self._player.set_earlier(run.state.best, run.evaluator)
                self._player.set_evaluator(evaluator)
        stopped = False
        while self._amount() < goal and not (stopped := run.stopped()):
            if self._play_round() or time.monotonic() - self._told >= TICK_S:
                self._told = time.monotonic()
                self._collect()
                run.progress(
                    {
                        "event": "playing",
                        "generation": generation,
                        run.source.unit: self._amount(),
                        "at least": goal,  # rounds end with whole groups of games
                    }
                )
        if self._player is not None:
            if stopped or not run.preset.run.generations:
                self._writer.add(self._player.unfinished(), generation)
            self._writer.flush(generation)
        self._collect()
        begin_nodes, begin_s = self._counted
        self._counted = nodes, seconds = self._used()
        _log_games(run, (nodes - begin_nodes) / max(seconds - begin_s, 1e-9))
        if stopped:
            return None
        if not games.rows:
            raise RunError(
                f"{run.folder.root}: none of the {len(games.fresh)} games of generation "
                f"{generation} holds a position to learn from; continue with more games, "
                f"`--set run.games={2 * goal}`, or start a run with a larger selfplay.deep_share"
            )
        return _steps_due(run, games.fresh_rows)

    def _amount(self) -> int:
        """Return how many games this generation has; for distillation, how many positions.

        A folder of labels ends with `unfinished`, so positions of games in flight count there.
        """
        on_disk = self._run.games.amount
        if self._run.preset.run.generations:
            return on_disk
        own = 0 if self._player is None else self._player.labelled
        return max(on_disk, self._before + own + self._workers.labelled())

    def _play_round(self) -> bool:
        """Play a round in this process, if it plays; return whether a shard was written."""
        if self._player is None:
            time.sleep(CLUSTER_LOOK_S)
            return False
        return bool(self._writer.add(self._player.play_round(), self._run.state.generation))

    def _used(self) -> tuple[int, float]:
        """Return visits and processor seconds of the games, of this process or of the cluster."""
        if self._player is None:
            return self._workers.used()
        return self._player.nodes, time.process_time()

    def _collect(self) -> None:
        """Read the generation's new shards, of all processes, and update the counters."""
        self._run.games.collect(self._run.state.generation)
        if not self._run.stopped():  # a signal to the whole group ends the other processes, too
            self._workers.check()
        self._count()

    def _count(self) -> None:
        nodes, seconds = self._workers.used()
        own = 0 if self._player is None else self._player.nodes
        self._run.count_work(own + nodes, seconds)

    def finish(self) -> None:
        """Let the other processes write their games, end them, and count their work."""
        self._workers.finish()
        self._run.games.collect(self._run.state.generation)
        self._count()

    def close(self) -> None:
        """End the other processes at once."""
        self._workers.close()


class ReadGames(Stage):
    """Read game records, or labels that came to the folders since the last generation."""

    name = PLAYING

    def work(self) -> dict[str, Any] | None:
        """Read games; training draws from all labels as often as `run.games` says."""
        run = self._run

        def tell(text: str) -> None:
            run.progress({"event": "reading", "text": text})

        if not run.games.prepare(run.stopped, tell):
            return None
        run.log_network()
        run.games.collect(run.state.generation)
        run.count_work()
        _log_games(run, 0.0)
        by_rows = run.source.unit == "positions"
        return _steps_due(run, run.preset.run.games if by_rows else run.games.fresh_rows)

    def finish(self) -> None:
        """Count the time of the stages since the games were read."""
        self._run.count_work()


def _log_games(run: TrainingRun, nodes_per_cpu_s: float) -> None:
    if run.games.fresh:
        figures = game_figures(run.games.fresh) | run.games.game_figures()
        run.log({"event": "games", **figures, "nodes_per_cpu_s": round(nodes_per_cpu_s)})


def _steps_due(run: TrainingRun, rows: int) -> dict[str, int]:
    """Return the training step at which rows have been used as often as the preset says."""
    training = run.preset.training
    steps = round(rows * training.reuse / training.batch)
    if training.epochs:
        window = run.games.newest(run.state.rows + run.games.fresh_rows)
        steps = math.ceil(row_count(window) * training.epochs / training.batch)
    return {"step": run.state.step + max(1, steps)}
