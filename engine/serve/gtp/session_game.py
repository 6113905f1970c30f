"""The game of a GTP session: its rules, the start position, the moves and all boards."""

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


class SearchPosition(NamedTuple):
    """A position in the form of an analysis request: a start, and alternating moves from there."""

    stones: NDArray[np.int8]
    """int8[N], the board before the moves."""
    to_play: int
    """Color of the first move."""
    moves: tuple[int, ...]
    """Points; N is a pass."""
    captured: tuple[int, int]
    """Numbers of black and white stones captured before `moves`."""


class GtpGame:
    """A game with all its boards, so that a move or an undo takes the same time at any length."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        """Rules of the game; the komi may change at any time, since each search reads it."""
        self.moves: list[Move] = []
        """Moves since the start, in order; a color may move twice in a row."""
        self._boards = [empty_board(rules)]

    @property
    def size(self) -> int:
        """Points per side."""
        return self.rules.size

    @property
    def board(self) -> BoardState:
        """The current board."""
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
        """Number of handicap stones."""
        return self.rules.handicap

    def clear(self, size: int | None = None) -> None:
        """Start a new game on an empty board, by default of the same size; the rules stay."""
        self.rules = self.rules.replace(size=size or self.size, handicap=0)
        self.moves = []
        self._boards = [empty_board(self.rules)]

    def change_rules(self, rules: Rules) -> None:
        """Continue by other rules; the moves so far are not checked again."""
        self.rules = rules
        start = replace(self.start, superko=rules.superko, suicide=rules.suicide)
        self._boards = [start.with_setup({}, start.to_play)]
        for color, point in self.moves:
            self._boards.append(self.board.with_turn(color).play(color, point))

    def illegal_reason(self, color: int, point: int) -> str | None:
        """Return why a color may not play a point now; None if it may."""
        return illegal_reason(self.board.with_turn(color), point)

    def play(self, color: int, point: int) -> None:
        """Play a move of either color.

        Raises
        ------
        IllegalMoveError
            The move is against the rules.
        """
        ready = self.board.with_turn(color)
        reason = illegal_reason(ready, point)
        if reason is not None:
            raise IllegalMoveError(reason)
        self._boards.append(ready.play(color, point))
        self.moves.append(Move(color, point))

    def undo(self, count: int = 1) -> bool:
        """Take back the last moves; do nothing and return False if there are fewer."""
        if not 0 <= count <= len(self.moves):
            return False
        del self._boards[len(self._boards) - count :]
        del self.moves[len(self.moves) - count :]
        return True

    def set_up(self, stones: Mapping[int, int], to_play: int, handicap: int = 0) -> None:
        """Start a new game from stones (color by point) on the board."""
        self.clear()
        self.rules = self.rules.replace(handicap=handicap)
        self._boards = [empty_board(self.rules).with_setup(stones, to_play)]

    def set_turn(self, to_play: int) -> None:
        """Set the player to move at the start."""
        self._boards[0] = self.start.with_turn(to_play)

    def load(self, record: GameRecord, node: GameNode) -> None:
        """Continue the game of a record up to a node, to which all moves must be legal."""
        start, moves = record.start_and_moves(node)
        rules = record.rules
        first = empty_board(rules)
        stones = {point: int(color) for point, color in enumerate(start.stones) if color}
        boards = [first.with_setup(stones, start.to_play) if stones else first]
        black, white = start.captured
        boards[0] = replace(
            boards[0].with_turn(start.to_play), captured_black=black, captured_white=white
        )
        for move in moves:
            boards.append(boards[-1].with_turn(move.color).play(move.color, move.point))
        self.rules, self.moves, self._boards = rules, list(moves), boards

    def record(self) -> GameRecord:
        """Return the game as a record."""
        record = GameRecord(self.rules)
        stones = {
            point: self.start.color_at(point)
            for point in range(self.size**2)
            if self.start.cells[point]
        }
        turn = self.start.to_play
        if stones:
            is_told = turn == WHITE or self.handicap >= 2  # else Black is to move
            record.set_setup(record.root, stones, turn if is_told else None)
        elif turn == WHITE and not self.moves:
            record.set_setup(record.root, {}, WHITE)
        node = record.root
        for color, point in self.moves:
            node = record.add_move(node, point, color)
        return record

    def position_to_search(self, color: int) -> SearchPosition:
        """Return the current position with `color` to move, in the form of an analysis request.

        If a color moved twice in a row, a pass of the other one is inserted. The moves are left
        out, and the stones alone are the position, in two cases. If it is not the turn of `color`,
        an inserted pass of the other side would make the search pass at once when it is ahead.
        After two passes the search would consider the game finished, but a controller that asks for
        a move wants to continue.
        """
        points = self.size**2
        board, start = self.board, self.start
        captured = board.captured_black, board.captured_white
        without_moves = SearchPosition(board.stones, color, (), captured)
        if color != board.to_play:
            return without_moves
        first = self.moves[0].color if self.moves else color
        moves = moves_by_turns(self.moves, points)
        if moves[-2:] == [points, points]:
            return without_moves
        captured = start.captured_black, start.captured_white
        return SearchPosition(start.stones, first, tuple(moves), captured)

    def passes(self) -> int:
        """Return the number of passes at the end of the game, of either color."""
        count = 0
        for move in reversed(self.moves):
            if move.point != self.size**2:
                break
            count += 1
        return count

    def area(self) -> NDArray[np.int8]:
        """Return the owner of each point as the board stands, int8[N]; the sum is Black's lead."""
        from engine.go.position import set_up  # compiles kernels
        from engine.go.scoring import ownership

        return ownership(set_up(self.rules, self.board.stones, self.board.to_play))
