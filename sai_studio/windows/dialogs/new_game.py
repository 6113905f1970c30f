"""The dialog for a new game: board size, rules, komi, handicap, players."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from engine.api.networks import NetworkInfo
from engine.api.record import BoardShape, GameRecord, rules_from_sgf, usual_komi
from engine.api.review import possible_handicaps, with_swap_rule
from sai_studio.shared import theme
from sai_studio.shared.texts import no_network
from sai_studio.shared.widgets.form import FormDialog
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import row

__all__ = ["RULES", "NewGameDialog"]

RULES: Final = (
    ("tromp-taylor", "Tromp-Taylor"),
    ("chinese", "Chinese"),
    ("japanese", "Japanese"),
    ("korean", "Korean"),
    ("aga", "AGA"),
    ("new-zealand", "New Zealand"),
    ("ing", "Ing"),
)
_SIZES: Final = (5, 7, 9, 13, 19)


class NewGameDialog(FormDialog):
    """Form with everything that a new game needs.

    Parameters
    ----------
    size
        Initial board size.
    networks
        Known networks, to tell whether a board can be analyzed.
    """

    def __init__(
        self, size: int, networks: list[NetworkInfo], parent: QWidget | None = None
    ) -> None:
        super().__init__("New game", "Start", parent)
        self._networks = networks
        self.board_size = QSpinBox(self)
        self.board_size.setRange(2, 25)
        self.board_size.setValue(size)
        self.board_size.setAccessibleName("Columns")
        self.rows = QSpinBox(self)
        self.rows.setRange(2, 25)
        self.rows.setValue(size)
        self.rows.setAccessibleName("Rows")
        self._was_square = True
        by = plain_label("\u00d7", self)
        sizes = row(self.board_size, by, self.rows, spacing=theme.SPACE // 2)
        for usual in _SIZES:
            button = QPushButton(f"{usual}\u00d7{usual}", self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, n=usual: self._set_square(n))
            sizes.addWidget(button)
        self.rules = QComboBox(self)
        for name, label in RULES:
            self.rules.addItem(label, name)
        self.handicap = QSpinBox(self)
        self.handicap.setMinimum(0)
        self.handicap.setSpecialValueText("none")
        self.komi = QDoubleSpinBox(self)
        self.komi.setRange(-400, 400)
        self.komi.setSingleStep(0.5)
        self.komi.setDecimals(1)
        self.swaps = QCheckBox("White may swap colors before White's second move", self)
        self.swaps.setToolTip("For boards on which the first player has too great an advantage")
        self.black, self.white = QLineEdit(self), QLineEdit(self)
        for field, hint in ((self.black, "Black"), (self.white, "White")):
            field.setPlaceholderText(hint)
        self.form.addRow("Board", sizes)
        self.form.addRow("Rules", self.rules)
        self.form.addRow("Handicap", self.handicap)
        self.form.addRow("Komi", self.komi)
        self.form.addRow("", self.swaps)
        self.form.addRow("Black", self.black)
        self.form.addRow("White", self.white)
        self.board_size.valueChanged.connect(self._columns_changed)
        self.rows.valueChanged.connect(self._rows_changed)
        self.rules.currentIndexChanged.connect(self._suggest)
        self.handicap.valueChanged.connect(self._suggest)
        self._suggest()

    def _set_square(self, size: int) -> None:
        self._was_square = True
        self.board_size.setValue(size)
        self.rows.setValue(size)

    def _columns_changed(self) -> None:
        """Keep the board square until rows are chosen on their own."""
        if self._was_square:
            self.rows.setValue(self.board_size.value())
        self._suggest()

    def _rows_changed(self) -> None:
        self._was_square = self.shape.is_square
        self._suggest()

    @property
    def shape(self) -> BoardShape:
        """Columns and rows."""
        return BoardShape(self.board_size.value(), self.rows.value())

    def _suggest(self) -> None:
        shape = self.shape
        size = shape.size
        territory = self.rules.currentData() in ("japanese", "korean")
        self.handicap.setMaximum(max(possible_handicaps(size)) if shape.is_square else 0)
        handicap = self.handicap.value()
        self.komi.setValue(usual_komi(size, handicap, territory))
        if not shape.is_square:
            self.show_note(no_network(shape))
        elif any(n.plays(size) for n in self._networks):
            self.show_note("")
        else:
            self.show_note(
                f"There is no network for {size}\u00d7{size} yet: moves, rules and counting work, "
                "but analysis needs a network."
            )

    def record(self) -> GameRecord:
        """Return the new game."""
        handicap = self.handicap.value() if self.handicap.value() > 1 else 0
        rules = rules_from_sgf(
            self.rules.currentData(), self.shape.size, self.komi.value(), handicap
        )
        info = {"PB": self.black.text().strip(), "PW": self.white.text().strip()}
        info = {name: text for name, text in info.items() if text}
        info = with_swap_rule(info) if self.swaps.isChecked() else info
        return GameRecord.new(rules, info, self.shape)
