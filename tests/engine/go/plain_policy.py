"""The rollout policy in plain Python: features of every move, counted anew from the stones."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.go.board import EMPTY, NONE, WHITE
from engine.go.position import is_legal, play
from engine.go.rollout_board import RolloutBoard, set_board
from engine.go.rollout_patterns import near_offsets
from engine.go.rollout_policy import restore_turn, weigh_turn
from engine.go.rollout_tables import (
    ATARI_STEP,
    OTHERS,
    PATTERN_STEP,
    RolloutTables,
    RolloutWeights,
)
from engine.go.state import KO, TO_PLAY, Position, clone
from engine.go.tactics import is_true_eye
from tests.engine.go.oracle import chain_at

Grid = dict[tuple[int, int], int]
"""States by place (down, right) around a center."""


def turned(grid: Grid, number: int) -> Grid:
    """The grid under one of the eight symmetries."""
    for _ in range(number % 4):
        grid = {(right, -down): value for (down, right), value in grid.items()}
    return grid if number < 4 else {(d, -r): value for (d, r), value in grid.items()}


def coded(grid: Grid, places: Sequence[tuple[int, int]]) -> int:
    """States at places as octal digits, the first one lowest."""
    return sum(grid[place] << 3 * i for i, place in enumerate(places))


def rounded(weight: float, step: float, most: int) -> float:
    """exp(weight) in steps."""
    return float(np.float32(min(max(round(math.exp(weight) / step), 1), most) * step))


class PlainPolicy:
    """Weights of the rollout policy, applied one feature after the other."""

    def __init__(self, weights: RolloutWeights) -> None:
        self.pattern = dict(zip(weights.pattern_code.tolist(), weights.pattern, strict=True))
        self.diamond = dict(zip(weights.diamond_code.tolist(), weights.diamond, strict=True))
        self.others = dict(zip(OTHERS, weights.others, strict=True))
        self.spot = dict(zip(weights.spot_code.tolist(), weights.spot, strict=True))
        self.distance = weights.distance

    def look(self, position: Position) -> None:
        """Read the stones."""
        self.position = position
        self.stones = tuple(position.stones[:-1].tolist())
        self.size = math.isqrt(len(self.stones))
        self.around = [
            [self.at(point, down, right) for down, right in near_offsets()[:4]]
            for point in range(len(self.stones))
        ]
        self.around = [[there for there in row if there != NONE] for row in self.around]
        self.chains = [
            chain_at(self.stones, point, self.around) if stone != EMPTY else (set(), set())
            for point, stone in enumerate(self.stones)
        ]

    def at(self, point: int, down: int, right: int) -> int:
        row, column = point // self.size + down, point % self.size + right
        inside = 0 <= row < self.size and 0 <= column < self.size
        return row * self.size + column if inside else NONE

    def state(self, point: int, color: int) -> int:
        if point == NONE:
            return 4
        if self.stones[point] == EMPTY:
            return 0
        liberties = min(3, len(self.chains[point][1]))
        return liberties if self.stones[point] == color else 4 + liberties

    def grid(self, point: int, color: int) -> Grid:
        places = near_offsets()[:12]
        return {(d, r): self.state(self.at(point, d, r), color) for d, r in places}

    def pattern_factor(self, point: int, color: int) -> float:
        """Factor of the 3x3 pattern around a move."""
        codes = []
        for number in range(8):
            grid, places = turned(self.grid(point, color), number), near_offsets()
            code = coded(grid, places[:4])
            for i, place in enumerate(places[4:8]):
                stone = {0: 0, 4: 2}.get(grid[place], 1 if grid[place] < 4 else 3)
                code |= stone << 12 + 2 * i
            codes.append(code)
        return rounded(self.pattern.get(min(codes), 0.0), PATTERN_STEP, 1 << 28)

    def settled(self, point: int, color: int) -> tuple[bool, bool, bool]:
        """Whether a move is legal but for ko and no own eye; self-atari; leaves its chain free."""
        after = clone(self.position)
        after.counters[KO], after.counters[TO_PLAY] = NONE, color
        if not is_legal(after, point) or is_true_eye(after, point, color):
            return False, False, False
        play(after, point)
        stones = tuple(after.stones[:-1].tolist())
        captured = any(
            old == -color and new == EMPTY for old, new in zip(self.stones, stones, strict=True)
        )
        alive = stones[point] == color and len(chain_at(stones, point, self.around)[1]) > 1
        return True, not captured and not alive, captured or alive

    def gamma(self, point: int, color: int) -> float:
        """Factor of the features of a move that don't depend on the last one."""
        if self.stones[point] != EMPTY:
            return 0.0
        legal, self_atari, _ = self.settled(point, color)
        if not legal:
            return 0.0
        pattern = self.pattern_factor(point, color)
        factor = rounded(self.others["self_atari"], ATARI_STEP, 1 << 16)
        return pattern * factor if self_atari else pattern

    def response(self, last: int, point: int, color: int) -> float:
        """Factor of a move's place relative to the last move."""
        down, right = point // self.size - last // self.size, point % self.size - last % self.size
        distance = abs(down) + abs(right)
        if distance == 0 or distance > 4:  # 0: the last move was suicide
            return 1.0
        if distance > 2:
            return math.exp(self.others["three_away" if distance == 3 else "four_away"])
        near = "beside" if distance == 1 else "diagonal" if down and right else "two_away"
        found = []
        for number in range(8):
            places = near_offsets()[:12]
            own = 0 if self.stones[last] == EMPTY else min(3, len(self.chains[last][1]))
            code = coded(turned(self.grid(last, color), number), places) | own << 36
            place = next(iter(turned({(down, right): 0}, number)))
            found.append((code, places.index(place)))
        code = min(found)[0]
        weights = {self.diamond[c][place] for c, place in found if c == code and c in self.diamond}
        if not weights:
            return math.exp(self.others[near])
        assert len(weights) == 1, "places that symmetries exchange have one weight"
        return math.exp(self.others[near] + self.others["response"] + weights.pop())

    def saves(self, last: int, color: int) -> set[int]:
        """Moves that save a chain which the last move put into atari."""
        moves = set()
        for there in self.around[last]:
            if self.stones[there] != color or len(self.chains[there][1]) > 1:
                continue
            chain, liberties = self.chains[there]
            moves |= {point for point in liberties if self.settled(point, color)[2]}
            for beside in {point for stone in chain for point in self.around[stone]}:
                if self.stones[beside] == -color and len(self.chains[beside][1]) == 1:
                    moves |= self.chains[beside][1]
        return moves

    def nakade(self, before: Sequence[int], color: int) -> tuple[int, str]:
        """Vital point of the stones that the last move captured, and their shape."""
        gone = [p for p, stone in enumerate(before) if stone == color and self.stones[p] == EMPTY]
        beside = {p: len(set(self.around[p]) & set(gone)) for p in gone}
        degrees = tuple(sorted(beside.values(), reverse=True))
        shapes = {
            (2, 1, 1): "nakade_three",
            (3, 1, 1, 1): "nakade_pyramid_four",
            (4, 1, 1, 1, 1): "nakade_crossed_five",
            (3, 2, 2, 2, 1): "nakade_bulky_five",
            (4, 2, 2, 2, 1, 1): "nakade_rabbity_six",
        }
        if degrees not in shapes:
            return NONE, ""
        return max(beside, key=lambda p: beside[p]), shapes[degrees]

    def second_set(self, moves: Sequence[int], point: int, color: int) -> float:
        """Factor of the second set of features; `moves` are the last one and the one before."""
        grid, places = self.grid(point, color), near_offsets()[:12]
        code = min(coded(turned(grid, number), places) for number in range(8))
        weight = self.spot.get(code, 0.0)
        for row, other in zip(self.distance, moves, strict=False):
            if other != NONE:
                down = abs(point // self.size - other // self.size)
                distance = down + abs(point % self.size - other % self.size)
                weight += row[min(max(distance, 1), 17) - 1]
        return math.exp(weight)

    def probabilities(
        self, position: Position, last: int, before: Sequence[int], earlier: int = NONE
    ) -> np.ndarray:
        """Policy at a position; `before` are the stones before the last move, `earlier` is the
        move before it."""
        self.look(position)
        color = int(position.counters[TO_PLAY])
        saves = self.saves(last, color) if last != NONE else set()
        vital, shape = self.nakade(before, color) if last != NONE else (NONE, "")
        shares = np.zeros(len(self.stones))
        for point in range(len(self.stones)):
            share = self.gamma(point, color)
            if share:
                share *= self.second_set((last, earlier), point, color)
            if last != NONE and share:
                share *= self.response(last, point, color)
                share *= math.exp(self.others["save_atari"]) if point in saves else 1.0
                share *= math.exp(self.others[shape]) if point == vital else 1.0
            shares[point] = 0.0 if point == position.counters[KO] else share
        return shares / max(shares.sum(), 1e-300)


def move_probabilities(
    position: Position,
    last: int,
    board: RolloutBoard,
    tables: RolloutTables,
    earlier: int = NONE,
) -> NDArray[np.float64]:
    """Return the kernels' move probabilities, float64[N], without superko; all 0 for a pass."""
    color = int(position.counters[TO_PLAY])
    c = int(color == WHITE)
    set_board(position, board, tables)
    held = weigh_turn(position, last, earlier, board, tables, color)
    gamma: NDArray[np.float64] = board.gamma[c, :-1].copy()
    restore_turn(board, c, held)
    shares: NDArray[np.float64] = gamma / max(gamma.sum(), 1e-300)
    return shares
