"""The small-board study (Zheng, GoCSE392): rules of self-play, and kinds of tournaments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.base.settings import Settings, setting
from engine.base.translation import tr
from engine.match.contest_kinds import CONTEST_KINDS, ContestKind
from engine.train.preset import Preset, preset_error
from engine.train.selfplay.move_rule import MOVE_RULES, MoveRules

if TYPE_CHECKING:
    from engine.train.selfplay.move_rule import MoveRule


@dataclass(frozen=True, kw_only=True)
class GocseSettings(Settings):
    """Rules of self-play about passes, the first move, the expected winner, and big wins."""

    first_pass: int = setting(
        0, "No pass before this many moves of the board; the study had 70 for a time.",
        low=0, high=10_000, unit="plies", source="GoCSE392 part 2, Self-Play, Modification 3",
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
    )  # fmt: skip
    forced_pass_after: int = setting(
        80, "Moves of the board before forced_pass acts.", low=0, high=10_000, unit="plies",
        source="GoCSE392 part 2, Self-Play, Modification 3",
    )  # fmt: skip
    first_moves: int = setting(
        0,
        "The first move of the board is any of this many best moves of the policy, all equally "
        "likely; 0 = drawn like the others. The study has 20.",
        low=0,
        high=10_000,
        source="GoCSE392 part 2, Self-Play, Modification 1",
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
        low=0.0, high=1000.0, source="GoCSE392 6.3",
    )  # fmt: skip
    big_win_score: float = setting(
        1.0,
        "Least score of a big win, without komi, in points per point of the board; 1 = all of it.",
        low=0.0,
        high=1.0,
        source="GoCSE392 6.3: 25 of 25",
    )


def _rules(settings: GocseSettings, seed: int) -> MoveRule:
    from engine.papers.gocse_rules import GocseRules

    return GocseRules(settings, seed)


def _check(preset: Preset, settings: GocseSettings) -> None:
    if preset.selfplay.temperature_form == "gibbs" and settings.winner_expectation:
        words = ": gibbs needs searches, so no winner_expectation"
        raise preset_error("selfplay", "temperature_form", words)


TOURNAMENTS: Final = {
    "instinct": ContestKind(
        tr("the networks' policies alone, two games of each pair"),
        {"visits": 1, "temperature": 0.0, "games": 2, "opening": "none", "tree": "fresh"},
    ),
    "training": ContestKind(
        tr(
            "two more simulations for each move in trees that grow over the games of a "
            "pair, 200 games"
        ),
        {"visits": 2, "temperature": 0.0, "games": 200, "opening": "none", "tree": "games"},
    ),
    "search": ContestKind(
        tr("searches as set, openings drawn from a policy, best moves"),
        {"temperature": 0.0, "opening": "policy"},
    ),
}
"""The tournaments of the small-board study (GoCSE392 7.0.2): its instinct tournament, and its
training tournament, whose searches of two simulations accumulate; and searches of any size."""

for name, kind in TOURNAMENTS.items():
    CONTEST_KINDS.add(name, kind)

MOVE_RULES.add("gocse", MoveRules(GocseSettings, _rules, "selfplay", _check))
