"""The small-board study (Zheng, GoCSE392): rules of self-play, tournaments, losses by epoch."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.base.errors import SettingsError
from engine.base.terminal import notice, print_json, stop_signals
from engine.base.translation import tr
from engine.commands.command import Command, CommandParser
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


def _epochs_flags(sub: CommandParser) -> None:
    sub.add_argument("run", type=Path, metavar="RUN", help="folder of a run, which is only read")
    sub.add_argument("out", type=Path, metavar="OUT", help="folder for the network of each epoch")
    sub.add_argument(
        "--generation", type=int, required=True, metavar="G", help="network to make again"
    )
    sub.add_argument("--epochs", type=int, default=10, metavar="N", help="epochs to train (10)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _epochs(options: argparse.Namespace) -> int:
    from engine.papers.gocse_epochs import epoch_losses

    if options.epochs < 1:
        raise SettingsError(f"--epochs must be 1 or more, not {options.epochs}")
    with stop_signals() as stopped:
        found = epoch_losses(
            options.run,
            options.out,
            generation=options.generation,
            epochs=options.epochs,
            notice=notice,
            stopped=stopped,
        )
    if options.json:
        print_json({"epochs": [losses._asdict() for losses in found]})
    else:
        print("epoch   policy  held out   winrate  held out")
        for each in found:
            print(
                f"{each.epoch:5d} {each.policy:8.4f}  {each.held_out_policy:8.4f}  "
                f"{each.winrate:8.4f}  {each.held_out_winrate:8.4f}"
            )
    return int(len(found) < options.epochs)


COMMANDS = (
    Command(
        "epochs",
        "train a generation of a run again and tell the losses by epoch, a fifth held out",
        _epochs_flags,
        _epochs,
    ),
)
