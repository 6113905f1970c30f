"""Exact scores of small positions, proven by exhaustive search, or bounds where that is too slow.

Scores are Black's area less White's, without komi, for best play of both sides under area scoring:
two passes end the game, suicide is illegal.

Notes
-----
*What a proof assumes.* The history starts at the given position: earlier boards may be repeated
(except for the ko point that the position has). A bound is proven by a strategy for one side: a
function of board, player to move and simple ko that never leads back to a situation (board and
player to move), whatever the other side does. The other side may play anything but an immediate
retake of a simple ko, and may also repeat itself; a line that repeats a board proves nothing for
either side. So the strategy is legal, and its bound holds, under situational superko. Under
positional superko a move of the strategy could be illegal only if it recreates, after an odd number
of plies, a board with the other player to move (such as sending two stones and returning one). Such
moves are refused within each searched line, but not detected between remembered positions. Where a
score depends on a superko fight, the bounds do not meet and are reported as they are.

*Why remembered results are sound.* A result is stored once its subtree is finished, and refers only
to results stored earlier, never to the line above it. Following a strategy means going to ever
older entries, which can't form a circle (the graph history interaction problem). Nothing proven is
ever dropped or replaced, and entries hold whole boards, not hashes.

*Where a line ends.* Unconditionally alive chains (Benson 1976) keep their points, and so do regions
that they alone enclose and in which the other side can't have two eyes. Nobody needs to play
inside: moves there are skipped, and dead stones there count as captured. A player may pass only if
the area as it stands meets the player's goal: otherwise the opponent passes too and wins. So the
search need not remember passes.

On 2x2 the score depends on superko alone: there positional superko is obeyed along each line, and
no results are stored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.position import is_legal, play
from engine.go.scoring import area_score
from engine.go.state import KO, PASSES, SUICIDE, TO_PLAY, Position, clone
from engine.measure.solver.solve_board import Bitboard, new_bitboard
from engine.measure.solver.solve_search import (
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
from engine.measure.solver.solve_table import NO_MOVE, new_table, rehash

LARGEST_SIZE = 7  # largest board that fits the solver's words [points per side]
_STEP = 500_000  # nodes between two calls of `stopped`
_FIRST_SLOTS = 1 << 16
_MOST_SLOTS = 1 << 23  # about 180 MB


@dataclass(frozen=True)
class ProvenMove:
    """Proven bounds of the score after one legal move."""

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
    """Proven bounds of a position's score."""

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
    """Positions searched."""
    entries: int
    """Positions stored."""
    finished: bool
    """False if the proof was stopped; if nodes run out, the bounds do not meet."""

    @property
    def exact(self) -> bool:
        """Whether the score of the position is proven."""
        return self.low == self.high

    @property
    def best(self) -> tuple[int, ...]:
        """Moves that are proven to keep the position's score."""
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
        At most 7x7, suicide illegal, the game not over. Late positions are provable: up to some
        twenty empty points outside of settled areas.
    node_limit
        Nodes for the position itself; when they run out, the bounds proven so far are returned.
    move_limit
        Nodes for each move; default a tenth of `node_limit`.
    progress
        Called with moves done, number of moves, and nodes, at most every half million nodes.
    stopped
        Called as often; if it returns True, the proof ends with the bounds proven so far.

    Raises
    ------
    EngineError
        The board is too large, suicide is legal, or the game is over.
    """
    size = round((len(position.stones) - 1) ** 0.5)
    if size > LARGEST_SIZE:
        raise EngineError(f"the solver handles boards up to 7x7, not {size}x{size}")
    if position.counters[SUICIDE]:
        raise EngineError("the solver knows no suicide; choose rules without it, such as Chinese")
    if position.counters[PASSES] >= 2:
        raise EngineError("the game is over; solve the position before the two passes")
    solver = _Solver(size, progress, stopped)
    return solver.prove(position, node_limit, move_limit or node_limit // 10)


class _Solver:
    """State of one proof: table, memory and counters."""

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
        """Return bounds for the position, then for its moves (sharper thanks to the former)."""
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
        known_bounds: tuple[int, int] | None = None,
        before: Position | None = None,
    ) -> tuple[int, int]:
        """Return bounds of Black's score, narrowed from a guess by searches for one goal each."""
        low, high = known_bounds or (-self.points, self.points)
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
        """Search for one goal with growing depth; pauses to report, to grow the table, to stop."""
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
                if not self._continue():
                    return UNFINISHED
            elif counters[HORIZON] == 0 or depth >= PLIES:
                return int(outcome)
            else:
                depth += 1

    def _continue(self) -> bool:
        """Report progress and enlarge the table; return False if the search must end."""
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
        """Write a position into the line: stones of both colors and the ko point."""
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
    """Return bounds of the better of two scores for a color."""
    choose = max if color == BLACK else min
    return choose(one[0], other[0]), choose(one[1], other[1])
