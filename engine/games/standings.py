"""Games and results of a contest; imports nothing that plays, so that the window may use it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Final, Self

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from engine.base.checked_json import Count, Text
from engine.base.errors import RunError, SettingsError
from engine.base.statistics.rating import (
    PairResult,
    RatingTable,
    Tally,
    fit_elo,
    log_likelihood,
    sprt_bounds,
)
from engine.base.translation import tr
from engine.games.contest_settings import ContestSettings
from engine.games.opening_book import OpeningBook
from engine.go.board import BLACK, WHITE
from engine.go.result import FORFEIT, RESIGNATION, GameResult, cut_off_text, result_of_lead
from engine.go.rules import Rules
from engine.record.game_record import GameRecord

if TYPE_CHECKING:
    from engine.games.match import Fixture
    from engine.record.played_game import PlayedGame

SPRT_ERROR: Final = 0.05
"""Chance of either wrong answer of the sequential test."""
MOST_PLAYERS: Final = 100
"""Most players of a contest."""
LARGEST_BOARD: Final = 25
MOST_MOVES: Final = 100_000
"""Most moves of a game."""
Score = Annotated[float, Meta(ge=-5000.0, le=5000.0)]
"""A komi or a score [points]."""
Player = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
"""Index of a player."""
Moves = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=LARGEST_BOARD**2)], ...], Meta(max_length=MOST_MOVES)
]
"""Points; N is pass."""
COLOR_NAMES: Final = {BLACK: "Black", WHITE: "White"}


FEWEST_ALIKE: Final = 6
"""Fewest games at a komi of which is said that their color decided them."""


class ContestGame(Struct, frozen=True):
    """One finished game; a line of `results.jsonl`."""

    number: Count
    """Number of the game in the contest, from 0."""
    black: Player
    white: Player
    komi: Score
    opening: Moves
    """Moves of the opening."""
    moves: Moves
    """Moves of the players, after the opening."""
    winner: Annotated[int, Meta(ge=WHITE, le=BLACK)]
    """BLACK, WHITE, or 0 for a draw."""
    score: Score | None
    """Area score without komi [points for Black]; None if a player resigned or lost by forfeit."""
    reason: Text
    """Reason of a loss by forfeit; "" in a game that was counted or resigned."""
    stones: Moves = ()
    """Points of Black's handicap stones; after them White plays first."""
    black_komi: Score | None = None
    """Mean dynamic komi of Black's searches [points to White]; None without dynamic komi."""
    white_komi: Score | None = None
    """Mean dynamic komi of White's searches, as `black_komi`."""
    black_visits: Annotated[float, Meta(ge=0.0)] | None = None
    """Mean visits of Black's searches; None of another program, and in results of version 0.2."""
    white_visits: Annotated[float, Meta(ge=0.0)] | None = None
    """Mean visits of White's searches, as `black_visits`."""

    @classmethod
    def of(cls, fixture: Fixture, game: PlayedGame, reason: str) -> Self:
        """Return the entry of a played fixture; for `reason` see the field of that name."""
        return cls(
            number=fixture.number,
            black=fixture.black,
            white=fixture.white,
            komi=fixture.komi,
            opening=fixture.opening,
            moves=tuple(game.moves.tolist()),
            winner=game.winner,
            score=None if math.isnan(game.score) else game.score,
            reason=reason,
            stones=() if game.setup is None else tuple(game.setup.nonzero()[0].tolist()),
            black_komi=_mean_of(game.believed_komi, game, BLACK),
            white_komi=_mean_of(game.believed_komi, game, WHITE),
            black_visits=_mean_of(game.search_visits, game, BLACK),
            white_visits=_mean_of(game.search_visits, game, WHITE),
        )

    def belongs_to(self, players: int, size: int, planned: int) -> bool:
        """Return whether a contest of this size can contain the game."""
        return (
            self.number < planned
            and self.black != self.white
            and max(self.black, self.white) < players
            and max((*self.opening, *self.moves), default=0) <= size * size
            and max(self.stones, default=0) < size * size
        )

    def points(self, player: int) -> float:
        """Return the points of one of the two players: 1, 0.5 or 0."""
        return 0.5 + 0.5 * self.winner * (1 if player == self.black else -1)

    def dynamic_komi(self, color: int) -> float | None:
        """Return the mean dynamic komi of a color's searches; None without dynamic komi."""
        return self.black_komi if color == BLACK else self.white_komi

    def visits(self, color: int) -> float | None:
        """Return the mean visits of a color's searches; None if they are unknown."""
        return self.black_visits if color == BLACK else self.white_visits

    def searches(self, color: int) -> int:
        """Return how many of the moves after the opening a color made."""
        first = WHITE if self.stones else BLACK
        return len(self.moves[_turns_of(color, first, len(self.opening))])


def _turns_of(color: int, first: int, before: int) -> slice:
    """Return which moves are a color's; `first` played `before` moves earlier than they begin."""
    return slice(0 if color == (first if before % 2 == 0 else -first) else 1, None, 2)


def _mean_of(values: NDArray[np.float32] | None, game: PlayedGame, color: int) -> float | None:
    """Return the mean of a value of each move over a color's moves; None if it has none."""
    if values is None:
        return None
    own = values[_turns_of(color, game.first, len(game.start))]
    known = own[~np.isnan(own)]
    return round(float(known.mean()), 3) if len(known) else None


@dataclass(frozen=True)
class SprtResult:
    """A sequential probability ratio test of two Elo differences of the first player."""

    elo0: float
    elo1: float
    ratio: float
    """Log-likelihood ratio; above 0, elo1 is likelier."""
    low: float
    """Bound below which elo0 is accepted."""
    high: float
    """Bound above which elo1 is accepted."""

    @property
    def decided(self) -> bool:
        """Whether the ratio is outside of the bounds."""
        return not self.low < self.ratio < self.high


def planned_games(settings: ContestSettings, players: int, size: int) -> tuple[int, int]:
    """Return the number of games of a contest, and of a round (one opening in all conditions)."""
    conditions = sum(len(settings.sides(k, size)) for k in settings.contest_komi(size))
    per_round = conditions * (players * (players - 1) // 2)
    return -(-settings.games // conditions) * per_round, per_round


@dataclass
class Standings:
    """Players, conditions and finished games of a contest."""

    settings: ContestSettings
    names: Sequence[str]
    """Names of the players, all different."""
    identities: Sequence[str]
    """Identities of the players, which must be equal when a contest is continued."""
    size: int
    games: dict[int, ContestGame] = field(default_factory=dict)
    """Finished games by number."""
    openings: OpeningBook | None = None
    """The openings and the check that they passed; None for openings without a check."""

    @property
    def planned(self) -> int:
        """Number of games of the whole contest."""
        return planned_games(self.settings, len(self.names), self.size)[0]

    @property
    def finished(self) -> bool:
        """Whether all games are played, or the sequential test is decided."""
        test = self.sprt()
        return len(self.games) >= self.planned or (test is not None and test.decided)

    def game_rules(self, game: ContestGame) -> Rules:
        """Return the rules of a game, with its komi and handicap."""
        return self.settings.game_rules(self.size, game.komi)

    def mean_visits(self, player: int) -> float | None:
        """Return the mean visits of a player's searches; None if they are unknown."""
        sums = [
            (game.searches(color) * visits, game.searches(color))
            for game in self.games.values()
            for color, who in ((BLACK, game.black), (WHITE, game.white))
            if who == player and (visits := game.visits(color)) is not None
        ]
        total, count = (sum(column) for column in zip(*sums, strict=True)) if sums else (0.0, 0)
        return total / count if count else None

    def result(self, game: ContestGame) -> str:
        """Return the result as in game records (RE); a player who failed lost by forfeit."""
        if game.score is not None and game.winner:
            return result_of_lead(game.score - self.game_rules(game).white_bonus).sgf
        return GameResult(game.winner, reason=FORFEIT if game.reason else RESIGNATION).sgf

    def remark(self, game: ContestGame) -> str:
        """Return the reason of a forfeit, or that the limit of moves ended a game; else ""."""
        if game.score is None:
            return game.reason
        return cut_off_text((*game.opening, *game.moves), self.size)

    def tally(
        self, player: int, opponent: int, games: Iterable[ContestGame] | None = None
    ) -> Tally:
        """Return the results of a player against another, in all games or in those given."""
        return Tally.of(
            game.points(player) - 0.5
            for game in (self.games.values() if games is None else games)
            if {game.black, game.white} == {player, opponent}
        )

    def evidence(self) -> list[ContestGame]:
        """Return the games that Elo and intervals count.

        Deterministic players repeat a game whenever its opening, komi and colors come again, which
        is no further evidence: it counts once. Where a game went differently, all of them count.
        """
        repeats: dict[tuple[object, ...], list[ContestGame]] = {}
        for game in self.games.values():
            conditions = game.black, game.white, game.komi, game.opening
            repeats.setdefault(conditions, []).append(game)
        return [
            game
            for games in repeats.values()
            for game in (
                games if len({(g.stones, g.moves, g.winner) for g in games}) > 1 else games[:1]
            )
        ]

    def ratings(self) -> RatingTable | None:
        """Return Elo ratings by `evidence`, of two players relative to the second; None before the
        first game."""
        names, games = self.names, self.evidence()
        results = [
            PairResult(names[i], names[j], *self.tally(i, j, games))
            for i, j in combinations(range(len(names)), 2)
        ]
        played = [result for result in results if sum(result[2:])]
        if not played:
            return None
        try:
            return fit_elo(played, anchor=names[1] if len(names) == 2 else "")
        except RunError:  # so far nothing connects two groups of players
            return None

    @property
    def different_games(self) -> int:
        """Number of games that differ in komi, colors, stones or moves."""
        return len(
            {
                (g.black, g.white, g.komi, g.stones, (*g.opening, *g.moves))
                for g in self.games.values()
            }
        )

    @property
    def repeats_text(self) -> str:
        """A sentence for people if games repeat others, with what would vary them; else ""."""
        different = self.different_games
        if different == len(self.games):
            return ""
        if self.settings.tree == "games":
            return tr(
                "only {games} of the games differ: nothing is drawn at random, and the growing "
                "trees come to play the same moves",
                games=different,
            )
        return tr(
            "only {games} of the games differ; choose other or more openings to vary them",
            games=different,
        )

    @property
    def decided_by_color(self) -> dict[float, int]:
        """The winner of all games at a komi, BLACK or WHITE, by komi.

        If players had both colors, such games tell nothing about them.
        """
        at_komi: dict[float, list[ContestGame]] = {}
        for game in self.games.values():
            at_komi.setdefault(game.komi, []).append(game)
        return {
            komi: games[0].winner
            for komi, games in sorted(at_komi.items())
            if len(games) >= FEWEST_ALIKE
            and games[0].winner
            and {game.winner for game in games} == {games[0].winner}
            and {game.black for game in games} & {game.white for game in games}
        }

    @property
    def color_text(self) -> str:
        """A sentence for people if one color won all games at some komi; else ""."""
        decided = self.decided_by_color
        if not decided:
            return ""
        parts = [
            tr("{color} at komi {komi:g}", color=tr("Black") if winner > 0 else tr("White"), komi=k)
            for k, winner in decided.items()
        ]
        return tr(
            "all games were won by {colors}, so they tell nothing about the players; choose "
            "openings or komi at which both colors win",
            colors=tr(" and by ").join(parts),
        )

    @property
    def handicap_text(self) -> str:
        """Handicap of the games in words; "" without one."""
        settings = self.settings
        if not settings.handicap:
            return ""
        if settings.handicap_for == "first":
            who = tr("the first player of a pair is Black in every game")
        else:
            who = tr("the second player of a pair is Black in every game")
        if not settings.stones:
            return tr("handicap 1: {who} and plays first, without stones", who=who)
        values = {"stones": settings.stones, "who": who}
        if settings.placement == "fixed":
            text = tr("handicap {stones}: {who}, with stones on fixed points", **values)
        else:
            text = tr("handicap {stones}: {who}, with stones where Black wants them", **values)
        if settings.compensation == "stones":
            return tr("{text}; White gets a point for each", text=text)
        return text

    def sprt(self) -> SprtResult | None:
        """Return the sequential test of `evidence` so far; None if the settings name none.

        Raises
        ------
        SettingsError
            There are more than two players.
        """
        differences = self.settings.sprt_elo()
        if differences is None:
            return None
        if len(self.names) != 2:
            raise SettingsError(tr("a sequential test compares two players; leave out sprt"))
        ratio = log_likelihood(self.tally(0, 1, self.evidence()), *differences)
        return SprtResult(*differences, ratio, *sprt_bounds(SPRT_ERROR, SPRT_ERROR))


def contest_record(standings: Standings, game: ContestGame) -> GameRecord:
    """Return a game of a contest as a game record."""
    info = {
        "PB": standings.names[game.black],
        "PW": standings.names[game.white],
        "RE": standings.result(game),
        "RO": str(game.number + 1),
        "GC": "Area scoring as the board stands, positional superko, no suicide.",
    }
    rules = standings.game_rules(game).replace(handicap=len(game.stones))
    record = GameRecord(rules, info=info)
    node, color = record.root, BLACK
    if game.stones:
        record.set_setup(node, dict.fromkeys(game.stones, BLACK), WHITE)
        color = WHITE
    for point in (*game.opening, *game.moves):
        node = record.add_move(node, point, color)
        color = -color
    if game.reason:
        record.set_comment(node, f"{COLOR_NAMES[-game.winner]} lost: {game.reason}")
    elif remark := standings.remark(game):
        record.set_comment(node, remark)
    return record
