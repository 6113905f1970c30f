"""The network of each board size in a GTP session."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from engine.base.errors import WeightsError
from engine.catalog.networks import best_network, describe_network


class GtpNetworks(Protocol):
    """The network of each board size."""

    def plays(self, size: int) -> bool:
        """Return whether there is a network for boards of this size."""

    def path(self, size: int) -> Path | None:
        """Return the network file for boards of this size; None uses the Analyzer's own choice."""


class NetworksOfFiles:
    """The network that the user named, or else the best one for each board size.

    Raises
    ------
    WeightsError
        The named file can't be used.
    """

    def __init__(self, named: Path | None) -> None:
        self._named = named
        self._best: dict[int, Path | None] = {}
        if named is not None:
            self._info = describe_network(named)
            if self._info.error:
                raise WeightsError(self._info.error)

    def plays(self, size: int) -> bool:
        """See `GtpNetworks`."""
        if self._named is not None:
            return self._info.plays(size)
        self._best[size] = best_network(size)  # looked up again for each game
        return self._best[size] is not None

    def path(self, size: int) -> Path | None:
        """See `GtpNetworks`."""
        if self._named is not None:
            return self._named
        if size not in self._best:
            self._best[size] = best_network(size)
        return self._best[size]
