"""My progress in the window: players, their games, and what is removed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from engine.go.board import BLACK
from engine.record.sgf import save
from engine.review.kept_exercises import Exercises
from engine.review.players import Players, ReviewedGame, Tally, players_file, reviewed_game
from engine.review.summary import summarize
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.lab.players.window import PlayersWorker, ProgressWindow, progress_scene
from sai_studio.lab.tools import ProgressTool
from sai_studio.session.analysis.errand import ReviewErrand
from sai_studio.session.preferences import Preferences
from tests.engine.review.scripted import Scripted, reviewed
from tests.engine.review.test_players import ZERO, group, kept, named, played
from tests.engine.review.test_summary import ALPHAS
from tests.sai_studio.conftest import Studio


class Opened:
    """What the window asked of others."""

    def __init__(self) -> None:
        self.drilled: list[Sequence[Exercises]] = []
        self.games: list[str] = []


@pytest.fixture
def asked() -> Opened:
    return Opened()


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.ini")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with eight games of Ann, one of Annie."""
    path = tmp_path / "players.sqlite"
    players = Players(path)
    for number in range(9):
        own = played(
            1.0 + 0.1 * number,
            opponent=f"Opponent {number}",
            phases={"opening": Tally(20, 10.0 + number % 2), "endgame": Tally(20, 60.0)},
            kinds={"points lost": Tally(3, 9.0), "win given away": Tally(1, 30.0)},
        )
        name = "Ann" if number < 8 else "Annie"
        players.add(ReviewedGame(bytes([number]), "", ((name, own, ZERO),)))
    players.close()
    return path


@pytest.fixture
def window(qtbot: QtBot, preferences: Preferences, path: Path, asked: Opened) -> ProgressWindow:
    worker = PlayersWorker(path, lambda _record: None)
    window = ProgressWindow(worker, preferences, asked.drilled.append, asked.games.append)
    worker.setParent(window)
    qtbot.addWidget(window, before_close_func=lambda _: worker.close(5.0))
    window.show()
    window.begin()
    qtbot.waitUntil(lambda: window.list.count() > 0, timeout=10_000)
    return window


def accept(window: ProgressWindow) -> None:
    """Accept what the open dialog asks."""
    box = next(b for b in window.findChildren(QMessageBox) if b.isVisible())
    accepting = QMessageBox.ButtonRole.AcceptRole
    next(button for button in box.buttons() if box.buttonRole(button) is accepting).click()


def test_the_player_with_most_games_is_shown_first(window: ProgressWindow) -> None:
    assert window.list.count() == 2
    assert window.shown.player is not None
    assert window.shown.player.key == "ann"
    assert len(window.games.rows) == 8
    names = [row.cells[0] for row in window.habits.rows if row.bold]
    assert len(names) == 1, "the endgame stands out"
    assert window.weaknesses.rows[0].cells[3] == "240"
    assert not window.remove.isVisible()
    assert "\u03bb" not in window.more.text(), "no move tells"


def test_too_few_games_are_said(window: ProgressWindow, qtbot: QtBot) -> None:
    window.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: len(window.games.rows) == 1, timeout=10_000)
    assert "five games" in window.more.text()


def test_a_chosen_player_is_remembered(
    window: ProgressWindow, qtbot: QtBot, preferences: Preferences
) -> None:
    window.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: len(window.games.rows) == 1, timeout=10_000)
    assert preferences.settings.progress_player == "annie"
    window.begin()
    qtbot.waitUntil(lambda: window.shown.player is not None, timeout=10_000)
    assert window.shown.player is not None
    assert window.shown.player.key == "annie"


def test_players_are_joined_and_split(window: ProgressWindow, qtbot: QtBot) -> None:
    assert not window.split.isEnabled()
    window.join.click()
    dialog = window.findChild(PlainDialog)
    assert dialog is not None
    names = dialog.findChild(QComboBox)
    assert names is not None
    assert names.currentData() == "annie"
    dialog.accept()
    qtbot.waitUntil(lambda: window.list.count() == 1, timeout=10_000)
    assert len(window.games.rows) == 9
    window.split.click()
    qtbot.waitUntil(lambda: window.list.count() == 2, timeout=10_000)


def test_a_game_is_removed_after_a_question(window: ProgressWindow, qtbot: QtBot) -> None:
    window.tabs.setCurrentWidget(window.games)
    assert not window.remove.isEnabled()
    window.games.selectRow(2)
    window.remove.click()
    box = window.findChild(QMessageBox)
    assert box is not None
    box.reject()
    assert len(window.games.rows) == 8
    window.remove.click()
    accept(window)
    qtbot.waitUntil(lambda: len(window.games.rows) == 7, timeout=10_000)
    assert all(row.cells[0] != "Opponent 2" for row in window.games.rows)


def test_everything_is_removed_after_a_question(
    window: ProgressWindow, qtbot: QtBot, path: Path
) -> None:
    window.remove_all.click()
    box = window.findChild(QMessageBox)
    assert box is not None
    box.reject()
    assert window.list.count() == 2
    window.remove_all.click()
    accept(window)
    qtbot.waitUntil(lambda: window.list.count() == 0, timeout=10_000)
    assert window._note.isVisible()
    assert not window._page.isVisible()


def test_mistakes_of_the_selected_kind_are_drilled(
    window: ProgressWindow, asked: Opened, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    window.practice.click()
    qtbot.waitUntil(lambda: "gone" in window.messages.text, timeout=10_000)
    assert not asked.drilled, "these games are not there"
    review = reviewed(named("Zoe", "Bob"), Scripted(ALPHAS))
    save(tmp_path / "reviewed.sgf", [review.record])
    players = Players(path)
    place = str(tmp_path / "reviewed.sgf")
    players.add(reviewed_game(review, summarize(review), "gone.sgf", place))
    players.close()
    window.worker.show("zoe")
    qtbot.waitUntil(lambda: len(window.games.rows) == 1, timeout=10_000)
    window.tabs.setCurrentWidget(window.weaknesses)
    window.weaknesses.selectRow(0)
    assert "these" in window.practice.text()
    window.practice.click()
    qtbot.waitUntil(lambda: len(asked.drilled) == 1, timeout=10_000)
    ((found,),) = asked.drilled
    assert found.record.info["PB"] == "Zoe"
    assert {mistake.color for mistake in found.mistakes} == {BLACK}
    qtbot.waitUntil(window.practice.isEnabled, timeout=10_000)


def test_a_file_that_is_gone_is_said(window: ProgressWindow, asked: Opened) -> None:
    window.games.row_opened.emit(window.games.rows[0])
    assert not asked.games
    assert window.messages.text


def test_a_damaged_file_is_said(window: ProgressWindow, qtbot: QtBot, path: Path) -> None:
    path.write_bytes(b"no database at all, but a text that is long enough for one" * 99)
    window.begin()
    qtbot.waitUntil(lambda: str(path) in window.messages.text, timeout=10_000)


def test_the_chart_has_a_mean_from_five_games_on() -> None:
    few = progress_scene(group(*[played(1.0)] * 4))
    assert [line.label for line in few.legend_lines] == ["a game"]
    scene = progress_scene(group(*[played(1.0 + 0.1 * i) for i in range(6)]))
    assert len(scene.lines) == 2
    assert scene.lines[1].low is not None


def test_a_finished_review_is_kept(studio: Studio) -> None:
    """Each game once, however often it is reviewed; the file is found by the window."""
    window = studio.window()
    record = named("Ann", "Bob")
    window.session.set_record(record, None)
    tool = cast(ProgressTool, window.tools[ProgressTool.id])
    tool.worker.keep(kept(record))
    tool.worker.keep(kept(record))

    class Errand:
        is_finished = True

    window.parts.review_end.follow(cast(ReviewErrand, Errand()))
    window.analysis.errand_ended.emit()  # nothing is judged: nothing is kept

    def games() -> int:
        players = Players(players_file())
        try:
            return len(players.games("ann"))
        finally:
            players.close()

    studio.qtbot.waitUntil(lambda: games() == 1, timeout=10_000)
