"""The dialog with the settings of our own search."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QSpinBox,
    QWidget,
)

from engine.api.analysis import SearchSettings
from engine.api.base import EngineError, SettingInfo, decode_json
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.dialogs import PlainDialog
from sai_studio.shared.widgets.setting_fields import fit_field

__all__ = ["SearchSettingsDialog", "read_settings", "settings_text"]

OPTIONS: Final = {
    "c_puct": "Exploration",
    "puct": "Growth of exploration",
    "fpu": "Value of untried moves",
    "fpu_reduction": "Reduction of untried moves",
    "policy_temperature": "Policy temperature",
    "max_leaves": "Most moves per position",
    "pass_rule": "Pass as a candidate",
    "batch": "Positions per call",
    "komi_samples": "Komi samples",
}
"""Options of the search that make sense while a game is analyzed, and their labels."""
Field = QSpinBox | QDoubleSpinBox | QComboBox | QCheckBox


def read_settings(text: str) -> SearchSettings | None:
    """Return stored settings; None for the usual ones, also if the text can't be read."""
    try:
        stored = decode_json(text or "{}", dict[str, Any])
        settings = SearchSettings.from_dict({k: v for k, v in stored.items() if k in OPTIONS})
    except EngineError:
        return None
    return None if settings == SearchSettings() else settings


def settings_text(settings: SearchSettings | None) -> str:
    """Return settings as they are stored: the options that differ from the usual ones."""
    if settings is None:
        return ""
    usual = SearchSettings().to_dict()
    changed = {n: v for n, v in settings.to_dict().items() if n in OPTIONS and v != usual[n]}
    return json.dumps(changed) if changed else ""


class SearchSettingsDialog(PlainDialog):
    """A field per option; `apply` is called at once with what is chosen.

    Parameters
    ----------
    settings
        The settings in use; None: the usual ones.
    """

    def __init__(
        self,
        settings: SearchSettings | None,
        apply: Callable[[SearchSettings | None], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Search settings", "", parent)
        self._apply = apply
        self.fields: dict[str, Field] = {}
        form = QFormLayout()
        values = (settings or SearchSettings()).to_dict()
        for name, label in OPTIONS.items():
            info = SearchSettings.option(name)
            field = self.fields[name] = _field(info, values[name])
            field.setAccessibleName(label)
            field.setToolTip(plain_tip(f"{info.help[:1].upper()}{info.help[1:]}", wrapped=True))
            form.addRow(label, field)
        for field in self.fields.values():
            signal = (
                field.currentIndexChanged
                if isinstance(field, QComboBox)
                else field.toggled
                if isinstance(field, QCheckBox)
                else field.valueChanged
            )
            signal.connect(self._changed)
        usual = self.buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        usual.clicked.connect(self._restore)
        note = self.wrapped(
            "Changes take effect at once: the position is searched again. Rest the mouse on a "
            "field for its meaning. Other engines are set up in their own windows."
        )
        self.lay_out(form, note, spacing=12)

    def settings(self) -> SearchSettings | None:
        """Return the settings as chosen; None if all are the usual ones."""
        chosen = SearchSettings().replace(**{n: _value(f) for n, f in self.fields.items()})
        return None if chosen == SearchSettings() else chosen

    def _changed(self) -> None:
        self._apply(self.settings())

    def _restore(self) -> None:
        usual = SearchSettings().to_dict()
        for name, field in self.fields.items():
            field.blockSignals(True)
            _set_value(field, usual[name])
            field.blockSignals(False)
        self._apply(None)


def _field(info: SettingInfo, value: Any) -> Field:
    field: Field
    if info.kind is bool:
        field = QCheckBox()
    elif info.choices:
        field = QComboBox()
        field.addItems(list(info.choices))
    else:
        field = QSpinBox() if info.kind is int else QDoubleSpinBox()
        if isinstance(field, QDoubleSpinBox):
            field.setSingleStep(0.05)
        fit_field(field, info)
        field.setKeyboardTracking(False)
    _set_value(field, value)
    return field


def _set_value(field: Field, value: Any) -> None:
    if isinstance(field, QCheckBox):
        field.setChecked(value)
    elif isinstance(field, QComboBox):
        field.setCurrentText(value)
    else:
        field.setValue(value)


def _value(field: Field) -> Any:
    if isinstance(field, QCheckBox):
        return field.isChecked()
    return field.currentText() if isinstance(field, QComboBox) else field.value()
