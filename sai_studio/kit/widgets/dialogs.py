"""The base of plain dialogs, and file dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sai_studio.kit.widgets.fitting import FittingDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import Part, column


class PlainDialog(FittingDialog):
    """A dialog of some widgets above a row of buttons; it is deleted when it is closed.

    Parameters
    ----------
    accept_text
        Text of the button that accepts the dialog, beside Cancel; "" has only Close.
    """

    def __init__(self, title: str, accept_text: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox()  # without a parent: last in the tab order
        if accept_text:
            self.ok = self.buttons.addButton(accept_text, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(standard.Cancel if accept_text else standard.Close)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def lay_out(
        self,
        *parts: Part,
        size: tuple[int, int] | None = None,
        margins: tuple[int, int, int, int] = (20, 18, 20, 14),
        spacing: int = -1,
    ) -> QVBoxLayout:
        """Put the parts above the buttons, and set the dialog's size [px]; None fits the parts."""
        box = column(*parts, self.buttons, within=self, margins=margins, spacing=spacing)
        if size is not None:
            self.resize(*size)
        return box

    def showEvent(self, event: QShowEvent) -> None:
        """Make room for texts that need more lines than the dialog's size has."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            needed = layout.heightForWidth(self.width())
            most = self.screen().availableGeometry().height()
            self.resize(self.width(), max(self.height(), min(needed, most)))

    def wrapped(self, text: str, role: str = "") -> QLabel:
        """Return a label that wraps its text; `role` as in `plain_label`."""
        return plain_label(text, self, wraps=True, role=role)

    def listing(self, text: str) -> QPlainTextEdit:
        """Return a read-only text of several lines."""
        edit = QPlainTextEdit(text, self)
        edit.setReadOnly(True)
        return edit


def ask_file(
    parent: QWidget,
    title: str,
    folder: str,
    filters: str,
    chosen: Callable[[Path], object],
    suffix: str = "",
    name: str = "",
) -> None:
    """Ask for a file and call `chosen` with it, unless the user cancels.

    Parameters
    ----------
    filters
        Kinds of files, as Qt writes them; "" for all. The kind that the user selects sets the
        default ending of a file to save.
    suffix
        Default ending of a file to save; "" asks for an existing file.
    name
        Suggested name of a file to save.
    """
    dialog = QFileDialog(parent, title, folder, filters)
    if suffix:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.filterSelected.connect(lambda text: dialog.setDefaultSuffix(_ending_in(text)))
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if name:
        dialog.selectFile(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda text: chosen(Path(text)))
    dialog.open()


def ask_folder(parent: QWidget, title: str, folder: str, chosen: Callable[[Path], object]) -> None:
    """Ask for a folder and call `chosen` with it, unless the user cancels."""
    dialog = QFileDialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda text: chosen(Path(text)))
    dialog.open()


def _ending_in(kind: str) -> str:
    """Return the first ending in a kind of files: "html" of "Report (*.html)"."""
    return kind.partition("(*.")[2].partition(")")[0].partition(" ")[0]
