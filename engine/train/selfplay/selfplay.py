"""Self-play: games in lockstep, so that the leaves of all games share network batches.

Each round every game gets one move. Whether the round is searched deep (and recorded) or cheaply
is drawn once for all games, so batches stay full; a finished game is replaced at once.
"""

from __future__ import annotations

import dataclasses
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.games.game_batch import GameBatch
from engine.go.board import EMPTY
from engine.go.state import TO_PLAY, position_batch
from engine.record.played_game import PlayedGame
from engine.search.root import Q_VISITS
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.tree import ROOT
from engine.search.value.curve import WinrateCurve, mean_winrates, scores
from engine.search.value.evaluation import Evaluator
from engine.train.presets.move_rule import MOVE_RULES, MoveRule, Turn
from engine.train.presets.preset import Preset
from engine.train.runs.run import Stream, unit_random
from engine.train.selfplay.branching import SelfPlayStart, branches, draw_komi
from engine.train.selfplay.game_player import GamePlayer
from engine.train.selfplay.in_progress import (
    GameInProgress,
    InProgress,
    in_progress_bytes,
    read_in_progress,
)
from engine.train.selfplay.targets import (
    by_surprise,
    choose_moves,
    completed_q_target,
    move_temperature,
    recommended_winrate,
    surprise,
    visits_target,
)

Q_SCALE: Final = 1.0
"""Weight of Q in the completed-Q target (Gumbel AlphaZero)."""


class SelfPlay(GamePlayer):
    """Plays the run's best network against itself, many games at a time.

    Parameters
    ----------
    preset
        Rules, search and self-play settings, and the seed.
    numbers
        Numbers of the games to start, in order; each game is drawn from its own number.
    worker
        Which process this is: rounds and search noise are drawn from it.
    """

    def __init__(self, preset: Preset, numbers: Iterator[int], worker: int = 0) -> None:
        super().__init__()
        self.preset = preset
        self.settings = preset.selfplay
        self._numbers = numbers
        self._worker = worker
        self._pending: deque[SelfPlayStart] = deque()  # branches that wait for a free place
        self._search: TreeSearch | None = None
        self._taken_over: InProgress | None = None  # its searches begin with the network
        self._empty_curve: WinrateCurve | None = None
        count = preset.games_at_once
        self._rules = move_rules(preset)
        self._points = preset.rules.size**2
        limit = max(int(self.settings.ply_limit * self._points), 2)
        self._games = GameBatch(count, preset.rules, limit)
        self._parent = np.full(count, -1, np.int64)
        self._expected = np.zeros(count, np.int64)  # the color that searches, 0 = both
        self._rooted = np.zeros(count, np.bool_)  # trees that were moved on with their games
        self._alpha = np.zeros((count, limit), np.float32)
        self._winrate = np.zeros((count, limit), np.float32)
        self._trace = np.zeros((count, limit), np.float32)
        self._weight = np.zeros((count, limit), np.float32)
        self._surprise = np.zeros((count, limit), np.float32)
        self._policy = np.zeros((count, limit, self._points + 1), np.float16)

    def set_preset(self, preset: Preset) -> None:
        """See `GamePlayer`."""
        super().set_preset(preset)
        self.settings, self._rules = preset.selfplay, move_rules(preset)
        if self._search is not None:
            self._search.set_settings(preset.search)

    def resume(self, games: Sequence[PlayedGame]) -> None:
        """Queue the branches of the latest games, of this process, that were not played yet."""
        played = {(game.parent, len(game.start)) for game in games if game.parent >= 0}
        for game in games:
            if game.number % self.preset.run.workers == self._worker:
                self._pending.extend(
                    start
                    for start in self._branches(game)
                    if (start.parent, len(start.moves)) not in played
                )

    def in_progress(self) -> bytes:
        """See `GamePlayer`; trees that go on with their games, and rollouts, are not kept."""
        search, played, now = self._search, self._games, self._games.length
        if search is None or self._rooted.any() or self.preset.search.rollout_share > 0.0:
            return b""
        games = [
            GameInProgress(
                int(played.numbers[t]),
                SelfPlayStart(played.openings[t], played.rules[t].komi, int(self._parent[t])),
                played.moves[t, : now[t]],
                np.stack([figure[t, : now[t]] for figure in self._figures], axis=1),
                self._policy[t, : now[t]],
                played.randoms[t],
            )
            for t in range(played.count)
        ]
        rounds, searches = self._round_random, search.random
        waiting = tuple(self._pending)
        return in_progress_bytes(
            InProgress(self._conditions, games, waiting, rounds, searches, search.next_tree)
        )

    def take_over(self, data: bytes) -> set[int] | None:
        """See `GamePlayer`."""
        content, played = read_in_progress(data, self._conditions), self._games
        if content is None:
            return None
        if len(content.games) != played.count:
            raise ValueError("another number of games")
        for t, game in enumerate(content.games):
            before, length = game.start.moves, len(game.moves)
            rules = self.preset.rules.replace(komi=game.start.komi)
            line = [*before.tolist(), *game.moves.tolist()]
            if len(line) >= played.limit or not all(0 <= move <= self._points for move in line):
                raise ValueError("moves")
            played.begin(t, rules, opening=line, number=game.number, random=game.random)
            played.openings[t] = before.copy()
            played.moves[t, :length], played.length[t] = game.moves, length
            for figure, column in zip(self._figures, game.figures.T, strict=True):
                figure[t, :length] = column
            self._policy[t, :length] = game.policy
            self._parent[t] = game.start.parent
            self._expected[t] = self._searcher(game.number)
        self._pending.extend(content.waiting)
        self._taken_over = content
        return {game.number for game in content.games}

    @property
    def _figures(self) -> tuple[NDArray[np.float32], ...]:
        """What is noted of each move besides the policy, each float32[T, L]."""
        return self._alpha, self._winrate, self._trace, self._weight, self._surprise

    @property
    def _conditions(self) -> str:
        """What must be the same for games to be taken over, see `InProgress`."""
        preset = self.preset
        count, limit = self._games.count, self._games.limit
        parts = preset.run.seed, preset.run.workers, count, limit, preset.rules.replace(komi=0.0)
        return repr(parts)

    def set_evaluator(self, evaluator: Evaluator) -> None:
        """Play on with another network: games in flight keep their komi."""
        if self._search is None:
            first = next(self._numbers)
            self._numbers = chain([first], self._numbers)
            seed = unit_random(self.preset.run.seed, Stream.SEARCH, self._worker, first)
            self._round_random = unit_random(
                self.preset.run.seed, Stream.ROUND, self._worker, first
            )
            self._search = TreeSearch(
                evaluator,
                self.preset.rules.size,
                len(self._games.playing),
                max(self.settings.visits, self.settings.cheap_visits),
                self.preset.search,
                seed=int(seed.integers(2**31)),
            )
            if self._taken_over is not None:
                self._round_random = self._taken_over.round_random
                self._search.random = self._taken_over.search_random
                self._search.next_tree = self._taken_over.next_tree
                self._taken_over = None
        else:
            self._search.evaluator = evaluator
        self._empty_curve = empty_board_curve(evaluator, self.preset.rules.komi)
        for t in np.flatnonzero(~self._games.playing).tolist():
            self._begin(t)

    def play_round(self) -> list[PlayedGame]:
        """Play one move in every game; returns the games that ended."""
        assert self._search is not None
        settings, played = self.settings, self._games
        deep = bool(self._round_random.random() < settings.deep_share)
        visits = settings.visits if deep else settings.cheap_visits
        for t in np.flatnonzero(~self._rooted).tolist():
            self._search.set_root(
                t, played.position(t), played.komi[t], settings.lambda_, settings.mu
            )
        before = np.where(self._rooted, self._search.trees.visits[:, ROOT], 0)
        searching = self._searching()
        decided = self._decided()
        fewer = max(int(visits * settings.decided_share), 1)
        targets = np.where(decided, fewer, visits)
        targets = np.where(searching, targets + before, before == 0).astype(np.int32)
        prior = None
        if deep and settings.noise:  # the priors before noise is mixed in
            self._search.run(np.minimum(targets, 1))
            prior = self._search.root_stats().prior
            self._search.run(targets, searching, self.stopped)
        else:
            self._search.run(targets, stopped=self.stopped)
        if self.stopped():
            return []
        stats = self._search.root_stats()
        self.nodes += int((stats.root_visits - before).sum())
        prior = stats.prior if prior is None else prior
        turn = Turn(stats, prior, played.positions, played.komi, played.plies, played.randoms)
        allowed = self._allowed(turn)
        shares = self._target(stats, prior, allowed)
        for rule in self._rules:
            shares = rule.policy(shares, allowed, turn)
        moves = self._moves_to_play(turn, shares, allowed)
        weight = np.where(decided, settings.decided_share, 1.0) if deep else 0.0
        self._record(stats, shares, moves, deep, weight)
        self._surprise[played.now] = surprise(shares, prior)
        ended = played.play(moves)
        self._advance(moves, ended)
        self.moves += len(moves)
        games = []
        for t in np.flatnonzero(ended).tolist():
            games.append(self._finish(t))
            self._begin(t)
        return games

    def _searching(self) -> NDArray[np.bool_]:
        """Return in which games the side to move searches."""
        mover = self._games.positions.counters[:, TO_PLAY]
        searching: NDArray[np.bool_] = (self._expected == 0) | (self._expected == mover)
        return searching

    def _advance(self, moves: NDArray[np.int16], ended: NDArray[np.bool_]) -> None:
        """Move the trees on that the next round continues, or whose expected reply it plays."""
        assert self._search is not None
        self._rooted = (self.settings.keep_tree | ~self._searching()) & ~ended
        for t in np.flatnonzero(self._rooted).tolist():
            self._search.advance(t, int(moves[t]))

    def _moves_to_play(
        self, turn: Turn, shares: NDArray[np.float32], allowed: NDArray[np.bool_]
    ) -> NDArray[np.int16]:
        """Return a move for each game, drawn by the settings of temperature."""
        settings, plies = self.settings, turn.plies
        uniform = np.array([random.random() for random in turn.random])
        temperature = move_temperature(
            plies, settings.temperature, settings.late_temperature, settings.temperature_halving
        )
        temperature[plies >= settings.temperature_plies] = 0.0
        gibbs = settings.temperature_form == "gibbs"
        moves = choose_moves(shares, temperature, uniform, turn.stats.visits if gibbs else None)
        for rule in self._rules:
            moves = rule.moves(moves, allowed, turn, uniform)
        return moves

    def _allowed(self, turn: Turn) -> NDArray[np.bool_]:
        """Return the legal moves, without early passes and those that a rule excludes."""
        allowed, settings, points = turn.stats.legal.copy(), self.settings, self._points
        if settings.pass_after > 0.0:
            stones = self._games.positions.stones[:, :points]
            occupied = np.count_nonzero(stones != EMPTY, axis=1)
            early = occupied < settings.pass_after * points
            allowed[early & allowed[:, :points].any(axis=1), points] = False
        for rule in self._rules:
            allowed = rule.allowed(allowed, turn)
        return allowed

    def _record(
        self,
        stats: RootStats,
        shares: NDArray[np.float32],
        moves: NDArray[np.int16],
        deep: bool,
        weight: NDArray[np.float64] | float,
    ) -> None:
        """Store the round's row of every game."""
        now = every, _ = self._games.now
        self._alpha[now] = scores(stats)[:, 0]
        self._winrate[now] = recommended_winrate(shares, stats.winrate, stats.root_winrate)
        self._trace[now] = shares[every, moves] / shares.max(axis=1)
        self._weight[now] = weight
        self._policy[now] = shares if deep else 0.0

    def _decided(self) -> NDArray[np.bool_]:
        """Return which games are decided: their last two searches were sure of the same winner."""
        settings, (every, length) = self.settings, self._games.now
        if settings.decided_winrate >= 1.0:
            return np.zeros(len(length), np.bool_)
        last = self._winrate[every, np.maximum(length - 1, 0)]
        before = self._winrate[every, np.maximum(length - 2, 0)]
        low, high = np.minimum(last, before), np.maximum(last, before)
        sure = (low > settings.decided_winrate) | (high < 1.0 - settings.decided_winrate)
        decided: NDArray[np.bool_] = sure & (length >= 2)
        return decided

    def _target(
        self, stats: RootStats, prior: NDArray[np.float32], allowed: NDArray[np.bool_]
    ) -> NDArray[np.float32]:
        """Return the policy that the searches recommend, to learn and to play."""
        settings = self.settings
        if settings.policy_target == "visits":
            return visits_target(stats.visits, allowed)
        white = self._games.positions.counters[:, TO_PLAY] < 0
        value = np.where(white[:, None], 1.0 - stats.value, stats.value)
        own = mean_winrates(stats, stats.window)
        return completed_q_target(
            prior,
            stats.visits,
            value.astype(np.float32),
            np.where(white, 1.0 - own, own).astype(np.float32),
            allowed,
            q_scale=Q_SCALE,
            q_visits=Q_VISITS,
        )

    def _begin(self, t: int) -> None:
        """Start a new game in place t: a branch if one waits, else from the empty board."""
        number = next(self._numbers)
        random = unit_random(self.preset.run.seed, Stream.GAME, number)
        if self._pending:
            start = self._pending.popleft()
        else:
            start = SelfPlayStart(np.zeros(0, np.int16), self._first_komi(random), -1)
        rules = self.preset.rules.replace(komi=float(start.komi))
        self._games.begin(t, rules, opening=start.moves, number=number, random=random)
        self._parent[t] = start.parent
        self._expected[t] = self._searcher(number)

    def _searcher(self, number: int) -> int:
        """Return the color that searches in a game, 0 for both."""
        return next((c for rule in self._rules if (c := rule.searcher(number))), 0)

    def _first_komi(self, random: Generator) -> float:
        score = None if self._empty_curve is None else self._empty_curve.score
        if score is None:
            return self.preset.rules.komi
        return draw_komi(
            *score,
            float(random.random()),
            points=self._points,
            spread=self.settings.komi_spread,
        )

    def _finish(self, t: int) -> PlayedGame:
        """Return the game in place t as a played game, and queue its branches."""
        game = self._games.played(t)
        rows = slice(0, len(game.moves))
        weights = by_surprise(
            self._weight[t, rows], self._surprise[t, rows], self.settings.surprise_share
        )
        for rule in self._rules:
            share = rule.learned_share(game.number, game.winner, game.score / self._points)
            weights = weights * share
        game = dataclasses.replace(
            game,
            policy=self._policy[t, rows].copy(),
            root_alpha=self._alpha[t, rows].copy(),
            root_winrate=self._winrate[t, rows].copy(),
            trace=self._trace[t, rows].copy(),
            weights=weights.astype(np.float32),
            parent=int(self._parent[t]),
        )
        self._pending.extend(self._branches(game))
        return game

    def _branches(self, game: PlayedGame) -> list[SelfPlayStart]:
        """Return the branches of a finished game; they depend on its number alone."""
        random = unit_random(self.preset.run.seed, Stream.BRANCH, game.number)
        starts = branches(game, self.settings.branch_probability, random)
        return [start for start in starts if len(start.moves) <= self._games.limit // 2]


def move_rules(preset: Preset) -> list[MoveRule]:
    """Return the rules of papers that a preset has, those with settings other than the default."""
    sections = preset.sections()
    return [
        rules.make(sections[name], preset.run.seed)
        for name, rules in MOVE_RULES.items()
        if sections[name] != rules.settings()
    ]


def empty_board_curve(evaluator: Evaluator, komi: float) -> WinrateCurve:
    """Return Black's curve on the empty board, the mean of eight answers under symmetries."""
    count, moves = 8, evaluator.size**2 + 1
    positions = position_batch(count, evaluator.size)
    legal = np.ones((count, moves), np.bool_)
    answer = evaluator.evaluate(positions, legal, np.full(count, komi, np.float32))
    return WinrateCurve(int(answer.curve_kind[0]), tuple(answer.curve.mean(axis=0).tolist()))
