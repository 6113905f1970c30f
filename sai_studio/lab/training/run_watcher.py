"""Watch the folders of runs, and of the chain around one of them, on a thread."""

from __future__ import annotations

import traceback
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from engine.games.contest_folder import CONTESTS, ContestReader, ContestView
from engine.jobs.reader import JobReader, JobView
from engine.train.chain_file import CHAINS, ChainFile
from engine.train.reading import RunReader, RunView
from engine.train.runs.run_games import Branch, RunGame, RunGamesReader, branch_tree, game_record
from sai_studio.kit.folder_watcher import FolderWatcher, Views

BOARDS: Final = 60
"""Latest games that are shown as boards."""
TREE_GAMES: Final = 1500
"""Latest games whose branches are shown."""


@dataclass(frozen=True, eq=False)
class GameView:
    """A game with its last position."""

    game: RunGame
    stones: NDArray[np.int8]
    """int8[N]"""
    last_move: int | None


@dataclass(frozen=True, eq=False)
class RunSnapshot:
    """The runs on disk at one time, and the games of one of them."""

    views: dict[Path, RunView] = field(default_factory=dict)
    """Runs that changed since the last look."""
    games_of: Path | None = None
    """Whose games these are; None when they did not change."""
    games: tuple[GameView, ...] = ()
    branches: tuple[Branch, ...] = ()
    """Trees with at least two games, the one with the newest game first."""
    chain: ChainView | None = None
    """The chain around the selected run; None when it did not change."""


class Watcher(FolderWatcher):
    """Watches some runs and the games of one of them; `looked` carries a `RunSnapshot`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: tuple[tuple[Path, ...], Path | None, Path | None] = (), None, None
        self._chain: ChainReader | None = None
        self._chain_seen: ChainView | None = None
        self._views = Views(RunReader, RunView)
        self._games = _Games()

    def watch(
        self, paths: Sequence[Path], games_of: Path | None, selected: Path | None = None
    ) -> None:
        """Set the runs to watch, and the one whose games to read.

        Parameters
        ----------
        games_of
            The run whose games are shown; None when none are.
        selected
            The run whose chain is shown, if it belongs to one.
        """
        wanted = tuple(paths), games_of, selected
        if wanted != self._wanted:
            self._wanted = wanted
            self.look_now()

    def look(self) -> RunSnapshot | None:
        """Return what changed since the last call; None if nothing did."""
        paths, games_of, selected = self._wanted
        news = self._views.news(paths, self.report)
        try:
            new_games = self._games.look(games_of)
        except Exception:  # a bug in one run's games: the runs stay shown
            self.report(traceback.format_exc())
            new_games = None
        chain = self._look_at_chain(selected)
        if not news and new_games is None and chain is None:
            return None
        found = new_games or RunSnapshot()
        return RunSnapshot(news, found.games_of, found.games, found.branches, chain)

    def _look_at_chain(self, run: Path | None) -> ChainView | None:
        """Return the chain around a run if it changed since the last call."""
        folder = chain_around(run) if run is not None else None
        if folder is None:
            self._chain = self._chain_seen = None
            return None
        if self._chain is None or self._chain.folder != folder:
            self._chain = ChainReader(folder)
        view = self._chain.read()
        if view is None or view is self._chain_seen:
            return None
        self._chain_seen = view
        return view


class _Games:
    """Reads the games of the selected run when there are new ones."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._reader: RunGamesReader | None = None
        self._newest: list[RunGame] = []
        self._boards: dict[RunGame, GameView] = {}

    def look(self, path: Path | None) -> RunSnapshot | None:
        """Return the games if they changed since the last call."""
        if path != self._path:
            self._path, self._newest = path, []
            self._reader = None if path is None else RunGamesReader(path)
            self._boards = {}
            fresh = True
        else:
            fresh = False
        if self._reader is None or path is None:
            return None
        games = self._reader.newest(TREE_GAMES)
        if not fresh and _same(games, self._newest):
            return None
        self._newest = games
        shown = games[:BOARDS]
        self._boards = {
            game: self._boards.get(game) or _ended_on(game, path.name) for game in shown
        }
        trees = [tree for tree in branch_tree(games) if tree.children]
        return RunSnapshot({}, path, tuple(self._boards.values()), tuple(trees))


def _same(games: list[RunGame], others: list[RunGame]) -> bool:
    """Whether two lists hold the same games; games are only added in front, so ends suffice."""
    if len(games) != len(others) or not games:
        return len(games) == len(others)
    return games[0] is others[0] and games[-1] is others[-1]


def _ended_on(game: RunGame, run: str) -> GameView:
    record = game_record(game, run)
    board = record.board_at(record.main_line()[-1])
    return GameView(game, board.stones, board.last_move)


@dataclass(frozen=True, eq=False, kw_only=True)
class ChainView(JobView):
    """A chain of runs and contests as its folder shows it."""

    file: ChainFile
    contests: Mapping[str, ContestView] = field(default_factory=dict)
    """The contests that have begun, by the name of their step."""

    @property
    def step(self) -> int:
        """Number of the step that is in progress or comes next, from 0."""
        return len(self.file.done)


def chain_around(run: Path) -> Path | None:
    """Return the folder of the chain that a run belongs to; None if it belongs to none."""
    return run.parent if CHAINS.is_in(run.parent) else None


class ChainReader(JobReader[ChainFile, ChainFile, ChainView | None]):
    """Reads a chain repeatedly, None while it is unreadable; contests only where they grew."""

    kind = CHAINS

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._readers: dict[str, ContestReader] = {}
        self._contests: dict[str, ContestView] = {}

    def _look(self) -> Hashable:
        self._contests = {}
        for step in self.settings.chain.steps if self.settings is not None else ():
            folder = self.folder / step.name
            if step.command in ("match", "tournament") and CONTESTS.is_in(folder):
                reader = self._readers.setdefault(step.name, ContestReader(folder))
                self._contests[step.name] = reader.read()
        return tuple(self._contests.items())

    def _is_finished(self) -> bool:
        return self.settings is not None and len(self.settings.done) >= len(
            self.settings.chain.steps
        )

    def _make_view(self, status: str) -> ChainView | None:
        if self.settings is None:
            return None
        said = CHAINS.last_words(self.folder) if status == "stopped" else ""
        return ChainView(
            path=self.folder,
            status=status,
            problem="" if said == "stopped" else said,  # that is the status
            file=self.settings,
            contests=self._contests,
        )
