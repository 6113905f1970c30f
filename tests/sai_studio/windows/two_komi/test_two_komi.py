"""The candidates at two komi: rows, the sentence, and the window that follows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from sai_studio.app.main_window import MainWindow
from sai_studio.shared.figures import percent
from sai_studio.windows.two_komi.window import EMPTY, TwoKomiWindow
from tests.sai_studio.conftest import Studio, seven_by_seven


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.reports.current is not None, timeout=60_000)
    return window


def table(shown: TwoKomiWindow) -> list[list[str]]:
    model = shown.model
    return [
        [model.data(model.index(r, c), Qt.ItemDataRole.DisplayRole) for c in range(7)]
        for r in range(model.rowCount())
    ]


def test_both_komi_stand_side_by_side(studio: Studio, window: MainWindow) -> None:
    window.actions_["two_komi"].trigger()
    shown = window.game_tools._two_komi.side_window()
    shown.other.setValue(3.5)
    studio.qtbot.waitUntil(lambda: "3.5" in shown.source.text(), timeout=60_000)
    rows = table(shown)
    assert rows[0][:2] == ["D4", "1"]
    assert len(rows) == 7
    report = window.session.review.report(window.session.cursor.node, 3.5)
    assert report is not None
    best = next(c for c in report.agents[0].candidates if c.move == shown.model.rows[0].move)
    assert rows[0][5] == percent(best.winrate)
    header = shown.model.headerData(5, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
    assert header == "Win, komi 3.5"
    assert "best at" in shown.sentence.text()
    assert "read from the search at komi 9.5" in shown.source.text()


def test_the_other_komi_is_searched_on_request(studio: Studio, window: MainWindow) -> None:
    window.actions_["two_komi"].trigger()
    shown = window.game_tools._two_komi.side_window()
    shown.other.setValue(3.5)
    shown.search.click()
    assert window.session.komi.viewed == 3.5
    assert shown.other.value() == 9.5
    studio.qtbot.waitUntil(lambda: "were searched" in shown.source.text(), timeout=60_000)


def test_nothing_is_shown_without_analysis_or_while_playing(
    studio: Studio, window: MainWindow
) -> None:
    window.actions_["two_komi"].trigger()
    shown = window.game_tools._two_komi.side_window()
    studio.qtbot.waitUntil(lambda: shown.model.rowCount() > 0, timeout=60_000)
    window.session.reports.set_blind(True)
    studio.qtbot.waitUntil(lambda: "Hidden" in shown.sentence.text(), timeout=60_000)
    assert shown.model.rowCount() == 0
    window.session.reports.set_blind(False)
    window.analysis.set_analyzing(False)
    window.documents.new(seven_by_seven(["D4"]))
    studio.qtbot.waitUntil(lambda: shown.sentence.text() == EMPTY, timeout=60_000)
