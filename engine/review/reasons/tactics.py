"""Reasons that the lines prove on the board: captures, ladders, cuts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.go.board import EMPTY
from engine.record.board_state import BoardState
from engine.review.reasons.boards import (
    catching_moves,
    chain_at,
    liberties,
    neighbors,
)
from engine.review.reasons.evidence import Captured, Cut, Ladder, Which
from engine.review.reasons.lines import ComparedLines, PlayedLine
from engine.review.reasons.owners import owners_at, shares

_SAFE: Final = 0.2
"""Mean expected owner from which on stones count as alive in the other line."""


def captures(compared: ComparedLines) -> Iterator[Captured]:
    """Yield the player's stones captured after the move only, and the opponent's that the engine's
    line captures."""
    mover = compared.color
    better, played = compared.better_line, compared.played_line
    which: Which
    for which in ("played", "better"):
        color, line, other = mover, played, better
        if which == "better":
            color, line, other = -mover, better, played
        start = line.boards[1 if which == "played" else 0]
        owners = compared.owners_better if which == "played" else compared.owners_played
        for place, stones in enumerate(line.captured, start=1):
            taken = frozenset(p for p in stones if start.color_at(p) == color)
            if not taken or place == 1 and which == "played":
                continue
            if line.boards[place - 1].to_play == color:
                continue  # its own suicide
            if not _stays(taken, other, compared.board, color):
                continue
            mean = shares(owners, taken, color)
            if mean is not None and mean < _SAFE:
                continue  # lost anyway
            yield Captured(tuple(sorted(taken)), color, which, place)


def _stays(stones: frozenset[int], line: PlayedLine, before: BoardState, color: int) -> bool:
    """Return whether a line leaves all of these stones that stand before it on the board."""
    standing = [p for p in stones if before.color_at(p) == color]
    return all(line.end.color_at(p) == color for p in standing) and not (
        line.all_captured & frozenset(standing)
    )


def ladders(compared: ComparedLines) -> Iterator[Ladder]:
    """Yield chains that the first move of the engine's line, or the answer to the move, catches in
    a ladder."""
    better, played, mover = compared.better_line, compared.played_line, compared.color
    if better.moves:
        yield from _caught(compared, better, 0, "better", -mover)
    if len(played.moves) > 1:
        yield from _caught(compared, played, 1, "played", mover)


def _caught(
    compared: ComparedLines, line: PlayedLine, place: int, which: Which, color: int
) -> Iterator[Ladder]:
    """Yield the chains of a color that a move of a line catches in a ladder."""
    board, move = line.boards[place], line.moves[place]
    if move >= len(board.cells):
        return
    near = {p for p in neighbors(board.size)[move] if board.color_at(p) == color}
    for chain in {chain_at(board, p) for p in near}:
        if len(liberties(board, chain)) != 2:
            continue
        if move not in catching_moves(board, min(chain)):
            continue
        owners = compared.owners_played if which == "better" else compared.owners_better
        mean = shares(owners, chain, color)
        if mean is not None and mean < _SAFE:
            continue
        yield Ladder(tuple(sorted(chain)), color, which)


def cuts(compared: ComparedLines) -> Iterator[Cut]:
    """Yield pairs of the player's chains that the engine's line connects and the other cuts."""
    better, played, mover = compared.better_line, compared.played_line, compared.color
    if compared.owners_better is None or compared.owners_played is None:
        return
    before = compared.board
    for place, move in enumerate(played.moves, start=1):
        if place % 2 or move >= len(before.cells) or before.color_at(move) != EMPTY:
            continue
        if played.end.color_at(move) != -mover:
            continue
        start = played.boards[place - 1]
        touched = {p for p in neighbors(before.size)[move] if start.color_at(p) == mover}
        chains = {chain_at(start, p) for p in touched}
        chains = {c for c in chains if any(before.color_at(p) == mover for p in c)}
        for chain in chains:
            for other in chains:
                if chain is other or not _connected(chain, other, better.end, mover, before):
                    continue
                first = frozenset(p for p in chain if before.color_at(p) == mover)
                second = frozenset(p for p in other if before.color_at(p) == mover)
                if _one_chain(first, second, played.end, mover):
                    continue
                yield Cut(
                    tuple(sorted(first)),
                    tuple(sorted(second)),
                    place,
                    owners_at(compared.owners_better, sorted(first)),
                    owners_at(compared.owners_played, sorted(first)),
                )


def _connected(
    chain: frozenset[int], other: frozenset[int], end: BoardState, color: int, before: BoardState
) -> bool:
    """Return whether the stones of two chains that stood before are one chain at the end."""
    first = frozenset(p for p in chain if before.color_at(p) == color)
    second = frozenset(p for p in other if before.color_at(p) == color)
    return _one_chain(first, second, end, color)


def _one_chain(first: frozenset[int], second: frozenset[int], end: BoardState, color: int) -> bool:
    if any(end.color_at(p) != color for p in (*first, *second)):
        return False
    return chain_at(end, min(first)) == chain_at(end, min(second))
