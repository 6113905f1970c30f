"""Check the files that a run's settings name, before anything starts; imports no torch."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from engine.base.errors import RunError
from engine.catalog.networks import named_network
from engine.network.files.weights import read_header
from engine.network.models.header import NetworkHeader
from engine.record.game_files import game_files
from engine.search.value.kinds import knows_score
from engine.train.presets.preset import Preset
from engine.train.runs.run import RunFolder


def check_files(preset: Preset) -> None:
    """Check that a new run or labelling can use the files that its settings name.

    Networks are read to the end of their header, which for large text files takes seconds. Of
    labels and game records it is only checked that there are any.

    Raises
    ------
    WeightsError, RecordError
        A network or a game record is missing or can't be read.
    RunError
        What the preset needs is not named, a network doesn't fit its role, or a folder of labels
        is missing or empty.
    """
    _check_needs(preset)
    begins, source = preset.run, preset.distillation
    for name in filter(None, (begins.start_network, begins.start_trunk)):
        read_header(named_network(name))
    if source.labels:
        label_shards(source.labels)
        return
    for role, name in (("teacher", source.teacher), ("pupil", source.pupil)):
        if name:
            check_labeller(role, name, read_header(named_network(name)), source.shares())
    if source.games:
        game_files(Path(source.games), lambda _text: None)


def _check_needs(preset: Preset) -> None:
    """Raise RunError if the settings name nothing of what the preset needs."""
    if unmet := preset.unmet_needs:
        flags = ", or ".join(" ".join(f"--set {name}=FILE" for name in group) for group in unmet)
        problem = f"{preset.card.title}: this preset needs {preset.card.needs}"
        raise RunError(
            problem, hint=f"name {'it' if flags.count('--set') == 1 else 'them'}: {flags}"
        )


def check_labeller(role: str, name: str, header: NetworkHeader, boards: Collection[int]) -> None:
    """Check that a network can be the "teacher" or "pupil" of a distillation on all boards.

    Raises
    ------
    RunError
        It doesn't play one of the boards, or a teacher estimates no score.
    """
    missing = [size for size in boards if size not in header.sizes]
    if missing:
        raise RunError(
            f"{name}: this network doesn't play {missing[0]}x{missing[0]}, which is among "
            f"distillation.boards; name another as distillation.{role}, or other boards"
        )
    if role == "teacher" and not knows_score(header.curve_kind):
        raise RunError(
            f"{name}: this network estimates no score, so it can't label positions; name another "
            "as distillation.teacher"
        )


def folders_of_labels(folders: str) -> list[Path]:
    """Return the folders that `distillation.labels` names."""
    return [Path(name.strip()) for name in folders.split(";")]


def label_shards(folders: str) -> list[Path]:
    """Return the files of all folders in `distillation.labels`, in the order they were made.

    Raises
    ------
    RunError
        A folder is missing or holds no labelled games.
    """
    shards: list[Path] = []
    for folder in folders_of_labels(folders):
        if not folder.is_dir():
            what = "this is no folder" if folder.exists() else "there is no such folder"
            raise RunError(
                f"{folder}: {what} of labels; name a folder that `sai-engine label` made as "
                "distillation.labels"
            )
        found = RunFolder(folder).shards()
        if not found:
            raise RunError(
                f"{folder}: no labelled games here; make some with "
                "`sai-engine label FOLDER --teacher NETWORK`"
            )
        shards += found
    return shards
