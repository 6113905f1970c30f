"""Who would find the better move of a mistake, by how people of each rank play the position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.analysis.human_ranks import HUMAN_RANKS, next_rank
from engine.base.translation import tr
from engine.go.board import BLACK
from engine.review.mistakes import Mistake
from engine.review.ranks import RANKS, rank_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SHOWN_RANKS: Final = ("5k", "1d")
"""Ranks whose shares are shown for every mistake."""
FROM_FILE, NO_RANK = "file", "none"
"""Choices of one's rank: that of each player in the game's file; no comparison."""
OFTEN: Final = 0.25
"""Share of a rank's players from which on a mistake is said to be theirs too."""
MOSTLY: Final = 0.5
"""Share from which on most of them are said to make it."""
TYPICAL: Final = 0.05
"""Least share of one's own rank that plays a mistake which is typical of it."""
FOUND: Final = 0.1
"""Least share of the next rank that finds the better move of such a mistake."""


@dataclass(frozen=True)
class FoundBy:
    """How likely people of some ranks are to play the moves of a mistake [0, 1], by rank."""

    rank: str
    """Rank of the player who made it, as in `HUMAN_RANKS`; "" if unknown."""
    better: Mapping[str, float]
    """Shares that would play the better move."""
    played: Mapping[str, float]
    """Shares that would play the move of the game."""

    @property
    def is_next_step(self) -> bool:
        """Whether the mistake is typical of the player's rank and not of the next one.

        Its players make it at times, those two ranks above make it less often and find the better
        move more often. False if the rank is unknown, or the highest.
        """
        own, above = self.rank, next_rank(self.rank) if self.rank else ""
        if own == above or not {own, above} <= self.better.keys():
            return False
        return (
            self.played[own] >= TYPICAL
            and self.played[above] < self.played[own]
            and self.better[above] > self.better[own]
            and self.better[above] >= FOUND
        )

    @property
    def sentence(self) -> str:
        """That many players of the same rank make the mistake too; "" if they don't."""
        share = self.played.get(self.rank, 0.0)
        if share < OFTEN:
            return ""
        values = {"rank": self.rank, "share": round(100.0 * share)}
        if share >= MOSTLY:
            return tr("Most {rank} players would play it, too ({share}\u00a0%).", **values)
        return tr("{share}\u00a0% of {rank} players would play it, too.", **values)


def player_rank(choice: str, info: Mapping[str, str], color: int) -> str:
    """Return the rank with which a player is compared, as in `HUMAN_RANKS`; "" for none.

    Parameters
    ----------
    choice
        A rank, `FROM_FILE` or `NO_RANK`.
    info
        Game info of the record.
    color
        BLACK or WHITE.
    """
    if choice != FROM_FILE:
        return choice if choice in HUMAN_RANKS else ""
    rank = rank_of(info.get("BR" if color == BLACK else "WR", ""))
    if rank.endswith("p"):
        return HUMAN_RANKS[-1]
    if rank in RANKS and rank not in HUMAN_RANKS:  # 21 to 30 kyu
        return HUMAN_RANKS[0]
    return rank


def ranks_to_ask(own: str) -> tuple[str, ...]:
    """Return the ranks whose play tells about a mistake of a player of rank `own` ("" unknown)."""
    ranks: Iterable[str] = (*SHOWN_RANKS, own, next_rank(own)) if own else SHOWN_RANKS
    return tuple(dict.fromkeys(ranks))


def found_by(
    mistake: Mistake, own: str, policies: Mapping[str, NDArray[np.float32]]
) -> FoundBy | None:
    """Return who would find the better move; None if that is unknown, or a rank's policy is.

    Parameters
    ----------
    own
        Rank of the player; "" if unknown.
    policies
        float32[A] by rank: how likely its players are to play each move of the position before.
    """
    move, better = mistake.node.move, mistake.better
    if move is None or better is None or any(r not in policies for r in ranks_to_ask(own)):
        return None
    return FoundBy(
        own,
        {rank: float(policy[better]) for rank, policy in policies.items()},
        {rank: float(policy[move.point]) for rank, policy in policies.items()},
    )


def next_steps(mistakes: Sequence[Mistake], found: Sequence[FoundBy | None]) -> list[Mistake]:
    """Return the mistakes that are typical of their players' rank and not of the next one."""
    pairs = zip(mistakes, found, strict=True)
    return [mistake for mistake, known in pairs if known is not None and known.is_next_step]
