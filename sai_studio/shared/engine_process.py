"""One of the engine's commands as a process whose answer is one piece of JSON; it can be ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

__all__ = ["EngineProcess"]

END_MS: Final = 2000
"""How long a process that is ended is waited for."""
SPEAKER: Final = "sai-engine: "
"""What the engine's own sentences begin with."""


class EngineProcess(QObject):
    """Runs one command at a time.

    Signals
    -------
    answered
        What the process printed, as Python's own lists and dictionaries.
    failed
        Why there is no answer, in a few words.
    """

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def busy(self) -> bool:
        """Whether it is at work."""
        return self._process is not None

    def start(self, command: Sequence[str], folder: Path) -> None:
        """Begin; what was at work is given up.

        Parameters
        ----------
        command
            Program and arguments.
        folder
            Where it is started.
        """
        self.stop()
        process = self._process = QProcess(self)
        process.setWorkingDirectory(str(folder))
        process.finished.connect(lambda code, _status: self._finished(process, code))
        process.errorOccurred.connect(lambda error: self._broken(process, error))
        process.start(command[0], list(command[1:]))

    def stop(self) -> None:
        """End the process; nothing is said of it any more."""
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
        said = bytes(process.readAllStandardOutput().data())
        wrong = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        try:
            answer = json.loads(said)
        except ValueError:
            last = wrong.splitlines()[-1].removeprefix(SPEAKER) if wrong else ""
            self.failed.emit(last or f"the measurement ended with code {code}")
            return
        self.answered.emit(answer)

    def _broken(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if process is self._process and error == QProcess.ProcessError.FailedToStart:
            self._process = None
            process.deleteLater()
            self.failed.emit("the measurement can't be started")
