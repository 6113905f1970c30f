"""The networks of an Analyzer: every request asks here for its network before anything else."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import NamedTuple

from engine.analysis.compiling import wait_for_katago
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.memory import return_freed
from engine.base.translation import tr
from engine.catalog.networks import best_network
from engine.go.rules import Rules
from engine.network.backends.available import ANY
from engine.network.files.weights import is_katago_file
from engine.network.models.header import network_name
from engine.network.opened import FileEvaluator, OpenedNetwork, shared_network, wrong_board

CACHE_ROWS = 1 << 15  # evaluations cached per network


class LoadedNetwork(NamedTuple):
    """A network that is ready to evaluate."""

    name: str
    evaluator: FileEvaluator
    has_values: bool = True
    """Whether it estimates winrates; a policy alone doesn't."""


class Networks:
    """The network in use, opened when a request names it; the one before is released.

    Networks run at `precision`: "auto" (measured when loading), or as in `NetworkEvaluator`.
    """

    def __init__(self, precision: str = ANY) -> None:
        self.precision = precision
        self._opened: tuple[Path, OpenedNetwork] | None = None
        self._loaded: dict[Hashable, LoadedNetwork] = {}
        self._default: LoadedNetwork | None = None

    def use(self, network: LoadedNetwork) -> None:
        """Use a loaded network for requests that name none."""
        self._default = network

    def of(self, request: AnalysisRequest) -> LoadedNetwork:
        """Return the network that a request names, or the best one for its board.

        Raises
        ------
        EngineError
            There is none, or it plays another board size.
        """
        size = request.rules.size
        path = request.network
        if path is None and self._default is not None:
            loaded = self._default
        else:
            path = path or best_network(size)
            if path is None:
                raise EngineError(
                    tr(
                        "no network for the {size}x{size} board was found; choose a network file "
                        "for it",
                        size=size,
                    )
                )
            loaded = self.load(path, request.rules, request.evaluator)
        if loaded.evaluator.size != size:
            raise wrong_board(loaded.name, (loaded.evaluator.size,), size)
        return loaded

    def load(self, path: Path, rules: Rules, evaluator: str = ANY) -> LoadedNetwork:
        """Return the network of a file for games by these rules; reload the file if it changed.

        `evaluator` is how the network runs; "auto": by `precision`.

        Raises
        ------
        WeightsError
            The file is missing, can't be used or doesn't play such boards.
        SettingsError
            The evaluator is not available.
        """
        opened = shared_network(path)
        if self._opened is None or self._opened[0] != path or self._opened[1] is not opened:
            self._opened = path, opened
            self._loaded = {}
            if is_katago_file(path):
                wait_for_katago()
        precision = self.precision if evaluator == ANY else evaluator
        variant = rules.board_kind, precision
        if variant not in self._loaded:
            runner = opened.shared_evaluator(
                rules, precision=precision, symmetry="random", cache_rows=CACHE_ROWS, all_cores=True
            )
            return_freed()  # by the writing of the network, tens of megabytes
            name, has_values = network_name(path), opened.header.has_values
            self._loaded = {variant: LoadedNetwork(name, runner, has_values)}
        return self._loaded[variant]

    def clear_cache(self) -> None:
        """Drop cached evaluations; the network stays loaded."""
        for loaded in self._loaded.values():
            if loaded.evaluator.cache is not None:
                loaded.evaluator.cache.clear()
