"""Settings of the rules of self-play of the small-board study (Zheng, GoCSE392)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.settings import Settings, setting


@dataclass(frozen=True, kw_only=True)
class GocseSettings(Settings):
    """Rules of self-play about passes, the first move, the expected winner, and big wins."""

    first_pass: int = setting(
        0, "No pass before this many moves of the board; the study had 70 for a time.",
        low=0, high=10_000, unit="plies", source="GoCSE392 part 2, Self-Play, Modification 3",
        schedule="",
    )  # fmt: skip
    pass_rule: str = setting(
        "always",
        "Who may pass in self-play: always either side; not_behind: not the side that would lose "
        "if the game ended now, unless it has no other move.",
        choices=("always", "not_behind"),
        source="GoCSE392 part 2, Self-Play, Modification 3",
    )
    forced_pass: float = setting(
        0.0,
        "Chance of each late move of the leading side to be a pass; the study has 1/3.",
        low=0.0, high=1.0, source="GoCSE392 part 2, Self-Play, Modification 3",
        schedule="",
    )  # fmt: skip
    forced_pass_after: int = setting(
        80, "Moves of the board before forced_pass acts.", low=0, high=10_000, unit="plies",
        source="GoCSE392 part 2, Self-Play, Modification 3",
        schedule="",
    )  # fmt: skip
    first_moves: int = setting(
        0,
        "The first move of the board is any of this many best moves of the policy, all equally "
        "likely; 0 = drawn like the others. The study has 20.",
        low=0,
        high=10_000,
        source="GoCSE392 part 2, Self-Play, Modification 1",
        schedule="",
    )
    winner_expectation: bool = setting(
        False,
        "Only the side that is expected to win, drawn before each game, searches; the other side "
        "plays what that search expected of it, or else the network's policy.",
        source="GoCSE392 part 2, Self-Play, Modification 2",
    )
    expected_white: float = setting(
        0.5, "winner_expectation: share of the games that White is expected to win.",
        low=0.0, high=1.0, source="GoCSE392 part 2, Experiments, 2: 0.7",
    )  # fmt: skip
    expectation_learned: str = setting(
        "all",
        "winner_expectation: games to learn from: all, or those whose expectation was right, or "
        "wrong.",
        choices=("all", "right", "wrong"),
        source="GoCSE392 part 2, Experiments, 2",
    )
    big_win_weight: float = setting(
        1.0, "Factor of the sample weights of big wins; the study has 10.",
        low=0.0, high=1000.0, source="GoCSE392 6.3", schedule="",
    )  # fmt: skip
    big_win_score: float = setting(
        1.0,
        "Least score of a big win, without komi, in points per point of the board; 1 = all of it.",
        low=0.0,
        high=1.0,
        source="GoCSE392 6.3: 25 of 25",
        schedule="",
    )
