"""Tables of players against one opponent at several handicaps: cells, folders that go on, text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.base.errors import EngineError
from engine.base.files import append_line
from engine.cli import main
from engine.commands.handicap_table import rows_of
from engine.games.contest_folder import ContestReader
from engine.games.contest_settings import METHODS, ContestSettings
from engine.games.contestants import Entrants
from engine.games.handicap_games import HandicapGames
from engine.games.handicap_table import (
    HANDICAP_TABLES,
    HandicapTableReader,
    cell_folder,
    handicap_table_fields,
    launch_handicap_table,
    table_csv,
    table_markdown,
    table_text,
)
from engine.games.standings import ContestGame
from engine.jobs.job import JobKind, result_line
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.search.value import dynamic_komi
from tests.engine.games.test_handicap import SIZE, Counter, player
from tests.engine.games.test_handicap import program as fake_program


def entrants(rows: int = 2) -> Entrants:
    names = (*("one", "two")[:rows], "foe")
    return Entrants(names, names, tuple(player() for _ in names), SIZE, Counter(), names)


def settings(**options: object) -> ContestSettings:
    return ContestSettings.from_dict({"games": 2, "at_once": 2, "komi": "8.5", **options})


def games(
    folder: Path, handicaps: tuple[int, ...] = (0, 1, 2), rows: int = 2, **options: object
) -> HandicapGames:
    return HandicapGames(settings(**options), entrants(rows), handicaps, folder)


def results(folder: Path) -> dict[str, str]:
    return {path.parent.name: path.read_text() for path in sorted(folder.glob("*/results.jsonl"))}


def test_cells_are_contests_with_the_opponent_as_black(tmp_path: Path) -> None:
    table = games(tmp_path)
    table.run()
    assert sorted(results(tmp_path)) == [
        "01-Even", "01-H1", "01-H2", "02-Even", "02-H1", "02-H2"
    ]  # fmt: skip
    for row in range(2):
        for handicap in (0, 1, 2):
            view = ContestReader(cell_folder(tmp_path, row, handicap)).read()
            assert view.standings is not None
            assert list(view.standings.names) == [("one", "two")[row], "foe"]
            played = list(view.standings.games.values())
            assert {game.komi for game in played} == {0.5 if handicap else 8.5}
            assert [game.black for game in played] == ([1, 1] if handicap else [0, 1])
            assert {len(game.stones) for game in played} == {2 if handicap == 2 else 0}
    view = HandicapTableReader(tmp_path).read()
    assert view.status == "finished"
    assert view.table is not None
    assert view.table.played == view.table.planned == 12


def test_an_interrupted_table_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    games(tmp_path / "whole").run()
    part, seen = tmp_path / "part", []
    for _ in range(20):
        table = games(part)
        before = len(seen)
        table.run(
            stopped=lambda before=before: len(seen) > before,  # type: ignore[misc]
            ended=lambda row, handicap, contest, game: seen.append((row, handicap, game.number)),
        )
        for path in part.glob("*/results.jsonl"):
            with path.open("ab") as file:
                file.write(b'{"number": 1, "torn')  # a kill in the middle of a line
        if table.table().played >= table.table().planned:
            break
        assert HandicapTableReader(part).read().status == "stopped"
    assert len(seen) == len(set(seen)) == 12
    assert games(part).table().cells == games(tmp_path / "whole").table().cells
    more = games(part, games=4)
    assert (more.table().played, more.table().planned) == (12, 24)
    (part / "stop").touch()
    assert HandicapTableReader(part).read().status == "stopped"  # no process is at work


@pytest.mark.parametrize(
    ("options", "changes", "text"),
    [
        ({}, {"identities": ("one", "three", "foe")}, "was played with identities"),
        ({}, {"identities": ("one", "two", "enemy")}, "was played with opponent identity 'foe'"),
        ({"visits": 7}, {}, "was played with visits 100, not 7"),
    ],
)
def test_another_table_is_refused(
    tmp_path: Path, options: dict[str, object], changes: dict[str, tuple[str, ...]], text: str
) -> None:
    games(tmp_path).run(stopped=iter([False] * 5 + [True] * 99).__next__)
    with pytest.raises(EngineError, match=text):
        HandicapGames(
            settings(**options), replace(entrants(), **changes), (0, 1, 2), tmp_path
        ).run()


def test_a_refused_change_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    games(tmp_path, (2,)).run()
    before = (tmp_path / "handicap-table.json").read_bytes()
    with pytest.raises(EngineError, match="was played with compensation 'none', not 'stones'"):
        games(tmp_path, (2,), compensation="stones").run()
    assert (tmp_path / "handicap-table.json").read_bytes() == before
    games(tmp_path, (0, 2), komi="9.5")  # so far no game was even


def test_impossible_tables_are_refused_before_any_game(tmp_path: Path) -> None:
    for handicaps, options, text in (
        ((0, 5), {}, "no customary points for 5"),
        ((0, 2), {"opening": "recorded"}, "checked openings are for even games"),
        ((0, 2), {"komi": "999"}, "komi must be from"),
    ):
        with pytest.raises(EngineError, match=text):
            games(tmp_path / "new", handicaps, **options)
    assert not (tmp_path / "new").exists()
    (tmp_path / "holiday.txt").write_text("")
    with pytest.raises(EngineError, match="contains other files"):
        games(tmp_path)
    (tmp_path / "handicap-table.json").write_text("{}")
    assert "can't be read" in HandicapTableReader(tmp_path).read().problem


def write_cell(table: HandicapGames, handicap: int, wins: int, count: int) -> None:
    """Write games of row 0 as its process does, the first ones won by the row's player."""
    table._contest(0, handicap, lambda text: None, lambda: True).run(stopped=lambda: True)
    for number in range(count):
        white = handicap > 0 or number % 2 == 1
        mine = -1 if white else 1
        game = ContestGame(
            number, int(white), int(not white), 0.5 if handicap else 8.5, (), (24,),
            mine if number < wins else -mine, None, "",
            table.settings.replace(handicap=handicap, komi="").fixed_stones(SIZE),
        )  # fmt: skip
        append_line(cell_folder(table.folder, 0, handicap) / "results.jsonl", result_line(game))


def test_the_table_has_the_paper_s_form(tmp_path: Path) -> None:
    table = games(tmp_path, (0, 3, 4), 1, games=250)
    write_cell(table, 0, 208, 250)
    write_cell(table, 3, 104, 250)
    write_cell(table, 4, 3, 20)
    found = table.table()
    assert found.rows == [
        ["Method", "Even", "H3", "H4"],
        ["one", "83.2 % (\u00b14.6)", "41.6 % (\u00b16.1)", "15.0 % (\u00b115.4) 20/250"],
    ]
    text = table_text(found).splitlines()
    assert text[0].split() == ["Method", "Even", "H3", "H4"]
    assert text[3] == "520 of 750 games"
    assert "Even: both colors, komi 8.5." in text[-1]
    assert "From H2: the opponent has that many stones (fixed)" in text[-1]
    assert table_markdown(found).splitlines()[:2] == [
        "| Method | Even | H3 | H4 |", "| --- | ---: | ---: | ---: |"
    ]  # fmt: skip
    assert table_csv(found).splitlines()[2] == ("one,H3,3,104,0,146,250,250,0.4160,0.3566,0.4779")
    cell = handicap_table_fields(found)["rows"][0]["cells"][1]
    assert (cell["wins"], cell["games"], cell["share"]) == (104, 250, 0.416)


# --- the command ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "tiny.safetensors"
    small = NetworkSettings(size=SIZE, features="agz17", blocks=1, channels=4, value_head="Y")
    save_network(path, initial_network(small, seed=3))
    return path


def test_methods_make_rows_of_a_network(network: Path) -> None:
    text = str(network)
    assert tuple(METHODS) == dynamic_komi.METHODS
    assert rows_of([text], None) == [text]
    assert rows_of([f"{text}[visits=4]"], "none,ml-dk") == [
        f"{text}[visits=4,dynamic_komi=none,name=No dynamic komi]",
        f"{text}[visits=4,dynamic_komi=ml-dk,name=ML-DK]",
    ]
    assert rows_of([text, f"{text}[name=mine]"], "ss-r") == [
        f"{text}[dynamic_komi=ss-r,name=tiny SS-R]",
        f"{text}[name=mine,dynamic_komi=ss-r,name=mine SS-R]",
    ]
    for methods, players, problem in (
        ("ss-x", [text], "--methods takes none, ss-r"),
        ("none", ["gtp:gnugo"], "is for networks"),
    ):
        with pytest.raises(EngineError, match=problem):
            rows_of(players, methods)


def test_a_table_on_the_command_line(
    capsys: pytest.CaptureFixture[str],
    network: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arguments = [
        "handicap-table", str(network), "--against",
        f"gtp:{fake_program('handicap', 'B2,A1', tmp_path / 'talk')}", "--methods", "none",
        "--games", "2", "--visits", "1", "--handicaps", "1,2", "--folder", str(tmp_path / "table"),
        "--table", str(tmp_path / "table.md"),
    ]  # fmt: skip
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[0].split() == ["Method", "H1", "H2"]
    assert out.splitlines()[1].startswith("No dynamic komi ")
    assert "No dynamic komi, H2: 2 of 2: Fake 1.2 - No dynamic komi, komi 0.5: " in err
    assert (tmp_path / "table.md").read_text().startswith("| Method | H1 | H2 |")
    assert "set_free_handicap E5 C3" in (tmp_path / "talk").read_text()
    assert main([*arguments, "--json"]) == 0  # nothing is left to play
    out, err = capsys.readouterr()
    fields = json.loads(out)
    assert err == ""
    assert fields["played"] == fields["planned"] == 4
    monkeypatch.setattr(JobKind, "launch", lambda kind, folder, words, start: words)
    fields = HANDICAP_TABLES.read(tmp_path / "table")
    words = launch_handicap_table(
        tmp_path / "table",
        fields.written,
        fields.opponent_written,
        fields.size,
        fields.handicaps,
        ContestSettings.from_dict(fields.settings),
    )
    assert main(words) == 0  # type: ignore[arg-type]  # as the window continues it
    assert capsys.readouterr().err == ""
    assert main([word.replace("1,2", "ten") for word in arguments]) == 2
    assert "--handicaps takes numbers from 0 to 9" in capsys.readouterr().err
