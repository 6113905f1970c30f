"""The report of the open game: formats by ending, what is said, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.record.sgf import load
from sai_studio.app.main_window import MainWindow
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


def export(studio: Studio, window: MainWindow, path: Path) -> str:
    """Write a report and return the message about it."""
    exporter = window.parts.report_export
    assert exporter is not None
    window.messages.clear()
    exporter.write(path)
    exporter.wait()
    studio.qtbot.waitUntil(lambda: bool(window.messages.text))
    return window.messages.text


@pytest.mark.parametrize("kind", ["html", "csv", "json", "sgf"])
def test_the_ending_chooses_the_format(studio: Studio, window: MainWindow, kind: str) -> None:
    path = studio.folder / f"report.{kind}"
    message = export(studio, window, path)
    assert message == f"Saved as report.{kind}; {MOVES} of {MOVES} moves are judged."
    content = path.read_text(encoding="utf-8")
    assert [button.text() for button in window.messages.buttons] == ["Open"] * (kind == "html")
    if kind == "html":
        assert "Kuro" in content
        assert "<svg" in content
    elif kind == "json":
        assert json.loads(content)["judged"] == MOVES
    elif kind == "csv":
        assert len(content.splitlines()) == MOVES + 1
    else:
        assert "moves judged" in load(path).games[0].root.comment
        assert not window.session.cursor.record.root.comment, "the open game stays as it was"


def test_other_endings_and_the_open_game_are_refused(studio: Studio, window: MainWindow) -> None:
    assert "with one of .html, .csv, .json, .sgf" in export(studio, window, studio.folder / "a.pdf")
    path = studio.folder / "game.sgf"
    window.session.path = path
    window.documents.save()
    saved = path.read_bytes()
    assert "is the open game itself" in export(studio, window, path)
    assert path.read_bytes() == saved


def test_a_game_that_is_not_analyzed_says_so(studio: Studio) -> None:
    window = studio.window()
    path = studio.folder / "report.html"
    message = export(studio, window, path)
    assert message == f"Saved as report.html; 0 of {MOVES} moves are judged."


def test_the_dialog_takes_the_ending_of_the_kind_selected(
    studio: Studio, window: MainWindow
) -> None:
    window.parts.report_export.ask()  # type: ignore[union-attr]
    [dialog] = window.findChildren(QFileDialog)
    assert dialog.defaultSuffix() == "html"
    dialog.filterSelected.emit("Table of moves (*.csv)")
    assert dialog.defaultSuffix() == "csv"
    dialog.reject()


def test_a_game_in_play_has_no_report(window: MainWindow) -> None:
    action = window.actions_["export_report"]
    assert action.isEnabled()
    window.session.reports.set_blind(True)
    window.actions_.refresh()
    assert not action.isEnabled()
