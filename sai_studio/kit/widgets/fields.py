"""Fields of forms: numbers, choices, switches and names, with their values and tool tips."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QLineEdit, QSpinBox, QWidget

from engine.analysis.agent import AgentSettings
from engine.base.settings import SettingInfo
from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.search.value.dynamic_komi import METHODS
from sai_studio.kit.figures import MINUS
from sai_studio.kit.texts import plain_tip

LARGEST: Final = 2**31 - 1
"""Largest number of a spin box."""
VISITS: Final = tr(" visit"), tr(" visits")
"""Unit of a number of visits, see `show_unit`."""
METHOD_NAMES: Final = {
    "none": tr("off: real komi"),
    "ss-r": tr("SS-R: score of rollouts"),
    "ss-b": tr("SS-B: score by network"),
    "ss-m": tr("SS-M: both scores"),
    "vs-m": tr("VS-M: winrate"),
    "ml-dk": tr("ML-DK: winrate by komi"),
}
"""Names of the methods of dynamic komi."""
MARGIN_TIP: Final = tr(
    "Points by which the agent wants to win at least. It searches as if the komi were that much "
    "worse for it; the game is won, lost and resigned at the real komi."
)
KOMI_TIP: Final = tr(
    "<p>The komi that the search uses. Dynamic komi changes it before each move so that "
    "the game looks about even to the engine, for instance when it gives a "
    "handicap.</p><p>SS moves the komi towards the expected score. VS moves it by one "
    "point while the winrate is outside 45 to 50 %. ML-DK moves it to where the winrate "
    "is 45 to 50 %, less and less as the game goes on. The result counts at the real "
    "komi.</p>"
)

# --- numbers -----------------------------------------------------------------------------------


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


class QuietSpinBox(QSpinBox):
    """A number field in a scrolled form, which the wheel changes only while it has the focus."""

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


def number_field(
    limits: tuple[int, int] | SettingInfo,
    value: int | None = None,
    tip: str = "",
    *,
    name: str = "",
    step: int = 1,
    unit: tuple[str, str] | None = None,
) -> QSpinBox:
    """Return a field for a whole number.

    Parameters
    ----------
    limits
        Least and largest number, or the option of the engine's settings that is set.
    value
        Number to begin with; None begins with the default of the option, or with the least number
        that is not below zero.
    tip
        Tool tip; nothing in it is rendered as HTML.
    name
        Name for screen readers, of a field whose row of the form has no label of its own.
    unit
        See `show_unit`.
    """
    field = QSpinBox()
    if isinstance(limits, SettingInfo):
        fit_field(field, limits)
    else:
        field.setRange(*limits)
    if value is not None:
        field.setValue(value)
    field.setSingleStep(step)
    if unit is not None:
        show_unit(field, *unit)
    _describe(field, tip, name)
    return field


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


# --- choices and switches ----------------------------------------------------------------------


class QuietComboBox(QComboBox):
    """A choice in a scrolled form, which the wheel never changes."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def choice_field(
    choices: Iterable[tuple[Any, str]], chosen: Any = None, tip: str = "", *, name: str = ""
) -> QComboBox:
    """Return a field for one of several values, of which each has a text.

    Parameters
    ----------
    chosen
        Value to begin with; the first one if it is none of the values.
    tip, name
        As in `number_field`.
    """
    field, pairs = QComboBox(), list(choices)
    for value, text in pairs:
        field.addItem(text, value)
    values = [value for value, _text in pairs]
    if chosen in values:  # Qt's search doesn't find paths
        field.setCurrentIndex(values.index(chosen))
    _describe(field, tip, name)
    return field


def refill(field: QComboBox, choices: Iterable[tuple[Any, str]], chosen: Any) -> None:
    """Give a choice other values and choose one, without a signal; equal values change nothing."""
    pairs = list(choices)
    if pairs != [(field.itemData(i), field.itemText(i)) for i in range(field.count())]:
        field.blockSignals(True)
        field.clear()
        for value, text in pairs:
            field.addItem(text, value)
        field.blockSignals(False)
    values = [value for value, _text in pairs]
    if field.currentData() != chosen and chosen in values:
        field.blockSignals(True)
        field.setCurrentIndex(values.index(chosen))
        field.blockSignals(False)


def keep_narrow(field: QComboBox, characters: int) -> None:
    """Let a choice be as narrow as a number of characters, however long its texts are."""
    field.setMinimumContentsLength(characters)
    field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)


def switch_field(text: str, is_on: bool = False, tip: str = "") -> QCheckBox:
    """Return a check box with its label; the tool tip as in `number_field`."""
    field = QCheckBox(text)
    field.setChecked(is_on)
    _describe(field, tip)
    return field


def _describe(field: QWidget, tip: str, name: str = "") -> None:
    """Give a field its tool tip and its name for screen readers."""
    field.setToolTip(plain_tip(tip))
    if name:
        field.setAccessibleName(name)


# --- texts -------------------------------------------------------------------------------------


class NameField(QLineEdit):
    """A name that is suggested until someone writes another one."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.is_written = False
        """Whether someone wrote the name."""
        self.textEdited.connect(self._note)

    def suggest(self, name: str) -> None:
        """Show a name, unless someone wrote one."""
        if not self.is_written:
            self.setText(name)

    def write(self, name: str) -> None:
        """Show a name that someone chose in another way than by writing it."""
        self.is_written = True
        self.setText(name)

    def _note(self) -> None:
        self.is_written = True


def search_field(hint: str, parent: QWidget | None = None) -> QLineEdit:
    """Return a field for words to search for, with a hint and a button that clears it."""
    field = QLineEdit(parent)
    field.setPlaceholderText(hint)
    field.setClearButtonEnabled(True)
    return field


# --- an agent ----------------------------------------------------------------------------------


def dynamic_komi_field(method: str = "none", methods: Collection[str] = METHODS) -> QComboBox:
    """Return the field for an agent's method of dynamic komi; `methods` are those on offer."""
    choices = [(each, METHOD_NAMES[each]) for each in methods]
    chosen = method if method in methods else "none"
    field = choice_field(choices, chosen, name=tr("Dynamic komi"))
    field.setToolTip(KOMI_TIP)
    return field


def margin_field(margin: float = 0.0) -> NumberField:
    """Return the field for the points by which an agent wants to win."""
    field = NumberField()
    fit_field(field, AgentSettings.option("margin"))
    field.setSingleStep(1.0)
    field.setDecimals(1)
    field.setPrefix("+")
    field.setSpecialValueText(tr("any win"))
    field.setAccessibleName(tr("Margin of the win"))
    field.setToolTip(MARGIN_TIP)
    field.setValue(margin)
    return field


def agent_fields(lambda_: float = 0.0, mu: float = 0.0) -> tuple[NumberField, NumberField]:
    """Return the fields for lambda and mu of an agent."""
    fields = NumberField(), NumberField()
    each = zip(fields, ("lambda_", "mu"), "\u03bb\u03bc", (lambda_, mu), strict=True)
    for field, name, prefix, value in each:
        info = AgentSettings.option(name)
        fit_field(field, info)
        field.setSingleStep(0.1)
        field.setDecimals(2)
        field.setPrefix(f"{prefix} ")
        tip = tr(info.help)
        field.setToolTip(plain_tip(tip[:1].upper() + tip[1:]))
        field.setValue(value)
    return fields
