"""The identity of a network: a hash of its weights, which reports and logs quote."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:  # files can be listed without torch
    from torch import nn

IDENTITY_DIGITS = 8


def weight_arrays(network: nn.Module) -> dict[str, NDArray[np.float32]]:
    """Return all floating-point tensors of a network by name, as float32 arrays in C order."""
    return {
        name: np.ascontiguousarray(tensor.detach().float().cpu().numpy())
        for name, tensor in network.state_dict().items()
        if tensor.is_floating_point()
    }


def tensor_identity(tensors: Mapping[str, NDArray[np.floating[Any]]]) -> str:
    """Return the first eight hex digits of the SHA-256 of names, shapes and float32 values."""
    digest = hashlib.sha256()
    for name in sorted(tensors):
        array = np.ascontiguousarray(tensors[name], np.float32)
        digest.update(f"{name}{array.shape}".encode())
        digest.update(array.tobytes())
    return digest.hexdigest()[:IDENTITY_DIGITS]
