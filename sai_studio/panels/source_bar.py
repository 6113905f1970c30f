"""Whose candidates are on show: our own or the other engine's; hidden while there is no other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from sai_studio.panels.parts import scaled_font, set_text_color
from sai_studio.second_source import SecondSource
from sai_studio.widgets import theme
from sai_studio.widgets.texts import one_line

__all__ = ["SourceBar"]


class SourceBar(QWidget):
    """Two buttons, and what the other engine is doing."""

    def __init__(self, second: SecondSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._second = second
        self.own, self.other = QToolButton(), QToolButton()
        self.own.setText("Own")
        self.own.setToolTip("Candidates of our own search (Shift+E)")
        self.other.setToolTip("Candidates of the other engine (Shift+E)")
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, theme.SPACE // 2, 0, theme.SPACE // 2)
        row.setSpacing(theme.SPACE // 2)
        for button in (self.own, self.other):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        row.addSpacing(theme.SPACE // 2)
        row.addWidget(self.said, 1)
        self.own.clicked.connect(lambda: second.show_candidates(False))
        self.other.clicked.connect(lambda: second.show_candidates(True))
        second.status_changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Name, state and choice of the other engine."""
        second = self._second
        self.setVisible(bool(second.name))
        self.other.setText(one_line(second.name, 18))
        (self.other if second.shown else self.own).setChecked(True)
        words = {"ready": "", "searching": "analyzing", "off": ""}
        said = words.get(second.state, second.text)
        self.said.setText(one_line(said, 120))
        self.said.setToolTip(said)
        self.said.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self.said, "bad" if second.state == "failed" else "muted")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.refresh()
        super().changeEvent(event)
