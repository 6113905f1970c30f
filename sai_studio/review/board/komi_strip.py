"""The strip below the board: the viewed komi and the rules of the game."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.go.rules import display_name
from engine.record.handicap import format_komi
from sai_studio.kit import theme
from sai_studio.kit.input_events import keeps_key
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import KomiField
from sai_studio.kit.widgets.labels import CutLabel, plain_label
from sai_studio.session.session import Session

_CUT: Final = Qt.TextElideMode.ElideRight
WHOLE_KOMI: Final = ("new-zealand",)
"""Rule sets that use whole komi."""
TIE: Final = 0.05
"""Difference below which two komi count as equally near to the fair one [points]."""
_OWN_KEYS: Final = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Comma, Qt.Key.Key_Period),
)


def fair_komi(session: Session) -> float | None:
    """Return the komi for an even game from the current position; None if unknown.

    A viewed komi less than half a point away is returned as it is. Otherwise the komi is rounded
    to a half-integer, so that there are no draws, or to an integer under rules that use whole
    komi. It is unknown while only a region is searched.
    """
    report = session.reports.current
    if session.region.is_on:
        return None
    if report is None or not report.agents or report.network_beta <= 0.0:
        return None
    alpha, komi, rules = report.headline.alpha, session.komi.viewed, session.cursor.record.rules
    if abs(alpha - komi) <= 0.5 + TIE:
        return komi  # of two that are equally near, the viewed one stays
    half = 0.0 if rules.name in WHOLE_KOMI else 0.5
    return math.floor(alpha - half + 0.5) + half


def rules_text(session: Session) -> str:
    """Return rules and handicap in a few words."""
    record = session.cursor.record
    rules, named = record.rules, display_name(record.rules.name)
    if named:
        parts = [tr("{name} rules", name=named)]
    elif rules.scoring == "area":
        parts = [tr("Area scoring (assumed)")]
    else:
        parts = [tr("Territory scoring (assumed)")]
    if not record.komi_known:
        parts.append(tr("komi assumed"))
    if rules.handicap:
        parts.append(tr_count(rules.handicap, "{n} handicap stone", "{n} handicap stones"))
    if rules.compensation:
        parts.append(
            tr(
                "komi {komi} + {compensation:g} for handicap",
                komi=format_komi(rules.komi),
                compensation=rules.compensation,
            )
        )
    return " \u00b7 ".join(parts)


class KomiBox(KomiField):
    """Spin box that handles editing keys itself, before the window's shortcuts."""

    def event(self, event: QEvent) -> bool:
        return keeps_key(event, _OWN_KEYS) or super().event(event)


class KomiStrip(QWidget):
    """Shows the viewed komi, buttons for the fair komi and the game's komi, and the rules."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        label = plain_label(tr("Komi"), self)
        self.box = KomiBox(self)
        self.box.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.box.setKeyboardTracking(False)
        self.box.setAccessibleName(tr("Viewed komi"))
        self.box.setToolTip(
            tr("Komi that all winrates are shown for; the game's own komi does not change")
        )
        label.setBuddy(self.box)
        self.fair = QPushButton(self)
        self.fair.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fair.clicked.connect(self.view_fair)
        self.back = QPushButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.clicked.connect(session.komi.view_game)
        self.rules = CutLabel(self)
        self.rules.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 4)
        layout.setSpacing(theme.SPACE)
        for widget in (label, self.box, self.fair, self.back):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(self.rules, 100)
        self.box.valueChanged.connect(session.komi.view)
        connect_all(self.refresh, session.komi.changed, session.reports.changed)
        connect_all(self.refresh, session.edits.info_changed, session.cursor.record_changed)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()
        self.refresh()

    def sizeHint(self) -> QSize:
        """Return the same height whether or not the buttons are shown."""
        hint, layout = super().sizeHint(), self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        tallest = max(w.sizeHint().height() for w in (self.box, self.fair, self.back))
        return QSize(hint.width(), tallest + margins.top() + margins.bottom())

    def refresh(self) -> None:
        """Show the komi of the session."""
        session = self._session
        self._show_viewed(session.komi.viewed)
        fair = fair_komi(session)
        self.fair.setVisible(fair is not None and fair != session.komi.viewed)
        if fair is not None:
            self.fair.setText(tr("View at {komi}", komi=format_komi(fair)))
            self.fair.setToolTip(plain_tip(self._rounding(fair)))
        exploring = session.komi.is_exploring
        self.back.setVisible(exploring)
        self.back.setText(tr("Back to komi {komi}", komi=format_komi(session.komi.game)))
        tip = tr("View everything at the game's komi again ({rules})", rules=rules_text(session))
        self.back.setToolTip(plain_tip(tip))
        self.rules.setVisible(not exploring)  # makes room for the button
        self.rules.show_text(rules_text(session))

    def _show_viewed(self, komi: float) -> None:
        """Show the viewed komi; a number that is being typed stays while the komi does."""
        if abs(self.box.value() - komi) <= 0.0051:
            return
        self.box.blockSignals(True)
        self.box.setValue(komi)
        self.box.blockSignals(False)

    def _rounding(self, komi: float) -> str:
        """Return the tool tip of the button for the fair komi, which views it rounded."""
        if self._session.cursor.record.rules.name in WHOLE_KOMI:
            return tr(
                "View the position at komi {komi}: its fair komi, rounded to whole points",
                komi=format_komi(komi),
            )
        return tr(
            "View the position at komi {komi}: its fair komi, rounded to half a point so that no "
            "game is a draw",
            komi=format_komi(komi),
        )

    def _paint_in_theme(self) -> None:
        self.rules.setStyleSheet(f"color: {theme.color('muted').name()}")
        self.back.setStyleSheet(f"color: {theme.color('amber').name()}")

    def step(self, points: float) -> None:
        """Change the viewed komi by a number of points."""
        self.box.setValue(self._session.komi.viewed + points)

    def view_fair(self) -> None:
        """View the fair komi of the position."""
        fair = fair_komi(self._session)
        if fair is None:
            text = tr("The fair komi is known once the position is analyzed.")
            if self._session.region.is_on:
                text = tr("The fair komi is unknown while the search is limited.")
            self._session.message.emit("info", text)
            return
        self._session.komi.view(fair)
