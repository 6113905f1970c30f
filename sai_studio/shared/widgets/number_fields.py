"""Fields for numbers with decimals, written alike in every country."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from engine.record.handicap import format_komi
from sai_studio.shared.figures import MINUS


class NumberField(QDoubleSpinBox):
    """A field whose decimal sign is a point, as in all texts; a comma is read as one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale.c())  # where it is a comma, Qt reads "7.5" as 75

    def validate(self, text: str, place: int, /) -> tuple[QValidator.State, str, int]:
        return super().validate(text.replace(",", "."), place)


class KomiField(NumberField):
    """A field for a komi, with the decimals that komi have elsewhere: 9.0, 7.5, 3.75."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(-400.0, 400.0)
        self.setSingleStep(0.5)

    def textFromValue(self, value: float, /) -> str:
        return format_komi(value).replace(MINUS, "-")
