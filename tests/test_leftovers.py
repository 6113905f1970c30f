"""The check around every test sees what was left behind, and nothing else."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.leftovers import nothing_left


class Waiting(QThread):
    """Ends when it is told to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.end = threading.Event()

    def run(self) -> None:
        self.end.wait(10)


def test_a_thread_of_qt_is_noticed(qtbot: QtBot) -> None:
    thread = Waiting()
    with pytest.raises(AssertionError, match="threads left running: .*Waiting"), nothing_left(0.0):
        thread.start()
    thread.end.set()
    assert thread.wait(2000)


def test_a_thread_of_qt_that_only_its_parent_holds_is_noticed(qtbot: QtBot) -> None:
    parent, end = QObject(), threading.Event()

    def start() -> None:
        thread = Waiting(parent)
        thread.end = end
        thread.start()

    with pytest.raises(AssertionError, match="threads left running"), nothing_left(0.0):
        start()
    end.set()
    assert all(thread.wait(2000) for thread in parent.findChildren(QThread))


def test_a_thread_with_an_event_loop_is_noticed(qtbot: QtBot) -> None:
    thread = QThread()
    with pytest.raises(AssertionError, match="threads left running: .*QThread"), nothing_left(0.0):
        thread.start()
    thread.quit()
    assert thread.wait(2000)


def test_a_thread_of_python_is_noticed() -> None:
    end = threading.Event()
    thread = threading.Thread(target=end.wait)
    with pytest.raises(AssertionError, match="threads left running"), nothing_left(0.0):
        thread.start()
    end.set()
    thread.join()


def test_a_window_is_noticed(qtbot: QtBot) -> None:
    dialog = QDialog()
    with pytest.raises(AssertionError, match="windows left open: .*QDialog"), nothing_left(0.0):
        dialog.open()
    dialog.close()


def test_what_was_there_before_and_what_ended_is_no_fault(qtbot: QtBot) -> None:
    before, dialog = Waiting(), QDialog()
    before.start()
    dialog.show()
    with nothing_left():
        thread, other = Waiting(), QDialog()
        thread.start()
        other.show()
        thread.end.set()
        other.close()
    before.end.set()
    assert before.wait(2000)
    dialog.close()
