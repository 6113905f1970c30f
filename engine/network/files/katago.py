"""Read KataGo's network files: model versions 8 to 17, plain or gzipped, binary or text.

A file is one stream of words and blocks of floats; earlier words tell how to read later ones. The
format is that of KataGo's export script and loader. Unknown versions and layers are refused.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import numpy as np

from engine.network.files.katago_stream import MOST_CHANNELS, NO_LIMIT, LayerReader
from engine.network.files.weight_stream import WeightStream, first_words
from engine.network.models.header import NetworkHeader
from engine.network.models.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    Encoder,
    FeedForward,
    GlobalPooling,
    KataGoModel,
    KataGoPolicyHead,
    KataGoTrunk,
    KataGoValueHead,
    Multipliers,
    Norm,
    Ordinary,
    RootMeanSquare,
    Rope,
)
from engine.network.models.settings import KataGoSettings

ENDINGS: Final = (".bin", ".bin.gz")
"""Name endings of KataGo's binary networks; text networks are recognized by their first words."""

_OLDEST: Final = 8
_NEWEST: Final = 17
_SPATIAL: Final = 22
_GLOBAL: Final = 19
_ANY_SPATIAL: Final = (b"22", b"13")  # of all versions
_ANY_GLOBAL: Final = (b"19", b"16", b"14", b"12")
_METADATA: Final = 192
_MOST_BLOCKS: Final = 512
_DEEPEST: Final = 64  # blocks within blocks; KataGo has no limit
_MOST_HEADS: Final = 128
_LONGEST_NAME: Final = 96
_NAME: Final = re.compile(r"[A-Za-z0-9_-]+")


def is_katago(path: Path) -> bool:
    """Return whether a file looks like a KataGo network, by its name or its first four words.

    Raises
    ------
    OSError
        The file can't be read.
    """
    if path.name.lower().endswith(ENDINGS):
        return True
    words = first_words(path, 4)
    return len(words) == 4 and words[2] in _ANY_SPATIAL and words[3] in _ANY_GLOBAL


def load_katago(path: Path) -> tuple[KataGoModel, NetworkHeader]:
    """Read a KataGo network.

    Raises
    ------
    WeightsError
        The file is damaged, or has an unknown version or unknown layers.
    """
    stream = WeightStream(path)
    try:
        return _Reader(stream).read()
    finally:
        stream.close()


def read_katago_header(path: Path) -> NetworkHeader:
    """Return the header of a KataGo network; reads only the file's beginning.

    Raises
    ------
    WeightsError
        As for `load_katago`, if the problem is at the beginning.
    """
    stream = WeightStream(path)
    try:
        return _Reader(stream).front()
    finally:
        stream.close()


class _Reader(LayerReader):
    """Reads one file from start to end."""

    def __init__(self, stream: WeightStream) -> None:
        super().__init__(stream)
        self._multipliers = Multipliers()
        self._has_encoder = False
        self._suicide_areas = False
        self._rms_tip = False
        self._blocks = 0
        self._read_blocks = 0

    def front(self) -> NetworkHeader:
        """Read the file's and the trunk's header."""
        stream = self._stream
        stream.check_beginning()
        name = self._name()
        self._version = stream.integer("the model version", -NO_LIMIT, NO_LIMIT)
        if not _OLDEST <= self._version <= _NEWEST:
            stream.fail(
                f"KataGo model version {self._version:.6g} is not supported, only versions "
                f"{_OLDEST} to {_NEWEST}"
            )
        stream.integer("the number of input planes", _SPATIAL, _SPATIAL)
        stream.integer("the number of global inputs", _GLOBAL, _GLOBAL)
        if self._version >= 13:
            values = [self._multiplier() for _ in range(7)]
            self._multipliers = Multipliers(*values[1:])  # the first one is for training only
        if self._version >= 15:
            self._has_encoder = stream.integer("the metadata encoder's version", 0, 1) == 1
            self._suicide_areas = stream.integer("the kind of pass-alive areas", 0, 1) == 1
            self._zeros(6)
        stream.token("the trunk's name")
        self._blocks = stream.integer("the number of blocks", 1, _MOST_BLOCKS)
        channels = stream.integer("the trunk's channels", 1, MOST_CHANNELS)
        for kind in ("middle", "regular", "dilated", "pooled"):
            lowest = -NO_LIMIT if kind == "dilated" else 1  # newer networks have none
            highest = NO_LIMIT if kind == "dilated" else MOST_CHANNELS
            stream.integer(f"the number of {kind} channels", lowest, highest)
        if self._version >= 15:
            self._rms_tip = stream.integer("the kind of the trunk's tip", 0, 1) == 1
            self._zeros(5)
        return NetworkHeader(
            name=name,
            kind="katago",
            format=self._version,
            settings=KataGoSettings(
                blocks=self._blocks, channels=channels, human=self._has_encoder
            ),
            identity=stream.identity,
        )

    def read(self) -> tuple[KataGoModel, NetworkHeader]:
        """Read the whole network."""
        header = self.front()
        trunk = self._trunk(header.settings.channels)
        model = KataGoModel(
            name=header.name,
            version=self._version,
            multipliers=self._multipliers,
            suicide_areas=self._suicide_areas,
            trunk=trunk,
            policy=self._policy(header.settings.channels),
            value=self._value(header.settings.channels),
        )
        self._stream.end()
        return model, header

    def _name(self) -> str:
        """Read the network's name, checked as in KataGo."""
        name = self._stream.token("the network's name")
        if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
            self._stream.fail(
                f"the network's name is {name!r:.40}, not at most {_LONGEST_NAME} letters, digits, "
                "hyphens and underscores; the file is damaged or of another program"
            )
        return name

    def _multiplier(self) -> float:
        value = self._stream.number("a multiplier")
        if value <= 0.0:
            self._stream.fail(f"a multiplier is {value:g}, not positive; the file is damaged")
        return value

    def _zeros(self, count: int) -> None:
        for _ in range(count):
            self._stream.integer("a number kept for later versions", 0, 0)

    def _trunk(self, channels: int) -> KataGoTrunk:
        convolution = self._convolution(_SPATIAL, channels)
        dense = self._matrix(_GLOBAL, channels)
        encoder = self._encoder(channels) if self._has_encoder else None
        blocks = tuple(self._block(channels, 0) for _ in range(self._blocks))
        if self._rms_tip:
            tip: Norm | RootMeanSquare = self._rms(channels, tip=True)
            activation = self._activation()
        else:
            tip = self._norm(channels)
            activation = tip.activation
        return KataGoTrunk(convolution, dense, encoder, blocks, tip, activation)

    def _encoder(self, channels: int) -> Encoder:
        self._stream.token("the metadata encoder's name")
        self._stream.integer("the length of the metadata", _METADATA, _METADATA)
        first = self._matrix(_METADATA)
        first_bias = self._bias(first.shape[1])
        first_activation = self._activation()
        second = self._matrix(first.shape[1])
        second_bias = self._bias(second.shape[1])
        second_activation = self._activation()
        third = self._matrix(second.shape[1], channels)
        return Encoder(
            first, first_bias, first_activation, second, second_bias, second_activation, third
        )

    def _block(self, channels: int, depth: int) -> Block:
        self._read_blocks += 1
        if self._read_blocks > _MOST_BLOCKS or depth > _DEEPEST:
            self._stream.fail("more blocks than in any known network; the file is damaged")
        kind = self._stream.token("a kind of block")
        self._stream.token("a block's name")
        if kind == "ordinary_block":
            norm1 = self._norm(channels)
            first = self._convolution(channels)
            norm2 = self._norm(len(first.weight))
            return Ordinary(norm1, first, norm2, self._convolution(len(first.weight), channels))
        if kind == "gpool_block":
            norm1 = self._norm(channels)
            first, pooled = self._convolution(channels), self._convolution(channels)
            pooled_norm = self._norm(len(pooled.weight))
            dense = self._matrix(3 * len(pooled.weight), len(first.weight))
            norm2 = self._norm(len(first.weight))
            second = self._convolution(len(first.weight), channels)
            return GlobalPooling(norm1, first, pooled, pooled_norm, dense, norm2, second)
        if kind == "nested_bottleneck_block":
            count = self._stream.integer("the number of inner blocks", 1, _MOST_BLOCKS)
            norm1 = self._norm(channels)
            into = self._convolution(channels)
            inner = len(into.weight)
            blocks = tuple(self._block(inner, depth + 1) for _ in range(count))
            norm2 = self._norm(inner)
            return Bottleneck(norm1, into, blocks, norm2, self._convolution(inner, channels))
        if kind == "transformer_attention_block":
            return self._attention(channels)
        if kind != "transformer_ffn_block":
            self._stream.fail(f"blocks of the kind {kind!r:.60} are not supported")
        return self._feed_forward(channels)

    def _attention(self, channels: int) -> Attention:
        integer = self._stream.integer
        heads = integer("the number of heads", 1, _MOST_HEADS)
        key_heads = integer("the number of key heads", 1, heads)
        if heads % key_heads:
            self._stream.fail(
                f"{heads} heads can't share {key_heads} key heads; the file is damaged"
            )
        width = integer("the width of a query", 1, MOST_CHANNELS)
        value_width = integer("the width of a value", 1, MOST_CHANNELS)
        has_rope = self._flag("the use of rotary embeddings")
        if has_rope and width % 2:
            self._stream.fail(f"rotary embeddings need queries of even width, not {width}")
        learned = self._flag("the kind of rotary embeddings")
        norm = self._rms(channels)
        query = self._matrix(channels, heads * width)
        key = self._matrix(channels, key_heads * width)
        value = self._matrix(channels, key_heads * value_width)
        output = self._matrix(heads * value_width, channels)
        rope = self._rope(key_heads, width, learned) if has_rope else None
        return Attention(heads, key_heads, norm, query, key, value, output, rope)

    def _rope(self, key_heads: int, width: int, learned: bool) -> Rope:
        stream = self._stream
        stream.token("the name of the rotary embeddings")
        pairs = width // 2
        if learned:
            stream.integer("heads of the rotary embeddings", key_heads, key_heads)
            stream.integer("pairs of the rotary embeddings", pairs, pairs)
            stream.integer("axes of the rotary embeddings", 2, 2)
            values = stream.floats(key_heads * pairs * 2, "the rotary embeddings")
            return Rope(values.astype(np.float64).reshape(key_heads, pairs, 2))
        theta = stream.number("the base of the rotary embeddings")
        if theta <= 0.0:
            stream.fail(f"rotary embeddings have the base {theta:g}; the file is damaged")
        half = pairs // 2
        with np.errstate(over="ignore"):
            falling = theta ** (-2.0 * np.arange(pairs - half) / pairs)
        if not np.isfinite(falling).all():
            stream.fail(f"rotary embeddings have the base {theta:g}; the file is damaged")
        frequency = np.zeros((key_heads, pairs, 2))
        frequency[:, :half, 1] = falling[:half]
        frequency[:, half:, 0] = falling
        return Rope(frequency)

    def _feed_forward(self, channels: int) -> FeedForward:
        inputs = self._stream.integer("channels of a feed-forward block", channels, channels)
        hidden = self._stream.integer("units of a feed-forward block", 1, MOST_CHANNELS)
        if not self._flag("whether a feed-forward block is gated"):
            self._stream.fail("feed-forward blocks without a gate are not supported")
        norm = self._rms(inputs)
        first, gate = self._matrix(inputs, hidden), self._matrix(inputs, hidden)
        return FeedForward(norm, first, gate, self._matrix(hidden, inputs))

    def _policy(self, channels: int) -> KataGoPolicyHead:
        self._stream.token("the policy head's name")
        outputs = 1 if self._version < 12 else 2 if self._version < 16 else 4
        if self._version >= 17:
            outputs = self._stream.integer("the policy's channels", 2, 4)
            if outputs == 3:
                self._stream.fail("a policy of 3 channels is not supported, only of 2 and 4")
            self._zeros(3)
        convolution, pooled = self._convolution(channels), self._convolution(channels)
        width, pooled_width = len(convolution.weight), len(pooled.weight)
        pooled_norm = self._norm(pooled_width)
        dense = self._matrix(3 * pooled_width, width)
        norm = self._norm(width)
        output = self._convolution(width, outputs)
        if self._version < 15:
            pass_dense = self._matrix(3 * pooled_width, outputs)
            return KataGoPolicyHead(
                convolution, pooled, pooled_norm, dense, norm, output, pass_dense, None, "", None
            )
        pass_dense = self._matrix(3 * pooled_width)
        pass_bias = self._bias(pass_dense.shape[1])
        activation = self._activation()
        pass_output = self._matrix(pass_dense.shape[1], outputs)
        return KataGoPolicyHead(
            convolution,
            pooled,
            pooled_norm,
            dense,
            norm,
            output,
            pass_dense,
            pass_bias,
            activation,
            pass_output,
        )

    def _value(self, channels: int) -> KataGoValueHead:
        self._stream.token("the value head's name")
        if self._version >= 17:
            self._zeros(3)
        convolution = self._convolution(channels)
        width = len(convolution.weight)
        norm = self._norm(width)
        dense = self._matrix(3 * width)
        bias = self._bias(dense.shape[1])
        activation = self._activation()
        value = self._matrix(dense.shape[1], 3)
        value_bias = self._bias(3)
        scores = 4 if self._version == _OLDEST else 6
        score = self._matrix(dense.shape[1], scores)
        score_bias = self._bias(scores)
        ownership = self._convolution(width, 1)
        return KataGoValueHead(
            convolution,
            norm,
            dense,
            bias,
            activation,
            value,
            value_bias,
            score,
            score_bias,
            ownership,
        )
