"""Recorded openings: a JSON file of openings, each with the winrates that a judge searched."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from engine.base.checked_json import Count, Share, Text, read_json
from engine.base.errors import EngineError, FormatError, SettingsError
from engine.base.files import atomic_write, data_folder
from engine.base.translation import tr
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.go.coords import gtp_to_point, point_to_gtp

MOST_PLIES: Final = 1000
LISTS: Final = ("asked", "openings")
"""Fields that are written one entry a line."""


class WinrateRange(Struct, frozen=True):
    """Accepted range of Black's searched winrate after an opening, at one komi."""

    komi: Annotated[float, Meta(ge=-1000.0, le=1000.0)]
    """Komi [points to White]."""
    low: Share = field(name="lowest")
    """Smallest winrate that is accepted."""
    high: Share = field(name="highest")
    """Largest winrate that is accepted."""


@dataclass(frozen=True)
class CheckedOpening:
    """An opening that a judge has accepted."""

    moves: tuple[int, ...]
    """Points, Black first; no passes."""
    winrates: tuple[float, ...]
    """Black's searched winrate after the opening, at each komi of the check [0, 1]."""


@dataclass(frozen=True, kw_only=True)
class OpeningBook:
    """Openings with the check that they passed."""

    size: int
    """Board size [points per side]."""
    judge: str
    """Name of the network that searched them."""
    identity: str
    """Identity of its weights: eight hex digits."""
    visits: int
    """Visits of each search."""
    ranges: tuple[WinrateRange, ...]
    """Accepted winrates, by komi."""
    openings: tuple[CheckedOpening, ...] = ()
    tried: int = 0
    """Number of openings drawn so far; `make_openings` continues with the next one."""


class OpeningFields(Struct, frozen=True):
    """The fields of an opening in a file."""

    moves: Text
    """Points such as `D4 C3`, Black first."""
    winrates: tuple[Share, ...]


class BookFields(Struct, frozen=True, kw_only=True):
    """The fields of a file of recorded openings; see `OpeningBook`."""

    format: Literal[1] = 1
    size: Annotated[int, Meta(ge=MIN_SIZE, le=MAX_SIZE)]
    rules: str = "area scoring, positional superko, no suicide"
    judge: Annotated[str, Meta(max_length=200)]
    identity: Annotated[str, Meta(max_length=8)]
    visits: Annotated[int, Meta(ge=1)]
    tried: Count = 0
    asked: Annotated[tuple[WinrateRange, ...], Meta(max_length=100)]
    openings: Annotated[tuple[OpeningFields, ...], Meta(max_length=100_000)]


def save_openings(book: OpeningBook, path: Path) -> None:
    """Write recorded openings as JSON, one line for each.

    Raises
    ------
    OSError
        The file can't be written.
    """
    fields = msgspec.to_builtins(book_fields(book))
    text = json.dumps({name: fields[name] for name in fields if name not in LISTS}, indent=1)
    text = text.removesuffix("\n}")
    for name in LISTS:
        rows = ",\n  ".join(map(json.dumps, fields[name]))
        text += f',\n "{name}": [\n  {rows}\n ]'
    atomic_write(path, (text + "\n}\n").encode())


def book_fields(book: OpeningBook) -> BookFields:
    """Return recorded openings as a file holds them."""
    openings = tuple(
        OpeningFields(
            " ".join(point_to_gtp(move, book.size) for move in opening.moves),
            tuple(round(winrate, 4) for winrate in opening.winrates),
        )
        for opening in book.openings
    )
    return BookFields(
        size=book.size,
        judge=book.judge,
        identity=book.identity,
        visits=book.visits,
        tried=book.tried,
        asked=book.ranges,
        openings=openings,
    )


def load_openings(path: Path) -> OpeningBook:
    """Read recorded openings.

    Raises
    ------
    SettingsError
        The file is missing, or something in it is impossible.
    """
    try:
        return book_of(read_json(path, BookFields))
    except (OSError, EngineError) as error:
        hint = "name another file, or draw openings with --opening value"
        problem = "the recorded openings can't be read"
        raise SettingsError.about_file(path, problem, error, hint) from None


def recorded_openings(size: int) -> Path:
    """File of the openings that ship for a board size; it need not exist."""
    return data_folder("resources") / "openings" / f"{size}x{size}.json"


def book_of(fields: BookFields) -> OpeningBook:
    """Return the openings of a file.

    Raises
    ------
    EngineError
        A move is no point of the board, or an opening is too long or lacks winrates.
    """
    openings = []
    for opening in fields.openings:
        moves = tuple(gtp_to_point(word, fields.size) for word in opening.moves.split())
        if len(moves) > MOST_PLIES or fields.size**2 in moves:
            raise FormatError(
                tr("an opening has at most {most} moves and no pass", most=MOST_PLIES)
            )
        if len(opening.winrates) != len(fields.asked):
            raise FormatError(
                tr(
                    "each opening needs {number} winrates, one for each komi",
                    number=len(fields.asked),
                )
            )
        openings.append(CheckedOpening(moves, opening.winrates))
    return OpeningBook(
        size=fields.size,
        judge=fields.judge,
        identity=fields.identity,
        visits=fields.visits,
        ranges=fields.asked,
        openings=tuple(openings),
        tried=fields.tried,
    )
