"""Properties that concern the whole game: size, komi, handicap, rules, players."""

from __future__ import annotations

import contextlib
import re
from functools import lru_cache
from typing import Final, NamedTuple

from engine.base.errors import RecordError, SettingsError
from engine.base.translation import tr
from engine.go.amounts import half_width
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.go.rules import Rules, parse_rules, rules_from_sgf
from engine.record.assumed_rules import year_of
from engine.record.board_shape import BoardShape, square
from engine.record.game_node import INFO, Property, canonical_name
from engine.record.game_record import GameRecord
from engine.record.grammar import excerpt
from engine.record.komi import LARGEST, KomiReading, default_komi, is_fox, read_komi
from engine.record.node_fields import TextCodec, number_in, number_text
from engine.record.notes import Notes
from engine.record.repairs import shown_handicap

_SIZE: Final = re.compile(r"(\d+)(?:\.0*)?\s*(?:[:xX,×*]\s*(\d+)(?:\.0*)?)?\s*[路道줄]?盤?\Z")
_OWN_NAME: Final = "SAI Studio"
"""Name of this program in AP of its own games."""


_rules = lru_cache(maxsize=256)(rules_from_sgf)  # games of a collection often share their rules


class RootFields(NamedTuple):
    """Properties of a whole game, from its first nodes."""

    size: int
    komi: KomiReading
    handicap: int | None
    """Handicap stones; None if the file doesn't tell. 1: Black only moves first."""
    ruleset: str | None
    info: dict[str, str]
    source: str
    """Texts that name the program or server that wrote the file."""


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
    named = parse_rules(ruleset or "")
    if named is not None and named.missing():
        notes.add(
            tr("RU[{ruleset}]: {missing}", ruleset=excerpt(ruleset or ""), missing=named.missing()),
            offset,
        )
    komi, note = read_komi(
        line_of("KM"),
        size=size,
        handicap=handicap,
        in_points=named is not None and named.scoring == "territory",
        fox=is_fox(header),
    )
    own = number_in(line_of("KM")) if is_own else None
    if own is not None and abs(own) <= LARGEST:  # in points, whatever it looks like
        komi, note = KomiReading(own, True), ""
    if note:
        notes.add(note, offset)
    info: dict[str, str] = {
        name: text.read(header[name][0]) if kind.has_lines else line_of(name)
        for name, kind in INFO.items()
        if name in header
    }
    info = {name: value for name, value in info.items() if value}
    source = " ".join(line_of(name) for name in ("AP", "PC", "SO") if name in header)
    return RootFields(size, komi, handicap, ruleset, info, source)


def with_rules(fields: RootFields, handicap: int, scoring: str = "area") -> tuple[Rules, bool]:
    """Return the rules, and whether the file has a komi.

    Parameters
    ----------
    handicap
        The number that `shown_handicap` returns.
    scoring
        What to assume if the file names no rules that are known, see `assumed_rules`.
    """
    stones = handicap if handicap >= 2 else 0  # HA[1]: Black moves first, no stones
    rules = _rules(fields.ruleset, fields.size, 0.0, stones)
    if scoring == "territory" and parse_rules(fields.ruleset or "") is None:
        rules = rules.replace(scoring="territory", superko="simple")
    komi, known = fields.komi.known
    if komi is not None:
        with contextlib.suppress(SettingsError):
            return rules.replace(komi=komi), known
    first_moves = fields.handicap if fields.handicap == 1 else stones
    year = year_of(fields.info.get("DT", ""))
    return rules.replace(komi=default_komi(fields.size, rules.scoring, first_moves, year)), False


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
    for name in INFO:
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
