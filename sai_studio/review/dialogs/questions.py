"""Questions before something is lost, given up or downloaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.base.translation import tr
from engine.catalog import download
from engine.commands.consent import allow
from sai_studio.kit.texts import on_screen, one_line
from sai_studio.kit.widgets.dialogs import PlainDialog

LONGEST_ADDRESS: Final = 300
"""Characters of an address that are shown; of a longer one both ends."""


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
    text = tr("Save the changes to {name}?", name=name)
    box = _question(parent, QMessageBox.Icon.Question, tr("Unsaved changes"), text)
    box.setInformativeText(tr("Otherwise they are lost."))
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
    text = tr("Another program changed {name} since it was opened here.", name=name)
    box = _question(parent, QMessageBox.Icon.Warning, tr("File changed on disk"), text)
    box.setInformativeText(tr("Overwriting discards those changes."))
    elsewhere = box.addButton(tr("Save as\u2026"), QMessageBox.ButtonRole.AcceptRole)
    over = box.addButton(tr("Overwrite"), QMessageBox.ButtonRole.DestructiveRole)
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


def ask_resign(parent: QWidget, resign: Callable[[], object]) -> QMessageBox:
    """Ask whether a game is given up; Cancel does nothing."""
    return ask_sure(parent, tr("Resign"), tr("Resign this game?"), tr("Resign"), resign)


def ask_sure(
    parent: QWidget, title: str, text: str, accept: str, do: Callable[[], object]
) -> QMessageBox:
    """Ask whether to do what can't be undone; the button `accept` does it, Cancel nothing."""
    box = _question(parent, QMessageBox.Icon.Question, title, text)
    button = box.addButton(accept, QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(button)
    box.finished.connect(lambda: do() if box.clickedButton() is button else None)
    box.open()
    return box


def ask_download(
    parent: QWidget, network: download.PublicNetwork, fetch: Callable[[], object]
) -> QMessageBox:
    """Ask whether a network may be downloaded; Cancel does nothing."""
    facts = (
        f"{download_size(network)}.",
        tr("From: {origin}.", origin=f"{network.origin} ({network.host})"),
        tr("License: {license}.", license=network.license),
    )
    text = "\n".join((tr("Download {name}?", name=network.name), "", *facts))
    box = _question(parent, QMessageBox.Icon.Question, tr("Download a network?"), text)
    box.setInformativeText(
        tr("Nothing is sent except the request for this file. Nothing is installed or run.")
    )
    start = box.addButton(tr("Download"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(start)

    def answered() -> None:
        if box.clickedButton() is start:
            fetch()

    box.finished.connect(answered)
    box.open()
    return box


def ask_site(parent: QWidget, title: str, address: str, go_on: Callable[[], object]) -> QMessageBox:
    """Ask whether a server may be asked for the games of links; Cancel does nothing."""
    sent = tr(
        "The server receives this address, the name of this program and, like any web page that "
        "you visit, your IP address. Nothing else is sent."
    )
    question = tr("Fetch games from {site}?", site=on_screen(title))
    text = "\n".join((question, "", one_line(address, LONGEST_ADDRESS), "", sent))
    box = _question(parent, QMessageBox.Icon.Question, tr("Open a link?"), text)
    box.setInformativeText(tr("You are asked once for each server. The preferences can revoke it."))
    fetch = box.addButton(tr("Fetch"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(fetch)
    box.finished.connect(lambda: go_on() if box.clickedButton() is fetch else None)
    box.open()
    return box


def download_size(network: download.PublicNetwork) -> str:
    """Return the size of a network and the folder where the download goes."""
    folder = on_screen(str(download.fetched_path(network).parent))
    return tr(
        "{size:.0f} MB, to be kept in {folder}",
        size=network.bytes / 1e6,
        folder=folder,
    )


def ask_commands(
    parent: QWidget, name: str, commands: Sequence[str], go_on: Callable[[], object]
) -> CommandsDialog:
    """Ask whether a job may use these, see `uses_of`; if so, store it and call `go_on`."""
    dialog = CommandsDialog(name, commands, parent)

    def agreed() -> None:
        allow(commands)
        go_on()

    dialog.accepted.connect(agreed)
    dialog.open()
    return dialog


class CommandsDialog(PlainDialog):
    """Asks whether a folder from elsewhere may use what it names, shown one per line."""

    def __init__(self, name: str, commands: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(tr("Continue?"), tr("Continue"), parent)
        text = self.wrapped(
            tr(
                "{name} uses programs, clusters or files that you have not used here before. If "
                "you continue, they are started or opened with your user's permissions. "
                "Continue only if you trust the source of the folder.",
                name=one_line(name),
            )
        )
        self.commands = self.listing("\n".join(map(on_screen, commands)))
        self.commands.setAccessibleName(tr("Programs, clusters and files"))
        self.ok.setAutoDefault(False)
        margins = (20, 18, 20, 16)
        self.lay_out(text, self.commands, size=(560, 260), margins=margins, spacing=12)
        self.buttons.button(self.buttons.StandardButton.Cancel).setDefault(True)
