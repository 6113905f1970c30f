"""Notes of the repairs that were made while a file was read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from engine.base.translation import tr

_MAX_NOTES: Final = 40
_MAX_ALIKE: Final = 3


@dataclass
class Notes:
    """Repairs made while reading, as sentences."""

    name: str
    """Name of the file, for messages."""
    data: bytes
    texts: list[str] = field(default_factory=list)
    alike: Counter[str] = field(default_factory=Counter)
    """Number of times each repair was made."""

    @property
    def count(self) -> int:
        """Number of repairs, including unlisted ones."""
        return self.alike.total()

    def line(self, offset: int) -> int:
        """Return the line number of a byte offset, from 1."""
        breaks = self.data.count(b"\n", 0, offset) or self.data.count(b"\r", 0, offset)
        return 1 + breaks

    def add(self, text: str, offset: int | None = None) -> None:
        """Note a repair, with its line if its place is known."""
        self.alike[text] += 1
        if self.alike[text] <= _MAX_ALIKE and len(self.texts) < _MAX_NOTES:
            place = "" if offset is None else tr("line {line}: ", line=self.line(offset))
            self.texts.append(place + text)

    def all(self) -> list[str]:
        """Return all notes; a very long list is shortened."""
        left = self.count - len(self.texts)
        return self.texts + ([tr("and {left} more repairs like these", left=left)] if left else [])
