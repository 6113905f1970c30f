"""How networks run on this machine: which way is in use, how fast the others are, and choosing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from engine.api.networks import EVALUATORS, evaluator_title
from sai_studio.model.preferences import Preferences
from sai_studio.model.session.engine_in_use import EngineInUse
from sai_studio.model.session.session import Session

__all__ = ["AUTO", "EvaluatorChoice", "number_text", "speeds_text"]

AUTO = EVALUATORS[0]


def number_text(value: float) -> str:
    """A count with narrow spaces between thousands."""
    return f"{value:,.0f}".replace(",", "\u202f")


def speeds_text(engine: EngineInUse) -> str:
    """What there was to choose from, one way per line; for a tooltip."""
    if not engine.evaluator:
        return ""
    lines = [f"The network runs with {evaluator_title(engine.evaluator)}"]
    if engine.evaluator_speeds:
        lines.append("Measured here, evaluations per second of one core in calls of 8:")
        for name, speed in engine.evaluator_speeds:
            lines.append(f"\u2003{evaluator_title(name)}: {number_text(speed)}")
    lines.append("Choose with Networks, Evaluator")
    return "\n".join(lines)


class EvaluatorChoice(QObject):
    """The person's choice of an evaluator, kept in the preferences.

    Signals
    -------
    changed
        Networks are to run in another way.
    """

    changed = Signal()

    def __init__(
        self, session: Session, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._review, self._engine = session.review, session.engine
        self._preferences = preferences
        self._review.wanted_evaluator = preferences.get("evaluator")
        self._review.several_komi = preferences.get("several_komi")

    def fill_menu(self, menu: QMenu) -> None:
        """The fastest, or one of those that were measured here."""
        menu.clear()
        engine, group = self._engine, QActionGroup(menu)
        speeds = dict(engine.evaluator_speeds)
        wanted = self._review.wanted_evaluator
        names = dict.fromkeys((AUTO, *speeds, engine.evaluator or EVALUATORS[1], wanted))
        for name in names:
            text = "&Fastest" if name == AUTO else evaluator_title(name)
            if name in speeds:
                text += f"  ({number_text(speeds[name])} evaluations/s)"
            action = QAction(text, menu)
            action.setCheckable(True)
            action.setChecked(name == wanted)
            action.triggered.connect(partial(self.choose, name))
            group.addAction(action)
            menu.addAction(action)

    def choose(self, name: str, _checked: bool = False) -> None:
        """Run networks so from now on."""
        if name != self._review.wanted_evaluator:
            self._preferences.set("evaluator", name)
            self._review.wanted_evaluator = name
            self.changed.emit()

    def switch_several_komi(self) -> None:
        """Ask networks that see one komi at a time at several, or at the game's alone."""
        self._review.several_komi = not self._review.several_komi
        self._preferences.set("several_komi", self._review.several_komi)
        self.changed.emit()
