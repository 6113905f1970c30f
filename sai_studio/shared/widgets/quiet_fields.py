"""Fields in scrolled forms, which the wheel changes only while they have the focus."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox

from sai_studio.shared.widgets.number_fields import NumberField


class QuietSpinBox(QSpinBox):
    """A number field that the wheel changes only while it has the focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class QuietDoubleSpinBox(NumberField):
    """The same for numbers with decimals."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class QuietComboBox(QComboBox):
    """A choice that the wheel never changes."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
