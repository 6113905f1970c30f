"""Decide by the games of gates when a run in two stages begins its second one (GoCSE392 6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import BLACK_CAPTURED, WHITE_CAPTURED, empty_position
from engine.train.settings import SecondStageSettings


class StageFigures(NamedTuple):
    """Figures of a gate's games that show how well the networks know the game."""

    turns: float
    """Mean number of moves of a game, passes included."""
    captures: float
    """Mean number of stones captured in a game, of both colors."""
    spread: float
    """Standard deviation of the final scores [points]."""

    def rounded(self) -> dict[str, float]:
        """Return the figures for a log."""
        return {name: round(value, 2) for name, value in self._asdict().items()}


def stage_figures(rules: Rules, games: Iterable[list[int]]) -> StageFigures:
    """Return the figures of some games, at least one.

    Parameters
    ----------
    games
        Moves of each game from the empty board on, alternating; N = pass.
    """
    turns, captures, scores = [], [], []
    for moves in games:
        position = empty_position(rules, capacity=len(moves) + 8)
        replay(position, moves)
        turns.append(len(moves))
        captures.append(
            int(position.counters[BLACK_CAPTURED]) + int(position.counters[WHITE_CAPTURED])
        )
        scores.append(area_score(position))
    return StageFigures(float(np.mean(turns)), float(np.mean(captures)), float(np.std(scores)))


def stage_is_over(settings: SecondStageSettings, figures: StageFigures) -> bool:
    """Whether the games of a gate meet all three conditions of the second stage."""
    return (
        figures.turns > settings.turns
        and figures.captures < settings.captures
        and figures.spread > settings.spread
    )


def switch_entry(settings: SecondStageSettings, figures: StageFigures) -> dict[str, Any]:
    """Return the beginning of the second stage as an entry for the log."""
    return {
        "event": "second stage",
        **figures.rounded(),
        "text": (
            f"the second stage begins, at komi {settings.komi:g} with visits {settings.visits}: in "
            f"the gate's games {figures.turns:.1f} turns are more than {settings.turns:g}, "
            f"{figures.captures:.1f} captures less than {settings.captures:g}, and a score spread "
            f"of {figures.spread:.1f} points more than {settings.spread:g}"
        ),
    }
