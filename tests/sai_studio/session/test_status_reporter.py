"""The status of the engine, as the status bar shows it."""

from __future__ import annotations

import threading
from collections.abc import Callable

from sai_studio.review.status_line import StatusLine
from tests.sai_studio.conftest import Studio
from tests.sai_studio.fakes import FakeAnalyzer


def test_the_status_tells_the_visits_of_the_position_that_was_just_reached(
    studio: Studio,
) -> None:
    window = studio.window(start=True)
    session, line = window.session, window.findChild(StatusLine)
    assert line is not None
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    assert "250" in line.state_text()
    session.cursor.forward()
    assert (session.engine.status.visits, line.state_text()) == (0, "Searching")
    session.cursor.back()
    assert (session.engine.status.visits, session.engine.status.state) == (250, "ready")
    window.analysis.set_analyzing(False)
    session.cursor.forward()
    assert (session.engine.status.visits, session.engine.status.state) == (0, "ready")


def test_the_status_says_what_the_engine_waits_for(studio: Studio) -> None:
    release = threading.Event()

    def compiling(notice: Callable[[str], None]) -> FakeAnalyzer:
        notice("compiling the engine")
        release.wait(10)
        return studio.analyzer

    window = studio.window()
    window.analysis.thread_._open_analyzer = compiling
    window.analysis.start()
    session = window.session
    studio.qtbot.waitUntil(
        lambda: session.engine.status.text == "Compiling the engine", timeout=60_000
    )
    window.analysis.set_analyzing(False)
    release.set()
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
