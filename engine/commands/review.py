"""The command `sai-engine review`: whole games reviewed without a window."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.base.errors import EngineError, SettingsError
from engine.base.files import atomic_write
from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.terminal import notice, plain, stop_signals
from engine.commands.weights import Command, add_evaluator_argument
from engine.review.review_settings import ReviewSettings

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.measure.recorded_games import GameFile
    from engine.record.game_record import GameRecord
    from engine.review.game_review import GameReview
    from engine.review.report_index import IndexRow
    from engine.review.review_folder import ReviewFolder

__all__ = ["ProgressBar", "add_review_command", "duration_text"]

FORMATS: Final = ("html", "csv", "json", "sgf")
BAR: Final = 24  # characters of the progress bar
SHOW_S: Final = 0.2  # least time between two lines of progress on a terminal


def add_review_command(command: Command) -> None:
    """Add the command and its options."""
    sub = command(
        "review",
        _review,
        "review whole games: how they went, mistakes, reports; a second run continues the first",
    )
    sub.add_argument(
        "games",
        nargs="+",
        type=Path,
        metavar="GAME",
        help="game record, or a folder or zip of them",
    )
    sub.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for results")
    names = ("depth", "visits", "side", "branches")
    add_setting_flags(sub, ReviewSettings, names)
    sub.add_argument("--moves", metavar="A-B", help="review only the moves A to B")
    sub.add_argument("--net", "--network", metavar="NET", help="network (the best for each board)")
    sub.add_argument(
        "--format", default=",".join(FORMATS), metavar="F,F,...",
        help=f"reports to write (all): {', '.join(FORMATS)}",
    )  # fmt: skip
    add_evaluator_argument(sub)


def _review(options: argparse.Namespace) -> int:
    """Review the games; return the exit status."""
    from engine.base.lock import acquire_lock
    from engine.catalog.networks import named_network
    from engine.measure.recorded_games import game_files
    from engine.review.review_folder import ReviewFolder

    values = given_settings(options, ReviewSettings)
    settings = checked_settings(ReviewSettings, values | _moves(options.moves))
    formats = _formats(options.format)
    if options.net:
        named_network(options.net)  # refused once, not for each game
    folder = ReviewFolder(options.out)
    mine = options.out.resolve()
    files = []
    refused = 0
    for path in options.games:
        try:
            files += [f for f in game_files(path, notice) if mine not in f.path.resolve().parents]
        except EngineError as error:
            notice(str(error))
            refused += 1
    lock = acquire_lock(options.out / "lock", "this folder of reviews")
    try:
        with stop_signals() as stopped:
            queue = _Queue(options, settings, formats, folder, stopped)
            queue.run(files)
            queue.write_index()
    finally:
        lock.release()
    refused += queue.refused
    if stopped() and not queue.finished:
        notice("stopped; run the same command again to continue")
        return 1
    if not queue.done and refused:
        return 2
    return int(refused > 0)


def _moves(text: str | None) -> dict[str, int]:
    """Return the settings of `--moves A-B`."""
    if text is None:
        return {}
    first, dash, last = text.partition("-")
    if not (dash and first.isdecimal() and last.isdecimal() and 0 < int(first) <= int(last)):
        raise SettingsError(f"--moves takes a range like 20-60, not {text!r:.40}")
    return {"first_move": int(first), "last_move": int(last)}


def _formats(text: str) -> list[str]:
    """Return the formats in an option."""
    formats = [part.strip() for part in text.split(",") if part.strip()]
    unknown = [name for name in formats if name not in FORMATS]
    if unknown:
        raise SettingsError(f"--format takes {', '.join(FORMATS)}, not {unknown[0]!r:.40}")
    return formats


@dataclass(frozen=True)
class _Game:
    """One game of the queue."""

    record: GameRecord
    name: str
    """Name for people."""
    progress_name: str
    """Name with the number of games of its file."""
    stem: str
    """Beginning of the names of its files."""


class _Queue:
    """Reviews games one after the other; each is freed before the next one."""

    def __init__(
        self,
        options: argparse.Namespace,
        settings: ReviewSettings,
        formats: list[str],
        folder: ReviewFolder,
        stopped: Callable[[], bool],
    ) -> None:
        self._options, self._settings, self._formats = options, settings, formats
        self._folder, self._stopped = folder, stopped
        self._analyzer: Analyzer | None = None
        self._labels: dict[str, bytes] = {}
        self.refused = 0
        """Files and games that could not be reviewed."""
        self.done = 0
        """Games whose reports were written."""
        self.rows: list[IndexRow] = []
        """Reviewed games, for the list of all."""
        self.finished = False
        """Whether the end of the queue was reached."""

    def run(self, files: list[GameFile]) -> None:
        """Review all games of some files."""
        bar = ProgressBar(len(files))
        for number, file in enumerate(files):
            try:
                for game, share in self._games(file):
                    bar.begin(game.progress_name, number + share)
                    with self._guarded(game.name):
                        self._review(game, bar)
                    game.record.root.take_apart()
                    if self._stopped():
                        return
            except EngineError as error:
                bar.clear()
                notice(str(error))
                self.refused += 1
            if self._stopped():
                return
        self.finished = True

    @contextmanager
    def _guarded(self, name: str) -> Iterator[None]:
        """Count and report a game that can't be reviewed, so that the others go on."""
        try:
            yield
        except EngineError as error:
            notice(f"{name}: {error}")
            self.refused += 1

    def _games(self, file: GameFile) -> Iterator[tuple[_Game, float]]:
        """Yield the games of a file, and the share of the file before each."""
        from engine.record.sgf import loads

        games = loads(file.read(), file.name).games
        stem, count = Path(file.member or file.path.name).stem, len(games)
        for number in range(1, count + 1):
            record = games.pop(0)
            if count == 1:
                game = _Game(record, file.name, file.name, stem)
            else:
                name = f"{file.name}, game {number}"
                game = _Game(record, name, f"{name} of {count}", f"{stem}-{number}")
            yield game, (number - 1) / count

    def _review(self, game: _Game, bar: ProgressBar) -> None:
        """Search what is missing of one game, and write its reports."""
        from engine.catalog.networks import chosen_network, describe_network
        from engine.review.game_review import GameReview
        from engine.review.review_folder import game_digest
        from engine.review.whole_game import GameReviewer

        size, net = game.record.size, self._options.net
        network = describe_network(chosen_network(net, size))
        if network.refusal(size):
            raise EngineError(network.refusal(size))
        digest = game_digest(game.record)
        label = self._label(game, digest)
        if label is None:
            return
        self._folder.restore(game.record, digest)
        review = GameReview(game.record)
        review.wanted_evaluator = self._options.evaluator
        review.set_network(network)
        reviewer = GameReviewer(review, self._settings)
        searched = 0
        try:
            for progress in reviewer.run(self._opened, self._stopped):
                searched = progress.positions
                bar.show(progress.share)
                if self._folder.is_due():
                    self._folder.keep(game.record, label)
        finally:
            bar.clear()
            if searched:
                self._folder.keep(game.record, label)
            if self._analyzer is not None:
                self._analyzer.forget()
        if not self._stopped():
            self._report(game, review, label, searched)
        review.clear()

    def _opened(self) -> Analyzer:
        """Return the analyzer, opened on the first call."""
        from engine.api.loading import open_analyzer

        if self._analyzer is None:
            self._analyzer = open_analyzer(notice, self._options.evaluator)
        return self._analyzer

    def _label(self, game: _Game, digest: str) -> str | None:
        """Return the name of a game's files; None for a game that was reviewed before."""
        from engine.record.sgf import dumps

        content = hashlib.sha256(dumps([game.record])).digest()
        for number in itertools.count(1):
            stem = game.stem if number == 1 else f"{game.stem}-{number}"
            label = self._folder.label(stem, digest)
            known = self._labels.setdefault(label.casefold(), content)
            if known is content:
                return label
            if known == content:
                notice(f"{game.name}: the same game was reviewed before under this name")
                return None
        raise AssertionError("counting has no end")

    def _report(self, game: _Game, review: GameReview, label: str, searched: int) -> None:
        """Write the reports of a game, and print its line."""
        from engine.review.report import make_report, write_report
        from engine.review.report_index import index_row
        from engine.review.summary import count_text, summarize, summary_line

        summary = summarize(review, self._settings)
        report = make_report(review, summary, game.name)
        for kind in self._formats:
            write_report(report, self._folder.path / f"{label}.{kind}")
        self.rows.append(index_row(label, report.data))
        line = summary_line(summary)
        if self._settings.depth == "quick" and summary.moves and not summary.judged:
            line += "; --depth deep judges them"
        how = f"{count_text(searched, 'position')} searched" if searched else "all known already"
        print(f"{plain(game.name)}: {line} ({how})", flush=True)
        self.done += 1

    def write_index(self) -> None:
        """Write the list of the reviewed games, if there are several reports to read."""
        from engine.review.report_index import index_html

        if "html" in self._formats and len(self.rows) > 1:
            path = self._folder.path / "index.html"
            atomic_write(path, index_html(self.rows).encode("utf-8", "replace"))


class ProgressBar:
    """Progress of all games on the error stream, with the time left.

    On a terminal one line is written again and again; elsewhere one line when each game begins.
    """

    def __init__(self, files: int) -> None:
        self._files = files
        self._is_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._name, self._before = "", 0.0
        self._started = self._shown = time.monotonic()
        self._first: float | None = None  # share that was done when the search began
        self._is_drawn = False

    def begin(self, name: str, files_before: float) -> None:
        """Start a game, which comes after a number of files."""
        self._name, self._before = name, files_before
        if not self._is_terminal:
            place = f" (file {int(files_before) + 1} of {self._files})" if self._files > 1 else ""
            notice(f"reviewing {name}{place}")

    def show(self, share: float) -> None:
        """Show the progress, given the share of the game that is done."""
        now = time.monotonic()
        if not self._is_terminal or now - self._shown < SHOW_S:
            return
        done = (self._before + share) / max(self._files, 1)
        if self._first is None:
            self._first, self._started = done, now
        left = ""
        if done > self._first and now - self._started > 2.0:
            seconds = (now - self._started) * (1.0 - done) / (done - self._first)
            left = f", about {duration_text(seconds)} left"
        bar = ("#" * round(BAR * done)).ljust(BAR, ".")
        line = f"[{bar}] {100 * done:.0f} %{left}  {plain(self._name)[:40]}"
        print(f"\r{line:<78.78}", end="", file=sys.stderr, flush=True)
        self._shown, self._is_drawn = now, True

    def clear(self) -> None:
        """Remove the bar, so that a line can be printed."""
        if self._is_drawn:
            print(f"\r{'':<78}\r", end="", file=sys.stderr, flush=True)
            self._is_drawn = False


def duration_text(seconds: float) -> str:
    """Return a time for people: "40 s", "3 min", "2 h 10 min"."""
    if seconds < 90.0:
        return f"{max(round(seconds), 1)} s"
    minutes = round(seconds / 60.0)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"
