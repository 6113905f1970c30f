"""The command `sai-engine rollout-policy`: learn the weights of the rollout policy."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.terminal import notice, plain, print_json, stop_signals
from engine.commands.command import Command, CommandParser
from engine.papers.alphago_settings import RolloutTrainingSettings

if TYPE_CHECKING:
    from engine.papers.alphago_rollouts import RolloutResult


def _flags(sub: CommandParser) -> None:
    sub.add_argument(
        "records", type=Path, metavar="RECORDS", help="a game record, or a zip or folder of them"
    )
    sub.add_argument("out", type=Path, metavar="OUT", help="file of the weights (.npz), replaced")
    add_setting_flags(sub, RolloutTrainingSettings)
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _learn(options: argparse.Namespace) -> int:
    from engine.go.rollout_tables import save_weights
    from engine.papers.alphago_rollouts import train_rollout_policy

    given = given_settings(options, RolloutTrainingSettings)
    settings = checked_settings(RolloutTrainingSettings, given)
    with stop_signals() as stopped:
        result = train_rollout_policy(options.records, settings, notice, stopped)
        if result is None:
            notice("stopped; no weights were written")
            return 1
        save_weights(options.out, result.weights)
    fields = {"file": str(options.out), "size": settings.size, **_fields(result)}
    if options.json:
        print_json(fields)
    else:
        print(_text(fields))
    return 0


def _fields(result: RolloutResult) -> dict[str, Any]:
    """Return the figures of the weights for `--json`."""
    last = result.held_out[-1]
    return {
        "games": result.games,
        "positions": result.learned[-1].positions,
        "patterns": len(result.weights.pattern),
        "diamonds": len(result.weights.diamond),
        "passes": [
            {"log_loss": learned.log_loss, "held_out_log_loss": held_out.log_loss}
            for learned, held_out in zip(result.learned, result.held_out, strict=True)
        ],
        "held_out": {"games": result.held_out_games, **last._asdict()},
    }


def _text(fields: dict[str, Any]) -> str:
    held_out = fields["held_out"]
    return (
        f"{plain(fields['file'])}: {fields['patterns']:,} 3x3 patterns and {fields['diamonds']:,} "
        f"diamonds, learned from {fields['positions']:,} moves of {fields['games']:,} games\n"
        f"held out: {held_out['positions']:,} moves of {held_out['games']:,} games, log loss "
        f"{held_out['log_loss']:.4f} (uniform {held_out['uniform_log_loss']:.4f}), top-1 "
        f"{held_out['top1']:.1%}"
    )


COMMANDS = (
    Command("rollout-policy", "learn the policy of rollouts from game records", _flags, _learn),
)
