"""Load the panels, then the engine, after the window is shown, without blocking it."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.catalog.networks import list_networks
from sai_studio.app.view_list import VIEWS
from sai_studio.kit.collector import Collector

if TYPE_CHECKING:
    from sai_studio.app.main_window import MainWindow

INTERRUPTED: Final = 130
"""Exit status after Ctrl+C, as in shells."""
SWITCH_S: Final = 0.001
"""Python's switch interval while the engine runs [s]; the default of 5 ms delays painting, as every
cell of a table may have to wait for the interpreter."""


class Startup(QObject):
    """Import the panels on a thread, build them one by one, start the engine.

    Signals
    -------
    finished
        The panels are complete and the engine is loading.
    """

    finished = Signal()
    _imported = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._collector = Collector(self)
        self._imported.connect(self._build)

    def start(self) -> None:
        """Start as soon as the window has been painted."""
        sys.setswitchinterval(SWITCH_S)
        self._collector.start()
        QTimer.singleShot(0, self._import)

    def _import(self) -> None:
        self._window.restore_layout()
        threading.Thread(target=self._import_on_thread, name="imports", daemon=True).start()

    def _import_on_thread(self) -> None:
        for view in VIEWS:
            view.load()
        list_networks()  # cached for the window
        self._imported.emit()

    def _build(self) -> None:
        self._next(self._window.panel_steps())

    def _next(self, steps: list[Callable[[], None]]) -> None:
        """Run one step per turn of the event loop, so that the window stays responsive."""
        if steps:
            steps[0]()
            QTimer.singleShot(0, lambda: self._next(steps[1:]))
        else:
            self._finish()

    def _finish(self) -> None:
        self._window.restore_layout()
        self._window.documents.offer_recovery()
        self._window.session.engine.status_changed.connect(self._freeze_when_loaded)
        self._window.analysis.start()
        for tool in self._window.tools.values():
            tool.start()
        self.finished.emit()

    def _freeze_when_loaded(self) -> None:
        session = self._window.session
        if session.engine.status.state in ("ready", "searching"):
            session.engine.status_changed.disconnect(self._freeze_when_loaded)
            self._collector.freeze()
