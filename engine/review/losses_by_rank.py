"""What players of known ranks lost a move in reviewed games, to compare a game with.

A table holds for one network, one board size and one number of visits: other networks and depths
find other losses. `sai-engine review GAMES --visits N --losses-by-rank SOURCE` makes one.

The tables shipped in `resources/losses` are for 19x19, deep reviews with 32 visits; they were made
of 46 KGS games and 16 games of professionals on Fox on 23 November 2026. In 82 % of 120 cases the
range of 80 % held a player's game that was left out with its opponent's. No rank is estimated:
among 88 players' games of 4 to 9 dan on KGS, Spearman's correlation of rank and mean loss is -0.23
(95 % interval -0.45 to 0.01), that of rank and agreement with the engine 0.06 (-0.15 to 0.27). One
look of the network at each position of 168 such games tells less still: -0.12 (-0.19 to -0.03)
and 0.01 (-0.09 to 0.11). So the ranges say which games lost as much; the rest is the reader's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec import field as json_field

from engine.base.checked_json import Number, Text, read_json
from engine.base.errors import EngineError
from engine.base.files import data_folder, user_folder
from engine.base.translation import tr
from engine.review.timeline import TimelinePoint

FOLDER: Final = "losses"
"""Folder of tables: of `resources`, and of the user's data."""
LEAST_MOVES: Final = 40
"""Fewest judged moves of a player whose mean loss is compared, or counted in a table."""
USUAL_DEPTH: Final = 0.9
"""Least share of positions that have the visits of a table."""


class RankBand(Struct, frozen=True):
    """What players of some ranks lost a move, on average over each game."""

    name: Text
    """Ranks, such as "4 to 6 dan"."""
    games: Annotated[int, Meta(ge=1)]
    """Players' games; both players of a game count."""
    low: Number
    """Lower bound of the range that covers 80 % of players' games [points]."""
    middle: Number
    """Median, if the losses are lognormal [points]."""
    high: Number
    """Upper bound of the range [points]."""

    @property
    def text(self) -> str:
        """The ranks in the language of the window, if they are one of the usual bands."""
        return _BANDS.get(self.name, self.name)


_BANDS: Final = {
    "30 to 10 kyu": tr("30 to 10 kyu"),
    "9 to 1 kyu": tr("9 to 1 kyu"),
    "1 to 3 dan": tr("1 to 3 dan"),
    "4 to 6 dan": tr("4 to 6 dan"),
    "7 to 9 dan": tr("7 to 9 dan"),
    "professionals": tr("professionals"),
}
"""Names of bands in tables, and their texts for people."""


class LossTable(Struct, frozen=True, kw_only=True):
    """Losses by rank under one network, on one board size, at one depth."""

    format: Literal[1] = json_field(name="v", default=1)
    source: Text
    """Where ranks and games come from, such as "KGS"."""
    network: Text
    """Identity of the network."""
    name: Text
    """Name of the network for people."""
    size: Annotated[int, Meta(ge=2, le=25)]
    visits: Annotated[int, Meta(ge=1)]
    """Visits of every position in these reviews."""
    made: Text
    """Date."""
    about: Text = ""
    """What else a reader should know of the games, as sentences."""
    bands: tuple[RankBand, ...]

    def fits(self, points: Sequence[TimelinePoint]) -> bool:
        """Return whether positions were searched as deeply as those of the table."""
        return have_visits(points, self.visits)


def have_visits(points: Sequence[TimelinePoint], visits: int) -> bool:
    """Return whether nearly all analyzed positions have a number of visits."""
    known = [point.visits for point in points if point.visits]
    return bool(known) and known.count(visits) >= USUAL_DEPTH * len(known)


def tables_for(network: str, size: int) -> tuple[LossTable, ...]:
    """Return the tables for a network, by identity, and a board size, the largest losses first."""
    tables = [t for t in _tables() if (t.network, t.size) == (network, size) and t.bands]
    return tuple(sorted(tables, key=lambda table: -table.bands[0].middle))


@cache
def _tables() -> tuple[LossTable, ...]:
    """Return all tables that can be read, the shipped ones first."""
    folders = data_folder("resources") / FOLDER, user_folder(FOLDER)
    found = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.json"))):
        try:
            found.append(read_json(path, LossTable))
        except (EngineError, OSError):  # one table less to compare with
            continue
    return tuple(found)


def forget_tables() -> None:
    """Forget the tables that were read, so that new ones are found."""
    _tables.cache_clear()
