"""Games in lockstep, with an evaluator that needs no network."""

from __future__ import annotations

import dataclasses
from itertools import count

import numpy as np
import pytest

from engine.go.position import replay
from engine.go.scoring import area_score
from engine.go.state import empty_position
from engine.record.played_game import PlayedGame
from engine.train.presets.preset import Preset
from engine.train.selfplay.branching import SelfPlayStart
from engine.train.selfplay.selfplay import SelfPlay
from tests.engine.train.games import UniformEvaluator


def preset(**selfplay: object) -> Preset:
    return Preset.from_dict(
        {
            "rules": {"size": 3},
            "network": {"size": 3},
            "search": {"batch": 1},
            "selfplay": {"games": 6, "visits": 6, "cheap_visits": 3, **selfplay},
        }
    )


def play(settings: Preset, rounds: int, **kwargs: float) -> tuple[SelfPlay, list[PlayedGame]]:
    selfplay = SelfPlay(settings, count())
    selfplay.set_evaluator(UniformEvaluator(3, **kwargs))
    games: list[PlayedGame] = []
    for _ in range(rounds):
        games.extend(selfplay.play_round())
    return selfplay, games


def test_games_are_legal_and_scored_at_their_own_komi() -> None:
    _, games = play(preset(), 60)
    assert len(games) > 5
    assert len({game.number for game in games}) == len(games)
    for game in games:
        position = empty_position(game.rules)
        replay(position, game.start.tolist() + game.moves.tolist())  # raises when illegal
        assert game.score == area_score(position)
        assert game.winner == np.sign(game.score - game.rules.komi) != 0
        assert game.rules.komi % 1 == 0.5
        assert game.ownership is not None
        assert game.ownership.sum() == game.score


def test_batches_stay_full() -> None:
    selfplay = SelfPlay(preset(), count())
    evaluator = UniformEvaluator(3)
    selfplay.set_evaluator(evaluator)
    evaluator.calls.clear()
    for _ in range(40):
        selfplay.play_round()
    assert np.mean(evaluator.calls) > 5.0


def test_a_round_ends_at_once_when_the_run_is_stopped() -> None:
    selfplay = SelfPlay(preset(visits=1000, cheap_visits=1000), count())
    evaluator = UniformEvaluator(3)
    selfplay.set_evaluator(evaluator)
    evaluator.calls.clear()
    selfplay.stopped = lambda: len(evaluator.calls) > 9
    assert selfplay.play_round() == []
    assert (len(evaluator.calls), selfplay.moves) == (10, 0)


def test_deep_rows_have_a_policy_and_cheap_ones_have_no_weight() -> None:
    _, games = play(preset(deep_share=0.5), 60)
    kinds = set()
    for game in games:
        assert game.policy is not None
        assert game.weights is not None
        for policy, weight in zip(game.policy, game.weights, strict=True):
            kinds.add(float(weight))
            assert float(policy.astype(np.float32).sum()) == pytest.approx(weight, abs=0.01)
    assert kinds == {0.0, 1.0}


def test_visits_can_be_the_target() -> None:
    _, games = play(preset(deep_share=1.0, policy_target="visits", pass_after=0.0), 30)
    shares = np.concatenate([game.policy for game in games if game.policy is not None])
    steps = shares.astype(np.float64) * 5  # six visits, one of them the root's own
    assert np.abs(steps - steps.round()).max() < 0.01


def test_gumbel_roots_play_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.search.settings.ROOT_CANDIDATES", 4)
    settings = preset(deep_share=0.5, visits=9, cheap_visits=3)
    search = settings.search.replace(root_selection="gumbel")
    selfplay, games = play(dataclasses.replace(settings, search=search), 60)
    assert len(games) > 5
    assert selfplay._search is not None
    visits = selfplay._search.root_stats().visits
    assert ((visits > 0).sum(axis=1) <= 4).all()
    again = play(dataclasses.replace(settings, search=search), 60)[1]
    assert [game.moves.tolist() for game in games] == [game.moves.tolist() for game in again]


def test_no_early_pass_until_passing_is_free() -> None:
    strict = preset(pass_after=0.5, temperature=3.0, branch_probability=0.0)
    _, games = play(strict, 60)
    for game in games:
        position = empty_position(game.rules)
        for move in game.moves.tolist():
            if move == 9:
                assert np.count_nonzero(position.stones[:9]) >= 4.5
            replay(position, [move])
    free = preset(pass_after=0.0, temperature=3.0, late_temperature=3.0)
    _, games = play(free, 60)
    assert any(9 in game.moves[:2] for game in games)


@pytest.mark.parametrize("form", ["power", "gibbs"])
def test_only_the_first_moves_are_drawn_at_random(form: str) -> None:
    hot = {"temperature": 10.0, "late_temperature": 10.0, "visits": 40, "cheap_visits": 40}
    settings = preset(
        temperature_form=form,
        temperature_plies=2,
        branch_probability=0.0,
        policy_target="visits",
        **hot,
    )
    _, games = play(settings, 60)
    early = np.concatenate([game.trace[:2] for game in games])
    late = np.concatenate([game.trace[2:] for game in games])
    assert (early < 1.0).any()
    assert len(late) > 20
    assert (late == 1.0).all(), "the most visited moves"


def test_long_games_end() -> None:
    short = preset(ply_limit=1.0, pass_after=1.0, branch_probability=0.0)
    _, games = play(short, 40)
    assert max(len(game.start) + len(game.moves) for game in games) == 9


def test_first_komi_comes_from_the_curve_of_the_empty_board() -> None:
    _, games = play(preset(branch_probability=0.0), 100, alpha=3.5, beta=50.0)
    assert {game.rules.komi for game in games} == {3.5}
    _, games = play(preset(branch_probability=0.0), 100, alpha=0.0, beta=0.5)
    assert len({game.rules.komi for game in games}) > 3


def test_branches_start_where_they_should() -> None:
    _, games = play(preset(branch_probability=0.5), 80, alpha=1.2)
    parents = {game.number: game for game in games}
    branched = [game for game in games if game.parent >= 0]
    assert len(branched) > 5
    for game in branched:
        parent = parents[game.parent]
        line = np.concatenate([parent.start, parent.moves])
        assert len(game.start) > 0
        assert (line[: len(game.start)] == game.start).all()
        assert game.rules.komi == 1.5


def test_a_waiting_branch_is_played_next() -> None:
    selfplay = SelfPlay(preset(), count())
    selfplay._pending.append(SelfPlayStart(np.array([4, 9], np.int16), -2.5, 77))
    selfplay.set_evaluator(UniformEvaluator(3))
    games: list[PlayedGame] = []
    while not any(game.number == 0 for game in games):
        games.extend(selfplay.play_round())
    first = next(game for game in games if game.number == 0)
    assert first.start.tolist() == [4, 9]
    assert first.rules.komi == -2.5
    assert first.parent == 77


def test_equal_seeds_give_equal_games() -> None:
    def moves() -> list[list[int]]:
        _, games = play(preset(), 30)
        return [game.moves.tolist() for game in games]

    assert moves() == moves()


def test_visits_are_counted() -> None:
    selfplay, _ = play(preset(visits=3, cheap_visits=3), 5)
    assert selfplay.nodes == 5 * 6 * 3


def test_another_network_keeps_the_games_in_flight() -> None:
    selfplay = SelfPlay(preset(branch_probability=0.0), count())
    selfplay.set_evaluator(UniformEvaluator(3, alpha=0.5, beta=50.0))
    selfplay.play_round()
    selfplay.set_evaluator(UniformEvaluator(3, alpha=5.5, beta=50.0))
    games: list[PlayedGame] = []
    while len(games) < 12:
        games.extend(selfplay.play_round())
    assert [game.rules.komi for game in sorted(games, key=lambda g: g.number)][:6] == [0.5] * 6
    assert 5.5 in {game.rules.komi for game in games}


def test_decided_games_get_fewer_visits_and_less_weight() -> None:
    settings = {"deep_share": 1.0, "decided_winrate": 0.9, "decided_share": 0.5}
    sure, games = play(preset(**settings), 20, alpha=9.0, beta=50.0)
    open_, _ = play(preset(deep_share=1.0), 20, alpha=9.0, beta=50.0)
    assert sure.nodes < 0.8 * open_.nodes
    weights = np.concatenate([game.weights for game in games if game.weights is not None])
    assert set(weights.tolist()) == {0.5, 1.0}


def test_surprising_rows_weigh_more() -> None:
    _, games = play(preset(deep_share=1.0, surprise_share=0.5), 40)
    weights = [game.weights for game in games if game.weights is not None]
    assert all(w.sum() == pytest.approx(len(w), rel=1e-4) for w in weights)
    assert np.concatenate(weights).std() > 0.05
