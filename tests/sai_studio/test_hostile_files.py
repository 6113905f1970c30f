"""Files as they come: repaired, illegal half-way, with names that mean something to Qt."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.sgf import dumps, load
from sai_studio.review.dialogs.help_texts import RemarksDialog
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.shared import checked, zoo_dir

BROKEN = "(;GM[1]FF[4]SZ[7];B[dd];W[dd];B[ee];W[cc])"
"""Move 2 is on an occupied point."""


def write(studio: Studio, name: str, text: str) -> Path:
    path = studio.folder / name
    path.write_text(text, encoding="utf-8")
    return path


def close_dialogs() -> list[QDialog]:
    shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]
    for dialog in shown:
        dialog.reject()
    return shown


def test_every_file_of_the_zoo_is_shown_or_refused_in_a_sentence(studio: Studio) -> None:
    window = studio.window(panels=True)
    for path in checked(sorted(path for path in zoo_dir().iterdir() if path.is_file())):
        before = window.session.cursor.record
        with studio.qtbot.captureExceptions() as raised:
            window.documents.open(path)
            QApplication.processEvents()
            close_dialogs()
            told = window.messages.text
            window.session.cursor.last()
            QApplication.processEvents()
        assert raised == [], path.name
        if window.session.cursor.record is before:
            assert path.name in told
        else:
            assert window.documents.name == path.name
            assert not window.documents.dirty, path.name


def test_remarks_wait_until_the_komi_is_told(studio: Studio) -> None:
    path = write(studio, "odd.sgf", "(;GM[1]FF[4];B[dd]W[ee];B[aa")
    notes = load(path).notes
    assert len(notes) > 2
    window = studio.window(start=True)
    window.documents.open(path)
    assert "no komi" in window.messages.text
    window.messages.buttons[0].click()
    assert notes[0][1:] in window.messages.text
    assert f"{len(notes) - 1} more remarks" in window.messages.text
    window.messages.buttons[0].click()
    (dialog,) = close_dialogs()
    assert isinstance(dialog, RemarksDialog)
    assert dialog.details.toPlainText().count("\n") == len(notes) - 1


def test_the_komi_question_goes_when_the_komi_is_set_elsewhere(studio: Studio) -> None:
    window = studio.window()
    window.documents.open(write(studio, "nokomi.sgf", "(;GM[1]FF[4]SZ[9];B[ee])"))
    assert "no komi" in window.messages.text
    window.session.komi.set_record_komi(5.5)
    assert window.messages.text == ""


def test_an_illegal_move_is_executed_and_said(studio: Studio) -> None:
    window = studio.window(start=True)
    window.documents.open(write(studio, "illegal.sgf", BROKEN.replace("SZ[7]", "SZ[7]KM[9.5]")))
    session = window.session
    session.cursor.go_to_move(2)
    assert "Move 2: illegal move D4 (occupied); played as recorded" in window.messages.text
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    session.cursor.last()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    length = len(session.cursor.line)
    session.edits.play(gtp_to_point("G7", 7))
    assert len(session.cursor.line) == length + 1, "the game goes on"


@pytest.mark.parametrize(
    "name", ["a[*]b.sgf", "Tom & Jerry.sgf", "<b>fat<b>.sgf", "\u674e\u4e16\u4e5d.sgf"]
)
def test_names_of_files_are_shown_as_they_are(studio: Studio, name: str) -> None:
    window = studio.window(seven_by_seven(["D4"]))
    path = studio.folder / name
    path.write_bytes(dumps([seven_by_seven(["D4"])]))
    window.documents.open(path)
    assert window.windowTitle().replace("[*][*]", "[#]").replace("[*]", "").replace(
        "[#]", "[*]"
    ) == (f"{name} \u2013 SAI Studio")
    recent = window.actions_.submenus["Open recent"]
    recent.aboutToShow.emit()
    assert recent.actions()[0].text().replace("&&", "&") == name
    window.session.edits.set_comment("changed")
    window.documents.open(path)
    (question,) = close_dialogs()
    label = question.findChild(QLabel, "qt_msgbox_label")
    assert isinstance(label, QLabel)
    assert name in label.text()
    assert label.textFormat().name == "PlainText"


@pytest.mark.parametrize("place", ["missing/x.sgf", "folder.sgf", "n" * 300 + ".sgf", "pipe.sgf"])
def test_what_can_not_be_saved_stays_unsaved(studio: Studio, place: str) -> None:
    (studio.folder / "folder.sgf").mkdir()
    path = studio.folder / place
    if place == "pipe.sgf":
        if not hasattr(os, "mkfifo"):
            pytest.skip("no pipes here")
        os.mkfifo(path)
    window = studio.window(seven_by_seven(["D4"]))
    window.session.edits.set_comment("not lost")
    window.session.path = path
    window.actions_["save"].trigger()
    assert "can't be saved" in window.messages.text
    assert path.name in window.messages.text
    assert window.documents.dirty
    assert window.session.cursor.node.comment == "not lost"
    window.session.path = studio.folder / "good.sgf"
    window.actions_["save"].trigger()
    assert not window.documents.dirty
    assert load(studio.folder / "good.sgf").games[0].root.comment == "not lost"


def test_a_full_disk_keeps_the_old_file(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    path = studio.folder / "game.sgf"
    path.write_bytes(dumps([seven_by_seven(["D4"])]))
    before = path.read_bytes()
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("more")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        window.actions_["save"].trigger()
    assert "No space left" in window.messages.text
    assert window.documents.dirty
    assert path.read_bytes() == before
    window.actions_["save"].trigger()
    assert not window.documents.dirty


@pytest.mark.parametrize("size", [2, 25])
def test_names_and_comments_of_any_length_and_script(studio: Studio, size: int) -> None:
    text = (
        f"(;GM[1]FF[4]SZ[{size}]KM[0.5]CA[UTF-8]PB[\u674e\u4e16\u4e5d]PW[\u0645\u062d\u0645\u062f]"
        f"BR[{'9' * 500}]GN[a\nb]EV[{'e' * 5000}]C[{'long ' * 20000}];B[aa];W[bb])"
    )
    window = studio.window(panels=True)
    with studio.qtbot.captureExceptions() as raised:
        window.documents.open(write(studio, "names.sgf", text))
        window.session.edits.set_info(
            {**window.session.cursor.record.info, "PB": "W" * 5000}, Rules(size=size)
        )
        window.actions_["last"].trigger()
        window.grab()
    assert raised == []
    assert window.width() == 1200


def test_ten_files_in_quick_succession(studio: Studio) -> None:
    window = studio.window(panels=True, start=True)
    for number in range(10):
        path = studio.folder / f"{number}.sgf"
        path.write_bytes(dumps([seven_by_seven(["D4", "C4", "E4"][: number % 3 + 1])]))
        window.documents.open(path)
        window.session.cursor.last()
        QApplication.processEvents()
    session = window.session
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    assert session.reports.searched(session.cursor.node) is session.reports.searched(
        session.cursor.line[-1]
    )
    assert window.documents.name == "9.sgf"
    assert not window.documents.dirty
