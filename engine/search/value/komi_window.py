"""Komi windows: the interval of bonus points over which a winrate curve is averaged."""

from __future__ import annotations

from typing import NamedTuple


class KomiWindow(NamedTuple):
    """An interval of bonus points for Black; komi k alone is the single point (-k, -k)."""

    low: float
    high: float
