"""The list of other engines, stored in the preferences."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from engine.api.analysis import MOST_VISITS
from engine.api.base import EngineError
from engine.api.programs import guess_protocol
from sai_studio.model.preferences import Preferences

__all__ = ["EngineEntry", "known_engines", "remember_engines"]

MOST_ENGINES: Final = 50
PROTOCOLS: Final = ("auto", "gtp", "json")


@dataclass(frozen=True)
class EngineEntry:
    """An engine and how it is used."""

    name: str
    command: str
    """Command line."""
    protocol: str = "auto"
    """Protocol: auto, gtp or json."""
    visits: int = 500
    """Visits per position."""

    @property
    def speaks(self) -> str:
        """The protocol in use: gtp or json."""
        if self.protocol != "auto":
            return self.protocol
        try:
            return guess_protocol(self.command)
        except EngineError:
            return "gtp"


def known_engines(preferences: Preferences) -> list[EngineEntry]:
    """Read the stored engines; invalid entries are left out."""
    try:
        stored = json.loads(preferences.get("engines") or "[]")
    except (ValueError, RecursionError):
        return []
    engines = []
    for one in stored if isinstance(stored, list) else ():
        try:
            entry = EngineEntry(
                str(one["name"]), str(one["command"]), str(one["protocol"]), int(one["visits"])
            )
        except (KeyError, TypeError, ValueError):
            continue
        if entry.protocol in PROTOCOLS and 1 <= entry.visits <= MOST_VISITS:
            engines.append(entry)
    return engines[:MOST_ENGINES]


def remember_engines(preferences: Preferences, entries: Sequence[EngineEntry]) -> None:
    """Store the engines."""
    preferences.set("engines", json.dumps([asdict(entry) for entry in entries[:MOST_ENGINES]]))
