"""Tables of wins, kinds of contests and trees that are kept, in contests and their commands."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.base.errors import EngineError
from engine.cli import main
from engine.games.contest import Contest
from engine.games.contest_settings import CONTEST_KINDS, ContestSettings
from engine.games.contest_text import contest_fields, contest_text
from engine.games.contestants import Entrants
from engine.games.standings import ContestGame, Standings
from engine.games.wins import group_of, wins_csv, wins_markdown, wins_table, wins_text
from engine.go.board import BLACK, WHITE
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.games.test_contest import entrants, lines, settings

NAMES = ("cha_27", "cha_52", "def_27")


def standings(*games: tuple[int, int, int]) -> Standings:
    """A contest with games of Black, White and the winner's color."""
    found = {
        k: ContestGame(k, black, white, 0.5, (), (), winner, 1.0, "")
        for k, (black, white, winner) in enumerate(games)
    }
    return Standings(ContestSettings(komi="0.5"), NAMES, NAMES, 5, found)


PLAYED = standings(
    (0, 1, BLACK), (1, 0, BLACK), (0, 1, WHITE), (0, 2, BLACK), (2, 0, WHITE), (1, 2, 0)
)


def test_a_table_counts_wins_by_opponent_and_color() -> None:
    rows = wins_table(PLAYED).rows
    assert [row.against for row in rows] == [(None, 1, 2), (2, None, 0), (0, 0, None)]
    assert [(row.as_black, row.as_white, row.draws, row.games) for row in rows] == [
        (2, 1, 0, 5), (1, 1, 1, 4), (0, 0, 1, 3),
    ]  # fmt: skip
    assert rows[1].share == pytest.approx(2.5 / 4)
    low, high = rows[0].interval
    assert 0.0 < low < 0.6 < high < 1.0
    assert sum(row.wins for row in rows) == 5


def repeated(times: int, *, differs: bool = False) -> Standings:
    """Ten openings, each with both colors and played several times: the first player loses two."""
    contest = Standings(ContestSettings(komi="0.5"), NAMES[:2], NAMES[:2], 5)
    for number in range(20 * times):
        opening, black, again = number % 10, number // 10 % 2, number // 20
        winner = (BLACK if black == 0 else WHITE) * (-1 if opening == 0 else 1)
        moves = (20, again if differs else 21)
        contest.games[number] = ContestGame(
            number, black, 1 - black, 0.5, (opening,), moves, winner, 1.0, ""
        )
    return contest


def test_games_that_repeat_others_count_once_in_elo_and_intervals() -> None:
    once, twice, varied = repeated(1), repeated(2), repeated(2, differs=True)
    assert [contest.tally(0, 1).wins for contest in (once, twice, varied)] == [18, 36, 36]
    for contest in (once, twice):
        fields = contest_fields(contest)
        assert fields["ratings"] == contest_fields(once)["ratings"]
        assert (
            fields["tables"][0][0]["interval"] == contest_fields(once)["tables"][0][0]["interval"]
        )
        assert (fields["different_games"], fields["counted_games"]) == (20, 20)
    assert "repeated games count once in Elo and intervals: 20 games count" in contest_text(twice)
    assert "count once" not in contest_text(varied)
    low, high = wins_table(varied).rows[0].interval
    assert wins_table(once).rows[0].interval[0] < low < 0.9 < high
    test = ContestSettings(komi="0.5", sprt="0,100")
    ratios = [replace(contest, settings=test).sprt() for contest in (once, twice)]
    assert ratios[0] == ratios[1] is not None


def test_a_group_counts_only_games_among_its_players() -> None:
    group = group_of(PLAYED, "cha_52, cha_27")
    rows = wins_table(PLAYED, group).rows
    assert [(row.name, row.wins, row.games) for row in rows] == [("cha_52", 2, 3), ("cha_27", 1, 3)]
    for text, problem in (("cha_27,best", "'best' is no player"), ("cha_27", "two different")):
        with pytest.raises(EngineError, match=problem):
            group_of(PLAYED, text)


def test_tables_for_terminal_markdown_and_spreadsheet() -> None:
    tables = [wins_table(PLAYED), wins_table(PLAYED, (0, 1))]
    head, first, *_ = wins_text(tables[0]).splitlines()
    assert head.split()[:5] == ["player", "1", "2", "3", "wins"]
    assert first.split()[:7] == ["1", "cha_27", "1", "2", "3", "2", "1"]
    rows = wins_markdown(tables).split("\n")
    assert rows[1].startswith("| ---: | --- | ---:")
    assert len({row.count("|") for row in rows[:5]}) == 1
    found = list(csv.DictReader(wins_csv(tables).splitlines()))
    assert [(r["table"], r["player"], r["against cha_52"], r["wins"]) for r in found] == [
        ("1", "cha_27", "1", "3"), ("1", "cha_52", "", "2"), ("1", "def_27", "0", "0"),
        ("2", "cha_27", "1", "1"), ("2", "cha_52", "", "2"),
    ]  # fmt: skip
    assert "in games of the group:" in contest_text(PLAYED, tables)
    fields = contest_fields(PLAYED)["tables"]
    assert [row["wins"] for row in fields[0]] == [3, 2, 0]


def test_kinds_are_settings_of_the_studys_tournaments() -> None:
    for kind in CONTEST_KINDS.values():
        assert ContestSettings.from_dict(dict(kind.values)).temperature == 0.0
    training = ContestSettings.from_dict(dict(CONTEST_KINDS["training"].values))
    assert (training.visits, training.games, training.tree) == (2, 200, "games")
    assert ContestSettings.from_dict(dict(CONTEST_KINDS["instinct"].values)).visits == 1


def test_a_contest_in_series_goes_on_as_if_not_interrupted(tmp_path: Path) -> None:
    options = {"tree": "games", "games": 6, "komi": "0.5", "temperature": 0.0}
    whole = Contest(settings(**options), entrants(3))
    whole.run()
    assert whole.finished
    folder = tmp_path / "a"
    part = Contest(settings(**options), entrants(3), folder)
    part.run(stopped=lambda: len(part.games) > 4)
    kept = lines(part)
    assert 4 < len(kept) < whole.planned
    again = Contest(settings(**options), entrants(3), folder)
    told: list[int] = []
    again.run(ended=lambda game: told.append(game.number))
    assert lines(again) == lines(whole)
    assert len(told) == whole.planned - len(kept)
    text = (folder / "results.jsonl").read_text().splitlines()
    assert len({json.loads(line)["number"] for line in text}) == len(text) == whole.planned


def test_series_refuse_what_needs_independent_games() -> None:
    with pytest.raises(EngineError, match="needs independent games"):
        settings(tree="games", sprt="0 35")

    class Program:
        in_background = True

    two = entrants(2)
    programs = Entrants(two.names, two.identities, (two.players[0], Program()), 3, two.drawer)  # type: ignore[arg-type]
    with pytest.raises(EngineError, match="other programs can't keep a search tree"):
        Contest(settings(tree="games"), programs)


def test_the_command_plays_kinds_and_writes_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    network = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    paths = [tmp_path / f"net{seed}.safetensors" for seed in (1, 2, 3)]
    for seed, path in enumerate(paths):
        save_network(path, initial_network(network, seed=seed))
    names = [f"{path}[name=p{k}]" for k, path in enumerate(paths, 1)]
    table = tmp_path / "wins.md"
    common = ["--kind", "instinct", "--komi", "0.5", "--group", "p1,p3", "--json", "--table"]
    assert main(["tournament", *names, *common, str(table)]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in fields["tables"][0]] == ["p1", "p2", "p3"]
    assert [row["games"] for row in fields["tables"][1]] == [2, 2]
    assert (fields["settings"]["visits"], fields["settings"]["temperature"]) == (1, 0.0)
    assert table.read_text().count("| player |") == 2
    gone = str(tmp_path / "gone" / "wins.md")
    assert main(["tournament", *names, *common, gone]) == 2
    out, err = capsys.readouterr()
    assert out == "", "no game is played for a table that can't be written"
    assert f"{gone}: can't be written" in err
    more = ["--kind", "training", "--games", "2", "--each", "search.fpu=lz", "--komi", "0.5"]
    assert main(["match", *names[:2], *more, "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert (fields["settings"]["tree"], fields["settings"]["visits"]) == ("games", 2)
    assert "search.fpu=lz" in fields["players"][0]["identity"]
    assert main(["match", *names[:2], "--table", "wins.txt"]) == 2
    assert main(["match", *names[:2], "--group", "p1,p9"]) == 2
    errors = capsys.readouterr().err
    assert "must end with .csv or .md" in errors
    assert "'p9' is no player" in errors
