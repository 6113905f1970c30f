"""Hooks: tables of other packages that the modules of `engine.papers` add entries to.

There are four: commands (`engine.cli` lists their modules; here are the settings of those that
steps of a chain may have), sources of games (`engine.train.presets.preset`), move rules
(`engine.train.presets.move_rule`) and kinds of contests (`engine.games.contest_settings`). A hook
is filled when it is read for the first time. A paper's variant adds an entry and changes nothing
else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from threading import RLock
from typing import Final, TypeVar

from engine.base.settings import Settings

PAPERS: Final = ("engine.papers.sai", "engine.papers.gocse", "engine.papers.alphago")
"""Modules that add entries; importing them loads neither compiled code nor torch."""

Entry = TypeVar("Entry")
_LOCK: Final = RLock()
_loaded: list[str] = []


class Hook(Mapping[str, Entry]):
    """A table of entries by name, in the order in which papers add them."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}

    def add(self, name: str, entry: Entry) -> None:
        """Add an entry; called by the modules of `PAPERS` when they are imported."""
        self._entries[name] = entry

    def __getitem__(self, name: str) -> Entry:
        _load_papers()
        return self._entries[name]

    def __iter__(self) -> Iterator[str]:
        _load_papers()
        return iter(self._entries)

    def __len__(self) -> int:
        _load_papers()
        return len(self._entries)


def _load_papers() -> None:
    """Import the papers' modules once; other threads wait."""
    with _LOCK:
        for name in PAPERS:
            if name not in _loaded:
                _loaded.append(name)
                import_module(name)


STEP_SETTINGS: Final[Hook[type[Settings]]] = Hook()
"""Settings that are the options of a command, for commands that steps of a chain may have."""
