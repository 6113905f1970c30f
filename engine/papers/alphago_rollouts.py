"""Learn the weights of the rollout policy from the moves of game records.

Softmax regression (Silver et al. 2016, Methods, Rollout policy): the log likelihood of the move
played, among all moves that the policy may draw, rises by a gradient step at every position, with
steps by weight (Duchi et al. 2011, AdaGrad). The tree policy has the features of the second set of
Extended Data Table 4 beside those of the first.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.base.jit import jit_inline, jit_lean
from engine.base.reporter import Reporter
from engine.go.board import EMPTY, NONE, WHITE
from engine.go.chains import press
from engine.go.position import put_stones
from engine.go.rollout_board import (
    FREE,
    SHAPE,
    VITAL,
    RolloutBoard,
    rollout_board,
    saving_moves,
    set_board,
    settle_and_update,
)
from engine.go.rollout_patterns import (
    CODES,
    DIAMOND,
    FOUR_FIRST,
    NEAR,
    canonical_3x3,
    diamond_code,
    swapped_3x3,
    turned_diamonds,
)
from engine.go.rollout_tables import (
    BESIDE,
    DISTANCES,
    MAX_DIAMONDS,
    NAKADE,
    OTHERS,
    RESPONSE,
    SAVE_ATARI,
    SELF_ATARI,
    THREE_AWAY,
    RolloutTables,
    RolloutWeights,
    distance_place,
    find_code,
    find_diamond,
    rollout_tables,
    tied_places,
    uniform_weights,
)
from engine.go.state import KO, TO_PLAY, Number, Position, clone, copy_position, empty_position
from engine.papers.alphago_settings import RolloutTrainingSettings
from engine.train.records.packed_records import (
    FoundRecords,
    PackedRecords,
    find_records,
    known_records,
    read_records,
)

POSITIONS: Final = 0  # entry of `totals`: positions
LOSS: Final = 1  # entry of `totals`: sum of -log probability of the moves played
UNIFORM: Final = 2  # entry of `totals`: the same of equal probabilities
HITS: Final = 3  # entry of `totals`: first choices that were played; of n equal ones 1 / n
MOST_FEATURES: Final = 11  # of one move
ABSENT: Final = np.uint64(2**64 - 1)  # no diamond


class Learner(NamedTuple):
    """Weights being learned: P patterns, 12 places of D diamonds, and `OTHERS`.

    Those of the second set stand after the patterns: E diamonds, and 2 x 17 distances.
    """

    number: NDArray[np.int32]  # [CODES, 2] weight by Black's 3x3 code, for Black's and White's move
    tied: NDArray[np.int8]  # [D + 1, 12] see `tied_places`; row 0 isn't used
    tables: RolloutTables  # factors of 1, and the diamonds of both sets
    weight: NDArray[np.float64]  # [W]
    gradient: NDArray[np.float64]  # [W] of one position, 0 between positions
    squares: NDArray[np.float64]  # [W] 1 + sum of squared gradients
    touched: NDArray[np.int32]  # [11 N] weights with a gradient
    feature: NDArray[np.int32]  # [11] weights of one move
    score: NDArray[np.float64]  # [N] sum of weights; then probability
    place: NDArray[np.int8]  # [N + 1] place around the last move, or -1
    saves: NDArray[np.bool_]  # [N + 1] moves that save from atari
    diamonds: NDArray[np.uint64]
    # [2, K] receives of every position the codes of the diamonds around the last move (or `ABSENT`)
    # and around the move played; unless K is 0
    totals: NDArray[np.float64]  # [4] see POSITIONS, ...


@jit_lean
def learn_games(
    games: NDArray[np.int64],
    moves: NDArray[np.int16],
    end: NDArray[np.int64],
    setups: NDArray[np.int8],
    setup: NDArray[np.int32],
    first: NDArray[np.int8],
    start: Position,
    position: Position,
    board: RolloutBoard,
    learner: Learner,
    rate: float,
    decay: float,
) -> int:
    """Learn some games (numbers int64[G]) of `PackedRecords`; return how many positions were noted.

    Passes aren't learned, nor moves that the policy never draws (into an own true eye). With a
    rate of 0 nothing is learned, only `totals` are counted. `start` is an empty board.
    """
    points = position.stones.shape[0] - 1
    noted = 0
    for number in games:
        copy_position(start, position)
        position.counters[TO_PLAY] = first[number]
        put_stones(position, setups[setup[number]])
        set_board(position, board, learner.tables)
        last = before = np.int64(NONE)
        begin = end[number - 1] if number > 0 else 0
        for i in range(begin, end[number]):
            move = np.int64(moves[i])
            color = position.counters[TO_PLAY]
            position.counters[TO_PLAY] = -color
            if move == points:
                position.counters[KO] = NONE
                board.nakade[VITAL] = NONE
                before, last = last, np.int64(NONE)
                continue
            if position.stones[move] != EMPTY:
                break  # a damaged record
            if learner.diamonds.shape[1] > 0:
                for k, center in enumerate((last, move)):
                    code = ABSENT
                    if center != NONE:
                        place = np.uint16(center)
                        code = diamond_code(board.state, board.near, place, color == WHITE)
                    learner.diamonds[k, noted] = code
                noted += 1
            else:
                _learn_move(position, board, learner, last, before, move, color, rate, decay)
            press(position, np.uint16(move))
            settle_and_update(position, board, learner.tables, np.uint16(move), color)
            before, last = last, move
    return noted


@jit_lean
def _learn_move(
    position: Position,
    board: RolloutBoard,
    learner: Learner,
    last: Number,
    before: Number,
    move: Number,
    color: Number,
    rate: float,
    decay: float,
) -> None:
    """Score all moves of a position, count how well the one played does, and take a step."""
    points = position.stones.shape[0] - 1
    c = np.intp(color == WHITE)
    if board.gamma[c, move] == 0.0:
        return
    found = _set_local(position, board, learner, last, color)
    best = -math.inf
    equal = 0  # moves as good as the best one
    choices = 0
    for point in range(points):
        if board.gamma[c, point] > 0.0 and point != position.counters[KO]:
            score = 0.0
            for k in range(_list_features(board, learner, c, point, last, before, found)):
                score += learner.weight[learner.feature[k]]
            learner.score[point] = score
            equal = 1 if score > best else equal + (score == best)
            best = max(best, score)
            choices += 1
    total = 0.0
    for point in range(points):
        if board.gamma[c, point] > 0.0 and point != position.counters[KO]:
            total += math.exp(learner.score[point] - best)
    learner.totals[POSITIONS] += 1.0
    learner.totals[LOSS] += best + math.log(total) - learner.score[move]
    learner.totals[UNIFORM] += math.log(choices)
    learner.totals[HITS] += (learner.score[move] == best) / equal
    if rate > 0.0:
        touched = 0
        for point in range(points):
            if board.gamma[c, point] > 0.0 and point != position.counters[KO]:
                surprise = -math.exp(learner.score[point] - best) / total
                surprise += point == move
                for k in range(_list_features(board, learner, c, point, last, before, found)):
                    feature = learner.feature[k]
                    if learner.gradient[feature] == 0.0:
                        learner.touched[touched] = feature
                        touched += 1
                    learner.gradient[feature] += surprise
        for k in range(touched):
            feature = learner.touched[k]
            step = learner.gradient[feature]
            learner.gradient[feature] = 0.0
            if step != 0.0:  # a weight may be listed twice
                step -= decay * learner.weight[feature]
                learner.squares[feature] += step * step
                learner.weight[feature] += rate * step / math.sqrt(learner.squares[feature])
    _clear_local(board, learner, last)


@jit_lean
def _set_local(
    position: Position, board: RolloutBoard, learner: Learner, last: Number, color: Number
) -> int:
    """Note the features of moves near the last one; return the result of `find_diamond`."""
    if last == NONE:
        return 0
    for k in range(saving_moves(position, board, last, color)):
        learner.saves[board.marked[k]] = True
    for k in range(NEAR):
        learner.place[board.near[last, k]] = k
    code = diamond_code(board.state, board.near, np.uint16(last), color == WHITE)
    return find_diamond(learner.tables, code)


@jit_lean
def _clear_local(board: RolloutBoard, learner: Learner, last: Number) -> None:
    """Undo `_set_local`."""
    for point in range(len(learner.saves)):
        learner.saves[point] = False
    if last != NONE:
        for k in range(NEAR):
            learner.place[board.near[last, k]] = -1


@jit_inline
def _list_features(
    board: RolloutBoard,
    learner: Learner,
    c: Number,
    point: Number,
    last: Number,
    before: Number,
    found: int,
) -> int:
    """List the weights of a move in `feature`; return their number."""
    others = len(learner.weight) - len(OTHERS)
    diamonds = others - DIAMOND * (len(learner.tied) - 1)
    learner.feature[0] = learner.number[board.code[point], c]
    count = 1
    if board.breath[c, point] != FREE:
        learner.feature[count] = others + SELF_ATARI
        count += 1
    place = learner.place[point]
    if place >= DIAMOND:
        learner.feature[count] = others + THREE_AWAY + (place >= FOUR_FIRST)
        count += 1
    elif place >= 0:
        learner.feature[count] = others + BESIDE + place // 4
        count += 1
        row = found >> 3
        if row > 0:
            turned = learner.tables.turn[found & 7, place]
            learner.feature[count] = diamonds + DIAMOND * (row - 1) + learner.tied[row, turned]
            learner.feature[count + 1] = others + RESPONSE
            count += 2
    if learner.saves[point]:
        learner.feature[count] = others + SAVE_ATARI
        count += 1
    if board.nakade[VITAL] == point:
        learner.feature[count] = others + NAKADE + board.nakade[SHAPE]
        count += 1
    if len(learner.tables.distance) > 0:
        size = board.live.shape[0]
        distances = diamonds - 2 * DISTANCES
        code = diamond_code(board.state, board.near, np.uint16(point), c == 1)
        row = find_code(learner.tables.spot_key, learner.tables.spot_row, code)
        if row > 0:
            learner.feature[count] = distances - len(learner.tables.spot) + row
            count += 1
        for k, other in enumerate((last, before)):
            if other != NONE:
                place = distance_place(size, point, other)
                learner.feature[count] = distances + DISTANCES * k + place
                count += 1
    return count


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

    weights: RolloutWeights  # after the pass with the lowest log loss on the games held out
    kept: int  # that pass, an index of the two lists
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
        found = self._diamonds(learned)
        if found is None:
            return None
        diamonds, spots = found
        model = uniform_weights(self.settings.size)._replace(
            diamond_code=diamonds, diamond=np.zeros((len(diamonds), DIAMOND), np.float32)
        )
        if self.settings.tree_policy:
            model = model._replace(
                spot_code=spots,
                spot=np.zeros(len(spots), np.float32),
                distance=np.zeros((2, DISTANCES), np.float32),
            )
        learner = self._learner(model)
        random = np.random.default_rng(self.settings.seed)
        before, after = list[PassFigures](), list[PassFigures]()
        weights, kept = model, 0
        for number in range(self.settings.passes):
            order, name = random.permutation(learned), f"pass {number + 1}"
            figures = self._pass(learner, order, self.settings.rate, name)
            checked = figures and self._pass(learner, held_out, 0.0, "games held out")
            if figures is None or checked is None:
                return None
            before.append(figures)
            after.append(checked)
            if checked.log_loss <= after[kept].log_loss:
                weights, kept = self._weights(model, learner), number
            self.notice(
                f"{name} of {self.settings.passes}: log loss {figures.log_loss:.4f}, "
                f"held out {checked.log_loss:.4f} (uniform {checked.uniform_log_loss:.4f}), "
                f"top-1 {checked.top1:.1%}"
            )
        return RolloutResult(weights, kept, len(learned), len(held_out), before, after)

    def _learner(self, model: RolloutWeights) -> Learner:
        """Return weights of 0 for all patterns, some diamonds and the other features."""
        second_set = len(model.spot) + model.distance.size
        count = len(self.patterns) + second_set + model.diamond.size + len(OTHERS)
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
            touched=np.zeros(MOST_FEATURES * points, np.int32),
            feature=np.zeros(MOST_FEATURES, np.int32),
            score=np.zeros(points),
            place=np.full(points + 1, -1, np.int8),
            saves=np.zeros(points + 1, np.bool_),
            diamonds=np.zeros((2, 0), np.uint64),
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

    def _diamonds(
        self, games: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint64], NDArray[np.uint64]] | None:
        """Return the canonical diamonds that are frequent enough; None if stopped.

        They are those around the last move, and those around the move played.
        """
        longest = int(np.diff(self.records.end, prepend=0).max(initial=1))
        learner = self._learner(uniform_weights(self.settings.size))._replace(
            diamonds=np.zeros((2, AT_ONCE * longest), np.uint64)
        )
        counted = [(np.zeros(0, np.uint64), np.zeros(0, np.int64))] * 2
        for begin in range(0, len(games), AT_ONCE):
            if self.stopped():
                return None
            count = self._play(learner, games[begin : begin + AT_ONCE], 0.0)
            for k, (codes, counts) in enumerate(counted):
                noted = learner.diamonds[k, :count]
                new, times = np.unique(noted[noted != ABSENT], return_counts=True)
                counted[k] = _merged(
                    np.concatenate([codes, turned_diamonds(new).min(axis=0)]),
                    np.concatenate([counts, times]),
                )
        last, move = (self._frequent(codes, counts) for codes, counts in counted)
        return last, move

    def _frequent(self, codes: NDArray[np.uint64], counts: NDArray[np.int64]) -> NDArray[np.uint64]:
        """Return the codes that occur often enough, not more than a table may have."""
        frequent = counts >= self.settings.least
        if frequent.sum() > MAX_DIAMONDS:
            frequent = counts >= np.sort(counts)[-MAX_DIAMONDS] + 1
        return codes[frequent]

    def _weights(self, model: RolloutWeights, learner: Learner) -> RolloutWeights:
        """Return the weights to keep: patterns that never occurred stay out."""
        weight = learner.weight.astype(np.float32)
        parts = np.cumsum(
            [len(self.patterns), len(model.spot), model.distance.size, model.diamond.size]
        )
        patterns, spot, distance, diamond, others = np.split(weight, parts)
        used = np.flatnonzero(patterns)
        places = diamond.reshape(-1, DIAMOND)
        return model._replace(
            pattern_code=self.patterns[used].astype(np.uint32),
            pattern=patterns[used],
            diamond=np.take_along_axis(places, tied_places(model.diamond_code), axis=1),
            others=others,
            spot=spot,
            distance=distance.reshape(-1, DISTANCES),
        )


def _merged(
    codes: NDArray[np.uint64], counts: NDArray[np.int64]
) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """Return each code once, with the sum of its counts."""
    single, place = np.unique(codes, return_inverse=True)
    return single, np.bincount(place, counts, len(single)).astype(np.int64)
