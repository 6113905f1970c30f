"""The small-board study (Zheng, GoCSE392): rules of self-play, and kinds of tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.base.translation import tr
from engine.games.contest_settings import CONTEST_KINDS, ContestKind
from engine.papers.gocse_settings import GocseSettings
from engine.train.presets.move_rule import MOVE_RULES, MoveRules
from engine.train.presets.preset import Preset, preset_error

if TYPE_CHECKING:
    from engine.train.presets.move_rule import MoveRule


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

MOVE_RULES.add("gocse", MoveRules("GoCSE392", GocseSettings, _rules, "selfplay", _check))
