"""Search a folder of game records for a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from engine.base.errors import EngineError
from engine.record.game_files import GameFile, game_files
from engine.record.pattern_search import PatternHit, PatternSearch
from engine.record.sgf import loads


class FileHit(NamedTuple):
    """A game with the pattern."""

    file: GameFile
    place: int
    """Place of the game in the file, from 0."""
    info: dict[str, str]
    """Game information by SGF property."""
    hit: PatternHit


class Progress(NamedTuple):
    """What was done since the last progress, and in all."""

    hits: list[FileHit]
    """New hits."""
    files: int
    """Files read so far."""
    of: int
    """Files to read."""
    games: int
    """Games searched so far."""
    unread: int
    """Files that could not be read."""


def search_files(
    path: Path, search: PatternSearch, stopped: Callable[[], bool]
) -> Iterator[Progress]:
    """Search all game records of a folder, a zip or a file; yield after each file.

    Raises
    ------
    RecordError
        There is no such folder or file.
    """
    files = game_files(path, lambda _text: None)
    games = unread = 0
    for number, file in enumerate(files, 1):
        if stopped():
            return
        hits: list[FileHit] = []
        try:
            records = loads(file.read(), file.name).games
        except EngineError:
            records, unread = [], unread + 1
        for index, record in enumerate(records):
            if stopped():
                return
            hit = search.find(record)
            games += 1
            if hit is not None:
                hits.append(FileHit(file, index, dict(record.info), hit))
            record.root.take_apart()
        yield Progress(hits, number, len(files), games, unread)
