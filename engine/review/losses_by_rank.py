"""What players of known ranks lost a move in reviewed games, to compare a game with.

A table holds for one network, one board size and one depth of review: other networks and depths
find other losses. The ranges of neighboring ranks overlap so much that one game tells no rank, so
none is estimated; a person sees which ranks' games lost as much. Tables are made by
`sai-engine review GAMES --depth deep --losses-by-rank SOURCE`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec import field as json_field

from engine.base.checked_json import Number, Text, read_json
from engine.base.errors import EngineError
from engine.base.files import atomic_write, data_folder, user_folder
from engine.review.ranks import RANKS, rank_of
from engine.review.review_settings import ReviewSettings
from engine.review.timeline import TimelinePoint

__all__ = ["FOLDER", "LEAST_MOVES", "LossTable", "RankBand", "RankedLosses", "tables_for"]

FOLDER: Final = "losses"
"""Folder of tables: of `resources`, and of the user's data."""
LEVEL: Final = 0.8
"""Share of players' games that a band's range is made to cover."""
LEAST_GAMES: Final = 20
"""Fewest players' games of a band."""
LEAST_MOVES: Final = 40
"""Fewest judged moves of a player whose mean loss is compared, or counted in a table."""
USUAL_DEPTH: Final = 0.9
"""Least share of positions whose visits are within those of the table."""
LEAST_LOSS: Final = 0.01  # a mean loss whose logarithm is defined [points]
BANDS: Final = (
    ("30 to 10 kyu", RANKS[:21]),
    ("9 to 1 kyu", RANKS[21:30]),
    ("1 to 3 dan", RANKS[30:33]),
    ("4 to 6 dan", RANKS[33:36]),
    ("7 to 9 dan", RANKS[36:39]),
    ("professionals", tuple(f"{n}p" for n in range(1, 10))),
)


class RankBand(Struct, frozen=True):
    """What players of some ranks lost a move, on average over each game."""

    name: Text
    """Ranks, such as "4 to 6 dan"."""
    games: Annotated[int, Meta(ge=1)]
    """Players' games; both players of a game count."""
    low: Number
    """Lower bound of the range that covers `LEVEL` of players' games [points]."""
    middle: Number
    """Median, if the losses are lognormal [points]."""
    high: Number
    """Upper bound of the range [points]."""


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
    """Visits of a full search in these reviews, see `ReviewSettings`."""
    made: Text
    """Date."""
    bands: tuple[RankBand, ...]

    def fits(self, points: Sequence[TimelinePoint]) -> bool:
        """Return whether positions were searched as deeply as those of the table."""
        settings = ReviewSettings(depth="deep", visits=self.visits)
        least, full = settings.look_visits(self.size), settings.full_visits(self.size)
        visits = [point.visits for point in points if point.visits]
        if not visits or max(visits) < full:
            return False
        within = sum(least <= count <= full for count in visits)
        return Counter(visits).most_common(1)[0][0] == least and within >= USUAL_DEPTH * len(visits)


def tables_for(network: str, size: int) -> tuple[LossTable, ...]:
    """Return the tables for a network, by identity, and a board size."""
    return tuple(t for t in _tables() if (t.network, t.size) == (network, size))


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


class RankedLosses:
    """Collects mean losses of players of known ranks, and makes tables of them.

    `source` is that of the ranks; `visits` are those of a full search.
    """

    def __init__(self, source: str, visits: int) -> None:
        self._source, self._visits = source, visits
        self._losses: dict[tuple[str, str, int], dict[str, list[float]]] = {}

    def add(self, network: tuple[str, str], size: int, rank: str, mean_loss: float) -> None:
        """Add a player's game; one of an unknown rank is left out.

        Parameters
        ----------
        network
            Identity and name.
        rank
            As in the record.
        """
        text = rank_of(rank) or rank.strip().lower()
        name = next((name for name, ranks in BANDS if text in ranks), None)
        if name is not None:
            bands = self._losses.setdefault((*network, size), {})
            bands.setdefault(name, []).append(mean_loss)

    def tables(self) -> Iterator[LossTable]:
        """Yield a table for each network and board size with enough games of any band."""
        for (network, name, size), losses in self._losses.items():
            bands = tuple(_bands(losses))
            if bands:
                yield LossTable(
                    source=self._source,
                    network=network,
                    name=name,
                    size=size,
                    visits=ReviewSettings(visits=self._visits).full_visits(size),
                    made=date.today().isoformat(),
                    bands=bands,
                )

    def write(self, folder: Path) -> list[Path]:
        """Write each table to a folder; return the files.

        Raises
        ------
        OSError
            A file can't be written.
        """
        paths = []
        for table in self.tables():
            stem = "-".join(c for c in (table.source.lower(), table.network) if c.isalnum())
            path = folder / f"{stem}-{table.size}x{table.size}-{table.visits}.json"
            atomic_write(path, msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")
            paths.append(path)
        _tables.cache_clear()
        return paths


def _bands(losses: dict[str, list[float]]) -> Iterator[RankBand]:
    """Yield the bands with enough games, the weakest first.

    Mean losses of players' games are about lognormal. The range is the prediction interval for one
    more game: exp(m -+ z s sqrt(1 + 1/n)) of the logarithms' mean m and standard deviation s.
    """
    z = NormalDist().inv_cdf(0.5 + LEVEL / 2)
    for name, _ in BANDS:
        logs = [math.log(max(loss, LEAST_LOSS)) for loss in losses.get(name, ())]
        if len(logs) < LEAST_GAMES:
            continue
        middle, half = fmean(logs), z * stdev(logs) * math.sqrt(1.0 + 1.0 / len(logs))
        bounds = (math.exp(middle + sign * half) for sign in (-1, 0, 1))
        yield RankBand(name, len(logs), *(round(bound, 3) for bound in bounds))
