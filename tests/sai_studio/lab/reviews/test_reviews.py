"""Reviews of many games in the window: the list, progress, starting, stopping, opening a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.base.lock import acquire_lock
from engine.catalog.network_info import NetworkInfo
from engine.commands import consent
from engine.record.game_record import GameRecord
from engine.record.sgf import load, save
from engine.record.stored_analysis import Analysis
from engine.review.kept_analyses import file_label, game_digest
from engine.review.review_folder import ReviewFolder
from engine.review.review_job import GameProgress, ReviewJob
from engine.review.review_settings import ReviewSettings
from sai_studio.kit import theme
from sai_studio.lab.reviews.new_review import NewReviewDialog
from sai_studio.lab.reviews.reviews import Reviews, reviews_folder
from sai_studio.lab.reviews.window import ReviewsWindow
from sai_studio.review.dialogs.questions import CommandsDialog
from sai_studio.session.preferences import Preferences
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.lab.contests.test_window import fake_process


def line(path: Path, state: str, **more: object) -> str:
    return json.dumps({"path": str(path), "state": state, **more}) + "\n"


class Desk:
    """A window on reviews, with two games of which one is reviewed."""

    def __init__(self, qtbot: QtBot, tmp_path: Path) -> None:
        self.qtbot, self.preferences = qtbot, Preferences(tmp_path / "studio.ini")
        self.games = [tmp_path / "games" / f"{name}.sgf" for name in ("first", "second")]
        self.games[0].parent.mkdir()
        save(self.games[0], [seven_by_seven()])
        save(self.games[1], [seven_by_seven(["D4"])])
        self.folder = reviews_folder() / "club"
        self.folder.mkdir(parents=True)
        job = ReviewJob(games=(tmp_path / "games",), settings=ReviewSettings())
        (self.folder / "review.json").write_bytes(job.to_json())
        self.log = self.folder / "progress.jsonl"
        done = line(self.games[0], "done", label="first-0", text="12 of 12 moves judged", share=1.0)
        self.log.write_text(done + line(self.games[1], "waiting"))
        self.opened: list[tuple[Path, GameProgress]] = []
        self.network = NetworkInfo(Path("mine.safetensors"), "mine", 7, "7x7, 3x128", "0badcafe")
        self.window = ReviewsWindow(
            Reviews(self.preferences),
            self.preferences,
            lambda *what: self.opened.append(what),
            lambda: [self.network],
            lambda: None,
        )
        self.window.show()
        qtbot.waitExposed(self.window)
        self.wait(lambda: len(self.rows()) == 2)

    def rows(self) -> list[tuple[str, ...]]:
        model = self.window.page.games.model()
        return [
            tuple(model.index(row, column).data() for column in range(3))
            for row in range(model.rowCount())
        ]

    def wait(self, until: object) -> None:
        self.qtbot.waitUntil(until, timeout=60_000)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    theme.apply("light", 1.0)
    desk = Desk(qtbot, tmp_path)
    yield desk
    desk.window.close()
    desk.window.reviews.close()
    desk.window.reviews.deleteLater()
    desk.window.deleteLater()
    QApplication.processEvents()


def test_the_list_follows_the_process(desk: Desk) -> None:
    page = desk.window.page
    assert desk.rows()[0] == ("first.sgf", "done", "12 of 12 moves judged")
    assert page.progress.text() == "1 of 2 games"
    lock = acquire_lock(desk.folder / "lock")
    try:
        with desk.log.open("a") as log:
            log.write(line(desk.games[1], "reviewing", share=0.5, total=0.75, seconds_left=240.0))
        desk.wait(lambda: desk.rows()[1][1] == "reviewing, 50\u00a0%")
        assert page.progress.text() == "1 of 2 games, about 4 min left"
        assert page.bar.value() == 750
        page.head.halt.click()
        assert (desk.folder / "stop").exists()
        desk.wait(lambda: desk.window.reviews.status(desk.folder) == "stopping")
    finally:
        lock.release()
    desk.wait(lambda: desk.rows()[1][1] == "stopped, 50\u00a0%")
    assert page.head.resume.isVisible()
    with desk.log.open("a") as log:
        log.write(line(desk.games[1], "failed", text="no game found"))
    desk.wait(lambda: desk.window.reviews.status(desk.folder) == "finished")
    assert desk.rows()[1] == ("second.sgf", "failed", "no game found")
    assert page.progress.text() == "2 of 2 games, 1 failed"


def test_a_game_or_its_report_opens(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = desk.window.page
    assert not page.open.isEnabled()
    page.games.setCurrentIndex(page.games.model().index(1, 0))
    desk.qtbot.keyClick(page.games, Qt.Key.Key_Return)
    assert desk.opened == []
    assert "second.sgf is not reviewed yet" in desk.window.messages.text
    page.games.setCurrentIndex(page.games.model().index(0, 0))
    desk.qtbot.keyClick(page.games, Qt.Key.Key_Return)
    [(folder, game)] = desk.opened
    assert (folder, game.name) == (desk.folder, "first.sgf")
    shown: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()) or True
    )
    page.report.click()
    assert "no first-0.html" in desk.window.messages.text
    (desk.folder / "first-0.html").write_text("<p>")
    page.report.click()
    assert shown == [str(desk.folder / "first-0.html")]


def test_a_review_continues_with_what_its_folder_says(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = fake_process(monkeypatch, "pass")
    before = (desk.folder / "review.json").read_bytes()
    desk.window.page.head.resume.click()
    assert commands == [["review", "--out", str(desk.folder)]]
    assert (desk.folder / "review.json").read_bytes() == before
    desk.wait(lambda: desk.window.reviews.status(desk.folder) == "stopped")


def test_games_elsewhere_are_asked_about_once(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))  # the games are not in it
    commands = fake_process(monkeypatch, "pass")
    desk.window.page.head.resume.click()
    asked = desk.window.findChildren(CommandsDialog)[-1]
    assert asked.commands.toPlainText() == str(tmp_path / "games")
    assert not desk.window.reviews.start(desk.folder)  # nor by another way
    assert commands == []
    asked.accept()
    assert commands == [["review", "--out", str(desk.folder)]]
    desk.wait(lambda: desk.window.reviews.status(desk.folder) == "stopped")
    desk.window.page.head.resume.click()
    assert len(commands) == 2
    desk.wait(lambda: not desk.window.reviews._started)
    other = ReviewJob(games=(tmp_path / "club",))
    assert desk.window.reviews.start(tmp_path / "mine", other)
    assert consent.not_allowed([str(tmp_path / "club")]) == []
    desk.wait(lambda: not desk.window.reviews._started)


def test_the_dialog_starts_a_review(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = fake_process(monkeypatch, "pass")
    dialog = NewReviewDialog(desk.preferences, parent=desk.window)
    desk.qtbot.addWidget(dialog)
    assert not dialog.ok.isEnabled()
    dialog.add(desk.games)
    dialog.add(desk.games)
    assert dialog.paths() == desk.games, "each once"
    assert dialog.folder() == reviews_folder() / "games"
    assert dialog.ok.isEnabled()
    dialog.reports.setText(str(desk.games[0].parent))
    assert not dialog.ok.isEnabled(), "reports beside the games would be reviewed as games"
    dialog.side.setCurrentIndex(dialog.side.findData("white"))
    elsewhere = tmp_path / "reports"
    desk.window.reviews.start(elsewhere, dialog.job())
    assert commands == [["review", "--out", str(elsewhere)]]
    written = json.loads((elsewhere / "review.json").read_text())
    assert written["games"] == [str(path) for path in desk.games]
    assert (written["settings"]["side"], written["settings"]["visits"]) == ("white", 0)
    assert desk.preferences.jobs("reviews") == [elsewhere], "found again at the next start"
    desk.wait(lambda: desk.window.reviews.status(elsewhere) == "stopped")
    dialog.close()
    preferred = NewReviewDialog(desk.preferences, [desk.network], desk.network.path, desk.window)
    desk.qtbot.addWidget(preferred)
    assert (written["network"], preferred.job().network) == ("", str(desk.network.path))


def test_a_reviewed_game_opens_with_its_analyses(studio: Studio, tmp_path: Path) -> None:
    window = studio.window()
    path, folder = tmp_path / "two.sgf", tmp_path / "reviews"
    save(path, [seven_by_seven(["D4"]), seven_by_seven()])
    reviewed = load(path).games[1]
    analysis = Analysis("tiny", 77, 9.5, 9.0, 0.5, 0.4, ())
    reviewed.keep_analysis(reviewed.main_line()[3], analysis)
    reviews = ReviewFolder(folder)
    label = file_label("two-2", game_digest(reviewed))
    reviews.keep(reviewed, label)
    game = GameProgress(path=str(path), number=2, count=2, state="done", label=label)

    def shown() -> GameRecord:
        window.tools["reviews"].open_game(folder, game)
        record = window.session.cursor.record
        assert [analysis.visits for analysis in record.main_line()[3].analyses] == [77]
        return record

    assert shown() is window.documents.games[1]
    assert window.session.path == path
    path.write_bytes(path.read_bytes().replace(b"KM[9.5]", b"KM[3.5]"))
    assert shown().rules.komi == 9.5, "the file was changed: the copy of the review is shown"
    assert window.session.path is None
    path.unlink()
    shown()


def test_the_command_shows_the_window(studio: Studio) -> None:
    window = studio.window()
    window.actions_["review_many"].trigger()
    assert window.tools["reviews"].side_window().isVisible()
