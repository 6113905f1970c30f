"""Hooks: tables of other packages that the modules of `engine.papers` add entries to.

There are four: commands (here), sources of games (`engine.train.preset`), move rules
(`engine.train.selfplay.move_rule`) and kinds of contests (`engine.match.contest_kinds`). A hook is
filled when it is read for the first time. A paper's variant adds an entry and changes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from threading import RLock
from typing import Any, Final, NamedTuple, TypeVar

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


class PaperCommand(NamedTuple):
    """A command of `sai-engine`."""

    add: Callable[[Callable[[str, Any, str], Any]], None]
    """Adds its options to the parser that the argument makes from name, function and text."""
    settings: type[Settings] | None = None
    """Settings that are its options, if steps of a chain may have them."""


COMMANDS: Final[Hook[PaperCommand]] = Hook()
"""Commands by name."""
