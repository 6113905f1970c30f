"""The kernel of `rollout_training`: replay games, and take a gradient step at each position."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import EMPTY, NONE, WHITE
from engine.go.chains import press
from engine.go.position import put_stones
from engine.go.rollout_board import (
    FREE,
    SHAPE,
    VITAL,
    RolloutBoard,
    saving_moves,
    set_board,
    settle_and_update,
)
from engine.go.rollout_patterns import DIAMOND, FOUR_FIRST, NEAR, diamond_code
from engine.go.rollout_tables import (
    BESIDE,
    NAKADE,
    OTHERS,
    RESPONSE,
    SAVE_ATARI,
    SELF_ATARI,
    THREE_AWAY,
    RolloutTables,
    find_diamond,
)
from engine.go.state import KO, TO_PLAY, Number, Position, copy_position

POSITIONS: Final = 0  # entry of `totals`: positions
LOSS: Final = 1  # entry of `totals`: sum of -log probability of the moves played
UNIFORM: Final = 2  # entry of `totals`: the same of equal probabilities
HITS: Final = 3  # entry of `totals`: first choices that were played; of n equal ones 1 / n


class Learner(NamedTuple):
    """Weights being learned: P patterns, then 12 places of D diamonds, then `OTHERS`."""

    number: NDArray[np.int32]  # [CODES, 2] weight by Black's 3x3 code, for Black's and White's move
    tied: NDArray[np.int8]  # [D + 1, 12] see `tied_places`; row 0 isn't used
    tables: RolloutTables  # factors of 1, and the diamonds
    weight: NDArray[np.float64]  # [W]
    gradient: NDArray[np.float64]  # [W] of one position, 0 between positions
    squares: NDArray[np.float64]  # [W] 1 + sum of squared gradients
    touched: NDArray[np.int32]  # [8 N] weights with a gradient
    feature: NDArray[np.int32]  # [8] weights of one move
    score: NDArray[np.float64]  # [N] sum of weights; then probability
    place: NDArray[np.int8]  # [N + 1] place around the last move, or -1
    saves: NDArray[np.bool_]  # [N + 1] moves that save from atari
    diamonds: NDArray[np.uint64]  # [K] receives the diamond code of every position, unless empty
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
    """Learn some games (numbers int64[G]) of `PackedRecords`; return how many diamonds were noted.

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
        last = np.int64(NONE)
        begin = end[number - 1] if number > 0 else 0
        for i in range(begin, end[number]):
            move = np.int64(moves[i])
            color = position.counters[TO_PLAY]
            position.counters[TO_PLAY] = -color
            if move == points:
                position.counters[KO] = NONE
                board.nakade[VITAL] = NONE
                last = np.int64(NONE)
                continue
            if position.stones[move] != EMPTY:
                break  # a damaged record
            if len(learner.diamonds) > 0:
                if last != NONE:
                    code = diamond_code(board.state, board.near, np.uint16(last), color == WHITE)
                    learner.diamonds[noted] = code
                    noted += 1
            else:
                _learn_move(position, board, learner, last, move, color, rate, decay)
            press(position, np.uint16(move))
            settle_and_update(position, board, learner.tables, np.uint16(move), color)
            last = move
    return noted


@jit_lean
def _learn_move(
    position: Position,
    board: RolloutBoard,
    learner: Learner,
    last: Number,
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
            for k in range(_list_features(board, learner, c, point, found)):
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
                for k in range(_list_features(board, learner, c, point, found)):
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
    board: RolloutBoard, learner: Learner, c: Number, point: Number, found: int
) -> int:
    """List the weights of a move in `feature`; return their number."""
    others = len(learner.weight) - len(OTHERS)
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
            first = others - DIAMOND * (len(learner.tied) - 1)
            learner.feature[count] = first + DIAMOND * (row - 1) + learner.tied[row, turned]
            learner.feature[count + 1] = others + RESPONSE
            count += 2
    if learner.saves[point]:
        learner.feature[count] = others + SAVE_ATARI
        count += 1
    if board.nakade[VITAL] == point:
        learner.feature[count] = others + NAKADE + board.nakade[SHAPE]
        count += 1
    return count
