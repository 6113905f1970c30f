"""Classes of lost points, scaled to the board. No Qt."""

from __future__ import annotations

from functools import cache
from typing import Final

__all__ = ["CLASSES", "loss_class", "loss_thresholds"]

CLASSES: Final = 6
"""Number of classes; class i has the theme role "loss<i>"."""
_THRESHOLDS_19: Final = (0.5, 1.5, 3.0, 6.0, 12.0)
"""Points lost on 19x19 above which the next class begins."""


@cache
def loss_thresholds(size: int) -> tuple[float, ...]:
    """The five bounds between the classes on a board, ascending [points].

    Notes
    -----
    The 19x19 bounds times sqrt(points of the board / 361), rounded to halves, at least one half:
    on 7x7 a single point is often the whole difference. Equal bounds merge their classes.
    """
    return tuple(max(0.5, round(2.0 * bound * size / 19.0) / 2.0) for bound in _THRESHOLDS_19)


def loss_class(points_lost: float, size: int) -> int:
    """0 (nothing to speak of) to 5 (a disaster)."""
    return sum(points_lost > bound + 1e-9 for bound in loss_thresholds(size))
