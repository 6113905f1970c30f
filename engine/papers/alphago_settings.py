"""Settings of AlphaGo's pipeline (Silver et al. 2016): games of policies, the rollout policy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.base.settings import Settings, setting

HELD_OUT_EVERY: Final = 10
"""Every n-th game is held out from training; the networks' errors are measured on the position
after its random move."""


@dataclass(frozen=True, kw_only=True)
class PolicyGameSettings(Settings):
    """How networks learn from games whose moves are drawn from policies (AlphaGo's pipeline).

    Nobody fills an eye of its own, or passes while another such move is left, so that the area on
    the board is the result.
    """

    removed = {"held_out_every": 10}

    learn: str = setting(
        "nothing",
        "What the games teach: moves, by policy gradient, in games of the newest network against "
        "earlier ones; results, in games by two other networks; or nothing, without such games.",
        choices=("nothing", "moves", "results"),
        source="AlphaGo, RL policy network; value network",
    )
    pool_every: int = setting(
        1,
        "Generations between two networks of the pool that opponents are drawn from; the first "
        "one is always in it.",
        low=1,
        high=10**6,
        source="AlphaGo, RL policy network: 500 iterations",
    )
    baseline: str = setting(
        "",
        "Network file whose winrate is subtracted from the results of moves; empty = none is.",
        source="AlphaGo, RL policy network: v(s) in a second pass",
        names="network",
    )
    first_network: str = setting(
        "",
        "Network file that plays the moves before the random one, in games that teach results.",
        source="AlphaGo, value network: the supervised policy",
        names="network",
    )
    then_network: str = setting(
        "",
        "Network file that plays the moves after it.",
        source="AlphaGo, value network: the policy network of the gradient",
        names="network",
    )
    latest_random: float = setting(
        1.25,
        "Latest random move: its number is uniform from 1 to this.",
        low=0.02,
        high=4.0,
        unit="moves per point",
        source="AlphaGo, value network: 450 on 19x19",
    )
    positions: str = setting(
        "one",
        "Positions of a game that teach its result: the one after the random move, or all.",
        choices=("one", "all"),
        source="AlphaGo, value network: one, against overfitting",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.baseline and self.learn != "moves":
            raise self.error("baseline", ": only policy_games.learn=moves has one")
        for name in ("first_network", "then_network"):
            if getattr(self, name) and self.learn != "results":
                raise self.error(name, ": it plays in games of policy_games.learn=results only")


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
    tree_policy: bool = setting(
        False,
        "learn also the features of the tree policy: diamonds around each move, and the distances "
        "to the last two moves; it predicts better and plays more slowly",
        source="AlphaGo, Extended Data Table 4, second set",
    )
    rate: float = setting(0.3, "largest step of a weight", low=1e-6, high=10)
    decay: float = setting(
        3e-4, "pull of each weight towards 0 at each position that it is used in", low=0, high=1
    )
    seed: int = setting(0, "seed of the order of the games", low=0, high=2**31)
