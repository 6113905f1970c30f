"""Find the one reason why a move was a mistake, from two lines and their expected owners.

Each possible reason is weighed by how many of the lost points it explains: the change of owners in
the areas that it is about. Of those that explain enough, the kind that convinces most is chosen:
what can be played out on the board, then stones that live or die, then areas, then choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.review.reasons.boards import distance
from engine.review.reasons.evidence import (
    Captured,
    Cut,
    Evidence,
    KeyPoint,
    Ladder,
    Life,
    Reason,
    Risk,
    Sente,
    digest_before,
)
from engine.review.reasons.lines import ComparedLines
from engine.review.reasons.owners import Swing, area, direction, lives, races, swings
from engine.review.reasons.tactics import captures, cuts, ladders

_ENOUGH: Final = 0.4
"""Share of the lost points that a reason must explain."""
_NEAR: Final = 4
"""Distance up to which an answer is local."""
_FAR: Final = 6
"""Distance from which on a move is played elsewhere."""
_LEAST_CHANCE: Final = 0.05
"""Winrate lost from which on a risk is a reason."""


def find_evidence(compared: ComparedLines) -> Evidence | None:
    """Return the evidence of why a move was a mistake; None if nothing explains enough of it."""
    better, played = compared.better_line.moves, compared.played_line.moves
    if not better or not played or better[0] == played[0]:
        return None
    reason = _best_reason(compared)
    if reason is None:
        return None
    return Evidence(
        size=compared.size,
        position=digest_before(compared.board, compared.color),
        color=compared.color,
        better=better,
        refutation=played,
        points_lost=_rounded(compared.points_lost, 2),
        points_error=round(compared.points_error, 2),
        winrate_lost=_rounded(compared.winrate_lost, 4),
        komi=compared.komi,
        reason=reason,
    )


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def _best_reason(compared: ComparedLines) -> Reason | None:
    """Return the first kind of reason that explains enough, and of its kind the one that explains
    most."""
    areas = swings(compared)
    lost = compared.points_lost or 0.0
    if lost > 0.0:
        for found in _by_kind(compared, areas):
            weighed = [(_explained(reason, compared, areas), reason) for reason in found]
            explained, best = max(weighed, key=lambda pair: pair[0], default=(0.0, None))
            if best is not None and explained >= _ENOUGH * lost:
                return best
        reason = _of_areas(compared, areas, lost)
        if reason is not None:
            return reason
    return _choice(compared)


def _by_kind(compared: ComparedLines, areas: Sequence[Swing]) -> Iterator[Sequence[Reason]]:
    """Yield the reasons of each kind, the most convincing kind first."""
    yield [*captures(compared), *ladders(compared)]
    groups = list(lives(compared, areas))
    yield list(races(compared, groups))
    yield list(cuts(compared))
    yield groups


def _explained(reason: Reason, compared: ComparedLines, areas: Sequence[Swing]) -> float:
    """Return how many points the areas of a reason's stones explain [points]."""
    match reason:
        case Captured() | Ladder() | Life():
            stones: frozenset[int] = frozenset(reason.stones)
        case Cut():
            stones = frozenset((*reason.first, *reason.second))
        case _:
            stones = frozenset((*getattr(reason, "own", ()), *getattr(reason, "other", ())))
    if compared.swing is None:
        return 2.0 * len(stones)
    return sum(a.gain for a in areas if a.gain > 0.0 and a.points & stones)


def _of_areas(compared: ComparedLines, areas: Sequence[Swing], lost: float) -> Reason | None:
    """Return the reason that the largest area explains; None if it explains too little."""
    if not areas or areas[0].gain < _ENOUGH * lost:
        return None
    both = direction(compared, areas)
    if both is not None:
        return both
    return area(compared, areas[0])


def _choice(compared: ComparedLines) -> Reason | None:
    """Return a reason that lies in the order of moves or in the risk."""
    better, played, size = compared.better, compared.refutation, compared.size
    points = size * size
    if len(played) > 1 and played[1] == better[0] and better[0] != points:
        return KeyPoint()
    if len(better) > 2 and len(played) > 1 and points not in (*better[:3], *played[:2]):
        answered = distance(better[0], better[1], size) <= _NEAR
        free = distance(better[0], better[2], size) >= _FAR
        ignored = distance(played[0], played[1], size) >= _FAR
        if answered and free and ignored:
            return Sente()
    beta, flat = compared.beta_better, compared.beta_played
    best, now = compared.winrate_better, compared.winrate_played
    lost = compared.winrate_lost or 0.0
    if not beta or not flat or best is None or now is None or lost < _LEAST_CHANCE:
        return None
    if flat >= 0.9 * beta or compared.color * (best - 0.5) <= 0.0:
        return None
    return Risk(round(beta, 4), round(flat, 4), round(best, 4), round(now, 4))
