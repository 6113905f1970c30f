"""Tables, records and figures of contests."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from engine.games.contest import Contest
from engine.games.contest_text import contest_fields, contest_text, game_text, save_game
from engine.games.contestants import Entrants
from engine.games.standings import FEWEST_ALIKE, ContestGame, contest_record
from engine.go.board import BLACK, WHITE
from engine.jobs.job import result_line
from engine.record.sgf import load
from engine.search.settings import SearchSettings
from tests.engine.games.test_contest import NAMES, entrants, settings
from tests.engine.games.test_match import StoneCounter, player


def test_tables_add_up(tmp_path: Path) -> None:
    contest = Contest(settings(), entrants(3))
    contest.run()
    assert len(contest.games) == 24
    fields = contest_fields(contest)
    assert json.loads(json.dumps(fields)) == fields
    assert sum(row["points"] for row in fields["rows"]) == 24
    assert sum(pair["wins"] + pair["losses"] + pair["draws"] for pair in fields["pairs"]) == 24
    assert 1 <= fields["different_games"] == contest.different_games <= 24
    assert fields["ratings"][0]["name"] == "strong"
    text = contest_text(contest)
    assert "wins of each row against each column:" in text
    assert "cycles of three" in text
    match = Contest(settings(), entrants())
    match.run()
    tally = match.tally(0, 1)
    assert tally.games == 8
    by_games = contest_fields(match)["by_games"]
    assert by_games["low"] is None or by_games["low"] < by_games["elo"]
    assert fields["by_games"] is None
    assert f"strong took {tally.share:.1%} of 8 games from weak: Elo +" in contest_text(match)


def test_equal_games_advise_openings_only_where_these_vary_them() -> None:
    for options, advice in (
        ({"opening": "none"}, "choose other or more openings to vary them"),
        ({"opening": "none", "tree": "games"}, "nothing is drawn at random, and the growing trees"),
    ):
        contest = Contest(settings(**options), entrants())
        contest.run()
        for number in (6, 7):
            contest.games[number] = msgspec.structs.replace(contest.games[0], number=number)
        text = contest_text(contest)
        assert f"only {contest.different_games} of the games differ" in text
        assert advice in text
        assert ("openings" in text) == ("tree" not in options)


def test_games_that_the_colors_decided_are_said_to_tell_nothing() -> None:
    contest = Contest(settings(komi="0.5 9.5", games=16), entrants())
    contest.run()
    won = {0.5: BLACK, 9.5: WHITE}
    for number, game in contest.games.items():
        contest.games[number] = msgspec.structs.replace(game, winner=won[game.komi])
    assert len(contest.games) >= 2 * FEWEST_ALIKE
    assert contest.decided_by_color == won
    assert "won by Black at komi 0.5 and by White at komi 9.5" in contest_text(contest)
    contest.games[0] = msgspec.structs.replace(contest.games[0], winner=-won[contest.games[0].komi])
    assert len(contest.decided_by_color) == 1
    few = Contest(settings(komi="0.5", games=2), entrants())
    few.run()
    assert few.decided_by_color == {}


def test_game_records_hold_the_games(tmp_path: Path) -> None:
    contest = Contest(settings(), entrants())
    contest.run()
    game = msgspec.structs.replace(contest.games[5], reason="ran away", score=None, winner=WHITE)
    for number, one in {**contest.games, 5: game}.items():
        save_game(contest, one, tmp_path)
        (path,) = tmp_path.glob(f"{number + 1:05d}-*.sgf")
        (record,) = load(path).games
        moves = [node.move.point for node in record.main_line() if node.move is not None]
        assert moves == [*one.opening, *one.moves]
        assert (record.info["PB"], record.rules.komi) == (NAMES[one.black], one.komi)
    assert record.info["RE"][1] == "+"
    (path,) = tmp_path.glob("00006-*.sgf")
    (record,) = load(path).games
    assert record.info["RE"] == "W+F"
    assert record.main_line()[-1].comment == "Black lost: ran away"


def test_a_game_at_the_limit_of_moves_says_so(tmp_path: Path) -> None:
    contest = Contest(settings(), entrants())
    contest.run()
    game = contest.games[5]
    assert (*game.opening, *game.moves)[-2:] == (contest.size**2,) * 2
    assert contest.remark(game) == ""
    cut = msgspec.structs.replace(game, moves=game.moves[:-1], score=3.0, winner=BLACK)
    contest.games[5] = cut
    remark = (
        f"counted at the limit of {len(cut.opening) + len(cut.moves)} moves, not ended by passes"
    )
    assert game_text(contest, cut).endswith(f"({remark})")
    assert "1 game(s) were counted at the limit of moves" in contest_text(contest)
    assert contest_record(contest, cut).main_line()[-1].comment == remark


def test_mean_visits_of_searches_are_told_where_they_differ() -> None:
    contest = Contest(settings(), entrants(3))
    contest.run()
    wanted = [each.visits for each in entrants(3).players]
    assert [contest.mean_visits(i) for i in range(3)] == wanted
    assert "mean visits" not in contest_text(contest)
    shallow = replace(player(), search=SearchSettings(batch=1, max_depth=2))
    contest = Contest(settings(), replace(entrants(), players=(player(), shallow)))
    contest.run()
    full, few = (contest.mean_visits(i) for i in range(2))
    assert full == player().visits
    assert few is not None
    assert 2 <= few < full
    assert f"mean visits of a search: strong {full:.1f}, weak {few:.1f}" in contest_text(contest)
    assert [each["mean_visits"] for each in contest_fields(contest)["players"]] == [full, few]
    sums = Counter[int]()
    for game in contest.games.values():
        assert game.searches(BLACK) + game.searches(WHITE) == len(game.moves)
        color = WHITE if game.black == 0 else BLACK
        assert game.visits(color) is not None
        sums["visits"] += round((game.visits(color) or 0.0) * game.searches(color))
        sums["searches"] += game.searches(color)
    assert few == pytest.approx(sums["visits"] / sums["searches"], abs=1e-2)


def test_scores_are_the_referee_s() -> None:
    contest = Contest(settings(), entrants())
    contest.run()
    for game in contest.games.values():
        assert game.score is not None
        assert game.winner == np.sign(game.score - game.komi)
        assert game.points(0) + game.points(1) == 1


def test_tables_tell_the_mean_dynamic_komi() -> None:
    players = (player(dynamic_komi="ml-dk"), player())
    with_komi = Contest(settings(), Entrants(NAMES[:2], NAMES[:2], players, 3, StoneCounter(1)))
    with_komi.run()
    games = [game for _, game in sorted(with_komi.games.items())]
    assert all(game.white_komi is None for game in games if game.black == 0)
    assert all(game.black_komi is None for game in games if game.black == 1)
    rows = contest_fields(with_komi)["dynamic_komi"]
    assert [(row["player"], row["color"]) for row in rows] == [
        ("strong", "black"), ("strong", "white"),
    ]  # fmt: skip
    own = [game for game in games if game.black == 0]
    mean = sum(game.black_komi or 0.0 for game in own) / len(own)
    assert rows[0]["mean"] == pytest.approx(mean, abs=1e-3)
    assert rows[0]["distance"] == pytest.approx(mean - 1.0, abs=1e-3)  # komi 0.5 and 1.5 in turn
    assert f"strong: mean dynamic komi {mean:.1f} as Black" in contest_text(with_komi)
    again = msgspec.json.decode(result_line(games[0]), type=ContestGame)
    assert again == games[0]
    old = {k: v for k, v in json.loads(result_line(games[0])).items() if k[-5:] != "_komi"}
    assert msgspec.convert(old, ContestGame).black_komi is None
    plain = Contest(settings(), entrants())
    plain.run()
    assert contest_fields(plain)["dynamic_komi"] == []
    assert "dynamic komi" not in contest_text(plain)
