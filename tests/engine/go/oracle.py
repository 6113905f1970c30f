"""The rules of Go in their plainest form, and the shared positions with known answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, EMPTY, NONE, WHITE
from engine.go.state import HASHES, TO_PLAY, Position
from tests.shared import checked, file_in, positions_dir

COLOR = {"B": BLACK, "W": WHITE}
STONE = {"X": BLACK, "O": WHITE, ".": EMPTY}


def cases(name: str) -> list[dict[str, Any]]:
    """Records of one file of the shared positions; skips when they are not there."""
    text = file_in(positions_dir(), name=f"{name}.jsonl").read_text(encoding="utf-8")
    return checked([json.loads(line) for line in text.splitlines()])


def board_of(rows: list[str]) -> NDArray[np.int8]:
    """Stones int8[N] of a record's board."""
    return np.array([STONE[sign] for row in rows for sign in row], np.int8)


def chain_at(
    stones: tuple[int, ...], point: int, around: list[list[int]]
) -> tuple[set[int], set[int]]:
    """Points and liberties of the chain at `point`."""
    chain, liberties, todo = {point}, set(), [point]
    while todo:
        for there in around[todo.pop()]:
            if stones[there] == EMPTY:
                liberties.add(there)
            elif stones[there] == stones[point] and there not in chain:
                chain.add(there)
                todo.append(there)
    return chain, liberties


class PlainGame:
    """A game as the rules' text has it: boards are tuples, history is a list of them."""

    def __init__(
        self, size: int, superko: str, suicide: bool, stones: tuple[int, ...] = ()
    ) -> None:
        self.size, self.superko, self.suicide = size, superko, suicide
        self.stones = stones or (EMPTY,) * size**2
        self.to_play = BLACK
        self.past = [(self.stones, self.to_play)]
        self.captured = {BLACK: 0, WHITE: 0}
        steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
        self.around = [
            [
                (row + down) * size + column + right
                for down, right in steps
                if 0 <= row + down < size and 0 <= column + right < size
            ]
            for row in range(size)
            for column in range(size)
        ]

    def after(self, point: int) -> tuple[tuple[int, ...], dict[int, int]] | None:
        """The board after a move and the stones lost by each color; None if there is no such."""
        if self.stones[point] != EMPTY:
            return None
        board = list(self.stones)
        board[point] = self.to_play
        lost = {BLACK: 0, WHITE: 0}
        for there in [*self.around[point], point]:
            if board[there] != EMPTY and (board[there] != self.to_play or there == point):
                chain, liberties = chain_at(tuple(board), there, self.around)
                if not liberties:
                    if there == point and (len(chain) == 1 or not self.suicide):
                        return None
                    lost[board[there]] += len(chain)
                    for stone in chain:
                        board[stone] = EMPTY
        return tuple(board), lost

    def is_legal(self, point: int) -> bool:
        if point == self.size**2:
            return True
        outcome = self.after(point)
        if outcome is None:
            return False
        board, lost = outcome
        if self.superko == "positional":
            return all(board != earlier for earlier, _ in self.past)
        if self.superko == "situational":
            return (board, -self.to_play) not in self.past
        # Simple ko: a lone stone may not retake at once the lone stone that took.
        took_one = lost[-self.to_play] == 1
        return not (took_one and len(self.past) > 1 and board == self.past[-2][0])

    def play(self, point: int) -> None:
        if point != self.size**2:
            outcome = self.after(point)
            assert outcome is not None
            self.stones, lost = outcome
            for color, count in lost.items():
                self.captured[color] += count
        self.to_play = -self.to_play
        self.past.append((self.stones, self.to_play))


def check_invariants(position: Position) -> None:
    """Everything a position keeps about its chains agrees with its stones."""
    points = len(position.stones) - 1
    stones = tuple(int(color) for color in position.stones[:points])
    around = [[int(q) for q in row if q < points] for row in position.neighbor]
    key = np.uint64(0)
    seen: set[int] = set()
    for point in range(points):
        if stones[point] == EMPTY:
            assert position.chain[point] == NONE
            continue
        key ^= stone_key(position, point)
        if point in seen:
            continue
        chain, _ = chain_at(stones, point, around)
        seen |= chain
        (head,) = {int(position.chain[stone]) for stone in chain}
        assert head in chain
        assert set(walk(position, head)) == chain
        assert position.chain_size[head] == len(chain)
        edges = sum(stones[there] == EMPTY for stone in chain for there in around[stone])
        assert position.liberties[head] == edges
        assert position.chain_key[head] == np.bitwise_xor.reduce(
            [stone_key(position, stone) for stone in chain]
        )
    assert position.hashes[position.counters[HASHES] - 1] == key


def stone_key(position: Position, point: int) -> np.uint64:
    """Zobrist key of the stone at `point`."""
    key: np.uint64 = position.key[int(position.stones[point] == WHITE), point]
    return key


def walk(position: Position, head: int) -> Iterator[int]:
    """The stones of a chain along its circular list."""
    point = head
    while True:
        yield point
        point = int(position.next_stone[point])
        if point == head:
            return


def assert_same_game(position: Position, game: PlainGame) -> None:
    """Stones, player to move and prisoners agree."""
    assert tuple(position.stones[:-1].tolist()) == game.stones
    assert position.counters[TO_PLAY] == game.to_play
