"""The text of an editor as it was written."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QPlainTextEdit

_LINE_ENDS: Final = str.maketrans(dict.fromkeys("\u2028\u2029\ufdd0\ufdd1", "\n"))
"""What Qt writes between lines and blocks of a document."""


def text_in(editor: QPlainTextEdit) -> str:
    """Return the text of an editor; `toPlainText` would lose non-breaking spaces."""
    return editor.document().toRawText().translate(_LINE_ENDS)
