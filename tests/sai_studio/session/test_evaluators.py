"""The evaluator in the window: status bar, tooltip, menu, preference."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator

from pytestqt.qtbot import QtBot

from engine.analysis.request import AnalysisRequest
from engine.base.errors import SettingsError
from engine.search.report import AnalysisReport
from engine.search.settings import ANALYSIS
from sai_studio.app.dialogs.search_settings import SearchSettingsDialog
from sai_studio.app.main_window import MainWindow
from sai_studio.review.status_line import StatusLine
from sai_studio.session.analysis.evaluators import EvaluatorChoice
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import FakeAnalyzer

SPEEDS = (("openvino-bf16", 4785.4), ("openvino-fp32", 2555.0), ("torch-fp32", 884.0))


class Measured(FakeAnalyzer):
    """Tells how it runs; has no OpenVINO in float32."""

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        if request.evaluator == "openvino-fp32":
            raise SettingsError("OpenVINO fp32 is not available here")
        used = SPEEDS[0][0] if request.evaluator == "auto" else request.evaluator
        for report in super().analyze(request, stopped):
            yield dataclasses.replace(report, evaluator=used, evaluator_speeds=SPEEDS)


def entries(window: MainWindow) -> dict[str, bool]:
    """Names in the menu, and whether they are checked."""
    menu = window.actions_.submenus["Evaluator"]
    menu.aboutToShow.emit()
    return {action.text().split("  ")[0]: action.isChecked() for action in menu.actions()}


def test_the_evaluator_is_shown_and_chosen(studio: Studio, qtbot: QtBot) -> None:
    studio.analyzer = Measured()
    window = studio.window()
    line = window.statusBar()
    assert isinstance(line, StatusLine)
    assert entries(window) == {"&Fastest": True, "torch fp32": False}
    window.analysis.start()
    qtbot.waitUntil(lambda: line.evaluator.text() == "OpenVINO bf16", timeout=60_000)
    assert "torch fp32: 884" in line.evaluator.toolTip()
    assert "OpenVINO bf16: 4\u202f785" in line.evaluator.toolTip()
    known = {"&Fastest": True, "OpenVINO bf16": False, "OpenVINO fp32": False, "torch fp32": False}
    assert entries(window) == known

    window.evaluators.choose("torch-fp32")
    qtbot.waitUntil(lambda: line.evaluator.text() == "torch fp32", timeout=60_000)
    assert studio.analyzer.requests[-1].evaluator == "torch-fp32"
    assert Preferences(studio.folder / "studio.ini").settings.evaluator == "torch-fp32"
    assert entries(window) == known | {"&Fastest": False, "torch fp32": True}
    assert studio.window().session.review.requested_evaluator == "torch-fp32"

    window.evaluators.choose("openvino-fp32")
    qtbot.waitUntil(lambda: window.session.engine.status.state == "failed", timeout=60_000)
    assert "not available" in window.session.engine.status.text
    assert window.session.review.network is not None
    window.evaluators.choose("auto")
    qtbot.waitUntil(lambda: window.session.engine.status.state != "failed", timeout=60_000)


def test_a_preference_that_is_no_evaluator_is_the_fastest(studio: Studio) -> None:
    (studio.folder / "studio.ini").write_text("[General]\nevaluator=abacus\n")
    assert studio.window().session.review.requested_evaluator == "auto"


def test_curves_at_several_komi_can_be_switched_off(studio: Studio, qtbot: QtBot) -> None:
    studio.analyzer = Measured()
    window = studio.window()
    action = window.actions_["several_komi"]
    assert action.isChecked()
    window.analysis.start()
    qtbot.waitUntil(lambda: bool(studio.analyzer.requests), timeout=60_000)
    assert studio.analyzer.requests[-1].several_komi
    action.trigger()
    qtbot.waitUntil(lambda: not studio.analyzer.requests[-1].several_komi, timeout=60_000)
    assert not action.isChecked()
    assert not Preferences(studio.folder / "studio.ini").settings.several_komi
    assert not studio.window().session.review.several_komi


def test_other_search_settings_are_used_stored_and_reset(studio: Studio, qtbot: QtBot) -> None:
    window = studio.window()
    dialog = SearchSettingsDialog(window.evaluators, window)
    row = dialog.rows["c_puct"]
    row.field.setText("much")
    assert not dialog.ok.isEnabled()
    assert "c_puct" in dialog.note.text()
    row.set_value(1.5)
    assert dialog.ok.isEnabled()
    dialog.accept()
    window.analysis.start()
    qtbot.waitUntil(lambda: bool(studio.analyzer.requests), timeout=60_000)
    search = studio.analyzer.requests[-1].search
    assert search is not None
    assert search == ANALYSIS.replace(c_puct=1.5)
    again = studio.window()
    assert again.evaluators.search_settings.c_puct == 1.5
    dialog = SearchSettingsDialog(again.evaluators, again)
    assert dialog.rows["c_puct"].value == 1.5
    for row in dialog.rows.values():
        row.go_back()
    dialog.accept()
    assert again.session.review.search_settings is None
    assert Preferences(studio.folder / "studio.ini").settings.search_settings == "{}"


def test_stored_search_settings_that_are_damaged_are_the_usual_ones(studio: Studio) -> None:
    preferences = Preferences(studio.folder / "studio.ini")
    for text in ("nonsense", "[1]", '{"c_puct": -5}', '{"unknown": 1}'):
        preferences.update(search_settings=text)
        assert EvaluatorChoice(Session(seven_by_seven()), preferences).search_settings == ANALYSIS
    preferences.update(search_settings='{"c_puct": 1.5, "unknown": 1}')
    found = EvaluatorChoice(Session(seven_by_seven()), preferences).search_settings
    assert found == ANALYSIS.replace(c_puct=1.5), "what is known is kept"
