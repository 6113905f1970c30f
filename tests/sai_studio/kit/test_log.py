"""The program's log: records, Qt's messages, bugs, and the window that shows it."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sai_studio.app.dialogs.log_dialog import EMPTY, LogDialog
from sai_studio.kit.log import LOG_TAIL, crash_file, log_text
from tests.sai_studio.conftest import Studio
from tests.shared import PROJECT


def run(home: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Code in a process of its own, without a test runner's handlers."""
    environment = {**os.environ, "SAI_STUDIO_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )


def test_records_and_messages_of_qt_are_kept(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        "import logging; from PySide6.QtCore import qWarning\n"
        "from sai_studio.kit.log import start_log\n"
        "start_log('info'); logging.getLogger('sai_studio.x').info('hello')\n"
        "logging.getLogger('engine.x').debug('fine'); qWarning('a word of Qt')",
    )
    assert done.returncode == 0
    text = log_text(tmp_path / "logs")
    assert "INFO sai_studio.x: hello" in text
    assert "fine" not in text
    assert "WARNING sai_studio.qt.default: a word of Qt" in text
    assert "a word of Qt" in done.stderr, "still printed, too"


def test_a_crash_of_the_interpreter_leaves_its_stacks(tmp_path: Path) -> None:
    code = "from sai_studio.kit.log import start_log; start_log('info'); import os; os.abort()"
    assert run(tmp_path, code).returncode != 0
    text = log_text(tmp_path / "logs")
    assert text.startswith("Crashes of the interpreter")
    assert "Fatal Python error: Aborted" in text


def test_a_folder_that_can_not_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file")
    done = run(tmp_path, "from sai_studio.kit.log import start_log; start_log('info'); print('on')")
    assert (done.returncode, done.stdout) == (0, "on\n")
    assert log_text(tmp_path / "logs") == ""


def test_a_bug_anywhere_is_logged_with_its_traceback(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    from sai_studio.main import _report_bugs

    window = studio.window()
    hooks = sys.excepthook, __import__("threading").excepthook
    try:
        _report_bugs(window, unattended=False)
        error = ValueError("deep down")
        sys.excepthook(ValueError, error, None)
    finally:
        sys.excepthook, __import__("threading").excepthook = hooks
    (record,) = [r for r in caplog.records if r.levelno == logging.CRITICAL]
    assert record.exc_info is not None
    assert record.exc_info[1] is error
    window.show_crash("Traceback: on another thread")
    assert "bug: Traceback: on another thread" in caplog.text


def test_warnings_shown_to_the_person_are_logged(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    window = studio.window()
    window.documents.open(Path("nowhere.sgf"))
    assert "shown: nowhere.sgf: can't be opened" in caplog.text


def test_the_log_is_shown_as_plain_text(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "studio.log").write_text("first <b>line</b>\nsecond line\n")
    dialog = LogDialog(tmp_path)
    qtbot.addWidget(dialog)
    assert "<b>line</b>" in dialog.text.toPlainText()
    dialog.words.setText("line")
    assert dialog.find_earlier()
    assert dialog.text.textCursor().selectedText() == "line"
    assert dialog.text.textCursor().blockNumber() == 1
    assert dialog.find_earlier()
    assert dialog.text.textCursor().blockNumber() == 0
    assert dialog.find_earlier(), "from the end again"
    dialog.words.setText("nothing like it")
    assert not dialog.find_earlier()
    dialog._copy()
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()
    (tmp_path / "studio.log").unlink()
    dialog.read()
    assert dialog.text.toPlainText() == EMPTY


def test_only_the_end_of_a_long_log_is_shown(tmp_path: Path) -> None:
    (tmp_path / "studio.log").write_text("".join(f"record {i:06}\n" for i in range(50_000)))
    lines = log_text(tmp_path).splitlines()
    assert lines[-1] == "record 049999"
    assert all(len(line) == 13 for line in lines), "whole lines"
    assert len("\n".join(lines)) <= LOG_TAIL


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_in_the_place_of_the_log_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(crash_file(tmp_path))
    assert log_text(tmp_path) == ""


def test_help_shows_the_log(studio: Studio) -> None:
    window = studio.window()
    window.actions_["log"].trigger()
    dialog = window.findChild(LogDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("name", ["studio.log", "crashes.log"])
def test_a_pipe_in_place_of_a_log_is_not_waited_for(tmp_path: Path, name: str) -> None:
    (tmp_path / "logs").mkdir()
    os.mkfifo(tmp_path / "logs" / name)
    done = run(tmp_path, "from sai_studio.kit.log import start_log; start_log('info'); print('on')")
    assert done.stdout == "on\n", done.stderr
    assert not log_text(tmp_path / "logs").startswith("Crashes")
