"""The commands of `sai-engine` that measure: measure, openings."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.base.errors import SettingsError
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.weights import add_evaluator_argument

if TYPE_CHECKING:
    from engine.measure.label_file import LabelFile

__all__ = ["add_measuring_commands"]

Command = Callable[[str, Any, str], Any]
"""Makes the parser of a command from its name, function and text."""
GAME_LIMIT, GAME_PLIES = 4000, 8
"""Positions in all and of each game, when networks are measured on games."""
LABEL_LIMIT, LABEL_PLIES = 100, 1
"""The same when labels are made."""


def add_measuring_commands(command: Command) -> None:
    """Add the commands and their options."""
    sub = command(
        "measure",
        _measure,
        "measure networks on games (moves, winrates, scores, owners) or on labelled positions",
    )
    sub.add_argument(
        "--games",
        type=Path,
        metavar="GAMES",
        help="a game record, or a zip or folder of them",
    )
    sub.add_argument(
        "--net",
        nargs="+",
        default=[],
        metavar="NET",
        help="network file or name; with --labels several (the best one for --size, or 19x19)",
    )
    sub.add_argument(
        "--teacher", metavar="NET", help="network to compare with, or that makes labels"
    )
    sub.add_argument(
        "--limit",
        type=int,
        metavar="N",
        help="positions at most, 0: no limit (4000; with --labels all, with --make-labels 100)",
    )
    sub.add_argument(
        "--per-game",
        type=int,
        metavar="N",
        help="positions of a game, 0: all (8; with --make-labels 1)",
    )
    sub.add_argument(
        "--split",
        default="all",
        help="train, val or all (all): by an index beside the games, else by their content",
    )
    sub.add_argument("--size", type=int, help="only games on this board size")
    sub.add_argument(
        "--counts",
        action="store_true",
        help="count the games that two passes ended and compare with their records' results "
        "(--limit: games; without --net the best network of each board)",
    )
    sub.add_argument(
        "--labels",
        type=Path,
        metavar="FILE",
        help="compare networks with the labels of a strong network's search",
    )
    sub.add_argument(
        "--visits",
        metavar="N,N,...",
        help="with --labels: visits of the searches, 1 is the network alone (1,100); with "
        "--make-labels: visits at each komi (100)",
    )
    sub.add_argument(
        "--batch",
        type=int,
        help="with --labels: leaves of a search that are evaluated together, 1 is exact (8)",
    )
    sub.add_argument(
        "--run",
        type=Path,
        metavar="FOLDER",
        help="with --labels: measure the generations of a training run and keep the figures there",
    )
    sub.add_argument(
        "--every", type=int, default=1, metavar="N", help="with --run: every N-th generation (1)"
    )
    sub.add_argument(
        "--make-labels",
        type=Path,
        metavar="OUT",
        help="label positions of --games by the search of --teacher; a started file goes on",
    )
    sub.add_argument(
        "--symmetry",
        default="identity",
        choices=("identity", "random", "average"),
        help="how the network is asked (identity)",
    )
    add_evaluator_argument(sub)
    sub.add_argument("--json", action="store_true", help="print one JSON object")

    sub = command("openings", _openings, "record openings that a strong network has checked")
    sub.add_argument("out", type=Path, metavar="OUT", help="file; a started one goes on")
    sub.add_argument("--size", type=int, required=True, help="board size")
    sub.add_argument("--judge", metavar="NET", help="network that checks (the strongest at hand)")
    sub.add_argument("--komi", help="komi of the check (on both sides of perfect play, if known)")
    sub.add_argument("--count", type=int, default=40, metavar="N", help="openings wanted (40)")
    sub.add_argument("--plies", type=int, default=6, metavar="N", help="moves of each (6)")
    for name, text in (
        ("visits", "visits of the judge's search at each komi (100)"),
        ("sure", "least winrate of the side that wins with perfect play (0.95)"),
        ("range", "instead: smallest and largest winrate of Black at each komi, like `0.3 0.7`"),
        ("fair-komi", "score of perfect play (known up to 7x7)"),
    ):
        sub.add_argument(f"--{name}", metavar="X", default=argparse.SUPPRESS, help=text)
    sub.add_argument("--seed", type=int, default=0, help="of the draws (0)")
    add_evaluator_argument(sub)


def _measure(options: argparse.Namespace) -> int:
    for number in (options.limit, options.per_game):
        if number is not None and number < 0:
            raise SettingsError("--limit and --per-game take 0 or a positive number")
    if options.make_labels is not None:
        return _make_labels(options)
    if options.labels is not None:
        return _measure_labels(options) if options.run is None else _measure_run(options)
    if options.games is None:
        raise SettingsError("name games with --games, or labels with --labels")
    if len(options.net) > 1:
        raise SettingsError("--net takes one network here; with --labels it takes several")
    if options.limit is None:
        options.limit = 0 if options.counts else GAME_LIMIT
    if options.per_game is None:
        options.per_game = GAME_PLIES
    if options.counts:
        return _measure_counts(options)
    with stop_signals() as stopped:
        from engine.measure.measure import MeasureOptions, measure
        from engine.measure.measure_figures import measure_text

        result = measure(
            MeasureOptions(
                games=options.games,
                network=_network(options.net[0] if options.net else None, options.size),
                teacher=options.teacher and _network(options.teacher, options.size),
                limit=options.limit,
                per_game=options.per_game,
                split=options.split,
                size=options.size,
                symmetry=options.symmetry,
                precision=options.evaluator,
            ),
            notice=notice,
            stopped=stopped,
        )
    return _print_measured(options, result, measure_text)


def _measure_counts(options: argparse.Namespace) -> int:
    """Compare counts of finished games with their records; return the exit status."""
    with stop_signals() as stopped:
        from engine.measure.measure_counts import counts_text, measure_counts

        result = measure_counts(
            options.games,
            network=_network(options.net[0], options.size) if options.net else None,
            limit=options.limit,
            split=options.split,
            size=options.size,
            precision=options.evaluator,
            notice=notice,
            stopped=stopped,
        )
    return _print_measured(options, result, counts_text)


def _network(name: str | None, size: int | None) -> Path:
    """Return the file of a named network, or of the best one for a board (19x19)."""
    from engine.catalog.networks import chosen_network, named_network

    return named_network(name) if name is not None else chosen_network(None, size or 19)


def _visits(text: str | None, default: str) -> list[int]:
    """Return the numbers of visits that a person gave."""
    try:
        visits = [int(part) for part in (text or default).split(",")]
    except ValueError:
        visits = [0]
    if min(visits) < 1:
        raise SettingsError(f"--visits takes numbers like 1,100, not {text!r:.40}")
    return visits


def _batch(options: argparse.Namespace) -> int:
    """Return how many leaves of a search are evaluated together."""
    from engine.search.settings import SearchSettings

    if options.batch is None:
        return SearchSettings().batch
    return SearchSettings(batch=options.batch).batch


def _label_file(options: argparse.Namespace) -> LabelFile:
    from engine.measure.label_file import read_labels

    return read_labels(options.labels)


def _measure_labels(options: argparse.Namespace) -> int:
    """Compare networks with labels; return the exit status."""
    visits, batch = _visits(options.visits, "1,100"), _batch(options)
    with stop_signals() as stopped:
        from engine.measure.measure_labels import labels_text, measure_labels

        labels = _label_file(options)
        size = options.size or labels.sizes[0]
        result = measure_labels(
            labels,
            [_network(name, size) for name in options.net or [None]],
            visits,
            size=options.size,
            limit=options.limit or 0,
            batch=batch,
            precision=options.evaluator,
            notice=notice,
            stopped=stopped,
        )
    return _print_measured(options, result, labels_text)


def _measure_run(options: argparse.Namespace) -> int:
    """Compare a run's generations with labels; return the exit status."""
    visits, batch = _visits(options.visits, "1,100"), _batch(options)
    with stop_signals() as stopped:
        from engine.train.distillation.judging import judge_run, judged_text

        result = judge_run(
            options.run,
            _label_file(options),
            visits,
            every=options.every,
            limit=options.limit or 0,
            batch=batch,
            precision=options.evaluator,
            notice=notice,
            stopped=stopped,
        )
    return _print_measured(options, result, judged_text)


def _make_labels(options: argparse.Namespace) -> int:
    """Label positions of games; return the exit status."""
    if options.games is None or options.teacher is None or options.size is None:
        raise SettingsError(
            "--make-labels takes positions of games: name them with --games, the network that "
            "labels with --teacher, and the board with --size"
        )
    [visits] = _visits(options.visits, "100")[:1]
    with stop_signals() as stopped:
        from engine.measure.make_labels import MakeLabelsOptions, label_games, labelled_text

        result = label_games(
            MakeLabelsOptions(
                out=options.make_labels,
                games=options.games,
                teacher=_network(options.teacher, options.size),
                size=options.size,
                visits=visits,
                limit=LABEL_LIMIT if options.limit is None else options.limit,
                per_game=LABEL_PLIES if options.per_game is None else options.per_game,
                split=options.split,
                precision=options.evaluator,
            ),
            notice=notice,
            stopped=stopped,
        )
    return _print_measured(options, result, labelled_text)


def _openings(options: argparse.Namespace) -> int:
    """Record openings; return the exit status."""
    from engine.match.settings import ContestSettings

    given = vars(options)
    names = {"visits": "judge_visits", "sure": "opening_sure", "range": "opening_range"}
    values = {name: given[flag] for flag, name in names.items() if flag in given}
    values |= {name: given[name] for name in ("komi", "fair_komi") if given.get(name)}
    try:
        settings = ContestSettings.from_dict({**values, "opening_plies": options.plies})
    except SettingsError as error:
        flags = {name: f"--{flag}" for flag, name in names.items()}
        raise error.shown_as(lambda name: flags.get(name, "--" + name.replace("_", "-"))) from None
    with stop_signals() as stopped:
        from engine.match.make_openings import OpeningOptions, judge_file, make_openings
        from engine.match.opening_book import WinrateRange

        komi = settings.contest_komi(options.size)
        book = make_openings(
            OpeningOptions(
                out=options.out,
                judge=judge_file(options.judge, options.size),
                size=options.size,
                ranges=tuple(
                    WinrateRange(value, *settings.opening_bounds(value, options.size))
                    for value in komi
                ),
                count=options.count,
                plies=settings.opening_plies,
                visits=settings.judge_visits,
                seed=options.seed,
                precision=options.evaluator,
            ),
            notice=notice,
            stopped=stopped,
        )
    found = f"{len(book.openings)} openings, checked by {book.judge} at {book.visits} visits"
    if len(book.openings) < options.count:
        print(f"{options.out}: stopped at {found}; the same command goes on")
        return 1
    print(f"{options.out}: {found}")
    return 0


def _print_measured(
    options: argparse.Namespace, result: dict[str, Any], text: Callable[[dict[str, Any]], str]
) -> int:
    """Print a result as JSON or as text; return the exit status."""
    print_json(result) if options.json else print(text(result))
    return int(result["stopped"])
