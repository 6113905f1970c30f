"""The small-board study's rules of self-play, compared with a literal reading of its report."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.go.board import BLACK, WHITE
from engine.go.position import is_legal, play
from engine.go.scoring import area_score
from engine.go.state import TO_PLAY, Position, empty_position
from engine.papers.gocse_rules import GocseRules, best_of_policy
from engine.papers.gocse_settings import GocseSettings
from engine.record.played_game import PlayedGame
from engine.search.value.evaluation import Evaluation
from engine.train.presets.preset import Preset
from engine.train.selfplay.selfplay import SelfPlay
from tests.engine.train.games import UniformEvaluator
from tests.engine.train.selfplay.test_selfplay import play as play_rounds
from tests.engine.train.selfplay.test_selfplay import preset

PASS = 9
STUDY = {
    "deep_share": 1.0,
    "policy_target": "visits",
    "branch_probability": 0.0,
    "temperature": 1.0,
    "late_temperature": 1.0,
    "pass_after": 0.0,
}


def positions_of(game: PlayedGame) -> list[tuple[Position, int]]:
    """Each position of a game with the move played in it."""
    pairs = []
    for i in range(len(game.moves)):
        position = empty_position(game.rules)
        for move in game.moves[:i].tolist():
            play(position, move)
        pairs.append((position, int(game.moves[i])))
    return pairs


def leads(position: Position, komi: float) -> float:
    return float((area_score(position) - komi) * position.counters[TO_PLAY])


def test_the_side_that_is_behind_never_passes() -> None:
    _, games = play_rounds(preset(**STUDY, pass_rule="not_behind"), 120)
    _, free = play_rounds(preset(**STUDY), 60)

    def losing(some: list[PlayedGame]) -> list[tuple[Position, int]]:
        return [
            (position, move)
            for game in some
            for position, move in positions_of(game)
            if leads(position, game.rules.komi) < 0.0
        ]

    assert any(move == PASS for _, move in losing(free)), "without the rule they do"
    behind = losing(games)
    assert len(behind) > 50
    for position, move in behind:
        if move == PASS:
            assert not any(is_legal(position, point) for point in range(PASS)), "its only move"


def test_no_pass_before_the_first_allowed_one() -> None:
    _, games = play_rounds(preset(**STUDY, first_pass=6), 60)
    passes = {ply for game in games for ply, move in enumerate(game.moves.tolist()) if move == PASS}
    assert min(passes) == 6


def test_the_leader_is_pushed_to_pass_late_in_a_third_of_its_moves() -> None:
    settings = preset(
        **STUDY, pass_rule="not_behind", forced_pass=1 / 3, forced_pass_after=6, games=40,
        visits=60, cheap_visits=60,
    )  # fmt: skip
    _, games = play_rounds(settings, 40)
    pushed: list[bool] = []
    for game in games:
        assert game.policy is not None
        for ply, (position, move) in enumerate(positions_of(game)):
            certain = game.policy[ply, PASS] == 1.0
            if ply >= 6 and leads(position, game.rules.komi) > 0.0:
                pushed.append(certain)
            elif np.isfinite(leads(position, game.rules.komi)) and any(
                is_legal(position, point) for point in range(PASS)
            ):
                assert not certain, "only the leader is pushed, and only late"
            if certain:
                assert move == PASS
    share = np.mean(pushed)
    assert abs(share - 1 / 3) < 4 * np.sqrt(2 / 9 / len(pushed)), (share, len(pushed))


class RankedEvaluator(UniformEvaluator):
    """Prefers points in the order of their numbers."""

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        answer = super().evaluate(positions, legal, komi)
        ranked = legal * 0.5 ** np.arange(legal.shape[1], dtype=np.float32)
        policy = (ranked / ranked.sum(axis=1, keepdims=True)).astype(np.float32)
        return answer._replace(policy=policy)


def play_ranked(settings: Preset, rounds: int) -> list[PlayedGame]:
    selfplay = SelfPlay(settings, iter(range(10**6)))
    selfplay.set_evaluator(RankedEvaluator(3))
    return [game for _ in range(rounds) for game in selfplay.play_round()]


def test_the_first_move_is_any_of_the_best_of_the_policy() -> None:
    games = play_ranked(preset(**STUDY, first_moves=4, games=64, ply_limit=0.5), 60)
    firsts = np.bincount([int(game.moves[0]) for game in games], minlength=10)
    assert firsts[4:].sum() == 0
    expected = len(games) / 4
    assert len(games) > 500
    assert ((firsts[:4] - expected) ** 2 / expected).sum() < 16.3, "chi-square, p = 0.001"
    later = np.bincount([int(game.moves[1]) for game in games], minlength=10)
    assert later.max() > 1.5 * expected, "the second move is not drawn this way"


def test_fewer_legal_moves_than_the_best_of_the_policy() -> None:
    prior = np.array([[0.5, 0.1, 0.3, 0.1]], np.float32)
    allowed = np.array([[False, True, True, False]])
    drawn = {int(best_of_policy(prior, allowed, 20, np.array([u]))[0]) for u in (0.0, 0.49, 0.51)}
    assert drawn == {1, 2}


def test_only_the_expected_winner_searches() -> None:
    settings = preset(
        **STUDY, winner_expectation=True, games=8, visits=20, cheap_visits=20, noise=False
    )
    selfplay = SelfPlay(settings, iter(range(10**6)))
    selfplay.set_evaluator(UniformEvaluator(3))
    seen: set[tuple[int, int]] = set()
    for _ in range(30):
        before = selfplay._games.positions.counters[:, TO_PLAY].copy()
        expected = selfplay._expected.copy()
        nodes = selfplay.nodes
        rooted = selfplay._rooted.copy()
        selfplay.play_round()
        searching = before == expected
        seen.update(zip(before.tolist(), expected.tolist(), strict=True))
        # the other side adds no visit to the tree it found; only a game without one is evaluated
        fresh = int((~searching & ~rooted).sum())
        new = selfplay.nodes - nodes
        assert int(searching.sum()) * 20 + fresh <= new <= int(searching.sum()) * 20 + 8
    assert len(seen) == 4, "both sides are expected winners, and both sides move"


def test_the_other_side_follows_the_expected_winners_tree() -> None:
    """The tree of the last search, advanced by the move played, recommends the reply."""
    settings = preset(
        **{**STUDY, "temperature": 0.0, "late_temperature": 0.0, "expected_white": 0.0},
        winner_expectation=True, games=4, visits=200, cheap_visits=200, noise=False,
    )  # fmt: skip
    selfplay = SelfPlay(settings, iter(range(10**6)))
    selfplay.set_evaluator(RankedEvaluator(3))
    assert selfplay._search is not None
    compared = 0
    for _ in range(12):
        trees, stats = selfplay._search, None
        replies = np.flatnonzero(selfplay._rooted)
        if len(replies):
            stats = trees.root_stats()
        lengths = selfplay._games.length.copy()
        selfplay.play_round()
        for t in replies.tolist():
            assert stats is not None
            if stats.visits[t].max() > 0 and selfplay._games.length[t] == lengths[t] + 1:
                assert selfplay._games.moves[t, lengths[t]] == stats.visits[t].argmax()
                compared += 1
    assert compared > 4


def test_the_expected_winner_of_a_game_is_known_from_its_number() -> None:
    settings = GocseSettings(winner_expectation=True, expected_white=0.7)
    drawn = [GocseRules(settings, 5).searcher(number) for number in range(1000)]
    assert set(drawn) == {BLACK, WHITE}
    assert abs(drawn.count(WHITE) - 700) < 4 * np.sqrt(1000 * 0.21)
    assert GocseRules(GocseSettings(), 5).searcher(1) == 0
    with pytest.raises(SettingsError, match="gibbs"):
        preset(winner_expectation=True, temperature_form="gibbs", policy_target="visits")


@pytest.mark.parametrize("learned", ["right", "wrong"])
def test_training_learns_from_games_whose_expectation_was_right_or_wrong(learned: str) -> None:
    settings = preset(**STUDY, winner_expectation=True, expectation_learned=learned)
    _, games = play_rounds(settings, 60)
    rules = GocseRules(settings.of(GocseSettings), settings.run.seed)
    kinds = set()
    for game in games:
        right = game.winner == rules.searcher(game.number)
        assert game.weights is not None
        assert (game.weights == (1.0 if right == (learned == "right") else 0.0)).all()
        kinds.add(right)
    assert kinds == {True, False}


def test_big_wins_count_ten_times() -> None:
    rules = GocseRules(GocseSettings(big_win_weight=10.0), 0)
    assert [rules.learned_share(0, np.sign(s), s / 25) for s in (25, -25, 24, 0)] == [
        10.0, 10.0, 1.0, 1.0,
    ]  # fmt: skip
    _, games = play_rounds(preset(**STUDY, big_win_weight=10.0), 80)
    kinds = set()
    for game in games:
        assert game.weights is not None
        assert (game.weights == (10.0 if abs(game.score) == 9 else 1.0)).all()
        kinds.add(abs(game.score) == 9)
    assert kinds == {True, False}


def test_a_kept_tree_gets_the_visits_of_each_move_on_top() -> None:
    settings = preset(**STUDY, keep_tree=True, games=4, visits=30, cheap_visits=30, noise=False)
    selfplay = SelfPlay(settings, iter(range(10**6)))
    selfplay.set_evaluator(RankedEvaluator(3))
    assert selfplay._search is not None
    totals: list[int] = []
    for _ in range(8):
        nodes = selfplay.nodes
        selfplay.play_round()
        totals.append(selfplay.nodes - nodes)
    assert totals == [4 * 30] * 8
    stats: Any = selfplay._search.root_stats()
    assert stats.root_visits.max() > 0


def test_options_that_are_off_change_no_game() -> None:
    plain = preset()
    named: dict[str, Any] = {
        "pass_rule": "always", "forced_pass": 0.0, "first_moves": 0, "winner_expectation": False,
        "expected_white": 0.9, "keep_tree": False, "big_win_weight": 1.0, "forced_pass_after": 3,
    }  # fmt: skip
    spelled = preset(**named)
    _, one = play_rounds(plain, 30)
    _, two = play_rounds(spelled, 30)
    assert [game.moves.tolist() for game in one] == [game.moves.tolist() for game in two]
