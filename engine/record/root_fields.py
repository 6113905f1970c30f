"""What the root of a game says of the whole game: size, komi, handicap, rules, players."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from engine.base.errors import RecordError, SettingsError
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.go.rules import PERFECT_SCORES, Rules, rules_from_sgf
from engine.record.game_node import INFO_NAMES, Property, canonical_name
from engine.record.game_record import GameRecord
from engine.record.grammar import Notes, excerpt
from engine.record.node_fields import NUMBER, TextCodec, number_in, number_text

__all__ = ["RootFields", "board_size", "default_komi", "read_root", "with_rules", "write_root"]

_SIZE: Final = re.compile(r"(\d+)\s*(?:[:xX,]\s*(\d+))?\Z")
_STONES_KOMI: Final = (2.75, 3.25, 3.75)
"""Komi in stones, as Chinese rules count it: half as many as points."""


_rules = lru_cache(maxsize=256)(rules_from_sgf)  # the games of a collection share theirs


class RootFields(NamedTuple):
    """What the first nodes of a game say of it."""

    size: int
    komi: float | None
    """None when the file doesn't tell, or tells what can't be."""
    handicap: int | None
    """None when the file doesn't tell."""
    ruleset: str | None
    info: dict[str, str]


def default_komi(size: int, ruleset: str | None, handicap: int) -> float:
    """The komi to assume when a record doesn't tell [points]."""
    if handicap >= 2:
        return 0.5
    territory = _rules(ruleset, size, 0, 0).scoring == "territory"
    return float(PERFECT_SCORES.get(size, 6.5 if territory else 7.5))


def board_size(header: dict[str, tuple[bytes, ...]], notes: Notes, offset: int, where: str) -> int:
    """The size of the board.

    Raises
    ------
    RecordError
        The board is not square, or of a size no board of ours has.
    """
    written = excerpt(header.get("SZ", (b"",))[0][:80].decode("ascii", "replace"))
    found = _SIZE.match(written)
    if found is None or int(found[1][:9]) == 0:
        said = f"SZ[{written}] is no size" if written else "the size (SZ) is missing"
        notes.add(f"{said}; read as 19x19", offset)
        return 19
    columns = int(found[1][:9])
    rows = int(found[2][:9]) if found[2] else columns
    if columns != rows:
        raise RecordError(
            f"{where}SZ[{written}] is a rectangular board; only square boards can be read"
        )
    if not MIN_SIZE <= columns <= MAX_SIZE:
        raise RecordError(
            f"{where}SZ[{written}] is no size that can be read; "
            f"boards have {MIN_SIZE} to {MAX_SIZE} points per side"
        )
    return columns


def read_root(
    header: dict[str, tuple[bytes, ...]], size: int, text: TextCodec, notes: Notes, offset: int
) -> RootFields:
    """The game's own properties.

    Parameters
    ----------
    header
        Properties of the nodes before the first move by canonical name; the first one counts.
    offset
        Place of the game in the file, for notes.
    """

    def line_of(name: str) -> str:
        return text.read_line(header[name][0]).strip() if name in header else ""

    handicap: int | None = None
    if line_of("HA"):
        number = number_in(line_of("HA"))
        if number is None or number != int(number) or not 0 <= number <= size * size:
            notes.add(f"HA[{excerpt(line_of('HA'))}] is no number of stones; left aside", offset)
        else:
            handicap = int(number)
    komi = _komi(header, line_of("KM"), size, handicap or 0, notes, offset)
    info: dict[str, str] = {
        name: text.read(header[name][0]) if name in ("GC", "CP") else line_of(name)
        for name in INFO_NAMES
        if name in header
    }
    info = {name: value for name, value in info.items() if value}
    return RootFields(size, komi, handicap, line_of("RU") or None, info)


def with_rules(fields: RootFields, handicap: int) -> tuple[Rules, bool]:
    """The rules, and whether the file told the komi.

    Parameters
    ----------
    handicap
        What the file tells, or what its first moves show.
    """
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
    """The root's properties with what changed of the game's own since it was read.

    Parameters
    ----------
    properties
        The root as a node.
    charset
        Name to write as CA; None leaves CA as it is.

    Raises
    ------
    UnicodeEncodeError
        The encoding can't express a text.
    """
    changed: dict[str, tuple[bytes, ...]] = {}
    rules, source = record.rules, record.source
    if source is None:
        changed |= {"FF": (b"4",), "GM": (b"1",), "CA": (b"UTF-8",), "AP": (b"SAI Studio",)}
        changed["SZ"] = (str(rules.size).encode(),)
    if charset is not None:
        changed["CA"] = (charset.encode(),)
    komi = (rules.komi, record.komi_known)
    if source is None or komi != (source.rules.komi, source.komi_known):
        changed["KM"] = (number_text(rules.komi).encode(),) if record.komi_known else ()
    if rules.handicap != (source.rules.handicap if source else 0):
        changed["HA"] = (str(rules.handicap).encode(),) if rules.handicap else ()
    if rules.name != (source.rules.name if source else ""):
        changed["RU"] = (text.write(rules.name),) if rules.name else ()
    before = source.info if source else {}
    for name in INFO_NAMES:
        value = record.info.get(name, "")
        if value != before.get(name, ""):
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


_FRACTIONS: Final = {"½": 0.5, "1/2": 0.5, "半": 0.5, "¼": 0.25, "¾": 0.75, "3/4": 0.75}
_UNITS: Final = re.compile(r"[目子点點]|points?|pts?\.?|moku|zi", re.IGNORECASE)


def _komi_in(written: str) -> tuple[float | None, str]:
    """The number a komi starts with, half points in words too, and what was not understood."""
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
    notes: Notes,
    offset: int,
) -> float | None:
    """The komi in points; None when it is missing or can't be the real one."""
    if not written:
        return None
    komi, rest = _komi_in(written)
    shown = excerpt(written)
    if komi is None:
        notes.add(f"KM[{shown}] is no number", offset)
        return None
    if rest:
        notes.add(f"KM[{shown}] read as komi {komi:g}", offset)
    fox = "TC" in header and "TT" in header
    fox = fox or any(b"fox" in value.lower() for value in header.get("AP", ()))
    if komi == 0 and fox and handicap < 2:
        notes.add("KM[0] in an even game of the Fox server is not its real komi", offset)
        return None
    if 200 <= komi <= 1000 and (komi / 100 in _STONES_KOMI or (komi / 50) % 1 == 0):
        hundredths = komi / 100
        komi = 2 * hundredths if hundredths in _STONES_KOMI else hundredths
        notes.add(f"KM[{shown}] read as komi {komi:g}", offset)
    if abs(komi) > min(size * size, 1000):
        notes.add(f"KM[{shown}] is more than the whole board", offset)
        return None
    return komi
