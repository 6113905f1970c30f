"""Kinds of contests: values for some of the settings of a contest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.catalog.hooks import Hook


@dataclass(frozen=True)
class ContestKind:
    """A kind of contest: values for some of its settings."""

    about: str
    """Description in a few words."""
    values: Mapping[str, Any]
    """Settings by name; those that the user sets by name take precedence."""


CONTEST_KINDS: Final[Hook[ContestKind]] = Hook()
"""Kinds by name."""
