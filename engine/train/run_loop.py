"""Start or continue a run: its stages one after the other, generation by generation.

A run can be stopped, or killed, at any point and continued.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from engine.base.errors import RunError
from engine.train.preset import Preset, load_preset
from engine.train.run import FINISHED, PLAYING, RunFolder, RunState
from engine.train.stages import Stage, stages_of
from engine.train.training_run import Progress, TrainingRun

__all__ = ["Progress", "run"]


def run(
    preset: Preset | str | Path | None,
    folder: Path | str,
    progress: Progress = lambda entry: None,
    stop: Callable[[], bool] = lambda: False,
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
    torch.set_num_threads(1)
    if preset is not None and not isinstance(preset, Preset):
        preset = load_preset(preset)
    run_folder = RunFolder(Path(folder))
    settings = run_folder.open(preset, changes)
    try:
        work = TrainingRun(run_folder, settings, progress, stop)
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


def _work(run: TrainingRun) -> None:
    """Work on a run until it is finished or stopped."""
    makes_networks = run.preset.run.generations > 0
    if run.state.stage == FINISHED:
        if makes_networks and run.is_over():
            run.progress({"event": "finished", **run.figures()})
            return
        run.move(stage=PLAYING)  # the run was lengthened
    run.games.load(run.state.generation, run.state.rows)
    if run.state.stage == "train" and not run.games.rows:
        run.tell("the games to train on are missing: they are played again")
        run.move(stage=PLAYING, step=run.trainer.step)
    stages = stages_of(run)
    try:
        if makes_networks:
            is_finished = _make_networks(run, stages)
        else:
            is_finished = stages[0].work() is not None
        if makes_networks and is_finished:
            run.log_network()
        run.log({"event": "finished" if is_finished else "stopped", **run.figures()})
        if is_finished:
            run.move(stage=FINISHED)
        for stage in stages:
            stage.finish()
    except BaseException:
        for stage in stages:
            stage.close()
        raise


def _make_networks(run: TrainingRun, stages: Sequence[Stage]) -> bool:
    """Make generation after generation; return False if stopped before the last."""
    while not run.is_over():
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
                }
            run.move(stage=following.name, **changes)
        run.games.end_generation()
    return True
