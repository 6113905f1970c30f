"""Jobs about the position on the board, and the test of a curve that the panel draws."""

from __future__ import annotations

import threading
import time

import pytest
from pytestqt.qtbot import QtBot

from engine.analysis.request import AnalysisRequest
from engine.measure.curve_audit import CurveAudit
from sai_studio.app import main_window
from sai_studio.kit.job_thread import Task
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.position_job import PositionJob
from tests.engine.measure.test_curve_audit import audited
from tests.reports import make_report
from tests.sai_studio.conftest import Studio
from tests.sai_studio.fakes import network_info


def test_results_are_dropped_with_the_position(studio: Studio, qtbot: QtBot) -> None:
    session = studio.session()
    session.review.network = network_info()
    go_on = threading.Event()

    def work(request: AnalysisRequest, task: Task) -> None:
        task.tell(0.5)
        task.tell(f"after {len(request.moves)} moves")
        go_on.wait(10.0)

    job: PositionJob[str] = PositionJob(session, "test", work)
    session.cursor.go_to_move(3)
    job.begin()
    qtbot.waitUntil(lambda: job.result is not None)
    assert (job.result, job.share) == ("after 3 moves", 0.5)
    session.cursor.moved.emit()  # the same position
    assert job.is_running
    session.cursor.go_to_move(4)
    assert (job.result, job.share) == (None, None)
    go_on.set()
    job.begin()
    qtbot.waitUntil(lambda: not job.is_running)
    assert job.result == "after 4 moves"
    messages: list[str] = []
    session.message.connect(lambda _level, text: messages.append(text))
    session.engine.set_network(None)
    session.engine.set_status(EngineStatus(state="loading"))
    job.begin()  # waits for the network
    assert job.is_waiting
    assert "loading" in messages[-1]
    session.engine.set_network(network_info())
    qtbot.waitUntil(lambda: not job.is_running)
    assert job.result == "after 4 moves"
    session.engine.set_network(None)
    job.begin()
    session.engine.set_status(EngineStatus(state="no network"))
    assert "no network" in messages[-1]
    assert not job.is_waiting
    assert not job.is_running
    assert job.close()


def test_the_panel_draws_the_games_and_says_what_they_tell(
    studio: Studio, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    audit = audited([18, 14, 10, 6, 2], 20)
    monkeypatch.setattr(main_window, "audit_curve", lambda *_: iter([audit]))
    window = studio.window(panels=True)
    window.session.review.network = network_info()
    window.session.reports.add(window.session.cursor.node, make_report())
    panel = window.findChild(KomiCurvePanel)
    assert panel is not None
    window.actions_["audit_curve"].trigger()
    qtbot.waitUntil(lambda: panel.plot.audit is audit)
    assert "agree" in panel.sentence
    assert "games" in [entry.key for entry in panel.legend.entries]
    window.actions_["shows_scores"].trigger()
    qtbot.waitUntil(lambda: panel.plot.shows_scores)
    assert panel.plot.top < 0.9  # shares of single scores
    assert not panel.plot.grab().isNull()
    window.session.edits.play(48)
    qtbot.waitUntil(lambda: window.audit.result is None)


def test_the_verdict_and_the_axis_have_room_in_a_low_panel(studio: Studio, qtbot: QtBot) -> None:
    session = studio.session()
    session.review.network = network_info()
    audit = audited([18, 14, 10, 6, 2], 20)

    def work(_request: AnalysisRequest, task: Task) -> None:
        task.tell(audit)
        while not task.stopped():
            time.sleep(0.01)

    job: PositionJob[CurveAudit] = PositionJob(session, "test", work)
    panel = KomiCurvePanel(ViewContext(session, audit=job))
    qtbot.addWidget(panel)
    session.reports.add(session.cursor.node, make_report())
    panel.show()
    job.begin()
    qtbot.waitUntil(lambda: "agree" in panel.sentence)
    for width, height in ((564, 200), (423, 228), (340, 240)):
        panel.resize(width, height)
        qtbot.wait(20)
        assert not panel.sentence_is_hidden
        assert panel.plot.geometry().bottom() < height - 8
    job.stop()
    qtbot.waitUntil(lambda: panel.sentence.startswith("The test was stopped; 20 games"))
    job.close()
