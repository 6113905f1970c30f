"""What a weights file says of itself, whatever its format; free of torch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.base.translation import tr
from engine.network.settings import KataGoSettings, NetworkSettings

__all__ = ["NetworkHeader", "boards_text", "network_name"]


def boards_text(sizes: Sequence[int]) -> str:
    """Return the boards a network plays, such as "7x7" or "10x10 to 13x13"; "" without sizes."""
    ends = dict.fromkeys((*sizes[:1], *sizes[-1:]))
    names = [f"{size}x{size}" for size in ends]
    return tr("{low} to {high}", low=names[0], high=names[1]) if len(names) > 1 else "".join(names)


def network_name(path: Path) -> str:
    """Return the name of a network for people, by its file alone.

    It is the file's name without endings; a generation in a run's folder has the run's name too.
    """
    name = path.name.removesuffix(".gz")
    for ending in (".txt", ".bin", ".safetensors"):
        name = name.removesuffix(ending)
    if path.parent.name == "networks" and name.isdecimal():
        name = f"{path.parent.parent.name}-g{name}"
    return name


@dataclass(frozen=True, kw_only=True)
class NetworkHeader:
    """A network file's own description."""

    name: str
    """For people; the file's name unless the header has another."""
    kind: str
    """Where the format comes from: "sai-studio", "sai", "leela", "elf" or "katago"."""
    format: int
    """Version of that format."""
    settings: NetworkSettings | KataGoSettings
    """What the network consists of."""
    identity: str
    """Eight hex digits that name the weights: of the SHA-256 of the tensors; of the text for
    Leela Zero and SAI files, whose networks are known by it; of the first 64 KiB for KataGo's."""
    training: dict[str, Any] = field(default_factory=dict)
    """Run, steps, games, komi range; empty when unknown."""
    strength: dict[str, Any] = field(default_factory=dict)
    """Measured strength; empty when unknown."""
    license: str = ""
    """Under which terms the weights may be used; empty when unknown."""
    sharpening: float = 0.0
    """How much surer its searches are than their mean winrates, see `engine.search.sharpening`
    [per unit of ln(visits)]; 0 when unknown."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes the network plays on."""
        return self.settings.sizes

    @property
    def has_policy(self) -> bool:
        """Whether it prefers some moves to others; a network of values alone doesn't."""
        settings = self.settings
        return isinstance(settings, KataGoSettings) or settings.policy_head != "uniform"

    @property
    def has_values(self) -> bool:
        """Whether it estimates winrates; a network of the policy alone doesn't."""
        settings = self.settings
        return isinstance(settings, KataGoSettings) or settings.value_head != "none"

    @property
    def features(self) -> str:
        """Name of the feature set."""
        return self.settings.features

    @property
    def features_version(self) -> int:
        """Version of the feature set."""
        return self.settings.features_version

    @property
    def curve_kind(self) -> int:
        """Kind of winrate curve, see `engine.value.kinds`."""
        return self.settings.curve_kind
