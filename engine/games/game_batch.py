"""Games played at the same time on boards of one size; the players come on top.

Matches, self-play, labelled games, games by policies and agents side by side all keep their games
here. In each round every game that goes on gets a move, so that searches and networks see all of
them as one batch; whoever plays may begin another game in the place of one that ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go.board import BLACK, NONE
from engine.go.position import play, put_stones, replay
from engine.go.rules import Rules
from engine.go.scoring import area_score, ownership
from engine.go.state import (
    PASSES,
    TO_PLAY,
    Position,
    copy_position,
    empty_position,
    position_batch,
    row,
)
from engine.record.played_game import PlayedGame


class GameBatch:
    """T games, each in a place of its own; all places are free at first.

    Parameters
    ----------
    count
        Places, T.
    rules
        Rules of the games; each may have a komi of its own.
    limit
        Plies after which a game ends as it stands, those of its opening included, L.

    Attributes
    ----------
    positions : Position
        The boards, with a leading axis T.
    playing : bool[T]
        Which games go on.
    begun : int64[T]
        How many games began in each place so far.
    rules : list of Rules
        Rules of each game.
    komi : float64[T]
        Komi of each game, compensation included [points to White].
    setups : list of int8[N] or None
        Stones on each board before the first move; None = empty.
    first : int8[T]
        Player of the very first move.
    openings : list of int16 arrays
        Moves of each game before the players took over.
    moves : int16[T, L]
        Moves of the players.
    length : int32[T]
        How many these are.
    numbers : int64[T]
        Number of each game; -1 before the first one.
    randoms : list of Generator
        Random numbers of each game, where it has its own.
    """

    def __init__(self, count: int, rules: Rules, limit: int) -> None:
        self.count, self.limit = count, limit
        self._empty = empty_position(rules, capacity=limit + 8)
        self.positions = position_batch(
            count, rules.size, superko=rules.superko, suicide=rules.suicide, capacity=limit + 8
        )
        self.playing = np.zeros(count, np.bool_)
        self.begun = np.zeros(count, np.int64)
        self.rules = [rules] * count
        self.komi = np.full(count, rules.white_bonus)
        self.setups: list[NDArray[np.int8] | None] = [None] * count
        self.first = np.full(count, BLACK, np.int8)
        self.openings: list[NDArray[np.int16]] = [np.zeros(0, np.int16)] * count
        self.moves = np.zeros((count, limit), np.int16)
        self.length = np.zeros(count, np.int32)
        self.numbers = np.full(count, -1, np.int64)
        self.randoms: list[Generator] = [np.random.default_rng(0)] * count

    @property
    def plies(self) -> NDArray[np.int32]:
        """Moves of each board so far, those of the opening included."""
        return self.length + np.array([len(opening) for opening in self.openings], np.int32)

    @property
    def now(self) -> tuple[NDArray[np.intp], NDArray[np.int32]]:
        """Index of each game's next move in arrays [T, L]."""
        return np.arange(self.count), self.length

    def position(self, t: int) -> Position:
        """Return a view of the board in place t."""
        return row(self.positions, t)

    def begin(
        self,
        t: int,
        rules: Rules | None = None,
        *,
        opening: Sequence[int] | NDArray[np.int16] = (),
        setup: NDArray[np.int8] | None = None,
        first: int = BLACK,
        number: int = 0,
        random: Generator | None = None,
    ) -> None:
        """Begin a game in place t, whatever was there.

        Parameters
        ----------
        rules
            Rules with the komi of this game; None = those of the place's last game.
        opening
            Moves before the players take over.
        setup, first
            Stones before the first move, int8[N], and who is to play there.
        number, random
            Number and random numbers of the game, where it has its own.

        Raises
        ------
        IllegalMoveError
            The opening is illegal.
        """
        position = self.position(t)
        copy_position(self._empty, position)
        if setup is not None:
            position.counters[TO_PLAY] = first
            put_stones(position, setup)
        if rules is not None:
            self.rules[t], self.komi[t] = rules, rules.white_bonus
        if random is not None:
            self.randoms[t] = random
        self.setups[t], self.first[t], self.numbers[t] = setup, first, number
        self.openings[t] = np.array(opening, np.int16)
        self.length[t] = 0
        self.begun[t] += 1
        self.playing[t] = True
        replay(position, self.openings[t].tolist())

    def play(self, moves: NDArray[np.int16]) -> NDArray[np.bool_]:
        """Play a move in every game that goes on; return which games ended with it, bool[T].

        Parameters
        ----------
        moves : int16[T]
            Legal moves; a game where it is `NONE` waits.
        """
        moving = np.flatnonzero(self.playing & (moves != NONE))
        self.moves[moving, self.length[moving]] = moves[moving]
        self.length[moving] += 1
        ended = np.zeros(self.count, np.bool_)
        _play_all(self.positions, moves, moving, ended)
        ended[moving] |= self.plies[moving] >= self.limit
        self.playing &= ~ended
        return ended

    def follow(self, t: int, moves: Iterable[int]) -> None:
        """Play given moves in the game in place t, which goes on even after two passes."""
        for move in moves:
            play(self.position(t), move)
            self.moves[t, self.length[t]] = move
            self.length[t] += 1

    def line(self, t: int) -> tuple[int, ...]:
        """Return all moves of the game in place t, those of the opening included."""
        return (*self.openings[t].tolist(), *self.moves[t, : self.length[t]].tolist())

    def stones(self, t: int) -> tuple[int, ...]:
        """Return the points with a stone before the first move of the game in place t."""
        setup = self.setups[t]
        return () if setup is None else tuple(np.flatnonzero(setup).tolist())

    def played(self, t: int, loser: int = 0) -> PlayedGame:
        """Return the game in place t as it stands, with the result of the board.

        `loser` is the color that gave up: such a game is not counted.
        """
        position, rules = self.position(t), self.rules[t]
        score = float(area_score(position))
        return PlayedGame(
            rules=rules,
            start=self.openings[t],
            moves=self.moves[t, : self.length[t]].copy(),
            winner=-loser if loser else int(np.sign(score - rules.white_bonus)),
            score=float("nan") if loser else score,
            setup=self.setups[t],
            first=int(self.first[t]),
            ownership=None if loser else ownership(position),
            number=int(self.numbers[t]),
        )


@jit
def _play_all(
    positions: Position,
    moves: NDArray[np.int16],
    games: NDArray[np.intp],
    ended: NDArray[np.bool_],
) -> None:
    """Play a move in each of some games and mark those that two passes ended."""
    for t in games:
        position = row(positions, t)
        play(position, moves[t])
        ended[t] = position.counters[PASSES] >= 2
