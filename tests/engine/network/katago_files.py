"""KataGo networks made up for tests, as words and blocks of floats."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np

BLOCKS = (
    "ordinary",
    "pooling",
    "bottleneck",
    "attention",
    "feed-forward",
    "transformer",
    "fixed",
    "flat",
)
"""Kinds of blocks: the last three are a bottleneck around transformer blocks and another kind,
attention with fixed rotary embeddings, and attention without any."""

Word = str | np.ndarray


class KataGoFile:
    """A small random network in KataGo's order.

    Parameters
    ----------
    blocks
        Kinds from `BLOCKS`.
    tip
        The trunk's last layer: "norm", or an RMS norm "by point" or "spatial".
    width
        Of queries with rotary embeddings.
    nesting
        Bottlenecks within each other, where "bottleneck" is asked for.
    """

    def __init__(
        self,
        version: int = 8,
        blocks: tuple[str, ...] = ("ordinary", "pooling"),
        *,
        channels: int = 6,
        human: bool = False,
        activation: str = "MISH",
        tip: str = "norm",
        width: int = 4,
        nesting: int = 1,
        seed: int = 0,
    ) -> None:
        self.words: list[Word] = []
        """Words, and blocks of floats between them."""
        self._random = np.random.default_rng(seed)
        self._version = version
        self._activation_kind = activation
        self._width = width
        self._nesting = nesting
        self._add(f"random-v{version}", version, 22, 19)
        if version >= 13:
            self._add(20.0, 20.0, 20.0, 20.0, 40.0, 0.25, 150.0)
        if version >= 15:
            self._add(int(human), 0, *[0] * 6)
        self._add("trunk", len(blocks), channels, 4, 4, 4, 4)
        if version >= 15:
            self._add(int(tip != "norm"), *[0] * 5)
        self._convolution(22, channels, 3)
        self._matrix(19, channels)
        if human:
            self._add("encoder", 192)
            for inputs in (192, 5):
                self._matrix(inputs, 5)
                self._bias(5)
                self._activation()
            self._matrix(5, channels)
        for kind in blocks:
            self._block(kind, channels)
        if tip == "norm":
            self._norm(channels)
        else:
            self._add("tip", channels, 1e-6, int(tip == "spatial"), 0)
            self._floats(channels, 0.5)
            self._floats(channels)
            self._activation()
        self._policy(channels)
        self._value(channels)

    def place(self, word: str) -> int:
        """Where a word stands first."""
        return next(
            i for i, here in enumerate(self.words) if isinstance(here, str) and here == word
        )

    def _policy(self, channels: int) -> None:
        version = self._version
        outputs = 1 if version < 12 else 2 if version < 16 else 4
        self._add("policyhead")
        if version >= 17:
            self._add(outputs, 0, 0, 0)
        self._convolution(channels, 4, 1)
        self._convolution(channels, 3, 1)
        self._norm(3)
        self._matrix(9, 4)
        self._norm(4)
        self._convolution(4, outputs, 1)
        if version >= 15:
            self._matrix(9, 4)
            self._bias(4)
            self._activation()
            self._matrix(4, outputs)
        else:
            self._matrix(9, outputs)

    def _value(self, channels: int) -> None:
        self._add("valuehead")
        if self._version >= 17:
            self._add(0, 0, 0)
        self._convolution(channels, 3, 1)
        self._norm(3)
        self._matrix(9, 7)
        self._bias(7)
        self._activation()
        scores = 4 if self._version == 8 else 6
        for outputs in (3, scores):
            self._matrix(7, outputs)
            self._bias(outputs)
        self._convolution(3, 1, 1)

    def _block(self, kind: str, channels: int) -> None:
        if kind == "ordinary":
            self._add("ordinary_block", "block")
            self._norm(channels)
            self._convolution(channels, 4, 3)
            self._norm(4)
            self._convolution(4, channels, 3)
        elif kind == "pooling":
            self._add("gpool_block", "block")
            self._norm(channels)
            self._convolution(channels, 4, 3)
            self._convolution(channels, 2, 3)
            self._norm(2)
            self._matrix(6, 4)
            self._norm(4)
            self._convolution(4, channels, 3)
        elif kind == "bottleneck":
            for _ in range(self._nesting - 1):
                self._add("nested_bottleneck_block", "block", 1)
                self._norm(channels)
                self._convolution(channels, channels, 1)
            self._bottleneck(channels, "ordinary", "pooling")
            for _ in range(self._nesting - 1):
                self._norm(channels)
                self._convolution(channels, channels, 1)
        elif kind == "transformer":
            self._bottleneck(channels, "attention", "bottleneck", "feed-forward")
        elif kind in ("attention", "fixed", "flat"):
            self._attention(channels, kind)
        else:
            self._add("transformer_ffn_block", "block", channels, 5, 1)
            self._rms(channels)
            for inputs, outputs in ((channels, 5), (channels, 5), (5, channels)):
                self._matrix(inputs, outputs)

    def _bottleneck(self, channels: int, *inner: str) -> None:
        self._add("nested_bottleneck_block", "block", len(inner))
        self._norm(channels)
        self._convolution(channels, 4, 1)
        for kind in inner:
            self._block(kind, 4)
        self._norm(4)
        self._convolution(4, channels, 1)

    def _attention(self, channels: int, kind: str) -> None:
        """Four heads that share two key heads; values are 3 wide."""
        width = 3 if kind == "flat" else self._width
        uses_rope, learned = int(kind != "flat"), int(kind == "attention")
        self._add("transformer_attention_block", "block", 4, 2, width, 3, uses_rope, learned)
        self._rms(channels)
        for inputs, outputs in ((channels, 4 * width), (channels, 2 * width), (channels, 6)):
            self._matrix(inputs, outputs)
        self._matrix(12, channels)
        if kind == "attention":
            self._add("rope", 2, 2, 2)
            self._floats(8)
        elif kind == "fixed":
            self._add("rope", 100.0)

    def _add(self, *words: object) -> None:
        self.words += [str(word) for word in words]

    def _floats(self, count: int, low: float | None = None) -> None:
        values = self._random.normal(0.0, 0.25, count)
        if low is not None:
            values = self._random.uniform(low, 2.0, count)
        self.words.append(values.astype(np.float32))

    def _convolution(self, inputs: int, outputs: int, side: int) -> None:
        self._add("conv", side, side, inputs, outputs, 1, 1)
        self._floats(side * side * inputs * outputs)

    def _matrix(self, inputs: int, outputs: int) -> None:
        self._add("matmul", inputs, outputs)
        self._floats(inputs * outputs)

    def _bias(self, channels: int) -> None:
        self._add("bias", channels)
        self._floats(channels)

    def _norm(self, channels: int) -> None:
        self._add("norm", channels, 1e-3, 1, 1)
        self._floats(channels)
        self._floats(channels, 0.5)
        self._floats(channels, 0.5)
        self._floats(channels)
        self._activation()

    def _rms(self, channels: int) -> None:
        self._add("rms", channels, 1e-6)
        self._floats(channels, 0.5)

    def _activation(self) -> None:
        self._add("act")
        if self._version >= 11:
            self._add(f"ACTIVATION_{self._activation_kind}")

    def binary(self) -> bytes:
        """The file as KataGo's binary form, unpacked."""
        parts = []
        for word in self.words:
            if isinstance(word, str):
                parts.append(word.encode() + b"\n")
            else:
                parts.append(b"@BIN@" + word.astype("<f4").tobytes() + b"\n")
        return b"".join(parts)

    def text(self) -> bytes:
        """The file as KataGo's text form."""
        lines = [
            word if isinstance(word, str) else " ".join(f"{x:.9g}" for x in word)
            for word in self.words
        ]
        return ("\n".join(lines) + "\n").encode()


def random_katago(path: Path, version: int = 8, *blocks: str, seed: int = 0) -> Path:
    """A small random network as a gzipped binary file."""
    file = KataGoFile(version, blocks or ("ordinary", "pooling"), seed=seed)
    return write_katago(path, file.binary())


def write_katago(path: Path, data: bytes) -> Path:
    """Bytes as a file, gzipped when its name says so."""
    path.write_bytes(gzip.compress(data, 1) if path.name.endswith(".gz") else data)
    return path
