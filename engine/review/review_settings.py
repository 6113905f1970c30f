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

LEAST_LOOK: Final = 32
"""Visits of the shallow searches of a deep review, if the full ones are not deeper than usual."""
LOOK_SHARE: Final = 16
"""Full visits per visit of a shallow search."""
CHECK_SHARE: Final = 4
"""Full visits per visit of the first search around a doubtful move."""


@dataclass(frozen=True, kw_only=True)
class ReviewSettings(Settings):
    """Depth and extent of a review."""

    depth: str = setting(
        "quick",
        "quick evaluates every position once, which shows how the game went; deep also searches "
        "every position with some visits and the doubtful moves in full, which judges moves",
        choices=("quick", "deep"),
    )
    visits: int = setting(
        0,
        "visits of a full search, 0 for the default of the board size",
        low=0,
        high=MOST_VISITS,
        unit="visits",
    )
    side: str = setting("both", "player to review", choices=("both", "black", "white"))
    first_move: int = setting(0, "first move to review", low=0, unit="moves")
    last_move: int = setting(0, "last move to review, 0 for the last of the game", low=0)
    branches: bool = setting(False, "also review the variations")

    @property
    def is_whole(self) -> bool:
        """Whether all moves of the main line are reviewed."""
        return self.side == "both" and self.first_move <= 1 and not self.last_move

    def full_visits(self, size: int) -> int:
        """Return the visits of a full search on a board."""
        return self.visits or default_visits(size)

    def look_visits(self, size: int) -> int:
        """Return the visits of the shallow search of every position in a deep review."""
        full = self.full_visits(size)
        return min(full, max(LEAST_LOOK, full // LOOK_SHARE))

    def check_visits(self, size: int) -> int:
        """Return the visits of the first search around a doubtful move in a deep review."""
        return max(self.look_visits(size), self.full_visits(size) // CHECK_SHARE)

    def includes(self, node: GameNode) -> bool:
        """Return whether a node's move is within the range and of the player to review."""
        if node.move is None or not self.first_move <= node.number:
            return False
        if self.last_move and node.number > self.last_move:
            return False
        return self.side == "both" or node.move.color == (BLACK if self.side == "black" else WHITE)

    def nodes(self, record: GameRecord) -> list[GameNode]:
        """Return the nodes within the range, parents first: of the main line, or of the tree."""
        first = max(self.first_move - 1, 0)  # the position before the first move
        last = self.last_move or None
        nodes = record.nodes() if self.branches else iter(record.main_line())
        return [n for n in nodes if n.number >= first and (last is None or n.number <= last)]
