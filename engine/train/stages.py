"""The stages of a run and how they follow each other: self-play, training, the next network.

One generation is: games with the best network until there are enough, training on the window of
the last games, a checkpoint, the exported network, its gate and its panel score. `run` does one
after the other until the last generation; it can be stopped, or killed, at any point and continued.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final

import torch

from engine.base.errors import RunError
from engine.network.network import Network
from engine.network.weights import save_network
from engine.train.events import Events
from engine.train.game_source import GameSource
from engine.train.learning.sampler import SizedSampler
from engine.train.learning.trainer import Trainer
from engine.train.preset import Preset, load_preset
from engine.train.rebuild import restored_state
from engine.train.run import RunFolder, RunState, Stream, unit_random
from engine.train.run_figures import game_figures, network_figures
from engine.train.run_matches import RunMatches, gate_entry, promoted
from engine.train.run_networks import (
    device_of,
    first_network,
    make_evaluator,
    network_of_run,
)
from engine.train.selfplay.worker import ShardWriter, Workers, game_source
from engine.train.training_games import TrainingGames
from engine.value.evaluation import Evaluator

__all__ = ["Progress", "run"]

TICK_S: Final = 5.0
"""Seconds between progress reports that are not logged."""

Progress = Callable[[dict[str, Any]], None]


def run(
    preset: Preset | str | Path | None,
    folder: Path | str,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
    changes: Mapping[str, Any] | None = None,
) -> RunState:
    """Start a run, or continue the one in the folder, until it is finished or stopped.

    Parameters
    ----------
    preset
        Settings, the name of a preset, or a JSON file; none = what the folder was started with.
    folder
        Made when missing.
    progress
        Called with each entry of the log, and with an "event": "playing" entry now and then.
    stop
        Asked between rounds and training steps; a file named `stop` in the folder also stops.
    changes
        Settings changed by dotted name, like `training.batch`; in a run that goes on only some
        may change, see `run_file.CHANGEABLE`.

    Returns
    -------
    RunState
        Where the run stands now.

    Raises
    ------
    RunError
        The folder is in use, damaged, can't be written, or holds a run with other settings. When
        a start fails before its first games are written, nothing is left behind.
    SettingsError
        The preset does not exist or has an impossible value.
    WeightsError
        A network can't be read.
    """
    torch.set_num_threads(1)
    if preset is not None and not isinstance(preset, Preset):
        preset = load_preset(preset)
    run_folder = RunFolder(Path(folder))
    settings = run_folder.open(preset, changes)
    loop = None
    try:
        loop = _Loop(run_folder, settings, progress or _ignore, stop or _never)
        try:
            state = loop.work()
            if loop.workers is not None:
                loop.workers.finish()
        finally:
            loop.events.close()  # before anything else: the folder may go
    except BaseException as error:
        if loop is not None and loop.workers is not None:
            loop.workers.close()
        if isinstance(error, Exception) and run_folder.is_new:
            run_folder.discard()
        run_folder.close()
        if isinstance(error, (OSError, MemoryError)) and not isinstance(error, BrokenPipeError):
            raise RunError(run_folder.machine_failed(error)) from error
        raise
    run_folder.close()
    return state


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
        self.state, notes = restored_state(folder)
        self.workers: Workers | None = None
        self._progress = progress
        self._stop = stop
        self._games = TrainingGames(folder, preset, lambda note: self._tell([note]))
        self._cpu_s = self.state.cpu_s
        self._nodes = self.state.nodes
        self._last_tick = 0.0
        self._started = time.monotonic() - self.state.seconds
        self._sampler: SizedSampler | None = None
        self.events = Events(folder.root / "events")
        self._tell([*folder.notes, *notes])
        if self.state.generation == 0 and not folder.network_path(0).exists():
            self._export(first_network(self.preset), 0)
        self.trainer = self._restored_trainer()
        self._contests = RunMatches(
            folder,
            preset,
            lambda path, rows: make_evaluator(preset, path, rows),
            self._stopped,
        )

    def work(self) -> RunState:
        """Generation after generation; see the module's text."""
        preset = self.preset
        if self.state.stage == "finished":
            if preset.run.generations and self._is_over():
                self._progress({"event": "finished", **self._figures()})
                return self.state
            self._move(stage="selfplay")  # the run was lengthened
        done = self._games.load(self.state.generation, self.state.rows)
        if preset.run.workers > 1 and not preset.distillation.labels:  # labels need no players
            self.workers = Workers(self.folder, preset.run.workers - 1, done)
        numbers = (n for n in count(0, preset.run.workers) if n not in done)
        selfplay = game_source(preset, numbers, 0, lambda text: self._tell([text]))
        self._restore_branches(selfplay)
        writer = ShardWriter(self.folder, preset.run.shard_games, 0, preset.run.workers)
        if not preset.run.generations:
            return self._only_play(selfplay, writer)
        while not self._is_over():
            self._begin_generation(selfplay)
            if self.state.stage == "train" and not self._games.rows:
                self._tell(["the games to train on are gone: they are played again"])
                self._move(stage="selfplay", step=self.trainer.step)
            if self.state.stage == "selfplay" and not self._play(selfplay, writer):
                break
            if self.state.stage == "train" and not self._train():
                break
            if not self._next_generation():
                break
        stopped = not self._is_over()
        if not stopped:
            self._log_network()
        self._log({"event": "stopped" if stopped else "finished", **self._figures()})
        if not stopped:
            self._move(stage="finished")
        return self.state

    def _only_play(self, selfplay: GameSource, writer: ShardWriter) -> RunState:
        """Play the games of a run that makes no network, such as a folder of labels."""
        if not self.preset.distills:
            self._begin_generation(selfplay)
        if self._play(selfplay, writer):
            self._move(stage="finished")
        stopped = self.state.stage != "finished"
        self._log({"event": "stopped" if stopped else "finished", **self._figures()})
        return self.state

    # -- self-play ---------------------------------------------------------------------------

    def _begin_generation(self, selfplay: GameSource) -> None:
        selfplay.share = self._share(self.state.generation)
        selfplay.set_evaluator(self._log_network())

    def _log_network(self) -> Evaluator:
        """Log what the best network says of the empty board; return it."""
        evaluator = make_evaluator(self.preset, self.folder.network_path(self.state.best))
        opinion = network_figures(evaluator, self.preset.rules.komi)
        self._log({"event": "network", **opinion, **self._figures()})
        return evaluator

    def _play(self, selfplay: GameSource, writer: ShardWriter) -> bool:
        """Play until the generation has its games; False when stopped before."""
        preset, generation = self.preset, self.state.generation
        wanted = preset.run.games
        begin_nodes, begin_cpu = selfplay.nodes, time.process_time()
        stopped = False
        while not selfplay.has_enough(self._games.amount, wanted):
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
                        ("positions" if preset.distills else "games"): selfplay.amount(
                            self._games.amount
                        ),
                        "at least": wanted,  # rounds end with whole groups of games
                    }
                )
        if stopped or not preset.run.generations:
            writer.add(selfplay.unfinished(), generation)
        writer.flush(generation)
        self._collect(selfplay)
        seconds = max(time.process_time() - begin_cpu, 1e-9)
        rate = (selfplay.nodes - begin_nodes) / seconds
        if self._games.fresh:
            figures = game_figures(self._games.fresh)
            self._log({"event": "games", **figures, "nodes_per_cpu_s": round(rate)})
        if stopped:
            return False
        rows = self._games.fresh_rows
        if not self._games.rows:
            raise RunError(
                f"{self.folder.root}: none of the {len(self._games.fresh)} games of generation "
                f"{generation} holds a position to learn from; continue with more games, "
                f"`--set run.games={2 * wanted}`, or start a run with a larger selfplay.deep_share"
            )
        if not preset.run.generations:
            return True
        training = preset.training
        if preset.distillation.labels:
            rows = wanted  # labels are read as they come, and drawn from as long as is wanted
        steps = max(1, round(rows * training.reuse / training.batch))
        self._move(stage="train", step=self.state.step + steps)
        return True

    def _collect(self, selfplay: GameSource) -> None:
        """Read the generation's new shards, of all processes, and move the counters."""
        self._games.collect(self.state.generation)
        if self.workers is not None:
            self.workers.check()
        nodes, seconds = self.workers.used() if self.workers is not None else (0, 0.0)
        self._move(
            nodes=self._nodes + selfplay.nodes + nodes,
            cpu_s=round(self._cpu_s + time.process_time() + seconds, 1),
        )

    def _restore_branches(self, selfplay: GameSource) -> None:
        """Queue the branches of the latest games that were not played yet."""
        latest = self._games.window[-self.preset.run.games :] + self._games.fresh
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
        share = self._share(self.state.generation + 1)
        sampler = self._sampler_at(share)
        seed = self.preset.run.seed
        every = self.preset.run.checkpoint_steps

        def between() -> bool:
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
                    "window_games": len(self._games.window),
                    "window_rows": sampler.rows,
                    **{name: round(value, 4) for name, value in losses.items()},
                    "rows_per_cpu_s": round(taken * settings.batch / seconds),
                }
            )
        if self.trainer.step < self.state.step:
            return False
        self._export(self.trainer.averaged, self.state.generation + 1)
        self._move(stage="gate")
        return True

    def _sampler_at(self, share: float) -> SizedSampler:
        """The sampler of the window; labels made before change seldom, so it is kept for them."""
        settings = self.preset.training
        is_kept = bool(self.preset.distillation.labels) and not self._games.fresh
        if self._sampler is None or not is_kept:
            self._sampler = None  # its memory is free for the next one
            self._sampler = SizedSampler(
                self._games.take_window(self.state.rows + self._games.fresh_rows),
                self.preset.network.feature_set,
                *settings.fading_at(share),
                searched_scores=settings.score_target == "searched",
            )
        return self._sampler

    def _share(self, generation: int) -> float:
        """Part of the run that is over when a generation is there, 0 to 1."""
        limit = 60.0 * self.preset.run.minutes
        over = self._seconds() / limit if limit else 0.0
        return min(max(over, generation / max(self.preset.run.generations, 1)), 1.0)

    def _is_over(self) -> bool:
        """Whether the last generation is made, or time ran out when one was complete."""
        settings = self.preset.run
        if self.state.generation >= settings.generations:
            return True
        if not settings.minutes or not self.state.generation:
            return False
        is_between = self.state.stage in ("selfplay", "finished")
        return is_between and self._seconds() >= 60.0 * settings.minutes

    def _seconds(self) -> float:
        """Seconds that processes have worked on the run."""
        return time.monotonic() - self._started

    def _checkpoint(self) -> None:
        self.folder.write_checkpoint(self.trainer.step, self.trainer.checkpoint())

    def _next_generation(self) -> bool:
        """Gate and panel of the newest network, then move the cursor; False when stopped before."""
        generation, best = self.state.generation + 1, self.state.best
        verdict = self._contests.gate(generation, best)
        if verdict is None:
            return False
        if self.preset.gate.rule != "always":
            self._log({**gate_entry(verdict, best), "generation": generation})
        for entry in self._contests.panel(generation, self.state.nodes):
            self._log({**entry, "generation": generation})
        self._move(
            stage="selfplay",
            generation=generation,
            best=generation if promoted(verdict) else best,
            games=self.state.games + self._games.amount,
            rows=self.state.rows + self._games.fresh_rows,
            trained=self.trainer.step,
        )
        self._games.end_generation()
        return True

    def _restored_trainer(self) -> Trainer:
        """A trainer at the newest checkpoint, or failing that at the newest network."""
        network = network_of_run(self.folder.network_path(self.state.generation))
        trainer = Trainer(network, self.preset.training, device_of(self.preset))

        def load(data: bytes) -> bool:
            trainer.restore(data)
            return True

        if self.folder.load_checkpoint(load) is None and self.state.generation > 0:
            trainer.step = self.state.trained
            self._tell(["no checkpoint could be loaded: training goes on from the newest network"])
        return trainer

    def _export(self, network: Network, generation: int) -> None:
        training = {
            "run": self.folder.root.name,
            "generation": generation,
            "steps": self.trainer.step if generation else 0,
            "games": self.state.games + self._games.amount,
            "nodes": self.state.nodes,
            "cpu_s": self.state.cpu_s,
            "seed": self.preset.run.seed,
        }
        if self.preset.distills:
            distillation = self.preset.distillation
            training["teacher"] = Path(distillation.teacher or distillation.labels).name
        save_network(self.folder.network_path(generation), network, training=training)

    # -- bookkeeping -------------------------------------------------------------------------

    def _figures(self) -> dict[str, Any]:
        return {
            "games": self.state.games + self._games.amount,
            "nodes": self.state.nodes,
            "cpu_s": self.state.cpu_s,
            "best": self.state.best,
        }

    def _move(self, **changes: Any) -> None:
        self.state = self.state.replace(**changes, seconds=round(self._seconds(), 1))
        self.folder.write_state(self.state)

    def _log(self, entry: dict[str, Any]) -> None:
        entry = {"generation": self.state.generation, **entry}
        self.folder.log(entry)
        self.events.add(entry)
        self._progress(entry)

    def _tell(self, notes: list[str]) -> None:
        for note in notes:
            self._log({"event": "message", "text": note})

    def _stopped(self) -> bool:
        return self._stop() or self.folder.stop_requested()

    def _tick(self) -> bool:
        now = time.monotonic()
        if now - self._last_tick < TICK_S:
            return False
        self._last_tick = now
        return True
