"""What the engine is doing, in words and figures. No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["EngineState", "EngineStatus"]

EngineState = Literal["off", "loading", "no network", "illegal", "ready", "searching", "failed"]


@dataclass(frozen=True)
class EngineStatus:
    """What the engine is doing, for the status bar and for panels that would else be empty."""

    state: EngineState = "off"
    """What it is doing."""
    text: str = ""
    """One sentence for a person; may be empty."""
    visits: int = 0
    """Visits of the position on show, per agent."""
    goal: int = 0
    """Visits per agent that the search is to reach."""
    evaluations_per_s: float | None = 0.0
    """Positions per second the network evaluated in the last search; None: it had the answers in
    memory."""
