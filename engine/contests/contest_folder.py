"""Start a contest as a process of its own, and read its folder while it plays."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.base.checked_json import decode_lines
from engine.base.errors import RunError, reason_of
from engine.base.jobs import CONTESTS
from engine.base.setting_flags import setting_flags
from engine.base.translation import tr
from engine.base.untrusted import GrowingFile
from engine.contests.contest_file import ContestFile, read_contest_file
from engine.contests.standings import ContestGame, Standings
from engine.match.contest_settings import ContestSettings


@dataclass(frozen=True, eq=False)
class ContestView:
    """A contest as its folder showed it at one moment."""

    path: Path
    status: str
    """running, stopping, stopped, finished or unreadable."""
    standings: Standings | None
    """None while the players are still being loaded, and if the folder is damaged."""
    written: tuple[str, ...] = ()
    """The players as a person wrote them."""
    since: float = 0.0
    """When the last process began to play [s since 1970]."""
    before: int = 0
    """Games that were finished at that time."""
    problem: str = ""
    """Why the contest is unreadable, or what ended its process; "" if nothing is wrong."""

    @property
    def name(self) -> str:
        """Name of the folder."""
        return self.path.name

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


def contest_status(folder: Path, standings: Standings | None) -> str:
    """Return the status of a contest, see `ContestView.status`."""
    activity = CONTESTS.activity(folder)
    if activity or standings is None:
        return activity or "unreadable"
    return "finished" if standings.finished else "stopped"


class ContestReader:
    """Reads a contest's folder again and again; every line of results is read once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: tuple[int, int] | None = None
        self._results = GrowingFile(folder / "results.jsonl")
        self._file: ContestFile | None = None
        self._standings: Standings | None = None
        self._problem = ""
        self._view: ContestView | None = None

    def read(self) -> ContestView:
        """Return the contest as it stands; the same object if nothing changed."""
        games = len(self._standings.games) if self._standings is not None else 0
        fresh = self._read_conditions()
        self._read_games()
        standings = self._standings
        status = contest_status(self._folder, standings)
        old = self._view
        same = old is not None and not fresh and old.status == status
        if old is not None and same and (standings is None or len(standings.games) == games):
            return old
        if standings is not None:  # what was handed out stays as it was
            standings = Standings(
                standings.settings,
                standings.names,
                standings.identities,
                standings.size,
                dict(standings.games),
                standings.openings,
            )
        self._view = ContestView(
            path=self._folder,
            status=status,
            standings=standings,
            written=self._file.written if self._file else (),
            since=self._file.since if self._file else 0.0,
            before=self._file.before if self._file else 0,
            problem=self._problem,
        )
        return self._view

    def _read_conditions(self) -> bool:
        """Read `contest.json` if it has changed; returns whether it has."""
        path = self._folder / CONTESTS.file
        file, problem, stamp = None, "", None
        try:
            stat = path.stat()
            stamp = stat.st_mtime_ns, stat.st_size
            if stamp == self._stamp:
                return False
            file = read_contest_file(path)
        except FileNotFoundError:
            stamp = None
        except OSError as error:
            problem = tr(
                "{path}: can't be read ({reason}); make it readable",
                path=path,
                reason=reason_of(error),
            )
        except RunError as error:
            problem = str(error)
        changed = stamp != self._stamp or problem != self._problem
        self._stamp, self._file, self._problem = stamp, file, problem
        self._results = GrowingFile(self._folder / "results.jsonl")
        self._standings = file.standings() if file is not None else None
        return changed or file is not None

    def _read_games(self) -> None:
        """Read the games that were added."""
        standings = self._standings
        if standings is None:
            return
        try:
            lines, is_new = self._results.read()
        except OSError:
            return
        if is_new:
            standings.games.clear()
        players, size, planned = len(standings.names), standings.size, standings.planned
        for game in decode_lines(lines, ContestGame):
            if game.belongs_to(players, size, planned):
                standings.games[game.number] = game


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
