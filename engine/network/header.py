"""What a weights file says of itself, whatever its format; free of torch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.network.settings import NetworkSettings

__all__ = ["NetworkHeader"]


@dataclass(frozen=True, kw_only=True)
class NetworkHeader:
    """A network file's own description."""

    name: str
    """For people; the file's name unless the header has another."""
    kind: str
    """Where the format comes from: "sai-studio", "sai", "leela" or "elf"."""
    format: int
    """Version of that format."""
    settings: NetworkSettings
    """What the network consists of."""
    identity: str
    """Eight hex digits that name the weights: of the SHA-256 of the tensors, or of the text for
    Leela Zero and SAI files, whose networks are known by it."""
    training: dict[str, Any] = field(default_factory=dict)
    """Run, steps, games, komi range; empty when unknown."""
    strength: dict[str, Any] = field(default_factory=dict)
    """Measured strength; empty when unknown."""
    license: str = ""
    """Under which terms the weights may be used; empty when unknown."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes the network plays on."""
        return (self.settings.size,)

    @property
    def features(self) -> str:
        """Name of the feature set."""
        return self.settings.features

    @property
    def features_version(self) -> int:
        """Version of the feature set."""
        return self.settings.feature_set.version

    @property
    def curve_kind(self) -> int:
        """FLAT or SIGMOID."""
        return self.settings.curve_kind
