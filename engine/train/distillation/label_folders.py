"""Folders of labelled positions that `sai-engine label` made, read for training."""

from __future__ import annotations

from collections.abc import Callable

from engine.base.errors import RunError
from engine.record.played_game import PlayedGame
from engine.train.learning.training_games import TrainingGames
from engine.train.runs.named_files import folders_of_labels, label_shards


class LabelFolders(TrainingGames):
    """All labelled games on the run's boards in the folders of `distillation.labels`."""

    _changed: tuple[int, ...] = ()
    """When each folder of shards last changed [ns]."""

    def load(
        self, generation: int, rows: int, amount: int, stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """Read all labels; see `TrainingGames.load`."""
        self.collect(generation, stopped)
        if stopped():
            return False
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
        return True

    def collect(self, generation: int, stopped: Callable[[], bool] = lambda: False) -> None:
        """Read labels that were added since the last call; errors as for `load`."""
        folders = self._preset.distillation.labels
        parts = [
            part for folder in folders_of_labels(folders) for part in sorted(folder.glob("games/*"))
        ]
        changed = tuple(part.stat().st_mtime_ns for part in parts)
        if not changed or changed != self._changed:
            self._changed = changed
            games = self._read_new(label_shards(folders), stopped)
            self._add([game for game in games if game.rules.size in self._boards])

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Add new labels to the window and return it; old labels stay in it."""
        self.window = self.window + self.fresh
        return self.window
