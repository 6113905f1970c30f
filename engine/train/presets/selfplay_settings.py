"""Settings of self-play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.base.settings import Settings, setting
from engine.search.value.komi_window import MOST_LAMBDA

MOST_VISITS: Final = 100_000
"""Visits of a self-play search; the trees of all games take memory for them."""


@dataclass(frozen=True, kw_only=True)
class SelfPlaySettings(Settings):
    """How games are played to learn from."""

    removed = {"q_scale": 1.0, "q_visits": 50.0, "cheap_weight": 0.0}

    games: int = setting(
        64,
        "Games in lockstep in each process; fewer where a generation has fewer (run.games).",
        low=1,
        high=65536,
    )
    visits: int = setting(
        96,
        "Visits of the searches that are recorded.",
        low=1,
        high=MOST_VISITS,
        source="MiniZero, progressive simulation (as a schedule)",
        schedule="",
    )
    cheap_visits: int = setting(
        20,
        "Visits of the other searches, which only move the game on.",
        low=1,
        high=MOST_VISITS,
        source="KataGo playout cap randomization",
        schedule="",
    )
    deep_share: float = setting(
        0.25,
        "Share of the moves that are searched deep and recorded.",
        low=0.0,
        high=1.0,
        schedule="",
    )
    policy_target: str = setting(
        "completed_q",
        "Policy to learn and to play: shares of visits, or the prior improved by completed Q.",
        choices=("visits", "completed_q"),
        source="Gumbel AlphaZero (completed Q)",
    )
    temperature: float = setting(
        1.0,
        "Move temperature at the first move of the board.",
        low=0.0,
        high=10.0,
        schedule="",
    )
    late_temperature: float = setting(
        0.2, "Move temperature late in the game.", low=0.0, high=10.0, schedule=""
    )
    temperature_plies: int = setting(
        10_000,
        "First moves of the board that are drawn at random; later the best one is played.",
        low=0,
        high=10_000,
        unit="plies",
        source="SAI section III-D; Leela Zero",
        schedule="",
    )
    temperature_form: str = setting(
        "power",
        "How temperature acts on the policy to play: policy^(1/T), or on visits in the paper's "
        "Gibbs form exp(visits/T); that is with policy_target visits.",
        choices=("power", "gibbs"),
        source="SAI section III-D; the reference program has powers",
    )
    temperature_halving: float = setting(
        7.0, "Moves after which half the way to the late temperature is gone.",
        low=0.1, high=10000.0, unit="plies", schedule="",
    )  # fmt: skip
    noise: bool = setting(
        True,
        "Noise at the root of deep searches: Dirichlet's, or Gumbel draws with "
        "search.root_selection 'gumbel'.",
    )
    surprise_share: float = setting(
        0.0,
        "Share of the sample weights that depends on policy surprise: how far the "
        "search moved the policy.",
        low=0.0,
        high=1.0,
        source="KataGo policy surprise weighting",
        schedule="",
    )
    decided_winrate: float = setting(
        1.0,
        "A game counts as decided when its last two searches give the same side a "
        "winrate above this; 1 = never.",
        low=0.5,
        high=1.0,
        source="KataGo",
        schedule="",
    )
    decided_share: float = setting(
        0.25,
        "Share of the visits and sample weights that decided games keep.",
        low=0.0,
        high=1.0,
        schedule="",
    )
    pass_after: float = setting(
        0.5, "No pass before this share of the points is occupied; 0 = passing is free.",
        low=0.0, high=1.0, schedule="0.5@0%,0@10%",
    )  # fmt: skip
    keep_tree: bool = setting(
        False,
        "Keep the searched part of the tree from move to move; the visits of a move are added to "
        "it.",
        source="GoCSE392 4.3",
    )
    precision: str = setting(
        "auto",
        "Arithmetic of the searches' network; auto takes the fastest that gives the same answers.",
        choices=("auto", "fp32", "bf16"),
    )
    cache_rows: int = setting(
        0, "Evaluations remembered by each process; 0 = none.", low=0, high=10**9
    )
    ply_limit: float = setting(
        3.0, "Longest game, in moves per point of the board.", low=0.5, high=20.0
    )
    branch_probability: float = setting(
        0.025, "Chance of each position to start a game at its own fair komi.",
        low=0.0, high=1.0, source="SAI section III-B", schedule="",
    )  # fmt: skip
    komi_spread: float = setting(
        0.0, "Least spread of the first komi, as the scale of a logistic curve.",
        low=0.0, high=100.0, unit="points", schedule="",
    )  # fmt: skip
    lambda_: float = setting(
        0.0,
        "0 plays to win, 1 for points.",
        low=0.0,
        high=MOST_LAMBDA,
        source="SAI section III-D",
        schedule="",
    )
    mu: float = setting(
        0.0,
        "Where the komi window begins, like lambda.",
        low=0.0,
        high=1.0,
        source="SAI 0.18",
        schedule="",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.temperature_form == "gibbs" and self.policy_target != "visits":
            raise self.error("temperature_form", ": gibbs goes with policy_target visits alone")
        if self.deep_share == 0.0:
            raise self.error("deep_share", " 0 would record no move to learn from; raise it")
