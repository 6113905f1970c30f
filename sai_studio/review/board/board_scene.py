"""Contents of the board as plain data, without Qt."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.review.mistakes import candidate_class
from engine.search.loss import ENOUGH_VISITS, has_enough_visits
from engine.search.report import loss_against_choice
from sai_studio.kit.figures import ABOUT_ZERO, MINUS, count, percent, points

if TYPE_CHECKING:
    from engine.analysis.stone_values import StoneValues
    from engine.record.board_shape import BoardShape
    from engine.record.game_node import Line
    from engine.search.report import AgentAnalysis, AnalysisReport, Candidate

DISC_NUMBERS: Final = ("points", "winrate", "visits", "policy")
"""Numbers that can be written first on the discs."""
SECOND: Final = 9
"""Number that stands for the other engine among the agents' marks."""
FULL_SIZE_SHARE: Final = 0.35
"""Share of the best candidate's visits from which a disc has full size and opacity."""
_CORNERS: Final = ((1, -1), (1, 1), (-1, -1), (-1, 1))
"""Corners around a point in order of preference: right or left, up or down."""
LEAST_CELL: Final = 21.0
"""Distance of the board's lines below which discs have no numbers [pixels]."""


class DiscLimits(NamedTuple):
    """Which candidates are shown on the board."""

    most: int
    """Number of candidates at most, the best ones."""
    least_visits: int
    """Fewest visits of a candidate; the agent's choice needs only one."""

    def of(self, agent: AgentAnalysis) -> list[Candidate]:
        """Return the candidates that are shown, best first."""
        return [
            c
            for c in agent.candidates[: self.most]
            if c.visits >= self.least_visits or (c.visits and c.move == agent.move)
        ]


USUAL_LIMITS: Final = DiscLimits(10, 1)
"""The limits if nothing else was chosen."""


@dataclass(frozen=True)
class Disc:
    """A candidate move on the board, colored by the points it loses."""

    point: int
    loss: int | None
    """Loss class 0 to 5; None if there are too few visits to judge the move."""
    numbers: tuple[str, ...]
    """Up to three numbers, the most important first; empty with too few visits."""
    strength: float
    """Size and opacity, from 0 (few visits) to 1."""
    chosen: bool
    """Whether the engine would play it."""
    order: int
    """Rank, 0 for the best."""


@dataclass(frozen=True)
class VariationStone:
    """A numbered stone of a variation."""

    point: int
    color: int
    number: int


@dataclass(frozen=True)
class NextMove:
    """A move that follows in the record; drawn as a ring."""

    point: int
    color: int
    main: bool
    """Whether "forward" goes to it."""


@dataclass(frozen=True)
class AgentMark:
    """Point with the chips of the agents that would play there."""

    point: int
    agents: tuple[int, ...]
    """Indices of the agents."""
    labels: tuple[str, ...]
    """Text on each chip: the lambda."""


@dataclass(frozen=True)
class PlayedLoss:
    """A stone whose move lost points; drawn as a dot on it."""

    point: int
    loss: int


class StoneWorth(NamedTuple):
    """What a stone adds for its owner; drawn as a number on it."""

    text: str
    share: float
    """Its points over those of the stone that adds most [-1, 1]; 0 within the error."""


def stone_worths(values: StoneValues) -> dict[int, StoneWorth]:
    """Return what to draw on each stone."""
    worths = {point: values.worth(point) or (0.0, 0.0) for point in values.points}
    most = max((worth for worth, _ in worths.values()), default=0.0)
    return {
        point: StoneWorth(
            points(worth) if abs(worth) < 9.95 else points(worth)[:-2],
            worth / max(most, abs(worth), 1e-6) if values.is_sure(point) else 0.0,
        )
        for point, (worth, _) in worths.items()
    }


@dataclass(frozen=True)
class BoardScene:
    """Everything that the board shows."""

    size: int
    stones: NDArray[np.int8]
    """int8[N]."""
    to_play: int = 1
    last_move: int | None = None
    ko_point: int | None = None
    numbers: Mapping[int, int] = field(default_factory=dict)
    """Move numbers by point."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """triangle, square, circle, cross, selected or "label:TEXT" by point."""
    lines: tuple[Line, ...] = ()
    """Lines and arrows, the one that is being drawn included."""
    dimmed: frozenset[int] = frozenset()
    """Points in the shade."""
    discs: tuple[Disc, ...] = ()
    agents: tuple[AgentMark, ...] = ()
    next_moves: tuple[NextMove, ...] = ()
    losses: tuple[PlayedLoss, ...] = ()
    worths: Mapping[int, StoneWorth] = field(default_factory=dict)
    """What stones add, by point; in place of move numbers, the last move's mark and losses."""
    variation: tuple[VariationStone, ...] = ()
    hover: tuple[int, int] | None = None
    """Point and color of the stone that a click would play."""
    hover_mark: tuple[int, str] | None = None
    """Point and mark that a click would draw; the mark "" would be removed."""
    hint: int | None = None
    """Point of a move that was asked for as a hint; drawn as a ring with a dot."""
    policy: NDArray[np.float32] | None = None
    """float32[A], the network's policy, drawn as a heat map."""
    visits: NDArray[np.int64] | None = None
    """int64[N], visits of every searched move, drawn as a shaded grid of numbers."""
    ownership: NDArray[np.int8] | None = None
    """int8[N], area of both sides while the score is counted."""
    expected: NDArray[np.float32] | None = None
    """float32[N], expected owner of each point: 1 Black, -1 White."""
    dead: frozenset[int] = frozenset()
    region: frozenset[int] = frozenset()
    """Points that the search is limited to; empty: no limit."""
    coordinates: bool = True
    coordinate_style: str = "A1"
    """A1, 1-1 (columns and rows from the upper left) or edge (lines from the nearest edge)."""
    uneven: bool = False
    """Whether stones lie a little beside their points, as if put down by hand."""
    cursor: int | None = None
    """Point of the cursor that is moved with the keyboard."""
    best: tuple[int, ...] = ()
    """Points of moves that count as best; drawn as rings."""
    named: Mapping[int, str] = field(default_factory=dict)
    """Short texts of moves, by point; they may be wider than it."""
    landing: tuple[int, float] | None = None
    """Point of a stone that is falling on the board, and how far it has fallen, from 0 to 1."""


def plain_scene(stones: NDArray[np.int8], last_move: int | None) -> BoardScene:
    """Return a square position without anything else; a last move off the board has no mark."""
    return BoardScene(math.isqrt(len(stones)), stones, last_move=last_move, coordinates=False)


def star_points(shape: BoardShape) -> tuple[int, ...]:
    """Return the star points (hoshi) of a board."""
    if not shape.is_square:
        rows, columns = (_star_lines(lines) for lines in (shape.rows, shape.columns))
        return tuple(sorted(shape.point(row, column) for row in rows for column in columns))
    size = shape.size
    rows = _star_lines(size)
    middle = size // 2
    points = {row * size + column for row in rows for column in rows}
    if size % 2 == 1 and size >= 5:
        points.add(middle * size + middle)
        if size >= 15:
            points |= {middle * size + row for row in rows}
            points |= {row * size + middle for row in rows}
    return tuple(sorted(points))


def _star_lines(lines: int) -> tuple[int, ...]:
    """Return the outer lines with star points; none on short sides."""
    if lines < 6:
        return ()
    if lines < 8:
        edge = 2 if lines % 2 == 0 or lines == 7 else 1
    else:
        edge = 2 if lines < 12 else 3
    return edge, lines - 1 - edge


def candidate_discs(
    report: AnalysisReport,
    agent: AgentAnalysis,
    first: str = "points",
    limits: DiscLimits = USUAL_LIMITS,
    color: int = BLACK,
) -> tuple[Disc, ...]:
    """Return the discs of an agent's candidates, best first; pass has none.

    Parameters
    ----------
    first
        The most important number, one of `DISC_NUMBERS`; the others follow as far as there is room.
    limits
        Which candidates get a disc.
    color
        Whose winrates they have, BLACK or WHITE.
    """
    points = report.size * report.size
    most = max((c.visits for c in agent.candidates), default=0)
    return tuple(
        _disc(report, agent, candidate, order, most, first, color)
        for order, candidate in enumerate(limits.of(agent))
        if candidate.move != points
    )


def _disc(
    report: AnalysisReport,
    agent: AgentAnalysis,
    candidate: Candidate,
    order: int,
    most: int,
    first: str,
    color: int,
) -> Disc:
    visits = candidate.figure_visits
    share = visits / most if most else 0.0
    strength = min(1.0, math.sqrt(share / FULL_SIZE_SHARE))
    has_numbers = has_enough_visits(visits) or order == 0
    if not has_numbers:
        strength *= visits / ENOUGH_VISITS
    loss = candidate_class(report, agent, candidate)
    is_judged = loss is not None and report.network_beta > 0.0
    return Disc(
        point=candidate.move,
        loss=loss,
        numbers=_numbers(report, agent, candidate, first, color, is_judged) if has_numbers else (),
        strength=strength,
        chosen=candidate.move == agent.move,
        order=order,
    )


def _numbers(
    report: AnalysisReport,
    agent: AgentAnalysis,
    candidate: Candidate,
    first: str,
    color: int,
    is_judged: bool,
) -> tuple[str, ...]:
    """Return the numbers on a disc, `first` before the others; no points if none are known.

    They are the points that the side to move loses, with a minus sign, the winrate of `color` in
    percent, visits and policy.
    """
    lost, is_within_error = loss_against_choice(report, agent, candidate)
    winrate = candidate.winrate if color == BLACK else 1.0 - candidate.winrate
    texts = {
        "points": ABOUT_ZERO if is_within_error else _gain(-lost),
        "winrate": percent(winrate).replace("\u00a0", ""),
        "visits": count(candidate.visits),
        "policy": f"{100.0 * candidate.prior:.0f}%",
    }
    if not is_judged:
        del texts["points"]
    if not report.has_winrates:
        del texts["winrate"]
    if first != "policy":
        del texts["policy"]
    names = sorted(texts, key=lambda name: name != first)
    return tuple(texts[name] for name in names[:3])


def _gain(gained: float) -> str:
    """Return points against the engine's choice with their sign, in at most four characters."""
    if abs(gained) < 0.05:
        return points(0.0)
    number = f"{abs(gained):.1f}" if abs(gained) < 9.95 else f"{abs(gained):.0f}"
    return f"{MINUS if gained < 0.0 else '+'}{number}"


def agent_marks(
    report: AnalysisReport,
    labels: Sequence[str],
    hidden: Set[int] = frozenset(),
    images: NDArray[np.int16] | None = None,
) -> tuple[AgentMark, ...]:
    """Return one mark per point that some agent would play; none if there is only one agent.

    Before a search all agents have the network's first choice, which is no choice of theirs.

    Parameters
    ----------
    labels
        Text on each agent's chip.
    hidden
        Indices of agents to leave out.
    images
        The board's, see `BoardState.first_images`: mirror images are one move, marked where the
        first of their agents plays it. None: no move is another's image.
    """
    if len(report.agents) < 2:
        return ()
    by_point: dict[int, list[int]] = {}
    point_of: dict[int, int] = {}
    for place, agent in enumerate(report.agents):
        if agent.visits <= 1 or agent.move is None or agent.move >= report.size * report.size:
            continue
        image = agent.move if images is None else int(images[agent.move])
        point = point_of.setdefault(image, agent.move)
        if place not in hidden:
            by_point.setdefault(point, []).append(place)
    return tuple(
        AgentMark(point, tuple(places), tuple(labels[place] for place in places))
        for point, places in by_point.items()
    )


def with_second(marks: tuple[AgentMark, ...], point: int, label: str) -> tuple[AgentMark, ...]:
    """Return the marks with the other engine's move added."""
    others = tuple(mark for mark in marks if mark.point != point)
    here = next((mark for mark in marks if mark.point == point), AgentMark(point, (), ()))
    both = AgentMark(point, (*here.agents, SECOND), (*here.labels, label))
    return (*others, both)


class FigureLine(NamedTuple):
    """One line of text on a candidate disc."""

    text: str
    y: float
    """Center of the line, relative to the point; positive is down [pixels]."""
    size: float
    """Size of the font [pixels]."""
    bold: bool


def disc_radius(disc: Disc, cell: float) -> float:
    """Return the radius of a disc [pixels]; one with numbers has room for them."""
    least = 0.335 if disc.numbers else 0.20
    return cell * (least + (0.47 - least) * disc.strength)


def figure_lines(disc: Disc, cell: float) -> list[FigureLine]:
    """Return up to three lines of numbers, as many as are legible at this size."""
    if not disc.numbers or cell < LEAST_CELL:
        return []
    if cell < 30:
        return [FigureLine(disc.numbers[0], 0.0, 0.36 * cell, True)]
    scale = disc_radius(disc, cell) / 0.47
    two, three = ((-0.13, 0.31), (0.18, 0.26)), ((-0.20, 0.265), (0.045, 0.225), (0.265, 0.18))
    places = two if cell < 40 or len(disc.numbers) < 3 else three
    lines = [(text, *place) for text, place in zip(disc.numbers, places, strict=False)]
    return [
        FigureLine(text, y * scale, size * scale, place == 0)
        for place, (text, y, size) in enumerate(lines)
    ]


class Chip(NamedTuple):
    """Small disc that marks the move of one agent."""

    agent: int
    """Place in the list of agents."""
    label: str
    column: float
    """Center [cells from the leftmost line]."""
    row: float
    """Center [cells from the uppermost line]."""
    shift: float
    """Offset to the right of that center [radii]."""
    scale: float
    """Size relative to the usual radius."""


def chip_radius(cell: float) -> float:
    """Return the radius of a chip [pixels]; it covers no numbers on the four discs around it."""
    return max(4.0, min(max(6.0, 0.145 * cell), 15.0, 0.29 * cell))


def place_chips(marks: Sequence[AgentMark], size: int) -> list[Chip]:
    """Place every chip at a free corner of its point.

    Corners on the edge of the board are used last, because of the coordinates there. When all four
    are taken, the remaining chips of a point share the last corner.
    """
    taken: set[tuple[int, int]] = set()
    chips: list[Chip] = []
    for mark in marks:
        row, column = divmod(mark.point, size)
        corners = [(2 * column + right, 2 * row + down) for right, down in _CORNERS]
        corners.sort(key=lambda corner: not all(0 < at < 2 * (size - 1) for at in corner))
        free = [corner for corner in corners if corner not in taken] or corners[:1]
        single = min(len(mark.agents), len(free))
        shared = len(mark.agents) - single + 1
        for place, (agent, label) in enumerate(zip(mark.agents, mark.labels, strict=True)):
            corner = free[min(place, single - 1)]
            taken.add(corner)
            x, y = corner[0] / 2.0, corner[1] / 2.0
            if place < single - 1 or shared == 1:
                chips.append(Chip(agent, label, x, y, 0.0, 1.0))
                continue
            scale = 1.0 / shared  # several chips side by side in the room of one
            shift = (2 * (place - single + 1) - shared + 1) * scale
            chips.append(Chip(agent, label, x, y, shift, scale))
    return chips
