"""Recorded openings: a JSON file of openings, each with the winrates of a judge's search."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.base.errors import EngineError, FormatError, SettingsError
from engine.base.files import atomic_write, data_folder
from engine.base.json_fields import Fields, read_json
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.go.coords import gtp_to_point, point_to_gtp

__all__ = [
    "CheckedOpening",
    "OpeningBook",
    "WinrateRange",
    "book_fields",
    "book_of",
    "load_openings",
    "recorded_openings",
    "save_openings",
]

FORMAT: Final = 1  # version of the file format
MOST_OPENINGS: Final = 100_000
MOST_KOMI: Final = 100
MOST_PLIES: Final = 1000
LISTS: Final = ("asked", "openings")  # fields written with one entry per line


@dataclass(frozen=True)
class WinrateRange:
    """Accepted range of Black's searched winrate after an opening, at one komi."""

    komi: float
    """[points to White]."""
    low: float
    """Smallest accepted winrate [0, 1]."""
    high: float
    """Largest accepted winrate [0, 1]."""


@dataclass(frozen=True)
class CheckedOpening:
    """An opening accepted by a judge."""

    moves: tuple[int, ...]
    """Points, Black first; no passes."""
    winrates: tuple[float, ...]
    """Black's searched winrate after it, at each komi of the check [0, 1]."""


@dataclass(frozen=True, kw_only=True)
class OpeningBook:
    """Openings, and the check that they passed."""

    size: int
    """Board size [points per side]."""
    judge: str
    """Name of the network that searched the openings."""
    identity: str
    """Identity of the network's weights: eight hex digits."""
    visits: int
    """Visits of each search."""
    ranges: tuple[WinrateRange, ...]
    """Accepted winrates, by komi."""
    openings: tuple[CheckedOpening, ...] = ()
    tried: int = 0
    """Number of openings drawn so far; recording continues with the next one."""


def save_openings(book: OpeningBook, path: Path) -> None:
    """Write recorded openings as JSON, one line each.

    Raises
    ------
    OSError
        The file can't be written.
    """
    fields = book_fields(book)
    text = json.dumps({name: fields[name] for name in fields if name not in LISTS}, indent=1)
    text = text.removesuffix("\n}")
    for name in LISTS:
        rows = ",\n  ".join(map(json.dumps, fields[name]))
        text += f',\n "{name}": [\n  {rows}\n ]'
    atomic_write(path, (text + "\n}\n").encode())


def book_fields(book: OpeningBook) -> dict[str, Any]:
    """Return recorded openings as a JSON object."""
    return {
        "format": FORMAT,
        "size": book.size,
        "rules": "area scoring, positional superko, no suicide",
        "judge": book.judge,
        "identity": book.identity,
        "visits": book.visits,
        "tried": book.tried,
        "asked": [{"komi": r.komi, "lowest": r.low, "highest": r.high} for r in book.ranges],
        "openings": [
            {
                "moves": " ".join(point_to_gtp(move, book.size) for move in opening.moves),
                "winrates": [round(winrate, 4) for winrate in opening.winrates],
            }
            for opening in book.openings
        ],
    }


def load_openings(path: Path) -> OpeningBook:
    """Read recorded openings.

    Raises
    ------
    SettingsError
        The file is missing or damaged, or a value is impossible.
    """
    try:
        return book_of(Fields(read_json(path)))
    except OSError as error:
        raise SettingsError(
            f"{path}: the recorded openings can't be read ({error.strerror or error}); name "
            "another file, or draw openings with --opening value"
        ) from None
    except EngineError as error:
        raise SettingsError(f"{path}: no recorded openings ({error}); name another file") from None


def recorded_openings(size: int) -> Path:
    """Return the path of the shipped openings for a board size; the file may not exist."""
    return data_folder("resources") / "openings" / f"{size}x{size}.json"


def book_of(fields: Fields) -> OpeningBook:
    """Read a JSON object of recorded openings.

    Raises
    ------
    EngineError
        A field is missing or impossible.
    """
    version = fields.whole("format")
    if version != FORMAT:
        raise FormatError(f"its format is {version}, this program reads {FORMAT}")
    size = fields.whole("size", MIN_SIZE, MAX_SIZE)
    ranges = []
    for part in _objects(fields, "asked", MOST_KOMI):
        bounds = (part.number(name, 0.0, 1.0) for name in ("lowest", "highest"))
        ranges.append(WinrateRange(part.number("komi", -1000.0, 1000.0), *bounds))
    openings = [
        _opening_of(part, size, len(ranges)) for part in _objects(fields, "openings", MOST_OPENINGS)
    ]
    return OpeningBook(
        size=size,
        judge=fields.text("judge", 200),
        identity=fields.text("identity", 8),
        visits=fields.whole("visits", 1),
        ranges=tuple(ranges),
        openings=tuple(openings),
        tried=fields.whole("tried", default=0),
    )


def _objects(fields: Fields, name: str, most: int) -> list[Fields]:
    values: Any = fields.value(name)
    if not isinstance(values, list) or len(values) > most:
        raise FormatError(f"{name!r} must be a list of at most {most} objects")
    return [Fields(value) for value in values]


def _opening_of(fields: Fields, size: int, komi: int) -> CheckedOpening:
    moves = [gtp_to_point(word, size) for word in fields.text("moves").split()]
    if len(moves) > MOST_PLIES or size * size in moves:
        raise FormatError(f"an opening has at most {MOST_PLIES} moves and no pass")
    values = fields.value("winrates")
    if not isinstance(values, list) or len(values) != komi:
        raise FormatError(f"each opening needs {komi} winrates, one for each komi")
    winrates = tuple(Fields({"winrate": value}).number("winrate", 0.0, 1.0) for value in values)
    return CheckedOpening(tuple(moves), winrates)
