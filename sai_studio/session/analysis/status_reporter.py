"""The status of the engine that the session shows: loading, searching, finished."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from engine.review.requests import default_visits
from sai_studio.session.analysis.loading import Loading
from sai_studio.session.analysis.results import shown_visits
from sai_studio.session.engine_in_use import EngineState, EngineStatus
from sai_studio.session.session import Session


class StatusReporter(QObject):
    """Sets the status of the session's engine, with the visits of the current position.

    Parameters
    ----------
    requested_visits
        Returns the visits per agent to reach; 0 for the default of the board.
    """

    def __init__(
        self, session: Session, requested_visits: Callable[[], int], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.is_ready = False
        """Whether the engine has loaded and answered, or failed."""
        self._session, self._requested_visits = session, requested_visits
        self._loading = Loading()
        self._clock = QTimer(self)
        self._clock.setInterval(500)
        self._clock.timeout.connect(self._show_loading)

    def start(self) -> None:
        """Show from now on that the engine is loading, until `ready`."""
        self._loading.start()
        self._clock.start()
        self._show_loading()

    def stop(self) -> None:
        """Stop the clock of the status."""
        self._clock.stop()

    def ready(self) -> None:
        """The engine answers: loading is over."""
        self.is_ready = True
        self._clock.stop()

    def wait_for(self, notice: str) -> None:
        """Show what the engine is waiting for."""
        self._loading.notice = f"{notice[0].upper()}{notice[1:]}"
        self._show_loading()

    def opened(self) -> None:
        """The engine is loaded; its network follows with the first search."""
        self._loading.opened()
        if self._session.engine.analyzing:
            self._show_loading()
        else:
            self.ready()
            self.set("ready")

    def set(self, state: EngineState, text: str = "", speed: float | None = 0.0) -> None:
        """Set the status; `speed` is in evaluations per second."""
        session = self._session
        goal, shown = self._goal, shown_visits(session)
        session.engine.set_status(EngineStatus(state, text, shown, goal, speed))

    def searching(self, text: str = "") -> None:
        """Show that a search was submitted; while the engine loads it shows that it is loading."""
        if self.is_ready:
            self.set("searching", text)

    def idle(self) -> None:
        """Show that nothing is under way, though something may be about to begin."""
        if self.is_ready:
            self.set("searching" if self._session.engine.analyzing else "ready")

    def moved(self) -> None:
        """Show the visits of a position that was just reached, before its search begins."""
        session = self._session
        if session.engine.status.state in ("searching", "ready"):
            is_known = shown_visits(session) >= self._goal or not session.engine.analyzing
            self.set("ready" if is_known else "searching")

    @property
    def _goal(self) -> int:
        return self._requested_visits() or default_visits(self._session.cursor.record.size)

    def _show_loading(self) -> None:
        if not self.is_ready and self._session.review.network is not None:
            self.set("loading", self._loading.text)
