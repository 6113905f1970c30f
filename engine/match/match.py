"""Matches: games between players, all in lockstep on shared network batches."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.analysis.agent import RESIGN
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import point_to_gtp
from engine.go.position import illegal_reason, play, put_stones, replay
from engine.go.rules import Rules
from engine.go.scoring import area_score, ownership
from engine.go.state import PASSES, TO_PLAY, copy_position, position_batch, row
from engine.match.player import FORFEIT, Answer, Contestant, GamesInPlay, Seat
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
    def tally(self) -> tuple[int, int, int]:
        """Wins, draws and losses of the first player."""
        signs = self._signs()
        return signs.count(1), signs.count(0), signs.count(-1)

    @property
    def score(self) -> float:
        """Share of the points; a draw counts half."""
        signs = self._signs()
        return 0.5 + 0.5 * float(np.mean(signs)) if signs else 0.5

    def _signs(self) -> list[int]:
        return [game.winner * (1 if i % 2 == 0 else -1) for i, game in enumerate(self.games)]

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
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
) -> Iterator[MatchResult]:
    """Play a match block by block, so that a test can end it early.

    Yields the games of each block, all of them finished: stopping never favors short games.

    Parameters
    ----------
    fixtures
        Player 0 is the first player; it has Black in games 0, 2, 4, ..., see `balanced_fixtures`.
    rules, seed
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
        played = play_fixtures((first, second), part, rules, seed=seed, stopped=stopped)
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
        table = _Lockstep(players, [fixtures[queue[0]] for queue in waiting], rules, seed)
        try:
            while table.live.any() and not (stopped is not None and stopped()):
                for t in table.play_move():
                    index, game = waiting[t].popleft(), table.record(t)
                    games[index] = game
                    if ended is not None and game is not None:
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


class _Lockstep:
    """Games played side by side; finished ones stay in place."""

    def __init__(
        self, players: Sequence[Contestant], fixtures: Sequence[Fixture], rules: Rules, seed: int
    ) -> None:
        size, count = rules.size, len(fixtures)
        self.limit = PLIES_PER_POINT * size**2
        self.fixtures = list(fixtures)
        self.rules, self.seed = rules, seed
        positions, self._empty = (
            position_batch(
                games, size, superko=rules.superko, suicide=rules.suicide, capacity=self.limit + 8
            )
            for games in (count, 1)
        )
        self.games = GamesInPlay(
            rules=[rules] * count,
            positions=positions,
            stones=[()] * count,
            openings=[()] * count,
            moves=[[] for _ in fixtures],
            randoms=[np.random.default_rng(0)] * count,
        )
        self.losers: list[tuple[int, str]] = [(0, "")] * count
        """Color that resigned or forfeited (0 = none), and why."""
        self.believed: list[list[float]] = [[] for _ in fixtures]
        """Komi in which the search of each move believed; NaN of players without dynamic komi."""
        self.visits: list[list[float]] = [[] for _ in fixtures]
        """Visits of the search of each move; NaN of other programs."""
        self.live = np.ones(count, np.bool_)
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
        games = self.games
        self.fixtures[t] = fixture
        games.rules[t] = self.rules.replace(komi=fixture.komi)
        games.openings[t] = fixture.opening
        self._set_stones(t, fixture.stones)
        replay(row(games.positions, t), fixture.opening)
        self.believed[t], self.visits[t] = [], []
        games.randoms[t] = np.random.default_rng([self.seed, fixture.number])
        self.losers[t] = (0, "")
        self.live[t] = True
        self.black[t], self.white[t] = fixture.black, fixture.white

    def _set_stones(self, t: int, stones: tuple[int, ...]) -> None:
        """Set up the board of a game with its handicap stones; Black is to play until all stand."""
        games, position = self.games, row(self.games.positions, t)
        copy_position(row(self._empty, 0), position)
        if stones:
            if len(stones) >= self.rules.handicap:
                position.counters[TO_PLAY] = WHITE
            put_stones(position, handicap_board(self.rules.size, stones))
        games.stones[t] = stones
        games.moves[t] = []  # another list: trees kept during a game begin anew

    def close(self) -> None:
        """Close all seats."""
        for _, seat in self.seats:
            seat.close()

    def play_move(self) -> list[int]:
        """Play one move in every live game; return the games that ended with it."""
        black = self.games.positions.counters[:, TO_PLAY] == BLACK
        mover = np.where(self.live, np.where(black, self.black, self.white), -1)
        pending = []
        for index, seat in self.seats:
            turn = np.flatnonzero(mover == index).tolist()
            if turn:
                seat.begin(turn)
                pending.append((seat, turn))
        for seat, turn in pending:
            for t, answer in zip(turn, seat.finish(), strict=True):
                self._answer(t, BLACK if black[t] else WHITE, answer)
        return [t for t in np.flatnonzero(mover >= 0).tolist() if not self.live[t]]

    def _answer(self, t: int, color: int, answer: Answer) -> None:
        """Apply the answer of the player to move in game t."""
        position, move = row(self.games.positions, t), answer.move
        if move in (RESIGN, FORFEIT):
            self.losers[t] = (color, answer.reason)
            self.live[t] = False
            return
        if len(self.games.stones[t]) < self.rules.handicap:
            self._place_stone(t, move)
            return
        reason = illegal_reason(position, move)
        if reason is not None:
            vertex = point_to_gtp(move, self.games.rules[t].size)
            self.losers[t] = (color, f"illegal move {vertex} ({reason})")
            self.live[t] = False
            return
        play(position, move)
        self.games.moves[t].append(move)
        self.believed[t].append(math.nan if answer.komi is None else answer.komi)
        self.visits[t].append(math.nan if answer.visits is None else answer.visits)
        plies = len(self.fixtures[t].opening) + len(self.games.moves[t])
        self.live[t] = position.counters[PASSES] < 2 and plies < self.limit

    def _place_stone(self, t: int, point: int) -> None:
        """Put the next handicap stone of game t where the player of Black wants it."""
        size = self.rules.size
        if point < size * size and self.games.positions.stones[t, point] == EMPTY:
            self._set_stones(t, (*self.games.stones[t], point))
            return
        self.losers[t] = (BLACK, f"no place for a handicap stone: {point_to_gtp(point, size)}")
        self.live[t] = False

    def record(self, t: int) -> PlayedGame | None:
        """Return a finished game; None if it is live."""
        if self.live[t]:
            return None
        position, rules = row(self.games.positions, t), self.games.rules[t]
        fixture = self.fixtures[t]
        loser, _ = self.losers[t]
        score = float(area_score(position))
        stones = self.games.stones[t]
        believed = np.array(self.believed[t], np.float32)
        return PlayedGame(
            rules=rules,
            setup=handicap_board(rules.size, stones) if stones else None,
            first=WHITE if stones else BLACK,
            start=np.array(fixture.opening, np.int16),
            moves=np.array(self.games.moves[t], np.int16),
            winner=-loser if loser else int(np.sign(score - rules.white_bonus)),
            score=float("nan") if loser else score,
            ownership=None if loser else ownership(position),
            number=fixture.number,
            believed_komi=None if np.isnan(believed).all() else believed,
            search_visits=np.array(self.visits[t], np.float32),
        )
