"""Settings of learning the rollout policy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.settings import Settings, setting


@dataclass(frozen=True, kw_only=True)
class RolloutTrainingSettings(Settings):
    """How the weights of the rollout policy are learned."""

    size: int = setting(9, "board size of the games", low=2, high=25, unit="points per side")
    passes: int = setting(10, "passes over all games", low=1, high=1000)
    games: int = setting(
        0,
        "largest number of games to learn from, chosen by their content; the number of games held "
        "out falls in proportion; 0 = all",
        low=0,
        high=10_000_000,
    )
    held_out: float = setting(
        0.1,
        "share of the games that is only used for measuring; includes the games that an index "
        "beside the records names for validation",
        low=0.001,
        high=0.9,
    )
    least: int = setting(
        5,
        "occurrences in the games that a diamond pattern needs for weights of its own",
        low=1,
        high=1_000_000,
        source="AlphaGo, Extended Data Table 4: 32,207 patterns",
    )
    rate: float = setting(0.3, "largest step of a weight", low=1e-6, high=10)
    decay: float = setting(
        3e-4, "pull of each weight towards 0 at each position that it is used in", low=0, high=1
    )
    seed: int = setting(0, "seed of the order of the games", low=0, high=2**31)
