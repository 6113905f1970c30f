"""The program's log file, with Qt's messages and traces of interpreter crashes."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
from pathlib import Path
from typing import IO, Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from engine.base.files import user_folder
from engine.base.logs import log_file, log_to_file
from engine.base.translation import tr
from engine.base.untrusted import append_ordinary

LOG_TAIL: Final = 200_000
"""Number of newest bytes of a log file that are shown."""
_MOST_CRASHES: Final = 200_000
"""Size at which the traces of earlier crashes are dropped [bytes]."""
_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

log = logging.getLogger(__name__)
_crash_stream: IO[bytes] | None = None
"""Kept open: the interpreter writes to it when it crashes."""


def start_log(level: str) -> None:
    """Start the log of this process: records, Qt's messages and crashes of the interpreter.

    If the folder can't be written there is no log file; that is not an error.
    """
    folder = user_folder("logs")
    log_to_file(folder, level)
    _take_qt_messages()
    _keep_crashes(crash_file(folder))
    log.info(
        "SAI Studio started: Python %s, Qt %s, %s",
        platform.python_version(),
        qVersion(),
        platform.platform(),
    )


def crash_file(folder: Path) -> Path:
    """Return the file to which the interpreter writes its stacks when it crashes."""
    return folder / "crashes.log"


def log_text(folder: Path) -> str:
    """Return the newest part of the log, after the traces of crashes if there are any."""
    parts = []
    crashes = _tail(crash_file(folder))
    if crashes:
        parts.append(f"Crashes of the interpreter\n\n{crashes}\n\nLog\n\n")
    parts.append(_tail(log_file(folder)))
    return "".join(parts)


def _tail(path: Path) -> str:
    """Return the last lines of a file; "" if there is none."""
    try:
        if not path.is_file():  # opening a pipe would block
            return ""
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(size - LOG_TAIL, 0))
            content = file.read(LOG_TAIL)
    except OSError as error:
        return tr("{path} can't be read: {reason}", path=path, reason=error.strerror or error)
    if size > LOG_TAIL:
        content = content[content.find(b"\n") + 1 :]
    return content.decode("utf-8", "replace")


def _take_qt_messages() -> None:
    """Log Qt's messages, which are still printed, unless another handler is installed."""
    before = qInstallMessageHandler(_qt_message)
    if before is not None:
        qInstallMessageHandler(before)


def _qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    logging.getLogger(f"sai_studio.qt.{context.category or 'default'}").log(_QT_LEVELS[kind], text)
    if sys.stderr is not None and kind != QtMsgType.QtDebugMsg:
        print(text, file=sys.stderr)


def _keep_crashes(path: Path) -> None:
    """Have the interpreter write the stacks of all threads to a file when it crashes."""
    global _crash_stream
    if faulthandler.is_enabled():  # as under a test runner
        return
    try:
        _crash_stream = append_ordinary(path)
        if _crash_stream.tell() > _MOST_CRASHES:
            _crash_stream.truncate(0)
    except OSError as error:
        log.warning("crashes leave no trace, %s can't be written: %s", path, error)
        return
    faulthandler.enable(_crash_stream)
