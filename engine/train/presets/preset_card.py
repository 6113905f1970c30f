"""Descriptions of presets and chains in lists: title, origin, results and usual speed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta, Struct

from engine.base.checked_json import convert_json
from engine.base.errors import FormatError, SettingsError

Source = Literal[
    "own",
    "SAI",
    "small-board study",
    "multi-labelled values",
    "cross-convolution",
    "AlphaGo",
]
SOURCES: Final[tuple[str, ...]] = get_args(Source)
"""Papers and systems that presets come from; "own" is this program's."""

Line = Annotated[str, Meta(max_length=160)]
Positive = Annotated[float, Meta(ge=0.0, le=1e12)]


class UsualSpeed(Struct, frozen=True, forbid_unknown_fields=True):
    """Usual speed of a preset: half of what `sai-engine estimate` finds on two free cores.

    The processor is a Xeon with AMX. Half, because other processors are slower and other programs
    run, too.
    """

    nodes_per_s: Positive
    """Visits of self-play of one process [1/s]; 0 if it searches nothing."""
    rows_per_s: Annotated[float, Meta(gt=0.0, le=1e12)]
    """Rows trained on [1/s]."""
    parameters: Annotated[int, Meta(gt=0, le=10**12)]
    """Weights of the network."""


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The description of a preset or chain in lists; all fields may be empty in people's files."""

    title: Annotated[str, Meta(max_length=60)] = ""
    """What it is, in plain words."""
    outcome: Line = ""
    """What comes out of it."""
    source: Source = "own"
    """The paper or system that it follows."""
    needs: Line = ""
    """What has to be there for it, such as game records; empty = nothing."""


class PresetCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The description of a preset, with its usual time and what has to be named for it."""

    required: tuple[tuple[str, ...], ...] = ()
    """Settings that name what it `needs`, by dotted name; all of one of the groups must be set."""

    gpu_minutes: Positive = 0.0
    """Usual time on a graphics card, for presets meant for one [minutes]; 0 = not known."""
    speed: UsualSpeed | None = None
    """None if it was never measured."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields that are not empty."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields


CARD_FIELDS: Final = frozenset(PresetCard.__struct_fields__)
"""Names beside "about" in the file of a preset."""


def card_of(values: Mapping[str, Any]) -> PresetCard:
    """Return the description among the fields of a preset's file.

    Raises
    ------
    SettingsError
        A field has the wrong type, is too long, or names no known source.
    """
    fields = {name: value for name, value in values.items() if name in CARD_FIELDS}
    try:
        return convert_json(fields, PresetCard)
    except FormatError as error:
        known = f"; sources: {', '.join(SOURCES)}" if "source" in str(error) else ""
        raise SettingsError(f"Preset: {error}{known}") from None


class PaperRun(NamedTuple):
    """A run of the paper's Table I."""

    name: str
    preset: str
    score: float
    """PE: panel evaluation of its third best network, on the paper's own panel."""
    million_nodes: float
    """TTP: nodes to the plateau [millions]."""


PAPER_RUNS: Final = (
    PaperRun("SAI 9", "sai-9", 2.34848, 1838),
    PaperRun("SAI 15", "sai-15", 1.94057, 1194),
    PaperRun("SAI 20", "sai-20", 2.38155, 463),
    PaperRun("SAI 22", "sai-22", 2.39176, 2545),
    PaperRun("SAI 23", "sai-23", 2.35204, 465),
    PaperRun("SAI 24", "sai-24", 2.38220, 528),
)
