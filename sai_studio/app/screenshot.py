"""Save a screenshot of the window after the analysis has finished."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.base.errors import EngineError
from sai_studio.app.main_window import MainWindow
from sai_studio.app.startup import INTERRUPTED, Startup
from sai_studio.shared.signals import single_shot

PATIENCE_S: Final = 900
SETTLE_MS: Final = 400
"""Time for throttled redraws."""


def take_screenshot(application: QApplication, window: MainWindow, path: Path) -> int:
    """Wait for the analysis, save a screenshot and close; return the exit status.

    Raises
    ------
    EngineError
        The screenshot can't be written, or the analysis does not end.
    """
    window.analysis.deepening = False
    window.network_hint.enabled = window.other_analyses.enabled = False
    loop = QEventLoop()
    window.analysis.settled.connect(lambda: QTimer.singleShot(SETTLE_MS, loop.quit))
    timer = single_shot(window, lambda: loop.exit(1), PATIENCE_S * 1000)
    timer.start()
    session = window.session

    def restart_timer() -> None:
        """Wait as long as the engine needs to load; only the search has a time limit."""
        if session.engine.status.state == "loading":
            timer.start()

    session.engine.status_changed.connect(restart_timer)
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
        raise EngineError("interrupted before the screenshot was saved")
    if late:
        raise EngineError(f"the analysis did not finish within {PATIENCE_S} s; use fewer --visits")
    if failed:
        raise EngineError(text)
    if not saved:
        raise EngineError(f"{path} can't be written; choose an existing folder and the ending .png")
    return 0
