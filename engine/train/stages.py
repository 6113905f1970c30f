"""The stages of a run: games, training, gate and panel, generation by generation.

`run` does one stage after the other; it can be stopped, or killed, at any point and continued.
`stages_of` lists the stages that a preset has. To add one, write a `Stage`, put its name into
`RunState.stage` and the class into that list.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import numpy as np
import torch

from engine.base.errors import IllegalMoveError, RunError
from engine.base.memory import check_room
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import BLACK_CAPTURED, WHITE_CAPTURED, empty_position
from engine.network.files.weights import shapes_of
from engine.train.game_source import branching_warning
from engine.train.learning.sampler import Batch, Sampler, SizedSampler, row_count
from engine.train.presets.preset import Preset, load_preset
from engine.train.presets.settings import SecondStageSettings
from engine.train.run_matches import GateGame, RunMatches, gate_entry, promoted
from engine.train.runs.run import FINISHED, PLAYING, RunFolder, RunState, Stream, unit_random
from engine.train.selfplay_worker import ShardWriter, Workers
from engine.train.training_run import Progress, TrainingRun, game_figures

if TYPE_CHECKING:
    from engine.train.cluster_worker import ClusterWorkers
    from engine.train.selfplay.game_player import GamePlayer


class GateFigures(NamedTuple):
    """Figures of a gate's games, which show how well the networks know the game."""

    turns: float
    """Mean number of moves of a game, passes included."""
    captures: float
    """Mean number of stones captured in a game, of both colors."""
    spread: float
    """Standard deviation of the final scores [points]."""
    black_wins: float
    """Share of the games that Black won [0, 1]."""
    different: int
    """Number of games that differ in colors, komi or moves."""

    def rounded(self) -> dict[str, float]:
        """Return the figures for a log."""
        return {name: round(value, 2) for name, value in self._asdict().items()}


def gate_figures(rules: Rules, games: Sequence[GateGame]) -> GateFigures:
    """Return the figures of some games, at least one (GoCSE392 6.3, 7.0.1)."""
    turns, captures, scores = [], [], []
    for game in games:
        moves = [*game.opening, *game.moves]
        position = empty_position(rules, capacity=len(moves) + 8)
        replay(position, moves)
        turns.append(len(moves))
        captures.append(
            int(position.counters[BLACK_CAPTURED]) + int(position.counters[WHITE_CAPTURED])
        )
        scores.append(area_score(position))
    lines = {
        (number % 2, game.komi, (*game.opening, *game.moves)) for number, game in enumerate(games)
    }
    return GateFigures(
        turns=float(np.mean(turns)),
        captures=float(np.mean(captures)),
        spread=float(np.std(scores)),
        black_wins=float(np.mean([game.winner > 0 for game in games])),
        different=len(lines),
    )


def stage_is_over(settings: SecondStageSettings, figures: GateFigures) -> bool:
    """Whether the games of a gate meet all three conditions of the second stage."""
    return (
        figures.turns > settings.turns
        and figures.captures < settings.captures
        and figures.spread > settings.spread
    )


def switch_entry(settings: SecondStageSettings, figures: GateFigures) -> dict[str, Any]:
    """Return the beginning of the second stage as an entry for the log."""
    return {
        "event": "second stage",
        **figures.rounded(),
        "text": (
            f"the second stage begins: in the gate's games {figures.turns:.1f} turns are more than "
            f"{settings.turns:g}, {figures.captures:.1f} captures less than {settings.captures:g}, "
            f"and a score spread of {figures.spread:.1f} points more than {settings.spread:g}"
        ),
    }


class Stage:
    """One part of the work on each generation.

    `RunState.stage` holds the name of the stage in progress, and a run that was stopped or killed
    begins again with `work` of that stage. So `work` must leave out what is on the disk already.
    """

    name: ClassVar[str]
    """As in `state.json`."""

    def __init__(self, run: TrainingRun) -> None:
        self._run = run

    def work(self) -> dict[str, Any] | None:
        """Do the stage's work; return its changes of the state, None if stopped before its end."""
        raise NotImplementedError

    def finish(self) -> None:
        """End the background work of the stage, and keep its results."""

    def close(self) -> None:
        """End the background work of the stage at once."""


TICK_S: Final = 5.0
"""Seconds between progress reports that are not logged."""
CLUSTER_LOOK_S: Final = 0.2
"""Seconds between looks at what a cluster has played."""


class PlayGames(Stage):
    """Play games, also in other processes, until the generation has enough."""

    name = PLAYING

    def __init__(self, run: TrainingRun) -> None:
        super().__init__(run)
        settings, done = run.preset.run, set(run.games.numbers)
        recent = run.games.window[-settings.games :] + run.games.fresh
        self._told = 0.0  # when progress was reported last
        self._before = run.games.amount  # on the disk when the processes were started
        self._moves_before = 0  # moves that were played before this generation
        self._counted = (0, 0.0)  # visits and processor seconds that were logged
        self._player: GamePlayer | None = None
        self._workers: Workers | ClusterWorkers
        run.recount = self._count
        if run.cluster:
            from engine.train.cluster_worker import ClusterWorkers

            self._workers = ClusterWorkers(
                run.folder,
                run.plan,
                run.cluster,
                done=done,
                boards=run.source.boards,
                recent=recent,
                tell=run.tell,
            )
            return
        numbers = (n for n in count(0, settings.workers) if n not in done)
        self._player = run.source.player(numbers, 0, run.tell)
        self._player.stopped = run.stopped
        self._player.set_preset(run.preset)
        if (taken := self._taken_over(self._player)) is None:
            self._player.resume(recent)
        else:
            done |= taken
        self._writer = ShardWriter(run.folder, run.plan.games_per_file, 0, settings.workers)
        others = settings.workers - 1
        self._workers = Workers(run.folder, others, done, as_threads=settings.threads)

    def _taken_over(self, player: GamePlayer) -> set[int] | None:
        """Let the player take over the games that were in progress when the last stage of games
        ended; return their numbers, None if there are none.

        If games of this stage are on the disk already, others may have followed these.
        """
        run = self._run
        begins = run.state.stage == PLAYING
        if begins and run.games.fresh:
            return None
        data = run.folder.read_in_progress(run.state.generation + (not begins))
        if not data:
            return None
        try:
            return player.take_over(data)
        except (ValueError, MemoryError, IllegalMoveError) as error:
            run.tell(f"the games in progress can't be read ({error}): new ones begin")
            return None

    def work(self) -> dict[str, Any] | None:
        """Play, and collect what all processes have written."""
        run, games, generation = self._run, self._run.games, self._run.state.generation
        goal = run.preset.run.games
        if self._player is not None:
            self._counted = self._used()  # a cluster plays on while this process does other things
            self._moves_before = self._player.moves
            self._player.set_preset(run.preset)
        if run.source.needs_network or run.preset.run.generations:
            evaluator = run.log_network()
            if self._player is not None and evaluator is not None:
                self._player.set_earlier(run.state.best, run.evaluator)
                self._player.set_evaluator(evaluator)
        stopped = False
        while self._amount() < goal and not (stopped := run.stopped()):
            if games.rows and run.must_train(games.fresh_rows):
                break
            if self._play_round() or time.monotonic() - self._told >= TICK_S:
                self._told = time.monotonic()
                self._collect()
                run.progress(
                    {
                        "event": "playing",
                        "generation": generation,
                        run.source.unit: self._amount(),
                        "at least": goal,  # rounds end with whole groups of games
                        **self._moves(),
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
        if self._player is not None and run.preset.run.generations:
            run.folder.write_in_progress(generation + 1, self._player.in_progress())
        return _steps_due(run, games.fresh_rows)

    def _amount(self) -> int:
        """Return how many games this generation has; for distillation, how many positions.

        A folder of labels ends with `unfinished`, so positions of games in flight count there.
        """
        on_disk = self._run.games.amount
        if self._run.preset.run.generations:
            waiting = [] if self._player is None else self._writer.waiting
            return on_disk + self._run.games.amount_of(waiting)
        own = 0 if self._player is None else self._player.labelled
        return max(on_disk, self._before + own + self._workers.labelled())

    def _moves(self) -> dict[str, int]:
        """Return how many moves this process has played in this generation, if it plays."""
        moves = 0 if self._player is None else self._player.moves - self._moves_before
        return {"moves": moves} if moves else {}

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
        others = self._workers.used()[0] if self._run.preset.run.threads else 0
        return self._player.nodes + others, time.process_time()

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
        if run.log_network() is None:
            return None
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


def run(
    preset: Preset | str | Path | None,
    folder: Path | str,
    progress: Progress = lambda entry: None,
    stop: Callable[[], bool] = lambda: False,
    changes: Mapping[str, Any] | None = None,
    cluster: str = "",
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
    cluster
        Address of the Ray cluster whose machines make the games, see `Farm`; "" = this process
        and `run.workers` - 1 others make them.

    Returns
    -------
    RunState
        How far the run is now.

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
    if preset is not None and not isinstance(preset, Preset):
        preset = load_preset(preset)
    run_folder = RunFolder(Path(folder))
    settings = run_folder.open(preset, changes)
    try:
        check_room(training_bytes(settings))
        work = TrainingRun(run_folder, settings, progress, stop, cluster)
        try:
            _work(work)
        finally:
            work.events.close()  # before anything else: the folder may go
    except BaseException as error:
        if isinstance(error, Exception) and run_folder.is_new:
            run_folder.discard()
        run_folder.close()
        if isinstance(error, (OSError, MemoryError)) and not isinstance(error, BrokenPipeError):
            raise RunError(run_folder.machine_failed(error)) from error
        raise
    run_folder.close()
    return work.state


def training_bytes(preset: Preset) -> int:
    """Return the memory that training takes at least [bytes].

    It holds four numbers for each weight (the weight, its average and two moments), and on a
    processor all layers' answers for a batch.
    """
    if not preset.run.generations:
        return 0
    network = preset.network
    weights = sum(map(math.prod, shapes_of(network).values()))
    numbers = 4 * weights
    if not torch.cuda.is_available():
        layers = network.channels * (network.blocks + 1)
        numbers += preset.training.batch * layers * preset.rules.size**2
    return 4 * numbers


def _work(run: TrainingRun) -> None:
    """Work on a run until it is finished or stopped."""
    makes_networks = run.preset.run.generations > 0
    if run.state.stage == FINISHED:
        if makes_networks and run.is_over():
            run.progress({"event": "finished", **run.figures()})
            return
        run.move(stage=PLAYING)  # the run was lengthened
    state = run.state
    if not run.games.load(state.generation, state.rows, state.games, run.stopped):
        run.move()  # it may have been rebuilt
        run.log({"event": "stopped", **run.figures()})
        return
    if run.state.stage == "train" and not run.games.rows:
        run.tell("the games to train on are missing: they are played again")
        run.move(stage=PLAYING, step=run.trainer.step)
    stages = stages_of(run)
    if run.state.games + run.games.amount == 0 and (warning := branching_warning(run.preset)):
        run.tell(warning)
    try:
        if makes_networks:
            is_finished = _make_networks(run, stages)
        else:
            is_finished = stages[0].work() is not None
        if makes_networks and is_finished:
            is_finished = run.log_network() is not None
        for stage in stages:
            stage.finish()
        run.log({"event": "finished" if is_finished else "stopped", **run.figures()})
        if is_finished:
            run.move(stage=FINISHED)
    except BaseException:
        for stage in stages:
            stage.close()
        raise


def _make_networks(run: TrainingRun, stages: Sequence[Stage]) -> bool:
    """Make generation after generation; return False if stopped before the last."""
    while not run.is_over():
        run.take_settings()
        for stage, following in zip(stages, [*stages[1:], stages[0]], strict=True):
            if stage.name != run.state.stage:
                continue  # done before the run was interrupted
            changes = stage.work()
            if changes is None:
                return False
            if stage is stages[-1]:
                changes |= {
                    "generation": run.state.generation + 1,
                    "games": run.state.games + run.games.amount,
                    "rows": run.state.rows + run.games.fresh_rows,
                    "trained": run.trainer.step,
                    "nodes_before": run.state.nodes,
                    "seconds_before": round(run.seconds, 1),
                    "cpu_s_before": round(run.cpu_s, 1),
                }
            run.move(stage=following.name, **changes)
        run.games.end_generation()
    return True


def stages_of(run: TrainingRun) -> list[Stage]:
    """Return the stages of a generation in their order, as the run's preset has them.

    Raises
    ------
    EngineError
        A network, record or panel that the preset names is missing or doesn't fit.
    """
    later: list[Stage] = []
    if run.preset.run.generations:
        matches = RunMatches(run.folder, run.plan, run.stopped)
        later = [Training(run), Gate(run, matches), PanelScore(run, matches)]
    games = PlayGames(run) if run.source.makes_games else ReadGames(run)
    return [games, *later]  # the games come last here: they start processes


class Training(Stage):
    """Train on the window of the last games up to the step that is due; export the network."""

    name = "train"

    def __init__(self, run: TrainingRun) -> None:
        super().__init__(run)
        self._sampler: SizedSampler | None = None

    def work(self) -> dict[str, Any] | None:
        """Train from the newest checkpoint on."""
        run, trainer = self._run, self._run.trainer
        settings, seed = run.preset.training, run.preset.run.seed
        share = run.share(run.state.generation + 1)
        sampler = self._newest_sampler()
        begin, begun, from_step = time.process_time(), time.monotonic(), trainer.step
        told, begin_cpu_s = begun, run.cpu_s
        rows: list[dict[str, float]] = []

        def between() -> bool:
            nonlocal told
            is_due = trainer.step % run.preset.run.checkpoint_steps == 0
            if is_due and trainer.step < run.state.step:
                run.log_steps(rows)
                run.checkpoint()
            if time.monotonic() - told >= TICK_S:
                told = time.monotonic()
                run.log_steps(rows)
                run.recount()
                steps = {"step": trainer.step - from_step, "steps": run.state.step - from_step}
                run.progress({"event": "learning", "generation": run.state.generation, **steps})
            return run.stopped() or run.has_no_time

        def draw(step: int) -> Batch:
            before = run.state.trained  # an older checkpoint may repeat steps of earlier windows
            if settings.epochs and step >= before:
                first = (step - before) * settings.batch
                return sampler.pass_batch(first, settings.batch, seed + run.state.generation)
            return sampler.draw(settings.batch, unit_random(seed, Stream.TRAIN, step))

        try:
            losses = trainer.train(
                draw,
                run.state.step,
                (lambda: run.share(run.state.generation + 1)) if run.is_timed else share,
                between,
                run.games.passes(),
                rows.append,
                run.preset.run.log_steps,
            )
        finally:  # also when a loss is no longer a number
            run.log_steps(rows)
        run.checkpoint()
        taken = trainer.step - from_step
        seconds = max(time.process_time() - begin, 1e-9)
        if taken:
            run.log(
                {
                    "event": "training",
                    "step": trainer.step,
                    "window_games": sampler.games,
                    "window_rows": sampler.rows,
                    **{name: round(value, 4) for name, value in losses.items()},
                    "rows_per_cpu_s": round(taken * settings.batch / seconds),
                }
            )
            run.recount()
            run.rows_per_s = taken * settings.batch / max(time.monotonic() - begun, 1e-9)
            run.rows_per_cpu_s = taken * settings.batch / max(run.cpu_s - begin_cpu_s, 1e-9)
        is_late = run.has_no_time and trainer.step > run.state.trained
        if trainer.step < run.state.step and not (is_late and not run.stopped()):
            return None
        generation, every = run.state.generation + 1, run.preset.run.keep_every
        run.export(trainer.averaged, generation)
        if every and generation % every == 0:
            run.folder.keep_checkpoint(trainer.step, generation)
        return {"step": trainer.step}

    def _newest_sampler(self) -> SizedSampler:
        """The sampler of the window; the last one while no games came, as with labels."""
        run, settings = self._run, self._run.preset.training
        if self._sampler is None or run.games.fresh:
            self._sampler = None  # its memory is free for the next one
            self._sampler = SizedSampler(
                run.games.take_window(run.state.rows + run.games.fresh_rows),
                lambda games: Sampler(
                    games,
                    run.preset.network.feature_set,
                    settings.result_decay,
                    settings.off_policy_cut,
                    searched_scores=settings.score_target == "searched",
                    learns_moves=run.games.learns_moves,
                    win_rule=settings.win_rule,
                ),
            )
        return self._sampler


class Gate(Stage):
    """Let the newest network meet the best one, by the rule of `gate.rule`."""

    name = "gate"

    def __init__(self, run: TrainingRun, matches: RunMatches) -> None:
        super().__init__(run)
        self._matches = matches
        self._has_warned = False

    def work(self) -> dict[str, Any] | None:
        """Play the games of the gate that are not on the disk; promote a network that passes.

        An optimistic gate promotes the network first, so that other processes play with it at once.
        """
        run = self._run
        generation, best = run.state.generation + 1, run.state.best
        if best < generation and run.share(generation - 1) < run.preset.gate.optimistic_until:
            run.move(best=generation)
        is_promoted = run.state.best == generation  # maybe before the run was interrupted
        opponent = generation - 1 if best == generation else best
        verdict = self._matches.gate(generation, opponent, run.preset)
        if verdict is None:
            return None
        if run.preset.gate.rule != "always":
            games = self._matches.gate_games(generation, opponent)
            figures = gate_figures(run.preset.rules, games) if games else None
            shown = figures.rounded() if figures else {}
            run.log({**gate_entry(verdict, opponent), **shown, "generation": generation})
            stage = run.preset.second_stage
            waits = run.plan.has_second_stage and not run.state.second_stage
            if figures and waits and stage_is_over(stage, figures):
                run.log({**switch_entry(stage, figures), "generation": generation})
                run.begin_second_stage()
            if figures and figures.different < len(games) and not self._has_warned:
                self._has_warned = True
                run.tell(
                    f"only {figures.different} of the gate's {len(games)} games differ, so they "
                    "say less than their number; gate.tree=games, gate.opening=policy or a higher "
                    "gate.temperature vary them"
                )
        if is_promoted and not promoted(verdict):
            run.tell(
                f"generation {generation} was promoted before its test and did not pass it: "
                f"{verdict.reason}"
            )
        return {"best": generation if is_promoted or promoted(verdict) else best}


class PanelScore(Gate):
    """Score the newest network on the panel `run.panel` when it is its turn."""

    name = "panel"

    def work(self) -> dict[str, Any] | None:
        """Play the newest network against the panel."""
        generation = self._run.state.generation + 1
        entries = self._matches.panel(generation, self._run.state.nodes)
        if entries is None:
            return None
        for entry in entries:
            self._run.log({**entry, "generation": generation})
        return {}
