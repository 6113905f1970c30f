"""3x3 convolutions in our own kernels; see `engine.network.backends.winograd_kernels`.

They need no library except numba, so this backend is always available.
"""

from __future__ import annotations

import threading

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.network.backends.matrix_step import LANES, ROWS
from engine.network.backends.winograd_kernels import PITCH, POINTS, WINDOW, Room, convolve

_FILTERS = np.array(
    [
        [1 / 4, 0, 0],
        [-1 / 6, -1 / 6, -1 / 6],
        [-1 / 6, 1 / 6, -1 / 6],
        [1 / 24, 1 / 12, 1 / 6],
        [1 / 24, -1 / 12, 1 / 6],
        [0, 0, 1],
    ]
)
"""The matrix G of the paper."""
_MOST_CHANNELS = PITCH // ROWS // LANES * LANES
_LOWEST = {True: np.float32(0.0), False: np.float32(-np.inf)}
"""Lower bound of a convolution's outputs or inputs, by whether there is a ReLU."""


def transformed_filters(weight: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return filters [outputs, inputs, 3, 3] transformed for `convolve`."""
    outputs, inputs = weight.shape[:2]
    blocks = -(-outputs // LANES)
    filters = np.zeros((POINTS, inputs, blocks * LANES))
    points = np.einsum("ya,oiab,zb->yzio", _FILTERS, weight, _FILTERS, optimize=True)
    filters[:, :, :outputs] = points.reshape(POINTS, inputs, outputs)
    blocked = filters.reshape(POINTS, inputs, blocks, LANES).swapaxes(1, 2)
    return np.ascontiguousarray(blocked, np.float32).reshape(-1)


class WinogradConvolution:
    """A 3x3 convolution with the board's size, and the normalization before it.

    Parameters
    ----------
    weight : [outputs, inputs, 3, 3]
    bias : [outputs]
    scale, shift : [inputs]
        The normalization of the inputs, if any.
    rectified
        Whether a ReLU follows that normalization.

    Raises
    ------
    NotImplementedError
        There are more than a thousand channels.
    """

    def __init__(
        self,
        weight: NDArray[np.float64],
        bias: NDArray[np.float64],
        scale: NDArray[np.float64] | None = None,
        shift: NDArray[np.float64] | None = None,
        rectified: bool = False,
    ) -> None:
        self._outputs, inputs = weight.shape[:2]
        if max(weight.shape[:2]) > _MOST_CHANNELS:
            raise NotImplementedError(f"more than {_MOST_CHANNELS} channels")
        self._filters = transformed_filters(weight)
        self._bias = bias.astype(np.float32)
        self._scale = np.ones(inputs, np.float32) if scale is None else scale.astype(np.float32)
        self._shift = np.zeros(inputs, np.float32) if shift is None else shift.astype(np.float32)
        self._lowest_in = _LOWEST[rectified]

    def run(self, x: Tensor, rectify: bool) -> Tensor:
        """Convolve float32[B, inputs, S, S] to [B, outputs, S, S], both in channels-last order."""
        batch, _, *sides = x.shape
        out = torch.empty((batch, *sides, self._outputs))
        self._convolve(x, out, rectify, adds=False)
        return out.permute(0, 3, 1, 2)

    def add(self, x: Tensor, y: Tensor, rectify: bool) -> Tensor:
        """Add the convolution of y to x, which may be overwritten; optionally apply a ReLU."""
        out = x.permute(0, 2, 3, 1).contiguous()
        self._convolve(y, out, rectify, adds=True)
        return out.permute(0, 3, 1, 2)

    def _convolve(self, x: Tensor, out: Tensor, rectify: bool, adds: bool) -> None:
        convolve(
            x.permute(0, 2, 3, 1).contiguous().numpy(),
            self._scale,
            self._shift,
            self._lowest_in,
            self._filters,
            self._bias,
            _LOWEST[rectify],
            adds,
            out.numpy(),
            _memory.room(x.shape[2], x.shape[1]),
        )


class _Memory(threading.local):
    """Scratch arrays of one thread; the board grows with the largest convolution."""

    def __init__(self) -> None:
        self._room = Room(
            board=np.zeros(0, np.float32),
            window=np.zeros(POINTS * WINDOW, np.float32),
            inputs=np.zeros(POINTS * PITCH, np.float32),
            outputs=np.zeros(POINTS * PITCH, np.float32),
        )

    def room(self, size: int, channels: int) -> Room:
        """Return scratch arrays for boards of a size with this number of input channels."""
        needed = (size + 5) ** 2 * channels
        if self._room.board.size < needed:
            self._room = self._room._replace(board=np.zeros(needed, np.float32))
        return self._room


_memory = _Memory()
