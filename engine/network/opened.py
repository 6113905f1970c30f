"""Open a network file of any kind, and create evaluators for the boards that it plays."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from engine.base.errors import WeightsError
from engine.base.translation import tr
from engine.go.rules import Rules
from engine.network.files.katago import load_katago
from engine.network.files.weights import is_katago_file, read_network
from engine.network.models.header import NetworkHeader, boards_text
from engine.network.models.katago_parts import KataGoModel
from engine.network.models.stored import StoredNetwork
from engine.network.planes.v7_scene import V7Rules
from engine.network.runners.evaluator import NetworkEvaluator
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.network.runners.katago_metadata import DEFAULT_PROFILE

log = logging.getLogger(__name__)

FileEvaluator = NetworkEvaluator | KataGoEvaluator
"""Evaluator of a network file."""


def wrong_board(name: str, sizes: Sequence[int], size: int) -> WeightsError:
    """Return the error for a network that doesn't play boards of a size, only other ones."""
    return WeightsError(
        tr(
            "{name} plays {boards}, this board is {size}x{size}; choose another network",
            name=name,
            boards=boards_text(sizes),
            size=size,
        )
    )


@dataclass(frozen=True)
class OpenedNetwork:
    """A network file in memory: header and network."""

    header: NetworkHeader
    """Header of the file."""
    network: StoredNetwork | KataGoModel
    """The network with its weights."""
    _evaluators: WeakValueDictionary[tuple[object, ...], FileEvaluator] = field(
        default_factory=WeakValueDictionary, repr=False, compare=False
    )
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False, compare=False)

    @property
    def is_human(self) -> bool:
        """Whether this is a "human" network of KataGo, which imitates players of a profile."""
        return isinstance(self.network, KataGoModel) and self.network.trunk.encoder is not None

    def shared_evaluator(self, rules: Rules, **options: Any) -> FileEvaluator:
        """Return the evaluator with these options that somebody uses already, else a new one.

        Its users, which may be threads, share the compiled network and the cache.
        """
        key = (rules.board_kind, *sorted(options.items()))
        with self._lock:
            found = self._evaluators.get(key)
            if found is None:
                found = self._evaluators[key] = self.evaluator(rules, **options)
        return found

    def evaluator(
        self,
        rules: Rules,
        *,
        precision: str = "auto",
        symmetry: str = "identity",
        cache_rows: int = 0,
        softmax_temperature: float = 1.0,
        seed: int = 0,
        device: str = "auto",
        profile: str = DEFAULT_PROFILE,
        all_cores: bool = False,
    ) -> FileEvaluator:
        """Return an evaluator for games by these rules; for the options see `NetworkEvaluator`.

        It serves all games whose `Rules.board_kind` is equal.

        Parameters
        ----------
        profile
            Players that a "human" network imitates, see `metadata_of`.

        Raises
        ------
        WeightsError
            The network doesn't play boards of this size.
        """
        sizes = self.header.sizes
        if rules.size not in sizes:
            raise wrong_board(self.header.name, sizes, rules.size)
        if isinstance(self.network, KataGoModel):
            return KataGoEvaluator(
                self.network,
                rules.size,
                identity=self.header.identity,
                rules=v7_rules(rules),
                precision=precision,
                symmetry=symmetry,
                cache_rows=cache_rows,
                softmax_temperature=softmax_temperature,
                seed=seed,
                device=device,
                profile=profile,
                all_cores=all_cores,
            )
        return NetworkEvaluator(
            self.network.on_board(rules.size),
            precision=precision,
            symmetry=symmetry,
            cache_rows=cache_rows,
            softmax_temperature=softmax_temperature,
            seed=seed,
            device=device,
            sharpening=self.header.sharpening.get(rules.size, 0.0),
            all_cores=all_cores,
            territory=rules.scoring == "territory",
            looks_back=True,
        )


def open_network(path: Path) -> OpenedNetwork:
    """Read a network file of any known kind.

    Raises
    ------
    WeightsError
        The file is missing, damaged or of an unknown format.
    """
    if is_katago_file(path):
        model, header = load_katago(path)
        opened = OpenedNetwork(header, model)
    else:
        network, header = read_network(path)
        opened = OpenedNetwork(header, network)
    log.info("opened network %s, %s", path, header.identity)
    return opened


class _Opening:
    """Is locked while a thread reads a file."""

    def __init__(self) -> None:
        self.lock = threading.Lock()


_File = tuple[Path, int, int]
"""A file with the time of its last change [ns] and its size [bytes]."""
_shared: WeakValueDictionary[_File, OpenedNetwork] = WeakValueDictionary()
_opening: WeakValueDictionary[_File, _Opening] = WeakValueDictionary()
_lock = threading.Lock()


def shared_network(path: Path) -> OpenedNetwork:
    """Return a network file, read once for all threads that have it in memory.

    It is read again if the file changed. Its weights must not be changed; each thread makes
    evaluators of its own.

    Raises
    ------
    WeightsError
        As for `open_network`.
    """
    try:
        state = path.stat()
    except OSError as error:
        reason = error.strerror or error
        raise WeightsError(
            tr("{path}: {reason}; choose another file", path=path, reason=reason)
        ) from error
    key = path, state.st_mtime_ns, state.st_size
    with _lock:
        opening = _opening.setdefault(key, _Opening())
    with opening.lock:  # another thread may be reading it
        opened = _shared.get(key)
        if opened is None:
            opened = _shared[key] = open_network(path)
    return opened


def v7_rules(rules: Rules) -> V7Rules:
    """Return the rules in KataGo's inputs, besides ko and suicide.

    Under territory rules eyes in seki don't count, as in Japan and Korea.
    """
    territory = int(rules.scoring == "territory")
    return V7Rules(territory=territory, tax=territory)
