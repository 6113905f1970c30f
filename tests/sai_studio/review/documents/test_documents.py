"""Files: open, save, paste, collections, and nothing lost without a question."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, load
from engine.review.requests import request_for
from engine.review.stored_analyses import analysis_of
from sai_studio.review.board.board_menu import board_menu
from sai_studio.review.dialogs.games import GamesDialog
from sai_studio.review.status_line import StatusLine
from sai_studio.review.tree.tree_panel import TreePanel
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import fake_report


def write(path: Path, *records: GameRecord) -> Path:
    path.write_bytes(dumps(records or [seven_by_seven()]))
    return path


def test_a_file_is_opened_at_its_start_and_remembered(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window(seven_by_seven([]))
    window.documents.open(path)
    assert window.session.cursor.line[-1].number == 12
    assert window.session.path == path
    assert window.preferences.recent_files() == [path]
    assert "a.sgf" in window.windowTitle()


def test_a_file_that_can_not_be_read_is_a_sentence(studio: Studio) -> None:
    path = studio.folder / "broken.sgf"
    path.write_text("this is no game")
    window = studio.window()
    before = window.session.cursor.record
    window.documents.open(path)
    assert "broken.sgf" in window.messages.text
    assert window.session.cursor.record is before
    window.documents.open(studio.folder / "missing.sgf")
    assert "missing.sgf" in window.messages.text


def test_a_certain_encoding_is_no_remark(studio: Studio) -> None:
    path = studio.folder / "a.sgf"
    window = studio.window()
    for encoding in ("utf-8", "gbk"):
        path.write_bytes("(;SZ[7]KM[9]PB[\u67ef\u6d01]C[\u9ed1\u597d];B[dd])".encode(encoding))
        window.documents.open(path)
        studio.qtbot.waitUntil(lambda: window.session.path == path, timeout=10_000)
        assert ("encoding" in window.messages.text) == (encoding == "gbk")


def test_saving_writes_the_edits_and_clears_the_mark(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("first move is the center")
    assert window.isWindowModified()
    window.actions_["save"].trigger()
    assert not window.isWindowModified()
    assert load(path).games[0].root.comment == "first move is the center"


def test_a_read_only_file_is_not_replaced(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("mine")
    path.chmod(0o444)
    before = path.read_bytes()
    window.actions_["save"].trigger()
    assert path.read_bytes() == before
    assert window.documents.dirty
    assert window.messages.text == (
        "a.sgf: is read-only and was not changed; save under another name."
    )
    [save_as] = window.messages.buttons
    assert save_as.text() == "Save as\u2026"
    save_as.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(studio.folder / "b.sgf"))
    dialog.close()
    assert load(studio.folder / "b.sgf").games[0].root.comment == "mine"


def test_a_game_without_changes_is_not_written_again(studio: Studio) -> None:
    path = studio.folder / "a.sgf"
    path.write_text("(;GM[1]  FF[4]SZ[7]KM[9]\n;B[dd])\n")
    before = path.read_bytes(), path.stat().st_mtime_ns
    window = studio.window()
    window.documents.open(path)
    done: list[bool] = []
    window.documents.save(lambda: done.append(True))
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert window.messages.text == "a.sgf has no changes to save."
    assert done == [True]
    path.unlink()
    window.documents.save()
    assert path.is_file(), "the file was missing"


def test_analyses_go_to_files_and_the_clipboard_only_on_request(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf", seven_by_seven(["D4"]))
    window = studio.window()
    window.documents.open(path)
    record = window.session.cursor.record
    report = fake_report(request_for(window.session.review, record.root, (0.0,), 1), 40)
    analysis = analysis_of(report, "0badcafe", "fake")
    assert analysis is not None
    record.keep_analysis(record.root, analysis)
    for wanted in (False, True):
        window.preferences.update(save_analyses=wanted)
        window.actions_["copy_game"].trigger()
        assert ("SAI[" in QGuiApplication.clipboard().text()) == wanted
        window.actions_["save"].trigger()
        assert (b"SAI[" in path.read_bytes()) == wanted
    window.actions_["save"].trigger()
    assert window.messages.text == "a.sgf has no changes to save."


def test_a_new_game_asks_for_a_name(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4"]))
    window.session.cursor.last()
    window.session.edits.pass_move()
    window.actions_["save"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(studio.folder / "named.sgf"))
    dialog.close()
    assert load(studio.folder / "named.sgf").games[0].main_line()[-1].number == 2
    assert window.session.path == studio.folder / "named.sgf"


def test_opening_over_unsaved_changes_asks_first(studio: Studio) -> None:
    path, other = write(studio.folder / "a.sgf"), write(studio.folder / "b.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("unsaved")
    window.documents.open(other)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "a.sgf" in box.text()
    assert window.session.path == path
    box.button(QMessageBox.StandardButton.Save).click()
    assert window.session.path == other
    assert load(path).games[0].root.comment == "unsaved"


def test_the_tree_cuts_and_copies_what_it_is_asked_for(studio: Studio) -> None:
    window = studio.window(panels=True)
    session = window.session
    (tree,) = window.findChildren(TreePanel)
    second = session.cursor.record.root.children[0].children[0]
    menu = {a.text(): a for a in tree.view.menu_for(second.children[1]).actions()}
    menu["Copy variation"].trigger()
    assert QGuiApplication.clipboard().text().count(";") == 2, "a variation of one move"
    assert "copied" in window.messages.text
    menu["Cut variation"].trigger()
    assert len(second.children) == 1
    assert session.cursor.node is session.cursor.record.root


def test_the_clipboard_holds_whole_games(studio: Studio) -> None:
    window = studio.window()
    window.actions_["copy_game"].trigger()
    window.documents.new(GameRecord.new(Rules(size=5)))
    window.actions_["paste_game"].trigger()
    assert window.session.cursor.line[-1].number == 12
    assert window.session.edits.dirty
    QGuiApplication.clipboard().setText("nothing of the kind")
    window.session.mark_saved(studio.folder / "x.sgf")
    window.actions_["paste_game"].trigger()
    assert "no game record" in window.messages.text


@pytest.mark.parametrize("answer", ["Overwrite", "Save as\u2026", "Cancel"])
def test_what_another_program_wrote_is_not_lost_unasked(studio: Studio, answer: str) -> None:
    path = write(studio.folder / "a.sgf", seven_by_seven(["D4"]))
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("mine")
    window.actions_["save"].trigger()
    assert load(path).games[0].root.comment == "mine", "nobody else wrote"
    path.write_text("(;GM[1]SZ[7]C[theirs])")
    window.session.edits.set_comment("mine again")
    window.actions_["save"].trigger()
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    (button,) = [b for b in box.buttons() if b.text().replace("&", "") == answer]
    button.click()
    theirs = load(path).games[0].root.comment == "theirs"
    assert theirs == (answer != "Overwrite")
    assert window.documents.dirty == theirs
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog) == (answer == "Save as\u2026")
    if isinstance(dialog, QFileDialog):
        dialog.reject()


def test_a_file_that_was_deleted_is_written_anew(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf", seven_by_seven(["D4"]))
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("mine")
    path.unlink()
    window.actions_["save"].trigger()
    assert load(path).games[0].root.comment == "mine"


def test_a_game_is_copied_whatever_its_encoding_lacks(studio: Studio) -> None:
    record = seven_by_seven(["D4"])
    record.encoding = "iso-8859-1"
    record.set_comment(record.root, "\u674e\u4e16\u4e5d")
    window = studio.window(record)
    menu = board_menu(window.session, None, window.documents.copy, window)
    on_board = next(a for a in menu.actions() if a.text() == "Copy game as SGF")
    for copy in (on_board, window.actions_["copy_game"]):
        QGuiApplication.clipboard().clear()
        copy.trigger()
        assert "\u674e\u4e16\u4e5d" in QGuiApplication.clipboard().text()


def test_a_variation_moves_to_another_game_and_back(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    session.cursor.go_to_move(9)
    window.actions_["cut_branch"].trigger()
    assert session.cursor.node.number == len(session.cursor.line) - 1 == 8
    session.edits.undo_stack.undo()
    assert len(session.cursor.line) == 13
    session.edits.undo_stack.setClean()
    window.documents.new(GameRecord.new(Rules(size=7)))
    before = dumps([session.cursor.record])
    window.actions_["paste_branch"].trigger()
    assert (session.cursor.node.number, len(session.cursor.line)) == (1, 5)
    assert session.cursor.node.move is not None
    session.edits.undo_stack.undo()
    assert dumps([session.cursor.record]) == before
    window.documents.new(GameRecord.new(Rules(size=5)))
    window.actions_["paste_branch"].trigger()
    assert "7\u00d77" in window.messages.text
    for text in ("nothing", "(;GM[1]SZ[5])", "(\ud800"):
        QGuiApplication.clipboard().setText(text)
        window.actions_["paste_branch"].trigger()
        assert window.messages.text
    session.cursor.first()
    assert not window.actions_["cut_branch"].isEnabled(), "the start of a game stays"


def test_a_collection_offers_its_games_and_is_saved_whole(studio: Studio) -> None:
    path = write(studio.folder / "two.sgf", seven_by_seven(["D4"]), seven_by_seven(["C3", "E5"]))
    window = studio.window()
    window.documents.open(path)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, GamesDialog)
    assert dialog.list.count() == 2
    window.session.edits.set_comment("in the first")
    dialog.list.setCurrentRow(1)
    dialog.accept()
    assert window.session.cursor.line[-1].number == 2
    assert window.documents.dirty
    status = window.statusBar()
    assert isinstance(status, StatusLine)
    assert status.saved.text() == "Not saved"
    window.actions_["save"].trigger()
    assert status.saved.text() == "Saved"
    games = load(path).games
    assert [game.main_line()[-1].number for game in games] == [1, 2]
    assert games[0].root.comment == "in the first"


def test_another_order_of_the_games_is_not_saved_yet(studio: Studio) -> None:
    path = write(studio.folder / "two.sgf", seven_by_seven(["D4"]), seven_by_seven(["C3", "E5"]))
    window = studio.window()
    window.documents.open(path)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, GamesDialog)
    dialog.list.setCurrentRow(0)
    dialog.move_by(1)
    dialog.accept()
    assert window.session.cursor.line[-1].number == 1, "the shown game stays"
    status = window.statusBar()
    assert isinstance(status, StatusLine)
    assert window.isWindowModified()
    assert status.saved.text() == "Not saved"
    window.actions_["save"].trigger()
    assert not window.isWindowModified()
    assert status.saved.text() == "Saved"
    assert [game.main_line()[-1].number for game in load(path).games] == [2, 1]


def test_a_missing_komi_is_said_and_mended_by_one_click(studio: Studio) -> None:
    path = studio.folder / "nokomi.sgf"
    path.write_text("(;GM[1]FF[4]SZ[9];B[ee])")
    window = studio.window()
    window.documents.open(path)
    assert "no komi" in window.messages.text
    texts = {button.text(): button for button in window.messages.buttons}
    assert "Use 0.5" in texts
    texts["Use 0.5"].click()
    assert window.session.cursor.record.komi_known
    assert window.session.komi.game == 0.5
    window.session.edits.undo_stack.undo()
    assert not window.session.cursor.record.komi_known


@pytest.mark.parametrize("name", ["recent", "none"])
def test_the_recent_files_menu(studio: Studio, name: str) -> None:
    window = studio.window()
    path = write(studio.folder / "a.sgf")
    if name == "recent":
        window.documents.open(path)
        window.documents.new(GameRecord.new(Rules(size=5)))
    menu = window.actions_.submenus["Open recent"]
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts == (["a.sgf"] if name == "recent" else ["No files yet"])
    if name == "recent":
        menu.actions()[0].trigger()
        assert window.session.path == path


def change_on_disk(studio: Studio, path: Path, record: GameRecord) -> None:
    """Another program writes the file; the window notices."""
    window = studio.windows[-1]
    write(path, record)
    os.utime(path, ns=(1, 1))
    window.documents.disk.file.look()


def test_a_file_changed_by_another_program_is_offered_once(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.cursor.forward(3)
    changed = seven_by_seven()
    changed.set_comment(changed.root, "by another program")
    change_on_disk(studio, path, changed)
    assert window.messages.text == "Another program changed a.sgf."
    window.messages.dismiss()
    window.documents.disk.file.look()
    assert window.messages.text == "", "one change is reported once"
    os.utime(path, ns=(2, 2))
    window.documents.disk.file.look()
    [reload, _] = window.messages.buttons
    reload.click()
    assert window.session.cursor.record.root.comment == "by another program"
    assert window.session.cursor.node.number == 3
    assert not window.documents.dirty


def test_the_watcher_sees_files_overwritten_and_replaced(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    for content in (seven_by_seven(["D4"]), seven_by_seven(["D4", "C4"])):
        with studio.qtbot.waitSignal(window.documents.disk.file.changed, timeout=60_000):
            write(studio.folder / "b.sgf", content).replace(path)
    with studio.qtbot.waitSignal(window.documents.disk.file.changed, timeout=60_000):
        write(path, seven_by_seven(["D4", "C4", "E5"]))
    with studio.qtbot.waitSignal(window.documents.disk.file.removed, timeout=60_000):
        path.unlink()
    assert window.documents.dirty


def test_keep_mine_keeps_the_edits_and_saves_over(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("mine")
    change_on_disk(studio, path, seven_by_seven(["D4"]))
    assert "changes that are not saved" in window.messages.text
    window.messages.buttons[1].click()
    window.actions_["save"].trigger()
    assert load(path).games[0].root.comment == "mine"
    assert window.messages.text == "Saved a.sgf."


def test_reload_asks_about_unsaved_changes(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("mine")
    change_on_disk(studio, path, seven_by_seven(["D4"]))
    window.messages.buttons[0].click()
    [box] = window.findChildren(QMessageBox)
    box.button(QMessageBox.StandardButton.Save).click()
    [dialog] = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(studio.folder / "mine.sgf"))
    assert load(studio.folder / "mine.sgf").games[0].root.comment == "mine"
    assert window.session.path == path
    assert len(window.session.cursor.line) == 2
    dialog.close()


def test_a_file_that_changes_before_it_is_shown_is_not_overwritten_unasked(studio: Studio) -> None:
    window = studio.window()
    window.session.edits.set_comment("not saved")
    path = write(studio.folder / "a.sgf")
    window.documents.open(path)
    [question] = window.findChildren(QMessageBox)
    write(path, seven_by_seven(["D4"]))
    os.utime(path, ns=(1, 1))
    question.button(QMessageBox.StandardButton.Discard).click()
    assert window.session.path == path
    window.session.edits.set_comment("mine")
    window.documents.save()
    boxes = [box for box in window.findChildren(QMessageBox) if box is not question]
    assert [box.text() for box in boxes] == [
        "Another program changed a.sgf since it was opened here."
    ]
    assert load(path).games[0].root.comment == ""
    window.documents.disk.file.look()
    assert "Another program changed a.sgf" in window.messages.text
    boxes[0].close()


def test_a_change_after_the_reported_one_is_not_overwritten_unasked(studio: Studio) -> None:
    path = write(studio.folder / "a.sgf")
    window = studio.window()
    window.documents.open(path)
    window.session.edits.set_comment("mine")
    change_on_disk(studio, path, seven_by_seven(["D4"]))
    write(path, seven_by_seven(["C4"]))
    window.messages.buttons[1].click()  # keep mine: the first change is known
    window.documents.save()
    [box] = window.findChildren(QMessageBox)
    write(path, seven_by_seven(["E5", "C4"]))  # and again, while the question is open
    next(b for b in box.buttons() if b.text() == "Overwrite").click()
    again = [other for other in window.findChildren(QMessageBox) if other is not box]
    assert len(again) == 1
    assert len(load(path).games[0].main_line()) == 3
    next(b for b in again[0].buttons() if b.text() == "Overwrite").click()
    assert load(path).games[0].root.comment == "mine"


def test_saving_keeps_games_that_cannot_be_read_and_text_around_them(studio: Studio) -> None:
    path = studio.folder / "a.sgf"
    bad = b"(;SZ[99]C[large];B[aa])"
    path.write_bytes(b"a mail\n(;SZ[7]KM[9];B[aa])\n" + bad + b"\n(;SZ[7]KM[9];B[bb])\nthe end\n")
    window = studio.window()
    window.documents.open(path)
    for dialog in window.findChildren(GamesDialog):
        dialog.close()
    assert len(window.documents.games) == 2
    window.session.edits.set_comment("mine")
    window.actions_["save"].trigger()
    data = path.read_bytes()
    assert [part in data for part in (b"a mail\n", bad, b"the end\n", b"C[mine]")] == [True] * 4
    window.session.edits.set_comment("again")
    window.actions_["save"].trigger()
    assert path.read_bytes() == data.replace(b"C[mine]", b"C[again]")
