"""`sai-engine measure labels`: networks compared with the search of a stronger one.

The stronger network's results are reference positions; see `reference_file`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.analysis.batch_search import Question, SearchedPosition, search_positions
from engine.base.errors import EngineError, SettingsError
from engine.base.reporter import Reporter
from engine.base.statistics.bootstrap import grouped_mean, grouped_share
from engine.go.board import BLACK, WHITE
from engine.go.rules import PERFECT_SCORES
from engine.measure.position_batch import measuring_evaluator
from engine.measure.reference_file import SOLVER, ReferenceFile, ReferencePosition
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.search.settings import ANALYSIS

JUDGE_VISITS: Final = 50
"""Visits of a judge's search of each position."""
BLOCK: Final = 8
"""Positions that are searched between two calls of `progress`."""


class MoveJudge:
    """Judges first moves by searches of the positions after them and after the reference's moves.

    Results are cached, so that moves chosen by several networks are searched once.

    Parameters
    ----------
    network
        Network file of the judge.
    visits
        Visits of each search.

    Raises
    ------
    EngineError
        The network can't be used.
    """

    def __init__(self, network: Path, visits: int = JUDGE_VISITS, precision: str = "auto") -> None:
        self._opened = open_network(network)
        self._visits = visits
        self._precision = precision
        self._evaluators: dict[int, FileEvaluator] = {}
        self._alphas: dict[tuple[tuple[int, ...], float], float] = {}

    @property
    def name(self) -> str:
        """Name of the network."""
        return self._opened.header.name

    def losses(
        self,
        positions: Sequence[ReferencePosition],
        first_moves: Sequence[int],
        *,
        progress: Callable[[int, int], None] = lambda done, count: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> list[float]:
        """Return the loss of each first move against the reference's, for the player to move.

        Parameters
        ----------
        positions
            Reference positions, all of one board size.
        first_moves
            The moves to judge, one for each of the first positions; N is pass.
        progress
            Called with the numbers of searched and of all new positions.

        Returns
        -------
        list of float
            Difference of the searched fair komi after both moves [points]: 0 for the same move,
            below 0 if the judge prefers the new one. NaN where the reference has no move, a move
            ends the game, or the search was stopped.
        """
        pairs = [
            _after(position, move) for position, move in zip(positions, first_moves, strict=False)
        ]
        questions = dict.fromkeys(question for pair in pairs for question in pair)
        new = [question for question in questions if question not in self._alphas]
        if new:
            size = positions[0].size
            for begin, answers in search_positions(
                self._evaluator(size), size, new, self._visits, at_once=BLOCK, stopped=stopped
            ):
                for question, answer in zip(new[begin:], answers, strict=False):
                    self._alphas[question] = answer.alpha
                progress(begin + len(answers), len(new))
        return [
            self._loss(position, move, pair)
            for position, move, pair in zip(positions, first_moves, pairs, strict=False)
        ]

    def _evaluator(self, size: int) -> FileEvaluator:
        if size not in self._evaluators:
            self._evaluators[size] = measuring_evaluator(self._opened, size, self._precision)
        return self._evaluators[size]

    def _loss(self, position: ReferencePosition, move: int, questions: Sequence[Question]) -> float:
        if position.middle.moves and position.middle.moves[0].move == move:
            return 0.0
        if not questions:
            return math.nan
        best, own = (self._alphas.get(question, math.nan) for question in questions)
        color = WHITE if len(position.moves) % 2 else BLACK
        return color * (best - own)


def _after(position: ReferencePosition, move: int) -> tuple[Question, ...]:
    """Return the positions after the reference's first move and after another move.

    The result is () if the moves are equal, the reference has none, or one of them ends the game.
    """
    middle, end = position.middle, position.size**2
    if not middle.moves or middle.moves[0].move == move:
        return ()
    best = middle.moves[0].move
    if position.moves[-1:] == (end,) and end in (best, move):
        return ()  # the game is over then
    return tuple(Question((*position.moves, played), middle.komi) for played in (best, move))


BATCH: Final = ANALYSIS.batch
"""Leaves of a tree evaluated together, as in analysis; see `SearchSettings`."""
SURE: Final = 0.95
"""Least winrate of a player for the reference to be sure of the winner."""
OTHER_KOMI: Final = (6.5, 7.5)
"""Komi at which the empty board is searched if perfect play is unknown."""


@dataclass(frozen=True)
class ComparedPosition:
    """How far a network is from the reference at one position; one entry for each komi asked."""

    winrate_errors: tuple[float, ...]
    """Absolute difference of Black's winrates [0, 1]; () if the network has none."""
    lead_error: float
    """Absolute difference of the fair komi at the middle komi [points]; NaN if the network has no
    score."""
    same_move: tuple[float, ...]
    """1 if the best moves agree, else 0; a move that is proven to be as good agrees."""
    points_lost: tuple[float, ...]
    """The reference's lead behind its own first move less that behind the network's, for those that
    the reference search has visited; the mover's, so negative where the search liked the network's
    move better [points]."""
    first_move: int = -1
    """Best move at the middle komi; N is pass."""
    right_winners: tuple[float, ...] = ()
    """1 if the player favored is the winner, else 0, where the reference is sure of the winner;
    () if the network has no winrates."""


class ReferenceComparison:
    """Compares networks with reference positions on one board size.

    Parameters
    ----------
    positions
        All of one board size.
    """

    def __init__(self, positions: Sequence[ReferencePosition]) -> None:
        self.positions = tuple(positions)
        self.size = positions[0].size
        self._questions = [
            Question(position.moves, asked.komi)
            for position in positions
            for asked in position.asked
        ]

    def evaluator(
        self, network: OpenedNetwork, precision: str, symmetry: str = "random"
    ) -> FileEvaluator:
        """Return an evaluator of the positions; see `measuring_evaluator`."""
        return measuring_evaluator(network, self.size, precision, symmetry)

    def rows(
        self,
        evaluator: FileEvaluator,
        visits: int,
        *,
        has_values: bool = True,
        batch: int = BATCH,
        progress: Callable[[int, int], None] = lambda done, count: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> list[ComparedPosition]:
        """Compare a network with the references; when stopped, only the first positions.

        Parameters
        ----------
        visits
            Visits of each search; 1 is the network alone.
        has_values
            Whether the network estimates winrates; without, they aren't compared.
        batch
            See `SearchSettings`.
        progress
            Called with the numbers of answered and of all questions.
        """
        answers: list[SearchedPosition] = []
        for begin, part in search_positions(
            evaluator, self.size, self._questions, visits, batch=batch, stopped=stopped
        ):
            answers += part
            progress(begin + len(part), len(self._questions))
        rows = _rows(self.positions, answers)
        return (
            list(rows)
            if has_values
            else [replace(row, winrate_errors=(), right_winners=()) for row in rows]
        )


def _rows(
    positions: Sequence[ReferencePosition], answers: Sequence[SearchedPosition]
) -> Iterator[ComparedPosition]:
    """Compare answers with references, position by position, as far as there are answers."""
    begin = 0
    for position in positions:
        replies = answers[begin : begin + len(position.asked)]
        begin += len(position.asked)
        if begin > len(answers):
            return
        same, lost, right, lead_error, first_move = [], [], [], math.nan, -1
        for asked, answer in zip(position.asked, replies, strict=True):
            if asked is position.middle:
                lead_error = abs(answer.alpha - (asked.komi + asked.lead))
                first_move = answer.first_move
            if asked.moves:
                best = asked.moves[0]
                leads = {move.move: move.lead for move in asked.moves}
                mover = 1.0 if len(position.moves) % 2 == 0 else -1.0
                loss = mover * (best.lead - leads.get(answer.first_move, math.nan))
                if not math.isnan(loss):
                    lost.append(loss)
                if position.teacher != SOLVER:
                    same.append(float(answer.first_move == best.move))
                elif not math.isnan(loss):
                    same.append(float(loss == 0.0))
            if max(asked.winrate, 1.0 - asked.winrate) >= SURE:
                right.append(float((answer.winrate > 0.5) == (asked.winrate > 0.5)))
        yield ComparedPosition(
            tuple(
                abs(answer.winrate - asked.winrate)
                for asked, answer in zip(position.asked, replies, strict=True)
            ),
            lead_error,
            tuple(same),
            tuple(lost),
            first_move,
            tuple(right),
        )


def comparison_figures(rows: Sequence[ComparedPosition]) -> dict[str, Any]:
    """Return means with 95 % intervals, by bootstrap over positions.

    Returns
    -------
    dict
        `positions`, and for each of `winrate_error`, `lead_error`, `winner` (share of right winners
        where the reference is sure of one), `first_move` (share of equal best moves) and
        `points_lost`: `mean`, `low`, `high` and `count`; `lead_error` also has the `median`. None
        if nothing can be compared.
    """
    leads = [(row.lead_error,) if row.lead_error == row.lead_error else () for row in rows]
    lead_errors = [lead[0] for lead in leads if lead]
    return {
        "positions": len(rows),
        "winrate_error": grouped_mean([row.winrate_errors for row in rows]),
        "lead_error": {
            **grouped_mean(leads),
            "median": float(np.median(lead_errors)) if lead_errors else None,
        },
        "winner": grouped_share([row.right_winners for row in rows]),
        "first_move": grouped_share([row.same_move for row in rows]),
        "points_lost": grouped_mean([row.points_lost for row in rows]),
    }


def _difference(
    rows: Sequence[ComparedPosition], first: Sequence[ComparedPosition]
) -> dict[str, Any]:
    """Return by how much the winrate error is above that of the first row, position by position."""
    return grouped_mean(
        [
            [a - b for a, b in zip(row.winrate_errors, other.winrate_errors, strict=True)]
            for row, other in zip(rows, first, strict=False)
            if row.winrate_errors and other.winrate_errors
        ]
    )


def _judged(
    judge: MoveJudge,
    positions: Sequence[ReferencePosition],
    rows: Sequence[ComparedPosition],
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Return the mean loss of the first moves, as a judge sees it."""
    losses = judge.losses(
        positions,
        [row.first_move for row in rows],
        progress=_progress(f"{judge.name} judges first moves", notice),
        stopped=stopped,
    )
    return grouped_mean([() if math.isnan(loss) else (loss,) for loss in losses])


def empty_board_komi(size: int) -> tuple[float, float]:
    """Return the two komi for the empty board: on both sides of perfect play."""
    score = PERFECT_SCORES.get(size)
    return OTHER_KOMI if score is None else (score - 0.5, score + 0.5)


def empty_board(
    evaluator: FileEvaluator, visits: int, batch: int, stopped: Callable[[], bool]
) -> dict[str, float]:
    """Return Black's searched winrates on the empty board by komi; none when stopped.

    See `empty_board_komi`.
    """
    questions = [Question((), komi) for komi in empty_board_komi(evaluator.size)]
    parts = search_positions(
        evaluator, evaluator.size, questions, visits, batch=batch, stopped=stopped
    )
    answers = [answer for _, part in parts for answer in part]
    return {
        f"{question.komi:g}": round(answer.winrate, 4)
        for question, answer in zip(questions, answers, strict=False)
    }


@dataclass(frozen=True, kw_only=True)
class ReferenceOptions:
    """What networks are compared with, and how they search."""

    references: ReferenceFile
    visits: Sequence[int] = (1, 100)
    """Visits of the searches, one row of figures each; 1 is the network alone."""
    size: int | None = None
    """Board size [points per side]; None for all in the file, or the run's."""
    limit: int = 0
    """First positions of each size to use; 0 for all."""
    batch: int = BATCH
    """Leaves of a tree evaluated together; 1 is exact. See `SearchSettings`."""
    precision: str = "auto"
    """Precision of the networks, see `OpenedNetwork.evaluator`."""
    symmetry: str = "random"
    """Symmetry of the networks' input, see `NetworkEvaluator`."""
    judge: Path | None = None
    """Network file of a `MoveJudge` of the first moves; None for none."""
    judge_visits: int = JUDGE_VISITS
    """Visits of the judge."""


def measure_on_references(
    networks: Sequence[Path],
    options: ReferenceOptions,
    *,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Compare networks with reference positions, with and without a search.

    Boards that a network doesn't play are left out for it. Returns the fields documented in
    docs/commands/measuring.md.

    Raises
    ------
    EngineError
        A network can't be read, or nothing can be compared.
    """
    references, size = options.references, options.size
    sizes = [board for board in references.sizes if size in (None, board)]
    if not sizes:
        raise SettingsError(
            f"{references.name}: has no labels on {size}x{size}; choose another --size"
        )
    boards: dict[str, Any] = {}
    judge = None
    if options.judge is not None:
        judge = MoveJudge(options.judge, options.judge_visits, options.precision)
    for board in sizes:
        comparison = ReferenceComparison(references.of_size(board)[: options.limit or None])
        first: list[ComparedPosition] | None = None
        fields: list[dict[str, Any]] = []
        for path in networks:
            opened = open_network(path)
            if board not in opened.header.sizes:
                notice(f"{opened.header.name} does not play {board}x{board}; left out there")
                continue
            has_values = opened.header.has_values
            for count in options.visits:
                if stopped():
                    break
                evaluator = comparison.evaluator(opened, options.precision, options.symmetry)
                progress = _progress(
                    f"{opened.header.name} at {count} visits, {board}x{board}", notice
                )
                started, cpu = time.monotonic(), time.process_time()
                rows = comparison.rows(
                    evaluator,
                    count,
                    has_values=has_values,
                    batch=options.batch,
                    progress=progress,
                    stopped=stopped,
                )
                if not rows:
                    continue
                cost = {
                    "evaluations": evaluator.evaluations,
                    "seconds": time.monotonic() - started,
                    "cpu_seconds": time.process_time() - cpu,
                }
                first = rows if first is None else first
                judged = {}
                if judge is not None:
                    judged["judged_loss"] = _judged(
                        judge, comparison.positions, rows, notice, stopped
                    )
                fields.append(
                    {
                        "network": opened.header.name,
                        "identity": opened.header.identity,
                        "visits": count,
                        **comparison_figures(rows),
                        **judged,
                        "difference": _difference(rows, first),
                        "empty_board": empty_board(evaluator, count, options.batch, stopped)
                        if has_values
                        else {},
                        **cost,
                    }
                )
        boards[str(board)] = {"positions": len(comparison.positions), "rows": fields}
    if not any(board["rows"] for board in boards.values()) and not stopped():
        raise EngineError(
            f"{references.name}: no network plays the boards of its labels; name another"
        )
    return {
        "labels": references.name,
        "digest": references.digest,
        "batch": options.batch,
        "symmetry": options.symmetry,
        "stopped": stopped(),
        "boards": boards,
    }


def _progress(name: str, notice: Callable[[str], None]) -> Callable[[int, int], None]:
    """Return a function that reports the number of answered questions every few seconds."""
    reporter = Reporter(notice)
    return lambda done, count: reporter.tell(lambda: f"{name}: {done} of {count}")


def comparison_text(result: dict[str, Any]) -> str:
    """Return the result of `measure_on_references` as tables for a terminal."""
    lines = [f"labels {result['labels']}" + ("; stopped early" if result["stopped"] else "")]
    for board, part in result["boards"].items():
        rows = part["rows"]
        width = max([len("network"), *(len(row["network"]) for row in rows)])
        lines += [
            "",
            f"{board}x{board}: {part['positions']} positions",
            f"{'network':<{width}}  visits  winrate off by          more than the first    "
            "lead off by (median)         same move           points lost           winner right"
            + "              judged loss"
            * any("judged_loss" in row for row in rows),
        ]
        lines += [_line(row, width) for row in rows]
        for row in rows:
            winrates = ", ".join(
                f"{rate:.3f} at {komi}" for komi, rate in row["empty_board"].items()
            )
            unit = "visit" if row["visits"] == 1 else "visits"
            search = f"{row['network']} at {row['visits']} {unit}"
            if row["winrate_error"]["mean"] is None:
                lines.append(f"no winrates, {search}: the network has no value head")
            if not winrates:
                continue
            lines.append(f"Black wins the empty board, {search}: {winrates}")
    return "\n".join(lines)


def _line(row: dict[str, Any], width: int) -> str:
    """Return one row of a table."""
    lead = _interval(row["lead_error"], 2)
    if row["lead_error"]["mean"] is not None:
        lead += f" ({row['lead_error']['median']:.2f})"
    return "  ".join(
        (
            f"{row['network']:<{width}}",
            f"{row['visits']:>6}",
            f"{_interval(row['winrate_error'], 3):<22}",
            f"{_interval(row['difference'], 3, '+'):<25}",
            f"{lead:<27}",
            f"{_interval(row['first_move'], 0, scale=100, unit=' %'):<18}",
            f"{_interval(row['points_lost'], 2):<20}",
            f"{_interval(row['winner'], 1, scale=100, unit=' %'):<24}",
            _interval(row["judged_loss"], 2) if "judged_loss" in row else "",
        )
    ).rstrip()


def _interval(
    figure: dict[str, Any], digits: int, sign: str = "", scale: float = 1.0, unit: str = ""
) -> str:
    if figure["mean"] is None:
        return "-"
    mean = f"{scale * figure['mean']:{sign}.{digits}f}{unit}"
    if figure["low"] is None:
        return mean
    low, high = (f"{scale * figure[name]:{sign}.{digits}f}" for name in ("low", "high"))
    return f"{mean} ({low} to {high})"
