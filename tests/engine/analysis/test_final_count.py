"""The count of finished games, with a network's owners and without."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import position_of
from engine.analysis.final_count import certain_owners, count_game
from engine.go.board import BLACK, WHITE
from engine.go.position import set_up
from engine.go.rules import Rules
from engine.go.state import WHITE_CAPTURED, Position
from engine.record.sgf import loads
from engine.review.ending import count_board
from engine.review.requests import position_request
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID
from tests.diagrams import stones_of

ENDED = """
    . . X O .
    . O X O .
    . . X O .
    . . X O .
    . . X O .
"""
"""A white stone in Black's area that can't live, but isn't dead unconditionally."""


class Owners(Evaluator):
    """Expects the same owners everywhere; None tells nothing."""

    def __init__(self, owners: NDArray[np.float32] | None) -> None:
        self.size = 5
        self.owners = owners
        self.rows = 0

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        rows = len(legal)
        self.rows += rows
        curve = np.tile(np.array([0.0, 1.0], np.float32), (rows, 1))
        owners = None if self.owners is None else np.tile(self.owners, (rows, 1))
        policy = legal / legal.sum(1, keepdims=True)
        return Evaluation(policy.astype(np.float32), np.full(rows, SIGMOID, np.int8), curve, owners)


def sides() -> Owners:
    """Black's three columns and White's two."""
    return Owners(np.tile(np.array([0.9, 0.9, 0.9, -0.9, -0.9], np.float32), 5))


@pytest.mark.parametrize(
    ("rules", "score", "dead"),
    [
        (Rules(size=5, komi=0.5), 5, {6}),
        (Rules(size=5, komi=0.5, scoring="territory", superko="simple"), 10 + 1 - 5, {6}),
        (Rules(size=5, komi=0.5, name="tromp-taylor"), 5 - 11, set()),
    ],
)
def test_dead_stones_come_from_the_network(rules: Rules, score: int, dead: set[int]) -> None:
    count = count_game(sides(), rules, stones_of(ENDED), BLACK, (25, 25))
    assert count is not None
    assert (count.score, count.dead) == (score, dead)
    assert count.estimated == (rules.name != "tromp-taylor")


def test_stones_taken_off_by_the_moves_are_prisoners() -> None:
    rules = Rules(size=5, scoring="territory", superko="simple")
    stones = stones_of(
        """
        . . . . .
        . X O X .
        . O . . .
        . . . . .
        . . . . .
        """
    )
    # White plays B5, then A4 takes nothing; Black C5 and C3 take the stone at C4
    count = count_game(Owners(np.ones(25, np.float32)), rules, stones, BLACK, (12, 25, 2, 25, 25))
    assert count is not None
    assert count.prisoners is not None
    taken_by_black, taken_by_white = count.prisoners
    assert (taken_by_black, taken_by_white) == (1 + 1, 0)  # C4, and B3 as dead


def test_stones_set_up_in_the_middle_of_a_game_take_no_prisoners_back() -> None:
    sgf = b"(;SZ[5]RU[Japanese]KM[0.5];B[ab];W[aa];B[ba];W[dd];AB[cc]AE[dd]PL[W];W[];B[])"
    record = loads(sgf, "setup.sgf").games[0]
    last = record.main_line()[-1]
    request = position_request(record, last, (AgentSettings(),), 1, 1)
    shown = count_board(record.board_at(last), "territory")
    count = count_game(
        *(Owners(np.ones(25, np.float32)), request.rules, request.stones, request.to_play),
        request.moves,
        request.captured,
    )
    assert count is not None
    assert count.prisoners == shown.prisoners == (1, 0)
    assert count.score == shown.score
    assert position_of(request).counters[WHITE_CAPTURED] == 1


def test_without_owners_only_settled_boards_are_counted() -> None:
    silent = Owners(None)
    assert count_game(silent, Rules(size=5), stones_of(ENDED), BLACK, (25, 25)) is None
    settled = stones_of(
        """
        . X . X O
        X X X X O
        O O O O O
        O . O . O
        O O O O O
        """
    )
    count = count_game(silent, Rules(size=5), settled, BLACK, (25, 25))
    assert count is not None
    assert count.score == 8 - 17


def test_unconditional_life_overrules_the_network() -> None:
    alive = stones_of(
        """
        . X . X O
        X X X X O
        O O O O O
        O . O . O
        O O O O O
        """
    )
    count = count_game(Owners(np.full(25, -1.0, np.float32)), Rules(size=5), alive, BLACK, (25, 25))
    assert count is not None
    assert count.dead == frozenset()


def test_certain_owners_name_stones_that_cannot_live() -> None:
    stones = stones_of(
        """
        . X . X O
        X X X X X
        . X . X .
        X X X X X
        O O O . .
        """
    )
    certain = certain_owners(set_up(Rules(size=5), stones, BLACK))
    assert certain[0 * 5 + 4] == BLACK  # a white stone in one of Black's eyes
    assert certain[1] == BLACK
    assert WHITE not in certain.tolist()


def test_the_last_positions_are_asked_in_one_call() -> None:
    evaluator = sides()
    count_game(evaluator, Rules(size=5), np.zeros(25, np.int8), BLACK, (12, 11, 7, 25, 25))
    assert evaluator.rows == 5  # two before the passes, the last move's, after each pass
