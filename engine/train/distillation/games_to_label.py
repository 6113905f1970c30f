"""Games in lockstep on one board size whose positions a teacher network labels.

Moves come from the policies of teacher and pupil, from records, or at random. The komi of a label
is near the fair komi of the last label, where a winrate says most about the score.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.games.game_batch import GameBatch
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves_of
from engine.go.rules import PERFECT_SCORES, Rules
from engine.record.handicap import handicap_points
from engine.record.played_game import SURE_OWNER, PlayedGame
from engine.search.search import TreeSearch
from engine.search.value.curve import scores, winrates_at
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.train.distillation.record_positions import RecordedGame, Records
from engine.train.presets.label_settings import DistillationSettings
from engine.train.selfplay.targets import choose_moves, recommended_winrate, visits_target

PUPIL_VISITS: Final = 60
"""Visits of the pupil's searches whose trees are walked."""
LONGEST: Final = 1.6
"""Moves after which a game ends, per point of the board."""
TEMPERATURES: Final = (0.8, 1.0, 1.3)
"""Temperatures of the policy, of which one is drawn for each game."""
STRAYS: Final = (0.0, 0.02, 0.08)
"""Chances of a random legal move, of which one is drawn for each game, for unusual positions."""
MOST_RANDOM: Final = 6
"""Largest number of random moves at the start of a game."""
SOME_RANDOM: Final = 0.25
"""Share of the games that begin with random moves."""
HANDICAP: Final = 0.04
"""Share of the games that begin with handicap stones."""
NEAR: Final = (0.75, 0.8)
"""Share of the labels whose komi is near the fair one, and the scale of its distance [points]."""
FARTHER: Final = (0.2, 3.0)
"""Share and scale for labels farther away; the rest is drawn from all komi up to `FARTHEST`."""
FARTHEST: Final = 0.6
"""Largest komi of a label, per point of the board."""
JUMP: Final = 12.0
"""Largest change of the fair komi from label to label [points], since large leads are guesses."""
USUAL_KOMI: Final = 7.0
"""Fair komi of the first label on boards whose perfect score isn't known."""
PLAYERS: Final = (0.4, 0.2, 0.4)
"""Chances of a game to be played by the teacher, by both networks, by the pupil."""
LONGEST_PATH: Final = 12
"""Moves that a game follows a path in the pupil's tree, before it searches again."""
POLICY_STEP: Final = 2.0**-13
"""Shares of a policy are rounded to multiples of this, so that shards stay small."""


class TeacherAnswers(NamedTuple):
    """The teacher's answers for T positions, Black's frame."""

    komi: NDArray[np.float32]  # [T] komi of the evaluation [points to White]
    policy: NDArray[np.float32]  # [T, A]
    alpha: NDArray[np.float32]  # [T] komi + lead [points]
    winrate: NDArray[np.float32]  # [T] at the komi
    owners: NDArray[np.float32] | None  # [T, N] +1 Black's, -1 White's


class GamesToLabel:
    """Games in flight on one board size, whose moves come from networks or records.

    Parameters
    ----------
    count
        Games in lockstep, T.
    records
        Source of recorded games; None = all games are played by the networks.
    """

    def __init__(
        self,
        size: int,
        count: int,
        settings: DistillationSettings,
        records: Records | None,
        random: Generator,
    ) -> None:
        self.count = count
        self._size = size
        self._points = points = size * size
        self._settings = settings
        self._records = records
        self._random = random
        limit = int(LONGEST * points) + 1
        self._games = GameBatch(count, Rules(size=size), limit)
        self._legal = np.zeros((count, points + 1), np.bool_)
        self._record: dict[int, RecordedGame] = {}  # of places that replay one
        self._fair = np.zeros(count)
        self._end = np.zeros(count, np.int64)
        self._opening = np.zeros(count, np.int64)  # random moves at the start
        self._pupil_share = np.zeros(count)  # chance of each move to be the pupil's
        self._temperature = np.ones(count)
        self._stray = np.zeros(count)
        self._in_trees = np.zeros(count, np.bool_)  # follows paths in the pupil's search trees
        self._path = np.zeros((count, LONGEST_PATH), np.int16)  # in the tree, from `_path_start`
        self._path_start = np.zeros(count, np.int64)
        self._path_end = np.zeros(count, np.int64)
        self._komi = np.zeros((count, limit), np.float32)
        self._alpha = np.zeros((count, limit), np.float32)
        self._winrate = np.zeros((count, limit), np.float32)
        self._policy = np.zeros((count, limit, points + 1), np.float16)
        self._owners = np.zeros((count, limit, points), np.int8)
        self._has_owners = True
        for t in range(count):
            self._begin(t)

    def network_answers(self, teacher: Evaluator) -> TeacherAnswers:
        """Return the teacher's own answers, each at a komi drawn for its game."""
        komi = self._draw_komi()
        self._legal = legal_moves_of(self._games.positions)
        answer = teacher.evaluate(self._games.positions, self._legal, komi)
        return _answers(answer, komi)

    def search_answers(
        self, search: TreeSearch, visits: int, stopped: Callable[[], bool]
    ) -> TeacherAnswers:
        """Return policies and winrates of the teacher's searches, with its own alpha and owners.

        When stopped, the searches have fewer visits.
        """
        komi = self._draw_komi()
        self._legal = legal_moves_of(self._games.positions)
        answer = search.evaluator.evaluate(self._games.positions, self._legal, komi)
        for t in range(self.count):
            search.set_root(t, self._games.position(t), float(komi[t]), 0.0, 0.0)
        search.run(np.full(self.count, visits, np.int32), stopped=stopped)
        stats = search.root_stats()
        shares = visits_target(stats.visits, stats.legal)
        winrate = recommended_winrate(shares, stats.winrate, stats.root_winrate)
        return _answers(answer, komi)._replace(policy=shares, winrate=winrate)

    def step(
        self,
        answers: TeacherAnswers,
        pupil: Evaluator | None,
        search: TreeSearch | None,
        numbers: Iterator[int],
    ) -> list[PlayedGame]:
        """Store the labels, play a move in every game, and return the games that ended.

        Parameters
        ----------
        pupil
            Network that plays its part of the moves by its policy; None = the teacher plays all.
        search
            The pupil's search, a tree for each game; some games follow paths in these trees.
        """
        played, now = self._games, self._games.now
        policy = np.round(answers.policy / POLICY_STEP) * POLICY_STEP
        self._komi[now] = answers.komi
        self._alpha[now] = answers.alpha
        self._winrate[now] = answers.winrate
        self._policy[now] = policy
        self._has_owners = answers.owners is not None
        if answers.owners is not None:
            self._owners[now] = np.round(SURE_OWNER * answers.owners)
        away = answers.alpha - answers.komi
        self._fair = answers.komi + np.clip(away, -JUMP, JUMP)
        moves = self._next_moves(answers, pupil)
        if search is not None:
            self._follow_trees(answers.komi, search, moves)
        for t, record in self._record.items():
            self._mix_in_result(t, record, int(played.length[t]))
            moves[t] = record.moves[played.length[t]]
        ended = played.play(moves) | (played.length >= self._end)
        for t in self._record:
            if not ended[t]:
                self._skip(t)
        games = []
        for t in np.flatnonzero(ended).tolist():
            games.append(self._finish(t, next(numbers)))
            self._begin(t)
        return games

    def unfinished(self, numbers: Iterator[int]) -> list[PlayedGame]:
        """End all games and return those with labels, cut after the last label; begin new games."""
        games = []
        for t in range(self.count):
            labelled = np.flatnonzero(~np.isnan(self._komi[t, : self._games.length[t]]))
            if len(labelled):
                self._games.length[t] = labelled[-1] + 1
                games.append(self._finish(t, next(numbers)))
            self._begin(t)
        return games

    def _begin(self, t: int) -> None:
        """Start a game in place t: a recorded one, or one for the networks to play."""
        random, settings = self._random, self._settings
        setup, first = np.zeros(self._points, np.int8), BLACK
        self._fair[t] = PERFECT_SCORES.get(self._size, USUAL_KOMI)
        self._record.pop(t, None)
        self._in_trees[t] = False
        record = None
        if self._records is not None and random.random() < settings.recorded_share:
            record = self._records.draw(self._games.limit)
        if record is not None:
            self._record[t] = record
            setup, first = record.setup, record.first
            self._end[t] = int(record.plies[-1]) + 1
        else:
            self._end[t] = max(int(random.uniform(0.1, LONGEST) * self._points), 2)
            self._temperature[t] = random.choice(TEMPERATURES)
            self._stray[t] = random.choice(STRAYS)
            self._opening[t] = 0
            if random.random() < SOME_RANDOM:
                self._opening[t] = random.integers(1, MOST_RANDOM + 1)
            self._pupil_share[t] = random.choice((0.0, 0.5, 1.0), p=PLAYERS)
            self._in_trees[t] = random.random() < settings.tree_share
            self._path_end[t] = 0
            stones = handicap_points(self._size, int(random.integers(2, 10)))
            if stones and random.random() < HANDICAP:
                setup[stones], first = BLACK, WHITE
        self._games.begin(t, setup=setup if setup.any() else None, first=first)
        if record is not None:
            self._skip(t)

    def _skip(self, t: int) -> None:
        """Play a recorded game up to its next position to label."""
        record = self._record[t]
        now = int(self._games.length[t])
        ahead = record.plies[np.searchsorted(record.plies, now)]
        self._games.follow(t, record.moves[now:ahead])
        self._komi[t, now:ahead] = np.nan
        self._alpha[t, now:ahead] = np.nan
        self._winrate[t, now:ahead] = 0.5
        self._policy[t, now:ahead] = 0.0
        self._owners[t, now:ahead] = 0

    def _draw_komi(self) -> NDArray[np.float32]:
        """Draw a komi for every game: a half-integer, or that of a record after skipped moves."""
        random, count = self._random, self.count
        kind = random.random(count)
        near = self._fair + random.logistic(0.0, NEAR[1], count)
        farther = self._fair + random.logistic(0.0, FARTHER[1], count)
        anywhere = FARTHEST * self._points * random.uniform(-1.0, 1.0, count)
        komi = np.where(
            kind < NEAR[0], near, np.where(kind < NEAR[0] + FARTHER[0], farther, anywhere)
        )
        komi = np.floor(np.clip(komi, -self._points, self._points)) + 0.5
        for t, record in self._record.items():
            now = int(self._games.length[t])
            follows = now > 0 and not np.isnan(self._komi[t, now - 1])
            if record.has_result and not follows:  # the fair komi may have changed
                komi[t] = record.komi
        drawn: NDArray[np.float32] = komi.astype(np.float32)
        return drawn

    def _mix_in_result(self, t: int, record: RecordedGame, now: int) -> None:
        """Mix the move and the result of a record into the label of its position."""
        share = self._settings.move_weight
        self._policy[t, now] *= 1.0 - share
        self._policy[t, now, record.moves[now]] += share
        if record.winner is not None and self._komi[t, now] == np.float32(record.komi):
            share = self._settings.result_weight
            result = 0.5 + 0.5 * record.winner
            self._winrate[t, now] = share * result + (1.0 - share) * self._winrate[t, now]

    def _next_moves(self, answers: TeacherAnswers, pupil: Evaluator | None) -> NDArray[np.int16]:
        """Draw a move for every game from the policy of its player, or at random."""
        random, count = self._random, self.count
        policy = answers.policy.copy()
        if pupil is not None:
            by_pupil = random.random(count) < self._pupil_share
            answer = pupil.evaluate(self._games.positions, self._legal, answers.komi)
            policy[by_pupil] = answer.policy[by_pupil]
        stray = (random.random(count) < self._stray) | (self._games.length < self._opening)
        anywhere = self._legal.astype(np.float32)
        anywhere[:, -1] = ~self._legal[:, :-1].any(axis=1)  # a random move is no pass
        policy[stray] = anywhere[stray]
        moves: NDArray[np.int16] = choose_moves(policy, self._temperature, random.random(count))
        return moves

    def _follow_trees(
        self, komi: NDArray[np.float32], search: TreeSearch, moves: NDArray[np.int16]
    ) -> None:
        """Replace the moves of games that follow paths in the pupil's search trees.

        A search visits moves that are never played, and must judge the positions after them.
        """
        now = self._games.length
        in_trees = self._in_trees & (now >= self._opening)
        planning = np.flatnonzero(in_trees & (now >= self._path_end))
        if len(planning):
            visits = np.zeros(self.count, np.int32)
            visits[planning] = PUPIL_VISITS
            for t in planning.tolist():
                search.set_root(t, self._games.position(t), float(komi[t]))
            search.run(visits)
            paths = np.zeros_like(self._path)
            length = search.random_paths(paths, self._random)
            self._path[planning] = paths[planning]
            self._path_start[planning] = now[planning]
            self._path_end[planning] = now[planning] + length[planning]
        follows = np.flatnonzero(in_trees & (now < self._path_end))
        moves[follows] = self._path[follows, (now - self._path_start)[follows]]

    def _finish(self, t: int, number: int) -> PlayedGame:
        game = self._games.played(t)
        rows = slice(0, len(game.moves))
        alpha = self._alpha[t, rows].copy()
        winrate = self._winrate[t, rows].copy()
        komi = self._komi[t, rows].copy()
        margin = float(alpha[-1] - komi[-1])
        return dataclasses.replace(
            game,
            rules=Rules(size=self._size, komi=float(komi[-1])),
            winner=BLACK if margin > 0.0 else WHITE,
            score=float(alpha[-1]),
            ownership=None,
            policy=self._policy[t, rows].copy(),
            root_alpha=alpha,
            root_winrate=winrate,
            komi=komi,
            owners=self._owners[t, rows].copy() if self._has_owners else None,
            weights=(~np.isnan(komi)).astype(np.float32),
            number=number,
        )


def _answers(answer: Evaluation, komi: NDArray[np.float32]) -> TeacherAnswers:
    """Return a network's answers as labels at these komi."""
    alpha = scores(answer)[:, 0].astype(np.float32)
    winrate = winrates_at(answer, komi).astype(np.float32)
    return TeacherAnswers(komi, answer.policy, alpha, winrate, answer.ownership)
