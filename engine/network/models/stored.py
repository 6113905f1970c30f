"""A network of ours as it lies in a file: settings and arrays, free of torch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.network.models.settings import NetworkSettings

Weights = Mapping[str, NDArray[np.floating[Any]]]
"""Tensors of the numbers in the file, by name as in the state of
`engine.network.models.network.Network`; read-only."""


@dataclass(frozen=True, eq=False)
class StoredNetwork:
    """Settings and weights of a network, which never change."""

    settings: NetworkSettings
    weights: Weights
    identity: str = ""
    """Identity of the weights, see `NetworkHeader`; "" if unknown."""

    def on_board(self, size: int) -> StoredNetwork:
        """Return the network for a board size: itself, or with the same weights in pooled heads.

        Raises
        ------
        ValueError
            The network doesn't play this size.
        """
        settings = self.settings
        if size == settings.size:
            return self
        if size not in settings.sizes:
            raise ValueError(f"the network plays {settings.sizes}, not {size}")
        return replace(self, settings=settings.replace(size=size))
