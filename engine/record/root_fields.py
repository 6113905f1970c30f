"""Properties that concern the whole game: size, komi, handicap, rules, players."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from engine.base.errors import RecordError, SettingsError
from engine.base.translation import tr
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.go.rules import PERFECT_SCORES, Rules, rules_from_sgf
from engine.record.board_shape import BoardShape, square
from engine.record.game_node import INFO_NAMES, Property, canonical_name
from engine.record.game_record import GameRecord
from engine.record.grammar import excerpt
from engine.record.handicap import format_komi
from engine.record.node_fields import (
    NUMBER,
    TextCodec,
    half_width,
    number_in,
    number_text,
)
from engine.record.notes import Notes
from engine.record.repairs import shown_handicap

__all__ = ["RootFields", "board_shape", "default_komi", "read_root", "with_rules", "write_root"]

_SIZE: Final = re.compile(r"(\d+)\s*(?:[:xX,]\s*(\d+))?\Z")
_OWN_NAME: Final = "SAI Studio"
"""Name of this program in AP of its own games."""
_STONES_KOMI: Final = (2.75, 3.25, 3.75)
"""Komi in stones, as Chinese rules count: half as many as points."""


_rules = lru_cache(maxsize=256)(rules_from_sgf)  # games of a collection often share their rules


class RootFields(NamedTuple):
    """Properties of a whole game, from its first nodes."""

    size: int
    komi: float | None
    """Komi [points]; None if the file has none, or an impossible one."""
    handicap: int | None
    """Handicap stones; None if the file doesn't tell."""
    ruleset: str | None
    info: dict[str, str]


def default_komi(size: int, ruleset: str | None, handicap: int) -> float:
    """Return the komi to assume for a record without one [points]."""
    if handicap >= 2:
        return 0.5
    territory = _rules(ruleset, size, 0, 0).scoring == "territory"
    return float(PERFECT_SCORES.get(size, 6.5 if territory else 7.5))


def board_shape(
    header: dict[str, tuple[bytes, ...]],
    text: TextCodec,
    notes: Notes,
    offset: int,
    where: str,
    *,
    rectangles: bool = False,
) -> BoardShape:
    """Return columns and rows of the board.

    Raises
    ------
    RecordError
        The board is not square, unless there may be `rectangles`, or its size is not supported.
    """
    written = excerpt(text.read_line(header.get("SZ", (b"",))[0])[:80])
    match = _SIZE.match(half_width(written))
    if match is None or int(match[1][:9]) == 0:
        if written:
            notes.add(tr("SZ[{written}] is not a size; read as 19x19", written=written), offset)
        else:
            notes.add(tr("the size (SZ) is missing; read as 19x19"), offset)
        return square(19)
    columns = int(match[1][:9])
    rows = int(match[2][:9]) if match[2] else columns
    if columns != rows and not rectangles:
        raise RecordError(
            where
            + tr(
                "SZ[{written}] is a rectangular board; only square boards can be analyzed",
                written=written,
            )
        )
    if not (MIN_SIZE <= columns <= MAX_SIZE and MIN_SIZE <= rows <= MAX_SIZE):
        raise RecordError(
            where
            + tr(
                "SZ[{written}] is not a size that can be read; boards have {low} to {high} "
                "points per side",
                written=written,
                low=MIN_SIZE,
                high=MAX_SIZE,
            )
        )
    return BoardShape(columns, rows)


def _size_text(shape: BoardShape) -> str:
    return str(shape.columns) if shape.is_square else f"{shape.columns}:{shape.rows}"


def read_root(
    header: dict[str, tuple[bytes, ...]], size: int, text: TextCodec, notes: Notes, offset: int
) -> RootFields:
    """Return the properties of the whole game from the nodes before the first move.

    `header` has their properties by canonical name, the first one of each; `offset` is the place of
    the game in the file, for notes.
    """

    def line_of(name: str) -> str:
        return text.read_line(header[name][0]).strip() if name in header else ""

    is_own = line_of("AP").startswith(_OWN_NAME)
    handicap: int | None = None
    if line_of("HA"):
        number = number_in(line_of("HA"))
        if number is None or number != int(number) or not 0 <= number <= size * size:
            notes.add(
                tr(
                    "HA[{handicap}] is not a number of stones; ignored",
                    handicap=excerpt(line_of("HA")),
                ),
                offset,
            )
        else:
            handicap = int(number)
    elif is_own:
        handicap = 0  # our own games name every handicap
    ruleset = line_of("RU") or None
    in_points = _rules(ruleset, size, 0, 0).scoring == "territory"
    komi = number_in(line_of("KM")) if is_own else None  # in points, whatever it looks like
    if komi is None:
        komi = _komi(header, line_of("KM"), size, handicap or 0, in_points, notes, offset)
    info: dict[str, str] = {
        name: text.read(header[name][0]) if name in ("GC", "CP") else line_of(name)
        for name in INFO_NAMES
        if name in header
    }
    info = {name: value for name, value in info.items() if value}
    return RootFields(size, komi, handicap, ruleset, info)


def with_rules(fields: RootFields, handicap: int) -> tuple[Rules, bool]:
    """Return the rules, and whether the file has a komi; `handicap` is that of `shown_handicap`."""
    stones = handicap if handicap >= 2 else 0  # HA[1]: Black moves first, no stones
    komi = fields.komi
    known = komi is not None
    if komi is None:
        komi = default_komi(fields.size, fields.ruleset, stones)
    try:
        return _rules(fields.ruleset, fields.size, komi, stones), known
    except SettingsError:
        komi = default_komi(fields.size, fields.ruleset, stones)
        return _rules(fields.ruleset, fields.size, komi, stones), False


def write_root(
    record: GameRecord, properties: list[Property], text: TextCodec, charset: str | None
) -> list[Property]:
    """Return the root's properties, updated with changes of the whole game's since it was read.

    `properties` are the root's, converted like any node's; `charset` is a new value of CA, if any.

    Raises
    ------
    UnicodeEncodeError
        The encoding lacks a character of a text.
    """
    changed: dict[str, tuple[bytes, ...]] = {}
    rules, source = record.rules, record.source
    if source is None:
        changed |= {"FF": (b"4",), "GM": (b"1",), "CA": (b"UTF-8",), "AP": (_OWN_NAME.encode(),)}
    if source is None or record.shape != (source.shape or square(source.rules.size)):
        changed["SZ"] = (_size_text(record.shape).encode(),)
    if charset is not None:
        changed["CA"] = (charset.encode(),)
    komi = (rules.komi, record.komi_known)
    if source is None or komi != (source.rules.komi, source.komi_known):
        changed["KM"] = (number_text(rules.komi).encode(),) if record.komi_known else ()
    before = source.rules.handicap if source else 0
    is_named = any(canonical_name(name) == "HA" for name, _ in properties)
    if rules.handicap != before or not (rules.handicap or is_named or not _reads_handicap(record)):
        changed["HA"] = (str(rules.handicap).encode(),)
    if rules.name != (source.rules.name if source else ""):
        changed["RU"] = (text.write(rules.name),) if rules.name else ()
    info = source.info if source else {}
    for name in INFO_NAMES:
        value = record.info.get(name, "")
        if value != info.get(name, ""):
            changed[name] = (text.write(value),) if value else ()
    written: list[Property] = []
    for entry in properties:
        name = canonical_name(entry[0])
        if name not in changed:
            written.append(entry)
        elif changed[name]:
            written.append((name, changed[name]))
            changed[name] = ()
    new = [(name, values) for name, values in changed.items() if values]
    return new + written if source is None else written + new


def _reads_handicap(record: GameRecord) -> bool:
    """Return whether a game without HA would be read as a handicap game because of its stones."""
    return shown_handicap(record.root, record.shape, None, Notes("", b""), 0) > 0


_FRACTIONS: Final = {"½": 0.5, "1/2": 0.5, "半": 0.5, "¼": 0.25, "¾": 0.75, "3/4": 0.75}
_UNITS: Final = re.compile(r"[目子点點又]|points?|pts?\.?|moku|zi", re.IGNORECASE)
_IN_STONES: Final = re.compile(r"[子又]|zi", re.IGNORECASE)


def _komi_in(written: str) -> tuple[float | None, str]:
    """Return the number at the start of a komi, including half points in words, and the rest."""
    written = half_width(written)
    komi = number_in(written)
    rest = _UNITS.sub("", NUMBER.sub("", written.lstrip(), count=1)).strip()
    for text, part in _FRACTIONS.items():
        if rest == text and (komi is None or komi == int(komi)):
            whole = 0.0 if komi is None else komi
            negative = written.lstrip().startswith("-")
            return whole - part if negative else whole + part, "in words"
    return komi, rest


def _komi(
    header: dict[str, tuple[bytes, ...]],
    written: str,
    size: int,
    handicap: int,
    in_points: bool,
    notes: Notes,
    offset: int,
) -> float | None:
    """Return the komi in points; None if it is missing or can't be the real one.

    `in_points` tells that the rules count points, never stones.
    """
    if not written:
        return None
    komi, rest = _komi_in(written)
    shown = excerpt(written)
    if komi is None:
        notes.add(tr("KM[{shown}] is not a number", shown=shown), offset)
        return None
    if komi in _STONES_KOMI and (not in_points or _IN_STONES.search(written)):
        komi, rest = 2 * komi, "in stones"
    if rest:
        notes.add(
            tr("KM[{shown}] read as komi {komi}", shown=shown, komi=format_komi(komi)), offset
        )
    fox = "TC" in header and "TT" in header
    fox = fox or any(b"fox" in value.lower() for value in header.get("AP", ()))
    if komi == 0 and fox and handicap < 2:
        notes.add(tr("KM[0] in an even game of the Fox server is not its real komi"), offset)
        return None
    if 200 <= komi <= 1000 and (komi / 100 in _STONES_KOMI or (komi / 50) % 1 == 0):
        hundredths = komi / 100
        komi = 2 * hundredths if hundredths in _STONES_KOMI else hundredths
        notes.add(
            tr("KM[{shown}] read as komi {komi}", shown=shown, komi=format_komi(komi)), offset
        )
    if abs(komi) > min(size * size, 1000):
        notes.add(tr("KM[{shown}] is more than the whole board", shown=shown), offset)
        return None
    return komi
