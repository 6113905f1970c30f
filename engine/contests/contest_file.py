"""Read `contest.json`: players and conditions of a contest, checked against limits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Text, Time, read_json
from engine.base.errors import EngineError, FormatError, RunError
from engine.base.translation import tr
from engine.contests.standings import LARGEST_BOARD, MOST_PLAYERS, Standings
from engine.match.contest_settings import ContestSettings
from engine.match.opening_book import BookFields, OpeningBook, book_of

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


def read_contest_file(path: Path) -> ContestFile:
    """Read `contest.json`.

    Raises
    ------
    FileNotFoundError
        There is no such file.
    RunError
        The file is damaged, or of another version; the text is one sentence.
    """
    try:
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
    except FileNotFoundError:
        raise
    except (EngineError, OSError) as error:
        hint = tr("move the folder away to start again")
        raise RunError.about_file(path, tr("can't be read"), error, hint) from None
    return file
