"""Amateur ranks of players, and the handicap that is customary between two of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

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
            return "One stone a rank is a custom of 19x19; here the ranks choose no row."
        if self.stones is None:
            return f"Black is stronger by {_ranks(-self.ranks)}; by custom the weaker takes Black."
        if self.stones == 0:
            return "By custom players of equal rank play without handicap."
        stones = "one stone" if self.stones == 1 else f"{self.stones} stones"
        limit = f", the most, for {_ranks(self.ranks)}" if self.ranks > MOST_STONES else ""
        return f"By custom, one stone a rank: {stones}{limit}, komi 0.5."


def _ranks(number: int) -> str:
    return f"{number} rank{'' if number == 1 else 's'}"
