"""Amateur ranks of players, and the handicap that is customary between two of them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr, tr_count
from engine.review.handicap import MOST_STONES

RANKS: Final = (*(f"{n}k" for n in range(30, 0, -1)), *(f"{n}d" for n in range(1, 10)))
"""Amateur ranks, the weakest first: 30 kyu to 9 dan."""
PROFESSIONAL_RANKS: Final = tuple(f"{n}p" for n in range(1, 10))
"""Professional ranks, the weakest first: 1 to 9 dan."""
CUSTOM_SIZE: Final = 19
"""Board size on which the custom holds [points per side]."""
_NUMERALS: Final = "初一二三四五六七八九"
_RANK: Final = re.compile(
    r"(?:(?:amateur|ama|\u4e1a\u4f59|\u696d\u9918|\u30a2\u30de|\uc544\ub9c8)\.?\s*)?"
    rf"(?P<pro>p)?\s*(?P<number>[0-9]{{1,2}}|[{_NUMERALS}十]{{1,3}})\s*"
    r"((?P<k>k|kyu|级|級|급)|(?P<d>d|dan|段|단)|(?P<p>p)|(?<=p\d))"
    r"\s*[-?+*]?",  # of KGS: not settled; of IGS and Fox: in the lower or upper half, settled
    re.IGNORECASE,
)


def rank_of(text: str) -> str:
    """Return the rank that a text names, as game servers and records write it; "" for none.

    The result is one of `RANKS` or `PROFESSIONAL_RANKS`. Texts like these are understood: "3d",
    "3 dan", "12K?", "11k+", "5d*", "3段", "初段", "十八級", "9단", "Amateur 5 dan", "业余5段"; of
    professionals "1p", "P1段", "P9".
    """
    match = _RANK.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if match is None or (match["pro"] and match["k"]):
        return ""
    unit = "k" if match["k"] else "p" if match["pro"] or match["p"] else "d"
    rank = f"{_number(match['number'])}{unit}"
    return rank if rank in RANKS or rank in PROFESSIONAL_RANKS else ""


def _number(text: str) -> int:
    """Return a number below 100 in Arabic or Chinese numerals; 0 if it is none."""
    if text.isascii():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    if len(tens) > 1 or len(ones) > 1:
        return 0
    first = _digit(tens) if tens else 1
    return (10 * first if ten else 0) + (_digit(ones) if ones else 0)


def _digit(numeral: str) -> int:
    """Return the value of a Chinese numeral; 初, the first, is 1."""
    return max(1, _NUMERALS.find(numeral))


@dataclass(frozen=True)
class CustomaryHandicap:
    """The custom for two players on 19x19: one handicap stone for each rank between them.

    It says nothing about whether such a game is even.
    """

    size: int
    """Board size [points per side]."""
    black: str
    """Black's rank, as in `RANKS`."""
    white: str
    """White's rank, as in `RANKS`."""

    @property
    def ranks(self) -> int:
        """Ranks that White is above Black; negative if Black is the stronger player."""
        return RANKS.index(self.white) - RANKS.index(self.black)

    @property
    def stones(self) -> int | None:
        """Handicap stones by custom; None on other boards, or if Black is the stronger player."""
        return (
            min(self.ranks, MOST_STONES) if self.size == CUSTOM_SIZE and self.ranks >= 0 else None
        )

    @property
    def text(self) -> str:
        """The custom in a sentence for people."""
        if self.size != CUSTOM_SIZE:
            return tr(
                "One stone a rank is a custom of 19x19; on this board ranks suggest no handicap."
            )
        if self.stones is None:
            return tr_count(
                -self.ranks,
                "Black is stronger by {n} rank; by custom the weaker takes Black.",
                "Black is stronger by {n} ranks; by custom the weaker takes Black.",
            )
        if self.stones == 0:
            return tr("By custom players of equal rank play without handicap.")
        if self.ranks > MOST_STONES:
            return tr(
                "By custom, one stone a rank: for {ranks} ranks the maximum, {stones} stones, "
                "komi 0.5.",
                stones=self.stones,
                ranks=self.ranks,
            )
        return tr_count(
            self.stones,
            "By custom, one stone a rank: one stone, komi 0.5.",
            "By custom, one stone a rank: {n} stones, komi 0.5.",
        )
