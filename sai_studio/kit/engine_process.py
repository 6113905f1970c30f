"""Runs a `sai-engine` command as a process that prints its result as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from engine.base.translation import tr
from engine.jobs.processes import TIED

END_MS: Final = 2000
"""Time limit for a killed process to end."""
SPEAKER: Final = "sai-engine: "
"""Prefix of the engine's error messages."""


class EngineProcess(QObject):
    """Runs one command at a time.

    Signals
    -------
    answered
        The decoded JSON.
    failed
        Why there is no result, in a few words.
    """

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def busy(self) -> bool:
        """Whether a process is running."""
        return self._process is not None

    def start(self, command: Sequence[str], folder: Path) -> None:
        """Start a process; a running one is killed.

        Parameters
        ----------
        command
            Program and arguments.
        folder
            Working directory.
        """
        self.stop()
        process = self._process = QProcess(self)
        process.setWorkingDirectory(str(folder))
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert(TIED, "1")  # it ends with the window, by the end of its input
        process.setProcessEnvironment(environment)
        process.finished.connect(lambda code, _status: self._finished(process, code))
        process.errorOccurred.connect(lambda error: self._broken(process, error))
        process.start(command[0], list(command[1:]))

    def stop(self) -> None:
        """Kill the process without emitting a signal."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(END_MS)
            process.deleteLater()

    def _finished(self, process: QProcess, code: int) -> None:
        if process is not self._process:
            return
        self._process = None
        process.deleteLater()
        output = bytes(process.readAllStandardOutput().data())
        errors = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        try:
            answer = json.loads(output)
        except ValueError:
            last = errors.splitlines()[-1].removeprefix(SPEAKER) if errors else ""
            self.failed.emit(last or tr("the measurement ended with code {code}", code=code))
            return
        self.answered.emit(answer)

    def _broken(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if process is self._process and error == QProcess.ProcessError.FailedToStart:
            self._process = None
            process.deleteLater()
            self.failed.emit(tr("the measurement can't be started"))
