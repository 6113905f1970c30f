"""After the window is on the screen: panels, then the engine, without holding the window up."""

from __future__ import annotations

import importlib
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from sai_studio.main_window import MainWindow

__all__ = ["Startup"]


class Startup(QObject):
    """Imports the plotting library on a thread, builds the panels, starts the engine.

    Signals
    -------
    finished
        The panels are there and the engine is loading.
    """

    finished = Signal()
    _imported = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._imported.connect(self._build)

    def start(self) -> None:
        """Begin once the window was painted."""
        QTimer.singleShot(0, self._import)

    def _import(self) -> None:
        self._window.restore_layout()
        threading.Thread(target=self._import_on_thread, name="imports", daemon=True).start()

    def _import_on_thread(self) -> None:
        importlib.import_module("pyqtgraph")
        self._imported.emit()

    def _build(self) -> None:
        self._window.build_panels()
        self._window.restore_layout()
        self._window.documents.offer_recovery()
        self._window.analysis.start()
        self.finished.emit()
