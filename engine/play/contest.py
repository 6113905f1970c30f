"""Contests: matches and tournaments of any players, kept on disk game by game, so that they go on.

A contest's folder holds `contest.json` (who plays under which conditions) and `results.jsonl` (a
line for each finished game, append-only). Games depend on the seed and their number alone, so one
that was interrupted goes on as if it had not been, but for programs with random moves of their own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Self

import numpy as np

from engine.errors import RunError, SettingsError
from engine.files import append_line, atomic_write, read_lines
from engine.go.rules import Rules
from engine.play.contestants import Entrants
from engine.play.gate import Tally, log_likelihood, sprt_bounds
from engine.play.match import Fixture, play_fixtures
from engine.play.match_settings import ContestSettings
from engine.play.openings import draw_openings
from engine.play.rating import PairResult, RatingTable, fit_elo
from engine.record.played_game import PlayedGame

__all__ = ["Contest", "ContestGame", "SprtResult", "contest_fixtures"]

FORMAT: Final = 1
"""Version of a contest's folder."""
SPRT_ERROR: Final = 0.05
"""Chance of either wrong answer of the sequential test."""
CHANGEABLE: Final = ("games", "at_once", "sprt", "start_s", "answer_s", "thinking")
"""Settings that may differ when a contest goes on."""


@dataclass(frozen=True)
class ContestGame:
    """One finished game."""

    number: int
    """Of its fixture."""
    black: int
    """Index of the player with Black."""
    white: int
    komi: float
    opening: tuple[int, ...]
    """Moves before the players took over."""
    moves: tuple[int, ...]
    """Moves since then; N = pass."""
    winner: int
    """BLACK, WHITE or 0."""
    score: float | None
    """Area score without komi [points for Black]; None when somebody gave the game up."""
    reason: str
    """Why the loser could not go on; "" in a game that was counted or resigned."""

    @classmethod
    def of(cls, fixture: Fixture, game: PlayedGame, reason: str) -> Self:
        """A game as the referee tells it."""
        return cls(
            number=fixture.number,
            black=fixture.black,
            white=fixture.white,
            komi=fixture.komi,
            opening=fixture.opening,
            moves=tuple(game.moves.tolist()),
            winner=game.winner,
            score=None if np.isnan(game.score) else game.score,
            reason=reason,
        )

    @classmethod
    def from_line(cls, line: str) -> Self | None:
        """A game from a line of `results.jsonl`; None when it is damaged."""
        try:
            values = json.loads(line)
            values["opening"], values["moves"] = tuple(values["opening"]), tuple(values["moves"])
            return cls(**values)
        except (ValueError, KeyError, TypeError):
            return None

    def to_line(self) -> str:
        """The line to keep."""
        return json.dumps(vars(self))

    def points(self, player: int) -> float:
        """What a player of the game got: 1, 0.5 or 0."""
        return 0.5 + 0.5 * self.winner * (1 if player == self.black else -1)


@dataclass(frozen=True)
class SprtResult:
    """A sequential test of two Elo differences of the first player."""

    elo0: float
    elo1: float
    ratio: float
    """Log-likelihood ratio; above 0 speaks for elo1."""
    low: float
    high: float

    @property
    def decided(self) -> bool:
        """Whether the ratio left the bounds."""
        return not self.low < self.ratio < self.high


def contest_fixtures(
    settings: ContestSettings, players: int, size: int, openings: Sequence[tuple[int, ...]]
) -> list[Fixture]:
    """All games of a contest, round by round: a round is one opening at every komi for every pair.

    Parameters
    ----------
    players
        How many; each plays each.
    openings
        Taken in turn, again from the first one when they are used up.
    """
    conditions = [
        (komi, first_black)
        for komi in settings.contest_komi(size)
        for first_black in settings.sides(komi, size)
    ]
    fixtures: list[Fixture] = []
    for number in range(-(-settings.games // len(conditions))):
        opening = openings[number % len(openings)]
        for first, second in combinations(range(players), 2):
            for komi, first_black in conditions:
                black, white = (first, second) if first_black else (second, first)
                fixtures.append(Fixture(black, white, komi, opening, len(fixtures)))
    return fixtures


@dataclass
class Contest:
    """A contest: its games to play, and those played."""

    settings: ContestSettings
    entrants: Entrants
    folder: Path | None = None
    """Where it is kept; None = nowhere."""
    fixtures: list[Fixture] = field(init=False)
    games: dict[int, ContestGame] = field(init=False, default_factory=dict)
    """Finished games by number."""

    def __post_init__(self) -> None:
        settings, size = self.settings, self.entrants.size
        if len(self.entrants.players) < 2:
            raise SettingsError("a contest needs two players or more")
        self.rules = Rules(size=size, komi=settings.contest_komi(size)[0])
        pair_games = len(contest_fixtures(settings, 2, size, [()]))
        rounds = pair_games // len(contest_fixtures(settings.replace(games=1), 2, size, [()]))
        openings: list[tuple[int, ...]] = [()]
        if settings.opening != "none":
            if self.entrants.judge is None:
                raise SettingsError("openings need a network among the players; choose none")
            drawn = settings.replace(komi=" ".join(map(repr, settings.contest_komi(size))))
            openings = draw_openings(drawn, self.entrants.judge, self.rules, rounds, settings.seed)
        self.fixtures = contest_fixtures(settings, len(self.entrants.players), size, openings)
        self._round = len(self.fixtures) // rounds
        if self.folder is not None:
            self._open_folder(self.folder)

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play."""
        test = self.sprt()
        return len(self.games) >= len(self.fixtures) or (test is not None and test.decided)

    def run(
        self,
        *,
        stopped: Callable[[], bool] | None = None,
        ended: Callable[[ContestGame], None] | None = None,
    ) -> None:
        """Play the games that are missing, block by block.

        Parameters
        ----------
        stopped
            Asked before every move; true leaves the games that are being played.
        ended
            Told of each game as soon as it is over and kept.

        Raises
        ------
        EngineError
            A program can't play at all.
        """
        at_once = self.settings.at_once
        step = self._round * max(1, at_once // self._round)  # whole rounds, for the test's sake
        for begin in range(0, len(self.fixtures), step):
            test = self.sprt()
            if test is not None and test.decided:
                return
            block = self.fixtures[begin : begin + step]
            missing = [fixture for fixture in block if fixture.number not in self.games]

            def keep(place: int, played: PlayedGame, reason: str, block: Any = missing) -> None:
                game = ContestGame.of(block[place], played, reason)
                if self.folder is not None:
                    append_line(self.folder / "results.jsonl", game.to_line())
                self.games[game.number] = game
                if ended is not None:
                    ended(game)

            play_fixtures(
                self.entrants.players,
                missing,
                self.rules,
                at_once=at_once,
                seed=self.settings.seed,
                stopped=stopped,
                ended=keep,
            )
            if stopped is not None and stopped():
                return

    def tally(self, player: int, opponent: int) -> Tally:
        """Results of a player against another."""
        points = [
            game.points(player)
            for game in self.games.values()
            if {game.black, game.white} == {player, opponent}
        ]
        return Tally(points.count(1.0), points.count(0.5), points.count(0.0))

    def ratings(self) -> RatingTable | None:
        """Elo of everybody; of two players, relative to the second. None before the first game."""
        names = self.entrants.names
        results = [
            PairResult(names[i], names[j], *self.tally(i, j))
            for i, j in combinations(range(len(names)), 2)
        ]
        played = [result for result in results if sum(result[2:])]
        if not played:
            return None
        try:
            return fit_elo(played, anchor=names[1] if len(names) == 2 else "")
        except RunError:  # so far nothing connects two groups of players
            return None

    def sprt(self) -> SprtResult | None:
        """The sequential test on the games so far; None when none is wanted.

        Raises
        ------
        SettingsError
            There are more than two players.
        """
        differences = self.settings.sprt_elo()
        if differences is None:
            return None
        if len(self.entrants.players) != 2:
            raise SettingsError("a sequential test compares two players; leave out sprt")
        ratio = log_likelihood(self.tally(0, 1), *differences)
        return SprtResult(*differences, ratio, *sprt_bounds(SPRT_ERROR, SPRT_ERROR))

    def _open_folder(self, folder: Path) -> None:
        """Begin a folder, or read what was played in it."""
        path = folder / "contest.json"
        now = {
            "format": FORMAT,
            "players": list(self.entrants.identities),
            "size": self.entrants.size,
            "settings": self.settings.to_dict(),
        }
        if not path.exists():
            if folder.exists() and any(folder.iterdir()):
                raise RunError(f"{folder}: holds other things; name a new or empty folder")
            folder.mkdir(parents=True, exist_ok=True)
        else:
            _check_same(path, now)
        for line in read_lines(folder / "results.jsonl"):
            game = ContestGame.from_line(line)
            if game is not None and game.number < len(self.fixtures):
                fixture = self.fixtures[game.number]
                told = Fixture(game.black, game.white, game.komi, game.opening, game.number)
                if told != fixture:
                    raise RunError(
                        f"{folder / 'results.jsonl'}: game {game.number} is none of this contest; "
                        "name another folder"
                    )
                self.games[game.number] = game
        atomic_write(path, json.dumps(now, indent=2).encode())


def _check_same(path: Path, now: dict[str, Any]) -> None:
    """Refuse to go on with other players or conditions."""
    try:
        before = json.loads(path.read_text(encoding="utf-8"))
        version = before["format"]
        old = {**before["settings"], "size": before["size"], "players": before["players"]}
    except (OSError, ValueError, KeyError, TypeError):
        raise RunError(f"{path}: can't be read; move the folder away to play anew") from None
    if version != FORMAT:
        raise RunError(f"{path}: has format {version!r:.20}, known is {FORMAT}")
    new = {**now["settings"], "size": now["size"], "players": now["players"]}
    for name, value in new.items():
        if name not in CHANGEABLE and old.get(name) != value:
            raise RunError(
                f"{path}: was played with {name} {old.get(name)!r:.200}, not {value!r:.200}; use "
                "the same again or name another folder"
            )
