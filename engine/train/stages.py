"""The stages of a run and how they follow each other: self-play, training, the next network.

One generation is: games with the newest network until there are enough, training on the window
of the last games, a checkpoint, the exported network. `run` does one after the other until the
last generation; it can be stopped, or killed, at any point and continued.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from engine.errors import RunError
from engine.go.coords import point_to_gtp
from engine.go.position import position_batch
from engine.network.evaluator import NetworkEvaluator
from engine.network.network import Network, initial_network
from engine.network.weights import load_network, save_network
from engine.record.played_game import PlayedGame, read_shards
from engine.train.run import RunFolder, RunState, Stream, unit_random
from engine.train.sampler import Sampler, row_count, window_size
from engine.train.selfplay import SelfPlay
from engine.train.settings import Preset, load_preset
from engine.train.trainer import Trainer
from engine.train.worker import ShardWriter, Workers, make_evaluator

__all__ = ["run"]

TICK_S: Final = 5.0
"""Seconds between progress reports that are not logged."""

Progress = Callable[[dict[str, Any]], None]


def run(
    preset: Preset | str | Path | None,
    folder: Path | str,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
) -> RunState:
    """Start a run, or continue the one in the folder, until it is finished or stopped.

    Parameters
    ----------
    preset
        Settings, the name of a preset, or a JSON file; None = what the folder was started with.
    folder
        Made when missing.
    progress
        Called with each entry of the log, and with an "event": "playing" entry now and then.
    stop
        Asked between rounds and training steps; a file named `stop` in the folder also stops.

    Returns
    -------
    RunState
        Where the run stands now.

    Raises
    ------
    RunError
        The folder is in use, damaged, or holds a run with other settings.
    SettingsError
        The preset does not exist or has an impossible value.
    WeightsError
        A network can't be read.
    """
    torch.set_num_threads(1)
    if preset is not None and not isinstance(preset, Preset):
        preset = load_preset(preset)
    run_folder = RunFolder(Path(folder))
    settings = run_folder.open(preset)
    loop = None
    try:
        loop = _Loop(run_folder, settings, progress or _ignore, stop or _never)
        return loop.work()
    finally:
        if loop is not None and loop.workers is not None:
            loop.workers.close()
        run_folder.close()


def _ignore(entry: dict[str, Any]) -> None:
    """The progress of nobody who listens."""


def _never() -> bool:
    return False


class _Loop:
    """One process's work on a run."""

    def __init__(
        self,
        folder: RunFolder,
        preset: Preset,
        progress: Progress,
        stop: Callable[[], bool],
    ) -> None:
        self.folder = folder
        self.preset = preset
        self.state = folder.state()
        self.workers: Workers | None = None
        self._progress = progress
        self._stop = stop
        self._window: list[PlayedGame] = []
        self._fresh: list[PlayedGame] = []
        self._read: set[Path] = set()
        self._cpu_s = self.state.cpu_s
        self._nodes = self.state.nodes
        self._last_tick = 0.0
        if not folder.network_path(0).exists():
            self._export(self._first_network(), 0)
        self.trainer = self._restored_trainer()

    def work(self) -> RunState:
        """Generation after generation; see the module's text."""
        preset = self.preset
        if self.state.stage == "finished":
            return self.state
        done = self._load_games()
        if preset.run.workers > 1:
            self.workers = Workers(self.folder, preset.run.workers - 1, done)
        numbers = (n for n in count(0, preset.run.workers) if n not in done)
        selfplay = SelfPlay(preset, numbers)
        self._restore_branches(selfplay)
        writer = ShardWriter(self.folder, preset.run.shard_games, 0, preset.run.workers)
        while self.state.generation < preset.run.generations:
            self._begin_generation(selfplay)
            if self.state.stage == "selfplay" and not self._play(selfplay, writer):
                break
            if not self._train():
                break
            self._next_generation()
        stopped = self.state.generation < preset.run.generations
        self._log({"event": "stopped" if stopped else "finished", **self._figures()})
        if not stopped:
            self._move(stage="finished")
        return self.state

    # -- self-play ---------------------------------------------------------------------------

    def _begin_generation(self, selfplay: SelfPlay) -> None:
        generation = self.state.generation
        evaluator = make_evaluator(self.preset, self.folder.network_path(generation))
        selfplay.share = generation / self.preset.run.generations
        selfplay.set_evaluator(evaluator)
        self._log({"event": "network", **self._opinion(evaluator)})

    def _play(self, selfplay: SelfPlay, writer: ShardWriter) -> bool:
        """Play until the generation has its games; False when stopped before."""
        generation, wanted = self.state.generation, self.preset.run.games
        begin_nodes, begin_cpu = selfplay.nodes, time.process_time()
        stopped = False
        while len(self._fresh) < wanted:
            if self._stopped():
                stopped = True
                break
            written = writer.add(selfplay.play_round(), generation)
            if self._tick() or written:
                self._collect(selfplay)
                self._progress(
                    {
                        "event": "playing",
                        "generation": generation,
                        "games": len(self._fresh),
                        "of": wanted,
                    }
                )
        writer.flush(generation)
        self._collect(selfplay)
        seconds = max(time.process_time() - begin_cpu, 1e-9)
        rate = (selfplay.nodes - begin_nodes) / seconds
        if self._fresh:
            self._log({"event": "games", **_summary(self._fresh), "nodes_per_cpu_s": round(rate)})
        if stopped:
            return False
        rows = row_count(self._fresh)
        training = self.preset.training
        steps = max(1, round(rows * training.reuse / training.batch))
        self._move(stage="train", step=self.state.step + steps)
        return True

    def _collect(self, selfplay: SelfPlay) -> None:
        """Read the generation's new shards, of all processes, and move the counters."""
        generation = self.state.generation
        new = [
            path
            for folder in (generation - 1, generation)  # other processes may be a little late
            for path in sorted(self.folder.games_folder(folder).glob("*.npz"))
            if path not in self._read
        ]
        games, notes = read_shards(new)
        self._read.update(new)
        self._fresh.extend(games)
        self._tell(notes)
        if self.workers is not None:
            self.workers.check()
        nodes, seconds = self.workers.used() if self.workers is not None else (0, 0.0)
        self._move(
            nodes=self._nodes + selfplay.nodes + nodes,
            cpu_s=round(self._cpu_s + time.process_time() + seconds, 1),
        )

    def _load_games(self) -> set[int]:
        """Read the games that the window needs, newest first; returns all numbers on disk."""
        done: set[int] = set()
        now = self.folder.games_folder(self.state.generation).name
        training = self.preset.training
        rows = 0
        older: list[list[PlayedGame]] = []
        for path in reversed(self.folder.shards()):
            games, notes = read_shards([path])
            self._tell(notes)
            done.update(game.number for game in games)
            self._read.add(path)
            if path.parent.name == now:
                self._fresh[:0] = games
            elif rows < window_size(
                self.state.rows,
                training.window_rows,
                training.window_exponent,
                training.window_scale,
            ):
                older.append(games)
                rows += row_count(games)
        self._window = [game for games in reversed(older) for game in games]
        return done

    def _restore_branches(self, selfplay: SelfPlay) -> None:
        """Queue the branches of the latest games that were not played yet."""
        latest = self._window[-self.preset.run.games :] + self._fresh
        played = {(game.parent, len(game.start)) for game in latest if game.parent >= 0}
        for game in latest:
            if game.number % self.preset.run.workers == 0:
                selfplay.add_branches(game)
        kept = [s for s in selfplay.pending if (s.parent, len(s.moves)) not in played]
        selfplay.pending.clear()
        selfplay.pending.extend(kept)

    # -- training ----------------------------------------------------------------------------

    def _train(self) -> bool:
        """Train up to the step that is due; False when stopped before."""
        settings = self.preset.training
        games = self._window + self._fresh
        total = self.state.rows + row_count(self._fresh)
        wanted = window_size(
            total, settings.window_rows, settings.window_exponent, settings.window_scale
        )
        first, rows = len(games), 0
        while first > 0 and rows < wanted:
            first -= 1
            rows += row_count(games[first : first + 1])
        self._window = games[first:]
        sampler = Sampler(self._window, self.preset.network.feature_set, settings.result_decay)
        seed = self.preset.run.seed
        share = (self.state.generation + 1) / self.preset.run.generations
        every = self.preset.run.checkpoint_steps

        def between() -> bool:
            self.folder.beat()
            if self.trainer.step % every == 0 and self.trainer.step < self.state.step:
                self._checkpoint()
            return self._stopped()

        begin, from_step = time.process_time(), self.trainer.step
        losses = self.trainer.train(
            lambda step: sampler.draw(settings.batch, unit_random(seed, Stream.TRAIN, step)),
            self.state.step,
            share,
            between,
        )
        self._checkpoint()
        taken = self.trainer.step - from_step
        seconds = max(time.process_time() - begin, 1e-9)
        if taken:
            self._log(
                {
                    "event": "training",
                    "step": self.trainer.step,
                    "window_games": len(self._window),
                    "window_rows": sampler.rows,
                    **{name: round(value, 4) for name, value in losses.items()},
                    "rows_per_cpu_s": round(taken * settings.batch / seconds),
                }
            )
        return self.trainer.step >= self.state.step

    def _checkpoint(self) -> None:
        self.folder.write_checkpoint(self.trainer.step, self.trainer.checkpoint())

    def _next_generation(self) -> None:
        """Export the averaged network, then move the cursor."""
        generation = self.state.generation + 1
        self._export(self.trainer.averaged, generation)
        self._move(
            stage="selfplay",
            generation=generation,
            best=generation,
            games=self.state.games + len(self._fresh),
            rows=self.state.rows + row_count(self._fresh),
            trained=self.trainer.step,
        )
        self._fresh = []

    def _restored_trainer(self) -> Trainer:
        """A trainer at the newest checkpoint, or failing that at the newest network."""
        network, _ = load_network(self.folder.network_path(self.state.generation))
        trainer = Trainer(network, self.preset.training)

        def load(data: bytes) -> bool:
            trainer.restore(data)
            return True

        if self.folder.load_checkpoint(load) is None and self.state.generation > 0:
            trainer.step = self.state.trained
            self._tell(["no checkpoint could be loaded: training goes on from the newest network"])
        return trainer

    def _first_network(self) -> Network:
        settings = self.preset.network
        path = self.preset.run.start_network
        if not path:
            random = unit_random(self.preset.run.seed, Stream.NETWORK)
            return initial_network(settings, int(random.integers(2**31)))
        network, _ = load_network(Path(path))
        if network.settings != settings:
            raise RunError(
                f"{path}: the start network has other settings than the preset; "
                f'copy them to the preset\'s section "network"'
            )
        return network

    def _export(self, network: Network, generation: int) -> None:
        training = {
            "run": self.folder.root.name,
            "generation": generation,
            "steps": self.trainer.step if generation else 0,
            "games": self.state.games + len(self._fresh),
            "nodes": self.state.nodes,
            "cpu_s": self.state.cpu_s,
            "seed": self.preset.run.seed,
        }
        save_network(self.folder.network_path(generation), network, training=training)

    # -- bookkeeping -------------------------------------------------------------------------

    def _opinion(self, evaluator: NetworkEvaluator) -> dict[str, Any]:
        """What the network says of the empty board."""
        size = self.preset.rules.size
        moves = size * size + 1
        answer = evaluator.evaluate(position_batch(1, size), np.ones((1, moves), np.bool_))
        best = int(answer.policy[0].argmax())
        return {
            "generation": self.state.generation,
            "alpha": round(float(answer.curve[0, 0]), 3),
            "beta": round(float(answer.curve[0, 1]), 4),
            "first_move": point_to_gtp(best, size),
            "first_move_policy": round(float(answer.policy[0, best]), 4),
            **self._figures(),
        }

    def _figures(self) -> dict[str, Any]:
        return {
            "games": self.state.games + len(self._fresh),
            "nodes": self.state.nodes,
            "cpu_s": self.state.cpu_s,
            "best": self.state.best,
        }

    def _move(self, **changes: Any) -> None:
        self.state = self.state.replace(**changes)
        self.folder.write_state(self.state)

    def _log(self, entry: dict[str, Any]) -> None:
        entry = {"generation": self.state.generation, **entry}
        self.folder.log(entry)
        self._progress(entry)

    def _tell(self, notes: list[str]) -> None:
        for note in notes:
            self._log({"event": "message", "text": note})

    def _stopped(self) -> bool:
        self.folder.beat()
        return self._stop() or self.folder.stop_requested()

    def _tick(self) -> bool:
        now = time.monotonic()
        if now - self._last_tick < TICK_S:
            return False
        self._last_tick = now
        return True


def _summary(games: list[PlayedGame]) -> dict[str, Any]:
    """Figures of some games."""
    return {
        "games": len(games),
        "rows": row_count(games),
        "length": round(float(np.mean([len(game.moves) for game in games])), 1),
        "branches": sum(game.parent >= 0 for game in games),
        "komi": round(float(np.mean([game.rules.komi for game in games])), 2),
        "score": round(float(np.mean([game.score for game in games])), 2),
        "black_wins": round(float(np.mean([game.winner > 0 for game in games])), 3),
    }
