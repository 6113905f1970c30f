"""How strong networks are: measured on demand, in a process of its own, and kept on the disk."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.api.networks import NetworkInfo, strength
from sai_studio.shared.engine_process import EngineProcess

__all__ = ["NetworkStrengths"]


class NetworkStrengths(QObject):
    """Measures the Elo of one network at a time.

    Signals
    -------
    changed
        A measurement began or ended.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.error = ""
        """Why the last measurement found nothing; empty when it did."""
        self._path: Path | None = None
        self._process = EngineProcess(self)
        self._process.answered.connect(self._take)
        self._process.failed.connect(self._fail)

    @property
    def measuring(self) -> bool:
        """Whether a measurement is on its way."""
        return self._process.busy

    def waits_for(self, info: NetworkInfo) -> bool:
        """Whether this network is being measured."""
        return self.measuring and info.path == self._path

    def measure(self, info: NetworkInfo, size: int) -> None:
        """Measure a network on boards like this one; takes minutes, on large boards hours."""
        self.error, self._path = "", info.path
        self._process.start(*strength.strength_command(info.path, size))
        self.changed.emit()

    def stop(self) -> None:
        """Give a measurement up; the games between opponents that were played are kept."""
        if self.measuring:
            self._process.stop()
            self.changed.emit()

    def _take(self, _answer: object) -> None:  # the engine has written it to the disk
        self.changed.emit()

    def _fail(self, why: str) -> None:
        self.error = why
        self.changed.emit()
