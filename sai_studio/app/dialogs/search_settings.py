"""The dialog with the settings of the engine's search."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.search.settings import ANALYSIS, SearchSettings
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.lab.training.setting_row import SettingRow
from sai_studio.session.analysis.evaluators import EvaluatorChoice

NAMES: Final = (
    "c_puct",
    "policy_temperature",
    "fpu",
    "fpu_reduction",
    "pass_rule",
    "max_leaves",
    "rollout_share",
    "average_symmetries",
    "sharpen",
    "komi_samples",
)
"""Settings that people who analyze games change; runs and matches have all of them."""
NOTE: Final = tr(
    "Positions that were searched before keep their figures until they are searched again."
)


class SearchSettingsDialog(PlainDialog):
    """Settings of the search that analyzes the game; they are used once they are accepted."""

    def __init__(self, choice: EvaluatorChoice, parent: QWidget | None = None) -> None:
        super().__init__(tr("Search settings"), tr("Use"), parent)
        self._choice = choice
        self.rows: dict[str, SettingRow] = {}
        box = QVBoxLayout()
        box.setSpacing(0)
        for name in NAMES:
            info = dataclasses.replace(SearchSettings.option(name), schedule=None)
            row = SettingRow(f"search.{name}", info, getattr(ANALYSIS, name))
            row.reset.setToolTip(tr("Reset to the default value"))
            row.set_value(getattr(choice.search_settings, name))
            row.changed.connect(self._check)
            box.addWidget(row)
            self.rows[name] = row
        usual = self.buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        usual.clicked.connect(self._restore)
        self.note = self.wrapped("")
        self.lay_out(box, self.note, size=(780, 540))
        self.accepted.connect(self._use)
        self._check()

    def _settings(self) -> SearchSettings:
        values: dict[str, Any] = {name: row.value for name, row in self.rows.items()}
        return self._choice.search_settings.replace(**values)

    def _check(self) -> None:
        """Say what is wrong with the values, if anything."""
        problem = ""
        try:
            self._settings()
        except EngineError as error:
            problem = sentence(str(error))
        self.note.setText(problem or NOTE)
        self.ok.setEnabled(not problem)

    def _restore(self) -> None:
        for row in self.rows.values():
            row.go_back()

    def _use(self) -> None:
        self._choice.choose_search(self._settings())
