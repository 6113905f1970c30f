"""Studies for a window: networks stay in memory, and results are reported as they arrive."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from engine.analysis.analyzer import position_of
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError, WeightsError
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.go.rules import Rules
from engine.measure.study.study import Choice, ChoiceSettings, StudyNetwork, choices, open_networks
from engine.measure.study.study_curves import CurveStudy, NetworkCurve, curves
from engine.network.opened import OpenedNetwork

KEPT_BYTES = 300_000_000
"""Largest total size of the files of networks in memory, which take up to twice that [bytes]."""

Refused = Callable[[NetworkInfo, EngineError], None]
"""Called with a network that can't take part, and the reason; the study continues without it."""


class Studies:
    """Studies positions under many networks; several threads may call it at once."""

    def __init__(self) -> None:
        self._opened: OrderedDict[tuple[Path, float, int], OpenedNetwork] = OrderedDict()
        self._loading = threading.Lock()

    def network(self, info: NetworkInfo, rules: Rules) -> StudyNetwork:
        """Return a network in memory; it is read again if its file changed.

        Raises
        ------
        EngineError
            The file is missing, can't be used or plays other boards.
        """
        try:
            state = info.path.stat()
        except OSError as error:
            raise WeightsError(
                tr(
                    "{path}: {reason}; take it out of the study",
                    path=info.path,
                    reason=error.strerror or error,
                )
            ) from error
        key = (info.path, state.st_mtime, state.st_size)
        with self._loading:
            if key not in self._opened:
                self._opened[key] = open_networks([info.path], rules)[0].opened
                while len(self._opened) > 1 and sum(key[2] for key in self._opened) > KEPT_BYTES:
                    self._opened.popitem(last=False)  # the one used longest ago
            self._opened.move_to_end(key)
            return StudyNetwork(info.name, self._opened[key], rules)

    def curves(
        self,
        request: AnalysisRequest,
        networks: Sequence[NetworkInfo],
        refused: Refused,
        stopped: Callable[[], bool],
    ) -> Iterator[CurveStudy]:
        """Yield the networks' curves of a position, after each network all curves so far.

        They are in the order of the networks, but those that see one komi at a time come last,
        since they are evaluated at many komi. Of the request, only the position and its komi
        matter.
        """
        position, komi = position_of(request), request.search_komi
        found: dict[int, tuple[NetworkCurve, ...]] = {}
        for place, info in sorted(enumerate(networks), key=lambda entry: entry[1].sees_komi):
            if stopped():
                return
            try:
                study = curves(position, komi, [self.network(info, request.rules)])
            except EngineError as error:
                refused(info, error)
                continue
            found[place] = study.curves
            in_order = chain.from_iterable(found[place] for place in sorted(found))
            yield replace(study, curves=tuple(in_order))

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
        """Find how often each network's agents choose each move; pass results so far to `found`.

        A single try has no noise. `progress` is called with searches done and in all; see
        `ChoiceSettings` for the rest.

        Raises
        ------
        EngineError
            The game is over, or visits or tries are impossible.
        """
        settings = ChoiceSettings(visits=visits, tries=tries, noise=tries > 1)
        entries = []
        for info in networks:
            if stopped():
                return
            try:
                entries.append(self.network(info, request.rules))
            except EngineError as error:
                refused(info, error)
        choices(
            position_of(request),
            request.search_komi,
            entries,
            lambdas,
            settings=settings,
            progress=progress,
            reported=found,
            stopped=stopped,
        )
