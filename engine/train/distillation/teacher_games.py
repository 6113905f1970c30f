"""Games whose positions a teacher network labels, for distillation.

A teacher is any network file that estimates the score. Positions come from games that teacher and
pupil play by their policies, and from game records, on every board size of the run. A label is the
teacher's own answer at one komi. A game and its labels are one `PlayedGame`, so shards, sampler and
training are the same as for self-play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import numpy as np

from engine.catalog.networks import named_network
from engine.go.rules import Rules
from engine.measure.recorded_games import FoundGame, find_games
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.record.played_game import PlayedGame
from engine.search.search import TreeSearch
from engine.search.value.evaluation import Evaluator
from engine.train.distillation.games_to_label import PUPIL_VISITS, GamesToLabel
from engine.train.distillation.record_positions import Records
from engine.train.presets.label_settings import DistillationSettings
from engine.train.presets.preset import Preset
from engine.train.runs.named_files import check_labeller
from engine.train.runs.run import Stream, unit_random
from engine.train.runs.run_networks import device_of
from engine.train.selfplay.game_player import GamePlayer


class TeacherGames(GamePlayer):
    """Plays games on all board sizes of a run and has a teacher network label their positions.

    Parameters
    ----------
    preset
        Its distillation settings name a teacher.
    numbers
        Numbers for the played games.
    worker
        Number of this process: each draws other records and other random numbers.
    notice
        Called with a sentence about each record that was left out.

    Raises
    ------
    WeightsError
        The teacher or the pupil can't be read.
    RecordError
        `distillation.games` names no records.
    RunError
        The teacher estimates no score, or teacher or pupil don't play all boards.
    """

    def __init__(
        self,
        preset: Preset,
        numbers: Iterator[int],
        worker: int = 0,
        notice: Callable[[str], None] = lambda text: None,
    ) -> None:
        super().__init__()
        self.preset = preset
        self.settings: DistillationSettings = preset.distillation
        first = next(numbers)
        self._numbers = chain([first], numbers)
        self._notice = notice
        # by the first number, so that a continued run draws other games
        self._random = unit_random(preset.run.seed, Stream.GAME, worker, first)
        shares = self.settings.shares()
        self._teacher = _open("teacher", self.settings.teacher, shares)
        self._pupil = None
        if self.settings.pupil:
            self._pupil = _open("pupil", self.settings.pupil, shares)
        self._sizes = np.array(list(shares))
        self._chances = np.array(list(shares.values()))
        self._evaluators: dict[tuple[str, int], FileEvaluator] = {}
        self._searches: dict[tuple[str, int], TreeSearch] = {}
        self._games: dict[int, GamesToLabel] = {}
        self._records: dict[int, Records] = {}
        if self.settings.games:
            sources, found = find_games(Path(self.settings.games), split="train", notice=notice)
            by_size: dict[int, list[FoundGame]] = {int(size): [] for size in self._sizes}
            for game in found:
                if game.size in by_size:
                    by_size[game.size].append(game)
            for size, games in by_size.items():
                if games:
                    self._records[size] = Records(
                        sources, games, self.settings, self._random, notice
                    )

    def play_round(self) -> list[PlayedGame]:
        """Label one position of every game of a board size; returns the games that ended."""
        size = int(self._random.choice(self._sizes, p=self._chances))
        if size not in self._games:
            self._games[size] = GamesToLabel(
                size,
                self.preset.selfplay.games,
                self.settings,
                self._records.get(size),
                self._random,
            )
        games = self._games[size]
        self.nodes += games.count
        self.labelled += games.count
        teacher = self._evaluator("teacher", self._teacher, size)
        if self.settings.visits > 1 and self._random.random() < self.settings.searched_share:
            self.nodes += games.count * (self.settings.visits - 1)
            search = self._search("teacher", size, teacher, self.settings.visits)
            answers = games.search_answers(search, self.settings.visits, self.stopped)
            if self.stopped():
                return []
        else:
            answers = games.network_answers(teacher)
        pupil, tree = None, None
        if self._pupil is not None:
            pupil = self._evaluator("pupil", self._pupil, size)
            if self.settings.tree_share > 0.0:
                tree = self._search("pupil", size, pupil, PUPIL_VISITS)
        return games.step(answers, pupil, tree, self._numbers)

    def unfinished(self) -> list[PlayedGame]:
        """Return the games in flight, as far as they are labelled, and begin others."""
        return [game for games in self._games.values() for game in games.unfinished(self._numbers)]

    def _evaluator(self, role: str, network: OpenedNetwork, size: int) -> FileEvaluator:
        if (role, size) not in self._evaluators:
            self._evaluators[role, size] = network.evaluator(
                Rules(size=size),
                precision=self.preset.selfplay.precision,
                symmetry="random",
                device=device_of(self.preset),
            )
        return self._evaluators[role, size]

    def _search(self, role: str, size: int, evaluator: Evaluator, visits: int) -> TreeSearch:
        if (role, size) not in self._searches:
            self._searches[role, size] = TreeSearch(
                evaluator,
                size,
                self.preset.selfplay.games,
                visits,
                self.preset.search,
                seed=int(self._random.integers(2**31)),
            )
        return self._searches[role, size]


def _open(role: str, path: str, shares: dict[int, float]) -> OpenedNetwork:
    """Open a network and check that it can have this role on all boards."""
    network = open_network(named_network(path))
    check_labeller(role, path, network.header, shares)
    return network
