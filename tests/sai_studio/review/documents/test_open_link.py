"""Links are opened from the menu, the clipboard and a drop, once their server is allowed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.links.links import find_link
from engine.record.sgf import load
from sai_studio.app.dialogs.preferences import PreferencesDialog, SitesButton
from sai_studio.app.main_window import MainWindow
from sai_studio.lab.reviews.new_review import NewReviewDialog
from sai_studio.review.documents.links import MOST_HOPS, LinkDialog, LinkedGamesDialog
from sai_studio.session.files import file_reader
from tests.fake_server import redirecting, silent
from tests.fake_web import Web, fake_web
from tests.sai_studio.conftest import Studio

API = "https://online-go.com/api/v1"
LINK = "https://online-go.com/game/123"
GAME = b"(;FF[4]SZ[9]KM[7]RU[Chinese]PB[Aka]PW[Ao]GN[Friendly]RE[B+R];B[ee];W[gc])"


@pytest.fixture
def web(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    with fake_web(monkeypatch) as made:
        made.pages[f"{API}/games/123/sgf"] = GAME
        yield made


def question(window: MainWindow) -> QMessageBox | None:
    """The question that is open."""
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return boxes[-1] if boxes else None


def answer(window: MainWindow, *, fetch: bool = True) -> None:
    box = question(window)
    assert box is not None
    cancel = box.button(QMessageBox.StandardButton.Cancel)
    (box.defaultButton() if fetch else cancel).click()
    QApplication.processEvents()


def paste(window: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    window.actions_["paste_game"].trigger()


def players(window: MainWindow) -> tuple[str, str]:
    info = window.session.cursor.record.info
    return info.get("PB", ""), info.get("PW", "")


def test_a_pasted_link_is_a_recent_game_once_its_server_is_allowed(
    studio: Studio, web: Web
) -> None:
    window = studio.window()
    before = window.session.cursor.record
    paste(window, f"look at {LINK}!")
    box = question(window)
    assert box is not None
    assert find_link(LINK).query.address in box.text()
    assert not web.asked
    answer(window, fetch=False)
    assert not web.asked
    assert window.session.cursor.record is before
    paste(window, LINK)
    answer(window)
    assert players(window) == ("Aka", "Ao")
    assert window.session.path is None
    assert not window.documents.dirty, "its copy is kept"
    assert window.preferences.recent_links() == [(LINK, "Aka \u2013 Ao (OGS)")]
    window.session.edits.set_comment("mine")
    assert window.documents.dirty
    assert window.session.cursor.record.info["SO"] == LINK
    assert window.documents.name == "Friendly"


def test_a_game_of_a_link_is_saved_like_any_other(studio: Studio, web: Web) -> None:
    window = studio.window()
    paste(window, LINK)
    answer(window)
    path = studio.folder / "a.sgf"
    window.documents._write(path, None)
    assert load(path).games[0].info["SO"] == LINK
    assert not window.documents.dirty


def test_a_server_is_asked_about_once_and_can_be_revoked(studio: Studio, web: Web) -> None:
    window = studio.window()
    web.pages[f"{API}/games/5/sgf"] = GAME.replace(b"Aka", b"Haku")
    paste(window, LINK)
    answer(window)
    window.session.mark_saved(studio.folder / "a.sgf")
    paste(window, "online-go.com/game/5")
    assert question(window) is None
    assert players(window)[0] == "Haku"
    dialog = PreferencesDialog(window.preferences, None, window)
    field = dialog.rows["link_sites"].field
    assert isinstance(field, SitesButton)
    assert field.isEnabled()
    (revoke,) = field.menu().actions()
    revoke.trigger()
    assert not field.isEnabled()
    assert window.preferences.settings.link_sites == ""
    dialog.close()
    paste(window, LINK)
    assert question(window) is not None
    answer(window, fetch=False)


def test_unsaved_changes_come_first(studio: Studio, web: Web) -> None:
    window = studio.window()
    window.session.edits.set_comment("mine")
    window.preferences.update(link_sites="ogs")
    paste(window, LINK)
    assert players(window)[0] != "Aka"
    box = question(window)
    assert box is not None
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert players(window)[0] != "Aka"
    assert window.session.cursor.record.root.comment == "mine"


def test_another_server_needs_a_permission_of_its_own(studio: Studio, web: Web) -> None:
    window = studio.window()
    web.pages["https://short.example/x"] = redirecting("https://long.example/game.sgf")
    web.pages["https://long.example/game.sgf"] = GAME
    paste(window, "https://short.example/x")
    answer(window)
    assert web.asked == ["https://short.example/x"]
    answer(window)
    assert players(window)[0] == "Aka"
    assert window.preferences.settings.link_sites.split() == ["short.example", "long.example"]


def test_a_circle_of_servers_ends(studio: Studio, web: Web) -> None:
    window = studio.window()
    window.preferences.update(link_sites="a.example b.example")
    web.pages["https://a.example/x"] = redirecting("https://b.example/x")
    web.pages["https://b.example/x"] = redirecting("https://a.example/x")
    paste(window, "https://a.example/x")
    assert window.messages.text
    assert len(web.asked) == MOST_HOPS + 1


def test_errors_and_bad_links_are_sentences(studio: Studio, web: Web) -> None:
    window = studio.window()
    window.preferences.update(link_sites="ogs example.com")
    for link in ("https://online-go.com/puzzle/1", "https://online-go.com/game/9",
                 "https://example.com/page"):  # fmt: skip
        paste(window, link)
        assert window.messages.text
        window.messages.clear()


def list_games(web: Web, count: int) -> str:
    """Make OGS list some games, and return the link."""
    found = []
    for number in range(count):
        names = {"black": {"username": f"Aka{number}"}, "white": {"username": "Ao"}}
        found.append({
            "id": number, "players": names, "width": 9, "height": 9, "outcome": "Resignation",
            "white_lost": True, "ended": f"2026-04-{20 - number:02}T18:03:04Z",
        })  # fmt: skip
        web.pages[f"{API}/games/{number}/sgf"] = GAME.replace(b"Aka", b"Aka%d" % number)
    link = "https://online-go.com/player/5"
    web.pages[find_link(link).query.address] = json.dumps({"results": found}).encode()
    return link


def open_list(window: MainWindow, link: str) -> LinkedGamesDialog:
    window.preferences.update(link_sites="ogs")
    paste(window, link)
    (dialog,) = window.findChildren(LinkedGamesDialog)
    return dialog


def test_one_game_of_a_list_is_opened_and_reviewed(
    studio: Studio, web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = studio.window()
    wanted: list[bool] = []
    window.actions_["review_longer"].triggered.connect(lambda: wanted.append(True))
    dialog = open_list(window, list_games(web, 3))
    assert len(dialog.table.model().rows) == 3  # type: ignore[attr-defined]
    dialog.table.selectRow(1)
    dialog.ok.click()
    assert players(window)[0] == "Aka1"
    assert len(window.documents.games) == 1
    assert wanted == [True]


def test_several_games_of_a_list_are_one_file(studio: Studio, web: Web) -> None:
    window = studio.window()
    wanted: list[bool] = []
    window.actions_["review_longer"].triggered.connect(lambda: wanted.append(True))
    dialog = open_list(window, list_games(web, 3))
    del web.pages[f"{API}/games/1/sgf"]
    dialog.table.selectAll()
    dialog.open_.click()
    assert [game.info["PB"] for game in window.documents.games] == ["Aka0", "Aka2"]
    assert "404" in window.messages.text
    assert window.documents.dirty
    assert not wanted


def test_several_games_of_a_list_are_reviewed_one_after_the_other(studio: Studio, web: Web) -> None:
    window = studio.window()
    before = window.session.cursor.record
    dialog = open_list(window, list_games(web, 3))
    assert "all" not in dialog.ok.text()
    dialog.table.selectAll()
    assert "all" in dialog.ok.text()
    dialog.ok.click()
    [asked] = [w for w in QApplication.allWidgets() if isinstance(w, NewReviewDialog)]
    (path,) = asked.paths()
    assert [game.info["PB"] for game in load(path).games] == ["Aka0", "Aka1", "Aka2"]
    assert asked.ok.isEnabled()
    assert window.session.cursor.record is before, "the open game stays"
    asked.reject()


def test_a_list_without_games_is_a_message(studio: Studio, web: Web) -> None:
    window = studio.window()
    window.preferences.update(link_sites="ogs")
    paste(window, list_games(web, 0))
    assert window.messages.text
    assert not window.findChildren(LinkedGamesDialog)


def test_the_dialog_tells_what_a_link_leads_to(studio: Studio, web: Web) -> None:
    window = studio.window()
    QGuiApplication.clipboard().setText(f" {LINK} ")
    window.actions_["open_link"].trigger()
    (dialog,) = window.findChildren(LinkDialog)
    assert dialog.field.text() == LINK
    assert dialog.ok.isEnabled()
    assert "online-go.com" in dialog.target.text()
    for bad in ("", "nothing", "file:///etc/passwd", "https://online-go.com/puzzle/5"):
        dialog.field.setText(bad)
        assert not dialog.ok.isEnabled()
        assert bool(dialog.target.text()) == bool(bad)
    dialog.field.setText("online-go.com/game/123")
    dialog.ok.click()
    answer(window)
    assert players(window)[0] == "Aka"


def test_a_link_can_be_dropped(studio: Studio, web: Web) -> None:
    window = studio.window()
    window.preferences.update(link_sites="ogs")
    data = QMimeData()
    data.setUrls([QUrl(LINK)])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPointF(5, 5).toPoint(), copy, data, left, none)
    enter.ignore()
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    assert players(window)[0] == "Aka"


def test_a_text_with_a_game_is_no_link(studio: Studio, web: Web) -> None:
    window = studio.window()
    paste(window, f"(;SZ[9]PB[A]PW[B]C[{LINK}];B[ee])")
    assert players(window) == ("A", "B")
    assert question(window) is None


def test_a_slow_server_can_be_left(
    studio: Studio, web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_reader, "AT_ONCE_S", 0.0)
    monkeypatch.setattr(file_reader, "SHOWN_AFTER_S", 0.0)
    window = studio.window()
    before = window.session.cursor.record
    window.preferences.update(link_sites="ogs")
    web.pages[f"{API}/games/123/sgf"] = silent
    paste(window, LINK)
    studio.qtbot.waitUntil(lambda: "OGS" in window.messages.text, timeout=60_000)
    (cancel,) = window.messages.buttons
    studio.qtbot.waitUntil(cancel.isVisible, timeout=60_000)
    window.documents.links._reader.cancel()
    assert not window.messages.text
    assert window.session.cursor.record is before
