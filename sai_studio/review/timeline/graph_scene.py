"""Content of the timeline: arrays by move, scales, ticks, texts of one move. No Qt.

The vertical axis is centered on the komi, so that "Black is ahead" is the upper half for the fair
komi and for the winrate alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.translation import tr
from engine.review.mistakes import move_class
from engine.review.timeline import TimelinePoint
from sai_studio.kit import figures
from sai_studio.kit.charts.ticks import nice_ticks
from sai_studio.kit.figures import move_name
from sai_studio.session.analysis.source_text import figures_source
from sai_studio.session.comparison import ComparedLine

ESTIMATED: Final = tr("estimate")
"""Shown instead of a certainty if a network judged the dead stones of a finished game."""
_MIDDLE: Final = 95.0
"""Share of the fair komi values that the axis contains [percent]; outliers are clipped."""
_LEAST_SPAN: Final = 0.5
"""Least half length of the axis, as a share of the board size."""
_ROBUST: Final = 98.0
"""Percentile of the losses that fills a bar; one blunder must not flatten the others."""


@dataclass(frozen=True)
class OtherLine:
    """Figures of another network or engine along the line, NaN where it analyzed nothing."""

    name: str
    role: str
    """Theme color."""
    alpha: NDArray[np.float64]
    """Fair komi after each move [points for Black]."""
    winrate: NDArray[np.float64]
    """Black's winrate at the viewed komi [0, 1]."""
    settled: NDArray[np.bool_]
    """Whether there are enough visits to judge moves."""
    has_winrate: bool
    """Whether its winrate is drawn."""

    @property
    def key(self) -> str:
        """Key of its entry in the legend."""
        return f"{self.role} {self.name}"

    @classmethod
    def of(cls, line: ComparedLine, with_winrate: bool) -> OtherLine:
        """Return the arrays of a compared line; one without a fair komi has its winrate drawn."""
        alpha = np.array([_or_nan(e.alpha if e else None) for e in line.estimates], np.float64)
        winrate = np.array([_or_nan(w) for w in line.winrates], np.float64)
        settled = np.array([e is not None and e.settled for e in line.estimates], np.bool_)
        drawn = with_winrate or not np.isfinite(alpha).any()
        return cls(line.name, line.role, alpha, winrate, settled, drawn)


@dataclass(frozen=True)
class TimelineScene:
    """A line of play as arrays; index 0 is the root, NaN means unknown."""

    size: int
    """Board size [points per side]."""
    komi: float
    """Viewed komi: the middle of the axis [points]."""
    game_komi: float
    """Komi of the game [points]."""
    span: float
    """Half length of the axis [points]."""
    loss_span: float
    """Loss that fills a bar."""
    current: int
    """Index of the current node."""
    alpha: NDArray[np.float64]
    """Fair komi after each move [points for Black]."""
    sigma: NDArray[np.float64]
    """Standard deviation of the score, pi / (beta sqrt 3) [points]."""
    winrate: NDArray[np.float64]
    """Black's winrate at `komi` [0, 1]."""
    step: NDArray[np.int64]
    """Certainty from 1 (very low) to 5 (very high); 0 unknown."""
    loss: NDArray[np.float64]
    """What each move lost [points, or percent of winrate without a score], at least 0."""
    loss_class: NDArray[np.int64]
    """Class of what each move lost, see `move_class`."""
    color: NDArray[np.int64]
    """Who moved: BLACK, WHITE or 0."""
    in_points: bool
    """Whether losses are points."""
    settled: NDArray[np.bool_]
    """Whether there are enough visits to judge moves; elsewhere the lines are faint."""
    error: NDArray[np.float64]
    """Standard error of `alpha` [points]."""
    count_estimated: NDArray[np.bool_]
    """Whether a network judged the dead stones of a finished game."""
    numbers: NDArray[np.int64]
    """Move number of each node; nodes with setup stones alone have that of the move before."""
    others: tuple[OtherLine, ...] = ()
    """Lines of further networks and of the other engine."""
    disagreements: tuple[int, ...] = ()
    """Indices of positions where the agents chose different moves."""
    stored: tuple[tuple[int, int], ...] = ()
    """First and last index of ranges with stored analysis of another network."""
    dynamic_komi: NDArray[np.float64] = field(default_factory=lambda: np.empty(0))
    """Komi in which an agent with dynamic komi believed at each position, NaN where there is none
    [points]; empty without any."""

    def __len__(self) -> int:
        return len(self.alpha)

    @property
    def known(self) -> bool:
        """Whether there is anything to draw."""
        lines = (self.winrate, *(other.winrate for other in self.others))
        return any(np.isfinite(winrate).any() for winrate in lines)

    @property
    def is_faint(self) -> NDArray[np.bool_]:
        """Positions with too few visits, of any line."""
        faint = np.isfinite(self.winrate) & ~self.settled & ~self.count_estimated
        for other in self.others:
            faint |= np.isfinite(other.winrate) & ~other.settled
        return faint


def timeline_scene(
    points: Sequence[TimelinePoint],
    size: int,
    komi: float,
    game_komi: float,
    current: int,
    others: Sequence[OtherLine] = (),
    disagreements: Sequence[int] = (),
    dynamic_komi: Sequence[float | None] = (),
) -> TimelineScene:
    """Return the content of the timeline for a line of play.

    Parameters
    ----------
    points
        One per node, root first.
    komi
        Komi of their winrates.
    current
        Index of the current node.
    others
        Lines to compare with.
    disagreements
        Indices of positions where the agents chose different moves.
    dynamic_komi
        Dynamic komi of each position; empty without any.
    """
    believed = np.array([_or_nan(komi) for komi in dynamic_komi], np.float64)
    if not np.isfinite(believed).any():
        believed = np.empty(0)
    alpha = np.array([_or_nan(p.alpha) for p in points], np.float64)
    beta = np.array([_or_nan(p.beta) for p in points], np.float64)
    winrate = np.array([_or_nan(p.winrate) for p in points], np.float64)
    settled = np.array([p.settled for p in points], np.bool_)
    beta[~settled] = np.nan
    beta[~(beta > 0.0)] = np.nan
    in_points = bool(np.isfinite(alpha).any())
    if in_points:
        loss = np.array([_or_nan(p.points_lost) for p in points], np.float64)
    else:
        loss = np.array([100.0 * _or_nan(p.winrate_lost) for p in points], np.float64)
    return TimelineScene(
        size=size,
        komi=komi,
        game_komi=game_komi,
        span=max(
            _span(a, komi, game_komi, size) for a in (alpha, believed, *(o.alpha for o in others))
        ),
        loss_span=_percentile(loss, _ROBUST, 2.0 if in_points else 10.0),
        current=current,
        alpha=alpha,
        sigma=np.pi / (beta * math.sqrt(3.0)),
        winrate=winrate,
        step=np.array(
            [0 if math.isnan(b) else figures.certainty(float(b), size).step for b in beta],
            np.int64,
        ),
        loss=loss,
        loss_class=np.array([move_class(p, size) or 0 for p in points], np.int64),
        color=np.array([p.color for p in points], np.int64),
        in_points=in_points,
        settled=settled,
        error=np.array([_or_nan(p.error) for p in points], np.float64),
        count_estimated=np.array([p.count_estimated for p in points], np.bool_),
        numbers=np.array([p.node.number for p in points], np.int64),
        others=tuple(others),
        disagreements=tuple(disagreements),
        dynamic_komi=believed,
        stored=tuple(runs(np.array([math.nan if p.stored is None else 0.0 for p in points]))),
    )


def _or_nan(value: float | None) -> float:
    return math.nan if value is None else value


def _span(alpha: NDArray[np.float64], komi: float, game_komi: float, size: int) -> float:
    """Return the length of the axis to each side of the viewed komi [points]; see `_MIDDLE`."""
    known = alpha[np.isfinite(alpha)]
    tail = (100.0 - _MIDDLE) / 2.0
    ends = (
        np.percentile(known, (tail, 100.0 - tail), method="nearest")
        if len(known)
        else np.array([komi])
    )
    far = max(np.abs(ends - k).max() for k in {komi, game_komi})
    return float(max(far, _LEAST_SPAN * size)) * 1.15


def _percentile(values: NDArray[np.float64], percent: float, least: float) -> float:
    """Return the percentile of the known values, at least `least`."""
    known = values[np.isfinite(values)]
    return max(float(np.percentile(known, percent)), least) if len(known) else least


def runs(values: NDArray[np.float64]) -> list[tuple[int, int]]:
    """Return the ranges of known values as (first, last) index."""
    known = np.isfinite(values).astype(np.int8)
    edges = np.diff(np.concatenate(([0], known, [0])))
    starts, ends = np.flatnonzero(edges == 1), np.flatnonzero(edges == -1) - 1
    return [(int(a), int(b)) for a, b in zip(starts, ends, strict=True)]


def clipped(scene: TimelineScene) -> list[tuple[int, bool]]:
    """Return moves whose fair komi is beyond the axis, the farthest of each run of moves.

    Each comes with True if it is above the axis, False if below.
    """
    found = []
    for above, beyond in (
        (True, scene.alpha - scene.komi - scene.span),
        (False, scene.komi - scene.span - scene.alpha),
    ):
        for first, last in runs(np.where(beyond > 0.0, beyond, np.nan)):
            found.append((first + int(np.argmax(beyond[first : last + 1])), above))
    return sorted(found)


def lead_changes(scene: TimelineScene) -> list[float]:
    """Return the fractional move numbers where the lead changes by more than the standard error.

    The fair komi lies clearly on one side of the komi before and clearly on the other one after;
    of several crossings between, the last one counts.
    """
    gap = np.where(scene.settled, scene.alpha - scene.komi, np.nan)
    with np.errstate(invalid="ignore"):
        clear = np.flatnonzero(np.abs(gap) > scene.error)
        turns = np.flatnonzero(gap[:-1] * gap[1:] <= 0.0)
    found = []
    for before, after in pairwise(clear):
        between = turns[(turns >= before) & (turns < after)]
        if gap[before] * gap[after] < 0.0 and len(between):
            i = int(between[-1])
            found.append(float(i + gap[i] / (gap[i] - gap[i + 1])))
    return found


def komi_ticks(scene: TimelineScene, parts: float) -> list[float]:
    """Return round komi for the axis, ascending, at least two."""
    return nice_ticks(scene.komi - scene.span, scene.komi + scene.span, parts, least_step=0.5)


def move_ticks(low: float, high: float, parts: float) -> list[int]:
    """Return round move numbers within a range."""
    return [round(tick) for tick in nice_ticks(low, high, parts, least_step=1.0)]


def ticks_in_view(
    numbers: NDArray[np.int64], low: float, high: float, parts: float
) -> list[tuple[int, int]]:
    """Return places of a range on the axis with their move numbers, which are round if they rise.

    Parameters
    ----------
    numbers
        Move number of each node.
    low, high
        First and last place in view; places after the last node continue its number.
    """
    first = max(math.ceil(low), 0)
    last = max(math.floor(high), first)
    after = np.arange(1, max(last + 2 - len(numbers), 1))
    numbers = np.concatenate((numbers, numbers[-1] + after))
    if (np.diff(numbers) < 0).any():  # a node of the record begins to count anew
        places = [place for place in move_ticks(low, high, parts) if place >= 0]
        return [(place, int(numbers[place])) for place in places]
    ends = numbers[first] - first + low, numbers[last] - last + high
    ticks = move_ticks(float(ends[0]), float(ends[1]), parts)
    places = np.searchsorted(numbers, ticks).tolist()
    pairs = zip(places, ticks, strict=True)
    return [(i, n) for i, n in pairs if i < len(numbers) and numbers[i] == n]


def _figures_of_other(other: OtherLine, i: int, size: int) -> str:
    """Return the drawn values of another line after one move."""
    texts = []
    if math.isfinite(other.alpha[i]):
        texts.append(figures.fair_komi(float(other.alpha[i]), size))
    if other.has_winrate:
        texts.append(figures.percent(float(other.winrate[i])))
    return ", ".join(texts)


def figures_of(scene: TimelineScene, point: TimelinePoint) -> dict[str, str]:
    """Return the values of the legend for one move."""
    i = point.number
    move = str(point.node.number)
    if point.node.move is not None:
        color, place = point.node.move
        move += f" {'B' if color > 0 else 'W'} {move_name(place, scene.size)}"
    values_by_key = {"move": move}
    if math.isfinite(scene.alpha[i]):
        alpha, is_counted = float(scene.alpha[i]), point.beta == math.inf
        values_by_key["alpha"] = (
            figures.points(alpha) if is_counted else figures.fair_komi(alpha, scene.size)
        )
    if math.isfinite(scene.winrate[i]):
        values_by_key["winrate"] = figures.percent(float(scene.winrate[i]))
    for other in scene.others:
        if math.isfinite(other.winrate[i]):
            values_by_key[other.key] = _figures_of_other(other, i, scene.size)
    if len(scene.dynamic_komi) and math.isfinite(scene.dynamic_komi[i]):
        values_by_key["dynamic"] = figures.points(float(scene.dynamic_komi[i]))
    if scene.is_faint[i] and math.isfinite(scene.error[i]):
        values_by_key["faint"] = f"\u00b1 {figures.points(float(scene.error[i]))}"
    if scene.count_estimated[i]:
        values_by_key["certainty"] = ESTIMATED
    elif scene.step[i] > 0:
        values_by_key["certainty"] = figures.CERTAINTY_WORDS[scene.step[i] - 1]
    if math.isfinite(scene.loss[i]):
        lost = float(scene.loss[i])
        values_by_key["loss"] = figures.points(lost) if scene.in_points else f"{lost:.0f} %"
    if point.stored is not None:
        values_by_key["stored"] = figures_source(point.stored, point.visits)
    return values_by_key
