"""Kinds of contests: the tournaments of the small-board study as defaults of settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.base.translation import tr


@dataclass(frozen=True)
class ContestKind:
    """A kind of contest: values for some of its settings."""

    about: str
    """Description in a few words."""
    values: Mapping[str, Any]
    """Settings by name; those that the user sets by name take precedence."""


CONTEST_KINDS: Final[Mapping[str, ContestKind]] = {
    "instinct": ContestKind(
        tr("the networks' policies alone, two games of each pair"),
        {"visits": 1, "temperature": 0.0, "games": 2, "opening": "none", "tree": "fresh"},
    ),
    "training": ContestKind(
        tr(
            "two more simulations for each move in trees that grow over the games of a "
            "pair, 200 games"
        ),
        {"visits": 2, "temperature": 0.0, "games": 200, "opening": "none", "tree": "games"},
    ),
    "search": ContestKind(
        tr("searches as set, openings drawn from a policy, best moves"),
        {"temperature": 0.0, "opening": "policy"},
    ),
}
"""The tournaments of the small-board study (GoCSE392 7.0.2): its instinct tournament, and its
training tournament, whose searches of two simulations accumulate; and searches of any size."""
