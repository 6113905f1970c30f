"""How strong networks are: Elo on the fixed ladder of opponents in `engine.contests.ladder`.

A file `strength.json` holds the ratings by identity of the network and class of boards: one beside
the shipped networks, and one in the person's folder for what was measured here, which counts more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine.base.errors import FormatError, WeightsError
from engine.base.files import atomic_write, data_folder, user_folder
from engine.base.jobs import PACKAGES, engine_command
from engine.base.json_fields import Fields, read_json
from engine.catalog.network_info import NetworkInfo
from engine.statistics.rating import PairResult

__all__ = [
    "BOARD_CLASSES",
    "Measured",
    "Strength",
    "board_class",
    "class_size",
    "measured",
    "read_strengths",
    "strength_command",
    "strength_fields",
    "strength_file",
    "strength_of",
    "strength_text",
    "write_strengths",
]

BOARD_CLASSES: Final = ((5, 7), (8, 9), (10, 13), (14, 19))
"""First and last board size of each class."""
FORMAT: Final = "sai-studio strength 1"
MOST_ELO: Final = 10_000.0
MOST_PAIRS: Final = 10_000


@dataclass(frozen=True)
class Strength:
    """Rating of a network on one class of boards."""

    elo: float
    """Above the lowest player of the ladder."""
    low: float
    """Lower end of the 95 % interval."""
    high: float
    games: int
    """Games that this network played."""
    visits: int
    """Visits of each of its moves."""
    size: int
    """Board that they were played on."""


@dataclass(frozen=True)
class Measured:
    """Content of a file of ratings."""

    networks: Mapping[str, Mapping[str, Strength]]
    """Ratings by identity and class of boards, such as "8-9"."""
    ladder: Mapping[int, tuple[PairResult, ...]]
    """Games between the players of the ladder, by board size."""


def board_class(size: int) -> str:
    """Return the class of a board, such as "8-9"; "" where nothing is measured."""
    for low, high in BOARD_CLASSES:
        if low <= size <= high:
            return f"{low}-{high}"
    return ""


def class_size(info: NetworkInfo, board: str) -> int | None:
    """Return the largest board of a class that a network plays; None if it plays none."""
    for low, high in BOARD_CLASSES:
        if f"{low}-{high}" == board:
            return max((n for n in range(low, high + 1) if info.plays(n)), default=None)
    return None


def strength_of(info: NetworkInfo, size: int) -> Strength | None:
    """Return what was measured for a network on boards like this one; None if nothing was."""
    return measured().networks.get(info.identity, {}).get(board_class(size))


def strength_text(strength: Strength) -> str:
    """A rating as one phrase."""
    return (
        f"Elo {strength.elo:.0f}, 95 % interval {strength.low:.0f} to {strength.high:.0f}, "
        f"{strength.games} games on {strength.size}x{strength.size} at {strength.visits} visits"
    )


def measured() -> Measured:
    """Return all ratings that are known: those of the program, and over them those made here."""
    files = [data_folder("weights") / "strength.json", strength_file()]
    networks: dict[str, Mapping[str, Strength]] = {}
    ladder: dict[int, tuple[PairResult, ...]] = {}
    for each in map(_read_known, files):
        for identity, classes in each.networks.items():
            networks[identity] = {**networks.get(identity, {}), **classes}
        for size, pairs in each.ladder.items():
            ladder[size] = _merged(ladder.get(size, ()), pairs)
    return Measured(networks, ladder)


def strength_file() -> Path:
    """The person's own file of ratings."""
    return user_folder() / "strength.json"


def strength_command(path: Path, size: int) -> tuple[list[str], Path]:
    """Program and arguments that measure a network, and the folder to start them in.

    The process writes the person's file and prints it as JSON.
    """
    arguments = ["weights", "--strength", str(path), "--size", str(size), "--json"]
    return engine_command(arguments), PACKAGES


def read_strengths(path: Path) -> Measured:
    """Read a file of ratings; a missing one is empty.

    Raises
    ------
    WeightsError
        It is damaged or of another version, or can't be read.
    """
    try:
        fields = Fields(read_json(path))
        fields.choice("format", (FORMAT,))
        networks = {
            str(identity): {str(name): _strength(value) for name, value in _items(classes)}
            for identity, classes in _items(fields.part("networks"))
        }
        ladder = {
            int(size): tuple(_pair(row) for row in rows[:MOST_PAIRS])
            for size, rows in _items(fields.part("ladder", {}))
        }
    except FileNotFoundError:
        return Measured({}, {})
    except OSError as error:
        raise WeightsError(f"{path}: can't be read ({error.strerror or error})") from None
    except (FormatError, ValueError, TypeError) as error:
        raise WeightsError(f"{path}: damaged ({error}); remove it and measure again") from None
    return Measured(networks, ladder)


def write_strengths(path: Path, add: Measured) -> Measured:
    """Add ratings to a file, and return its content.

    Raises
    ------
    WeightsError
        The file is damaged, or can't be written.
    """
    old = read_strengths(path)
    networks = {identity: dict(classes) for identity, classes in old.networks.items()}
    for identity, classes in add.networks.items():
        networks.setdefault(identity, {}).update(classes)
    ladder = {**old.ladder}
    for size, pairs in add.ladder.items():
        ladder[size] = _merged(ladder.get(size, ()), pairs)
    new = Measured(networks, ladder)
    try:
        atomic_write(path, (json.dumps(strength_fields(new), indent=1) + "\n").encode())
    except OSError as error:
        raise WeightsError(f"{path}: can't be written ({error.strerror or error})") from None
    return new


def strength_fields(content: Measured) -> dict[str, Any]:
    """Return ratings as the fields of the file."""
    return {
        "format": FORMAT,
        "networks": {
            identity: {name: asdict(value) for name, value in sorted(classes.items())}
            for identity, classes in sorted(content.networks.items())
        },
        "ladder": {
            str(size): [list(pair) for pair in pairs]
            for size, pairs in sorted(content.ladder.items())
        },
    }


def _read_known(path: Path) -> Measured:
    """`read_strengths` of a file as it is now; a damaged one tells nothing."""
    try:
        status = path.stat()
    except OSError:
        return Measured({}, {})
    return _read_once(path, status.st_size, status.st_mtime_ns)


@lru_cache(maxsize=8)
def _read_once(path: Path, _size: int, _changed: int) -> Measured:
    try:
        return read_strengths(path)
    except WeightsError:  # the command that writes it says so
        return Measured({}, {})


def _merged(old: Iterable[PairResult], new: Iterable[PairResult]) -> tuple[PairResult, ...]:
    """Results of pairs, the newer ones in place of those of the same pair."""
    pairs = {(pair.first, pair.second): pair for pair in (*old, *new)}
    return tuple(pairs.values())


def _items(value: object) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise FormatError("a JSON object is needed")
    return list(value.items())


def _strength(value: object) -> Strength:
    fields = Fields(value)
    return Strength(
        elo=fields.number("elo", -MOST_ELO, MOST_ELO),
        low=fields.number("low", -MOST_ELO, MOST_ELO),
        high=fields.number("high", -MOST_ELO, MOST_ELO),
        games=fields.whole("games"),
        visits=fields.whole("visits", 1),
        size=fields.whole("size", 2, 25),
    )


def _pair(value: object) -> PairResult:
    if not isinstance(value, list) or len(value) != len(PairResult._fields):
        raise FormatError("a result of a pair is damaged")
    fields = Fields(dict(zip(PairResult._fields, value, strict=True)))
    return PairResult(
        fields.text("first"),
        fields.text("second"),
        *(fields.number(name, 0, 1e9) for name in ("wins", "draws", "losses")),
    )
