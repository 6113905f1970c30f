"""The matches window: a table that grows with the folder, games, starting, stopping, going on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog

from engine.base.errors import EngineError
from engine.base.lock import acquire_lock
from engine.games.contest_folder import ContestReader, launch_contest
from engine.games.contest_settings import ContestSettings
from engine.record.sgf import load
from sai_studio.lab.contests.new_contest import NewContestDialog
from sai_studio.lab.contests.player_row import PROGRAM, PlayerRow
from sai_studio.lab.contests.window import ContestWindow
from tests.sai_studio.lab.contests.conftest import Hall, game, write_contest


def cells(window: ContestWindow) -> list[tuple[str, ...]]:
    return [row.cells for row in window.page.standings.rows]


def test_the_table_grows_while_the_contest_is_played(hall: Hall) -> None:
    folder = write_contest(hall.contests / "duel", [game(0), game(1, -1)])
    lock = acquire_lock(folder / "lock")
    window = hall.window()
    try:
        hall.wait(lambda: len(cells(window)) == 2)
        assert window.page.progress.text().startswith("2 of 8 games, about ")
        assert cells(window)[0][1] == "strong"
        assert cells(window)[0][5:] == ("2", "2", "0", "0")
        assert cells(window)[1][3] == "fixed"
        with (folder / "results.jsonl").open("a") as file:
            file.write(game(2, -1) + "\n" + '{"number": 3, "torn')
        hall.wait(lambda: cells(window)[0][5:] == ("3", "2", "0", "1"))
        assert window.page.tabs.tabText(1) == "Games (3)"
        assert window.page.halt.isVisible()
        window.page.halt.click()
        assert (folder / "stop").exists()
        hall.wait(lambda: window.contests.status(folder) == "stopping")
    finally:
        lock.release()
    hall.wait(lambda: window.contests.status(folder) == "stopped")
    assert window.page.resume.isVisible()
    assert "strong took 66.7 % of 3 games" in window.page.remarks.text()


def test_games_open_and_are_saved(hall: Hall, tmp_path: Path) -> None:
    write_contest(hall.contests / "duel", [game(0), game(1, 1, "ran away")])
    window = hall.window()
    hall.wait(lambda: len(cells(window)) == 2)
    table = window.page.games
    table.setCurrentIndex(table.model().index(0, 0))
    hall.qtbot.keyClick(table, Qt.Key.Key_Return)
    (record,) = hall.shown
    assert record.info["PB"] == "weak"
    assert record.info["RE"] == "B+F"
    assert record.main_line()[-1].comment == "White lost: ran away"
    assert len(record.main_line()) == 7
    window.export(tmp_path / "all.sgf")
    assert len(load(tmp_path / "all.sgf").games) == 2
    assert "strong lost 1 game: ran away." in window.page.remarks.text()


def test_a_tournament_shows_pairs(hall: Hall) -> None:
    names = ("a", "b", "c")
    lines = [game(n, 1, players=pair) for n, pair in enumerate([(0, 1), (1, 2), (2, 0)])]
    write_contest(hall.contests / "cup", lines, names)
    window = hall.window()
    hall.wait(lambda: len(cells(window)) == 3)
    assert window.page.pairs.isVisible()
    assert window.page.pairs.rows[0].cells == ("1  c", "", "1\u20130", "1\u20130")
    assert "No cycle of three players is significant." in window.page.remarks.text()


def test_both_tables_number_the_players_alike(hall: Hall) -> None:
    pairs = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    lines = [  # the player named last wins, so the order of entry is turned around
        game(n, 1 if max(pair) == pair[n % 2] else -1, players=pair) for n, pair in enumerate(pairs)
    ]
    write_contest(hall.contests / "cup", lines, ("a", "b", "c"))
    window = hall.window()
    hall.wait(lambda: len(cells(window)) == 3)
    assert [row[:2] for row in cells(window)] == [("1", "c"), ("2", "b"), ("3", "a")]
    assert [row.cells for row in window.page.pairs.rows] == [
        ("1  c", "", "2\u20130", "2\u20130"),
        ("2  b", "0\u20132", "", "2\u20130"),
        ("3  a", "0\u20132", "0\u20132", ""),
    ]
    head, roles = window.page.pairs.model().headerData, Qt.ItemDataRole
    titles = [head(i, Qt.Orientation.Horizontal) for i in (1, 2, 3)]
    tips = [head(i, Qt.Orientation.Horizontal, roles.ToolTipRole) for i in (1, 2, 3)]
    assert list(zip(titles, tips, strict=True)) == [
        ("1", "1  c"),
        ("2", "2  b"),
        ("3", "3  a"),
    ]


def test_the_sequential_test_tells_when_it_decided(hall: Hall) -> None:
    lines = [game(n, 1 if n % 2 == 0 else -1) for n in range(8)]
    write_contest(hall.contests / "test", lines, games=400, sprt="0 700")
    window = hall.window()
    hall.wait(lambda: len(cells(window)) == 2)
    assert window.page.progress.text() == "8 of 400 games; decided by the sequential test"
    assert "Elo 700 fits better" in window.page.remarks.text()


def test_a_decided_test_can_be_left_out_to_play_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [game(n, 1 if n % 2 == 0 else -1) for n in range(8)]
    write_contest(hall.contests / "test", lines, games=400, sprt="0 700")
    started: list[ContestSettings] = []
    window = hall.window()
    monkeypatch.setattr(
        window.contests,
        "start",
        lambda _folder, _players, _size, settings: started.append(settings),
    )
    hall.wait(lambda: len(cells(window)) == 2)
    window.page.resume.click()
    asked = window.findChild(QInputDialog)
    assert asked is not None
    assert asked.labelText().startswith("The sequential test is decided.")
    assert asked.intValue() == 400
    asked.accept()
    assert [(settings.games, settings.sprt) for settings in started] == [(400, "")]


def test_damaged_folders_are_told_and_harm_nothing(hall: Hall) -> None:
    folder = hall.contests / "odd"
    folder.mkdir(parents=True)
    (folder / "contest.json").write_text('{"settings": {"games": -3}, "size": 7, "players": []}')
    write_contest(hall.contests / "duel", [game(0), "not json", '{"number": 99999}'])
    window = hall.window()
    hall.wait(lambda: len(window.contests.views) == 2)
    window.contests.select(folder)
    assert window.contests.status(folder) == "unreadable"
    assert "can't be read" in window.page.progress.text()
    window.contests.select(hall.contests / "duel")
    assert len(window.page.games.games.rows) == 1


# --- starting and going on ---------------------------------------------------------------------


def fake_process(monkeypatch: pytest.MonkeyPatch, script: str) -> list[list[str]]:
    commands: list[list[str]] = []

    def command(arguments: list[str]) -> list[str]:
        commands.append(arguments)
        return [sys.executable, "-S", "-E", "-c", script]

    monkeypatch.setattr("engine.jobs.job.engine_command", command)
    return commands


def test_a_contest_that_can_t_begin_says_why(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_process(
        monkeypatch,
        "import sys; sys.stderr.write('sai-engine: gnugo can\\'t be started\\n'); sys.exit(2)",
    )
    window = hall.window()
    folder = hall.contests / "broken"
    assert window.contests.start(folder, ["a", "gtp:gnugo"], 7, ContestSettings())
    assert window.contests.status(folder) == "starting"
    hall.wait(lambda: "gnugo can't be started" in window.messages.text)
    assert window.contests.selected is None


def test_going_on_repeats_players_and_conditions(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = fake_process(monkeypatch, "pass")
    folder = write_contest(hall.contests / "duel", [game(0)], komi="8.5", play_out=True)
    window = hall.window()
    hall.wait(lambda: len(cells(window)) == 2)
    window.page.resume.click()
    (command,) = commands
    words = command[command.index("match") :]
    players = ["strong.safetensors[visits=5]", "weak.safetensors[visits=5]"]
    assert words[words.index("--") + 1 :] == players
    assert words[1:5] == ["--folder", str(folder), "--size", "7"]
    assert {"--games=8", "--komi=8.5", "--play-out"} <= set(words)
    hall.wait(lambda: not window.contests.at_work(folder))


def test_two_processes_never_play_in_one_folder(tmp_path: Path) -> None:
    folder = write_contest(tmp_path / "duel", [])
    lock = acquire_lock(folder / "lock")
    try:
        with pytest.raises(EngineError, match="another process is using this folder"):
            launch_contest(folder, ["a", "b"], 7, ContestSettings())
    finally:
        lock.release()


def test_a_view_that_was_handed_out_stays_as_it_was(tmp_path: Path) -> None:
    folder = write_contest(tmp_path / "duel", [game(0)])
    reader = ContestReader(folder)
    first = reader.read()
    assert reader.read() is first
    with (folder / "results.jsonl").open("a") as file:
        file.write(game(1) + "\n")
    second = reader.read()
    assert first.standings is not None
    assert second.standings is not None
    assert (len(first.standings.games), len(second.standings.games)) == (1, 2)
    assert (first.status, first.seconds_left(0.0)) == ("stopped", None)


# --- the dialog --------------------------------------------------------------------------------


def dialog(hall: Hall) -> NewContestDialog:
    made = NewContestDialog(hall.networks, [("GNU Go", "gnugo --mode gtp")], 7)
    hall.qtbot.addWidget(made)
    return made


def test_players_are_written_as_the_command_line_takes_them(hall: Hall) -> None:
    form = dialog(hall)
    first, second = form.rows
    assert first.written == "fake.safetensors[visits=100,lambda=0]"
    assert second.lambda_.value() == 0.5  # the same network again: another agent
    second.mu.setValue(0.25)
    assert second.written == "fake.safetensors[visits=100,lambda=0.5,mu=0.25]"
    first.dynamic_komi.setCurrentIndex(first.dynamic_komi.findData("ml-dk"))
    assert first.written == "fake.safetensors[visits=100,lambda=0,dynamic_komi=ml-dk]"
    first.dynamic_komi.setCurrentIndex(0)
    second.choose(second.who.findText("GNU Go"))
    assert second.written == "gtp:gnugo --mode gtp"
    assert form.ok.isEnabled()
    assert form.name.text() == "fake-gnugo"
    assert form.settings().temperature == 0.0  # openings vary the games
    form.opening.setCurrentIndex(2)
    assert form.settings().temperature > 0.0
    assert form.count.text() == "20 games in all"
    form.add_player()
    assert form.count.text() == "60 games in all"
    assert not form.sprt.isEnabled()
    form.remove_player(form.rows[2])
    form.remove_player(form.rows[1])
    assert len(form.rows) == 2


def choose_program(row: PlayerRow, command: str) -> None:
    row.who.setCurrentIndex(row.who.findData(PROGRAM))
    row.command.setText(command)


def test_a_name_holds_whole_names_of_players(hall: Hall) -> None:
    form = dialog(hall)
    for row, length in zip(form.rows, (40, 45), strict=True):
        choose_program(row, "p" * length)
    assert form.name.text() == f"{'p' * 40}-{'p' * 45}"
    choose_program(form.rows[0], "p" * 70)
    assert form.name.text() == "match-7x7"


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda f: f.komi.setText("nine"), "komi must be numbers like"),
        (
            lambda f: f.komi.setText("8.5 999"),
            "komi must be from -49.5 to 49.5 on 7\u00d77, in steps",
        ),
        (lambda f: f.komi.setText("8.3"), "in steps of 0.5, not 8.3"),
        (lambda f: choose_program(f.rows[1], ""), "Enter the command line"),
        (lambda f: f.name.setText("a/b") or f.name.textEdited.emit(""), "valid for a folder"),
        (lambda f: f.name.setText("x" * 300) or f.name.textEdited.emit(""), "valid for a folder"),
        (lambda f: f.board_size.setValue(13), "does not play on 13"),
        (lambda f: [choose_program(row, "x") for row in f.rows], "choose none if only other"),
    ],
)
def test_what_can_t_start_is_told(hall: Hall, change: object, text: str) -> None:
    form = dialog(hall)
    change(form)  # type: ignore[operator]
    assert text in form.note.text()
    assert not form.ok.isEnabled()


def test_the_board_brings_its_networks(hall: Hall) -> None:
    form = dialog(hall)
    form.board_size.setValue(9)
    assert all(row.network is not None and row.network.size == 9 for row in form.rows)


def test_the_table_of_wins_is_saved(hall: Hall, tmp_path: Path) -> None:
    lines = [game(n, 1, players=pair) for n, pair in enumerate([(0, 1), (1, 2), (2, 0)])]
    write_contest(hall.contests / "cup", lines, ("a", "b", "c"))
    window = hall.window()
    assert not window.page.save_table.isEnabled()
    hall.wait(lambda: len(cells(window)) == 3)
    assert window.page.save_table.isEnabled()
    window.save_table(tmp_path / "wins.csv")
    assert "1,a,,1,0,1,1,0,0,2,0.5000," in (tmp_path / "wins.csv").read_text()
    window.save_table(tmp_path / "wins.md")
    assert "| player | 1 | 2 | 3 | wins |" in (tmp_path / "wins.md").read_text()
    window.save_table(tmp_path)
    assert "can't be written" in window.messages.text


def test_a_kind_of_contest_fills_the_form(hall: Hall) -> None:
    window = hall.window()
    window.new_contest("training")
    (dialog,) = window.findChildren(NewContestDialog)
    settings = dialog.settings()
    assert (settings.tree, settings.games, settings.temperature) == ("games", 200, 0.0)
    assert "visits=2," in dialog.players()[0]
    assert "visits=2," in dialog.add_player().written
    dialog.kind.setCurrentIndex(dialog.kind.findData("instinct"))
    settings = dialog.settings()
    assert (settings.tree, settings.games, settings.opening) == ("fresh", 2, "none")
    assert all("visits=1," in player for player in dialog.players())
    assert dialog.add_player().visits.text() == "1 visit"
    dialog.kind.setCurrentIndex(0)
    assert dialog.settings().opening == "value"
    dialog.reject()


def test_handicap_is_set_in_the_form(hall: Hall) -> None:
    form = dialog(hall)
    assert not form.handicap_for.isEnabled()
    form.handicap.stones.setValue(3)
    form.handicap.compensation.setChecked(True)
    assert form.ok.isEnabled()
    assert not form.side.isEnabled()
    settings = form.settings()
    assert (settings.handicap, settings.placement, settings.compensation) == (3, "fixed", "stones")
    assert (settings.side, settings.handicap_for, settings.opening) == ("both", "second", "none")
    assert form.komi.placeholderText() == "0.5"
    form.handicap.stones.setValue(6)
    assert "has no customary points for 6" in form.note.text()
    assert not form.ok.isEnabled()


def test_handicap_is_told_under_the_table(hall: Hall) -> None:
    write_contest(hall.contests / "duel", [game(0)], handicap=2)
    window = hall.window()
    hall.wait(lambda: len(cells(window)) == 2)
    assert "Handicap 2: the second player of a pair is Black" in window.page.remarks.text()


def test_a_contest_in_another_folder_is_shown(hall: Hall, tmp_path: Path) -> None:
    write_contest(hall.contests / "duel", [game(0)])
    cell = write_contest(tmp_path / "table" / "01-H2", [game(0), game(1)], handicap=2)
    window = hall.window()
    window.contests.show(cell)
    hall.wait(lambda: len(window.contests.views) == 2 and len(cells(window)) == 2)
    assert window.contests.selected == cell
    assert window.page.progress.text().startswith("2 of 8 games")


def test_long_names_of_players_get_two_lines(hall: Hall) -> None:
    name = "sai-10to19-r10x96-distilled-g0023, 400 visits, lambda 0.5"
    write_contest(hall.contests / "long", [game(0), game(1)], (name, "short"))
    window = hall.window()
    hall.wait(lambda: len(window.page.standings.rows) == 2)
    table = window.page.standings
    line = table.verticalHeader().defaultSectionSize()
    place = next(row for row in range(2) if table.rows[row].cells[1] == name)
    window.resize(760, 600)
    hall.wait(lambda: table.rowHeight(place) > line)
    assert table.rowHeight(1 - place) == line
    assert table.height() >= table.rowHeight(0) + table.rowHeight(1)
    window.page.tabs.setCurrentIndex(1)
    hall.wait(lambda: window.page.games.wordWrap())
    assert window.page.games.isColumnHidden(6), "there are no remarks"
