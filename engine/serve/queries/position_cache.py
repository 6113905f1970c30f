"""A cache of positions, so that each move of a game is played and checked only once.

Clients send the whole game with each query, one move longer each time.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import stones_without_liberties
from engine.go.coords import point_to_gtp
from engine.go.position import illegal_reason, play, set_up
from engine.go.rules import Rules
from engine.go.state import BLACK_CAPTURED, HASHES, PLY, TO_PLAY, WHITE_CAPTURED, Position, clone
from engine.serve.queries.fields import QueryError
from engine.serve.queries.query import MOVE_BYTES, Query

_KEPT: Final = 512
"""Positions in the cache; one of a 19x19 board takes some 25 kB."""
_LOOK_BACK: Final = 16
"""Number of moves before a position within which a cached one is looked for."""

_Key = tuple[object, ...]


class KnownPositions:
    """Cache of positions by their game; callers must not change the positions."""

    def __init__(self) -> None:
        self._cache: OrderedDict[_Key, Position] = OrderedDict()

    def at(self, query: Query, turn: int) -> Position:
        """Return the position of a query after its first `turn` moves.

        If a color moves twice in a row, networks see no moves before; superko goes on.

        Raises
        ------
        QueryError
            A stone of the set-up has no liberties, or a move is illegal.
        """
        rules = query.rules
        start: _Key = (rules.size, rules.superko, rules.suicide, query.stones.tobytes())
        start += (query.to_play,)
        line = query.line[: MOVE_BYTES * turn]
        for known in range(turn, max(-1, turn - _LOOK_BACK), -1):
            key = (*start, line[: MOVE_BYTES * known])
            if key in self._cache:
                self._cache.move_to_end(key)
                position = self._cache[key]
                if known == turn:
                    return position
                position = clone(position)
                break
        else:
            known = 0
            captured = np.flatnonzero(stones_without_liberties(query.stones[None]))
            if len(captured):
                vertex = point_to_gtp(captured[0], rules.size)
                raise QueryError("initialStones", f"The stone on {vertex} has no liberties")
            position = set_up(rules, query.stones, query.to_play)
        for number in range(known, turn):
            position = _after(position, rules, query.colors[number], query.moves[number], number)
        self._cache[(*start, line)] = position
        if len(self._cache) > _KEPT:
            self._cache.popitem(last=False)
        return position


def _after(position: Position, rules: Rules, color: int, move: int, number: int) -> Position:
    """Return the position after a move of either color; the given position may be changed."""
    if color != position.counters[TO_PLAY]:
        position = _with_player(position, rules, color)
    reason = illegal_reason(position, move)
    if reason is not None:
        vertex = point_to_gtp(move, rules.size)
        raise QueryError("moves", f"Illegal move {number}: {vertex} ({reason})")
    play(position, move)
    return position


def _with_player(position: Position, rules: Rules, color: int) -> Position:
    """Return a copy with this player to move; stones, prisoners, ply and superko are kept."""
    stones: NDArray[np.int8] = position.stones[:-1].copy()
    new = set_up(rules, stones, color)
    earlier = position.hashes[: position.counters[HASHES]][1 - len(new.hashes) :]
    new.hashes[len(earlier)] = new.hashes[0]
    new.hashes[: len(earlier)] = earlier
    new.counters[HASHES] += len(earlier)
    np.bitwise_or(new.seen, position.seen, out=new.seen)
    for counter in (PLY, BLACK_CAPTURED, WHITE_CAPTURED):
        new.counters[counter] = position.counters[counter]
    return new
