"""Number fields for options of the engine's settings, with their range, value and tool tip."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QSpinBox

from engine.analysis.agent import AgentSettings
from engine.base.settings import SettingInfo
from engine.base.translation import tr
from engine.value.dynamic_komi import METHODS
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.number_fields import NumberField

LARGEST: Final = 2**31 - 1
"""Largest number of a spin box."""


def fit_field(field: QSpinBox | NumberField, info: SettingInfo) -> None:
    """Give a number field the range of an option, and its default as value."""
    low = -LARGEST if info.low is None else max(info.low, -LARGEST)
    high = LARGEST if info.high is None else min(info.high, LARGEST)
    if isinstance(field, QSpinBox):
        field.setRange(int(low), int(high))
    else:
        field.setRange(low, high)
    field.setValue(info.default)


def show_unit(field: QSpinBox, one: str, many: str) -> None:
    """Show a unit behind the number of a field; `one` is its singular."""

    def follow(number: int) -> None:
        field.setSuffix(one if number == 1 else many)

    field.valueChanged.connect(follow)
    follow(field.value())


METHOD_NAMES: Final = {
    "none": tr("off: real komi"),
    "ss-r": tr("SS-R: score of rollouts"),
    "ss-b": tr("SS-B: score by network"),
    "ss-m": tr("SS-M: both scores"),
    "vs-m": tr("VS-M: winrate"),
    "ml-dk": tr("ML-DK: winrate by komi"),
}
"""Names of the methods of dynamic komi."""
KOMI_TIP: Final = tr(
    "<p>The komi that the search uses. Dynamic komi changes it before each move so that "
    "the game looks about even to the engine, for instance when it gives a "
    "handicap.</p><p>SS moves the komi towards the expected score. VS moves it by one "
    "point while the winrate is outside 45 to 50 %. ML-DK moves it to where the winrate "
    "is 45 to 50 %, less and less as the game goes on. The result counts at the real "
    "komi.</p>"
)


def dynamic_komi_field() -> QComboBox:
    """Return the field for an agent's method of dynamic komi; it begins with none."""
    field = QComboBox()
    for method in METHODS:
        field.addItem(METHOD_NAMES[method], method)
    field.setToolTip(KOMI_TIP)
    field.setAccessibleName(tr("Dynamic komi"))
    return field


def agent_fields() -> tuple[NumberField, NumberField]:
    """Return the fields for lambda and mu of an agent; both begin with 0."""
    fields = NumberField(), NumberField()
    for field, name, prefix in zip(fields, ("lambda_", "mu"), "\u03bb\u03bc", strict=True):
        info = AgentSettings.option(name)
        fit_field(field, info)
        field.setSingleStep(0.1)
        field.setDecimals(2)
        field.setPrefix(f"{prefix} ")
        tip = tr(info.help)
        field.setToolTip(plain_tip(tip[:1].upper() + tip[1:]))
        field.setValue(0.0)
    return fields
