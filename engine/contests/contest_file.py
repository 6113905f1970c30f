"""Read `contest.json`: players and conditions of a contest, checked against limits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError, FormatError, RunError
from engine.base.json_fields import LATEST_TIME, Fields, read_json
from engine.contests.standings import LARGEST_BOARD, MOST_PLAYERS, Standings
from engine.match.opening_book import OpeningBook, book_of
from engine.match.settings import ContestSettings

__all__ = ["FORMAT", "ContestFile", "read_contest_file"]

FORMAT: Final = 1
"""Version of a contest's folder."""
MOST_GAMES: Final = 100_000_000


@dataclass(frozen=True, kw_only=True)
class ContestFile:
    """The content of `contest.json`."""

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
        fields = Fields(read_json(path))
        version = fields.whole("format", default=FORMAT)
        if version != FORMAT:
            raise RunError(
                f"{path}: has format {version}, this program reads {FORMAT}; update the program"
            )
        identities = fields.texts("players", MOST_PLAYERS)
        names = fields.texts("names", MOST_PLAYERS, default=identities)
        written = fields.texts("written", MOST_PLAYERS, default=())
        if len(identities) < 2 or len(set(names)) != len(identities):
            raise FormatError("'names' must name two players or more, each differently")
        if written and len(written) != len(identities):
            raise FormatError("'written' must have one entry for each player")
        file = ContestFile(
            settings=ContestSettings.from_dict(fields.part("settings")),
            identities=tuple(identities),
            names=tuple(names),
            written=tuple(written),
            size=fields.whole("size", 2, LARGEST_BOARD),
            since=fields.number("since", 0.0, LATEST_TIME, default=0.0),
            before=fields.whole("before", default=0),
            openings=None
            if fields.value("openings") is None
            else book_of(Fields(fields.part("openings"))),
        )
        standings = file.standings()
        standings.sprt()
        if standings.planned < 1:
            raise FormatError("no game is planned")
        if standings.planned > MOST_GAMES:
            raise FormatError(f"more than {MOST_GAMES:,} games are planned")
    except FileNotFoundError:
        raise
    except (EngineError, OSError) as error:
        why = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise RunError(
            f"{path}: can't be read ({why:.300}); move the folder away to start again"
        ) from None
    return file
