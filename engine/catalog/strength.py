"""Ratings of networks: Elo against the fixed pool of opponents in `engine.games.rating_pool`.

A file `strength.json` holds the ratings by identity of the network and class of boards. One file is
beside the shipped networks; ratings measured here are in the user's folder and take precedence.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from engine.base.checked_json import Count, read_json
from engine.base.errors import FormatError, RunError, WeightsError, reason_of
from engine.base.files import atomic_write, data_folder, user_folder
from engine.base.lock import changing
from engine.base.statistics.rating import PairResult
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.jobs.processes import PACKAGES, engine_command

BOARD_CLASSES: Final = ((5, 7), (8, 9), (10, 13), (14, 19))
"""First and last board size of each class."""
MOST_ELO: Final = 10_000.0
"""Largest rating that is stored, and the end of an interval that no game bounds [Elo]."""
Elo = Annotated[float, Meta(ge=-MOST_ELO, le=MOST_ELO)]
"""Elo points."""


class Strength(Struct, frozen=True):
    """Rating of a network on one class of boards."""

    elo: Elo
    """Elo above the lowest player of the pool."""
    low: Elo
    """Lower end of the 95 % interval [Elo]."""
    high: Elo
    """Upper end of the 95 % interval [Elo]."""
    games: Count
    """Number of games of this network."""
    visits: Annotated[int, Meta(ge=1)]
    """Visits of each of its moves."""
    size: Annotated[int, Meta(ge=2, le=25)]
    """Board size of the games [points per side]."""
    bound: Literal[-1, 0, 1] = 0
    """1 if no game bounds the rating from above, as of a network that won all, -1 if none does from
    below: it is then only known to be above `low`, or below `high`, and `elo` is no estimate."""

    @property
    def short(self) -> str:
        """The rating in a few characters: "829 ± 80", or "≥ 239" if only that is known."""
        if self.bound:
            return (
                f"\u2265\u00a0{self.low:.0f}" if self.bound > 0 else f"\u2264\u00a0{self.high:.0f}"
            )
        return f"{self.elo:.0f} \u00b1 {0.5 * (self.high - self.low):.0f}"


class Measured(Struct, frozen=True):
    """Content of a file of ratings."""

    networks: dict[str, dict[str, Strength]]
    """Ratings by identity and class of boards, such as "8-9"."""
    pool: dict[int, tuple[PairResult, ...]] = field(default={}, name="ladder")
    """Games between the players of the rating pool, by board size."""
    format: Literal["sai-studio strength 1"] = "sai-studio strength 1"


def board_class(size: int) -> str:
    """Return the class of a board size, such as "8-9"; "" for sizes that are never measured."""
    for low, high in BOARD_CLASSES:
        if low <= size <= high:
            return f"{low}-{high}"
    return ""


def class_size(info: NetworkInfo, board: str) -> int | None:
    """Return the largest board of a class that a network plays; None if it plays none."""
    for low, high in BOARD_CLASSES:
        if f"{low}-{high}" == board:
            return max((n for n in range(low, high + 1) if info.plays(n)), default=None)
    return None


def strength_of(info: NetworkInfo, size: int) -> Strength | None:
    """Return a network's rating on the class of a board size; None if it was never measured."""
    return measured().networks.get(info.identity, {}).get(board_class(size))


def strength_text(strength: Strength) -> str:
    """Return a rating as a phrase for people."""
    values = msgspec.structs.asdict(strength)
    if strength.bound > 0:
        rating = tr("Elo at least {low:.0f}, by {games} games", **values)
    elif strength.bound < 0:
        rating = tr("Elo at most {high:.0f}, by {games} games", **values)
    else:
        rating = tr("Elo {elo:.0f}, 95 % interval {low:.0f} to {high:.0f}, {games} games", **values)
    if strength.visits == 1:
        return tr("{rating} on {size}x{size} without a search", rating=rating, **values)
    return tr("{rating} on {size}x{size} at {visits} visits", rating=rating, **values)


def measured() -> Measured:
    """Return all ratings: the shipped ones, replaced by those measured here where these exist."""
    files = [data_folder("weights") / "strength.json", strength_file()]
    networks: dict[str, dict[str, Strength]] = {}
    pool: dict[int, tuple[PairResult, ...]] = {}
    for each in map(_read_known, files):
        for identity, classes in each.networks.items():
            networks[identity] = {**networks.get(identity, {}), **classes}
        for size, pairs in each.pool.items():
            pool[size] = _merged(pool.get(size, ()), pairs)
    return Measured(networks, pool)


def strength_file() -> Path:
    """Return the path of the user's own file of ratings."""
    return user_folder() / "strength.json"


def strength_command(path: Path, size: int) -> tuple[list[str], Path]:
    """Return the command line that measures a network, and its working folder.

    The process adds the rating to the user's file and prints it as JSON.
    """
    arguments = ["weights", "--strength", str(path), "--size", str(size), "--json"]
    return engine_command(arguments), PACKAGES


def read_strengths(path: Path) -> Measured:
    """Read a file of ratings; a missing file has none.

    Raises
    ------
    WeightsError
        The file is damaged or of another version, or can't be read.
    """
    try:
        return read_json(path, Measured)
    except FileNotFoundError:
        return Measured({})
    except (OSError, FormatError) as error:
        hint = tr("remove the file and measure again")
        raise WeightsError.about_file(path, tr("can't be read"), error, hint) from None


def write_strengths(path: Path, add: Measured) -> Measured:
    """Add ratings to a file, and return its content.

    Raises
    ------
    WeightsError
        The file is damaged, or can't be written.
    """
    try:
        with changing(path):
            new = _with_ratings(read_strengths(path), add)
            fields = msgspec.to_builtins(new, str_keys=True, order="deterministic")
            atomic_write(path, (json.dumps(fields, indent=1) + "\n").encode())
    except (OSError, RunError) as error:
        raise WeightsError(
            tr("{path}: can't be written ({reason})", path=path, reason=reason_of(error))
        ) from None
    return new


def _with_ratings(old: Measured, add: Measured) -> Measured:
    """Return ratings with others added."""
    networks = {identity: dict(classes) for identity, classes in old.networks.items()}
    for identity, classes in add.networks.items():
        networks.setdefault(identity, {}).update(classes)
    pool = {**old.pool}
    for size, pairs in add.pool.items():
        pool[size] = _merged(pool.get(size, ()), pairs)
    return Measured(networks, pool)


def _read_known(path: Path) -> Measured:
    """Return `read_strengths` of a file, cached until it changes; a damaged one has no ratings."""
    try:
        status = path.stat()
    except OSError:
        return Measured({})
    return _read_once(path, status.st_size, status.st_mtime_ns)


@lru_cache(maxsize=8)
def _read_once(path: Path, _size: int, _changed: int) -> Measured:
    try:
        return read_strengths(path)
    except WeightsError:  # the command that writes the file reports the damage
        return Measured({})


def _merged(old: Iterable[PairResult], new: Iterable[PairResult]) -> tuple[PairResult, ...]:
    """Return the results of both, the new ones in place of old ones of the same pair."""
    pairs = {(pair.first, pair.second): pair for pair in (*old, *new)}
    return tuple(pairs.values())
