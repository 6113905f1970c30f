"""The sample games of the program, which are never overwritten."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from engine.api.base import EngineError, data_folder
from engine.api.record import load

__all__ = ["FIRST", "SampleGame", "is_sample", "sample_games"]

FIRST: Final = "first.sgf"
"""The sample game shown at the start, with stored analysis."""


@dataclass(frozen=True)
class SampleGame:
    """A sample game."""

    path: Path
    title: str
    """Its name (GN)."""
    size: int
    """Points per side."""


@cache
def sample_games() -> tuple[SampleGame, ...]:
    """Return the sample games: `FIRST`, then by board size and title."""
    found = []
    for path in sorted((data_folder("resources") / "games").glob("*.sgf")):
        try:
            record = load(path).games[0]
        except EngineError:  # the file was edited
            continue
        found.append(SampleGame(path, record.info.get("GN") or path.stem, record.size))
    return tuple(sorted(found, key=lambda game: (game.path.name != FIRST, game.size, game.title)))


def is_sample(path: Path) -> bool:
    """Whether a file is in the program's own folder."""
    return path.resolve().is_relative_to(data_folder("resources").resolve())
