"""What a network consists of; free of torch, so that files can be listed quickly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.base.settings import Settings, setting
from engine.features.feature_set import FeatureSet, feature_set
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.value.kinds import FLAT, LEAST_NUMBERS, SIGMOID, knows_score

__all__ = ["KataGoSettings", "NetworkSettings"]

LARGEST_KATAGO: Final = 19
"""Boards that KataGo's networks learned to play: up to this size, in one file."""


@dataclass(frozen=True, kw_only=True)
class NetworkSettings(Settings):
    """Everything needed to build a network before its weights are filled in."""

    size: int = setting(7, "board size", low=MIN_SIZE, high=MAX_SIZE, unit="points per side")
    smallest: int = setting(
        0,
        "smallest board of a network whose heads are pooled over the board, so that it plays every "
        "size from this one to `size`; 0 = dense heads for one size",
        low=0,
        high=MAX_SIZE,
        unit="points per side",
    )
    features: str = setting("agz17", "input planes, the name of a feature set")
    blocks: int = setting(3, "residual blocks", low=0, high=80)
    channels: int = setting(128, "channels of the trunk", low=1, high=1024)
    global_pooling: bool = setting(
        False, "whether every second block adds a bias pooled over the board", source="KataGo"
    )
    policy_channels: int = setting(2, "channels of the policy head", low=1, high=256)
    komi_units: int = setting(
        0, "units of the policy's komi layers, 0 for none", low=0, high=1024, source="SAI 0.18"
    )
    value_head: str = setting(
        "Y",
        "alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); "
        "one winrate (flat), given as Black's (elf)",
        choices=("V", "Y", "T", "I", "flat", "elf"),
        source="SAI III-B",
    )
    value_channels: int = setting(2, "channels of the value head", low=1, high=256)
    value_hidden: int = setting(256, "hidden units of the value head", low=1, high=4096)
    beta_channels: int = setting(1, "channels of beta's own head (V)", low=1, high=256)
    beta_hidden: int = setting(128, "hidden units for beta (V, Y)", low=1, high=4096)
    ownership: bool = setting(False, "whether there is a head for each point's final owner")
    soft_policy: bool = setting(
        False, "whether a head learns the flattened policy, for training alone", source="KataGo"
    )
    reply_policy: bool = setting(
        False, "whether a head learns the opponent's next move, for training alone", source="KataGo"
    )
    ownership_score: bool = setting(
        False,
        "whether alpha is the sum of the expected owners of all points, and the value head gives "
        "only what is to be added",
    )
    norm: str = setting(
        "batch", "normalization of the convolutions", choices=("batch", "none"), source="KataGo"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        layout = self.feature_set.layout  # refuses unknown names
        if self.value_head == "elf" and layout.black_to_move < 0:
            raise self.error("value_head", " elf needs features that tell Black's turn, as agz18")
        if self.smallest and not MIN_SIZE <= self.smallest <= self.size:
            raise self.error(
                "smallest",
                f" must be 0 or from {MIN_SIZE} to size ({self.size}), not {self.smallest}",
            )
        if self.ownership_score and (not self.ownership or not knows_score(self.curve_kind)):
            raise self.error(
                "ownership_score",
                " needs ownership, and a value_head that gives alpha (V, Y, T or I)",
            )
        if self.smallest and (self.komi_units or not knows_score(self.curve_kind)):
            raise self.error(
                "smallest",
                ": pooled heads give alpha and beta and see no komi; set komi_units to 0 and "
                "value_head to V, Y, T or I",
            )

    @property
    def feature_set(self) -> FeatureSet:
        """The plane set."""
        return feature_set(self.features)

    @property
    def curve_kind(self) -> int:
        """FLAT or SIGMOID."""
        return FLAT if self.value_head in ("flat", "elf") else SIGMOID

    @property
    def curve_numbers(self) -> int:
        """Numbers of each curve in `Evaluation.curve`."""
        return LEAST_NUMBERS

    @property
    def needs_komi(self) -> bool:
        """Whether the policy depends on the komi."""
        return self.komi_units > 0

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes such a network plays."""
        return tuple(range(self.smallest, self.size + 1)) if self.smallest else (self.size,)

    @property
    def pooled(self) -> bool:
        """Whether the heads are pooled over the board, whatever its size."""
        return self.smallest > 0

    @property
    def features_version(self) -> int:
        """Version of the plane set."""
        return self.feature_set.version


@dataclass(frozen=True, kw_only=True)
class KataGoSettings:
    """What a KataGo network says of itself; its layers are in the file only."""

    blocks: int
    """Blocks of the trunk; those within blocks don't count."""
    channels: int
    """Channels of the trunk."""
    human: bool
    """Whether it plays like the players that a description of them stands for."""
    features: str = "katago-v7"
    """KataGo's seventh set of inputs."""
    features_version: int = 1
    """Raised when the meaning of the name changes."""

    @property
    def curve_kind(self) -> int:
        """SIGMOID: komi is among the inputs, and there is a score."""
        return SIGMOID

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes such a network plays."""
        return tuple(range(MIN_SIZE, LARGEST_KATAGO + 1))
