"""The games of a file: thumbnails, another order, removed and added; the file waits for Save."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from engine.record.sgf import load
from sai_studio.review.dialogs.games import GamesDialog
from tests.sai_studio.conftest import Studio

TWO = "(;SZ[7]PB[one];B[dd])(;SZ[7]PB[two];B[cc])(;SZ[7]PB[three];B[ee])"


def test_games_are_reordered_and_removed_and_saved(studio: Studio) -> None:
    path = studio.folder / "games.sgf"
    path.write_text(TWO)
    window = studio.window()
    window.documents.open(path)
    dialog = next(w for w in QApplication.topLevelWidgets() if isinstance(w, GamesDialog))
    assert [g.info["PB"] for g in dialog.games] == ["one", "two", "three"]
    dialog.list.setCurrentRow(0)
    dialog.move_by(1)
    dialog.list.setCurrentRow(2)
    dialog.remove()
    dialog.list.setCurrentRow(0)
    dialog.accept()
    assert window.session.cursor.record.info["PB"] == "two"
    assert window.documents.dirty
    assert path.read_text() == TWO
    window.documents.save()
    assert [g.info["PB"] for g in load(path).games] == ["two", "one"]
