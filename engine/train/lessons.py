"""Lessons: positions labelled by a teacher network, in place of games of one's own.

A teacher is any network file. Positions come from its own play, drawn from its policy, on every
board size of the run, and from game records. Each becomes a played game of one move, so that what
follows (shards, sampler, training) is the same as for self-play.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.errors import RunError
from engine.go.board import BLACK, WHITE
from engine.go.position import (
    PASSES,
    PLY,
    Position,
    copy_position,
    legal_moves,
    play,
    position_batch,
    row,
    set_up,
)
from engine.go.rules import Rules
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.play.measure import playable_moves
from engine.play.measure_games import FoundGame, GameSource, find_games, outcome_of, read_games
from engine.record.game_record import GameRecord
from engine.record.played_game import PlayedGame
from engine.train.branching import Start
from engine.train.preset import Preset
from engine.train.run import Stream, unit_random
from engine.train.settings import LessonSettings
from engine.value.evaluation import SIGMOID, Evaluation, Evaluator

__all__ = ["Lessons"]

CHUNK: Final = 32
"""Positions labelled at a time, all of one board size."""
GAMES_AT_ONCE: Final = 32
"""Games that the teacher plays side by side on a board size."""
LONGEST: Final = 1.5
"""Moves after which such a game ends, per point of the board."""
STRAY: Final = 0.03
"""Chance of a random legal move in it: positions that good play doesn't reach."""
FARTHEST: Final = 3.0
"""Labels are taken where the odds are within e^3 of even."""


@dataclass(frozen=True, kw_only=True)
class _Known:
    """What a record knows of its positions besides the board."""

    setup: NDArray[np.int8]
    first: int
    moves: NDArray[np.int16]
    komi: float  # NaN when the record doesn't tell
    winner: int | None


class _Asked(NamedTuple):
    """A position of a record that the teacher is asked about."""

    game: _Known
    ply: int


class Lessons:
    """Draws positions and labels them; stands where `SelfPlay` does.

    Parameters
    ----------
    preset
        With a teacher among its lessons.
    numbers
        Numbers for the played games.
    worker
        Which process this is: each draws from other records.
    notice
        Told what was left out of the records.

    Raises
    ------
    WeightsError
        The teacher can't be read.
    RecordError
        There are no records where the preset says.
    RunError
        The teacher knows no score, or doesn't play all boards.
    """

    def __init__(
        self,
        preset: Preset,
        numbers: Iterator[int],
        worker: int = 0,
        notice: Callable[[str], None] = lambda text: None,
    ) -> None:
        self.preset = preset
        self.settings: LessonSettings = preset.lessons
        self.nodes = 0
        """Evaluations by the teacher."""
        self.share = 0.0
        """Part of the run that is over."""
        self.pending: deque[Start] = deque()
        """Branches to play: lessons have none."""
        first = next(numbers)
        self._numbers = chain([first], numbers)
        self._notice = notice
        self._random = unit_random(preset.run.seed, Stream.GAME, worker, first)  # others go on
        self._teacher: OpenedNetwork = open_network(Path(self.settings.teacher))
        if self._teacher.header.curve_kind != SIGMOID:
            raise RunError(
                f"{self.settings.teacher}: this network knows no score, so it can't label "
                "positions; name another as lessons.teacher"
            )
        shares = self.settings.shares()
        missing = [size for size in shares if size not in self._teacher.header.sizes]
        if missing:
            raise RunError(
                f"{self.settings.teacher}: this network doesn't play {missing[0]}x{missing[0]}, "
                "which is among lessons.boards; name another as lessons.teacher, or other boards"
            )
        self._sizes = np.array(list(shares))
        self._chances = np.array(list(shares.values()))
        self._evaluators: dict[int, FileEvaluator] = {}
        self._play: dict[int, _TeacherPlay] = {}
        self._records: dict[int, _Records] = {}
        if self.settings.games:
            sources, found = find_games(Path(self.settings.games), split="train", notice=notice)
            by_size: dict[int, list[FoundGame]] = {int(size): [] for size in self._sizes}
            for game in found:
                if game.size in by_size:
                    by_size[game.size].append(game)
            for size, games in by_size.items():
                if games:
                    self._records[size] = _Records(sources, games, self.settings, self._random)

    def set_evaluator(self, evaluator: Evaluator) -> None:
        """The pupil's evaluator: not needed."""

    def add_branches(self, game: PlayedGame) -> None:
        """Lessons don't branch."""

    def play_round(self) -> list[PlayedGame]:
        """Some labelled positions of one board size."""
        random = self._random
        size = int(random.choice(self._sizes, p=self._chances))
        evaluator = self._evaluator(size)
        records = self._records.get(size)
        if records is not None and random.random() < self.settings.recorded_share:
            asked = records.draw(CHUNK, self._notice)
            if asked:
                self.nodes += len(asked)
                return self._label_records(size, evaluator, asked)
        if size not in self._play:
            self._play[size] = _TeacherPlay(size, random)
        self.nodes += GAMES_AT_ONCE
        return [self._lesson(size, *lesson) for lesson in self._play[size].step(evaluator, random)]

    def _evaluator(self, size: int) -> FileEvaluator:
        if size not in self._evaluators:
            self._evaluators[size] = self._teacher.evaluator(
                Rules(size=size),
                precision=self.preset.selfplay.precision,
                symmetry="random",
                device="cpu",
            )
        return self._evaluators[size]

    def _label_records(
        self, size: int, evaluator: FileEvaluator, asked: list[_Asked]
    ) -> list[PlayedGame]:
        """The lessons of some positions of records."""
        positions = position_batch(len(asked), size)
        legal = np.zeros((len(asked), size * size + 1), np.bool_)
        komi = np.empty(len(asked), np.float32)
        for b, (game, ply) in enumerate(asked):
            copy_position(_position_of(size, game, ply), row(positions, b))
            legal_moves(row(positions, b), legal[b])
            komi[b] = 7.0 if np.isnan(game.komi) else game.komi
        answer = evaluator.evaluate(positions, legal, komi)
        lessons = []
        for b, (game, ply) in enumerate(asked):
            policy = (1.0 - self.settings.move_weight) * answer.policy[b]
            policy[game.moves[ply]] += self.settings.move_weight
            known = None
            if game.winner is not None and not np.isnan(game.komi):
                known = (float(komi[b]), 0.5 + 0.5 * game.winner)
            lessons.append(
                self._lesson(
                    size, game.setup, game.first, game.moves[: ply + 1], policy, answer, b, known
                )
            )
        return lessons

    def _lesson(
        self,
        size: int,
        setup: NDArray[np.int8] | None,
        first: int,
        moves: NDArray[np.int16],
        policy: NDArray[np.float32],
        answer: Evaluation,
        b: int,
        known: tuple[float, float] | None = None,
    ) -> PlayedGame:
        """A played game whose one move is the last of `moves`.

        Parameters
        ----------
        known
            Komi and Black's result of the game that the position is from.

        Notes
        -----
        Half of the positions with a result are labelled at their game's komi; all others at a
        komi drawn from the teacher's curve, where its slope can be learned.
        """
        random = self._random
        alpha, beta = (float(value) for value in answer.curve[b])
        if known is not None and random.random() < 0.5:
            komi = known[0]
            share = self.settings.result_weight
            winrate = share * known[1] + (1.0 - share) * _sigmoid(beta * (alpha - komi))
        else:
            away = float(np.clip(random.logistic(), -FARTHEST, FARTHEST)) / max(beta, 1e-3)
            limit = float(size * size)
            komi = np.floor(np.clip(alpha + away, -limit, limit)) + 0.5
            winrate = _sigmoid(beta * (alpha - komi))
        owners = None
        if answer.ownership is not None:  # drawn, so that the mean of many says the same
            black = random.random(size * size) < 0.5 + 0.5 * answer.ownership[b]
            owners = np.where(black, BLACK, WHITE).astype(np.int8)
        return PlayedGame(
            rules=Rules(size=size, komi=komi),
            start=moves[:-1].astype(np.int16),
            moves=moves[-1:].astype(np.int16),
            winner=BLACK if winrate > 0.5 else WHITE,
            score=alpha,
            setup=setup,
            first=first,
            policy=policy[None].astype(np.float16),
            root_alpha=np.array([alpha], np.float32),
            root_winrate=np.array([winrate], np.float32),
            trace=np.zeros(1, np.float32),
            ownership=owners,
            number=next(self._numbers),
        )


class _TeacherPlay:
    """Games on one board size, each move drawn from the teacher's policy."""

    def __init__(self, size: int, random: Generator) -> None:
        self._size = size
        self._positions = position_batch(GAMES_AT_ONCE, size)
        self._fresh = position_batch(1, size)
        self._legal = np.zeros((GAMES_AT_ONCE, size * size + 1), np.bool_)
        self._komi = np.zeros(GAMES_AT_ONCE, np.float32)
        self._moves: list[list[int]] = [[] for _ in range(GAMES_AT_ONCE)]
        self._ends = np.zeros(GAMES_AT_ONCE, np.int64)
        for t in range(GAMES_AT_ONCE):
            self._begin(t, random)

    def _begin(self, t: int, random: Generator) -> None:
        copy_position(row(self._fresh, 0), row(self._positions, t))
        self._moves[t] = []
        self._komi[t] = np.floor(random.normal(7.0, 6.0)) + 0.5
        self._ends[t] = random.uniform(0.1, LONGEST) * self._size**2

    def step(
        self, evaluator: FileEvaluator, random: Generator
    ) -> list[tuple[None, int, NDArray[np.int16], NDArray[np.float32], Evaluation, int]]:
        """Label all games' positions (arguments of `Lessons._lesson`), then play a move in each."""
        for t in range(GAMES_AT_ONCE):
            legal_moves(row(self._positions, t), self._legal[t])
        answer = evaluator.evaluate(self._positions, self._legal, self._komi)
        lessons = []
        for t in range(GAMES_AT_ONCE):
            position = row(self._positions, t)
            chances = answer.policy[t].astype(np.float64)
            if random.random() < STRAY:
                chances = self._legal[t].astype(np.float64)
            move = int(random.choice(len(chances), p=chances / chances.sum()))
            self._moves[t].append(move)
            moves = np.array(self._moves[t], np.int16)
            lessons.append((None, BLACK, moves, answer.policy[t], answer, t))
            play(position, move)
            if position.counters[PASSES] >= 2 or position.counters[PLY] > self._ends[t]:
                self._begin(t, random)
        return lessons


class _Records:
    """The training games of one board size, drawn in an order of this process's own."""

    def __init__(
        self,
        sources: list[GameSource],
        games: list[FoundGame],
        settings: LessonSettings,
        random: Generator,
    ) -> None:
        self._sources = sources
        self._games = games
        self._settings = settings
        self._random = random
        self._order: list[int] = []
        self._waiting: list[_Asked] = []

    def draw(self, count: int, notice: Callable[[str], None]) -> list[_Asked]:
        """Some positions, of many games."""
        tries = 0
        while len(self._waiting) < 16 * count and tries < 2:
            tries += 1
            wanted = 1 + 64 * count // self._settings.per_game
            if len(self._order) < wanted:
                self._order = [int(i) for i in self._random.permutation(len(self._games))]
            chosen = [self._games[i] for i in self._order[:wanted]]
            del self._order[:wanted]
            for _, record in read_games(self._sources, chosen, notice):
                self._waiting += self._positions_of(record)
            order = self._random.permutation(len(self._waiting))
            self._waiting = [self._waiting[int(i)] for i in order]
        taken = self._waiting[:count]
        del self._waiting[:count]
        return taken

    def _positions_of(self, record: GameRecord) -> list[_Asked]:
        """Some positions of a game, spread over it."""
        start, turns = record.start_and_moves(record.main_line()[-1])
        rules = record.rules
        outcome = outcome_of(record.info.get("RE", ""))
        game = _Known(
            setup=np.asarray(start.stones, np.int8),
            first=start.to_play,
            moves=np.array([turn.point for turn in turns], np.int16),
            komi=rules.white_bonus if record.komi_known else np.nan,
            winner=None if outcome is None else outcome.winner,
        )
        size = rules.size
        position = set_up(Rules(size=size), game.setup, game.first)
        length = len(playable_moves(position, game.moves.tolist()))
        count = min(self._settings.per_game, length)
        plies = self._random.choice(length, count, replace=False) if count else ()
        return [_Asked(game, int(ply)) for ply in plies]


def _position_of(size: int, game: _Known, ply: int) -> Position:
    """The position before a move of a record."""
    position = set_up(Rules(size=size), game.setup, game.first)
    for move in game.moves[:ply]:
        play(position, move)
    return position


def _sigmoid(z: float) -> float:
    return float(0.5 + 0.5 * np.tanh(0.5 * z))
