"""Questions before something is lost or downloaded, and the choice among the games of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMessageBox, QWidget

from engine.api.networks import download
from engine.api.record import GameRecord
from sai_studio.model.allowed_commands import allow
from sai_studio.shared.texts import on_screen, one_line, plain_tip
from sai_studio.shared.widgets.dialogs import PlainDialog

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


def _question(parent: QWidget, icon: QMessageBox.Icon, title: str, text: str) -> QMessageBox:
    """Return a message box that deletes itself when it is closed."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def ask_unsaved(
    parent: QWidget, name: str, save: Callable[[], object], discard: Callable[[], object]
) -> QMessageBox:
    """Ask what to do with unsaved changes; Cancel does nothing."""
    text = f"Save the changes to {name}?"
    box = _question(parent, QMessageBox.Icon.Question, "Unsaved changes", text)
    box.setInformativeText("Otherwise they are lost.")
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)

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
    """Ask what to do with a file that another program changed; Cancel does nothing."""
    text = f"Another program changed {name} since it was opened here."
    box = _question(parent, QMessageBox.Icon.Warning, "File changed on disk", text)
    box.setInformativeText("Overwriting discards those changes.")
    elsewhere = box.addButton("Save as\u2026", QMessageBox.ButtonRole.AcceptRole)
    over = box.addButton("Overwrite", QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(elsewhere)

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
    text = f"Download {network.name}?\n\n{download_size(network)}.\n"
    text += f"From: {network.origin}.\nLicense: {network.license}."
    box = _question(parent, QMessageBox.Icon.Question, "Download a network?", text)
    box.setInformativeText(
        "pip downloads it from the package index that it is set up for on this computer. Nothing "
        "is installed or run."
    )
    start = box.addButton("Download", QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(start)

    def answered() -> None:
        if box.clickedButton() is start:
            fetch()

    box.finished.connect(answered)
    box.open()
    return box


def download_size(network: download.PublicNetwork) -> str:
    """Return the size of the download, and the size and folder of the network."""
    folder = on_screen(str(download.fetched_path(network).parent))
    return (
        f"{network.wheel_bytes / 1e6:.0f} MB to download; the network itself, "
        f"{network.bytes / 1e6:.0f} MB, is kept in {folder}"
    )


def ask_commands(
    parent: QWidget, name: str, commands: Sequence[str], go_on: Callable[[], object]
) -> CommandsDialog:
    """Ask whether a folder may use these programs and files; if so, store it and call `go_on`."""
    dialog = CommandsDialog(name, commands, parent)

    def agreed() -> None:
        allow(commands)
        go_on()

    dialog.accepted.connect(agreed)
    dialog.open()
    return dialog


class CommandsDialog(PlainDialog):
    """Asks whether a folder from elsewhere may use programs and files, shown one per line."""

    def __init__(self, name: str, commands: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__("Continue?", "Continue", parent)
        text = self.wrapped(
            f"{one_line(name)} uses programs or files that you have not used here before. "
            "Continuing starts or opens them with your rights. Continue only if you trust the "
            "source of the folder."
        )
        self.commands = self.listing("\n".join(map(on_screen, commands)))
        self.commands.setAccessibleName("Programs and files")
        self.ok.setAutoDefault(False)
        margins = (20, 18, 20, 16)
        self.lay_out(text, self.commands, size=(560, 260), margins=margins, spacing=12)
        self.buttons.button(self.buttons.StandardButton.Cancel).setDefault(True)


def game_title(record: GameRecord) -> str:
    """Return one line about a game: players, result, event, date, board size, moves."""
    info = record.info
    black = one_line(info.get("PB", ""), 40) or "Black"
    white = one_line(info.get("PW", ""), 40) or "White"
    parts = info.get("RE"), info.get("GN") or info.get("EV"), info.get("DT")
    about = ", ".join(one_line(part, 40) for part in parts if part)
    moves = record.main_line()[-1].number
    line = f"{black} \u2013 {white}" + (f"   ({about})" if about else "")
    return f"{line}   {record.shape.columns}\u00d7{record.shape.rows}, {moves} moves"


class GamesDialog(PlainDialog):
    """Choice of one game of a collection."""

    def __init__(
        self,
        games: list[GameRecord],
        current: int,
        chosen: Callable[[int], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Games in this file", "Open", parent)
        self.list = QListWidget(self)
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for number, record in enumerate(games, 1):
            item = QListWidgetItem(f"{number}.  {game_title(record)}")
            item.setToolTip(plain_tip(item.text()))
            self.list.addItem(item)
        self.list.setCurrentRow(current)
        self.list.itemActivated.connect(self.accept)
        self.accepted.connect(lambda: chosen(self.list.currentRow()))
        self.lay_out(self.list, size=(680, 420), margins=(16, 16, 16, 12))
