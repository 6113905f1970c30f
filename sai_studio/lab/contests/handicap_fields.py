"""The fields for handicap stones, used for matches and for handicap tables."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.games.contest_settings import ContestSettings
from sai_studio.kit.widgets.fields import choice_field, number_field, switch_field
from sai_studio.kit.widgets.layouts import row
from sai_studio.review.dialogs.board_fields import PLACEMENTS


class HandicapFields(QWidget):
    """Number of handicap stones, their placement and compensation.

    Parameters
    ----------
    many
        Whether the number is the largest of several handicaps.

    Signals
    -------
    changed
        A field changed.
    """

    changed = Signal()

    def __init__(self, many: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.many = many
        option = ContestSettings.option
        help_ = tr(option("handicap").help)
        self.stones = number_field(option("handicap"), tip=help_, name=tr("Handicap"))
        if many:
            self.stones.setPrefix(tr("even, H1 to H"))
            self.stones.setMinimum(1)
            self.stones.setValue(4)
        self.placement = choice_field(PLACEMENTS, tip=tr(option("placement").help))
        self.compensation = switch_field(
            tr("White gets a point for each"), tip=tr(option("compensation").help)
        )
        row(self.stones, self.placement, (self.compensation, 1), within=self)
        self.stones.valueChanged.connect(self._changed)
        self.placement.currentIndexChanged.connect(self.changed)
        self.compensation.toggled.connect(self.changed)
        self._changed()

    def values(self) -> dict[str, Any]:
        """Return the chosen settings by name; without `handicap` if there are several."""
        settings = {
            "placement": self.placement.currentData(),
            "compensation": "stones" if self.compensation.isChecked() else "none",
        }
        return settings if self.many else {"handicap": self.stones.value(), **settings}

    def _changed(self) -> None:
        for field in (self.placement, self.compensation):
            field.setEnabled(self.stones.value() >= 2)
        self.changed.emit()
