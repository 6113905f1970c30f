"""Studies for a window: networks stay in memory, results come as they are made."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from engine.errors import EngineError, WeightsError
from engine.play.analysis import position_of
from engine.play.request import AnalysisRequest, NetworkInfo
from engine.play.study import (
    Choice,
    ChoiceSettings,
    CurveStudy,
    StudyNetwork,
    choices,
    curves,
    open_networks,
)

__all__ = ["Refused", "Studies"]

KEPT_PARAMETERS = 100_000_000
"""Parameters of the networks kept in memory (four bytes each)."""

Refused = Callable[[NetworkInfo, EngineError], None]
"""Told a network that can't take part, and why; the study goes on without it."""


class Studies:
    """Answers questions about positions under many networks; several threads may ask at once."""

    def __init__(self) -> None:
        self._networks: OrderedDict[tuple[Path, float], StudyNetwork] = OrderedDict()
        self._loading = threading.Lock()

    def network(self, info: NetworkInfo, size: int) -> StudyNetwork:
        """A network file in memory, read again when it changed on the disk.

        Raises
        ------
        EngineError
            The file is missing, can't be used or plays another board.
        """
        try:
            key = (info.path, info.path.stat().st_mtime)
        except OSError as error:
            raise WeightsError(
                f"{info.path}: {error.strerror or error}; take it out of the study"
            ) from error
        with self._loading:
            if key not in self._networks:
                opened = open_networks([info.path], size)[0]
                self._networks[key] = StudyNetwork(info.name, opened.network)
                self._make_room()
            self._networks.move_to_end(key)
            return self._networks[key]

    def _make_room(self) -> None:
        """Forget the networks that were used longest ago."""
        sizes = [
            sum(tensor.numel() for tensor in entry.network.parameters())
            for entry in self._networks.values()
        ]
        total = sum(sizes)
        for count in sizes[:-1]:
            if total <= KEPT_PARAMETERS:
                return
            self._networks.popitem(last=False)
            total -= count

    def curves(
        self,
        request: AnalysisRequest,
        networks: Sequence[NetworkInfo],
        refused: Refused,
        stopped: Callable[[], bool],
    ) -> Iterator[CurveStudy]:
        """What each network says of a position: the study so far, after each network.

        Parameters
        ----------
        request
            The position and its komi; who searches it does not matter.
        """
        position, komi = position_of(request), request.search_komi
        done = curves(position, komi, [])
        for info in networks:
            if stopped():
                return
            try:
                found = curves(position, komi, [self.network(info, request.rules.size)])
            except EngineError as error:
                refused(info, error)
                continue
            done = CurveStudy(komi, done.to_play, (*done.curves, *found.curves))
            yield done

    def choices(
        self,
        request: AnalysisRequest,
        networks: Sequence[NetworkInfo],
        lambdas: Sequence[float],
        visits: int,
        tries: int,
        refused: Refused,
        progress: Callable[[int, int], None],
        found: Callable[[tuple[Choice, ...]], None],
        stopped: Callable[[], bool],
    ) -> None:
        """How often each network's agents choose each move; the study so far goes to `found`.

        Parameters
        ----------
        visits, tries
            See `ChoiceSettings`.
        progress
            Told searches done and in all.

        Raises
        ------
        EngineError
            The game is over, or visits or tries are impossible.
        """
        settings = ChoiceSettings(visits=visits, tries=tries)
        entries = []
        for info in networks:
            if stopped():
                return
            try:
                entries.append(self.network(info, request.rules.size))
            except EngineError as error:
                refused(info, error)
        choices(
            position_of(request),
            request.search_komi,
            entries,
            lambdas,
            settings=settings,
            progress=progress,
            found=found,
            stopped=stopped,
        )
