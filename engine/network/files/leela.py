"""Read weights files of Leela Zero and SAI: text, plain or gzipped.

A file has a version number, then one tensor per line; the lines' lengths tell the network's layers.
Both programs count rows from the bottom of the board and this one from the top, so the rows of
convolution kernels and dense layers are reversed on reading: answers under equal symmetry codes are
the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.go.board import MAX_SIZE
from engine.network.files.number_lines import GZIP_MARK, NumberLines
from engine.network.models.header import NetworkHeader
from engine.network.models.identity import IDENTITY_DIGITS
from engine.network.models.settings import NetworkSettings
from engine.network.models.stored import StoredNetwork
from engine.network.planes.feature_set import sai_feature_set

Array = NDArray[np.float32]

ADVANCED: Final = 16  # version bit: illegal and last-liberty planes
KOMI_POLICY: Final = 32  # version bit: komi is an input of the policy head
LIBERTIES: Final = 64  # version bit: chain-liberties planes
SIZES: Final = 128  # version bit: chain-size planes
_KNOWN_BITS: Final = 3 | ADVANCED | KOMI_POLICY | LIBERTIES | SIZES
_ELF: Final = 2

_MOST_CHANNELS: Final = 1024
_MOST_PLANES: Final = 256
_MOST_BLOCKS: Final = 80
_MOST_UNITS: Final = 4096
_MOST_HEAD_WEIGHTS: Final = 8 << 20


class _Text(NamedTuple):
    """Contents of a file."""

    header: NetworkHeader
    settings: NetworkSettings
    arrays: dict[str, Array]


def looks_like_text(front: bytes) -> bool:
    """Return whether a file begins like a text network: with gzip's mark or plain text."""
    return front[:2] == GZIP_MARK or (front.isascii() and front != b"" and b"\0" not in front)


def load_leela(path: Path) -> tuple[StoredNetwork, NetworkHeader]:
    """Read a Leela Zero or SAI network.

    Raises
    ------
    WeightsError
        The file is no such network; the message names the file, the line and the problem.
    """
    text = _read(path)
    return StoredNetwork(text.settings, text.arrays, text.header.identity), text.header


def read_leela_header(path: Path) -> NetworkHeader:
    """Return the header of a Leela Zero or SAI network; see `load_leela` for errors."""
    return _read(path).header


def _read(path: Path) -> _Text:
    lines = NumberLines(path)
    try:
        return _Reader(path, lines).read()
    finally:
        lines.close()


class _Reader:
    """Reads the lines one by one into tensors with the names of our own networks."""

    def __init__(self, path: Path, lines: NumberLines) -> None:
        self._path = path
        self._lines = lines
        self._arrays: dict[str, Array] = {}
        self._ahead: list[tuple[int, Array]] = []  # lines read in advance, with their numbers

    def read(self) -> _Text:
        version = self._version()
        policy_weight, planes, channels, blocks = self._tower()
        policy_channels = self._divided(policy_weight, channels, "the policy's 1x1 convolution")
        self._convolution(
            "policy.convolution", policy_weight.reshape(policy_channels, channels, 1, 1)
        )
        points, komi_units = self._policy(policy_channels, version)
        value = self._value(channels, points)
        kind = str(value["value_head"])
        if version & 3 == _ELF:
            kind = self._elf_kind(kind, planes)
        size = round(points**0.5)
        try:
            features = sai_feature_set(
                planes,
                advanced=bool(version & ADVANCED),
                liberties=bool(version & LIBERTIES),
                sizes=bool(version & SIZES),
            )
            settings = NetworkSettings.from_dict(
                {
                    **value,
                    "value_head": kind,
                    "size": size,
                    "features": features.name,
                    "blocks": blocks,
                    "channels": channels,
                    "policy_channels": policy_channels,
                    "komi_units": komi_units,
                }
            )
        except SettingsError as error:
            self._lines.fail(f"version {version}: {error}")
        identity = self._lines.sha256[:IDENTITY_DIGITS]
        header = NetworkHeader(
            name=self._path.name.removesuffix(".gz").removesuffix(".txt"),
            kind={"flat": "leela", "elf": "elf"}.get(kind, "sai"),
            format=version,
            settings=settings,
            identity=identity,
        )
        return _Text(header, settings, self._arrays)

    def _elf_kind(self, kind: str, planes: int) -> str:
        if kind != "flat":
            self._lines.fail("an ELF network (version bit 2) has one winrate, not alpha and beta")
        if planes % 2:
            self._lines.fail("an ELF network needs two color planes to know whose winrate it gives")
        return "elf"

    def _version(self) -> int:
        line = self._line(1, "the format version")
        version = int(line[0]) if 0 < line[0] < 2**16 else 0
        if version != line[0] or version & ~_KNOWN_BITS or version & 3 not in (1, _ELF):
            self._lines.fail(
                f"format version {line[0]:g} is not one of Leela Zero (1, 2) or SAI (1, 17, 49, "
                "209, ...); the file is damaged or of another program"
            )
        return version

    def _tower(self) -> tuple[Array, int, int, int]:
        """Read up to the policy's 1x1 convolution, whose length marks the end of the tower."""
        weight = self._line(9 * _MOST_PLANES * _MOST_CHANNELS, "the input convolution")
        bias = self._line(_MOST_CHANNELS, "the input convolution's bias")
        channels = len(bias)
        planes = self._divided(weight, 9 * channels, "the input convolution")
        if planes > _MOST_PLANES:
            self._lines.fail(f"{planes} input planes; no known network has so many")
        weight = weight.reshape(channels, planes, 3, 3)
        self._convolution("trunk.input", weight, bias)
        most = max(9 * channels * channels, channels * 256)
        count = 0
        while True:
            weight = self._line(most, "a convolution or the policy head")
            if len(weight) != 9 * channels * channels:
                break
            block, second = divmod(count, 2)
            if block >= _MOST_BLOCKS:
                self._lines.fail(f"more than {_MOST_BLOCKS} blocks; no known network has so many")
            name = f"trunk.blocks.{block}.{'second' if second else 'first'}"
            self._convolution(name, weight.reshape(channels, channels, 3, 3))
            count += 1
        if count % 2:
            self._lines.fail(
                f"{count} convolutions after the first are no whole blocks of two, or this line "
                f"should hold {9 * channels * channels} numbers; the file is damaged"
            )
        return weight, planes, channels, count // 2

    def _convolution(self, name: str, weight: Array, bias: Array | None = None) -> None:
        """Store a convolution's weight, and read its bias, mean and variance.

        The file's output is (conv + bias - mean) / sqrt(variance + 1e-5): the bias is subtracted
        from the mean, and batch normalization keeps its scale 1 and shift 0.
        """
        outputs = weight.shape[0]
        if bias is None:
            bias = self._exactly(outputs, f"the bias of {name}")
        mean = self._exactly(outputs, f"the means of {name}")
        variance = self._exactly(outputs, f"the variances of {name}")
        if variance.min() < 0:
            self._lines.fail(f"a negative variance of {name}; the file is damaged")
        self._arrays[f"{name}.convolution.weight"] = weight[:, :, ::-1].copy()
        self._arrays[f"{name}.norm.weight"] = np.ones(outputs, np.float32)
        self._arrays[f"{name}.norm.bias"] = np.zeros(outputs, np.float32)
        self._arrays[f"{name}.norm.running_mean"] = mean - bias
        self._arrays[f"{name}.norm.running_var"] = variance

    def _policy(self, channels: int, version: int) -> tuple[int, int]:
        """Read the policy's dense layers; return the board's number of points, and komi units."""
        komi_layers: list[Array] = []
        if version & KOMI_POLICY:
            for order in ("first", "second"):
                komi_layers.append(self._line(_MOST_HEAD_WEIGHTS, f"the {order} komi layer"))
                komi_layers.append(self._line(_MOST_UNITS, f"the {order} komi layer's bias"))
        komi_units = len(komi_layers[1]) if komi_layers else 0
        weight = self._line(_MOST_HEAD_WEIGHTS, "the policy's dense layer")
        bias = self._line(MAX_SIZE**2 + 1, "the policy's bias")
        points = len(bias) - 1
        size = round(points**0.5)
        if size * size != points or size < 2:
            self._lines.fail(f"{len(bias)} moves are no square board and pass; the file is damaged")
        inputs = channels * points + komi_units
        if len(weight) != inputs * len(bias):
            self._lines.fail(
                f"the policy has {len(bias)} moves, but {len(weight)} weights before them where "
                f"{inputs * len(bias)} are needed; the file is damaged"
            )
        dense = _flipped(weight.reshape(len(bias), inputs), channels, size)
        self._arrays["policy.dense.weight"] = _flipped(dense.T, 1, size).T
        self._arrays["policy.dense.bias"] = _flipped(bias[None], 1, size)[0]
        if komi_layers:
            self._komi_layers(komi_layers, channels, size)
        return points, komi_units

    def _komi_layers(self, layers: list[Array], channels: int, size: int) -> None:
        first, first_bias, second, second_bias = layers
        units = len(first_bias)
        inputs = channels * size * size + 1
        if len(first) != units * inputs or len(second) != units**2 or len(second_bias) != units:
            self._lines.fail(f"the komi layers are not of {units} units; the file is damaged")
        self._arrays["policy.komi_first.weight"] = _flipped(
            first.reshape(units, inputs), channels, size
        )
        self._arrays["policy.komi_first.bias"] = first_bias
        self._arrays["policy.komi_second.weight"] = second.reshape(units, units)
        self._arrays["policy.komi_second.bias"] = second_bias

    def _value(self, trunk_channels: int, points: int) -> dict[str, str | int]:
        """Read the value head(s); return the settings that follow from their shapes."""
        weight = self._line(256 * _MOST_CHANNELS, "the value's 1x1 convolution")
        channels = self._divided(weight, trunk_channels, "the value's 1x1 convolution")
        self._convolution("value.convolution", weight.reshape(channels, trunk_channels, 1, 1))
        hidden = self._dense("value.hidden", channels, points)
        weight, bias = self._pair("the value's output")
        outputs = len(bias)
        if outputs not in (1, 2) or len(weight) != outputs * hidden:
            self._lines.fail(f"the value's output has {outputs} x {len(weight)} numbers; damaged?")
        self._arrays["value.output.weight"] = weight.reshape(outputs, hidden)
        self._arrays["value.output.bias"] = bias
        settings: dict[str, str | int] = {"value_channels": channels, "value_hidden": hidden}
        extra = self._look_ahead()
        if not extra:
            return {**settings, "value_head": "flat" if outputs == 1 else "I"}
        kind = {2: "T", 4: "Y", 8: "V"}.get(extra, "") if outputs == 1 else ""
        if not kind:
            self._lines.fail(
                f"{extra} lines after a value head with {outputs} output(s) are no known kind of "
                "second head; the file is damaged or cut off"
            )
        return {**settings, **self._beta(kind, channels, hidden, trunk_channels, points)}

    def _beta(
        self, kind: str, channels: int, hidden: int, trunk_channels: int, points: int
    ) -> dict[str, str | int]:
        """Read beta's own layers; return the settings that follow from their shapes."""
        settings: dict[str, str | int] = {"value_head": kind}
        if kind == "T":
            weight = self._exactly(hidden, "beta's output")
            bias = self._exactly(1, "beta's bias")
            self._arrays["value.output.weight"] = np.concatenate(
                (self._arrays["value.output.weight"], weight[None])
            )
            self._arrays["value.output.bias"] = np.append(self._arrays["value.output.bias"], bias)
            return settings
        if kind == "V":
            weight = self._line(256 * _MOST_CHANNELS, "beta's 1x1 convolution")
            channels = self._divided(weight, trunk_channels, "beta's 1x1 convolution")
            self._convolution(
                "value.beta_convolution", weight.reshape(channels, trunk_channels, 1, 1)
            )
            settings["beta_channels"] = channels
        units = self._dense("value.beta_hidden", channels, points)
        settings["beta_hidden"] = units
        weight = self._exactly(units, "beta's output")
        self._arrays["value.beta_output.weight"] = weight[None]
        self._arrays["value.beta_output.bias"] = self._exactly(1, "beta's bias")
        return settings

    def _dense(self, name: str, channels: int, points: int) -> int:
        """Read a dense layer on all points; return its number of units."""
        weight, bias = self._pair(name)
        if len(weight) != len(bias) * channels * points:
            self._lines.fail(
                f"{name} has {len(bias)} units, but {len(weight)} weights before them where "
                f"{len(bias) * channels * points} are needed; the file is damaged"
            )
        weight = weight.reshape(len(bias), channels * points)
        self._arrays[f"{name}.weight"] = _flipped(weight, channels, round(points**0.5))
        self._arrays[f"{name}.bias"] = bias
        return len(bias)

    def _pair(self, layer: str) -> tuple[Array, Array]:
        """Return weights and bias of a dense layer."""
        return (
            self._line(_MOST_HEAD_WEIGHTS, f"the weights of {layer}"),
            self._line(_MOST_UNITS, f"the bias of {layer}"),
        )

    def _look_ahead(self) -> int:
        """Return the number of remaining lines, at most 9; they are kept for `_line`."""
        start = self._lines.line
        while len(self._ahead) < 9:
            line = self._lines.next(_MOST_HEAD_WEIGHTS)
            if line is None:
                break
            self._ahead.append((self._lines.line, line))
        self._lines.line = start if len(self._ahead) < 9 else self._lines.line
        return len(self._ahead)

    def _line(self, most: int, content: str) -> Array:
        """Return the next line, of at most `most` numbers; `content` is for error messages."""
        if self._ahead:
            self._lines.line, line = self._ahead.pop(0)
            if len(line) > most:
                self._lines.fail(f"{len(line)} numbers for {content}; the file is damaged")
            return line
        numbers = self._lines.next(most)
        if numbers is None:
            self._lines.fail(f"the file ends where {content} should follow; it was cut off")
        return numbers

    def _exactly(self, count: int, content: str) -> Array:
        """Return the next line, which must have `count` numbers."""
        line = self._line(_MOST_UNITS, content)
        if len(line) != count:
            self._lines.fail(f"{len(line)} numbers for {content}, not {count}; the file is damaged")
        return line

    def _divided(self, weight: Array, inputs: int, layer: str) -> int:
        """Return a layer's number of outputs, from the number of its weights."""
        outputs, rest = divmod(len(weight), inputs)
        if rest or not outputs:
            self._lines.fail(
                f"{len(weight)} numbers for {layer} are no multiple of {inputs}; "
                "the file is damaged or of another program"
            )
        return outputs


def _flipped(weight: Array, channels: int, size: int) -> Array:
    """Return columns [channel, point] with the board's rows reversed; further columns stay."""
    body = channels * size * size
    board = weight[:, :body].reshape(-1, channels, size, size)[:, :, ::-1]
    return np.concatenate((board.reshape(-1, body), weight[:, body:]), 1)
