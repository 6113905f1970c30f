"""Settings of matches, gates and panels; imports no compiled code, so that forms load quickly."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from engine.analysis.agent import AgentSettings
from engine.base.errors import SettingsError
from engine.base.settings import Settings, setting
from engine.base.translation import tr
from engine.go.rules import Rules
from engine.search.settings import MANY_VISITS
from engine.search.value.komi_window import MOST_LAMBDA

PROGRAM: Final = "gtp:"
"""Prefix of the name of a player that is another program, followed by its command line."""


def player_parts(text: str) -> tuple[str, list[str]]:
    """Return the network of a player that is no program, and its options as NAME=VALUE."""
    if text.endswith("]") and "[" in text and not os.path.exists(text):
        name, _, options = text[:-1].rpartition("[")
        return name, [option for option in options.split(",") if option]
    return text, []


@dataclass(frozen=True, kw_only=True)
class MatchSettings(Settings):
    """How networks are compared; gates and panels add their own options."""

    visits: int = setting(
        MANY_VISITS,
        "Visits of each search; 1 plays the policy.",
        low=1,
        high=100_000,
        source="SAI IV",
        schedule="",
    )
    lambda_: float = setting(
        0.0,
        "The agent's lambda: 0 plays to win, 1 for points.",
        low=0,
        high=MOST_LAMBDA,
        source="SAI III-D",
        schedule="",
    )
    temperature: float = setting(
        0.5,
        "Temperature of the first moves, so that games differ.",
        low=0,
        high=10,
        schedule="",
    )
    temperature_plies: int = setting(
        8,
        "Moves of the game that use the temperature.",
        low=0,
        high=10_000,
        unit="plies",
        schedule="",
    )
    komi: str = setting(
        "",
        "Komi of the games in turn, best on both sides of the fair one, like `8.5 9.5`; empty = "
        "the komi of the rules.",
    )
    opening: str = setting(
        "none",
        "Moves played before the players take over, the same ones for both: none; drawn from a "
        "network's policy; random legal moves that keep the value; or recorded ones, which a "
        "strong network has checked.",
        choices=("none", "policy", "value", "recorded"),
    )
    opening_plies: int = setting(
        4, "Length of drawn openings.", low=0, high=100, unit="plies", schedule=""
    )
    opening_file: str = setting(
        "", "File of recorded openings; empty = those that ship for the board.", names="file"
    )
    opening_temperature: float = setting(
        1.0,
        "Temperature of openings drawn from the policy.",
        low=0.01,
        high=10,
        schedule="",
    )
    opening_loss: float = setting(
        0.05,
        "Largest loss of winrate of a move in openings that keep the value.",
        low=0,
        high=1,
        schedule="",
    )
    at_once: int = setting(
        64, "Games side by side; more are faster on a GPU and take memory.", low=2, high=65536
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        self.komi_values(Rules())

    def komi_values(self, rules: Rules) -> tuple[float, ...]:
        """Return the komi of the games in turn [points to White].

        Raises
        ------
        SettingsError
            `komi` is not a list of possible numbers.
        """
        values = []
        for word in self.komi.replace(",", " ").split():
            try:
                values.append(rules.replace(komi=float(word.replace("\u2212", "-"))).komi)
            except (ValueError, SettingsError):
                raise self.error(
                    "komi", tr(" must be numbers like `8.5 9.5`, not {word!r:.40}", word=word)
                ) from None
        return tuple(values) or (rules.komi,)

    def agent(self) -> AgentSettings:
        """Return the settings by which both players turn a search into a move."""
        return AgentSettings(
            lambda_=self.lambda_, temperature=self.temperature, opening_moves=self.temperature_plies
        )


@dataclass(frozen=True, kw_only=True)
class GateSettings(MatchSettings):
    """When a candidate becomes the best network."""

    rule: str = setting(
        "always",
        "always: every candidate; sprt: a sequential test of two Elo differences; two_sigma: wins "
        "two standard deviations above half of the games; threshold: at least final_share of all "
        "games that are not drawn.",
        choices=("always", "sprt", "two_sigma", "threshold"),
        source="Leela Zero and SAI servers; GoCSE392 5.3 (threshold)",
    )
    optimistic_until: float = setting(
        0.0,
        "Share of the run up to which candidates are promoted at once. The gate's games "
        "are then played beside the self-play of other processes, and only show what "
        "the rule would have decided.",
        low=0.0,
        high=1.0,
        source="GoCSE392 part 2, Optimizations, Modification 1",
    )
    games: int = setting(
        400, "Games at most.", low=2, high=1_000_000, source="SAI server", schedule=""
    )
    min_games: int = setting(
        100,
        "No promotion before this many games.",
        low=0,
        high=1_000_000,
        source="SAI server",
        schedule="",
    )
    elo0: float = setting(
        0.0, "sprt: the difference that is not worth a promotion.", low=-2000, high=2000,
        unit="Elo", source="SAI server", schedule="",
    )  # fmt: skip
    elo1: float = setting(
        35.0, "sprt: the difference that is; larger than elo0.", low=-2000, high=2000,
        unit="Elo", source="SAI server", schedule="",
    )  # fmt: skip
    alpha: float = setting(
        0.05, "sprt: chance to promote when the difference is elo0.", low=1e-6, high=0.5,
        source="SAI server", schedule="",
    )  # fmt: skip
    beta: float = setting(
        0.05, "sprt: chance to reject when the difference is elo1.", low=1e-6, high=0.5,
        source="SAI server", schedule="",
    )  # fmt: skip
    final_share: float = setting(
        0.55,
        "sprt: share of the points that promotes when all games are played without a decision; "
        "threshold: share of the wins.",
        low=0.0,
        high=1.0,
        source="Leela Zero, AlphaGo Zero; GoCSE392 5.3, updateThreshold",
        schedule="",
    )
    early_fail: bool = setting(
        True, "Stop when the games left can no longer lead to a promotion.", source="SAI server"
    )
    tree: str = setting(
        "fresh",
        "Search trees: fresh for every move; game: kept during a game; games: kept over all games "
        "at one komi, which are played one after the other, so that they differ without openings.",
        choices=("fresh", "game", "games"),
        source="GoCSE392 7.0.2.2: how its training decides whether to accept a network",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.tree == "games" and self.rule not in ("always", "threshold"):
            raise self.error(
                "tree",
                tr(
                    " `games` lets each game learn from the last, but rule {rule} needs "
                    "independent games",
                    rule=self.rule,
                ),
            )
        if self.elo1 <= self.elo0:
            raise self.error(
                "elo1",
                tr(
                    " must be larger than elo0 ({elo0:g}), not {elo1:g}",
                    elo0=self.elo0,
                    elo1=self.elo1,
                ),
            )


@dataclass(frozen=True, kw_only=True)
class PanelSettings(MatchSettings):
    """How a candidate meets a panel."""

    games: int = setting(
        100, "Games against each member.", low=1, high=1_000_000, source="SAI III-E"
    )
    color: str = setting(
        "white",
        "Candidate's color: White only, as in the paper (at a komi that favors White, play as "
        "Black gets randomly worse), or both in turn.",
        choices=("white", "both"),
        source="SAI III-E, footnote 5",
    )
    seed: int = setting(0, "Seed of all games and openings.", low=0, high=2**31 - 1)
