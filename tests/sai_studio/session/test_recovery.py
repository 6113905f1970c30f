"""Unsaved work: kept soon after each edit, offered game by game, lost at no moment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QSysInfo
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from engine.go.coords import gtp_to_point
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, load, loads
from sai_studio.app.main_window import MainWindow
from sai_studio.session.files import journal
from sai_studio.session.files.journal import Draft, Journal, kept_copies
from sai_studio.session.files.recovery import RecoveryDialog
from tests.sai_studio.conftest import Studio, seven_by_seven


def keep(studio: Studio, stem: str, moves: list[str], saved: float, **about: object) -> Path:
    """What a killed window leaves behind."""
    folder = studio.folder / "autosave"
    folder.mkdir(exist_ok=True)
    copy = folder / f"{stem}.sgf"
    copy.write_bytes(dumps([seven_by_seven(moves)]))
    about = {"original": None, "saved": saved, "name": stem, "moves": len(moves), **about}
    copy.with_suffix(".json").write_text(json.dumps(about))
    return copy


def click(window: MainWindow, text: str) -> None:
    (button,) = [button for button in window.messages.buttons if button.text() == text]
    button.click()


def dialog_of(window: MainWindow) -> RecoveryDialog:
    click(window, "Choose\u2026")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, RecoveryDialog)
    return dialog


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Nothing reaches the disk until the event is set."""
    ready, real = threading.Event(), os.fsync

    def fsync(handle: int) -> None:
        ready.wait()
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    yield ready
    ready.set()


def test_unsaved_work_survives_a_crash(studio: Studio) -> None:
    window = studio.window()
    window.documents.new(seven_by_seven(["D4"]))
    window.session.cursor.last()
    window.session.edits.play(gtp_to_point("C3", 7))
    folder = studio.folder / "autosave"
    studio.qtbot.waitUntil(lambda: bool(list(folder.glob("*.sgf"))), timeout=60_000)
    (copy,) = folder.glob("*.sgf")
    saved = {p.suffix: p.read_bytes() for p in folder.glob(f"{copy.stem}.*")}
    assert kept_copies(folder) == [], "this window still runs"
    window.discard_and_close()
    assert not list(folder.iterdir()), "a good end leaves nothing behind"
    for ending in (".sgf", ".json"):  # as after a kill: the files are there, no lock is held
        copy.with_suffix(ending).write_bytes(saved[ending])
    second = studio.window(seven_by_seven([]))
    second.documents.offer_recovery()
    assert "Unsaved changes to Untitled game (2 moves" in second.messages.text
    click(second, "Recover")
    assert second.session.cursor.line[-1].number == 2
    assert second.session.edits.dirty


def test_the_first_edits_after_opening_a_file_are_written_at_once(studio: Studio) -> None:
    path = studio.folder / "a.sgf"
    path.write_bytes(dumps([seven_by_seven(["D4"])]))
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("at once")
    for _ in range(6000):  # no timer acts meanwhile
        if list((studio.folder / "autosave").glob("*.sgf")):
            return
        time.sleep(0.01)
    pytest.fail("nothing was written")


def test_recovering_leaves_a_copy_on_the_disk_at_every_moment(
    studio: Studio, slow_disk: threading.Event
) -> None:
    copy = keep(studio, "mine", ["D4", "C3"], 1e9)
    window = studio.window(seven_by_seven([]))
    window.documents.offer_recovery()
    click(window, "Recover")
    assert window.session.cursor.line[-1].number == 2
    assert load(copy).games[0].main_line()[-1].number == 2, "nothing newer is on the disk yet"
    window.session.cursor.last()
    window.session.edits.play(gtp_to_point("E5", 7))
    assert load(copy).games[0].main_line()[-1].number == 2
    slow_disk.set()
    studio.qtbot.waitUntil(lambda: load(copy).games[0].main_line()[-1].number == 3, timeout=60_000)
    assert len(list(copy.parent.glob("*.sgf"))) == 1
    assert kept_copies(copy.parent) == [], "it is this window's now"
    window.documents.save_first(lambda: None)
    QApplication.activeModalWidget().close()  # type: ignore[union-attr]
    window.discard_and_close()
    assert not list(copy.parent.iterdir())


def test_each_kept_game_is_offered_by_itself(studio: Studio) -> None:
    keep(studio, "first", ["D4"], 1e9)
    keep(studio, "second", ["D4", "C3"], 2e9)
    keep(studio, "third", ["D4", "C3", "E5"], 3e9, original="/x/club.sgf")
    folder = studio.folder / "autosave"
    window = studio.window(seven_by_seven([]))
    window.documents.offer_recovery()
    assert "3 games" in window.messages.text
    dialog = dialog_of(window)
    rows = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert [row.split(" (")[0] for row in rows] == ["club.sgf", "second", "first"]
    assert "3 moves, " in rows[0]
    dialog.list.setCurrentRow(1)
    dialog.accept()
    assert window.session.cursor.line[-1].number == 2
    assert window.session.edits.dirty
    assert [copy.path.stem for copy in kept_copies(folder)] == ["third", "first"]
    dialog = dialog_of(window)
    dialog.list.setCurrentRow(1)
    dialog._discard()
    dialog.reject()
    assert [copy.path.stem for copy in kept_copies(folder)] == ["third"]
    assert "club.sgf" in window.messages.text
    dialog = dialog_of(window)  # the message itself deletes nothing
    dialog._discard()
    assert kept_copies(folder) == []
    assert window.session.cursor.line[-1].number == 2


def test_recovering_asks_about_the_current_game(studio: Studio) -> None:
    copy = keep(studio, "mine", ["D4", "C3"], 1e9)
    window = studio.window(seven_by_seven([]))
    window.session.edits.set_comment("of the game on show")
    window.documents.offer_recovery()
    click(window, "Recover")
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert window.session.cursor.node.comment == "of the game on show"
    assert copy.exists()


def test_a_copy_that_another_window_recovered_is_left_to_it(studio: Studio) -> None:
    copy = keep(studio, "mine", ["D4", "C3"], 1e9)
    window = studio.window(seven_by_seven([]))
    window.documents.offer_recovery()
    other = QLockFile(str(copy.with_suffix(".lock")))
    assert other.tryLock(0)
    click(window, "Recover")
    assert "in another window" in window.messages.text
    assert len(window.session.cursor.line) == 1
    window.documents.offer_recovery()
    assert "Unsaved" not in window.messages.text
    assert copy.exists()
    other.unlock()


def test_a_file_changed_since_is_not_overwritten_unasked(studio: Studio) -> None:
    path = studio.folder / "game.sgf"
    path.write_text("(;GM[1]SZ[7]KM[9]C[theirs])")
    keep(studio, "mine", ["D4", "C3"], 1e9, original=str(path))
    window = studio.window(seven_by_seven([]))
    window.documents.offer_recovery()
    click(window, "Recover")
    window.actions_["save"].trigger()
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "Another program changed game.sgf" in box.text()
    box.reject()
    assert load(path).games[0].root.comment == "theirs"


def test_a_broken_copy_does_not_stop_the_start(studio: Studio) -> None:
    folder = studio.folder / "autosave"
    folder.mkdir(exist_ok=True)
    (folder / "x.sgf").write_text("garbage")
    (folder / "x.json").write_text("{")
    window = studio.window()
    window.documents.offer_recovery()
    click(window, "Recover")
    assert "no game found" in window.messages.text
    (left,) = kept_copies(folder)
    assert left.discard()
    assert not list(folder.glob("x.*"))


@pytest.mark.parametrize(
    "about",
    [
        '{"saved": 1e999, "name": "mine"}',
        '{"saved": NaN}',
        '{"saved": 1e17, "moves": -5, "original": 5}',
        '{"saved": "soon", "name": ["mine"]}',
        "[" * 100_000,
        '{"original": "a\\u0000b"}',
    ],
)
def test_a_copy_is_offered_whatever_is_kept_beside_it(studio: Studio, about: str) -> None:
    copy = keep(studio, "mine", ["D4"], 1e9)
    copy.with_suffix(".json").write_text(about)
    window = studio.window(seven_by_seven([]))
    window.documents.offer_recovery()
    click(window, "Recover")
    assert window.session.cursor.line[-1].number == 1


def test_a_file_whose_name_is_no_text_is_known_again(studio: Studio) -> None:
    original = Path(os.fsdecode(b"/games/\xff.sgf"))
    copy = keep(studio, "mine", ["D4"], 1e9, original=str(original))
    (found,) = kept_copies(copy.parent)
    assert (found.original, found.moves, found.saved) == (original, 1, 1e9)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize(("ending", "offered"), [(".json", 1), (".lock", 0), (".sgf", 0)])
def test_no_pipe_among_the_copies_is_waited_for(studio: Studio, ending: str, offered: int) -> None:
    copy = keep(studio, "mine", ["D4"], 1e9)
    copy.with_suffix(ending).unlink(missing_ok=True)
    os.mkfifo(copy.with_suffix(ending))
    assert len(kept_copies(copy.parent)) == offered


def test_temporary_files_of_killed_windows_are_deleted(studio: Studio) -> None:
    folder = studio.folder / "autosave"
    keep(studio, "whole", ["D4"], 1e9)
    for name in (".whole.sgf.abc.tmp", ".gone.json.x_1.tmp", "gone.json", "notes.txt"):
        (folder / name).write_text("half")
    window = studio.window()
    window.documents.offer_recovery()
    left = {path.name for path in folder.iterdir() if path.suffix != ".lock"}
    assert left == {"whole.sgf", "whole.json", "notes.txt"}


@pytest.mark.parametrize("left_locked", [False, True])
def test_a_full_disk_still_offers_what_was_kept(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, left_locked: bool
) -> None:
    """No lock can be written there, nor the one of an ended process be taken over."""
    if left_locked and sys.platform == "win32":
        pytest.skip("abandoned locks are no files there")
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    copy = keep(studio, "mine", ["D4", "C3"], 1e9)

    class FullDisk(QLockFile):
        def tryLock(self, _timeout: int = 0) -> bool:  # type: ignore[override]
            return False

        def error(self) -> QLockFile.LockError:
            errors = QLockFile.LockError
            return errors.LockFailedError if left_locked else errors.UnknownError

        def getLockInfo(self) -> tuple[int, str, str]:  # type: ignore[override]
            return ended.pid, QSysInfo.machineHostName(), "python"

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "QLockFile", FullDisk)
    monkeypatch.setattr(os, "fsync", full)
    window = studio.window(seven_by_seven([]))
    window.documents.offer_recovery()
    click(window, "Recover")
    assert window.session.cursor.line[-1].number == 2
    studio.qtbot.waitUntil(lambda: "No space left" in window.messages.text, timeout=60_000)
    assert load(copy).games[0].main_line()[-1].number == 2
    assert not list(copy.parent.glob("*.tmp"))


@pytest.mark.skipif(sys.platform == "win32", reason="abandoned locks are no files there")
@pytest.mark.parametrize("has_copy", [False, True])
def test_locks_of_ended_processes_are_cleared_on_a_full_disk(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, has_copy: bool
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    copy = keep(studio, "mine", ["D4", "C3"], 1e9)
    lock = copy.with_suffix(".lock")
    lock.write_text(f"{ended.pid}\npython\n{QSysInfo.machineHostName()}\n")
    if not has_copy:
        copy.unlink()
    monkeypatch.setattr(QLockFile, "tryLock", lambda *_: False)
    errors = QLockFile.LockError
    monkeypatch.setattr(
        QLockFile,
        "error",
        lambda _: errors.LockFailedError if lock.exists() else errors.UnknownError,
    )
    for left in kept_copies(copy.parent):
        assert left.discard()
    assert not list(copy.parent.glob("mine.*"))


def test_a_journal_with_nothing_unsaved_writes_nothing(studio: Studio, tmp_path: Path) -> None:
    def draft() -> Draft:
        raise AssertionError("nothing is unsaved")

    kept = Journal(tmp_path / "none", lambda: False, draft)
    kept.changed()
    kept.close()
    assert not (tmp_path / "none").exists()


def test_edits_during_a_copy_are_in_the_next_one(
    studio: Studio, slow_disk: threading.Event
) -> None:
    record = seven_by_seven(["D4"])
    folder = studio.folder / "autosave"
    folder.mkdir(exist_ok=True)
    kept = Journal(folder, lambda: True, lambda: Draft([record], "x", 1, None))
    kept.changed()
    record.set_comment(record.root, "second")
    kept.changed()
    assert not list(folder.glob("*.sgf"))
    slow_disk.set()

    def comment() -> str:
        return "".join(load(path).games[0].root.comment for path in folder.glob("*.sgf"))

    studio.qtbot.waitUntil(lambda: comment() == "second", timeout=60_000)
    kept.close()


def test_a_game_is_written_while_another_thread_edits_it() -> None:
    record = GameRecord()
    node = record.root
    for point in range(300):
        node = record.add_move(node, point)
    top, stop = record.root.children[0], threading.Event()

    def edit() -> None:
        while not stop.is_set():
            record.insert(record.root, top, record.remove(top))
            record.set_comment(top, "" if top.comment else "a comment")

    thread = threading.Thread(target=edit)
    thread.start()
    try:
        lengths = {
            len(loads(dumps([record.snapshot()]), "x").games[0].main_line()) for _ in range(60)
        }
    finally:
        stop.set()
        thread.join()
    assert lengths <= {1, 301}


def test_an_edit_that_is_told_after_the_end_writes_nothing(tmp_path: Path) -> None:
    keeper = Journal(tmp_path, lambda: True, lambda: Draft([seven_by_seven()], None, 0))
    keeper.close()
    keeper.changed()
    assert kept_copies(tmp_path) == []


def test_a_bug_while_a_copy_is_written_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(games: object, outside: object) -> bytes:
        raise RuntimeError("a bug")

    monkeypatch.setattr(journal, "dumps", fail)
    kept = Journal(tmp_path, lambda: True, lambda: Draft([], "game", 0, None))
    with qtbot.waitSignal(kept.written) as told:
        kept.changed()
    assert told.args == ["RuntimeError"]
    kept.close()
