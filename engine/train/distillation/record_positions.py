"""Positions of game records that a teacher labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.go.position import set_up
from engine.go.rules import Rules
from engine.measure.measure import playable_moves
from engine.measure.recorded_games import FoundGame, outcome_of, read_games
from engine.record.game_files import GameFile
from engine.record.game_record import GameRecord
from engine.train.presets.label_settings import DistillationSettings

READ_AT_ONCE: Final = 32
"""Records read at a time."""


class RecordedGame(NamedTuple):
    """The moves of a game record, its result, and the positions to label."""

    setup: NDArray[np.int8]  # [N] stones before the first move
    first: int
    moves: NDArray[np.int16]
    plies: NDArray[np.int64]  # positions to label, ascending, most of them in pairs
    komi: float  # NaN if unknown
    winner: int | None

    @property
    def has_result(self) -> bool:
        """Whether winner and komi are known."""
        return self.winner is not None and not np.isnan(self.komi)


class Records:
    """Game records of one board size, in random order."""

    def __init__(
        self,
        sources: list[GameFile],
        games: list[FoundGame],
        settings: DistillationSettings,
        random: Generator,
        notice: Callable[[str], None],
    ) -> None:
        self._sources = sources
        self._games = games
        self._settings = settings
        self._random = random
        self._notice = notice
        self._order: list[int] = []
        self._waiting: list[RecordedGame] = []

    def draw(self, longest: int) -> RecordedGame | None:
        """Return the next game; None if no record could be read.

        Parameters
        ----------
        longest
            Moves after which nothing of a game is labelled.
        """
        if not self._waiting:
            if not self._order:
                self._order = [int(i) for i in self._random.permutation(len(self._games))]
            chosen = [self._games[i] for i in self._order[:READ_AT_ONCE]]
            del self._order[:READ_AT_ONCE]
            games = (
                self._recorded(record, longest)
                for _, record in read_games(self._sources, chosen, self._notice)
            )
            self._waiting = [game for game in games if len(game.plies)]
        return self._waiting.pop() if self._waiting else None

    def _recorded(self, record: GameRecord, longest: int) -> RecordedGame:
        """Return a record's game, with positions to label drawn from it in pairs.

        The label of the first of two positions tells the fair komi at which the second is labelled.
        """
        start, turns = record.start_and_moves(record.last_legal_node())
        rules = record.rules
        outcome = outcome_of(record.info.get("RE", ""))
        setup = np.asarray(start.stones, np.int8)
        position = set_up(Rules(size=rules.size), setup, start.to_play)
        moves = playable_moves(position, [turn.point for turn in turns])
        length = min(len(moves), longest)
        count = min(self._settings.per_game, length)
        drawn = self._random.choice(length, count - count // 2, replace=False) if count else ()
        plies = np.union1d(drawn, np.array(drawn[: count // 2]) + 1)
        return RecordedGame(
            setup=setup,
            first=start.to_play,
            moves=np.array(moves, np.int16),
            plies=plies[plies < length].astype(np.int64),
            komi=rules.white_bonus if record.komi_known else np.nan,
            winner=None if outcome is None else outcome.winner,
        )
