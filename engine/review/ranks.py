"""Amateur ranks of players, and the handicap that is customary between two of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr, tr_count
from engine.review.handicap import MOST_STONES

__all__ = ["RANKS", "CustomaryHandicap", "rank_of"]

RANKS: Final = (*(f"{n}k" for n in range(30, 0, -1)), *(f"{n}d" for n in range(1, 10)))
"""Amateur ranks, the weakest first: 30 kyu to 9 dan."""
CUSTOM_SIZE: Final = 19
"""Board size on which the custom holds [points per side]."""
_RANK: Final = re.compile(r"(\d{1,2})\s*(k|d)(yu|an)?[?*]?", re.IGNORECASE)


def rank_of(text: str) -> str:
    """Return the rank that a text names ("3d", "3 dan", "12K?"), as in `RANKS`; "" for none."""
    match = _RANK.fullmatch(text.strip())
    rank = f"{int(match[1])}{match[2].lower()}" if match else ""
    return rank if rank in RANKS else ""


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
                "By custom, one stone a rank: {stones} stones, the most, for {ranks} ranks, "
                "komi 0.5.",
                stones=self.stones,
                ranks=self.ranks,
            )
        return tr_count(
            self.stones,
            "By custom, one stone a rank: one stone, komi 0.5.",
            "By custom, one stone a rank: {n} stones, komi 0.5.",
        )
