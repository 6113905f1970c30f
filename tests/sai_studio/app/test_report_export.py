"""The report of the open game: its kinds, what is said, and what is refused."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.sgf import load
from engine.review.report_settings import ReportSettings
from engine.review.report_values import Diagram
from sai_studio.app.dialogs.report_dialog import PAGES, ReportDialog
from sai_studio.app.main_window import MainWindow
from sai_studio.app.report_export import ENDINGS
from sai_studio.review.report.report_sheet import sheet_pdf
from tests.engine.review.scripted import game
from tests.engine.review.test_report import report_of
from tests.sai_studio.conftest import Studio

MOVES = 12


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    """A window whose game is analyzed."""
    window = studio.window(start=True)
    studio.qtbot.waitUntil(
        lambda: min(p.visits for p in window.session.timeline.points) >= 32, timeout=60_000
    )
    window.analysis.set_analyzing(False)
    return window


def export(
    studio: Studio, window: MainWindow, path: Path, kind: str = "html", **settings: object
) -> str:
    """Write a report and return the message about it."""
    exporter = window.parts.report_export
    assert exporter is not None
    window.messages.clear()
    exporter.write(path, kind, ReportSettings(**settings))  # type: ignore[arg-type]
    exporter.wait()
    studio.qtbot.waitUntil(lambda: bool(window.messages.text))
    return window.messages.text


@pytest.mark.parametrize("kind", ENDINGS)
def test_reports_of_all_kinds_are_written(studio: Studio, window: MainWindow, kind: str) -> None:
    path = studio.folder / f"report{ENDINGS[kind]}"
    message = export(studio, window, path, kind)
    assert message == f"Saved as {path.name}; {MOVES} of {MOVES} moves are judged."
    assert [button.text() for button in window.messages.buttons] == ["Open"] * (kind in PAGES)
    if kind == "pdf":
        assert path.read_bytes().startswith(b"%PDF")
        return
    content = path.read_text(encoding="utf-8")
    if kind in PAGES:
        assert "Kuro" in content
        assert "<svg" in content
        assert ('id="data"' in content) == (kind == "live")
    elif kind == "json":
        assert json.loads(content)["judged"] == MOVES
    elif kind == "csv":
        assert len(content.splitlines()) == MOVES + 1
    else:
        assert "moves judged" in load(path).games[0].root.comment
        assert not window.session.cursor.record.root.comment, "the open game stays as it was"


def test_other_endings_and_the_open_game_are_refused(studio: Studio, window: MainWindow) -> None:
    path = studio.folder / "a.pdf"
    assert ".html" in export(studio, window, path)
    assert not path.exists()
    path = studio.folder / "game.sgf"
    window.session.path = path
    window.documents.save()
    saved = path.read_bytes()
    assert "is the open game itself" in export(studio, window, path, "sgf")
    assert path.read_bytes() == saved


def test_the_sheet_has_the_diagrams_and_room_that_were_asked_for(
    studio: Studio, window: MainWindow
) -> None:
    """A report without a diagram is a page, with many and much room several."""
    session = window.session
    for node in session.cursor.record.main_line():
        session.cursor.record.set_comment(node, "a long comment " * 100)

    def pages(**settings: object) -> int:
        path = studio.folder / "sheet.pdf"
        export(studio, window, path, "pdf", **settings)
        return len(re.findall(rb"/Type /Page\b", path.read_bytes()))

    assert pages(diagrams=0, comments=False) == 1
    assert pages(diagrams=0) > 1
    assert pages(diagrams=0, comments=False, remarks="a line\n" * 200) > 1


def test_diagrams_of_the_sheet_are_side_by_side(qapp: QApplication) -> None:
    """Six of the largest need two pages; one below the other three."""
    data = report_of(game()).data
    diagram = Diagram(19, bytes(361), BLACK, 60, 40, (72, 60, 73), 9, "title", "a text " * 10)
    summary = replace(data.summary, size=19)
    content = sheet_pdf(replace(data, summary=summary, diagrams=(diagram,) * 6), QFont())
    assert len(re.findall(rb"/Type /Page\b", content)) == 2


def test_a_game_that_is_not_analyzed_says_so(studio: Studio) -> None:
    window = studio.window()
    path = studio.folder / "report.html"
    message = export(studio, window, path)
    assert message == f"Saved as report.html; 0 of {MOVES} moves are judged."


def asked(window: MainWindow) -> ReportDialog:
    """The dialog of the command."""
    window.actions_["export_report"].trigger()
    [*_, dialog] = window.findChildren(ReportDialog)
    return dialog


def test_the_dialog_asks_for_the_kind_then_for_the_file(studio: Studio, window: MainWindow) -> None:
    for kind, ending in ENDINGS.items():
        dialog = asked(window)
        dialog.kind.setCurrentIndex(dialog.kind.findData(kind))
        assert dialog.lines.isEnabled() == (kind in ("html", "pdf"))
        assert dialog.remarks.isEnabled() == (kind in PAGES)
        assert dialog.note.text()
        dialog.ok.click()
        [*_, files] = window.findChildren(QFileDialog)
        assert f".{files.defaultSuffix()}" == ending
        files.reject()
        studio.qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))


def test_the_dialog_remembers_all_and_the_remarks_about_this_game(
    studio: Studio, window: MainWindow
) -> None:
    dialog = asked(window)
    dialog.kind.setCurrentIndex(dialog.kind.findData("pdf"))
    dialog.side.setCurrentIndex(dialog.side.findData("white"))
    dialog.order.setCurrentIndex(dialog.order.findData("worst"))
    dialog.diagrams.setValue(9)
    dialog.lines.setValue(2)
    dialog.comments.setChecked(False)
    dialog.remarks.setPlainText("Well played!")
    settings = dialog.settings()
    assert settings == ReportSettings(
        side="white", order="worst", diagrams=9, lines=2, comments=False, remarks="Well played!"
    )
    dialog.ok.click()
    window.findChildren(QFileDialog)[-1].reject()
    again = asked(window)
    assert again.kind.currentData() == "pdf"
    assert again.settings() == settings
    again.reject()
    window.session.set_record(GameRecord(Rules(size=7)))
    another = asked(window)
    assert another.settings() == settings.replace(remarks="")
    another.reject()


def test_a_game_in_play_has_no_report(window: MainWindow) -> None:
    action = window.actions_["export_report"]
    assert action.isEnabled()
    window.session.reports.set_blind(True)
    window.actions_.refresh()
    assert not action.isEnabled()
