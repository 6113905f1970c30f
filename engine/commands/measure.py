"""The command `sai-engine measure`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.base.errors import RunError, SettingsError
from engine.base.files import atomic_write
from engine.base.setting_flags import checked_settings
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.record.handicap import komi_list
from engine.search.settings import MANY_VISITS, SearchSettings

if TYPE_CHECKING:
    from engine.measure.measure_references import ReferenceOptions
    from engine.measure.reference_file import ReferenceFile

Prepared = tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], str]]
"""A measurement whose options and files were checked, and a function that formats its result."""


OWN_POSITIONS = 50
"""Positions of a run's own games that are labelled."""


def _flags(sub: CommandParser) -> None:
    sub.add_argument(
        "--games", type=Path, metavar="GAMES", help="a game record, or a zip or folder of them"
    )
    sub.add_argument(
        "--net", nargs="+", default=[], metavar="NET",
        help="network file or name; with --labels and --komi-errors several (the best one for "
        "--size, or for the board of the first game)",
    )  # fmt: skip
    sub.add_argument(
        "--teacher", metavar="NET",
        help="network to compare with, or that makes labels; with --make-labels also `solver`, "
        "which proves late positions on boards up to 7x7",
    )  # fmt: skip
    sub.add_argument(
        "--limit", type=int, metavar="N",
        help="positions at most, 0: no limit (4000; with --labels all, with --make-labels 100)",
    )  # fmt: skip
    sub.add_argument(
        "--per-game", type=int, metavar="N",
        help="positions of a game, 0: all (8; with --make-labels 1)",
    )  # fmt: skip
    sub.add_argument(
        "--split",
        help="train, val or all (all): by an index beside the games, else by their content",
    )  # fmt: skip
    sub.add_argument(
        "--size", type=int, metavar="N",
        help="only games or labels on this board size; with --make-labels the board to label, "
        "needed",
    )  # fmt: skip
    sub.add_argument(
        "--counts", action="store_true", default=None,
        help="count games that ended with two passes, and compare with the recorded results "
        "(--limit: games; without --net the best network of each board)",
    )  # fmt: skip
    sub.add_argument(
        "--komi-errors", metavar="K,K,...",
        help="compare the value of networks at these komi with the winner by the recorded score "
        "(with a negative one first: --komi-errors=-3.5,7.5)",
    )  # fmt: skip
    sub.add_argument(
        "--svg", type=Path, metavar="FILE",
        help="with --komi-errors: draw the errors in the course of the games, and the expected "
        "owners against the value (FILE-errors.svg, FILE-owners.svg)",
    )  # fmt: skip
    sub.add_argument(
        "--csv", type=Path, metavar="FILE", help="with --komi-errors: the same as tables"
    )
    sub.add_argument(
        "--labels", type=Path, metavar="FILE",
        help="compare networks with the labels of a strong network's search",
    )  # fmt: skip
    sub.add_argument(
        "--visits", metavar="N,N,...",
        help="with --labels: visits of the searches, 1 is the network alone (1,100); with "
        "--calibrate: visits of searches to calibrate (the network alone); with --make-labels: "
        "the teacher's visits at each komi (100); with --run: as with --labels (without labels 1)",
    )  # fmt: skip
    sub.add_argument(
        "--batch", type=int,
        help="with --labels: leaves of a search that are evaluated together, 1 is exact (8)",
    )  # fmt: skip
    sub.add_argument(
        "--judge", metavar="NET",
        help="with --labels: a strong network that searches the positions after the first moves, "
        "and says what these lose",
    )  # fmt: skip
    sub.add_argument(
        "--judge-visits", type=int, metavar="N", help="visits of each of its searches (50)"
    )
    sub.add_argument(
        "--calibrate", type=Path, metavar="OUT",
        help="with --labels: write the network with the steepness of its curves multiplied by the "
        "factor that fits the labels best; with --visits: with the number that makes the winrates "
        "of such searches fit best",
    )  # fmt: skip
    sub.add_argument(
        "--factor", type=float, metavar="X",
        help="with --calibrate: this factor or number in place of the best one",
    )  # fmt: skip
    sub.add_argument(
        "--run", type=Path, metavar="FOLDER",
        help="measure the generations of a training run and store the results there, with --labels "
        "or else on positions of its own games that --teacher (the strongest at hand) labels",
    )  # fmt: skip
    sub.add_argument("--every", type=int, metavar="N", help="with --run: every N-th generation (1)")
    sub.add_argument(
        "--make-labels", type=Path, metavar="OUT",
        help="label positions of --games by the search of --teacher, or prove their scores "
        "(--teacher solver); an existing file is continued",
    )  # fmt: skip
    sub.add_argument(
        "--symmetry", choices=("identity", "random", "average"),
        help="symmetry of the network's input (identity; with --labels random)",
    )  # fmt: skip
    add_evaluator_argument(sub)
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _measure(options: argparse.Namespace) -> int:
    """Run the measurement that the options name, and print it; return the exit status."""
    for number in (options.limit, options.per_game):
        if number is not None and number < 0:
            raise SettingsError("--limit and --per-game take 0 or a positive number")
    name = _measurement(options)
    if name in ("games", "counts") and len(options.net) > 1:
        raise SettingsError(
            "--net takes one network here; with --labels or --komi-errors it takes several"
        )
    from engine.api.loading import compile_engine

    with stop_signals() as stopped:
        measure, text = MEASUREMENTS[name][0](options, stopped)
        compile_engine(notice)
        result = measure()
    print_json(result) if options.json else print(text(result))
    return int(result["stopped"])


def _measurement(options: argparse.Namespace) -> str:
    """Return the name of the measurement; refuse options that it would ignore."""
    given = [name for name, value in vars(options).items() if value not in (None, [])]
    name = next((name for name in MEASUREMENTS if name in given), "")
    if not name or (name in ("counts", "komi_errors") and options.games is None):
        raise SettingsError("name games with --games, or labels with --labels")
    for unused in given:
        if unused in ALWAYS or unused in (name, *MEASUREMENTS[name][1]):
            continue
        users = [_flag(user) for user, (_, used) in MEASUREMENTS.items() if unused in used]
        only = f", only with {', '.join(users)}" if users else ""
        raise SettingsError(f"{_flag(unused)} can't be used with {_flag(name)}{only}")
    if options.run and options.labels and options.teacher:
        raise SettingsError(
            "--teacher can't be used with --run and --labels: the positions are already labelled"
        )
    if options.judge_visits is not None and options.judge is None:
        raise SettingsError("--judge-visits are those of a judge; name it with --judge")
    return name


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _games(options: argparse.Namespace) -> dict[str, Any]:
    """Return the fields of a `GameSelection`; missing limits keep their default."""
    names = ("games", "split", "limit", "per_game")
    values = {name: getattr(options, name) for name in names}
    values["precision"] = options.evaluator
    return {name: value for name, value in values.items() if value is not None}


def _measure_games(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Measure a network on games."""
    from engine.measure.measure import MeasureOptions, measure
    from engine.measure.measure_figures import measure_text

    selection = MeasureOptions(
        **_games(options),
        size=options.size,
        network=_network(options.net[0] if options.net else None, options.games, options.size),
        teacher=options.teacher and _network(options.teacher, options.games, options.size),
        symmetry=options.symmetry or "identity",
    )
    return lambda: measure(selection, notice=notice, stopped=stopped), measure_text


def _measure_komi_errors(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Compare the values of networks at several komi."""
    from engine.measure.komi_error_figures import (
        errors_csv,
        errors_svg,
        ownership_csv,
        ownership_svg,
    )
    from engine.measure.komi_errors import (
        KomiErrorOptions,
        evaluate_positions,
        komi_error_fields,
        komi_errors_text,
    )

    chosen = KomiErrorOptions(
        **{"limit": 4000, **_games(options)},
        size=options.size,
        networks=[_network(name, options.games, options.size) for name in options.net or [None]],
        komi=komi_list(options.komi_errors, "--komi-errors"),
        symmetry=options.symmetry or "identity",
    )

    def measure() -> dict[str, Any]:
        boards = evaluate_positions(chosen, notice=notice, stopped=stopped)
        for path, kind, errors, owners in (
            (options.svg, "svg", errors_svg, ownership_svg),
            (options.csv, "csv", errors_csv, ownership_csv),
        ):
            if path is not None:
                base = path.with_suffix("") if path.suffix.lower() == f".{kind}" else path
                atomic_write(base.with_name(f"{base.name}-errors.{kind}"), errors(boards).encode())
                atomic_write(base.with_name(f"{base.name}-owners.{kind}"), owners(boards).encode())
        return {**komi_error_fields(chosen, boards), "stopped": stopped()}

    return measure, komi_errors_text


def _measure_counts(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Compare counts of finished games with their records."""
    from engine.measure.measure_counts import CountOptions, counts_text, measure_counts

    games = _games(options)
    games.pop("per_game", None)  # whole games are counted
    network = _network(options.net[0], options.games, options.size) if options.net else None
    selection = CountOptions(**games, size=options.size, network=network)
    return lambda: measure_counts(selection, notice=notice, stopped=stopped), counts_text


def _measure_on_references(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Compare networks with reference positions."""
    from engine.measure.measure_references import comparison_text, measure_on_references

    chosen = _reference_options(options)
    size = options.size or chosen.references.sizes[0]
    networks = [_network(name, None, size) for name in options.net or [None]]
    return (
        lambda: measure_on_references(networks, chosen, notice=notice, stopped=stopped),
        comparison_text,
    )


def _calibrate(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Write a network whose curves are as steep as the references want."""
    from engine.measure.calibrate import CalibrateOptions, calibrate, calibration_text

    if options.labels is None or len(options.net) != 1:
        raise SettingsError("--calibrate takes --labels and one network (--net)")
    if options.factor is not None and not 0.01 <= options.factor <= 100.0:
        raise SettingsError(f"--factor must be from 0.01 to 100, not {options.factor:g}")
    given = _reference_options(options)
    if options.visits is not None and min(given.visits) < 2:
        raise SettingsError("searches that are calibrated have at least 2 visits; see --visits")
    chosen = CalibrateOptions(
        references=given.references,
        out=options.calibrate,
        factor=options.factor or 0.0,
        visits=given.visits if options.visits is not None else (),
        precision=given.precision,
    )
    path = _network(options.net[0], None, given.references.sizes[0])
    return lambda: calibrate(path, chosen, stopped=stopped), calibration_text


def _measure_run(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Compare a run's generations with reference positions."""
    from engine.train.measure_run import measure_run, measured_run_text
    from engine.train.run import RunFolder

    RunFolder(options.run).training_preset()  # raises an error if there is none
    every = 1 if options.every is None else options.every

    def measure() -> dict[str, Any]:
        own = None if options.labels is not None else _own_references(options, stopped)
        chosen = _reference_options(options, own)
        return measure_run(options.run, chosen, every=every, notice=notice, stopped=stopped)

    return measure, measured_run_text


def _own_references(options: argparse.Namespace, stopped: Callable[[], bool]) -> ReferenceFile:
    """Label positions of a run's own games by a strong network."""
    from engine.catalog.networks import strongest_network
    from engine.train.own_references import own_references
    from engine.train.run import RunFolder

    size = RunFolder(options.run).preset().rules.size
    strongest = None if options.teacher else strongest_network(size)
    teacher = strongest or _network(options.teacher, None, size)
    found = own_references(
        options.run,
        teacher,
        options.limit or OWN_POSITIONS,
        MANY_VISITS,
        precision=options.evaluator,
        notice=notice,
        stopped=stopped,
    )
    if found is None:
        raise RunError("stopped before all positions were labelled; the same command goes on")
    return found


def _make_references(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Make reference positions of games."""
    needed = {
        "games": "games with --games",
        "teacher": "the network that labels with --teacher",
        "size": "the board size with --size",
    }
    missing = [text for name, text in needed.items() if getattr(options, name) is None]
    if missing:
        raise SettingsError(f"--make-labels needs more: name {', '.join(missing)}")
    from engine.measure.make_references import (
        MakeReferencesOptions,
        ReferenceSelection,
        made_references_text,
        make_references,
    )
    from engine.measure.proven_references import prove_references, proven_references_text
    from engine.measure.reference_file import SOLVER

    if options.teacher == SOLVER:
        if options.visits is not None:
            raise SettingsError("--visits is for networks: the solver proves scores")
        games = ReferenceSelection(**_games(options), size=options.size, out=options.make_labels)
        return (
            lambda: prove_references(games, notice=notice, stopped=stopped),
            proven_references_text,
        )
    [visits] = _visits(options.visits, str(MANY_VISITS))[:1]
    chosen = MakeReferencesOptions(
        **_games(options),
        size=options.size,
        out=options.make_labels,
        teacher=_network(options.teacher, options.games, options.size),
        visits=visits,
    )
    return lambda: make_references(chosen, notice=notice, stopped=stopped), made_references_text


def _reference_options(
    options: argparse.Namespace, own: ReferenceFile | None = None
) -> ReferenceOptions:
    """Return the references to compare with, and how networks search."""
    visits = _visits(options.visits, f"1,{MANY_VISITS}" if own is None else "1")
    values = {} if options.batch is None else {"batch": options.batch}
    batch = checked_settings(SearchSettings, values).batch
    from engine.measure.measure_references import ReferenceOptions
    from engine.measure.reference_file import read_references

    references = own or read_references(options.labels)
    judge: dict[str, Any] = {}
    if options.judge is not None:
        judge["judge"] = _network(options.judge, None, options.size or references.sizes[0])
    if options.judge_visits is not None:
        if options.judge_visits < 1:
            raise SettingsError(f"--judge-visits must be at least 1, not {options.judge_visits}")
        judge["judge_visits"] = options.judge_visits
    return ReferenceOptions(
        references=references,
        visits=visits,
        symmetry=options.symmetry or "random",
        size=options.size,
        limit=options.limit or 0,
        batch=batch,
        precision=options.evaluator,
        **judge,
    )


def _network(name: str | None, games: Path | None, size: int | None) -> Path:
    """Return the file of a named network, or of the best one for the board of the games."""
    from engine.catalog.networks import chosen_network
    from engine.measure.recorded_games import first_size
    from engine.network.header import network_name

    if name is None and size is None and games is not None:
        size = first_size(games, notice)
    path = chosen_network(name, size or 19)
    if name is None:
        notice(f"network {network_name(path)}, the best one for {size or 19}x{size or 19}")
    return path


def _visits(text: str | None, default: str) -> list[int]:
    """Return the numbers of visits in an option."""
    try:
        visits = [int(part) for part in (text or default).split(",")]
    except ValueError:
        visits = [0]
    if min(visits) < 1:
        raise SettingsError(f"--visits takes numbers like 1,100, not {text!r:.40}")
    return visits


_GAMES: Final = ("net", "limit", "split", "size")
MEASUREMENTS: Final = {
    "make_labels": (
        _make_references,
        ("games", "teacher", "limit", "per_game", "split", "size", "visits"),
    ),
    "run": (_measure_run, ("labels", "teacher", "every", "limit", "visits", "batch")),
    "calibrate": (_calibrate, ("labels", "net", "visits", "factor")),
    "labels": (
        _measure_on_references,
        ("net", "limit", "size", "visits", "batch", "symmetry", "judge", "judge_visits"),
    ),
    "komi_errors": (_measure_komi_errors, (*_GAMES, "games", "per_game", "symmetry", "svg", "csv")),
    "counts": (_measure_counts, (*_GAMES, "games")),
    "games": (_measure_games, (*_GAMES, "per_game", "teacher", "symmetry")),
}
"""All measurements by the option that names them, each with the other options that it uses; the
first one that is given counts."""
ALWAYS: Final = ("command", "log_level", "evaluator", "json")
"""Arguments of every measurement."""
COMMANDS = (
    Command(
        "measure",
        "measure networks on games (moves, winrates, scores, owners) or on labelled positions",
        _flags,
        _measure,
    ),
)
