"""Looks at run folders about once a second, on a thread of its own."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QMutex, QMutexLocker, QObject, QThread, QWaitCondition, Signal

from engine.api import Branch, RunGame, RunGamesReader, RunReader, RunView, branch_tree, game_record

__all__ = ["GameView", "Look", "Watcher"]

PAUSE_MS: Final = 1000
BOARDS: Final = 60
"""Latest games that are shown as boards."""
TREE_GAMES: Final = 1500
"""Latest games whose branches are shown."""


@dataclass(frozen=True, eq=False)
class GameView:
    """A game with the board it ended on."""

    game: RunGame
    stones: NDArray[np.int8]
    """int8[N]"""
    last_move: int | None


@dataclass(frozen=True, eq=False)
class Look:
    """What a look found."""

    views: dict[Path, RunView] = field(default_factory=dict)
    """Runs that changed since the last look."""
    games_of: Path | None = None
    """Whose games these are; None when they did not change."""
    games: tuple[GameView, ...] = ()
    branches: tuple[Branch, ...] = ()
    """Trees with at least two games, the one with the newest game first."""


class Watcher(QThread):
    """Reads runs again and again until `close`.

    Signals
    -------
    looked
        A `Look` that found something new.
    crashed
        Traceback of a bug; the thread goes on.
    """

    looked = Signal(object)
    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mutex = QMutex()
        self._wake = QWaitCondition()
        self._paths: tuple[Path, ...] = ()
        self._games_of: Path | None = None
        self._asked = False
        self._ended = False

    # --- called by the window ------------------------------------------------------------------

    def watch(self, paths: Sequence[Path], games_of: Path | None) -> None:
        """Which runs to look at, and whose games; looks at once when that is new.

        Parameters
        ----------
        games_of
            The run whose games are on show; None when none are.
        """
        wanted = tuple(paths), games_of
        with QMutexLocker(self._mutex):
            if wanted != (self._paths, self._games_of):
                self._paths, self._games_of = wanted
                self._asked = True
                self._wake.wakeAll()

    def look_now(self) -> None:
        """Something was done to a run."""
        with QMutexLocker(self._mutex):
            self._asked = True
            self._wake.wakeAll()

    def close(self) -> None:
        """End the thread."""
        with QMutexLocker(self._mutex):
            self._ended = True
            self._wake.wakeAll()
        self.wait()

    # --- on the thread -------------------------------------------------------------------------

    def run(self) -> None:
        """Look, rest, look again."""
        readers: dict[Path, RunReader] = {}
        known: dict[Path, RunView] = {}
        games = _Games()
        while True:
            with QMutexLocker(self._mutex):
                if not self._asked and not self._ended:
                    self._wake.wait(self._mutex, PAUSE_MS)
                if self._ended:
                    return
                self._asked = False
                paths, games_of = self._paths, self._games_of
            try:
                self._look(paths, games_of, readers, known, games)
            except Exception:  # a bug: show it, keep looking
                self.crashed.emit(traceback.format_exc())

    def _look(
        self,
        paths: Sequence[Path],
        games_of: Path | None,
        readers: dict[Path, RunReader],
        known: dict[Path, RunView],
        games: _Games,
    ) -> None:
        for gone in set(readers) - set(paths):
            del readers[gone]
            known.pop(gone, None)
        news = {}
        for path in paths:
            view = readers.setdefault(path, RunReader(path)).read()
            if known.get(path) is not view:
                known[path] = news[path] = view
        new_games = games.look(games_of)
        if news or new_games is not None:
            found = new_games or Look()
            self.looked.emit(Look(news, found.games_of, found.games, found.branches))


class _Games:
    """The games of the run on show, read when there are new ones."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._reader: RunGamesReader | None = None
        self._newest: list[RunGame] = []
        self._boards: dict[RunGame, GameView] = {}

    def look(self, path: Path | None) -> Look | None:
        """The games, if they are others than last time."""
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
        return Look({}, path, tuple(self._boards.values()), tuple(trees))


def _same(games: list[RunGame], others: list[RunGame]) -> bool:
    """Whether these are the same games: equal ends are enough, games only ever come on top."""
    if len(games) != len(others) or not games:
        return len(games) == len(others)
    return games[0] is others[0] and games[-1] is others[-1]


def _ended_on(game: RunGame, run: str) -> GameView:
    record = game_record(game, run)
    board = record.board_at(record.main_line()[-1])
    return GameView(game, board.stones, board.last_move)
