"""The command `sai-engine openings`."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.terminal import notice, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.games.contest_settings import ContestSettings

OPENING_FLAGS = {
    "opening_plies": "--plies",
    "judge_visits": "--visits",
    "opening_sure": "--sure",
    "opening_range": "--range",
}
"""Flags of `sai-engine openings`, by the setting of contests."""


def _flags(sub: CommandParser) -> None:
    sub.add_argument("out", type=Path, metavar="OUT", help="file; an existing one is continued")
    sub.add_argument("--size", type=int, required=True, help="board size")
    sub.add_argument("--judge", metavar="NET", help="network that checks (the strongest available)")
    sub.add_argument("--count", type=int, default=40, metavar="N", help="number of openings (40)")
    names = ("komi", "fair_komi", *OPENING_FLAGS)
    add_setting_flags(
        sub, ContestSettings, names, flags=OPENING_FLAGS, defaults={"opening_plies": 6}
    )
    sub.add_argument("--seed", type=int, default=0, help="seed of the draws (0)")
    add_evaluator_argument(sub)


def _openings(options: argparse.Namespace) -> int:
    """Record openings; return the exit status."""
    values = given_settings(options, ContestSettings)
    settings = checked_settings(ContestSettings, values, OPENING_FLAGS)
    with stop_signals() as stopped:
        from engine.games.opening_judge import NamedJudge, judge_file, make_openings
        from engine.go.rules import Rules

        rules, path = Rules(size=options.size), judge_file(options.judge, options.size)
        book = make_openings(
            options.out,
            NamedJudge.of_file(path, rules, options.evaluator),
            rules,
            settings,
            count=options.count,
            seed=options.seed,
            notice=notice,
            stopped=stopped,
        )
    summary = f"{len(book.openings)} openings, checked by {book.judge} at {book.visits} visits"
    if len(book.openings) < options.count:
        print(f"{options.out}: stopped at {summary}; run the same command to continue")
        return 1
    print(f"{options.out}: {summary}")
    return 0


COMMANDS = (
    Command("openings", "record openings that a strong network has checked", _flags, _openings),
)
