"""Questions before something is lost, and the choice among the games of a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from engine.api import GameRecord

__all__ = ["GamesDialog", "ask_unsaved", "game_title"]


def ask_unsaved(
    parent: QWidget, name: str, save: Callable[[], None], discard: Callable[[], None]
) -> QMessageBox:
    """Ask what to do with unsaved changes; Cancel does nothing."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("Unsaved changes")
    box.setText(f"Save the changes to {name}?")
    box.setInformativeText("They are lost otherwise.")
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def answered(result: int) -> None:
        if result == buttons.Save:
            save()
        elif result == buttons.Discard:
            discard()

    box.finished.connect(answered)
    box.open()
    return box


def game_title(record: GameRecord) -> str:
    """One line about a game: players, result, event and date, size and number of moves."""
    info = record.info
    black, white = info.get("PB") or "Black", info.get("PW") or "White"
    about = ", ".join(
        part for part in (info.get("RE"), info.get("GN") or info.get("EV"), info.get("DT")) if part
    )
    moves = record.main_line()[-1].number
    line = f"{black} \u2013 {white}" + (f"   ({about})" if about else "")
    return f"{line}   {record.size}\u00d7{record.size}, {moves} moves"


class GamesDialog(QDialog):
    """Choose one of the games of a collection."""

    def __init__(
        self,
        games: list[GameRecord],
        current: int,
        chosen: Callable[[int], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Games in this file")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget(self)
        self.list.setAlternatingRowColors(True)
        for number, record in enumerate(games, 1):
            self.list.addItem(QListWidgetItem(f"{number}.  {game_title(record)}"))
        self.list.setCurrentRow(current)
        buttons = QDialogButtonBox(self)
        buttons.addButton("Open", QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.list.itemActivated.connect(self.accept)
        self.accepted.connect(lambda: chosen(self.list.currentRow()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        self.resize(680, 420)
