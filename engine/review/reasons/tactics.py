"""Reasons that the lines prove on the board: captures, ladders, cuts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from engine.record.board_state import BoardState
from engine.review.reasons.boards import chain_at, liberties, neighbors
from engine.review.reasons.evidence import Captured, Cut, Ladder, Which
from engine.review.reasons.ladders import catching_moves, ladder_length
from engine.review.reasons.lines import ComparedLines, PlayedLine
from engine.review.reasons.owners import owners_at, share_of

_SAFE: Final = 0.2
"""Mean expected owner from which on stones count as their owner's."""
_AT_ONCE: Final = 2
"""Number of the move up to which the capture of a single stone is a reason."""
_SOON: Final = 6
"""Number of the move up to which a capture is a reason."""
_CUT: Final = 0.4
"""Fall of the mean expected owner from which on a cut hurts a chain."""


def captures(compared: ComparedLines) -> Iterator[Captured]:
    """Yield the player's stones that only the line played loses, and the opponent's stones that
    only the engine's line captures."""
    which: Which
    for which in ("played", "better"):
        line, color = _line(compared, which), _victim(compared, which)
        for place, taken in enumerate(line.captured[:_SOON], start=1):
            board = line.boards[place - 1]
            if board.to_play == color:
                continue  # the other player's stones, or suicide
            stones = frozenset(p for p in taken if compared.board.color_at(p) == color)
            if not stones or (len(stones) == 1 and place > _AT_ONCE):
                continue
            if _is_left(stones, compared, which) and _is_lost(stones, compared, which):
                is_ko = line.boards[place].ko_point in stones
                yield Captured(tuple(sorted(stones)), color, which, place, is_ko)


def ladders(compared: ComparedLines) -> Iterator[Ladder]:
    """Yield chains that the first move of the engine's line, or the answer to the move, catches."""
    which: Which
    for which, place in (("better", 0), ("played", 1)):
        line, color = _line(compared, which), _victim(compared, which)
        if len(line.moves) <= place or line.moves[place] == len(compared.board.cells):
            continue
        board, move = line.boards[place], line.moves[place]
        near = [p for p in neighbors(board.size)[move] if compared.board.color_at(p) == color]
        for chain in {chain_at(board, p) for p in near if board.color_at(p) == color}:
            stones = frozenset(p for p in chain if compared.board.color_at(p) == color)
            if len(liberties(board, chain)) != 2 or move not in catching_moves(board, min(stones)):
                continue
            if _is_left(stones, compared, which) and _is_lost(stones, compared, which):
                ataris = ladder_length(board, min(stones), move)
                yield Ladder(tuple(sorted(stones)), color, which, ataris)


def cuts(compared: ComparedLines) -> Iterator[Cut]:
    """Yield pairs of the player's chains that the engine's line connects and the other cuts."""
    better, played, mover = compared.better_line, compared.played_line, compared.color
    owners = compared.owners_better, compared.owners_played
    if owners[0] is None or owners[1] is None:
        return
    before, points = compared.board, len(compared.board.cells)
    for place, move in enumerate(played.moves, start=1):
        if place % 2 or move == points or played.end.color_at(move) != -mover:
            continue
        near = [p for p in neighbors(before.size)[move] if before.color_at(p) == mover]
        for first, second in permutations({chain_at(before, p) for p in near}, 2):
            # at once, or by the point itself: what else connects them may do so in both lines
            joined = _are_one(first, second, better.first) or (
                move == better.moves[0] and _are_one(first, second, better.end)
            )
            if not joined or _are_one(first, second, played.end):
                continue
            fall = share_of(owners[0], first, mover) - share_of(owners[1], first, mover)
            if fall >= _CUT:
                stones, others = sorted(first), sorted(second)
                was, now = owners_at(owners[0], stones), owners_at(owners[1], stones)
                yield Cut(tuple(stones), tuple(others), place, was, now)


def _line(compared: ComparedLines, which: Which) -> PlayedLine:
    return compared.better_line if which == "better" else compared.played_line


def _victim(compared: ComparedLines, which: Which) -> int:
    """Return whose stones are captured in a line: the opponent's in the engine's line."""
    return -compared.color if which == "better" else compared.color


def _is_left(stones: frozenset[int], compared: ComparedLines, which: Which) -> bool:
    """Return whether stones stay on the board in the other line, and aren't dead there."""
    other: Which = "played" if which == "better" else "better"
    line, color = _line(compared, other), _victim(compared, which)
    owners = compared.owners_better if other == "better" else compared.owners_played
    if any(line.end.color_at(p) != color for p in stones) or stones & line.all_captured:
        return False
    return owners is None or share_of(owners, stones, color) >= _SAFE


def _is_lost(stones: frozenset[int], compared: ComparedLines, which: Which) -> bool:
    """Return whether the points of captured stones belong to the other player afterwards."""
    owners = compared.owners_better if which == "better" else compared.owners_played
    return owners is None or share_of(owners, stones, _victim(compared, which)) <= -_SAFE


def _are_one(first: frozenset[int], second: frozenset[int], end: BoardState) -> bool:
    """Return whether two chains are one at the end of a line."""
    together = chain_at(end, min(first))
    return (first | second) <= together
