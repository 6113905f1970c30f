"""The dialogs with the preferences, made from their declarations in `WindowSettings`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.base.settings import SettingInfo
from engine.base.translation import tr, tr_count
from engine.links.links import site_title
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.texts import menu_text, plain_tip, sentence, without_mnemonic
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.fields import (
    QuietComboBox,
    QuietSpinBox,
    fit_field,
    number_field,
    search_field,
)
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.session.preferences import GROUPS, SHOWN, Preferences, Shown, WindowSettings

FIELD: Final = 30
"""Width of a field [average characters]."""


class PreferencesDialog(PlainDialog):
    """All preferences that have a group, with search; each applies at once.

    Parameters
    ----------
    refusals
        Why some preferences can't be used on this computer, by their names; "" if they can.
    """

    def __init__(
        self,
        preferences: Preferences,
        refusals: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Preferences"), "", parent)
        self._preferences = preferences
        self.search = search_field(tr("Search preferences"), self)
        self.search.textChanged.connect(self._show_matching)
        self.rows: dict[str, PreferenceRow] = {}
        self._titles: dict[str, QLabel] = {}
        page = QWidget()
        page.setAutoFillBackground(True)
        page.setBackgroundRole(page.palette().ColorRole.Base)
        box = QVBoxLayout(page)
        box.setContentsMargins(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        for group, text in GROUPS.items():
            title = self._titles[group] = plain_label(without_mnemonic(text))
            title.setContentsMargins(0, theme.SPACE, 0, 0)
            box.addWidget(title)
            for name, shown in SHOWN.items():
                if shown.group == group:
                    refusal = (refusals or {}).get(name, "")
                    self.rows[name] = PreferenceRow(name, shown, preferences, refusal)
                    box.addWidget(self.rows[name])
        self._nothing = plain_label(
            tr("No preference has these words in its name or description."), role="muted"
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        box.addWidget(self._nothing)
        box.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        usual = self.buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        usual.clicked.connect(self._restore)
        for button in self.buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined]
        preferences.changed.connect(self._refresh)
        theme.changed.connect(self._paint_in_theme)
        self.lay_out(self.search, (area, 1), size=(760, 640))
        self._paint_in_theme()

    def _show_matching(self, words: str) -> None:
        """Show the preferences that have all words in their name, group, help or choices."""
        for row_ in self.rows.values():
            row_.setVisible(row_.matches(words))
        for group, title in self._titles.items():
            rows = (row_ for row_ in self.rows.values() if row_.shown.group == group)
            title.setVisible(any(not row_.isHidden() for row_ in rows))
        self._nothing.setVisible(all(row_.isHidden() for row_ in self.rows.values()))

    def _refresh(self, name: str) -> None:
        """Show a preference that was set here or in a menu."""
        if name in self.rows:
            self.rows[name].refresh()

    def _restore(self) -> None:
        """Set all preferences of the dialog that differ to their defaults."""
        settings = self._preferences.settings
        usual = {name: WindowSettings.option(name).default for name in self.rows}
        changed = {name: v for name, v in usual.items() if getattr(settings, name) != v}
        self._preferences.update(**changed)

    def _paint_in_theme(self) -> None:
        for title in self._titles.values():
            title.setFont(scaled_font(self.font(), 1.05, bold=True))
            set_text_color(title, "accent")
        for row_ in self.rows.values():
            row_.paint_in_theme()


class PreferenceRow(QWidget):
    """A preference with its text, its help and its field."""

    def __init__(self, name: str, shown: Shown, preferences: Preferences, refusal: str) -> None:
        super().__init__()
        self.name, self.shown = name, shown
        self._preferences = preferences
        self._info = WindowSettings.option(name)
        self._label = plain_label(without_mnemonic(shown.label))
        self._help = plain_label(sentence(refusal or self._info.help), wraps=True)
        self.field = self._make_field(self._info)
        self.field.setAccessibleName(without_mnemonic(shown.label))
        self.field.setEnabled(not refusal)
        self._label.setBuddy(self.field)
        texts = column(self._label, self._help, spacing=0)
        field = row(self.field)
        field.setAlignment(self.field, Qt.AlignmentFlag.AlignVCenter)
        row((texts, 1), field, within=self, margins=(0, 4, 0, 4), spacing=2 * theme.SPACE)
        self.refresh()

    def _make_field(self, info: SettingInfo) -> QWidget:
        if info.kind is bool:
            switch = QCheckBox(tr("on"))
            switch.toggled.connect(self._set)
            return switch
        if self.shown.choices:
            choice = QuietComboBox()
            for value, text in self.shown.choices.items():
                choice.addItem(without_mnemonic(text), value)
                tip = self.shown.tips.get(value, "")
                choice.setItemData(choice.count() - 1, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
            choice.activated.connect(lambda place: self._set(choice.itemData(place)))
            return choice
        if info.kind is str:
            return SitesButton(self._set)
        number = QuietSpinBox()
        number.setKeyboardTracking(False)
        number.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        number.setGroupSeparatorShown(True)
        if info.unit == "%":
            assert info.low is not None
            assert info.high is not None
            number.setRange(round(100 * info.low), round(100 * info.high))
            number.setSingleStep(10)
            number.setSuffix(" %")
            number.valueChanged.connect(lambda percent: self._set(percent / 100))
        else:
            fit_field(number, info)
            number.valueChanged.connect(self._set)
        return number

    def _set(self, value: Any) -> None:
        self._preferences.update(**{self.name: value})

    def refresh(self) -> None:
        """Show the value that the preference has now."""
        value, field = getattr(self._preferences.settings, self.name), self.field
        field.blockSignals(True)
        if isinstance(field, QCheckBox):
            field.setChecked(value)
        elif isinstance(field, QComboBox):
            place = field.findData(value)
            if place < 0:  # of the command line, or of another version
                field.addItem(str(value), value)
                place = field.count() - 1
            field.setCurrentIndex(place)
        elif isinstance(field, SitesButton):
            field.show_sites(value.split())
        elif isinstance(field, QSpinBox):
            field.setValue(round(100 * value) if self._info.unit == "%" else value)
        field.blockSignals(False)

    def matches(self, words: str) -> bool:
        """Whether every word occurs in the text, the help, the group or a choice."""
        choices = " ".join(map(str, self.shown.choices.values()))
        group = GROUPS[self.shown.group]
        text = f"{self.shown.label} {self._info.help} {group} {choices} {self.name}"
        text = without_mnemonic(text).lower()
        return all(word in text for word in words.lower().split())

    def paint_in_theme(self) -> None:
        """Follow the colors and the text size of the theme."""
        set_text_color(self._label, "text")
        self._help.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self._help, "muted")
        self.field.setFixedWidth(FIELD * self.fontMetrics().averageCharWidth())


class SitesButton(QPushButton):
    """Number of servers that links may be fetched from, with a menu that revokes each.

    Parameters
    ----------
    changed
        Called with the ids of the remaining sites, separated by spaces.
    """

    def __init__(self, changed: Callable[[str], object]) -> None:
        super().__init__()
        self._changed = changed
        self.setMenu(QMenu(self))
        self.setAutoDefault(False)

    def show_sites(self, sites: list[str]) -> None:
        """Show the sites by their ids."""
        self.setText(tr_count(len(sites), "{n} server", "{n} servers") if sites else tr("none"))
        self.setEnabled(bool(sites))
        self.menu().clear()
        for site in sites:
            others = " ".join(other for other in sites if other != site)
            action = self.menu().addAction(menu_text(tr("Revoke {site}", site=site_title(site))))
            action.triggered.connect(lambda _checked=False, rest=others: self._changed(rest))


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
