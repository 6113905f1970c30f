"""The played games that training draws from: the newest of a run, in a window that grows slowly."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, ClassVar, Final

from engine.base.errors import RunError
from engine.record.played_game import PlayedGame
from engine.record.shards import read_shards
from engine.search.value.evaluation import Evaluator
from engine.train.learning.sampler import row_count, window_size
from engine.train.presets.preset import Preset
from engine.train.presets.settings import TrainingSettings
from engine.train.runs.run import RunFolder, by_time

WINDOW_EXPONENT: Final = 0.65
"""The window grows as this power of all rows (KataGo)."""
SHARDS_AT_ONCE: Final = 16
"""Files that are read between two looks for a stop."""


class TrainingGames:
    """Games that were read from the folder of a run.

    Parameters
    ----------
    boards
        Board sizes of the run.
    unit
        What `amount` counts: "games", or "positions" that training may draw.
    notice
        Called with a sentence about each file that was set aside.
    """

    learns_moves: ClassVar[bool] = False
    """Whether the policy learns the moves played, in place of what a search recommends."""

    def __init__(
        self,
        folder: RunFolder,
        preset: Preset,
        boards: Collection[int],
        unit: str,
        notice: Callable[[str], None],
    ) -> None:
        self._folder = folder
        self._preset = preset  # with the schedules, until `set_preset`
        self._largest = preset.training.replace(
            window_rows=preset.most("training.window_rows"),
            window_scale=preset.most("training.window_scale"),
        )
        self._boards = boards
        self._unit = unit
        self._notice = notice
        self._read: set[Path] = set()
        self.window: list[PlayedGame] = []
        """Games of earlier generations to train on, oldest first."""
        self.fresh: list[PlayedGame] = []
        """Games of the generation in progress."""
        self.amount = 0
        """What the fresh games count towards `run.games`."""
        self.numbers: set[int] = set()
        """Numbers of the games that were on the disk when the run was continued."""

    def set_preset(self, preset: Preset) -> None:
        """Go on with the settings of a generation."""
        self._preset = preset

    def prepare(self, stopped: Callable[[], bool], progress: Callable[[str], None]) -> bool:
        """Make games that are on the disk ready to collect; return False if stopped.

        `progress` is called with a sentence now and then.
        """
        return True

    def passes(self) -> int:
        """Return the number of complete passes over a fixed set of games; 0 without such a set."""
        return 0

    def network_figures(
        self, evaluator: Evaluator, stopped: Callable[[], bool] = lambda: False
    ) -> dict[str, Any] | None:
        """Return figures of a network on games that are not learned from; None if stopped."""
        return {}

    def game_figures(self) -> dict[str, Any]:
        """Return additional figures of the fresh games, by the kind of game source."""
        return {}

    @property
    def fresh_rows(self) -> int:
        """Rows of the fresh games that training may draw."""
        return row_count(self.fresh)

    @property
    def rows(self) -> int:
        """Rows of all games in memory that training may draw."""
        return row_count(self.window) + self.fresh_rows

    def load(
        self, generation: int, rows: int, amount: int, stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """Read the games that the window needs, newest first; return False if stopped.

        Games that other processes wrote too late to be counted in the generation before are fresh
        ones of this generation, as in a run that was not interrupted.

        Parameters
        ----------
        generation
            The generation in progress.
        rows
            Rows of all earlier generations.
        amount
            Games counted in all earlier generations, or positions, by the source's unit.

        Raises
        ------
        RunError
            There are games of boards that the run doesn't play; of labels also: there are none of
            the run's boards, or a folder is gone.
        RecordError
            A file can't be read now.
        """
        now, before = (self._folder.games_folder(g).name for g in (generation, generation - 1))
        wanted, found, uncounted = _window_rows(rows, self._largest), 0, -amount
        older: list[list[PlayedGame]] = []
        late = 0  # how many of them, the newest, may not have been counted
        for path in reversed(by_time(self._folder.shards(), before)):
            if stopped():
                return False
            games = self._read_games([path])
            self.numbers.update(game.number for game in games)
            if path.parent.name == now:
                self._add(games, first=True)
                continue
            uncounted += self.amount_of(games)
            is_late = path.parent.name == before and late == len(older)
            if is_late or found < wanted:
                late += is_late
                older.append(games)
                found += row_count(games)
        for games in older[:late]:
            if uncounted < self.amount_of(games):
                break
            uncounted -= self.amount_of(games)
            older.remove(games)
            self._add(games, first=True)
        self.window = [game for games in reversed(older) for game in games]
        return True

    def collect(self, generation: int) -> None:
        """Read the new shards of a generation, of all processes; errors as for `load`."""
        self._add(
            self._read_games(
                [
                    path
                    for folder in (generation - 1, generation)  # others may be a little late
                    for path in sorted(self._folder.games_folder(folder).glob("*.npz"))
                ]
            )
        )

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Return the newest games; see `newest`.

        The window moves on to those that later generations may learn from, too.
        """
        newest = self.newest(rows)
        self.window = self._newest(rows, self._largest)
        return newest

    def newest(self, rows: int) -> list[PlayedGame]:
        """Return the games of the next window, fresh ones included.

        Parameters
        ----------
        rows
            Rows of all generations up to this one.
        """
        return self._newest(rows, self._preset.training)

    def _newest(self, rows: int, settings: TrainingSettings) -> list[PlayedGame]:
        games = self.window + self.fresh
        window_rows = _window_rows(rows, settings)
        first, total = len(games), 0
        while first > 0 and total < window_rows:
            first -= 1
            total += row_count(games[first : first + 1])
        return games[first:]

    def end_generation(self) -> None:
        """Begin the next generation without fresh games; the window has them."""
        self.fresh, self.amount = [], 0

    def _add(self, games: list[PlayedGame], first: bool = False) -> None:
        """Add fresh games behind the others, or in front of them."""
        self.fresh = games + self.fresh if first else self.fresh + games
        self.amount += self.amount_of(games)

    def amount_of(self, games: list[PlayedGame]) -> int:
        """Return what games count towards `run.games`."""
        return row_count(games) if self._unit == "positions" else len(games)

    def _read_new(
        self, paths: list[Path], stopped: Callable[[], bool] = lambda: False
    ) -> list[PlayedGame]:
        """Return the games of those shards that were not read before, as far as not stopped."""
        new, games = [path for path in paths if path not in self._read], list[PlayedGame]()
        for begin in range(0, len(new), SHARDS_AT_ONCE):
            if stopped():
                break
            found, notes = read_shards(new[begin : begin + SHARDS_AT_ONCE])
            self._read.update(new[begin : begin + SHARDS_AT_ONCE])
            games += found
            for note in notes:
                self._notice(note)
        return games

    def _read_games(self, paths: list[Path]) -> list[PlayedGame]:
        """Return the games of new shards, which must be on the run's boards."""
        games = self._read_new(paths)
        other = next((game.rules.size for game in games if game.rules.size not in self._boards), 0)
        if other:
            raise RunError(
                f"{self._folder.root / 'games'}: games on {other}x{other} boards are among those "
                f"of this run for boards of {', '.join(map(str, self._boards))} lines; move them "
                "away"
            )
        return games


def _window_rows(rows: int, settings: TrainingSettings) -> int:
    """Return the size of the window after so many rows."""
    return window_size(rows, settings.window_rows, WINDOW_EXPONENT, settings.window_scale)
