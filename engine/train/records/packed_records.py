"""Game records as flat arrays: read once, then cached in the user's folder.

Reading a record takes milliseconds; the packed moves of tens of thousands of games are loaded in
less than a second. The file is named by the content of the records, and may be deleted.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import logging
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import IllegalMoveError, RecordError
from engine.base.files import atomic_write, user_folder
from engine.base.reporter import Reporter
from engine.base.untrusted import read_ordinary
from engine.go.position import replay, set_up
from engine.go.rules import Rules
from engine.measure.final_owners import final_owners
from engine.measure.recorded_games import FoundGame, find_games, outcome_of, read_games
from engine.record.game_data import Start
from engine.record.game_files import GameFile
from engine.record.game_record import GameRecord
from engine.record.played_game import PlayedGame

log = logging.getLogger(__name__)

VERSION: Final = 2
NO_WINNER: Final = 2
"""Of a game whose result is unknown, or says little of the board."""

Notice = Callable[[str], None]


class FoundRecords(NamedTuple):
    """Records of one board size that were found, but not read yet."""

    sources: list[GameFile]
    games: list[FoundGame]
    held_out: set[bytes]
    """Digests of the games that are not learned from."""

    @property
    def path(self) -> Path:
        """File of the same games, packed."""
        content = hashlib.sha256(b"".join(game.digest for game in self.games))
        return user_folder("records") / f"{content.hexdigest()[:16]}-{VERSION}.npz"


class PackedRecords(NamedTuple):
    """G games, in the order of their digests; those that can't be read are missing."""

    moves: NDArray[np.int16]  # of all games; they alternate, N = pass
    end: NDArray[np.int64]  # [G] where a game's moves end; the next one's begin there
    digest: NDArray[np.uint8]  # [G, D]
    setup: NDArray[np.int32]  # [G] row of `setups`
    setups: NDArray[np.int8]  # [K, N] stones before the first move
    first: NDArray[np.int8]  # [G] player of the first move
    komi: NDArray[np.float32]  # [G] NaN if unknown
    winner: NDArray[np.int8]  # [G] BLACK, WHITE, 0 for a draw, or `NO_WINNER`
    score: NDArray[np.float32]  # [G] recorded margin and komi [points for Black]; NaN if unknown
    owned: NDArray[np.int32]  # [G] row of `owners`, -1 if the final board doesn't count to `score`
    owners: NDArray[np.int8]  # [K, N] owner of each point at the end, 0 nobody

    def indices(self, found: FoundRecords, *, held_out: bool, results: bool) -> NDArray[np.int64]:
        """Return the games that are held out, or those that are not.

        Parameters
        ----------
        results
            Whether only games count whose winner and komi are known.
        """
        chosen = np.array([row.tobytes() in found.held_out for row in self.digest]) == held_out
        if results:
            chosen &= (self.winner != NO_WINNER) & ~np.isnan(self.komi)
        return np.flatnonzero(chosen)

    def game(self, number: int, plies: Sequence[int] | None, *, passes: bool) -> PlayedGame:
        """Return one game.

        Parameters
        ----------
        plies
            The positions that count; None = all.
        passes
            Whether positions count at which a pass was played.
        """
        begin = int(self.end[number - 1]) if number else 0
        moves = self.moves[begin : self.end[number]]
        size = round(self.setups.shape[1] ** 0.5)
        rules = Rules(size=size)
        if not np.isnan(self.komi[number]):
            rules = rules.replace(komi=float(self.komi[number]))
        setup = self.setups[self.setup[number]]
        winner = int(self.winner[number])
        weights = np.ones(len(moves), np.float32)
        if plies is not None:
            weights[:] = 0.0
            weights[list(plies)] = 1.0
        if not passes:
            weights[moves == size * size] = 0.0
        return PlayedGame(
            rules=rules,
            start=np.zeros(0, np.int16),
            moves=moves,
            winner=0 if winner == NO_WINNER else winner,
            score=float(self.score[number]),
            setup=setup if setup.any() else None,
            first=int(self.first[number]),
            ownership=None if self.owned[number] < 0 else self.owners[self.owned[number]],
            weights=weights,
            number=number,
        )


def find_records(
    path: Path,
    size: int,
    held_out: float,
    notice: Notice,
    stopped: Callable[[], bool] = lambda: False,
) -> FoundRecords:
    """Find the records of a board size, as far as not stopped, and choose those held out.

    Raises
    ------
    RecordError
        There is no such file or folder, or no game in it.
    """
    sources, games = find_games(path, size=size, notice=notice, stopped=stopped)
    digests: set[bytes] = set()
    with contextlib.suppress(RecordError):  # there may be none for validation
        digests = {
            game.digest
            for game in find_games(
                path, split="val", size=size, notice=lambda text: None, stopped=stopped
            )[1]
        }
    others = [game.digest for game in games if game.digest not in digests]
    missing = held_out * len(games) - len(digests)
    limit = 2**32 * missing / max(len(others), 1)
    digests |= {digest for digest in others if int.from_bytes(digest[:4]) < limit}
    return FoundRecords(sources, games, digests)


def known_records(found: FoundRecords) -> PackedRecords | None:
    """Return the games if they were packed before; None if they weren't, or the file is damaged."""
    try:
        with np.load(io.BytesIO(read_ordinary(found.path)), allow_pickle=False) as arrays:
            records = PackedRecords(**{name: arrays[name] for name in PackedRecords._fields})
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        log.warning("%s can't be read, so the records are read again: %s", found.path, error)
        return None
    games = len(records.end)
    same = all(len(part) == games for part in (records.digest, records.setup, records.winner))
    return records if same and games and records.end[-1] == len(records.moves) else None


def read_records(
    found: FoundRecords, notice: Notice, stopped: Callable[[], bool], progress: Notice
) -> PackedRecords | None:
    """Read the games and store them packed; None if stopped.

    Parameters
    ----------
    notice
        Called with a sentence about each game that is left out.
    progress
        Called with a sentence every few seconds.

    Raises
    ------
    RecordError
        None of the games can be read.
    """
    reporter, rows = Reporter(progress), list[_Row]()
    by_place = sorted(found.games, key=lambda game: (game.source, game.begin))  # unpacked once each
    for game, record in read_games(found.sources, by_place, notice):
        if stopped():
            return None
        row = _row(game, record)
        if len(row.moves):
            rows.append(row)
        reporter.tell("{:,} of {:,} records read".format, len(rows), len(found.games))
    if not rows:
        raise RecordError("none of the game records can be read; name others")
    records = _packed(sorted(rows, key=lambda row: row.digest))
    file = io.BytesIO()
    np.savez_compressed(file, **records._asdict())
    try:
        found.path.parent.mkdir(parents=True, exist_ok=True)
        atomic_write(found.path, file.getvalue())
    except OSError as error:  # they are read again next time
        log.warning("%s can't be written: %s", found.path, error)
    return records


class _Row(NamedTuple):
    """One game of `PackedRecords`."""

    digest: bytes
    moves: NDArray[np.int16]
    setup: bytes
    first: int
    komi: float
    winner: int
    score: float
    owners: NDArray[np.int8] | None


def _row(game: FoundGame, record: GameRecord) -> _Row:
    start, turns = record.start_and_moves(record.last_legal_node())
    moves = np.array([turn.point for turn in turns], np.int16)
    outcome = outcome_of(record.info.get("RE", ""))
    komi, score, owners = np.nan, np.nan, None
    if record.komi_known:
        komi = record.rules.white_bonus
        if outcome is not None and outcome.points is not None:
            score = outcome.points + komi
            owners = _owners(record.rules, start, moves, score)
    return _Row(
        game.digest,
        moves,
        np.asarray(start.stones, np.int8).tobytes(),
        start.to_play,
        komi,
        NO_WINNER if outcome is None else outcome.winner,
        score,
        owners,
    )


def _owners(
    rules: Rules, start: Start, moves: NDArray[np.int16], score: float
) -> NDArray[np.int8] | None:
    """Return the owner of each point at the end, if the final board counts to the score."""
    position = set_up(rules, start.stones, start.to_play, capacity=4 * rules.size**2 + len(moves))
    try:
        replay(position, moves.tolist())
    except IllegalMoveError:
        return None
    return final_owners(position, rules, score)


def _packed(rows: Sequence[_Row]) -> PackedRecords:
    owned = [row.owners for row in rows if row.owners is not None]
    numbers = np.cumsum([row.owners is not None for row in rows], dtype=np.int32) - 1
    setups = {setup: number for number, setup in enumerate(sorted({row.setup for row in rows}))}
    return PackedRecords(
        moves=np.concatenate([row.moves for row in rows]),
        end=np.cumsum([len(row.moves) for row in rows], dtype=np.int64),
        digest=np.array([np.frombuffer(row.digest, np.uint8) for row in rows]),
        setup=np.array([setups[row.setup] for row in rows], np.int32),
        setups=np.array([np.frombuffer(setup, np.int8) for setup in setups]),
        first=np.array([row.first for row in rows], np.int8),
        komi=np.array([row.komi for row in rows], np.float32),
        winner=np.array([row.winner for row in rows], np.int8),
        score=np.array([row.score for row in rows], np.float32),
        owned=np.where([row.owners is not None for row in rows], numbers, np.int32(-1)),
        owners=np.array(owned, np.int8).reshape(len(owned), len(rows[0].setup)),
    )
