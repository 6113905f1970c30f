"""Komi windows: the interval of bonus points over which a winrate curve is averaged."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_LAMBDA: Final = 2.0
"""Largest lambda. The window's end is where the winrate is (1 - lambda) p + lambda / 2. With 2 that
is 1 - p: the game with both sides' chances exchanged. Above 2 it would leave [0, 1] as soon as a
game is decided, so that no curve reaches it."""


class KomiWindow(NamedTuple):
    """An interval of bonus points for Black; komi k alone is the single point (-k, -k)."""

    low: float
    high: float
