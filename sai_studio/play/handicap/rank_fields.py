"""Two fields for the players' ranks, with the handicap that is customary between them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from engine.base.translation import tr
from engine.record.game_record import GameRecord
from engine.review.ranks import RANKS, CustomaryHandicap, rank_of
from sai_studio.kit.texts import plain_tip, with_times
from sai_studio.kit.widgets.fields import choice_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row


class RankFields(QWidget):
    """Ranks of Black and White; both are unknown at first.

    Signals
    -------
    changed
        A rank was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.black, self.white = (self._field(name) for name in (tr("Black"), tr("White")))
        self.text = plain_label(role="muted")
        self.text.setMinimumWidth(0)
        labels = plain_label(tr("Ranks: Black")), plain_label(tr("White"))
        for label, field in zip(labels, (self.black, self.white), strict=True):
            label.setBuddy(field)
        row(labels[0], self.black, labels[1], self.white, (self.text, 1), within=self)

    def _field(self, name: str) -> QComboBox:
        choices = [("", tr("unknown")), *((rank, rank) for rank in reversed(RANKS))]
        field = choice_field(choices, name=tr("{color}’s rank", color=name))
        field.currentIndexChanged.connect(self.changed)
        return field

    def follow(self, record: GameRecord) -> None:
        """Set the ranks to those of a record; missing ranks are unknown.

        So are professional ranks, for which there is no customary handicap.
        """
        for field, key in ((self.black, "BR"), (self.white, "WR")):
            field.setCurrentIndex(max(0, field.findData(rank_of(record.info.get(key, "")))))

    def custom(self, size: int) -> CustomaryHandicap | None:
        """Return what is customary on a board; None if a rank is unknown."""
        black, white = self.black.currentData(), self.white.currentData()
        return CustomaryHandicap(size, black, white) if black and white else None

    def show_custom(self, size: int) -> None:
        """Say what is customary on a board."""
        custom = self.custom(size)
        self.text.setText(with_times(custom.text) if custom is not None else "")
        self.text.setToolTip(plain_tip(self.text.text()))
