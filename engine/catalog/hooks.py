"""Hooks: tables of other packages that the modules of `engine.papers` add entries to.

There are four: sources of games (`engine.train.preset`), move rules
(`engine.train.selfplay.move_rule`), kinds of contests (`engine.match.contest_kinds`), and commands,
which `engine.cli` lists by module (`engine.train.chain_file` has those that may be steps of a
chain). A hook is filled when it is read for the first time. A paper's variant adds an entry and
changes nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from threading import RLock
from typing import Final, TypeVar

PAPERS: Final = ("engine.papers.gocse", "engine.papers.alphago")
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
