"""A field for a file or folder that a setting of a run names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QPushButton, QWidget

from engine.base.translation import tr
from engine.catalog.networks import list_networks
from engine.train.presets.preset import file_settings
from sai_studio.kit.texts import menu_text, plain_tip, with_times
from sai_studio.kit.widgets.layouts import row

PATH_KINDS: Final = file_settings()
"""All settings that name a network, another file or folders, and which of these."""
CHOOSE: Final = tr("Choose\u2026")


class PathField(QWidget):
    """A text with a button that asks for a file or folder, or offers the known networks.

    Parameters
    ----------
    kind
        See `SettingInfo.names`.

    Signals
    -------
    textChanged
        The text is another one.
    """

    textChanged = Signal(str)  # noqa: N815  (as of QLineEdit)

    def __init__(self, kind: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind, self._title = kind, title
        self.line = QLineEdit()
        self.line.setTextMargins(2, 0, 2, 0)
        self.line.textChanged.connect(self._changed)
        self.choose = QPushButton(CHOOSE)
        self.choose.setAutoDefault(False)
        self.choose.setAccessibleName(tr("Choose {what}", what=title))
        if kind == "network":
            self.networks = QMenu(self)
            self.networks.setToolTipsVisible(True)
            self.networks.aboutToShow.connect(self._list_networks)
            self.choose.setMenu(self.networks)
        else:
            self.choose.clicked.connect(self.ask)
        self.setFocusProxy(self.line)
        row((self.line, 1), self.choose, within=self, margins=(0, 0, 0, 0))

    def text(self) -> str:
        """Return the path or name."""
        return self.line.text()

    def setText(self, text: str) -> None:
        """Set the path or name; the end of it stays visible."""
        self.line.setText(text)

    def ask(self) -> None:
        """Ask for a file or folder."""
        dialog = QFileDialog(self, self._title, self.text())
        if self._kind == "folders":
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.setText)
        dialog.open()

    def _list_networks(self) -> None:
        self.networks.clear()
        for info in list_networks():
            if not info.error:
                about = with_times(info.description)
                action = self.networks.addAction(menu_text(f"{info.name}  ({about})"))
                action.setToolTip(plain_tip(f"{info.path}"))
                action.triggered.connect(lambda _on=False, path=info.path: self.setText(str(path)))
        self.networks.addSeparator()
        self.networks.addAction(tr("Another file\u2026")).triggered.connect(self.ask)

    def _changed(self, text: str) -> None:
        self.line.setToolTip(plain_tip(text))
        self.textChanged.emit(text)
