"""A picture of the window with its analysis finished, for manuals and tests."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.api.base import EngineError
from sai_studio.app.main_window import MainWindow
from sai_studio.app.startup import INTERRUPTED, Startup

__all__ = ["take_screenshot"]

PATIENCE_S: Final = 900
SETTLE_MS: Final = 400
"""For throttled redraws to come through."""


def take_screenshot(application: QApplication, window: MainWindow, path: Path) -> int:
    """Wait until the position is analyzed, save the picture, close; returns the exit status.

    Raises
    ------
    EngineError
        The picture can't be written, or the analysis does not end.
    """
    window.analysis.deepening = False
    window.network_hint.enabled = False
    loop = QEventLoop()
    window.analysis.settled.connect(lambda: QTimer.singleShot(SETTLE_MS, loop.quit))
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: loop.exit(1))
    timer.start(PATIENCE_S * 1000)
    session = window.session

    def be_patient() -> None:
        """Loading and compiling take what they take on this machine; the search has a limit."""
        if session.engine.status.state == "loading":
            timer.start()

    session.engine.status_changed.connect(be_patient)
    Startup(window).start()
    late = loop.exec()
    timer.stop()
    application.processEvents()
    failed = session.engine.status.state == "failed"
    text = session.engine.status.text
    saved = not late and not failed and window.grab().save(str(path))
    window.discard_and_close()
    application.processEvents()
    if late == INTERRUPTED:
        raise EngineError("stopped before the picture was made")
    if late:
        raise EngineError(f"the analysis did not end within {PATIENCE_S} s; use fewer --visits")
    if failed:
        raise EngineError(text)
    if not saved:
        raise EngineError(f"{path} can't be written; choose a folder that exists, and .png")
    return 0
