"""The sample games of the program, which are never overwritten."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError
from engine.base.files import data_folder
from engine.base.translation import tr
from engine.record.sgf import load

FIRST: Final = "reviewed-19x19.sgf"
"""The sample game shown at the start, with a review."""
FIRST_MOVE: Final = 49
"""Move after which it is shown: one of its mistakes comes next."""
_TITLES: Final = {
    "A reverse komi": tr("A reverse komi"),
    "A reviewed game": tr("A reviewed game"),
    "Even game for SAI Studio": tr("Even game for SAI Studio"),
    "First game": tr("First game"),
    "Handicap game for SAI Studio": tr("Handicap game for SAI Studio"),
    "Points or the win": tr("Points or the win"),
}
"""Shown titles by the names in the files."""


@dataclass(frozen=True)
class SampleGame:
    """A sample game."""

    path: Path
    title: str
    """Its name (GN)."""
    size: int
    """Points per side."""

    @property
    def shown_title(self) -> str:
        """The title in the language of the window."""
        return _TITLES.get(self.title, self.title)


@cache
def sample_games() -> tuple[SampleGame, ...]:
    """Return the sample games: `FIRST`, then by board size and title."""
    found = []
    for path in sorted((data_folder("resources") / "games").glob("*.sgf")):
        try:
            record = load(path, rectangles=True).games[0]
        except EngineError:  # the file was edited
            continue
        found.append(SampleGame(path, record.info.get("GN") or path.stem, record.size))
    return tuple(sorted(found, key=lambda game: (game.path.name != FIRST, game.size, game.title)))


def is_sample(path: Path) -> bool:
    """Whether a file is in the program's own folder."""
    return path.resolve().is_relative_to(data_folder("resources").resolve())
