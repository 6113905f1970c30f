"""Find recorded games in zips and folders, to measure networks on them.

Needs no kernels. The order of games depends on their content alone, so that every network is
measured on the same positions, wherever the files are.
"""

from __future__ import annotations

import csv
import hashlib
import io
import math
import re
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import numpy as np

from engine.base.errors import RecordError, SettingsError
from engine.base.untrusted import is_ordinary
from engine.go.result import FORFEIT, TIME, parse_result
from engine.record.game_files import GameFile, game_files
from engine.record.game_record import GameRecord
from engine.record.sgf import loads

T = TypeVar("T")

SPLITS: Final = ("all", "train", "val")
HELD_BACK: Final = 20
"""Without an index, one of this many games is for validation, chosen by its digest."""
AT_ONCE: Final = 500  # games with their text in memory at a time
_FLAT: Final = re.compile(rb"\(\s*;(?:[^\[\]()]|\[(?:[^\]\\]|\\.)*\])*\)", re.DOTALL)
"""A game without variations."""
_TOKEN: Final = re.compile(rb"\[(?:[^\]\\]|\\.)*\]|[()]", re.DOTALL)
_SIZE: Final = re.compile(rb"SZ\s*\[\s*(\d{1,2})")
_NAME: Final = re.compile(rb"GN\s*\[([^\]]{1,80})\]")


class Outcome(NamedTuple):
    """Outcome of a game."""

    winner: int  # BLACK, WHITE or 0 for a draw
    points: float | None  # Black's lead, komi included; None if not counted


@dataclass(frozen=True, order=True)
class FoundGame:
    """Place of one game's text; sorts by the digest of the text."""

    digest: bytes
    """Digest of the text."""
    source: int
    """Index of the file or member."""
    begin: int
    """First byte of the text there."""
    end: int
    """First byte after the text."""
    size: int
    """Board size."""


@dataclass(frozen=True, kw_only=True)
class GameSelection:
    """Selection of recorded games."""

    games: Path
    """A zip, a folder or a file of game records."""
    split: str = "all"
    """See `find_games`."""
    size: int | None = None
    """Board size [points per side]; None for all."""
    limit: int = 0
    """Positions or games at most; 0 for no limit."""
    precision: str = "auto"
    """Precision of the networks, see `OpenedNetwork.evaluator`."""

    def find(
        self, notice: Callable[[str], None], stopped: Callable[[], bool]
    ) -> tuple[list[GameFile], list[FoundGame]]:
        """Return the result of `find_games`."""
        return find_games(
            self.games, split=self.split, size=self.size, notice=notice, stopped=stopped
        )


def drawn(entry: FoundGame, values: Sequence[T], count: int) -> list[T]:
    """Return `count` of the values that belong to a game, drawn by the game's digest.

    They are the first of one order, so a lower count gives some of the same.
    """
    if count >= len(values):
        return list(values)
    rng = np.random.default_rng(int.from_bytes(entry.digest, "little"))
    return [values[i] for i in rng.permutation(len(values))[:count].tolist()]


def first_size(path: Path, notice: Callable[[str], None]) -> int | None:
    """Return the board size of the first game of a zip, a folder or a file; None without games.

    Raises
    ------
    RecordError
        There is no such file or folder.
    """
    for source in game_files(path, notice):
        try:
            data = source.read()
        except RecordError:
            continue
        for begin, end in _bounds(data):
            return _size_of(data[begin:end])
    return None


def find_games(
    path: Path,
    *,
    split: str = "all",
    size: int | None = None,
    notice: Callable[[str], None],
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[list[GameFile], list[FoundGame]]:
    """Return all games of a zip, a folder (with subfolders) or a file, in the order of use.

    Parameters
    ----------
    split
        One of `SPLITS`. A file `*.index.csv` (or such a file zipped) beside the games gives each
        game's split by its name (columns `id`, which is a game's GN, and `split`); of games in no
        index, one of twenty is for validation.
    size
        Board size to keep; None keeps all.
    notice
        Called with a message about each file left out.

    Raises
    ------
    RecordError
        There is no such file or folder, or no game in it.
    """
    if split not in SPLITS:
        raise SettingsError(f"--split must be one of {', '.join(SPLITS)}, not {split!r:.40}")
    sources = game_files(path, notice)
    index = _splits(path, notice) if split != "all" else {}
    games = []
    for number, source in enumerate(sources):
        if stopped():
            break
        try:
            data = source.read()
        except RecordError as error:
            notice(str(error))
            continue
        for begin, end in _bounds(data):
            text = data[begin:end]
            board = _size_of(text)
            if size is not None and board != size:
                continue
            digest = hashlib.sha256(text).digest()[:12]
            if split != "all" and _split_of(text, digest, index) != split:
                continue
            games.append(FoundGame(digest, number, begin, end, board))
    if not games and not stopped():
        kind = f"{size}x{size} games" if size is not None else "games"
        raise RecordError(
            f"{path}: no {kind}{f' of split {split}' if split != 'all' else ''} found; name a zip "
            "or folder with game records"
        )
    return sources, sorted(games)


def read_games(
    sources: list[GameFile], games: list[FoundGame], notice: Callable[[str], None]
) -> Iterator[tuple[FoundGame, GameRecord]]:
    """Yield the records of games in their order; unreadable ones are left out with a notice."""
    for begin in range(0, len(games), AT_ONCE):
        yield from _read_block(sources, games[begin : begin + AT_ONCE], notice)


def _read_block(
    sources: list[GameFile], games: list[FoundGame], notice: Callable[[str], None]
) -> Iterator[tuple[FoundGame, GameRecord]]:
    """Yield the records of games while holding their texts in memory."""
    texts: dict[FoundGame, bytes] = {}
    by_source: dict[int, list[FoundGame]] = {}
    for game in games:
        by_source.setdefault(game.source, []).append(game)
    for number, members in by_source.items():
        try:
            data = sources[number].read()
        except RecordError as error:  # the file changed since it was listed
            notice(str(error))
            continue
        for game in members:
            texts[game] = data[game.begin : game.end]
    for game in games:
        text = texts.pop(game, b"")
        if not text:
            continue
        try:
            loaded = loads(text, sources[game.source].name)
        except RecordError as error:
            notice(f"{error}; left out")
            continue
        yield game, loaded.games[0]


def outcome_of(result: str) -> Outcome | None:
    """Return the outcome in a record's result (RE); None if it says little about the board.

    That is so for games decided by time or forfeit, void games and games without a result.
    """
    parsed = parse_result(result)
    if parsed is None or parsed.reason in (TIME, FORFEIT):
        return None
    return Outcome(parsed.winner, parsed.lead)


def _bounds(data: bytes) -> Iterator[tuple[int, int]]:
    """Yield begin and end of each game of a file; the whole file if it is not SGF."""
    begin = data.find(b"(")
    if begin < 0 or _SIZE.search(data) is None and b";" not in data:
        if data.strip():
            yield 0, len(data)
        return
    while begin >= 0:
        flat = _FLAT.match(data, begin)
        end = flat.end() if flat is not None else _end_of_tree(data, begin)
        yield begin, end
        begin = data.find(b"(", end)


def _end_of_tree(data: bytes, begin: int) -> int:
    """Return the end of the game tree that begins here; the end of the data if it is cut off."""
    depth = 0
    for token in _TOKEN.finditer(data, begin):
        depth += {b"(": 1, b")": -1}.get(token.group(), 0)
        if depth == 0:
            return token.end()
    return len(data)


def _size_of(text: bytes) -> int:
    match = _SIZE.search(text)
    return int(match[1]) if match is not None else 19


def _split_of(text: bytes, digest: bytes, index: dict[bytes, str]) -> str:
    match = _NAME.search(text)
    if match is not None and match[1] in index:
        return index[match[1]]
    return "val" if digest[-1] % HELD_BACK == 0 else "train"


def _splits(path: Path, notice: Callable[[str], None]) -> dict[bytes, str]:
    """Return the split of each game name, from every index beside the games."""
    folder = path if path.is_dir() else path.parent
    splits: dict[bytes, str] = {}
    for file in sorted(filter(is_ordinary, folder.glob("*.index.csv*"))):
        source = GameFile(file, file.name.removesuffix(".zip") if file.suffix == ".zip" else "")
        try:
            if source.member:
                with zipfile.ZipFile(file) as archive:
                    source = GameFile(file, archive.namelist()[0])
            rows = csv.DictReader(io.StringIO(source.read().decode("utf-8", "replace")))
            splits |= {
                row["id"].encode(): row["split"] for row in rows if row.get("split") in SPLITS
            }
        except (RecordError, OSError, KeyError, IndexError, csv.Error, zipfile.BadZipFile) as error:
            notice(f"{file.name}: not used as an index ({error})")
    if not splits:
        share = math.floor(100 / HELD_BACK)
        notice(f"no index beside the games; {share} % of them are for validation, by their content")
    return splits
