"""`sai-engine measure`: how well a network predicts recorded games, without a search."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RecordError
from engine.base.reporter import Reporter
from engine.go.position import is_legal, play, set_up
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position, clone, row
from engine.measure.final_owners import final_owners
from engine.measure.ladder_trials import ladder_trials
from engine.measure.measure_figures import TIMES, SizeTally, measure_fields
from engine.measure.position_batch import PositionBatch
from engine.measure.recorded_games import (
    FoundGame,
    GameSelection,
    Outcome,
    drawn,
    outcome_of,
    read_games,
)
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.record.game_record import GameRecord
from engine.search.value.curve import scores, winrates_at
from engine.search.value.ranks import move_ranks

BATCH: Final = 64  # positions per network call
UNDECIDED: Final = 0.5
"""A point's owner counts as decided if the teacher's ownership is beyond this."""
TEACHER_ROUNDING: Final = 3.0
"""The teacher's final owners are used if they count to the recorded score within this [points]."""


@dataclass(frozen=True, kw_only=True)
class MeasureOptions(GameSelection):
    """A network to measure, and games."""

    network: Path
    """Network file."""
    teacher: Path | None = None
    """Network file to compare with."""
    limit: int = 4000
    """Positions at most; 0 for no limit."""
    per_game: int = 8
    """Positions drawn from each game; 0 for all."""
    symmetry: str = "identity"
    """Symmetry of the network's input, see `NetworkEvaluator`."""


class _Point(NamedTuple):
    """A position to evaluate."""

    move: int  # move played; NONE if only the ownership is compared
    time: str  # one of TIMES, or "" for a drawn position


@dataclass
class _Game:
    """A game with positions still to be evaluated."""

    number: int
    size: int
    komi: float
    outcome: Outcome | None
    komi_known: bool
    owners: NDArray[np.int8] | None = None
    """Final owners by the board, if certain."""
    waiting: list[tuple[str, NDArray[np.float32]]] = field(default_factory=list)
    """Ownership by time, until the teacher's final owners are known."""

    @property
    def score(self) -> float:
        """Final score, without komi [points for Black]; NaN if unknown."""
        if self.outcome is None or self.outcome.points is None or not self.komi_known:
            return math.nan
        return self.outcome.points + self.komi


NONE: Final = -1


_Batch = PositionBatch[tuple[_Game, _Point]]
"""Evaluators are the network's and the teacher's, if there is one."""


class _Teacher(NamedTuple):
    """The teacher's answers for a batch, in Black's frame."""

    policy: NDArray[np.float32]  # [B, A]
    winrate: NDArray[np.float64]  # [B] Black's at the games' komi; NaN of a policy alone
    alpha: NDArray[np.float64]  # [B] Black's fair komi; NaN for networks without a score
    ownership: NDArray[np.float32] | None  # [B, N] Black's


class _Measuring:
    """A measurement in progress."""

    def __init__(
        self, network: OpenedNetwork, teacher: OpenedNetwork | None, options: MeasureOptions
    ) -> None:
        self.network = network
        self.teacher = teacher
        self.options = options
        self.tallies: dict[int, SizeTally] = {}
        self.left_out: dict[str, int] = {}
        self.drawn = 0
        self._batches: dict[tuple[int, str], _Batch] = {}

    def play(self, entry: FoundGame, record: GameRecord, number: int) -> None:
        """Replay a game and evaluate some of its positions."""
        rules = record.rules
        reason = self._unusable(rules)
        last = record.last_legal_node()
        start, turns = record.start_and_moves(last)
        moves = [turn.point for turn in turns]
        if not reason and not moves:
            reason = "without moves"
        if reason:
            self.left_out[reason] = self.left_out.get(reason, 0) + 1
            return
        game = _Game(
            number=number,
            size=rules.size,
            komi=rules.white_bonus,
            outcome=outcome_of(record.info.get("RE", "")),
            komi_known=record.komi_known,
        )
        stones, to_play, captured = start.stones, start.to_play, start.captured
        capacity = 4 * rules.size**2 + 64 + len(moves)
        position = set_up(rules, stones, to_play, captured=captured, capacity=capacity)
        moves = playable_moves(position, moves)
        recorded_moves = sum(node.move is not None for node in record.main_line())
        requests = self._plies(entry, moves, rules.size**2, recorded_moves)
        if not math.isnan(game.score) and len(moves) == len(turns):
            final = clone(position)
            for move in moves:
                play(final, move)
            game.owners = final_owners(final, rules, game.score)
            if game.owners is not None or self.teacher is not None:
                ends = len(moves)
                while ends and moves[ends - 1] == rules.size**2:  # without the closing passes
                    ends -= 1
                requests[math.floor(0.6 * ends)].append(_Point(NONE, TIMES[0]))
                requests[ends].append(_Point(NONE, TIMES[1]))
        batch = self._batch(rules)
        for ply, points in enumerate(requests):
            for point in points:
                if batch.add(position, game.komi, (game, point)):
                    self._run(batch)
            if ply < len(moves):
                play(position, moves[ply])

    def finish(self) -> None:
        """Evaluate the positions left in the batches."""
        for batch in self._batches.values():
            if batch.about:
                self._run(batch)

    def _unusable(self, rules: Rules) -> str:
        """Return why games by these rules are left out; "" if they aren't."""
        size = f"{rules.size}x{rules.size}"
        if rules.size not in self.network.header.sizes:
            return f"on {size}, which the network doesn't play"
        if self.teacher is not None and rules.size not in self.teacher.header.sizes:
            return f"on {size}, which the teacher doesn't play"
        return ""

    def _plies(
        self, entry: FoundGame, moves: Sequence[int], points: int, recorded_moves: int
    ) -> list[list[_Point]]:
        """Return the positions to evaluate after each ply, drawn by the game's digest."""
        requests: list[list[_Point]] = [[] for _ in range(len(moves) + 1)]
        # passes that `start_and_moves` inserted where a side moves twice are not measured
        plies = [p for p, move in enumerate(moves) if move < points or recorded_moves >= len(moves)]
        count = self.options.per_game or len(plies)
        if self.options.limit:
            count = min(count, self.options.limit - self.drawn)
        plies = drawn(entry, plies, count)
        for ply in plies:
            requests[ply].append(_Point(moves[ply], ""))
        self.drawn += len(plies)
        return requests

    def _batch(self, rules: Rules) -> _Batch:
        key = rules.board_kind
        if key not in self._batches:
            precision, symmetry = self.options.precision, self.options.symmetry
            evaluators = [self.network.evaluator(rules, precision=precision, symmetry=symmetry)]
            if self.teacher is not None:
                evaluators.append(self.teacher.evaluator(rules, precision=precision))
            self._batches[key] = _Batch(rules, evaluators, BATCH)
        return self._batches[key]

    def _run(self, batch: _Batch) -> None:
        """Evaluate a batch and count the results."""
        positions, legal, komi = batch.arrays()
        network, *others = batch.evaluators
        answer = network.evaluate(positions, legal, komi)
        teacher = _teacher_answer(others[0], positions, legal, komi) if others else None
        if teacher and self.teacher and not self.teacher.header.has_values:
            teacher = teacher._replace(winrate=np.full(len(komi), math.nan))
        winrates, alphas = winrates_at(answer, komi), scores(answer)[:, 0]
        if not self.network.header.has_values:
            winrates = np.full(len(komi), math.nan)
        moves = np.array([point.move for _, point in batch.about])
        ranks = move_ranks(answer.policy, legal, moves)
        teacher_ranks = None if teacher is None else move_ranks(teacher.policy, legal, moves)
        for i, (game, point) in enumerate(batch.about):
            tally = self.tallies.setdefault(game.size, SizeTally())
            if point.time:
                if answer.ownership is not None:
                    owners = (
                        teacher.ownership[i] if teacher and teacher.ownership is not None else None
                    )
                    _count_owners(tally, game, point.time, answer.ownership[i], owners)
                continue
            tally.games.add(game.number)
            tally.ladders.add(game.number, answer.policy[i], ladder_trials(row(positions, i)))
            outcome = game.outcome if game.komi_known else None
            values = {
                "rank": int(ranks[i]),
                "surprise": -math.log(max(float(answer.policy[i, point.move]), 1e-9)),
                "winrate": float(winrates[i]),
                "won": math.nan if outcome is None else 0.5 + 0.5 * outcome.winner,
                "alpha": float(alphas[i]),
                "score": game.score,
            }
            if teacher is not None and teacher_ranks is not None:
                values |= {
                    "teacher_rank": int(teacher_ranks[i]),
                    "teacher_winrate": float(teacher.winrate[i]),
                    "teacher_alpha": float(teacher.alpha[i]),
                }
            tally.rows.add(**values)
        batch.about.clear()


def measure(
    options: MeasureOptions, *, notice: Callable[[str], None], stopped: Callable[[], bool]
) -> dict[str, Any]:
    """Measure a network on games; if stopped, on the games up to then.

    Returns the fields documented in docs/commands/measuring.md.

    Raises
    ------
    EngineError
        A network can't be read, or there are no games.
    """
    network = open_network(options.network)
    teacher = open_network(options.teacher) if options.teacher is not None else None
    sources, games = options.find(notice, stopped)
    work = _Measuring(network, teacher, options)
    started, reporter = time.monotonic(), Reporter(notice)
    for number, (entry, record) in enumerate(read_games(sources, games, notice)):
        if (options.limit and work.drawn >= options.limit) or stopped():
            break
        work.play(entry, record, number)
        reporter.tell(_progress, work, len(games), number + 1)
    work.finish()
    for reason, count in work.left_out.items():
        notice(f"left out: {count} game(s) {reason}")
    if not work.tallies and not stopped():
        raise RecordError(
            f"{options.games}: nothing to measure; name games with moves on boards that "
            f"{network.header.name} plays"
        )
    return {
        "network": network.header.name,
        "identity": network.header.identity,
        "teacher": teacher.header.name if teacher is not None else None,
        "source": options.games.name,
        "split": options.split,
        "games_found": len(games),
        "stopped": stopped(),
        "seconds": time.monotonic() - started,
        "boards": {
            str(size): measure_fields(tally, teacher is not None)
            for size, tally in sorted(work.tallies.items())
        },
    }


def _progress(work: _Measuring, games: int, number: int) -> str:
    ranks = [rank for tally in work.tallies.values() for rank in tally.rows.rank]
    share = 100 * sum(rank < 1 for rank in ranks) / max(len(ranks), 1)
    goal = f" of {work.options.limit}" if work.options.limit else f" of {number} of {games} games"
    return f"{len(ranks)}{goal} positions, first choice right {share:.1f} %"


def _teacher_answer(
    evaluator: FileEvaluator,
    positions: Position,
    legal: NDArray[np.bool_],
    komi: NDArray[np.float32],
) -> _Teacher:
    """Return the teacher's answers; KataGo's alpha is its lead, not the middle of the curve."""
    answer = evaluator.evaluate(positions, legal, komi)
    alpha = scores(answer)[:, 0]
    if isinstance(evaluator, KataGoEvaluator):
        alpha = komi + positions.counters[:, TO_PLAY] * evaluator.ask(positions, komi).scores.lead
    return _Teacher(answer.policy, winrates_at(answer, komi), alpha, answer.ownership)


def playable_moves(position: Position, moves: Sequence[int]) -> list[int]:
    """Return the moves up to the first illegal one."""
    trial = clone(position)
    good = []
    for move in moves:
        if not is_legal(trial, move):
            break
        play(trial, move)
        good.append(int(move))
    return good


def _count_owners(
    tally: SizeTally,
    game: _Game,
    time: str,
    owned: NDArray[np.float32],
    teacher: NDArray[np.float32] | None,
) -> None:
    """Compare an ownership with the final board, or with the teacher's final owners."""
    if game.owners is not None:
        tally.add_ownership("board", time, owned, game.owners)
        return
    if teacher is None:
        return
    game.waiting.append((time, owned.copy()))
    if time != TIMES[1]:
        return
    owners = np.where(np.abs(teacher) > UNDECIDED, np.sign(teacher), 0).astype(np.int8)
    if abs(float(np.sign(teacher).sum()) - game.score) <= TEACHER_ROUNDING:
        for earlier, ownership in game.waiting:
            tally.add_ownership("teacher", earlier, ownership, owners)
