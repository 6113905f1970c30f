"""What to review of a game, and how deeply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.analysis.request import MOST_VISITS
from engine.base.settings import Settings, setting
from engine.go.board import BLACK, WHITE
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.requests import default_visits
from engine.search.settings import DEFAULT_VISITS, MANY_VISITS

DEFAULT_MINUTES: Final = 2.0
"""Time of a review, if nothing else is said [min]."""
MOST_MINUTES: Final = 1440.0
_MOST: Final = 4
"""Most visits of a position per visit of a search by default."""


@dataclass(frozen=True, kw_only=True)
class ReviewSettings(Settings):
    """Duration and extent of a review."""

    minutes: float = setting(
        DEFAULT_MINUTES,
        "time of searching; every position is evaluated in any case, and the moves whose verdict "
        "is least certain are searched until the time is spent",
        low=0.0,
        high=MOST_MINUTES,
        unit="minutes",
    )
    visits: int = setting(
        0,
        f"most visits of a position, 0 for {_MOST * DEFAULT_VISITS} up to 13x13 and "
        f"{_MOST * MANY_VISITS} on larger boards",
        low=0,
        high=MOST_VISITS,
        unit="visits",
    )
    side: str = setting("both", "player to review", choices=("both", "black", "white"))
    first_move: int = setting(0, "first move to review", low=0, unit="moves")
    last_move: int = setting(0, "last move to review, 0 for the last of the game", low=0)
    branches: bool = setting(False, "also review the variations")

    def __post_init__(self) -> None:
        super().__post_init__()
        if 0 < self.last_move < self.first_move:
            raise self.error(
                "last_move",
                f" {self.last_move} comes before the first move to review, {self.first_move}; "
                "name the earlier move first",
            )

    @property
    def is_whole(self) -> bool:
        """Whether all moves of the main line are reviewed."""
        return self.side == "both" and self.first_move <= 1 and not self.last_move

    def most_visits(self, size: int) -> int:
        """Return the most visits of a position on a board."""
        return self.visits or _MOST * default_visits(size)

    def includes(self, node: GameNode) -> bool:
        """Return whether a node's move is within the range and of the player to review."""
        if node.move is None or not self.first_move <= node.number:
            return False
        if self.last_move and node.number > self.last_move:
            return False
        return self.side == "both" or node.move.color == (BLACK if self.side == "black" else WHITE)

    def refusal(self, record: GameRecord) -> str:
        """Return why a game can't be reviewed; "" if it can."""
        nodes = record.nodes() if self.branches else iter(record.main_line())
        last = max(node.number for node in nodes)
        if last >= self.first_move or not last:
            return ""
        return f"the game ends at move {last}, before the first move to review, {self.first_move}"

    def nodes(self, record: GameRecord) -> list[GameNode]:
        """Return the nodes within the range, parents first: of the main line, or of the tree."""
        first = max(self.first_move - 1, 0)  # the position before the first move
        last = self.last_move or None
        nodes = record.nodes() if self.branches else iter(record.main_line())
        return [n for n in nodes if n.number >= first and (last is None or n.number <= last)]
