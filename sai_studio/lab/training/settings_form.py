"""A form with the settings of a run: the essential ones first, all of them searchable."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from engine.base.errors import EngineError
from engine.base.settings import SettingInfo
from engine.base.translation import tr
from engine.train.presets.preset import Preset, preset_options, with_changes
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.signals import single_shot
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.fields import search_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.training.setting_names import (
    NOT_OF_A_RUN,
    REPEATS_A_PAPER,
    SECTIONS,
    in_form_words,
)
from sai_studio.lab.training.setting_row import SettingRow, setting_matches

ESSENTIALS: Final = (
    "rules.size",
    "run.generations",
    "run.games",
    "run.workers",
    "network.blocks",
    "network.channels",
    "selfplay.visits",
    "run.start_network",
    "run.seed",
)
"""Settings that people change most."""
TAUGHT: Final = (
    "distillation.teacher",
    "distillation.labels",
    "distillation.games",
    "run.start_trunk",
    *ESSENTIALS,
)
"""The same for a distillation."""

LEAST_LINES: Final = 7
"""Least height of the rows [lines of text]: about three settings."""
LINKED: Final = {"network.size": "rules.size"}
"""Settings that follow another one and need no row."""
ESSENTIAL, ALL, PAPERS = range(3)
"""Indices of the tabs."""


AT_ONCE: Final = 10
"""Rows that are made and shown in one turn of the event loop."""
_NO_ROW: Final = NOT_OF_A_RUN | LINKED.keys()


class SettingsForm(QWidget):
    """A scrolling form with a row for each setting.

    Parameters
    ----------
    preset
        Values to begin with, and to go back to.
    names
        Options to offer, by dotted name; None offers the essentials and, on demand, all.

    Signals
    -------
    changed
        A value is another one.
    """

    changed = Signal()

    def __init__(
        self, preset: Preset, names: Sequence[str] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preset = preset
        self._names = names
        self.rows: dict[str, SettingRow] = {}
        self._titles: dict[str, QLabel] = {}
        self._unused: dict[str, str] = {}
        """Why settings without a row have no effect."""
        self._waiting: deque[str] = deque()
        """Settings whose rows are still to be shown, in order."""
        self._section = ""
        self._more = single_shot(self, self._fill, 0)
        self.views = QTabBar()
        self.views.addTab(tr("Essentials"))
        self.views.addTab(tr("Options"))
        self.views.addTab(tr("Repeat a paper"))
        self.views.setTabToolTip(
            PAPERS, tr("What published systems did otherwise, to repeat their results")
        )
        self.views.setAccessibleName(tr("Which options to show"))
        self.search = search_field(tr("Search options"))
        self.search.textChanged.connect(self._searched)
        self.search.setTextMargins(2, 0, 2, 0)
        self.search.setMaximumWidth(300)
        self.views.currentChanged.connect(self._show_view)
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE)
        top.addWidget(self.views)
        top.addStretch(1)
        top.addWidget(self.search, 2)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(theme.SPACE, 4, theme.SPACE, 4)
        self._rows.setSpacing(0)
        inside = QWidget()
        inside.setAutoFillBackground(True)
        inside.setBackgroundRole(inside.palette().ColorRole.Base)
        outer = QVBoxLayout(inside)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._rows)
        self._nothing = plain_label(
            tr("No option has these words in its name or description."), role="muted"
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(16, 24, 16, 24)
        self._nothing.hide()
        outer.addWidget(self._nothing)
        outer.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidget(inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # as much room as there is: a wish for more would squeeze the rows above
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._area.setMinimumHeight(LEAST_LINES * self.fontMetrics().lineSpacing())
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.SPACE)
        if names is None:
            box.addLayout(top)
        box.addWidget(self._area, 1)
        self.setMinimumHeight(box.minimumSize().height())  # the policy ignores this, too
        self._add_rows(names if names is not None else TAUGHT)
        self._arrange()

    # --- values --------------------------------------------------------------------------------

    def set_preset(self, preset: Preset) -> None:
        """Show the values of another preset."""
        self._preset = preset
        values = preset.by_name()
        self.blockSignals(True)
        for name, row in self.rows.items():
            row.set_base(values[name])
        self.blockSignals(False)
        self._arrange()
        self.changed.emit()

    def changes(self) -> dict[str, Any]:
        """Return the changed values by dotted name."""
        changes = {name: row.value for name, row in self.rows.items() if row.is_changed}
        for follower, leader in LINKED.items():
            if leader in changes:
                changes[follower] = changes[leader]
        return changes

    def preset(self) -> Preset:
        """Return the preset with the changes.

        Raises
        ------
        SettingsError
            A value is impossible.
        """
        return with_changes(self._preset, self.changes())

    def problem(self) -> str:
        """Return why the values are impossible, as one sentence; "" if they are valid."""
        try:
            preset = self.preset()
        except EngineError as error:
            return in_form_words(sentence(str(error)))
        distillation = preset.distillation
        if distillation.boards and not (distillation.teacher or distillation.labels):
            return in_form_words(
                tr(
                    "These settings learn from another network: name its file as "
                    "distillation.teacher, or folders of its labels as distillation.labels."
                )
            )
        return ""

    def set_unused(self, name: str, reason: str) -> None:
        """Disable a setting that has no effect, and say why; "" enables it again."""
        self._unused[name] = reason
        if name in self.rows:
            self.rows[name].set_unused(reason)

    # --- rows ----------------------------------------------------------------------------------

    def _show_view(self, view: int) -> None:
        """Show the essential settings, all usual ones, or those of papers."""
        if view == ESSENTIAL:
            self.search.clear()
        self._arrange()
        self._area.verticalScrollBar().setValue(0)

    def _searched(self, text: str) -> None:
        if text and self.views.currentIndex() == ESSENTIAL:
            self.views.setCurrentIndex(ALL)
        self._arrange()

    @property
    def is_complete(self) -> bool:
        """Whether all rows of the view are shown; large views fill turn by turn."""
        return not self._waiting

    def _options(self) -> dict[str, SettingInfo]:
        """Return the settings that may have a row, by dotted name."""
        return {
            name: info
            for section, found in preset_options(self._preset).items()
            for info, _value in found
            if (name := f"{section}.{info.public_name}") not in _NO_ROW
        }

    def _add_rows(self, names: Sequence[str]) -> None:
        """Make the rows of some settings that have none yet."""
        values, options = self._preset.by_name(), self._options()
        for name in names:
            if name not in self.rows and name in options:
                row = self.rows[name] = SettingRow(name, options[name], values[name])
                row.set_unused(self._unused.get(name, ""))
                row.changed.connect(self.changed)

    def _arrange(self) -> None:
        """Lay out the visible rows in order, with the titles of their sections."""
        self._area.setUpdatesEnabled(False)
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
        words, view = self.search.text(), self.views.currentIndex()
        if view != ESSENTIAL:
            papers = view == PAPERS
            shown = [
                name
                for name, info in self._options().items()
                if (setting_matches(name, info, words) if words
                    else (name in REPEATS_A_PAPER) == papers)
            ]  # fmt: skip
        else:
            required = [name for group in self._preset.card.required for name in group]
            first = TAUGHT if self._preset.distillation.boards else ESSENTIALS
            if self._names is None:
                self._add_rows(required)
            listed = dict.fromkeys(self._names or [*required, *first])
            shown = [name for name in listed if name in self.rows]
        self._nothing.setVisible(not shown)
        self._waiting, self._section = deque(shown), ""
        self._fill()

    def _fill(self) -> None:
        """Show some more of the rows; there are hundreds, and each takes a millisecond or two."""
        is_whole = self.views.currentIndex() == ESSENTIAL
        self._area.setUpdatesEnabled(False)
        names = [
            self._waiting.popleft()
            for _ in range(len(self._waiting) if is_whole else min(AT_ONCE, len(self._waiting)))
        ]
        self._add_rows(names)
        for name in names:
            here = name.partition(".")[0]
            if not is_whole and here != self._section:
                self._section = here
                self._rows.addWidget(self._title(here))
                self._title(here).show()
            self.rows[name].name_section(SECTIONS.get(here, here) if is_whole else "")
            self._rows.addWidget(self.rows[name])
            self.rows[name].show()
        self._area.setUpdatesEnabled(True)
        if self._waiting:
            self._more.start()

    def _title(self, section: str) -> QLabel:
        if section not in self._titles:
            label = self._titles[section] = plain_label(SECTIONS.get(section, section))
            label.setContentsMargins(11, 12, 0, 2)
            label.setFont(scaled_font(self.font(), 1.05, bold=True))
            set_text_color(label, "accent")
        return self._titles[section]
