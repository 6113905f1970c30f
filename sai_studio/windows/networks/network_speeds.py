"""How fast networks are here: measured on demand, in a process of its own, kept until the end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.api.networks import NetworkInfo, speed_command, speed_size
from sai_studio.shared.engine_process import EngineProcess

__all__ = ["NetworkSpeeds"]


class NetworkSpeeds(QObject):
    """Evaluations per second of processor time, by network and board.

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
        self._found: dict[tuple[Path, int, int], float | None] = {}
        self._asked: dict[str, tuple[Path, int, int]] = {}
        self._process = EngineProcess(self)
        self._process.answered.connect(self._take)
        self._process.failed.connect(self._fail)

    @property
    def measuring(self) -> bool:
        """Whether a measurement is on its way."""
        return self._process.busy

    def waits_for(self, info: NetworkInfo, size: int) -> bool:
        """Whether a network's speed on a board is being measured."""
        return self.measuring and _key(info, size) in self._asked.values()

    def is_known(self, info: NetworkInfo, size: int) -> bool:
        """Whether a network was measured for a board, even if that failed."""
        return _key(info, size) in self._found

    def speed(self, info: NetworkInfo, size: int) -> float | None:
        """Evaluations per second on a board, or on the largest that the network plays; None when
        not measured."""
        return self._found.get(_key(info, size))

    def measure(self, networks: Sequence[NetworkInfo], size: int) -> None:
        """Measure all networks that can be read, for a board."""
        self.error = ""
        readable = [info for info in networks if not info.error]
        self._asked = {str(info.path): _key(info, size) for info in readable}
        self._process.start(*speed_command(size))
        self.changed.emit()

    def stop(self) -> None:
        """Give a measurement up."""
        if self.measuring:
            self._process.stop()
            self.changed.emit()

    def _take(self, answer: object) -> None:
        for row in answer if isinstance(answer, list) else []:
            speed = row.get("speed") if isinstance(row, dict) else None
            key = self._asked.get(row["path"]) if isinstance(row, dict) else None
            if key is not None:
                self._found[key] = float(speed) if isinstance(speed, int | float) else None
        self.changed.emit()

    def _fail(self, why: str) -> None:
        self.error = why
        self.changed.emit()


def _key(info: NetworkInfo, size: int) -> tuple[Path, int, int]:
    """A file as it is now, and the board it is measured on."""
    return info.path, info.bytes, speed_size(info, size) if info.sizes else 0
