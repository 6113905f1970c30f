"""Matches: games between players, all in lockstep on shared network batches."""

from __future__ import annotations

import dataclasses
import math
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.analysis.agent import RESIGN
from engine.base.statistics.rating import Tally
from engine.games.game_batch import GameBatch
from engine.games.player import FORFEIT, Answer, Contestant, Seat
from engine.go.board import BLACK, EMPTY, NONE, WHITE
from engine.go.coords import point_to_gtp
from engine.go.position import illegal_reason
from engine.go.rules import Rules
from engine.go.state import TO_PLAY
from engine.record.handicap import handicap_board
from engine.record.played_game import PlayedGame

PLIES_PER_POINT: Final = 3  # plies per point after which a game is scored as it stands


@dataclass(frozen=True)
class Fixture:
    """A game to be played: players, komi and opening."""

    black: int
    """Index of the player of Black."""
    white: int
    """Index of the player of White; a player may meet itself."""
    komi: float
    """Points for White."""
    opening: tuple[int, ...] = ()
    """Moves played before the players take over: on the empty board, Black first; after handicap
    stones, White first."""
    number: int = 0
    """Selects the game's random numbers; stored as `PlayedGame.number`."""
    stones: tuple[int, ...] = ()
    """Points of Black's handicap stones; if empty while the rules have a handicap, the player of
    Black places them."""

    @property
    def series(self) -> tuple[int, int, float]:
        """What the games of a series have in common: the two players and the komi."""
        return min(self.black, self.white), max(self.black, self.white), self.komi


def schedule(
    pairs: Sequence[tuple[int, int]],
    conditions: Sequence[tuple[float, bool]],
    openings: Sequence[tuple[int, ...]],
    rounds: int,
    *,
    stones: tuple[int, ...] = (),
    pairs_in_turn: bool = False,
) -> list[Fixture]:
    """Return the games of a match or contest, round by round, numbered from 0.

    In a round every pair plays one opening under all conditions, so that neither opening nor komi
    nor color favors anybody.

    Parameters
    ----------
    pairs
        Players that meet, the first one and the second one.
    conditions
        Komi, and whether the first player has Black.
    openings
        Taken in turn, again from the first one when they are used up; an empty one is the empty
        board.
    stones
        Points of Black's handicap stones.
    pairs_in_turn
        Whether all pairs play under a condition before the next one comes.
    """
    meetings = [(pair, condition) for pair in pairs for condition in conditions]
    if pairs_in_turn:
        meetings = [(pair, condition) for condition in conditions for pair in pairs]
    fixtures: list[Fixture] = []
    for turn in range(rounds):
        opening = openings[turn % len(openings)]
        for (first, second), (komi, first_black) in meetings:
            black, white = (first, second) if first_black else (second, first)
            fixtures.append(Fixture(black, white, komi, opening, len(fixtures), stones))
    return fixtures


def balanced_fixtures(
    openings: Sequence[tuple[int, ...]], komi: Sequence[float], games: int
) -> list[Fixture]:
    """Return games of players 0 and 1, each opening twice at each komi, with colors exchanged.

    Player 0 has Black in games 0, 2, 4, ... `games` is rounded up to a multiple of
    `2 * len(komi)`.
    """
    conditions = [(value, first_black) for value in komi for first_black in (True, False)]
    return schedule([(0, 1)], conditions, openings, -(-games // len(conditions)))


@dataclass(frozen=True)
class MatchResult:
    """Results from the first player's side."""

    games: tuple[PlayedGame, ...]
    """Games in order; the first player has Black in games 0, 2, 4, ..."""

    def wins(self, color: int) -> int:
        """Return the number of games that the first player won with this color."""
        return sum(game.winner == color for game in self._with(color))

    def count(self, color: int) -> int:
        """Return the number of games that the first player played with this color."""
        return len(self._with(color))

    @property
    def tally(self) -> Tally:
        """Wins, draws and losses of the first player."""
        return Tally.of(
            game.winner * (1 if i % 2 == 0 else -1) for i, game in enumerate(self.games)
        )

    @property
    def score(self) -> float:
        """Share of the points; a draw counts half."""
        return self.tally.share

    def _with(self, color: int) -> tuple[PlayedGame, ...]:
        return self.games[0 if color == BLACK else 1 :: 2]


def play_blocks(
    first: Contestant,
    second: Contestant,
    fixtures: Sequence[Fixture],
    rules: Rules,
    *,
    block: int,
    start: int = 0,
    in_series: bool = False,
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
) -> Iterator[MatchResult]:
    """Play a match block by block, so that a test can end it early.

    Yields the games of each block, all of them finished: stopping never favors short games.

    Parameters
    ----------
    fixtures
        Player 0 is the first player; it has Black in games 0, 2, 4, ..., see `balanced_fixtures`.
    rules, in_series, seed
        See `play_fixtures`.
    block
        Games side by side in each block, an even number.
    start
        Games played before, an even number: each block draws its own random numbers, so a match
        that is continued equals an uninterrupted one.
    stopped
        Called before every move; True ends the match, and the block in play is lost.

    Raises
    ------
    ValueError
        `block` or `start` is odd.
    """
    if block % 2 or start % 2 or block < 2:
        raise ValueError(f"blocks hold pairs of games, not {block} games from game {start} on")
    for begin in range(start, len(fixtures), block):
        part = fixtures[begin : begin + block]
        played = play_fixtures(
            (first, second), part, rules, in_series=in_series, seed=seed, stopped=stopped
        )
        games = tuple(game for game in played if game is not None)
        if len(games) < len(part):
            return
        yield MatchResult(games)


def play_fixtures(
    players: Sequence[Contestant],
    fixtures: Sequence[Fixture],
    rules: Rules,
    *,
    at_once: int | None = None,
    in_series: bool = False,
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
    ended: Callable[[int, PlayedGame, str], None] | None = None,
) -> tuple[PlayedGame | None, ...]:
    """Play games between any players in lockstep: one network call per player and move.

    Parameters
    ----------
    players
        Players, referred to by index in the fixtures.
    fixtures
        The games to play.
    rules
        Board size, ko rule and handicap; the komi is each fixture's.
    at_once
        Games side by side; fewer take less memory. None = all.
    in_series
        Play the games of each pair at a komi one after the other, in the same seats.
    seed
        Seed of all draws of moves, together with the fixtures' numbers.
    stopped
        Called before every move; True ends all games.
    ended
        Called for each finished game with its index in `fixtures`, the game, and why a player
        could not go on ("" after two passes or a resignation).

    Returns
    -------
    tuple of PlayedGame or None
        Games in order of the fixtures; None for unfinished ones. A game's opening is its `start`.

    Raises
    ------
    IllegalMoveError
        An opening is illegal.
    EngineError
        A player can't play these games.
    """
    games: list[PlayedGame | None] = [None] * len(fixtures)
    queues = series_of(fixtures) if in_series else [[index] for index in range(len(fixtures))]
    step = at_once or max(len(queues), 1)
    for begin in range(0, len(queues), step):
        waiting = [deque(queue) for queue in queues[begin : begin + step]]
        table = _Referee(players, [fixtures[queue[0]] for queue in waiting], rules, seed)
        try:
            while table.games.playing.any() and not (stopped is not None and stopped()):
                for t in table.play_move():
                    index, game = waiting[t].popleft(), table.record(t)
                    games[index] = game
                    if ended is not None:
                        ended(index, game, table.losers[t][1])
                    if waiting[t]:
                        table.start(t, fixtures[waiting[t][0]])
        finally:
            table.close()
    return tuple(games)


def series_of(fixtures: Sequence[Fixture]) -> list[list[int]]:
    """Return the indices of fixtures by series."""
    queues: dict[tuple[int, int, float], list[int]] = {}
    for index, fixture in enumerate(fixtures):
        queues.setdefault(fixture.series, []).append(index)
    return list(queues.values())


class _Referee:
    """Games played side by side: it asks the players for moves and judges their answers."""

    def __init__(
        self, players: Sequence[Contestant], fixtures: Sequence[Fixture], rules: Rules, seed: int
    ) -> None:
        count, limit = len(fixtures), PLIES_PER_POINT * rules.size**2
        self.rules, self.seed = rules, seed
        self.games = GameBatch(count, rules, limit)
        self.fixtures = list(fixtures)
        self.losers: list[tuple[int, str]] = [(0, "")] * count
        """Color that resigned or forfeited (0 = none), and why."""
        self.believed = np.zeros((count, limit), np.float32)
        """Komi in which the search of each move believed; NaN of players without dynamic komi."""
        self.visits = np.zeros((count, limit), np.float32)
        """Visits of the search of each move; NaN of other programs."""
        self.black = np.zeros(count, np.int64)
        self.white = np.zeros(count, np.int64)
        for t, fixture in enumerate(fixtures):
            self.start(t, fixture)
        self.seats: list[tuple[int, Seat]] = []
        order = sorted(range(len(players)), key=lambda index: players[index].in_background)
        try:
            for index in order:  # players that think in the background are waited for last
                own = np.flatnonzero((self.black == index) | (self.white == index)).tolist()
                if own:
                    seat = players[index].seat(self.games, own, seed + index)
                    self.seats.append((index, seat))
        except BaseException:
            self.close()
            raise

    def start(self, t: int, fixture: Fixture) -> None:
        """Begin a game in place t, between the players who have their seats there."""
        self.fixtures[t] = fixture
        self.losers[t] = (0, "")
        self.black[t], self.white[t] = fixture.black, fixture.white
        self._begin(t, fixture.stones, np.random.default_rng([self.seed, fixture.number]))

    def _begin(
        self, t: int, stones: Sequence[int], random: np.random.Generator | None = None
    ) -> None:
        """Begin a game with its handicap stones; Black is to play until all of them stand."""
        fixture, is_complete = self.fixtures[t], len(stones) >= self.rules.handicap
        self.games.begin(
            t,
            self.rules.replace(komi=fixture.komi),
            opening=fixture.opening,
            setup=handicap_board(self.rules.size, stones) if stones else None,
            first=WHITE if stones and is_complete else BLACK,
            number=fixture.number,
            random=random,
        )

    def close(self) -> None:
        """Close all seats."""
        for _, seat in self.seats:
            seat.close()

    def play_move(self) -> list[int]:
        """Play one move in every game that goes on; return the games that ended with it."""
        games = self.games
        black = games.positions.counters[:, TO_PLAY] == BLACK
        mover = np.where(games.playing, np.where(black, self.black, self.white), -1)
        pending = []
        for index, seat in self.seats:
            turn = np.flatnonzero(mover == index).tolist()
            if turn:
                seat.begin(turn)
                pending.append((seat, turn))
        moves = np.full(games.count, NONE, np.int16)
        for seat, turn in pending:
            for t, answer in zip(turn, seat.finish(), strict=True):
                moves[t] = self._accepted(t, BLACK if black[t] else WHITE, answer)
        games.play(moves)
        return [t for t in np.flatnonzero(mover >= 0).tolist() if not games.playing[t]]

    def _accepted(self, t: int, color: int, answer: Answer) -> int:
        """Return the move of the player to move in game t; NONE if the answer is no move."""
        games, move = self.games, answer.move
        if move in (RESIGN, FORFEIT):
            return self._lose(t, color, answer.reason)
        size, stones = self.rules.size, games.stones(t)
        if len(stones) < self.rules.handicap:
            if move >= size * size or games.positions.stones[t, move] != EMPTY:
                place = point_to_gtp(move, size)
                return self._lose(t, BLACK, f"no place for a handicap stone: {place}")
            self._begin(t, (*stones, move))
            return NONE
        reason = illegal_reason(games.position(t), move)
        if reason is not None:
            return self._lose(t, color, f"illegal move {point_to_gtp(move, size)} ({reason})")
        now = games.length[t]
        self.believed[t, now] = math.nan if answer.komi is None else answer.komi
        self.visits[t, now] = math.nan if answer.visits is None else answer.visits
        return move

    def _lose(self, t: int, color: int, reason: str) -> int:
        """End game t, which a player can't win any more; return NONE."""
        self.losers[t] = (color, reason)
        self.games.playing[t] = False
        return NONE

    def record(self, t: int) -> PlayedGame:
        """Return the finished game in place t."""
        rows = slice(0, self.games.length[t])
        believed = self.believed[t, rows].copy()
        return dataclasses.replace(
            self.games.played(t, self.losers[t][0]),
            believed_komi=None if np.isnan(believed).all() else believed,
            search_visits=self.visits[t, rows].copy(),
        )
