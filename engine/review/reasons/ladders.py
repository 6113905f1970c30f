"""Ladders on the boards of a line, read by the kernels that the networks' planes use."""

from __future__ import annotations

import numpy as np

from engine.go.board import NONE, board_tables
from engine.record.board_state import BoardState, illegal_reason
from engine.review.reasons.boards import chain_at, liberties


def catching_moves(board: BoardState, stone: int) -> list[int]:
    """Return the opponent's moves that catch a chain of two liberties in a ladder."""
    from engine.go.ladders import ladder_board, ladder_moves  # here: numba is slow to import

    out = np.zeros(2, np.int16)
    ko = np.int32(NONE if board.ko_point is None else board.ko_point)  # as the planes call it
    scratch = ladder_board(board_tables(board.size).neighbor)
    count = ladder_moves(board.stones.copy(), ko, stone, scratch, out)
    return [int(move) for move in out[:count]]


def ladder_length(board: BoardState, stone: int, move: int) -> int:
    """Return how many ataris a ladder takes from its first move to the capture; runners extend."""
    attacker = -board.color_at(stone)
    count = 0
    while True:
        count += 1
        board = board.play(attacker, move)
        chain = chain_at(board, stone)
        free = liberties(board, chain)
        if len(free) != 1 or count > len(board.cells):
            return count
        (extension,) = free
        if illegal_reason(board, extension, -attacker) is not None:
            return count
        board = board.play(-attacker, extension)
        moves = catching_moves(board, stone)
        if not moves or illegal_reason(board, moves[0], attacker) is not None:
            return count
        move = moves[0]
