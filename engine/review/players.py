"""Players of reviewed games, and what each lost by phase, kind and circumstance: one SQLite file.

Only figures are kept, no moves. Names that differ in case or width of their letters are one player;
other names can be joined, and split again.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from statistics import median
from typing import Final, Literal

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from engine.base.checked_json import Count, Number, Text, decode_json
from engine.base.database import Database
from engine.base.errors import FormatError
from engine.base.files import user_folder
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.record.dates import iso_date
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import rules_text
from engine.review.game_review import GameReview
from engine.review.mistakes import MistakeKind
from engine.review.played_lambda import LAMBDAS, TEMPERATURES, PlayedLambda, lambda_parts
from engine.review.ranks import rank_of
from engine.review.summary import GameSummary

LEAST_SHARE: Final = 0.5
"""Least share of a player's moves that are judged if the game is kept."""
SHORT_S: Final = 60.0
"""Time left below which a move is counted as played in time trouble [s]."""
CORNER_SIZE: Final = 13
"""Smallest board on which two corner moves are named as the opening; else the first move is."""
SIDES: Final = ("ahead", "behind")
"""Parts of the moves that tell lambda, as in `lambda_parts`."""
_VERSION: Final = 1
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS game (
    id INTEGER PRIMARY KEY, digest BLOB UNIQUE NOT NULL, path TEXT NOT NULL, reviewed REAL NOT NULL,
    judged INTEGER NOT NULL, analyses TEXT NOT NULL DEFAULT ''
);
CREATE TABLE IF NOT EXISTS side (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, key TEXT NOT NULL, name TEXT NOT NULL,
    played BLOB NOT NULL, lambdas BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS joined (key TEXT PRIMARY KEY, player TEXT NOT NULL);
"""


class Tally(Struct, frozen=True):
    """Some judged moves."""

    moves: Count = 0
    lost: Number = 0.0
    """Points that they lost in all."""


class Played(Struct, frozen=True, kw_only=True):
    """One player's figures in one game."""

    color: Literal[1, -1]
    opponent: Text = ""
    rank: Text = ""
    """As in `ranks.RANKS`; "" if unknown."""
    result: Text = ""
    date: Text = ""
    """As the file has it."""
    size: Count
    network: Text
    """Name of the network of the review."""
    visits: Count
    """Median visits of a position."""
    moves: Count
    judged: Tally
    phases: dict[str, Tally] = {}
    """By value of `Phase`."""
    kinds: dict[str, Tally] = {}
    """Mistakes by value of `MistakeKind`."""
    subjects: dict[str, Tally] = {}
    """Mistakes by type of reason, see `practice.subject_text`."""
    clock: dict[str, Tally] = {}
    """"short" and "ample" time left, where the file tells it."""
    opening: Text = ""
    """See `opening_of`."""
    telling: tuple[Count, Count] = (0, 0)
    """Moves that tell lambda, ahead and behind."""

    @property
    def mean_loss(self) -> float:
        """Points lost per judged move."""
        return self.judged.lost / max(self.judged.moves, 1)


@dataclass(frozen=True)
class ReviewedGame:
    """The figures of both players of a reviewed game, as far as they are named and judged."""

    digest: bytes
    """See `line_digest`."""
    path: str
    """File of the game, or the link that it came from; "" if it has none."""
    sides: tuple[tuple[str, Played, NDArray[np.float32]], ...]
    """Name, figures, and log likelihoods as in `KeptGame`."""
    analyses: str = ""
    """File with its analyses; "" for those that the window keeps."""


def reviewed_game(
    review: GameReview, summary: GameSummary, path: str = "", analyses: str = ""
) -> ReviewedGame:
    """Return the figures to keep of a game; call it on the thread of its review."""
    sides = (_side(review, summary, color) for color in (BLACK, WHITE))
    known = tuple(side for side in sides if side is not None)
    return ReviewedGame(line_digest(review.record), path, known, analyses)


@dataclass(frozen=True, eq=False)
class KeptGame:
    """A game of a player in the file."""

    id: int
    digest: bytes
    """See `line_digest`."""
    path: str
    """File of the game when it was reviewed, or the link that it came from; "" if it had none."""
    analyses: str
    """As in `ReviewedGame`."""
    reviewed: float
    """Time of the review [s since 1970]."""
    played: Played
    lambdas: NDArray[np.float32]
    """float32[2, L, T], log likelihoods of the moves ahead and behind, see `estimate_lambda`."""


@dataclass(frozen=True)
class Player:
    """A person, by all names that were joined."""

    key: str
    name: str
    """Name in the latest review, of those that were not joined to another one."""
    names: tuple[str, ...]
    games: int
    is_joined: bool = False
    """Whether it can be split: other spellings of one name can't."""


def players_file() -> Path:
    """Return the file of this user."""
    return user_folder() / "players.sqlite"


def key_of(name: str) -> str:
    """Return what spellings of one name have in common."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class Players:
    """The players of reviewed games, in a file that is created when the first one is added.

    It belongs to one thread.

    Raises
    ------
    EngineError
        The file can't be read or written, or is something else; from every method.
    """

    def __init__(self, path: Path) -> None:
        hint = tr("check the disk, or move the file away to begin anew")
        self._file = Database(path, _VERSION, _prepare, hint)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def add(self, game: ReviewedGame) -> None:
        """Keep the figures of a game.

        A later review of the same game replaces an earlier one, unless it judged fewer moves or
        searched them less.
        """
        judged = sum(played.judged.moves for _, played, _ in game.sides)
        visits = max((played.visits for _, played, _ in game.sides), default=0)
        with self._file.transaction() as file:
            old = file.execute(
                "SELECT id, judged, path, analyses FROM game WHERE digest = ?", (game.digest,)
            ).fetchone()
            number, before, path, analyses = old or (None, 1, "", "")
            path = game.path or path
            if (judged, visits) < (before, self._visits(file, number)):
                file.execute("UPDATE game SET path = ? WHERE id = ?", (path, number))
                return
            file.execute("DELETE FROM game WHERE id = ?", (number,))
            number = file.execute(
                "INSERT INTO game (digest, path, reviewed, judged, analyses)"
                " VALUES (?, ?, ?, ?, ?)",
                (game.digest, path, time.time(), judged, game.analyses or analyses),
            ).lastrowid
            file.executemany(
                "INSERT INTO side (game, key, name, played, lambdas) VALUES (?, ?, ?, ?, ?)",
                [
                    (number, key_of(name), name, msgspec.json.encode(played), lambdas.tobytes())
                    for name, played, lambdas in game.sides
                ],
            )

    def _visits(self, file: sqlite3.Connection, game: int | None) -> int:
        """Return the most visits of a side of a game; 0 without one."""
        rows = file.execute("SELECT played FROM side WHERE game = ?", (game,)).fetchall()
        visits = [0]
        for (played,) in rows:
            with contextlib.suppress(FormatError):  # damaged: any review is better
                if isinstance(played, bytes):
                    visits.append(decode_json(played, Played).visits)
        return max(visits)

    def players(self) -> list[Player]:
        """Return all players, those with most games first."""
        if not self._file.exists:
            return []
        with self._file.transaction() as file:
            rows = file.execute(
                "SELECT COALESCE(joined.player, side.key), side.key, side.name, COUNT(*)"
                " FROM side JOIN game ON game.id = side.game"
                " LEFT JOIN joined ON joined.key = side.key"
                " GROUP BY 1, 2, 3 ORDER BY MAX(game.reviewed) DESC"
            ).fetchall()
        names: dict[str, list[tuple[bool, str]]] = defaultdict(list)
        games: dict[str, int] = defaultdict(int)
        for player, key, name, count in rows:
            names[player].append((key != player, name))
            games[player] += count
        found = []
        for player, known in names.items():
            own = [name for _, name in sorted(known, key=lambda each: each[0])]
            is_joined = any(joined for joined, _ in known)
            found.append(Player(player, own[0], tuple(own), games[player], is_joined))
        return sorted(found, key=lambda player: -player.games)

    def opponents(self, player: str) -> set[str]:
        """Return the keys of those who have played against a player, by key."""
        if not self._file.exists:
            return set()
        with self._file.transaction() as file:
            rows = file.execute(
                "WITH named AS (SELECT side.game, COALESCE(joined.player, side.key) AS player"
                " FROM side LEFT JOIN joined ON joined.key = side.key)"
                " SELECT DISTINCT other.player FROM named AS own JOIN named AS other"
                " ON other.game = own.game AND other.player <> own.player WHERE own.player = ?",
                (player,),
            ).fetchall()
        return {str(key) for (key,) in rows}

    def games(self, player: str) -> list[KeptGame]:
        """Return the games of a player by key, in the order in which they were played.

        Games without a date count as played when they were reviewed. Damaged rows are left out.
        """
        if not self._file.exists:
            return []
        with self._file.transaction() as file:
            rows = file.execute(
                "SELECT game.id, game.digest, game.path, game.analyses, game.reviewed,"
                " side.played, side.lambdas"
                " FROM side JOIN game ON game.id = side.game"
                " LEFT JOIN joined ON joined.key = side.key"
                " WHERE COALESCE(joined.player, side.key) = ?",
                (player,),
            ).fetchall()
        found = [game for row in rows if (game := _kept(row)) is not None]
        return sorted(found, key=lambda game: (_day(game), game.reviewed))

    def join(self, player: str, other: str) -> None:
        """Count the games of another player as those of a player, both by key."""
        if player == other:
            return
        with self._file.transaction() as file:
            file.execute("UPDATE joined SET player = ? WHERE player = ?", (player, other))
            file.execute("DELETE FROM joined WHERE key = ?", (player,))
            file.execute("INSERT OR REPLACE INTO joined VALUES (?, ?)", (other, player))

    def split(self, player: str) -> None:
        """Make players of their own of all names that were joined to a player."""
        with self._file.transaction() as file:
            file.execute("DELETE FROM joined WHERE player = ?", (player,))

    def remove_game(self, game: int) -> None:
        """Remove a game with the figures of both its players."""
        with self._file.transaction() as file:
            file.execute("DELETE FROM game WHERE id = ?", (game,))

    def remove_all(self) -> None:
        """Forget everything."""
        if self._file.exists:
            with self._file.transaction() as file:
                for table in ("game", "side", "joined"):
                    file.execute(f"DELETE FROM {table}")


def _prepare(file: sqlite3.Connection) -> None:
    file.execute("PRAGMA foreign_keys = ON")
    file.execute("PRAGMA secure_delete = ON")  # what was removed is gone from the file, too
    file.executescript(_TABLES)
    if "analyses" not in (row[1] for row in file.execute("PRAGMA table_info(game)")):
        file.execute("ALTER TABLE game ADD COLUMN analyses TEXT NOT NULL DEFAULT ''")


def line_digest(record: GameRecord) -> bytes:
    """Return the digest of a game's rules, setups and moves, without variations and names."""
    digest = blake2b(rules_text(record.rules).encode(), digest_size=16)
    for node in record.main_line():
        move = None if node.move is None else tuple(node.move)
        digest.update(repr((move, sorted(node.setup.items()))).encode())
    return digest.digest()


def opening_of(line: Sequence[GameNode], color: int, size: int) -> str:
    """Return a player's first two moves in corners, such as "4-4, 3-4"; "" with set-up stones.

    On boards smaller than `CORNER_SIZE` it is the first move. The numbers are distances from the
    edges, the smaller one first.
    """
    if any(node.setup for node in line[:2]):
        return ""
    wanted, reach = (2, size // 3) if size >= CORNER_SIZE else (1, size)
    found = []
    for node in line:
        if node.move is not None and node.move.color == color and node.move.point < size**2:
            row, column = divmod(node.move.point, size)
            lines = sorted(min(x, size - 1 - x) + 1 for x in (row, column))
            if lines[1] <= reach:
                found.append("{}-{}".format(*lines))
                if len(found) == wanted:
                    return ", ".join(found)
    return ""


def _side(
    review: GameReview, summary: GameSummary, color: int
) -> tuple[str, Played, NDArray[np.float32]] | None:
    """Return a player's name, figures and lambdas; None without a name or enough judged moves."""
    record, player = review.record, summary.player(color)
    own, other = ("PB", "PW") if color == BLACK else ("PW", "PB")
    name = record.info.get(own, "").strip()
    lost = {
        move.point.node: move.point.points_lost
        for move in summary.moves
        if move.point.color == color and move.point.points_lost is not None
    }
    if not name or not lost or len(lost) < LEAST_SHARE * player.moves:
        return None
    phases, clock = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for move in summary.moves:
        points = lost.get(move.point.node)
        if points is not None:
            phases[move.phase.value].append(points)
            left = move.point.node.time_left.get(color)
            if left is not None:
                clock["short" if left < SHORT_S else "ample"].append(points)
    kinds, subjects = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for mistake in summary.mistakes:
        if mistake.color == color:
            kinds[mistake.kind.value].append(mistake.points_lost or 0.0)
            evidence = review.evidence(mistake.node)
            if evidence is not None and mistake.kind is not MistakeKind.COSMETIC:
                subjects[type(evidence.reason).__name__].append(mistake.points_lost or 0.0)
    lambdas, telling = _summed(player.lambdas)
    visits = [point.visits for point in summary.points if point.visits]
    played = Played(
        color=1 if color == BLACK else -1,
        opponent=record.info.get(other, "").strip()[:200],
        rank=rank_of(record.info.get("BR" if color == BLACK else "WR", "")),
        result=record.info.get("RE", "")[:40],
        date=record.info.get("DT", "")[:40],
        size=summary.size,
        network=summary.networks[0] if summary.networks else "",
        visits=round(median(visits)) if visits else 0,
        moves=player.moves,
        judged=_tally(lost.values()),
        phases=_tallies(phases),
        kinds=_tallies(kinds),
        subjects=_tallies(subjects),
        clock=_tallies(clock),
        opening=opening_of(record.main_line(), color, summary.size),
        telling=telling,
    )
    return name[:200], played, lambdas


def _tally(lost: Iterable[float]) -> Tally:
    values = list(lost)
    return Tally(len(values), round(sum(values), 3))


def _tallies(lost: Mapping[str, Sequence[float]]) -> dict[str, Tally]:
    return {name: _tally(values) for name, values in lost.items()}


def _summed(moves: Sequence[PlayedLambda]) -> tuple[NDArray[np.float32], tuple[int, int]]:
    """Return the summed log likelihoods of moves ahead and behind, and the numbers of moves."""
    parts = lambda_parts(moves)
    total = np.zeros((2, len(LAMBDAS), len(TEMPERATURES)), np.float32)
    for row, side in zip(total, SIDES, strict=True):
        for move in parts[side]:
            row += move.log_likelihood
    return total, (len(parts["ahead"]), len(parts["behind"]))


def _kept(row: Sequence[object]) -> KeptGame | None:
    """Return a row as a game; None if it is damaged."""
    number, digest, path, analyses, reviewed, played, lambdas = row
    shape = (2, len(LAMBDAS), len(TEMPERATURES))
    if not all(isinstance(part, bytes) for part in (digest, played, lambdas)):
        return None
    assert isinstance(digest, bytes)
    assert isinstance(played, bytes)
    assert isinstance(lambdas, bytes)
    if len(lambdas) != 4 * shape[0] * shape[1] * shape[2]:
        return None
    try:
        return KeptGame(
            int(str(number)),
            digest,
            str(path),
            str(analyses),
            float(str(reviewed)),
            decode_json(played, Played),
            np.frombuffer(lambdas, np.float32).reshape(shape),
        )
    except (FormatError, ValueError):
        return None


def _day(game: KeptGame) -> str:
    """Return the date of a game, or that of its review, as YYYY-MM-DD or its beginning."""
    if day := iso_date(game.played.date):
        return day
    return time.strftime("%Y-%m-%d", time.localtime(game.reviewed))
