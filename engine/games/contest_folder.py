"""The folder of a contest: read while it plays, and begun as a process of its own.

`contest.json` holds players and conditions, `results.jsonl` a line for each finished game.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Text, Time, read_json
from engine.base.errors import FormatError
from engine.base.setting_flags import setting_flags
from engine.base.statistics.rating import RatingTable
from engine.base.translation import tr
from engine.games.contest_settings import ContestSettings
from engine.games.opening_book import BookFields, OpeningBook, book_of
from engine.games.standings import LARGEST_BOARD, MOST_PLAYERS, ContestGame, Standings
from engine.jobs.job import JobKind
from engine.jobs.reader import JobReader, JobView

MOST_GAMES: Final = 10_000_000
Players = Annotated[tuple[Text, ...], Meta(max_length=MOST_PLAYERS)]


class ContestFields(Struct, frozen=True, kw_only=True):
    """The fields of `contest.json`; see `ContestFile`."""

    format: Literal[1] = 1
    players: Players
    """Identities of the players."""
    names: Players = ()
    """Empty if the file doesn't hold them: then the identities are the names."""
    written: Players = ()
    size: Annotated[int, Meta(ge=2, le=LARGEST_BOARD)]
    settings: dict[str, Any]
    openings: BookFields | None = None
    since: Time = 0.0
    before: Count = 0


@dataclass(frozen=True, kw_only=True)
class ContestFile:
    """The content of `contest.json`, checked."""

    settings: ContestSettings
    identities: tuple[str, ...]
    """Identities of the players: weights and options, or the program. They must be the same when a
    contest is continued."""
    names: tuple[str, ...]
    """Names of the players, all different."""
    written: tuple[str, ...]
    """Players as a person wrote them; empty if the file doesn't hold them."""
    size: int
    """Board size [points per side]."""
    since: float
    """When the last process began to play [seconds since 1970]."""
    before: int
    """Number of games that were finished at that time."""
    openings: OpeningBook | None = None
    """The openings and the check that they passed; None for openings without a check."""

    def standings(self) -> Standings:
        """Return the standings before any game."""
        return Standings(
            self.settings, self.names, self.identities, self.size, openings=self.openings
        )


def _load(path: Path) -> ContestFile:
    """Read `contest.json`; see `JobKind.load`."""
    fields = read_json(path, ContestFields)
    names = fields.names or fields.players
    if len(fields.players) < 2 or len(set(names)) != len(fields.players):
        raise FormatError(tr("'names' must name two players or more, each differently"))
    if len(fields.written) not in (0, len(names)):
        raise FormatError(tr("'written' must have one entry for each player"))
    file = ContestFile(
        settings=ContestSettings.from_dict(fields.settings),
        identities=fields.players,
        names=names,
        written=fields.written,
        size=fields.size,
        since=fields.since,
        before=fields.before,
        openings=None if fields.openings is None else book_of(fields.openings),
    )
    standings = file.standings()
    standings.sprt()
    if standings.planned < 1:
        raise FormatError(tr("no game is planned"))
    if standings.planned > MOST_GAMES:
        raise FormatError(tr("more than {most:,} games are planned", most=MOST_GAMES))
    return file


CONTESTS: Final = JobKind("contest", _load, ContestGame)
"""Matches and tournaments."""


@dataclass(frozen=True, eq=False, kw_only=True)
class ContestView(JobView):
    """A contest as its folder showed it at one moment."""

    standings: Standings | None = None
    """None while the players are still being loaded, and if the folder is damaged."""
    written: tuple[str, ...] = ()
    """The players as a person wrote them."""
    since: float = 0.0
    """When the last process began to play [s since 1970]."""
    before: int = 0
    """Games that were finished at that time."""

    @cached_property
    def ratings(self) -> RatingTable | None:
        """Ratings of the players, computed once; None before the first game."""
        return self.standings.ratings() if self.standings is not None else None

    def seconds_left(self, now: float) -> float | None:
        """Time to the last game at the present pace [s]; None before it is known.

        A sequential test may end it earlier.
        """
        standings = self.standings
        if standings is None or self.status != "running":
            return None
        fresh = len(standings.games) - self.before
        if fresh <= 0 or now <= self.since:
            return None
        return (standings.planned - len(standings.games)) * (now - self.since) / fresh


class ContestReader(JobReader[ContestFile, ContestGame, ContestView]):
    """Reads a contest's folder again and again; see `JobReader`."""

    kind = CONTESTS

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._games: dict[int, ContestGame] = {}

    def _begin(self) -> None:
        self._games = {}

    def _add(self, results: Iterable[ContestGame]) -> None:
        file = self.settings
        if file is None:
            return
        standings = file.standings()
        players, size, planned = len(standings.names), standings.size, standings.planned
        fresh = {game.number: game for game in results if game.belongs_to(players, size, planned)}
        self._games = {**self._games, **fresh}  # what was handed out stays as it was

    def _is_finished(self) -> bool:
        standings = self._standings()
        return standings is not None and standings.finished

    def _make_view(self, status: str) -> ContestView:
        file = self.settings
        return ContestView(
            path=self.folder,
            status=status,
            problem=self.problem,
            standings=self._standings(),
            written=file.written if file else (),
            since=file.since if file else 0.0,
            before=file.before if file else 0,
        )

    def _standings(self) -> Standings | None:
        """Return the standings after the games that were read."""
        if self.settings is None:
            return None
        standings = self.settings.standings()
        standings.games = self._games
        return standings


# --- processes --------------------------------------------------------------------------------


def contest_arguments(
    folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
) -> list[str]:
    """Return the arguments of `sai-engine` that begin or continue a contest."""
    command = ["match" if len(players) == 2 else "tournament"]
    command += ["--folder", str(folder.absolute())]
    if size is not None:
        command += ["--size", str(size)]
    command += setting_flags(settings, unused=settings.unused())
    return [*command, "--", *players]  # players are not options


def launch_contest(
    folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
) -> subprocess.Popen[bytes]:
    """Begin a contest, or continue the one in the folder, in a process that outlives this one.

    Raises
    ------
    RunError
        As `JobKind.launch`.
    """
    return CONTESTS.launch(folder, contest_arguments(folder, players, size, settings), b"")
