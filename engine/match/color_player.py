"""A player with one network for Black and another for White (GoCSE392 part 2, Experiments, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.go.board import BLACK, WHITE
from engine.go.state import TO_PLAY
from engine.match.player import Answer, Contestant, GamesInPlay, Player, Seat


@dataclass(frozen=True, kw_only=True)
class ColorPlayer:
    """Two players under one name: `black` plays the games as Black, `white` those as White."""

    black: Player
    white: Player

    @property
    def in_background(self) -> bool:
        """Return False: both players search in `finish`."""
        return False

    def seat(self, games: GamesInPlay, own: Sequence[int], seed: int) -> Seat:
        """Return a seat that asks `black` where Black is to play, else `white`."""
        return _ColorSeat({BLACK: self.black, WHITE: self.white}, games, own, seed)


class _ColorSeat:
    """The seats of both players, in the same games."""

    def __init__(
        self, players: dict[int, Contestant], games: GamesInPlay, own: Sequence[int], seed: int
    ) -> None:
        self._games = games
        self._seats = {color: each.seat(games, own, seed) for color, each in players.items()}
        self._turns: dict[int, list[int]] = {}
        self._turn: Sequence[int] = ()

    def begin(self, turn: Sequence[int]) -> None:
        """Give each player the games in which its color is to play."""
        to_play = self._games.positions.counters[:, TO_PLAY]
        self._turn = turn
        self._turns = {
            color: [game for game in turn if to_play[game] == color] for color in self._seats
        }
        for color, seat in self._seats.items():
            if self._turns[color]:
                seat.begin(self._turns[color])

    def finish(self) -> list[Answer]:
        """Return the answers of both players, in the order given to `begin`."""
        answers: dict[int, Answer] = {}
        for color, seat in self._seats.items():
            if self._turns[color]:
                answers.update(zip(self._turns[color], seat.finish(), strict=True))
        return [answers[game] for game in self._turn]

    def close(self) -> None:
        """Release the resources of both seats."""
        for seat in self._seats.values():
            seat.close()
