"""One board of the window of agents: the agent's settings, the position, the last move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QWidget

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.games.board_agents import BoardAgent
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font, set_text_color, smooth_painter
from sai_studio.kit.texts import menu_text, plain_tip
from sai_studio.kit.widgets.fields import (
    KomiField,
    agent_fields,
    dynamic_komi_field,
    keep_narrow,
    margin_field,
)
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.review.board.board_widget import BoardWidget

GLOW: Final = 3.0
"""Width of the outline of a board that differs [px]."""


class BoardCard(QFrame):
    """A board with its agent; an outline shows that its line differs from the first board's.

    Signals
    -------
    agent_changed
        The user gave the board another agent.
    add_wanted
        Its moves are to be added to the game.
    """

    agent_changed = Signal(object)
    add_wanted = Signal()

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.glows = False
        """Whether the outline is shown."""
        self._agent: BoardAgent | None = None
        self.title = plain_label()
        self.board = BoardWidget(tr("Board {place}", place=place + 1))
        self.note = plain_label()
        self.note.setMinimumWidth(0)
        self.lambda_, self.mu = agent_fields()
        self.komi = KomiField()
        self.komi.setPrefix(f"{tr('komi')} ")
        self.komi.setToolTip(tr("Komi that the agent plays at, and of its result"))
        self.network = QComboBox()
        self.network.setToolTip(tr("Network of the agent"))
        self.margin = margin_field()
        self.dynamic_komi = dynamic_komi_field()
        for box in (self.network, self.dynamic_komi):
            keep_narrow(box, 8)
        self.add = QPushButton(tr("Add to the game"))
        self.add.setToolTip(tr("Add the moves as a variation of this position"))
        self.add.clicked.connect(self.add_wanted)
        fields = row((self.lambda_, 1), (self.mu, 1), (self.margin, 1))
        komi = row(self.komi, (self.dynamic_komi, 1))
        parts = (self.title, (self.board, 1), self.note, fields, komi, self.network, self.add)
        margins = (theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        column(*parts, within=self, margins=margins, spacing=4)
        for field in (self.lambda_, self.mu, self.margin, self.komi):
            field.setKeyboardTracking(False)
            field.valueChanged.connect(self._tell)
        self.network.activated.connect(self._tell)
        self.dynamic_komi.activated.connect(self._tell)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()

    def show_agent(
        self, agent: BoardAgent, networks: Sequence[NetworkInfo], *, is_fixed: bool
    ) -> None:
        """Show the settings; `is_fixed` tells that they can't be changed now."""
        self._agent = agent
        for field, value in (
            (self.lambda_, agent.lambda_),
            (self.mu, agent.mu),
            (self.margin, agent.margin),
            (self.komi, agent.komi),
        ):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self.dynamic_komi.setCurrentIndex(self.dynamic_komi.findData(agent.dynamic_komi))
        paths = [info.path for info in networks]
        if [self.network.itemData(i) for i in range(self.network.count())] != paths:
            self.network.clear()
            for info in networks:
                self.network.addItem(menu_text(info.name).replace("&&", "&"), info.path)
        self.network.setCurrentIndex(paths.index(agent.network) if agent.network in paths else -1)
        self.network.setToolTip(plain_tip(self.network.currentText()))
        for widget in (self.lambda_, self.mu, self.komi, self.dynamic_komi, self.network):
            widget.setEnabled(not is_fixed)
        self.margin.setEnabled(not is_fixed and agent.dynamic_komi == NO_DYNAMIC_KOMI)

    def show_note(self, title: str, note: str, *, glows: bool) -> None:
        """Show a title and a note, and whether the line differs from the first board's."""
        self.title.setText(title)
        self.note.setText(note)
        self.note.setToolTip(plain_tip(note))
        if glows != self.glows:
            self.glows = glows
            self._paint_in_theme()

    def _tell(self) -> None:
        if self._agent is not None:
            network = self.network.currentData()
            agent = replace(
                self._agent,
                lambda_=round(self.lambda_.value(), 4),
                mu=round(self.mu.value(), 4),
                margin=self.margin.value(),
                komi=self.komi.value(),
                dynamic_komi=self.dynamic_komi.currentData(),
                network=network if network is not None else self._agent.network,
            )
            self.agent_changed.emit(agent)

    def _paint_in_theme(self) -> None:
        self.title.setFont(scaled_font(self.font(), 1.0, bold=True))
        self.note.setFont(scaled_font(self.font(), 0.9))
        set_text_color(self.note, "accent" if self.glows else "muted")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = smooth_painter(self)
        box = QRectF(self.rect()).adjusted(GLOW, GLOW, -GLOW, -GLOW)
        if self.glows:
            for width, opacity in ((2.0 * GLOW, 0.25), (GLOW, 1.0)):
                painter.setPen(QPen(theme.color("accent", opacity), width))
                painter.drawRoundedRect(box, 6.0, 6.0)
        else:
            painter.setPen(QPen(theme.color("border"), 1.0))
            painter.drawRoundedRect(box, 6.0, 6.0)
        painter.end()
