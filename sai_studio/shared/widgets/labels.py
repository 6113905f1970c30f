"""Labels for plain text, in which nothing is rendered as HTML, and for HTML of our own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """Return a label for plain text, whoever wrote it.

    By default Qt renders a text that looks like HTML, and loads the pictures it names from the disk
    or from another computer.
    """
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


def rich_label(html: str = "", parent: QWidget | None = None) -> QLabel:
    """Return a label for HTML of our own; the caller must escape text from elsewhere."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(html)
    return label
