"""The game a GTP session holds: rules, a start, the moves since, and the boards between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import IllegalMoveError
from engine.go.board import WHITE, moves_by_turns
from engine.go.rules import Rules
from engine.record.board_state import BoardState, empty_board, illegal_reason
from engine.record.game_node import GameNode, Move
from engine.record.game_record import GameRecord

__all__ = ["Asked", "GtpGame"]


class Asked(NamedTuple):
    """A position as a request states it: stones, and moves that alternate from there."""

    stones: NDArray[np.int8]
    """int8[N]."""
    to_play: int
    """Color of the first move."""
    moves: tuple[int, ...]
    """Points; N is a pass."""


class GtpGame:
    """The game so far; a move costs the same however long it is.

    Parameters
    ----------
    rules
        Size, komi, ko rule.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        """Komi is read at each search, so it may change at any time."""
        self.moves: list[Move] = []
        """Since the start, in the order they were played; a color may move twice."""
        self._boards = [empty_board(rules)]

    @property
    def size(self) -> int:
        """Points per side."""
        return self.rules.size

    @property
    def board(self) -> BoardState:
        """The board now."""
        return self._boards[-1]

    @property
    def start(self) -> BoardState:
        """The board before the first move."""
        return self._boards[0]

    @property
    def is_empty(self) -> bool:
        """Whether nothing was played or set up yet."""
        return not self.moves and not any(self.start.cells)

    @property
    def handicap(self) -> int:
        """Handicap stones."""
        return self.rules.handicap

    def clear(self, size: int | None = None) -> None:
        """Start again with the same rules and komi."""
        self.rules = self.rules.replace(size=size or self.size, handicap=0)
        self.moves = []
        self._boards = [empty_board(self.rules)]

    def change_rules(self, rules: Rules) -> None:
        """Play on by other rules; what was played before is not judged again."""
        self.rules = rules
        self._boards[-1] = replace(self.board, superko=rules.superko, suicide=rules.suicide)

    def illegal_reason(self, color: int, point: int) -> str | None:
        """Why a color may not play a point now; None when it may."""
        return illegal_reason(self.board.with_turn(color), point)

    def play(self, color: int, point: int) -> None:
        """Play a move of either color.

        Raises
        ------
        IllegalMoveError
            It is against the rules.
        """
        ready = self.board.with_turn(color)
        reason = illegal_reason(ready, point)
        if reason is not None:
            raise IllegalMoveError(reason)
        self._boards.append(ready.play(color, point))
        self.moves.append(Move(color, point))

    def undo(self, count: int = 1) -> bool:
        """Take back moves; False, and nothing is done, when there are fewer."""
        if not 0 <= count <= len(self.moves):
            return False
        del self._boards[len(self._boards) - count :]
        del self.moves[len(self.moves) - count :]
        return True

    def set_up(self, stones: Mapping[int, int], to_play: int, handicap: int = 0) -> None:
        """Start again from stones on the board."""
        self.clear()
        self.rules = self.rules.replace(handicap=handicap)
        self._boards = [empty_board(self.rules).with_setup(stones, to_play)]

    def set_turn(self, to_play: int) -> None:
        """Say who is to move at the start."""
        self._boards[0] = self.start.with_turn(to_play)

    def load(self, record: GameRecord, node: GameNode) -> None:
        """Take over the game of a record up to a node; all moves on the way are legal."""
        start, moves = record.start_and_moves(node)
        rules = record.rules
        first = empty_board(rules)
        stones = {point: int(color) for point, color in enumerate(start.stones) if color}
        boards = [first.with_setup(stones, start.to_play) if stones else first]
        boards[0] = boards[0].with_turn(start.to_play)
        for move in moves:
            boards.append(boards[-1].with_turn(move.color).play(move.color, move.point))
        self.rules, self.moves, self._boards = rules, list(moves), boards

    def record(self) -> GameRecord:
        """The game as a record."""
        record = GameRecord(self.rules)
        stones = {
            point: self.start.color_at(point)
            for point in range(self.size**2)
            if self.start.cells[point]
        }
        turn = self.start.to_play
        if stones:
            record.set_setup(record.root, stones, turn if turn == WHITE else None)
        elif turn == WHITE and not self.moves:
            record.set_setup(record.root, {}, WHITE)
        node = record.root
        for color, point in self.moves:
            node = record.add_move(node, point, color)
        return record

    def asked(self, color: int) -> Asked:
        """The position with `color` to move, as a search is asked about it.

        Where one color moved twice the other one passed in between. Out of turn, and where the
        search would take the game for finished, the stones alone are the position: a search that
        believed in a pass of the other side would pass at once when it is ahead, and after two
        passes a controller that still asks wants the game to go on.
        """
        points = self.size**2
        alone = Asked(self.board.stones, color, ())
        if color != self.board.to_play:
            return alone
        first = self.moves[0].color if self.moves else color
        moves = moves_by_turns(self.moves, points)
        if moves[-2:] == [points, points]:
            return alone
        return Asked(self.start.stones, first, tuple(moves))

    def passes(self) -> int:
        """Passes that the game ends with, of either color."""
        count = 0
        for move in reversed(self.moves):
            if move.point != self.size**2:
                break
            count += 1
        return count

    def area(self) -> NDArray[np.int8]:
        """Owner of each point as the board stands, int8[N]; the sum is Black's lead."""
        from engine.go.position import set_up  # compiles kernels
        from engine.go.scoring import ownership

        return ownership(set_up(self.rules, self.board.stones, self.board.to_play))
