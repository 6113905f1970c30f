"""Summary of a reviewed game: both players' figures, phases, mistakes and turning points.

All losses are those of the timeline: differences within their standard error count as nothing, so
that means are estimates from below. Figures are None where nothing was judged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, median
from typing import Final

from engine.base.statistics.intervals import mean_interval
from engine.base.terminal import count_text
from engine.go.board import BLACK, WHITE
from engine.record.game_node import GameNode
from engine.record.stored_analysis import Analysis
from engine.review.game_review import GameReview
from engine.review.losses_by_rank import LEAST_MOVES, LossTable, tables_for
from engine.review.mistakes import (
    CLASSES,
    Mistake,
    MistakeKind,
    loss_class,
    mistakes,
    turning_points,
)
from engine.review.phases import Phase, deviation_of, phases_of
from engine.review.played_lambda import PlayedLambda, played_lambda
from engine.review.review_settings import ReviewSettings
from engine.review.stored_analyses import first_moves
from engine.review.timeline import TimelinePoint
from engine.search.report import AnalysisReport

ACCURACY_PER_POINT: Final = 0.75
"""Factor of the accuracy for each point that an average move loses on 19x19."""
MOST_JUDGED: Final = 0.9
"""Least share of a player's moves that are judged if the mean loss is compared."""


@dataclass(frozen=True)
class ReviewedMove:
    """A move of the line and what is known about it."""

    point: TimelinePoint
    """Figures after the move."""
    before: TimelinePoint
    """Figures of the position that it was played in."""
    best_line: tuple[int, ...]
    """The engine's choice there and its variation; empty if unknown."""
    agreed: bool | None
    """Whether the move is the engine's choice; None if the position before is not settled."""
    loss: int | None
    """Class of the points lost, see `loss_class`; None if they are unknown."""
    phase: Phase
    in_first_ten: bool | None = None
    """Whether the move is among the network's ten first moves, see `is_among_first`."""
    lambda_: PlayedLambda | None = None
    """What the move tells about its player's lambda; None if too little was searched."""

    @property
    def number(self) -> int:
        """Number of the move in the game."""
        return self.point.node.number

    @property
    def is_judged(self) -> bool:
        """Whether the move's loss is known, in points or in winrate."""
        return self.point.points_lost is not None or self.point.winrate_lost is not None


@dataclass(frozen=True)
class PlayerSummary:
    """Figures of one player's moves."""

    color: int
    """BLACK or WHITE."""
    moves: int
    judged: int
    """Moves whose loss is known."""
    mean_loss: float | None
    """Mean points lost per judged move [points]."""
    mean_loss_interval: tuple[float, float] | None
    """95 % interval of that mean, as far as the moves of one game tell, see `mean_interval`
    [points]."""
    accuracy: float | None
    """See `accuracy_of` [percent]."""
    compared: int
    """Moves that were compared with the engine's choice."""
    agreed: int
    """Moves that were the engine's choice."""
    classes: tuple[int, ...]
    """Judged moves in each of the `CLASSES` of lost points."""
    mistakes: int
    """Mistakes, see `engine.review.mistakes`."""
    ranked: int = 0
    """Moves of which it is known whether they are among the network's ten first moves."""
    in_first_ten: int = 0
    """Moves that are."""
    lambdas: tuple[PlayedLambda, ...] = ()
    """What the moves tell about the player's lambda, see `engine.review.played_lambda`."""

    @property
    def agreement(self) -> float | None:
        """Share of the compared moves that were the engine's choice [0, 1]."""
        return self.agreed / self.compared if self.compared else None


@dataclass(frozen=True)
class PhaseSummary:
    """A phase of the game, see `phases_of`."""

    phase: Phase
    first: int
    """Number of its first move."""
    last: int
    """Number of its last move."""
    black: PlayerSummary
    white: PlayerSummary
    deviation: float | None
    """Median standard deviation of the score, see `deviation_of`: how unsettled it was [points]."""


@dataclass(frozen=True)
class TurningPoint:
    """One of the mistakes that cost the most winning chances."""

    move: ReviewedMove
    leader: int
    """The opponent of the player who made the mistake, BLACK or WHITE, if the mistake gave the win
    away (`MistakeKind.WIN`); else 0."""


@dataclass(frozen=True)
class GameSummary:
    """Summary of the moves reviewed on the main line; values are Black's."""

    size: int
    komi: float
    """Komi of the winrates, handicap compensation included [points]."""
    networks: tuple[str, ...]
    """Names of the networks that the figures come from."""
    points: tuple[TimelinePoint, ...]
    """Timeline of the positions in the range."""
    moves: tuple[ReviewedMove, ...]
    """Moves in the range, of both players."""
    black: PlayerSummary
    white: PlayerSummary
    phases: tuple[PhaseSummary, ...]
    mistakes: tuple[Mistake, ...]
    """Mistakes of the reviewed players, in order."""
    turning_points: tuple[TurningPoint, ...]
    """The mistakes that decided the game, see `engine.review.mistakes.turning_points`."""
    losses_by_rank: tuple[LossTable, ...] = ()
    """Tables for the network and the board, to compare mean losses with; see `comparable`."""
    is_whole: bool = True
    """Whether the settings left no moves out."""

    @property
    def judged(self) -> int:
        """Moves whose loss is known."""
        return self.black.judged + self.white.judged

    @property
    def analyzed(self) -> int:
        """Positions with figures."""
        return sum(point.winrate is not None for point in self.points)

    @property
    def visits(self) -> tuple[int, int]:
        """Fewest and most visits of a position with figures; 0, 0 without one."""
        visits = [point.visits for point in self.points if point.visits]
        return (min(visits), max(visits)) if visits else (0, 0)

    def player(self, color: int) -> PlayerSummary:
        """Return one player's figures."""
        return self.black if color == BLACK else self.white

    def comparable(self, color: int) -> bool:
        """Return whether a player's mean loss can be compared with tables of whole games."""
        player = self.player(color)
        enough = player.judged >= max(LEAST_MOVES, MOST_JUDGED * player.moves)
        return self.is_whole and enough and player.mean_loss is not None

    def move_at(self, place: int) -> ReviewedMove:
        """Return the move at an index of the line, as in `Mistake.place`."""
        return next(move for move in self.moves if move.point.number == place)


def accuracy_of(mean_loss: float, size: int) -> float:
    """Return a player's accuracy in percent, by the points that a judged move loses on average.

    It is 100 * 0.75^(mean loss * 19 / size): 100 if no move loses anything, 75 at one point per
    move on 19x19, 56 at two. Smaller boards are scaled as the classes of losses are. KaTrain's
    accuracy has the same base, but weights moves by how difficult they were; so the two are close
    but not equal.
    """
    return 100.0 * math.pow(ACCURACY_PER_POINT, mean_loss * 19.0 / size)


def summarize(review: GameReview, settings: ReviewSettings | None = None) -> GameSummary:
    """Return the summary of a game's main line, as far as it is analyzed.

    `settings` limit it to a range of moves and to one player.
    """
    settings = settings or ReviewSettings()
    record, komi = review.record, review.game_komi
    size, line = record.size, record.main_line()
    points = review.timeline(line, komi)
    within = set(settings.replace(branches=False).nodes(record))
    either = settings.replace(side="both")
    moves = tuple(
        _reviewed(review, before, after, phase, komi)
        for (before, after), phase in zip(
            pairwise(points), phases_of(points, size)[1:], strict=True
        )
        if either.includes(after.node)
    )

    def figures(color: int, phase: Phase | None = None) -> PlayerSummary:
        own = [move for move in moves if phase is None or move.phase is phase]
        return _player(color, own, errors, settings, size)

    errors = {m.node: m for m in mistakes(points, size, komi) if settings.includes(m.node)}
    shown = tuple(point for point in points if point.node in within)
    networks = _networks(review, shown)
    return GameSummary(
        size=size,
        komi=komi,
        networks=networks,
        points=shown,
        moves=moves,
        black=figures(BLACK),
        white=figures(WHITE),
        phases=tuple(_phases(moves, figures)),
        mistakes=tuple(errors.values()),
        turning_points=_turning_points(moves, errors),
        losses_by_rank=_tables(review, networks, size),
        is_whole=settings.is_whole,
    )


def summary_line(summary: GameSummary) -> str:
    """Return the main figures as one line."""
    count = len(summary.moves)
    if not summary.judged:
        return f"{count_text(summary.analyzed, 'position')} analyzed, no moves judged"
    parts = [f"{summary.judged} of {count} moves judged"]
    losses = [
        f"{name} {player.mean_loss:.2f}"
        for name, player in (("Black", summary.black), ("White", summary.white))
        if player.mean_loss is not None
    ]
    if losses:
        parts.append(f"points lost per move: {', '.join(losses)}")
    parts.append(f"mistakes: {summary.black.mistakes} and {summary.white.mistakes}")
    return "; ".join(parts)


def _reviewed(
    review: GameReview, before: TimelinePoint, after: TimelinePoint, phase: Phase, komi: float
) -> ReviewedMove:
    size, node = review.record.size, after.node
    source = review.stored(before.node, komi) or review.whole_report(before.node, komi)
    line = review.best_line(before.node, komi)
    known = before.settled and line and node.move is not None and not node.setup
    return ReviewedMove(
        point=after,
        before=before,
        best_line=line,
        agreed=bool(line[0] == node.move.point) if known and node.move is not None else None,
        loss=None if after.points_lost is None else loss_class(after.points_lost, size),
        phase=phase,
        in_first_ten=None if node.move is None else is_among_first(source, node.move.point),
        lambda_=played_lambda(review, before, after, komi),
    )


def is_among_first(source: Analysis | AnalysisReport | None, move: int) -> bool | None:
    """Return whether a move is among the network's ten first moves; None if that is unknown.

    The cross-convolution paper judges its network by the moves of strong players that are not
    (section 6).
    """
    if source is None:
        return None
    known = source.first_moves if isinstance(source, Analysis) else first_moves(source.policy)
    return move in known if known else None


def _player(
    color: int,
    moves: Sequence[ReviewedMove],
    errors: dict[GameNode, Mistake],
    settings: ReviewSettings,
    size: int,
) -> PlayerSummary:
    """Return one player's figures of some moves; all 0 for a player who is not reviewed."""
    own = [m for m in moves if m.point.color == color and settings.includes(m.point.node)]
    lost = [m.point.points_lost for m in own if m.point.points_lost is not None]
    mean_loss = fmean(lost) if lost else None
    compared = [move.agreed for move in own if move.agreed is not None]
    classes = [0] * CLASSES
    for points in lost:
        classes[loss_class(points, size)] += 1
    return PlayerSummary(
        color=color,
        moves=len(own),
        judged=sum(move.is_judged for move in own),
        mean_loss=mean_loss,
        mean_loss_interval=mean_interval(lost),
        accuracy=None if mean_loss is None else accuracy_of(mean_loss, size),
        compared=len(compared),
        agreed=sum(compared),
        classes=tuple(classes),
        mistakes=sum(move.point.node in errors for move in own),
        ranked=sum(move.in_first_ten is not None for move in own),
        in_first_ten=sum(bool(move.in_first_ten) for move in own),
        lambdas=tuple(move.lambda_ for move in own if move.lambda_ is not None),
    )


def _phases(
    moves: Sequence[ReviewedMove], figures: Callable[[int, Phase], PlayerSummary]
) -> Iterator[PhaseSummary]:
    for phase in Phase:
        own = [move for move in moves if move.phase is phase]
        if not own:
            continue
        wide = [deviation_of(move.point.beta) for move in own if not move.point.count_estimated]
        known = [value for value in wide if value]
        yield PhaseSummary(
            phase=phase,
            first=own[0].number,
            last=own[-1].number,
            black=figures(BLACK, phase),
            white=figures(WHITE, phase),
            deviation=median(known) if known else None,
        )


def _turning_points(
    moves: Sequence[ReviewedMove], errors: dict[GameNode, Mistake]
) -> tuple[TurningPoint, ...]:
    """Return the mistakes that decided the game, with the changes of the lead."""
    chosen = {mistake.node: mistake for mistake in turning_points(errors.values())}
    return tuple(
        TurningPoint(move, -move.point.color if chosen[node].kind is MistakeKind.WIN else 0)
        for move in moves
        if (node := move.point.node) in chosen
    )


def _tables(review: GameReview, networks: tuple[str, ...], size: int) -> tuple[LossTable, ...]:
    """Return the tables of losses if all figures are those of the network in use."""
    network = review.network
    if network is None or networks != (network.name,):
        return ()
    return tables_for(network.identity, size)


def _networks(review: GameReview, points: Sequence[TimelinePoint]) -> tuple[str, ...]:
    """Return the names of the networks of the figures, the one in use first."""
    names: dict[str, None] = {}
    for point in points:
        if point.winrate is None or math.isinf(point.beta or 0.0):
            continue
        if point.stored is not None:
            names[point.stored.name or point.stored.network] = None
        elif review.network is not None:
            names[review.network.name] = None
    return tuple(names)
