"""`sai-engine measure review`: reviews at a budget, compared with a reference review.

Each game is reviewed from the beginning until a budget is spent. At several moments before, the
losses of its moves are kept; the figures compare them with those of the reference, which is the
folder of a deep review by a strong network. With `out` the reviews are kept in a folder, so that an
interrupted measurement goes on and a better reference needs no new reviews.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import Searcher
from engine.base.checked_json import Count, Number, Text, read_json
from engine.base.errors import EngineError, RunError, SettingsError
from engine.base.files import created_folder
from engine.base.reporter import Reporter
from engine.base.statistics.bootstrap import grouped_mean
from engine.base.terminal import count_text
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import chosen_network, describe_network
from engine.jobs.job import JobKind
from engine.measure.review_quality import (
    ReferenceReview,
    ReviewState,
    alpha_jumps,
    game_figures,
    pooled_figures,
)
from engine.network.opened import FileEvaluator
from engine.record.game_files import game_files
from engine.record.game_record import GameRecord
from engine.record.sgf import loads
from engine.review.game_review import GameReview
from engine.review.kept_analyses import game_digest
from engine.review.requests import request_for
from engine.review.review_folder import ReviewFolder
from engine.review.review_job import REVIEWS
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import GameReviewer

Measure = Literal["cpu", "evaluations"]
MOMENTS: Final[dict[Measure, tuple[float, ...]]] = {
    "cpu": (15, 30, 60, 120, 240, 480, 960),
    "evaluations": (125, 250, 500, 1000, 2000, 4000, 8000),
}
"""Usual moments at which reviews are compared [s of all processors, or evaluations]."""
UNITS: Final[dict[Measure, str]] = {"cpu": "CPU seconds", "evaluations": "evaluations"}
WARM_UP: Final = 8
"""Positions that are evaluated before the first game of a board size, which loads and compiles."""


# --- results ------------------------------------------------------------------------------------


class Moment(Struct, frozen=True, kw_only=True):
    """A review at one moment."""

    at: Number
    """Budget [s of all processors, or evaluations]."""
    cpu_s: Number
    """Time of all processors that was spent [s]."""
    wall_s: Number
    evaluations: Count
    """Evaluations by the network."""
    finished: bool
    """Whether the review ended by itself before."""
    state: ReviewState


class MeasuredReview(Struct, frozen=True, kw_only=True):
    """The review of one game; a line of `results.jsonl`."""

    digest: Text
    """See `game_digest`."""
    name: Text
    """Name of the game, for people."""
    size: Annotated[int, Meta(ge=1, le=52)]
    network: Text
    """Identity of the network."""
    moments: tuple[Moment, ...]


MEASURED_REVIEWS: Final = JobKind(
    "measured-reviews",
    lambda path: read_json(path, dict[str, Any], figures=True),
    MeasuredReview,
    problem="the measurement can't be read",
    hint="name another folder",
    changed=(
        "{path}: was begun with {name} {before!r:.200}, not {value!r:.200}; use the same again or "
        "name another folder"
    ).format,
)
"""Reviews that were measured."""


@dataclass(frozen=True, kw_only=True)
class ReviewOptions:
    """Reviews to measure, and what to compare them with."""

    games: Path
    """Game record, or a folder or zip of them."""
    reference: Path
    """Folder of a review."""
    settings: ReviewSettings = field(default_factory=ReviewSettings)
    network: str = ""
    """Name or path of the network; "" for the best one of each board size."""
    evaluator: str = "auto"
    per: Measure = "cpu"
    """What `at` counts: time of all processors [s], or evaluations."""
    at: tuple[float, ...] = MOMENTS["cpu"]
    """Moments, in ascending order."""
    size: int | None = None
    """Board size to keep; None keeps all."""
    limit: int = 0
    """Games at most; 0: no limit."""
    out: Path | None = None
    """Folder of the results; None keeps none."""

    def conditions(self) -> dict[str, Any]:
        """Return what all results of a folder have in common."""
        return {
            "format": 1,
            "network": self.network,
            "evaluator": self.evaluator,
            "per": self.per,
            "at": list(self.at),
            **{f"review.{name}": value for name, value in self.settings.to_dict().items()},
        }


# --- the reference ------------------------------------------------------------------------------


class ReferenceFolder:
    """The folder of a review, which may still be going on; it is only read.

    Raises
    ------
    RunError
        There is no review in the folder, or it can't be read.
    """

    def __init__(self, folder: Path) -> None:
        try:
            REVIEWS.read(folder)
        except FileNotFoundError:
            raise RunError(
                f"{folder}: holds no review; make one with `sai-engine review GAMES --out {folder}`"
            ) from None
        self._analyses = ReviewFolder(folder).analyses
        done = (line.label for line in REVIEWS.results(folder) if line.state == "done")
        self._digests = {label.rpartition("-")[2] for label in done}

    def has(self, digest: str) -> bool:
        """Return whether the review of a game is finished, by its digest."""
        return digest in self._digests

    def review(self, record: GameRecord) -> tuple[ReferenceReview, str] | None:
        """Return a game's review and the identity of its network; None if it can't be read.

        The record gets the analyses.
        """
        self._analyses.restore(record)
        line = record.main_line()
        stored = Counter((kept.network, kept.name) for node in line for kept in node.analyses)
        if not stored:
            return None
        (identity, name), _ = stored.most_common(1)[0]
        review = GameReview(record)
        review.set_network(NetworkInfo(Path(name), name, record.size, "", identity))
        komi = review.game_komi
        return ReferenceReview.of(review.timeline(line, komi), record.size, komi), identity


# --- one review ---------------------------------------------------------------------------------


class Spent(NamedTuple):
    """What searches have cost."""

    cpu_s: float
    wall_s: float
    evaluations: float

    def of(self, per: Measure) -> float:
        """Return the cost that moments count."""
        return self.cpu_s if per == "cpu" else self.evaluations

    def plus(self, end: Spent, begin: Spent) -> Spent:
        """Return this and the cost between two readings."""
        return Spent(*(a + b - c for a, b, c in zip(self, end, begin, strict=True)))

    def towards(self, later: Spent, share: float) -> Spent:
        """Return the cost between this one and a later one, at a share of the way."""
        return Spent(*(a + share * (b - a) for a, b in zip(self, later, strict=True)))


class MeteredAnalyzer(Analyzer):
    """An analyzer that reads what this process and the network in use have spent."""

    def __init__(self, precision: str) -> None:
        super().__init__(precision=precision)
        self._evaluator: FileEvaluator | None = None

    def costs(self) -> Spent:
        """Return what was spent so far, since any moment."""
        evaluations = 0 if self._evaluator is None else self._evaluator.evaluations
        return Spent(time.process_time(), time.perf_counter(), evaluations)

    def warm_up(self, review: GameReview) -> None:
        """Load the network of a review, and search a little, which compiles what is missing."""
        nodes = review.record.main_line()[:WARM_UP]
        requests = [request_for(review, node, (1.0,), 0, 2) for node in nodes]
        self._evaluator = self.networks.of(requests[0]).evaluator
        for visits in (1, 2):
            list(self.sweep(requests, visits))
        list(self.analyze(requests[0]))
        self.forget()


def review_moments(
    review: GameReview,
    settings: ReviewSettings,
    searcher: Searcher,
    costs: Callable[[], Spent],
    per: Measure,
    at: Sequence[float],
    stopped: Callable[[], bool],
    progress: Callable[[float], None] = lambda _spent: None,
) -> list[Moment] | None:
    """Review a game until the last moment; return what it says at each, or None if stopped.

    A step of the review gives its results at its end, so a moment within a step has those of the
    steps before; its costs are between those before and after. What this process does between the
    steps costs nothing.

    Parameters
    ----------
    costs
        Returns what searches have spent so far, since any moment.
    per, at
        See `ReviewOptions`.
    progress
        Called after each step with what was spent [as `at`].
    """
    size, komi, line = review.record.size, review.game_komi, review.record.main_line()
    spent, begun = Spent(0.0, 0.0, 0.0), costs()
    moments: list[Moment] = []
    state = ReviewState.of(review.timeline(line, komi), size, komi)

    def now() -> Spent:
        return spent.plus(costs(), begun)

    def is_over() -> bool:
        return stopped() or now().of(per) >= at[-1]

    def add(cost: Spent, finished: bool) -> None:
        moments.append(
            Moment(
                at=at[len(moments)],
                cpu_s=round(cost.cpu_s, 2),
                wall_s=round(cost.wall_s, 2),
                evaluations=round(cost.evaluations),
                finished=finished,
                state=state,
            )
        )

    steps = GameReviewer(review, settings).run(lambda: searcher, is_over)
    while len(moments) < len(at):
        begun = costs()
        step = next(steps, None)
        later = now()
        if stopped():
            return None
        while len(moments) < len(at) and at[len(moments)] <= later.of(per):
            width = later.of(per) - spent.of(per)
            share = (at[len(moments)] - spent.of(per)) / width if width > 0.0 else 1.0
            add(spent.towards(later, share), False)
        spent = later
        if step is None:
            while len(moments) < len(at):
                add(spent, True)
        state = ReviewState.of(review.timeline(line, komi), size, komi)
        progress(spent.of(per))
    return moments


# --- the measurement ----------------------------------------------------------------------------


class _Game(NamedTuple):
    """A game with a finished reference."""

    name: str
    digest: str
    size: int
    record: GameRecord
    """Without analyses."""
    reference: ReferenceReview
    network: str
    """Identity of the reference's network."""


class _Games:
    """The games to review; those left out are counted."""

    def __init__(self, options: ReviewOptions, notice: Callable[[str], None]) -> None:
        self.found = self.waiting = 0
        reference = ReferenceFolder(options.reference)
        self.games: list[_Game] = []
        seen: set[str] = set()
        for name, record in _records(options.games, notice):
            if options.size not in (None, record.size):
                continue
            _strip(record)
            digest = game_digest(record)
            if digest in seen:
                continue
            seen.add(digest)
            self.found += 1
            if not reference.has(digest):
                self.waiting += 1
                continue
            reviewed = reference.review(record)
            _strip(record)
            if reviewed is None:
                notice(f"{name}: the reference can't be read; left out")
                self.waiting += 1
                continue
            self.games.append(_Game(name, digest, record.size, record, *reviewed))
        if not self.games:
            raise RunError(
                f"{options.reference}: holds no finished review of any of these games; name others "
                f"or run `sai-engine review {options.games} --out {options.reference}`"
            )
        del self.games[options.limit or len(self.games) :]


def _records(path: Path, notice: Callable[[str], None]) -> Iterator[tuple[str, GameRecord]]:
    """Yield all games with their names; files that can't be read are left out with a notice."""
    for file in game_files(path, notice):
        try:
            games = loads(file.read(), file.name).games
        except EngineError as error:
            notice(f"{error}; left out")
            continue
        for number, record in enumerate(games, start=1):
            yield file.name if len(games) == 1 else f"{file.name}, game {number}", record


def _strip(record: GameRecord) -> None:
    """Remove all stored analyses."""
    for node in record.nodes():
        record.set_analyses(node, ())


def measure_review(
    options: ReviewOptions, *, notice: Callable[[str], None], stopped: Callable[[], bool]
) -> dict[str, Any]:
    """Review games and compare them with the reference.

    Returns the fields documented in docs/commands/measuring.md.

    Raises
    ------
    EngineError
        No game has a reference, the network can't be used, or the folder holds something else.
    """
    found = _Games(options, notice)
    networks = {size: _network(options, size) for size in {game.size for game in found.games}}
    for network in {game.network for game in found.games} & {n.identity for n in networks.values()}:
        notice(f"the reference was made by the same network ({network})")
    measured: dict[str, MeasuredReview] = {}
    with contextlib.ExitStack() as stack:
        if options.out is not None:
            _open_folder(options.out, options.conditions())
            stopped = stack.enter_context(MEASURED_REVIEWS.working(options.out, stopped)).stopped
            measured |= {line.digest: line for line in MEASURED_REVIEWS.results(options.out)}
        for line in _measure_missing(found.games, networks, options, measured, notice, stopped):
            measured[line.digest] = line
            if options.out is not None:
                MEASURED_REVIEWS.add(options.out, line)
    done = [
        (game, measured[game.digest]) for game in found.games if _is_done(game, networks, measured)
    ]
    return {
        "source": options.games.name,
        "reference": options.reference.name,
        "reference_networks": sorted({game.network for game in found.games}),
        "networks": [
            {"size": size, "network": info.name, "identity": info.identity}
            for size, info in sorted(networks.items())
        ],
        "settings": options.settings.to_dict(),
        "per": options.per,
        "games_found": found.found,
        "without_reference": found.waiting,
        "stopped": len(done) < len(found.games),
        "boards": {
            name: _board([(game, line) for game, line in done if size in (None, game.size)])
            for name, size in [("all", None), *((str(size), size) for size in sorted(networks))]
            if any(size in (None, game.size) for game, _ in done)
        },
    }


def _network(options: ReviewOptions, size: int) -> NetworkInfo:
    """Return the network that reviews games of a board size."""
    network = describe_network(chosen_network(options.network or None, size))
    if network.refusal(size):
        raise SettingsError(network.refusal(size))
    if not network.has_values:
        raise SettingsError(
            f"{network.name} only suggests moves and gives no winrates, so it can't review games; "
            "name another network"
        )
    return network


def _open_folder(folder: Path, conditions: dict[str, Any]) -> None:
    """Begin a folder, or refuse one of another measurement."""
    before = MEASURED_REVIEWS.earlier(folder)
    if before is not None:
        MEASURED_REVIEWS.refuse_changes(folder, before, conditions)
        return
    with created_folder(folder):
        MEASURED_REVIEWS.write(folder, conditions)


def _is_done(
    game: _Game, networks: dict[int, NetworkInfo], measured: dict[str, MeasuredReview]
) -> bool:
    """Return whether a game was reviewed by the network."""
    line = measured.get(game.digest)
    return line is not None and line.network == networks[game.size].identity


def _measure_missing(
    games: Sequence[_Game],
    networks: dict[int, NetworkInfo],
    options: ReviewOptions,
    measured: dict[str, MeasuredReview],
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> Iterator[MeasuredReview]:
    """Review the games that were not reviewed yet."""
    missing = [game for game in games if not _is_done(game, networks, measured)]
    searcher: MeteredAnalyzer | None = None
    for number, game in enumerate(missing, start=1):
        if stopped():
            return
        network = networks[game.size]
        notice(f"reviewing {game.name} (game {number} of {len(missing)}) with {network.name}")
        searcher = searcher or MeteredAnalyzer(options.evaluator)
        line = _measured(game, network, options, searcher, notice, stopped)
        if line is None:
            return
        yield line


def _measured(
    game: _Game,
    network: NetworkInfo,
    options: ReviewOptions,
    searcher: MeteredAnalyzer,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> MeasuredReview | None:
    """Review one game; return None if stopped."""
    review, reporter = GameReview(game.record), Reporter(notice)
    review.requested_evaluator = options.evaluator
    review.set_network(network)
    searcher.warm_up(review)

    def progress(spent: float) -> None:
        reporter.tell(
            "{}: {:.0f} of {:g} {}".format, game.name, spent, options.at[-1], UNITS[options.per]
        )

    moments = review_moments(
        review,
        options.settings,
        searcher,
        searcher.costs,
        options.per,
        options.at,
        stopped,
        progress,
    )
    searcher.forget()
    review.clear()
    _strip(game.record)
    if moments is None:
        return None
    return MeasuredReview(
        digest=game.digest,
        name=game.name,
        size=game.size,
        network=network.identity,
        moments=tuple(moments),
    )


def _board(games: Sequence[tuple[_Game, MeasuredReview]]) -> dict[str, Any]:
    """Return the figures of games at each moment."""
    jumps = [alpha_jumps(game.reference.state, game.reference) for game, _ in games]
    rows = []
    for place, moment in enumerate(games[0][1].moments):
        lines = [line.moments[place] for _, line in games]
        figures = [game_figures(line.moments[place].state, game.reference) for game, line in games]
        rows.append(
            {
                "at": moment.at,
                "cpu_s": fmean([line.cpu_s for line in lines]),
                "wall_s": fmean([line.wall_s for line in lines]),
                "evaluations": fmean([line.evaluations for line in lines]),
                "finished": sum(line.finished for line in lines),
                **pooled_figures(figures),
            }
        )
    return {"games": len(games), "reference_jump": grouped_mean(jumps), "rows": rows}


# --- text ---------------------------------------------------------------------------------------

_SHARES: Final = ("worst", "found", "false")
"""Figures that are printed as percentages with intervals."""
_MORE: Final = ("clearly_false", "judged")


def review_text(result: dict[str, Any]) -> str:
    """Return the result of `measure_review` as tables for a terminal."""
    lines = []
    for name, board in result["boards"].items():
        what = "all boards" if name == "all" else f"{name}x{name}"
        jump = board["reference_jump"]["mean"]
        of_reference = "" if jump is None else f"; jump of the reference: {jump:.2f}"
        lines.append(f"{what}, {count_text(board['games'], 'game')}{of_reference}")
        lines.append(
            f"{'CPU s':>7}{'evaluations':>13}{'ended':>7}{'correlation':>19}"
            f"{'worst':>17}{'found':>17}{'false':>17}{'clearly':>9}{'judged':>8}{'jump':>7}"
        )
        for row in board["rows"]:
            costs = f"{row['cpu_s']:>7.0f}{row['evaluations']:>13.0f}{row['finished']:>7}"
            shares = "".join(f"{_percent(row[name]):>17}" for name in _SHARES)
            clearly, judged = (_percent(row[name], ends=False) for name in _MORE)
            lines.append(
                f"{costs}{_number(row['correlation']):>19}{shares}{clearly:>9}{judged:>8}"
                f"{_number(row['jump'], ends=False):>7}"
            )
    if result["without_reference"]:
        left = count_text(result["without_reference"], "game")
        lines.append(f"left out, without a finished reference: {left}")
    return "\n".join(lines)


def _number(figure: dict[str, Any], *, ends: bool = True) -> str:
    """Return a figure, with its interval if that is known: "0.81 (0.72-0.88)"."""
    if figure["mean"] is None:
        return "-"
    known = ends and figure["low"] is not None
    interval = f" ({figure['low']:.2f}-{figure['high']:.2f})" if known else ""
    return f"{figure['mean']:.2f}{interval}"


def _percent(figure: dict[str, Any], *, ends: bool = True) -> str:
    """Return a share in the same way: "81 % (72-88)"."""
    if figure["mean"] is None:
        return "-"
    known = ends and figure["low"] is not None
    interval = f" ({100 * figure['low']:.0f}-{100 * figure['high']:.0f})" if known else ""
    return f"{100 * figure['mean']:.0f} %{interval}"
