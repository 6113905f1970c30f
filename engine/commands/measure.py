"""The command `sai-engine measure`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.base.errors import RunError, SettingsError
from engine.base.files import atomic_write, write_texts
from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.record.handicap import komi_list
from engine.review.review_settings import ReviewSettings
from engine.search.settings import MANY_VISITS, SearchSettings

if TYPE_CHECKING:
    from engine.measure.measure_references import ReferenceOptions
    from engine.measure.reference_file import ReferenceFile

Prepared = tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], str]]
"""A measurement whose options and files were checked, and a function that formats its result."""


@dataclass(frozen=True)
class Measurement:
    """A measurement: a subcommand of `sai-engine measure`."""

    name: str
    subject: str
    """Name of its first argument, which is also the flag that asks for it without a subcommand."""
    help: str
    flags: Callable[[CommandParser], None]
    """Adds its arguments; all others are refused."""
    prepare: Callable[[argparse.Namespace, Callable[[], bool]], Prepared]


OWN_POSITIONS = 50
"""Positions of a run's own games that are labelled."""
ALWAYS: Final = ("command", "what", "log_level", "evaluator", "json")
"""Arguments of every measurement."""
USAGE: Final = """%(prog)s games GAMES [--net NET] [--teacher NET]
       %(prog)s counts GAMES [--net NET]
       %(prog)s komi-errors K,K,... --games GAMES [--net NET...]
       %(prog)s labels FILE [--net NET...]
       %(prog)s review GAMES --reference FOLDER [--net NET]
       %(prog)s calibrate OUT --labels FILE --net NET
       %(prog)s run FOLDER [--labels FILE]
       %(prog)s make-labels OUT --games GAMES --teacher NET --size N"""


# --- arguments ----------------------------------------------------------------------------------


def _flags(sub: CommandParser) -> None:
    sub.any_order = False  # the first argument names the measurement
    sub.usage = USAGE
    measurements = sub.add_subparsers(
        dest="what", metavar="WHAT", prog=sub.prog,
        help="what is measured; `%(prog)s WHAT --help` shows its options. The form of earlier "
        "versions, flags without WHAT (--games GAMES, --labels FILE, --run FOLDER, ...), works "
        "as before",
    )  # fmt: skip
    former: dict[str, argparse.Action] = {}
    for measurement in MEASUREMENTS:
        parser = measurements.add_parser(
            measurement.name, help=measurement.help, description=measurement.help
        )
        parser.any_order = True
        parser.given = sub.given  # a flag before WHAT counts, too
        measurement.flags(parser)
        add_evaluator_argument(parser)
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        for action in parser._actions:
            former.setdefault(action.dest, action)
            if action.option_strings:
                action.default = argparse.SUPPRESS  # a flag before WHAT counts, too
    add_evaluator_argument(sub)
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument("--counts", action="store_true", default=None, help=argparse.SUPPRESS)
    sub.add_argument("--net", nargs="+", default=[], help=argparse.SUPPRESS)
    for name, action in former.items():
        if name not in ("help", "net", *ALWAYS):
            sub.add_argument(
                _flag(name), type=action.type or str, choices=action.choices, help=argparse.SUPPRESS
            )


def _add_games(parser: CommandParser, *, flag: bool = False) -> None:
    """Add the selection of games, named first or by a flag."""
    if flag:
        parser.add_argument(
            "--games", type=Path, required=True, metavar="GAMES",
            help="a game record, or a zip or folder of them",
        )  # fmt: skip
    else:
        parser.add_argument(
            "games", type=Path, metavar="GAMES", help="a game record, or a zip or folder of them"
        )
    parser.add_argument(
        "--split",
        help="train, val or all (all): by an index beside the games, else by their content",
    )


def _add_limits(parser: CommandParser, limit: str, per_game: str = "") -> None:
    """Add the limits of positions; the texts are the defaults."""
    parser.add_argument(
        "--limit", type=int, metavar="N", help=f"positions at most, 0: no limit ({limit})"
    )
    if per_game:
        parser.add_argument(
            "--per-game", type=int, metavar="N", help=f"positions of a game, 0: all ({per_game})"
        )


def _add_networks(parser: CommandParser, *, several: bool = False, needed: bool = False) -> None:
    """Add the selection of networks: one, or several."""
    default = "" if needed else " (the best one for --size, or for the board)"
    name = "network files or names" if several else "network file or name"
    parser.add_argument(
        "--net", nargs="+" if several else 1, default=[], required=needed, metavar="NET",
        help=name + default,
    )  # fmt: skip


def _add_size(parser: CommandParser, what: str) -> None:
    parser.add_argument("--size", type=int, metavar="N", help=f"only {what} on this board size")


def _add_symmetry(parser: CommandParser, default: str) -> None:
    parser.add_argument(
        "--symmetry", choices=("identity", "random", "average"),
        help=f"symmetry of the network's input ({default})",
    )  # fmt: skip


def _add_searches(parser: CommandParser, default: str) -> None:
    """Add how networks search labelled positions."""
    parser.add_argument(
        "--visits", metavar="N,N,...",
        help=f"visits of the searches, 1 is the network alone ({default})",
    )  # fmt: skip
    parser.add_argument(
        "--batch", type=int,
        help="leaves of a search that are evaluated together, 1 is exact (8)",
    )  # fmt: skip


def _games_flags(parser: CommandParser) -> None:
    _add_games(parser)
    _add_networks(parser)
    parser.add_argument("--teacher", metavar="NET", help="network to compare with")
    _add_limits(parser, "4000", "8")
    _add_size(parser, "games")
    _add_symmetry(parser, "identity")


def _counts_flags(parser: CommandParser) -> None:
    _add_games(parser)
    parser.add_argument(
        "--net", nargs=1, default=[], metavar="NET",
        help="network file or name (the best one for each board)",
    )  # fmt: skip
    parser.add_argument(
        "--limit", type=int, metavar="N", help="games at most, 0: no limit (no limit)"
    )
    _add_size(parser, "games")


def _komi_errors_flags(parser: CommandParser) -> None:
    parser.add_argument(
        "komi_errors", metavar="K,K,...",
        help="komi to compare at (with a negative one first: last, after --)",
    )  # fmt: skip
    _add_games(parser, flag=True)
    _add_networks(parser, several=True)
    _add_limits(parser, "4000", "8")
    _add_size(parser, "games")
    _add_symmetry(parser, "identity")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE",
        help="draw the errors in the course of the games, and the expected owners against the "
        "value (FILE-errors.svg, FILE-owners.svg)",
    )  # fmt: skip
    parser.add_argument(
        "--csv",
        type=Path,
        metavar="FILE",
        help="the same as tables (FILE-errors.csv, FILE-owners.csv)",
    )


def _review_flags(parser: CommandParser) -> None:
    parser.add_argument(
        "games", type=Path, metavar="GAMES", help="a game record, or a zip or folder of them"
    )
    parser.add_argument(
        "--reference", type=Path, required=True, metavar="FOLDER",
        help="folder of a deep review of these games by a strong network (`sai-engine review`)",
    )  # fmt: skip
    parser.add_argument(
        "--net", nargs=1, default=[], metavar="NET",
        help="network file or name (the best one for each board)",
    )  # fmt: skip
    add_setting_flags(parser, ReviewSettings)
    parser.add_argument(
        "--per", choices=("cpu", "evaluations"),
        help="what the moments count: seconds of all processors, or evaluations by the network "
        "(cpu)",
    )  # fmt: skip
    parser.add_argument(
        "--at", metavar="N,N,...",
        help="moments at which a review is compared; it stops at the last one "
        "(15,30,60,...,960 seconds or 125,250,500,...,8000 evaluations)",
    )  # fmt: skip
    parser.add_argument(
        "--limit", type=int, metavar="N", help="games at most, 0: no limit (no limit)"
    )
    _add_size(parser, "games")
    parser.add_argument(
        "--out", type=Path, metavar="DIR",
        help="folder that keeps the reviews; the same command goes on there",
    )  # fmt: skip
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the shares over the cost")


def _labels_flags(parser: CommandParser) -> None:
    parser.add_argument("labels", type=Path, metavar="FILE", help="labelled positions")
    _add_networks(parser, several=True)
    _add_limits(parser, "no limit")
    _add_size(parser, "labels")
    _add_searches(parser, "1,100")
    _add_symmetry(parser, "random")
    parser.add_argument(
        "--judge", metavar="NET",
        help="a strong network that searches the positions after the first moves, and says what "
        "these lose",
    )  # fmt: skip
    parser.add_argument(
        "--judge-visits", type=int, metavar="N", help="visits of each of its searches (50)"
    )


def _calibrate_flags(parser: CommandParser) -> None:
    parser.add_argument("calibrate", type=Path, metavar="OUT", help="network file to write")
    parser.add_argument(
        "--labels", type=Path, metavar="FILE", required=True, help="labelled positions"
    )
    _add_networks(parser, needed=True)
    parser.add_argument(
        "--visits", metavar="N,N,...", help="visits of searches to calibrate (the network alone)"
    )
    parser.add_argument(
        "--factor", type=float, metavar="X", help="this factor or number in place of the best one"
    )


def _run_flags(parser: CommandParser) -> None:
    parser.add_argument("run", type=Path, metavar="FOLDER", help="folder of a training run")
    parser.add_argument(
        "--labels", type=Path, metavar="FILE",
        help="labelled positions (positions of the run's own games, labelled by --teacher)",
    )  # fmt: skip
    parser.add_argument(
        "--teacher", metavar="NET", help="network that labels (the strongest at hand)"
    )
    parser.add_argument("--every", type=int, metavar="N", help="every N-th generation (1)")
    _add_limits(parser, f"all labels, or {OWN_POSITIONS} of the run's own positions")
    _add_searches(parser, "with labels 1,100, else 1")


def _make_labels_flags(parser: CommandParser) -> None:
    parser.add_argument(
        "make_labels", type=Path, metavar="OUT", help="file of the labels; an existing one grows"
    )
    _add_games(parser, flag=True)
    parser.add_argument(
        "--teacher", metavar="NET", required=True,
        help="network that labels, or `solver`, which proves late positions on boards up to 7x7",
    )  # fmt: skip
    parser.add_argument("--size", type=int, metavar="N", required=True, help="board size to label")
    _add_limits(parser, "100", "1")
    parser.add_argument("--visits", metavar="N", help="the teacher's visits at each komi (100)")


# --- the command --------------------------------------------------------------------------------


def _measure(options: argparse.Namespace) -> int:
    """Run the measurement that the options name, and print it; return the exit status."""
    for number in (options.limit, options.per_game):
        if number is not None and number < 0:
            raise SettingsError("--limit and --per-game take 0 or a positive number")
    measurement = measurement_of(options)
    if measurement.name in ("games", "counts", "review") and len(options.net) > 1:
        raise SettingsError(
            "--net takes one network here; with --labels or --komi-errors it takes several"
        )
    if measurement.name == "run" and options.labels and options.teacher:
        raise SettingsError(
            "--teacher can't be used with --run and --labels: the positions are already labelled"
        )
    if options.judge_visits is not None and options.judge is None:
        raise SettingsError("--judge-visits are those of a judge; name it with --judge")
    from engine.commands.loading import compile_engine

    with stop_signals() as stopped:
        measure, text = measurement.prepare(options, stopped)
        compile_engine(notice)
        result = measure()
    print_json(result) if options.json else print(text(result))
    return int(result["stopped"])


def measurement_of(options: argparse.Namespace) -> Measurement:
    """Return the measurement that is named, first or by a flag; refuse flags it would ignore."""
    given = [name for name, value in vars(options).items() if value not in (None, [])]
    named = [m for m in MEASUREMENTS if options.what == m.name]
    found = next(iter(named or [m for m in MEASUREMENTS if m.subject in given]), None)
    if found is None or (
        found.name in ("counts", "komi-errors", "review") and options.games is None
    ):
        raise SettingsError("name games with --games, or labels with --labels")
    for unused in given:
        if unused in ALWAYS or unused == found.subject or unused in _arguments(found):
            continue
        others = [m for m in MEASUREMENTS if unused in _arguments(m) and m.subject != unused]
        users = [each.name if named else _flag(each.subject) for each in others]
        only = f", only with {', '.join(users)}" if users else ""
        what = found.name if named else _flag(found.subject)
        raise SettingsError(f"{_flag(unused)} can't be used with {what}{only}")
    return found


def _arguments(measurement: Measurement) -> set[str]:
    """Return the names of the arguments of a measurement."""
    parser = CommandParser(add_help=False)
    measurement.flags(parser)
    return {action.dest for action in parser._actions}


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


# --- measurements -------------------------------------------------------------------------------


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
        for path, ending, errors, owners in (
            (options.svg, ".svg", errors_svg, ownership_svg),
            (options.csv, ".csv", errors_csv, ownership_csv),
        ):
            if path is not None:
                texts = {"errors": errors(boards), "owners": owners(boards)}
                notice(f"written: {', '.join(map(str, write_texts(path, ending, texts)))}")
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


def _measure_reviews(options: argparse.Namespace, stopped: Callable[[], bool]) -> Prepared:
    """Compare reviews at a budget with a reference review."""
    from engine.measure.measure_review import (
        MOMENTS,
        Measure,
        ReviewOptions,
        measure_review,
        review_text,
    )

    per: Measure = options.per or "cpu"
    chosen = ReviewOptions(
        games=options.games,
        reference=options.reference,
        settings=checked_settings(ReviewSettings, given_settings(options, ReviewSettings)),
        network=options.net[0] if options.net else "",
        evaluator=options.evaluator,
        per=per,
        at=MOMENTS[per] if options.at is None else _moments(options.at),
        size=options.size,
        limit=options.limit or 0,
        out=options.out,
    )

    def measure() -> dict[str, Any]:
        result = measure_review(chosen, notice=notice, stopped=stopped)
        if options.svg is not None:
            from engine.measure.review_quality_svg import review_quality_svg

            atomic_write(options.svg, review_quality_svg(result).encode())
        return result

    return measure, review_text


def _moments(text: str) -> tuple[float, ...]:
    """Return the ascending numbers of `--at`."""
    try:
        moments = tuple(float(part) for part in text.split(","))
    except ValueError:
        moments = ()
    if not moments or moments[0] <= 0.0 or any(a >= b for a, b in pairwise(moments)):
        raise SettingsError(f"--at takes ascending numbers like 15,30,60, not {text!r:.40}")
    return moments


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
    from engine.train.runs.run import RunFolder

    RunFolder(options.run).training_preset()  # raises an error if there is none
    every = 1 if options.every is None else options.every

    def measure() -> dict[str, Any]:
        own = None if options.labels is not None else _own_references(options, stopped)
        chosen = _reference_options(options, own)
        return measure_run(options.run, chosen, every=every, notice=notice, stopped=stopped)

    return measure, measured_run_text


def _own_references(options: argparse.Namespace, stopped: Callable[[], bool]) -> ReferenceFile:
    """Label positions of a run's own games by a strong network."""
    from engine.catalog.networks import judges_of
    from engine.train.own_references import own_references
    from engine.train.runs.run import RunFolder

    size = RunFolder(options.run).preset().rules.size
    judges = [] if options.teacher else judges_of(options.run, options.run.resolve().name, size)
    teacher = judges[0] if judges else _network(options.teacher, None, size)
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
        prove_references,
        proven_references_text,
    )
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
    from engine.network.models.header import network_name

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


MEASUREMENTS: Final = (
    Measurement(
        "make-labels",
        "make_labels",
        "label positions of games by the search of a teacher, or prove their scores",
        _make_labels_flags,
        _make_references,
    ),
    Measurement(
        "run",
        "run",
        "measure the generations of a training run on labels, and store the results there",
        _run_flags,
        _measure_run,
    ),
    Measurement(
        "calibrate",
        "calibrate",
        "write a network with the steepness of its curves multiplied by the factor that fits "
        "labels best; with --visits: with the number that makes the winrates of such searches fit "
        "best",
        _calibrate_flags,
        _calibrate,
    ),
    Measurement(
        "labels",
        "labels",
        "compare networks with the labels of a strong network's search",
        _labels_flags,
        _measure_on_references,
    ),
    Measurement(
        "komi-errors",
        "komi_errors",
        "compare the value of networks at several komi with the winner by the recorded score",
        _komi_errors_flags,
        _measure_komi_errors,
    ),
    Measurement(
        "counts",
        "counts",
        "count games that ended with two passes, and compare with the recorded results",
        _counts_flags,
        _measure_counts,
    ),
    Measurement(
        "review",
        "reference",
        "compare reviews of games at a budget with a deep review by a strong network",
        _review_flags,
        _measure_reviews,
    ),
    Measurement(
        "games",
        "games",
        "measure a network on games: moves, winrates, scores, owners",
        _games_flags,
        _measure_games,
    ),
)
"""All measurements; of flags without a subcommand the first one that names a measurement counts."""
COMMANDS = (
    Command(
        "measure",
        "measure networks on games (moves, winrates, scores, owners) or on labelled positions",
        _flags,
        _measure,
    ),
)
