"""The evaluator (backend) that runs networks: name and speed, and the menu to choose one."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from engine.base.checked_json import decode_json
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.network.backends.available import EVALUATORS, evaluator_title
from engine.search.settings import ANALYSIS, SearchSettings
from sai_studio.session.engine_in_use import EngineInUse
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

AUTO = EVALUATORS[0]


def speed_sentence(speed: float) -> str:
    """Return how fast the network in use is [evaluations per second], see `EngineInUse.speed`."""
    shown = number_text(speed) if speed > 9.95 else f"{speed:.1f}"
    return tr("Analysis makes {speed} evaluations per second.", speed=shown)


def number_text(value: float) -> str:
    """Return a count with narrow spaces between thousands."""
    return f"{value:,.0f}".replace(",", "\u202f")


def speeds_text(engine: EngineInUse) -> str:
    """Return the tool tip that lists the evaluators and their speeds."""
    if not engine.evaluator:
        return ""
    lines = [tr("The network runs with {evaluator}", evaluator=evaluator_title(engine.evaluator))]
    if engine.evaluator_speeds:
        lines.append(tr("Measured here, evaluations per second of one core in calls of 8:"))
        for name, speed in engine.evaluator_speeds:
            lines.append(f"\u2003{evaluator_title(name)}: {number_text(speed)}")
    lines.append(tr("Choose with Networks \u203a Evaluator"))
    return "\n".join(lines)


class EvaluatorChoice(QObject):
    """The user's choice of an evaluator and of search settings, stored in the preferences.

    Signals
    -------
    changed
        Another evaluator or other settings were chosen.
    """

    changed = Signal()

    def __init__(
        self, session: Session, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._review, self._engine = session.review, session.engine
        self._preferences = preferences
        self._review.requested_evaluator = preferences.settings.evaluator
        self._review.several_komi = preferences.settings.several_komi
        self._review.search_settings = self._stored_settings()
        preferences.changed.connect(self._preference_set)

    def fill_menu(self, menu: QMenu) -> None:
        """Fill the menu with "Fastest" and the evaluators measured on this machine."""
        menu.clear()
        engine, group = self._engine, QActionGroup(menu)
        speeds = dict(engine.evaluator_speeds)
        chosen = self._review.requested_evaluator
        names = dict.fromkeys((AUTO, *speeds, engine.evaluator or EVALUATORS[1], chosen))
        for name in names:
            text = tr("&Fastest") if name == AUTO else evaluator_title(name)
            if name in speeds:
                text = tr(
                    "{evaluator}  ({speed} evaluations/s)",
                    evaluator=text,
                    speed=number_text(speeds[name]),
                )
            action = QAction(text, menu)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.triggered.connect(partial(self.choose, name))
            group.addAction(action)
            menu.addAction(action)

    def choose(self, name: str, _checked: bool = False) -> None:
        """Use an evaluator from now on."""
        if name != self._review.requested_evaluator:
            self._preferences.update(evaluator=name)
            self._review.requested_evaluator = name
            self.changed.emit()

    @property
    def search_settings(self) -> SearchSettings:
        """The settings of searches."""
        return self._review.search_settings or ANALYSIS

    def choose_search(self, settings: SearchSettings) -> None:
        """Search with other settings from now on."""
        if settings != self.search_settings:
            changed = {
                name: value
                for name, value in asdict(settings).items()
                if value != getattr(ANALYSIS, name)
            }
            self._preferences.update(search_settings=json.dumps(changed))
            self._review.search_settings = settings if changed else None
            self.changed.emit()

    def _stored_settings(self) -> SearchSettings | None:
        """Return the stored settings; None for the usual ones, and if they can't be read.

        Settings of another version of the program are left out.
        """
        names = {info.name for info in SearchSettings.options()}
        try:
            stored = decode_json(self._preferences.settings.search_settings, dict[str, Any])
            known = {name: value for name, value in stored.items() if name in names}
            return ANALYSIS.replace(**known) if known else None
        except (ValueError, TypeError, EngineError):
            return None

    def _preference_set(self, name: str) -> None:
        """Evaluate networks that see one komi at a time at several, or no longer."""
        if name == "several_komi":
            self._review.several_komi = self._preferences.settings.several_komi
            self.changed.emit()
