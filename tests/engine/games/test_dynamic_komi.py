"""Players with dynamic komi in games: the komi of each search, kept trees and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.base.errors import SettingsError
from engine.games.contest_settings import ContestSettings
from engine.games.contestants import open_entrants, parse_entry
from engine.games.game_batch import GameBatch
from engine.games.player import Answer, Player, Seat
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.go.state import Position
from engine.search.settings import SearchSettings
from engine.search.value.dynamic_komi import METHODS, komi_rate
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID
from tests.engine.games.matches import play_match

RULES = Rules(size=3, komi=0.5)
ALPHA, BETA = 3.8, 0.5


class Constant(Evaluator):
    """Says the same of every position: Black is 3.8 points ahead on the board."""

    def __init__(self, kind: int = SIGMOID, has_ownership: bool = False) -> None:
        self.size = 3
        self.kind, self.has_ownership = kind, has_ownership
        self.komi: list[float] = []

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        self.komi.extend(komi.tolist())
        count = len(legal)
        labels = np.arange(-9.5, 10.0)
        numbers = {
            FLAT: np.array([0.7, 0.0]),
            SIGMOID: np.array([ALPHA, BETA]),
            MULTI_LABEL: np.concatenate(([-9.5], BETA * (ALPHA - labels))),
        }[self.kind]
        policy = (legal / legal.sum(axis=1, keepdims=True)).astype(np.float32)
        ownership = np.full((count, 9), ALPHA / 9.0, np.float32) if self.has_ownership else None
        curve = np.repeat(numbers[None].astype(np.float32), count, 0)
        return Evaluation(policy, np.full(count, self.kind, np.int8), curve, ownership)


class Recorder:
    """A player whose answers are kept, with the games in which it gave them."""

    in_background = False

    def __init__(self, player: Player) -> None:
        self.player = player
        self.answers: dict[int, list[Answer]] = {}

    def seat(self, games: GameBatch, own: Sequence[int], seed: int) -> Seat:
        return _RecorderSeat(self, self.player.seat(games, own, seed))

    def komi(self, game: int) -> list[float]:
        return [answer.komi for answer in self.answers[game] if answer.komi is not None]


class _RecorderSeat:
    def __init__(self, recorder: Recorder, seat: Seat) -> None:
        self._recorder, self._seat = recorder, seat
        self._turn: Sequence[int] = ()

    def begin(self, turn: Sequence[int]) -> None:
        self._turn = turn
        self._seat.begin(turn)

    def finish(self) -> Sequence[Answer]:
        answers = self._seat.finish()
        for game, answer in zip(self._turn, answers, strict=True):
            self._recorder.answers.setdefault(game, []).append(answer)
        return answers

    def close(self) -> None:
        self._seat.close()


def player(
    evaluator: Constant | None = None, *, tree: str = "fresh", share: float = 0.0, **agent: object
) -> Player:
    settings = {"lambda_": 0.0, "temperature": 0.5, "opening_moves": 2, **agent}
    return Player(
        evaluator=evaluator or Constant(),
        visits=12,
        agent=AgentSettings.from_dict(settings),
        search=SearchSettings(batch=1, rollout_share=share),
        tree=tree,
    )


def winrate(komi: float, alpha: float = ALPHA) -> float:
    return float(1.0 / (1.0 + np.exp(-BETA * (alpha - komi))))


def test_a_margin_plays_as_at_the_komi_that_is_worse_by_it() -> None:
    """At komi 0.5 and with a margin of 2, Black believes in komi 2.5 and White in -1.5."""
    for game, komi in ((0, 2.5), (1, -1.5)):
        own, plain = Recorder(player(lambda_=0.5, margin=2.0)), Recorder(player(lambda_=0.5))
        play_match(own, player(lambda_=0.5), games=2, rules=RULES)
        play_match(plain, player(lambda_=0.5), games=2, rules=RULES.replace(komi=komi))
        assert set(own.komi(game)) == {komi}
        assert own.answers[game][0].move == plain.answers[game][0].move
    with pytest.raises(SettingsError, match="keeps one tree over all games, which margin"):
        player(tree="games", margin=2.0)


def test_default_plays_the_same_games() -> None:
    plain, none = player(), player(dynamic_komi="none")
    here, there = (play_match(each, each, games=4, rules=RULES, seed=2) for each in (plain, none))
    for one, other in zip(here.games, there.games, strict=True):
        assert one.moves.tolist() == other.moves.tolist()


@pytest.mark.parametrize("kind", [SIGMOID, MULTI_LABEL])
def test_ml_dk_believes_in_the_komi_of_the_interval(kind: int) -> None:
    """Black looks for at most 50 %, so k = 4.5 with 41 %; White for 45 %, so k = 3.5 with 46 %."""
    black, white = (Recorder(player(Constant(kind), dynamic_komi="ml-dk")) for _ in range(2))
    play_match(black, white, games=2, rules=RULES)
    for recorder, game, first, located in ((black, 0, 1, 4.5), (white, 0, 2, 3.5)):
        komi = recorder.komi(game)
        rates = [komi_rate(AgentSettings(), first + 2 * n, 9) for n in range(len(komi))]
        assert komi[0] == pytest.approx(0.5 + (located - 0.5) * rates[0], abs=1e-4)
    assert winrate(4.5) <= 0.5 < winrate(3.5)
    assert 1.0 - winrate(3.5) >= 0.45
    assert set(np.unique(np.float32(black.komi(0)))) <= set(np.float32(_asked(black)))


def _asked(recorder: Recorder) -> list[float]:
    evaluator = recorder.player.evaluator
    assert isinstance(evaluator, Constant)
    return evaluator.komi


@pytest.mark.parametrize("tree", ["fresh", "game"])
def test_vs_moves_a_point_before_each_search_until_the_interval(tree: str) -> None:
    """Winrates of Black from komi 0.5 on: 84 %, 76 %, 66 %, 54 %, then 41 % at 4.5."""
    rules = Rules(size=3, komi=0.5)
    evaluator = Constant()
    recorder = Recorder(player(evaluator, tree=tree, dynamic_komi="vs-m", komi_most=3.0))
    other = player(Constant(), lambda_=0.0)
    play_match(recorder, other, games=2, rules=rules, seed=1)
    komi = recorder.komi(0)
    assert komi[: min(4, len(komi))] == [1.5, 2.5, 3.5, 3.5][: len(komi)]
    assert len(komi) >= 3
    assert set(evaluator.komi) <= {0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5}


@pytest.mark.parametrize("tree", ["fresh", "game"])
def test_a_komi_that_stays_is_the_same_search(tree: str) -> None:
    """A winrate that is always in the interval changes nothing, not even in kept trees."""
    plain = player(tree=tree)
    content = player(tree=tree, dynamic_komi="vs-m", komi_low=0.01, komi_high=0.99)
    here, there = (
        play_match(each, each, games=4, rules=RULES, seed=2) for each in (plain, content)
    )
    assert [game.moves.tolist() for game in here.games] == [
        game.moves.tolist() for game in there.games
    ]
    assert all(game.believed_komi is None for game in here.games)
    for game in there.games:
        assert game.believed_komi is not None
        assert set(game.believed_komi.tolist()) == {0.5}


def test_score_methods_step_towards_the_score() -> None:
    for method, evaluator in (("ss-b", Constant()), ("ss-b", Constant(FLAT, True))):
        recorder = Recorder(player(evaluator, dynamic_komi=method))
        play_match(recorder, player(), games=2, rules=RULES)
        rate = komi_rate(AgentSettings(), 1, 9)
        assert recorder.komi(0)[0] == pytest.approx(0.5 + rate * (ALPHA - 0.5), abs=1e-3)


def test_rollouts_score_a_decided_board() -> None:
    """From the empty 3x3 board random games end with Black ahead, but rarely by all points."""
    komi = {}
    for share in (0.0, 0.5):
        recorder = Recorder(player(Constant(FLAT), share=share, dynamic_komi="ss-r"))
        play_match(recorder, player(), games=2, rules=RULES, seed=3)
        komi[share] = recorder.komi(0)
        assert all(-9.0 <= each <= 9.0 for each in komi[share])
    assert komi[0.0][0] == komi[0.5][0]  # before the first search both play games on
    assert komi[0.0] != komi[0.5]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("share", [0.0, 0.5])
def test_every_method_on_every_network(method: str, share: float) -> None:
    for kind in (FLAT, SIGMOID, MULTI_LABEL):
        for has_ownership in (False, True):
            one = player(Constant(kind, has_ownership), share=share, dynamic_komi=method)
            refused = kind == FLAT and (
                method == "ml-dk" or (method in ("ss-b", "ss-m") and not has_ownership)
            )
            if refused:
                with pytest.raises(SettingsError, match=f"{method} needs"):
                    play_match(one, player(), games=2, rules=RULES)
                continue
            result = play_match(one, player(), games=2, rules=RULES)
            for game in result.games:
                assert game.rules.komi == 0.5
                assert game.winner == np.sign(game.score - 0.5)


def test_passes_are_judged_at_the_komi_of_the_game() -> None:
    """After a pass that gives the game away the player passes, whatever its search believes."""
    recorder = Recorder(player(dynamic_komi="ml-dk", lambda_=0.0))
    result = play_match(recorder, player(), games=6, rules=Rules(size=3, komi=-8.5), seed=5)
    for game in result.games:
        assert game.winner in (BLACK, WHITE)
        assert game.winner == np.sign(game.score + 8.5)


def test_trees_over_games_are_refused() -> None:
    with pytest.raises(SettingsError, match="choose tree `game` or `fresh`"):
        player(tree="games", dynamic_komi="vs-m")  # before a contest stores its conditions
    for unfit in ({"average_symmetries": True}, {"root_selection": "gumbel"}):
        search = SearchSettings.from_dict({"batch": 1, **unfit})
        with pytest.raises(SettingsError, match=f"search.{next(iter(unfit))} does not allow"):
            replace(player(tree="games"), search=search)


def test_players_of_a_contest() -> None:
    entry = parse_entry("sai-5x5-r3x32-sharpened-g0041[dynamic_komi=ml-dk,komi_low=0.4]")
    with open_entrants([entry, entry], ContestSettings()) as entrants:
        first = entrants.players[0]
        assert isinstance(first, Player)
        assert (first.agent.dynamic_komi, first.agent.komi_low) == ("ml-dk", 0.4)
        assert "dynamic_komi=ml-dk" in entrants.names[0]
        assert "dynamic_komi=ml-dk" in entrants.identities[0]
        recorders = [Recorder(replace(first, visits=8)) for _ in range(2)]
        rules = Rules(size=5, komi=24.5)
        result = play_match(*recorders, games=2, rules=rules, seed=1)
    for game in result.games:
        assert game.rules.komi == 24.5
        if np.isfinite(game.score):
            assert game.winner == np.sign(game.score - 24.5)
    assert all(abs(komi - 24.5) <= 30.0 for each in recorders for komi in each.komi(0))
    for text, words in (
        ("sai-5x5-r3x32-sharpened-g0041[dynamic_komi=mldk]", "did you mean 'ml-dk'"),
        ("sai-5x5-r3x32-sharpened-g0041[komi_high=0.2]", "komi_high"),
    ):
        with (
            pytest.raises(SettingsError, match=words),
            open_entrants([parse_entry(text)], ContestSettings()),
        ):
            pass
