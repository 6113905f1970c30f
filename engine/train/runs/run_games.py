"""Games of a run for people to look at: the newest ones, and the tree of branches."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.base.untrusted import is_ordinary
from engine.go.board import BLACK, EMPTY
from engine.go.result import GameResult, cut_off_text
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.handicap import format_komi
from engine.record.played_game import PlayedGame
from engine.record.shards import read_shard
from engine.train.runs.run import RunFolder

KEPT_SHARDS: Final = 400
"""Shards that are remembered."""


@dataclass(frozen=True, kw_only=True, eq=False)
class RunGame:
    """A game of a run, without the targets for training."""

    generation: int
    """Network that was the newest when it ended."""
    number: int
    """In its run."""
    parent: int
    """Number of the game it branched off; -1 = started on its own."""
    rules: Rules
    moves: tuple[int, ...]
    """Points from the empty board on, alternating; N = pass."""
    start: int
    """How many of them it shares with its parent."""
    first: int
    """Color of the first move."""
    setup: NDArray[np.int8] | None
    winner: int
    """BLACK, WHITE or 0."""
    score: float
    """On the board, without komi [points for Black]; NaN when not counted."""
    is_estimate: bool = False
    """Whether winner and score are what a teacher network expects after the last move."""

    @property
    def margin(self) -> float:
        """Points by which Black won, komi counted; negative: White."""
        return self.score - self.rules.white_bonus

    @property
    def result(self) -> str:
        """Result as in a game record: B+2.5, W+, 0; estimates have one decimal."""
        margin = abs(self.margin) if np.isfinite(self.score) else None
        if self.is_estimate and margin is not None:
            margin = round(margin, 1)
        return GameResult(self.winner, margin).sgf


class RunGamesReader:
    """Reads the newest games of a run repeatedly; each file is read once.

    Parameters
    ----------
    path
        Folder of the run.
    """

    def __init__(self, path: Path) -> None:
        self._folder = RunFolder(path)
        self._shards: OrderedDict[Path, list[RunGame]] = OrderedDict()

    def newest(self, count: int) -> list[RunGame]:
        """Return the `count` games that ended last, newest first; unreadable files are left out."""
        games: list[RunGame] = []
        for path in reversed(self._folder.shards()):
            games += self._read(path)
            if len(games) >= count:
                break
        return games[:count]

    def _read(self, path: Path) -> list[RunGame]:
        known = self._shards.get(path)
        if known is not None:
            self._shards.move_to_end(path)
            return known
        stem = path.parent.name
        generation = int(stem) if stem.isdecimal() else 0
        try:
            games = [_light(game, generation) for game in reversed(read_shard(path))]
        except RecordError:  # the run itself tells of it; it may also be gone by now
            return []
        self._shards[path] = games
        while len(self._shards) > KEPT_SHARDS:
            self._shards.popitem(last=False)
        return games


class ShardCounter:
    """Counts the games or positions in files of a run repeatedly; each file is read once.

    Parameters
    ----------
    count
        Count of one file: `game_count` or `position_count`.
    """

    def __init__(self, count: Callable[[Path], int]) -> None:
        self._count = count
        self._counts: dict[Path, int] = {}
        self._complete: dict[Path, int] = {}  # of folders that get no more files

    def count(self, paths: Iterable[Path]) -> int:
        """Return what all files that can be read hold together."""
        total = 0
        for path in paths:
            if path not in self._counts:
                try:
                    self._counts[path] = self._count(path)
                except RecordError:  # damaged, or gone by now
                    self._counts[path] = 0
            total += self._counts[path]
        return total

    def count_run(self, folder: RunFolder, generation: int) -> int:
        """Return what all generations of a run hold together.

        Parameters
        ----------
        generation
            The one in progress. Processes may write a little late to the one before it; older
            folders are listed once, so that a look at a long run stays cheap.
        """
        total = 0
        for place in (folder.root / "games").glob("*"):
            is_complete = place.name.isdecimal() and int(place.name) < generation - 1
            amount = self._complete.get(place) if is_complete else None
            if amount is None:
                amount = self.count(path for path in place.glob("*.npz") if is_ordinary(path))
            if is_complete:
                self._complete[place] = amount
            total += amount
        return total


def _light(game: PlayedGame, generation: int) -> RunGame:
    return RunGame(
        generation=generation,
        number=game.number,
        parent=game.parent,
        rules=game.rules,
        moves=(*game.start.tolist(), *game.moves.tolist()),
        start=len(game.start),
        first=game.first,
        setup=None if game.setup is None else game.setup.copy(),
        winner=game.winner,
        score=game.score,
        is_estimate=game.komi is not None,
    )


def game_record(game: RunGame, run: str) -> GameRecord:
    """Return the game as a record that can be shown and saved.

    Parameters
    ----------
    run
        Name of the run, for the event.
    """
    info = {
        "PB": tr("generation {generation}", generation=game.generation),
        "PW": tr("generation {generation}", generation=game.generation),
        "EV": run,
        "GN": tr("{run}, game {number}", run=run, number=game.number),
    }
    if game.parent >= 0:
        info["GC"] = tr(
            "Branches off game {game} after move {move}, at komi {komi}.",
            game=game.parent,
            move=game.start,
            komi=format_komi(game.rules.komi),
        )
    if game.is_estimate:
        info["GC"] = tr(
            "The teacher network expects {result} after the last move.", result=game.result
        )
    else:
        info["RE"] = game.result
        if np.isfinite(game.score) and (remark := cut_off_text(game.moves, game.rules.size)):
            info["GC"] = "\n".join((*filter(None, [info.get("GC")]), remark.capitalize()))
    record = GameRecord(game.rules, info=info)
    if game.setup is not None:
        placed = np.flatnonzero(game.setup != EMPTY).tolist()
        record.root.setup = {point: int(game.setup[point]) for point in placed}
    node, color = record.root, game.first
    if game.first != BLACK:
        node.to_play = game.first
    for point in game.moves:
        node = record.add_move(node, point, color)
        color = -color
    return record


@dataclass(eq=False)
class Branch:
    """A game with the games that branched off it."""

    game: RunGame
    children: list[Branch] = field(default_factory=list)
    """In order of where they leave the game."""

    @property
    def count(self) -> int:
        """Games in this branch, itself included."""
        total, left = 0, [self]
        while left:
            branch = left.pop()
            total += 1
            left += branch.children
        return total


def branch_tree(games: Sequence[RunGame]) -> list[Branch]:
    """Return games as trees: each below the one it branched off, if that is among them.

    Returns
    -------
    list of Branch
        Roots in the order of `games`.
    """
    branches = {game.number: Branch(game) for game in games}
    roots = []
    for branch in branches.values():
        parent = branches.get(branch.game.parent)
        if parent is None or parent is branch:
            roots.append(branch)
        else:
            parent.children.append(branch)
    for branch in branches.values():
        branch.children.sort(key=lambda child: (child.game.start, child.game.number))
    return roots
