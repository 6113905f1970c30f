"""Exact scores of small positions: a proof by exhaustive search, or honest bounds.

Scores are Black's area less White's, without komi, for both sides' best play under area scoring:
two passes end the game, suicide is illegal.

Notes
-----
*What a proof assumes.* The history starts at the position given: boards before it may come back
(but for the ko point it carries). A bound is proven by giving one side a strategy that is a
function of board, player to move and simple ko, and that never leads back to a situation (board
and player to move), whatever the other side does. The other side may do anything but retake a
simple ko at once, also repeat itself: a line that repeats a board proves nothing for anybody. So
the strategy is legal and its bound holds under situational superko. Under positional superko a
move of the strategy could be illegal only where it recreates, after an odd number of plies, a board
on which the other player was to move (such as sending two stones and returning one); on each line
that was searched itself such a move is refused, only between remembered positions it is not looked
for. Where a score depends on a superko fight the bounds do not meet and are reported as they are.

*Why remembered results are sound.* A result is kept once its subtree is finished and refers to
results kept earlier only, never to the line above it: following a strategy means walking to ever
older entries, which can't come in a circle (the problem of graph history interaction). Nothing that
was proven is ever dropped or replaced, and entries hold whole boards, not hashes.

*Where a line ends.* Chains alive without a move (Benson 1976) keep their points, and so do regions
they alone enclose in which the other side can't have two eyes; inside them nobody needs to play,
so moves there are left out, and dead stones there count as taken. A player may pass only if the
area as it stands suits the goal: otherwise the other passes and has won. So passes need no memory.

On 2x2 the score hangs on superko alone: there positional superko is obeyed along each line, and
nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.position import (
    KO,
    PASSES,
    SUICIDE,
    TO_PLAY,
    Position,
    clone,
    is_legal,
    play,
)
from engine.go.scoring import area_score
from engine.solver.solve_board import Bitboard, new_bitboard
from engine.solver.solve_search import (
    ALONG_LINE,
    ENTRIES,
    HORIZON,
    LIMIT,
    NODES,
    PLIES,
    PROVEN,
    UNFINISHED,
    new_memory,
    search,
)
from engine.solver.solve_table import NO_MOVE, new_table, rehash

__all__ = ["LARGEST_SIZE", "Proof", "ProvenMove", "solve"]

LARGEST_SIZE = 7
"""Largest board that fits the solver's words [points per side]."""
_STEP = 500_000
"""Nodes between two looks at `stopped`."""
_FIRST_SLOTS = 1 << 16
_MOST_SLOTS = 1 << 23
"""About 180 MB."""


@dataclass(frozen=True)
class ProvenMove:
    """What is proven of one legal move."""

    move: int
    """Point; N = pass."""
    low: int
    """Black gets at least this after the move [points, area without komi]."""
    high: int
    """Black gets at most this."""

    @property
    def exact(self) -> bool:
        """Whether the bounds meet."""
        return self.low == self.high


@dataclass(frozen=True)
class Proof:
    """What is proven of a position."""

    size: int
    """Board size [points per side]."""
    to_play: int
    """BLACK or WHITE."""
    low: int
    """Black gets at least this with best play [points, area without komi]."""
    high: int
    """Black gets at most this."""
    moves: tuple[ProvenMove, ...]
    """Every legal move, best for the player to move first."""
    nodes: int
    """Positions looked at."""
    entries: int
    """Positions remembered."""
    finished: bool
    """False when it was stopped; nodes that ran out show as bounds that do not meet."""

    @property
    def exact(self) -> bool:
        """Whether the score of the position is proven."""
        return self.low == self.high

    @property
    def best(self) -> tuple[int, ...]:
        """The moves proven to keep the position's score."""
        return tuple(m.move for m in self.moves if self.exact and m.low == m.high == self.low)


def solve(
    position: Position,
    *,
    node_limit: int = 20_000_000,
    move_limit: int | None = None,
    progress: Callable[[int, int, int], None] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Proof:
    """Prove the score of a position and of every legal move.

    Parameters
    ----------
    position
        At most 7x7, suicide illegal, the game not over. Simple to prove are late positions: some
        twenty empty points outside of what is settled.
    node_limit
        Nodes for the position itself; then its bounds are what is proven so far.
    move_limit
        Nodes for each move; default a tenth of `node_limit`.
    progress
        Told moves done, moves in all and nodes, at most every half million nodes.
    stopped
        Asked as often; true ends the proof with what is known.

    Raises
    ------
    EngineError
        The board is too large, suicide is legal, or the game is over.
    """
    size = round((len(position.stones) - 1) ** 0.5)
    if size > LARGEST_SIZE:
        raise EngineError(f"the solver takes boards up to 7x7, not {size}x{size}")
    if position.counters[SUICIDE]:
        raise EngineError("the solver knows no suicide; choose rules without it, such as Chinese")
    if position.counters[PASSES] >= 2:
        raise EngineError("the game is over; solve the position before the two passes")
    solver = _Solver(size, progress, stopped)
    return solver.prove(position, node_limit, move_limit or node_limit // 10)


class _Solver:
    """One proof: table, memory and counters."""

    def __init__(
        self,
        size: int,
        progress: Callable[[int, int, int], None] | None,
        stopped: Callable[[], bool],
    ) -> None:
        self.size = size
        self.points = size * size
        self.progress = progress
        self.stopped = stopped
        self.along_line = size == 2
        self.board: Bitboard = new_bitboard(size)
        self.table = new_table(_FIRST_SLOTS)
        self.memory = new_memory()
        self.memory.counters[ALONG_LINE] = self.along_line
        self.nodes = 0
        self.halted = False
        self.done, self.total = 0, 0

    def prove(self, position: Position, node_limit: int, move_limit: int) -> Proof:
        """Bounds of the position, then of its moves, which are the sharper for it."""
        points = self.points
        color = int(position.counters[TO_PLAY])
        moves = [move for move in range(points + 1) if is_legal(position, move)]
        self.total = len(moves)
        area = int(area_score(position))
        start = self.bounds(position, 0, area, node_limit)
        if position.counters[PASSES]:  # passing ends the game
            start = _better(color, start, (area, area))
        scores = {}
        for move in moves:
            after = clone(position)
            play(after, move)
            if move == points and position.counters[PASSES]:
                scores[move] = (area, area)
            else:
                worst, best = (-points, start[1]) if color == BLACK else (start[0], points)
                guess = start[0] if color == BLACK else start[1]
                bounds = self.bounds(after, 1, guess, move_limit, (worst, best), position)
                if move == points:  # the other player may pass too
                    bounds = _better(-color, bounds, (area, area))
                scores[move] = bounds
            self.done += 1
        low, high = start
        if color == BLACK:
            low = max(low, *(bounds[0] for bounds in scores.values()))
            high = min(high, max(bounds[1] for bounds in scores.values()))
        else:
            low = max(low, min(bounds[0] for bounds in scores.values()))
            high = min(high, *(bounds[1] for bounds in scores.values()))
        order = sorted(scores, key=lambda move: -color * sum(scores[move]))
        return Proof(
            size=self.size,
            to_play=color,
            low=low,
            high=high,
            moves=tuple(ProvenMove(move, *scores[move]) for move in order),
            nodes=self.nodes,
            entries=int(self.memory.counters[ENTRIES]),
            finished=not self.halted,
        )

    def bounds(
        self,
        position: Position,
        ply: int,
        guess: int,
        limit: int,
        known: tuple[int, int] | None = None,
        before: Position | None = None,
    ) -> tuple[int, int]:
        """Bounds of Black's score, closed in on from a guess by searches for one goal each."""
        low, high = known or (-self.points, self.points)
        color = int(position.counters[TO_PLAY])
        if before is not None:
            self._put(0, before)
        self._put(ply, position)
        self.memory.killer[:] = NO_MOVE
        end = self.nodes + limit
        raised = lowered = False
        goal, step = guess, 1
        while low < high and not self.halted:
            goal = min(max(goal, low + 1), high)
            outcome = self._ask(color, goal, ply, end)
            if outcome == PROVEN:
                low, raised = goal, True
            elif outcome == -PROVEN:
                high, lowered = goal - 1, True
            else:
                break
            if raised and lowered:
                goal = (low + high + 1) // 2
            else:
                goal = low + step if raised else high + 1 - step
                step *= 2
        return low, high

    def _ask(self, color: int, goal: int, ply: int, end: int) -> int:
        """Search for one goal, ever deeper; pauses to report, to grow the table, to stop."""
        counters = self.memory.counters
        depth = PLIES if self.along_line else 2
        while True:
            counters[NODES], counters[HORIZON] = 0, 0
            counters[LIMIT] = min(_STEP, end - self.nodes)
            if counters[LIMIT] <= 0:
                return UNFINISHED
            outcome = search(self.board, self.table, self.memory, color, goal, depth, ply)
            self.nodes += int(counters[NODES])
            if abs(outcome) == PROVEN:
                return int(outcome)
            if abs(outcome) == UNFINISHED:
                if not self._go_on():
                    return UNFINISHED
            elif counters[HORIZON] == 0 or depth >= PLIES:
                return int(outcome)
            else:
                depth += 1

    def _go_on(self) -> bool:
        """Report and make room; False when the search shall end here."""
        if self.progress is not None:
            self.progress(self.done, self.total, self.nodes)
        if self.stopped():
            self.halted = True
            return False
        slots = len(self.table.black)
        if 4 * self.memory.counters[ENTRIES] > 3 * slots - 8:
            if slots >= _MOST_SLOTS:
                return False
            larger = new_table(2 * slots)
            rehash(self.table, larger)
            self.table = larger
        return True

    def _put(self, ply: int, position: Position) -> None:
        """Write a position to the line: stones of both colors and the ko point."""
        words = {BLACK: 0, WHITE: 0}
        for point, stone in enumerate(position.stones[: self.points].tolist()):
            if stone:
                words[stone] |= self._bit(point)
        ko = int(position.counters[KO])
        line = (words[BLACK], words[WHITE], self._bit(ko) if ko >= 0 else 0)
        self.memory.path[ply] = np.array(line, np.uint64)

    def _bit(self, point: int) -> int:
        return 1 << (point // self.size * (self.size + 1) + point % self.size)


def _better(color: int, one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Bounds of the better of two scores for a color."""
    choose = max if color == BLACK else min
    return choose(one[0], other[0]), choose(one[1], other[1])
