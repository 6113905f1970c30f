"""Labels that show their text as it is: nothing in it is taken for HTML."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

__all__ = ["plain_label", "rich_label"]


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """A label for plain text, whoever wrote it.

    A label of Qt's own takes a text for HTML when it looks like it, and a picture named in it is
    read from the disk or from another computer.
    """
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


def rich_label(html: str = "", parent: QWidget | None = None) -> QLabel:
    """A label for HTML of our own; whatever comes from elsewhere must be escaped by the caller."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(html)
    return label
