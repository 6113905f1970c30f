"""Hooks of networks: blocks of trunks and heads that plug-ins add; free of torch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.base.plugins import Hook
from engine.base.settings import Settings

if TYPE_CHECKING:
    from torch import nn

POLICY: Final = "policy"
VALUE: Final = "value"
EXTRA: Final = "extra"
"""What a head gives: the policy, the winrate curve, or an output for losses alone."""


@dataclass(frozen=True, kw_only=True)
class NoSettings(Settings):
    """Settings of a part that has none."""


class BlockKind(NamedTuple):
    """A block of residual trunks, in place of the program's own."""

    make: Callable[[int, Any], nn.Module]
    """Makes a block from the trunk's channels C and its settings: a module that takes maps
    [B, C, S, S] and gives maps of that shape. Convolutions and dense layers in it get the weights
    that those of the program get (see `initial_network`); then its method `start(generator)` is
    called, if there is one."""
    settings: type[Settings] = NoSettings


class HeadKind(NamedTuple):
    """A head of a network, in the frame of the player to move."""

    make: Callable[[Any, Any], nn.Module]
    """Makes a head from the `NetworkSettings` and its own settings: a module that takes the
    trunk's output [B, C, S, S]. A policy head gives logits [B, A]; a value head alpha in points, or
    in sides of the board if heads are pooled, and beta* [B, 2], or where `knows_score` is false
    half the winrate's logit [B, 1]; an extra head whatever its loss wants."""
    part: str = EXTRA
    """`POLICY`, `VALUE` or `EXTRA`."""
    settings: type[Settings] = NoSettings
    knows_score: bool = True
    """Whether a value head gives a winrate for every komi."""


TRUNK_BLOCKS: Final[Hook[BlockKind]] = Hook()
"""Blocks by name, see `network.block`."""
HEADS: Final[Hook[HeadKind]] = Hook()
"""Heads by name, see `network.plugin_heads`."""
