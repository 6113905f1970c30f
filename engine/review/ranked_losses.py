"""Make tables of the mean losses of players of known ranks in reviewed games."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

from engine.base.errors import RecordError, SettingsError, reason_of
from engine.base.files import atomic_write
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.review.game_review import GameReview
from engine.review.losses_by_rank import LossTable, RankBand, forget_tables, have_visits
from engine.review.ranks import PROFESSIONAL_RANKS, RANKS, rank_of
from engine.review.review_settings import ReviewSettings
from engine.review.summary import GameSummary

LEVEL: Final = 0.8
"""Share of players' games that a band's range is made to cover."""
LEAST_GAMES: Final = 20
"""Fewest players' games of a band."""
LEAST_LOSS: Final = 0.01  # a mean loss whose logarithm is defined [points]
BANDS: Final = (
    ("30 to 10 kyu", RANKS[:21]),
    ("9 to 1 kyu", RANKS[21:30]),
    ("1 to 3 dan", RANKS[30:33]),
    ("4 to 6 dan", RANKS[33:36]),
    ("7 to 9 dan", RANKS[36:39]),
    ("professionals", PROFESSIONAL_RANKS),
)


class RankedLosses:
    """Collects mean losses of players of known ranks, and makes tables of them.

    Parameters
    ----------
    source
        Where ranks and games come from.
    settings
        Those of the reviews.

    Raises
    ------
    SettingsError
        Such reviews judge no moves, or not whole games.
    """

    def __init__(self, source: str, settings: ReviewSettings) -> None:
        if not settings.visits or not settings.is_whole:
            raise SettingsError(
                tr(
                    "losses by rank need reviews of whole games with the same visits for every "
                    "position (--visits N, and as many --minutes as that takes)"
                )
            )
        self._source, self._settings = source, settings
        self._losses: dict[tuple[str, str, int], dict[str, list[float]]] = {}

    def add(self, review: GameReview, summary: GameSummary) -> None:
        """Add a reviewed game; players of unknown rank, or with too few moves, are left out."""
        network = review.network
        for color, name in ((BLACK, "BR"), (WHITE, "WR")):
            player, rank = summary.player(color), rank_of(review.record.info.get(name, ""))
            band = next((name for name, ranks in BANDS if rank in ranks), None)
            if network is None or band is None or player.mean_loss is None:
                continue
            is_even = have_visits(summary.points, self._settings.visits)
            if summary.comparable(color) and is_even:
                key = network.identity, network.name, summary.size
                self._losses.setdefault(key, {}).setdefault(band, []).append(player.mean_loss)

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
                    visits=self._settings.visits,
                    made=date.today().isoformat(),
                    bands=bands,
                )

    def write(self, folder: Path) -> list[Path]:
        """Write each table to a folder; return the files.

        Raises
        ------
        RecordError
            A file can't be written.
        """
        paths = []
        for table in self.tables():
            stem = re.sub(r"\W+", "-", f"{table.source.lower()}-{table.network}")
            path = folder / f"{stem}-{table.size}x{table.size}-{table.visits}.json"
            content = msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n"
            try:
                atomic_write(path, content)
            except OSError as error:
                raise RecordError(
                    tr(
                        "{path}: can't be written ({reason}); free some space or make the "
                        "folder writable",
                        path=path,
                        reason=reason_of(error),
                    )
                ) from None
            paths.append(path)
        forget_tables()
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
