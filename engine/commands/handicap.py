"""`sai-engine handicap`: fair komi and chances for each number of handicap stones."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.base.errors import SettingsError
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.go.rules import Rules, canonical_name
from engine.review.handicap import (
    HANDICAP_VISITS,
    HandicapQuestion,
    HandicapStart,
    fair_stones,
    komi_words,
    search_handicaps,
)
from engine.review.ranks import RANKS, CustomaryHandicap, rank_of

HEAD = ("stones", "fair komi", "error", "enter", "Black %", "at komi", "Black %")


def add_board_arguments(sub: CommandParser, size: int, visits: int) -> None:
    """Add the arguments that name a board, its rules, and the searches; with their defaults."""
    sub.add_argument("--size", type=int, default=size, help=f"board size ({size})")
    sub.add_argument(
        "--rules",
        default="chinese",
        help="chinese, japanese, korean, aga, tromp-taylor, new-zealand, ing (chinese)",
    )
    sub.add_argument(
        "--net", "--network", type=Path, help="network file (the best one for the board)"
    )
    sub.add_argument("--visits", type=int, default=visits, help=f"visits of each search ({visits})")


def _flags(sub: CommandParser) -> None:
    add_board_arguments(sub, 19, HANDICAP_VISITS)
    sub.add_argument(
        "--komi",
        type=float,
        help="komi, without what the rules add for the stones, at which to state the chances (the "
        "usual one: 0.5 from one stone on)",
    )
    sub.add_argument(
        "--ranks",
        metavar="BLACK,WHITE",
        help="ranks of the players, such as 5k,2d: also name the customary handicap",
    )
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    add_evaluator_argument(sub)


def named_rules(text: str) -> str:
    """Return the name of rules that an argument names.

    Raises
    ------
    SettingsError
        They are unknown.
    """
    name = canonical_name(text)
    if not name:
        raise SettingsError(
            f"--rules takes chinese, japanese, korean, aga, tromp-taylor, new-zealand or ing, "
            f"not {text!r:.40}"
        )
    return name


def handicap_question(options: argparse.Namespace) -> HandicapQuestion:
    """Return the question that the arguments ask.

    Raises
    ------
    SettingsError
        The rules or ranks are unknown, or the size is impossible.
    EngineError
        There is no such network.
    """
    from engine.catalog.networks import chosen_network

    name = named_rules(options.rules)
    size = Rules(size=options.size).size
    _custom(options)  # unknown ranks are refused before the search
    network = chosen_network(options.net, size)
    return HandicapQuestion(size, name, options.visits, network, options.evaluator)


def _custom(options: argparse.Namespace) -> CustomaryHandicap | None:
    """Return the custom for the players of `--ranks`; None without the option."""
    if options.ranks is None:
        return None
    ranks = [rank_of(text) for text in options.ranks.split(",")]
    if len(ranks) != 2 or not all(rank in RANKS for rank in ranks):
        raise SettingsError(
            f"--ranks takes Black's and White's rank from 30k to 9d, like 5k,2d, "
            f"not {options.ranks!r:.40}"
        )
    return CustomaryHandicap(options.size, *ranks)


def _handicap(options: argparse.Namespace) -> int:
    """Search all starts and print them; returns the exit status."""
    from engine.commands.loading import open_analyzer

    question = handicap_question(options)
    analyzer = open_analyzer(notice, options.evaluator)
    with stop_signals() as stopped:
        starts = list(search_handicaps(analyzer, question, stopped))
    asked = question, starts, options.komi, _custom(options)
    if options.json:
        print_json(handicap_fields(*asked))
    else:
        print(handicap_text(*asked))
    return int(len(starts) < len(question.stones))


def handicap_fields(
    question: HandicapQuestion,
    starts: Sequence[HandicapStart],
    komi: float | None,
    custom: CustomaryHandicap | None = None,
) -> dict[str, Any]:
    """Return the starts as JSON fields, documented in docs/commands/analysis.md."""
    even = None if komi is None else fair_stones(starts, komi)
    return {
        "size": question.size,
        "rules": question.rules,
        "network": starts[0].network if starts else None,
        "visits": question.visits,
        "stones_even_at_komi": None if even is None else even.stones,
        "customary_stones": None if custom is None else custom.stones,
        "starts": [_start_fields(start, komi) for start in starts],
    }


def _start_fields(start: HandicapStart, komi: float | None) -> dict[str, Any]:
    at = start.usual_komi if komi is None else komi
    return {
        "stones": start.stones,
        "fair_komi": start.fair_komi,
        "error": start.error,
        "komi_to_enter": start.komi_to_enter,
        "winrate": start.winrate(start.komi_to_enter),
        "compensation": start.compensation,
        "alpha": start.alpha,
        "beta": start.beta,
        "komi": at,
        "winrate_at_komi": start.winrate(at),
        "searched_komi": start.searched_komi,
        "searches": start.searches,
        "visits": start.visits,
    }


def handicap_text(
    question: HandicapQuestion,
    starts: Sequence[HandicapStart],
    komi: float | None,
    custom: CustomaryHandicap | None = None,
) -> str:
    """Return the starts as a table for a terminal."""
    size = question.size
    if not starts:
        return f"{size}x{size}: stopped before the first search was finished"
    rows = [HEAD]
    for start in starts:
        at = start.usual_komi if komi is None else komi
        rows.append(
            (
                f"{start.stones}",
                komi_words(start.fair_komi, ">= " if start.is_bound else ""),
                "" if start.is_bound else f"{start.error:.1f}",
                f"{start.komi_to_enter:g}",
                f"{100 * start.winrate(start.komi_to_enter):.0f}",
                f"{at:g}",
                f"{100 * start.winrate(at):.0f}",
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    table = ["  ".join(f"{c:>{w}}" for c, w in zip(row, widths, strict=True)) for row in rows]
    first = (
        f"{size}x{size}, {question.rules} rules, network {starts[0].network}, "
        f"{question.visits} visits"
    )
    notes = ["0 and 1: Black plays first on the empty board; with 1 the usual komi is 0.5."]
    if any(start.compensation for start in starts):
        last = starts[-1]
        each = "one per stone" if last.compensation == last.stones else "one less than the stones"
        notes.append(
            f"From 2 stones on White also gets points for the stones by these rules, {each} "
            f"({last.compensation:g} for {last.stones}), on top of the komi in this table."
        )
    even = None if komi is None else fair_stones(starts, komi)
    if komi is not None and even is not None:
        notes.append(
            f"At komi {komi:g} the game is most even with {_stones(even.stones)}: "
            f"Black wins {100 * even.winrate(komi):.0f} %."
        )
    if custom is not None:
        notes.append("Fair komi is for players of equal strength.")
        notes.append(f"{custom.black} against {custom.white}: {custom.text}")
    return "\n".join([first, "", *table, "", *notes])


def _stones(number: int) -> str:
    return "no handicap" if number == 0 else f"{number} stones"


COMMANDS = (Command("handicap", "fair komi for each number of handicap stones", _flags, _handicap),)
