"""When a network without values resigns: random games stand in for its winrate."""

from __future__ import annotations

from typing import Final

from engine.go.board import BLACK
from engine.go.state import PLY, TO_PLAY, Position
from engine.search.rollouts import rollout_winrate

ROLLOUTS: Final = 400
"""Random games by which a network without values decides whether to resign."""


def policy_resigns(position: Position, komi: float, below: float, seed: int) -> bool:
    """Return whether a network without values resigns: it surely wins too few random games.

    The cross-convolution network "knows when to pass or resign" only in its paper's future work.
    As other agents it never resigns before a quarter of the board's moves.

    Parameters
    ----------
    komi
        Points to White, handicap compensation included.
    below
        Share of the games, as `AgentSettings.resign_below`.
    seed
        Of the random games.
    """
    if not below or position.counters[PLY] < len(position.neighbor) / 4:
        return False
    low, high = rollout_winrate(position, komi, ROLLOUTS, seed)
    return (high if position.counters[TO_PLAY] == BLACK else 1.0 - low) < below
