"""Losses of first moves, judged by a strong network's searches of the positions after them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from engine.analysis.batch_search import Question, search_positions
from engine.go.board import BLACK, WHITE
from engine.measure.position_batch import measuring_evaluator
from engine.measure.reference_file import ReferencePosition
from engine.network.opened import FileEvaluator, open_network

JUDGE_VISITS: Final = 50
"""Visits of a judge's search of each position."""
BLOCK: Final = 8
"""Positions that are searched between two calls of `progress`."""


class MoveJudge:
    """Judges first moves by searches of the positions after them and after the reference's moves.

    Results are cached, so that moves chosen by several networks are searched once.

    Parameters
    ----------
    network
        Network file of the judge.
    visits
        Visits of each search.

    Raises
    ------
    EngineError
        The network can't be used.
    """

    def __init__(self, network: Path, visits: int = JUDGE_VISITS, precision: str = "auto") -> None:
        self._opened = open_network(network)
        self._visits = visits
        self._precision = precision
        self._evaluators: dict[int, FileEvaluator] = {}
        self._alphas: dict[tuple[tuple[int, ...], float], float] = {}

    @property
    def name(self) -> str:
        """Name of the network."""
        return self._opened.header.name

    def losses(
        self,
        positions: Sequence[ReferencePosition],
        first_moves: Sequence[int],
        *,
        progress: Callable[[int, int], None] = lambda done, count: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> list[float]:
        """Return the loss of each first move against the reference's, for the player to move.

        Parameters
        ----------
        positions
            Reference positions, all of one board size.
        first_moves
            The moves to judge, one for each of the first positions; N is pass.
        progress
            Called with the numbers of searched and of all new positions.

        Returns
        -------
        list of float
            Difference of the searched fair komi after both moves [points]: 0 for the same move,
            below 0 if the judge prefers the new one. NaN where the reference has no move, a move
            ends the game, or the search was stopped.
        """
        pairs = [
            _after(position, move) for position, move in zip(positions, first_moves, strict=False)
        ]
        questions = dict.fromkeys(question for pair in pairs for question in pair)
        new = [question for question in questions if question not in self._alphas]
        if new:
            size = positions[0].size
            for begin, answers in search_positions(
                self._evaluator(size), size, new, self._visits, at_once=BLOCK, stopped=stopped
            ):
                for question, answer in zip(new[begin:], answers, strict=False):
                    self._alphas[question] = answer.alpha
                progress(begin + len(answers), len(new))
        return [
            self._loss(position, move, pair)
            for position, move, pair in zip(positions, first_moves, pairs, strict=False)
        ]

    def _evaluator(self, size: int) -> FileEvaluator:
        if size not in self._evaluators:
            self._evaluators[size] = measuring_evaluator(self._opened, size, self._precision)
        return self._evaluators[size]

    def _loss(self, position: ReferencePosition, move: int, questions: Sequence[Question]) -> float:
        if position.middle.moves and position.middle.moves[0].move == move:
            return 0.0
        if not questions:
            return math.nan
        best, own = (self._alphas.get(question, math.nan) for question in questions)
        color = WHITE if len(position.moves) % 2 else BLACK
        return color * (best - own)


def _after(position: ReferencePosition, move: int) -> tuple[Question, ...]:
    """Return the positions after the reference's first move and after another move.

    The result is () if the moves are equal, the reference has none, or one of them ends the game.
    """
    middle, end = position.middle, position.size**2
    if not middle.moves or middle.moves[0].move == move:
        return ()
    best = middle.moves[0].move
    if position.moves[-1:] == (end,) and end in (best, move):
        return ()  # the game is over then
    return tuple(Question((*position.moves, played), middle.komi) for played in (best, move))
