"""Constants and the shapes of weights that training and inference share, free of torch."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.network.models.settings import NetworkSettings
from engine.search.value.kinds import FLAT, MULTI_LABEL

BATCH_EPSILON: Final = 1e-5
"""Constant added to the variance in batch normalization, as in Leela Zero and SAI."""
RMS_EPSILON: Final = 1e-6
"""Constant added to the mean square in RMS norms."""
PAIRS: Final = 2
"""Pairs of an attention and a feed-forward layer in each block of a transformer."""
ACTIVATION: Final = "silu"
"""Activation around the layers of a transformer's block, and of its output."""
NO_PASS: Final = -1e4
"""Logit of the pass in policies of points only: its probability is 0 beside any other move."""
BETA_STAR_LIMIT: Final = 20.0
"""Bound of |beta*| before the exponential: no curve needs more, and exp does not overflow."""


def beta_scale(size: int) -> float:
    """Return the factor c = 10 / area in beta = c exp(beta*) [1/points]."""
    return 10.0 / (size * size)


def alpha_unit(settings: NetworkSettings) -> float:
    """Return the unit of the raw output alpha [points].

    Scores of dense heads are in points. Those of pooled heads are in sides of the board, so that
    one head can serve 5x5 and 19x19.
    """
    return float(settings.size) if settings.pooled else 1.0


@cache
def cross_points(kernel: int, width: int) -> tuple[int, ...]:
    """Return the points of a kernel that a cross covers, as indices row * kernel + column.

    They are what a square of `width` points a side covers while it moves along both diagonals. From
    a width of (kernel + 1) / 2 on these are all points.
    """
    last = kernel - 1
    return tuple(
        row * kernel + column
        for row in range(kernel)
        for column in range(kernel)
        if min(abs(row - column), abs(row + column - last)) < width
    )


Shapes = dict[str, tuple[int, ...]]
"""Shapes of weights by name."""


def weight_shapes(settings: NetworkSettings) -> Shapes:
    """Return names and shapes of all weights of a network, as `models.network.Network` has them.

    Parts of plug-ins are unknown here, see `engine.network.files.weights.shapes_of`.
    """
    shapes = _trunk_shapes(settings)
    if settings.policy_is_of_points:
        shapes |= _convolution("policy", settings.channels, 1, 1, "none")
        shapes["policy.bias"] = (settings.size**2,)
    else:
        shapes |= _policy_shapes("policy", settings, settings.komi_units)
    if settings.value_head != "none":
        shapes |= _value_shapes(settings)
    if settings.ownership:
        shapes["ownership.convolution.weight"] = (1, settings.channels, 1, 1)
        shapes["ownership.convolution.bias"] = (1,)
    if settings.soft_policy:
        shapes |= _policy_shapes("soft_policy", settings, 0)
    for step in range(settings.later_moves):
        shapes |= _policy_shapes(f"later_policies.{step}", settings, 0)
    return shapes


def _dense(name: str, inputs: int, outputs: int, *, bias: bool = True) -> Shapes:
    weight: Shapes = {f"{name}.weight": (outputs, inputs)}
    return {**weight, f"{name}.bias": (outputs,)} if bias else weight


def _convolution(
    name: str, inputs: int, outputs: int, side: int, norm: str, *, width: int = 0, part: str = ""
) -> Shapes:
    """Return the shapes of a normalized convolution; `width` is that of a cross."""
    name = f"{name}.{part or 'convolution'}"
    kernel = (len(cross_points(side, width)),) if width else (side, side)
    shapes: Shapes = {f"{name}.convolution.weight": (outputs, inputs, *kernel)}
    if norm != "batch":
        return {**shapes, f"{name}.convolution.bias": (outputs,)}
    statistics = ("weight", "bias", "running_mean", "running_var")
    return shapes | {f"{name}.norm.{each}": (outputs,) for each in statistics}


def _trunk_shapes(settings: NetworkSettings) -> Shapes:
    channels, norm, kind = settings.channels, settings.norm, settings.trunk
    first = settings.first_channels or channels
    planes = settings.feature_set.planes
    shapes = _convolution("trunk", planes, first, settings.first_kernel, norm, part="input")
    blocks = [f"trunk.blocks.{i}" for i in range(settings.blocks)]
    if kind == "transformer":
        shapes |= {"trunk.tip.weight": (channels,), "trunk.tip.shift": (channels,)}
        return shapes | {
            k: v for block in blocks for k, v in _attention_shapes(block, settings).items()
        }
    if kind == "plain":
        return shapes | _plain_shapes(settings, first)
    if kind == "preactivation":
        shapes["trunk.shift"] = (channels,)
    for i, block in enumerate(blocks):
        pools, divisor = i % 2 == 1, 4
        if kind == "preactivation":
            shapes[f"{block}.shift"] = (channels,)
            pools, divisor = i > 0 and i % 2 == 0, 3
        for part in ("first", "second"):
            shapes |= _convolution(
                block, channels, channels, 3, norm if kind == "residual" else "none", part=part
            )
        if settings.global_pooling and pools:
            pooled = max(channels // divisor, 1)
            shapes |= _dense(f"{block}.pooling.dense", 2 * pooled, channels, bias=False)
    return shapes


def _plain_shapes(settings: NetworkSettings, inputs: int) -> Shapes:
    """Return the shapes of a plain trunk's blocks, cross layers among them."""
    channels, norm, narrow = settings.channels, settings.norm, settings.cross_squeeze
    shapes: Shapes = {}
    place = 0
    for number in range(1, settings.blocks + 1):
        if number in settings.places_of_crosses:
            for branch, width in enumerate(settings.widths_of_crosses):
                name = f"trunk.blocks.{place}.branches.{branch}"
                shapes |= _convolution(name, inputs, narrow, 1, norm, part="0")
                side = settings.cross_kernel
                shapes |= _convolution(name, narrow, narrow, side, norm, width=width, part="1")
                shapes |= _convolution(name, narrow, settings.cross_outputs, 1, norm, part="2")
            inputs += settings.cross_outputs * len(settings.widths_of_crosses)
            place += 1
        shapes |= _convolution("trunk.blocks", inputs, channels, 3, norm, part=str(place))
        inputs = channels
        place += 1
    return shapes


def _attention_shapes(block: str, settings: NetworkSettings) -> Shapes:
    """Return the shapes of a transformer's block."""
    outer, inner, hidden = settings.channels, settings.block_channels, settings.feed_forward
    shapes: Shapes = {
        **{f"{block}.{each}_in": (outer,) for each in ("scale", "shift")},
        **{f"{block}.{each}_out": (inner,) for each in ("scale", "shift")},
        **_dense(f"{block}.into", outer, inner, bias=False),
        **_dense(f"{block}.back", inner, outer, bias=False),
    }
    for pair in range(PAIRS):
        layer = f"{block}.layers.{2 * pair}"
        shapes |= {f"{layer}.norm": (inner,), f"{layer}.frequency": (inner,)}
        for each in ("query", "key", "value", "output"):
            shapes |= _dense(f"{layer}.{each}", inner, inner, bias=False)
        layer = f"{block}.layers.{2 * pair + 1}"
        shapes[f"{layer}.norm"] = (inner,)
        shapes |= _dense(f"{layer}.first", inner, hidden, bias=False)
        shapes |= _dense(f"{layer}.gate", inner, hidden, bias=False)
        shapes |= _dense(f"{layer}.second", hidden, inner, bias=False)
    return shapes


def _policy_shapes(name: str, settings: NetworkSettings, komi_units: int) -> Shapes:
    """Return the shapes of a policy head of all moves."""
    channels, width, points = settings.channels, settings.policy_channels, settings.size**2
    shapes = _convolution(name, channels, width, 1, settings.norm)
    if settings.pooled:
        shapes |= _dense(f"{name}.bias", 2 * width, width, bias=False)
        shapes[f"{name}.point.weight"] = (1, width, 1, 1)
        return shapes | _dense(f"{name}.pass_move", 2 * width, 1)
    if komi_units:
        shapes |= _dense(f"{name}.komi_first", width * points + 1, komi_units)
        shapes |= _dense(f"{name}.komi_second", komi_units, komi_units)
    return shapes | _dense(f"{name}.dense", width * points + komi_units, points + 1)


def _value_shapes(settings: NetworkSettings) -> Shapes:
    channels, width, norm = settings.channels, settings.value_channels, settings.norm
    kind, points = settings.value_head, 3 if settings.pooled else settings.size**2
    has_beta = kind in ("V", "Y")
    shapes = _convolution("value", channels, width, 1, norm)
    shapes |= _dense("value.hidden", width * points, settings.value_hidden)
    shapes |= _dense("value.output", settings.value_hidden, raw_outputs(settings) - has_beta)
    if kind == "V":
        shapes |= _convolution(
            "value", channels, settings.beta_channels, 1, norm, part="beta_convolution"
        )
        width = settings.beta_channels
    if has_beta:
        shapes |= _dense("value.beta_hidden", width * points, settings.beta_hidden)
        shapes |= _dense("value.beta_output", settings.beta_hidden, 1)
    return shapes


def raw_outputs(settings: NetworkSettings) -> int:
    """Return the number of raw outputs of a value head."""
    if settings.curve_kind == MULTI_LABEL:
        return 1 + sum(settings.label_steps)
    return 1 if settings.curve_kind == FLAT else 2
