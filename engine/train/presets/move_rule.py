"""The hook of self-play: rules of a paper about the moves of a game and what is learned of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.base.plugins import Hook
from engine.base.settings import Settings
from engine.catalog.hooks import PAPERS

if TYPE_CHECKING:
    from engine.go.state import Position
    from engine.search.root_stats import RootStats


class Turn(NamedTuple):
    """A move of each of T games in lockstep, between its search and its choice."""

    stats: RootStats
    prior: NDArray[np.float32]
    """The network's policies without noise, float32[T, A]."""
    positions: Position
    komi: NDArray[np.float64]
    plies: NDArray[np.int32]
    """Moves of the board before this one, those of a branch's start included."""
    random: Sequence[Generator]
    """Each game's random numbers."""


class MoveRule:
    """Rules of self-play; those of this class change nothing."""

    def searcher(self, number: int) -> int:
        """Return the only color that searches in the game of a number; 0 = both."""
        return 0

    def allowed(self, allowed: NDArray[np.bool_], turn: Turn) -> NDArray[np.bool_]:
        """Return which of the allowed moves may be played, bool[T, A], at least one per row."""
        return allowed

    def policy(
        self, shares: NDArray[np.float32], allowed: NDArray[np.bool_], turn: Turn
    ) -> NDArray[np.float32]:
        """Return the policies to learn and to play, float32[T, A]."""
        return shares

    def moves(
        self,
        moves: NDArray[np.int16],
        allowed: NDArray[np.bool_],
        turn: Turn,
        uniform: NDArray[np.float64],
    ) -> NDArray[np.int16]:
        """Return the moves to play, int16[T]; `uniform` is the draw of each game in [0, 1)."""
        return moves

    def learned_share(self, number: int, winner: int, score: float) -> float:
        """Return the factor of a finished game's sample weights.

        Parameters
        ----------
        winner
            BLACK, WHITE or 0.
        score
            Final score without komi [points per point of the board, for Black].
        """
        return 1.0


class MoveRules(NamedTuple):
    """An entry of the hook: rules with a section of settings, whose defaults change nothing."""

    title: str
    """Title of the section, for people."""
    settings: type[Settings]
    make: Callable[[Any, int], MoveRule]
    """Makes the rules from their settings and the run's seed."""
    moved: str = ""
    """Section that had these settings before; its files are still read."""
    check: Callable[[Any, Any], None] = lambda preset, settings: None
    """Raises a `SettingsError` if the settings don't go with others of the preset."""


MOVE_RULES: Final[Hook[MoveRules]] = Hook(PAPERS)
"""Rules by the name of their section."""
