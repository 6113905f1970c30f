"""Opening, middle game and endgame of a line: by how unsettled the score is, not by numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from statistics import median
from typing import Final

from engine.base.translation import tr
from engine.review.timeline import TimelinePoint

OPENING, ENDGAME = 0.14, 0.4
"""Moves per point of the board at which the opening ends, and at which the endgame begins where
nothing is known about the score: 50 and 144 moves on 19x19."""
SETTLED: Final = 8.0
"""Deviation of the score up to which the endgame lasts, on 19x19 [points]."""
EARLIEST: Final = 0.25
"""Moves per point of the board before which no endgame begins: 90 moves on 19x19."""
FIGHT: Final = 1.5
"""Deviation of a sharp fight, which ends the opening, times that of the first position."""
SPIKE: Final = 5
"""Positions in a row by whose median the deviation is judged: one ko threat is no fight."""


class Phase(Enum):
    """Part of a game, see `phases_of`."""

    OPENING = "opening"
    MIDDLE = "middle game"
    END = "endgame"

    @property
    def text(self) -> str:
        """The phase in the language of the window; the value is stored in files."""
        return _PHASES[self]


_PHASES: Final = {
    Phase.OPENING: tr("opening"),
    Phase.MIDDLE: tr("middle game"),
    Phase.END: tr("endgame"),
}


def deviation_of(beta: float | None) -> float | None:
    """Return the standard deviation pi / (beta sqrt(3)) of the score [points].

    It is that of the logistic distribution with the winrate curve as its distribution function. 0
    if the score is certain, None if it is unknown.
    """
    if not beta:
        return None
    return 0.0 if math.isinf(beta) else math.pi / (beta * math.sqrt(3.0))


def phase_of(number: int, size: int) -> Phase:
    """Return the phase of a move by its number and the board size alone."""
    share = number / size**2
    return Phase.OPENING if share <= OPENING else Phase.MIDDLE if share <= ENDGAME else Phase.END


def phases_of(points: Sequence[TimelinePoint], size: int) -> list[Phase]:
    """Return the phase of each position of a line; each phase is one run of moves, or missing.

    The endgame begins where the deviation of the score has fallen for good below `SETTLED` points
    times size / 19, but not before `EARLIEST` moves per point of the board. A game that ends while
    the score is open has none. The opening ends by the number of moves, or earlier where a fight
    makes the score as unsettled as `FIGHT` times what it was at the start. Positions whose
    deviation is unknown count by their numbers, see `phase_of`.

    Parameters
    ----------
    points
        The line's timeline, root first.
    size
        Board size [points per side].
    """
    deviations = _smooth([None if p.count_estimated else deviation_of(p.beta) for p in points])
    bound, first = SETTLED * size / 19.0, EARLIEST * size**2
    fight = FIGHT * next((d for d in deviations if d), math.inf)
    opening, end = len(points), 0
    for place, (point, deviation) in enumerate(zip(points, deviations, strict=True)):
        number = point.node.number
        if deviation is None:
            is_open = phase_of(number, size) is not Phase.END
        else:
            is_open = deviation > bound or number < first
        if is_open:
            end = place + 1
        if phase_of(number, size) is not Phase.OPENING or (deviation or 0.0) > fight:
            opening = min(opening, place)
    return [
        Phase.OPENING if place < min(opening, end) else Phase.MIDDLE if place < end else Phase.END
        for place in range(len(points))
    ]


def _smooth(deviations: Sequence[float | None]) -> list[float | None]:
    """Return the median of each known deviation and its known neighbours."""
    known = [place for place, deviation in enumerate(deviations) if deviation is not None]
    values = [deviation for deviation in deviations if deviation is not None]
    smooth: list[float | None] = [None] * len(deviations)
    for rank, place in enumerate(known):
        smooth[place] = median(values[max(rank - SPIKE // 2, 0) : rank + SPIKE // 2 + 1])
    return smooth
