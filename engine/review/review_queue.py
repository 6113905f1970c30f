"""Review many games one after the other and write their reports."""

from __future__ import annotations

import hashlib
import itertools
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from engine.analysis.request import Searcher
from engine.base.errors import EngineError
from engine.base.files import atomic_write
from engine.base.terminal import notice
from engine.catalog.networks import chosen_network, describe_network
from engine.record.game_files import GameFile
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.review.game_review import GameReview
from engine.review.kept_analyses import file_label, game_digest
from engine.review.players import Players, reviewed_game
from engine.review.ranked_losses import RankedLosses
from engine.review.report import REPORT_FORMATS, make_report, write_report
from engine.review.report_index import IndexRow, index_html, index_row
from engine.review.review_folder import ReviewFolder
from engine.review.review_job import GameProgress, ReviewJob
from engine.review.summary import summarize, summary_line
from engine.review.whole_game import GameReviewer

LEAST_S = 2.0
"""Time of searching after which the time left is estimated [s]."""


class QueueSearcher(Searcher, Protocol):
    """The part of an `Analyzer` that a queue of reviews uses."""

    def forget(self) -> None:
        """See `Analyzer.forget`."""


class Pace:
    """Estimates the time left from the share that is done.

    Only the time since the first call counts: what was known before it took no time.
    """

    def __init__(self) -> None:
        self._first: tuple[float, float] | None = None

    def seconds_left(self, done: float) -> float | None:
        """Return the time left at a share done [0, 1]; None while it is unknown."""
        now = time.monotonic()
        if self._first is None:
            self._first = done, now
        first, started = self._first
        if done <= first or now - started <= LEAST_S:
            return None
        return (now - started) * (1.0 - done) / (done - first)


@dataclass(frozen=True)
class _Game:
    """One game of the queue."""

    record: GameRecord
    file: GameFile
    number: int
    count: int
    before: float
    """Share of all games before this one."""
    width: float
    """Share of this game in all."""

    @property
    def stem(self) -> str:
        """Beginning of the names of its files."""
        stem = Path(self.file.member or self.file.path.name).stem
        return stem if self.count == 1 else f"{stem}-{self.number}"

    def progress(self, state: Any, share: float, **more: Any) -> GameProgress:
        """Return the state of the game."""
        return GameProgress(
            path=str(self.file.path),
            member=self.file.member,
            number=self.number,
            count=self.count,
            state=state,
            share=share,
            total=min(self.before + share * self.width, 1.0),
            **more,
        )


def write_index(folder: Path, job: ReviewJob, rows: Sequence[IndexRow]) -> None:
    """Write the list of the reviewed games, if there are several reports to read."""
    endings = [REPORT_FORMATS[kind] for kind in ("html", "live") if kind in job.formats]
    if endings and len(rows) > 1:
        page = index_html(rows, endings)
        atomic_write(folder / "index.html", page.encode("utf-8", "replace"))


class ReviewQueue:
    """Reviews games one after the other; each is freed before the next one.

    Parameters
    ----------
    open_searcher
        Opens the engine; called once, and only if there is anything to search.
    stopped
        Asked between searches; true ends the queue.
    losses
        Collects the losses of players of known ranks.
    networks
        Network file of each board size; None = the job's network, or the best one at hand.
    spent_s
        Returns the time that was spent before on a game of a file, counted from 1 [s].
    players
        Keeps the figures of the games' players.
    """

    def __init__(
        self,
        job: ReviewJob,
        folder: ReviewFolder,
        open_searcher: Callable[[], QueueSearcher],
        stopped: Callable[[], bool],
        losses: RankedLosses | None = None,
        networks: Mapping[int, Path] | None = None,
        spent_s: Callable[[GameFile, int], float] = lambda _file, _number: 0.0,
        players: Players | None = None,
    ) -> None:
        self._job, self._folder, self._losses = job, folder, losses
        self._players = players
        self._open, self._stopped = open_searcher, stopped
        self._searcher: QueueSearcher | None = None
        self._labels: dict[str, bytes] = {}
        self._networks, self._spent_s = networks, spent_s
        self.rows: list[IndexRow] = []
        """A row of the index for each report."""
        self._pace = Pace()
        self.finished = False
        """Whether the end of the queue was reached."""

    def run(self, files: Sequence[GameFile]) -> Generator[GameProgress, None, None]:
        """Review all games of some files; yields the state of a game whenever it changes.

        A game that can't be reviewed is reported as failed, and the others go on.
        """
        for place, file in enumerate(files):
            try:
                for game in self._games(file, place, len(files)):
                    with closing(self._guarded(game)) as steps:
                        yield from steps
                    game.record.root.take_apart()
                    if self._stopped():
                        return
            except EngineError as error:
                yield GameProgress(
                    path=str(file.path),
                    member=file.member,
                    state="failed",
                    text=str(error).removeprefix(f"{file.name}: "),
                    total=(place + 1) / len(files),
                )
            if self._stopped():
                return
        self.finished = True

    def _games(self, file: GameFile, place: int, files: int) -> Iterator[_Game]:
        """Yield the games of a file."""
        games = loads(file.read(), file.name).games
        count = len(games)
        for number in range(1, count + 1):
            before = (place + (number - 1) / count) / files
            yield _Game(games.pop(0), file, number, count, before, 1.0 / (count * files))

    def _guarded(self, game: _Game) -> Generator[GameProgress, None, None]:
        """Review a game; a problem is its last state."""
        try:
            yield from self._review(game)
        except EngineError as error:
            yield game.progress("failed", 1.0, text=str(error))

    def _review(self, game: _Game) -> Iterator[GameProgress]:
        """Search what is missing of one game, and write its reports."""
        yield game.progress("reviewing", 0.0)
        size = game.record.size
        name = (self._networks or {}).get(size) or self._job.network
        network = describe_network(chosen_network(name or None, size))
        if network.refusal(size):
            raise EngineError(network.refusal(size))
        if refusal := self._job.settings.refusal(game.record):
            raise EngineError(refusal)
        digest = game_digest(game.record)
        label = self._label(game, digest)
        if label is None:
            text = "the same game was reviewed before under this name"
            yield game.progress("repeated", 1.0, text=text)
            return
        self._folder.analyses.restore(game.record)
        review = GameReview(game.record)
        review.requested_evaluator = self._job.evaluator
        review.set_network(network)
        before_s = self._spent_s(game.file, game.number)
        reviewer = GameReviewer(review, self._job.settings, before_s)
        searched = 0
        try:
            for step in reviewer.run(self._opened, self._stopped):
                searched = step.positions
                more: dict[str, Any] = {"searched": searched, "spent_s": step.spent_s}
                progress = game.progress("reviewing", step.share, **more)
                left = self._pace.seconds_left(progress.total)
                yield game.progress("reviewing", step.share, **more, seconds_left=left)
                if self._folder.is_due():
                    self._folder.keep(game.record, label)
        finally:
            if searched:
                self._folder.keep(game.record, label)
            if self._searcher is not None:
                self._searcher.forget()
        if not self._stopped():
            text = self._report(game, review, label, searched)
            spent_s = reviewer.progress.spent_s
            whole: dict[str, Any] = {
                "label": label,
                "text": text,
                "searched": searched,
                "spent_s": spent_s,
            }
            yield game.progress("done", 1.0, **whole)
        review.clear()

    def _opened(self) -> QueueSearcher:
        """Return the searcher, opened on the first call."""
        if self._searcher is None:
            self._searcher = self._open()
        return self._searcher

    def _label(self, game: _Game, digest: str) -> str | None:
        """Return the name of a game's files; None for a game that was reviewed before."""
        content = hashlib.sha256(dumps([game.record])).digest()
        for number in itertools.count(1):
            stem = game.stem if number == 1 else f"{game.stem}-{number}"
            label = file_label(stem, digest)
            stored = self._labels.setdefault(label.casefold(), content)
            if stored is content:
                return label
            if stored == content:
                return None
        raise AssertionError("counting has no end")

    def _report(self, game: _Game, review: GameReview, label: str, searched: int) -> str:
        """Write the reports of a game; returns its line."""
        summary = summarize(review, self._job.settings)
        report = make_report(review, summary, game.progress("done", 1.0).name, self._job.report)
        for kind in self._job.formats:
            path = self._folder.path / f"{label}{REPORT_FORMATS[kind]}"
            write_report(report, path, kind)
        self.rows.append(index_row(label, report.data))
        if self._losses is not None:
            self._losses.add(review, summary)
        if self._players is not None:
            source, kept = str(game.file.path), self._folder.analyses.file_of(label)
            analyses = str(kept.absolute()) if kept.is_file() else source
            try:
                self._players.add(reviewed_game(review, summary, source, analyses))
            except EngineError as error:  # the review itself is done
                notice(str(error))
        line = summary_line(summary)
        searches = "search" if searched == 1 else "searches"
        how = f"{searched} {searches}" if searched else "all known already"
        return f"{line} ({how})"
