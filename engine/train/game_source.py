"""What a run draws its games from: self-play, a teacher's labels, or labels made before."""

from __future__ import annotations

from collections import deque

from engine.record.played_game import PlayedGame
from engine.train.selfplay.branching import SelfPlayStart
from engine.value.evaluation import Evaluator

__all__ = ["GameSource"]


class GameSource:
    """Base of all game sources; a source without a search or branches overrides `play_round` only.

    Attributes
    ----------
    nodes
        Visits of all searches so far, or evaluations by the teacher.
    share
        Part of the run that is over, 0 to 1.
    pending
        Branches that wait for a free place.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self.share = 0.0
        self.pending: deque[SelfPlayStart] = deque()

    def set_evaluator(self, evaluator: Evaluator) -> None:
        """Go on with another network of the run."""

    def add_branches(self, game: PlayedGame) -> None:
        """Queue the branches of a finished game."""

    def unfinished(self) -> list[PlayedGame]:
        """End the games in flight and return those worth keeping, cut where they stand."""
        return []

    def amount(self, written: int) -> int:
        """Return the games of this generation, given how many are on disk."""
        return written

    def has_enough(self, written: int, wanted: int) -> bool:
        """Return whether this generation has enough games, given how many are on disk."""
        return self.amount(written) >= wanted

    def play_round(self) -> list[PlayedGame]:
        """Play one move in every game; returns the games that ended by it."""
        raise NotImplementedError
