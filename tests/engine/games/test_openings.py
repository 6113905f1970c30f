"""Openings that both players get, komi in turn, and matches in blocks of them."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.errors import IllegalMoveError, SettingsError
from engine.games.gate import match_fixtures
from engine.games.match import Fixture, balanced_fixtures, play_blocks, play_fixtures
from engine.games.openings import draw_openings
from engine.games.settings import MatchSettings
from engine.go.board import BLACK
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from tests.engine.games.test_match import RULES, StoneCounter, player

SQUARE = Rules(size=5, komi=0.5)


class Counter5(StoneCounter):
    """The same on a larger board."""

    def __init__(self) -> None:
        super().__init__(1)
        self.size = 5


@given(
    openings=st.integers(1, 4), komi=st.integers(1, 3), games=st.integers(1, 60)
)  # fmt: skip
def test_every_condition_is_played_with_both_colors(openings: int, komi: int, games: int) -> None:
    moves = [(i,) for i in range(openings)]
    fixtures = balanced_fixtures(moves, [0.5 + k for k in range(komi)], games)
    assert games <= len(fixtures) < games + 2 * komi
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert [fixture.black for fixture in fixtures] == [n % 2 for n in range(len(fixtures))]
    assert all(fixture.black + fixture.white == 1 for fixture in fixtures)
    seen = Counter((fixture.opening, fixture.komi, fixture.black) for fixture in fixtures)
    assert all(seen[o, k, 0] == seen[o, k, 1] for o, k, _ in seen)
    by_komi = Counter(fixture.komi for fixture in fixtures)
    assert len(set(by_komi.values())) == 1


@pytest.mark.parametrize("kind", ["policy", "value"])
def test_openings_are_legal_and_differ_under_all_symmetries(kind: str) -> None:
    settings = MatchSettings(opening=kind, opening_plies=3, opening_loss=1.0)
    openings = draw_openings(settings, StoneCounter(1), SQUARE.replace(size=3), 6, seed=1)
    boards = set()
    for moves in openings:
        assert len(moves) == 3
        position = empty_position(3)
        replay(position, moves)
        square = position.stones[:9].reshape(3, 3)
        turned = [np.rot90(s, k) for s in (square, square.T) for k in range(4)]
        boards.add(min(board.tobytes() for board in turned))
    assert len(boards) == 6
    assert openings == draw_openings(settings, StoneCounter(1), SQUARE.replace(size=3), 6, seed=1)
    assert openings != draw_openings(settings, StoneCounter(1), SQUARE.replace(size=3), 6, seed=2)


class Center(Counter5):
    """Thinks that Black keeps the win only by a stone on the center."""

    def evaluate(self, positions, legal, komi):  # type: ignore[no-untyped-def]
        answer = super().evaluate(positions, legal, komi)
        answer.curve[:, 0] = np.where(positions.stones[:, 12] == BLACK, 3.0, -3.0)
        answer.curve[:, 1] = 5.0
        return answer


def test_moves_that_lose_the_value_are_not_drawn() -> None:
    settings = MatchSettings(opening="value", opening_plies=2, opening_loss=0.05)
    for moves in draw_openings(settings, Center(), SQUARE, 5):
        assert moves[0] == 12
    # Where Black is lost at one komi anyway, the other one still forbids the loss.
    both = settings.replace(komi="0.5 9.5")
    assert all(moves[0] == 12 for moves in draw_openings(both, Center(), SQUARE, 3))
    lost = settings.replace(komi="9.5")
    assert any(moves[0] != 12 for moves in draw_openings(lost, Center(), SQUARE, 5))


def test_white_keeps_its_own_value() -> None:
    """White may play everywhere but where it gives Black the center: nowhere, here it is taken."""
    settings = MatchSettings(opening="value", opening_plies=2, opening_loss=0.0)
    replies = {moves[1] for moves in draw_openings(settings, Center(), SQUARE, 8)}
    assert len(replies) > 2


def test_temperature_decides_how_often_the_best_opening_comes() -> None:
    class Favorite(Counter5):
        def evaluate(self, positions, legal, komi):  # type: ignore[no-untyped-def]
            answer = super().evaluate(positions, legal, komi)
            answer.policy[:, 7] += 0.3
            return answer

    def favorites(temperature: float) -> int:
        settings = MatchSettings(opening="policy", opening_plies=1, opening_temperature=temperature)
        return sum(moves[0] == 7 for moves in draw_openings(settings, Favorite(), SQUARE, 6))

    assert favorites(0.1) > favorites(10.0)


def test_no_openings_is_the_empty_board() -> None:
    assert draw_openings(MatchSettings(), Counter5(), SQUARE, 3) == [(), (), ()]
    fixtures = match_fixtures(MatchSettings(komi="0.5 1.5"), 8, SQUARE, Counter5())
    assert [fixture.komi for fixture in fixtures] == [0.5, 0.5, 1.5, 1.5] * 2


def test_few_points_give_short_openings_twice() -> None:
    settings = MatchSettings(opening="value", opening_plies=100)
    openings = draw_openings(settings, StoneCounter(1), RULES, 2)
    assert all(0 < len(moves) <= 100 for moves in openings)


@pytest.mark.parametrize("komi", ["7.5 x", "nan", "1e9", "7,5;"])
def test_impossible_komi_is_refused(komi: str) -> None:
    with pytest.raises(SettingsError, match="komi must be numbers like"):
        MatchSettings(komi=komi)


def test_komi_may_be_separated_by_commas() -> None:
    assert MatchSettings(komi="8.5, 9.5").komi_values(RULES) == (8.5, 9.5)
    assert MatchSettings().komi_values(RULES) == (0.5,)


def test_komi_may_have_the_minus_sign_that_the_window_shows() -> None:
    assert MatchSettings(komi="\u22123.5 -2.5").komi_values(RULES) == (-3.5, -2.5)


def test_fixtures_are_played_as_they_say() -> None:
    fixtures = [Fixture(0, 1, 1.5, (4,), 7), Fixture(2, 0, -2.5, (0, 8), 8), Fixture(1, 1, 0.5)]
    games = play_fixtures([player(), player(-1), player()], fixtures, RULES, at_once=2)
    for fixture, game in zip(fixtures, games, strict=True):
        assert game is not None
        assert game.start.tolist() == list(fixture.opening)
        assert (game.rules.komi, game.number) == (fixture.komi, fixture.number)
        position = empty_position(RULES)
        replay(position, [*fixture.opening, *game.moves.tolist()])
        assert game.winner == np.sign(game.score - fixture.komi)


def test_who_plays_beside_whom_does_not_matter() -> None:
    """Every game has random numbers of its own, so blocks of any size play the same games."""
    fixtures = balanced_fixtures([()], [0.5, 1.5], 8)
    pair = (player(), player(-1))
    together = play_fixtures(pair, fixtures, RULES, seed=4)
    apart = play_fixtures(pair, fixtures, RULES, seed=4, at_once=3)
    blocks = [
        game
        for result in play_blocks(*pair, fixtures, RULES, block=4, seed=4)
        for game in result.games
    ]
    for games in (apart, blocks):
        assert [g.moves.tolist() for g in games if g] == [g.moves.tolist() for g in together if g]


def test_illegal_openings_and_odd_blocks_are_refused() -> None:
    with pytest.raises(IllegalMoveError):
        play_fixtures([player()], [Fixture(0, 0, 0.5, (4, 4))], RULES)
    with pytest.raises(ValueError, match="pairs of games"):
        next(play_blocks(player(), player(), [], RULES, block=3))


def test_stopping_leaves_gaps() -> None:
    assert play_fixtures([player()], [Fixture(0, 0, 0.5)], RULES, stopped=lambda: True) == (None,)
