"""The games that come with the program: opened like a game without a file, never written to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from engine.api.base import EngineError, data_folder
from engine.api.record import load

__all__ = ["FIRST", "SampleGame", "is_sample", "sample_games"]

FIRST: Final = "first.sgf"
"""A finished game with stored analysis that the very first start shows."""


@dataclass(frozen=True)
class SampleGame:
    """A game of the program's own."""

    path: Path
    title: str
    """Its name (GN)."""
    size: int
    """Points per side."""


@cache
def sample_games() -> tuple[SampleGame, ...]:
    """The sample games, that of the first start first, small boards before large ones."""
    found = []
    for path in sorted((data_folder("resources") / "games").glob("*.sgf")):
        try:
            record = load(path).games[0]
        except EngineError:  # somebody edited it: the others are still there
            continue
        found.append(SampleGame(path, record.info.get("GN") or path.stem, record.size))
    return tuple(sorted(found, key=lambda game: (game.path.name != FIRST, game.size, game.title)))


def is_sample(path: Path) -> bool:
    """Whether a file lies where the program keeps its own."""
    return path.resolve().is_relative_to(data_folder("resources").resolve())
