"""Levels of an engine as an opponent: how much it searches, and how freely it picks its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.base.translation import tr
from engine.review.requests import default_visits
from engine.search.report import AnalysisReport

LEAST_CHANCE: Final = 0.01
"""Moves whose probability is below this share of the best one's are never drawn."""


@dataclass(frozen=True)
class Level:
    """How strong an engine plays as an opponent."""

    id: str
    """Name in stored settings."""
    name: str
    """Name for people."""
    share: float
    """Visits per move as a share of the board's default; 0 is one visit, the policy alone."""
    temperature: float
    """0 plays the best move; above, moves are drawn with probability policy^(1/temperature)."""
    style: str
    """How it plays, as a sentence without full stop."""

    def visits(self, size: int) -> int:
        """Return the visits per move on a board."""
        return max(round(self.share * default_visits(size)), 1)


PEOPLE: Final = "people"
"""Level of an engine that plays as people of a rank do, see `GameSetup.people`."""
LEVELS: Final = (
    Level(
        "beginner",
        tr("Beginner"),
        0.0,
        2.0,
        tr("plays any move that comes to mind, often a weak one"),
    ),
    Level(
        "casual",
        tr("Casual"),
        0.0,
        1.0,
        tr("plays its first impression, not always the best one"),
    ),
    Level("instinct", tr("Instinct"), 0.0, 0.0, tr("plays its first impression, without reading")),
    Level("quick", tr("Quick"), 0.04, 0.0, tr("looks a few moves ahead")),
    Level("careful", tr("Careful"), 0.25, 0.0, tr("reads before each move")),
    Level("strong", tr("Strong"), 1.0, 0.0, tr("reads as deeply as the analysis")),
    Level("strongest", tr("Strongest"), 4.0, 0.0, tr("reads four times as much as the analysis")),
)
"""All levels, the weakest first."""


def level_named(name: str) -> Level | None:
    """Return the level with an id; None for one's own settings."""
    return next((level for level in LEVELS if level.id == name), None)


def people_text(people: str) -> str:
    """Return how an engine plays that imitates people of a rank or a year, without full stop."""
    if people.isdecimal():
        return tr("as professionals played in {year}", year=people)
    return tr("as {rank} players do, with their mistakes", rank=people)


def level_text(visits: int, temperature: float, lambda_: float) -> str:
    """Return the settings of an engine in words, without full stop."""
    if visits == 1:
        search = tr("policy only (1 visit)")
    else:
        search = tr("{visits:,} visits per move", visits=visits)
    if temperature:
        search = tr("{search}, temperature {number:g}", search=search, number=temperature)
    if lambda_ > 1.0:
        aim = tr("plays for points and risks won games")
    elif lambda_ >= 0.75:
        aim = tr("plays for points")
    elif lambda_ > 0.0:
        aim = tr("plays to win and for points")
    else:
        aim = tr("plays to win")
    return f"{search}, \u03bb {lambda_:g} ({aim})"


def drawn_move(
    report: AnalysisReport, temperature: float, random: np.random.Generator
) -> int | None:
    """Return the first agent's move, drawn at a temperature; None if the game is over.

    A pass is played only where it is the best move, and moves far worse than the best one never.
    """
    agent = report.agents[0]
    if temperature <= 0.0 or agent.move is None or agent.move == report.size**2:
        return agent.move
    weights = {c.move: float(c.visits) for c in agent.candidates if c.visits > 0}
    if agent.visits <= 1 or not weights:
        weights = dict(enumerate(report.policy[:-1].tolist()))
    weights.pop(report.size**2, None)
    best = max(weights.values(), default=0.0)
    moves = [move for move, weight in weights.items() if weight > LEAST_CHANCE * best]
    if best <= 0.0 or not moves:
        return agent.move
    chances = np.array([weights[move] / best for move in moves]) ** (1.0 / temperature)
    return int(random.choice(moves, p=chances / chances.sum()))
