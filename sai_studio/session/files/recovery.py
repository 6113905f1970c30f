"""Offer to recover unsaved games of windows that ended unexpectedly, each game by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QWidget

from engine.base.translation import tr, tr_count
from sai_studio.kit.texts import one_line
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.session.files.journal import KeptCopy, kept_copies

TOPIC: Final = "recovery"
"""Topic of the messages that offer kept copies."""


def copy_title(copy: KeptCopy) -> str:
    """Return one line about a kept copy: name, number of moves, when it was written."""
    name = copy.original.name if copy.original else copy.name
    parts = [time.strftime(tr("%d %b %H:%M"), time.localtime(copy.saved))]
    if copy.moves is not None:
        parts.insert(0, tr_count(copy.moves, "{n} move", "{n} moves"))
    return f"{one_line(name) or tr('a game without a name')} ({', '.join(parts)})"


class Recovery(QObject):
    """Asks whether kept copies are to be recovered or discarded.

    Parameters
    ----------
    folder
        Where journals write.
    recover
        Opens a copy.
    """

    def __init__(
        self,
        folder: Path,
        messages: MessageBar,
        recover: Callable[[KeptCopy], None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._folder, self._messages, self._window = folder, messages, window
        self._recover = recover

    def offer(self) -> None:
        """Offer the copies that ended windows left behind; do nothing if there are none."""
        copies = kept_copies(self._folder)
        if not copies:
            self._messages.retract(TOPIC)
            return
        choices = [(tr("Choose\u2026"), lambda: self._choose(copies))]
        if len(copies) == 1:
            choices.insert(0, (tr("Recover"), lambda: self._recover(copies[0])))
            text = tr(
                "Unsaved changes to {game} were kept when SAI Studio ended unexpectedly.",
                game=copy_title(copies[0]),
            )
        else:
            text = tr(
                "Unsaved changes to {games} games were kept when SAI Studio ended unexpectedly.",
                games=len(copies),
            )
        self._messages.show_message("warning", text, choices, topic=TOPIC)

    def discard(self, copy: KeptCopy) -> None:
        """Delete one copy."""
        if not copy.discard():
            self._messages.show_message("info", taken_text(copy), topic="file")

    def _choose(self, copies: list[KeptCopy]) -> None:
        dialog = RecoveryDialog(copies, self._window)
        dialog.recover_requested.connect(self._recover)
        dialog.discard_requested.connect(self.discard)
        dialog.finished.connect(self.offer)
        dialog.open()


def taken_text(copy: KeptCopy) -> str:
    """Say that another window has recovered or discarded a copy."""
    return tr("{game} was recovered or discarded in another window.", game=copy_title(copy))


class RecoveryDialog(PlainDialog):
    """Recover or discard kept copies one by one.

    Signals
    -------
    recover_requested, discard_requested
        A `KeptCopy`.
    """

    recover_requested = Signal(object)
    discard_requested = Signal(object)

    def __init__(self, copies: list[KeptCopy], parent: QWidget | None = None) -> None:
        super().__init__(tr("Unsaved games"), "", parent)
        self._copies = list(copies)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Unsaved games"))
        self.list.setAlternatingRowColors(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.addItems([copy_title(copy) for copy in copies])
        self.list.setCurrentRow(0)
        recover = self.buttons.addButton(tr("Recover"), QDialogButtonBox.ButtonRole.AcceptRole)
        discard = self.buttons.addButton(tr("Discard"), QDialogButtonBox.ButtonRole.DestructiveRole)
        discard.clicked.connect(self._discard)
        self.list.itemActivated.connect(self.accept)
        self.accepted.connect(self._recover)
        self.lay_out(self.list, size=(520, 280), margins=(16, 16, 16, 12))
        recover.setDefault(True)

    def _recover(self) -> None:
        self.recover_requested.emit(self._copies[self.list.currentRow()])

    def _discard(self) -> None:
        row = self.list.currentRow()
        self.list.takeItem(row)
        self.discard_requested.emit(self._copies.pop(row))
        if not self._copies:
            self.reject()
