"""Status of the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["EngineState", "EngineStatus"]

EngineState = Literal["off", "loading", "no network", "illegal", "ready", "searching", "failed"]
"""State of the engine; "illegal": the record has an illegal move up to the position."""


@dataclass(frozen=True)
class EngineStatus:
    """Status of the engine, for the status bar and for empty panels."""

    state: EngineState = "off"
    """What the engine is doing."""
    text: str = ""
    """Status as a sentence; may be empty."""
    visits: int = 0
    """Visits of the current position, per agent."""
    goal: int = 0
    """Visits per agent that the search is to reach."""
    evaluations_per_s: float | None = 0.0
    """Positions per second that the network evaluated in the last search; None if all answers came
    from memory."""
