"""Contests seen from outside: started as processes of their own, read while they play."""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.errors import EngineError, RunError
from engine.lock import is_locked
from engine.play.match_settings import ContestSettings
from engine.play.standings import ContestGame, Standings
from engine.processes import PACKAGES, detached, engine_command

__all__ = [
    "ContestReader",
    "ContestView",
    "contest_command",
    "contest_status",
    "contest_words",
    "is_contest",
    "launch_contest",
    "stop_contest",
]

log = logging.getLogger(__name__)

LOG: Final = "contest.log"
"""What the process of a contest told a person, one sentence a line."""
TAIL: Final = 4096


@dataclass(frozen=True, eq=False)
class ContestView:
    """A contest as it stood when its folder was read."""

    path: Path
    status: str
    """running, stopping, stopped, finished or unreadable."""
    standings: Standings | None
    """None while the folder tells nothing: the players are still being loaded, or it is damaged."""
    written: tuple[str, ...] = ()
    """The players as a person wrote them."""
    since: float = 0.0
    """When the last process began to play [s since 1970]."""
    before: int = 0
    """Games that were finished then."""
    problem: str = ""
    """Why it is unreadable, or what ended its process; "" when nothing did."""

    @property
    def name(self) -> str:
        """Of the folder."""
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


def is_contest(folder: Path) -> bool:
    """Whether a folder holds a contest."""
    return (folder / "contest.json").is_file()


def contest_status(folder: Path, standings: Standings | None) -> str:
    """How it is with a contest: see `ContestView.status`."""
    if is_locked(folder / "lock"):
        return "stopping" if (folder / "stop").exists() else "running"
    if standings is None:
        return "unreadable"
    return "finished" if standings.finished else "stopped"


def stop_contest(folder: Path) -> None:
    """Ask the process of a contest to stop; it looks before every move.

    Raises
    ------
    RunError
        The folder can't be written.
    """
    try:
        (folder / "stop").touch()
    except OSError as error:
        raise RunError(
            f"{folder / 'stop'}: can't be written ({error.strerror or error}), so the contest "
            "can't be asked to stop; make the folder writable"
        ) from error


def contest_words(folder: Path) -> str:
    """The last sentence its process told a person; "" when there is none."""
    try:
        with (folder / LOG).open("rb") as file:
            file.seek(max(file.seek(0, 2) - TAIL, 0))
            lines = file.read().decode(errors="replace").strip().splitlines()
    except OSError:
        return ""
    return lines[-1].removeprefix("sai-engine: ") if lines else ""


class ContestReader:
    """Reads one folder again and again; every line of results is read once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: tuple[int, int] | None = None
        self._read = 0
        self._told: dict[str, Any] = {}
        self._standings: Standings | None = None
        self._problem = ""
        self._view: ContestView | None = None

    def read(self) -> ContestView:
        """The contest now; the same object when nothing changed."""
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
            )
        self._view = ContestView(
            path=self._folder,
            status=status,
            standings=standings,
            written=tuple(map(str, self._told.get("written", ()))),
            since=float(self._told.get("since", 0.0)),
            before=int(self._told.get("before", 0)),
            problem=self._problem,
        )
        return self._view

    def _read_conditions(self) -> bool:
        """Read `contest.json` when it is another one; whether it was."""
        path = self._folder / "contest.json"
        try:
            stat = path.stat()
            stamp = stat.st_mtime_ns, stat.st_size
            if stamp == self._stamp:
                return False
            told = json.loads(path.read_text(encoding="utf-8"))
            identities = [str(player) for player in told["players"]]
            names = [str(name) for name in told.get("names", identities)]
            settings = ContestSettings.from_dict(told["settings"])
            standings = Standings(settings, names, identities, int(told["size"]))
            standings.sprt()
            float(told.get("since", 0.0)), int(told.get("before", 0))
        except FileNotFoundError:
            self._problem = ""
            stamp, told, standings = None, {}, None
        except (OSError, ValueError, KeyError, TypeError, AttributeError, EngineError) as error:
            self._problem = f"{path} can't be read ({error}); move the folder away to play anew"
            stamp, told, standings = None, {}, None
        else:
            self._problem = ""
        changed = stamp != self._stamp or standings is not None
        self._stamp, self._told, self._standings, self._read = stamp, told, standings, 0
        return changed

    def _read_games(self) -> None:
        """Take the lines that were added."""
        standings = self._standings
        if standings is None:
            return
        try:
            with (self._folder / "results.jsonl").open("rb") as file:
                file.seek(self._read)
                data = file.read()
        except OSError:
            return
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        players = range(len(standings.names))
        for line in whole.splitlines():
            game = ContestGame.from_line(line.decode(errors="replace"))
            if game is None or not 0 <= game.number < standings.planned:
                continue
            if game.black in players and game.white in players:
                standings.games[game.number] = game


# --- processes --------------------------------------------------------------------------------


def contest_command(
    folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
) -> list[str]:
    """The command line that plays a contest or goes on with it."""
    command = ["match" if len(players) == 2 else "tournament", *players]
    command += ["--folder", str(folder.absolute())]
    if size is not None:
        command += ["--size", str(size)]
    for info in ContestSettings.options():
        flag = "--" + info.name.strip("_").replace("_", "-")
        value = getattr(settings, info.name)
        if info.kind is bool:
            command += [flag] if value else []
        else:
            command.append(f"{flag}={value}")
    return engine_command(command)


def launch_contest(
    folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
) -> subprocess.Popen[bytes]:
    """Start a contest, or go on with the one in the folder, in a process that outlives this one.

    Raises
    ------
    RunError
        The folder can't be written, another process plays there, or none can be started.
    """
    if is_locked(folder / "lock"):
        raise RunError(f"{folder}: another process is playing there; stop it first")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):
            (folder / "stop").unlink()
        with (folder / LOG).open("wb") as said:
            process = subprocess.Popen(
                contest_command(folder, players, size, settings),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=said,
                cwd=PACKAGES,
                **detached(),
            )
    except OSError as error:
        raise RunError(
            f"{folder}: the contest can't be started ({error.strerror or error}); choose a folder "
            "that can be written"
        ) from error
    log.info("%s: contest started, process %d", folder, process.pid)
    return process
