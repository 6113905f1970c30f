"""Number fields for options of the engine's settings, with their range, value and tool tip."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox

from engine.api.analysis import AgentSettings
from engine.api.base import SettingInfo
from sai_studio.shared.texts import plain_tip

__all__ = ["agent_fields", "fit_field"]

LARGEST: Final = 2**31 - 1
"""Largest number of a spin box."""


def fit_field(field: QSpinBox | QDoubleSpinBox, info: SettingInfo) -> None:
    """Give a number field the range of an option, and its default as value."""
    low = -LARGEST if info.low is None else max(info.low, -LARGEST)
    high = LARGEST if info.high is None else min(info.high, LARGEST)
    if isinstance(field, QSpinBox):
        field.setRange(int(low), int(high))
    else:
        field.setRange(low, high)
    field.setValue(info.default)


def agent_fields() -> tuple[QDoubleSpinBox, QDoubleSpinBox]:
    """Return the fields for lambda and mu of an agent; both begin with 0."""
    fields = QDoubleSpinBox(), QDoubleSpinBox()
    for field, name, prefix in zip(fields, ("lambda_", "mu"), "\u03bb\u03bc", strict=True):
        info = AgentSettings.option(name)
        fit_field(field, info)
        field.setSingleStep(0.1)
        field.setDecimals(2)
        field.setPrefix(f"{prefix} ")
        field.setToolTip(plain_tip(info.help[:1].upper() + info.help[1:]))
        field.setValue(0.0)
    return fields
