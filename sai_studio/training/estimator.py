"""The ten-second measurement behind an estimate: a process of its own, which can be ended."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from engine.api import SPEED_SETTINGS, Preset, RunEstimate, Speed, estimate_command, extrapolated

__all__ = ["Estimator"]

SECONDS: Final = 10.0
TICK_MS: Final = 250
END_MS: Final = 2000


class Estimator(QObject):
    """Measures a preset's speed once and extrapolates it to others of the same speed.

    Signals
    -------
    changed
        `state`, `estimate` or `elapsed_s` is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = "idle"
        """idle, measuring, done or failed."""
        self.elapsed_s = 0.0
        self.error = ""
        self._speed: Speed | None = None
        self._measured: Preset | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._process: QProcess | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def estimate(self, preset: Preset) -> RunEstimate | None:
        """What a run with these settings costs; None when its speed was not measured."""
        if self._speed is None or self._measured is None or self.is_stale(preset):
            return None
        return extrapolated(preset, self._speed)

    def is_stale(self, preset: Preset) -> bool:
        """Whether these settings run at another speed than what was measured."""
        if self._measured is None:
            return True
        now, then = preset.by_name(), self._measured.by_name()
        return any(now[name] != then.get(name) for name in now if name.startswith(SPEED_SETTINGS))

    def start(self, preset: Preset) -> None:
        """Measure; what was being measured is given up."""
        self.stop()
        self._folder = tempfile.TemporaryDirectory()
        path = Path(self._folder.name) / "preset.json"
        path.write_text(preset.to_json(), encoding="utf-8")
        command, folder = estimate_command(path, SECONDS)
        process = self._process = QProcess(self)
        process.setWorkingDirectory(str(folder))
        process.finished.connect(lambda code, _status: self._finished(process, preset, code))
        process.errorOccurred.connect(lambda error: self._broken(process, error))
        self.state, self.elapsed_s, self.error = "measuring", 0.0, ""
        process.start(command[0], command[1:])
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Give a measurement up."""
        self._timer.stop()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(END_MS)
            process.deleteLater()
        self._clean()
        if self.state == "measuring":
            self.state = "idle"
            self.changed.emit()

    def _tick(self) -> None:
        self.elapsed_s += TICK_MS / 1000
        self.changed.emit()

    def _finished(self, process: QProcess, preset: Preset, code: int) -> None:
        if process is not self._process:
            return
        said = bytes(process.readAllStandardOutput().data())
        wrong = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        try:
            self._speed = Speed(**json.loads(said)["speed"])
            self._measured = preset
            self.state = "done"
        except (ValueError, KeyError, TypeError):
            last = wrong.splitlines()[-1].removeprefix("sai-engine: ") if wrong else ""
            self.state, self.error = "failed", last or f"the measurement ended with code {code}"
        self._end(process)

    def _broken(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if process is self._process and error == QProcess.ProcessError.FailedToStart:
            self.state, self.error = "failed", "the measurement can't be started"
            self._end(process)

    def _end(self, process: QProcess) -> None:
        self._timer.stop()
        self._process = None
        process.deleteLater()
        self._clean()
        self.changed.emit()

    def _clean(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
