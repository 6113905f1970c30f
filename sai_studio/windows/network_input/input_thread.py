"""The thread that finds what the network sees of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from sai_studio.shared.job_thread import ReportingThread

if TYPE_CHECKING:
    from engine.analysis.network_input import NetworkInput

OpenInputs = Callable[[Callable[[str], None]], "Callable[[AnalysisRequest], NetworkInput]"]
"""Opens the engine; gets a function to report what it is waiting for, as a sentence."""


class InputThread(ReportingThread[AnalysisRequest]):
    """Computes input planes; the engine is opened for the first position.

    Signals
    -------
    noticed
        What the engine is waiting for while it is being opened.
    found
        NetworkInput.
    """

    noticed = Signal(str)
    found = Signal(object)

    def __init__(self, open_inputs: OpenInputs, parent: QObject | None = None) -> None:
        super().__init__("network input", parent)
        self._open_inputs = open_inputs
        self._input: Callable[[AnalysisRequest], NetworkInput] | None = None

    def _do(self, job: AnalysisRequest) -> None:
        if self._input is None:
            self._input = self._open_inputs(self.noticed.emit)
        self.found.emit(self._input(job))
