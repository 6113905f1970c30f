"""The fields for the clocks of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from engine.base.translation import tr
from engine.record.time_control import TimeControl
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import NumberField, choice_field, number_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row

KINDS: Final = (
    ("none", tr("No clock")),
    ("absolute", tr("Absolute: main time only")),
    ("fischer", tr("Fischer: time added per move")),
    ("byo-yomi", tr("Byo-yomi: periods, one move each")),
    ("canadian", tr("Canadian: a number of moves in a time")),
)
DEFAULTS: Final = {
    "absolute": (600.0, 0.0, 1),
    "fischer": (180.0, 10.0, 1),
    "byo-yomi": (300.0, 30.0, 5),
    "canadian": (300.0, 300.0, 25),
}
"""Main time [s], extra time [s] and count that each kind begins with."""


class ClockFields(QWidget):
    """Kind of clock, main time, and what it needs besides.

    Signals
    -------
    changed
        A field changed.
    """

    changed = Signal()

    def __init__(self, control: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tip = tr("The same for both players; a player who runs out of time loses")
        self.kind = choice_field(KINDS, control.kind, tip, name=tr("Clock"))
        self.main = NumberField()
        self.main.setRange(0.0, 1440.0)
        self.main.setDecimals(1)
        self.main.setSuffix(tr(" min"))
        self.main.setToolTip(tr("Main time of each player"))
        self.main.setAccessibleName(tr("Main time"))
        self.count = number_field((1, 1000), name=tr("Periods or moves"))
        self.extra = NumberField()
        self.extra.setRange(1.0, 86_400.0)
        self.extra.setDecimals(0)
        self.extra.setSuffix(tr(" s"))
        self.extra.setAccessibleName(tr("Added time or overtime"))
        self.joint: QLabel = plain_label()
        self.numbers = QWidget()
        parts = (self.main, self.count, self.joint, self.extra, 1)
        row(*parts, within=self.numbers, spacing=theme.SPACE // 2)
        column(self.kind, self.numbers, within=self, spacing=theme.SPACE // 2)
        self._show_kind()
        if control.is_timed:
            self._set(control.main_s, control.extra_s, control.count)
        self.kind.activated.connect(self._kind_chosen)
        for field in (self.main, self.extra, self.count):
            field.valueChanged.connect(self.changed)

    def control(self) -> TimeControl:
        """Return the time control that is chosen."""
        kind = self.kind.currentData()
        if kind == "none":
            return TimeControl()
        extra = 0.0 if kind == "absolute" else self.extra.value()
        count = self.count.value() if kind in ("byo-yomi", "canadian") else 1
        return TimeControl(kind, 60.0 * self.main.value(), extra, count)

    def _kind_chosen(self) -> None:
        kind = self.kind.currentData()
        if kind in DEFAULTS:
            self._set(*DEFAULTS[kind])
        self._show_kind()
        self.changed.emit()

    def _set(self, main_s: float, extra_s: float, count: int) -> None:
        self.main.setValue(main_s / 60.0)
        self.extra.setValue(extra_s)
        self.count.setValue(count)

    def _show_kind(self) -> None:
        """Show the fields of the kind."""
        kind = self.kind.currentData()
        periods = kind in ("byo-yomi", "canadian")
        self.numbers.setVisible(kind != "none")
        self.main.setMinimum(0.0 if periods else 0.1)
        self.count.setVisible(periods)
        self.extra.setVisible(periods or kind == "fischer")
        self.joint.setText({"byo-yomi": "\u00d7", "canadian": tr("moves in")}.get(kind, "+"))
        self.joint.setVisible(kind not in ("none", "absolute"))
        self.count.setToolTip(tr("Periods") if kind == "byo-yomi" else tr("Moves in each period"))
        tips = {"fischer": tr("Added after each move"), "byo-yomi": tr("Length of a period")}
        tip = tips.get(kind) or tr("Length of a period with this many moves")
        self.extra.setToolTip(plain_tip(tip))
