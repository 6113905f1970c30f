"""Contests: who plays whom on which side, folders that go on, tables, and the two commands."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine.analysis import compiling
from engine.base.errors import EngineError
from engine.cli import main
from engine.games.contest import Contest, contest_fixtures
from engine.games.contest_folder import CONTESTS
from engine.games.contest_settings import ContestSettings
from engine.games.contest_text import (
    contest_fields,
    contest_text,
    plan_text,
)
from engine.games.contestants import Entrants, parse_entry
from engine.games.match import Fixture, play_fixtures
from engine.games.player import unsettled_points
from engine.games.standings import ContestGame
from engine.go.board import BLACK
from engine.go.coords import gtp_to_point
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.jobs.job import result_line
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.games.programs.test_programs import command
from tests.engine.games.test_match import StoneCounter, player

NAMES = ("strong", "weak", "weaker")


def entrants(count: int = 2) -> Entrants:
    players = (player(), player(-1), player(-1, visits=2))[:count]
    return Entrants(NAMES[:count], NAMES[:count], players, 3, StoneCounter(1))


def settings(**options: object) -> ContestSettings:
    return ContestSettings.from_dict({"games": 8, "komi": "0.5 1.5", "at_once": 4, **options})


def lines(contest: Contest) -> list[str]:
    return [result_line(game) for _, game in sorted(contest.games.items())]


# --- the games of a contest -------------------------------------------------------------------


def test_everybody_meets_everybody_in_every_condition() -> None:
    openings = [(), (4,)]
    fixtures = contest_fixtures(settings(games=9), 3, 3, openings)
    assert [fixture.number for fixture in fixtures] == list(range(36))  # 9 games are 12, 3 rounds
    seen = Counter((f.opening, f.komi, f.black, f.white) for f in fixtures[:24])
    assert set(seen.values()) == {1}
    assert len(seen) == 2 * 2 * 6
    assert fixtures[24].opening == ()


def test_the_first_player_holds_the_side_of_perfect_play() -> None:
    held = contest_fixtures(ContestSettings(side="hold", games=4), 2, 7, [()])
    assert [(f.komi, f.black) for f in held] == [(8.5, 0), (9.5, 1)] * 2
    other = ContestSettings(side="hold", fair_komi="5", komi="6.5", games=1)
    assert [f.black for f in contest_fixtures(other, 2, 9, [()])] == [1]
    white = ContestSettings(side="white", komi="6.5", games=2)
    assert [f.black for f in contest_fixtures(white, 2, 9, [()])] == [1, 1]


@pytest.mark.parametrize(
    ("options", "size", "text"),
    [
        ({"side": "hold"}, 9, "perfect play is not known on 9x9"),
        ({"side": "hold", "komi": "9"}, 7, "perfect play draws at komi 9"),
        ({"sprt": "35 0"}, 7, "needs the smaller difference first"),
        ({"sprt": "35"}, 7, "must be like `0 35`"),
        ({"fair_komi": "nine"}, 7, "must be like `9`"),
        ({"side": "hot"}, 7, "must be one of both, black, white, hold"),
    ],
)
def test_impossible_conditions_are_refused(
    options: dict[str, object], size: int, text: str
) -> None:
    with pytest.raises(EngineError, match=text):
        contest_fixtures(ContestSettings.from_dict(options), 2, size, [()])


# --- folders ----------------------------------------------------------------------------------


def test_a_contest_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    whole = Contest(settings(opening="value", opening_plies=2, opening_loss=1.0), entrants())
    whole.run()
    assert whole.finished
    folder = tmp_path / "deep" / "folder"
    plies = 0

    def stop() -> bool:
        nonlocal plies
        plies += 1
        return plies > 8

    def contest(**options: object) -> Contest:
        options = {"opening": "value", "opening_plies": 2, "opening_loss": 1.0, **options}
        return Contest(settings(**options), entrants(), folder)

    told: list[ContestGame] = []
    for _ in range(100):
        plies = 0
        part = contest(at_once=6)
        part.run(stopped=stop, ended=told.append)
        with (folder / "results.jsonl").open("ab") as file:
            file.write(b'{"number": 3, "torn')  # a kill in the middle of a line
        if part.finished:
            break
    assert lines(contest()) == lines(whole)
    assert len(told) == 8
    more = contest(games=16)
    assert not more.finished
    more.run()
    assert lines(more)[:8] == lines(whole)
    for changes, text in (
        ({"visits": 3}, "was played with visits 100, not 3"),
        ({"seed": 1}, "was played with seed 0, not 1"),
    ):
        with pytest.raises(EngineError, match=text):
            contest(**changes)
    with pytest.raises(EngineError, match="was played with players"):
        Contest(more.settings, replace(entrants(), identities=("strong", "other")), folder)


def test_folders_of_something_else_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("")
    with pytest.raises(EngineError, match="contains other files"):
        Contest(settings(), entrants(), tmp_path)
    (tmp_path / "contest.json").write_text("{}")
    with pytest.raises(EngineError, match="can't be read .*; move the folder away"):
        Contest(settings(), entrants(), tmp_path)
    (tmp_path / "contest.json").write_text('{"format": 9, "settings": {}, "size": 3, "players": 2}')
    with pytest.raises(EngineError, match="its format is 9"):
        Contest(settings(), entrants(), tmp_path)


def test_an_empty_contest_is_told_from_a_full_one() -> None:
    contest = Contest(settings(), entrants())
    contest.run(stopped=lambda: True)
    assert contest_text(contest) == "stopped after 0 of 8 games"
    assert contest_fields(contest)["ratings"] == []
    with pytest.raises(EngineError, match="two players or more"):
        Contest(settings(), entrants(1))
    with pytest.raises(EngineError, match="drawn by a network"):
        Contest(settings(opening="value"), replace(entrants(), drawer=None))


# --- results ----------------------------------------------------------------------------------


def test_a_sequential_test_ends_a_match_early() -> None:
    contest = Contest(settings(games=400, sprt="0 300"), entrants())
    contest.run()
    test = contest.sprt()
    assert test is not None
    assert test.decided
    assert test.ratio > 0
    assert len(contest.games) < 200
    assert len(contest.games) % 4 == 0
    assert "Elo 300 fits better" in contest_text(contest)
    with pytest.raises(EngineError, match="compares two players"):
        Contest(settings(sprt="0 35"), entrants(3)).run()


# --- players ----------------------------------------------------------------------------------


def test_settled_is_what_living_stones_of_one_color_surround() -> None:
    """Black's two eyes on the left are settled; the right side is not while White may live."""
    position = empty_position(Rules(size=5))
    moves = ["B5", "pass", "B4", "pass", "B3", "pass", "A3", "pass", "B2", "pass", "B1", "pass"]
    replay(position, [gtp_to_point(move, 5) for move in moves])
    left = [gtp_to_point(vertex, 5) for vertex in ("A5", "A4", "A2", "A1")]
    assert not unsettled_points(position)[left].any()
    assert not unsettled_points(position).any()  # nobody else is there
    replay(position, [gtp_to_point(move, 5) for move in ("pass", "D3")])
    open_points = unsettled_points(position)
    assert not open_points[left].any()
    assert open_points.sum() == 25 - 6 - 1 - 4


def test_players_that_play_out_do_not_end_the_game_while_stones_are_unsettled() -> None:
    rules, hurried = Rules(size=3, komi=-0.5), player()
    fixture = Fixture(0, 1, -0.5, (4, 9), 0)  # White passed at once, and Black is ahead
    patient = replace(hurried, play_out=True)
    short, long = (
        play_fixtures([mine, hurried], [fixture], rules)[0] for mine in (hurried, patient)
    )
    assert short is not None
    assert long is not None
    assert short.moves.tolist() == [9]
    assert len(long.moves) > 1
    assert short.winner == long.winner == BLACK


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "tiny.safetensors"
    network = NetworkSettings(size=3, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path, initial_network(network, seed=3))
    return path


def test_players_are_written_with_their_options(network: Path) -> None:
    entry = parse_entry(f"{network}[visits=4,lambda=0.5,search.c_puct=1.5,choice=lcb]")
    assert entry.network == network
    assert entry.options == {
        "visits": 4, "lambda": 0.5, "search.c_puct": 1.5, "choice": "lcb"
    }  # fmt: skip
    assert parse_entry("gtp: gnugo --mode gtp").program == "gnugo --mode gtp"
    with pytest.raises(EngineError, match="there is no such network file"):
        parse_entry("nobody")
    with pytest.raises(EngineError, match=r"options are like \[visits=400"):
        parse_entry(f"{network}[400]")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_a_match_on_the_command_line(
    capsys: pytest.CaptureFixture[str], network: Path, tmp_path: Path
) -> None:
    arguments = [
        "match", network, f"gtp:{command('good', 'B2,A1')}", "--games", "4", "--hold", "--visits",
        "9", "--visits-a", "5", "--opening", "value", "--opening-plies", "2", "--opening-loss", "1",
        "--folder", tmp_path / "match", "--sgf", tmp_path / "games", "--play-out",
    ]  # fmt: skip
    status, out, err = run(capsys, *arguments)
    assert status == 0, err
    assert "tiny [visits=5]   8.5  Black      2" in out
    assert "tiny [visits=5]   9.5  White      2" in out
    assert "4 of 4: " in err
    assert len(list((tmp_path / "games").glob("*.sgf"))) == 4
    for path in (tmp_path / "games").iterdir():
        path.unlink()
    status, out, err = run(capsys, *arguments, "--json")
    fields = json.loads(out)
    assert (status, err) == (0, "")
    assert fields["players"][1]["name"] == "Fake 1.2"
    assert fields["settings"]["temperature"] == fields["settings"]["lambda"] == 0.0
    assert len(fields["games"]) == fields["planned"] == 4
    assert len(list((tmp_path / "games").glob("*.sgf"))) == 4


def test_more_games_than_asked_for_are_announced(
    capsys: pytest.CaptureFixture[str], network: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And so is the time it takes to compile the engine, before anything is waited for."""
    waited: list[str] = []

    def wait(child: object, waiting: object) -> bool:
        waited.append(capsys.readouterr().err)
        return True

    monkeypatch.setattr(compiling, "start_compiling", object)
    monkeypatch.setattr(compiling, "wait_until_compiled", wait)
    status, out, err = run(
        capsys, "match", network, network, "--games", "1", "--visits", "2", "--komi", "2.5 3.5"
    )
    assert status == 0
    assert waited == ["sai-engine: compiling the engine, once after each update\n"]
    assert err.startswith(
        "sai-engine: 4 games of each pair instead of 1: every opening is played at komi 2.5 and "
        "3.5 and with both colors\nsai-engine: 1 of 4: "
    )
    assert "of 4 games from" in out


def test_games_that_need_no_rounding_are_not_mentioned() -> None:
    assert plan_text(Contest(settings(games=8), entrants())) == ""
    held = Contest(settings(games=3, side="black"), entrants())
    assert plan_text(held).endswith("instead of 3: every opening is played at komi 0.5 and 1.5")


def test_a_tournament_on_the_command_line(
    capsys: pytest.CaptureFixture[str], network: Path
) -> None:
    status, out, _ = run(
        capsys, "tournament", network, network, f"{network}[visits=1]", "--games", "2",
        "--visits", "4", "--komi", "2.5",
    )  # fmt: skip
    assert status == 0
    assert "tiny (2)" in out
    assert "rank  player" in out


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["match", "NET", "NET", "--size", "9"], "is for 3x3, the games are on 9x9"),
        (
            ["match", "NET", "NET", "--opening", "value", "--judge", "none"],
            "there is no such network file",
        ),
        (["match", "NET", "NET[foo=3]"], "NET[foo=3]: unknown setting 'foo'"),
        (["match", "NET", "NET", "--sgf", "JUNK/games"], "can't be written (Not a directory)"),
        (["match", "NET", "NET", "--table", "gone/t.csv"], "can't be written (No such file"),
        (["match", "NET", "none", "--sgf", "new/games"], "there is no such network file"),
        (["match", "NET", "JUNK"], "junk.safetensors: not a network file"),
        (
            ["handicap-table", "NET", "--folder", "x", "--against", "JUNK"],
            "junk.safetensors: not a network file",
        ),
        (["panel", "none", "--out", "p.json", "--members", "NET"], "there is no run here"),
        (["label", "labels", "--teacher", "JUNK"], "junk.safetensors: not a network file"),
        (["label", "labels"], "new labels need a teacher"),
        (
            ["run", "recommended-5x5", "run", "--set", "run.start_network=JUNK"],
            "junk.safetensors: not a network file",
        ),
        (["run", "nowhere"], "there is no run here; to start one: `sai-engine run PRESET nowhere`"),
    ],
)
def test_files_are_checked_before_the_engine_is_compiled(
    capsys: pytest.CaptureFixture[str],
    network: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    text: str,
) -> None:
    compiling = "engine.commands.loading.compile_engine"
    monkeypatch.setattr(compiling, lambda notice: pytest.fail("waits"))
    monkeypatch.chdir(tmp_path)
    junk = tmp_path / "junk.safetensors"
    junk.write_text("junk")
    files = {"NET": str(network), "JUNK": str(junk)}

    def named(words: str) -> str:
        for name, path in files.items():
            words = words.replace(name, path)
        return words

    status, out, err = run(capsys, *map(named, arguments))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert named(text) in err
    assert list(tmp_path.iterdir()) == [junk]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["match", "NET", "NET", "--visits", "0"], "--visits must be at least 1"),
        (["match", "NET", "NET", "--visits-b", "many"], "visits must be a number"),
        (
            ["match", "NET", "NET[foo=3]"],
            "unknown setting 'foo'; known: visits, name, value, white, "
            "human, precision, symmetry, device, ",
        ),
        (["match", "NET", "NET[foo=3]"], ", lambda, mu, "),
        (["match", "NET", "NET[foo=3]"], ", and those of the search, like search.c_puct"),
        (["match", "NET", "NET[search.visits=3]"], "'search.visits'; did you mean 'visits'"),
        (["match", "NET", "NET[c_puct=3]"], "'c_puct'; did you mean 'search.c_puct'"),
        (["match", "NET", "NET[lambda=3]"], "]: lambda must be at least 0 and at most 2"),
        (["match", "NET", "NET[search.c_puct=-1]"], "]: search.c_puct must be at least"),
        (["match", "NET", "NET[precision=fp5]"], "fp5"),
        (["match", "NET", "NET", "--size", "9"], "is for 3x3, the games are on 9x9"),
        (["match", "NET", "gtp:no-such-program"], "can't be started"),
        (["match", "NET", "gtp:gnugo", "--visits-b", "3"], "are for networks"),
        (["match", "gtp:gnugo", "gtp:gnugo"], "give it with --size"),
        (["match", "NET", "none.safetensors"], "there is no such network file"),
        (
            ["match", "NET", "NET", "--komi", "999"],
            "komi must be from -9.5 to 9.5 on 3x3, in steps",
        ),
        (["match", "NET", "NET", "--komi=-10"], "komi must be from -9.5 to 9.5 on 3x3, in steps"),
        (["tournament", "NET", "NET", "NET", "--komi", "2.5 3.25"], "in steps of 0.5, not 3.25"),
        (["tournament", "NET"], "two players or more"),
        (["match", "NET", "NET", "--fair-komi", "x"], "--fair-komi must be like `9`"),
    ],
)
def test_refusals_are_one_sentence(
    capsys: pytest.CaptureFixture[str], network: Path, arguments: list[str], text: str
) -> None:
    words = [word.replace("NET", str(network)) for word in arguments]
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert text in err


def test_a_match_that_is_refused_at_its_start_prints_no_table(
    capsys: pytest.CaptureFixture[str], network: Path
) -> None:
    status, out, err = run(capsys, "match", network, f"gtp:{command('clear_board')}")
    assert (status, out) == (2, "")
    assert "refuses 'clear_board'" in err


def test_a_second_process_changes_nothing_of_a_contest_in_play(tmp_path: Path) -> None:
    folder = tmp_path / "c"
    Contest(settings(), entrants(), folder).run(stopped=lambda: True)
    before = (folder / "contest.json").read_text()
    with CONTESTS.working(folder):
        second = Contest(settings(games=400), entrants(), folder)
        with pytest.raises(EngineError, match="is working on this contest"):
            second.run()
    assert (folder / "contest.json").read_text() == before


def test_a_contest_continues_without_options_that_never_had_an_effect(tmp_path: Path) -> None:
    Contest(settings(opening_plies=9), entrants(), tmp_path).run(stopped=lambda: True)
    Contest(settings(), entrants(), tmp_path).run(stopped=lambda: True)
    with pytest.raises(EngineError, match="was played with opening 'none', not 'policy'"):
        Contest(settings(opening="policy"), entrants(), tmp_path)
