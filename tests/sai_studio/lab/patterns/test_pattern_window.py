"""Patterns found in a folder: hits, next moves, opening a hit, stopping, files that fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.go.coords import gtp_to_point
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps
from sai_studio.app.main_window import MainWindow
from sai_studio.lab.patterns.window import PatternWindow
from tests.sai_studio.conftest import MOVES, Studio, seven_by_seven


@pytest.fixture
def folder(studio: Studio) -> Path:
    folder = studio.folder / "games"
    (folder / "more").mkdir(parents=True)
    games: dict[str, list[GameRecord]] = {
        "a.sgf": [seven_by_seven()],
        "more/two.sgf": [seven_by_seven(["E3"]), seven_by_seven([*MOVES[:4], "F6"])],
    }
    for name, records in games.items():
        (folder / name).write_bytes(dumps(records))
    (folder / "broken.sgf").write_text("no game")
    return folder


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    window = studio.window()
    window.session.cursor.forward(4)
    return window


@pytest.fixture
def patterns(window: MainWindow, folder: Path) -> PatternWindow:
    window.actions_["find_pattern"].trigger()
    shown = window.tools["patterns"].side_window()
    shown.use_folder(folder)
    return shown


def wait(studio: Studio, patterns: PatternWindow) -> None:
    studio.qtbot.waitUntil(lambda: patterns.search.isEnabled(), timeout=60_000)


def drag(patterns: PatternWindow, first: str, last: str) -> None:
    board = patterns.board
    at = [
        board.geometry_of_board.center(gtp_to_point(vertex, 7)).toPoint()
        for vertex in (first, last)
    ]
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(board, left, Qt.KeyboardModifier.NoModifier, at[0])
    QTest.mouseMove(board, at[1])
    QTest.mouseRelease(board, left, Qt.KeyboardModifier.NoModifier, at[1])


def test_hits_and_next_moves(studio: Studio, patterns: PatternWindow) -> None:
    drag(patterns, "A1", "E5")
    assert patterns.summary.text() == "Drag over the pattern; now A1 to E5 is searched for."
    patterns.search.click()
    wait(studio, patterns)
    assert [(h.file.path.name, h.place, h.hit.number) for h in patterns.model.rows] == [
        ("a.sgf", 0, 4),
        ("two.sgf", 1, 4),
    ]
    assert patterns.summary.text() == (
        "2 of 3 games have the pattern; 1 file can't be read. Next: Black D3 1\u00d7."
    )
    assert patterns.board.scene.marks == {gtp_to_point("D3", 7): "label:1"}
    texts = [
        patterns.model.data(patterns.model.index(0, c), Qt.ItemDataRole.DisplayRole)
        for c in range(6)
    ]
    assert texts == ["Kuro \u2013 Shiro", "4", "B D3", "\u2013", "\u2013", "a.sgf"]


def test_a_hit_opens_at_its_move(
    studio: Studio, patterns: PatternWindow, window: MainWindow, folder: Path
) -> None:
    patterns.search.click()
    wait(studio, patterns)
    patterns.table.row_opened.emit(patterns.model.rows[1])
    session = window.session
    assert session.path == folder / "more" / "two.sgf"
    assert session.cursor.node.number == 4
    assert session.cursor.line[-1].number == 5


def test_without_a_folder_it_says_so(window: MainWindow) -> None:
    window.actions_["find_pattern"].trigger()
    shown = window.tools["patterns"].side_window()
    shown.search.click()
    assert shown.messages.text == "Choose a folder with game records first."


def test_the_region_of_the_main_window_is_the_pattern(
    studio: Studio, patterns: PatternWindow, window: MainWindow
) -> None:
    points = frozenset(gtp_to_point(v, 7) for v in ("C4", "D4", "C5", "D5"))
    window.session.region.set_points(points)
    patterns.position.click()
    assert patterns.board.scene.region == points
    window.session.region.clear()
    patterns.search.click()
    patterns.stop.click()
    assert patterns.search.isEnabled()
    wait(studio, patterns)


def test_the_open_game_is_untouched(studio: Studio, patterns: PatternWindow) -> None:
    window = studio.windows[0]
    before = dumps([window.session.cursor.record])
    patterns.search.click()
    wait(studio, patterns)
    assert dumps([window.session.cursor.record]) == before
    assert not window.session.edits.dirty
