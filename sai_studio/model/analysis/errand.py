"""A search of some positions that was asked for, before the usual plan."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field

from engine.api.record import GameNode
from engine.api.review import GameReview, LineSearch

__all__ = ["Errand"]


@dataclass(eq=False)
class Errand:
    """Positions to search at a komi, with the same visits each."""

    nodes: Sequence[GameNode]
    """All positions, also those that are known."""
    komi: float
    """Komi of the searches [points to White]."""
    visits: int
    """Visits of each search."""
    title: str
    """What is searched, for the status bar."""
    missing: Callable[[Container[GameNode]], list[GameNode]]
    """Returns the positions that are still to be searched, without some hopeless ones."""
    tried: set[GameNode] = field(default_factory=set)
    """Positions whose search ended."""
    ticket: int = 0
    """Ticket of the running search; 0 without one."""

    def next(self) -> list[GameNode]:
        """Return the positions that are still to be searched."""
        return self.missing(self.tried)

    def line_search(self, review: GameReview) -> LineSearch:
        """Return the searches of its positions."""
        return LineSearch(review, self.nodes, self.komi, at_viewed=True)
