"""Settings of the audit of a curve; quick to import."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.settings import Settings, setting


@dataclass(frozen=True, kw_only=True)
class AuditSettings(Settings):
    """How a position is played out."""

    games: int = setting(40, "games at each of the five komi", low=1, high=10_000)
    visits: int = setting(20, "Visits of each search; 1 plays the policy.", low=1, high=100_000)
    temperature: float = setting(
        1.0, "Temperature of the first moves, so that games differ.", low=0, high=10
    )
    temperature_plies: int = setting(
        12, "Moves of the game that use the temperature.", low=0, high=1000, unit="plies"
    )
    seed: int = setting(0, "seed of all games", low=0, high=2**31 - 1)
