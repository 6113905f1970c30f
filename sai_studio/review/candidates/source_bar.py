"""The bar that switches between our own candidates and those of the other engine."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.texts import one_line
from sai_studio.kit.widgets.labels import CutLabel
from sai_studio.session.second_source import SecondSource


class SourceBar(QWidget):
    """Two buttons and the status of the other engine; hidden while no other engine is used."""

    def __init__(self, second: SecondSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._second = second
        self.own, self.other = QToolButton(), QToolButton()
        self.own.setText(tr("Own"))
        self.own.setToolTip(tr("Show our own candidates"))
        self.other.setToolTip(tr("Show the other engine's candidates"))
        self.status = CutLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, theme.SPACE // 2, 0, theme.SPACE // 2)
        row.setSpacing(theme.SPACE // 2)
        for button in (self.own, self.other):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        row.addSpacing(theme.SPACE // 2)
        row.addWidget(self.status, 1)
        self.own.clicked.connect(lambda: second.show_candidates(False))
        self.other.clicked.connect(lambda: second.show_candidates(True))
        second.status_changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Update name, status and selected button."""
        second = self._second
        self.setVisible(bool(second.name))
        self.other.setText(one_line(second.name, 18))
        (self.other if second.shown else self.own).setChecked(True)
        texts = {"searching": tr("analyzing"), "off": ""}
        self.status.setFont(scaled_font(self.font(), 0.85))
        self.status.show_text(one_line(texts.get(second.state, second.text), 120))
        set_text_color(self.status, "bad" if second.state == "failed" else "muted")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.refresh()
        super().changeEvent(event)
