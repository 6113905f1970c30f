"""The hook of losses: terms that plug-ins add to what training minimizes; free of torch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.base.plugins import Hook
from engine.base.settings import Settings, setting
from engine.catalog.hooks import PAPERS

if TYPE_CHECKING:
    from torch import Tensor

    from engine.network.models.network import NetworkOutput


@dataclass(frozen=True, kw_only=True)
class LossSettings(Settings):
    """Settings of a term; a term with settings of its own inherits them."""

    weight: float = setting(0.0, "weight of the loss; 0 = none", low=0.0, high=1000.0, schedule="")


class LossTerm(NamedTuple):
    """A term of the loss."""

    title: str
    """Title of its section of settings, for people."""
    term: Callable[[NetworkOutput, Mapping[str, Tensor], Any], Tensor]
    """Returns the loss, a scalar, from the network's output for a batch, the batch (the fields of
    `engine.train.learning.sampler.Batch` by name) and the term's settings."""
    settings: type[LossSettings] = LossSettings


LOSS_TERMS: Final[Hook[LossTerm]] = Hook(PAPERS)
"""Terms by the name of their section; the log has the loss under that name."""


def active_terms(sections: Mapping[str, Settings]) -> dict[str, tuple[LossTerm, LossSettings]]:
    """Return the terms with a weight above 0, with their settings, by name."""
    return {
        name: (LOSS_TERMS[name], settings)
        for name, settings in sections.items()
        if isinstance(settings, LossSettings) and settings.weight > 0.0
    }
