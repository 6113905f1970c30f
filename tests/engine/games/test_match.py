"""Matches between evaluators without networks."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.games.match import balanced_fixtures, play_blocks
from engine.games.player import Player
from engine.go.board import BLACK, WHITE
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import TO_PLAY, Position, empty_position
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID
from tests.engine.games.matches import play_match

RULES = Rules(size=3, komi=0.5)


class StoneCounter(Evaluator):
    """Knows that stones on the board are good (sign 1) or believes the opposite (sign -1)."""

    def __init__(self, sign: int) -> None:
        self.size = 3
        self.sign = sign
        self.colors: set[int] = set()

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        self.colors.update(positions.counters[:, TO_PLAY].tolist())
        alpha = self.sign * positions.stones[:, :9].sum(axis=1)
        curve = np.stack([alpha, np.full(len(legal), 0.7)], axis=1).astype(np.float32)
        policy = (legal / legal.sum(axis=1, keepdims=True)).astype(np.float32)
        return Evaluation(policy, np.full(len(legal), SIGMOID, np.int8), curve, None)


def player(sign: int = 1, visits: int = 12, **agent: object) -> Player:
    settings = {"lambda_": 0.0, "temperature": 0.5, "opening_moves": 4, **agent}
    return Player(
        evaluator=StoneCounter(sign), visits=visits, agent=AgentSettings.from_dict(settings)
    )


def test_games_are_legal_colors_alternate_and_results_add_up() -> None:
    result = play_match(player(), player(-1), games=8, rules=RULES, seed=1)
    assert len(result.games) == 8
    assert result.count(BLACK) == result.count(WHITE) == 4
    for game in result.games:
        position = empty_position(RULES)
        replay(position, game.moves.tolist())
        assert game.score == area_score(position)
        assert game.winner == np.sign(game.score - 0.5)
    points = result.wins(BLACK) + result.wins(WHITE)
    assert result.score == points / 8
    wins, draws, losses = result.tally
    assert (wins + draws / 2) / (wins + draws + losses) == result.score
    assert result.score > 0.5


def test_the_seats_are_the_two_players() -> None:
    """Seen from the other side the result is the same games with the colors exchanged."""
    here = play_match(player(), player(-1), games=6, rules=RULES, seed=5)
    there = play_match(player(-1), player(), games=6, rules=RULES, seed=5)
    assert here.score + there.score == pytest.approx(1.0, abs=0.35)
    assert here.score > there.score


def test_equal_seeds_give_equal_games_and_other_seeds_do_not() -> None:
    def moves(seed: int) -> list[list[int]]:
        result = play_match(player(), player(), games=6, rules=RULES, seed=seed)
        return [game.moves.tolist() for game in result.games]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


def test_one_visit_plays_the_policy() -> None:
    result = play_match(player(visits=1), player(visits=1), games=2, rules=RULES)
    assert all(len(game.moves) > 0 for game in result.games)


def test_resigning_gives_the_game_away() -> None:
    rules = RULES.replace(komi=8.5)  # Black is lost from the start
    quitter = player(resign_below=0.4)
    result = play_match(quitter, quitter, games=2, rules=rules)
    assert [game.winner for game in result.games] == [WHITE, WHITE]
    assert all(np.isnan(game.score) and game.ownership is None for game in result.games)


def test_a_player_without_values_resigns_by_random_games() -> None:
    """The winrates of its searches are placeholders, here high ones."""
    rules = RULES.replace(komi=9.5)  # Black can't win
    quitter = dataclasses.replace(player(visits=1, resign_below=0.4), has_values=False)
    games = play_match(quitter, quitter, games=2, rules=rules).games
    assert [game.winner for game in games] == [WHITE, WHITE]
    assert all(np.isnan(game.score) and len(game.moves) <= 4 for game in games)


def test_a_stopped_match_loses_its_block() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    fixtures = balanced_fixtures([()], [0.5], 4)
    assert not list(play_blocks(player(), player(), fixtures, RULES, block=4, stopped=stop))
