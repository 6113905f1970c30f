"""Part of the session: status of the engine, and how the network runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, Signal

from engine.catalog.network_info import NetworkInfo
from engine.jobs.processes import usable_cores
from engine.network.backends.available import shares_calls
from engine.review.game_review import GameReview

EngineState = Literal["off", "loading", "no network", "ready", "searching", "failed"]
"""State of the engine."""


@dataclass(frozen=True)
class EngineStatus:
    """Status of the engine, for the status bar and for empty panels."""

    state: EngineState = "off"
    """What the engine is doing."""
    text: str = ""
    """Status as a sentence; may be empty."""
    visits: int = 0
    """Visits of the current position, per agent."""
    goal: int = 0
    """Visits per agent that the search is to reach."""
    evaluations_per_s: float | None = 0.0
    """Positions per second that the network evaluated in the last search; None if all answers came
    from memory."""


class EngineInUse(QObject):
    """Status of the engine, and how the network in use runs; `GameReview.network` is that network.

    Signals
    -------
    network_changed
        Another network is used; the results of others were dropped.
    status_changed
        `status`, `evaluator`, `analyzing` or the network changed.
    """

    network_changed = Signal()
    status_changed = Signal()

    def __init__(self, review: GameReview, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self.analyzing = True
        self.evaluator = ""
        """Evaluator (backend) of the last report."""
        self.evaluator_speeds: tuple[tuple[str, float], ...] = ()
        self.status = EngineStatus()
        self._speed: float | None = None  # of the last search with evaluations

    @property
    def speed(self) -> float | None:
        """Evaluations per second of the network in use; None before its first search here.

        The measured one, since the first search includes loading the network; else the last
        search's.
        """
        of_one_core = dict(self.evaluator_speeds).get(self.evaluator)
        if of_one_core is None:
            return self._speed
        is_shared = shares_calls(self.evaluator, of_one_core)
        return of_one_core * usable_cores() if is_shared else of_one_core

    def set_analyzing(self, on: bool) -> None:
        """Start or stop analysis."""
        if on != self.analyzing:
            self.analyzing = on
            self.status_changed.emit()

    def set_network(self, network: NetworkInfo | None) -> None:
        """Use another network."""
        self._review.set_network(network)
        self.evaluator, self.evaluator_speeds, self._speed = "", (), None
        self.network_changed.emit()
        self.status_changed.emit()

    def set_evaluator(self, evaluator: str, speeds: tuple[tuple[str, float], ...]) -> None:
        """Set the evaluator of a new report, and the measured speeds of all evaluators."""
        if evaluator != self.evaluator:
            self.evaluator, self.evaluator_speeds = evaluator, speeds
            self.status_changed.emit()

    def set_status(self, status: EngineStatus) -> None:
        """Set the status of the engine."""
        if status != self.status:
            self.status = status
            self._speed = status.evaluations_per_s or self._speed
            self.status_changed.emit()
