"""Komi of self-play games, and games that branch off finished ones.

A network learns alpha and beta apart only if it sees games at many komi. A new game's komi
follows the network's own belief about the empty board; a branch starts from a position of a
finished game at the komi that makes this position even (SAI section III-B).
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.record.played_game import PlayedGame
from engine.search.value.curve import WinrateCurve
from engine.search.value.kinds import SIGMOID

TAIL: Final = 1e-6
"""U is kept so far from 0 and 1, where the curve has no bonus."""


class SelfPlayStart(NamedTuple):
    """Where a self-play game begins."""

    moves: NDArray[np.int16]
    """Moves from the empty board to the first position."""
    komi: float
    """Points to White."""
    parent: int
    """Number of the game it branches off; -1 = none."""


def draw_komi(
    alpha: float, beta: float, uniform: float, *, points: int, spread: float = 0.0
) -> float:
    """Draw a half-integer komi by Black's curve on the empty board: 0.5 + floor(-bonus_for(U)).

    Parameters
    ----------
    alpha, beta
        Black's curve on the empty board [points, 1/points].
    uniform
        U, uniform in [0, 1): Black's winrate at the komi before rounding.
    points
        Points of the board: komi stays half a point within, where the whole board still wins.
        Beyond, neither side has anything to play for, so the score of such a game tells nothing.
    spread
        Least scale of the logistic curve [points]; a sharper curve is flattened to it.
    """
    if spread > 0.0:
        beta = min(beta, 1.0 / spread)
    bonus = WinrateCurve(SIGMOID, (alpha, beta)).bonus_for(min(max(uniform, TAIL), 1.0 - TAIL))
    return _within(0.5 + math.floor(-bonus), points - 0.5)


def fair_komi(alpha: float, *, points: int) -> float:
    """Return the half-integer komi of a branch from a position with alpha [points for Black].

    It stays within half a point more than the points of the board. Nobody wins at that komi, so
    the curve learns that no score lies beyond.
    """
    return _within(0.5 + math.floor(alpha), points + 0.5)


def branches(game: PlayedGame, probability: float, random: Generator) -> list[SelfPlayStart]:
    """Draw the starts of games that branch off a finished one, each position alike.

    The empty board never branches; positions before a branch's own start belong to its parent.
    """
    if game.root_alpha is None:
        return []
    points = game.rules.size**2
    chosen = random.random(len(game.moves)) < probability
    chosen &= np.isfinite(game.root_alpha)  # a network with a flat value head knows none
    starts = []
    for i in np.flatnonzero(chosen):
        moves = np.concatenate([game.start, game.moves[:i]]).astype(np.int16)
        if len(moves):
            komi = fair_komi(float(game.root_alpha[i]), points=points)
            starts.append(SelfPlayStart(moves, komi, game.number))
    return starts


def _within(komi: float, limit: float) -> float:
    return min(max(komi, -limit), limit)
