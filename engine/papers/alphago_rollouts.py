"""Learn the weights of the rollout policy from the moves of game records.

Softmax regression (Silver et al. 2016, Methods, Rollout policy): the log likelihood of the move
played, among all moves that the policy may draw, rises by a gradient step at every position, with
steps by weight (Duchi et al. 2011, AdaGrad).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.base.reporter import Reporter
from engine.go.rollout_board import rollout_board
from engine.go.rollout_patterns import CODES, DIAMOND, canonical_3x3, swapped_3x3, turned_diamonds
from engine.go.rollout_tables import (
    MAX_DIAMONDS,
    OTHERS,
    RolloutWeights,
    rollout_tables,
    tied_places,
    uniform_weights,
)
from engine.go.state import clone, empty_position
from engine.papers.alphago_rollout_settings import RolloutTrainingSettings
from engine.papers.alphago_rollout_steps import HITS, LOSS, POSITIONS, UNIFORM, Learner, learn_games
from engine.train.records.packed_records import (
    FoundRecords,
    PackedRecords,
    find_records,
    known_records,
    read_records,
)

AT_ONCE: Final = 100
"""Games between two looks at whether to stop."""


class PassFigures(NamedTuple):
    """How well the policy predicts moves."""

    positions: int
    log_loss: float  # mean of -log probability of the move played [nats]
    uniform_log_loss: float  # the same of equal probabilities
    top1: float  # share of positions whose first choice was played; of n equal ones 1 / n


class RolloutResult(NamedTuple):
    """Weights and what they achieve."""

    weights: RolloutWeights
    games: int
    held_out_games: int
    learned: list[PassFigures]  # of each pass, before each step
    held_out: list[PassFigures]  # after each pass


def train_rollout_policy(
    path: Path,
    settings: RolloutTrainingSettings,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> RolloutResult | None:
    """Learn weights from game records; None if stopped.

    Raises
    ------
    RecordError
        There are no records of this board size.
    RunError
        No game is left to learn from, or to hold out.
    """
    found = _limited(find_records(path, settings.size, settings.held_out, notice), settings)
    records = known_records(found) or read_records(found, notice, stopped, notice)
    if records is None:
        return None
    learned = records.indices(found, held_out=False, results=False)
    held_out = records.indices(found, held_out=True, results=False)
    if not len(learned) or not len(held_out):
        which = "hold out" if len(learned) else "learn from"
        raise RunError(f"{path}: there are no games to {which}; name more records")
    return _Training(records, settings, notice, stopped).run(learned, held_out)


def _limited(found: FoundRecords, settings: RolloutTrainingSettings) -> FoundRecords:
    """Return the records with no more games than the settings allow."""
    if not settings.games:
        return found
    learned = [game for game in found.games if game.digest not in found.held_out]
    held_out = [game for game in found.games if game.digest in found.held_out]
    most = max(1, round(settings.games * settings.held_out / (1.0 - settings.held_out)))
    return found._replace(games=sorted(learned[: settings.games] + held_out[:most]))


class _Training:
    """Games and weights while they are learned."""

    def __init__(
        self,
        records: PackedRecords,
        settings: RolloutTrainingSettings,
        notice: Callable[[str], None],
        stopped: Callable[[], bool],
    ) -> None:
        self.records, self.settings = records, settings
        self.notice, self.stopped = notice, stopped
        self.start = empty_position(settings.size, superko="simple", capacity=64)
        self.position = clone(self.start)
        self.board = rollout_board(settings.size, 0)
        self.patterns, index = np.unique(canonical_3x3(), return_inverse=True)
        others = index[swapped_3x3(np.arange(CODES))]
        self.numbers = np.stack([index, others], axis=1).astype(np.int32)

    def run(self, learned: NDArray[np.int64], held_out: NDArray[np.int64]) -> RolloutResult | None:
        """Learn; None if stopped."""
        diamonds = self._diamonds(learned)
        if diamonds is None:
            return None
        model = uniform_weights(self.settings.size)._replace(
            diamond_code=diamonds, diamond=np.zeros((len(diamonds), DIAMOND), np.float32)
        )
        learner = self._learner(model)
        random = np.random.default_rng(self.settings.seed)
        before, after = list[PassFigures](), list[PassFigures]()
        for number in range(self.settings.passes):
            order, name = random.permutation(learned), f"pass {number + 1}"
            figures = self._pass(learner, order, self.settings.rate, name)
            checked = figures and self._pass(learner, held_out, 0.0, "games held out")
            if figures is None or checked is None:
                return None
            before.append(figures)
            after.append(checked)
            self.notice(
                f"{name} of {self.settings.passes}: log loss {figures.log_loss:.4f}, "
                f"held out {checked.log_loss:.4f} (uniform {checked.uniform_log_loss:.4f}), "
                f"top-1 {checked.top1:.1%}"
            )
        return RolloutResult(
            self._weights(model, learner), len(learned), len(held_out), before, after
        )

    def _learner(self, model: RolloutWeights) -> Learner:
        """Return weights of 0 for all patterns, some diamonds and the other features."""
        count = len(self.patterns) + model.diamond.size + len(OTHERS)
        points = self.settings.size**2
        return Learner(
            number=self.numbers,
            tied=np.concatenate(
                [np.zeros((1, DIAMOND), np.int64), tied_places(model.diamond_code)]
            ).astype(np.int8),
            tables=rollout_tables(model),
            weight=np.zeros(count),
            gradient=np.zeros(count),
            squares=np.ones(count),
            touched=np.zeros(8 * points, np.int32),
            feature=np.zeros(8, np.int32),
            score=np.zeros(points),
            place=np.full(points + 1, -1, np.int8),
            saves=np.zeros(points + 1, np.bool_),
            diamonds=np.zeros(0, np.uint64),
            totals=np.zeros(4),
        )

    def _pass(
        self, learner: Learner, games: NDArray[np.int64], rate: float, name: str
    ) -> PassFigures | None:
        """Go through games once; with a rate of 0 they are only measured. None if stopped."""
        reporter = Reporter(self.notice)
        learner.totals[:] = 0.0
        for begin in range(0, len(games), AT_ONCE):
            if self.stopped():
                return None
            self._play(learner, games[begin : begin + AT_ONCE], rate)
            reporter.tell("{}: {:,} of {:,} games".format, name, begin, len(games))
        positions = learner.totals[POSITIONS]
        if not positions:
            raise RunError("no move of the games is one that the rollout policy may draw")
        return PassFigures(
            int(positions),
            float(learner.totals[LOSS] / positions),
            float(learner.totals[UNIFORM] / positions),
            float(learner.totals[HITS] / positions),
        )

    def _play(self, learner: Learner, games: NDArray[np.int64], rate: float) -> int:
        records = self.records
        return int(
            learn_games(
                games,
                records.moves,
                records.end,
                records.setups,
                records.setup,
                records.first,
                self.start,
                self.position,
                self.board,
                learner,
                rate,
                self.settings.decay,
            )
        )

    def _diamonds(self, games: NDArray[np.int64]) -> NDArray[np.uint64] | None:
        """Return the canonical diamonds that are frequent enough; None if stopped."""
        longest = int(np.diff(self.records.end, prepend=0).max(initial=1))
        learner = self._learner(uniform_weights(self.settings.size))._replace(
            diamonds=np.zeros(AT_ONCE * longest, np.uint64)
        )
        codes, counts = np.zeros(0, np.uint64), np.zeros(0, np.int64)
        for begin in range(0, len(games), AT_ONCE):
            if self.stopped():
                return None
            count = self._play(learner, games[begin : begin + AT_ONCE], 0.0)
            new, times = np.unique(learner.diamonds[:count], return_counts=True)
            codes, counts = _merged(
                np.concatenate([codes, turned_diamonds(new).min(axis=0)]),
                np.concatenate([counts, times]),
            )
        frequent = counts >= self.settings.least
        if frequent.sum() > MAX_DIAMONDS:
            frequent = counts >= np.sort(counts)[-MAX_DIAMONDS] + 1
        return codes[frequent]

    def _weights(self, model: RolloutWeights, learner: Learner) -> RolloutWeights:
        """Return the weights to keep: patterns that never occurred stay out."""
        weight = learner.weight.astype(np.float32)
        patterns, others = len(self.patterns), len(weight) - len(OTHERS)
        used = np.flatnonzero(weight[:patterns])
        places = weight[patterns:others].reshape(-1, DIAMOND)
        return model._replace(
            pattern_code=self.patterns[used].astype(np.uint32),
            pattern=weight[used],
            diamond=np.take_along_axis(places, tied_places(model.diamond_code), axis=1),
            others=weight[others:],
        )


def _merged(
    codes: NDArray[np.uint64], counts: NDArray[np.int64]
) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """Return each code once, with the sum of its counts."""
    single, place = np.unique(codes, return_inverse=True)
    return single, np.bincount(place, counts, len(single)).astype(np.int64)
