"""Settings of games that policies play without a search."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.settings import Settings, setting


@dataclass(frozen=True, kw_only=True)
class PolicyGameSettings(Settings):
    """How networks learn from games whose moves are drawn from policies (AlphaGo's pipeline).

    Nobody fills an eye of its own, or passes while another such move is left, so that the area on
    the board is the result.
    """

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
    held_out_every: int = setting(
        10,
        "Every n-th game is held out from training; the networks' errors are measured "
        "on the position after its random move.",
        low=2,
        high=10**6,
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.baseline and self.learn != "moves":
            raise self.error("baseline", ": only policy_games.learn=moves has one")
        for name in ("first_network", "then_network"):
            if getattr(self, name) and self.learn != "results":
                raise self.error(name, ": it plays in games of policy_games.learn=results only")
