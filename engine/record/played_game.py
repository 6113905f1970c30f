"""Played games: finished games with search targets and results.

Self-play games and people's games have the same form; `engine.record.shards` stores them. Planes
are never stored: `engine.train.learning.sampler` replays the moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.go.rules import Rules

SURE_OWNER: Final = 127  # value in `PlayedGame.owners` for a point that is certain to be Black's


@dataclass(frozen=True, kw_only=True, eq=False)
class PlayedGame:
    """A finished game: L moves after a prefix, which it shares with the game it branched off.

    Row i of the per-move arrays belongs to the position *before* moves[i]. All values are in
    Black's frame.
    """

    rules: Rules
    """Rules; size and komi [points to White] among them. A branch has a komi of its own."""
    start: NDArray[np.int16]
    """Moves that led to the first position of this game; empty unless it is a branch. They
    alternate, starting with `first`; N = pass."""
    moves: NDArray[np.int16]
    """[L] moves of this game, alternating; N = pass."""
    winner: int
    """BLACK, WHITE or 0 for a draw, at the game's komi."""
    score: float
    """Area score without komi [points for Black]; NaN if not counted."""
    setup: NDArray[np.int8] | None = None
    """int8[N] stones on the board before the first move (handicap, problems); None = empty."""
    first: int = BLACK
    """Player of the very first move."""
    policy: NDArray[np.float16] | None = None
    """[L, A] moves recommended by the search, rows sum to 1; a row of zeros has no target."""
    root_alpha: NDArray[np.float32] | None = None
    """[L] the network's expected score at the position [points for Black]."""
    root_winrate: NDArray[np.float32] | None = None
    """[L] Black's winrate at `komi` if the game continues as the search recommends."""
    komi: NDArray[np.float32] | None = None
    """[L] komi for which the position was labelled [points to White]; None = the game's. Rows with
    their own komi learn `root_winrate`: the result was decided at another komi."""
    owners: NDArray[np.int8] | None = None
    """int8[L, N] expected owner of each point, from 127 (Black) to -127 (White), for each position;
    None = `ownership` holds for all."""
    trace: NDArray[np.float32] | None = None
    """[L] how much the search recommends the move played, relative to the best move (0 to 1]:
    1 = the game continued as recommended; None = all 1."""
    advantage: NDArray[np.float32] | None = None
    """[L] how much better the move played turned out than was expected, for its player, from -2 to
    2; None = moves were not drawn from a policy that learns by this."""
    ownership: NDArray[np.int8] | None = None
    """int8[N] owner of each point at the end: +1 Black, -1 White, 0 nobody."""
    weights: NDArray[np.float32] | None = None
    """[L] how often a row is drawn for training, relative to 1; None = all equal."""
    number: int = 0
    """Number of the game in its run."""
    parent: int = -1
    """Number of the game from which this one branched off; -1 = none."""
    believed_komi: NDArray[np.float32] | None = None
    """[L] komi in which the search of each move believed, NaN = the game's; None = all the game's
    [points to White]. Of games in matches only: shards don't store it."""
    search_visits: NDArray[np.float32] | None = None
    """[L] visits of the search of each move, NaN of other programs; None = unknown. Of games in
    matches only: shards don't store it."""
