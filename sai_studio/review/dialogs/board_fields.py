"""The fields for the board of a new game: size, rules, handicap, komi."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFormLayout, QPushButton

from engine.base.translation import tr
from engine.go.rules import rules_from_sgf
from engine.record.board_shape import BoardShape
from engine.record.handicap import handicap_points, usual_komi
from engine.review.game_setup import GameSetup
from sai_studio.kit import theme
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import (
    KomiField,
    choice_field,
    number_field,
    switch_field,
)
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row

RULES: Final = (
    ("tromp-taylor", "Tromp-Taylor"),
    ("chinese", tr("Chinese")),
    ("japanese", tr("Japanese")),
    ("korean", tr("Korean")),
    ("aga", "AGA"),
    ("new-zealand", tr("New Zealand")),
    ("ing", tr("Ing")),
)
_SIZES: Final = (5, 7, 9, 13, 19)
MOST_STONES: Final = 9
PLACEMENTS: Final = (("fixed", tr("on customary points")), ("free", tr("placed by Black")))


class BoardFields(QObject):
    """Rows of a form that choose the board; another board suggests its usual komi.

    Parameters
    ----------
    form
        Gets the rows.
    setup
        Initial values.

    Signals
    -------
    changed
        A field changed.
    """

    changed = Signal()

    def __init__(self, form: QFormLayout, setup: GameSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board_size = number_field(
            (2, 25), setup.shape.columns, tr("Columns"), name=tr("Columns of the board")
        )
        self.rows = number_field(
            (2, 25),
            setup.shape.rows,
            tr("Rows; networks play square boards only"),
            name=tr("Rows of the board"),
        )
        self._stays_square = setup.shape.is_square
        self.buttons = [QPushButton(str(size)) for size in _SIZES]
        for size, button in zip(_SIZES, self.buttons, strict=True):
            button.setAutoDefault(False)
            button.setStyleSheet("padding: 4px 6px; min-width: 18px")
            button.setToolTip(plain_tip(f"{size}\u00d7{size}"))
            button.clicked.connect(lambda _checked=False, n=size: self._set_square(n))
        self.rules = choice_field(RULES, setup.rules)
        self.handicap = number_field(
            (0, MOST_STONES),
            setup.handicap,
            tr("Handicap stones; 1 lets Black play first at komi 0.5"),
        )
        self.handicap.setSpecialValueText(tr("none"))
        self.placement = choice_field(
            PLACEMENTS,
            setup.placement,
            tr("Where the handicap stones stand"),
            name=tr("Placement of the handicap stones"),
        )
        self._placement = setup.placement
        self.komi = KomiField()
        self.komi.setToolTip(
            tr("Points that White gets; another board or handicap suggests another")
        )
        self.swaps = switch_field(
            tr("White may swap colors at move 2"),
            setup.swap_rule,
            tr("For boards on which the first player has too great an advantage"),
        )
        by = plain_label("\u00d7")
        sides = row(self.board_size, by, self.rows, *self.buttons, 1, spacing=theme.SPACE // 2)
        self._form, first = form, form.rowCount()
        form.addRow(tr("Board"), sides)
        form.addRow(tr("Rules"), self.rules)
        form.addRow(tr("Handicap"), row(self.handicap, (self.placement, 1)))
        form.addRow(tr("Komi"), row(self.komi, 1))
        form.addRow("", self.swaps)
        self._form_rows = range(first, form.rowCount())
        self._suggest()
        if setup.shape == self.shape:
            self.komi.setValue(setup.komi)
        self.board_size.valueChanged.connect(self._columns_changed)
        self.rows.valueChanged.connect(self._rows_changed)
        connect_all(self._suggest, self.handicap.valueChanged, self.rules.currentIndexChanged)
        self.placement.activated.connect(self._placement_chosen)
        for signal in (self.placement.activated, self.swaps.toggled, self.komi.valueChanged):
            signal.connect(self.changed)

    def set_visible(self, visible: bool) -> None:
        """Show or hide all fields."""
        for place in self._form_rows:
            self._form.setRowVisible(place, visible)

    def values(self) -> dict[str, object]:
        """Return the fields of a `GameSetup` that were chosen here."""
        shape = self.shape
        return {
            "size": shape.size,
            "columns": 0 if shape.is_square else shape.columns,
            "rows": 0 if shape.is_square else shape.rows,
            "rules": self.rules.currentData(),
            "handicap": self.handicap.value(),
            "placement": self._placement,
            "komi": self.komi.value(),
            "swap_rule": self.swaps.isChecked(),
        }

    def _placement_chosen(self) -> None:
        self._placement = self.placement.currentData()

    @property
    def shape(self) -> BoardShape:
        """Columns and rows."""
        return BoardShape(self.board_size.value(), self.rows.value())

    def _set_square(self, size: int) -> None:
        self._stays_square = True
        self.board_size.setValue(size)
        self.rows.setValue(size)

    def _columns_changed(self) -> None:
        """Keep the board square until rows are chosen on their own."""
        if self._stays_square:
            self.rows.setValue(self.board_size.value())
        self._suggest()

    def _rows_changed(self) -> None:
        self._stays_square = self.shape.is_square
        self._suggest()

    def _suggest(self) -> None:
        size, handicap = self.shape.size, self.handicap.value()
        self.handicap.setMaximum(min(MOST_STONES, size * size // 3))
        rules = rules_from_sgf(self.rules.currentData(), size, 0.0, 0)
        self.komi.setValue(usual_komi(size, handicap, rules.scoring == "territory"))
        self._show_placement()
        self.changed.emit()

    def _show_placement(self) -> None:
        """Show that stones are placed freely where the board has no customary points for them."""
        shape, handicap = self.shape, self.handicap.value()
        fixed = shape.is_square and bool(handicap_points(shape.size, handicap))
        several = handicap >= 2 and self.handicap.isEnabled()
        self.placement.setEnabled(several and fixed)
        shown = self._placement if fixed or handicap < 2 else "free"
        self.placement.setCurrentIndex(self.placement.findData(shown))
