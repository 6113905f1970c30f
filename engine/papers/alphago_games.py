"""Games in lockstep whose moves are drawn from policies, without a search (AlphaGo).

`GradientGames` are those of the newest network against earlier ones: it learns its own moves by
their results. `ResultGames` are played by two fixed networks, with one random move between them:
a network learns the result of the position after it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.base.jit import jit
from engine.catalog.networks import named_network
from engine.games.game_batch import GameBatch
from engine.go.board import BLACK
from engine.go.position import legal_moves_of, sensible_moves
from engine.go.state import TO_PLAY, Position, row, take_rows
from engine.network.opened import open_network
from engine.papers.alphago_settings import HELD_OUT_EVERY, PolicyGameSettings
from engine.record.played_game import PlayedGame
from engine.search.value.curve import winrates_at
from engine.search.value.evaluation import Evaluator
from engine.train.learning.result_error import result_figures
from engine.train.learning.training_games import TrainingGames
from engine.train.presets.preset import Preset
from engine.train.runs.run import Stream, unit_random
from engine.train.runs.run_networks import device_of
from engine.train.selfplay.game_player import GamePlayer
from engine.train.selfplay.targets import choose_moves

RANDOM: Final = -1
"""Value in `_turns`: the move is drawn uniformly from the sensible ones."""


class _Targets(NamedTuple):
    """Training targets of a game's moves, as fields of `PlayedGame`."""

    weights: NDArray[np.float32]
    advantage: NDArray[np.float32] | None


class _PolicyGames(GamePlayer):
    """Plays groups of games; the next group begins when the last game of one has ended.

    Parameters
    ----------
    preset
        Rules, settings of self-play (games, temperature, ply limit) and the seed.
    numbers
        Numbers of the games, in order; a group is drawn from the number of its first game.
    """

    def __init__(self, preset: Preset, numbers: Iterator[int]) -> None:
        super().__init__()
        self.preset = preset
        self._numbers = numbers
        self._points = preset.rules.size**2
        self._count = preset.games_at_once
        limit = max(int(preset.selfplay.ply_limit * self._points), 2)
        self._games = GameBatch(self._count, preset.rules, limit)
        self._komi = self._games.komi.astype(np.float32)

    # -- methods of the two kinds of games -------------------------------------------------------

    def _begin(self, random: np.random.Generator) -> None:
        """Prepare another group of games."""
        raise NotImplementedError

    def _turns(self) -> NDArray[np.integer]:
        """Return whose turn it is in each game: a row of `_policies`, or `RANDOM`."""
        raise NotImplementedError

    def _policies(self) -> list[Evaluator]:
        """Return the networks that play the group."""
        raise NotImplementedError

    def _before_moves(self, games: NDArray[np.integer], policy: int, positions: Position) -> None:
        """Called with the positions in which a policy plays next."""

    def _targets(self, t: int, game: PlayedGame) -> _Targets:
        """Return the training targets of the moves of a finished game, the one in place t."""
        raise NotImplementedError

    # --------------------------------------------------------------------------------------------

    def play_round(self) -> list[PlayedGame]:
        """Play one move in every game of the group; returns the games that ended."""
        played = self._games
        if not played.playing.any():
            self._begin_group()
        playing = played.playing
        allowed = np.zeros((self._count, self._points + 1), np.bool_)
        _fill_sensible(played.positions, playing, allowed)
        shares = allowed.astype(np.float32)
        turns = np.where(playing, self._turns(), RANDOM)
        drawn = np.flatnonzero(playing & (turns == RANDOM))
        if len(drawn):  # uniform over all points that are legal, own eyes too
            legal = legal_moves_of(take_rows(played.positions, drawn))
            legal[:, -1] = ~legal[:, :-1].any(axis=1)
            shares[drawn] = legal
        for number, network in enumerate(self._policies()):
            games = np.flatnonzero(turns == number)
            if len(games):
                positions = take_rows(played.positions, games)
                self._before_moves(games, number, positions)
                answer = network.evaluate(positions, allowed[games], self._komi[games])
                shares[games] = answer.policy
                self.nodes += len(games)
        shares[~playing, self._points] = 1.0  # finished games draw too, without effect
        temperature = np.full(self._count, self.preset.selfplay.temperature)
        moves = choose_moves(shares, temperature, self._random.random(self._count))
        self.moves += int(np.count_nonzero(playing))
        ended = played.play(moves)
        return [self._game(t) for t in np.flatnonzero(ended).tolist()]

    def _begin_group(self) -> None:
        for t in range(self._count):
            self._games.begin(t, number=next(self._numbers))
        self._random = unit_random(self.preset.run.seed, Stream.GAME, int(self._games.numbers[0]))
        self._begin(self._random)

    def _game(self, t: int) -> PlayedGame:
        game = self._games.played(t)
        return dataclasses.replace(game, **self._targets(t, game)._asdict())


class GradientGames(_PolicyGames):
    """Games of the run's newest network against earlier ones, half of them with each color.

    The opponent of a group is drawn from the pool. The advantage of a move is the result for its
    player, +1 won and -1 lost, less the result that the baseline expected before the move.

    Raises
    ------
    WeightsError
        The baseline can't be read, or is not for this board.
    """

    def __init__(self, preset: Preset, numbers: Iterator[int]) -> None:
        super().__init__(preset, numbers)
        self._newest: Evaluator | None = None
        self._opponent: Evaluator | None = None
        self._earlier: Callable[[int], Evaluator] | None = None
        self._generation = 0
        self._kept: dict[int, Evaluator] = {}  # the last opponent
        self._color = np.where(np.arange(self._count) % 2, -BLACK, BLACK)  # the learner's
        self._expected = np.zeros((self._count, self._games.limit), np.float32)
        self._baseline: Evaluator | None = None
        if preset.of(PolicyGameSettings).baseline:
            self._baseline = _opened(preset, "baseline")

    def set_evaluator(self, evaluator: Evaluator) -> None:
        """Play the next group with another network."""
        self._newest = evaluator

    def set_earlier(self, generation: int, evaluator: Callable[[int], Evaluator]) -> None:
        """Draw the opponents of the next groups from the networks before a generation."""
        self._generation, self._earlier = generation, evaluator

    def _begin(self, random: np.random.Generator) -> None:
        assert self._newest is not None
        self._learner, self._opponent = self._newest, self._newest
        self._expected[:] = 0.0
        if self._earlier is not None:
            pool = range(0, max(self._generation, 1), self.preset.of(PolicyGameSettings).pool_every)
            number = int(random.choice(pool))
            if number not in self._kept:
                self._kept = {number: self._earlier(number)}
            self._opponent = self._kept[number]

    def _policies(self) -> list[Evaluator]:
        assert self._opponent is not None
        return [self._learner, self._opponent]

    def _turns(self) -> NDArray[np.integer]:
        return np.where(self._games.positions.counters[:, TO_PLAY] == self._color, 0, 1)

    def _before_moves(self, games: NDArray[np.integer], policy: int, positions: Position) -> None:
        if policy == 0 and self._baseline is not None:
            legal = np.ones((len(games), self._points + 1), np.bool_)
            komi = self._komi[games]
            winrate = winrates_at(self._baseline.evaluate(positions, legal, komi), komi)
            now = self._games.length[games]
            self._expected[games, now] = self._color[games] * (2.0 * winrate - 1.0)

    def _targets(self, t: int, game: PlayedGame) -> _Targets:
        length, result = len(game.moves), self._color[t] * game.winner
        own = np.arange(length) % 2 == (0 if self._color[t] == BLACK else 1)
        advantage = np.where(own, result - self._expected[t, :length], 0.0)
        return _Targets(own.astype(np.float32), advantage.astype(np.float32))


class ResultGames(_PolicyGames):
    """Games of two networks: one plays up to a random move, the other one from there on.

    The number of the random move is drawn uniformly. A game that ends before it has no targets.

    Raises
    ------
    WeightsError
        A network can't be read, or is not for this board.
    RunError
        The settings don't name both networks.
    """

    def __init__(self, preset: Preset, numbers: Iterator[int]) -> None:
        super().__init__(preset, numbers)
        self._networks = [_opened(preset, "first_network"), _opened(preset, "then_network")]
        self._drawn = np.zeros(self._count, np.int64)  # moves before the random one

    def _begin(self, random: np.random.Generator) -> None:
        latest = max(int(self.preset.of(PolicyGameSettings).latest_random * self._points), 1)
        self._drawn = random.integers(0, latest, self._count)

    def _policies(self) -> list[Evaluator]:
        return self._networks

    def _turns(self) -> NDArray[np.integer]:
        ply = self._games.length
        return np.where(ply < self._drawn, 0, np.where(ply > self._drawn, 1, RANDOM))

    def _targets(self, t: int, game: PlayedGame) -> _Targets:
        weights = np.zeros(len(game.moves), np.float32)
        weights[self._drawn[t] + 1 : self._drawn[t] + 2] = 1.0
        return _Targets(weights, None)


def _opened(preset: Preset, name: str) -> Evaluator:
    """Return an evaluator of the network file that a setting of `policy_games` names."""
    path: str = getattr(preset.of(PolicyGameSettings), name)
    if not path:
        raise RunError(
            f"games that teach results need two networks, and policy_games.{name} names none; "
            f"name a network file, `--set policy_games.{name}=FILE`, or learn from game records "
            "alone: `--set policy_games.learn=nothing`"
        )
    opened = open_network(named_network(path))
    if not opened.header.has_policy:
        raise RunError(
            f"{path}: a value network has no policy to play by; name another network as "
            f"policy_games.{name}"
        )
    return opened.evaluator(
        preset.rules,
        precision=preset.selfplay.precision,
        symmetry="random",
        device=device_of(preset),
    )


@jit
def _fill_sensible(
    positions: Position, playing: NDArray[np.bool_], allowed: NDArray[np.bool_]
) -> None:
    """Mark the sensible moves of the games that are not over."""
    for t in range(len(playing)):
        if playing[t]:
            sensible_moves(row(positions, t), allowed[t])


class GradientTrainingGames(TrainingGames):
    """The newest games alone: a policy gradient is that of the policy that played."""

    learns_moves = True

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Return the games of this generation; earlier ones have had their turn."""
        return self.fresh

    def newest(self, rows: int) -> list[PlayedGame]:
        """Return the games of this generation."""
        return self.fresh

    def game_figures(self) -> dict[str, Any]:
        """Return the share of games that the network in training won; a draw counts half."""
        wins = [0.5 + 0.5 * game.winner * _learner(game) for game in self.fresh]
        return {"wins_against_pool": round(float(np.mean(wins)), 4)} if wins else {}


def _learner(game: PlayedGame) -> int:
    """Return the color of the network in training: that of the rows which are drawn."""
    assert game.weights is not None
    return game.first if np.flatnonzero(game.weights)[:1] % 2 == 0 else -game.first


class ResultTrainingGames(TrainingGames):
    """Games whose results are learned at one position each, or at all; some are held out."""

    held_out: list[PlayedGame]

    def load(
        self, generation: int, rows: int, amount: int, stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """See `TrainingGames`."""
        self.held_out = []
        return super().load(generation, rows, amount, stopped)

    def _read_games(self, paths: list[Path]) -> list[PlayedGame]:
        """Return new games, without rows to draw from those held out to measure results."""
        settings, games = self._preset.of(PolicyGameSettings), list[PlayedGame]()
        for game in super()._read_games(paths):
            assert game.weights is not None
            weights = game.weights
            if game.number % HELD_OUT_EVERY == 0:
                self.held_out.append(game)
                weights = np.zeros_like(weights)
            elif settings.positions == "all":
                weights = np.ones_like(weights)
            games.append(dataclasses.replace(game, weights=weights))
        return games

    def network_figures(
        self, evaluator: Evaluator, stopped: Callable[[], bool] = lambda: False
    ) -> dict[str, Any] | None:
        """Return the errors of a network's results, see `result_figures`."""
        games = self.window + self.fresh
        network = self._preset.network
        return result_figures(evaluator, network, games, self.held_out, stopped)
