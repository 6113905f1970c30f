"""A row of a form for one setting of a run: label, description, field and reset button."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.settings import SettingInfo, float_text
from engine.base.translation import tr
from engine.train.presets.schedule import example
from sai_studio.kit import theme
from sai_studio.kit.icons import icon
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.texts import own_tip, plain_tip, sentence, with_times
from sai_studio.kit.widgets.fields import LARGEST, QuietComboBox, QuietSpinBox, fit_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.training.path_field import PATH_KINDS, PathField
from sai_studio.lab.training.setting_names import setting_title

LONGEST: Final = "32@0%,64@4%,96@15%,160@60% "
"""All fields are as wide as this text needs: the visits of the recommended settings."""


def range_text(info: SettingInfo) -> str:
    """Return the range, unit, default and source of a setting, for its tool tip."""
    parts = []
    if info.low is not None and info.high is not None and info.high < LARGEST:
        parts.append(tr("from {low:,g} to {high:,g}", low=info.low, high=info.high))
    elif info.low is not None:
        parts.append(tr("at least {low:,g}", low=info.low))
    if info.unit:
        parts.append(tr(info.unit))
    if info.schedule is not None:
        parts.append(tr("may change during a run, like {example}", example=example(info)))
    default = str(info.default).lower() if info.kind is bool else str(info.default)
    default = info.schedule or default
    parts.append(tr("default: {default}", default=default) if default else tr("default: empty"))
    text = ", ".join(parts)
    return (
        tr("{range}; source: {source}", range=text, source=tr(info.source)) if info.source else text
    )


def setting_matches(name: str, info: SettingInfo, words: str) -> bool:
    """Return whether every word occurs in a setting's name, its description or its source."""
    text = f"{name} {info.label} {info.help} {info.source} {tr(info.label)} {tr(info.help)}".lower()
    return all(word in text for word in words.lower().split())


class SettingRow(QWidget):
    """A setting with its value; a bar at the left and a bold label mark a changed one.

    Parameters
    ----------
    name
        Dotted name, like `training.batch`.
    base
        The value to go back to.

    Signals
    -------
    changed
        The value is another one.
    """

    changed = Signal()

    def __init__(
        self, name: str, info: SettingInfo, base: Any, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.name, self.info = name, info
        self._base = base
        label, help_ = tr(info.label), tr(info.help)
        self._label = plain_label(label[:1].upper() + label[1:])
        about = with_times(sentence(help_)).replace("`", "")
        self._help = plain_label(about, wraps=True)
        self._about = f"<p>{about}</p><p>{range_text(info)}</p><p><code>{name}</code></p>"
        self.setToolTip(own_tip(self._about))
        self.field = self._make_field()
        self.field.setAccessibleName(f"{label}: {help_}")
        self._label.setBuddy(self.field)
        self.reset = QToolButton()
        self.reset.setIcon(icon("undo"))
        self.reset.setIconSize(QSize(14, 14))
        self.reset.setToolTip(tr("Reset to the preset's value"))
        self.reset.setAccessibleName(tr("Reset {label}", label=label))
        self.reset.clicked.connect(self.go_back)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self._bar = QWidget()
        self._bar.setFixedWidth(3)
        self._bar.setAutoFillBackground(True)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._label)
        texts.addWidget(self._help)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 5, 4, 5)
        row.setSpacing(theme.SPACE)
        row.addWidget(self._bar)
        row.addLayout(texts, 1)
        row.addWidget(self.field, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.set_value(base)
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()

    def _make_field(self) -> QWidget:
        info = self.info
        if info.kind is bool:
            box = QCheckBox(tr("on"))
            box.toggled.connect(self._edited)
            return box
        if info.choices:
            combo = QuietComboBox()
            combo.addItems(list(info.choices))
            combo.currentIndexChanged.connect(self._edited)
            return combo
        if info.kind is int and info.schedule is None:
            spin = QuietSpinBox()
            fit_field(spin, info)
            spin.setGroupSeparatorShown(True)
            spin.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
            spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            spin.valueChanged.connect(self._edited)
            return spin
        if self.name in PATH_KINDS:
            path = PathField(PATH_KINDS[self.name], setting_title(self.name))
            path.textChanged.connect(self._edited)
            return path
        line = QLineEdit()
        line.setTextMargins(2, 0, 2, 0)
        line.textChanged.connect(self._edited)
        return line

    # --- value ---------------------------------------------------------------------------------

    @property
    def value(self) -> Any:
        """Value of the field; the text itself if it is not a number, such as a schedule."""
        field = self.field
        if isinstance(field, QCheckBox):
            return field.isChecked()
        if isinstance(field, QComboBox):
            return field.currentText()
        if isinstance(field, QSpinBox):
            return field.value()
        assert isinstance(field, (QLineEdit, PathField))
        text = field.text().strip()
        if self.info.kind is str:
            return text
        try:
            return self.info.kind(text)
        except ValueError:
            return text or "nothing"

    @property
    def is_changed(self) -> bool:
        """Whether the value differs from the preset's."""
        return bool(self.value != self._base)

    def set_value(self, value: Any) -> None:
        """Set the value of the field."""
        field = self.field
        if isinstance(field, QCheckBox):
            field.setChecked(value)
        elif isinstance(field, QComboBox):
            field.setCurrentText(value)
        elif isinstance(field, QSpinBox):
            field.setValue(value)
        elif isinstance(field, PathField):
            field.setText(str(value))
        elif isinstance(field, QLineEdit):
            field.setText(float_text(value) if isinstance(value, float) else str(value))
            field.setCursorPosition(0)

    def set_base(self, base: Any) -> None:
        """Set the value of another preset, which `go_back` then restores."""
        self._base = base
        self.set_value(base)
        self._show_change()

    def go_back(self) -> None:
        """Restore the preset's value."""
        self.set_value(self._base)

    def set_unused(self, reason: str) -> None:
        """Disable the field because its value has no effect, and say why; "" enables it again."""
        self.field.setEnabled(not reason)
        self.reset.setEnabled(not reason)
        if reason:
            self.setToolTip(plain_tip(reason))
        else:
            self.setToolTip(own_tip(self._about))

    # --- look ----------------------------------------------------------------------------------

    def _edited(self) -> None:
        self._show_change()
        self.changed.emit()

    def _show_change(self) -> None:
        changed = self.is_changed
        self.reset.setVisible(changed)
        self._label.setFont(scaled_font(self.font(), 1.0, bold=changed))
        palette = self._bar.palette()
        palette.setColor(self._bar.backgroundRole(), theme.color("accent", 1.0 if changed else 0.0))
        self._bar.setPalette(palette)

    def name_section(self, section: str) -> None:
        """Show the section in the label; "" if a title shows it."""
        label = tr(self.info.label)
        text = f"{section}: {label}" if section else label
        self._label.setText(text[:1].upper() + text[1:])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # a new parent under a style sheet takes fonts and palettes away from inner widgets
        self._paint_in_theme()
        super().showEvent(event)

    def _paint_in_theme(self) -> None:
        self.field.setFixedWidth(self.fontMetrics().horizontalAdvance(LONGEST) + 3 * theme.SPACE)
        self._help.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self._help, "muted")
        set_text_color(self._label, "text")
        self._show_change()
