"""The strip below the board: the viewed komi, which every winrate holds for, and the rules."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QPushButton, QWidget

from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.figures import at_komi
from sai_studio.shared.keys import keeps_key
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.labels import plain_label

__all__ = ["KomiBox", "KomiStrip", "fair_komi", "rules_text"]

WHOLE_KOMI: Final = ("new-zealand",)
"""Rule sets whose komi is a whole number."""
TIE: Final = 0.05
"""Closer than that no one can tell which komi is nearer to fair [points]."""
_OWN_KEYS: Final = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Comma, Qt.Key.Key_Period),
)


def fair_komi(session: Session) -> float | None:
    """Return the komi for an even game from the current position; None if unknown, also while
    only a region is searched.

    The nearest half point that is no whole one, so that there are no draws; the nearest whole
    point under rules that have whole komi.
    """
    report = session.reports.current
    if session.region.points:
        return None
    if report is None or not report.agents or report.network_beta <= 0.0:
        return None
    alpha, komi, rules = report.headline.alpha, session.komi.viewed, session.cursor.record.rules
    half = 0.0 if rules.name in WHOLE_KOMI else 0.5
    fair = math.floor(alpha - half + 0.5) + half
    # where two are equally near, the viewed one stays
    return komi if abs(alpha - komi) <= 0.5 + TIE and (komi - half).is_integer() else fair


def rules_text(session: Session) -> str:
    """Rules and handicap in a few words."""
    rules = session.cursor.record.rules
    name = rules.name.replace("-", " ").title() if rules.name else "Area"
    if rules.name == "aga":
        name = "AGA"
    parts = [f"{name} rules"]
    if rules.handicap:
        parts.append(f"{rules.handicap} handicap stones")
    if rules.compensation:
        parts.append(f"komi {rules.komi:g} + {rules.compensation:g} for handicap")
    return " \u00b7 ".join(parts)


class KomiBox(QDoubleSpinBox):
    """A number field that keeps its editing keys from the window's shortcuts."""

    def event(self, event: QEvent) -> bool:
        return keeps_key(event, _OWN_KEYS) or super().event(event)


class KomiStrip(QWidget):
    """Shows the viewed komi, a button for the fair one, one back to the game's, and the rules."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        label = plain_label("Komi", self)
        self.box = KomiBox(self)
        self.box.setRange(-400.0, 400.0)
        self.box.setSingleStep(0.5)
        self.box.setDecimals(1)
        self.box.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.box.setKeyboardTracking(False)
        self.box.setAccessibleName("Viewed komi")
        self.box.setToolTip(
            "Points that White gets; every winrate in the window holds for this komi. "
            "The game keeps its own."
        )
        label.setBuddy(self.box)
        self.fair = QPushButton(self)
        self.fair.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fair.setToolTip("View the fair komi, rounded so that no game is a draw")
        self.fair.clicked.connect(self.view_fair)
        self.back = QPushButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.clicked.connect(session.komi.view_game)
        self.rules = plain_label(parent=self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 4)
        layout.setSpacing(theme.SPACE)
        for widget in (label, self.box, self.fair, self.back):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(self.rules)
        self.box.valueChanged.connect(session.komi.view)
        for signal in (
            session.komi.changed,
            session.reports.changed,
            session.edits.info_changed,
            session.cursor.record_changed,
        ):
            signal.connect(self.refresh)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()
        self.refresh()

    def sizeHint(self) -> QSize:
        """The same height whether the buttons are shown or not."""
        hint, layout = super().sizeHint(), self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        tallest = max(w.sizeHint().height() for w in (self.box, self.fair, self.back))
        return QSize(hint.width(), tallest + margins.top() + margins.bottom())

    def refresh(self) -> None:
        """Show the Session's komi."""
        session = self._session
        self.box.blockSignals(True)
        self.box.setDecimals(1 if float(session.komi.viewed * 10).is_integer() else 2)
        self.box.setValue(session.komi.viewed)
        self.box.blockSignals(False)
        fair = fair_komi(session)
        self.fair.setVisible(fair is not None)
        if fair is not None:
            self.fair.setText(f"Fair komi {at_komi(fair)}")
            self.fair.setEnabled(fair != session.komi.viewed)
        exploring = session.komi.is_exploring
        self.back.setVisible(exploring)
        self.back.setText(f"Back to komi {at_komi(session.komi.game)}")
        tip = f"View everything at the game's komi again ({rules_text(session)})"
        self.back.setToolTip(plain_tip(tip))
        self.rules.setVisible(not exploring)  # makes room for the button
        self.rules.setText(rules_text(session))

    def _paint_in_theme(self) -> None:
        self.rules.setStyleSheet(f"color: {theme.color('muted').name()}")
        self.back.setStyleSheet(f"color: {theme.color('amber').name()}")

    def step(self, points: float) -> None:
        """Change the viewed komi by so many points, as the keys do."""
        self.box.setValue(self._session.komi.viewed + points)

    def view_fair(self) -> None:
        """View the fair komi of the position."""
        fair = fair_komi(self._session)
        if fair is None:
            said = "The fair komi is known once the position is analyzed."
            if self._session.region.points:
                said = "The fair komi is known when the whole board is searched, not only a region."
            self._session.message.emit("info", said)
            return
        self._session.komi.view(fair)
