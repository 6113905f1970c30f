"""Folders of labels for distillation: runs that label positions and train no network."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.base.errors import RunError, SettingsError
from engine.train.presets.label_settings import DistillationSettings
from engine.train.presets.preset import Preset, with_changes
from engine.train.runs.named_files import check_files
from engine.train.runs.run import RunFolder, RunState
from engine.train.stages import run
from engine.train.training_run import Progress


def run_labelling(
    folder: Path | str,
    progress: Progress = lambda entry: None,
    stop: Callable[[], bool] = lambda: False,
    changes: Mapping[str, Any] | None = None,
    cluster: str = "",
    prepare: Callable[[], None] = lambda: None,
) -> RunState:
    """Label positions by a teacher network, in a new folder or one that was begun.

    Parameters
    ----------
    folder
        Made when missing; `distillation.labels` of other runs names it.
    progress, stop, cluster
        As for `run`.
    changes
        Settings by dotted name; a new folder needs `distillation.teacher`.
    prepare
        Called after folder, settings and networks were checked, before anything is written.

    Raises
    ------
    RunError, SettingsError, WeightsError
        As for `run`.
    """
    changes = dict(changes or {})
    named = str(changes.get("distillation.boards", "7"))
    try:
        boards = DistillationSettings(boards=named).shares()
    except SettingsError as error:
        raise error.shown_as(lambda name: f"distillation.{name}") from None
    run_folder = RunFolder(Path(folder))
    if run_folder.run_file.exists():
        preset = run_folder.preset()
        if not preset.makes_labels:
            raise RunError(
                f"{folder}: holds a training run, not labels; continue it with `sai-engine run "
                f"{folder}`, or name another folder"
            )
        sizes = preset.network.sizes
        others = [f"{size}x{size}" for size in boards if size not in sizes]
        if "distillation.boards" in changes and others:
            raise RunError(
                f"{folder}: its labels are for other boards than {' and '.join(others)}; "
                "name another folder for these"
            )
        check_files(with_changes(preset, changes))
        prepare()
        return run(None, folder, progress, stop, changes, cluster)
    if not changes.get("distillation.teacher"):
        raise RunError(f"{folder}: new labels need a teacher; name a network with --teacher")
    network = {"size": max(boards), "smallest": min(boards), "blocks": 0, "channels": 1}
    preset = Preset.from_dict(
        {
            "about": "Labels for distillation.",
            "rules": {"size": max(boards)},
            "network": {**network, "features": "studio20"},
            "distillation": {"boards": named},
            "run": {"generations": 0, "games": 100_000, "shard_games": 256},
        }
    )
    check_files(with_changes(preset, changes))
    prepare()
    return run(preset, folder, progress, stop, changes, cluster)
