"""The panel that answers what a review found: who won, and what decided it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.base.translation import tr, tr_count
from engine.review.mistakes import Mistake
from engine.review.outcome import Outcome, outcome
from sai_studio.kit.painting import GRID, scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.review.mistakes.reason import show_before
from sai_studio.review.result.turning_card import TurningCard
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES, ViewPanel

EMPTY: Final = tr("A review of the game shows here who won and what decided it.")
HIDDEN: Final = tr("The result of the review is hidden while you play.")
NONE: Final = tr("No turning points: no move lost the lead or much of the winning chances.")
ARRIVALS_MS: Final = 500
"""Results that arrive within this time are shown together."""


class ResultPanel(ViewPanel):
    """The outcome of the main line at the game's komi, with a card for each turning point.

    It stays the same while the mouse is over it.
    """

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Result"), EMPTY, parent)
        session, self._context = context.session, context
        self.setMinimumSize(240, 84)
        self.result = plain_label(wraps=True)
        self.decision = plain_label(wraps=True)
        self.practice = plain_label(wraps=True)
        self.extent = plain_label(wraps=True, role="muted")
        self.none = plain_label(NONE, wraps=True, role="muted")
        self.cards: list[TurningCard] = []
        self.drill = QPushButton(tr("Drill these"))
        self.drill.clicked.connect(lambda: context.run("drill_turning_points"))
        self.export = QPushButton(tr("Export"))
        self.export.clicked.connect(lambda: context.run("export_report"))
        self.longer = QPushButton(tr("Review longer"))
        self.longer.clicked.connect(lambda: context.run("review_longer"))
        for button, command in (
            (self.longer, "review_longer"),
            (self.drill, "drill_turning_points"),
            (self.export, "export_report"),
        ):
            button.setToolTip(plain_tip(context.command(command)[1]))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(GRID, GRID, GRID, GRID)
        self._column.setSpacing(GRID // 2)
        for label in (self.result, self.decision, self.practice, self.extent, self.none):
            self._column.addWidget(label)
        self._column.addLayout(row(self.drill, self.export, self.longer, 1))
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(tr("Result"))
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        self._scroll.viewport().setAutoFillBackground(False)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._scroll)
        self._arrivals = Refresh(self, self._update, ARRIVALS_MS)
        self._now = Refresh(self, self._show_outcome)
        connect_all(self._arrivals.ask, session.timeline.changed, session.reports.changed)
        connect_all(self._now.ask, session.cursor.record_changed)
        self._now.ask()

    def _update(self) -> None:
        """Show new results, but never under the mouse."""
        if self.empty_text or not self.underMouse():
            self._show_outcome()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._arrivals.ask()

    def _show_outcome(self) -> None:
        review = self._session.review
        if review.blind:
            self._show_empty(HIDDEN)
            return
        found = outcome(review)
        if not found.judged:
            self._show_empty(EMPTY if review.has_values else NO_WINRATES)
            return
        self.result.setText(found.result)
        self.decision.setText(found.decision)
        self.decision.setVisible(bool(found.decision))
        self.practice.setText(found.practice)
        self.practice.setVisible(bool(found.practice))
        self.extent.setText(_extent_text(found))
        self.extent.setVisible(bool(self.extent.text()))
        self.none.setVisible(not found.turning_points and bool(found.decision))
        self.drill.setVisible(bool(found.turning_points))
        while len(self.cards) < len(found.turning_points):
            self.cards.append(TurningCard(self._show, self._play_out))
            # above the buttons and the empty rest
            self._column.insertWidget(self._column.count() - 2, self.cards[-1])
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(found.turning_points))
        for card, mistake in zip(self.cards, found.turning_points, strict=False):
            card.show_mistake(review, mistake, found.komi)
        self._show_empty(None)

    def _show(self, mistake: Mistake) -> None:
        show_before(self._session, mistake)

    def _play_out(self, mistake: Mistake) -> None:
        show_before(self._session, mistake)
        self._context.run("play_out")

    def _paint_in_theme(self) -> None:
        self.result.setFont(scaled_font(self.font(), 1.25, bold=True))
        self.decision.setFont(scaled_font(self.font(), 1.05))
        for card in self.cards:
            card.paint_in_theme()


def _extent_text(found: Outcome) -> str:
    """Return how many turning points there are, and how many moves were judged unless all were."""
    turns, parts = len(found.turning_points), []
    if turns:
        parts.append(tr_count(turns, "{n} turning point", "{n} turning points"))
    if found.judged < found.moves:
        judged = tr_count(
            found.moves,
            "{judged} of {n} move judged",
            "{judged} of {n} moves judged",
            judged=found.judged,
        )
        parts.append(judged)
    return " \u00b7 ".join(parts)
