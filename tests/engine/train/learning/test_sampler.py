"""Batches by replay: planes, targets and frames."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.go.position import replay, set_up
from engine.go.rules import Rules
from engine.go.state import Position, empty_position
from engine.go.symmetry import symmetry_table
from engine.network.planes.feature_set import feature_set
from engine.network.planes.planes import planes
from engine.record.played_game import PlayedGame
from engine.train.learning.sampler import Sampler, fading_results, row_count, window_size
from tests.engine.train.games import random_game

FEATURES = feature_set("agz17")
RULES = Rules(size=5, komi=1.5)


def as_batch(position: Position) -> Position:
    return Position(*position[:3], *(array[None] for array in position[3:]))


@pytest.mark.parametrize(("win_rule", "color"), [("black", BLACK), ("white", WHITE)])
@pytest.mark.parametrize("black_points", range(10, 17))
def test_games_judged_by_one_color(win_rule: str, color: int, black_points: int) -> None:
    # on 25 points with a komi of 3.5 Black needs 15 points and White 11
    needed = {BLACK: 15, WHITE: 11}[color]
    rules = RULES.replace(komi=3.5)
    score = 2.0 * black_points - 25
    game = dataclasses.replace(random_game(rules, 1), score=score, winner=1 if score > 3.5 else -1)
    batch = Sampler([game], FEATURES, win_rule=win_rule).batch(np.arange(4), np.zeros(4))
    for i, to_play in enumerate((BLACK, WHITE, BLACK, WHITE)):
        own = black_points if to_play == BLACK else 25 - black_points
        assert batch.won[i] == float(own >= needed)
        assert batch.signed_komi[i] == (-3.5 if color == BLACK else 3.5)
    uncounted = Sampler([dataclasses.replace(game, score=np.nan)], FEATURES, win_rule=win_rule)
    plain = Sampler([game], FEATURES).batch(np.arange(4), np.zeros(4))
    assert (uncounted.batch(np.arange(4), np.zeros(4)).won == plain.won).all()


@pytest.mark.parametrize("name", ["agz17", "cross24", "multilabel50", "board1"])
@pytest.mark.parametrize("code", range(8))
def test_planes_and_targets_of_every_row(code: int, name: str) -> None:
    features = feature_set(name)
    game = random_game(RULES, 1)
    sampler = Sampler([game], features)
    count = len(game.moves)
    batch = sampler.batch(np.arange(count), np.full(count, code))
    table = symmetry_table(5)[code]
    position = empty_position(RULES)
    replay(position, game.start.tolist())
    assert game.policy is not None
    assert game.ownership is not None
    for i, move in enumerate(game.moves.tolist()):
        assert (batch.planes[i] == planes(features, as_batch(position), code)[0]).all()
        target = game.policy[i].astype(np.float32)
        if target.any():
            expected = (target / target.sum())[table]
            assert batch.policy[i] == pytest.approx(expected, rel=1e-5)
            assert batch.policy_weight[i] == 1.0
        else:
            assert batch.policy_weight[i] == 0.0
        mover = 1 if i % 2 == 0 else -1  # the prefix has two moves
        assert batch.signed_komi[i] == -mover * 1.5
        assert batch.won[i] == (1.0 if game.winner == mover else 0.0)
        assert batch.score[i] == mover * game.score
        assert (batch.ownership[i] == mover * game.ownership[table[:-1]]).all()
        for step in range(min(2, count - i - 1)):
            assert table[batch.later[i, step]] == game.moves[i + 1 + step]
        replay(position, [move])
    assert batch.later[-2:, 1].tolist() == [-1, -1]
    assert batch.later[-1].tolist() == [-1, -1]


def test_black_and_white_see_the_result_from_their_own_side() -> None:
    """Black won by 25 at komi 1.5: +1.5 less for Black, +1.5 more for White."""
    game = PlayedGame(
        rules=RULES,
        start=np.zeros(0, np.int16),
        moves=np.array([12, 25, 25], np.int16),
        winner=BLACK,
        score=25.0,
        ownership=np.ones(25, np.int8),
    )
    batch = Sampler([game], FEATURES).batch(np.array([0, 1]), np.array([0, 0]))
    assert batch.signed_komi.tolist() == [-1.5, 1.5]
    assert batch.won.tolist() == [1.0, 0.0]
    assert batch.score.tolist() == [25.0, -25.0]
    assert batch.ownership[:, 0].tolist() == [1.0, -1.0]
    assert batch.policy_weight.tolist() == [0.0, 0.0]


def test_a_setup_is_where_the_replay_begins() -> None:
    setup = np.zeros(25, np.int8)
    setup[[6, 18]] = BLACK
    rules = RULES.replace(handicap=2, handicap_bonus="stones", komi=0.5)
    game = PlayedGame(
        rules=rules,
        start=np.zeros(0, np.int16),
        moves=np.array([12, 7], np.int16),
        winner=WHITE,
        score=float("nan"),
        setup=setup,
        first=WHITE,
    )
    sampler = Sampler([random_game(RULES, 3), game], FEATURES)
    batch = sampler.batch(np.array([sampler.rows - 1]), np.array([0]))
    position = set_up(rules, setup, WHITE)
    replay(position, [12])
    assert (batch.planes[0] == planes(FEATURES, as_batch(position))[0]).all()
    assert batch.signed_komi[0] == -2.5
    assert batch.won[0] == 0.0
    assert batch.score_weight[0] == 0.0
    assert batch.ownership_weight[0] == 0.0


def test_rows_are_drawn_with_their_weights() -> None:
    game = random_game(RULES, 4)
    weights = np.zeros(len(game.moves), np.float32)
    weights[3], weights[5] = 1.0, 3.0
    game = dataclasses.replace(game, weights=weights)
    sampler = Sampler([game], FEATURES)
    assert sampler.rows == row_count([game]) == 2
    batch = sampler.draw(2000, np.random.default_rng(0))
    stones = batch.planes.reshape(2000, 17, -1)[:, [0, 8]].sum(axis=(1, 2))
    kinds, counts = np.unique(stones, return_counts=True)
    assert len(kinds) == 2
    assert max(counts) / 2000 == pytest.approx(0.75, abs=0.04)


def test_equal_generators_draw_equal_batches() -> None:
    sampler = Sampler([random_game(RULES, seed) for seed in range(4)], FEATURES)
    one = sampler.draw(64, np.random.default_rng(9))
    two = sampler.draw(64, np.random.default_rng(9))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))


def test_no_rows_no_sampler() -> None:
    with pytest.raises(ValueError, match="no rows"):
        Sampler([], FEATURES)


def test_the_window_grows_more_slowly_than_the_data() -> None:
    sizes = [window_size(total, 1000, 0.65, 0.4) for total in (10, 1000, 2000, 10_000, 100_000)]
    assert sizes[:2] == [10, 1000]
    assert sizes[2] == int(1000 * (1 + 0.4 * (2**0.65 - 1) / 0.65))
    assert all(a < b for a, b in zip(sizes, sizes[1:], strict=False))
    assert sizes[-1] < 100_000 // 4


def test_results_fade_into_later_searches() -> None:
    game = PlayedGame(
        rules=RULES,
        start=np.zeros(0, np.int16),
        moves=np.array([12, 25, 25], np.int16),
        winner=BLACK,
        score=25.0,
        root_winrate=np.array([0.1, 0.6, 0.9], np.float32),
    )
    assert fading_results(game, 1.0).tolist() == [1.0, 1.0, 1.0]
    second = 0.8 * 1.0 + 0.2 * 0.9
    assert fading_results(game, 0.8) == pytest.approx([0.8 * second + 0.2 * 0.6, second, 1.0])
    assert fading_results(game, 0.0) == pytest.approx([0.6, 0.9, 1.0])
    batch = Sampler([game], FEATURES, 0.8).batch(np.array([0, 1]), np.array([0, 0]))
    assert batch.won == pytest.approx([0.8 * second + 0.2 * 0.6, 1.0 - second])
    unknown = dataclasses.replace(game, root_winrate=None)
    assert fading_results(unknown, 0.5).tolist() == [1.0, 1.0, 1.0]


def test_results_stop_at_moves_that_no_search_would_play() -> None:
    game = dataclasses.replace(
        random_game(RULES, 1),
        moves=np.array([0, 1, 2], np.int16),
        winner=1,
        policy=None,
        weights=None,
        root_alpha=None,
        root_winrate=np.array([0.5, 0.6, 0.9], np.float32),
        trace=np.array([1.0, 0.25, 1.0], np.float32),
    )
    assert fading_results(game, 1.0).tolist() == [1.0, 1.0, 1.0]
    second = 0.25 * 1.0 + 0.75 * 0.6
    assert fading_results(game, 1.0, 1.0) == pytest.approx([second, second, 1.0])
    half = 0.625 * 1.0 + 0.375 * 0.6
    assert fading_results(game, 1.0, 0.5) == pytest.approx([half, half, 1.0])
    second = 0.25 * 0.95 + 0.75 * 0.6
    assert fading_results(game, 0.5, 1.0)[0] == pytest.approx(0.5 * second + 0.5 * 0.6)
    untraced = dataclasses.replace(game, trace=None)
    assert fading_results(untraced, 1.0, 1.0).tolist() == [1.0, 1.0, 1.0]
