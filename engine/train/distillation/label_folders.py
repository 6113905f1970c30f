"""Folders of labelled positions that `sai-engine label` made, read for training."""

from __future__ import annotations

from pathlib import Path

from engine.base.errors import RunError
from engine.record.played_game import PlayedGame
from engine.train.run import RunFolder
from engine.train.training_games import TrainingGames

__all__ = ["LabelFolders", "label_shards"]


class LabelFolders(TrainingGames):
    """All labelled games on the run's boards in the folders of `distillation.labels`."""

    _changed: tuple[int, ...] = ()
    """When each folder of shards last changed [ns]."""

    def load(self, generation: int, rows: int, amount: int) -> None:
        """Read all labels; see `TrainingGames.load`."""
        self.collect(generation)
        if not self.rows:
            boards = ", ".join(f"{size}x{size}" for size in self._boards)
            raise RunError(
                f"{self._preset.distillation.labels}: no labels on the run's boards ({boards}); "
                "name other folders, make labels on these boards with `sai-engine label FOLDER "
                "--boards`, or start a run with distillation.boards that were labelled"
            )
        if generation > 0:
            self.window = self.fresh
            self.end_generation()

    def collect(self, generation: int) -> None:
        """Read labels that were added since the last call; errors as for `load`."""
        folders = self._preset.distillation.labels
        parts = [part for folder in _paths(folders) for part in sorted(folder.glob("games/*"))]
        changed = tuple(part.stat().st_mtime_ns for part in parts)
        if not changed or changed != self._changed:
            self._changed = changed
            games = self._read_new(label_shards(folders))
            self._add([game for game in games if game.rules.size in self._boards])

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Add new labels to the window and return it; old labels stay in it."""
        self.window = self.window + self.fresh
        return self.window


def label_shards(folders: str) -> list[Path]:
    """Return the files of all folders in `distillation.labels`, in the order they were made.

    Raises
    ------
    RunError
        A folder is missing or holds no labelled games.
    """
    shards: list[Path] = []
    for folder in _paths(folders):
        if not folder.is_dir():
            raise RunError(
                f"{folder}: there is no such folder of labels; put it back, or name another one "
                "with `--set distillation.labels=FOLDER`"
            )
        found = RunFolder(folder).shards()
        if not found:
            raise RunError(
                f"{folder}: no labelled games here; make some with "
                "`sai-engine label FOLDER --teacher NETWORK`"
            )
        shards += found
    return shards


def _paths(folders: str) -> list[Path]:
    return [Path(name.strip()) for name in folders.split(";")]
