"""Measurements of networks on demand, each in a process of its own: speed and strength."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.catalog import strength
from engine.catalog.network_info import NetworkInfo
from engine.commands.weights import speed_command, speed_size
from sai_studio.kit.engine_process import EngineProcess


class _Measurement(QObject):
    """Base of the measurements; one runs at a time.

    Signals
    -------
    changed
        A measurement began or ended.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.error = ""
        """Why the last measurement failed; "" if it did not."""
        self._process = EngineProcess(self)
        self._process.answered.connect(self._take)
        self._process.failed.connect(self._fail)

    @property
    def measuring(self) -> bool:
        """Whether a measurement is running."""
        return self._process.busy

    def stop(self) -> None:
        """Cancel the measurement; finished parts of it are kept."""
        if self.measuring:
            self._process.stop()
            self.changed.emit()

    def _take(self, answer: object) -> None:
        """Store the result of the process."""
        self.changed.emit()

    def _fail(self, why: str) -> None:
        self.error = why
        self.changed.emit()


class NetworkSpeeds(_Measurement):
    """Evaluations per second of processor time, by network and board; kept until the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speeds: dict[tuple[Path, int, int], float | None] = {}
        self._requested: dict[str, tuple[Path, int, int]] = {}

    def waits_for(self, info: NetworkInfo, size: int) -> bool:
        """Whether a network's speed on a board is being measured."""
        return self.measuring and _key(info, size) in self._requested.values()

    def is_known(self, info: NetworkInfo, size: int) -> bool:
        """Whether a network was measured for a board, even if that failed."""
        return _key(info, size) in self._speeds

    def speed(self, info: NetworkInfo, size: int) -> float | None:
        """Return the evaluations per second; None if not measured.

        They are for this board, or for the largest one that the network plays.
        """
        return self._speeds.get(_key(info, size))

    def measure(self, networks: Sequence[NetworkInfo], size: int) -> None:
        """Measure all readable networks for a board."""
        self.error = ""
        readable = [info for info in networks if not info.error]
        self._requested = {str(info.path): _key(info, size) for info in readable}
        self._process.start(*speed_command(size))
        self.changed.emit()

    def _take(self, answer: object) -> None:
        for row in answer if isinstance(answer, list) else []:
            speed = row.get("speed") if isinstance(row, dict) else None
            key = self._requested.get(row["path"]) if isinstance(row, dict) else None
            if key is not None:
                self._speeds[key] = float(speed) if isinstance(speed, int | float) else None
        self.changed.emit()


class NetworkStrengths(_Measurement):
    """Elo of one network at a time; the engine stores the results on disk."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None

    def waits_for(self, info: NetworkInfo) -> bool:
        """Whether this network is being measured."""
        return self.measuring and info.path == self._path

    def measure(self, info: NetworkInfo, size: int) -> None:
        """Measure a network on boards like this one; takes minutes, on large boards hours."""
        self.error, self._path = "", info.path
        self._process.start(*strength.strength_command(info.path, size))
        self.changed.emit()


def _key(info: NetworkInfo, size: int) -> tuple[Path, int, int]:
    """Identify the current content of a file, and the board it is measured on."""
    return info.path, info.bytes, speed_size(info, size) if info.sizes else 0
