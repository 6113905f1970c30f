"""The komi of a record (KM), whatever scale its source writes it in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.base.translation import tr
from engine.go.amounts import half_width, read_amount
from engine.go.rules import PERFECT_SCORES
from engine.record.grammar import excerpt
from engine.record.handicap import format_komi


class _Scale(NamedTuple):
    """A scale of whole numbers on which some source writes komi."""

    points: float
    """Points of a unit."""
    step: float
    """Its numbers are multiples of this."""
    smallest: float
    """Smallest number that is recognized in a record of any source."""
    smallest_of_fox: float
    """The same in a record of the Fox server."""
    in_stones: bool = False
    """Whether it counts stones, as Chinese rules do: half as many as points."""
    is_certain: bool = True
    """Whether a usual komi on this scale can't be one in points."""


_SCALES: Final = (
    _Scale(0.01, 50.0, 200.0, 50.0),  # Fox: 650, 550, 50
    _Scale(0.02, 25.0, 200.0, 25.0, in_stones=True),  # Fox and its copies: 375, 325, 350, 25
    _Scale(0.1, 5.0, 45.0, 45.0, is_certain=False),  # interfaces of Tygem and Fox: 65, 75
)
"""Scales besides points, and stones with a quarter ("3.75"), in the order in which they are tried.

From records of Fox, Tygem, Cyberoro, Tom, KGS, OGS and IGS, and of programs that read these."""
_USUAL: Final = frozenset((0.5, 4.5, 5.5, 6.5, 7.0, 7.5, 8.0))
"""Komi that servers and federations use [points]."""
LARGEST: Final = 1000.0
"""Largest komi of any rules [points]."""
_NUMBER: Final = re.compile(r"\s*[-+.]?(?:\d|nan|inf)", re.IGNORECASE)
_FIRST_KOMI: Final = 1939
"""Year of the first title games with komi."""


class KomiReading(NamedTuple):
    """The komi that a game record states."""

    komi: float | None
    """Komi [points]; None if it has none, or an impossible one."""
    is_certain: bool
    """Whether it can't be anything else."""
    in_stones: bool = False
    """Whether the record counts in stones, as Chinese rules do."""

    @property
    def known(self) -> tuple[float | None, bool]:
        """Komi, and whether it is known."""
        return self.komi, self.komi is not None and self.is_certain


def is_fox(header: Mapping[str, tuple[bytes, ...]]) -> bool:
    """Return whether a record is the Fox server's, given the properties of its first nodes."""
    marked = any(b"fox" in value.lower() for value in header.get("AP", ()))
    return marked or ("TC" in header and "TT" in header)


def read_komi(
    written: str, *, size: int, handicap: int | None, in_points: bool, fox: bool
) -> tuple[KomiReading, str]:
    """Return the komi that a text (KM) states, and a note; "" if there is nothing to say.

    Parameters
    ----------
    size
        Points per side.
    handicap
        As declared (HA); None without it. 1: Black moves first, without komi.
    in_points
        Whether the rules count points, never stones.
    fox
        Whether the record is the Fox server's, which writes komi in hundredths.
    """
    if not written:
        return KomiReading(None, True), ""
    shown = excerpt(written)
    amount = read_amount(written)
    if amount is None and not _NUMBER.match(half_width(written)):
        amount = read_amount(written, anywhere=True)
    if amount is None:
        return KomiReading(None, True), tr("KM[{shown}] is not a number", shown=shown)
    komi = amount.points
    reading = KomiReading(komi, True, amount.in_stones)
    is_noted = bool(amount.rest) or amount.in_stones or not amount.is_decimal
    if not amount.in_stones and abs(komi) % 0.5 == 0.25 and not in_points:
        reading, is_noted = KomiReading(2.0 * komi, True, in_stones=True), True
    elif not amount.unit and komi == 0 and fox and not handicap:
        return KomiReading(None, True), tr(
            "KM[0] in an even game of the Fox server is not its real komi"
        )
    elif not amount.unit and komi == int(komi):
        scaled = _on_another_scale(komi, size, in_points, fox, bool(handicap and handicap >= 2))
        reading, is_noted = scaled or reading, is_noted or scaled is not None
    if abs(reading.komi or 0.0) > min(size * size, LARGEST):
        return KomiReading(None, True), tr("KM[{shown}] is more than the whole board", shown=shown)
    if not is_noted:
        return reading, ""
    text = format_komi(reading.komi or 0.0)
    if not reading.is_certain:
        return reading, tr("KM[{shown}] is perhaps komi {komi}", shown=shown, komi=text)
    return reading, tr("KM[{shown}] read as komi {komi}", shown=shown, komi=text)


def _on_another_scale(
    number: float, size: int, in_points: bool, fox: bool, with_handicap: bool
) -> KomiReading | None:
    """Return the komi of a whole number on another scale than points; None if it is in points."""
    read: list[KomiReading] = []
    for scale in _SCALES:
        least = scale.smallest_of_fox if fox else scale.smallest
        if abs(number) < least or number % scale.step:
            continue
        certain = scale.is_certain and not (scale.in_stones and in_points and not number % 50.0)
        if certain or not with_handicap:  # a high komi may make up for handicap stones
            read.append(KomiReading(number * scale.points, certain, scale.in_stones))
    usual = [reading for reading in read if abs(reading.komi or 0.0) in _USUAL]
    if usual:
        return usual[0]
    sure = [reading for reading in read if reading.is_certain]
    if not sure:
        return None
    if fox or abs(number) > size * size:
        return sure[0]._replace(is_certain=len(sure) == 1)
    return KomiReading(number, False)


def default_komi(size: int, scoring: str, handicap: int | None, year: int | None) -> float:
    """Return the komi to assume for a record without one [points].

    Parameters
    ----------
    scoring
        "area" or "territory".
    handicap
        Handicap stones; 1: Black moves first.
    year
        Year of the game; None if unknown.
    """
    if handicap:
        return 0.5
    if size in PERFECT_SCORES:
        return float(PERFECT_SCORES[size])
    if year is not None and year < _FIRST_KOMI:
        return 0.0
    return 6.5 if scoring == "territory" else 7.5
