"""Find the one reason why a move was a mistake, from two lines and their expected owners.

Each possible reason is weighed by how many of the lost points it explains: the change of owners
around the stones that it is about. Of those that explain enough, the kind that convinces most is
chosen: what can be played out on the board, then stones that live or die, then areas, then choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from engine.review.reasons.boards import chain_at, distance, distance_to, liberties
from engine.review.reasons.evidence import (
    Captured,
    Cut,
    Direction,
    Evidence,
    Exchange,
    KeyPoint,
    KoThreat,
    Ladder,
    Life,
    Order,
    Race,
    Reason,
    Risk,
    Sente,
    digest_before,
    points_gained,
)
from engine.review.reasons.lines import ComparedLines
from engine.review.reasons.owners import Swing, area, direction, lives, races, swings
from engine.review.reasons.tactics import captures, cuts, ladders

_ENOUGH: Final = 1.0 / 3.0
"""Share of the lost points that a reason must explain."""
_AGREES: Final = 0.25
"""Share of the lost points that all owners together must explain, before any of them counts."""
_AROUND: Final = 3
"""Distance up to which points belong to some stones."""
_LEAST_GAIN: Final = 1.5
"""Fewest points that an area is worth as a reason."""
_BIGGER: Final = 1.3
"""How many times as much the better move must gain to be called bigger."""
_LOCAL: Final = 3
"""Distance up to which an answer is local."""
_ELSEWHERE: Final = 5
"""Distance from which on a move is played elsewhere."""
_LEAST_CHANCE: Final = 0.05
"""Winrate lost from which on a risk is a reason."""
_STEEPNESS: Final = 0.1
"""Relative change of beta from which on a game opens up, or settles."""


def find_evidence(compared: ComparedLines) -> Evidence | None:
    """Return the evidence of why a move was a mistake; None if nothing explains enough of it."""
    better, played = compared.better_line.moves, compared.played_line.moves
    if not better or not played or better[0] == played[0]:
        return None
    reason = _best_reason(compared)
    if reason is None:
        return None
    owners = compared.owners_played
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
        open_points=None if owners is None else round(float((1.0 - np.abs(owners)).sum()), 2),
        reason=reason,
    )


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def _best_reason(compared: ComparedLines) -> Reason | None:
    """Return the first kind of reason that explains enough, and of its kind the one that explains
    most."""
    lost, swing = compared.points_lost or 0.0, compared.swing
    if not lost:
        return _risk(compared) or _choice(compared)
    if swing is None or swing.sum() >= _AGREES * lost:
        areas = swings(compared)
        for found in _by_kind(compared, areas):
            weighed = [(_explained(reason, compared, areas), reason) for reason in found]
            explained, best = max(weighed, key=lambda pair: pair[0], default=(0.0, None))
            if best is not None and explained >= _ENOUGH * lost:
                return best
        reason = _exchange(compared) or _of_areas(compared, areas, lost)
        if reason is not None:
            return reason
    return _exchange(compared) or _choice(compared)


def _by_kind(compared: ComparedLines, areas: Sequence[Swing]) -> Iterator[Sequence[Reason]]:
    """Yield the reasons of each kind, the most convincing kind first."""
    yield [*captures(compared), *ladders(compared)]
    yield list(races(compared))
    yield list(cuts(compared))
    yield list(lives(compared, areas))


def _explained(reason: Reason, compared: ComparedLines, areas: Sequence[Swing]) -> float:
    """Return how much the engine's choice gains around the stones of a reason [points]."""
    stones: tuple[int, ...] = ()
    match reason:
        case Captured() | Ladder() | Life():
            stones = reason.stones
        case Cut():
            stones = reason.first
        case Race():
            stones = (*reason.own, *reason.other)
    swing, size = compared.swing, compared.size
    if swing is None:
        return 2.0 * len(stones)
    inner = set(stones)
    touched = set().union(*(a.points for a in areas if a.gain > 0.0 and a.points & inner))
    return sum(float(swing[p]) for p in touched if distance_to(stones, p, size) <= _AROUND)


def _of_areas(compared: ComparedLines, areas: Sequence[Swing], lost: float) -> Reason | None:
    """Return the reason that a large area near the first moves explains; None if it explains too
    little, or if the move played gains as much elsewhere."""
    size, least = compared.size, max(_ENOUGH * lost, _LEAST_GAIN)
    moves = [*compared.better[:2], *compared.refutation[:2]]
    moves = [move for move in moves if move < size * size]
    large = [a for a in areas if a.gain >= least]
    near = [a for a in large if any(distance_to(a.points, m, size) <= _AROUND for m in moves)]
    gained = -sum(a.gain for a in areas if a.gain < 0.0)
    if not near:
        return None
    both = direction(compared, areas)
    if both is not None and _is_bigger(both, compared.color, lost):
        return both
    return area(compared, near[0]) if near[0].gain >= gained else None


def _is_bigger(found: Direction, color: int, lost: float) -> bool:
    """Return whether a direction explains the loss: the gains differ enough."""
    there = points_gained(found.there_better, found.there_played, color)
    here = -points_gained(found.here_better, found.here_played, color)
    return there >= _BIGGER * here and there - here >= _ENOUGH * lost


def _exchange(compared: ComparedLines) -> Exchange | None:
    """Return a reason if the player plays the engine's choice after an exchange of moves that loses
    something where it is played."""
    better, played, size = compared.better, compared.refutation, compared.size
    if played[2:3] != better[:1] or size**2 in played[:3]:
        return None
    if distance(played[0], played[1], size) > _LOCAL:
        return None
    if distance(played[0], better[0], size) < _ELSEWHERE or _is_fight(compared):
        return None
    if compared.swing is not None:
        near = [p for p in range(size**2) if distance_to(played[:2], p, size) <= _AROUND]
        if compared.swing[near].sum() < _ENOUGH * (compared.points_lost or 0.0):
            return None
    return Exchange()


def _is_fight(compared: ComparedLines) -> bool:
    """Return whether the first two moves of the line played leave a chain in atari there."""
    board = compared.played_line.boards[min(2, len(compared.played_line.boards) - 1)]
    near = [p for p in range(compared.size**2) if board.cells[p]]
    moves = compared.refutation[:2]
    stones = [p for p in near if distance_to(moves, p, compared.size) <= 1]
    return any(len(liberties(board, chain_at(board, stone))) == 1 for stone in stones)


def _choice(compared: ComparedLines) -> Reason | None:
    """Return a reason that lies in the order of moves: a ko threat, a key point, sente."""
    better, played, size = compared.better, compared.refutation, compared.size
    points = size * size
    if points in (better[0], played[0]):
        return None
    is_answered = (
        len(better) > 1 and better[1] < points and distance(better[0], better[1], size) <= _LOCAL
    )
    retakes = better[2:3] == (compared.board.ko_point,)
    if is_answered and retakes and better[2] not in played[2::2]:
        return KoThreat()
    answer = played[1] if len(played) > 1 else points
    is_ignored = answer < points and distance(played[0], answer, size) >= _ELSEWHERE
    if answer == better[0] or (is_ignored and distance(better[0], answer, size) <= _LOCAL):
        return KeyPoint()
    if played[0] in better[2::2]:
        return Order(better.index(played[0]) + 1)
    if is_ignored and is_answered:
        return Sente()
    return KeyPoint() if better[0] in played[3::2] else None


def _risk(compared: ComparedLines) -> Risk | None:
    """Return a risk: the leader opened the game, or the player behind settled it."""
    before, now = compared.beta_better, compared.beta_played
    best, played = compared.winrate_better, compared.winrate_played
    if not before or not now or best is None or played is None:
        return None
    if (compared.winrate_lost or 0.0) < _LEAST_CHANCE:
        return None
    leads = compared.color * (best - 0.5) > 0.0
    change = now / before - 1.0
    if (change if not leads else -change) < _STEEPNESS:
        return None
    return Risk(round(before, 4), round(now, 4), round(best, 4), round(played, 4))
