"""Settings that define the layers of a network; free of torch, so that listing files is quick."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from engine.base.plugins import Plugin, parts_of, settings_of, wrong_name
from engine.base.settings import Settings, setting
from engine.base.translation import tr
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.network.models.parts import EXTRA, HEADS, POLICY, TRUNK_BLOCKS, VALUE, HeadKind
from engine.network.planes.feature_set import FeatureSet, feature_set
from engine.search.value.kinds import FLAT, LEAST_NUMBERS, MULTI_LABEL, SIGMOID, knows_score

LARGEST_KATAGO: Final = 19
"""Largest board size that KataGo's networks have learned to play."""


LATER_MOVES: Final = 2
"""Most moves after the next one that heads learn."""


@dataclass(frozen=True, kw_only=True)
class NetworkSettings(Settings):
    """Settings of a network: everything that defines its layers, apart from the weights."""

    removed = {"reply_policy": False}

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
    trunk: str = setting(
        "residual",
        "residual blocks; residual blocks with the activation before each convolution "
        "(preactivation); a plain tower: one 3x3 convolution after the other; or blocks of "
        "attention between all points (transformer)",
        choices=("residual", "preactivation", "plain", "transformer"),
        source="AlphaGo, SL policy network; cross-convolutions 4.3 (plain); KataGo (preactivation, "
        "transformer)",
    )
    blocks: int = setting(
        3, "blocks; convolutions of a plain trunk after the first one", low=0, high=80
    )
    channels: int = setting(128, "channels of the trunk", low=1, high=1024)
    first_kernel: int = setting(
        3, "side of the first convolution's kernel, odd", low=1, high=MAX_SIZE, unit="points",
        source="AlphaGo, SL policy network: 5; cross-convolutions 4.3: 7",
    )  # fmt: skip
    first_channels: int = setting(
        0, "channels of a plain trunk's first convolution; 0 = as the others", low=0, high=1024,
        source="cross-convolutions 4.3: 128",
    )  # fmt: skip
    cross_layers: str = setting(
        "",
        "convolutions of a plain trunk, counted after the first one, that a cross layer comes "
        "before, like `1 9`; empty = none",
        source="cross-convolutions 4.2 and 4.3",
    )
    cross_kernel: int = setting(
        11,
        "side of the cross layers' kernels, odd; the paper's text lacks the number, and "
        "11 is the smallest for which a cross of width 5 leaves anything out",
        low=1,
        high=2 * MAX_SIZE - 1,
        unit="points",
        source="cross-convolutions 4.1",
    )
    cross_widths: str = setting(
        "1 5",
        "widths of a cross layer's convolutions, one for each branch",
        source="cross-convolutions 4.3",
    )
    cross_squeeze: int = setting(
        32,
        "channels to which a cross layer's input is squeezed",
        low=1,
        high=1024,
        source="cross-convolutions 4.3",
    )
    cross_outputs: int = setting(
        64,
        "channels that each branch of a cross layer adds",
        low=1,
        high=1024,
        source="cross-convolutions 4.2",
    )
    block_channels: int = setting(
        192, "channels within the blocks of a transformer trunk", low=2, high=1024, source="KataGo"
    )
    heads: int = setting(
        6, "attention heads of a transformer trunk's layers", low=1, high=64, source="KataGo"
    )
    feed_forward: int = setting(
        512, "hidden units of a transformer trunk's feed-forward layers", low=1, high=4096,
        source="KataGo",
    )  # fmt: skip
    global_pooling: bool = setting(
        False, "whether every second block adds a bias pooled over the board", source="KataGo"
    )
    policy_head: str = setting(
        "dense",
        "a dense layer to all moves; or a number for each point by a 1x1 convolution with a bias "
        "of its own (points), which passes only when all other legal moves fill eyes of its own; "
        "or none: a network of values alone, which gives every point the same share (uniform)",
        choices=("dense", "points", "uniform"),
        source="cross-convolutions 4.3; AlphaGo, SL policy network (points)",
    )
    policy_channels: int = setting(2, "channels of the policy head", low=1, high=256)
    komi_units: int = setting(
        0, "units of the policy's komi layers, 0 for none", low=0, high=1024, source="SAI 0.18"
    )
    value_head: str = setting(
        "Y",
        "alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); "
        "one winrate (flat), given as Black's (elf); one for each of many komi (multi_label); "
        "none, a network of the policy alone, which gives every position even chances",
        choices=("V", "Y", "T", "I", "flat", "elf", "multi_label", "none"),
        source="SAI III-B; multi-labelled values, Architecture (multi_label)",
    )
    labels: int = setting(
        17, "komi that a multi_label head has winrates for, one point apart", low=2, high=201,
        source="multi-labelled values, Architecture",
    )  # fmt: skip
    first_label: float = setting(
        -3.5, "smallest of these komi", low=-400.0, high=400.0, unit="points",
        source="multi-labelled values, Architecture",
    )  # fmt: skip
    label_pairs: bool = setting(
        True,
        "whether a multi_label head gives one winrate to two komi between which no score lies when "
        "every point is owned: -2.5 and -1.5, -0.5 and 0.5 and so on where the board's points are "
        "odd; off, each komi has a winrate of its own",
        source="multi-labelled values, Architecture",
    )
    value_channels: int = setting(2, "channels of the value head", low=1, high=256)
    value_hidden: int = setting(256, "hidden units of the value head", low=1, high=4096)
    beta_channels: int = setting(1, "channels of beta's own head (V)", low=1, high=256)
    beta_hidden: int = setting(128, "hidden units for beta (V, Y)", low=1, high=4096)
    ownership: bool = setting(False, "whether there is a head for each point's final owner")
    soft_policy: bool = setting(
        False, "whether a head learns the flattened policy, for training alone", source="KataGo"
    )
    later_moves: int = setting(
        0,
        "how many moves after the next one heads of their own learn, for training alone: 1 the "
        "opponent's reply, 2 also the player's own move after it",
        low=0,
        high=LATER_MOVES,
        source="multi-labelled values (3-step prediction: 2); KataGo (1)",
    )
    ownership_score: bool = setting(
        False,
        "whether alpha is the sum of the expected owners of all points, and the value head gives "
        "only what is to be added",
    )
    norm: str = setting(
        "batch", "normalization of the convolutions", choices=("batch", "none"), source="KataGo"
    )
    block: str = setting(
        "",
        "block of a plug-in that the residual trunk consists of, with its settings, like "
        "`se ratio=8`; empty = the program's own",
    )
    plugin_heads: str = setting(
        "",
        "heads of plug-ins, like `lead; wide channels=4`: each takes the place of the policy or "
        "value head, or gives an output that losses of plug-ins learn; empty = none",
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
        self._check_labels()
        if self.ownership_score and (not self.ownership or self.curve_kind != SIGMOID):
            raise self.error(
                "ownership_score",
                " needs ownership, and a value_head that gives alpha (V, Y, T or I)",
            )
        if self.smallest and (self.komi_units or not knows_score(self.curve_kind)):
            raise self.error(
                "smallest",
                ": pooled heads give a winrate for every komi and see none; set komi_units to 0 "
                "and value_head to V, Y, T, I or multi_label",
            )
        self._check_trunk()
        self._check_plugins()
        if self.policy_is_of_points and (self.smallest or self.komi_units):
            raise self.error(
                "policy_head",
                ": a bias for each point is for one board size, and sees no komi; set smallest and "
                "komi_units to 0, or choose dense",
            )

    def _check_labels(self) -> None:
        """Raise SettingsError if the labels of a multi_label head don't fit its other settings."""
        if self.value_head != "multi_label":
            return
        if self.first_label % 0.5:
            raise self.error("first_label", " must be a whole or half number of points")
        if self.label_pairs and not self.first_label % 1.0:
            raise self.error(
                "label_pairs",
                ": pairs are of half-integer komi; set first_label to one, or label_pairs to false",
            )
        if self.feature_set.layout.black_to_move < 0 and self.first_label != -self.last_label:
            raise self.error(
                "value_head",
                f" multi_label for komi {self.first_label:g} to {self.last_label:g} needs features "
                f"that tell Black's turn, as multilabel50 or agz18; or labels that are symmetric "
                f"about 0",
            )
        if self.label_pairs and len(self.sizes) > 1 and self.labels % 2 == 0:
            raise self.error(
                "labels", " must be odd, or label_pairs off, for boards with odd and even points"
            )

    def _check_trunk(self) -> None:
        """Raise SettingsError if the trunk's settings don't fit each other."""
        for name in ("first_kernel", "cross_kernel"):
            if getattr(self, name) % 2 == 0:
                raise self.error(name, f" must be odd, not {getattr(self, name)}")
        if self.trunk in ("preactivation", "transformer") and self.norm != "none":
            raise self.error(
                "norm",
                f": networks with a {self.trunk} trunk have no batch normalization; choose none",
            )
        if self.trunk == "transformer" and self.block_channels % (2 * self.heads):
            raise self.error(
                "block_channels", f" must be a multiple of twice the heads ({2 * self.heads})"
            )
        if self.trunk != "plain" and (self.first_channels or self.cross_layers):
            raise self.error(
                "trunk", ": first_channels and cross_layers are for plain trunks; choose plain"
            )
        if self.trunk in ("plain", "transformer") and self.global_pooling:
            raise self.error("trunk", ": global_pooling is for residual trunks; choose residual")
        places, widths = self.places_of_crosses, self.widths_of_crosses
        if places and not 1 <= min(places) <= max(places) <= self.blocks:
            raise self.error("cross_layers", f" must be from 1 to blocks ({self.blocks})")
        if not widths or min(widths) < 1:
            raise self.error("cross_widths", " must name at least one width, like `1 5`")

    def _check_plugins(self) -> None:
        """Raise SettingsError if a part of a plug-in is unknown or doesn't fit."""
        if self.block and (self.trunk != "residual" or self.global_pooling):
            raise self.error(
                "block",
                ": blocks of plug-ins are for residual trunks without pooling; set "
                "network.trunk=residual and network.global_pooling=false",
            )
        if len(parts_of(self.block)) > 1:
            raise wrong_name(self.block)
        _ = self.block_settings
        kinds = [kind.part for kind, _ in self.heads_of_plugins.values()]
        for part in (POLICY, VALUE):
            if kinds.count(part) > 1:
                raise self.error("plugin_heads", f": only one of them can be the {part} head")
        if POLICY in kinds and (self.policy_is_of_points or self.komi_units):
            raise self.error(
                "plugin_heads", ": a policy head of a plug-in needs policy_head dense, komi_units 0"
            )
        if VALUE in kinds and self.value_head not in ("V", "Y", "T", "I", "flat"):
            raise self.error(
                "plugin_heads", ": a value head of a plug-in needs value_head V, Y, T, I or flat"
            )

    @property
    def block_settings(self) -> Settings | None:
        """Settings of the plug-in's block of the trunk; None without one."""
        for name, given in parts_of(self.block).items():
            own = tr("or leave network.block empty for the program's own")
            kind = TRUNK_BLOCKS.find(name, "block", own)
            return settings_of(kind.settings, given, f"the block {name!r}")
        return None

    @property
    def heads_of_plugins(self) -> dict[str, tuple[HeadKind, Settings]]:
        """Heads of plug-ins with their settings, by name."""
        heads = {}
        for name, given in parts_of(self.plugin_heads).items():
            kind = HEADS.find(name, "head")
            heads[name] = kind, settings_of(kind.settings, given, f"the head {name!r}")
        return heads

    def head_in_place(self, part: str) -> tuple[str, HeadKind, Settings] | None:
        """Return the head of a plug-in that is the policy or value head: name, kind, settings."""
        for name, (kind, own) in self.heads_of_plugins.items():
            if kind.part == part:
                return name, kind, own
        return None

    @property
    def needs_module(self) -> bool:
        """Whether only torch's module runs the network, because plug-ins made parts of it."""
        return bool(self.block) or any(
            kind.part != EXTRA for kind, _ in self.heads_of_plugins.values()
        )

    @property
    def plugins(self) -> tuple[Plugin, ...]:
        """The plug-ins that made parts of the network or of its input."""
        origins = [
            *map(TRUNK_BLOCKS.origin, parts_of(self.block)),
            *map(HEADS.origin, parts_of(self.plugin_heads)),
            *self.feature_set.plugins,
        ]
        return tuple(dict.fromkeys(each for each in origins if each is not None))

    def _numbers(self, name: str) -> tuple[int, ...]:
        """Return the whole numbers of a setting that lists some."""
        text: str = getattr(self, name)
        if not all(word.isdecimal() and len(word) < 4 for word in text.split()):
            raise self.error(name, f" must be whole numbers, not {text!r:.40}")
        return tuple(map(int, text.split()))

    @property
    def places_of_crosses(self) -> tuple[int, ...]:
        """Numbers of the convolutions with a cross layer before them, from 1."""
        return self._numbers("cross_layers")

    @property
    def widths_of_crosses(self) -> tuple[int, ...]:
        """Width of each branch of a cross layer."""
        return self._numbers("cross_widths")

    @property
    def feature_set(self) -> FeatureSet:
        """The feature set of the input planes."""
        return feature_set(self.features)

    @property
    def policy_is_of_points(self) -> bool:
        """Whether the policy has no probability for passing."""
        return self.policy_head in ("points", "uniform")

    @property
    def curve_kind(self) -> int:
        """Kind of the curve: FLAT, SIGMOID or MULTI_LABEL, see `engine.search.value.kinds`."""
        if self.value_head == "multi_label":
            return MULTI_LABEL
        if (head := self.head_in_place(VALUE)) is not None:
            return SIGMOID if head[1].knows_score else FLAT
        return FLAT if self.value_head in ("flat", "elf", "none") else SIGMOID

    @property
    def curve_numbers(self) -> int:
        """Number of values of each curve in `Evaluation.curve`, C."""
        return 1 + self.labels if self.curve_kind == MULTI_LABEL else LEAST_NUMBERS

    @property
    def last_label(self) -> float:
        """Largest komi with a winrate of a multi_label head [points]."""
        return self.first_label + self.labels - 1

    @property
    def label_steps(self) -> tuple[bool, ...]:
        """Whether the winrate may fall between each label and the next, bool[labels - 1].

        With `label_pairs` it falls only if the whole number between the two labels can be a score:
        if every point is owned, scores are odd on boards with an odd number of points, else even.
        """
        odd = self.size % 2
        between = (math.floor(self.first_label) + 1 + i for i in range(self.labels - 1))
        return tuple(not self.label_pairs or score % 2 == odd for score in between)

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
        """Whether the heads are pooled over the board, so that they serve several board sizes."""
        return self.smallest > 0

    @property
    def features_version(self) -> int:
        """Version of the feature set."""
        return self.feature_set.version


@dataclass(frozen=True, kw_only=True)
class KataGoSettings:
    """Description of a KataGo network by its header; only the file defines its layers."""

    blocks: int
    """Number of blocks of the trunk, without those nested within blocks."""
    channels: int
    """Number of channels of the trunk."""
    human: bool
    """Whether it is a "human" network, which imitates the players of a profile."""
    features: str = "katago-v7"
    """Name of the feature set: version 7 of KataGo's inputs."""
    features_version: int = 1
    """Version of the feature set."""

    @property
    def curve_kind(self) -> int:
        """SIGMOID, since the network estimates a score."""
        return SIGMOID

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes such a network plays."""
        return tuple(range(MIN_SIZE, LARGEST_KATAGO + 1))
