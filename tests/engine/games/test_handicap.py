"""Handicap games of contests: stones, komi, colors, game records, programs, folders that go on."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.base.errors import EngineError
from engine.games.contest import Contest, contest_fixtures
from engine.games.contest_settings import ContestSettings
from engine.games.contest_text import (
    contest_fields,
    contest_text,
    dynamic_komi_rows,
    save_game,
)
from engine.games.contestants import Entrants
from engine.games.player import Player
from engine.games.program_player import ProgramPlayer
from engine.games.standings import ContestGame
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.position import replay, set_up
from engine.go.scoring import area_score
from engine.go.state import TO_PLAY, Position
from engine.jobs.job import result_line
from engine.record.handicap import handicap_board, handicap_points
from engine.record.sgf import load
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID

SIZE = 7
POINTS = SIZE * SIZE
SCRIPT = Path(__file__).parent / "programs" / "fake_program.py"
STONES = tuple(gtp_to_point(vertex, SIZE) for vertex in ("E5", "C3"))


class Counter(Evaluator):
    """Counts the stones on the board."""

    size = SIZE

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        alpha = positions.stones[:, :POINTS].sum(axis=1)
        curve = np.stack([alpha, np.full(len(legal), 0.7)], axis=1).astype(np.float32)
        policy = (legal / legal.sum(axis=1, keepdims=True)).astype(np.float32)
        return Evaluation(policy, np.full(len(legal), SIGMOID, np.int8), curve, None)


def player(visits: int = 2) -> Player:
    agent = AgentSettings(lambda_=0.0, temperature=0.5, opening_moves=8)
    return Player(evaluator=Counter(), visits=visits, agent=agent)


def entrants(count: int = 2, visits: int = 2) -> Entrants:
    names = ("one", "two", "three")[:count]
    return Entrants(names, names, tuple(player(visits) for _ in names), SIZE, Counter())


def settings(**options: object) -> ContestSettings:
    return ContestSettings.from_dict({"games": 4, "at_once": 4, "handicap": 2, **options})


def program(mode: str, moves: str, log: Path) -> str:
    return shlex.join([sys.executable, "-S", "-E", str(SCRIPT), mode, moves, str(log)])


def lines(contest: Contest) -> list[str]:
    return [result_line(game) for _, game in sorted(contest.games.items())]


# --- conditions -------------------------------------------------------------------------------


def test_the_second_player_is_black_with_the_stones_at_half_a_point() -> None:
    for fixture in contest_fixtures(settings(handicap=3), 2, 9, [()]):
        assert (fixture.black, fixture.white, fixture.komi) == (1, 0, 0.5)
        assert fixture.stones == tuple(sorted(handicap_points(9, 3)))
    first = contest_fixtures(settings(handicap_for="first", komi="2.5"), 3, 9, [()])
    assert {(f.black, f.white, f.komi) for f in first} == {(0, 1, 2.5), (0, 2, 2.5), (1, 2, 2.5)}
    one = contest_fixtures(settings(handicap=1), 2, 7, [()])
    assert {(f.black, f.komi, f.stones) for f in one} == {(1, 0.5, ())}
    even = contest_fixtures(settings(handicap=0), 2, 7, [()])
    assert {(f.black, f.komi) for f in even} == {(0, 8.5), (1, 8.5), (0, 9.5), (1, 9.5)}


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"side": "hold"}, "--handicap-for says who is Black"),
        ({"opening": "recorded"}, "checked openings are for even games"),
        ({"opening": "value"}, "checked openings are for even games"),
        ({"opening": "policy", "judge": "strong"}, "checked openings are for even games"),
        ({"opening": "policy", "placement": "free"}, "needs handicap stones on fixed points"),
        ({"tree": "games", "placement": "free"}, "needs handicap stones on fixed points"),
        ({"handicap": 10}, "handicap"),
        ({"handicap": 5}, "7x7 has no customary points for 5 handicap stones; choose free"),
    ],
)
def test_impossible_handicaps_are_refused(options: dict[str, object], text: str) -> None:
    with pytest.raises(EngineError, match=text):
        Contest(settings(**options), entrants())


# --- games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("compensation", ["none", "stones"])
def test_stones_stand_white_begins_and_the_score_counts_them(
    compensation: str, tmp_path: Path
) -> None:
    contest = Contest(settings(compensation=compensation), entrants())
    contest.run()
    assert len(contest.games) == 4
    bonus = 0.5 + (2 if compensation == "stones" else 0)
    for number, game in contest.games.items():
        assert (game.black, game.white, game.komi) == (1, 0, 0.5)
        assert game.stones == tuple(sorted(STONES))
        position = set_up(contest.rules, handicap_board(SIZE, game.stones), WHITE)
        replay(position, game.moves)
        assert game.score == area_score(position)
        assert game.winner == np.sign(game.score - bonus)
        save_game(contest, game, tmp_path)
        (path,) = tmp_path.glob(f"{number + 1:05d}-*.sgf")
        text = path.read_text()
        assert "HA[2]" in text
        assert "KM[0.5]" in text
        assert "AB[" in text
        assert ("RU[" in text) == (compensation == "stones")
        result = load(path)
        (record,) = result.games
        assert record.rules.handicap == 2
        assert record.rules.white_bonus == bonus
        played = [node.move for node in record.main_line() if node.move is not None]
        assert [move.point for move in played] == list(game.moves)
        assert played[0].color == WHITE
        board = record.board_at(record.main_line()[-1])
        assert [int(stone) for stone in board.stones] == position.stones[:POINTS].tolist()
        lead = abs(game.score - bonus)
        winner = "B" if game.winner == BLACK else "W"
        assert record.info["RE"] == f"{winner}+{lead:g}"
    assert "handicap 2: the second player of a pair is Black" in contest_text(contest)
    assert contest_fields(contest)["games"][0]["handicap"] == ["E5", "C3"]


def test_dynamic_komi_is_compared_with_komi_and_compensation() -> None:
    contest = Contest(settings(compensation="stones"), entrants())
    contest.games[0] = ContestGame(
        0, 1, 0, 0.5, (), (), BLACK, None, "", stones=tuple(sorted(STONES)), white_komi=4.5
    )
    assert dynamic_komi_rows(contest) == [(0, WHITE, 4.5, 2.0)]


def test_openings_are_drawn_after_the_stones() -> None:
    contest = Contest(settings(opening="policy", opening_plies=3), entrants())
    contest.run()
    assert len({game.opening for game in contest.games.values()}) == 4
    for game in contest.games.values():
        position = set_up(contest.rules, handicap_board(SIZE, game.stones), WHITE)
        replay(position, game.opening)
        assert len(game.opening) == 3
        assert position.counters[TO_PLAY] == BLACK
        assert not set(game.opening) & set(STONES)


def test_trees_kept_over_games_begin_with_the_stones() -> None:
    contest = Contest(settings(tree="games", temperature=0.5), entrants())
    contest.run()
    for game in contest.games.values():
        replay(set_up(contest.rules, handicap_board(SIZE, game.stones), WHITE), game.moves)
        assert len(game.moves) > 10


@pytest.mark.parametrize("tree", ["fresh", "game"])
def test_black_places_free_stones(tree: str) -> None:
    contest = Contest(settings(placement="free", handicap=5, tree=tree), entrants(visits=12))
    contest.run()
    boards = [game.stones for game in contest.games.values()]
    assert all(len(set(stones)) == 5 for stones in boards)
    assert len(set(boards)) > 1
    for game in contest.games.values():
        replay(set_up(contest.rules, handicap_board(SIZE, game.stones), WHITE), game.moves)


@pytest.mark.parametrize("placement", ["fixed", "free"])
def test_an_interrupted_contest_with_handicap_goes_on(tmp_path: Path, placement: str) -> None:
    wanted = settings(placement=placement, at_once=2)
    whole = Contest(wanted, entrants())
    whole.run()
    for _ in range(20):
        part = Contest(wanted, entrants(), tmp_path)
        before = len(part.games)
        part.run(stopped=lambda part=part, before=before: len(part.games) > before)  # type: ignore[misc]
        if part.finished:
            break
    assert lines(Contest(wanted, entrants(), tmp_path)) == lines(whole)
    for changes, text in (
        ({"handicap": 3}, "was played with handicap 2, not 3"),
        ({"compensation": "stones"}, "was played with compensation 'none', not 'stones'"),
        ({"handicap_for": "first"}, "was played with handicap for 'second', not 'first'"),
    ):
        with pytest.raises(EngineError, match=text):
            Contest(wanted.replace(**changes), entrants(), tmp_path)


# --- programs ---------------------------------------------------------------------------------


def talk(tmp_path: Path, mode: str, **options: object) -> tuple[Contest, list[str]]:
    """Play a game against a program that has Black; return its commands from the board on."""
    log = tmp_path / "talk"
    with ProgramPlayer(program(mode, "B2,D4,F6", log), thinking=1) as other:
        players = (player(), other)
        contest = Contest(
            settings(games=1, at_once=2, **options),
            Entrants(("one", "Fake"), ("one", "Fake"), players, SIZE, Counter()),
        )
        contest.run()
    told = log.read_text().splitlines()
    return contest, told[told.index(f"boardsize {SIZE}") :]


def test_programs_are_told_the_stones(tmp_path: Path) -> None:
    contest, told = talk(tmp_path, "handicap", compensation="stones")
    assert told[:4] == ["boardsize 7", "clear_board", "komi 2.5", "set_free_handicap E5 C3"]
    assert told[4].startswith("play W ")
    assert told[5] == "genmove B"
    game = contest.games[0]
    assert game.reason == ""
    assert game.moves[1] == gtp_to_point("B2", SIZE)


def test_programs_without_free_handicap_get_fixed_stones_or_moves(tmp_path: Path) -> None:
    _, told = talk(tmp_path, "fixed")
    assert told[3] == "fixed_handicap 2"
    (tmp_path / "talk").unlink()
    _, told = talk(tmp_path, "good")
    assert told[3:5] == ["play B E5", "play B C3"]
    assert told[5].startswith("play W ")
    (tmp_path / "talk").unlink()
    _, told = talk(tmp_path, "fixed", handicap=3)  # GTP's third stone stands elsewhere
    assert told[3:6] == ["play B E5", "play B C3", "play B E3"]


def test_programs_place_their_own_stones(tmp_path: Path) -> None:
    contest, told = talk(tmp_path, "handicap", placement="free", handicap=2)
    assert told[3] == "place_free_handicap 2"
    assert told[4].startswith("play W ")
    assert sorted(contest.games[0].stones) == sorted(gtp_to_point(v, SIZE) for v in ("B2", "D4"))
    with pytest.raises(EngineError, match="can't place handicap stones"):
        talk(tmp_path, "good", placement="free")


def test_a_program_that_places_too_few_stones_loses(tmp_path: Path) -> None:
    contest, _ = talk(tmp_path, "handicap", placement="free", handicap=4)
    assert contest.games[0].winner == WHITE
    assert "when asked for 4 handicap stones" in contest.games[0].reason
    assert "W+F" in contest.result(contest.games[0])
