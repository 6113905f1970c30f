"""The data that all stages of a run share: settings, state, games, trainer and log."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from engine.base.jit import compile_seconds
from engine.go.coords import point_to_gtp
from engine.go.state import position_batch
from engine.network.files.weights import save_network
from engine.network.models.network import Network, network_from
from engine.record.played_game import PlayedGame
from engine.search.value.curve import scores, winrates_at
from engine.search.value.evaluation import Evaluator
from engine.search.value.kinds import knows_score
from engine.train.events import Events
from engine.train.game_source import game_source
from engine.train.learning.sampler import row_count
from engine.train.learning.trainer import Trainer
from engine.train.presets.loss_terms import active_terms
from engine.train.presets.preset import Preset
from engine.train.rebuild import restored_state
from engine.train.runs.run import FINISHED, PLAYING, RunFolder
from engine.train.runs.run_networks import device_of, first_network, make_evaluator, network_of_run


def network_figures(evaluator: Evaluator, komi: float) -> dict[str, Any]:
    """Return what a network says of the empty board, for a log: its curve and its first move.

    The curve is alpha [points] and beta [1/points], or the winrate at `komi` [points].
    """
    size = evaluator.size
    legal = np.ones((1, size * size + 1), np.bool_)
    at = np.full(1, komi, np.float32)
    answer = evaluator.evaluate(position_batch(1, size), legal, at)
    best = int(answer.policy[0].argmax())
    if knows_score(int(answer.curve_kind[0])):
        alpha, beta = scores(answer)[0].tolist()
        curve = {"alpha": round(alpha, 3), "beta": round(beta, 4)}
    else:
        winrate = float(winrates_at(answer, at)[0])
        curve = {"winrate": round(winrate, 4)}
    return {
        **curve,
        "first_move": point_to_gtp(best, size),
        "first_move_policy": round(float(answer.policy[0, best]), 4),
    }


def game_figures(games: Sequence[PlayedGame]) -> dict[str, Any]:
    """Return number, length, komi and results of some games."""
    scores = [game.score for game in games if not math.isnan(game.score)]
    return {
        "games": len(games),
        "rows": row_count(games),
        "length": round(float(np.mean([len(game.moves) for game in games])), 1),
        "branches": sum(game.parent >= 0 for game in games),
        "komi": round(float(np.mean([game.rules.komi for game in games])), 2),
        **({"score": round(float(np.mean(scores)), 2)} if scores else {}),
        "black_wins": round(float(np.mean([game.winner > 0 for game in games])), 3),
    }


Progress = Callable[[dict[str, Any]], None]
"""Called with each entry of the log."""


class TrainingRun:
    """The run that this process works on.

    Parameters
    ----------
    folder
        Opened, so its lock is held.
    progress
        See `Progress`.
    stop
        Asked by `stopped`.
    cluster
        Address of the Ray cluster that makes the games; "" for none.
    """

    def __init__(
        self,
        folder: RunFolder,
        preset: Preset,
        progress: Progress,
        stop: Callable[[], bool],
        cluster: str = "",
    ) -> None:
        self.folder = folder
        self.cluster = cluster
        self.plan = preset
        """All settings, with their schedules."""
        self.preset = preset
        """The settings in force in this generation."""
        self.progress = progress
        self._stop = stop
        self.source = game_source(preset)
        self.games = self.source.training_games(folder, self.tell)
        self.state, notes = restored_state(folder)
        self.preset = preset.at(self.state.moment(preset.run))
        self.games.set_preset(self.preset)
        self._nodes = self.state.nodes  # of earlier processes
        self._cpu_s = self.state.cpu_s - time.process_time()  # without the start of this one
        self._others_cpu_s = 0.0
        self._started = time.monotonic() - self.state.seconds - compile_seconds()
        self.events = Events(folder.root / "events")
        for note in (*folder.notes, *notes):
            self.tell(note)
        if self.state.generation == 0 and not folder.network_path(0).exists():
            self.export(first_network(preset), 0)
        self.trainer = self._restored_trainer()
        self.rows_per_s = 0.0
        """Rows that the last training of this process took a second; 0 before it."""
        self.rows_per_cpu_s = 0.0
        """The same for a second of processor time of all processes."""
        self.recount: Callable[[], None] = lambda: None
        """Counts what other processes have worked; see `count_work`."""

    # -- time and counters -------------------------------------------------------------------

    @property
    def seconds(self) -> float:
        """Seconds that processes have worked on the run, without the compilation of kernels, which
        happens once on a machine and would use up the time of a short run."""
        return time.monotonic() - self._started - compile_seconds()

    def share(self, generation: int) -> float:
        """Return the part of the run that is over at the start of a generation, 0 to 1."""
        run, nodes = self.preset.run, self.state.nodes
        return run.share(generation, nodes, self.seconds, self.cpu_s)

    @property
    def cpu_s(self) -> float:
        """Processor time of the run so far [seconds]: of this process now, and of the others when
        their work was counted last."""
        return self._cpu_s + time.process_time() + self._others_cpu_s

    def _times_left(self) -> Iterator[tuple[float, float, float]]:
        """Yield, for each limit of time, what is left of it and its length [seconds], and the rows
        that training takes in a second of that kind; 0 = not known."""
        run = self.preset.run
        if limit := 60.0 * run.minutes:
            yield limit - self.seconds, limit, self.rows_per_s
        if limit := 60.0 * run.cpu_minutes:
            yield limit - self.cpu_s, limit, self.rows_per_cpu_s

    @property
    def is_timed(self) -> bool:
        """Whether the run has a limit of time."""
        return bool(self.preset.run.minutes or self.preset.run.cpu_minutes)

    @property
    def has_no_time(self) -> bool:
        """Whether a limit of time has been reached."""
        return any(left <= 0.0 for left, _, _ in self._times_left())

    def must_train(self, rows: int) -> bool:
        """Return whether the time that is left is needed to train on the games there are.

        Before the first training half of the time is kept for it.

        Parameters
        ----------
        rows
            Positions of the generation's games so far.
        """
        uses = self.preset.training.epochs or self.preset.training.reuse
        return any(
            left <= (rows * uses / rows_per_s if rows_per_s else limit / 2.0)
            for left, limit, rows_per_s in self._times_left()
        )

    def is_over(self) -> bool:
        """Whether the last generation is made, or a limit was reached when one was complete."""
        generation = self.state.generation
        if generation >= self.preset.run.generations:
            return True
        is_between = generation > 0 and self.state.stage in (PLAYING, FINISHED)
        return is_between and self.share(generation) >= 1.0

    def stopped(self) -> bool:
        """Return whether a stop of the run was requested."""
        return self._stop() or self.folder.stop_requested()

    def count_work(self, nodes: int = 0, cpu_s: float = 0.0) -> None:
        """Update the counters of nodes and processor time.

        Parameters
        ----------
        nodes
            Of all processes, since this one started.
        cpu_s
            Processor time of the other processes [seconds].
        """
        self._others_cpu_s = cpu_s
        self.move(nodes=self._nodes + nodes, cpu_s=round(self.cpu_s, 1))

    def move(self, **changes: Any) -> None:
        """Change the state and write it, after the work that it describes."""
        self.state = self.state.replace(**changes, seconds=round(self.seconds, 1))
        self.folder.write_state(self.state)

    def take_settings(self) -> None:
        """Change to the settings of this generation, and log the values of schedules."""
        moment = self.state.moment(self.plan.run)
        self.preset = self.plan.at(moment)
        self.games.set_preset(self.preset)
        self.trainer.set_settings(self.preset.training, active_terms(self.preset.sections()))
        values = self.plan.scheduled_values(moment)
        if values:
            self.log({"event": "settings", **values})

    def begin_second_stage(self) -> None:
        """Change to the settings of the second stage."""
        self.move(second_stage=True)
        self.take_settings()

    # -- networks ----------------------------------------------------------------------------

    def export(self, network: Network, generation: int) -> None:
        """Write a network of the run, with where it comes from in its header."""
        training = {
            "run": self.folder.root.name,
            "generation": generation,
            "steps": self.trainer.step if generation else 0,
            "games": self.state.games + self.games.amount,
            "nodes": self.state.nodes,
            "cpu_s": self.state.cpu_s,
            "seed": self.preset.run.seed,
            **self.source.lineage(),
        }
        save_network(self.folder.network_path(generation), network, training=training)

    def evaluator(self, generation: int) -> Evaluator:
        """Return an evaluator of a generation's network."""
        return make_evaluator(self.preset, self.folder.network_path(generation))

    def checkpoint(self) -> None:
        """Write the trainer's state."""
        self.folder.write_checkpoint(self.trainer.step, self.trainer.checkpoint())

    def _restored_trainer(self) -> Trainer:
        """A trainer at the newest checkpoint, or failing that at the newest network."""
        network = network_from(network_of_run(self.folder.network_path(self.state.generation)))
        preset = self.preset
        terms = active_terms(preset.sections())
        trainer = Trainer(network, preset.training, device_of(preset), terms)

        def load(data: bytes) -> bool:
            trainer.restore(data)
            return True

        restored = self.folder.load_checkpoint(load, trainer.largest_checkpoint)
        if restored is None and self.state.generation > 0:
            trainer.step = self.state.trained
            self.tell("no checkpoint could be loaded: training goes on from the newest network")
        return trainer

    # -- log ---------------------------------------------------------------------------------

    def figures(self) -> dict[str, Any]:
        """Return the counters for the log."""
        amount = self.state.games + self.games.amount
        return {
            "games": amount,  # the name that readers of logs know, whatever is counted
            **({"positions": amount} if self.source.unit == "positions" else {}),
            "nodes": self.state.nodes,
            "cpu_s": self.state.cpu_s,
            "best": self.state.best,
        }

    def log(self, entry: dict[str, Any]) -> None:
        """Add an entry to the log, the events and the progress."""
        entry = {"generation": self.state.generation, **entry}
        self.folder.log(entry)
        self.events.add(entry)
        self.progress(entry)

    def tell(self, note: str) -> None:
        """Log a sentence for people."""
        self.log({"event": "message", "text": note})

    def log_steps(self, rows: list[dict[str, float]]) -> None:
        """Log rows of training steps, see `Trainer.train`, and remove them from the list."""
        entries = [{"generation": self.state.generation, "event": "step", **row} for row in rows]
        rows.clear()
        self.folder.log(*entries)
        for entry in entries:
            self.events.add(entry)
            self.progress(entry)

    def log_network(self) -> Evaluator | None:
        """Log the best network's figures; return its evaluator, or None if stopped before."""
        evaluator = self.evaluator(self.state.best)
        opinion = network_figures(evaluator, self.preset.rules.komi)
        if self.preset.network.value_head == "none":
            del opinion["winrate"]  # it has none
        held_out = self.games.network_figures(evaluator, self.stopped)
        if held_out is None:
            return None
        self.log({"event": "network", **opinion, **held_out, **self.figures()})
        return evaluator
