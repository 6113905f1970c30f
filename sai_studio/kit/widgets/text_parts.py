"""A text of any length in an editor, part by part."""

from __future__ import annotations

from bisect import bisect
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QToolButton, QWidget

from engine.base.translation import tr
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.labels import plain_label

PART: Final = 4000
"""Most characters of a part."""
_SLACK: Final = 500
"""Characters at the end of a part in which a line break or a blank is looked for."""
_UNBROKEN: Final = 1000
"""Characters of a part without any such place. Qt lays out a paragraph as a whole, in a time that
grows with the square of its longest word: one of megabytes would take minutes."""


_LINE_ENDS: Final = str.maketrans(dict.fromkeys("\u2028\u2029\ufdd0\ufdd1", "\n"))
"""What Qt writes between lines and blocks of a document."""


def text_in(editor: QPlainTextEdit) -> str:
    """Return the text of an editor; `toPlainText` would lose non-breaking spaces."""
    return editor.document().toRawText().translate(_LINE_ENDS)


class TextParts(QWidget):
    """The row below an editor that chooses the part of a long text; hidden below a short one.

    Every part can be edited; the others stay as they are.

    Signals
    -------
    edited
        The shown part was edited.
    """

    edited = Signal()

    def __init__(self, editor: QPlainTextEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._ends = [0]
        """End of each part in the text."""
        self._text, self._part = "", 0
        self._before, self._after = "", ""
        self.place = plain_label()
        self.previous, self.next = QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.place)
        row.addStretch(1)
        for button, text, tip, step in (
            (self.previous, "\u2039", tr("Previous part of the text"), -1),
            (self.next, "\u203a", tr("Next part of the text"), 1),
        ):
            button.setText(text)
            button.setToolTip(plain_tip(tip))
            button.setAccessibleName(tip)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _=False, step=step: self._turn(step))
            row.addWidget(button)
        editor.textChanged.connect(self.edited)
        self.show_text("")

    @property
    def text(self) -> str:
        """The whole text, with what was edited."""
        return f"{self._before}{text_in(self._editor)}{self._after}"

    def show_text(self, text: str) -> None:
        """Show a text, or nothing new if it is the same text.

        If only the shown part has changed, the same part is shown, else the first one.
        """
        if text != self.text:
            self._text, self._ends = text, _ends_of_parts(text)
            same = text.startswith(self._before)
            self._show_part(bisect(self._ends[:-1], len(self._before)) if same else 0)
        self._update_row()

    def _turn(self, step: int) -> None:
        """Show the next or the previous part of the text as it is now."""
        place = self._part + step
        self._text = self.text
        self._ends = _ends_of_parts(self._text)
        self._show_part(min(max(place, 0), len(self._ends) - 1))
        self._update_row()

    def _show_part(self, place: int) -> None:
        begin = self._ends[place - 1] if place else 0
        end = self._ends[place]
        self._part = place
        self._before, self._after = self._text[:begin], self._text[end:]
        self._editor.blockSignals(True)
        self._editor.setPlainText(self._text[begin:end])
        self._editor.blockSignals(False)

    def _update_row(self) -> None:
        count = len(self._ends)
        self.setVisible(count > 1)
        self.place.setText(tr("Part {n} of {count}", n=self._part + 1, count=count))
        self.previous.setEnabled(self._part > 0)
        self.next.setEnabled(self._part < count - 1)


def _ends_of_parts(text: str) -> list[int]:
    """Return where the parts of a text end: after a line break or a blank where one is near."""
    ends, begin = list[int](), 0
    while len(text) - begin > PART:
        end = begin + PART
        place = max(text.rfind(mark, end - _SLACK, end) for mark in ("\n", " "))
        begin = place + 1 if place >= 0 else begin + _UNBROKEN
        ends.append(begin)
    return [*ends, len(text)]
