"""The header of a network file of any format: its name, settings, identity; free of torch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.base.errors import WeightsError
from engine.base.translation import tr
from engine.network.models.settings import KataGoSettings, NetworkSettings


def not_a_network(name: str) -> WeightsError:
    """Return the error of a file with this name that begins like no known network."""
    return WeightsError(
        tr(
            "{file}: not a network file, or only the beginning of one; known are "
            "this program's .safetensors files, KataGo's networks and Leela Zero "
            "or SAI text files",
            file=name,
        )
    )


def boards_text(sizes: Sequence[int]) -> str:
    """Return the boards a network plays, such as "7x7" or "10x10 to 13x13"; "" without sizes."""
    ends = dict.fromkeys((*sizes[:1], *sizes[-1:]))
    names = [f"{size}x{size}" for size in ends]
    return tr("{low} to {high}", low=names[0], high=names[1]) if len(names) > 1 else "".join(names)


def network_name(path: Path) -> str:
    """Return the name of a network for people, derived from its path.

    It is the file's name without endings, preceded by the run's name for a generation of a run.
    """
    name = path.name.removesuffix(".gz")
    for ending in (".txt", ".bin", ".safetensors"):
        name = name.removesuffix(ending)
    if path.parent.name == "networks" and name.isdecimal():
        name = f"{path.parent.parent.name}-g{name}"
    return name


@dataclass(frozen=True, kw_only=True)
class NetworkHeader:
    """The description of a network in its file."""

    name: str
    """Name for people; the file's name unless the header has another one."""
    kind: str
    """Program that defined the format: "sai-studio", "sai", "leela", "elf" or "katago"."""
    format: int
    """Version of that format."""
    settings: NetworkSettings | KataGoSettings
    """Layers, input planes and board sizes of the network."""
    identity: str
    """Identity of the weights, the first eight hex digits of a SHA-256: of the tensors; of the
    text for Leela Zero and SAI files, which are known by it; of the first 64 KiB for KataGo's."""
    training: dict[str, Any] = field(default_factory=dict)
    """Run, steps, games, komi range; empty if unknown."""
    strength: dict[str, Any] = field(default_factory=dict)
    """Measured strength; empty if unknown."""
    license: str = ""
    """License of the weights; "" if unknown."""
    sharpening: Mapping[int, float] = field(default_factory=dict)
    """How much surer its searches are than their mean winrates, see `engine.search.sharpening`
    [per unit of ln(visits)], by board size; 0 on boards that are not in it."""

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
        """Kind of winrate curve, see `engine.search.value.kinds`."""
        return self.settings.curve_kind
