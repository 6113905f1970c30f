"""A line above figures that come from the game record: which network found them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from sai_studio.panels.parts import scaled_font, set_text_color
from sai_studio.session import Session
from sai_studio.stored_choice import source_text, source_tip
from sai_studio.widgets.texts import plain_tip

__all__ = ["StoredLine"]


class StoredLine(QLabel):
    """Names the source of the figures on show; hidden while they are a search of now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_source(self, session: Session) -> None:
        """Say where the figures of the current node come from."""
        stored = session.stored
        text, tip = "", ""
        if session.region.points:
            text = "region only"
        elif stored is not None:
            text = source_text(stored.kind, stored.visits)
            tip = source_tip(stored.kind, session.kind)
        self.setText(text)
        self.setToolTip(plain_tip(tip, wrapped=True))
        self.setVisible(bool(text))

    def paint_in_theme(self) -> None:
        """Take the colors and the size of letters in use."""
        parent = self.parentWidget()
        self.setFont(scaled_font((parent or self).font(), 0.85))
        set_text_color(self, "amber")
