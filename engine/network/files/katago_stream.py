"""Read the basic layers of KataGo's files from a stream of words and floats."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.network.files.weight_stream import WeightStream
from engine.network.models.katago_parts import Convolution, Norm, RootMeanSquare

MOST_CHANNELS: Final = 1 << 14
NO_LIMIT: Final = 1 << 40
_LARGEST_SIDE: Final = 9  # of a convolution
_ACTIVATIONS: Final = {
    "ACTIVATION_IDENTITY": "identity",
    "ACTIVATION_RELU": "relu",
    "ACTIVATION_MISH": "mish",
    "ACTIVATION_SILU": "silu",
}


class LayerReader:
    """Reads layers in the order of the file; raises WeightsError for damaged ones."""

    def __init__(self, stream: WeightStream) -> None:
        self._stream = stream
        self._version = 0

    def _flag(self, name: str) -> bool:
        """Read a word that means yes unless it is 0."""
        return self._stream.integer(name, -NO_LIMIT, NO_LIMIT) != 0

    def _convolution(self, inputs: int, outputs: int | None = None) -> Convolution:
        name = self._stream.token("a convolution's name")
        height = self._stream.integer(f"the height of {name:.40}", 1, _LARGEST_SIDE)
        width = self._stream.integer(f"the width of {name:.40}", 1, _LARGEST_SIDE)
        if height % 2 == 0 or width % 2 == 0:
            self._stream.fail(f"{name:.40} is {height} by {width}, which has no center")
        self._inputs(name, inputs)
        outputs = self._outputs(name, outputs)
        for _ in range(2):
            self._stream.integer(f"the dilation of {name:.40}", 1, 1)
        values = self._stream.floats(height * width * inputs * outputs, f"{name:.40}")
        weight = values.reshape(height, width, inputs, outputs).transpose(3, 2, 0, 1)
        return Convolution(np.ascontiguousarray(weight))

    def _matrix(self, inputs: int, outputs: int | None = None) -> NDArray[np.float32]:
        name = self._stream.token("a matrix's name")
        self._inputs(name, inputs)
        outputs = self._outputs(name, outputs)
        return self._stream.floats(inputs * outputs, f"{name:.40}").reshape(inputs, outputs)

    def _inputs(self, name: str, inputs: int) -> None:
        self._stream.integer(f"the inputs of {name:.40}", inputs, inputs)

    def _outputs(self, name: str, outputs: int | None) -> int:
        low, high = (1, MOST_CHANNELS) if outputs is None else (outputs, outputs)
        return self._stream.integer(f"the outputs of {name:.40}", low, high)

    def _bias(self, channels: int) -> NDArray[np.float64]:
        name = self._stream.token("a bias's name")
        self._outputs(name, channels)
        return self._vector(channels, name)

    def _norm(self, channels: int) -> Norm:
        """Read a normalization and the activation after it."""
        name = self._stream.token("a normalization's name")
        self._outputs(name, channels)
        epsilon = self._stream.number(f"the epsilon of {name:.40}")
        if epsilon <= 0.0:
            self._stream.fail(f"{name:.40} has the epsilon {epsilon:g}; the file is damaged")
        has_scale = self._flag(f"the scale of {name:.40}")
        has_bias = self._flag(f"the bias of {name:.40}")
        mean, variance = self._vector(channels, name), self._vector(channels, name)
        scale = self._vector(channels, name) if has_scale else np.ones(channels)
        shift = self._vector(channels, name) if has_bias else np.zeros(channels)
        if (variance + epsilon).min() <= 0.0:
            self._stream.fail(f"{name:.40} has a variance that is not positive; it is damaged")
        scale = scale / np.sqrt(variance + epsilon)
        return Norm(scale, shift - scale * mean, self._activation())

    def _rms(self, channels: int, *, tip: bool = False) -> RootMeanSquare:
        name = self._stream.token("a normalization's name")
        self._outputs(name, channels)
        epsilon = self._stream.number(f"the epsilon of {name:.40}")
        if not 0.0 < epsilon <= 1.0:
            self._stream.fail(f"{name:.40} has the epsilon {epsilon:g}; the file is damaged")
        spatial = False
        if tip:
            spatial = self._flag(f"the extent of {name:.40}")
            self._stream.integer(f"the group size of {name:.40}", 0, 0)
        weight = self._vector(channels, name)
        shift = self._vector(channels, name) if tip else np.zeros(channels)
        return RootMeanSquare(weight, shift, epsilon, spatial)

    def _vector(self, channels: int, name: str) -> NDArray[np.float64]:
        return self._stream.floats(channels, f"{name:.40}").astype(np.float64)

    def _activation(self) -> str:
        self._stream.token("an activation's name")
        if self._version < 11:
            return "relu"
        kind = self._stream.token("a kind of activation")
        if kind not in _ACTIVATIONS:
            self._stream.fail(f"activations of the kind {kind!r:.60} are not supported")
        return _ACTIVATIONS[kind]
