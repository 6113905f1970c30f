"""Who owns each point at the end of a recorded game, where the record's own score confirms it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.life import alive_areas, life_buffers
from engine.go.rules import Rules
from engine.go.state import Position

SLACK: Final = {"area": 0.25, "territory": 1.25}
"""Largest difference between the final board's count and the recorded score [points]. Territory
counts differ from area counts by up to a point, when the game is played out."""


def final_owners(final: Position, rules: Rules, score: float) -> NDArray[np.int8] | None:
    """Return the owner of each point at the end if the board counts to the score, else None.

    Dead stones within certain areas count as captured.
    """
    owners = np.empty(rules.size**2, np.int8)
    buffers = life_buffers(rules.size**2)
    alive_areas(final.neighbor, final.stones, final.chain, False, buffers, owners)
    return owners if abs(int(owners.sum()) - score) <= SLACK[rules.scoring] else None
