"""Opening, middle game and endgame of a line: by how unsettled the score is, and by numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from itertools import accumulate
from typing import Final

from engine.base.translation import tr
from engine.review.timeline import TimelinePoint

OPENING, ENDGAME = 0.14, 0.4
"""Moves per point of the board at which the opening ends at the latest, and the endgame begins at
the earliest: 50 and 144 moves on 19x19."""
SETTLED: Final = 10.0
"""Deviation of the score up to which the endgame lasts, on 19x19 [points]."""
FIGHT: Final = 2.0
"""Deviation of a sharp fight, which ends the opening, times that of the first position."""
SHORTEST: Final = 8
"""Fewest moves of an endgame."""
SHORTEST_OPENING: Final = 5
"""Fewest moves of an opening, if the game goes on after it."""
NEIGHBORS: Final = 4
"""Positions before and after one that its deviation is averaged with: it swings with the side to
move, and one ko threat is no fight."""
LEAST_DEVIATION: Final = 0.1  # a deviation whose logarithm is defined [points]


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

    The endgame begins at the move that `ENDGAME` names or later, where the deviation of the score
    has fallen for good below `SETTLED` points times the root of size / 19. A game that ends while
    the score is open has none. The opening ends at the move that `OPENING` names, or earlier at the
    first sharp fight, see `FIGHT`; an opening of fewer moves than `SHORTEST_OPENING` is none, as
    with many handicap stones on a small board. Positions whose deviation is unknown count by their
    numbers.

    Parameters
    ----------
    points
        The line's timeline, root first.
    size
        Board size [points per side].

    Notes
    -----
    The bound was chosen by 20 games of all strengths on three board sizes, each position evaluated
    once. The deviation of the first position is 5 to 10 points on 19x19, in the middle game it
    rises to 20 to 60 by a small network and to 8 to 15 by a strong one, and at the end it falls to
    0 to 5. So the bound lies where the networks agree, and the rest is left to the move number.
    """
    deviations = _calm([None if p.count_estimated else deviation_of(p.beta) for p in points])
    bound = SETTLED * math.sqrt(size / 19.0)
    fight = FIGHT * next((d for d in deviations if d is not None), math.inf)
    opening, end = len(points), 0
    for place, (point, deviation) in enumerate(zip(points, deviations, strict=True)):
        usual = phase_of(point.node.number, size)
        if usual is not Phase.END or (deviation or 0.0) > bound:
            end = place + 1
        if usual is not Phase.OPENING or (deviation or 0.0) > fight:
            opening = min(opening, place)
    if opening <= SHORTEST_OPENING and opening < len(points):
        opening = 0
    if len(points) - end < SHORTEST and any(d is not None for d in deviations[end:]):
        end = len(points)
    return [
        Phase.OPENING if place < opening else Phase.MIDDLE if place < end else Phase.END
        for place in range(len(points))
    ]


def _calm(deviations: Sequence[float | None]) -> list[float | None]:
    """Return the geometric mean of each known deviation and its known neighbors."""
    logs = [math.log(max(wide, LEAST_DEVIATION)) for wide in deviations if wide is not None]
    sums = [0.0, *accumulate(logs)]
    known = iter(range(len(logs)))

    def mean(rank: int) -> float:
        first, last = max(rank - NEIGHBORS, 0), min(rank + NEIGHBORS + 1, len(logs))
        return math.exp((sums[last] - sums[first]) / (last - first))

    return [None if wide is None else mean(next(known)) for wide in deviations]
