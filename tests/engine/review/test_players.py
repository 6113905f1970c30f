"""Players of reviewed games: what is kept, joined, removed, and what many games tell."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.base.statistics.intervals import small_mean_interval
from engine.go.board import BLACK, WHITE
from engine.record.game_record import GameRecord
from engine.review.played_lambda import LAMBDAS, TEMPERATURES
from engine.review.players import (
    KeptGame,
    Played,
    Players,
    ReviewedGame,
    Tally,
    key_of,
    opening_of,
    reviewed_game,
)
from engine.review.progress import (
    RECENT,
    Group,
    groups_of,
    habits_of,
    lambdas_of,
    running_means,
    subjects_of,
    summary_text,
    trend_text,
    weaknesses_of,
)
from engine.review.summary import summarize
from tests.engine.review.scripted import Scripted, game, reviewed
from tests.engine.review.test_played_lambda import moves_of
from tests.engine.review.test_summary import ALPHAS

ZERO = np.zeros((2, len(LAMBDAS), len(TEMPERATURES)), np.float32)


@pytest.fixture
def players(tmp_path: Path) -> Players:
    return Players(tmp_path / "data" / "players.sqlite")


def named(black: str, white: str = "", **info: str) -> GameRecord:
    record = game()
    record.info.update({"PB": black, "PW": white, **info})
    return record


def kept(record: GameRecord, path: str = "") -> ReviewedGame:
    review = reviewed(record, Scripted(ALPHAS))
    return reviewed_game(review, summarize(review), path)


def played(loss: float, moves: int = 40, **fields: object) -> Played:
    whole = {"color": BLACK, "size": 19, "network": "net", "visits": 8, "moves": moves}
    whole["judged"] = Tally(moves, loss * moves)
    return Played(**{**whole, **fields})  # type: ignore[arg-type]


def group(*games: Played) -> Group:
    (found,) = groups_of([KeptGame(i, b"", "", "", i, one, ZERO) for i, one in enumerate(games)])
    return found


def test_nothing_is_made_before_a_game_is_added(players: Players, tmp_path: Path) -> None:
    assert players.players() == players.games("anyone") == []
    players.remove_all()
    assert not list(tmp_path.iterdir())


def test_figures_are_those_of_the_review(players: Players) -> None:
    players.add(kept(named("Ann", "Bob", BR="5k", RE="W+R", DT="2026-03-01"), "a.sgf"))
    (ann,) = players.games(key_of("ann"))
    (bob,) = players.games(key_of("BOB"))
    assert ann.path == "a.sgf"
    own = ann.played
    assert (own.color, own.opponent, own.rank, own.result) == (BLACK, "Bob", "5k", "W+R")
    assert (own.size, own.moves, own.judged) == (7, 4, Tally(4, 10.0))
    assert own.kinds == {"win given away": Tally(1, 10.0)}
    assert sum(tally.moves for tally in own.phases.values()) == 4
    assert sum(tally.lost for tally in own.phases.values()) == 10.0
    assert (bob.played.color, bob.played.judged.lost, bob.played.kinds) == (WHITE, 0.0, {})


def test_a_player_without_a_name_is_not_kept(players: Players) -> None:
    players.add(kept(named("Ann")))
    assert [player.name for player in players.players()] == ["Ann"]


def test_a_game_counts_once(players: Players) -> None:
    """A later review replaces it, one with fewer judged moves doesn't."""
    players.add(kept(named("Ann", "Bob"), "first.sgf"))
    players.add(kept(named("Ann", "Bob"), "second.sgf"))
    assert [one.path for one in players.games("ann")] == ["second.sgf"]
    few = kept(named("Ann", "Bob"), "third.sgf")
    players.add(ReviewedGame(few.digest, few.path, few.sides[:1]))
    assert [one.path for one in players.games("ann")] == ["third.sgf"], "where it is now"
    assert len(players.players()) == 2, "both sides are still known"


def test_names_are_joined_and_split(players: Players) -> None:
    for number, name in enumerate(("Ann", "ANN", "Ann\u3000 ", "Anna", "Ann2")):
        one = kept(named(name))
        players.add(ReviewedGame(bytes([number]), "", one.sides))
    assert {player.key: player.games for player in players.players()} == {
        "ann": 3,
        "anna": 1,
        "ann2": 1,
    }
    players.join("anna", "ann2")
    players.join("ann", "anna")
    (ann,) = players.players()
    assert (ann.key, ann.games) == ("ann", 5)
    assert {"Anna", "Ann2", "Ann"} <= set(ann.names)
    assert len(players.games("ann")) == 5
    players.split("ann")
    assert len(players.players()) == 3
    players.join("ann", "ann")
    assert len(players.players()) == 3, "a player can't be joined with itself"


def test_games_and_everything_are_removed(players: Players, tmp_path: Path) -> None:
    players.add(kept(named("Ann", "Bob")))
    (one,) = players.games("ann")
    players.remove_game(one.id)
    assert players.players() == []
    players.add(kept(named("Secret name", "Bob")))
    players.join("bob", "secret name")
    players.remove_all()
    players.close()
    assert b"ecret name" not in (tmp_path / "data" / "players.sqlite").read_bytes()


def test_games_come_in_the_order_in_which_they_were_played(players: Players) -> None:
    for number, date in enumerate(("2026-05-01", "2025-01-01,02", "about 1990", "1999")):
        players.add(ReviewedGame(bytes([number]), date, kept(named("Ann", DT=date)).sides))
    found = [one.path for one in players.games("ann")]
    assert found == ["about 1990", "1999", "2025-01-01,02", "2026-05-01"]


def test_damaged_files_are_refused_and_damaged_rows_left_out(
    players: Players, tmp_path: Path
) -> None:
    players.add(kept(named("Ann", "Bob")))
    players.close()
    path = tmp_path / "data" / "players.sqlite"
    for column, value in (("played", b"{}"), ("lambdas", b"1"), ("played", "text")):
        with sqlite3.connect(path) as file:
            file.execute(f"UPDATE side SET {column} = ? WHERE key = 'ann'", (value,))
        file.close()
        assert players.games("ann") == []
        players.close()
    path.write_bytes(b"no database at all, but a text that is long enough for one" * 9)
    with pytest.raises(EngineError, match="can't be used"):
        players.players()


def test_games_are_in_the_order_of_their_dates_however_they_are_written(players: Players) -> None:
    days = ["05.04.2024", "2024-08-01", "Mar 3, 2024", "2024/03/09"]
    for number, day in enumerate(days):
        own = played(1.0, date=day)
        players.add(ReviewedGame(bytes([number]), "", (("Ann", own, ZERO),)))
    found = [game.played.date for game in players.games("ann")]
    assert found == ["Mar 3, 2024", "2024/03/09", "05.04.2024", "2024-08-01"]


def test_a_shallow_review_does_not_replace_a_deep_one_but_tells_the_file(players: Players) -> None:
    for loss, visits, path in ((3.0, 24, ""), (1.0, 2, "game.sgf"), (2.0, 40, "")):
        sides = (("Ann", played(loss, visits=visits), ZERO),)
        players.add(ReviewedGame(b"1", path, sides))
        (found,) = players.games("ann")
        assert found.played.mean_loss == pytest.approx(3.0 if visits < 40 else 2.0)
    assert found.path == "game.sgf", "a later review without a file does not forget it"


def test_a_player_keeps_the_name_when_another_is_joined(players: Players) -> None:
    for number, (one, other) in enumerate((("Ann", "Bob"), ("ann_k", "Carl"), ("ANN", "Bob"))):
        sides = tuple((name, played(1.0), ZERO) for name in (one, other))
        players.add(ReviewedGame(bytes([number]), "", sides))
    assert players.opponents("ann") == {"bob"}
    own = next(player for player in players.players() if player.key == "ann")
    assert not own.is_joined, "two spellings are one name"
    players.join("ann", "ann_k")
    own = next(player for player in players.players() if player.key == "ann")
    assert (own.name, own.games, own.is_joined) == ("ANN", 3, True)
    assert players.opponents("ann") == {"bob", "carl"}
    players.split("ann")
    assert not next(player for player in players.players() if player.key == "ann").is_joined


def test_openings_are_named_by_their_corner_moves() -> None:
    line = game().main_line()
    first = next(node for node in line if node.move is not None)
    assert first.move is not None
    row, column = divmod(first.move.point, 7)
    lines = sorted(min(x, 6 - x) + 1 for x in (row, column))
    assert opening_of(line, first.move.color, 7) == f"{lines[0]}-{lines[1]}"


def test_small_intervals_are_students() -> None:
    assert small_mean_interval([1.0, 2.0, 3.0, 4.0]) is None
    low, high = small_mean_interval([1.0, 2.0, 3.0, 4.0, 5.0]) or (0.0, 0.0)
    assert (low, high) == pytest.approx((3.0 - 1.963, 3.0 + 1.963), abs=0.01)
    random, hits = np.random.default_rng(1), 0
    for values in random.normal(2.0, 1.0, (2000, 6)):
        low, high = small_mean_interval(values.tolist()) or (0.0, 0.0)
        hits += low <= 2.0 <= high
    assert 0.935 < hits / 2000 < 0.965


def test_only_games_of_one_board_and_network_are_compared() -> None:
    games = [played(1.0), played(1.0, size=9), played(1.0), played(1.0, network="other")]
    found = groups_of([KeptGame(i, b"", "", "", 0.0, one, ZERO) for i, one in enumerate(games)])
    assert [(one.size, one.network, len(one.games)) for one in found] == [
        (19, "net", 2),
        (9, "net", 1),
        (19, "other", 1),
    ]


def test_a_trend_needs_games_and_a_difference() -> None:
    bad, good = [2.0, 2.2, 1.9, 2.1, 2.0], [1.0, 1.1, 0.9, 1.2, 1.0]

    def trend(losses: list[float], visits: int = 8) -> str:
        games = [played(loss, visits=8 if i < 5 else visits) for i, loss in enumerate(losses)]
        return trend_text(group(*games).games)

    assert trend(bad + good[:4]) == ""
    assert "less" in trend(bad + good)
    assert "more" in trend(good + bad)
    assert "more" in trend(good + bad, visits=16)
    assert "can't be compared" in trend(good + bad, visits=24)
    assert "can't be compared" in trend(good + bad, visits=2)
    wide = [0.5, 3.0, 1.0, 2.5, 2.0]
    assert "chance" in trend(wide + wide[::-1])
    means = running_means(bad + good)
    assert means[: RECENT - 1] == [None] * (RECENT - 1)
    assert means[-1] is not None
    assert means[-1][0] == pytest.approx(1.04)


def test_habits_stand_out_beyond_chance_only() -> None:
    games = [
        played(
            1.5 + 0.1 * (i % 3),
            phases={"opening": Tally(20, 20.0 + i % 2), "endgame": Tally(20, 45.0 + i % 3)},
            clock={"short": Tally(6, 6.0 * (1 + i % 4)), "ample": Tally(30, 60.0)},
            color=BLACK if i % 2 else WHITE,
            opening="4-4, 3-4" if i < 6 else "3-3, 3-3",
        )
        for i in range(8)
    ]
    found = {(habit.circumstance, habit.name): habit for habit in habits_of(group(*games))}
    assert found["phase", "endgame"].stands_out == 1
    assert found["phase", "opening"].stands_out == -1
    assert found["phase", "opening"].mean == pytest.approx(1.025)
    assert found["clock", "less than a minute left"].stands_out == 0
    openings = [habit for habit in found.values() if habit.circumstance == "opening"]
    assert [habit.games for habit in openings] == [6], "the other one has too few games"
    assert found["color", "as Black"].stands_out == 0


def test_weaknesses_are_summed_over_the_games() -> None:
    games = [
        played(
            1.0,
            kinds={"points lost": Tally(2, 8.0), "cosmetic": Tally(9, 90.0)},
            subjects={"Ladder": Tally(1, 5.0), "Life": Tally(1, 2.0), "Unknown": Tally(1, 50.0)},
        ),
        played(1.0, kinds={"win given away": Tally(1, 12.0)}),
    ]
    both = weaknesses_of(group(*games)), subjects_of(group(*games))
    kinds, subjects = ([(w.name, w.mistakes, w.games, w.lost) for w in found] for found in both)
    assert kinds == [("lost the lead", 1, 1, 12.0), ("lost points", 2, 1, 8.0)]
    assert subjects == [("captures, life and death", 2, 1, 7.0)]


def test_lambda_is_that_of_all_moves_together(players: Players) -> None:
    from engine.review.played_lambda import estimate_lambda
    from engine.review.players import _summed

    moves = moves_of(0.8, 60, 3)
    halves = [moves[:30], moves[30:]]
    games = []
    for number, half in enumerate(halves):
        total, telling = _summed(half)
        games.append(KeptGame(number, b"", "", "", 0.0, played(1.0, telling=telling), total))
    expected = estimate_lambda(moves)
    found = lambdas_of(games)["all"]
    assert expected is not None
    assert found is not None
    assert found.moves == expected.moves
    assert found.lambda_ == pytest.approx(expected.lambda_, abs=0.051)
    assert lambdas_of([])["all"] is None


def test_one_game_is_told_without_an_interval() -> None:
    assert summary_text(group(played(1.25))) == "1 game: 1.25 points lost per move."
    many = summary_text(group(*[played(1.0 + 0.1 * i) for i in range(6)]))
    assert many.startswith("6 games: 1.25 points lost per move (")
