"""The list of other engines, stored in the preferences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from engine.analysis.request import MOST_VISITS
from engine.base.checked_json import Text, convert_fitting, decode_json
from engine.base.errors import EngineError, FormatError
from engine.games.programs.analysis_client import guess_protocol
from engine.review.game_setup import OWN_NETWORK, PERSON
from engine.search.settings import SERVED_VISITS
from sai_studio.session.preferences import Preferences

MOST_ENGINES: Final = 50


class EngineEntry(Struct, frozen=True):
    """An engine: its name, command and number of visits."""

    name: Text
    command: Text
    """Command line."""
    protocol: Literal["auto", "gtp", "json"] = "auto"
    visits: Annotated[int, Meta(ge=1, le=MOST_VISITS)] = SERVED_VISITS
    """Visits per position."""

    @property
    def speaks(self) -> str:
        """Protocol in use: gtp or json."""
        if self.protocol != "auto":
            return self.protocol
        try:
            return guess_protocol(self.command)
        except EngineError:
            return "gtp"


def known_engines(preferences: Preferences) -> list[EngineEntry]:
    """Read the stored engines; invalid entries are left out."""
    return _read(preferences.settings.engines)


def _read(text: str) -> list[EngineEntry]:
    try:
        stored = decode_json(text or "[]", list[Any])
    except FormatError:
        return []
    entries: list[EngineEntry] = []
    for entry in list(convert_fitting(stored, EngineEntry))[:MOST_ENGINES]:
        name = own_name(entry.name, (other.name for other in entries))
        entries.append(msgspec.structs.replace(entry, name=name))
    return entries


def own_name(name: str, others: Iterable[str]) -> str:
    """Return a name that no other engine has: games and matches name an engine's player by it."""
    taken, number, own = {PERSON, OWN_NETWORK, *others}, 1, name
    while own in taken:
        number += 1
        own = f"{name} ({number})"
    return own


def change_engines(
    preferences: Preferences, change: Callable[[list[EngineEntry]], Sequence[EngineEntry]]
) -> list[EngineEntry]:
    """Replace the stored engines by what a function makes of them, and return the new ones."""

    def changed(text: str) -> str:
        entries = change(_read(text))[:MOST_ENGINES]
        return json.dumps([msgspec.structs.asdict(entry) for entry in entries])

    preferences.change("engines", changed)
    return known_engines(preferences)
