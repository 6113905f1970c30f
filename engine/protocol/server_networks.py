"""Networks that answer queries: one file for each board size, opened when it is first needed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from engine.errors import EngineError, WeightsError
from engine.go.rules import Rules
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.network.weights import read_header
from engine.play.networks import best_network, describe_network, list_networks
from engine.value.evaluation import SIGMOID, Evaluator

__all__ = ["FileNetworks", "Networks", "ServedNetwork"]

CACHE_ROWS: Final = 1 << 15
"""Evaluations remembered for each network and board."""
_MOST_FILES, _MOST_EVALUATORS = 3, 4
"""Kept in memory."""


class ServedNetwork(NamedTuple):
    """A network ready for one kind of board and rules."""

    name: str
    evaluator: Evaluator
    knows_score: bool
    """Whether its winrate depends on komi."""


class Networks(Protocol):
    """Where the server finds networks."""

    def network_for(self, rules: Rules) -> ServedNetwork:
        """The network for games by these rules.

        Raises
        ------
        EngineError
            There is none.
        """
        ...

    def models(self) -> list[dict[str, Any]]:
        """What `query_models` answers."""
        ...

    def clear_caches(self) -> None:
        """Forget evaluations."""
        ...


class FileNetworks:
    """Network files: those named, or the best one found for each board.

    Parameters
    ----------
    paths
        The first that plays a board answers for it.
    precision
        As `NetworkEvaluator` has it.

    Raises
    ------
    WeightsError
        A named file is missing or damaged.
    """

    def __init__(self, paths: Sequence[Path], precision: str = "auto") -> None:
        self._paths = [(path, _sizes(path)) for path in paths]
        self._precision = precision
        self._opened: OrderedDict[Path, OpenedNetwork] = OrderedDict()
        self._evaluators: OrderedDict[Hashable, FileEvaluator] = OrderedDict()
        self._best: dict[int, Path | None] = {}

    def network_for(self, rules: Rules) -> ServedNetwork:
        """See `Networks`."""
        path = self._path(rules.size)
        if path not in self._opened:
            self._opened[path] = open_network(path)
            if len(self._opened) > _MOST_FILES:
                self._opened.popitem(last=False)
        self._opened.move_to_end(path)
        opened = self._opened[path]
        key = (path, opened.variant(rules))
        if key not in self._evaluators:
            self._evaluators[key] = opened.evaluator(
                rules, precision=self._precision, symmetry="random", cache_rows=CACHE_ROWS
            )
            if len(self._evaluators) > _MOST_EVALUATORS:
                self._evaluators.popitem(last=False)
        self._evaluators.move_to_end(key)
        evaluator = self._evaluators[key]
        return ServedNetwork(describe_name(path), evaluator, evaluator.curve_kind == SIGMOID)

    def _path(self, size: int) -> Path:
        board = f"{size}x{size}"
        if self._paths:
            for path, sizes in self._paths:
                if size in sizes:
                    return path
            names = ", ".join(path.name for path, _ in self._paths)
            raise WeightsError(f"No network for the {board} board: {names} can't play it")
        if size not in self._best:
            self._best[size] = best_network(size)
        best = self._best[size]
        if best is None:
            raise EngineError(f"No network for the {board} board; name one with --net FILE")
        return best

    def models(self) -> list[dict[str, Any]]:
        """See `Networks`."""
        if self._paths:
            found = [describe_network(path) for path, _ in self._paths]
        else:
            found = [info for info in list_networks() if not info.error]
        return [
            {
                "name": str(info.path),
                "internalName": info.name,
                "identity": info.identity,
                "sizes": list(info.sizes or ([info.size] if info.size else [])),
                "maxBatchSize": 256,
                "usesHumanSLProfile": False,
                "version": 0,
                "usingFP16": "false",
            }
            for info in found
        ]

    def clear_caches(self) -> None:
        """See `Networks`."""
        for evaluator in self._evaluators.values():
            if evaluator.cache is not None:
                evaluator.cache.clear()


def describe_name(path: Path) -> str:
    """A network's name, from its file's."""
    return path.name.removesuffix(".gz").rsplit(".", 1)[0]


def _sizes(path: Path) -> tuple[int, ...]:
    try:
        return read_header(path).sizes
    except OSError as error:
        raise WeightsError(f"{path}: {error.strerror or error}; choose another file") from error
