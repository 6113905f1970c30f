"""The thread that asks the networks of a run's generations about one position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from sai_studio.shared.job_thread import ReportingThread

if TYPE_CHECKING:
    from engine.analysis.network_opinion import NetworkOpinion

OpenOpinions = Callable[[Callable[[str], None]], "Callable[[AnalysisRequest], NetworkOpinion]"]
"""Opens the engine; gets a function to report what it is waiting for, as a sentence."""


@dataclass(frozen=True, eq=False)
class OpinionJob:
    """Ask networks about a position, one after the other."""

    ticket: int
    request: AnalysisRequest
    networks: tuple[tuple[int, Path], ...]
    """Generation and weights file of each, in the order to ask them."""


class OpinionThread(ReportingThread[OpinionJob]):
    """Asks networks; the engine is opened for the first one.

    Signals
    -------
    noticed
        What the engine is waiting for while it is being opened.
    found
        Ticket, generation and NetworkOpinion.
    refused
        Ticket, generation and one sentence: this network can't be asked.
    """

    noticed = Signal(str)
    found = Signal(int, int, object)
    refused = Signal(int, int, str)

    def __init__(self, open_opinions: OpenOpinions, parent: QObject | None = None) -> None:
        super().__init__("opinions", parent)
        self._open = open_opinions
        self._opinion: Callable[[AnalysisRequest], NetworkOpinion] | None = None

    def _do(self, job: OpinionJob) -> None:
        if self._opinion is None:
            self._opinion = self._open(self.noticed.emit)
        for generation, path in job.networks:
            if self.interrupted():
                return
            try:
                opinion = self._opinion(replace(job.request, network=path))
            except EngineError as error:
                self.refused.emit(job.ticket, generation, str(error))
                continue
            self.found.emit(job.ticket, generation, opinion)


def coarse_to_fine(generations: Sequence[int], first: int) -> list[int]:
    """Return all generations: `first`, then some spread over the run, then those between."""
    last = len(generations) - 1
    order = [first] if first in generations else []
    step = 1
    while step < last:
        step *= 2
    while step:
        order += [generations[place] for place in range(0, last + 1, step)]
        order += [generations[last]] if last >= 0 else []
        step //= 2
    return list(dict.fromkeys(order))
