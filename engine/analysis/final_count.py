"""Count a finished game; dead stones are found by a network and by unconditional life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import EMPTY
from engine.go.counting import Count, count_stones, dead_stones
from engine.go.life import alive_areas, life_buffers, pass_alive
from engine.go.position import play, set_up
from engine.go.rules import Rules
from engine.go.state import BLACK_CAPTURED, WHITE_CAPTURED, Position, clone, stack_positions
from engine.search.value.evaluation import Evaluator

PLIES_BEFORE_PASSES: Final = 2
"""Positions before the closing passes whose expected owners are averaged, together with all
positions after these passes. Measured on counted games: neither a short search nor more positions
finds the dead stones better."""


def count_game(
    evaluator: Evaluator,
    rules: Rules,
    stones: NDArray[np.int8],
    to_play: int,
    moves: Sequence[int],
    captured: tuple[int, int] = (0, 0),
) -> Count | None:
    """Count a finished game after removing its dead stones.

    Returns None if the network predicts no ownership and unconditional life doesn't settle every
    stone.

    Parameters
    ----------
    stones : int8[N]
        The board before the moves.
    to_play
        Color of the first move.
    moves
        Points; N is pass.
    captured
        Numbers of black and white stones captured before `moves`; the prisoners of `moves` are
        added.

    Raises
    ------
    IllegalMoveError
        A move is against the rules.
    """
    capacity = len(moves) + 8
    position = set_up(rules, stones, to_play, captured=captured, capacity=capacity)
    points = rules.size**2
    before_passes = len(moves)
    while before_passes and moves[before_passes - 1] == points:
        before_passes -= 1
    last_positions = []
    for ply, move in enumerate(moves):
        if ply >= before_passes - PLIES_BEFORE_PASSES:
            last_positions.append(clone(position))
        play(position, move)
    last_positions.append(position)
    final = np.array(position.stones[:points], np.int8)
    captured = int(position.counters[BLACK_CAPTURED]), int(position.counters[WHITE_CAPTURED])
    if rules.counts_as_it_stands:
        return count_stones(final, rules.size, rules.scoring, captured)
    certain = certain_owners(position)
    owners = expected_owners(evaluator, last_positions, rules.white_bonus)
    if not owners:
        if not certain[final != EMPTY].all():
            return None
        owners = [certain.astype(np.float32)]
    expected = np.where(certain != 0, certain, np.mean(owners, axis=0)).astype(np.float32)
    dead = dead_stones(final, rules.size, expected)
    count = count_stones(final, rules.size, rules.scoring, captured, dead)
    return count.as_estimate()


def expected_owners(
    evaluator: Evaluator, positions: Sequence[Position], komi: float | Sequence[float]
) -> list[NDArray[np.float32]]:
    """Return the expected owner of each point, float32[N], for each of some positions.

    All positions are on boards of one size; `komi`, one for all or one each, includes handicap
    compensation. One call of the network, or none if the evaluator has cached the positions in a
    search. Values go from 1 (surely Black's) to -1 (surely White's), in Black's frame, read-only.
    The list is empty for networks without ownership.
    """
    legal = np.ones((len(positions), evaluator.size**2 + 1), np.bool_)  # the policy is not used
    komis = np.empty(len(positions), np.float32)
    komis[:] = komi
    owners = evaluator.evaluate(stack_positions(positions), legal, komis).ownership
    if owners is None:
        return []
    owners = owners.astype(np.float32)  # also makes a copy
    owners.flags.writeable = False
    return list(owners)


def certain_owners(position: Position) -> NDArray[np.int8]:
    """Return the owners proven by unconditional life, int8[N].

    BLACK or WHITE for stones that can't be captured, and for enemy stones that can't live inside
    an area of such stones; 0 elsewhere.
    """
    points = len(position.neighbor)
    stones = position.stones[:points]
    certain = np.empty(points, np.int8)
    areas = np.empty(points, np.int8)
    pass_alive(position, certain)
    alive_areas(
        position.neighbor, position.stones, position.chain, False, life_buffers(points), areas
    )
    lost = (stones != EMPTY) & (areas == -stones)
    certain[lost] = areas[lost]
    return certain
