"""Networks of the JSON analysis server: a file for each board size, opened on first use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from engine.base.errors import EngineError, WeightsError, reason_of
from engine.catalog.networks import best_network, describe_network, list_networks
from engine.go.rules import Rules
from engine.network.files.weights import read_header
from engine.network.models.header import NetworkHeader
from engine.network.models.settings import KataGoSettings
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.network.runners.katago_metadata import DEFAULT_PROFILE
from engine.search.value.evaluation import Evaluator
from engine.search.value.kinds import knows_score

CACHE_ROWS: Final = 1 << 15
"""Evaluations cached for each evaluator."""
_MOST_FILES, _MOST_EVALUATORS = 3, 4
"""Numbers of network files and of evaluators that are kept in memory."""


class ServedNetwork(NamedTuple):
    """A network that is ready for one board size and one kind of rules."""

    name: str
    evaluator: Evaluator
    knows_score: bool
    """Whether its winrate depends on komi."""
    has_values: bool = True
    """Whether it estimates winrates; a policy alone doesn't."""


class ServerNetworks(Protocol):
    """A source of networks for the server."""

    def network_for(self, rules: Rules, profile: str = "") -> ServedNetwork:
        """Return the network for games by these rules.

        Parameters
        ----------
        profile
            Players that a "human" network imitates; "" for its default.

        Raises
        ------
        EngineError
            There is no such network, or its file can't be read.
        """
        ...

    def human_for(self, rules: Rules, profile: str) -> Evaluator | None:
        """Return the "human" network that imitates the players of a profile; None without one."""
        ...

    def models(self) -> list[dict[str, Any]]:
        """Return the answer to `query_models`."""
        ...

    def clear_caches(self) -> None:
        """Clear cached evaluations."""
        ...


class FileNetworks:
    """Network files: those that the user named, or else the best one for each board size.

    Parameters
    ----------
    paths
        Files in order of preference: the first one that plays a board is used.
    precision
        Precision, as in `NetworkEvaluator`.
    human
        File of a "human" network of KataGo, used beside the others.

    Raises
    ------
    WeightsError
        A named file is missing or damaged, or `human` is not a "human" network.
    """

    def __init__(
        self, paths: Sequence[Path], precision: str = "auto", human: Path | None = None
    ) -> None:
        self._paths = [(path, _sizes(path)) for path in paths]
        if human is not None and not _is_human(human):
            raise WeightsError(
                f'{human}: this is not a "human" network of KataGo; -human-model needs one, name '
                "this file with -model"
            )
        self._human = human
        self._precision = precision
        self._opened: OrderedDict[Path, OpenedNetwork] = OrderedDict()
        self._evaluators: OrderedDict[Hashable, FileEvaluator] = OrderedDict()
        self._best: dict[int, Path | None] = {}

    def network_for(self, rules: Rules, profile: str = "") -> ServedNetwork:
        """See `ServerNetworks`."""
        path = self._path(rules.size)
        evaluator = self._evaluator(path, rules, profile)
        return ServedNetwork(
            describe_name(path),
            evaluator,
            knows_score(evaluator.curve_kind),
            self._open(path).header.has_values,
        )

    def human_for(self, rules: Rules, profile: str) -> Evaluator | None:
        """See `ServerNetworks`; a "human" network among `paths` serves as well."""
        path = self._human if self._human is not None else self._path(rules.size)
        return self._evaluator(path, rules, profile) if self._open(path).is_human else None

    def _open(self, path: Path) -> OpenedNetwork:
        """Return an opened network, one of the last few used."""
        if path not in self._opened:
            self._opened[path] = open_network(path)
            if len(self._opened) > _MOST_FILES:
                self._opened.popitem(last=False)
        self._opened.move_to_end(path)
        return self._opened[path]

    def _evaluator(self, path: Path, rules: Rules, profile: str) -> FileEvaluator:
        """Return the evaluator of a file; `profile` matters to "human" networks only."""
        opened = self._open(path)
        profile = profile if opened.is_human else ""
        key = (path, rules.board_kind, profile)
        if key not in self._evaluators:
            self._evaluators[key] = opened.evaluator(
                rules,
                precision=self._precision,
                symmetry="random",
                cache_rows=CACHE_ROWS,
                profile=profile or DEFAULT_PROFILE,
                all_cores=True,
            )
            if len(self._evaluators) > _MOST_EVALUATORS:
                self._evaluators.popitem(last=False)
        self._evaluators.move_to_end(key)
        return self._evaluators[key]

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
        """See `ServerNetworks`."""
        if self._paths:
            infos = [describe_network(path) for path, _ in self._paths]
        else:
            infos = [info for info in list_networks() if not info.error]
        if self._human is not None:
            infos.append(describe_network(self._human))
        return [
            {
                "name": str(info.path),
                "internalName": info.name,
                "identity": info.identity,
                "sizes": list(info.sizes or ([info.size] if info.size else [])),
                "maxBatchSize": 256,
                "usesHumanSLProfile": info.path is not None and _is_human(info.path),
                "version": 0,
                "usingFP16": "false",
            }
            for info in infos
        ]

    def clear_caches(self) -> None:
        """See `ServerNetworks`."""
        for evaluator in self._evaluators.values():
            if evaluator.cache is not None:
                evaluator.cache.clear()


def describe_name(path: Path) -> str:
    """Return the name of a network by its file."""
    return path.name.removesuffix(".gz").rsplit(".", 1)[0]


def _is_human(path: Path) -> bool:
    settings = _header(path).settings
    return isinstance(settings, KataGoSettings) and settings.human


def _sizes(path: Path) -> tuple[int, ...]:
    return _header(path).sizes


def _header(path: Path) -> NetworkHeader:
    try:
        return read_header(path)
    except OSError as error:
        raise WeightsError(f"{path}: {reason_of(error)}; choose another file") from error
