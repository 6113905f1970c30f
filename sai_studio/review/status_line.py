"""The status bar: state of the engine, network, evaluator, and whether the game is saved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QWidget

from engine.base.translation import tr, tr_count
from engine.network.backends.available import evaluator_title
from sai_studio.kit.figures import viewed_komi_text
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import plain_tip, with_times
from sai_studio.kit.widgets.labels import CutLabel, plain_label, thin_bar
from sai_studio.session.analysis.evaluators import number_text, speeds_text
from sai_studio.session.commands.key_map import KeyMap, native_keys
from sai_studio.session.session import Session

_NBSP = "\u00a0"


class StatusLine(QStatusBar):
    """Status of engine, network and game.

    Parameters
    ----------
    keys
        For the key that starts analysis.
    """

    def __init__(self, session: Session, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._keys = session, keys
        keys.changed.connect(self.refresh)
        self.setSizeGripEnabled(False)
        self._room = QWidget(self)  # without a layout: a new text must not lay out the window
        self._room.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._room.installEventFilter(self)
        self.state = CutLabel(self._room)
        self.network = plain_label(parent=self)
        self.evaluator = plain_label(parent=self)
        self.saved = plain_label(parent=self)
        self._busy = thin_bar(6)
        self._busy.setRange(0, 0)
        self._busy.setFixedWidth(72)
        self.addWidget(self._busy)
        self.addWidget(self._room, 1)
        self.addPermanentWidget(self.network)
        self.addPermanentWidget(self.evaluator)
        self.addPermanentWidget(self.saved)
        connect_all(self.refresh, session.engine.status_changed, session.komi.changed)
        connect_all(self.refresh, session.edits.info_changed, session.cursor.record_changed)
        self.refresh()

    def refresh(self) -> None:
        """Update all texts."""
        session, status = self._session, self._session.engine.status
        self._busy.setVisible(status.state == "loading")
        self.state.show_text(self.state_text())
        network = session.review.network
        if network is None:
            self.network.setText(tr("No network"))
            self.network.setToolTip(tr("Choose Networks \u203a Add network to add one"))
        else:
            about = f"{network.name}  ({with_times(network.description)})"
            is_named = network.title != network.name
            self.network.setText(network.title if is_named else about)
            self.network.setToolTip(plain_tip(f"{about}\n{network.path}"))
        self.evaluator.setText(
            evaluator_title(session.engine.evaluator) if network is not None else ""
        )
        self.evaluator.setToolTip(plain_tip(speeds_text(session.engine)))
        self.evaluator.setVisible(bool(self.evaluator.text()))
        if session.edits.dirty:
            self.saved.setText(tr("Not saved"))
        else:
            self.saved.setText(tr("Saved") if session.path is not None else "")
        self.saved.setVisible(bool(self.saved.text()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.state.setGeometry(self._room.rect().adjusted(0, 0, -10, 0))
        return False

    def state_text(self) -> str:
        """Return the status of the engine, not cut."""
        status = self._session.engine.status
        if status.state in ("loading", "failed", "no network"):
            return status.text
        if not self._session.engine.analyzing:
            key = native_keys(self._keys.of("analyze")[:1])
            return (
                tr("Analysis is off ({key} starts it)", key=key) if key else tr("Analysis is off")
            )
        if status.state == "off":
            return tr("Starting\u2026")
        parts = [
            status.text or (tr("Searching") if status.state == "searching" else tr("Finished"))
        ]
        if status.visits and not status.text:
            visits, goal = number_text(status.visits), number_text(status.goal)
            text = (
                tr("{visits} of {goal} visits per agent", visits=visits, goal=goal)
                if status.visits < status.goal
                else tr_count(
                    status.visits,
                    "{visits} visit per agent",
                    "{visits} visits per agent",
                    visits=visits,
                )
            )
            parts.append(text.replace(" ", _NBSP))
        session = self._session
        if session.komi.is_exploring:
            parts.append(viewed_komi_text(session.komi.viewed, session.komi.game))
        if status.evaluations_per_s is None:
            parts.append(tr("from cache"))
        elif status.evaluations_per_s >= 1:
            speed = number_text(status.evaluations_per_s)
            parts.append(tr("{speed} evaluations/s", speed=speed).replace(" ", _NBSP))
        return "  \u00b7  ".join(parts)
