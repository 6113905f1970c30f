"""The operations that networks are written in; a builder runs them in torch, OpenVINO or ONNX.

A network is written once (`network_graph`, `katago_graph`), from plain arrays. Maps are
[B, C, S, S], vectors [B, C], rows (the points of maps) [B, N, C].
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.network.models.katago_parts import Norm

Node = Any
"""A node of a graph; its type belongs to the library of the builder."""
Array = NDArray[Any]
"""Weights, of any floating-point type; they become constants of the graph."""


class GraphBuilder(Protocol):
    """Adds operations to a graph."""

    def planes(self, size: int, planes: int, kind: type[np.integer[Any]]) -> Node:
        """Add an input of bytes [B, S, S, F] of this type; return it as a map."""

    def vector(self, name: str, width: int) -> Node:
        """Add an input float32[B, width]."""

    def convolve(
        self,
        x: Node,
        weight: Array,
        bias: Array | None = None,
        activation: str = "identity",
        *,
        before: Norm | None = None,
        onto: Node | None = None,
    ) -> Node:
        """Add a convolution with the board's size; weight [outputs, inputs, y, x].

        Parameters
        ----------
        activation
            That of the result, see `activate`.
        before
            Normalization of the inputs and its activation.
        onto
            Map that the convolution is added to, before the activation.
        """

    def normalize(self, x: Node, norm: Norm) -> Node:
        """Return a map after a normalization that follows no convolution, and its activation."""

    def dense(self, x: Node, weight: Array, bias: Array | None = None) -> Node:
        """Return a vector times weight [inputs, outputs], plus a bias."""

    def rows(self, x: Node) -> Node:
        """Convert a map to rows."""

    def maps(self, x: Node, size: int) -> Node:
        """Convert rows to a map of this side."""

    def matrices(self, x: Node, weights: Sequence[Array]) -> list[Node]:
        """Return rows times each weight [inputs, outputs]; bytes may be used where they are."""

    def matrix(self, x: Node, weight: Array, onto: Node | None = None) -> Node:
        """Return rows times weight [inputs, outputs], never in bytes, added to `onto` if given."""

    def root_mean_square(self, x: Node, epsilon: float, *, spatial: bool = False) -> Node:
        """Return rows / sqrt(mean of their squares + epsilon): of each, or of all points."""

    def heads(self, x: Node, heads: int) -> Node:
        """Reshape rows [B, N, heads * width] to [B, N, heads, width]."""

    def turned(self, x: Node, cos: Array, sin: Array) -> Node:
        """Rotate both halves (a, b) of the last axis to (a cos - b sin, b cos + a sin).

        `cos` and `sin` are broadcast to a half.
        """

    def attend(self, query: Node, key: Node, value: Node) -> Node:
        """Return values weighted by softmax(query key), as rows, of [B, N, heads, width]."""

    def add(self, x: Node, y: Node) -> Node:
        """Return x + y, one broadcast to the other."""

    def multiply(self, x: Node, y: Node) -> Node:
        """Return x times y, one broadcast to the other."""

    def constant(self, array: Array) -> Node:
        """Add a constant array."""

    def scaled(self, x: Node, factor: Array) -> Node:
        """Return x times an array that is broadcast to it."""

    def activate(self, x: Node, kind: str = "relu") -> Node:
        """Apply "relu", "mish", "silu" or "identity"."""

    def split(self, x: Node, sizes: Sequence[int], axis: int = 1) -> list[Node]:
        """Split an axis, by default the channels of maps and vectors."""

    def join(self, parts: Sequence[Node], axis: int = 1) -> Node:
        """Concatenate along an axis, by default the channels of maps and vectors."""

    def mean(self, x: Node) -> Node:
        """Return means over the board, [B, C]."""

    def highest(self, x: Node) -> Node:
        """Return maxima over the board, [B, C]."""

    def pool_rectified(self, x: Node, channels: int) -> Node:
        """Return means and maxima over the board of the first channels after a rectifier."""

    def everywhere(self, x: Node) -> Node:
        """Return [B, C] as a map to be broadcast."""

    def flat(self, x: Node) -> Node:
        """Return a map as [B, C * N], channels first."""

    def for_heads(self, x: Node) -> Node:
        """Return a map in the type of the heads, which may be wider than the trunk's."""


Writer = Callable[[GraphBuilder], Mapping[str, Node]]
"""Adds a network to a graph; returns its outputs by name."""


class PlainBuilder(GraphBuilder):
    """Composes the operations that a library without fused ones has in parts."""

    @abstractmethod
    def _convolution(self, x: Node, weight: Array, bias: Array | None) -> Node:
        """Return a convolution and its bias alone."""

    def convolve(
        self,
        x: Node,
        weight: Array,
        bias: Array | None = None,
        activation: str = "identity",
        *,
        before: Norm | None = None,
        onto: Node | None = None,
    ) -> Node:
        """See `GraphBuilder.convolve`."""
        if before is not None:
            x = self.normalize(x, before)
        y = self._convolution(x, weight, bias)
        return self.activate(y if onto is None else self.add(y, onto), activation)

    def normalize(self, x: Node, norm: Norm) -> Node:
        """See `GraphBuilder.normalize`."""
        y = x if (norm.scale == 1.0).all() else self.scaled(x, norm.scale.reshape(1, -1, 1, 1))
        y = self.add(y, self.constant(norm.shift.reshape(1, -1, 1, 1)))
        return self.activate(y, norm.activation)

    def scaled(self, x: Node, factor: Array) -> Node:
        """See `GraphBuilder.scaled`."""
        return self.multiply(x, self.constant(factor))

    def turned(self, x: Node, cos: Array, sin: Array) -> Node:
        """See `GraphBuilder.turned`."""
        last = cos.ndim - 1
        a, b = self.split(x, [cos.shape[last]] * 2, last)
        plain = self.scaled(x, np.concatenate((cos, cos), last))
        crossed = self.scaled(self.join((b, a), last), np.concatenate((-sin, sin), last))
        return self.add(plain, crossed)

    def for_heads(self, x: Node) -> Node:
        """Return the map itself: all is in one type."""
        return x
