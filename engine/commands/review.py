"""The command `sai-engine review`: whole games reviewed without a window."""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.base.errors import EngineError, SettingsError, reason_of
from engine.base.files import atomic_write
from engine.base.setting_flags import (
    add_setting_flags,
    checked_settings,
    given_settings,
)
from engine.base.terminal import duration_text, notice, plain, stop_signals
from engine.commands.command import (
    Command,
    CommandParser,
    add_cluster_flag,
    add_evaluator_argument,
    add_trust_flag,
)
from engine.review.report_settings import ReportSettings
from engine.review.review_job import FORMATS, REVIEWS, Format
from engine.review.review_settings import ReviewSettings

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.commands.cluster_review import ClusterReview
    from engine.record.game_files import GameFile
    from engine.review.ranked_losses import RankedLosses
    from engine.review.review_job import GameProgress, ReviewJob, ReviewLog

BAR: Final = 24  # characters of the progress bar
SHOW_S: Final = 0.2  # least time between two lines of progress on a terminal
PRINT_S: Final = 60.0  # the same where lines stay, as in a file
LOG_S: Final = 1.0  # least time between two lines of progress in the log


def _flags(sub: CommandParser) -> None:
    sub.add_argument(
        "games",
        nargs="*",
        type=Path,
        metavar="GAME",
        help="game record, or a folder or zip of them; none continues the review in DIR",
    )
    sub.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for results")
    names = ("minutes", "visits", "side", "branches")
    add_setting_flags(sub, ReviewSettings, names)
    sub.replaced = {"--depth": "--minutes says how long games are searched, --visits how deeply"}
    sub.add_argument(
        "--players",
        action="store_true",
        help="keep the figures of the games' players, for My progress in the window (not with "
        "--cluster)",
    )
    sub.add_argument("--moves", metavar="A-B", help="review only the moves A to B, as 20-60")
    sub.add_argument("--net", "--network", metavar="NET", help="network (the best for each board)")
    sub.add_argument(
        "--format", metavar="F,F,...",
        help=f"reports to write (all): {', '.join(FORMATS)}",
    )  # fmt: skip
    add_setting_flags(sub, ReportSettings, ("diagrams", "order", "lines", "remarks"))
    sub.add_argument(
        "--no-comments",
        dest="comments",
        action="store_false",
        default=argparse.SUPPRESS,
        help="reports without the comments of the game record",
    )
    sub.add_argument(
        "--losses-by-rank",
        metavar="SOURCE",
        help="also make a table of what players of each rank lost, to which later reviews of this "
        "depth are compared; SOURCE names where the ranks are from, such as KGS",
    )
    add_evaluator_argument(sub)
    add_cluster_flag(sub, "reviews the games")
    add_trust_flag(sub)


def _review(options: argparse.Namespace) -> int:
    """Review the games; return the exit status."""
    from engine.commands.consent import check_consent, review_uses
    from engine.review.players import Players, players_file
    from engine.review.ranked_losses import RankedLosses
    from engine.review.review_folder import ReviewFolder
    from engine.review.review_job import ReviewLog
    from engine.review.review_queue import ReviewQueue, write_index

    job = _job(options)
    uses = review_uses(job, options.out)
    named = uses if options.games else ()
    check_consent(options.out, lambda: uses, named=named, trusted=options.trust)
    source = options.losses_by_rank
    for flag, is_given in (("--losses-by-rank", source), ("--players", job.players)):
        if is_given and options.cluster:
            raise SettingsError(
                f"{flag} reads all reviews on this computer; leave out --cluster, or {flag} now, "
                "and give it in a second run without a cluster, which searches nothing again"
            )
    losses = RankedLosses(source, job.settings) if source else None
    REVIEWS.refuse_file(options.out)
    files, refused = _files(job, options.out.resolve())
    if not files and not refused:
        raise SettingsError("no game records are there; name a game record, a zip or a folder")
    if options.games and not _is_any_reviewable(files, job.settings):
        return 2
    with (
        stop_signals() as signalled,
        REVIEWS.working(options.out, signalled) as work,
        closing(Players(players_file())) as players,
    ):
        if options.games:
            _write_job(options.out, job)
        folder = ReviewFolder(options.out)

        def opened() -> Analyzer:
            from engine.commands.loading import open_analyzer

            return open_analyzer(notice, job.evaluator)

        done = 0
        log = ReviewLog(options.out, files)
        queue: ReviewQueue | ClusterReview = ReviewQueue(
            job, folder, opened, work.stopped, losses, spent_s=log.spent_s,
            players=players if job.players else None,
        )  # fmt: skip
        if options.cluster:
            from engine.commands.cluster_review import ClusterReview

            queue = ClusterReview(options.cluster, job, folder, work.stopped)
        with closing(queue.run(files)) as states:
            for state in _shown(states, log, ProgressBar(len(files))):
                done += state.state == "done"
                refused += state.state == "failed"
        write_index(options.out, job, queue.rows)
        if not queue.finished:
            notice("stopped; run the same command again to continue")
            return 1
    if losses is not None:
        _write_losses(losses)
    if not done and refused:
        return 2
    return int(refused > 0)


def _write_losses(losses: RankedLosses) -> None:
    """Write the tables of losses by rank to the user's data, and print their files."""
    from engine.base.files import user_folder
    from engine.review.losses_by_rank import FOLDER
    from engine.review.ranked_losses import LEAST_GAMES

    paths = losses.write(user_folder(FOLDER))
    for path in paths:
        print(f"losses by rank: {path}")
    if not paths:
        notice(f"no table of losses: no band of ranks has {LEAST_GAMES} players' games")


def _job(options: argparse.Namespace) -> ReviewJob:
    """Return what to review: named by the options, or what the folder says."""
    from engine.review.review_job import ReviewJob, read_review_job

    values = given_settings(options, ReviewSettings) | _moves(options.moves)
    shown = given_settings(options, ReportSettings)
    if not options.games:
        named = options.format or options.net or options.players
        if values or shown or named or options.evaluator != "auto":
            raise SettingsError("to change the options of a review, name its games as well")
        return read_review_job(options.out)
    settings = checked_settings(ReviewSettings, values)
    formats = FORMATS if options.format is None else _formats(options.format)
    # refused once, not for each game; the path holds wherever the review continues
    network = str(_reviewer(options.net)) if options.net else ""
    return ReviewJob(
        games=tuple(path.absolute() for path in options.games),
        settings=settings,
        formats=formats,
        report=checked_settings(ReportSettings, shown),
        network=network,
        evaluator=options.evaluator,
        players=options.players,
    )


def _reviewer(name: str) -> Path:
    """Return the file of the network that is to review games."""
    from engine.catalog.networks import describe_network, named_network

    path = named_network(name).absolute()
    if not describe_network(path).has_values:
        raise SettingsError(
            f"{path.name} only suggests moves and gives no winrates, so it can't review games; "
            "name another network"
        )
    return path


def _write_job(folder: Path, job: ReviewJob) -> None:
    """Store what is reviewed in a folder, so that the review can continue without its options."""

    try:
        atomic_write(folder / REVIEWS.file, job.to_json())
    except OSError as error:
        raise EngineError(
            f"{error.filename or folder}: can't be written ({reason_of(error)}); name another "
            "folder with --out"
        ) from None


def _files(job: ReviewJob, own: Path) -> tuple[list[GameFile], int]:
    """Return the files of a job outside of its own folder, and how many names led to nothing."""
    from engine.record.game_files import game_files

    files: dict[GameFile, None] = {}
    refused = 0
    for path in job.games:
        try:
            found = game_files(path, notice)
        except EngineError as error:
            notice(str(error))
            refused += 1
            continue
        files |= dict.fromkeys(file for file in found if own not in file.path.resolve().parents)
    return list(files), refused


def _is_any_reviewable(files: list[GameFile], settings: ReviewSettings) -> bool:
    """Return whether a game of some files can be reviewed; print the problems if none can."""
    from engine.record.sgf import loads

    problems: list[str] = []
    for file in files:
        try:
            refusals = [settings.refusal(game) for game in loads(file.read(), file.name).games]
        except EngineError as error:
            problems.append(str(error))
            continue
        if not all(refusals):
            return True
        problems.append(f"{file.name}: {refusals[0]}")
    for problem in problems:
        notice(problem)
    return False


def _shown(
    states: Iterator[GameProgress], log: ReviewLog, bar: ProgressBar
) -> Iterator[GameProgress]:
    """Print and log the states of games, and yield those of games that are over."""
    logged_at = -math.inf
    for state in states:
        now = time.monotonic()
        if state.is_over or not state.share or now - logged_at > LOG_S:
            log.write(state)
            logged_at = now
        bar.show(state)
        if not state.is_over:
            continue
        if state.state == "done":
            print(f"{plain(state.name)}: {state.text}", flush=True)
        else:
            notice(f"{state.name}: {state.text}")
        yield state


def _moves(text: str | None) -> dict[str, int]:
    """Return the settings of `--moves A-B`."""
    if text is None:
        return {}
    first, dash, last = text.partition("-")
    if not (dash and first.isdecimal() and last.isdecimal() and int(first)):
        raise SettingsError(f"--moves takes a range like 20-60, not {text!r:.40}")
    if int(last) < int(first):
        raise SettingsError(f"--moves {text:.40} ends before it begins; name the first move first")
    return {"first_move": int(first), "last_move": int(last)}


def _formats(text: str) -> tuple[Format, ...]:
    """Return the formats in an option."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    unknown = [name for name in names if name not in FORMATS]
    if unknown:
        raise SettingsError(f"--format takes {', '.join(FORMATS)}, not {unknown[0]!r:.40}")
    return tuple(name for name in FORMATS if name in names)


class ProgressBar:
    """Progress of all games on the error stream, with the time left.

    On a terminal one line is written again and again; elsewhere one line when each game begins, and
    one for each minute of it.
    """

    def __init__(self, files: int) -> None:
        self._files = files
        self._is_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._shown = time.monotonic()
        self._game = self._file = ("", "")
        self._number = 0  # of the file, counted from 1
        self._is_drawn = False

    def show(self, state: GameProgress) -> None:
        """Show the state of a game."""
        if self._file != (state.path, state.member):
            self._file = state.path, state.member
            self._number += 1
        if state.is_over:
            self.clear()
        elif not self._is_terminal:
            self._begin(state)
        elif time.monotonic() - self._shown >= SHOW_S:
            self._draw(state)

    def _begin(self, state: GameProgress) -> None:
        """Print a line when a game begins, and now and then while it is reviewed."""
        game = state.path, state.name
        if self._game == game:
            if time.monotonic() - self._shown >= PRINT_S:
                notice(f"{_share_text(state)}, reviewing {state.name}")
                self._shown = time.monotonic()
            return
        self._game, self._shown = game, time.monotonic()
        name = state.name if state.count == 1 else f"{state.name} of {state.count}"
        notice(f"reviewing {name}{f' (file {self._number} of {self._files})' * (self._files > 1)}")

    def _draw(self, state: GameProgress) -> None:
        """Write the line of a terminal again."""
        bar = ("#" * round(BAR * state.total)).ljust(BAR, ".")
        line = f"[{bar}] {_share_text(state)}  {plain(state.name)[:40]}"
        print(f"\r{line:<78.78}", end="", file=sys.stderr, flush=True)
        self._shown, self._is_drawn = time.monotonic(), True

    def clear(self) -> None:
        """Remove the bar, so that a line can be printed."""
        if self._is_drawn:
            print(f"\r{'':<78}\r", end="", file=sys.stderr, flush=True)
            self._is_drawn = False


def _share_text(state: GameProgress) -> str:
    """Return how much of all games is done, and the time left: "40 %, about 3 min left"."""
    left = ""
    if state.seconds_left is not None:
        left = f", about {duration_text(state.seconds_left)} left"
    return f"{100 * state.total:.0f} %{left}"


COMMANDS = (
    Command(
        "review",
        "review whole games and write reports; the same command continues an interrupted review",
        _flags,
        _review,
    ),
)
