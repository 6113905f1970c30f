"""The played games of a run in memory: those of the generation at work, and the window before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.base.errors import RunError
from engine.record.played_game import PlayedGame, read_shards
from engine.train.distillation.sources import label_shards
from engine.train.learning.sampler import row_count, window_size
from engine.train.preset import Preset
from engine.train.run import RunFolder

__all__ = ["TrainingGames"]


class TrainingGames:
    """Games that a run has read from its folder.

    Parameters
    ----------
    notice
        Called with a sentence about each file that was set aside.
    """

    def __init__(self, folder: RunFolder, preset: Preset, notice: Callable[[str], None]) -> None:
        self._folder = folder
        self._preset = preset
        self._notice = notice
        self._read: set[Path] = set()
        self.window: list[PlayedGame] = []
        """Games of earlier generations to train on, oldest first."""
        self.fresh: list[PlayedGame] = []
        """Games of the generation at work."""
        self.amount = 0
        """What the fresh games count towards `run.games`: labels in a distillation, else games."""

    @property
    def fresh_rows(self) -> int:
        """Rows of the fresh games that training may draw."""
        return row_count(self.fresh)

    @property
    def rows(self) -> int:
        """Rows of all games in memory that training may draw."""
        return row_count(self.window) + self.fresh_rows

    def load(self, generation: int, rows: int) -> set[int]:
        """Read the games that the window needs, newest first; of labels made before, all.

        Parameters
        ----------
        generation
            The generation at work.
        rows
            Rows of all earlier generations.

        Returns
        -------
        set of int
            Numbers of all games on disk.

        Raises
        ------
        RunError
            There are games of boards that the run doesn't play, or a folder of labels is gone.
        RecordError
            A file can't be read now.
        """
        if self._has_labels:
            self._read_labels()
            if generation > 0:
                self.window, self.fresh, self.amount = self.fresh, [], 0
            return set()
        done: set[int] = set()
        now = self._folder.games_folder(generation).name
        wanted, found = self._window_rows(rows), 0
        older: list[list[PlayedGame]] = []
        for path in reversed(self._folder.shards()):
            games = self._read_games([path])
            done.update(game.number for game in games)
            if path.parent.name == now:
                self.fresh[:0] = games
                self.amount += self._amount_of(games)
            elif found < wanted:
                older.append(games)
                found += row_count(games)
        self.window = [game for games in reversed(older) for game in games]
        return done

    def collect(self, generation: int) -> None:
        """Read the new shards of a generation, of all processes; errors as for `load`."""
        if self._has_labels:
            self._read_labels()
            return
        new = [
            path
            for folder in (generation - 1, generation)  # other processes may be a little late
            for path in sorted(self._folder.games_folder(folder).glob("*.npz"))
            if path not in self._read
        ]
        games = self._read_games(new)
        self.fresh.extend(games)
        self.amount += self._amount_of(games)

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Move the window on to the newest games, fresh ones included, and return it.

        Labels made before stay in the window: none of them is older than another.

        Parameters
        ----------
        rows
            Rows of all generations up to this one.
        """
        games = self.window + self.fresh
        wanted = row_count(games) if self._has_labels else self._window_rows(rows)
        first, found = len(games), 0
        while first > 0 and found < wanted:
            first -= 1
            found += row_count(games[first : first + 1])
        self.window = games[first:]
        return self.window

    def end_generation(self) -> None:
        """Begin without fresh games; the window has them."""
        self.fresh, self.amount = [], 0

    @property
    def _has_labels(self) -> bool:
        return bool(self._preset.distillation.labels)

    def _read_labels(self) -> None:
        """Read the labels of other folders that are new there, on the boards of the run."""
        shards = label_shards(self._preset.distillation)
        games, notes = read_shards([path for path in shards if path not in self._read])
        self._read.update(shards)
        for note in notes:
            self._notice(note)
        sizes = set(self._preset.distillation.shares())
        games = [game for game in games if not sizes or game.rules.size in sizes]
        self.fresh.extend(games)
        self.amount += self._amount_of(games)

    def _window_rows(self, rows: int) -> int:
        training = self._preset.training
        return window_size(
            rows, training.window_rows, training.window_exponent, training.window_scale
        )

    def _amount_of(self, games: list[PlayedGame]) -> int:
        return row_count(games) if self._preset.distills else len(games)

    def _read_games(self, paths: list[Path]) -> list[PlayedGame]:
        """The games of some shards, each read once."""
        games, notes = read_shards(paths)
        self._read.update(paths)
        for note in notes:
            self._notice(note)
        sizes = [self._preset.rules.size]
        if self._preset.distills:
            sizes = list(self._preset.distillation.shares()) or sizes
        other = next((game.rules.size for game in games if game.rules.size not in sizes), None)
        if other is not None:
            raise RunError(
                f"{self._folder.root / 'games'}: games on {other}x{other} boards are among those "
                f"of this run for boards of {', '.join(map(str, sizes))} lines; move them away"
            )
        return games
