"""The dialog that limits the candidates on the board."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QSpinBox, QWidget

from engine.base.translation import tr
from sai_studio.model.preferences import Preferences, WindowSettings
from sai_studio.shared.widgets.dialogs import PlainDialog
from sai_studio.shared.widgets.fields import number_field


class LimitCandidatesDialog(PlainDialog):
    """Number of candidates and their least visits; the board follows while they are changed."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(tr("Limit candidates"), "", parent)
        self._preferences = preferences
        self.most = self._field("most_candidates", tr("Number of candidates"))
        self.least = self._field("least_visits", tr("Least visits"))
        form = QFormLayout()
        form.addRow(tr("Number of candidates"), self.most)
        form.addRow(tr("Least visits of each"), self.least)
        usual = self.buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        usual.clicked.connect(self._restore)
        note = self.wrapped(
            tr(
                "The engine's choice is always shown, and so are all moves of a search with a few "
                "visits for every move."
            )
        )
        self.lay_out(form, note, spacing=12)

    def _field(self, name: str, title: str) -> QSpinBox:
        value = getattr(self._preferences.settings, name)
        field = number_field(WindowSettings.option(name), value, name=title)
        field.valueChanged.connect(lambda value: self._preferences.update(**{name: value}))
        return field

    def _restore(self) -> None:
        self.most.setValue(WindowSettings.option("most_candidates").default)
        self.least.setValue(WindowSettings.option("least_visits").default)
