"""Shards: files of played games, and damaged ones that are set aside.

A shard is one `.npz` file of a few games on one board size.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.arrays import check_memory, unpack_arrays
from engine.base.errors import RecordError, SettingsError
from engine.base.files import atomic_write, set_aside
from engine.base.untrusted import open_ordinary
from engine.go.rules import Rules
from engine.record.played_game import PlayedGame

SHARD_VERSION: Final = 4
"""1 had no traces, 2 neither komi nor owners of single moves, 3 no advantages."""
MOST_BYTES: Final = 256 << 20
"""Most memory for the arrays of one shard [bytes], including the policies of all moves."""
MOST_GAMES: Final = 100_000  # most games of one shard
READERS: Final = 8  # shards unpacked at the same time


def shard_parts(games: Sequence[PlayedGame]) -> Iterator[Sequence[PlayedGame]]:
    """Split the games into consecutive parts, each of which fits into one shard."""
    first, size = 0, 0
    for i, game in enumerate(games):
        points = game.rules.size**2
        row = _ROW_BYTES + 2 * (points + 1) + (0 if game.owners is None else points)
        needed = len(game.moves) * row + 2 * (len(game.start) + points)
        if i > first and (size + needed > _FULL_BYTES or i - first == MOST_GAMES):
            yield games[first:i]
            first, size = i, 0
        size += needed
    if len(games) > first:
        yield games[first:]


def write_shard(path: Path, games: Sequence[PlayedGame]) -> None:
    """Write games of one board size to `path` atomically.

    Raises
    ------
    ValueError
        The games are of several board sizes, or there are none.
    OSError
        The folder can't be written, or the disk is full.
    """
    atomic_write(path, shard_bytes(games))


def shard_bytes(games: Sequence[PlayedGame]) -> bytes:
    """Return the content of a shard.

    Raises
    ------
    ValueError
        The games are of several board sizes, or there are none.
    """
    if len({game.rules.size for game in games}) != 1:
        raise ValueError("a shard holds games of one board size, and at least one")
    points = games[0].rules.size ** 2
    lengths = [len(game.moves) for game in games]
    total = sum(lengths)
    rules = [json.dumps(game.rules.to_dict(), sort_keys=True) for game in games]
    distinct = sorted(set(rules))
    policy = [
        np.zeros((n, points + 1), np.float16) if game.policy is None else game.policy
        for game, n in zip(games, lengths, strict=True)
    ]
    with_policy = np.concatenate([rows.any(axis=1) for rows in policy])
    arrays: dict[str, NDArray[Any]] = {
        "version": np.array([SHARD_VERSION], np.int64),
        "rules": np.array(distinct, dtype=np.str_),
        "rules_index": np.array([distinct.index(text) for text in rules], np.int16),
        "start_length": np.array([len(game.start) for game in games], np.int32),
        "length": np.array(lengths, np.int32),
        "start": _joined([game.start for game in games], np.int16),
        "moves": _joined([game.moves for game in games], np.int16),
        "winner": np.array([game.winner for game in games], np.int8),
        "score": np.array([game.score for game in games], np.float32),
        "first": np.array([game.first for game in games], np.int8),
        "setup": np.array([_board_or_zeros(game.setup, points) for game in games], np.int8),
        "has_ownership": np.array([game.ownership is not None for game in games]),
        "ownership": np.array([_board_or_zeros(game.ownership, points) for game in games], np.int8),
        "with_policy": with_policy,
        "policy": np.concatenate(policy)[with_policy],
        "number": np.array([game.number for game in games], np.int64),
        "parent": np.array([game.parent for game in games], np.int64),
        "has_owners": np.array([game.owners is not None for game in games]),
        "owners": _joined(
            [np.zeros((0, points)) if game.owners is None else game.owners for game in games],
            np.int8,
        ),
    }
    for name, missing in _PER_MOVE.items():
        rows = [getattr(game, name) for game in games]
        arrays[name] = np.full(total, missing, np.float32)
        if any(row is not None for row in rows):
            arrays[name] = _joined(
                [np.full(n, missing) if row is None else row
                 for row, n in zip(rows, lengths, strict=True)],
                np.float32,
            )  # fmt: skip
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


_PER_MOVE: Final = {
    "root_alpha": np.nan,
    "root_winrate": np.nan,
    "komi": np.nan,
    "trace": 1.0,
    "weights": 1.0,
    "advantage": np.nan,
}
"""Optional per-move arrays, and the value that stands for "unknown"."""
_ROW_BYTES: Final = 2 + 1 + 4 * len(_PER_MOVE)
"""Bytes of one move in all per-move arrays except the policy."""
_FULL_BYTES: Final = MOST_BYTES // 2
"""Size at which the next shard begins [bytes]; the rest is reserved for the small arrays."""


def read_shard(path: Path) -> list[PlayedGame]:
    """Read the games of one shard.

    Raises
    ------
    DamagedShardError
        The file is no valid shard; the message names the file.
    RecordError
        The file is of a later version, or can't be read now; the message names the file.
    """
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= MOST_BYTES else b""
    except OSError as error:
        raise RecordError(f"{path}: can't be read now ({error.strerror or error})") from error
    try:
        check_memory(size, MOST_BYTES)
        return shard_games(data)
    except _VersionError as error:
        raise RecordError(f"{path}: {error}; update the program to read it") from None
    except MemoryError as error:
        raise RecordError(f"{path}: there is not enough memory to read it") from error
    except ValueError as error:
        raise DamagedShardError(
            f"{path}: damaged played games ({error}); move the file away to go on without it",
            str(error),
        ) from error


def shard_games(data: bytes) -> list[PlayedGame]:
    """Return the games of a shard's content.

    Raises
    ------
    ValueError
        It is no valid shard, or of a later version; the text is the reason.
    MemoryError
        There is not enough memory to unpack it.
    """
    try:
        return _games_of(unpack_arrays(io.BytesIO(data), MOST_BYTES))
    except (_VersionError, MemoryError):
        raise
    except Exception as error:  # damaged bytes make zipfile, zlib and numpy raise almost anything
        raise ValueError(str(error) or type(error).__name__) from error


def game_count(path: Path) -> int:
    """Return the number of games in a shard; unpacks only the array of their lengths.

    Raises
    ------
    RecordError
        The file can't be read or is no shard.
    """
    return len(_array_of(path, "length"))


def position_count(path: Path) -> int:
    """Return the number of positions in a shard available to training; errors as `game_count`."""
    return int(np.count_nonzero(_array_of(path, "weights")))


def _array_of(path: Path, name: str) -> NDArray[Any]:
    """Return one array of a shard without unpacking the others."""
    try:
        with open_ordinary(path) as file:
            return unpack_arrays(file, MOST_BYTES, [name])[name]
    except (OSError, ValueError, MemoryError) as error:
        raise RecordError(f"{path}: can't be read as played games ({error})") from error


def read_shards(paths: Iterable[Path]) -> tuple[list[PlayedGame], list[str]]:
    """Read the games of many shards; damaged files are renamed to `*.damaged`.

    Returns
    -------
    games, notes
        Games in order of the paths; one sentence per renamed file.

    Raises
    ------
    RecordError
        A shard is of a later version, or can't be read now; the file stays where it is.
    """
    games: list[PlayedGame] = []
    notes: list[str] = []
    with ThreadPoolExecutor(READERS) as threads:
        for path, result in threads.map(_read_or_error, paths):
            if not isinstance(result, DamagedShardError):
                games.extend(result)
                continue
            aside = set_aside(path)
            notes.append(
                f"{path}: damaged played games ({result.reason}); the file was renamed to "
                f"{aside.name} in the same folder and the run goes on without it"
            )
    return games, notes


def _read_or_error(path: Path) -> tuple[Path, list[PlayedGame] | DamagedShardError]:
    try:
        return path, read_shard(path)
    except DamagedShardError as error:
        return path, error


class DamagedShardError(RecordError):
    """A shard whose content is no valid set of played games."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(text)
        self.reason = reason
        """The problem, without the file's name."""


class _VersionError(ValueError):
    """A shard from a later version of the program."""


def _games_of(arrays: dict[str, NDArray[Any]]) -> list[PlayedGame]:
    """Split the joined arrays of a shard into games; check everything that replay relies on."""
    version = int(arrays["version"][0])
    if version > SHARD_VERSION:
        raise _VersionError(
            f"played games of version {version}; the newest known is {SHARD_VERSION}"
        )
    _need(1 <= version <= SHARD_VERSION, "version")
    if version == 1:
        arrays["trace"] = np.ones(arrays["moves"].shape, np.float32)
    if version < 3:
        arrays["komi"] = np.full(arrays["moves"].shape, np.nan, np.float32)
        arrays["has_owners"] = np.zeros(arrays["length"].shape, np.bool_)
        arrays["owners"] = np.zeros((0, int(arrays["ownership"].shape[1])), np.int8)
    if version < 4:
        arrays["advantage"] = np.full(arrays["moves"].shape, np.nan, np.float32)
    try:  # arrays have checksums: these texts are as written, so the rules are of a later version
        rules = [Rules.from_json(str(text)) for text in arrays["rules"]]
    except SettingsError as error:
        raise _VersionError(f"played games with unknown rules ({error})") from error
    points = rules[0].size ** 2
    length, start_length = arrays["length"], arrays["start_length"]
    total, count = int(length.sum()), len(length)
    if count > MOST_GAMES:
        raise ValueError(f"it holds {count:,} games, and a file holds at most {MOST_GAMES:,}")
    for name in ("moves", "with_policy", *_PER_MOVE):
        _need(arrays[name].shape == (total,), name)
    per_game = ("rules_index", "start_length", "winner", "score", "first", "number", "parent")
    for name in (*per_game, "has_owners"):
        _need(arrays[name].shape == (count,), name)
    _need(arrays["start"].shape == (int(start_length.sum()),), "start")
    for name in ("setup", "ownership"):
        _need(arrays[name].shape == (count, points), name)
    for name in ("start", "moves"):
        _need(bool(((arrays[name] >= 0) & (arrays[name] <= points)).all()), name)
    _need(arrays["policy"].shape == (int(arrays["with_policy"].sum()), points + 1), "policy")
    with_owners = np.repeat(arrays["has_owners"], length)
    _need(arrays["owners"].shape == (int(with_owners.sum()), points), "owners")
    check_memory(2 * total * (points + 1), MOST_BYTES)
    owner_ends = np.cumsum(np.where(arrays["has_owners"], length, 0))
    policy = np.zeros((total, points + 1), np.float16)
    policy[arrays["with_policy"]] = arrays["policy"]

    games = []
    ends, start_ends = np.cumsum(length), np.cumsum(start_length)
    for i in range(count):
        rows = slice(int(ends[i] - length[i]), int(ends[i]))
        before = slice(int(start_ends[i] - start_length[i]), int(start_ends[i]))
        games.append(
            PlayedGame(
                rules=rules[int(arrays["rules_index"][i])],
                start=arrays["start"][before],
                moves=arrays["moves"][rows],
                winner=int(arrays["winner"][i]),
                score=float(arrays["score"][i]),
                setup=arrays["setup"][i] if arrays["setup"][i].any() else None,
                first=int(arrays["first"][i]),
                policy=policy[rows] if arrays["with_policy"][rows].any() else None,
                root_alpha=_known(arrays["root_alpha"][rows]),
                root_winrate=_known(arrays["root_winrate"][rows]),
                komi=_known(arrays["komi"][rows]),
                owners=(
                    arrays["owners"][int(owner_ends[i] - length[i]) : int(owner_ends[i])]
                    if arrays["has_owners"][i]
                    else None
                ),
                trace=arrays["trace"][rows],
                advantage=_known(arrays["advantage"][rows]),
                ownership=arrays["ownership"][i] if arrays["has_ownership"][i] else None,
                weights=arrays["weights"][rows],
                number=int(arrays["number"][i]),
                parent=int(arrays["parent"][i]),
            )
        )
    return games


def _need(condition: bool, name: str) -> None:
    if not condition:
        raise ValueError(f"the array {name!r} does not fit the others")


def _known(values: NDArray[np.float32]) -> NDArray[np.float32] | None:
    """Return the values; None if all are NaN, since the games were stored without them."""
    return None if len(values) and np.isnan(values).all() else values


def _joined(parts: Sequence[NDArray[Any]], kind: type) -> NDArray[Any]:
    return np.concatenate([np.asarray(part, kind) for part in parts])


def _board_or_zeros(board: NDArray[np.int8] | None, points: int) -> NDArray[np.int8]:
    return np.zeros(points, np.int8) if board is None else board
